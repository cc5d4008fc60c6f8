"""The route of the lesson: a line of the metro with a station for each chapter."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.game_table import RouteLook
from game.ui.theme import FLOOR, GOLD, ICON_FLOOR, INK, PAPER

_DISC: Final = 0.8
"""Width of a station, as a share of the room of a stop."""


def _draw_station(canvas: Canvas, rect: pygame.Rect, number: int, is_done: bool, is_next: bool) -> None:
    """A station with the number of the chapter; with a tick once that is done, gold if it comes next."""
    side = round(rect.height * _DISC)
    canvas.picture(_station(side, is_next), rect.center, "station")
    if is_done and not is_next:
        canvas.icon("check", rect, max(ICON_FLOOR, side * 5 // 9))
        return
    canvas.letters(str(number), rect, "number", max(FLOOR, round(side * 0.5)), INK, "center")


@kept
def _station(side: int, is_next: bool) -> pygame.Surface:
    rings = ((30, inks.EDGE), (27, PAPER), (24, inks.FACTIONS["red"]), (19, GOLD if is_next else PAPER))
    body = "".join(f'<circle cx="30" cy="30" r="{reach}" fill="{ink}"/>' for reach, ink in rings)
    return rasterise(body, (side, side), (60, 60))


LINE: Final = RouteLook(
    ((20, inks.EDGE, False), (15, inks.FACTIONS["red"], False), (3, "#F7B4AC", False)), _draw_station
)
"""A red line as on the map."""
