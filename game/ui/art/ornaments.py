"""The parts of card faces and plates, in pixels of the face; and their titles: on one line, on two, or in a short form,
and never cut."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import pygame

from game.ui.art.lettering import NARROW, block_height, broken, width_of
from game.ui.art.shapes import box, rounded
from game.ui.art.strips import PIXELS
from game.ui.canvas import Canvas, Mark
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER

_ONE_LINE = 0.84
"""Share of the size down to which a title is set on one line rather than on two."""

_LEGIBLE = 0.6
"""Least share to which a long word is narrowed before it is divided."""

_SYLLABLE = re.compile(r"(?<=[aeiouyäöüаеёиоуыэюя])(?=[^\W\d_aeiouyäöüаеёиоуыэюя][aeiouyäöüаеёиоуыэюя])", re.IGNORECASE)
"""Where a word may be divided: before a consonant between two vowels."""


class Titles(Protocol):
    """The titles of cards in one language."""

    def title(self, id: str, /) -> str:
        """The title of a card."""

    def short_title(self, id: str, /) -> str:
        """The title of a card in a short form, for narrow places."""


class Title(NamedTuple):
    """A title as set: text, size in px, number of lines."""

    text: str
    px: int
    lines: int

    def height(self, least: int) -> int:
        """Height in pixels of the dark band under the title, at least ``least``."""
        return max(least, round(block_height("title", self.px, self.lines) + self.px * 0.5))


def title_setting(id: str, words: Titles, px: int, width: int, upper: bool = True, given: int = 0) -> Title:
    """The title of one card, in the size that is ``given``, or up to ``px``: a little smaller on one line rather than
    on two."""
    if given:
        return title_at(id, words, given, width, upper)
    title = _cased(words.title(id), upper)
    for size in range(px, max(FLOOR, round(px * _ONE_LINE)) - 1, -1):
        if _lines(title, size, width) == 1:
            return Title(title, size, 1)
    return title_at(id, words, common_title_px([(id, width)], words, px, upper), width, upper)


def common_title_px(rooms: Iterable[tuple[str, int]], words: Titles, px: int, upper: bool = True) -> int:
    """The largest size up to ``px`` at which every title, a card's id, fits into its width on one or two lines."""
    titles = [(_cased(words.title(id), upper), _cased(words.short_title(id), upper), width) for id, width in rooms]
    for size in range(px, FLOOR, -1):
        if all(
            _lines(title, size, width) or (short != title and _lines(short, size, width))
            for title, short, width in titles
        ):
            return size
    return FLOOR


def title_at(id: str, words: Titles, px: int, width: int, upper: bool = True) -> Title:
    """The title of a card at ``px``: whole or short, on up to two lines. If neither fits, the short one at the smallest
    size, narrowed, with its long words divided."""
    forms = [_cased(words.title(id), upper), _cased(words.short_title(id), upper)]
    for form in forms:
        lines = _lines(form, px, width)
        if lines:
            return Title(form, px, lines)
    text = "\n".join(line for word in forms[-1].split(" ") for line in _divided(word, width))
    return Title(text, FLOOR, text.count("\n") + 1)


def _cased(title: str, upper: bool) -> str:
    return title.upper() if upper else title


def _lines(title: str, px: int, width: int) -> int:
    """On how many lines a title fits, one or two; 0 if it does not."""
    if width_of(title, "title", px) * NARROW <= width:
        return 1
    lines = broken(title, "title", px, width)
    return 2 if len(lines) == 2 and max(width_of(line, "title", px) for line in lines) * NARROW <= width else 0


def _divided(word: str, width: int) -> list[str]:
    """A word in as few parts as can be read in ``width`` at the smallest size."""
    parts = math.ceil(width_of(word, "title", FLOOR) * _LEGIBLE / max(1, width))
    if parts < 2 or len(word) < 2 * parts:
        return [word]
    middle = len(word) / parts
    places = [found.start() for found in _SYLLABLE.finditer(word) if 2 <= found.start() <= len(word) - 2]
    cut = min(places, key=lambda place: abs(place - middle), default=round(middle))
    return [word[:cut] + "-", *_divided(word[cut:], width)]


LEAST: Final = (24, 16)
"""Width and height from which on a face or plate can be drawn."""

_DISC_STEP = 1.06
_SMALLEST_DISC = ICON_FLOOR + 2


class FaceWords(Titles, Protocol):
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


def disc(canvas: Canvas, icon: str, rect: pygame.Rect, share: float = 0.8) -> None:
    """An icon on a dark disc, of which it takes a ``share``."""
    lay(canvas, rect, rect.width * 0.26, INK, PAPER, max(1.0, rect.width * 0.055))
    canvas.icon(icon, rect, max(ICON_FLOOR, round(rect.width * share)))


def discs(canvas: Canvas, icons: Sequence[str], room: pygame.Rect, size: int, upright: bool = True) -> int:
    """Icons on dark discs at the upper left of ``room``: in a column if it is high enough, else in a row.
    Returns their right edge."""
    step = round(size * _DISC_STEP)
    if upright:
        fitting = room.height // max(1, len(icons))
        upright = fitting >= _SMALLEST_DISC
        size, step = (min(size, fitting), min(step, fitting)) if upright else (size, step)
    for number, icon in enumerate(icons):
        rect = pygame.Rect(room.x, room.y, size, size)
        rect.move_ip((0, number * step) if upright else (number * step, 0))
        disc(canvas, icon, rect)
    return room.x + (size if upright else step * len(icons))
