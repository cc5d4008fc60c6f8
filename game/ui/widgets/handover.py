"""Handing the table over: the hand lies face down under the next player's name until that player opens it.

Everything but the hands is public, so the table stays visible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.kernel.seats import Seat
from game.ui import theme
from game.ui.art.lettering import width_of
from game.ui.art.portraits import emblem_colour
from game.ui.art.shapes import box
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas
from game.ui.input import Touch
from game.ui.shades import is_high_contrast
from game.ui.widgets.button import Button, draw_button

SHOW_HAND, SIGN = "show_hand", "handover"
"""The button that opens the hand, and the sign, whose tooltip tells the whole recap."""

CardBack = Callable[[int], pygame.Surface]
"""The back of a card in a width of so many pixels."""

MOST_LINES = 4
"""Lines of a recap at most; fewer where large text has no room for them."""

_PITCH, _HEAD = 28, 0.85
"""Distance between the lines of a recap where there is room, in u; maximum size of the name, as a share of its line."""

_SIGN_SHARE, _LARGE_SHARE = 0.66, 0.84
"""Maximum share of the face-down hand that the sign covers: as usual, and with large text."""


class Handover(msgspec.Struct, frozen=True):
    """The player who is to take the seat."""

    seat: Seat
    name: str
    emblem: str
    cards: int
    """Number of cards that lie face down."""

    nothing: str
    """Stands in the place of an empty recap."""

    recap: tuple[str, ...] = ()
    """What was done to this player since the last turn."""

    optional: bool = False
    """True if the hand may stay closed."""


def told(recap: Sequence[str], nothing: str, text: Callable[..., str], most: int = MOST_LINES) -> tuple[str, ...]:
    """The recap in at most ``most`` lines, two or more: its last ones, below the number of those left out; ``nothing``
    if it is empty.

    >>> told(("one", "two", "three"), "", lambda key, count: f"{count} more", most=2)
    ('2 more', 'three')
    """
    if len(recap) <= most:
        return tuple(recap) or (nothing,)
    shown = tuple(recap[1 - most :])
    return (text("handover-more", count=len(recap) - len(shown)), *shown)


def draw_handover(
    canvas: Canvas, rect: pygame.Rect, handover: Handover, text: Callable[..., str], touch: Touch, back: CardBack
) -> Button:
    """Draw the face-down hand and its sign inside ``rect``; returns the button *Show my hand*, drawn."""
    draw_backs(canvas, rect, handover.cards, back)
    sign = _sign_rect(canvas, rect)
    with canvas.within(sign):
        canvas.panel(sign, theme.GREEN_SIGN._replace(radius=14), "handover")
        canvas.hit(sign, SIGN)
        bar = pygame.Rect(sign.x + canvas.px(14), sign.y + canvas.px(14), canvas.px(12), sign.height - canvas.px(28))
        canvas.panel(bar, theme.PanelStyle(emblem_colour(handover.emblem), theme.INK, radius=5), "colour")
        size = min(canvas.px(112), sign.height - canvas.px(40))
        canvas.portrait(handover.emblem, (bar.right + canvas.px(18) + size // 2, sign.centery), size)
        left = bar.right + canvas.px(36) + size
        button = _button(canvas, sign, handover, text)
        words = pygame.Rect(left, sign.y, button.rect.x - canvas.px(24) - left, sign.height)
        _draw_words(canvas, words, handover, text)
        draw_button(canvas, button, touch)
    return button


def _sign_rect(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """The sign at the foot of ``rect``, with the backs of the cards visible above it."""
    larger = min(max(1.0, canvas.metrics.text_scale), 1.6)
    share = _SIGN_SHARE if larger == 1 else _LARGE_SHARE
    wide, tall = canvas.px(1120 * larger), canvas.px(176 * larger)
    sign = pygame.Rect(0, 0, min(rect.width, wide), min(round(rect.height * share), tall))
    sign.midbottom = rect.midbottom
    return sign


def _button(canvas: Canvas, sign: pygame.Rect, handover: Handover, text: Callable[..., str]) -> Button:
    larger = min(max(1.0, canvas.metrics.text_scale), 1.4)
    rect = pygame.Rect(0, 0, canvas.px(340 * larger), min(canvas.px(76 * larger), sign.height * 6 // 10))
    rect.midright = (sign.right - canvas.px(28), sign.centery)
    style = "plain" if handover.optional else "primary"
    words, hint = text("handover-show"), text("handover-key")
    return Button(SHOW_HAND, words, rect, style, u=theme.TITLE, tip=text("handover-tip"), hint=hint)


def _draw_words(canvas: Canvas, rect: pygame.Rect, handover: Handover, text: Callable[..., str]) -> None:
    """The name, and under it what happened to this player, together in the middle."""
    larger = min(max(1.0, canvas.metrics.text_scale), 1.5)
    head = pygame.Rect(rect.x, rect.y + canvas.px(10), rect.width, min(canvas.px(42 * larger), rect.height // 3))
    room = rect.bottom - canvas.px(10) - head.bottom
    small = canvas.metrics.text_px(theme.BODY)
    most = max(2, min(MOST_LINES, room // small))
    lines = told(handover.recap, handover.nothing, text, most)
    pitch = min(canvas.px(_PITCH * larger), room // len(lines))
    head.y += (room - pitch * len(lines)) // 2
    px = min(canvas.metrics.text_px(theme.HEADING), round(head.height * _HEAD))
    canvas.letters(text("handover-title", name=handover.name), head, "title", px, theme.PAPER, upper=True)
    top = head.bottom
    for number, line in enumerate(lines):
        place = pygame.Rect(rect.x, top + number * pitch, rect.width, pitch)
        canvas.letters(line, place, "text", small, theme.SIGN_NOTE)


def draw_playing(canvas: Canvas, rect: pygame.Rect, emblem: str, words: str) -> None:
    """Darken the hand in ``rect`` by 45 %, and hang over it a green sign with the portrait of the one who plays."""
    if not is_high_contrast():
        canvas.blit(box(rect.size, 0, theme.NIGHT, alpha=0.45), rect.topleft)
    larger = min(max(1.0, canvas.metrics.text_scale), 1.6)
    tall = min(canvas.px(84 * larger), rect.height)
    pad, size = canvas.px(14), tall - 2 * canvas.px(12)
    px = canvas.metrics.text_px(theme.TITLE)
    wide = min(rect.width, size + 4 * pad + width_of(words.upper(), "title", px))
    sign = pygame.Rect(0, 0, wide, tall)
    sign.center = rect.center
    with canvas.within(sign):
        canvas.panel(sign, theme.GREEN_SIGN._replace(radius=14), "playing")
        shown = canvas.portrait(emblem, (sign.x + pad + size / 2, sign.centery), size)
        room = pygame.Rect(shown.right + pad, sign.y, sign.right - 2 * pad - shown.right, tall)
        canvas.letters(words, room, "title", px, theme.PAPER, "center", upper=True)


def draw_backs(canvas: Canvas, rect: pygame.Rect, cards: int, back: CardBack) -> None:
    """A hand of ``cards`` cards, face down."""
    width = min(canvas.px(156), int(rect.height / RATIO))
    if cards < 1 or width < 8:
        return
    picture = back(width)
    step = min(width + canvas.px(8), (rect.width - width) // max(1, cards - 1))
    left = rect.centerx - (step * (cards - 1) + width) // 2
    for number in range(cards):
        canvas.image(picture, (left + number * step, rect.y), "card_back")
