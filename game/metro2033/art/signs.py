"""The sign with the name of the game: an enamel plate with a line of stations, hung from the ceiling of the tunnel."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.theme import PAPER, PanelStyle

ENAMEL: Final = PanelStyle("#7C1F22", inks.EDGE, radius=20, edge_width=2.5, keyline=PAPER)
"""The plate of the name."""

_LINE: Final = (640, 44)
"""Width and height of the line of stations, in its units."""

_ROD: Final = "#2B3138"
_RODS: Final = 0.1
"""The ink of what holds a sign, and how far from its ends the rods are, as a share of its width."""


@kept
def line_of_stations(size: tuple[int, int]) -> pygame.Surface:
    """A straight line with the stations of six factions, and Polis in their middle."""
    wide, high = _LINE
    factions = list(inks.FACTIONS)
    stations = (*factions[:3], "polis", *factions[3:-1])
    step, middle = (wide - 40) / (len(stations) - 1), high / 2
    body = f'<path d="M20 {middle}H{wide - 20}" stroke="{PAPER}" stroke-width="9" stroke-linecap="round"/>'
    for number, station in enumerate(stations):
        x, radius = 20 + number * step, 19 if station == "polis" else 14
        for reach, ink in ((radius + 3, inks.EDGE), (radius, PAPER), (radius - 5, inks.FACTIONS[station])):
            body += f'<circle cx="{x:g}" cy="{middle}" r="{reach}" fill="{ink}"/>'
    return rasterise(body, size, _LINE)


def draw_rods(canvas: Canvas, sign: pygame.Rect) -> None:
    """Draw the rods on which a sign hangs."""
    wide = max(3, round(sign.height * 0.045))
    for share in (_RODS, 1 - _RODS):
        canvas.fill((sign.x + round(sign.width * share) - wide // 2, 0, wide, sign.y + 2), _ROD)
