"""M-13 Quests: their conditions, and completing them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.card import (
    ArmyOf,
    Circumstance,
    HaveGoods,
    HeroAtForeignHome,
    HeroOf,
    OwnAbroad,
    OwnOnLine,
    OwnPolis,
    QuestCondition,
    WonFight,
)
from game.metro2033.cards.metro_map import POLIS
from game.metro2033.rules import events as ev
from game.metro2033.rules.abilities import abilities_of
from game.metro2033.rules.atlas import holdings_of
from game.metro2033.rules.commands import CompleteQuest
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.rules.steps import (
    AskCompletion,
    ChooseArmyAction,
    ChooseCompletion,
    ChooseHeroAction,
    ChooseRecruits,
)
from game.metro2033.rules.turn import MoveRules, SeatTurn


def _goods(_: Metro, state: MetroState, seat: Seat, condition: HaveGoods) -> bool:
    return state.player(seat).goods.covers(condition.goods)


def _line(metro: Metro, state: MetroState, seat: Seat, condition: OwnOnLine) -> bool:
    stations = metro.cards.map.stations
    lines = Counter([stations[id].line for id in holdings_of(metro, state).of(seat)])
    return max(lines.values(), default=0) >= condition.count


def _abroad(metro: Metro, state: MetroState, seat: Seat, condition: OwnAbroad) -> bool:
    stations, own = metro.cards.map.stations, state.player(seat).faction
    found = [id for id in holdings_of(metro, state).of(seat) if stations[id].zone not in (own, POLIS)]
    return len(found) >= condition.count


def _polis(metro: Metro, state: MetroState, seat: Seat, condition: OwnPolis) -> bool:
    return len(holdings_of(metro, state).polis_of(seat)) >= condition.count


def _army(_: Metro, state: MetroState, seat: Seat, condition: ArmyOf) -> bool:
    return state.player(seat).army >= condition.count


def _hero_strength(metro: Metro, state: MetroState, seat: Seat, condition: HeroOf) -> bool:
    return abilities_of(metro, state, seat).hero_strength >= condition.count


def _envoy(metro: Metro, state: MetroState, seat: Seat, _: HeroAtForeignHome) -> bool:
    """On a home of another faction (M-11.1)."""
    player = state.player(seat)
    home_of = metro.cards.map.stations[player.at].home_of if player.at else None
    return home_of not in (None, player.faction)


_HOLDS: Final[Mapping[type[Any], Callable[[Metro, MetroState, Seat, Any], bool]]] = {
    HaveGoods: _goods,
    OwnOnLine: _line,
    OwnAbroad: _abroad,
    OwnPolis: _polis,
    ArmyOf: _army,
    HeroOf: _hero_strength,
    HeroAtForeignHome: _envoy,
    WonFight: lambda *_: False,
}
"""Whether a condition holds now; one that is an event is met when it happens."""


def condition_of(metro: Metro, quest: str) -> QuestCondition:
    """The condition of a quest."""
    return metro.cards.conditions[metro.cards.quests[quest].condition]


def is_met(metro: Metro, state: MetroState, seat: Seat, quest: str, at_end: bool) -> bool:
    """Whether a quest of a seat could be completed by its condition (M-13.4); some hold only ``at_end`` of the
    round."""
    if quest in state.player(seat).met:
        return True
    condition = condition_of(metro, quest)
    if isinstance(condition, HeroAtForeignHome) and not at_end:
        return False
    return _HOLDS[type(condition)](metro, state, seat, condition)


def shares_condition(metro: Metro, state: MetroState, seat: Seat, quest: str) -> bool:
    """Whether the seat has completed the other quest with this condition (M-13.2)."""
    quests = metro.cards.quests
    return any(quests[done].condition == quests[quest].condition for done in state.player(seat).completed)


def completable(metro: Metro, state: MetroState, seat: Seat, at_end: bool = False) -> Iterator[str]:
    """The quests that a seat can complete now."""
    for quest in state.player(seat).quests:
        is_done = quest != HIDDEN and is_met(metro, state, seat, quest, at_end)
        if is_done and not shares_condition(metro, state, seat, quest):
            yield quest


def mark_won(referee: Referee, seat: Seat, fight: Circumstance, strength: int) -> None:
    """A won fight meets the conditions of quests that ask for it (M-13.4)."""
    for quest in referee.player(seat).quests:
        condition = condition_of(referee.metro, quest)
        if not isinstance(condition, WonFight) or quest in referee.player(seat).met:
            continue
        if condition.fight.holds_in(fight) and strength >= condition.strength:
            referee.emit(ev.QuestMet(seat, quest))


def complete_at_once(referee: Referee, at_end: bool = False) -> None:
    """Option `quests: at_once`: quests are completed as soon as their conditions hold (A-22)."""
    for seat in referee.state.in_order:
        while quest := next(completable(referee.metro, referee.state, seat, at_end), None):
            referee.emit(ev.QuestCompleted(seat, quest))


def _possible(turn: SeatTurn) -> Iterator[CompleteQuest]:
    if not turn.player.quests or (isinstance(turn.question, ChooseHeroAction) and turn.question.trading):
        return
    for quest in completable(turn.metro, turn.state, turn.seat, _is_end(turn)):
        yield CompleteQuest(turn.seat, quest)


def _is_end(turn: SeatTurn) -> bool:
    return isinstance(turn.question, ChooseCompletion)


def _why_not(turn: SeatTurn, command: CompleteQuest) -> Refusal | None:
    if command.quest not in turn.player.quests:
        return MetroRefusal("no_such_card", card=command.quest)
    if isinstance(turn.question, ChooseHeroAction) and turn.question.trading:
        return MetroRefusal("wrong_phase", phase=turn.state.phase)
    if not is_met(turn.metro, turn.state, turn.seat, command.quest, _is_end(turn)):
        return MetroRefusal("condition_not_met", card=command.quest)
    return MetroRefusal("same_condition", card=command.quest)


def _carry_out(referee: Referee, command: CompleteQuest) -> None:
    """The turn goes on: the same is asked again (M-13.4)."""
    question = referee.question
    referee.emit(ev.QuestCompleted(command.seat, command.quest))
    is_end = isinstance(question, ChooseCompletion)
    referee.next(AskCompletion(command.seat) if is_end else question)


COMPLETE = MoveRules(
    (ChooseRecruits, ChooseArmyAction, ChooseHeroAction, ChooseCompletion), _possible, _why_not, _carry_out
)
