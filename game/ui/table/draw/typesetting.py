"""Typesets sentences as pictures: words, icons of goods, and card names in a separate colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import NamedTuple

import pygame

from game.kernel.bag import Bag
from game.ui.art.icons import icon
from game.ui.art.lettering import draw_line, line_width, width_of
from game.ui.theme import ICON_FLOOR, TXT
from game.wording.wording import CardName, InlineIcon, Part, PlayerName

_LINE_HEIGHT = 1.34
_CARD_COLOUR = "#F3D58A"


class Piece(NamedTuple):
    """A word or an icon, ``width`` pixels wide; ``lead`` is the space before it in pixels. After one that ``binds`` no
    row ends."""

    draw: Callable[[], pygame.Surface]
    width: int
    lead: int
    card: str | None = None
    binds: bool = False


class TypesetSentence:
    """A sentence broken into rows ``width`` pixels wide. Its picture is drawn when it is first needed.

    ``cards`` are the ids of the cards named in it, with their rectangles relative to its upper left corner. Of more
    than ``most`` goods of a kind there is a number and one icon.
    """

    def __init__(self, parts: Sequence[Part], px: int, width: int, most: int = 2) -> None:
        self._pitch = round(px * _LINE_HEIGHT)
        self._width = width
        self._places: list[tuple[Piece, int, int]] = []
        """Each piece with its x in pixels and its row."""
        x, row = 0, 0
        for unit in _unbroken(_pieces(parts, px, most)):
            lead = unit[0].lead if x else 0
            whole = lead + sum(piece.width for piece in unit) + sum(piece.lead for piece in unit[1:])
            if x and x + whole > width:
                x, row, lead = 0, row + 1, 0
            for index, piece in enumerate(unit):
                x += piece.lead if index else lead
                self._places.append((piece, x, row))
                x += piece.width
        self.rows = row + 1
        self.height = self._pitch * self.rows
        self.cards = tuple(
            (piece.card, pygame.Rect(left, row * self._pitch, piece.width, self._pitch))
            for piece, left, row in self._places
            if piece.card
        )

    @cached_property
    def surface(self) -> pygame.Surface:
        surface = pygame.Surface((self._width, self.height), pygame.SRCALPHA)
        for piece, left, row in self._places:
            drawn = piece.draw()
            surface.blit(drawn, drawn.get_rect(midleft=(left, row * self._pitch + self._pitch // 2)))
        return surface


def _unbroken(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Groups of pieces which stay on one row: without a space between them, such as a bracket and a word, or a sign and
    what it is about."""
    units: list[list[Piece]] = []
    for piece in pieces:
        if units and (piece.lead == 0 or units[-1][-1].binds):
            units[-1].append(piece)
        else:
            units.append([piece])
    return units


def _pieces(parts: Sequence[Part], px: int, most: int) -> list[Piece]:
    pieces: list[Piece] = []
    space, spaced = width_of(" ", "text", px), False
    for part in parts:
        if isinstance(part, Bag):
            pieces += _good_pieces(part, px, space, most)
            spaced = False
            continue
        if isinstance(part, InlineIcon):
            pieces.append(_icon(part.icon, px, space)._replace(binds=True))
            spaced = True
            continue
        is_card = isinstance(part, CardName)
        role, colour = "strong" if is_card or isinstance(part, PlayerName) else "text", _CARD_COLOUR if is_card else TXT
        card = part.id if isinstance(part, CardName) else None
        for index, word in enumerate(part.split(" ")):
            if word:
                lead = space if index or spaced else 0
                pieces.append(_word(word, role, px, colour, lead, card))
        spaced = part.endswith(" ")
    return pieces


def _word(word: str, role: str, px: int, colour: str, lead: int, card: str | None = None) -> Piece:
    return Piece(partial(draw_line, word, role, px, colour), line_width(word, role, px), lead, card)


def _good_pieces(goods: Bag, px: int, space: int, most: int) -> list[Piece]:
    """One icon per good, those of a kind on one row; of more than ``most`` the number and one icon."""
    pieces = []
    for good, count in goods.items():
        if count > most:
            pieces.append(_word(str(count), "strong", px, TXT, space)._replace(binds=True))
            count = 1
        icons = [_icon(good, px, space if index == 0 else 1) for index in range(count)]
        pieces += [*(one._replace(binds=True) for one in icons[:-1]), icons[-1]]
    return pieces


def _icon(name: str, px: int, lead: int) -> Piece:
    draw = partial(icon, name, max(ICON_FLOOR, round(px * 1.16)))
    return Piece(draw, draw().get_width(), lead)
