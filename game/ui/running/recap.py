"""What others did since a player's last turn, told when that player takes the table again."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.seats import NOBODY
from game.match.match import Match, MatchEntry
from game.rules.events import is_done_to
from game.rules.messages import AnyEvent
from game.rules.state import Seat
from game.ui.running.solo_steps import steps_of
from game.wording import Wording, log


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
    if match.header.solo:
        return tuple(line for entry in entries for line in opponent_lines(match, wording, entry.events))
    return tuple(
        line
        for entry in entries
        for line in log.recap(wording, entry.events, match.names, seat, entry.decision.seat if entry.decision else None)
    )


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
