"""Each question and each turn of the table of sets, drawn in every shape of window."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.rehearsal import open_scene, rehearse
from game.fiftyfirst.table import course
from game.fiftyfirst.table.course import ReadSummaries
from game.ui.rehearsal.driver import Rehearsal
from tests.sets.matches import begun
from tests.sets.row import Case, SetUnderTest
from tests.sets.table import ROWS
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.words import shipped_cards

pytestmark = pytest.mark.usefixtures("blank_drawings")


def asked(case: Case, shape: Shape, folder: Path) -> Rehearsal:
    """The window of whoever is asked."""
    match = begun(shipped_cards(), case, folder)
    window = rehearse("title", shape.size, shape.language, settings=shape.settings())
    round = match.status.round
    scene = course.scene_name(match, ReadSummaries(round, round - 1, round))
    open_scene(window.context, match, scene, match.status.to_move)
    return window


@in_shapes()
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_question_and_turn_has_room(row: SetUnderTest, shape: Shape, tmp_path: Path) -> None:
    found = []
    for number, (name, case) in enumerate({**row.cases, **row.turns}.items()):
        window = asked(case, shape, tmp_path / str(number))
        found += looked_at(window, name)
        window.context.playing.close()
    assert found == []
