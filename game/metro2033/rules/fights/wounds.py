"""M-9.7, M-10.8 What a beaten hero loses: equipment, and his next turn."""

from __future__ import annotations

from collections.abc import Iterator

from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import AnswerCards, AnswerStation
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.turn import SeatTurn
from game.metro2033.rules.windows import has_uses


# ---------------------------------------------------------------------- equipment
def ask_loot(referee: Referee, step: steps.AskLoot) -> None:
    """The winner may take a card, or with an army discard one; he need not (M-9.8)."""
    if referee.player(step.victim).equipment:
        referee.next(steps.ChooseLoot(step.seat, step.victim, step.discard))


def loot_answers(turn: SeatTurn) -> Iterator[AnswerCards]:
    assert isinstance(turn.question, steps.ChooseLoot)
    for card in turn.state.player(turn.question.victim).equipment:
        yield AnswerCards(turn.seat, (card,))
    yield AnswerCards(turn.seat, ())


def take_loot(referee: Referee, command: AnswerCards) -> None:
    question = referee.question
    assert isinstance(question, steps.ChooseLoot)
    for card in command.cards:
        if question.discard:
            referee.emit(ev.EquipmentDiscarded(question.victim, card, "loot"))
        else:
            referee.emit(ev.EquipmentTaken(command.seat, card, question.victim))
            referee.next(steps.CheckLimit(command.seat))


def ask_lost_card(referee: Referee, step: steps.AskLostCard) -> None:
    """The owner of a station chooses what a hero who has lost against it discards (M-9.8)."""
    if referee.player(step.victim).equipment:
        referee.next(steps.ChooseLostCard(step.seat, step.victim))


def lost_card_answers(turn: SeatTurn) -> Iterator[AnswerCards]:
    assert isinstance(turn.question, steps.ChooseLostCard)
    for card in turn.state.player(turn.question.victim).equipment:
        yield AnswerCards(turn.seat, (card,))


def lose_card(referee: Referee, command: AnswerCards) -> None:
    question = referee.question
    assert isinstance(question, steps.ChooseLostCard)
    referee.emit(ev.EquipmentDiscarded(question.victim, command.cards[0], "lost"))


def check_limit(referee: Referee, step: steps.CheckLimit) -> None:
    """Above the limit a card is discarded at once, whenever one is received (M-9.3)."""
    limit = referee.cards.market.limits[referee.state.stage]
    if len(referee.player(step.seat).equipment) > limit:
        referee.next(steps.ChooseSurplus(step.seat), step)


def surplus_answers(turn: SeatTurn) -> Iterator[AnswerCards]:
    for card in turn.player.equipment:
        yield AnswerCards(turn.seat, (card,))


def discard_surplus(referee: Referee, command: AnswerCards) -> None:
    referee.emit(ev.EquipmentDiscarded(command.seat, command.cards[0], "limit"))


# ---------------------------------------------------------------------- wounds
def wound_hero(referee: Referee, step: steps.WoundHero) -> None:
    """Whoever has a property against wounds is asked before the hero is moved (M-9.6)."""
    referee.next(steps.MoveWounded(step.seat))
    question = steps.ChooseUse(step.seat, "wound")
    if has_uses(SeatTurn(referee.metro, referee.state, question)):
        referee.next(question)


def move_wounded(referee: Referee, step: steps.MoveWounded) -> None:
    referee.next(steps.ChooseHome(step.seat))


def home_answers(turn: SeatTurn) -> Iterator[AnswerStation]:
    """Any of the printed homes, whoever owns them (A-18)."""
    homes = turn.cards.map.homes[turn.player.faction or ""]
    owned = [home for home in homes if turn.state.owners.get(home) == turn.seat]
    for home in owned if owned and turn.metro.options.wounded_home == "owned" else homes:
        yield AnswerStation(turn.seat, home)


def move_home(referee: Referee, command: AnswerStation) -> None:
    referee.emit(ev.HeroWounded(command.seat, command.station, referee.state.round))
