"""R12 The faction board: its actions once a round, the exchange of workers any number of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.cards.card import FactionAction, FactionUse
from game.cards.vocabulary import EXCHANGING
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import discards
from game.rules.card_plan import PlannedUse
from game.rules.chapter import Chapter, Make, T
from game.rules.commands import ActivateFaction, ExchangeWorkers, paid_goods
from game.rules.effects import apply, has_effect
from game.rules.effects.context import context_on_board
from game.rules.effects.gain import can_gain
from game.rules.events import FactionActivated, Source, WorkersExchanged
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.payment import Price
from game.rules.questions import ChooseAction, ChooseDiscarded, ChooseFollowUp
from game.rules.side import Side
from game.rules.state import Player, Seat
from game.rules.work import FollowUp


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """R12.1: the actions of the board that were not used in this round; and those that were, done again (R54.2)."""
    used = _used(side.game, side.player)
    moves = []
    closed = used.union(side.player.stopped) if side.player.stopped else used
    for use in side.plan.boards[side.player.faction]:
        if use.action in closed or not (use.repeats is None or use.repeats in used):
            continue
        cost = side.pay(use.price)
        if cost is not None and (use.never_fails or _has_effect(side, use)):
            moves += [make(side.seat, use.name, cost, discard) for discard in side.discards(use.discards)]
    return moves


def _has_effect(side: Side, use: PlannedUse) -> bool:
    """R11.6."""
    cards = discards.deck_cards(side.player, use.discards)
    return has_effect(side.game, side.state, use.verbs, context_on_board(side.state, side.seat, use.name, cards))


def _used(game: Game, player: Player) -> frozenset[str]:
    """The actions of the board that were used in this round, in whichever branch (R54.3)."""
    uses = game.catalog.factions[player.faction]
    return frozenset([use.action for used in player.used if (use := uses.use(used.action))])


def _why_not(side: Side, command: ActivateFaction) -> Refusal:
    faction = side.game.catalog.factions[side.player.faction]
    action = faction.action(command.action)
    if action is None:
        return Refusal("no_such_card", text=command.action)
    if action.name in _used(side.game, side.player):
        return Refusal("already_used", card=faction.id)
    if action.name in side.player.stopped:
        return Refusal("already_used", text="stopped", card=faction.id)
    if faction.use(command.action) is None:
        return _why_nothing_again(side, action)
    return Refusal("no_effect", card=faction.id)


def _why_nothing_again(side: Side, action: FactionAction) -> Refusal:
    """Why an action that repeats others cannot be done, if the move does not say which one to repeat."""
    used = _used(side.game, side.player)
    uses = [use for use in side.plan.boards[side.player.faction] if use.action == action.name and use.repeats in used]
    payable = [use for use in uses if side.purse.canonical(use.price) is not None]
    if uses and not payable:
        return side.too_poor(uses[0].price, side.player.faction)
    return Refusal("choice_missing" if payable else "no_effect", card=side.player.faction)


def _carry_out(judge: Judge, command: ActivateFaction) -> None:
    """R12.1: the goods of the cost mark the action."""
    seat, payment = command.seat, command.payment or ()
    judge.agenda.append(FollowUp(seat))
    use = _use(judge, seat, command.action)
    judge.pay(seat, payment)
    discards.carry_out(judge, seat, use.spend, command.discard)
    judge.emit(FactionActivated(seat, use.name, paid_goods(payment)))
    if left := discards.left_open(use.spend, command.discard):
        judge.agenda.append(ChooseDiscarded(seat, *left, action=use.name))
    else:
        take_effect(judge, seat, use.name)


def take_effect(judge: Judge, seat: Seat, name: str) -> None:
    """Do what a use of the board does, once its cost is paid and discarded."""
    apply(judge, (_use(judge, seat, name).verb,), context_on_board(judge.state, seat, name))


def _use(judge: Judge, seat: Seat, name: str) -> FactionUse:
    use = judge.game.catalog.factions[judge.state.player(seat).faction].use(name)
    assert use is not None
    return use


def exchange_price(side: Side) -> Price:
    """R12.2: two workers; or as many resources of any kinds as own Locations allow in their place."""
    usual = side.plan.exchange_price
    lasting = side.sites.lasting
    if not lasting:
        return usual
    counts = tuple(dict.fromkeys([location.exchange_resources for location in lasting if location.exchange_resources]))
    return _or_resources(usual, counts) if counts else usual


@lru_cache(maxsize=16)
def _or_resources(usual: Price, counts: tuple[int, ...]) -> Price:
    """A price, or so many resources of any kinds instead."""
    return Price(*usual, *[Bag({"basic": count}) for count in counts])


def can_exchange(side: Side) -> bool:
    """Whether what one more exchange costs is there."""
    return side.purse.canonical(exchange_price(side)) is not None


def _to_exchange(side: Side, make: Make[T]) -> Sequence[T]:
    """R12.2: any number of times; in an open turn only after another exchange."""
    question = side.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return ()
    if EXCHANGING in side.player.stopped:
        return ()
    cost = side.pay(exchange_price(side))
    if cost is None:
        return ()
    return [
        make(side.seat, good.name, cost)
        for good in side.plan.exchange
        if good.never_fails or can_gain(side.game, side.state, side.seat, good.gain)
    ]


def _why_not_exchange(side: Side, command: ExchangeWorkers) -> Refusal:
    question = side.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return Refusal("wrong_phase", text="follow_up")
    if EXCHANGING in side.player.stopped:
        return Refusal("blocked", text="exchange")
    if command.good in side.game.catalog.exchange.goods:
        return Refusal("no_effect", text=command.good)
    return Refusal("wrong_choice", text=command.good) if can_exchange(side) else side.too_poor(exchange_price(side))


def _exchange(judge: Judge, command: ExchangeWorkers) -> None:
    judge.agenda.append(FollowUp(command.seat, exchange=True))
    judge.pay(command.seat, command.payment or ())
    judge.emit(WorkersExchanged(command.seat, command.good))
    judge.gain(command.seat, Bag({command.good: 1}), Source("exchange"))


FACTION = Chapter("faction {action}", (ChooseAction,), _possible, _why_not, _carry_out)
EXCHANGE = Chapter("exchange {good}", (ChooseAction, ChooseFollowUp), _to_exchange, _why_not_exchange, _exchange)
