"""The open hand below a phase screen: small cards in a row, and the one under the pointer large beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.art.chrome import drop_shadow, glow
from game.ui.art.faces import RATIO, face_size, full_face
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import HandCard
from game.ui.table.draw.cards import SMALLEST_PREVIEW, Print, printed_face
from game.ui.theme import GOLD

WIDEST = 186
"""Maximum width of a card in the hand, in u."""

_GAP = 8


def card_picture(context: Context, card: str, width: int, large: bool = True, text: float = 1.0) -> pygame.Surface:
    """The face of a card, board or tile. ``text`` scales its text, except on a ``large`` Location."""
    location, wording = context.catalog.locations.get(card), context.wording
    if location and large:
        return full_face(location, width, wording)
    face = printed_face(card, Print(wording, width, text, game=context.match.game if context.match else None))
    assert face is not None
    return face


def hand_places(canvas: Canvas, rect: pygame.Rect, hand: Sequence[str]) -> dict[HandCard, pygame.Rect]:
    """The place of each card; many cards overlap evenly."""
    width = min(canvas.px(WIDEST), int(rect.height / RATIO))
    step = min(width + canvas.px(_GAP), (rect.width - width) // max(1, len(hand) - 1))
    left = rect.centerx - (step * (len(hand) - 1) + width) // 2
    size = face_size(width)
    return {
        HandCard(number, card): pygame.Rect((left + number * step, rect.bottom - size[1]), size)
        for number, card in enumerate(hand)
    }


def draw_small(canvas: Canvas, context: Context, card: str, place: pygame.Rect, attended: bool) -> None:
    """Draw a card of the row, with a golden glow if it is ``attended``."""
    if attended:
        glow(canvas, place, GOLD, 8)
    canvas.image(card_picture(context, card, place.width, large=False), place.topleft, card)


def draw_docked(canvas: Canvas, context: Context, card: str, away_from: pygame.Rect, clear: pygame.Rect) -> None:
    """Draw a card large in the lower corner opposite to its small one, without covering ``clear``."""
    window = canvas.rect.inflate(-canvas.px(24), -canvas.px(24))
    width = max(SMALLEST_PREVIEW, canvas.px(SMALLEST_PREVIEW))
    corner = "bottomright" if away_from.centerx < window.centerx else "bottomleft"
    place = _cornered(window, width, corner)
    if place.colliderect(clear):
        place = _cornered(window, min(width, int((window.bottom - clear.bottom) / RATIO)), corner)
    drop_shadow(canvas, place, 12, 12)
    canvas.image(card_picture(context, card, place.width), place.topleft, card)


def _cornered(window: pygame.Rect, width: int, corner: str) -> pygame.Rect:
    place = pygame.Rect((0, 0), face_size(width))
    setattr(place, corner, getattr(window, corner))
    return place
