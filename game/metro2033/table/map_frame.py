"""The part of the plan that is seen: how large it is drawn, and which of its points lies where on the screen."""

from __future__ import annotations

from typing import Final

import msgspec

from game.metro2033.art.map.geometry import HIT, Spot
from game.metro2033.cards.metro_map import MapPlanSize
from game.ui.boxes import Box
from game.ui.input import Position

ZOOMS: Final = (1.0, 1.4, 2.0)
"""How much larger than the whole plan it is drawn."""

_LEAST_HIT: Final = 16
"""Pixels from its centre in which a station is hit, however small the plan is."""


class MapFrame(msgspec.Struct, frozen=True):
    """A frame in the window, filled with a part of the plan.

    ``zoom`` is 1 when the whole plan is as wide as the frame. ``left`` and ``top`` are the point of the plan in the
    upper left corner of the frame, in units.
    """

    box: Box
    size: MapPlanSize
    zoom: float = 1.0
    left: float = 0.0
    top: float = 0.0

    @property
    def scale(self) -> float:
        """Pixels a unit of the plan."""
        return self.box.w / self.size.width * self.zoom

    @property
    def hit(self) -> float:
        """How far from its centre a station is hit, in units."""
        return max(HIT, _LEAST_HIT / self.scale)

    def at(self, spot: Spot) -> Position:
        """Where a point of the plan lies on the screen."""
        return self.box.x + round((spot[0] - self.left) * self.scale), self.box.y + round(
            (spot[1] - self.top) * self.scale
        )

    def spot(self, pos: Position) -> Spot:
        """The point of the plan that lies there on the screen."""
        return self.left + (pos[0] - self.box.x) / self.scale, self.top + (pos[1] - self.box.y) / self.scale

    def zoomed(self, by: int, around: Position) -> MapFrame:
        """So many steps of `ZOOMS` larger; the point of the plan that lies at ``around`` stays there.

        >>> from game.metro2033.cards.metro_map import RingShape
        >>> whole = MapFrame(Box(100, 50, 500, 350), MapPlanSize(1000, 700, RingShape(500, 350, 340, 270), 46))
        >>> closer = whole.zoomed(5, (350, 225))
        >>> closer.zoom, closer.spot((350, 225)), closer.at((500, 350))
        (2.0, (500.0, 350.0), (350, 225))
        >>> closer.zoomed(-2, (350, 225)) == whole
        True
        """
        zoom = ZOOMS[min(max(0, ZOOMS.index(self.zoom) + by), len(ZOOMS) - 1)]
        x, y = self.spot(around)
        share = self.zoom / zoom
        return self._kept_full(zoom, x - (x - self.left) * share, y - (y - self.top) * share)

    def moved(self, across: int, down: int) -> MapFrame:
        """With the plan moved by so many pixels, as a pointer drags it."""
        return self._kept_full(self.zoom, self.left - across / self.scale, self.top - down / self.scale)

    @property
    def whole(self) -> MapFrame:
        """With the whole plan."""
        return self._kept_full(1.0, 0.0, 0.0)

    def _kept_full(self, zoom: float, left: float, top: float) -> MapFrame:
        """With this part of the plan, moved so that its edges stay out of sight."""
        scale = self.box.w / self.size.width * zoom
        most_left, most_top = self.size.width - self.box.w / scale, self.size.height - self.box.h / scale
        left, top = max(0.0, min(left, most_left)), max(0.0, min(top, most_top))
        return MapFrame(self.box, self.size, zoom, left, top)
