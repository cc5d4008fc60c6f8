"""Plain data of positions, and names in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.cards.vocabulary import TOKENS
from game.kernel.bag import Bag
from game.kernel.given import Given
from game.rules.state import Game, GameState

Data = dict[str, Any]
Name = Callable[[str], str]
"""Writes the id of something printed: as its title, or as it is."""


def read_goods(given: Given, goods: tuple[str, ...] = TOKENS) -> Bag:
    """A bag of these ``goods``, by default tokens."""
    return Bag({good: count.number() for good, count in given.mapping(goods, "goods").items()})


class Naming(NamedTuple):
    """Where something is named: in a state of a game."""

    game: Game
    state: GameState


class WrittenAs(NamedTuple):
    """How a reference is read and written; ``many`` is what a list of them is called in messages."""

    read: Callable[[Naming, Given], Any]
    write: Callable[[Naming, Name, Any], str] | None = None
    many: str = ""


def write_title(_: Naming, name: Name, id: str) -> str:
    """Writes what is named by its title."""
    return name(id)
