"""The chances of fights, counted from what a seat may know and kept for the next time that the same is asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.kernel.seats import Seat
from game.metro2033.bots.worth import reward_worth
from game.metro2033.cards.card import Circumstance, ThreatCard
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import ANY, THREAT_TYPES, Fighter, FightSide
from game.metro2033.rules.abilities import Abilities, abilities_of
from game.metro2033.rules.odds import base_strength, possible_threats
from game.metro2033.rules.state import Metro, MetroState

STEEP: Final = 0.22
"""By how much a point of strength more raises the chance against another player."""

CERTAIN: Final = 4
"""The difference from which no battle card turns a fight."""

TIES: Final = 0.1
"""What it adds to the chance against another player to win ties."""


class ThreatChances(NamedTuple):
    """The chances of a fight against the next threat: to win, to win and have the price of a capture then, to lose; and
    what rewards come to in the mean, those of lost fights counting nothing."""

    win: float
    paid: float
    loss: float
    reward: float


class Foes:
    """The threats that may come next, each as likely."""

    def __init__(self, cards: Sequence[ThreatCard]) -> None:
        self._cards = cards
        self._found: dict[object, ThreatChances] = {}

    def chances(
        self, strengths: tuple[int, ...], ties: tuple[bool, ...], pigs: int = 0, mushrooms: int = 0
    ) -> ThreatChances:
        """The chances of a fighter with these ``strengths`` against each type, who then lacks so many goods for a
        capture."""
        key = strengths, ties, pigs, mushrooms
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._count(strengths, ties, pigs, mushrooms)
        return found

    def _count(self, strengths: tuple[int, ...], ties: tuple[bool, ...], pigs: int, mushrooms: int) -> ThreatChances:
        win = paid = loss = 0
        reward = 0.0
        for card in self._cards:
            place = THREAT_TYPES.index(card.type)
            difference = strengths[place] - card.strength
            if difference > 0 or (difference == 0 and ties[place]):
                win += 1
                reward += reward_worth(card.reward)
                missing = max(0, pigs - card.reward["pig"]) + max(0, mushrooms - card.reward["mushroom"])
                paid += missing <= card.reward[ANY]
            elif difference < 0:
                loss += 1
        total = max(1, len(self._cards))
        return ThreatChances(win / total, paid / total, loss / total, reward / total)

    def beaten_from(self, strengths: tuple[int, ...], ties: tuple[bool, ...], least: int) -> float:
        """The chance to beat a threat of at least this printed strength."""
        places = [(card, THREAT_TYPES.index(card.type)) for card in self._cards if card.strength >= least]
        won = [card for card, place in places if strengths[place] + ties[place] > card.strength]
        return len(won) / max(1, len(self._cards))


def foes_of(metro: Metro, state: MetroState, seat: Seat) -> Foes:
    """The threats that a seat may meet next."""
    player, fight = state.player(seat), state.fight
    key = (
        state.stage,
        state.threat_discard,
        state.common,
        player.scouted and player.scouted.card,
        fight and fight.threat,
        player.peeked[:1],
        bool(state.threats),
    )
    kept = _kept(metro.cards)
    found = kept.get(key)
    if found is None:
        if len(kept) > MOST_KEPT:
            kept.clear()
        found = kept[key] = Foes(possible_threats(metro, state, seat))
    return found


MOST_KEPT: Final = 5000


@lru_cache(maxsize=4)
def _kept(_: MetroCards) -> dict[object, Foes]:
    return {}


@lru_cache(maxsize=256)
def foe(cards: MetroCards, threat: str) -> Foes:
    """A threat that is known."""
    return Foes([cards.threats[threat]])


class Bonuses(NamedTuple):
    """What abilities add to a fighter against each type of threat, and where he wins ties."""

    strengths: tuple[int, ...]
    ties: tuple[bool, ...]


@lru_cache(maxsize=4096)
def bonuses(abilities: Abilities, fighter: Fighter, side: FightSide) -> Bonuses:
    """The bonuses against threats."""
    fights = [Circumstance(fighter, side, "threat", type) for type in THREAT_TYPES]
    return Bonuses(
        tuple([abilities.strength(fight) for fight in fights]), tuple([abilities.wins_ties(fight) for fight in fights])
    )


def threat_strengths(metro: Metro, state: MetroState, seat: Seat, fighter: Fighter, side: FightSide) -> Bonuses:
    """The strengths of a fighter against each type of threat, and where he wins ties."""
    base = base_strength(metro, state, seat, fighter)
    found = bonuses(abilities_of(metro, state, seat), fighter, side)
    return Bonuses(tuple([base + more for more in found.strengths]), found.ties)


@lru_cache(maxsize=4096)
def _in_battle(abilities: Abilities, fighter: Fighter, side: FightSide) -> tuple[int, bool]:
    fight = Circumstance(fighter, side, "player")
    return abilities.strength(fight), abilities.wins_ties(fight)


def battle_strength(metro: Metro, state: MetroState, seat: Seat, fighter: Fighter, side: FightSide) -> tuple[int, bool]:
    """The strength of a fighter against another player, before battle cards; and whether he wins ties."""
    more, wins_ties = _in_battle(abilities_of(metro, state, seat), fighter, side)
    return base_strength(metro, state, seat, fighter) + more, wins_ties


def battle_chance(own: tuple[int, bool], other: tuple[int, bool]) -> float:
    """The chance to win against another player.

    >>> battle_chance((4, False), (3, False)), battle_chance((2, True), (6, False))
    (0.72, 0.0)
    """
    difference = own[0] - other[0]
    if abs(difference) >= CERTAIN:
        return 1.0 if difference > 0 else 0.0
    return min(1.0, max(0.0, 0.5 + STEEP * difference + TIES * (own[1] - other[1])))


@lru_cache(maxsize=64)
def polis_bonus(abilities: Abilities, fighter: Fighter) -> tuple[int, bool]:
    """What abilities add to a fighter against neutral Polis, less its strength; and whether he wins ties."""
    fight = Circumstance(fighter, "attack", "polis")
    return abilities.strength(fight) - abilities.polis_strength, abilities.wins_ties(fight)
