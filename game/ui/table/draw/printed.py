"""The face of anything printed, by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pygame

from game.cards.card import Connection, Faction, Location, Printed
from game.cards.catalog import Catalog
from game.cards.sets.moloch import Machine
from game.cards.sets.no_mans_land import Area
from game.rules.game import Game
from game.rules.sets.no_mans_land.outposts import category_of
from game.ui.art.area_faces import area_face, printed_categories
from game.ui.art.faces import connection_face, faction_face, mini_face
from game.ui.art.machine_faces import machine_face
from game.ui.art.upright_faces import UPRIGHT
from game.wording import Wording


class Print(NamedTuple):
    """How a face is drawn: its width in pixels, the scale of its text, in whose words.

    Attributes:
        seen: Pixels at the left in which everything on a card of a hand stands; 0 for all of them.
        title_px: The size of its title there; 0 for as large as fits.
        game: Where it is played: options may have changed the icons of an Area.
    """

    words: Wording
    width: int
    text: float = 1.0
    seen: int = 0
    title_px: int = 0
    game: Game | None = None

    @property
    def catalog(self) -> Catalog:
        return self.words.catalog


def area_categories(game: Game, area: str) -> tuple[str, ...]:
    """The categories of the cards that reach the levels of an Area in a game, in which options may change them."""
    return tuple(category_of(game, area, level.level) for level in game.catalog.areas[area].levels)


def _area(area: Area, how: Print) -> pygame.Surface:
    icons = area_categories(how.game, area.id) if how.game else printed_categories(how.catalog, area.id)
    return area_face(area, how.width, icons, how.words, how.text)


_FACES: Final[Mapping[type[Printed], Callable[[Any, Print], pygame.Surface]]] = {
    Location: lambda card, how: mini_face(card, how.width, how.words, how.text, how.seen, how.title_px),
    Connection: lambda card, how: connection_face(card, how.width, how.words, how.text, how.seen, how.title_px),
    Faction: lambda board, how: faction_face(board, how.catalog.exchange, how.width, how.words, how.text),
    Machine: lambda machine, how: machine_face(machine, how.width, how.words, how.text),
    Area: _area,
}


def printed_face(card: str, how: Print) -> pygame.Surface | None:
    """The face of a card, board or tile, a Location small; None if there is none with this id."""
    printed = how.catalog.printed.get(card)
    if printed is None:
        return None
    if upright := UPRIGHT.get(type(printed)):
        return upright(printed, how.catalog, how.width, how.words, how.text).surface
    return _FACES[type(printed)](printed, how)
