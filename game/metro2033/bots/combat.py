"""Decisions in a fight and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.metro2033.bots.chances import battle_side
from game.metro2033.bots.fights import best_loot
from game.metro2033.bots.glance import MetroGlance, WeighedLine
from game.metro2033.bots.worth import ARMY_POINT, WOUND, equipment_worth
from game.metro2033.cards.vocabulary import FIGHTERS, Fighter
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.steps import ChooseLoot, ChooseLostCard
from game.metro2033.rules.strengths import capture_price, circumstance_of, fight_of, opposition, strength_of

TIE: Final = 0.35
"""What a tie is worth, if a victory counts 1."""


def defender_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """Whoever is stronger defends the station."""
    for fighter in FIGHTERS:
        side = battle_side(glance.metro, glance.state, glance.seat, fighter, "defend")
        yield WeighedLine(0.2 * (side.strength + side.wins_ties / 2), (cmd.Defend(glance.seat, fighter),), fighter)


def battle_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The best card in the mean of what the opponent may hold."""
    fight, battle, seat = fight_of(glance.state), glance.cards.battle_cards, glance.seat
    other = fight.opponent_of(seat)
    assert other is not None, "there is an opponent"
    fighters: list[Fighter] = [fight.fighter_of(one) or "army" for one in (seat, other)]
    attacks = seat == fight.attacker
    own = battle_side(glance.metro, glance.state, seat, fighters[0], "attack" if attacks else "defend")
    his = battle_side(glance.metro, glance.state, other, fighters[1], "defend" if attacks else "attack")
    hand = fight.hands[seat]
    unseen = [card for id, card in battle.items() if id not in hand]
    lead, ties = own.strength - his.strength, own.wins_ties - his.wins_ties
    for id in hand:
        card, total = battle[id], 0.0
        for answer in unseen:
            difference = lead + card.bonus_against(answer) - answer.bonus_against(card)
            won = difference > 0 or (difference == 0 and ties > 0)
            total += 1.0 if won else TIE if difference == 0 and ties == 0 else 0.0
        yield WeighedLine(total / max(1, len(unseen)), (cmd.PlayBattleCard(seat, id),), "card")


# ---------------------------------------------------------------------- what is at stake
def margin(glance: MetroGlance) -> tuple[int, int]:
    """By how much the seat leads in its fight, twice and one more if it wins ties; and the same if the strengths were
    equal."""
    metro, state, seat, fight = glance.metro, glance.state, glance.seat, fight_of(glance.state)
    other = fight.opponent_of(seat)
    his_ties = False
    if other is None:
        his = opposition(metro, state, seat)
    else:
        his = strength_of(metro, state, other)
        his_ties = abilities_of(metro, state, other).wins_ties(circumstance_of(metro, state, other))
    own_ties = glance.abilities.wins_ties(circumstance_of(metro, state, seat))
    tie = own_ties - his_ties
    return 2 * (strength_of(metro, state, seat) - his) + tie, tie


def outcome_worth(glance: MetroGlance, lead: int) -> float:
    """What the outcome of the fight is worth with such a lead (`margin`): nothing for a tie."""
    if lead == 0:
        return 0.0
    return _victory(glance) if lead > 0 else -_defeat(glance)


def _victory(glance: MetroGlance) -> float:
    fight = fight_of(glance.state)
    if glance.seat != fight.attacker:
        return 0.25 if fight.is_event else 0.15
    if fight.on_hero:
        assert fight.defender is not None
        return 0.3 + best_loot(glance, glance.state.player(fight.defender).equipment, fight.fighter or "army")
    worth = 0.25 if fight.threat else 0.0
    if fight.defender is not None:
        worth += glance.worth_of_harm(fight.defender)
    if glance.player.goods.covers(capture_price(glance.metro, glance.state)):
        worth += 0.75 * glance.station_worth(fight.station)
    return worth


def _defeat(glance: MetroGlance) -> float:
    fight = fight_of(glance.state)
    if glance.seat == fight.attacker:
        return ARMY_POINT if fight.fighter == "army" else WOUND
    if fight.on_hero:
        return WOUND + (0.15 if glance.player.equipment else 0.0)
    return 0.9 if len(glance.holdings.of(glance.seat)) > 3 else 0.3


# ---------------------------------------------------------------------- after it
def capture_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """A station is worth its price."""
    fight, price = fight_of(glance.state), capture_price(glance.metro, glance.state)
    if glance.player.goods.covers(price):
        worth = glance.station_worth(fight.station) - glance.cost(price)
        yield WeighedLine(worth, (cmd.CaptureStation(glance.seat),), "capture")
    yield WeighedLine(0.0, (cmd.LeaveStation(glance.seat),), "leave")


def loot_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """The card that helps most, or of which the loss hurts most."""
    question = glance.question
    assert isinstance(question, ChooseLoot)
    yield WeighedLine(0.0, (cmd.AnswerCards(glance.seat, ()),), "nothing")
    for card in glance.state.player(question.victim).equipment:
        worth = best_loot(glance, (card,), "army" if question.discard else "hero")
        yield WeighedLine(worth, (cmd.AnswerCards(glance.seat, (card,)),), "loot")


def lost_card_lines(glance: MetroGlance) -> Iterator[WeighedLine]:
    """His best card."""
    question = glance.question
    assert isinstance(question, ChooseLostCard)
    for card in glance.state.player(question.victim).equipment:
        worth = equipment_worth(glance.cards, card)
        yield WeighedLine(worth, (cmd.AnswerCards(glance.seat, (card,)),), "card")
