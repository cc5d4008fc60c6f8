"""Draws the table of Metro 2033: what rests, what can be done on the map, and what is carried."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import pygame

from game.metro2033.art.faces.face import face
from game.metro2033.table.draw.bar import draw_bar
from game.metro2033.table.draw.column import draw_column
from game.metro2033.table.draw.map import draw_map, draw_zone_names, figure_box
from game.metro2033.table.draw.seats import draw_seats
from game.metro2033.table.draw.strip import draw_strip_cards, draw_strip_ground
from game.metro2033.table.draw.ways import draw_aim, promise_corner
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import MAP, FigureOf, StationAt
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.play.modes import Held
from game.ui.table.zone import TableDrawing

_WALL: Final = "#0E1114"


def draw_ground(canvas: Canvas, sight: MetroTableSight) -> None:
    """Draw the table without log, own cards, buttons and anything that moves. What lies beside the map stays as it is
    when another part of it is seen."""
    key = sight.layout.beside_map, canvas.metrics, sight.source
    with canvas.measured(canvas.metrics.seen_closer(sight.layout.closer)):
        sight.standing.beside_map.put(canvas, key, lambda behind: _draw_beside_map(behind, sight))
        draw_map_part(canvas, sight)


def draw_at_once(canvas: Canvas, sight: MetroTableSight) -> None:
    """The same into a picture that is kept as a whole."""
    with canvas.measured(canvas.metrics.seen_closer(sight.layout.closer)):
        _draw_beside_map(canvas, sight)
        draw_map_part(canvas, sight)


def _draw_beside_map(canvas: Canvas, sight: MetroTableSight) -> None:
    canvas.fill(canvas.rect, _WALL)
    canvas.layer = 1
    draw_bar(canvas, sight)
    draw_seats(canvas, sight)
    draw_column(canvas, sight)
    draw_strip_ground(canvas, sight)


def draw_map_part(canvas: Canvas, sight: MetroTableSight) -> None:
    """The map, with hit areas of stations and figures."""
    frame, board, source = sight.layout.frame, sight.board, None
    canvas.hit(frame.box.rect, MAP)
    if isinstance(sight.mode, Held) and isinstance(sight.mode.source, FigureOf):
        source = sight.mode.source.seat
    draw_map(canvas, board, frame, sight.language, source)
    draw_zone_names(canvas, board, sight.zone_names, frame)
    for station in board.map.stations:
        disc = sight.disc(station)
        if frame.box.holds(disc.middle):
            canvas.hit(disc, StationAt(station))
    for hero in board.heroes:
        box = figure_box(board, frame, hero)
        if frame.box.holds(box.center):
            place = FigureOf(hero.seat)
            canvas.hit(sight.zone(place).shape(sight, place) or box.rect, place)


def _draw_hand(canvas: Canvas, sight: MetroTableSight, _: Collection[Label], __: Mapping[Label, float]) -> None:
    with canvas.measured(canvas.metrics.seen_closer(sight.layout.closer)):
        draw_strip_cards(canvas, sight)


def _face(sight: MetroTableSight, card: str, width: int) -> pygame.Surface | None:
    """The face of a card; what is named in the log may be a station, which has none."""
    return face(sight.wording, card, width) if card in sight.cards_of_game.all else None


DRAWING: Final = TableDrawing(
    ground=draw_ground, hand=_draw_hand, counts=draw_aim, face=_face, dims=False, corner=promise_corner
)
"""How what every table shows is drawn."""
