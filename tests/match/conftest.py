"""Matches for tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.match.match import Match, MatchEntry, deal_match
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import Game
from game.kernel.journal import Entry
from game.kernel.seats import SeatSetup

HUMANS = (SeatSetup("Anna"), SeatSetup("Ben"))
ONE_HUMAN = (SeatSetup("Anna"), SeatSetup("Bot", "random"))
NewMatch = Callable[..., Match]


@pytest.fixture
def new_match(game: Game, tmp_path: Path) -> NewMatch:
    """Deals a match with a file in the folder of the test, or without one if ``in_memory``."""

    def deal(seats: tuple[SeatSetup, ...] = HUMANS, seed: int = 1, in_memory: bool = False) -> Match:
        return deal_match(game, seats, seed, None if in_memory else tmp_path)

    return deal


def decide_any(match: Match, random: Random) -> MatchEntry:
    """A random legal decision of the seat to move."""
    return decided(match, random.choice(match.legal()))


def decided(match: Match, command: AnyCommand) -> MatchEntry:
    """Submit a command that must be accepted."""
    entry = match.submit(command)
    assert isinstance(entry, Entry), entry
    return entry


def play(match: Match, decisions: int, seed: int = 0) -> None:
    """A number of random decisions, handing over at the end of each turn."""
    random = Random(seed)
    for _ in range(decisions):
        if match.state.is_over:
            return
        decide_any(match, random)
        match.end_turn()


def play_until(match: Match, wanted: Callable[[Match], bool], seed: int = 0) -> None:
    """Random decisions, handing over at the end of each turn, until a condition holds."""
    random = Random(seed)
    for _ in range(1000):
        if wanted(match):
            return
        decide_any(match, random)
        match.end_turn()
    raise AssertionError("the match never came to that point")
