"""The pictures of the rule book: the map, what an army reaches, stations, the two tracks, and cards with numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.kernel.seats import Seat
from game.metro2033.art import inks
from game.metro2033.art.icons import metro_icon
from game.metro2033.art.map.ground import ground_picture
from game.metro2033.art.map.stations import REACH, StationLook, station_picture
from game.metro2033.cards.metro_map import MetroMap
from game.metro2033.of_context import metro_cards
from game.metro2033.rules.atlas import OpenMap, reached
from game.metro2033.table.board import MapBoard, empty_board, geometry_of
from game.metro2033.table.draw.bar import icons_of
from game.metro2033.table.map_frame import MapFrame
from game.ui.art.cache import kept
from game.ui.art.shapes import box
from game.ui.art.svg import rasterise
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.game_table import AnnotatedCard, BookPicture
from game.ui.theme import FLOOR, ICON_FLOOR, LINE, PAPER, PanelStyle

Shares = Sequence[tuple[float, float]]
"""Places, as shares of the width and the height of a picture."""

_DARK: Final = PanelStyle(inks.GROUND, LINE, radius=10, edge_width=1.5)
_SPACE: Final = PanelStyle("#262D34", "#414B54", radius=6, edge_width=1.4)


# ---------------------------------------------------------------------- the map
_MAP_SHAPE: Final = 0.7
_MAP_WIDE: Final = 900.0

_ON_MAP: Final = {
    "polis": ("borovitskaya", -28, -78), "hansa": ("suvorovskaya", -42, 4),
    "arbat": ("smolenskaya_light_blue", -76, 0), "confederation": ("dinamo", 36, 8), "reich": ("chekhovskaya", 34, -12),
    "red": ("lubyanka", -30, 6), "bauman": ("elektrozavodskaya", 2, 34), "bandits": ("novokuznetskaya", 42, 22),
    "home": ("teatralnaya", 28, -18), "abandoned": ("polyanka", 27, 0), "passage": ("prospekt_mira_ring", -14, -40),
}  # fmt: skip
"""Part of the picture of the map -> a station, and where its number lies from there, in units of the plan."""

_RING: Final = 19.0
"""Radius of the ring around a station in reach, in units."""

FACTION: Final = "arbat"
"""Whose reach is shown: its homes lie beside Hansa and beside Polis."""

IN_REACH: Final = {
    "own": ("smolenskaya_blue", 0, -32), "near": ("smolenskaya_light_blue", 0, -32),
    "over_hansa": ("barrikadnaya", 0, -34), "over_polis": ("okhotny_ryad", 30, 6),
    "too_far": ("belorusskaya_green", 22, -30),
}  # fmt: skip
"""The same of the picture of the reach."""


def _beside(metro_map: MetroMap, places: Mapping[str, tuple[str, float, float]]) -> Shares:
    stations, plan = metro_map.stations, metro_map.plan
    return [((stations[id].x + x) / plan.width, (stations[id].y + y) / plan.height) for id, x, y in places.values()]


def _frame(canvas: Canvas, metro_map: MetroMap) -> MapFrame:
    return MapFrame(Box(0, 0, *canvas.size), metro_map.plan)


def _draw_plan(canvas: Canvas, board: MapBoard, frame: MapFrame) -> None:
    """The ground and the stations, without their names: there is no room for them."""
    canvas.blit(ground_picture(board.geometry, board.closed_zones, canvas.size), (0, 0))
    side = round(2 * REACH * frame.scale)
    for station in board.map.stations.values():
        canvas.picture(station_picture(board.look(station), side), frame.at((station.x, station.y)))
    canvas.blit(box(canvas.size, canvas.px(6), None, LINE, max(1, canvas.px(2))), (0, 0))


def _draw_map(canvas: Canvas, context: Context) -> None:
    """The map before a match."""
    metro_map = metro_cards(context).map
    _draw_plan(canvas, empty_board(metro_map), _frame(canvas, metro_map))


def _draw_reach(canvas: Canvas, context: Context) -> None:
    """What the army of a faction reaches from its homes."""
    metro_map = metro_cards(context).map
    homes, frame = metro_map.homes[FACTION], _frame(canvas, metro_map)
    owners = dict.fromkeys(homes, FACTION)
    _draw_plan(canvas, MapBoard(geometry_of(metro_map), owners, frozenset(), frozenset()), frame)
    open_map = OpenMap(metro_map, frozenset(metro_map.homes), "open")
    for id in reached(open_map, dict.fromkeys(homes, Seat("A")), homes).intersection(open_map.attackable):
        station = metro_map.stations[id]
        canvas.picture(_ring(round(2 * (_RING + 3) * frame.scale)), frame.at((station.x, station.y)))


@kept
def _ring(side: int) -> pygame.Surface:
    reach = _RING + 3
    rings = "".join(
        f'<circle r="{_RING:g}" fill="none" stroke="{ink}" stroke-width="{width:g}"/>'
        for ink, width in ((inks.EDGE, 6), (inks.LAMPLIGHT, 3.4))
    )
    return rasterise(f'<g transform="translate({reach:g} {reach:g})">{rings}</g>', (side, side), (2 * reach, 2 * reach))


# ---------------------------------------------------------------------- stations
_LOOKS: Final = {
    "neutral": StationLook("ordinary", "pig"),
    "home": StationLook("ordinary", "mushroom", home_of="red"),
    "owned": StationLook("ordinary", "mushroom", owner="red", home_of="red"),
    "lost": StationLook("ordinary", "mushroom", owner="arbat", home_of="red"),
    "polis": StationLook("polis"),
    "owned_polis": StationLook("polis", owner="bauman"),
    "hansa": StationLook("hansa"),
    "abandoned": StationLook("abandoned"),
    "closed": StationLook("ordinary", "pig", is_closed=True),
}
"""Part of the picture of stations -> what it looks like."""

_STATIONS_SHAPE: Final = 0.17
_NUMBERED: Final = 0.76
"""How far down the numbers lie."""


def _draw_stations(canvas: Canvas, _: Context) -> None:
    canvas.panel(canvas.rect, _DARK)
    wide, high = canvas.size
    side = min(wide // len(_LOOKS), round(high * 0.72))
    for number, look in enumerate(_LOOKS.values()):
        canvas.picture(station_picture(look, side), (round(wide * (number + 0.5) / len(_LOOKS)), round(high * 0.38)))


def _below_stations(_: Context) -> Shares:
    return [((number + 0.5) / len(_LOOKS), _NUMBERED + 0.04) for number in range(len(_LOOKS))]


# ---------------------------------------------------------------------- tracks
def _draw_round_track(canvas: Canvas, context: Context) -> None:
    """The start and the spaces after it, with what each brings."""
    cards = metro_cards(context)
    spaces = [cards.space(number) for number in range(len(cards.loop) + 1)]
    canvas.panel(canvas.rect, _DARK)
    wide, high, gap = *canvas.size, canvas.px(8)
    shares = [len(icons_of(space)) + (space.times > 1) for space in spaces]
    each = (wide - gap * (len(spaces) + 3)) / sum(shares)
    left = float(2 * gap)
    for number, (space, share) in enumerate(zip(spaces, shares, strict=True)):
        place = pygame.Rect(round(left), gap * 2, round(each * share), high - 4 * gap)
        names = [*icons_of(space), *([""] if space.times > 1 else [])]
        canvas.panel(place, _SPACE)
        _draw_row(canvas, names, place, f"×{space.times}")
        left += each * share + (2 * gap if number == 0 else gap)


def _draw_row(canvas: Canvas, names: Sequence[str], place: pygame.Rect, words: str = "") -> None:
    """Icons side by side in the middle of a place, and ``words`` where a name is empty."""
    side = max(ICON_FLOOR, min(round(place.height * 0.62), round(place.width / max(1, len(names)) * 0.84)))
    wide = place.width / max(1, len(names)) if len(names) > 1 else 0
    for number, name in enumerate(names):
        middle = round(place.centerx + (number - (len(names) - 1) / 2) * min(wide, side * 1.12)), place.centery
        if name:
            canvas.picture(metro_icon(name, side), middle)
        else:
            room = pygame.Rect(0, 0, side, place.height)
            room.center = middle
            canvas.letters(words, room, "number", max(FLOOR, round(side * 0.5)), inks.LAMPLIGHT, "center")


def _draw_army_track(canvas: Canvas, context: Context) -> None:
    """The strengths of an army, and the upkeep of those that cost something."""
    army = metro_cards(context).army
    canvas.panel(canvas.rect, _DARK)
    count = army.most - army.least + 1
    wide, high, gap = *canvas.size, canvas.px(8)
    each = (wide - gap * (count + 3)) / count
    for number in range(count):
        strength = army.least + number
        place = pygame.Rect(round(2 * gap + number * (each + gap)), 2 * gap, round(each), high - 4 * gap)
        canvas.panel(place, _SPACE)
        upper, lower = pygame.Rect(place), pygame.Rect(place)
        upper.height = round(place.height * 0.54)
        lower.top, lower.height = upper.bottom, place.height - upper.height - gap
        ink = inks.LAMPLIGHT if strength == army.start else PAPER
        canvas.letters(str(strength), upper, "number", max(FLOOR, round(upper.height * 0.62)), ink, "center")
        goods = [good for good, number in army.upkeep.get(strength, {}).items() for _ in range(number)]
        _draw_row(canvas, goods, lower.inflate(-gap, 0))


# ---------------------------------------------------------------------- all of them
BOOK_PICTURES: Final[Mapping[str, BookPicture]] = {
    "map": BookPicture(_draw_map, _MAP_WIDE, _MAP_SHAPE, lambda at: _beside(metro_cards(at).map, _ON_MAP)),
    "reach": BookPicture(_draw_reach, _MAP_WIDE, _MAP_SHAPE, lambda at: _beside(metro_cards(at).map, IN_REACH)),
    "stations": BookPicture(_draw_stations, 1000, _STATIONS_SHAPE, _below_stations),
    "round_track": BookPicture(_draw_round_track, 1000, 0.1),
    "army_track": BookPicture(_draw_army_track, 820, 0.17),
}
"""Picture of a section -> how it is drawn."""

ANNOTATED: Final[Mapping[str, AnnotatedCard]] = {
    "threat_card": AnnotatedCard("open_hatch", ((0.78, 0.06), (0.27, 0.55), (0.82, 0.48), (0.2, 0.82))),
    "equipment_card": AnnotatedCard("gas_mask", ((0.1, 0.75), (0.2, 0.91))),
    "quest_card": AnnotatedCard("parade", ((0.78, 0.06), (0.2, 0.75), (0.2, 0.91))),
    "hero_card": AnnotatedCard("khan", ((0.12, 0.75), (0.9, 0.75), (0.07, 0.84))),
}
"""Picture of a section -> the card that it is, and where its numbers are."""
