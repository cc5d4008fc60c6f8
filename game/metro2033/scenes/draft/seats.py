"""The seats below the map of the draft: who has taken what, and who chooses now."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.kernel.seats import Seat
from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import faction_badge, metro_icon
from game.metro2033.rules.state import MetroPlayer
from game.metro2033.scenes.draft.signs import BRASS
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art.shapes import box
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas
from game.ui.theme import BODY, ICON_FLOOR, MUTED, TXT, Metrics, PanelStyle

_SEAT: Final = PanelStyle("#262D34", "#414B54", radius=10)
_NOW: Final = PanelStyle("#333D46", BRASS, radius=10, edge_width=2.4)
_PAD: Final = 10


class SeatLook(NamedTuple):
    """A seat: the name of its player, what stands below it, whether it chooses now, and whether it is the first
    player."""

    seat: Seat
    name: str
    told: str
    is_now: bool
    is_first: bool


def badge_place(metrics: Metrics, rect: pygame.Rect) -> pygame.Rect:
    """Where the badge of a seat is."""
    size = rect.height - 2 * metrics.px(_PAD)
    return pygame.Rect(rect.x + metrics.px(_PAD), rect.y + metrics.px(_PAD), size, size)


def draw_seat(canvas: Canvas, rect: pygame.Rect, words: MetroWords, player: MetroPlayer, look: SeatLook) -> None:
    """A seat with the badge of its faction, the name of its player, its hero and its cards."""
    canvas.panel(rect, _NOW if look.is_now else _SEAT, f"seat {look.seat}")
    place = badge_place(canvas.metrics, rect)
    with canvas.within(rect):
        if player.faction:
            canvas.picture(faction_badge(player.faction, place.height), place, f"badge of {look.seat}")
        else:
            canvas.blit(box(place.size, place.width / 2, None, inks.CLOSED, 2), place.topleft)
        right = _draw_cards(canvas, rect, words, player)
        left = place.right + canvas.px(_PAD)
        if look.is_first:
            px = max(ICON_FLOOR, canvas.px(26))
            right -= px
            canvas.picture(metro_icon("first_player", px), (right + px // 2, rect.y + rect.height * 3 // 10), "first")
        middle = rect.y + rect.height // 2
        room = pygame.Rect(left, place.y, right - canvas.px(4) - left, middle - place.y)
        canvas.text(look.name, room, "strong", BODY, TXT)
        told = room.move(0, room.height)
        told.width = right - canvas.px(4) - left
        canvas.text(look.told, told, "text", BODY, BRASS if look.is_now else MUTED)


def _draw_cards(canvas: Canvas, rect: pygame.Rect, words: MetroWords, player: MetroPlayer) -> int:
    """The equipment of a seat and the backs of its quests; returns the left edge of them."""
    high = rect.height - 2 * canvas.px(_PAD)
    wide, right = round(high / RATIO), rect.right - canvas.px(_PAD)
    for card in (*player.equipment, *player.quests):
        right -= wide
        is_open = card in player.equipment
        picture = face(words, card, wide) if is_open else back("quest", wide, faction=player.faction or "")
        canvas.image(picture, (right, rect.centery - picture.get_height() // 2), card if is_open else "quest")
        right -= canvas.px(4)
    return right
