"""A whole match in the window: from the menu to the final score, by mouse events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.match.library import Library
from game.match.match import Match
from game.paths import matches_folder
from game.rules import commands as cm
from game.ui.rehearsal import Rehearsal, rehearse
from tests.ui.mouse_player import give, go_on, mover

SIZE = (1280, 720)
MOST_PASSES_OF_TEN = 1
"""A random player who could do something passes this rarely, or the game would never end."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Rehearsal]:
    window = rehearse("title", SIZE, data=tmp_path)
    window.click("menu:new_game")
    window.settle()
    window.click("start")
    window.settle()
    yield window
    if window.context.match:
        window.context.match.close()


def scene_name(window: Rehearsal) -> str:
    return type(window.context.stack.top).__name__


def wished(match: Match, random: Random) -> cm.AnyCommand:
    """A random move; passing and waiting are rare while there is anything else."""
    legal = match.legal()
    idle = [move for move in legal if isinstance(move, cm.Pass | cm.FinishTurn)]
    acting = [move for move in legal if move not in idle]
    if acting and (not idle or random.randrange(10) >= MOST_PASSES_OF_TEN):
        kind = random.choice(sorted({type(move).__name__ for move in acting}))
        return random.choice([move for move in acting if type(move).__name__ == kind])
    return random.choice(idle)


def play_on(window: Rehearsal, random: Random, decisions: int) -> Counter[str]:
    """Play so many decisions, or to the end; each gesture must give exactly the command that was wished."""
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


def in_order(command: cm.AnyCommand | None) -> cm.AnyCommand | None:
    """The order in which cards are kept says nothing."""
    return replace(command, cards=tuple(sorted(command.cards))) if isinstance(command, cm.KeepCards) else command


def test_two_people_play_from_the_menu_to_the_final_score(window: Rehearsal, tmp_path: Path) -> None:
    given = play_on(window, Random(51), 3_000)
    assert window.context.playing.state.is_over
    assert scene_name(window) == "ScoreScene"
    assert len(given) >= 12, f"the match should show most kinds of moves, not only {given}"
    saved = Library(matches_folder(tmp_path)).matches()
    assert [match.steps for match in saved] == [window.context.playing.journal.head]
    window.click("menu")
    window.settle()
    assert scene_name(window) == "TitleScene"
    assert "menu:continue" not in window.labels(), "a finished match is not continued"


def test_a_window_closed_in_the_middle_is_resumed_at_the_exact_point(window: Rehearsal, tmp_path: Path) -> None:
    play_on(window, Random(7), 40)
    go_on(window)
    state, head = window.context.playing.state, window.context.playing.journal.head
    window.context.playing.close()
    again = rehearse("title", SIZE, data=tmp_path)
    again.click("menu:continue")
    again.settle()
    assert again.context.playing.state == state
    assert again.context.playing.journal.head == head
    given = play_on(again, Random(8), 20)
    assert given.total() == 20
    window.context.match = again.context.match
