"""Judging: is a command allowed, what does it settle to, which events follow.

Nothing here changes a state. A refusal gives the first reason that holds, in the order of REASONS.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules import answers, discards
from game.rules.chapter import Chapter, Terms
from game.rules.commands import (
    ActivateFaction,
    ActivateLocation,
    AnyCommand,
    Choose,
    ChooseDeal,
    ChooseSite,
    ConstructLocation,
    DevelopLocation,
    ExchangeWorkers,
    FinishTurn,
    KeepCards,
    MakeDeal,
    Pass,
    Payment,
    PickCard,
    PlaceShield,
    PlayConnection,
    RazeFromHand,
    RazeLocation,
    StoreGoods,
    TakeConnection,
    UseOpenProduction,
    VirtualTurn,
)
from game.rules.desk import Desk
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.outcome import Outcome
from game.rules.phases import cleanup, lookout, production, setup
from game.rules.phases.actions import (
    activate,
    build,
    connections,
    deal,
    faction,
    open_production,
    raze,
    shields,
    turns,
)
from game.rules.solo import borgo
from game.rules.solo import lookout as solo_lookout
from game.rules.solo import turn as solo_turn
from game.rules.solo.kinds import kind_of
from game.rules.state import ChooseFollowUp, GameState, Question
from game.rules.work import (
    AskStorage,
    BeginActions,
    BeginRound,
    CarryOut,
    DiscardOffer,
    Divert,
    EndProduction,
    FollowUp,
    GiveBonus,
    MusterBrawlers,
    NextTurn,
    OpponentBuild,
    OpponentPick,
    Produce,
    ProduceSeat,
    ProduceSites,
    RevealOffer,
    RewardOwner,
    Step,
    TidyUp,
)

REASONS = (
    "unreadable_move", "game_over", "not_your_turn", "wrong_phase", "no_such_card", "own_location", "target_passed",
    "is_ruin", "already_used", "occupied", "has_shield", "none_face_up", "not_storable", "no_effect",
    "no_common_category", "not_enough_goods", "choice_missing", "wrong_choice", "wrong_payment", "no_question",
    "cannot_undo", "cannot_redo",
)  # fmt: skip
"""Codes of refusals; the first that holds is given."""

CHAPTERS: dict[type[AnyCommand], Chapter] = {
    ActivateLocation: activate.ACTIVATE,
    Choose: answers.CHOOSE,
    ChooseSite: answers.CHOOSE_SITE,
    ChooseDeal: answers.CHOOSE_DEAL,
    ConstructLocation: build.CONSTRUCT,
    MakeDeal: deal.DEAL,
    DevelopLocation: build.DEVELOP,
    FinishTurn: turns.FINISH,
    ExchangeWorkers: faction.EXCHANGE,
    ActivateFaction: faction.FACTION,
    KeepCards: setup.KEEP,
    Pass: turns.PASS,
    PickCard: lookout.PICK,
    PlayConnection: connections.PLAY,
    RazeFromHand: raze.RAZE_FROM_HAND,
    RazeLocation: raze.RAZE_LOCATION,
    PlaceShield: shields.SHIELD,
    StoreGoods: cleanup.STORE,
    TakeConnection: connections.TAKE,
    VirtualTurn: solo_turn.TURN,
    UseOpenProduction: open_production.VISIT,
}
"""In the order in which moves are listed: that of the words with which their texts begin."""

_WORK: dict[type[Step], Callable[[Judge, Any], None]] = {
    BeginRound: lookout.begin_round,
    RevealOffer: lookout.reveal_offer,
    DiscardOffer: lookout.discard_offer,
    Produce: production.produce,
    Divert: production.divert_sites,
    ProduceSeat: production.produce_seat,
    ProduceSites: production.produce_sites,
    EndProduction: production.end_production,
    BeginActions: turns.begin_actions,
    GiveBonus: build.give_bonus,
    RewardOwner: open_production.reward_owner,
    FollowUp: turns.follow_up,
    NextTurn: turns.next_turn,
    AskStorage: cleanup.ask_storage,
    TidyUp: cleanup.tidy_up,
    OpponentPick: solo_lookout.pick,
    OpponentBuild: solo_lookout.build,
    MusterBrawlers: borgo.muster_brawlers,
    CarryOut: borgo.carry_out,
}


def decide(game: Game, state: GameState, command: AnyCommand) -> Outcome | Refusal:
    """What ``command`` leads to, up to the next question, or why it is not allowed.

    Raises:
        Unreadable: an outcome that a scenario pins is not one of those that are possible.
    """
    chapter = CHAPTERS[type(command)]
    refusal = _out_of_place(state, command, chapter)
    if refusal:
        return refusal
    settled = _settle_cost(Desk(game, state, command.seat), command, chapter)
    if isinstance(settled, Refusal):
        return settled
    judge = Judge(game, state, kind_of(state))
    judge.agenda.pop()
    chapter.carry_out(judge, settled)
    _work_off(judge)
    return judge.verdict()


def settle(game: Game, state: GameState) -> Outcome:
    """The pending work, done up to the first question; no events if a question is open."""
    if state.question or not state.agenda:
        return Outcome((), state)
    judge = Judge(game, state, kind_of(state))
    _work_off(judge)
    return judge.verdict()


def terms(game: Game, state: GameState, command: AnyCommand) -> Terms | Refusal:
    """What ``command`` costs, or why it is not allowed whatever is paid."""
    chapter = CHAPTERS[type(command)]
    refusal = _out_of_place(state, command, chapter)
    return refusal or chapter.terms(Desk(game, state, command.seat), command)


def payments(game: Game, state: GameState, command: AnyCommand) -> Sequence[Payment]:
    """Every distinct way to pay for ``command``, the canonical one first; none if it is not possible."""
    cost = terms(game, state, command)
    if isinstance(cost, Refusal) or not hasattr(command, "payment"):
        return ()
    return Desk(game, state, command.seat).purse.all_payments(cost.price)


def _work_off(judge: Judge) -> None:
    """Do pending work until a question is open or the game is over."""
    while judge.agenda and not isinstance(judge.agenda[-1], Question):
        step = judge.agenda.pop()
        _WORK[type(step)](judge, step)


def _out_of_place(state: GameState, command: AnyCommand, chapter: Chapter) -> Refusal | None:
    """Refusals that do not depend on what the command names."""
    question = state.question
    if question is None:
        return Refusal("game_over")
    if command.seat != question.seat:
        return Refusal("not_your_turn", seat=question.seat)
    if isinstance(question, chapter.answers):
        return _not_a_follow_up(question, command)
    if isinstance(command, Choose | ChooseSite | ChooseDeal | FinishTurn):
        return Refusal("no_question", text=state.phase)
    return Refusal("wrong_phase", text=_awaited(question, state))


def _awaited(question: Question, state: GameState) -> str:
    """What is awaited instead, in a word: the rest of the turn, an answer, or what the phase demands."""
    if isinstance(question, ChooseFollowUp):
        return "follow_up"
    return "question" if isinstance(question, answers.ASKED) else state.phase


def _not_a_follow_up(question: Question, command: AnyCommand) -> Refusal | None:
    """In an open turn only the same use, or an exchange after an exchange, may follow."""
    if not isinstance(question, ChooseFollowUp):
        return None
    other_site = isinstance(command, ActivateLocation) and command.site != question.site
    if other_site or (isinstance(command, ExchangeWorkers) and not question.exchange):
        return Refusal("wrong_phase", text="follow_up")
    return None


def _settle_cost(desk: Desk, command: AnyCommand, chapter: Chapter) -> AnyCommand | Refusal:
    """The command with its payment and discards filled in."""
    cost = chapter.terms(desk, command)
    if isinstance(cost, Refusal):
        return cost
    if not hasattr(command, "payment"):
        return command
    canonical = desk.purse.canonical(cost.price)
    if canonical is None:
        return desk.too_poor(cost.price, cost.card)
    if hasattr(command, "discard"):
        discard = discards.settle(desk, cost.discards, command.discard)
        if isinstance(discard, Refusal):
            return discard
        if discard != command.discard:
            command = replace(command, discard=discard)
    if command.payment is None:
        return replace(command, payment=canonical)
    if command.payment == canonical or desk.purse.accepts(cost.price, command.payment):
        return command
    return Refusal("wrong_payment", needs=cost.price[0], card=cost.card)
