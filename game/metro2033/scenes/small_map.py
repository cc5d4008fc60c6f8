"""The map without the names of its stations, small: who owns what, and where the heroes stand."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.figures import hero_figure
from game.metro2033.art.map.ground import ground_picture
from game.metro2033.art.map.stations import REACH, station_picture
from game.metro2033.table.board import MapBoard
from game.metro2033.table.draw.map import figure_box
from game.metro2033.table.map_frame import MapFrame
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art.shapes import box as box_surface
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, LINE

_LARGER: Final = 1.15
"""How much larger stations are than on the map of the table, as they have no names."""


_ZONE_WIDE, _ZONE_LETTERS = 130.0, 13.5
"""Width of the name of a zone, which may have two lines, and size of its letters, in units of the plan."""

_NAMED: Final = 0.7
"""Pixels a unit from which on there is room for the names of the zones; below, badges tell who is at home where."""


def small_map_place(board: MapBoard, room: pygame.Rect) -> pygame.Rect:
    """The largest place for all of the map within ``room``, in its middle."""
    size = board.map.plan
    scale = min(room.width / size.width, room.height / size.height)
    place = pygame.Rect(0, 0, round(size.width * scale), round(size.height * scale))
    place.center = room.center
    return place


def draw_small_map(canvas: Canvas, place: pygame.Rect, board: MapBoard, words: MetroWords) -> None:
    """Draw all of the map in a place that has its shape, with the names of the zones."""
    frame = MapFrame(Box(*place), board.map.plan)
    with canvas.clipped(place):
        canvas.blit(ground_picture(board.geometry, board.closed_zones, place.size), place.topleft)
        side = round(2 * REACH * frame.scale * _LARGER)
        for station in board.map.stations.values():
            picture = station_picture(board.look(station), side)
            canvas.picture(picture, frame.at((station.x, station.y)), f"station {station.id}")
        for hero in board.heroes:
            box = figure_box(board, frame, hero)
            canvas.picture(hero_figure(hero.faction, box.h, hero.is_wounded), box.center, f"hero {hero.seat}")
        if frame.scale >= _NAMED:
            _draw_zones(canvas, place, board, words, frame)
    canvas.blit(box_surface(place.size, canvas.px(10), None, LINE, max(1, canvas.px(1.5))), place.topleft)


def _draw_zones(canvas: Canvas, place: pygame.Rect, board: MapBoard, words: MetroWords, frame: MapFrame) -> None:
    """The names of the zones in the inks of their factions, kept within the map."""
    px = max(FLOOR, round(_ZONE_LETTERS * frame.scale))
    for zone in board.map.zones.values():
        room = pygame.Rect(0, 0, max(px * 8, round(_ZONE_WIDE * frame.scale)), round(px * 2.6))
        room.center = frame.at(zone.label)
        room.clamp_ip(place.inflate(-px // 2, -px // 2))
        ink = inks.CLOSED_ZONE if zone.id in board.closed_zones else inks.FACTIONS[zone.id]
        name = words.short_title(zone.id) if zone.id in board.map.homes else words.zone(zone.id)
        canvas.letters(name, room, "title", px, ink, "center", wrap=True, upper=True)
