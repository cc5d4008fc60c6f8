"""The table of two to four players in windows of every shape and with every size of text: no frame has a fault."""

from __future__ import annotations

import pytest

from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.scenes.table import TableScene
from game.ui.table.draw.hand import face_of
from tests.ui.sweep import SIZES, looked_at, scaled
from tests.ui.table_person import POSITIONS

pytestmark = pytest.mark.usefixtures("blank_drawings")

NAMES = ("table", "table_busy", "table_3p", "table_4p", "table_full", "discards_two", "discards_four")
"""Two, three and four players; with few and with many Locations; with a discard pile for each."""


def frames(window: Rehearsal, name: str) -> list[str]:
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
    return [f"{name}: {fault}" for fault in found]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_has_room_for_everything(size: tuple[int, int]) -> None:
    found: list[str] = []
    for name in NAMES:
        window = rehearse("table", size, position=POSITIONS / f"{name}.yaml", seat="A")
        found += [f"{scale}: {fault}" for scale in scaled(window) for fault in frames(window, name)]
    assert found == []


def test_a_card_of_any_width_is_drawn() -> None:
    """In a very small window a card may fly from a licence plate that is lower than the parts of a face."""
    window = rehearse("table", (640, 360))
    scene = window.context.stack.top
    assert isinstance(scene, TableScene)
    sight = scene.sight()
    for width in range(1, 30):
        for card in ("parking_lot", "thugs"):
            assert face_of(sight, card, width).get_width() == width
