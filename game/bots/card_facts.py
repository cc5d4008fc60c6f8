"""What a Location card is worth knowing for: goods it brings, in numbers that mean the same for any card.

Nothing here names a card, so that bots play packs of one's own as sensibly as the cards they learned with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.cards.card import Location
from game.cards.catalog import Catalog
from game.cards.verbs import (
    ActivateProduction,
    ChooseGain,
    ClearLocations,
    CopyDeals,
    Counted,
    DivertProduction,
    DrawAndKeep,
    Gain,
    PlaceHere,
    Steal,
    Verb,
    VisitOccupied,
)
from game.cards.vocabulary import GAINS, GROUPS, TOKENS
from game.kernel.bag import EMPTY, Bag

ANY_RESOURCE: Final = "ammo"
"""What any resource is counted as (`basic`): ammo pays for each of them (R9)."""
COUNTED_AS: Final = {"basic": ANY_RESOURCE, "ruin": "development", **dict.fromkeys(GROUPS, "influence")}
"""Good without a number of its own -> what it is counted as: a Ruin spares a common icon (R8.3), and influence of one
group is worth as much as that of another."""
SUPPLY: Final = (*[good for good in TOKENS if good not in COUNTED_AS], "influence")
"""The tokens that are counted."""
GOODS: Final = (*SUPPLY, *[good for good in GAINS if good not in COUNTED_AS and good not in SUPPLY])
"""What a vector of goods counts, in this order: tokens first."""
PLACE: Final = {good: place for place, good in enumerate(GOODS)}
_PLACES: Final = PLACE | {good: PLACE[counted] for good, counted in COUNTED_AS.items()}

Vector = Sequence[float]
"""An amount of each of GOODS."""


class Counting(NamedTuple):
    """One more of the good at ``place`` for each icon of ``category`` in the State, at most ``most``."""

    place: int
    category: str
    most: int


class Brings(NamedTuple):
    """What verbs bring: a fixed vector, and amounts that depend on the State."""

    fixed: Vector
    counted: Sequence[Counting]

    def with_icons(self, icons: Mapping[str, int]) -> list[float]:
        """The amounts in a State with so many icons of each category."""
        total = list(self.fixed)
        for place, category, most in self.counted:
            total[place] += min(most, icons.get(category, 0))
        return total


class CardFacts(NamedTuple):
    """A Location in numbers.

    ``action`` is what one use of its action brings, ``uses`` how often a round, ``cost`` what a use takes.
    """

    distance: int
    categories: tuple[str, ...]
    row: str
    spoils: Vector
    deal: Vector
    production: Brings
    bonus: Brings
    action: Vector
    uses: int
    cost: Bag
    is_open: bool
    storage: int
    is_allied: bool

    @property
    def action_vp(self) -> float:
        """VP of one use of its action."""
        return self.action[PLACE["vp"]]


class CatalogFacts:
    """What is known of all Locations of a catalog, and what its factions produce."""

    def __init__(self, catalog: Catalog) -> None:
        self.locations = {id: card_facts(location) for id, location in catalog.locations.items()}
        self.factions = {id: vector(faction.produces) for id, faction in catalog.factions.items()}


facts_of = lru_cache(maxsize=4)(CatalogFacts)
"""The facts of a catalog, worked out once."""


def card_facts(location: Location) -> CardFacts:
    """A Location in numbers."""
    action = location.action
    return CardFacts(
        distance=location.distance,
        categories=location.categories,
        row=location.row,
        spoils=vector(location.spoils),
        deal=vector(location.deal),
        production=brings(location.production),
        bonus=brings(location.building_bonus),
        action=brings(action.verbs).fixed if action else vector(EMPTY),
        uses=location.uses,
        cost=_cost(location.action_cost),
        is_open=location.is_open,
        storage=min(location.storage.total, MOST_STORED),
        is_allied=bool(location.groups),
    )


MOST_STORED: Final = 4
"""What an unlimited store counts as."""


def vector(goods: Mapping[str, float]) -> Vector:
    """A bag of goods as a vector."""
    amounts = [0.0] * len(GOODS)
    for good, count in goods.items():
        amounts[_PLACES[good]] += count
    return tuple(amounts)


def _cost(spend: Bag) -> Bag:
    """A printed cost with influence as what it is counted as."""
    influence = Bag({good: count for good, count in spend.items() if good in GROUPS})
    return (spend - influence) + {COUNTED_AS[GROUPS[0]]: influence.total} if influence else spend


def brings(verbs: Iterable[Verb]) -> Brings:
    """What verbs bring. What depends on other cards is counted as what it usually is: a resource, or VP."""
    total, counted = [0.0] * len(GOODS), list[Counting]()
    for verb in verbs:
        for good, count in _brought(verb).items():
            total[_PLACES[good]] += count
        if isinstance(verb, Gain):
            counted += [
                Counting(_PLACES[one.good], one.category, one.max) for one in verb.counted if isinstance(one, Counted)
            ]
    return Brings(tuple(total), tuple(counted))


def _brought(verb: Verb) -> Mapping[str, float]:
    match verb:
        case Gain(goods=goods, counted=counted):
            gained = [one for one in counted if not isinstance(one, Counted)]
            return {**goods, **{one.good: one.max / 2 for one in gained}}
        case ChooseGain(options=options):
            return options[0].goods
        case PlaceHere(goods=goods) | Steal(goods=goods):
            return goods
        case ActivateProduction() | DivertProduction() | VisitOccupied():
            return {ANY_RESOURCE: 1}
        case CopyDeals(count=count):
            return {ANY_RESOURCE: count}
        case ClearLocations(count=count):
            return {"vp": count}
        case DrawAndKeep(keep=keep):
            return {"card": keep}
        case _:
            return EMPTY
