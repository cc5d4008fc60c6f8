"""Letters that no typeface has - Chinese, emoji - as boxes with their code points in small hexadecimal digits."""

from __future__ import annotations

from typing import Final

import pygame

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


def draw_box(character: str, px: int, colour: pygame.Color, high: int, base: int) -> pygame.Surface:
    """The picture of a box, as high as its line, whose letters stand at ``base`` pixels from the top."""
    point, columns = _point(px), _columns(character)
    surface = pygame.Surface((box_width(character, px), high), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    air = point if 2 * _HIGH * point + 5 * point <= high else 0
    tall = 2 * _HIGH * point + 3 * point + 2 * air
    frame = pygame.Rect(point, min(base + point, high) - tall, surface.get_width() - 2 * point, tall)
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
