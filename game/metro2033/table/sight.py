"""The data of one frame of Metro 2033."""

from __future__ import annotations

from collections.abc import Mapping

from game.kernel.seats import Seat
from game.metro2033.cards.printed import MetroCards
from game.metro2033.table.board import MapBoard
from game.metro2033.table.emblems import emblem_of
from game.metro2033.table.plan import MetroLayout
from game.metro2033.table.spots import StationAt
from game.metro2033.table.standing import MetroStanding
from game.metro2033.wording.metro_words import MetroWords
from game.ui.hit_shapes import Disc
from game.ui.places import Label
from game.ui.table.play.in_reach import drop_label
from game.ui.table.play.modes import Held, source_of
from game.ui.table.sight import TableSight


class MetroTableSight(TableSight[MetroLayout, MetroStanding, MetroWords]):
    """The data of one frame of Metro 2033."""

    __slots__ = ()

    @property
    def cards_of_game(self) -> MetroCards:
        """All that is printed."""
        return self.standing.cards

    @property
    def board(self) -> MapBoard:
        """What lies on the map."""
        return self.standing.board

    @property
    def language(self) -> str:
        return self.wording.language

    def emblem(self, seat: Seat) -> str:
        return emblem_of(self.standing.view, seat)

    def disc(self, station: str) -> Disc:
        """What of the map hits a station."""
        frame = self.layout.frame
        return Disc(frame.at(self.board.geometry.place(station)), round(frame.hit * frame.scale))

    @property
    def source(self) -> Label | None:
        """From where something is carried or aimed."""
        found: Label | None = source_of(self.mode)
        return found

    @property
    def pointed(self) -> str | None:
        """The station under the pointer, or that which has the focus, or over which something is held."""
        label = drop_label(self) if isinstance(self.mode, Held) else self.touch.hover
        return label.station if isinstance(label, StationAt) else None

    @property
    def zone_names(self) -> Mapping[str, str]:
        """The short names of the zones."""
        words = self.wording
        return {
            zone: words.short_title(zone) if zone in self.cards_of_game.factions else words.zone(zone)
            for zone in self.board.map.zones
        }
