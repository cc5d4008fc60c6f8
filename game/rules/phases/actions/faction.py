"""R12 The faction board: its actions once a round, the exchange of workers any number of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from game.cards.card import FactionAction
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import discards
from game.rules.chapter import Chapter, Make
from game.rules.commands import ActivateFaction, ExchangeWorkers
from game.rules.effects.gain import can_gain
from game.rules.events import FactionActivated, Source, WorkersExchanged
from game.rules.judge import Judge
from game.rules.payment import Price, paid_goods
from game.rules.side import Side
from game.rules.state import ChooseAction, ChooseDiscarded, ChooseFollowUp, Seat
from game.rules.work import FollowUp


def _possible(side: Side, make: Make) -> Sequence[Any]:
    """R12.1: the actions of the board that were not used in this round."""
    used = [used.action for used in side.player.used]
    moves = []
    for action in side.plan.boards[side.player.faction]:
        cost = side.pay(action.price)
        if cost is None or action.name in used:
            continue
        if action.never_fails or can_gain(side.game, side.state, action.gain):
            moves += [make(side.seat, action.name, cost, discard) for discard in side.discards(action.discards)]
    return moves


def _why_not(side: Side, command: ActivateFaction) -> Refusal:
    if command.action not in [action.name for action in side.plan.boards[side.player.faction]]:
        return Refusal("no_such_card", text=command.action)
    is_used = command.action in [used.action for used in side.player.used]
    return Refusal("already_used" if is_used else "no_effect", card=side.player.faction)


def _carry_out(judge: Judge, command: ActivateFaction) -> None:
    """R12.1: the goods of the cost mark the action."""
    seat, payment = command.seat, command.payment or ()
    judge.agenda.append(FollowUp(seat))
    action = _action(judge, seat, command.action)
    judge.pay(seat, payment)
    discards.carry_out(judge, seat, action.spend, command.discard)
    judge.emit(FactionActivated(seat, action.gives, paid_goods(payment)))
    for good, count in discards.left_open(action.spend, command.discard).items():
        judge.agenda.append(ChooseDiscarded(seat, good, count, action=action.gives))
        return
    take_effect(judge, seat, action.gives)


def take_effect(judge: Judge, seat: Seat, name: str) -> None:
    """Give what the faction action ``name`` gives, once its cost is paid and discarded."""
    action = _action(judge, seat, name)
    judge.gain(seat, action.gain, Source("faction_action", judge.state.player(seat).faction))


def _action(judge: Judge, seat: Seat, name: str) -> FactionAction:
    faction = judge.game.catalog.factions[judge.state.player(seat).faction]
    return next(action for action in faction.actions if action.gives == name)


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


def _to_exchange(side: Side, make: Make) -> Sequence[Any]:
    """R12.2: any number of times; in an open turn only after another exchange."""
    question = side.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return ()
    cost = side.pay(exchange_price(side))
    if cost is None:
        return ()
    return [
        make(side.seat, good.name, cost)
        for good in side.plan.exchange
        if good.never_fails or can_gain(side.game, side.state, good.gain)
    ]


def _why_not_exchange(side: Side, command: ExchangeWorkers) -> Refusal:
    question = side.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return Refusal("wrong_phase", text="follow_up")
    if command.good in side.game.catalog.exchange.goods:
        return Refusal("no_effect", text=command.good)
    return Refusal("wrong_choice", text=command.good) if can_exchange(side) else side.too_poor(exchange_price(side))


def _exchange(judge: Judge, command: ExchangeWorkers) -> None:
    judge.agenda.append(FollowUp(command.seat, exchange=True))
    judge.pay(command.seat, command.payment or ())
    judge.emit(WorkersExchanged(command.seat, command.good))
    judge.gain(command.seat, Bag({command.good: 1}), Source("exchange"))


FACTION = Chapter((ChooseAction,), _possible, _why_not, _carry_out)
EXCHANGE = Chapter((ChooseAction, ChooseFollowUp), _to_exchange, _why_not_exchange, _exchange)
