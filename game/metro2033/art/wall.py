"""The tiled wall under a lamp: behind the map, and under all else that lies on the table."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from game.metro2033.art import inks
from game.ui.art.table_top import HIGH, WIDE, TableTop

_LAMP: Final = ((0, 0.125), (0.45, 0.06), (1, 0))
"""Light of the lamp: at these parts of the way to the edge of its cone, how much of it."""


class Wall(NamedTuple):
    """A wall: its size and that of its tiles, in units, and how much brighter the light is than behind the map."""

    width: float
    height: float
    tile: tuple[int, int]
    glow: float = 1.0

    @property
    def rows(self) -> int:
        """The number of rows of tiles, of which the last may be cut."""
        return ceil(self.height / self.tile[1])

    def strip(self, rows: range) -> str:
        """The elements of some rows, with their light."""
        return self.light(rows[0] * self.tile[1], len(rows) * self.tile[1]) + self._joints(rows)

    def light(self, top: float, high: float) -> str:
        """The light on a part of it, from edge to edge."""
        field = f'<rect y="{top:g}" width="{self.width:g}" height="{high:g}" fill="{{}}"/>'
        return f"{self._lamp}{field.format(inks.GROUND)}{field.format('url(#lamp)')}"

    @property
    def _lamp(self) -> str:
        """The light as a paint."""
        lamp = ((at, light * self.glow) for at, light in _LAMP)
        stops = "".join(f'<stop offset="{at}" stop-color="#FFE9C4" stop-opacity="{light:g}"/>' for at, light in lamp)
        place = f'cx="{self.width / 2:g}" cy="{self.height * 0.46:g}" r="{self.width * 0.62:g}"'
        return f'<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" {place}>{stops}</radialGradient></defs>'

    def _joints(self, rows: range) -> str:
        """The joints between the tiles, with light on the upper and left edges of each tile."""
        path = "".join(self._joints_of(row) for row in rows)
        light = f'<g transform="translate(1 1)">{_joint(path, "#FFFFFF", 0.035)}</g>'
        return f"{_joint(path, '#000000', 0.26)}{light}"

    def _joints_of(self, row: int) -> str:
        wide, high = self.tile
        y, shift = row * high, wide / 2 * (row % 2)
        upright = "".join(f"M{x * wide + shift:g} {y}v{high}" for x in range(int(self.width / wide) + 1))
        return f"M0 {y}H{self.width:g}{upright}"


def _joint(path: str, ink: str, opacity: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="1" stroke-opacity="{opacity:g}"/>'


_UNDER_TABLE: Final = Wall(WIDE, HIGH, (96, 48), 1.6)


def _drawing() -> str:
    return _UNDER_TABLE.strip(range(_UNDER_TABLE.rows))


LIT_WALL: Final = TableTop(_drawing, ())
"""The wall as a table top."""
