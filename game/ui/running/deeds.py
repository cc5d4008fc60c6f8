"""What the other players did: the last deed, which stays in sight at the table, the news since a player's last turn,
and the turn of the virtual opponent in steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.kernel.seats import NOBODY, Seat, Viewer
from game.match.match import Match, MatchEntry
from game.rules.events import is_done_to
from game.rules.messages import AnyEvent
from game.rules.state import VIRTUAL
from game.wording import log
from game.wording.narrator import concerning
from game.wording.sentence import CardName, Sentence
from game.wording.steps import opens_step, steps_of
from game.wording.wording import Wording


def ends_of(events: Sequence[AnyEvent]) -> tuple[int, ...]:
    """How many of the events have happened when each step has been told. What follows a step without words, as the
    discarding of a pile, happens as the next one begins."""
    steps, ends = steps_of(events), list[int]()
    for number, event in enumerate(events, 1):
        if opens_step(event):
            ends.append(number)
        elif ends and any(event is told for told in steps[len(ends) - 1]):
            ends[-1] = number
    return tuple(ends)


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
        if match.opponents:
            steps = steps_of(entry.events)
            if len(steps) > untold:
                return Deed(VIRTUAL, log.log_lines(wording, steps[-1 - untold], match.names, viewer)[:MOST_LINES])
        elif entry.decision is not None and entry.decision.seat != reader:
            lines = deed_lines(match, wording, entry, viewer)
            if lines:
                return Deed(entry.decision.seat, lines[:MOST_LINES])
    return None


class News:
    """The recap for a player who is to take the table, put into words once and not in every frame."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._lines: tuple[str, ...] = ()

    def of(self, match: Match, wording: Wording, seat: Seat) -> tuple[str, ...]:
        """The lines of `recap` for ``seat``; computed again only after a decision, or in another language."""
        key = (wording.language, seat, len(match.line), *match.line[-1:])
        if key != self._key:
            self._key, self._lines = key, recap(match, wording, seat)
        return self._lines


def recap(match: Match, wording: Wording, seat: Seat) -> tuple[str, ...]:
    """What others did since the last decision of ``seat``, oldest first: a line for each thing done to ``seat``, and
    for every other decision its deed."""
    entries = _since_last_decision(match, seat)
    if match.opponents:
        return tuple(line for entry in entries for line in opponent_lines(match, wording, entry.events))
    lines: list[str] = []
    for entry in entries:
        told = log.log_lines(wording, entry.events, match.names, NOBODY)
        lines += concerning(told, seat, entry.decision.seat if entry.decision else None)
    return tuple(lines)


def opponent_lines(match: Match, wording: Wording, events: Sequence[AnyEvent]) -> tuple[str, ...]:
    """What the virtual opponent did in the course of a decision."""
    return tuple(line for step in steps_of(events) for line in log.log_lines(wording, step, match.names, NOBODY))


def last_to_touch(match: Match, seat: Seat) -> Seat | None:
    """The last player who did something to ``seat`` since its last decision; None if nobody did."""
    for entry in reversed(_since_last_decision(match, seat)):
        if entry.decision is not None and any(is_done_to(event, seat) for event in entry.events):
            return entry.decision.seat
    return None


def _since_last_decision(match: Match, seat: Seat) -> list[MatchEntry]:
    """The decisions of others since the last one of ``seat``, oldest first."""
    entries: list[MatchEntry] = []
    for entry in reversed(match.line):
        if entry.decision is None or entry.decision.seat == seat:
            break
        entries.append(entry)
    return entries[::-1]
