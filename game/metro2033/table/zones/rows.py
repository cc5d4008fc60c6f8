"""All rows of the table of Metro 2033."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.kernel.seats import Seat, Viewer
from game.metro2033.table.draw.answers import ANSWERS
from game.metro2033.table.draw.dialogs import PANELS
from game.metro2033.table.draw.ground import DRAWING
from game.metro2033.table.standing import MetroStanding
from game.metro2033.table.zones import aside, in_strip, on_map
from game.metro2033.table.zones.telling import TELLING
from game.play.match import AnyMatch
from game.ui.table.zone import Kind, Zone

_ROWS: Final = (
    on_map.MAP_ZONE, on_map.STATION_ZONE, on_map.FIGURE_ZONE, aside.PLATE, aside.ARMY, aside.NOTCH, aside.BADGE,
    aside.MARKET, aside.DECK, aside.SPACE, aside.LAW_ZONE, aside.STAGE_ZONE, aside.PHASE, aside.ROUND, in_strip.ACT,
    in_strip.GOODS, in_strip.HERO, in_strip.CARRIED, in_strip.QUEST, in_strip.SCOUTED,
)  # fmt: skip

ZONES: Final[Mapping[Kind, Zone]] = MappingProxyType({zone.kind: zone for zone in _ROWS})


class SeenTable(MetroStanding):
    """A match with all that can be seen and done at its table."""

    zones = ZONES
    drawing = DRAWING
    telling = TELLING
    panels = PANELS
    answer_kinds = ANSWERS


def seen_table(match: AnyMatch, seat: Seat, viewer: Viewer) -> SeenTable:
    """The match as ``viewer`` sees it, from a seat."""
    return SeenTable(match, seat, viewer)
