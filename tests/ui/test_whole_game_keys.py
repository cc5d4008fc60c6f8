"""A whole match of four in the window, by keyboard events alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.rehearsal import rehearse
from tests.ui.key_player import give, go_on, press
from tests.ui.whole_game import MOST_DECISIONS, SIZE, play_on, scene_name

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.mark.full
def test_four_people_play_from_the_menu_to_the_final_score_without_a_mouse(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    for label in ("menu:new_game", "player:B:human", "add", "add", "start"):
        press(window, label)
        window.settle()
    assert len(window.context.playing.state.seats) == 4
    given = play_on(window, 51, MOST_DECISIONS, give, go_on)
    assert window.context.playing.state.is_over
    assert scene_name(window) == "ScoreScene"
    assert len(given) >= 12, f"the match should show most kinds of moves, not only {given}"
    window.context.playing.close()
