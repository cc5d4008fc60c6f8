"""Text that fits: first narrowed to 85 %, then broken into lines, then set smaller, never under 11 px.

Any text may be given: undrawable characters are left out and overlong text is cut, as SDL ends the process when a
picture of text has no width, or more than it can hold. For a letter that the typeface lacks SDL draws an empty box and
does not say so: the table `cmap` of its file tells. Such a letter is drawn in another typeface, or if none has it -
Chinese, emoji - as a box with its code point in small hexadecimal digits.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from typing import Final, NamedTuple

import pygame

from game.kernel.text import visible
from game.paths import assets_folder
from game.ui.art.cache import kept, lasting
from game.ui.shades import shade
from game.ui.theme import FLOOR, TYPEFACES

_DIGITS: Final = (
    "75557", "26227", "71747", "71717", "55711", "74717", "74757", "71122", "75757", "75717",
    "25755", "65656", "34443", "65556", "74647", "74644",
)  # fmt: skip
"""Digit -> its five rows of three points, each row a number from 0 to 7."""

_WIDE, _HIGH, _FEW = 3, 5, 4
"""Points of a digit; digits of a code point that stand in two columns, more stand in three."""

_POINT = 16
"""Pixels of the letters for which a point is one pixel."""


def box_width(character: str, px: int) -> int:
    """Width in pixels of a box with the air on both sides, in a line of letters of ``px`` pixels."""
    return (_columns(character) * (_WIDE + 1) + 5) * _point(px)


def draw_box(character: str, px: int, colour: pygame.Color, high: int, baseline: int) -> pygame.Surface:
    """The picture of a box, as high as its line, whose letters stand at ``baseline`` pixels from the top."""
    point, columns = _point(px), _columns(character)
    surface = pygame.Surface((box_width(character, px), high), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    air = point if 2 * _HIGH * point + 5 * point <= high else 0
    tall = 2 * _HIGH * point + 3 * point + 2 * air
    frame = pygame.Rect(point, min(baseline + point, high) - tall, surface.get_width() - 2 * point, tall)
    frame.y = max(0, frame.y)
    pygame.draw.rect(surface, colour, frame, point)
    digits = f"{ord(character):0{2 * columns}X}"
    for number, digit in enumerate(digits):
        left = frame.x + 2 * point + number % columns * (_WIDE + 1) * point
        top = frame.y + point + air + number // columns * (_HIGH + 1) * point
        _draw_digit(surface, int(digit, 16), (left, top), point, colour)
    return surface


def _draw_digit(surface: pygame.Surface, digit: int, at: tuple[int, int], point: int, colour: pygame.Color) -> None:
    for row, bits in enumerate(_DIGITS[digit]):
        for column in range(_WIDE):
            if int(bits) >> (_WIDE - 1 - column) & 1:
                surface.fill(colour, (at[0] + column * point, at[1] + row * point, point, point))


def _columns(character: str) -> int:
    return 2 if ord(character) < 16**_FEW else 3


def _point(px: int) -> int:
    return max(1, round(px / _POINT))


def covered(file: bytes) -> frozenset[int]:
    """The code points for which a TrueType file has a glyph."""
    table = _cmap(file)
    (number,) = struct.unpack_from(">H", table, 2)
    starts = {struct.unpack_from(">I", table, 8 + 8 * place)[0] for place in range(number)}
    return frozenset(code for start in starts for code in _codes(table[start:]))


def _cmap(file: bytes) -> bytes:
    (number,) = struct.unpack_from(">H", file, 4)
    tables = (struct.unpack_from(">4sIII", file, 12 + 16 * place) for place in range(number))
    return next(file[start : start + length] for tag, _, start, length in tables if tag == b"cmap")


def _codes(table: bytes) -> Iterator[int]:
    """The code points of a subtable; of the formats only those that Unicode uses."""
    (form,) = struct.unpack_from(">H", table)
    if form == 4:
        yield from _of_segments(table)
    elif form == 12:
        for group in range(struct.unpack_from(">I", table, 12)[0]):
            first, last, _ = struct.unpack_from(">III", table, 16 + 12 * group)
            yield from range(first, last + 1)


def _of_segments(table: bytes) -> Iterator[int]:
    """Format 4: ranges of code points, each with a difference to its glyphs, or a list of them; glyph 0 is none."""
    count = struct.unpack_from(">H", table, 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", table, 14)
    starts, deltas, offsets = (struct.unpack_from(f">{count}H", table, 16 + 2 * count * column) for column in (1, 2, 3))
    for segment, (start, end) in enumerate(zip(starts, ends, strict=True)):
        for code in range(start, end + 1):
            glyph, delta = code, deltas[segment]
            if offsets[segment]:
                place = 16 + 6 * count + 2 * segment + offsets[segment] + 2 * (code - start)
                glyph = struct.unpack_from(">H", table, place)[0]
                delta = delta if glyph else 0
            if (glyph + delta) & 0xFFFF and code != 0xFFFF:
                yield code


NARROW = 0.85
_NO_LIMIT = 1 << 20
_NARROWEST = 0.45
"""Least share to which text is narrowed, at the smallest size, before it is cut."""

_WIDEST = 5000
"""Maximum pixels per line: SDL draws it at three times the size, and a surface may have 16,383."""

_FINE, _UNEVEN = 3, 20
"""Titles of fewer than 20 pixels are drawn at three times the size and scaled down: SDL sets letters at whole pixels,
which tears small ones apart."""

_LONGEST, _MOST_LINES = 4_000, 200
"""Maximum characters per line and lines per text; the rest is not drawn."""

_CUT = "…"
_TAIL = 0.2
"""Depth of descenders below the baseline, as a share of the size."""

_STAND_INS = ("strong", "number")
"""Roles whose typefaces have the most letters."""

_DASHES = ("—", "–", "·")
_LEADS = re.compile(r"\d+|[^\W\d_]")
"""Numbers and words of one letter: they stay with the next word."""


class Lettering(NamedTuple):
    """Set text: its picture, the bounds of its ink, its size in px, its lines, and the height of its capitals."""

    surface: pygame.Surface
    ink: pygame.Rect
    px: int
    lines: tuple[str, ...]
    caps: tuple[float, float]
    """Top of the capitals of the first line and baseline of the last, in pixels from the top of the picture."""


class Setting(NamedTuple):
    """How a text fits: size in px, lines, and the share to which they are narrowed."""

    px: int
    lines: tuple[str, ...]
    narrowed: float


@lasting(128)
def font(role: str, px: int) -> pygame.font.Font:
    """The typeface of a role, at ``px`` real pixels.

    A screen uses up to fifty fonts. They outlive drawings, because measuring a text is 200 times as fast once its
    letters are known.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(BytesIO(_typeface(TYPEFACES[role].file)), px)


@cache
def _typeface(file: str) -> bytes:
    """The file of a typeface, read once: a font that is opened by its path keeps it open."""
    return (assets_folder() / "fonts" / file).read_bytes()


def _measured(text: str, role: str, px: int) -> int:
    """Width in pixels of a line as `_written` draws it."""
    if text.isascii():
        return font(role, px).size(text)[0]
    return sum(
        font(part.role, px).size(part.text)[0] if part.role else box_width(part.text, px) for part in _parts(text, role)
    )


def _written(text: str, role: str, px: int, colour: str) -> pygame.Surface:
    """The picture of a line at ``px`` pixels, as high as its typeface."""
    parts = _parts(text, role)
    if [part.role for part in parts] == [role]:
        return font(role, px).render(parts[0].text, True, colour)
    own, ink = font(role, px), pygame.Color(colour)
    line = pygame.Surface((max(1, _measured(text, role, px)), own.get_height()), pygame.SRCALPHA)
    line.fill((*ink[:3], 0))
    x = 0
    for part in parts:
        if part.role:
            letters = font(part.role, px)
            line.blit(letters.render(part.text, True, colour), (x, own.get_ascent() - letters.get_ascent()))
        else:
            line.blit(draw_box(part.text, px, ink, own.get_height(), own.get_ascent()), (x, 0))
        x += _measured(part.text, role, px)
    return line


class _Part(NamedTuple):
    """A part of a line, and the role of the typeface that has its letters; None for a letter that none has."""

    text: str
    role: str | None


@lasting(1024)
def _parts(text: str, role: str) -> tuple[_Part, ...]:
    """A line in parts of one typeface each, as far as possible that of its ``role``."""
    if has_letters(text, role):
        return (_Part(text, role),)
    parts = list[_Part]()
    for character in text:
        shown = " " if character.isspace() else character
        found = next((one for one in (role, *_STAND_INS) if has_letters(shown, one)), None)
        if found and parts and parts[-1].role == found:
            parts[-1] = _Part(parts[-1].text + shown, found)
        else:
            parts.append(_Part(shown, found))
    return tuple(parts)


@cache
def _covered(file: str) -> frozenset[int]:
    return covered(_typeface(file))


def has_letters(text: str, role: str = "text") -> bool:
    """Whether the typeface of a role has all letters of a text."""
    return text.isascii() or _covered(TYPEFACES[role].file).issuperset(map(ord, text))


@lasting(8192)
def width_of(text: str, role: str, px: int) -> int:
    """Width in pixels of a line of text that is not narrowed."""
    finer = _finer(role, px)
    return math.ceil(_measured(_drawable(text), role, px * finer) / finer)


def line_width(text: str, role: str, px: int) -> int:
    """Width in pixels of the picture of one line, without drawing it."""
    return max(1, width_of(cut(_drawable(text), role, px, _WIDEST), role, px))


def draw_line(text: str, role: str, px: int, colour: str) -> pygame.Surface:
    """The picture of one line, as wide as `line_width` says; empty if nothing is visible."""
    return _drawn(cut(_drawable(text), role, px, _WIDEST), role, px, shade(colour))


def baseline_of(text: str, role: str, px: int) -> int:
    """Pixels from the top of the picture that `draw_line` makes of a line to its baseline; letters with accents make
    the picture higher."""
    letters = font(role, px)
    ascent = letters.get_ascent()
    if _finer(role, px) > 1 or not has_letters(text, role):
        return ascent
    return max((ascent, *(found[3] for found in letters.metrics(text) if found)))


def cut(text: str, role: str, px: int, width: int) -> str:
    """The line, shortened with an ellipsis if it is wider than ``width`` pixels."""
    if width_of(text, role, px) <= width:
        return text
    fitting, longer = 0, len(text)
    while longer - fitting > 1:
        half = (fitting + longer) // 2
        if width_of(text[:half].rstrip() + _CUT, role, px) <= width:
            fitting = half
        else:
            longer = half
    return text[:fitting].rstrip() + _CUT


@kept
def lettering(
    text: str, role: str, px: int, colour: str, width: int = 0, height: int = 0, wrap: bool = False, align: str = "left"
) -> Lettering:
    """Set ``text`` so that it fits into ``width`` x ``height`` pixels (0: no limit)."""
    setting = fit(text, role, px, width or _NO_LIMIT, height or _NO_LIMIT, wrap)
    rows = [_row(text, role, setting, shade(colour)) for text in setting.lines]
    face = TYPEFACES[role]
    pitch = round(face.pitch * setting.px)
    broad = max(row.get_width() for row in rows)
    surface = pygame.Surface((max(1, broad), rows[0].get_height() + pitch * (len(rows) - 1)), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        spare = broad - row.get_width()
        surface.blit(row, ({"left": 0, "center": spare // 2, "right": spare}[align], number * pitch))
    caps = (face.top * setting.px, (face.top + face.cap) * setting.px + pitch * (len(rows) - 1))
    return Lettering(surface, surface.get_bounding_rect(), setting.px, setting.lines, caps)


@lasting(4096)
def fit(text: str, role: str, px: int, width: int, height: int, wrap: bool) -> Setting:
    """The largest setting within the limits, in tight lines only if no other fits. At the smallest size the text is
    narrowed to 45 % before it is cut."""
    text = "\n".join(map(_drawable, text.split("\n", _MOST_LINES)[:_MOST_LINES]))
    for tight in (False, True) if wrap else (False,):
        for size in range(max(px, FLOOR), FLOOR - 1, -1):
            setting = _fit_at(text, role, size, width, height, wrap, tight)
            if setting:
                return setting
    lines = broken(text, role, FLOOR, width, tight=True)[:_MOST_LINES] if wrap else (text.replace("\n", " "),)
    widest = max(1, min(_WIDEST, int(width / _NARROWEST)))
    lines = tuple(cut(line, role, FLOOR, widest) for line in lines)
    return Setting(FLOOR, lines, min(1.0, width / max(1, _broadest(lines, role, FLOOR))))


def _fit_at(text: str, role: str, px: int, width: int, height: int, wrap: bool, tight: bool) -> Setting | None:
    """The text at one size, on one line if possible; None if it does not fit."""
    low_enough = block_height(role, px, 1) <= height
    if "\n" not in text and low_enough and width_of(text, role, px) * NARROW <= width:
        return Setting(px, (text,), min(1.0, width / max(1, width_of(text, role, px))))
    if not wrap:
        return None
    lines = broken(text, role, px, width, tight)
    broad = _broadest(lines, role, px)
    if broad * NARROW > width or block_height(role, px, len(lines)) + _TAIL * px > height:
        return None
    return Setting(px, lines, min(1.0, width / max(1, broad)))


def block_height(role: str, px: int, lines: int) -> float:
    """Pixels from the top of the capitals of the first line to the baseline of the last."""
    return (TYPEFACES[role].cap + TYPEFACES[role].pitch * (lines - 1)) * px


def broken(text: str, role: str, px: int, width: int, tight: bool = False) -> tuple[str, ...]:
    """Break text into lines at spaces; a word that is too long has a line of its own.

    A number or a single letter (a Russian preposition) stays with the next word, and no line begins with a dash,
    unless lines are ``tight``: then each is as full as possible.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        words = paragraph.split(" ") if tight else _bound(paragraph, role, px, width)
        lines += _lines(words, role, px, width)
    return tuple(lines)


def _lines(words: Sequence[str], role: str, px: int, width: int) -> list[str]:
    """The words in lines, each as full as possible."""
    lines, line = [], ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, role, px) > width:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def _bound(paragraph: str, role: str, px: int, width: int) -> list[str]:
    """The words of a paragraph, joined where no line should end between them, if they fit into one line."""
    found: list[str] = []
    for word in paragraph.split(" "):
        before = found[-1].rpartition(" ")[2] if found else ""
        binds = word in _DASHES or (_LEADS.fullmatch(before) and word[:1].isalpha())
        if found and binds and width_of(f"{found[-1]} {word}", role, px) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _broadest(lines: tuple[str, ...], role: str, px: int) -> int:
    return max(width_of(line, role, px) for line in lines)


def _row(text: str, role: str, setting: Setting, colour: str) -> pygame.Surface:
    """One line of a setting; a narrowed one is drawn at double size first, to stay sharp."""
    text = cut(text, role, setting.px, _WIDEST)
    width = width_of(text, role, setting.px)
    if setting.narrowed >= 1 or width < 1:
        return _drawn(text, role, setting.px, colour)
    narrow = max(1, int(width * setting.narrowed))
    return _scaled(text, role, setting.px, colour, max(2, _finer(role, setting.px)), narrow)


def _finer(role: str, px: int) -> int:
    """How many times larger a line is drawn than it is shown."""
    return _FINE if role == "title" and px < _UNEVEN else 1


def _drawn(text: str, role: str, px: int, colour: str) -> pygame.Surface:
    """A line; one without ink still has the height of its typeface."""
    width = width_of(text, role, px)
    if width < 1:
        return pygame.Surface((1, font(role, px).get_height()), pygame.SRCALPHA)
    finer = _finer(role, px)
    return _written(text, role, px, colour) if finer == 1 else _scaled(text, role, px, colour, finer, width)


def _scaled(text: str, role: str, px: int, colour: str, finer: int, width: int) -> pygame.Surface:
    """A line of ``width`` pixels, drawn ``finer`` times larger and scaled down onto the same baseline."""
    large, small = font(role, px * finer), font(role, px)
    letters = _written(text, role, px * finer, colour)
    line = pygame.Surface((letters.get_width(), small.get_height() * finer), pygame.SRCALPHA)
    line.fill((*pygame.Color(colour)[:3], 0))
    line.blit(letters, (0, small.get_ascent() * finer - large.get_ascent()))
    return pygame.transform.smoothscale(line, (width, small.get_height()))


def _drawable(text: str) -> str:
    return visible(text[:_LONGEST])
