"""R30.8: which Location a card of the virtual opponent hits, and which criterion decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from game.cards.card import Location
from game.cards.vocabulary import GROUPS
from game.kernel.bag import Bag
from game.rules.state import Game, Site

CRITERIA: Final = ("only", "categories", "distance", "unused_action", "used_action", "feature", "goods", "choice")
"""What decides: there is only one candidate, or the first criterion of R30.8 that leaves one; at last the human."""

TIE_GOODS: Final = (
    "vp", "universal", "ammo", "card", "salvage", "development", "shield", *GROUPS, "red", "blue", "grey", "gun",
    "fuel", "iron", "brick", "worker",
)  # fmt: skip
"""The goods that the seventh criterion compares, the best first (R30.8, I-02)."""

_ROWS: Final = ("production", "feature", "used_action", "unused_action")
"""Rows by priority as a target, lowest first (R30.8, 3 to 6)."""


class Candidate(NamedTuple):
    """A Site that a card matches; ``common`` is how many categories, 1 where one of the two has none (A-21)."""

    site: Site
    location: Location
    categories: tuple[str, ...]
    common: int


class Criterion(NamedTuple):
    """The candidates with the highest ``key`` remain; ``name`` tells why the last one did."""

    key: Callable[[Candidate], int | tuple[int, ...]]
    name: Callable[[Candidate], str]


def candidates(game: Game, card: str, sites: Iterable[Site]) -> list[Candidate]:
    """The Locations among ``sites`` that share a printed category with ``card`` (R43.8.5); Ruins never do (A-13)."""
    drawn, locations, fitting = game.catalog.locations[card], game.catalog.locations, game.catalog.fitting(card)
    found = []
    for site in sites:
        location = locations[site.card]
        if not site.ruin and site.card in fitting:
            shared = tuple(kind for kind in drawn.categories if kind in location.categories)
            found.append(Candidate(site, location, shared, max(1, len(shared))))
    return found


def best(found: list[Candidate], criteria: Iterable[Criterion]) -> tuple[list[Candidate], str]:
    """The best of ``found`` by these criteria, one after the other, and what decided: one of CRITERIA. `choice` if
    several remain."""
    if len(found) == 1:
        return found, "only"
    for criterion in criteria:
        highest = max(map(criterion.key, found), default=0)
        found = [candidate for candidate in found if criterion.key(candidate) == highest]
        if len(found) == 1:
            return found, criterion.name(found[0])
    return found, "choice"


MOST_CATEGORIES = Criterion(lambda candidate: candidate.common, lambda _: "categories")
"""R30.8 (1), A-20."""
GREATEST_DISTANCE = Criterion(lambda candidate: candidate.location.distance, lambda _: "distance")
"""R30.8 (2)."""
ROW = Criterion(lambda candidate: _ROWS.index(_row(candidate)), lambda candidate: _row(candidate))
"""R30.8 (3) to (6)."""


def goods_criterion(game: Game) -> Criterion:
    """R30.8 (7): the Deal goods that the human would get, or the Spoils (option `solo.tie_goods`)."""
    spoils = game.options.solo_tie_goods == "spoils"
    return Criterion(
        lambda candidate: _rank(candidate.location.spoils if spoils else candidate.location.deal), lambda _: "goods"
    )


def _row(candidate: Candidate) -> str:
    if candidate.location.row == "action":
        return "used_action" if candidate.site.used else "unused_action"
    return candidate.location.row


def _rank(goods: Bag) -> tuple[int, ...]:
    """The best good counts first, then its amount, then the next good."""
    return tuple(goods[good] for good in TIE_GOODS)
