"""Tokens that fly from place to place, as all the motions of a small game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.ui.motion.motion import Motion
from game.ui.places import Label
from game.ui.table.moves.script import TableScript
from game.ui.table.moves.show import Before, TableShow


class Flight(NamedTuple):
    """So many tokens, with an icon each, fly from one place to another."""

    icon: str
    many: int
    start: Label
    end: Label


class FlyingTokens(TableShow):
    """Plays the ``flights`` of each event."""

    def __init__(self, hear: Callable[[str], None], flights: Callable[[Any], Iterable[Flight]]) -> None:
        super().__init__(hear)
        self._flights = flights

    def choreograph(self, events: Sequence[Any], before: Before, after: Any, /) -> tuple[Motion, ...]:
        script = TableScript(before, after)
        for flight in (flight for event in events for flight in self._flights(event)):
            start = before.sight.box(flight.start) or after.box(flight.start)
            if start and (end := after.box(flight.end)):
                script.move(None, None, {flight.icon: flight.many}, start, end)
        return script.finish()
