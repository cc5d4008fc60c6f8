"""The value of a position: its features, weighed.

Features are numbers of a position from the side of a seat; the weights are learned (`game.fiftyfirst.bots.training`).

Every feature means the same for any cards and any number of players: goods, VP, what the State produces, what the hand
promises. A feature is about the round that is being played, or about those after it, which count for nothing in the
last round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import chain
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.fiftyfirst.bots.facts import (
    GOODS,
    PLACE,
    RUIN,
    SUPPLY,
    CardFacts,
    CatalogFacts,
    Use,
    facts_of,
    state_facts,
    vector,
)
from game.fiftyfirst.bots.part import Sides, Weight
from game.fiftyfirst.bots.sets import PARTS
from game.fiftyfirst.cards.vocabulary import RESOURCES
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import END_VP, Automa, Game, GameState, Player, Seat
from game.files import MEGABYTE, read_file
from game.kernel.memo import recalled
from game.kernel.refusal import Unreadable

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
_WEIGHED: Final = tuple([part for part in PARTS if part.features])
"""The rows of the sets that have features."""


def _of_both(names: Sequence[str]) -> Sequence[str]:
    """The features of a seat and of the strongest rival."""
    return [f"{side}_{name}" for side in ("own", "rival") for name in names]


_NOW: Final = (*_of_both(SEEN), *OPPONENT, *[name for part in _WEIGHED for name in _of_both(part.now)])
NAMES: Final = (*_NOW, *_of_both(LASTING), *[name for part in _WEIGHED for name in _of_both(part.later)])
"""All features, in order; the last ones are those of the rounds to come."""
FIRST_LASTING: Final = len(_NOW)
"""Index of the first feature that counts for nothing in the last round."""
LATE: Final = 6
"""The round after which a solo game is late: nothing but a rule of the bots ends it."""

_NONE_SEEN, _NONE_LASTING, _NO_OPPONENT = (0.0,) * len(SEEN), (0.0,) * len(LASTING), (0.0,) * len(OPPONENT)
_WITHOUT: Final = tuple([((0.0,) * 2 * len(part.now), (0.0,) * 2 * len(part.later)) for part in _WEIGHED])
"""The features of sets in a game without them, as such a row has them: those of this round, and those of later ones."""
_NONE_NOW: Final = tuple(chain.from_iterable(now for now, _ in _WITHOUT))
_NONE_LATER: Final = tuple(chain.from_iterable(later for _, later in _WITHOUT))
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
    facts = {one: _facts(game, state, one) for one in state.people}
    seen, lasting = _side(facts[seat], _player(state, seat), unknown)
    rival: Seat | None = None
    rival_seen: Sequence[float] = _NONE_SEEN
    rival_lasting: Sequence[float] = _NONE_LASTING
    opponent: Sequence[float] = _NO_OPPONENT
    if state.automa is None:
        rivals = {other: state.player(other) for other in state.seats if other != seat}
        shown = {other: state_facts(facts[other], player.sites) for other, player in rivals.items()}
        rival = max(rivals, key=lambda other: rivals[other].vp + shown[other].locations)
        rival_seen, rival_lasting = _hidden_side(facts[rival], _player(state, rival))
    else:
        opponent = _opponent(facts[seat], state, state.automa)
    sides = Sides(game, state, seat, facts[seat], rival, facts[rival or seat])
    found = [part.features(sides) for part in _WEIGHED if part.features]
    if not any(found):
        return [*seen, *rival_seen, *opponent, *_NONE_NOW, *lasting, *rival_lasting, *_NONE_LATER]
    values = [own or without for own, without in zip(found, _WITHOUT, strict=True)]
    now, later = [own for own, _ in values], [own for _, own in values]
    return list(chain(seen, rival_seen, opponent, *now, lasting, rival_lasting, *later))


def _facts(game: Game, state: GameState, seat: Seat) -> CatalogFacts:
    """The facts with which a seat plays."""
    facts = facts_of(game.catalog)
    for change in _FACTS:
        facts = change(facts, game, state, seat)
    return facts


def _player(state: GameState, seat: Seat) -> Player:
    """A player as its features count."""
    player = state.player(seat)
    for change in _PLAYERS:
        player = change(player, state, seat)
    return player


_FACTS: Final = tuple([part.facts for part in PARTS if part.facts])
_PLAYERS: Final = tuple([part.player for part in PARTS if part.player])


@recalled(4096)
def _deals_give(facts: CatalogFacts, deals: tuple[str, ...]) -> Sequence[float]:
    return facts.deals(deals)


def _side(facts: CatalogFacts, player: Player, unknown: int) -> tuple[list[float], list[float]]:
    """The features of a seat that knows its hand."""
    hand = player.hand if player.kept is None else player.kept
    icons = state_facts(facts, player.sites).icons
    in_hand = _hand_facts(facts, hand, tuple(sorted(icons.items())))
    return _both(facts, player, len(hand), unknown, in_hand)


@recalled(1024)
def _hidden_side(facts: CatalogFacts, player: Player) -> tuple[list[float], list[float]]:
    """The features of a seat whose hand is only counted."""
    return _both(facts, player, len(player.hand), 0, _NO_HAND)


def _both(
    facts: CatalogFacts, player: Player, hand: int, unknown: int, in_hand: Sequence[float]
) -> tuple[list[float], list[float]]:
    state = state_facts(facts, player.sites)
    deals = _deals_give(facts, player.deals)
    made = [sum(parts) for parts in zip(state.makes, deals, facts.factions[player.faction], strict=True)]
    left, deals_left, hand_left = made, len(player.deals), hand
    toll = facts.toll
    if toll is not None:
        left = [amount - min(amount, lost) for amount, lost in zip(made, toll.lost, strict=True)]
        left[_VP] -= min(toll.vp, player.vp)
        deals_left, hand_left = max(0, deals_left - toll.deals), max(0, hand - toll.cards)
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
    if toll is not None and toll.is_next:
        held = [amount - min(amount, lost) for amount, lost in zip(held, toll.lost, strict=True)]
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
    return card.bonus.with_icons({**icons, **{icon: icons.get(icon, 0) + 1 for icon in card.icons}})


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
    sites = state_facts(facts, state.players[-1].sites)
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


_SLIGHT: Final = 0.005
BETWEEN_EQUALS: Final = {
    "own_top": Weight(-_SLIGHT),
    "own_exposed": Weight(-_SLIGHT),
    "own_later_exposed": Weight(-_SLIGHT),
    "own_turned_ruins": Weight(_SLIGHT),
}
"""Weights where a file has none, so slight that they only decide between what is equal otherwise: such as which of two
cards lies on top of a discard pile, and which Ruin is spent."""
_FURTHER: Final = {name: weight for part in PARTS for name, weight in part.weights.items()}
"""Weights of what sets mean to a seat where a file has none."""
UNLEARNED: Final = {
    **BETWEEN_EQUALS,
    **{f"own_{name}": weight for name, weight in _FURTHER.items()},
    **{
        f"rival_{name}": Weight(*[-part for part in msgspec.structs.astuple(weight)])
        for name, weight in _FURTHER.items()
    },
}
"""All weights where a file has none."""


class Weights(msgspec.Struct, frozen=True):
    """Learned weights, by the names of features; in VP of the final margin. ``made`` tells how they were learned."""

    made: str
    base: Weight
    weights: dict[str, Weight]


def read_weights(path: Path) -> Weights:
    """The weights of a file. It may lack some features: those that the cards it was learned with never had.

    Raises:
        Unreadable: there is no such file, it is damaged, or it has no weights or weights of unknown features.
    """
    try:
        weights = msgspec.json.decode(read_file(path, MEGABYTE), type=Weights)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror}", str(path)) from error
    except msgspec.DecodeError as error:
        raise Unreadable("expected the weights of robots", str(path)) from error
    if not weights.weights or not weights.weights.keys() <= set(NAMES):
        raise Unreadable("expected weights of this version of the program", str(path))
    return weights


class Value:
    """How good a position is for a seat: the expected margin in VP at the end of the game.

    ``digest`` is that of the weights: equal ones play alike.
    """

    def __init__(self, weights: Weights) -> None:
        self.digest = sha256(msgspec.json.encode(weights)).hexdigest()[:12]
        self._base = weights.base
        further = UNLEARNED | weights.weights
        self._weights = [further.get(name, Weight()) for name in NAMES]
        self._at = lru_cache(maxsize=64)(self._weigh)

    def of(self, game: Game, state: GameState, seat: Seat, unknown: int = 0) -> float:
        """The value of a position for ``seat``; ``unknown`` as in `features`."""
        weights, base = self._at(stage(state))
        total: float = sum(map(mul, weights, features(game, state, seat, unknown)), base)
        return total

    def _weigh(self, at: GameStage) -> tuple[Sequence[float], float]:
        """The weights at a stage of the game; in the last round nothing after it counts."""
        count = FIRST_LASTING if at.is_last else len(NAMES)
        weights = [_weighed(weight, at) for weight in self._weights[:count]]
        return weights, _weighed(self._base, at)


def _weighed(weight: Weight, at: GameStage) -> float:
    return weight.start + weight.progress * at.progress + weight.last * at.is_last
