"""A whole match of four in the window, by keyboard events alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from game.ui.rehearsal import Rehearsal, rehearse
from tests.ui.key_player import give, go_on, press
from tests.ui.mouse_player import mover
from tests.ui.test_whole_game import in_order, scene_name, wished

SIZE = (1280, 720)


def play_on(window: Rehearsal, random: Random, decisions: int) -> Counter[str]:
    """Play so many decisions, or to the end; the presses must give exactly the command that was wished."""
    given: Counter[str] = Counter()
    match = window.context.playing
    for _ in range(decisions):
        go_on(window)
        if mover(window) is None:
            break
        command, head = wished(match, random), match.journal.head
        give(window, command)
        entry = match.journal[head + 1]
        assert in_order(entry.decision) == in_order(command)
        given[type(command).__name__] += 1
        window.settle()
    return given


def test_four_people_play_from_the_menu_to_the_final_score_without_a_mouse(tmp_path: Path) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    for label in ("menu:new_game", "add", "add", "start"):
        press(window, label)
        window.settle()
    assert len(window.context.playing.state.seats) == 4
    given = play_on(window, Random(51), 3_000)
    assert window.context.playing.state.is_over
    assert scene_name(window) == "ScoreScene"
    assert len(given) >= 12, f"the match should show most kinds of moves, not only {given}"
    window.context.playing.close()
