"""`choose …`: how questions are answered with cards, with a station, or with goods."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import permutations
from typing import Any, Final, NamedTuple

from game.kernel.bag import Bag
from game.kernel.message import Question
from game.metro2033.cards.verbs import GainGoods
from game.metro2033.cards.vocabulary import ANY, GOODS
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import AnswerCards, AnswerGoods, AnswerStation
from game.metro2033.rules.fights import capture, wounds
from game.metro2033.rules.phases import events
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.turn import MoveRules, SeatTurn, counted, mixes, never_refused


class AnswerRules(NamedTuple):
    """How one question is answered: ``possible`` lists every answer, ``carry_out`` does what it says."""

    possible: Callable[[SeatTurn], Iterable[Any]]
    carry_out: Callable[[Referee, Any], None]


# ---------------------------------------------------------------------- what is received
def receive(referee: Referee, step: steps.Receive) -> None:
    """What a gain gives besides certain goods: those of the owner's choice, cards, an army (M-9.6)."""
    _RECEIVED[step.what](referee, step)


def _ask_goods(referee: Referee, step: steps.Receive) -> None:
    left = referee.in_supply(Bag(dict.fromkeys(GOODS, step.count))).total
    if left:
        referee.next(steps.ChooseGoods(step.seat, min(step.count, left), step.card))


def _draw_equipment(referee: Referee, step: steps.Receive) -> None:
    for _ in range(step.count):
        for card in referee.top_of("equipment", 1):
            referee.emit(ev.EquipmentDrawn(step.seat, card, "reward"))
    referee.next(steps.CheckLimit(step.seat))


def _draw_quest(referee: Referee, step: steps.Receive) -> None:
    for _ in range(step.count):
        for card in referee.top_of("quest", 1):
            referee.emit(ev.QuestDrawn(step.seat, card, "reward"))


def _strengthen(referee: Referee, step: steps.Receive) -> None:
    referee.set_army(step.seat, referee.player(step.seat).army + step.count, "reward", step.card)


_RECEIVED: Final[Mapping[str, Callable[[Referee, steps.Receive], None]]] = {
    ANY: _ask_goods,
    "equipment": _draw_equipment,
    "quest": _draw_quest,
    "army": _strengthen,
}


def trigger(referee: Referee, step: steps.TriggerAbility) -> None:
    """What an ability gives after an event."""
    verb = referee.cards.all[step.card].abilities[step.ability].verb
    assert isinstance(verb, GainGoods)
    referee.receive(step.seat, verb.goods, "property", step.card)


# ---------------------------------------------------------------------- answers
def goods_answers(turn: SeatTurn) -> Iterator[AnswerGoods]:
    """Every mix of goods that the supply has (A-21)."""
    assert isinstance(turn.question, steps.ChooseGoods)
    supply = Referee(turn.metro, turn.state).in_supply
    for goods in mixes(GOODS, turn.question.count):
        if supply(counted(goods)) == counted(goods):
            yield AnswerGoods(turn.seat, goods)


def _take_goods(referee: Referee, command: AnswerGoods) -> None:
    question = referee.question
    assert isinstance(question, steps.ChooseGoods)
    referee.receive(command.seat, counted(command.goods), "choice", question.card)


def _orders(turn: SeatTurn) -> Iterator[AnswerCards]:
    assert isinstance(turn.question, steps.ChooseOrder)
    for cards in permutations(turn.question.cards):
        yield AnswerCards(turn.seat, cards)


def _put_back(referee: Referee, command: AnswerCards) -> None:
    referee.emit(ev.ThreatsOrdered(command.seat, command.cards))


_CARDS: Final[Mapping[type[Question], AnswerRules]] = {
    steps.ChooseLoot: AnswerRules(wounds.loot_answers, wounds.take_loot),
    steps.ChooseLostCard: AnswerRules(wounds.lost_card_answers, wounds.lose_card),
    steps.ChooseSurplus: AnswerRules(wounds.surplus_answers, wounds.discard_surplus),
    steps.ChooseOrder: AnswerRules(_orders, _put_back),
}
_STATIONS: Final[Mapping[type[Question], AnswerRules]] = {
    steps.ChooseHome: AnswerRules(wounds.home_answers, wounds.move_home),
    steps.ChooseRefuge: AnswerRules(capture.refuge_answers, capture.take_refuge),
}
_GOODS: Final[Mapping[type[Question], AnswerRules]] = {
    steps.ChoosePolisGoods: AnswerRules(events.polis_goods, events.produce_of_polis),
    steps.ChooseGoods: AnswerRules(goods_answers, _take_goods),
}


def _rules(rows: Mapping[type[Question], AnswerRules]) -> MoveRules[Any]:
    """The rules of a command that answers any of these questions."""
    return MoveRules(
        tuple(rows),
        lambda turn: rows[type(turn.question)].possible(turn),
        never_refused,
        lambda referee, command: rows[type(referee.question)].carry_out(referee, command),
        is_answer=True,
    )


ANSWER_CARDS: Final[MoveRules[AnswerCards]] = _rules(_CARDS)
ANSWER_STATION: Final[MoveRules[AnswerStation]] = _rules(_STATIONS)
ANSWER_GOODS: Final[MoveRules[AnswerGoods]] = _rules(_GOODS)
