"""What the other players did: the last deed, which stays in sight at the table, the news since a player's last turn,
and the turn of the virtual opponent in steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.kernel.seats import NOBODY, Seat, Viewer
from game.play.match import AnyEntry, AnyMatch
from game.wording.narrator import AnyNarrator, concerning
from game.wording.sentence import CardName, Sentence


def ends_of(events: Sequence[Any], steps: Sequence[Sequence[Any]]) -> tuple[int, ...]:
    """How many of the events have happened when each of their ``steps`` has been told. What follows a step without
    words happens as the next one begins."""
    ends = list[int]()
    for number, event in enumerate(events, 1):
        if len(ends) < len(steps) and event is steps[len(ends)][0]:
            ends.append(number)
        elif ends and any(event is told for told in steps[len(ends) - 1]):
            ends[-1] = number
    return tuple(ends)


_SHORTEST, _LONGEST, _GLANCE, _LETTER = 1400, 9000, 600, 50
"""Milliseconds at normal speed: least and most for a deed, and to find its lines and to read each letter."""

MOST_LINES = 4
"""Maximum lines in which a deed is told; no step of a virtual opponent has more."""


class Deed(NamedTuple):
    """What the player at ``seat`` did, in log lines. While it is told, a ``note`` says how to go on; it ``waits`` if it
    is told until the player presses something."""

    seat: Seat
    lines: tuple[Sentence, ...]
    note: str = ""
    waits: bool = False

    @property
    def card(self) -> str | None:
        """The id of the first card that is named."""
        named = (part.id for line in self.lines for part in line.parts if isinstance(part, CardName))
        return next(named, None)


def reading_time(lines: Sequence[str]) -> int:
    """Milliseconds at normal speed in which a player reads ``lines``.

    >>> reading_time(["Rusty passes."]), reading_time(["Rusty pays 12 stones for a ship, and so gains 10 VP."])
    (1400, 3200)
    """
    letters = sum(map(len, lines[:MOST_LINES]))
    return max(_SHORTEST, min(_GLANCE + _LETTER * letters, _LONGEST))


def deed_lines(match: AnyMatch, narrator: AnyNarrator, entry: AnyEntry, viewer: Viewer) -> tuple[Sentence, ...]:
    """The log lines of a decision about the player who made it, or if there are none, all its lines."""
    told = narrator.log(entry.events, match.names, viewer)
    return tuple(line for line in told if entry.decision and line.actor == entry.decision.seat) or told


def last_deed(
    match: AnyMatch, narrator: AnyNarrator, reader: Seat | None, viewer: Viewer, untold: int = 0
) -> Deed | None:
    """What a player other than the ``reader`` did last, as ``viewer`` may know it; None if nobody has done anything.

    Of the virtual opponent it is one step of its turn; the last ``untold`` steps are still to be shown.
    """
    for entry in reversed(match.line):
        if match.opponents:
            steps = narrator.steps(entry.events)
            if len(steps) > untold:
                return Deed(
                    next(iter(match.opponents)), narrator.log(steps[-1 - untold], match.names, viewer)[:MOST_LINES]
                )
        elif entry.decision is not None and entry.decision.seat != reader:
            lines = deed_lines(match, narrator, entry, viewer)
            if lines:
                return Deed(entry.decision.seat, lines[:MOST_LINES])
    return None


class News:
    """The recap for a player who is to take the table, put into words once and not in every frame."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._lines: tuple[str, ...] = ()

    def of(self, match: AnyMatch, narrator: AnyNarrator, seat: Seat) -> tuple[str, ...]:
        """The lines of `recap` for ``seat``; computed again only after a decision, or in another language."""
        key = (narrator.words.language, seat, len(match.line), *match.line[-1:])
        if key != self._key:
            self._key, self._lines = key, recap(match, narrator, seat)
        return self._lines


def recap(match: AnyMatch, narrator: AnyNarrator, seat: Seat) -> tuple[str, ...]:
    """What others did since the last decision of ``seat``, oldest first: a line for each thing done to ``seat``, and
    for every other decision its deed."""
    entries = since_last_decision(match, seat)
    if match.opponents:
        return tuple(line for entry in entries for line in opponent_lines(match, narrator, entry.events))
    lines: list[str] = []
    for entry in entries:
        told = narrator.log(entry.events, match.names, NOBODY)
        lines += concerning(told, seat, entry.decision.seat if entry.decision else None)
    return tuple(lines)


def opponent_lines(match: AnyMatch, narrator: AnyNarrator, events: Sequence[Any]) -> tuple[str, ...]:
    """What the virtual opponent did in the course of a decision."""
    return tuple(line for step in narrator.steps(events) for line in narrator.log(step, match.names, NOBODY))


def since_last_decision(match: AnyMatch, seat: Seat) -> list[AnyEntry]:
    """The decisions of others since the last one of ``seat``, oldest first."""
    entries: list[AnyEntry] = []
    for entry in reversed(match.line):
        if entry.decision is None or entry.decision.seat == seat:
            break
        entries.append(entry)
    return entries[::-1]
