"""Location cards and States in numbers that mean the same for any card: the goods that they bring.

Nothing here names a card, so that bots play packs of one's own as sensibly as the cards they learned with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from game.fiftyfirst.cards import verbs as vb
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets import no_mans_land, scavengers
from game.fiftyfirst.cards.vocabulary import CATEGORIES, GAINS, GROUPS, PARTS_OF_MAP, TOKENS
from game.fiftyfirst.rules.state import Site
from game.kernel.bag import Bag
from game.kernel.memo import recalled

ANY_RESOURCE: Final = "ammo"
"""What any resource is counted as (`basic`): ammo pays for each of them (R9)."""
COUNTED_AS: Final = {
    "basic": ANY_RESOURCE,
    "ruin": "development",
    "salvage": "card",
    "hacked": "card",
    **dict.fromkeys(GROUPS, "influence"),
}
"""Good without a number of its own -> what it is counted as: a Ruin spares a common icon (R8.3), a salvaged card is one
more in the hand (R42.5) as is a hacked one (R44.8), and influence of one group is worth as much as that of another."""
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
HACKED: Final = "hacked"
"""The same of hacked Locations."""
DEPLOYED: Final = "machines"
"""The same of the deployed Machines, which are those of all."""
_PLACES: Final = PLACE | {good: PLACE[counted] for good, counted in COUNTED_AS.items()}
_COUNTED: Final = {good: (place, SHARES.get(good, 1)) for good, place in _PLACES.items()}
"""Good -> where it counts, and how much of it."""

Vector = Sequence[float]
"""An amount of each of GOODS."""

MapVerb = (
    no_mans_land.BuildOutposts
    | no_mans_land.UpgradeOutposts
    | no_mans_land.RazeOutposts
    | no_mans_land.ActivateOutposts
)
"""Verbs that bring what an Area gives (R45.10, R45.11)."""


class Counting(NamedTuple):
    """Gains that grow with a count: one of the good at ``place`` for each thing counted, up to ``most``. ``category``
    says what is counted: icons of a category, Ruins or hacked Locations in the State, deployed Machines, or Outposts,
    levels or goods on the map."""

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

    def of(self, place: int, icons: Mapping[str, int]) -> float:
        """The amount at one place, in such a State."""
        counted = sum([min(one.most, icons.get(one.category, 0)) for one in self.counted if one.place == place])
        return self.fixed[place] + counted


class CardFacts(NamedTuple):
    """A Location in numbers.

    ``icons`` are its categories, and what else it counts as in a State. ``action`` is what one use of its action
    brings, ``uses`` how often a round, ``cost`` what a use takes. One use takes so many cards from discard piles
    (``action_salvage``), and takes or fills so many ``ruins`` of the State, of which so many are ``turned`` up: their
    cards matter. ``production_salvage`` and ``deal_salvage`` are cards from discard piles in every round. Goods on it
    are ``reserved`` for one purpose: ``made_reserved`` come in every round, ``built_reserved`` when it is built, and
    neither counts as production or bonus. ``rewards`` are what it gives in VP, roughly, when its owner hacks or
    destroys a Machine, and ``outpost_rewards`` when he builds or upgrades an Outpost.
    ``promise`` is what it is worth in a hand, roughly, in VP.
    """

    distance: int
    categories: tuple[str, ...]
    icons: tuple[str, ...]
    row: str
    spoils: Vector
    deal: Vector
    production: Brings
    bonus: Brings
    action: Brings
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
    reserved: str | None
    made_reserved: int
    built_reserved: int
    rewards: float
    outpost_rewards: float
    promise: float

    def action_vp(self, icons: Mapping[str, int]) -> float:
        """VP of one use of its action in a State with so many icons."""
        return self.action.of(PLACE["vp"], icons)


class Toll(Protocol):
    """What all players lose in the rounds to come, and if it ``is_next`` before the next Action phase: tokens, as the
    vector ``lost``, VP, cards of their hands, and Deals."""

    @property
    def lost(self) -> Vector: ...
    @property
    def vp(self) -> int: ...
    @property
    def cards(self) -> int: ...
    @property
    def deals(self) -> int: ...
    @property
    def is_next(self) -> bool: ...


class CatalogFacts:
    """What is known of all Locations of a catalog, what its factions produce, and what Deals with its districts give.

    In some games also a ``toll``, and what is ``counted`` for a seat beside its State, as it is called among its icons.
    """

    toll: Toll | None = None
    counted: Mapping[str, int] = {}

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.locations = {id: card_facts(location) for id, location in catalog.locations.items()}
        self.factions = {id: vector(faction.produces) for id, faction in catalog.factions.items()}
        self.districts = {id: vector(district.deal) for id, district in catalog.districts.items()}

    def deals(self, deals: Sequence[str]) -> Sequence[float]:
        """What Deals with Locations and districts give (R53.4)."""
        locations = self.locations
        return total_of([locations[deal].deal if deal in locations else self.districts[deal] for deal in deals])

    def beside(self, counted: Mapping[str, int], toll: Toll | None) -> CatalogFacts:
        """The same facts where this is counted, too, and with this toll."""
        facts = copy(self)
        facts.counted, facts.toll = {**self.counted, **counted}, toll
        return facts


facts_of = lru_cache(maxsize=4)(CatalogFacts)
"""The facts of a catalog, worked out once."""


def card_facts(location: Location) -> CardFacts:
    """A Location in numbers."""
    action = location.action
    verbs = action.verbs if action else ()
    turned = sum(verb.count for verb in verbs if isinstance(verb, scavengers.RebuildRuins | scavengers.StripRuins))
    filled = sum(verb.ruins for verb in verbs if isinstance(verb, scavengers.PlaceOnRuins))
    production, bonus = _unreserved(location, location.production), _unreserved(location, location.building_bonus)
    return CardFacts(
        distance=location.distance,
        categories=location.categories,
        icons=location.categories if location.machine is None else (*location.categories, HACKED),
        row=location.row,
        spoils=vector(location.spoils),
        deal=vector(location.deal),
        production=brings(production),
        bonus=brings(bonus),
        action=brings(verbs),
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
        reserved=location.reserved,
        made_reserved=_placed(location.production) if location.reserved else 0,
        built_reserved=_placed(location.building_bonus) if location.reserved else 0,
        rewards=_rewards(location),
        outpost_rewards=sum(_goods(location.whenever(trigger)) for trigger in ("build_outpost", "upgrade_outpost")),
        promise=_promise(location),
    )


def _unreserved(location: Location, verbs: Sequence[vb.Verb]) -> Sequence[vb.Verb]:
    """The verbs, except those that put reserved goods on the card."""
    return [verb for verb in verbs if not (location.reserved and isinstance(verb, vb.PlaceHere | vb.PlaceCode))]


def _placed(verbs: Sequence[vb.Verb]) -> int:
    """Goods that verbs put on the card itself."""
    goods = sum(verb.goods.total for verb in verbs if isinstance(verb, vb.PlaceHere))
    return goods + sum(verb.count for verb in verbs if isinstance(verb, vb.PlaceCode))


def _rewards(location: Location) -> float:
    """What a Location gives its owner for a Machine that is hacked or destroyed, in VP: half of what it gives for each
    of the two, since it may be the other."""
    rewarded = [_goods(location.whenever(trigger)) / 2 for trigger in ("hack", "destroy")]
    return sum(rewarded) + location.destroy_discount / 4


def outposts_counted(part: str, levels: bool) -> str:
    """What is counted on the map, as it is called among the icons of a State."""
    return f"{'levels' if levels else 'outposts'} {part}"


USUAL_COUNTS: Final = {
    **dict.fromkeys((*CATEGORIES, RUIN, HACKED), 1),
    DEPLOYED: 2,
    **{outposts_counted(part, levels=False): 1 + (part == "any") for part in PARTS_OF_MAP},
    **{outposts_counted(part, levels=True): 2 + (part == "any") for part in PARTS_OF_MAP},
}
"""What is counted in a usual State: one icon of each category, one Ruin, one hacked Location, and some Machines; and on
the map two Outposts, one of them in the part that counts, and a level more."""
MOST_OF_MAP: Final = 99
"""What an Area brings is not limited."""
MOST_STORED: Final = 4
"""What an unlimited store counts as."""


def vector(goods: Mapping[str, float]) -> Vector:
    """A bag of goods as a vector."""
    amounts = [0.0] * len(GOODS)
    for good, count in goods.items():
        place, share = _COUNTED[good]
        amounts[place] += count * share
    return tuple(amounts)


def _salvage(verbs: Sequence[vb.Verb]) -> int:
    """Cards that verbs take from discard piles of others."""
    return sum(verb.goods["salvage"] for verb in verbs if isinstance(verb, vb.Gain))


def _cost(spend: Bag, verbs: Sequence[vb.Verb]) -> Bag:
    """A printed cost with influence as what it is counted as, the good for a category as any resource (R42.7), and the
    Ruins that are rebuilt."""
    counted = {good: "basic" if good == "matching" else COUNTED_AS[good] for good in spend if good in _COUNTED_COSTS}
    rebuilt = Bag({RUIN: sum(verb.count for verb in verbs if isinstance(verb, scavengers.RebuildRuins))})
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
    used = 0.0
    if location.action:
        used = brings(location.action.verbs).of(PLACE["vp"], USUAL_COUNTS) - location.action_cost.total / 2
    made = _goods(location.production) + max(0.0, used) * min(location.uses, 2) + _rewards(location)
    made += sum(_goods(location.whenever(trigger)) for trigger in ("build_outpost", "upgrade_outpost")) / 2
    built = 1 + 2 * made + _goods(location.building_bonus) - near
    razed = (location.spoils.total + location.spoils["vp"]) / 2 - near
    return max(built, location.deal.total - near, razed, 0.0)


def _goods(verbs: Sequence[vb.Verb]) -> float:
    """What verbs bring in a usual State, in VP; an Area gives one good."""
    total = brings(verbs).with_icons(USUAL_COUNTS)
    areas = sum(
        verb.count if isinstance(verb, no_mans_land.ActivateOutposts) else 1
        for verb in verbs
        if isinstance(verb, MapVerb)
    )
    return (sum(total) + total[PLACE["vp"]] + areas) / 2


def brings(verbs: Iterable[vb.Verb]) -> Brings:
    """What verbs bring. What depends on other cards is counted as what it usually is: a resource, or VP."""
    total, counted = [0.0] * len(GOODS), list[Counting]()
    for verb in verbs:
        if brought := BROUGHT.get(type(verb)):
            for good, count in brought(verb).items():
                place, share = _COUNTED[good]
                total[place] += count * share
        if isinstance(verb, vb.Gain):
            counted += [
                Counting(_PLACES[one.good], _counted_by(one), one.max)
                for one in verb.counted
                if not isinstance(one, vb.CountedGains)
            ]
        elif isinstance(verb, MapVerb):
            counted += [Counting(place, from_map(verb, good), MOST_OF_MAP) for good, place in PLACE.items()]
    return Brings(tuple(total), tuple(counted))


def _counted_by(one: vb.Counted | vb.CountedRuins | vb.CountedMachines | vb.CountedHacked | vb.CountedOutposts) -> str:
    """What is counted, as it is called among the icons of a State."""
    match one:
        case vb.CountedRuins():
            return RUIN
        case vb.CountedMachines():
            return DEPLOYED
        case vb.CountedHacked():
            return HACKED
        case vb.CountedOutposts(part=part, levels=levels):
            return outposts_counted(part, levels)
        case vb.Counted():
            return one.category


def from_map(verb: MapVerb, good: str) -> str:
    """What a verb brings of a good by an Area, as it is called among the icons of a State."""
    match verb:
        case no_mans_land.ActivateOutposts(count=count, part=part):
            return f"activate {count} {part}: {good}"
        case no_mans_land.BuildOutposts():
            return f"build: {good}"
        case no_mans_land.UpgradeOutposts():
            return f"upgrade: {good}"
        case no_mans_land.RazeOutposts():
            return f"raze: {good}"


def _gained(verb: vb.Gain) -> Mapping[str, float]:
    """The goods; of what is counted by gains, half of the most that it can be."""
    return {**verb.goods, **{one.good: one.max / 2 for one in verb.counted if isinstance(one, vb.CountedGains)}}


BROUGHT: Final[dict[type[vb.Verb], Callable[[Any], Mapping[str, float]]]] = {
    vb.Gain: _gained,
    vb.ChooseGain: lambda verb: verb.options[0].goods,
    vb.PlaceHere: lambda verb: verb.goods,
    vb.PlaceCode: lambda verb: {ANY_RESOURCE: verb.count},
    vb.Steal: lambda verb: verb.goods,
    vb.ActivateProduction: lambda _: {ANY_RESOURCE: 1},
    vb.DivertProduction: lambda _: {ANY_RESOURCE: 1},
    vb.VisitOccupied: lambda _: {ANY_RESOURCE: 1},
    vb.CopyDeals: lambda verb: {ANY_RESOURCE: verb.count},
    vb.ClearLocations: lambda verb: {"vp": verb.count},
    vb.DrawAndKeep: lambda verb: {"card": verb.keep},
}
"""Verb -> what it brings, but for what depends on the State; one without a row brings nothing. Those that only one set
has are added by `game.fiftyfirst.bots.sets`."""


class Use(NamedTuple):
    """Uses of an action that gives VP: what each costs and brings."""

    cost: Bag
    vp: float
    uses: int


class StateFacts(NamedTuple):
    """A State in numbers: ``open_uses`` and ``uses`` are those of actions that give VP, now and in every round, the
    cheapest VP first.

    ``open_salvage`` and ``salvage`` are the cards that actions take from discard piles, ``made_salvage`` those that
    production does. ``open_ruins`` and ``ruin_actions`` are the Ruins that actions take or fill; ``turned_ruins`` is
    what those promise that they turn up.
    """

    locations: int
    ruins: int
    icons: Mapping[str, int]
    makes: Sequence[float]
    open_uses: Sequence[Use]
    uses: Sequence[Use]
    other_open_uses: int
    other_actions: int
    opens: int
    free_open: int
    rows: Mapping[str, int]
    on_sites: Sequence[float]
    stored: int
    storage: int
    open_salvage: int
    salvage: int
    made_salvage: int
    open_ruins: int
    ruin_actions: int
    turned_ruins: float


@recalled(4096)
def state_facts(facts: CatalogFacts, sites: tuple[Site, ...]) -> StateFacts:
    """The numbers of the State with these Sites."""
    standing = [(site, facts.locations[site.card]) for site in sites if not site.ruin]
    icons = Counter(icon for _, card in standing for icon in card.icons)
    ruins = len(sites) - len(standing)
    if ruins:
        icons[RUIN] = ruins
    if facts.counted:
        icons.update(facts.counted)
    acting = [(site, card, card.action_vp(icons)) for site, card in standing if card.uses]
    vp_actions = [action for action in acting if action[2]]
    vp_actions.sort(key=lambda action: action[1].cost.total / action[2])
    others = [(site, card) for site, card, vp in acting if not vp]
    salvage = [(site, card) for site, card in others if card.action_salvage]
    taking = [(site, card) for site, card in standing if card.ruins]
    return StateFacts(
        locations=len(standing),
        ruins=ruins,
        icons=icons,
        makes=total_of([card.production.with_icons(icons) for _, card in standing]),
        open_uses=[
            Use(card.cost, vp, card.uses - site.used)
            for site, card, vp in vp_actions
            if site.used < card.uses and not site.blocked
        ],
        uses=[Use(card.cost, vp, card.uses) for _, card, vp in vp_actions],
        other_open_uses=sum(card.uses - site.used for site, card in others if not site.blocked),
        other_actions=len(others),
        opens=sum(card.is_open for _, card in standing),
        free_open=sum(card.is_open and not (site.worker or site.blocked) for site, card in standing),
        rows=Counter(card.row for _, card in standing),
        on_sites=total_of([vector(site.goods) for site in sites if site.goods and _is_free(facts, site)]),
        stored=sum(site.stored.total for site in sites),
        storage=sum(card.storage for _, card in standing),
        open_salvage=sum([card.action_salvage * (card.uses - site.used) for site, card in salvage if not site.blocked]),
        salvage=sum([card.action_salvage * card.uses for _, card in salvage]),
        made_salvage=sum([card.production_salvage for _, card in standing]),
        open_ruins=sum([card.ruins * (card.uses - site.used) for site, card in taking if not site.blocked]),
        ruin_actions=sum([card.ruins * card.uses for _, card in taking]),
        turned_ruins=_turned(facts, sites, sum([card.turned * card.uses for _, card in taking])) if taking else 0.0,
    )


def _is_free(facts: CatalogFacts, site: Site) -> bool:
    """Whether goods on a Site pay for anything (R44.9)."""
    return site.ruin or facts.locations[site.card].reserved is None


def _turned(facts: CatalogFacts, sites: tuple[Site, ...], count: int) -> float:
    """What the best Ruins promise, so many as actions turn up in a round."""
    promised = sorted([facts.locations[site.card].promise for site in sites if site.ruin], reverse=True)
    return sum(promised[:count])


def total_of(vectors: Sequence[Sequence[float]]) -> list[float]:
    """The sum of amounts of GOODS."""
    return [sum(amounts) for amounts in zip(*vectors, strict=True)] if vectors else [0.0] * len(GOODS)
