"""The motions and sounds of the table of Metro 2033, and what counts there as changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.metro2033.rules.event import MetroEvent
from game.metro2033.table.cues import HERALDED, at_once
from game.metro2033.table.moves.script import choreograph
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import FigureOf, MarketCard, StationAt
from game.ui.motion.motion import Motion
from game.ui.places import Label, PlateOf
from game.ui.table.moves.show import Before, TableShow


def changes(before: MetroTableSight, after: MetroTableSight) -> Iterator[Label]:
    """What differs on the table: stations with other owners, heroes elsewhere, panels, and new cards of the market."""
    known, now = before.standing.view, after.standing.view
    for station in after.board.map.stations:
        if known.owners.get(station) != now.owners.get(station):
            yield StationAt(station)
    for seat in now.seats:
        was, player = known.player(seat), now.player(seat)
        if was.at != player.at:
            yield FigureOf(seat)
        if (was.army, was.goods, was.equipment, was.completed) != (
            player.army, player.goods, player.equipment, player.completed,
        ):  # fmt: skip
            yield PlateOf(seat)
    yield from (MarketCard(number, card) for number, card in enumerate(now.market) if card not in known.market)


class MetroShow(TableShow):
    """Plays the motions of a table of Metro 2033."""

    def is_heralded(self, event: MetroEvent) -> bool:
        return type(event) in HERALDED

    def sounds(self, events: Sequence[MetroEvent]) -> Sequence[str]:
        return at_once(events, self._tells_all)

    def changes(self, before: MetroTableSight, after: MetroTableSight) -> Sequence[Label]:
        return tuple(changes(before, after))

    def choreograph(self, events: Sequence[Any], before: Before, after: MetroTableSight) -> Sequence[Motion]:
        return choreograph(events, before, after)
