"""How a scenario ended, and what of it is not as expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from game.rules.game import Game
from game.rules.notation.writing import title_of
from game.rules.state import GameState


class Difference(msgspec.Struct, frozen=True):
    """One thing that is not as expected.

    ``kind`` names its sentence, ``facts`` are what stands in it: `value` (`what`, `expected`, `found`);
    `refused` (`seat`, `move`, `code`); `accepted` (`seat`, `move`, `expected`); `other_refusal` (all of these);
    `illegal` (`move`, `code`); `legal` (`move`); `chance` (`text`); `chance_left` (`count`); `not_over`.
    """

    kind: str
    facts: dict[str, str] = {}


class Ending(NamedTuple):
    """How a scenario ended; ``ruins`` are the cards that were discarded as Ruins on the way."""

    game: Game
    state: GameState
    ruins: Counter[str]


Check = Callable[[Ending], Iterator[Difference]]


def differs(what: str, expected: object, found: object) -> Iterator[Difference]:
    """The difference between two values, if there is one."""
    if expected != found:
        yield Difference("value", {"what": what, "expected": _shown(expected), "found": _shown(found)})


def _shown(value: object) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, Counter):
        return "[" + ", ".join(sorted(map(str, value.elements()))) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


def titles(game: Game, cards: Counter[str]) -> Counter[str]:
    """The same cards by their titles."""
    return Counter(title_of(game, card) for card in cards.elements())
