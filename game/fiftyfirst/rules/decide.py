"""Judging commands: which are legal, what one costs, and which events follow, or why it is not allowed.

A refusal gives the first reason that holds, in the order of REASONS.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.rules import answers, discards, steps
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules.bill import Bill
from game.fiftyfirst.rules.chapter import Chapter, Make, Side
from game.fiftyfirst.rules.judge import Judge, Outcome
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.payment import FREE, Price
from game.fiftyfirst.rules.phases import cleanup, lookout, production, setup
from game.fiftyfirst.rules.phases.actions import (
    activate,
    build,
    connections,
    hand_card,
    open_production,
    raze,
    shields,
    turns,
)
from game.fiftyfirst.rules.solo import attack, borgo
from game.fiftyfirst.rules.solo import lookout as solo_lookout
from game.fiftyfirst.rules.solo.answers import TURN
from game.fiftyfirst.rules.solo.kinds import kind_of
from game.fiftyfirst.rules.state import Game, GameState, Question, Seat
from game.fiftyfirst.rules.subject import card_of
from game.kernel.bag import EMPTY, Bag
from game.kernel.memo import recalled
from game.kernel.refusal import Refusal

# ---------------------------------------------------------------------- listing
Listing = Callable[[Side, Make[AnyCommand]], Sequence[AnyCommand]]
"""Lists commands, as `Possible` does for one kind of them."""

_BASE: Mapping[type[AnyCommand], Chapter[Any]] = {
    cmd.ActivateLocation: activate.ACTIVATE,
    cmd.Choose: answers.CHOOSE,
    cmd.ChooseSite: answers.CHOOSE_SITE,
    cmd.ChooseArea: answers.CHOOSE_AREA,
    cmd.ChooseDeal: answers.CHOOSE_DEAL,
    cmd.ConstructLocation: build.CONSTRUCT,
    cmd.MakeDeal: hand_card.DEAL,
    cmd.DevelopLocation: build.DEVELOP,
    cmd.FinishTurn: turns.FINISH,
    cmd.ExchangeWorkers: activate.EXCHANGE,
    cmd.ActivateFaction: activate.FACTION,
    cmd.KeepCards: setup.KEEP,
    cmd.Pass: turns.PASS,
    cmd.PickCard: lookout.PICK,
    cmd.PlayConnection: connections.PLAY,
    cmd.RazeFromHand: raze.RAZE_FROM_HAND,
    cmd.RazeLocation: raze.RAZE_LOCATION,
    cmd.PlaceShield: shields.SHIELD,
    cmd.StoreGoods: cleanup.STORE,
    cmd.TakeConnection: connections.TAKE,
    cmd.VirtualTurn: TURN,
    cmd.UseOpenProduction: open_production.VISIT,
}


def _word(chapter: Chapter[Any]) -> str:
    """The first word of the texts of moves."""
    return chapter.text.split()[0]


_ALL: Mapping[type[Any], Chapter[Any]] = {
    **_BASE,
    **{command: chapter for part in PARTS for command, chapter in part.chapters.items()},
}
CHAPTERS: Final = dict(sorted(_ALL.items(), key=lambda row: _word(row[1])))
"""In the order in which moves are listed: that of the words with which their texts begin."""


def legal_commands(game: Game, state: GameState, seat: Seat) -> Sequence[AnyCommand]:
    """Every distinct move once, with its canonical payment and named discards, in the order of its text.

    Empty if it is not the turn of ``seat``.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.state import Game
    >>> from game.fiftyfirst.rules.dealing import new_game
    >>> game = Game(load_catalog(cards_folder()))
    >>> state = new_game(game, ["merchants_guild", "new_york"], seed=5).state
    >>> len(legal_commands(game, state, "A")), legal_commands(game, state, "B")
    (15, ())
    """
    question = state.question
    return _moves(game, state) if question is not None and question.seat == seat else ()


def listed(game: Game, state: GameState) -> Sequence[AnyCommand]:
    """The legal moves of the seat to move if they were listed just now, so that a move among them need not be judged
    again; else none."""
    return _moves.known(game, state) or ()


@recalled(16)
def _moves(game: Game, state: GameState) -> Sequence[AnyCommand]:
    """The moves of the seat to move."""
    question = state.question
    assert question is not None
    side = Side(game, state, question.seat)
    moves: list[AnyCommand] = []
    for kind, possible in _lists(game, type(question)):
        moves += possible(side, kind)
    return tuple(moves)


@recalled(128)
def _lists(game: Game, question: type[Question]) -> Sequence[tuple[type[AnyCommand], Listing]]:
    """The kinds of commands that may answer such a question in a game, and what lists them; together those whose texts
    begin with the same word."""
    lists: dict[type[AnyCommand], Listing] = {
        kind: chapter.possible
        for kind, chapter in CHAPTERS.items()
        if issubclass(question, chapter.answers) and (chapter.needs is None or chapter.needs(game))
    }
    found: list[tuple[type[AnyCommand], Listing]] = []
    for _, alike in groupby(lists.items(), key=lambda row: _word(CHAPTERS[row[0]])):
        first, *others = alike
        found.append((first[0], partial(_merged, (first, *others))) if others else first)
    return tuple(found)


def _merged(lists: Sequence[tuple[type[AnyCommand], Listing]], side: Side, _: Make[AnyCommand]) -> Sequence[AnyCommand]:
    """What several lists have, in the order of the texts after their common word."""
    found = [moves for kind, possible in lists if (moves := possible(side, kind))]
    if len(found) < 2:
        return found[0] if found else ()
    return sorted([move for moves in found for move in moves], key=partial(_after_word, side))


def _after_word(side: Side, move: AnyCommand) -> str:
    """The text of a move after its first word, as far as it tells moves of different kinds apart: those of one kind
    stand in their order already. No title has a colon: the moves against an owner stay together."""
    match move:
        case cmd.RazeLocation():
            return f"{move.owner}:"
        case cmd.PlaceShield():
            return side.sites.names[move.site]
        case cmd.RazeFromHand() | cmd.MakeDeal():
            return side.game.catalog.title(move.card)
        case _:
            return CHAPTERS[type(move)].text.partition(" ")[2].partition("{")[0]


# ---------------------------------------------------------------------- judging
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

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> from game.fiftyfirst.rules.state import Game
    >>> from game.fiftyfirst.rules.dealing import new_game
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
    for found in chapter.possible(side, lambda *fields: fields):
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
    if isinstance(question, steps.ChooseFollowUp):
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
