"""A whole match in the window: from the menu to the final score, by mouse events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.match.library.index import MatchIndex
from game.paths import matches_folder
from game.ui.rehearsal.driver import Rehearsal
from tests.ui.menu_person import can_continue
from tests.ui.mouse_player import give, go_on
from tests.ui.whole_game import MOST_DECISIONS, SIZE, play_on, scene_name

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.fixture
def title(tmp_path: Path) -> Iterator[Rehearsal]:
    window = rehearse("title", SIZE, data=tmp_path)
    yield window
    if window.context.match:
        window.context.match.close()


def begin(window: Rehearsal, players: int) -> None:
    """From the title to the first decision of a match."""
    for label in ("menu:new_game", "player:B:human", *["add"] * (players - 2), "start"):
        window.click(label)
        window.settle()
    assert len(window.context.playing.state.seats) == players


def play(window: Rehearsal, seed: int, decisions: int = MOST_DECISIONS) -> Counter[str]:
    return play_on(window, seed, decisions, give, go_on)


def test_four_people_sit_down_from_the_menu(title: Rehearsal) -> None:
    """Whole games of four are in `test_whole_game_sets` (by mouse) and `test_whole_game_keys`."""
    begin(title, 4)
    assert play(title, 51, 20).total() == 20


def test_two_people_play_from_the_menu_to_the_final_score(title: Rehearsal, tmp_path: Path) -> None:
    begin(title, 2)
    given = play(title, 51)
    assert title.context.playing.state.is_over
    assert scene_name(title) == "ScoreScene"
    assert len(given) >= 12, f"the match should show most kinds of moves, not only {given}"
    saved = MatchIndex(matches_folder(tmp_path), fiftyfirst().only).read_all().matches()
    assert [match.steps for match in saved] == [title.context.playing.journal.head]
    title.click("menu")
    title.settle()
    assert scene_name(title) == "TitleScene"
    assert not can_continue(title), "a finished match is not continued"


def test_a_window_closed_in_the_middle_is_resumed_at_the_exact_point(title: Rehearsal, tmp_path: Path) -> None:
    begin(title, 2)
    play(title, 7, 40)
    go_on(title)
    state, head = title.context.playing.state, title.context.playing.journal.head
    title.context.playing.close()
    again = rehearse("title", SIZE, data=tmp_path)
    again.click("menu:continue")
    again.settle()
    assert again.context.playing.state == state
    assert again.context.playing.journal.head == head
    assert play(again, 8, 20).total() == 20
    title.context.match = again.context.match
