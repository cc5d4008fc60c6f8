"""The zoom: every card fits beside its facts in windows of any shape, and says what building it would bring."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.fiftyfirst.art.faces import draw_faction
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.wording import printed
from game.kernel.bag import EMPTY
from game.kernel.seats import SeatSetup
from game.ui.canvas import Canvas
from game.ui.input import Key
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.theme import BODY, Metrics
from tests.full import full_only
from tests.ui.layout import problems

pytestmark = pytest.mark.usefixtures("blank_drawings")

TABLE = Path(__file__).parents[1] / "positions" / "table.yaml"
WINDOWS = (
    ((1280, 720), 1.0),
    ((1280, 720), 2.0),
    full_only((1024, 768), 1.0),
    full_only((1280, 960), 1.0),
    ((2560, 1080), 1.0),
    full_only((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    full_only((2560, 1440), 1.0),
)


@pytest.fixture
def window(tmp_path: Path) -> Rehearsal:
    return rehearse("table", (1280, 720), position=TABLE, seat="A", data=tmp_path)


def hold(window: Rehearsal, hand: tuple[str, ...], phase: str = "action", poor: bool = False) -> None:
    """Give seat A this hand, and nothing to pay with if it is ``poor``."""
    match = window.context.playing
    first, *others = match.state.players
    first = replace(first, hand=hand, goods=EMPTY) if poor else replace(first, hand=hand)
    state = replace(match.state, players=(first, *others), phase=phase)
    window.context.match = Match.begin(fiftyfirst(), match.game, [SeatSetup("Alex"), SeatSetup("Ben")], state, 1)


def zoomed(
    window: Rehearsal,
    cards: tuple[str, ...],
    size: tuple[int, int] = (1280, 720),
    scale: float = 1.0,
    part: str = "facts",
) -> Canvas:
    """The first of ``cards``, large, in a window of ``size``, with its facts or its rules."""
    window.context.metrics = Metrics(size, scale)
    canvas = Canvas(pygame.Surface(size), window.context.metrics)
    scene = ZoomScene(window.context, cards)
    scene.part = part
    scene.paint(canvas)
    return canvas


def texts(canvas: Canvas) -> list[str]:
    return [mark.name for mark in canvas.marks if mark.kind == "text"]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_every_card_fits_with_all_its_facts(
    window: Rehearsal,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    size: tuple[int, int],
    scale: float,
) -> None:
    """Every third card; with `--full` and with the largest text in the smallest window every one."""
    catalog = window.context.content
    monkeypatch.setattr("game.fiftyfirst.scenes.zoomed.picture", lambda *_: pygame.Surface((1, 1)))
    hold(window, tuple(catalog.locations))
    cards = (*catalog.locations, *catalog.connections, *catalog.factions)
    every = 1 if scale == 2.0 or request.config.getoption("full") else 3
    for card in cards[::every]:
        assert problems(zoomed(window, (card, "next"), size, scale, "rules").marks, size) == [], card
        canvas = zoomed(window, (card, "next"), size, scale)
        assert problems(canvas.marks, size) == [], card
        assert ("If built now" in texts(canvas)) == (card in catalog.locations), card


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("part", ["facts", "rules"])
def test_what_has_no_room_in_the_smallest_window_is_a_key_away(window: Rehearsal, part: str, scale: float) -> None:
    wording, catalog = wording_of(window.context), window.context.content
    hold(window, ("foundation",))
    window.context.metrics = Metrics((640, 360), scale)
    scene = ZoomScene(window.context, ("foundation", "next"))
    scene.part = part
    told: list[str] = []
    for _ in range(4):
        canvas = Canvas(pygame.Surface((640, 360)), window.context.metrics)
        scene.paint(canvas)
        assert problems(canvas.marks, (640, 360)) == []
        told += texts(canvas)
        scene.handle(Key("down"))
    card = catalog.locations["foundation"]
    rules, facts = printed.rules(wording, card), printed.facts(wording, card)
    assert {row.sentence for row in (rules if part == "rules" else facts)} <= set(told)


def test_the_words_are_not_set_smaller_than_need_be(window: Rehearsal) -> None:
    sizes = {mark.px for mark in zoomed(window, ("refinery",), (1920, 1080)).marks if mark.name.startswith("Spoils")}
    assert sizes == {BODY}


def test_what_a_card_would_bring_is_told_when_it_cannot_be_paid_for(window: Rehearsal) -> None:
    hold(window, ("refinery", "archive"), poor=True)
    assert "3 VP" in texts(zoomed(window, ("refinery",)))
    assert "nothing" in texts(zoomed(window, ("archive",)))


def test_nothing_is_built_outside_the_action_phase_or_from_another_hand(window: Rehearsal) -> None:
    assert "If built now" not in texts(zoomed(window, ("museum",)))
    hold(window, ("refinery",), phase="cleanup")
    assert "If built now" not in texts(zoomed(window, ("refinery",)))


def test_what_a_card_does_comes_first_and_larger_and_the_rest_in_two_columns(window: Rehearsal) -> None:
    hold(window, ("shipwreck",))
    marks = [mark for mark in zoomed(window, ("shipwreck",), (1920, 1080)).marks if mark.kind == "text"]
    effect = next(mark for mark in marks if mark.name.startswith("Spend 1 iron"))
    others = [mark for mark in marks if mark.name in {"Icons", "Spoils", "Distance 2"}]
    assert effect.px >= 24
    assert effect.rect.y < min(mark.rect.y for mark in others)
    assert len({mark.within.x for mark in others if mark.within}) == 2


def test_the_title_of_a_faction_board_keeps_off_the_edges_of_its_band(window: Rehearsal) -> None:
    catalog, wording = window.context.content, wording_of(window.context)
    for faction in catalog.factions.values():
        for width in (180, 340, 580):
            drawing = draw_faction(faction, catalog.exchange, width, wording)
            title = next(mark.rect for mark in drawing.marks if mark.kind == "text")
            assert title.x >= width * 0.08, faction.id
            assert title.right <= width * 0.92, faction.id
