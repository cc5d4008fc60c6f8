"""The turn of the virtual opponent in steps: events that are shown together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.rules.events import AnyEvent, PileDiscarded
from game.wording.rows.events import row_of

STEP: Final = 1400
"""Milliseconds at normal speed that a step is shown."""


def opens_step(event: AnyEvent) -> bool:
    """Whether a new step begins with this event."""
    step = row_of(event).step
    return step is not None and step.begins(event)


def steps_of(events: Iterable[AnyEvent]) -> tuple[tuple[AnyEvent, ...], ...]:
    """What the virtual opponent did in the course of a decision, step by step.

    Leaves out what others did, and the discarding of a pile, which needs no words.
    """
    steps: list[list[AnyEvent]] = []
    inside = False
    for event in events:
        step = row_of(event).step
        if opens_step(event):
            steps.append([event])
            inside = True
        elif isinstance(event, PileDiscarded):
            continue
        elif inside and step is not None and step.follows:
            steps[-1].append(event)
        else:
            inside = False
    return tuple(map(tuple, steps))


_PILE_RULES: Final = {"merchant": "R31.3", "development": "R31.4", "action": "R32.6"}


def rule_of(step: Sequence[AnyEvent], chapter: str) -> str:
    """The number of the rule behind a step, preferably in the ``chapter`` about this opponent."""
    began = row_of(step[0]).step
    assert began is not None
    of_chapter = (rule for rule in began.rules if rule.startswith(f"{chapter}."))
    return _PILE_RULES.get(getattr(step[0], "pile", "")) or next(of_chapter, began.rules[0])
