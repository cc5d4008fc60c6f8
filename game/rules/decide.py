"""Judging commands: whether one is allowed, what it costs, and which events follow.

A refusal gives the first reason that holds, in the order of REASONS.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules import answers, discards, steps
from game.rules import commands as cmd
from game.rules.bill import Bill
from game.rules.chapter import Chapter, Side
from game.rules.judge import Judge, Outcome
from game.rules.legal import CHAPTERS, listed
from game.rules.messages import AnyCommand
from game.rules.parts import PARTS
from game.rules.payment import FREE, Price
from game.rules.phases import cleanup, lookout, production
from game.rules.phases.actions import build, open_production, raze, turns
from game.rules.solo import attack, borgo
from game.rules.solo import lookout as solo_lookout
from game.rules.solo.kinds import kind_of
from game.rules.state import Game, GameState, Question, Seat
from game.rules.steps import ChooseFollowUp
from game.rules.subject import card_of

REASONS = (
    "unreadable_move", "game_over", "not_your_turn", "wrong_phase", "must_skip", "already_skipped", "no_such_card",
    "own_location", "target_passed", "is_ruin", "blocked", "already_used", "occupied", "has_shield", "has_outpost",
    "no_outpost", "not_adjacent", "highest_level", "none_face_up", "not_storable", "no_effect", "no_common_category",
    "requirement_unmet", "not_enough_goods", "choice_missing", "wrong_choice", "wrong_payment", "no_question",
    "cannot_undo", "cannot_redo",
)  # fmt: skip
"""Codes of refusals; the first that holds is given."""


def _remove_location(judge: Judge, step: steps.RemoveLocation) -> None:
    _, site = judge.state.site(step.site)
    demolish = next(part.demolished for part in PARTS if part.demolished)
    (demolish if step.demolished else raze.finish)(judge, step.seat, site)


_WORK: dict[type[steps.Step], Callable[[Judge, Any], None]] = {
    steps.BeginRound: lookout.begin_round,
    steps.RevealOffer: lookout.reveal_offer,
    steps.DiscardOffer: lookout.discard_offer,
    steps.Produce: production.produce,
    steps.Divert: production.divert_sites,
    steps.ProduceSeat: production.produce_seat,
    steps.ProduceSites: production.produce_sites,
    steps.EndProduction: production.end_production,
    steps.BeginActions: turns.begin_actions,
    steps.GiveBonus: build.give_bonus,
    steps.RewardBuilding: build.reward_building,
    steps.RewardOwner: open_production.reward_owner,
    steps.FollowUp: turns.follow_up,
    steps.NextTurn: turns.next_turn,
    steps.AskStorage: cleanup.ask_storage,
    steps.TidyUp: cleanup.tidy_up,
    steps.OpponentPick: solo_lookout.pick,
    steps.OpponentBuild: solo_lookout.build,
    steps.MusterBrawlers: borgo.muster_brawlers,
    steps.CarryOut: borgo.carry_out,
    steps.EndAttack: attack.end,
    steps.RemoveLocation: _remove_location,
    **{step: carry_out for part in PARTS for step, carry_out in part.work.items()},
}


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What an allowed move costs: goods in one of several ways, and cards or Deals to discard, which have this
    ``category`` if one is named."""

    price: Price = FREE
    discards: Bag = EMPTY
    category: str | None = None


def decide(game: Game, state: GameState, command: AnyCommand) -> Outcome | Refusal:
    """What ``command`` leads to, up to the next question, or why it is not allowed.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.rules.state import Game
    >>> from game.rules.dealing import new_game
    >>> game = Game(load_catalog(cards_folder()))
    >>> state = new_game(game, ["merchants_guild", "new_york"], seed=5).state
    >>> decide(game, state, cmd.KeepCards("A", state.player("A").hand[:4])).state.to_move
    'B'
    >>> decide(game, state, cmd.Pass("A")).code
    'wrong_phase'

    Raises:
        Unreadable: an outcome that a scenario pins is not one of those that are possible.
    """
    settled = command if command in listed(game, state) else _settled(game, state, command)
    if isinstance(settled, Refusal):
        return settled
    judge = Judge(game, state, kind_of(state))
    judge.agenda.pop()
    CHAPTERS[type(command)].carry_out(judge, settled)
    _work_off(judge)
    return judge.verdict()


def settle(game: Game, state: GameState) -> Outcome:
    """Do pending work up to the first question; no events if a question is open already."""
    if state.question or not state.agenda:
        return Outcome((), state)
    judge = Judge(game, state, kind_of(state))
    _work_off(judge)
    return judge.verdict()


def terms(game: Game, state: GameState, command: AnyCommand) -> Terms | Refusal:
    """What ``command`` costs, or why it is not allowed whatever is paid."""
    chapter = CHAPTERS[type(command)]
    refusal = _out_of_place(state, command, chapter)
    if refusal:
        return refusal
    side = Side(game, state, command.seat, priced=True)
    about = tuple([getattr(command, field) for field in _ABOUT[type(command)]])
    for found in chapter.possible(side, _as_tuple):
        if found[: len(about)] == about:
            return Terms(*found[len(about) :])
    return chapter.why_not(side, command) or Terms()


def payments(game: Game, state: GameState, seat: Seat, command: AnyCommand) -> Sequence[cmd.Payment]:
    """Every distinct way in which ``seat`` can pay for its ``command``, the canonical one first; none if it is not
    possible."""
    cost = terms(game, state, command)
    if isinstance(cost, Refusal) or not hasattr(command, "payment"):
        return ()
    return Side(game, state, seat).purse.all_payments(cost.price)


def bill(game: Game, state: GameState, seat: Seat, command: AnyCommand) -> Bill:
    """The bill of ``seat`` for its ``command``, which is possible, to be paid good by good."""
    cost = terms(game, state, command)
    price = FREE if isinstance(cost, Refusal) else cost.price
    return Bill(price, Side(game, state, seat).purse)


_ABOUT: Final = {
    kind: tuple(field for field in kind.__struct_fields__ if field not in ("payment", "discard")) for kind in CHAPTERS
}
"""The fields of a command that say what it is about, the seat first."""


def _as_tuple(*fields: Any) -> tuple[Any, ...]:
    return fields


def _work_off(judge: Judge) -> None:
    """Do pending work until a question is open or the game is over."""
    while judge.agenda and not isinstance(judge.agenda[-1], Question):
        step = judge.agenda.pop()
        _WORK[type(step)](judge, step)


def _out_of_place(state: GameState, command: AnyCommand, chapter: Chapter[Any]) -> Refusal | None:
    """Refusals that do not depend on what the command names."""
    question = state.question
    if question is None:
        return Refusal("game_over")
    if command.seat != question.seat:
        return Refusal("not_your_turn", seat=question.seat)
    if isinstance(question, chapter.answers):
        return None
    if isinstance(command, cmd.Choose | cmd.ChooseSite | cmd.ChooseDeal | cmd.FinishTurn):
        return Refusal("no_question", text=state.phase)
    return Refusal("wrong_phase", text=_awaited(question, state))


def _awaited(question: Question, state: GameState) -> str:
    """What is awaited instead: `follow_up`, `question`, or the phase."""
    if isinstance(question, ChooseFollowUp):
        return "follow_up"
    return "question" if isinstance(question, answers.ASKED) else state.phase


def _settled(game: Game, state: GameState, command: AnyCommand) -> AnyCommand | Refusal:
    """The command with its payment and discards filled in, or why it is not allowed."""
    cost = terms(game, state, command)
    if isinstance(cost, Refusal):
        return cost
    if not hasattr(command, "payment") and not hasattr(command, "discard"):
        return command
    side = Side(game, state, command.seat)
    canonical = side.pay(cost.price)
    if canonical is None:
        return side.too_poor(cost.price, _about(state, command))
    if hasattr(command, "discard"):
        deals = state.deals_of(command.seat)
        discard = discards.settle(game.catalog, side.player, cost.discards, command.discard, deals, cost.category)
        if isinstance(discard, Refusal):
            return discard
        if discard != command.discard:
            command = replace(command, discard=discard)
    if not hasattr(command, "payment"):
        return command
    if command.payment is None:
        return replace(command, payment=canonical)
    if command.payment == canonical or side.purse.accepts(cost.price, command.payment):
        return command
    return Refusal("wrong_payment", needs=cost.price.needs, card=_about(state, command))


def _about(state: GameState, command: AnyCommand) -> str | None:
    """The id of the card or board that a command is about, for refusals."""
    is_of_board = isinstance(command, cmd.ActivateFaction)
    return state.player(command.seat).faction if is_of_board else card_of(state, command)
