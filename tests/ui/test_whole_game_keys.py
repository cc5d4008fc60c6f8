"""A whole match of four in the window, by keyboard events alone."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.rules import commands as cm
from game.ui.rehearsal import Rehearsal, new_match, rehearse
from tests.ui.key_player import give, go_on
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


def test_four_people_play_a_match_by_keyboard_to_the_final_score() -> None:
    window = rehearse("title", SIZE)
    window.context.director.open_match(new_match(window.context.catalog, 51, 4))
    window.settle()
    given = play_on(window, Random(51), 3_000)
    assert window.context.playing.state.is_over
    assert scene_name(window) == "ScoreScene"
    assert len(given) >= 12, f"the match should show most kinds of moves, not only {given}"
    assert given[cm.Pass.__name__] > 0
