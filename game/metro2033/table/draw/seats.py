"""Draws the panels of the seats: faction, VP, army, goods, hero, and what he carries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.kernel.seats import Seat
from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.figures import army_figure
from game.metro2033.art.icons import faction_badge, metro_icon
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules.abilities import abilities_of, goal_of
from game.metro2033.rules.atlas import vp_of
from game.metro2033.rules.state import MetroPlayer
from game.metro2033.table.plan import army_box
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import ArmyInPanel
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise
from game.ui.boxes import Box, spread
from game.ui.canvas import Canvas
from game.ui.places import PlateOf
from game.ui.theme import FLOOR, ICON_FLOOR, LINE, MUTED, PAPER, TXT, PanelStyle

_RESTING: Final = PanelStyle("#262D34", "#414B54", radius=8, edge_width=1.4)
_ON_TURN: Final = PanelStyle("#323A42", "#D9A441", radius=8, edge_width=2.2)
_UNITS: Final = 308.0
"""The width of a panel in its own units."""

_FOR_CARDS: Final = 0.36
"""The share of the line of the hero that cards take at most; more of them overlap."""

QUEST_INK: Final = "#6E9BE8"
STATION_INK: Final = "#F2C46B"


def px_of(canvas: Canvas, u: float) -> int:
    """The size of letters of ``u``, with the setting for text."""
    return max(FLOOR, round(canvas.px(u) * canvas.metrics.text_scale))


def draw_seats(canvas: Canvas, sight: MetroTableSight) -> None:
    """Draw the panel of each seat, in turn order."""
    for seat, box in sight.layout.seats.items():
        with canvas.within(box.rect):
            _draw_seat(canvas, sight, seat, box)
        canvas.hit(box.rect, PlateOf(seat))
        canvas.hit(army_box(box).rect, ArmyInPanel(seat))


def _draw_seat(canvas: Canvas, sight: MetroTableSight, seat: Seat, box: Box) -> None:
    view = sight.standing.view
    player, is_on_turn = view.player(seat), sight.standing.mover == seat
    canvas.panel(box.rect, _ON_TURN if is_on_turn else _RESTING, f"seat {seat}")
    if player.faction is None:
        canvas.text(sight.name(seat), box.rect.inflate(-canvas.px(30), 0), "strong", 24, TXT)
        return
    unit, third = box.w / _UNITS, box.h / 3
    stripe = box.x + round(4 * unit), box.y + round(6 * unit), max(2, round(6 * unit)), box.h - round(12 * unit)
    canvas.fill(stripe, inks.FACTIONS[player.faction])
    side = round(min(44 * unit, third * 1.05))
    middle = (box.x + round(36 * unit), box.y + round(third * 0.68))
    canvas.picture(faction_badge(player.faction, side), middle, player.faction)
    if seat == view.first_player:
        small = max(ICON_FLOOR, round(20 * unit))
        canvas.picture(metro_icon("first_player", small), (middle[0], box.bottom - round(third * 0.5)), "first_player")
    name = pygame.Rect(box.x + round(66 * unit), box.y, box.w - round(74 * unit), round(third))
    _draw_name(canvas, sight, seat, name)
    _draw_lamps(canvas, sight, seat, (box.x + round(68 * unit), box.y + round(third * 0.88)), unit)
    _draw_goods(canvas, player, box)
    lower = pygame.Rect(box.x + round(58 * unit), box.bottom - round(third), box.w - round(66 * unit), round(third))
    _draw_hero(canvas, sight, seat, lower, unit)


def _draw_name(canvas: Canvas, sight: MetroTableSight, seat: Seat, room: pygame.Rect) -> None:
    """The name of the player, and the VP at the right."""
    vp = str(vp_of(sight.standing.view, seat))
    wide = round(room.width * 0.17)
    place = pygame.Rect(room.right - wide, room.y + 2, wide, room.height)
    canvas.letters(vp, place, "number", px_of(canvas, 32), STATION_INK, "right")
    words = pygame.Rect(room.x, room.y, room.width - wide - 4, round(room.height * 0.86))
    canvas.letters(sight.name(seat), words, "strong", px_of(canvas, 20), PAPER)


def _draw_lamps(canvas: Canvas, sight: MetroTableSight, seat: Seat, at: tuple[int, int], unit: float) -> None:
    """A lamp for each VP of the goal: gold for stations, blue for quests."""
    view = sight.standing.view
    goal = goal_of(sight.standing.metro, view, seat)
    quests = len(view.player(seat).completed)
    stations = vp_of(view, seat) - quests
    across, side = round(15.6 * unit), max(7, round(11 * unit))
    for number in range(goal):
        ink = STATION_INK if number < stations else QUEST_INK if number < stations + quests else ""
        canvas.blit(_lamp(side, ink), (at[0] + number * across, at[1]))


@kept
def _lamp(side: int, ink: str) -> pygame.Surface:
    body = f'<circle cx="6" cy="6" r="4.6" fill="{ink or inks.EDGE}" stroke="{ink or LINE}" stroke-width="1.2"/>'
    glow = f'<circle cx="6" cy="6" r="6" fill="{ink}" fill-opacity="0.25"/>' if ink else ""
    return rasterise(glow + body, (side, side), (12, 12))


def _draw_goods(canvas: Canvas, player: MetroPlayer, box: Box) -> None:
    """The army with its strength, then the goods."""
    assert player.faction is not None, "there is a faction"
    army, unit = army_box(box), box.w / _UNITS
    high = max(ICON_FLOOR, round(army.h * 0.8))
    figure = army_figure(player.faction, round(high * 0.86))
    canvas.picture(figure, (army.x + figure.get_width() // 2, army.center[1]), f"army {player.faction}")
    room = pygame.Rect(army.x + figure.get_width() + round(5 * unit), army.y, round(34 * unit), army.h)
    canvas.letters(str(player.army), room, "number", px_of(canvas, 22), TXT)
    step = round(62 * unit)
    for number, good in enumerate(GOODS):
        left = army.right + round(6 * unit) + number * step
        canvas.picture(metro_icon(good, high), (left + high // 2, army.center[1]), good)
        room = pygame.Rect(left + high + round(4 * unit), army.y, step - high - round(4 * unit), army.h)
        canvas.letters(str(player.goods[good]), room, "number", px_of(canvas, 20), TXT)


def _draw_hero(canvas: Canvas, sight: MetroTableSight, seat: Seat, room: pygame.Rect, unit: float) -> None:
    """The hero's name, strength and speed, and the cards at the right."""
    player = sight.standing.view.player(seat)
    if player.hero is None:
        return
    abilities = abilities_of(sight.standing.metro, sight.standing.view, seat)
    pictures = list(_small_cards(sight, player, room.height))
    most = round(room.width * _FOR_CARDS)
    wide = pictures[0][0].get_width() if pictures else 0
    lefts = spread(0, most, wide, len(pictures), max(2, round(3 * unit)))
    taken = lefts[-1] + wide if pictures else 0
    right = room.right - taken
    for (picture, name), left in zip(pictures, lefts, strict=True):
        canvas.image(picture, (right + left, room.centery - picture.get_height() // 2), name)
    values = (("strength", abilities.hero_strength), ("speed", abilities.speed))
    icon, wide = max(ICON_FLOOR, round(17 * unit)), round(40 * unit)
    words = pygame.Rect(room.x, room.y, max(10, right - room.x - 2 * wide - 4), room.height)
    canvas.letters(sight.wording.title(player.hero), words, "text", px_of(canvas, 17), MUTED if player.wounded else TXT)
    for number, (name, value) in enumerate(values):
        left = words.right + number * wide
        canvas.picture(metro_icon(name, icon), (left + icon // 2, room.centery), name)
        place = pygame.Rect(left + icon + 2, room.y, wide - icon - 2, room.height)
        canvas.letters(str(value), place, "number", px_of(canvas, 17), TXT)


def _small_cards(sight: MetroTableSight, player: MetroPlayer, high: int) -> Iterator[tuple[pygame.Surface, str]]:
    """What the hero carries, and the quests: completed ones open, others face down."""
    tall = round(high * 0.9)
    size = round(tall * 5 / 7), tall
    for card in player.equipment:
        yield face(sight.wording, card, *size), card
    for card in player.completed:
        yield face(sight.wording, card, *size), card
    for _ in player.quests:
        yield back("quest", *size), "quest"
