"""Draws the map in its frame: the ground, the stations with their names, and the figures of the heroes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.kernel.seats import Seat
from game.metro2033.art import inks
from game.metro2033.art.figures import hero_figure
from game.metro2033.art.map.ground import ground_picture
from game.metro2033.art.map.names import NamePlace, is_of_ring, name_places
from game.metro2033.art.map.stations import REACH, station_picture
from game.metro2033.cards.metro_map import POLIS, Station
from game.metro2033.table.board import HeroOnMap, MapBoard
from game.metro2033.table.map_frame import MapFrame
from game.ui.art.cache import kept
from game.ui.art.lettering import draw_line, width_of
from game.ui.art.shapes import box as box_surface
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, LINE

_FIGURE: Final = 40.0
"""Height of a hero on the map, in units of the plan."""

_SLIM: Final = 0.75
"""Width of a figure, as a share of its height."""

_BESIDE: Final = 19.0
"""How far from the centre of his station the feet of a hero are, in units."""

_BELOW: Final = 5.0
_UNDER_NAME: Final = 24.0
"""How far below that centre they are, usually and where the name stands above the station."""

_APART: Final = 22.0
"""From one hero to the next at the same station, in units."""

_ZONE_LETTERS, _ZONE_WIDE = 13.5, 200.0
"""Size of the letters of a zone, and the width of its name, in units."""

_HALO: Final = "#0A0C0E"
_AROUND: Final = ((-2, 0), (2, 0), (0, -2), (0, 2), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""Where the halo of a name lies around its letters, in pixels."""

_NAMES: Final = {"hansa": "#E9C591", "abandoned": "#9AA0A6", POLIS: "#FFF6DF"}
_PLAIN_NAME, _CLOSED_NAME = "#EFE8D8", "#7A8087"


def draw_map(
    canvas: Canvas,
    board: MapBoard,
    frame: MapFrame,
    language: str,
    lifted: Seat | None = None,
    light: Callable[[], None] = lambda: None,
    has_names: bool = True,
) -> None:
    """Draw the part of the map that is seen in ``frame``.

    Args:
        lifted: the seat whose hero is only a pale ghost.
        light: draws what lies on the ground below the stations.
        has_names: whether the names of the stations are written.
    """
    box = frame.box
    with canvas.clipped(box.rect):
        whole = (round(frame.size.width * frame.scale), round(frame.size.height * frame.scale))
        corner = (box.x - round(frame.left * frame.scale), box.y - round(frame.top * frame.scale))
        canvas.blit(ground_picture(board.geometry, board.closed_zones, whole), corner)
        light()
        side = round(2 * REACH * frame.scale)
        for station in board.map.stations.values():
            place = frame.at((station.x, station.y))
            if box.grown(side).holds(place):
                canvas.picture(station_picture(board.look(station), side), place, f"station {station.id}")
        names = name_places(board.map, language, whole[0], board.owners, _measure) if has_names else ()
        for name in names:
            _draw_name(canvas, board, name, corner)
        for hero in board.heroes:
            _draw_hero(canvas, hero, figure_box(board, frame, hero), hero.seat == lifted)
    canvas.blit(box_surface(box.size, canvas.px(10), None, LINE, max(1, canvas.px(1.5))), box[:2])


def _measure(text: str, is_bold: bool, px: int) -> int:
    return width_of(text, _role(is_bold), px)


def _role(is_bold: bool) -> str:
    return "strong" if is_bold else "text"


def _draw_name(canvas: Canvas, board: MapBoard, name: NamePlace, corner: tuple[int, int]) -> None:
    colour, role = _ink_of(board, board.map.stations[name.station]), _role(name.is_bold)
    line = name.height / len(name.lines)
    for number, words in enumerate(name.lines):
        wide = _measure(words, name.is_bold, name.px)
        left = corner[0] + round(name.x + name.align * (name.width - wide))
        place = pygame.Rect(left, corner[1] + round(name.y + number * line), wide + 2, round(line))
        canvas.picture(_halo(words, role, name.px), place.move(-1, -1).center, "halo")
        canvas.letters(words, place, role, name.px, colour)


def _ink_of(board: MapBoard, station: Station) -> str:
    if station.id in board.closed:
        return _CLOSED_NAME
    return _NAMES["hansa"] if is_of_ring(station) else _NAMES.get(station.kind, _PLAIN_NAME)


@kept
def _halo(words: str, role: str, px: int) -> pygame.Surface:
    """The dark around a line of letters."""
    line = draw_line(words, role, px, _HALO)
    picture = pygame.Surface((line.get_width() + 4, line.get_height() + 4), pygame.SRCALPHA)
    for across, down in _AROUND:
        picture.blit(line, (2 + across, 2 + down))
    return picture


# ---------------------------------------------------------------------- figures
def figure_box(board: MapBoard, frame: MapFrame, hero: HeroOnMap) -> Box:
    """Where a hero stands: beside his station, on the side away from its name; several side by side."""
    station = board.map.stations[hero.station]
    high = round(_FIGURE * frame.scale)
    wide = round(high * _SLIM)
    side = -1 if "e" in station.label else 1
    below = _UNDER_NAME if station.label == "n" else _BELOW
    x, y = frame.at((station.x + side * (_BESIDE + hero.number * _APART), station.y + below))
    return Box(x - wide // 2, y - high, wide, high)


def _draw_hero(canvas: Canvas, hero: HeroOnMap, box: Box, is_ghost: bool) -> None:
    picture = _ghost(hero.faction, box.h) if is_ghost else hero_figure(hero.faction, box.h, hero.is_wounded)
    canvas.picture(picture, box.center, f"hero {hero.seat}")


@kept
def _ghost(faction: str, height: int) -> pygame.Surface:
    picture = hero_figure(faction, height).copy()
    picture.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def draw_zone_names(canvas: Canvas, board: MapBoard, names: Mapping[str, str], frame: MapFrame) -> None:
    """The ``names`` of the zones, in the inks of their factions."""
    px = max(FLOOR, round(_ZONE_LETTERS * frame.scale))
    with canvas.clipped(frame.box.rect):
        for zone in board.map.zones.values():
            ink = inks.CLOSED_ZONE if zone.id in board.closed_zones else inks.FACTIONS[zone.id]
            place = pygame.Rect(0, 0, round(_ZONE_WIDE * frame.scale), round(px * 1.5))
            place.width = min(place.width, width_of(names[zone.id].upper(), "title", px) + 4)
            place.center = frame.at(zone.label)
            place.clamp_ip(frame.box.rect.inflate(-8, -8))
            canvas.letters(names[zone.id], place, "title", px, ink, "center", upper=True)
