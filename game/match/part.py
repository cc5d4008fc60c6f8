"""What a set or a tile can add to recorded matches and scenarios, and what checks of scenarios are made of: how one
ended, and how that differs from what it expects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game.cards.catalog import Catalog
from game.kernel.given import Given
from game.kernel.seats import Seat
from game.rules.event import Event
from game.rules.notation import title_of
from game.rules.options import Options
from game.rules.state import Game, GameState

Deeds = Callable[[Any], Iterable[tuple[Seat, str, str]]]
"""What an event counts in a report of balance (`game.match.series.balance.DEEDS`): a seat, a deed, a card."""


class MatchPart(NamedTuple):
    """The row of a set or a tile; by default it adds nothing.

    Attributes:
        checks: Keys of what a scenario expects, each with its reader.
        other: What sets and options do not fit in a dealt game, such as `its sets have another map`.
        deeds: Kinds of events -> the mark that they make on the time line (`game.match.timeline.MARKS`).
        counted: Kinds of events -> what they count in a report of balance.
        gone: The ids of what is printed in a dealt game, and no longer in the catalog.
    """

    checks: Mapping[str, CheckReader] = {}
    other: Callable[[Sequence[str], Options, GameState], str | None] = lambda *_: None
    deeds: Mapping[type[Event], str] = {}
    counted: Mapping[type[Event], Deeds] = {}
    gone: Callable[[Catalog, GameState], Iterable[str]] = lambda *_: ()


OTHER_MODULES = "its options have other modules"


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
