"""How a scenario ended, and how that differs from what it expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from game.cards.catalog import Catalog
from game.kernel.given import Given
from game.kernel.seats import Seat
from game.rules.notation import title_of
from game.rules.state import Game, GameState


class Difference(msgspec.Struct, frozen=True):
    """One difference from what a scenario expects.

    ``kind`` names its message, ``facts`` are the values in it: `value` (`what`, `expected`, `found`);
    `refused` (`seat`, `move`, `code`); `accepted` (`seat`, `move`, `expected`); `other_refusal` (all of these);
    `illegal` (`move`, `code`); `legal` (`move`); `chance` (`text`); `chance_left` (`count`); `not_over`.
    """

    kind: str
    facts: dict[str, str] = {}


class Ending(NamedTuple):
    """The end of a scenario; ``ruins`` are the cards that were discarded as Ruins during it."""

    game: Game
    state: GameState
    ruins: Counter[str]


Check = Callable[[Ending], Iterator[Difference]]

Seats = tuple[Seat, ...]

CheckReader = Callable[[Catalog, Seats, Given], Check]
"""Reads what stands under a key of ``then`` in a game with these seats."""


def differs(what: str, expected: object, found: object) -> Iterator[Difference]:
    """The difference between two values, if any."""
    if expected != found:
        yield Difference("value", {"what": what, "expected": _shown(expected), "found": _shown(found)})


def _shown(value: object) -> str:
    """A value as scenarios write it."""
    if isinstance(value, Counter):
        return "[" + ", ".join(sorted(map(str, value.elements()))) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def titles(game: Game, cards: Counter[str]) -> Counter[str]:
    """The titles of cards, counted."""
    return Counter(title_of(game, card) for card in cards.elements())
