"""The cards of games, for a process that plays them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from game.fiftyfirst.cards.catalog import BASE_SET, load_catalog
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Game
from game.paths import cards_folder


class CardsInPlay(msgspec.Struct, frozen=True):
    """The sets, the folder of the player's own packs, and the variants."""

    sets: tuple[str, ...] = (BASE_SET,)
    packs: Path | None = None
    options: Options = Options()


@lru_cache(maxsize=4)
def game_with(cards: CardsInPlay) -> Game:
    """The game with these cards, read once in a process."""
    catalog = load_catalog(cards_folder(), packs=cards.packs)
    return Game(catalog, cards.sets, cards.options)
