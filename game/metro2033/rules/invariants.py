"""What holds in every state: each card is in one place, and numbers are within their limits.

They are checked after every event of very many games, so each part is a function of just the values that it looks at,
and is worked out again only when one of them has changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from game.kernel.memo import recalled
from game.kernel.seats import Seat
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules.atlas import OpenMap, open_map_of
from game.metro2033.rules.state import PHASES, Metro, MetroPlayer, MetroState

Places = tuple[tuple[str, ...], ...]
"""Where the cards of a kind are: in each place some."""

_KEPT = 64
"""Results kept of each part."""


def problems(metro: Metro, state: MetroState) -> Sequence[str]:
    """The invariants that a state breaks, each as a sentence.

    While the work of a decision goes on, a hero may carry more than he may keep, and a seat may have fewer stations.
    """
    cards = metro.cards
    found = [problem for kind, places in _places(state) for problem in _of_cards(cards, kind, state.stage, places)]
    found += _of_owners(open_map_of(metro, state), state.owners)
    for seat, player in zip(state.seats, state.players, strict=True):
        found += [f"{seat}: {problem}" for problem in _of_player(cards, player)]
    return [*found, *_of_table(metro, state)]


# ---------------------------------------------------------------------- cards
def _places(state: MetroState) -> Iterator[tuple[str, Places]]:
    """Each kind of card with all places where such cards are."""
    fight, players = state.fight, state.players
    met = fight.threat if fight is not None and (not fight.is_event or fight.is_own) else None
    scouted = tuple([player.scouted.card for player in players if player.scouted])
    yield "threat", (state.threats, state.threat_discard, _one(state.common), _one(met), scouted)
    carried = [player.equipment for player in players]
    yield "equipment", (state.equipment, state.market, state.equipment_discard, *carried)
    quests = [cards for player in players for cards in (player.quests, player.completed)]
    yield "quest", (state.quests, state.quest_discard, *quests)
    yield "law", (state.laws, _one(state.law), _one(state.vote))


def _one(card: str | None) -> tuple[str, ...]:
    return () if card is None else (card,)


@lru_cache(_KEPT)
def _of_cards(cards: MetroCards, kind: str, stage: int, places: Places) -> Sequence[str]:
    """Every card of a kind is in one place; of the threats those of the stage."""
    wanted = {
        "threat": [id for id, card in cards.threats.items() if card.stage == stage],
        "equipment": list(cards.equipment),
        "quest": list(cards.quests),
        "law": list(cards.laws),
    }[kind]
    found = Counter(card for place in places for card in place)
    odd = [f"{card} is in several places, or not in play" for card in found - Counter(wanted)]
    return odd + [f"the {kind} {card} is missing" for card in wanted if card not in found]


# ---------------------------------------------------------------------- stations
@recalled(_KEPT)
def _of_owners(open_map: OpenMap, owners: Mapping[str, Seat]) -> Sequence[str]:
    attackable = frozenset(open_map.attackable)
    return [f"{station} is owned, and cannot be" for station in owners if station not in attackable]


# ---------------------------------------------------------------------- players
@recalled(_KEPT)
def _of_player(cards: MetroCards, player: MetroPlayer) -> Sequence[str]:
    track = cards.army
    found = {
        f"the army has strength {player.army}": not track.least <= player.army <= track.most,
        "there are goods of an unknown kind": any(good not in GOODS for good in player.goods),
        "the hero stands nowhere": (player.hero is None) != (player.at is None),
        "conditions of quests are met that are not there": not set(player.met) <= set(player.quests),
    }
    return [problem for problem, holds in found.items() if holds]


def _of_table(metro: Metro, state: MetroState) -> Iterator[str]:
    players, seats = state.players, state.seats
    for name, taken in (("faction", [one.faction for one in players]), ("hero", [one.hero for one in players])):
        if any(taken.count(one) > 1 for one in taken if one):
            yield f"two seats have the same {name}"
    if any(player.peeked != state.threats[: len(player.peeked)] for player in players if player.peeked):
        yield "a seat knows another top of the threats than there is"
    if not set(seats).issuperset(state.owners.values()):
        yield "a station is owned by who has no seat"
    if state.phase not in PHASES:
        yield f"the phase is {state.phase}"
    if not 0 <= state.space <= len(metro.cards.loop):
        yield f"the round token is on space {state.space}"
    if state.first_player not in seats:
        yield f"the first player is {state.first_player}, who has no seat"
