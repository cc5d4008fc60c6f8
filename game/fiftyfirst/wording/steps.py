"""The turn of the virtual opponent in steps, each of which is told by itself."""

from __future__ import annotations

from collections.abc import Iterable

from game.fiftyfirst.rules.events import PileDiscarded
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.wording.row import Told
from game.fiftyfirst.wording.rows.events import row_of

_EFFECTS = (Told.EFFECT, Told.ASIDE)


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
        row = row_of(event)
        if opens_step(event):
            steps.append([event])
            inside = True
        elif isinstance(event, PileDiscarded):
            continue
        elif inside and (row.told in _EFFECTS or (row.step is not None and row.step.follows)):
            steps[-1].append(event)
        else:
            inside = False
    return tuple(map(tuple, steps))
