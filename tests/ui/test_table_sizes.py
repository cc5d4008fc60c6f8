"""The table of two to four players in windows of every shape and with every size of text: no frame has a fault."""

from __future__ import annotations

import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.draw.cards import face_of
from game.ui.rehearsal.driver import Rehearsal
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import sit_down

pytestmark = pytest.mark.usefixtures("blank_drawings")

NAMES = ("table", "table_busy", "table_3p", "table_4p", "table_full", "discards_two", "discards_four")
"""Two, three and four players; with few and with many Locations; with a discard pile for each."""


def frames(window: Rehearsal) -> list[str]:
    """The faults of the table at rest, with every opponent shown, while a token is aimed, and of all States."""
    found = looked_at(window, "rest")
    for number in range(1, len(window.context.playing.state.seats)):
        window.key(str(number))
        found += looked_at(window, f"key {number}")
    window.click("goods:red")
    found += looked_at(window, "aiming")
    window.key("escape")
    window.key("o")
    found += looked_at(window, "overview")
    window.key("escape")
    return found


@in_shapes()
@pytest.mark.parametrize("name", NAMES)
def test_the_table_has_room_for_everything(shape: Shape, name: str) -> None:
    assert frames(sit_down(name, *shape)) == []


def test_a_card_of_any_width_is_drawn() -> None:
    """In a very small window a card may fly from a licence plate that is lower than the parts of a face."""
    window = rehearse("table", (640, 360))
    scene = window.context.stack.top
    assert isinstance(scene, TableScene)
    sight = scene.sight()
    for width in range(1, 30):
        for card in ("parking_lot", "thugs"):
            assert face_of(sight, card, width).get_width() == width
