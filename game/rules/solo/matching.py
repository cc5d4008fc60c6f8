"""R30.8: which Location a card of the virtual opponent hits, and which criterion decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from game.cards.card import Location
from game.kernel.bag import Bag
from game.rules.game import Game
from game.rules.state import Site

CRITERIA: Final = ("only", "categories", "distance", "unused_action", "used_action", "feature", "goods", "choice")
"""What decides: only one Location matches, or the first criterion of R30.8 that leaves one; at last the human."""

TIE_GOODS: Final = (
    "vp", "universal", "ammo", "card", "development", "shield", "red", "blue", "grey", "gun", "fuel", "iron", "brick",
    "worker",
)  # fmt: skip
"""The goods that the seventh criterion compares, the best first (R30.8, I-02)."""

_ROWS: Final = ("production", "feature", "used_action", "unused_action")
"""What is hit last to first (R30.8, 3 to 6)."""


class Match(NamedTuple):
    """A Site that a card matches; ``common`` is how many categories, 1 where one of the two has none (A-21)."""

    site: Site
    location: Location
    categories: tuple[str, ...]
    common: int


class Criterion(NamedTuple):
    """The matches with the highest ``key`` remain; ``name`` tells why the last one did."""

    key: Callable[[Match], int | tuple[int, ...]]
    name: Callable[[Match], str]


def matches(game: Game, card: str, sites: Iterable[Site]) -> list[Match]:
    """The Locations among ``sites`` that share a category with ``card``; Ruins never do (A-13)."""
    drawn, locations = game.catalog.locations[card], game.catalog.locations
    found = []
    for site in sites:
        location = locations[site.card]
        if not site.ruin and drawn.shares_category(location):
            shared = tuple(kind for kind in drawn.categories if kind in location.categories)
            found.append(Match(site, location, shared, max(1, len(shared))))
    return found


def best(found: list[Match], criteria: Iterable[Criterion]) -> tuple[list[Match], str]:
    """What remains of ``found``, and what decided: one of CRITERIA, `choice` if more than one remains."""
    if len(found) == 1:
        return found, "only"
    for criterion in criteria:
        highest = max(map(criterion.key, found), default=0)
        found = [match for match in found if criterion.key(match) == highest]
        if len(found) == 1:
            return found, criterion.name(found[0])
    return found, "choice"


MOST_CATEGORIES = Criterion(lambda match: match.common, lambda _: "categories")
"""R30.8 (1), A-20."""
GREATEST_DISTANCE = Criterion(lambda match: match.location.distance, lambda _: "distance")
"""R30.8 (2)."""
ROW = Criterion(lambda match: _ROWS.index(_row(match)), lambda match: _row(match))
"""R30.8 (3) to (6)."""


def goods_criterion(game: Game) -> Criterion:
    """R30.8 (7): the Deal goods that the human would get, or the Spoils (option `solo.tie_goods`)."""
    spoils = game.options.solo_tie_goods == "spoils"
    return Criterion(lambda match: _rank(match.location.spoils if spoils else match.location.deal), lambda _: "goods")


def _row(match: Match) -> str:
    if match.location.row == "action":
        return "used_action" if match.site.used else "unused_action"
    return match.location.row


def _rank(goods: Bag) -> tuple[int, ...]:
    """The best good counts first, then its amount, then the next good."""
    return tuple(goods[good] for good in TIE_GOODS)
