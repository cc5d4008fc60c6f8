"""Verifying a recorded match by deciding it again."""

from __future__ import annotations

import msgspec

from game.kernel.journal import Journal
from game.kernel.refusal import Refusal
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.play.kind import Kind


class Deviation(msgspec.Struct, frozen=True):
    """A step that the rules decide differently than recorded.

    ``what`` is the code of the refusal, or the number in the step and the text of the first event that differs.
    """

    step: int
    move: str
    what: str


def first_difference(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT],
    game: GameT,
    journal: Journal[CommandT, EventT, StateT],
) -> Deviation | None:
    """Decide every step up to the head again, from the recorded position before it; returns the first difference."""
    for number in range(1, journal.head + 1):
        entry, before = journal[number], journal.state_after(number - 1)
        assert entry.decision is not None
        outcome = kind.rules.decide(game, before, entry.decision)
        what = outcome.code if isinstance(outcome, Refusal) else _differing(outcome.events, entry.events)
        if what:
            return Deviation(number, kind.notation.write_move(game, before, entry.decision), what)
    return None


def _differing(decided: tuple[object, ...], recorded: tuple[object, ...]) -> str | None:
    for number, (now, then) in enumerate(zip(decided, recorded, strict=False), start=1):
        if now != then:
            return f"event {number}: {now}; recorded: {then}"
    return None if len(decided) == len(recorded) else f"{len(decided)} events; recorded: {len(recorded)}"
