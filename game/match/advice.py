"""Advice of a robot about a decision of a match, and where it is given."""

from __future__ import annotations

from collections.abc import Generator

from game.bots.levels import strong_bot
from game.match.match import Match, sight_of
from game.rules.advice import Advice
from game.rules.messages import AnyCommand


def is_given(match: Match) -> bool:
    """Whether robots advise in this match: not where people compete."""
    return sum(match.is_human(seat) for seat in match.seats) == 1


def advice(match: Match, level: str, step: int, given: AnyCommand | None = None) -> Generator[None, None, Advice]:
    """What a robot of a level would do in the state after ``step`` decisions, in the place of the seat that has to
    decide; it knows what this seat knew then. It also tells what it expects of the command that was ``given``. It
    yields every few milliseconds.

    With the seed of a robot in this match: it advises what such a robot would do.
    """
    entries = [match.entry(number) for number in range(step + 1)]
    state = match.journal.state_after(step)
    assert state.to_move is not None, "somebody has to decide"
    legal = match.kind.rules.legal(match.game, state, state.to_move)
    history = (event for entry in entries for event in entry.events)
    bot = strong_bot(level, f"{match.header.seed}/{step + 1}")
    return bot.advise(sight_of(match.game, state, legal, history), given)
