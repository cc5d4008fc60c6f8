"""Parts of the faces and plates of cards: the Distance, the spoils and the Deal."""

from __future__ import annotations

import pygame

from game.kernel.bag import Bag
from game.ui.art.cache import kept
from game.ui.art.ornaments import lay
from game.ui.art.svg import rasterise, upside_down
from game.ui.canvas import Canvas
from game.ui.theme import BLUE, FLOOR, ICON_FLOOR, INK, PAPER, RED, PanelStyle

_RIBBON_NUMBER = FLOOR + 1
"""Height in pixels of a number below a good on a ribbon."""


def route_shield(
    canvas: Canvas, corner: tuple[float, float], px: int, distance: int, colour: str = PAPER
) -> pygame.Rect:
    """The distance on a route shield."""
    rect = canvas.icon("distance", (corner[0] + px / 2, corner[1] + px / 2), px)
    room = pygame.Rect(rect.x, rect.y, px, round(px * 0.98))
    canvas.letters(str(distance), room, "number", max(FLOOR, round(px * 0.58)), colour, "center")
    return rect


def ribbon(canvas: Canvas, spoils: Bag, right: int, width: int, px: int, lowest: int) -> None:
    """The spoils on a red ribbon that hangs from the upper edge and ends above ``lowest``; none if it would be too
    long."""
    pad, tail = round(width * 0.16), round(width * 0.3)
    signs = [(good, 1) for good, count in spoils.items() for _ in range(count)]
    if (lowest - pad - tail) / max(1, len(signs)) < ICON_FLOOR:
        signs = list(spoils.items())
    numbers = sum(count > 1 for _, count in signs) * _RIBBON_NUMBER
    size = max(ICON_FLOOR, min(px, int((lowest - pad - tail - numbers) / max(1, len(signs)) / 1.04)))
    height = round(pad + len(signs) * size * 1.04 + numbers + tail)
    if height > lowest + tail // 2:
        return
    canvas.image(_ribbon((width, height)), (right - width, 0), "spoils")
    top = float(pad)
    for good, count in signs:
        canvas.icon(good, (right - width / 2, top + size * 0.52), size)
        top += size * 1.04
        if count > 1:
            room = pygame.Rect(right - width + 1, round(top), width - 2, _RIBBON_NUMBER)
            canvas.letters(str(count), room, "number", FLOOR, PAPER, "center")
            top += _RIBBON_NUMBER


@kept
def _ribbon(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    notch = width * 0.24
    cloth = (
        f'<path d="M1 0H{width - 1}V{height - 1}L{width / 2} {height - notch}L1 {height - 1}z" fill="{RED}"'
        f' stroke="{INK}" stroke-width="{max(1.0, width * 0.06):.2f}"/>'
    )
    light = f'<path d="M{width * 0.1} 0h{width * 0.08}v{height - notch}h-{width * 0.08}z" fill="#F27A6C"/>'
    return rasterise(cloth + light, size)


def deal_strip(canvas: Canvas, rect: pygame.Rect, deal: Bag, radius: float, line: float, seen: int = 0) -> pygame.Rect:
    """The blue foot of a card with the Deal in a paper pill, upside down, as it is read below a faction board;
    returns the pill, in the middle of the ``seen`` pixels at the left."""
    canvas.image(_foot(rect.size, radius, line), rect.topleft, "deal")
    px = max(ICON_FLOOR, round(rect.height * 0.72))
    pill = pygame.Rect(
        0, 0, max(round(rect.height * 1.5), round(len(deal) * px * 1.1 + px * 0.8)), round(rect.height * 0.84)
    )
    pill.center = (rect.x + (min(seen, rect.width) or rect.width) // 2, rect.centery)
    lay(canvas, pill, pill.height * 0.36, PAPER, INK, max(1.0, line * 0.7))
    for good, middle in _side_by_side(deal, pill.center, px):
        canvas.picture(upside_down(good, px), middle, good)
    return pill


def deal_pill(canvas: Canvas, pill: pygame.Rect, deal: Bag, px: int, line: float) -> None:
    """A Deal upright in a blue pill."""
    canvas.panel(pill, PanelStyle(BLUE, INK, pill.height * 0.36, line), "pip")
    upright_deal(canvas, deal, pill.center, px)


def upright_deal(canvas: Canvas, deal: Bag, middle: tuple[int, int], px: int) -> None:
    """The goods of a Deal side by side."""
    for good, place in _side_by_side(deal, middle, px):
        canvas.icon(good, place, px)


def _side_by_side(goods: Bag, middle: tuple[int, int], px: int) -> list[tuple[str, tuple[float, int]]]:
    first = (len(goods) - 1) / 2
    return [(good, (middle[0] + (number - first) * px * 1.1, middle[1])) for number, good in enumerate(goods)]


@kept
def _foot(size: tuple[int, int], radius: float, line: float) -> pygame.Surface:
    width, height = size
    shape = (
        f'<path d="M0 0H{width}V{height - radius}Q{width} {height} {width - radius} {height}H{radius}'
        f'Q0 {height} 0 {height - radius}z" fill="{BLUE}" stroke="{INK}" stroke-width="{line}"/>'
    )
    light = f'<path d="M2 {height * 0.08}h{width - 4}v{height * 0.1}H2z" fill="#62A3E0"/>'
    return rasterise(shape + light, size)
