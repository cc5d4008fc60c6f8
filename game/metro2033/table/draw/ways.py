"""Draws on the map where army and hero can go: lit stations, the way with its steps, and the plate that tells what
would happen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.map.geometry import Spot
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.rules.atlas import OpenMap
from game.metro2033.table.map_frame import MapFrame
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import FigureOf, StationAt
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.play.modes import TableTarget
from game.ui.theme import FLOOR, INK

_RING, _WIDER = 15.4, 19.0
"""Radius of the ring around a target, and around a large one, in units of the plan."""

_GLOW: Final = 4.0
"""How far its light reaches, in units."""

_WAY: Final = 5.5
_DASH: Final = 13.0
_STEP: Final = 8.5
"""In units: width of a way, length of its dashes, radius of the disc with the number of a step."""


def draw_target_ring(canvas: Canvas, sight: MetroTableSight, target: TableTarget, box: Box) -> None:
    """A ring around a station that can be reached; nothing around others, which are not lit."""
    if not target.is_legal:
        return
    frame = sight.layout.frame
    with canvas.clipped(frame.box.rect):
        radius = _radius(sight, target.label)
        side = round(2 * (radius + _GLOW) * frame.scale)
        canvas.picture(_ring(side, radius, sight.touch.hover == target.label), box.center, "target")


def _radius(sight: MetroTableSight, label: Label) -> float:
    """The radius of the ring around a station, or a figure: owned stations are larger."""
    if not isinstance(label, StationAt):
        return _WIDER
    station = sight.board.map.stations[label.station]
    is_large = station.id in sight.board.owners or station.home_of or station.kind == POLIS
    return _WIDER if is_large else _RING


@kept
def _ring(side: int, radius: float, is_bright: bool) -> pygame.Surface:
    """A ring with light around it; white under the pointer."""
    ink = "#FFFFFF" if is_bright else inks.LAMPLIGHT
    rings = "".join(
        f'<circle r="{circle:g}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{alpha:g}"/>'
        for circle, colour, width, alpha in (
            (radius, ink, 6, 0.2), (radius, inks.EDGE, 3.8, 0.9), (radius, ink, 2.2, 1.0),
        )
    )  # fmt: skip
    reach = radius + _GLOW
    return rasterise(f'<g transform="translate({reach:g} {reach:g})">{rings}</g>', (side, side), (2 * reach, 2 * reach))


# ---------------------------------------------------------------------- the way
def way_to(sight: MetroTableSight, station: str) -> tuple[str, ...]:
    """The stations over which the hero goes there, from where he stands; () if no way leads there."""
    start = sight.standing.me.at
    return between(sight.standing.open_map, start, station) if start else ()


def between(open_map: OpenMap, start: str, station: str) -> tuple[str, ...]:
    """The stations of a shortest way from one to another; () if there is none."""
    adjacent = open_map.adjacent
    if station not in adjacent:
        return ()
    distances = open_map.distances(station)
    if start not in distances:
        return ()
    way = [start]
    while way[-1] != station:
        way.append(min(adjacent[way[-1]], key=distances.__getitem__))
    return tuple(way)


def draw_way(canvas: Canvas, sight: MetroTableSight, station: str) -> None:
    """The way of the hero to a station, with the number of each step; what he cannot go is dim."""
    way, frame = way_to(sight, station), sight.layout.frame
    if len(way) < 2:
        return
    left = sight.standing.steps_left
    with canvas.clipped(frame.box.rect):
        for number, pair in enumerate(pairwise(way), 1):
            _draw_stretch(canvas, frame, sight.board.geometry.way(pair), number <= left)
        for number, stop in enumerate(way[1:], 1):
            _draw_step(canvas, frame, sight.board.geometry.place(stop), number, number <= left)


def _draw_stretch(canvas: Canvas, frame: MapFrame, points: Sequence[Spot], is_lit: bool) -> None:
    corner = min(x for x, _ in points), min(y for _, y in points)
    outline = tuple((round(x - corner[0], 1), round(y - corner[1], 1)) for x, y in points)
    picture = _stretch(outline, round(frame.scale, 3), is_lit)
    x, y = frame.at(corner)
    canvas.image(picture, (x - round(_WAY * frame.scale), y - round(_WAY * frame.scale)), "way")


@kept
def _stretch(outline: tuple[Spot, ...], scale: float, is_lit: bool) -> pygame.Surface:
    """A stretch of a way: light with dark dashes."""
    wide, high = max(x for x, _ in outline) + 2 * _WAY, max(y for _, y in outline) + 2 * _WAY
    path = "M" + "L".join(f"{x + _WAY:g} {y + _WAY:g}" for x, y in outline)
    ink = inks.LAMPLIGHT if is_lit else inks.CLOSED_ZONE
    dashes = "".join(_line(one, "#8A6A2A" if is_lit else inks.CLOSED_DARK, 1.6) for one in _dashes(outline))
    body = _line(path, inks.EDGE, 2 * _WAY - 0.5) + _line(path, ink, _WAY + 2) + dashes
    return rasterise(body, (wide * scale, high * scale), (wide, high))


def _line(path: str, ink: str, width: float) -> str:
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linejoin="round"/>'


def _dashes(outline: Sequence[Spot]) -> Sequence[str]:
    """Short strokes along the middle of the way."""
    found, rest = [], _DASH / 2
    for (x, y), (to_x, to_y) in pairwise(outline):
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        while length and rest < length:
            share, end = rest / length, min(1.0, (rest + _DASH / 2) / length)
            ends = [(x + (to_x - x) * part + _WAY, y + (to_y - y) * part + _WAY) for part in (share, end)]
            found.append("M" + "L".join(f"{across:g} {down:g}" for across, down in ends))
            rest += _DASH
        rest -= length
    return found


def _draw_step(canvas: Canvas, frame: MapFrame, place: Spot, number: int, is_lit: bool) -> None:
    x, y = frame.at(place)
    off = round(13 * frame.scale)
    side = max(FLOOR + 6, round(2 * _STEP * frame.scale))
    box = pygame.Rect(0, 0, side, side)
    box.center = x + off, y - off
    canvas.picture(_step_disc(side, is_lit), box.center, "step")
    canvas.letters(str(number), box, "number", max(FLOOR, round(side * 0.62)), INK, "center")


@kept
def _step_disc(side: int, is_lit: bool) -> pygame.Surface:
    ink = inks.LAMPLIGHT if is_lit else inks.ABANDONED
    body = f'<circle cx="10" cy="10" r="9.6" fill="{inks.EDGE}"/><circle cx="10" cy="10" r="8" fill="{ink}"/>'
    return rasterise(body, (side, side), (20, 20))


def draw_aim(canvas: Canvas, sight: MetroTableSight) -> None:
    """The way to the station that has attention, while the hero goes."""
    source, station = sight.source, sight.pointed
    if station and source == FigureOf(sight.standing.seat):
        draw_way(canvas, sight, station)


def is_at_top_right(sight: MetroTableSight, box: Box) -> bool:
    """Whether a place lies where the plate would lie that tells what is promised."""
    frame = sight.layout.frame.box
    return box.center[0] > frame.center[0] - frame.w // 8 and box.center[1] < frame.center[1]


def promise_corner(sight: MetroTableSight, target: TableTarget, size: tuple[int, int]) -> tuple[int, int]:
    """Where the plate of a promise lies: at the top right of the map, or at the bottom left if the target lies
    there."""
    frame, gap = sight.layout.frame.box, round(10 * sight.layout.scale)
    box = sight.box(target.label) if isinstance(target.label, StationAt | FigureOf) else None
    if box is not None and is_at_top_right(sight, box):
        return frame.x + gap, frame.bottom - gap - size[1]
    return frame.right - gap - size[0], frame.y + gap
