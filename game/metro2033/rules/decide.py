"""Judging commands: which are legal, and which events follow, or why one is not allowed.

A refusal gives the first reason that holds, in the order of `game.metro2033.rules.refusals.REASONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from game.kernel.memo import recalled
from game.kernel.message import Question, Step
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.rules import answers, quests, steps, windows
from game.metro2033.rules import commands as cmd
from game.metro2033.rules.fights import attack, battle, capture, outcome, wounds
from game.metro2033.rules.phases import army, end, events, hero, mobilisation, rounds, setup
from game.metro2033.rules.referee import MetroOutcome, Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.turn import MoveRules, SeatTurn

RULES: Final[Mapping[type[cmd.MetroCommand], MoveRules[Any]]] = {
    cmd.TakeFaction: setup.FACTION,
    cmd.KeepCard: setup.KEEP,
    cmd.TakeHero: setup.HERO,
    cmd.AnswerGoods: answers.ANSWER_GOODS,
    cmd.GuardStation: events.GUARD,
    cmd.LookAtLaws: events.LOOK,
    cmd.DeclineLook: events.DECLINE,
    cmd.ProposeLaw: events.PROPOSE,
    cmd.CastVote: events.VOTE,
    cmd.PayUpkeep: mobilisation.UPKEEP,
    cmd.Recruit: mobilisation.RECRUIT,
    cmd.ArmyAttacks: army.ATTACK,
    cmd.ArmyAttacksHero: army.ATTACK_HERO,
    cmd.Forage: army.FORAGE,
    cmd.PassArmy: army.PASS,
    cmd.MoveHero: hero.MOVE,
    cmd.RefreshMarket: hero.REFRESH,
    cmd.BuyEquipment: hero.BUY,
    cmd.TakeQuest: hero.QUEST,
    cmd.ExchangeGoods: hero.EXCHANGE,
    cmd.Scout: hero.SCOUT,
    cmd.HeroAttacks: hero.ATTACK,
    cmd.HeroAttacksHero: hero.ATTACK_HERO,
    cmd.Defend: attack.DEFEND,
    cmd.PlayBattleCard: battle.PLAY,
    cmd.CaptureStation: capture.CAPTURE,
    cmd.AnswerCards: answers.ANSWER_CARDS,
    cmd.AnswerStation: answers.ANSWER_STATION,
    cmd.CompleteQuest: quests.COMPLETE,
    cmd.UseProperty: windows.USE,
    cmd.LeaveStation: capture.LEAVE,
    cmd.FinishMetroTurn: battle.FINISH,
}
"""Each kind of command with its rules, in the order in which moves are listed."""

_WORK: Final[Mapping[type[Step], Callable[[Referee, Any], None]]] = {
    steps.GiveStartBonus: setup.give_start_bonus,
    steps.OpenMarket: setup.open_market,
    steps.StartPhase: rounds.start_phase,
    steps.StartTurn: rounds.start_turn,
    steps.ProduceFor: events.produce,
    steps.StartThreatEvent: events.start_threat_event,
    steps.RevealCommonThreat: events.reveal_common_threat,
    steps.FightCommonThreat: events.fight_common_threat,
    steps.EndThreatEvent: events.end_threat_event,
    steps.StartLaw: events.start_law,
    steps.OpenVote: events.open_vote,
    steps.CountVotes: events.count_votes,
    steps.AskRecruits: mobilisation.ask_recruits,
    steps.KeepTrading: hero.keep_trading,
    steps.EndHeroTurn: hero.end_turn,
    steps.AskCompletion: end.ask_completion,
    steps.CheckVictory: end.check_victory,
    steps.DrawStageEquipment: end.draw_stage_equipment,
    steps.MeetOpposition: battle.deal,
    steps.TurnUpBattleCards: battle.turn_up,
    steps.AskUses: battle.ask_uses,
    steps.CompareStrengths: outcome.compare,
    steps.GiveReward: outcome.give_reward,
    steps.WeakenArmy: outcome.weaken_army,
    steps.EndFight: outcome.end_fight,
    steps.Receive: answers.receive,
    steps.TriggerAbility: answers.trigger,
    steps.AskLoot: wounds.ask_loot,
    steps.AskLostCard: wounds.ask_lost_card,
    steps.CheckLimit: wounds.check_limit,
    steps.WoundHero: wounds.wound_hero,
    steps.MoveWounded: wounds.move_wounded,
    steps.LoseStation: capture.lose_station,
    steps.AskCapture: capture.ask_capture,
    steps.KeepThree: capture.keep_three,
}

ANSWERED_BY_ITSELF: Final = (
    steps.ChooseFaction, steps.ChooseDrawn, steps.ChooseHero, steps.ChoosePolisGoods, steps.ChooseProposal,
    steps.ChooseUpkeep, steps.ChooseLostCard, steps.ChooseGoods, steps.ChooseSurplus, steps.ChooseHome,
    steps.ChooseRefuge, steps.ChooseOrder,
)  # fmt: skip
"""Questions that are not asked if there is only one answer (M-20)."""


# ---------------------------------------------------------------------- listing
def legal_commands(metro: Metro, state: MetroState, seat: Seat) -> Sequence[cmd.AnyMetroCommand]:
    """Every legal command of a seat once; none if another seat is asked."""
    question = state.question
    return _commands(metro, state) if question is not None and question.seat == seat else ()


@recalled(16)
def _commands(metro: Metro, state: MetroState) -> Sequence[cmd.AnyMetroCommand]:
    """The legal commands of the seat that is asked."""
    question = state.question
    assert question is not None
    return possible(SeatTurn(metro, state, question))


def possible(turn: SeatTurn) -> Sequence[cmd.AnyMetroCommand]:
    """All answers to the question of a turn."""
    found: list[cmd.AnyMetroCommand] = []
    for rules in _answering(type(turn.question)):
        found += rules.possible(turn)
    return found


@cache
def _answering(question: type[Question]) -> Sequence[MoveRules[Any]]:
    """The rules of the commands that may answer such a question."""
    return [rules for rules in RULES.values() if question in rules.answers]


# ---------------------------------------------------------------------- judging
def decide(metro: Metro, state: MetroState, command: cmd.MetroCommand) -> MetroOutcome | Refusal:
    """What ``command`` leads to, up to the next question, or why it is not allowed.

    Raises:
        Unreadable: an outcome that a scenario pins is not one of those that are possible.
    """
    return _why_not(metro, state, command) or carried_out(metro, state, command)


def carried_out(metro: Metro, state: MetroState, command: cmd.MetroCommand) -> MetroOutcome:
    """What a legal command leads to. Robots play out very many, and need no judgement of what they have chosen."""
    referee = Referee(metro, state)
    referee.take_question()
    RULES[type(command)].carry_out(referee, command)
    _work_off(referee)
    return referee.verdict()


def settle(metro: Metro, state: MetroState) -> MetroOutcome:
    """Do pending work up to the first question; no events if a question is open already."""
    if state.question or not state.agenda:
        return MetroOutcome((), state)
    referee = Referee(metro, state)
    _work_off(referee)
    return referee.verdict()


def _work_off(referee: Referee) -> None:
    """Do pending work until a question is open that has more than one answer, or the game is over."""
    while referee.agenda:
        if referee.options.quests == "at_once":
            quests.complete_at_once(referee)
        step = referee.agenda[-1]
        if not isinstance(step, Question):
            referee.agenda.pop()
            _WORK[type(step)](referee, step)
        elif not _answers_itself(referee, step):
            return


def _answers_itself(referee: Referee, question: Question) -> bool:
    """Give the only answer to a question that is not asked then (M-20); whether there was one."""
    if not isinstance(question, ANSWERED_BY_ITSELF):
        return False
    found = possible(SeatTurn(referee.metro, referee.state, question))
    if len(found) > 1:
        return False
    referee.take_question()
    for command in found:
        RULES[type(command)].carry_out(referee, command)
    return True


def _why_not(metro: Metro, state: MetroState, command: cmd.MetroCommand) -> Refusal | None:
    """Why a command is not allowed; None if it is."""
    question = state.question
    if question is None:
        return MetroRefusal("game_over")
    if command.seat != question.seat:
        return MetroRefusal("not_your_turn", seat=question.seat)
    rules = RULES[type(command)]
    if type(question) not in rules.answers:
        return MetroRefusal("no_question" if rules.is_answer else "wrong_phase", phase=state.phase)
    if command in _commands(metro, state):
        return None
    return rules.why_not(SeatTurn(metro, state, question), command) or MetroRefusal("wrong_choice")
