"""The map of the draft: zones that can be taken are lit, the others lie in the dark."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final, Literal

import pygame
from msgspec.structs import replace

from game.metro2033.art.map.zone_fields import outlines_of
from game.metro2033.art.map.zone_lights import ZoneLight, zone_light
from game.metro2033.table.board import HeroOnMap, MapBoard
from game.metro2033.table.draw.map import draw_map
from game.metro2033.table.map_frame import MapFrame
from game.ui.art.cache import kept
from game.ui.art.shapes import box
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.hit_shapes import Disc, Polygon
from game.ui.input import Position
from game.ui.shades import is_high_contrast
from game.ui.theme import NIGHT

Light = Literal["open", "taken", "dark"]
"""Whether something can be taken, is taken already, or is out of reach."""

_NAMED: Final = 848
"""Pixels of width from which on the names of stations do not touch each other."""

_RING: Final = 24.0
"""Radius of the ring around a home that can be chosen, in units of the plan."""

_VEIL: Final = 0.72
"""How dark the map is behind drawn cards."""


class DraftMap:
    """The map in its frame, as it is drawn for one frame of the screen."""

    def __init__(self, canvas: Canvas, board: MapBoard, frame: MapFrame, language: str) -> None:
        self._canvas, self._board, self._frame, self._language = canvas, board, frame, language

    def draw(self, lights: Mapping[str, Light], lit: str = "", begins: HeroOnMap | None = None) -> None:
        """Draw it with the ``lights`` of the zones; the zone that is ``lit`` is under the pointer, and shows what it
        would be like to take it. ``begins`` is a hero at the home under the pointer."""
        board = self._board
        if begins:
            board = replace(board, heroes=(*board.heroes, begins))
        if lights.get(lit) == "open":
            homes = dict.fromkeys(board.map.homes[lit], lit)
            board = replace(board, owners={**board.owners, **homes})
        has_names = self._frame.box.w >= _NAMED
        light = partial(self._light, lights, lit)
        draw_map(self._canvas, board, self._frame, self._language, light=light, has_names=has_names)

    def _light(self, lights: Mapping[str, Light], lit: str) -> None:
        """Lay shade first, so that it covers no light."""
        for zone, light in lights.items():
            if light == "dark" and zone != lit:
                self._lay(zone, "dark")
        for zone, light in lights.items():
            if light == "open" or zone == lit:
                self._lay(zone, "lit" if zone == lit else "open")

    def _lay(self, zone: str, light: ZoneLight) -> None:
        box = self._frame.box
        picture, (x, y) = zone_light(self._board.geometry, zone, light, self._frame.scale, not is_high_contrast())
        with self._canvas.clipped(box.rect):
            self._canvas.image(picture, (box.x + x, box.y + y), f"light {zone}")

    def shapes(self, zone: str) -> Collection[Polygon]:
        """What can be hit of a zone."""
        outlines = outlines_of(self._board.geometry, zone)
        return [Polygon(tuple(self._within(self._frame.at(spot)) for spot in outline)) for outline in outlines]

    def _within(self, pos: Position) -> Position:
        box = self._frame.box
        return min(max(pos[0], box.x), box.right - 1), min(max(pos[1], box.y), box.bottom - 1)

    def station(self, station: str) -> Disc:
        """What can be hit of a station."""
        return Disc(self._frame.at(self._board.geometry.place(station)), round(self._frame.hit * self._frame.scale))

    def ring(self, station: str, colour: str) -> None:
        """Draw a ring around a station that can be chosen."""
        side = round(2 * _RING * self._frame.scale)
        place = self._frame.at(self._board.geometry.place(station))
        self._canvas.picture(_ring(side, colour), place, f"ring {station}")

    def veil(self) -> None:
        """Darken all of it."""
        place = self._frame.box
        self._canvas.blit(box(place.size, self._canvas.px(10), NIGHT, alpha=_VEIL), place[:2])


@kept
def _ring(side: int, colour: str) -> pygame.Surface:
    circle = f'<circle cx="32" cy="32" r="27" fill="none" stroke="{colour}"'
    body = "".join(
        f'{circle} stroke-width="{width}" stroke-opacity="{opacity}"/>' for width, opacity in ((9, 0.25), (3.4, 1.0))
    )
    return rasterise(body, (side, side), (64, 64))
