"""Whatever can be pointed at on a phase screen says in words what it is."""

from __future__ import annotations

import pytest

from game.ui.rehearsal.driver import Rehearsal
from game.ui.widgets.handover import told
from game.ui.widgets.tooltip import DELAY, LAYER
from tests.ui.layout import problems
from tests.ui.phase_person import take_seat
from tests.ui.sweep import USUAL, Shape

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)
SCREENS = ("keep", "lookout", "production", "cleanup", "tidied", "score", "zoom", "cover")


def silent(window: Rehearsal) -> list[str]:
    """The labels that say nothing when the pointer rests on them."""
    return [label for label in dict.fromkeys(window.labels()) if not speaks(window, label)]


def speaks(window: Rehearsal, label: str) -> bool:
    window.hover(label)
    window.wait(DELAY)
    window.settle()
    assert problems(window.app.marks, SIZE) == []
    return any(mark.name == "tooltip" for mark in window.app.marks)


@pytest.mark.parametrize("name", SCREENS)
def test_everything_explains_itself(name: str) -> None:
    assert silent(take_seat(name, 4, USUAL)) == []


@pytest.mark.parametrize("name", ["keep", "lookout", "cover"])
def test_the_hand_over_explains_itself(name: str) -> None:
    assert silent(take_seat(name, 3, USUAL, hidden=True)) == []


def test_a_plate_says_whose_it_is_and_how_many_vp_it_has() -> None:
    window = take_seat("tidied", 4, USUAL)
    match = window.context.playing
    window.hover("plate:A")
    window.wait(DELAY)
    window.settle()
    words = " ".join(mark.name for mark in window.app.marks if mark.kind == "text")
    assert f"Katharina-Sophie plays Appalachian Federation and has {match.state.player('A').vp} VP" in words


@pytest.mark.parametrize(("players", "size"), [(2, SIZE), (4, SIZE), (4, (1000, 1400))])
def test_a_hand_card_is_shown_large_where_it_covers_nothing_that_is_chosen(players: int, size: tuple[int, int]) -> None:
    window = take_seat("lookout", players, Shape(size))
    hits = [mark for mark in window.app.marks if mark.kind == "hit"]
    used = [mark.rect for mark in hits if mark.name.startswith(("card:", "hand:", "undo"))]
    for label in [label for label in window.labels() if label.startswith("hand:")]:
        window.hover(label)
        window.wait(DELAY)
        window.settle()
        large = [mark.rect for mark in window.app.marks if mark.kind == "image" and mark.layer == LAYER]
        assert large
        words = [mark.rect for mark in window.app.marks if mark.name == "tooltip"]
        assert words
        assert all(rect.collidelist(used) == -1 for rect in (*large, *words))


def test_of_a_long_recap_the_last_is_told_and_how_much_came_before() -> None:
    def words(key: str, **facts: object) -> str:
        return f"{key} {facts}"

    assert told(("a", "b", "c", "d"), "", words) == ("a", "b", "c", "d")
    assert told(("a", "b", "c", "d", "e", "f"), "", words) == ("handover-more {'count': 3}", "d", "e", "f")
    assert told(("a", "b", "c"), "", words, most=2) == ("handover-more {'count': 2}", "c")
