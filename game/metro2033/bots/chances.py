"""The chances of fights, counted from what a seat may know and kept for the next time that the same is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.kernel.seats import Seat
from game.metro2033.bots.worth import reward_worth
from game.metro2033.cards.card import Circumstance, ThreatCard
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import ANY, THREAT_TYPES, Fighter, FightSide
from game.metro2033.rules.abilities import BATTLE_HAND, Abilities, abilities_of
from game.metro2033.rules.odds import base_strength, possible_threats
from game.metro2033.rules.state import Metro, MetroState

WINS: Final[Mapping[int, float]] = {-1: 0.31, 0: 0.36, 1: 0.69, 2: 0.71}
"""By how much a side leads, twice and one more or less for ties that one side wins -> its chance to win; with less it
never wins, with more always. Counted in fights in which both play the card that is best in the mean."""

MORE_CARDS: Final = 0.12
"""What one battle card more to choose from adds to a chance that is not certain."""


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


class BattleSide(NamedTuple):
    """One side of a fight between players: its strength before battle cards, whether it wins ties, and how many battle
    cards it is dealt."""

    strength: int
    wins_ties: bool
    cards: int = BATTLE_HAND


def battle_side(metro: Metro, state: MetroState, seat: Seat, fighter: Fighter, side: FightSide) -> BattleSide:
    """A fighter against another player."""
    abilities = abilities_of(metro, state, seat)
    more, wins_ties = _in_battle(abilities, fighter, side)
    return BattleSide(base_strength(metro, state, seat, fighter) + more, wins_ties, abilities.battle_hand)


def battle_chances(own: BattleSide, other: BattleSide) -> tuple[float, float]:
    """The chances to win and to lose against another player.

    >>> battle_chances(BattleSide(4, False), BattleSide(3, False))
    (0.71, 0.0)
    >>> battle_chances(BattleSide(2, True), BattleSide(6, False))
    (0.0, 1.0)
    """
    lead = 2 * (own.strength - other.strength) + own.wins_ties - other.wins_ties
    more = MORE_CARDS * (own.cards - other.cards)
    return _won(lead, more), _won(-lead, -more)


def _won(lead: int, more: float) -> float:
    found = WINS.get(lead)
    if found is None:
        return 1.0 if lead > 0 else 0.0
    return min(1.0, max(0.0, found + more))


@lru_cache(maxsize=64)
def polis_bonus(abilities: Abilities, fighter: Fighter) -> tuple[int, bool]:
    """What abilities add to a fighter against neutral Polis, less its strength; and whether he wins ties."""
    fight = Circumstance(fighter, "attack", "polis")
    return abilities.strength(fight) - abilities.polis_strength, abilities.wins_ties(fight)
