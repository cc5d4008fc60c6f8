"""A position from a seat's side, as a list of numbers that a learned value weighs.

Every feature means the same for any cards and any number of players: goods, VP, what the State produces, what the hand
promises. A feature is about the round that is being played, or about those after it, which count for nothing in the
last round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from msgspec.structs import replace

from game.bots.card_facts import (
    DEPLOYED,
    GOODS,
    HACKED,
    PLACE,
    RUIN,
    SUPPLY,
    CardFacts,
    CatalogFacts,
    facing,
    facts_of,
    on_map,
    vector,
)
from game.bots.machine_facts import MACHINES, penalties, reserved, threats
from game.bots.map_facts import NO_LATER_OUTPOSTS, NO_OUTPOSTS, OUTPOSTS, charted, of_chart
from game.bots.sets.moloch import LATER_MACHINES
from game.bots.sets.no_mans_land import LATER_OUTPOSTS, Chart
from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.kernel.memo import recalled
from game.rules.discard_piles import piles_in_reach
from game.rules.game import Game
from game.rules.piles import without
from game.rules.sets.districts.districts import deals_of
from game.rules.solo.kinds import KINDS
from game.rules.state import END_VP, VIRTUAL, Automa, GameState, Player, Seat, Site

SEEN: Final = (
    "vp", "locations", "ruins", *(f"has_{good}" for good in SUPPLY), "affordable_vp", "open_uses", "hand", "unknown",
    "deal_vp", "free_open", "can_visit", "open_ruins",
)  # fmt: skip
"""Features of a seat that tell of the round that is being played."""
LASTING: Final = (
    *(f"makes_{good}" for good in GOODS), "affordable_later", "vp_actions", "other_actions", "opens", "later_ruins",
    "row_production", "row_feature", "row_action", "kept_resources", "kept_workers", "storage", "stored", "deals",
    "widest_icon", "later_hand", "distance_1", "distance_2", "distance_3", "hand_action_vp", "hand_production",
    "hand_bonus_vp", "hand_bonus", "hand_fits", "hand_spoils", "hand_spoils_vp", "hand_deal_workers", "hand_allied",
    "later_unknown", "connections", "salvage_actions", "ruin_actions", "spent_ruins", "turned_ruins",
)  # fmt: skip
"""Features of a seat that tell of the rounds to come."""
OPPONENT: Final = (
    "opponent_vp", "opponent_locations", "opponent_goes_on", "opponent_connections", "opponent_cards",
    "opponent_brawlers", "opponent_pile_cards", "opponent_late",
)  # fmt: skip
"""Features of a virtual opponent."""
PILES: Final = ("open_salvage", "top", "exposed")
"""Features of a seat that tell of this round where each has a discard pile of its own: cards that its actions can take
from piles of others, what the top card of its own promises, and that as often as actions of others can take it."""
LATER_PILES: Final = ("later_exposed",)
"""The last of these in the rounds to come, with Production and Deals."""
NAMES: Final = (
    *(f"own_{name}" for name in SEEN),
    *(f"rival_{name}" for name in SEEN),
    *OPPONENT,
    *(f"own_{name}" for name in PILES),
    *(f"rival_{name}" for name in PILES),
    *(f"own_{name}" for name in MACHINES),
    *(f"rival_{name}" for name in MACHINES),
    *(f"own_{name}" for name in OUTPOSTS),
    *(f"rival_{name}" for name in OUTPOSTS),
    *(f"own_{name}" for name in LASTING),
    *(f"rival_{name}" for name in LASTING),
    *(f"own_{name}" for name in LATER_PILES),
    *(f"rival_{name}" for name in LATER_PILES),
    *(f"own_{name}" for name in LATER_MACHINES),
    *(f"rival_{name}" for name in LATER_MACHINES),
    *(f"own_{name}" for name in LATER_OUTPOSTS),
    *(f"rival_{name}" for name in LATER_OUTPOSTS),
)
"""All features, in order; the last ones are those of the rounds to come."""
FIRST_LASTING: Final = 2 * len(SEEN) + len(OPPONENT) + 2 * (len(PILES) + len(MACHINES) + len(OUTPOSTS))
"""Index of the first feature that counts for nothing in the last round."""
LATE: Final = 6
"""The round after which a solo game is late: nothing but a rule of the bots ends it."""

_NONE_SEEN, _NONE_LASTING, _NO_OPPONENT = (0.0,) * len(SEEN), (0.0,) * len(LASTING), (0.0,) * len(OPPONENT)
_NO_PILES, _NO_LATER_PILES = (0.0,) * 2 * len(PILES), (0.0,) * 2 * len(LATER_PILES)
_NO_MACHINES, _NO_LATER_MACHINES = (0.0,) * 2 * len(MACHINES), (0.0,) * 2 * len(LATER_MACHINES)
_NO_MACHINE: Final = (0.0,) * len(LATER_MACHINES)
_NO_MAP, _NO_LATER_MAP = NO_OUTPOSTS * 2, NO_LATER_OUTPOSTS * 2
_NONE_OF_THESE = _NO_PILES + _NO_MACHINES + _NO_MAP
_NONE_LATER = _NO_LATER_PILES + _NO_LATER_MACHINES + _NO_LATER_MAP
_NO_PILE: Final = ((0.0,) * len(PILES), (0.0,) * len(LATER_PILES))
_VP: Final = PLACE["vp"]


class GameStage(NamedTuple):
    """How far a game is: ``progress`` from 0 to 1 on the way to 25 VP, and whether this is the last round."""

    progress: float
    is_last: bool


def stage(state: GameState) -> GameStage:
    """How far the game is."""
    most = max([player.vp for player in state.players])
    return GameStage(min(1.0, most / END_VP), state.end_triggered)


def features(game: Game, state: GameState, seat: Seat, unknown: int = 0) -> list[float]:
    """The features of a position for ``seat``, in the order of NAMES.

    ``unknown`` cards in its hand are drawn but not seen yet. Of the others the hand is only counted; the rival is the
    one with the most VP.
    """
    facts, machines = facts_of(game.catalog), state.machines
    if machines is not None:
        deployed = tuple([one.card for one in machines.deployed])
        facts = facing(facts, deployed, state.phase == "production" and state.round > 1)
    charts: Mapping[Seat, Chart] = {}
    if state.outposts is not None:
        charts = {one: charted(facts, game, state, one) for one in state.seats if one != VIRTUAL}
    own_facts = _with_map(facts, charts[seat]) if charts else facts
    seen, lasting = _side(own_facts, _dealing(state, seat), unknown)
    most: Seat | None = None
    rival_facts = facts
    rival_seen: Sequence[float]
    rival_lasting: Sequence[float]
    opponent: Sequence[float]
    if state.automa is None:
        rivals = {other: state.player(other) for other in state.seats if other != seat}
        if charts:
            each = {other: _with_map(facts, charts[other]) for other in rivals}
            shown = {other: _state_facts(each[other], player.sites) for other, player in rivals.items()}
            most = max(rivals, key=lambda other: rivals[other].vp + shown[other].locations)
            rival_facts = each[most]
        else:
            most = max(rivals, key=lambda other: rivals[other].vp + _state_facts(facts, rivals[other].sites).locations)
        rival_seen, rival_lasting = _hidden_side(rival_facts, _dealing(state, most))
        opponent = _NO_OPPONENT
    else:
        rival_seen, rival_lasting = _NONE_SEEN, _NONE_LASTING
        opponent = _opponent(facts, state, state.automa)
    if not (state.own_discards or charts) and machines is None:
        return [*seen, *rival_seen, *opponent, *_NONE_OF_THESE, *lasting, *rival_lasting, *_NONE_LATER]
    now: list[Sequence[float]] = [seen, rival_seen, opponent, _NO_PILES, _NO_MACHINES, _NO_MAP]
    later: list[Sequence[float]] = [lasting, rival_lasting, _NO_LATER_PILES, _NO_LATER_MACHINES, _NO_LATER_MAP]
    if state.own_discards:
        piles, later_piles = _of_piles(facts, state, seat)
        rival_piles, rival_later = _of_piles(facts, state, most) if most else _NO_PILE
        now[3], later[2] = (*piles, *rival_piles), (*later_piles, *rival_later)
    if machines is not None:
        seats = (seat, most)
        cost = penalties(game, state, machines, seats)
        ready = [reserved(facts, state.player(one)) if one else (0.0, 0.0) for one in seats]
        now[4] = (cost[0], *ready[0], cost[1], *ready[1])
        suffered = [
            _threats(own, state.player(one)) if one else _NO_MACHINE
            for own, one in ((own_facts, seat), (rival_facts, most))
        ]
        later[3] = (*suffered[0], *suffered[1])
    if charts:
        now[5], later[4] = _of_map(state, charts, seat, most)
    return [*chain.from_iterable(now), *chain.from_iterable(later)]


def _dealing(state: GameState, seat: Seat) -> Player:
    """A player with the districts among its Deals (R53.4)."""
    player = state.player(seat)
    return replace(player, deals=deals_of(state, seat)) if state.districts else player


@recalled(1024)
def _with_map(facts: CatalogFacts, chart: Chart) -> CatalogFacts:
    """The facts for the seat that has this map."""
    return on_map(facts, chart.counted)


def _of_map(
    state: GameState, charts: Mapping[Seat, Chart], seat: Seat, most: Seat | None
) -> tuple[Sequence[float], Sequence[float]]:
    """What the map means to a seat and to the strongest rival, now and later; of the rival's hand nothing is known."""
    own = state.player(seat)
    hand = own.hand if own.kept is None else own.kept
    now, later = of_chart(charts[seat], state, seat, hand)
    if most is None:
        return (*now, *NO_OUTPOSTS), (*later, *NO_LATER_OUTPOSTS)
    rival_now, rival_later = of_chart(charts[most], state, most, ())
    return (*now, *rival_now), (*later, *rival_later)


@recalled(1024)
def _threats(facts: CatalogFacts, player: Player) -> Sequence[float]:
    return threats(facts, player, _state_facts(facts, player.sites).icons)


def _of_piles(facts: CatalogFacts, state: GameState, seat: Seat) -> tuple[Sequence[float], Sequence[float]]:
    """What the discard piles mean to ``seat``, now and later.

    What others can take, they take as often from its pile as from that of anybody else.
    """
    player = state.player(seat)
    others = [other for place, other in zip(state.seats, state.players, strict=True) if place not in (seat, VIRTUAL)]
    taken = later_taken = 0.0
    for other in others:
        there = _state_facts(facts, other.sites)
        taken += 0 if other.passed else there.open_salvage
        later_taken += there.salvage + there.made_salvage
        later_taken += sum([facts.locations[deal].deal_salvage for deal in other.deals])
    promise = facts.locations[top].promise if (top := _top(player)) else 0.0
    share = promise / max(1, len(others))
    if player.passed:
        return (0.0, 0.0, 0.0), (share * later_taken,)
    can_salvage = bool(piles_in_reach(state, seat))
    open_salvage = _state_facts(facts, player.sites).open_salvage if can_salvage else 0.0
    return (open_salvage, promise, share * taken), (share * later_taken,)


def _top(player: Player) -> str | None:
    """The card that lies on top of the discard pile of a player, or will after the setup (R42.1)."""
    if player.kept is not None:
        return player.top or without(player.hand, player.kept)[-1]
    return player.discard[-1] if player.discard else None


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
def _state_facts(facts: CatalogFacts, sites: tuple[Site, ...]) -> StateFacts:
    standing = [(site, facts.locations[site.card]) for site in sites if not site.ruin]
    icons = Counter(icon for _, card in standing for icon in card.categories)
    ruins = len(sites) - len(standing)
    if ruins:
        icons[RUIN] = ruins
    if facts.counted:
        icons.update(facts.counted)
    if facts.assault is not None:
        icons[DEPLOYED] = len(facts.assault.codes)
        icons[HACKED] = sum([card.is_hacked for _, card in standing])
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
        makes=_sum([card.production.with_icons(icons) for _, card in standing]),
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
        on_sites=_sum([vector(site.goods) for site in sites if site.goods and _is_free(facts, site)]),
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


def _sum(vectors: Sequence[Sequence[float]]) -> list[float]:
    return [sum(amounts) for amounts in zip(*vectors, strict=True)] if vectors else [0.0] * len(GOODS)


@recalled(4096)
def _deals_give(facts: CatalogFacts, deals: tuple[str, ...]) -> Sequence[float]:
    return _sum([facts.deal(deal) for deal in deals])


def _side(facts: CatalogFacts, player: Player, unknown: int) -> tuple[list[float], list[float]]:
    """The features of a seat that knows its hand."""
    hand = player.hand if player.kept is None else player.kept
    icons = _state_facts(facts, player.sites).icons
    in_hand = _hand_facts(facts, hand, tuple(sorted(icons.items())))
    return _both(facts, player, len(hand), unknown, in_hand)


@recalled(1024)
def _hidden_side(facts: CatalogFacts, player: Player) -> tuple[list[float], list[float]]:
    """The features of a seat whose hand is only counted."""
    return _both(facts, player, len(player.hand), 0, _NO_HAND)


def _both(
    facts: CatalogFacts, player: Player, hand: int, unknown: int, in_hand: Sequence[float]
) -> tuple[list[float], list[float]]:
    state = _state_facts(facts, player.sites)
    deals = _deals_give(facts, player.deals)
    made = [sum(parts) for parts in zip(state.makes, deals, facts.factions[player.faction], strict=True)]
    left, deals_left, hand_left = made, len(player.deals), hand
    assault = facts.assault
    if assault is not None:
        left = [amount - min(amount, lost) for amount, lost in zip(made, facts.lost, strict=True)]
        left[_VP] -= min(assault.vp, player.vp)
        deals_left, hand_left = max(0, deals_left - assault.deals), max(0, hand - assault.cards)
    later = [amount + kept / 2 for amount, kept in zip(left, state.on_sites, strict=True)]
    lasting = [
        *left,
        affordable(later, state.uses, len(player.deals), state.ruins),
        len(state.uses),
        state.other_actions,
        state.opens,
        state.ruins,
        state.rows.get("production", 0),
        state.rows.get("feature", 0),
        state.rows.get("action", 0),
        sum(state.on_sites[PLACE[good]] for good in (*RESOURCES, "ammo")),
        state.on_sites[PLACE["worker"]],
        state.storage,
        state.stored,
        deals_left,
        max([state.icons.get(good, 0) for good in RESOURCES]),
        hand_left,
        *in_hand,
        unknown,
        len(player.connections),
        state.salvage,
        state.ruin_actions,
        min(state.ruins, state.ruin_actions),
        state.turned_ruins,
    ]
    standing = [player.vp, state.locations, state.ruins]
    if player.passed:
        nothing = [0.0] * (len(SEEN) - len(standing))
        return [*standing, *nothing], lasting
    held = vector(player.goods)
    if assault is not None and assault.is_next:
        held = [amount - min(amount, lost) for amount, lost in zip(held, facts.lost, strict=True)]
    goods = [amount + there for amount, there in zip(held, state.on_sites, strict=True)]
    seen = [
        *standing,
        *goods[: len(SUPPLY)],
        affordable(goods, state.open_uses, len(player.deals), state.ruins),
        state.other_open_uses,
        hand,
        unknown,
        deals[_VP],
        state.free_open,
        min(goods[PLACE["worker"]], 1),
        min(state.ruins, state.open_ruins),
    ]
    return seen, lasting


_NO_HAND: Final = (0.0,) * 12


@lru_cache(maxsize=8192)
def _hand_facts(
    facts: CatalogFacts, hand: tuple[str, ...], counted_icons: tuple[tuple[str, int], ...]
) -> Sequence[float]:
    """What the cards of a hand promise in a State with so many icons; in the order of LASTING from `distance_1` on."""
    icons = dict(counted_icons)
    cards = [facts.locations[card] for card in hand]
    near = Counter(min(card.distance, 3) for card in cards)
    bonus = [_bonus(card, icons) for card in cards]
    return (
        near[1],
        near[2],
        near[3],
        sum(card.action_vp(icons) * card.uses for card in cards),
        sum(sum(card.production.with_icons(icons)) + card.made_reserved / 2 for card in cards),
        sum(one[_VP] for one in bonus),
        sum(sum(one) - one[_VP] for one in bonus) + sum(card.built_reserved for card in cards) / 2,
        sum(any(icons.get(icon) for icon in card.categories) for card in cards),
        sum(sum(card.spoils) - card.spoils[_VP] for card in cards),
        sum(card.spoils[_VP] for card in cards),
        sum(card.deal[PLACE["worker"]] for card in cards),
        sum(card.is_allied for card in cards),
    )


def _bonus(card: CardFacts, icons: Mapping[str, int]) -> Sequence[float]:
    """The Building Bonus of a card that is built: it counts itself."""
    own = (*card.categories, HACKED) if card.is_hacked else card.categories
    return card.bonus.with_icons({**icons, **{icon: icons.get(icon, 0) + 1 for icon in own}})


def affordable(goods: Sequence[float], uses: Sequence[Use], deals: int, ruins: int) -> float:
    """VP that goods and Ruins buy with uses of actions, in order.

    Ammo pays for any resource, and two workers buy one (R12.2).
    """
    if not uses:
        return 0.0
    purse = dict(zip(GOODS, goods, strict=True))
    purse[RUIN] = ruins
    bought = 0.0
    for use in uses:
        for _ in range(use.uses):
            if not _pay(purse, use.cost, deals):
                break
            bought += use.vp
    return bought


def _pay(purse: dict[str, float], cost: Mapping[str, int], deals: int) -> bool:
    """Take a cost from the purse; False, and nothing taken, if it cannot be paid."""
    left = dict(purse)
    missing = 0.0
    for good, count in cost.items():
        if good == "basic":
            for resource in sorted(RESOURCES, key=lambda name: -left[name]):
                spent = min(left[resource], count)
                left[resource] -= spent
                count -= int(spent)
            missing += count
        elif good in RESOURCES:
            spent = min(left[good], count)
            left[good] -= spent
            missing += count - spent
        elif good == "deal":
            if deals < count:
                return False
        elif good != "card":
            if left[good] < count:
                return False
            left[good] -= count
    from_ammo = min(left["ammo"], missing)
    left["ammo"] -= from_ammo
    workers = 2 * (missing - from_ammo)
    if left["worker"] < workers:
        return False
    left["worker"] -= workers
    purse.update(left)
    return True


def _opponent(facts: CatalogFacts, state: GameState, automa: Automa) -> list[float]:
    sites = _state_facts(facts, state.players[-1].sites)
    goes_on = not (automa.must_pass or state.players[-1].passed)
    return [
        state.players[-1].vp,
        sites.locations,
        float(goes_on),
        sum(pile.face_up is not None for pile in state.piles) if goes_on else 0,
        len(automa.cards),
        automa.brawlers if KINDS[automa.kind].has_brawlers else 0,
        sum(len(pile.cards) for pile in state.piles),
        float(state.round > LATE),
    ]
