"""Metro 2033 in a window that is driven by a script, at a table on which nothing lies: for what is shown beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.kernel.seats import SeatSetup
from game.metro2033.box import BOX
from game.metro2033.kind import metro_kind
from game.metro2033.match_look import MATCH_LOOK
from game.metro2033.scenes.hints_of_table import ADVISING
from game.metro2033.scenes.replay import MetroReplayScene
from game.metro2033.scenes.score import MetroScoreScene
from game.metro2033.table.emblems import emblem_in
from game.play.games import GameBox
from game.play.match import AnyMatch, Match, watch_match
from game.ui.boxes import Box
from game.ui.context import Context
from game.ui.game_look import GameLook
from game.ui.game_table import GameTable
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.plain_table import PlainTableScene
from game.ui.settings import Settings
from game.ui.table.draw.plain_ground import draw_plain_ground
from game.ui.table.plan.plain import TableGround
from game.ui.table.standing import TableStanding
from game.ui.table.zone import TableDrawing
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.metro2033.laid import metro_cards

STILL: Final = Settings(speed="off", handover="open")
SMALL: Final = (1280, 720)
NAMES: Final = ("Anna", "Benedikt", "Юлия", "Dmitri", "Eva", "Friedrich")


class BareStanding(TableStanding[AnyMatch, Any]):
    """Nothing lies on the table."""

    drawing = TableDrawing(ground=draw_plain_ground)

    def beginnings(self, _: Any) -> Sequence[Label]:
        return ()


class BareTable(PlainTableScene[BareStanding]):
    """A table without places."""

    make_standing = BareStanding

    def places(self, _: TableGround, __: BareStanding) -> Iterable[tuple[Label, Box]]:
        return ()


TABLE: Final = GameTable(
    {"table": BareTable, "score": MetroScoreScene},
    replay=MetroReplayScene,
    match_look=MATCH_LOOK,
    emblem=emblem_in,
    advising=ADVISING,
)
BARE_BOX: Final = BOX._replace(look=lambda: GameLook(has_rules=True), table=lambda: TABLE)


def context_of(
    size: tuple[int, int] = SMALL, settings: Settings = STILL, language: str = "en", data: Path | None = None,
    box: GameBox = BARE_BOX,
) -> Context:  # fmt: skip
    """A window of Metro 2033 without a scene."""
    open_window(size, False, "Metro 2033")
    words = box.words(metro_cards, language, None)
    return Context(size, words, metro_cards, data, match_director, box, settings)


@cache
def played(seats: int, seed: int = 7, people: int = 0, folder: Path | None = None) -> AnyMatch:
    """A match that robots have played to its end, or up to the first decision of a person."""
    players = [SeatSetup(name, "human" if n < people else "greedy") for n, name in enumerate(NAMES[:seats])]
    match = Match.deal(metro_kind(metro_cards()), players, {}, seed, folder)
    match.play_bots()
    return match


def at_the_score(context: Context, seats: int) -> Rehearsal:
    """The final score of a match of so many robots."""
    match = played(seats)
    assert match.status.is_over
    context.director.open_match(match)
    return Rehearsal(context)


def watched(seats: int) -> Any:
    """Such a match, to be watched."""
    return watch_match(played(seats))
