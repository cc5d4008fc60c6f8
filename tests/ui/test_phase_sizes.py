"""The screens of the phases in windows of every shape, with every size of text, for two to four players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.rehearsal.driver import Rehearsal
from tests.ui.phase_person import take_seat
from tests.ui.sweep import Shape, in_shapes, looked_at

pytestmark = pytest.mark.usefixtures("blank_drawings")

OPEN = ("keep", "lookout", "production", "cleanup", "tidied", "score", "zoom")
HIDDEN = ("keep", "lookout", "cover")
BUSY = ("lookout", "production", "cleanup", "tidied")
COUNTS = (2, 3, 4)
LARGE = 2560 * 1440
"""Pixels: such windows are smaller ones of the same shape, enlarged, so that four players are enough there."""


@in_shapes()
def test_nothing_meets_or_leaves_its_place(shape: Shape) -> None:
    faults = [
        fault for name, players, window in frames(shape) for fault in looked_at(window, f"{name}, {players} players")
    ]
    assert faults == []


def frames(shape: Shape) -> Iterator[tuple[str, int, Rehearsal]]:
    """Every screen in a window of this shape, as it is and with what the pointer brings up."""
    width, height = shape.size
    for players in COUNTS if width * height < LARGE else COUNTS[-1:]:
        for name in OPEN:
            yield name, players, take_seat(name, players, shape)
        for name in BUSY if players == 4 else ():
            yield f"busy {name}", players, take_seat(name, players, shape, busy=True)
        for name in HIDDEN:
            yield f"{name} hidden", players, take_seat(name, players, shape, hidden=True)


@pytest.mark.parametrize("name", ["cleanup", "tidied", "production"])
@pytest.mark.parametrize("busy", [False, True])
def test_no_number_of_goods_touches_another_one(name: str, busy: bool) -> None:
    window = take_seat(name, 4, Shape((1280, 720), 2.0), busy=busy)
    numbers = [mark.rect for mark in window.app.marks if mark.kind == "text" and mark.name.isdigit()]
    assert not [rect for place, rect in enumerate(numbers) if rect.collidelist(numbers[place + 1 :]) >= 0]


def test_hand_cards_in_the_lookout_keep_their_effects_with_large_text() -> None:
    window = take_seat("lookout", 2, Shape((1280, 720), 2.0))
    hand = [mark.rect.width for mark in window.app.marks if mark.kind == "hit" and mark.name.startswith("hand:")]
    assert hand
    assert min(hand) >= 100, "narrower faces have no room for effects"
