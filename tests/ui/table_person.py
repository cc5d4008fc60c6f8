"""A person at the action table: positions to sit down at, and short words for what is looked up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import GameState, Player
from game.fiftyfirst.scenes.library import LibraryScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.spots import HandCard, HandConnection, SiteAt
from game.ui.boxes import Box
from game.ui.canvas import Mark
from game.ui.places import Label
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scene import Scene
from game.ui.settings import Settings
from game.ui.table.play.modes import Mode

AnyScene = TypeVar("AnyScene", bound=Scene)

POSITIONS = Path(__file__).parent.parent / "positions"
SMALL, LARGE = (1280, 720), (1920, 1080)


def sit_down(
    position: str = "table",
    size: tuple[int, int] = SMALL,
    text_scale: float = 1.0,
    language: str = "en",
    seat: str = "A",
    changed: Mapping[str, str] | None = None,
    settings: Settings = STILL,
    scene: str = "table",
) -> Rehearsal:
    """The table of a position file, with the hand of a seat open, or the ``scene`` before it; parts of the text of the
    file may be ``changed``."""
    text = (POSITIONS / f"{position}.yaml").read_text("utf-8")
    for old, new in (changed or {}).items():
        assert old in text
        text = text.replace(old, new)
    settings = replace(settings, text_scale=text_scale)
    if not changed:
        return rehearse(scene, size, language, POSITIONS / f"{position}.yaml", seat, settings=settings)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "changed.yaml"
        path.write_text(text, "utf-8")
        return rehearse(scene, size, language, path, seat, settings=settings)


def scene(window: Rehearsal) -> TableScene:
    return on_top(window, TableScene)


def mode(window: Rehearsal) -> Mode:
    return scene(window).controller.mode


def state(window: Rehearsal) -> GameState:
    found: GameState = window.context.playing.state
    return found


def player(window: Rehearsal, seat: str = "A") -> Player:
    return state(window).player(seat)


def site(window: Rehearsal, card: str, seat: str = "A") -> SiteAt:
    """The Site on which a card lies."""
    return next(SiteAt(site.id) for site in player(window, seat).sites if site.card == card)


def hand(window: Rehearsal, card: str) -> HandCard:
    """The place of a card in the open hand."""
    return next(label for label in places(window) if isinstance(label, HandCard) and label.card == card)


def connection(window: Rehearsal, card: str) -> HandConnection:
    return next(label for label in places(window) if isinstance(label, HandConnection) and label.card == card)


def places(window: Rehearsal) -> list[Label]:
    """The labels of all hit areas of the frame, the lowest first."""
    return [mark.label for mark in window.app.marks if mark.kind == "hit"]


def texts(window: Rehearsal) -> str:
    """Every text of the frame, one a line."""
    return "\n".join(mark.name for mark in window.app.marks if mark.kind == "text")


def marked(window: Rehearsal, kind: str) -> list[Mark]:
    return [mark for mark in window.app.marks if mark.kind == kind]


def written(window: Rehearsal, box: Box) -> list[str]:
    """The texts that stand in a box."""
    return [mark.name for mark in marked(window, "text") if box.rect.contains(mark.rect)]


def on_top(window: Rehearsal, kind: type[AnyScene]) -> AnyScene:
    """The scene on top, which is of this kind."""
    top = window.context.stack.top
    assert isinstance(top, kind), f"{kind.__name__} is not on top, but {type(top).__name__}"
    return top


def library(window: Rehearsal) -> LibraryScene:
    return on_top(window, LibraryScene)


def decisions(window: Rehearsal) -> int:
    return window.context.playing.journal.head


def pass_to_the_next(window: Rehearsal) -> None:
    """Pass, and open the hand of the next player."""
    for label in ("pass", "confirm", "show_hand"):
        if label != "confirm" or label in window.labels():
            window.click(label)


def parts_of(layout: Layout) -> list[Box]:
    """What every table has: the boards with their rows and piles, the hand, the lane and the side column."""
    parts = [layout.side.panel, layout.own.panel, layout.hand.strip, layout.lane]
    parts += [row.band for row in (*layout.own.rows, *layout.opponent.rows)]
    parts += [board.panel for board in layout.opponents]
    return parts + [board.piles.panel for board in layout.opponents if board.piles]
