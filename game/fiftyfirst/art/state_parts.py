"""Parts of a State on the table: the ends of cards with Deals below the faction board, the heads of the rows, and the
shields with the costs of razing."""

from __future__ import annotations

import pygame

from game.fiftyfirst.art.colours import TYPE_COLOURS
from game.ui import theme
from game.ui.art.cache import kept
from game.ui.art.shapes import box
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, INK, PAPER, RED

_STRIP = 0.76
"""Height of the blue strip of a Deal, as a share of what is seen of its card."""

_BOTH_SIGNS = 2.2
"""Least height of the head of a row that has both of its signs, in widths."""


def deal_end(canvas: Canvas, rect: pygame.Rect, good: str, seen: int = 0, out: int = 0) -> None:
    """The lower end of a card that is tucked under a faction board for its Deal: its blue strip with the good.

    The good stands in the ``seen`` pixels at the left, 0 for all; the card is pulled ``out`` by so many pixels.
    """
    whole = pygame.Rect(rect.x, rect.y, rect.width, rect.height + out)
    high = round(rect.height * _STRIP)
    strip = pygame.Rect(rect.x, whole.bottom - high, rect.width, high)
    canvas.image(_card_end(whole.size, strip.height), whole.topleft, f"deal {good}")
    wide = min(seen or rect.width, rect.width)
    pill = pygame.Rect(0, 0, min(wide - 2, round(strip.height * 1.3)), round(strip.height * 0.86))
    pill.center = (rect.x + wide // 2, strip.centery)
    canvas.blit(box(pill.size, pill.height * 0.36, PAPER, INK, max(1.0, strip.height * 0.045)), pill)
    canvas.icon(good, pill, max(theme.ICON_FLOOR, round(min(pill.height * 0.86, pill.width * 0.92))))


@kept
def _card_end(size: tuple[int, int], strip: int) -> pygame.Surface:
    """The end of a card: paper in the shadow of the board, and below it the blue strip, ``strip`` pixels high."""
    (width, height), radius, line = size, strip * 0.24, max(1.0, strip * 0.05)
    top, half = height - strip, line / 2
    foot = (
        f"V{height - half - radius}Q{width - half} {height - half} {width - half - radius} {height - half}"
        f"H{half + radius}Q{half} {height - half} {half} {height - half - radius}"
    )
    return rasterise(
        '<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%">'
        '<stop offset="0" stop-color="#000" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>'
        f'<path d="M{half} 0H{width - half}{foot}z" fill="{PAPER}"/>'
        f'<path d="M{half} {top}H{width - half}{foot}z" fill="{theme.BLUE}"/>'
        f'<path d="M{line} {top + strip * 0.07}H{width - line}v{strip * 0.08}H{line}z" fill="#62A3E0"/>'
        f'<rect width="{width}" height="{height * 0.36}" fill="url(#g)"/>'
        f'<path d="M{width - half} 0{foot}V0" fill="none" stroke="{INK}" stroke-width="{line}"/>',
        size,
    )


def gutter(canvas: Canvas, rect: pygame.Rect, row: str, defence: int) -> pygame.Rect:
    """The head of a row of a State: icon of the type above, defence value below; a low one has the icon alone."""
    canvas.blit(gutter_ground(canvas, rect.size, row), rect.topleft)
    gutter_signs(canvas, rect, row, defence)
    return rect


def gutter_ground(canvas: Canvas, size: tuple[int, int], row: str) -> pygame.Surface:
    """The head of a row without its signs."""
    return box(size, canvas.px(8), TYPE_COLOURS[row], INK, 1.5, 0.92)


def gutter_signs(canvas: Canvas, rect: pygame.Rect, row: str, defence: int) -> None:
    """The signs on the head of a row."""
    px = max(theme.ICON_FLOOR, round(rect.width * 0.65))
    with canvas.within(rect):
        if rect.height < _BOTH_SIGNS * rect.width:
            canvas.icon(row, rect.center, min(px, rect.height - 4))
            return
        canvas.icon(row, (rect.centerx, rect.y + rect.width * 0.6), px)
        defence_shield(canvas, (rect.centerx, rect.bottom - rect.width * 0.62), round(rect.width * 0.86), defence)


def defence_shield(
    canvas: Canvas, middle: tuple[float, float], px: int, value: int, reachable: bool = True
) -> pygame.Rect:
    """A shield with the cost of razing: red, or grey if it cannot be paid."""
    shown = canvas.picture(_shield(px, RED if reachable else "#5A616B"), middle, "defence")
    room = pygame.Rect(shown.x, shown.y, shown.width, round(shown.height * 0.84))
    canvas.letters(str(value), room, "number", max(FLOOR, round(px * 0.56)), PAPER, "center")
    return shown


@kept
def _shield(px: int, colour: str) -> pygame.Surface:
    body = f'<path d="M3 3h30v18q0 13-15 19Q3 34 3 21z" fill="{colour}" stroke="{INK}" stroke-width="3"/>'
    return rasterise(body, (px, px * 43 / 36), (36, 43))
