"""Sets a paragraph of the rules in lines, with signs behind their words and found words marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.ui.art.icons import icon
from game.ui.art.lettering import draw_line, font
from game.ui.theme import GOLD, ICON_FLOOR
from game.wording.rulebook import words_of
from game.wording.sentence import InlineIcon

_LINE, _SIGN = 1.36, 1.22
"""Heights of a line and of a sign in it, in sizes of the text."""


class _Piece(NamedTuple):
    """A word, or a sign that stays with the word before it."""

    surface: pygame.Surface
    follows: bool
    """True if no space separates it from the piece before it."""

    marked: bool = False
    is_sign: bool = False
    """Signs are vertically centred; words share a baseline."""


def set_paragraph(
    parts: Sequence[object], px: int, width: int, colour: str, wanted: Sequence[str] = ()
) -> pygame.Surface:
    """The parts of a sentence as a picture ``width`` pixels wide; words that begin like a ``wanted`` one are marked."""
    high, letters = round(px * _LINE), font("text", px)
    space, top = letters.size(" ")[0], (round(px * _LINE) - letters.get_height()) // 2
    x, row = 0, 0
    places: list[tuple[_Piece, int, int]] = []
    for unit in _units(_pieces(parts, px, colour, wanted)):
        wide = sum(piece.surface.get_width() for piece in unit)
        if x and x + space + wide > width:
            x, row = 0, row + 1
        elif x:
            x += space
        for piece in unit:
            places.append((piece, x, row))
            x += piece.surface.get_width()
    made = pygame.Surface((max(1, width), high * (row + 1)), pygame.SRCALPHA)
    for piece, left, line in places:
        rect = piece.surface.get_rect(topleft=(left, line * high + top))
        if piece.is_sign:
            rect.centery = line * high + high // 2
        if piece.marked:
            made.fill(GOLD, rect.inflate(2, -max(2, high // 10)))
        made.blit(piece.surface, rect)
    return made


def _units(pieces: Iterator[_Piece]) -> list[list[_Piece]]:
    """Pieces without spaces between them, which stay on one line."""
    units: list[list[_Piece]] = []
    for piece in pieces:
        if piece.follows and units:
            units[-1].append(piece)
        else:
            units.append([piece])
    return units


def _pieces(parts: Sequence[object], px: int, colour: str, wanted: Sequence[str]) -> Iterator[_Piece]:
    spaced = True
    for part in parts:
        if isinstance(part, InlineIcon):
            size, air = max(ICON_FLOOR, round(px * _SIGN)), max(1, px // 7)
            made = pygame.Surface((size + air, size), pygame.SRCALPHA)
            made.blit(icon(part.icon, size), (air, 0))
            yield _Piece(made, True, is_sign=True)
            spaced = False
            continue
        for number, word in enumerate(str(part).split(" ")):
            if word:
                marked = is_wanted(word, wanted)
                yield _Piece(draw_line(word, "text", px, colour), number == 0 and not spaced, marked)
        spaced = str(part).endswith(" ")


def is_wanted(word: str, wanted: Sequence[str]) -> bool:
    """True if a word of a text begins like one that is searched for.

    >>> is_wanted("Workers,", ["work"])
    True
    """
    return any(cut.startswith(start) for cut in words_of(word) for start in wanted)
