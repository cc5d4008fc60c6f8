"""R12 The faction board: its actions once a round, the exchange of workers any number of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.cards.card import FactionAction
from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.recall import recalled
from game.kernel.refusal import Refusal
from game.rules import discards
from game.rules.chapter import Chapter, Terms
from game.rules.commands import ActivateFaction, ExchangeWorkers
from game.rules.desk import Desk
from game.rules.effects.gain import can_gain
from game.rules.events import FactionActivated, Source, WorkersExchanged
from game.rules.judge import Judge
from game.rules.payment import Price, goods_price, paid_goods
from game.rules.state import ChooseAction, ChooseDiscarded, ChooseFollowUp, Seat
from game.rules.work import FollowUp


def _action(desk: Desk, name: str) -> FactionAction | None:
    faction = desk.game.catalog.factions[desk.player.faction]
    return next((action for action in faction.actions if action.gives == name), None)


def _terms(desk: Desk, command: ActivateFaction) -> Terms | Refusal:
    action = _action(desk, command.action)
    return _action_terms(desk, action) if action else Refusal("no_such_card", text=command.action)


def _action_terms(desk: Desk, action: FactionAction) -> Terms | Refusal:
    faction = desk.player.faction
    if action.gives in [used.action for used in desk.player.used]:
        return Refusal("already_used", card=faction)
    if not can_gain(desk.game, desk.state, action.gain):
        return Refusal("no_effect", card=faction)
    return Terms(goods_price(action.spend), discards.printed_cards(action.spend), faction)


def _carry_out(judge: Judge, command: ActivateFaction) -> None:
    """R12.1: the goods of the cost mark the action."""
    seat, payment = command.seat, command.payment or ()
    judge.agenda.append(FollowUp(seat))
    action = _action(Desk(judge.game, judge.state, seat), command.action)
    assert action is not None
    judge.pay(seat, payment)
    discards.carry_out(judge, seat, action.spend, command.discard)
    judge.emit(FactionActivated(seat, action.gives, paid_goods(payment)))
    for good, count in discards.left_open(action.spend, command.discard).items():
        judge.agenda.append(ChooseDiscarded(seat, good, count, action=action.gives))
        return
    take_effect(judge, seat, action.gives)


def take_effect(judge: Judge, seat: Seat, name: str) -> None:
    """Give what the faction action ``name`` gives, once its cost is paid and discarded."""
    action = _action(Desk(judge.game, judge.state, seat), name)
    assert action is not None
    judge.gain(seat, action.gain, Source("faction_action", judge.state.player(seat).faction))


@recalled(16)
def _board(catalog: Catalog, faction: str) -> Sequence[tuple[FactionAction, Price]]:
    """The actions of a faction and their prices, in the order of the goods by which moves name them."""
    return [(action, goods_price(action.spend)) for action in catalog.factions[faction].by_good]


def _moves(desk: Desk) -> Sequence[ActivateFaction]:
    moves = []
    used = [used.action for used in desk.player.used]
    for action, price in _board(desk.game.catalog, desk.player.faction):
        payment = desk.purse.canonical(price)
        if payment is not None and action.gives not in used and can_gain(desk.game, desk.state, action.gain):
            for discard in discards.options(desk.game.catalog, desk.player, action.spend):
                moves.append(ActivateFaction(desk.seat, action.gives, payment, discard))
    return moves


@lru_cache(maxsize=64)
def _one(good: str) -> Bag:
    return Bag({good: 1})


def exchange_price(desk: Desk) -> Price:
    """R12.2: two workers; or as many resources of any kinds as own Locations allow in their place."""
    usual = goods_price(desk.game.catalog.exchange.spend)
    lasting = desk.layout.lasting
    if not lasting:
        return usual
    counts = tuple(dict.fromkeys([location.exchange_resources for location in lasting if location.exchange_resources]))
    return _or_resources(usual, counts) if counts else usual


@lru_cache(maxsize=16)
def _or_resources(usual: Price, counts: tuple[int, ...]) -> Price:
    """A price, or so many resources of any kinds instead."""
    return Price(*usual, *[Bag({"basic": count}) for count in counts])


def can_exchange(desk: Desk) -> bool:
    """Whether what one more exchange costs is there."""
    return desk.purse.canonical(exchange_price(desk)) is not None


def _exchange_terms(desk: Desk, command: ExchangeWorkers) -> Terms | Refusal:
    choices = desk.game.catalog.exchange.goods
    if command.good in choices and not can_gain(desk.game, desk.state, _one(command.good)):
        return Refusal("no_effect", text=command.good)
    price = exchange_price(desk)
    if not can_exchange(desk):
        return desk.too_poor(price)
    if command.good not in choices:
        return Refusal("wrong_choice", text=command.good)
    return Terms(price)


def _exchange(judge: Judge, command: ExchangeWorkers) -> None:
    judge.agenda.append(FollowUp(command.seat, exchange=True))
    judge.pay(command.seat, command.payment or ())
    judge.emit(WorkersExchanged(command.seat, command.good))
    judge.gain(command.seat, _one(command.good), Source("exchange"))


def _exchange_moves(desk: Desk) -> Sequence[ExchangeWorkers]:
    question = desk.state.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return ()
    payment = desk.purse.canonical(exchange_price(desk))
    if payment is None:
        return ()
    return [
        ExchangeWorkers(desk.seat, good, payment)
        for good in desk.game.catalog.exchange.goods
        if can_gain(desk.game, desk.state, _one(good))
    ]


FACTION = Chapter((ChooseAction,), _terms, _carry_out, _moves)
EXCHANGE = Chapter((ChooseAction, ChooseFollowUp), _exchange_terms, _exchange, _exchange_moves)
