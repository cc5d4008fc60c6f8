"""What another player did last. It stays in sight at the table until the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.seats import Viewer
from game.match.match import Match, MatchEntry
from game.rules.state import VIRTUAL, Seat
from game.ui.running.solo_steps import steps_of
from game.wording import Wording, log
from game.wording.wording import CardName, Sentence

_SHORTEST, _LONGEST, _GLANCE, _LETTER = 1400, 9000, 600, 50
"""Milliseconds at normal speed: least and most for a deed, and to find its lines and to read each letter."""

MOST_LINES = 4
"""Maximum lines in which a deed is told; no step of a virtual opponent has more."""


class Deed(NamedTuple):
    """What the player at ``seat`` did, in log lines. While it is told, a ``note`` says how to go on."""

    seat: Seat
    lines: tuple[Sentence, ...]
    note: str = ""

    @property
    def card(self) -> str | None:
        """The id of the first card that is named."""
        named = (part.id for line in self.lines for part in line.parts if isinstance(part, CardName))
        return next(named, None)


def reading_time(lines: Sequence[str]) -> int:
    """Milliseconds at normal speed in which a player reads ``lines``.

    >>> reading_time(["Rusty passes."]), reading_time(["Rusty activates Archive for 1 worker and gains 1 VP."])
    (1400, 3200)
    """
    letters = sum(map(len, lines[:MOST_LINES]))
    return max(_SHORTEST, min(_GLANCE + _LETTER * letters, _LONGEST))


def deed_lines(match: Match, wording: Wording, entry: MatchEntry, viewer: Viewer) -> tuple[Sentence, ...]:
    """The log lines of a decision about the player who made it, or if there are none, all its lines."""
    told = log.log_lines(wording, entry.events, match.names, viewer)
    return tuple(line for line in told if entry.decision and line.actor == entry.decision.seat) or told


def last_deed(match: Match, wording: Wording, reader: Seat | None, viewer: Viewer, untold: int = 0) -> Deed | None:
    """What a player other than the ``reader`` did last, as ``viewer`` may know it; None if nobody has done anything.

    Of the virtual opponent it is one step of its turn; the last ``untold`` steps are still to be shown.
    """
    for entry in reversed(match.line):
        if match.header.solo:
            steps = steps_of(entry.events)
            if len(steps) > untold:
                return Deed(VIRTUAL, log.log_lines(wording, steps[-1 - untold], match.names, viewer)[:MOST_LINES])
        elif entry.decision is not None and entry.decision.seat != reader:
            lines = deed_lines(match, wording, entry, viewer)
            if lines:
                return Deed(entry.decision.seat, lines[:MOST_LINES])
    return None
