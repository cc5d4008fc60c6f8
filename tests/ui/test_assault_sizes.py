"""The Assault in windows of every shape, with every size of text, in every language; what can be pointed at speaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.sets.moloch.messages import ChooseLost, ChooseRazed, ChooseStopped
from game.fiftyfirst.table.spots import ThreadEnd
from game.kernel.seats import SeatSetup
from game.ui.places import name_of
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.widgets.tooltip import DELAY
from tests.languages import LANGUAGES
from tests.ui.assault_person import FOUR, TWO, attacked, scene, scroll_to, show
from tests.ui.key_player import press
from tests.ui.sweep import PORTRAIT, SQUARE, USUAL, Shape, in_shapes, looked_at
from tests.ui.table_person import state

pytestmark = pytest.mark.usefixtures("blank_drawings")

HIGH = (*PORTRAIT, SQUARE)
SMALL = (1280, 720)


def stages(window: Rehearsal) -> Iterator[str]:
    """Every screen of an Assault, one after the other: the attacks, the questions, the hand-over, what was deployed."""
    for _ in range(40):
        window.settle()
        if window.context.stack.top is None or window.context.stack.top.name != "assault":
            return
        question = type(state(window).question).__name__
        yield f"{question} {'asked' if scene(window).choosing else 'shown'}"
        window.key("space")
    raise AssertionError("the Assault does not end")


def faults(window: Rehearsal) -> list[str]:
    return [fault for stage in stages(window) for fault in looked_at(window, stage)]


@in_shapes(languages=LANGUAGES)
def test_nothing_meets_or_leaves_its_place(shape: Shape) -> None:
    assert faults(attacked(FOUR, shape)) == []


@in_shapes(HIGH, (1.0, 1.5))
@pytest.mark.parametrize("position", [FOUR, TWO])
def test_high_windows_have_room_for_all_of_it(shape: Shape, position: str) -> None:
    assert faults(attacked(position, shape)) == []


def test_left_handed_players_have_the_button_at_the_left() -> None:
    window = attacked(TWO, settings=Settings(speed="off", left_handed=True))
    window.click("choose")
    window.settle()
    places = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    assert places["confirm"].right < places["back"].x
    assert faults(window) == []


@pytest.mark.parametrize("position", [FOUR, TWO])
def test_everything_explains_itself(position: str) -> None:
    window, seen = attacked(position), set()
    silent = []
    for stage in stages(window):
        for label in dict.fromkeys(window.labels()):
            kind = (stage, label.split(":")[0])
            if kind in seen:
                continue
            seen.add(kind)
            window.hover(label)
            window.wait(DELAY)
            window.settle()
            silent += looked_at(window, f"{stage}, tip of {label}")
            if not any(mark.name == "tooltip" for mark in window.app.marks):
                silent.append(f"{stage}: {label}")
    assert silent == []


def test_every_question_is_met_on_the_way() -> None:
    met = {stage.split(" ")[0] for stage in stages(attacked(FOUR)) if stage.endswith("asked")}
    assert met == {kind.__name__ for kind in (ChooseRazed, ChooseLost, ChooseStopped)}


def test_ten_machines_scroll_where_text_is_large() -> None:
    window = attacked(FOUR, Shape(SMALL, 2.0))
    rows = scene(window).rows.list
    assert rows.furthest
    window.key("end")
    window.settle()
    assert rows.offset == rows.furthest
    assert f"machine:{scene(window).account.order[-1]}" in window.labels()
    window.key("home")
    window.settle()
    first, last = scene(window).account.order[0], scene(window).account.order[-1]
    while str(getattr(scene(window).focus, "index", "")) != str(first):
        window.key("tab")
    for _ in range(12):
        window.key("down")
    window.settle()
    assert getattr(scene(window).focus, "index", None) == last
    assert scene(window).focus in scene(window).buttons, "the row with the focus is in sight"


def test_the_ends_of_threads_are_large_enough_and_not_told_by_colour_alone() -> None:
    window = attacked(FOUR)
    window.click("choose")
    window.settle()
    choice = scene(window).choice
    assert choice is not None
    hits = {mark.label: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    knobs = [hits[ThreadEnd(thread)] for thread in choice.ends if choice.free[thread]]
    assert knobs
    assert all(min(knob.size) >= 24 for knob in knobs)
    numbers = [mark.name for mark in window.app.marks if mark.kind == "text" and mark.name.isdigit()]
    told = [numbers.count(number) >= 2 for number in ("1", "2", "3")]
    assert told == [True] * 3, "a number at the Machine and at the end of its thread"


def crowded(shape: Shape = USUAL) -> Rehearsal:
    """Katharina chooses one of forty cards in her hand."""
    window = attacked(TWO, shape)
    before = window.context.playing
    cards = sorted(before.game.catalog.deck(("base",)))[:40]
    players = (before.state.players[0], replace(before.state.players[1], hand=tuple(cards)))
    question = ChooseLost("B", 2, "card")
    changed = replace(before.state, players=players, agenda=(*before.state.agenda[:-1], question))
    seats = [SeatSetup("Alex"), SeatSetup("Katharina")]
    show(window, Match.begin(fiftyfirst(), before.game, seats, changed, 5))
    window.click("show_hand")
    window.settle()
    return window


@in_shapes([*HIGH, SMALL, (2560, 1080)], (1.0, 2.0))
def test_many_cards_scroll_and_none_is_too_small(shape: Shape) -> None:
    window = crowded(shape)
    assert looked_at(window, "hand") == []
    cards = [mark.rect.width for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("hand:")]
    assert min(cards) >= 64


def test_a_card_out_of_sight_is_reached_by_wheel_and_by_keys() -> None:
    window = crowded()
    choice = scene(window).choice
    assert choice is not None
    last = choice.targets[-1].label
    assert name_of(last) not in window.labels()
    press(window, last)
    window.settle()
    assert name_of(last) in window.labels()
    assert choice.ends == {0: len(choice.targets) - 1}
    window.key("home")
    window.settle()
    assert name_of(last) not in window.labels()
    scroll_to(window, last)
    window.click("confirm")
    assert state(window).player("B").hand[-1] != choice.targets[-1].card
