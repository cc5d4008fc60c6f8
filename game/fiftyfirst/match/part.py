"""What a set or a tile can add to recorded matches and to scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.notation import title_of
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import Game, GameState
from game.kernel.given import Given
from game.kernel.seats import Seat
from game.play.scenarios import checks

Deeds = Callable[[Any], Iterable[tuple[Seat, str, str]]]
"""What an event counts in a report of balance (`game.fiftyfirst.match.series.balance.DEEDS`): a seat, a deed, a
card."""


class MatchPart(NamedTuple):
    """The row of a set or a tile; by default it adds nothing.

    Attributes:
        checks: Keys of what a scenario expects, each with its reader.
        other: What sets and options do not fit in a dealt game, such as `its sets have another map`.
        deeds: Kinds of events -> the mark that they make on the time line (`game.fiftyfirst.match.highlights.MARKS`).
        counted: Kinds of events -> what they count in a report of balance.
        gone: The ids of what is printed in a dealt game, and no longer in the catalog.
    """

    checks: Mapping[str, CheckReader] = {}
    other: Callable[[Sequence[str], Options, GameState], str | None] = lambda *_: None
    deeds: Mapping[type[Event], str] = {}
    counted: Mapping[type[Event], Deeds] = {}
    gone: Callable[[Catalog, GameState], Iterable[str]] = lambda *_: ()


OTHER_MODULES = "its options have other modules"


Ending = checks.Ending[Game, GameState, AnyEvent]

Check = checks.Check[Game, GameState, AnyEvent]

Seats = tuple[Seat, ...]

CheckReader = Callable[[Catalog, Seats, Given], Check]
"""Reads what stands under a key of ``then`` in a game with these seats."""


def titles(game: Game, cards: Counter[str]) -> Counter[str]:
    """The titles of cards, counted."""
    return Counter(title_of(game, card) for card in cards.elements())
