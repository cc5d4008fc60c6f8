"""The parts of card faces and plates. All sizes are in pixels of the face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import pygame

from game.kernel.bag import Bag
from game.ui.art.cache import kept
from game.ui.art.icons import upside_down
from game.ui.art.shapes import box, rounded
from game.ui.art.strips import PIXELS, badge
from game.ui.art.svg import rasterise
from game.ui.art.titles import Titles
from game.ui.canvas import Canvas, Mark
from game.ui.theme import BLUE, FLOOR, ICON_FLOOR, INK, PAPER, RED, PanelStyle

LEAST: Final = (24, 16)
"""Width and height from which on a face or plate can be drawn."""

_DISC_STEP = 1.06
_SMALLEST_DISC = ICON_FLOOR + 2


class Words(Titles, Protocol):
    """The texts that faces need: messages and titles of cards."""

    def text(self, key: str, **facts: Any) -> str:
        """The text of a message."""


class Drawing(NamedTuple):
    """A finished face, and its marks: what stands where on it."""

    surface: pygame.Surface
    marks: tuple[Mark, ...]


def in_any_size(size: tuple[int, int], draw: Callable[[tuple[int, int]], pygame.Surface]) -> pygame.Surface:
    """A drawing in ``size``. Below `LEAST` it is made in that size and scaled down, as its parts would have none."""
    least = (max(size[0], LEAST[0]), max(size[1], LEAST[1]))
    drawn = draw(least)
    return drawn if least == tuple(size) else pygame.transform.smoothscale(drawn, (max(1, size[0]), max(1, size[1])))


def blank(size: tuple[int, int]) -> Canvas:
    """An empty, transparent face to draw on."""
    return Canvas(pygame.Surface(size, pygame.SRCALPHA), PIXELS)


def finished(canvas: Canvas) -> Drawing:
    """The face drawn on ``canvas``."""
    surface = canvas.surface.convert_alpha() if pygame.display.get_surface() else canvas.surface
    return Drawing(surface, tuple(canvas.marks))


def lay(canvas: Canvas, rect: pygame.Rect, radius: float, fill: str, edge: str | None = None, line: float = 1) -> None:
    """A flat rounded area."""
    canvas.blit(box(rect.size, radius, fill, edge, line), rect)


def hang(canvas: Canvas, picture: pygame.Surface, corner: tuple[int, int], radius: int) -> None:
    """A picture with round upper corners."""
    cut = picture.copy()
    cut.blit(rounded(picture.get_size(), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.image(cut, corner, "picture")


def route_shield(canvas: Canvas, corner: tuple[float, float], px: int, distance: int) -> pygame.Rect:
    """The distance on a route shield."""
    rect = canvas.icon("distance", (corner[0] + px / 2, corner[1] + px / 2), px)
    room = pygame.Rect(rect.x, rect.y, px, round(px * 0.98))
    canvas.letters(str(distance), room, "number", max(FLOOR, round(px * 0.58)), PAPER, "center")
    return rect


def disc(canvas: Canvas, icon: str, rect: pygame.Rect, share: float = 0.8) -> None:
    """An icon on a dark disc, of which it takes a ``share``."""
    lay(canvas, rect, rect.width * 0.26, INK, PAPER, max(1.0, rect.width * 0.055))
    canvas.icon(icon, rect, max(ICON_FLOOR, round(rect.width * share)))


def category_discs(
    canvas: Canvas, categories: Sequence[str], room: pygame.Rect, size: int, upright: bool = True
) -> int:
    """The categories on dark discs at the upper left of ``room``: in a column if it is high enough, else in a row.
    Returns their right edge."""
    step = round(size * _DISC_STEP)
    if upright:
        fitting = room.height // max(1, len(categories))
        upright = fitting >= _SMALLEST_DISC
        size, step = (min(size, fitting), min(step, fitting)) if upright else (size, step)
    for number, category in enumerate(categories):
        rect = pygame.Rect(room.x, room.y, size, size)
        rect.move_ip((0, number * step) if upright else (number * step, 0))
        disc(canvas, category, rect)
    return room.x + (size if upright else step * len(categories))


def ribbon(canvas: Canvas, spoils: Bag, right: int, width: int, px: int, lowest: int) -> None:
    """The spoils on a red ribbon that hangs from the upper edge and ends above ``lowest``; none if it would be too
    long."""
    pad, tail = round(width * 0.16), round(width * 0.3)
    signs = [(good, 1) for good, count in spoils.items() for _ in range(count)]
    if (lowest - pad - tail) / max(1, len(signs)) < ICON_FLOOR:
        signs = list(spoils.items())
    size = max(ICON_FLOOR, min(px, int((lowest - pad - tail) / max(1, len(signs)) / 1.04)))
    height = round(pad + len(signs) * size * 1.04 + tail)
    if height > lowest + tail // 2:
        return
    canvas.image(_ribbon((width, height)), (right - width, 0), "spoils")
    for number, (good, count) in enumerate(signs):
        middle = (right - width / 2, pad + (number + 0.5) * size * 1.04)
        canvas.icon(good, middle, size)
        if count > 1:
            badge(canvas, (middle[0] + size * 0.34, middle[1] + size * 0.26), size, str(count))


@kept(64)
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


@kept(32)
def _foot(size: tuple[int, int], radius: float, line: float) -> pygame.Surface:
    width, height = size
    shape = (
        f'<path d="M0 0H{width}V{height - radius}Q{width} {height} {width - radius} {height}H{radius}'
        f'Q0 {height} 0 {height - radius}z" fill="{BLUE}" stroke="{INK}" stroke-width="{line}"/>'
    )
    light = f'<path d="M2 {height * 0.08}h{width - 4}v{height * 0.1}H2z" fill="#62A3E0"/>'
    return rasterise(shape + light, size)
