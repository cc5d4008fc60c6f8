"""The backdrop and the table top of a game that has none of its own: hills under an evening sky, and plain felt."""

from __future__ import annotations

from typing import Final

from game.ui.art.backdrop import HIGH, WIDE, Backdrop
from game.ui.art.palettes import Palette
from game.ui.art.svg import mixed
from game.ui.art.table_top import TableTop

_SUN: Final = 1330, 600, 220
"""Middle and radius of the sun, in u."""

_HILLS: Final = ((0.75, "M0 700q300-150 700-40t660-60 560-10V1080H0z"), (0.4, "M0 800q420-120 960 0t960-60V1080H0z"))
"""How much of the lighter ink each has, the farther first, and its outline."""


def _scene(palette: Palette) -> str:
    x, y, radius = _SUN
    sun = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{palette[5]}"/>'
    hills = (f'<path d="{line}" fill="{mixed(palette[1], palette[2], share)}"/>' for share, line in _HILLS)
    ground = f'<path d="M0 930q700-80 {WIDE} 20V{HIGH}H0z" fill="{palette[0]}"/>'
    return f"{sun}{''.join(hills)}{ground}"


def _sky(palette: Palette, depth: float) -> str:
    return mixed(palette[2], palette[4], depth)


HILLS: Final = Backdrop(_scene, _sky, lambda palette: palette[0], lambda _: (), 1330, 380, 960, 1300)
FELT: Final = TableTop(lambda: f'<rect width="{WIDE}" height="{HIGH}" fill="#1D2B26"/>', ())
