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
    CountedGains,
    CountedRuins,
    DemolishLocation,
    DivertProduction,
    DrawAndKeep,
    Gain,
    MatchCategory,
    PlaceHere,
    PlaceOnRuins,
    RebuildRuins,
    Steal,
    StripRuins,
    Verb,
    VisitOccupied,
)
from game.cards.vocabulary import GAINS, GROUPS, TOKENS
from game.kernel.bag import EMPTY, Bag

ANY_RESOURCE: Final = "ammo"
"""What any resource is counted as (`basic`): ammo pays for each of them (R9)."""
COUNTED_AS: Final = {
    "basic": ANY_RESOURCE,
    "ruin": "development",
    "salvage": "card",
    **dict.fromkeys(GROUPS, "influence"),
}
"""Good without a number of its own -> what it is counted as: a Ruin spares a common icon (R8.3), a salvaged card is one
more in the hand (R42.5), and influence of one group is worth as much as that of another."""
SHARES: Final = {"salvage": 0.5}
"""Good -> the part that counts, if not all: salvage is a card that somebody else could do without, and there may be
none."""
_COUNTED_COSTS: Final = (*GROUPS, "matching")
"""What of a printed cost is counted as something else."""
SUPPLY: Final = (*[good for good in TOKENS if good not in COUNTED_AS], "influence")
"""The tokens that are counted."""
GOODS: Final = (*SUPPLY, *[good for good in GAINS if good not in COUNTED_AS and good not in SUPPLY])
"""What a vector of goods counts, in this order: tokens first."""
PLACE: Final = {good: place for place, good in enumerate(GOODS)}
RUIN: Final = "ruin"
"""What Ruins are called among the icons of a State, since amounts are counted by them as by icons."""
_PLACES: Final = PLACE | {good: PLACE[counted] for good, counted in COUNTED_AS.items()}
_COUNTED: Final = {good: (place, SHARES.get(good, 1)) for good, place in _PLACES.items()}
"""Good -> where it counts, and how much of it."""

Vector = Sequence[float]
"""An amount of each of GOODS."""


class Counting(NamedTuple):
    """One more of the good at ``place`` for each icon of ``category``, or each Ruin, in the State, at most ``most``."""

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

    ``action`` is what one use of its action brings, ``uses`` how often a round, ``cost`` what a use takes. One use
    takes so many cards from discard piles (``action_salvage``), and takes or fills so many ``ruins`` of the State, of
    which so many are ``turned`` up: their cards matter. ``production_salvage`` and ``deal_salvage`` are cards from
    discard piles in every round. ``promise`` is what it is worth in a hand, roughly, in VP.
    """

    distance: int
    categories: tuple[str, ...]
    row: str
    spoils: Vector
    deal: Vector
    production: Brings
    bonus: Brings
    action: Vector
    action_salvage: int
    uses: int
    cost: Bag
    is_open: bool
    storage: int
    is_allied: bool
    ruins: int
    turned: int
    production_salvage: int
    deal_salvage: int
    promise: float

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
    verbs = action.verbs if action else ()
    turned = sum(verb.count for verb in verbs if isinstance(verb, RebuildRuins | StripRuins))
    filled = sum(verb.ruins for verb in verbs if isinstance(verb, PlaceOnRuins))
    return CardFacts(
        distance=location.distance,
        categories=location.categories,
        row=location.row,
        spoils=vector(location.spoils),
        deal=vector(location.deal),
        production=brings(location.production),
        bonus=brings(location.building_bonus),
        action=brings(verbs).fixed,
        action_salvage=_salvage(verbs),
        uses=location.uses,
        cost=_cost(location.action_cost, verbs),
        is_open=location.is_open,
        storage=min(location.storage.total, MOST_STORED),
        is_allied=bool(location.groups),
        ruins=location.action_cost[RUIN] + turned + filled,
        turned=turned,
        production_salvage=_salvage(location.production),
        deal_salvage=location.deal["salvage"],
        promise=_promise(location),
    )


USUAL_SPOILS: Final = 3
"""Goods that the Spoils of a Location give, in most cases."""
MOST_STORED: Final = 4
"""What an unlimited store counts as."""


def vector(goods: Mapping[str, float]) -> Vector:
    """A bag of goods as a vector."""
    amounts = [0.0] * len(GOODS)
    for good, count in goods.items():
        place, share = _COUNTED[good]
        amounts[place] += count * share
    return tuple(amounts)


def _salvage(verbs: Sequence[Verb]) -> int:
    """Cards that verbs take from discard piles of others."""
    return sum(verb.goods["salvage"] for verb in verbs if isinstance(verb, Gain))


def _cost(spend: Bag, verbs: Sequence[Verb]) -> Bag:
    """A printed cost with influence as what it is counted as, the good for a category as any resource (R42.7), and the
    Ruins that are rebuilt."""
    counted = {good: "basic" if good == "matching" else COUNTED_AS[good] for good in spend if good in _COUNTED_COSTS}
    rebuilt = Bag({RUIN: sum(verb.count for verb in verbs if isinstance(verb, RebuildRuins))})
    if not counted and not rebuilt:
        return spend
    replaced = Bag({good: spend[good] for good in counted})
    total = (spend - replaced) + rebuilt
    for good, count in replaced.items():
        total = total + {counted[good]: count}
    return total


def _promise(location: Location) -> float:
    """What a Location in a hand is worth, roughly: the best of building it, of a Deal, and of its Spoils.

    A good counts half a VP, and what it brings in every round twice.
    """
    near = location.distance / 2
    used = brings(location.action.verbs).fixed[PLACE["vp"]] - location.action_cost.total / 2 if location.action else 0.0
    made = _goods(location.production) + max(0.0, used) * min(location.uses, 2)
    built = 1 + 2 * made + _goods(location.building_bonus) - near
    razed = (location.spoils.total + location.spoils["vp"]) / 2 - near
    return max(built, location.deal.total - near, razed, 0.0)


def _goods(verbs: Sequence[Verb]) -> float:
    """What verbs bring in a State with one icon of each category, in VP."""
    brought = brings(verbs)
    total = list(brought.fixed)
    for place, _, most in brought.counted:
        total[place] += min(1, most)
    return (sum(total) + total[PLACE["vp"]]) / 2


def brings(verbs: Iterable[Verb]) -> Brings:
    """What verbs bring. What depends on other cards is counted as what it usually is: a resource, or VP."""
    total, counted = [0.0] * len(GOODS), list[Counting]()
    for verb in verbs:
        for good, count in _brought(verb).items():
            place, share = _COUNTED[good]
            total[place] += count * share
        if isinstance(verb, Gain):
            counted += [
                Counting(_PLACES[one.good], RUIN if isinstance(one, CountedRuins) else one.category, one.max)
                for one in verb.counted
                if isinstance(one, Counted | CountedRuins)
            ]
    return Brings(tuple(total), tuple(counted))


def _brought(verb: Verb) -> Mapping[str, float]:
    match verb:
        case Gain(goods=goods, counted=counted):
            gained = [one for one in counted if isinstance(one, CountedGains)]
            return {**goods, **{one.good: one.max / 2 for one in gained}}
        case ChooseGain(options=options):
            return options[0].goods
        case PlaceHere(goods=goods) | Steal(goods=goods):
            return goods
        case ActivateProduction() | DivertProduction() | VisitOccupied():
            return {ANY_RESOURCE: 1}
        case CopyDeals(count=count) | MatchCategory(count=count):
            return {ANY_RESOURCE: count}
        case PlaceOnRuins(count=count, ruins=ruins):
            return {ANY_RESOURCE: count * ruins}
        case StripRuins(count=count):
            return {ANY_RESOURCE: USUAL_SPOILS * count}
        case DemolishLocation():
            return {ANY_RESOURCE: USUAL_SPOILS}
        case ClearLocations(count=count) | RebuildRuins(count=count):
            return {"vp": count}
        case DrawAndKeep(keep=keep):
            return {"card": keep}
        case _:
            return EMPTY
