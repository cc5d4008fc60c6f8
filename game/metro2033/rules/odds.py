"""The odds of fights, as a player at the table can count them: never the order of a deck, nor a hidden card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from game.kernel.seats import Seat
from game.metro2033.cards.card import Circumstance, ThreatCard
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import Fighter, FightSide
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.state import Metro, MetroState


class FightOdds(msgspec.Struct, frozen=True, gc=False):
    """In how many of all cases, each as likely, a side wins, nobody does, or it loses.

    >>> FightOdds(3, 1, 0).chance
    0.75
    """

    win: int
    tie: int
    loss: int

    @property
    def total(self) -> int:
        return self.win + self.tie + self.loss

    @property
    def chance(self) -> float:
        """The chance to win."""
        return self.win / self.total if self.total else 0.0


def base_strength(metro: Metro, state: MetroState, seat: Seat, fighter: Fighter) -> int:
    """The strength of an army or a hero before abilities."""
    player = state.player(seat)
    if fighter == "army":
        return player.army
    return metro.cards.heroes[player.hero].strength if player.hero else 0


def possible_threats(metro: Metro, state: MetroState, seat: Seat) -> Sequence[ThreatCard]:
    """What the next threat can be, each as likely, as a seat knows: those of the stage that are nowhere to be seen, or
    the top of the deck, if it knows it."""
    threats, player = metro.cards.threats, state.player(seat)
    if player.peeked:
        return [threats[player.peeked[0]]]
    seen = {*state.threat_discard, state.common}
    if player.scouted is not None:
        seen.add(player.scouted.card)
    if state.fight is not None:
        seen.add(state.fight.threat)
    unseen = [card for id, card in threats.items() if card.stage == state.stage and id not in seen]
    if state.threats or not state.threat_discard:
        return unseen
    return [threats[id] for id in state.threat_discard]


def threat_odds(
    metro: Metro, state: MetroState, seat: Seat, fighter: Fighter, side: FightSide, threats: Iterable[ThreatCard]
) -> FightOdds:
    """The odds of a seat against one of these threats."""
    base, abilities = base_strength(metro, state, seat, fighter), abilities_of(metro, state, seat)
    counts = {"win": 0, "tie": 0, "loss": 0}
    for card in threats:
        fight = Circumstance(fighter, side, "threat", card.type)
        difference = base + abilities.strength(fight) - card.strength
        counts[_result(difference, abilities.wins_ties(fight), False)] += 1
    return FightOdds(**counts)


def polis_odds(metro: Metro, state: MetroState, seat: Seat, fighter: Fighter) -> FightOdds:
    """The odds against neutral Polis, which are certain."""
    abilities, fight = abilities_of(metro, state, seat), Circumstance(fighter, "attack", "polis")
    difference = base_strength(metro, state, seat, fighter) + abilities.strength(fight) - abilities.polis_strength
    result = _result(difference, abilities.wins_ties(fight), False)
    return FightOdds(**{"win": 0, "tie": 0, "loss": 0, result: 1})


def defending_strength(metro: Metro, state: MetroState, seat: Seat, fighter: Fighter) -> int:
    """The strength with which an army or a hero meets an attack of another seat, before battle cards."""
    stands = Circumstance(fighter, "defend", "player")
    return base_strength(metro, state, seat, fighter) + abilities_of(metro, state, seat).strength(stands)


def battle_odds(
    metro: Metro, state: MetroState, seat: Seat, fighter: Fighter, victim: Seat, defending: Fighter
) -> FightOdds:
    """The odds of an attack on another seat, whichever two battle cards are played."""
    own, other = Circumstance(fighter, "attack", "player"), Circumstance(defending, "defend", "player")
    mine, theirs = abilities_of(metro, state, seat), abilities_of(metro, state, victim)
    difference = base_strength(metro, state, seat, fighter) + mine.strength(own)
    difference -= defending_strength(metro, state, victim, defending)
    counts = {"win": 0, "tie": 0, "loss": 0}
    for more in _card_differences(metro.cards):
        counts[_result(difference + more, mine.wins_ties(own), theirs.wins_ties(other))] += 1
    return FightOdds(**counts)


def card_odds(metro: Metro, state: MetroState, seat: Seat, card: str) -> FightOdds:
    """The odds of playing a battle card, whichever card the opponent has of those that the seat does not see."""
    fight, battle = state.fight, metro.cards.battle_cards
    assert fight is not None, "nobody fights"
    other = fight.opponent_of(seat)
    assert other is not None, "there is an opponent"
    fighters = [fight.fighter_of(one) or "army" for one in (seat, other)]
    sides: list[FightSide] = ["attack", "defend"] if seat == fight.attacker else ["defend", "attack"]
    mine, theirs = (Circumstance(fighter, side, "player") for fighter, side in zip(fighters, sides, strict=True))
    abilities = [abilities_of(metro, state, one) for one in (seat, other)]
    difference = base_strength(metro, state, seat, fighters[0]) + abilities[0].strength(mine)
    difference -= base_strength(metro, state, other, fighters[1]) + abilities[1].strength(theirs)
    counts = {"win": 0, "tie": 0, "loss": 0}
    for answer in [id for id in battle if id not in fight.hands[seat]]:
        more = battle[card].bonus_against(battle[answer]) - battle[answer].bonus_against(battle[card])
        counts[_result(difference + more, abilities[0].wins_ties(mine), abilities[1].wins_ties(theirs))] += 1
    return FightOdds(**counts)


@lru_cache(maxsize=8)
def _card_differences(cards: MetroCards) -> Sequence[int]:
    """For every two different battle cards, how much more the first is worth against the second."""
    battle = cards.battle_cards.values()
    return [
        one.bonus_against(other) - other.bonus_against(one) for one in battle for other in battle if one is not other
    ]


def _result(difference: int, wins_ties: bool, other_wins_ties: bool) -> str:
    if difference == 0 and wins_ties != other_wins_ties:
        return "win" if wins_ties else "loss"
    return "win" if difference > 0 else "tie" if difference == 0 else "loss"
