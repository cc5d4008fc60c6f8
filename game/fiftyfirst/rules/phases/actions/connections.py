"""R14 Connection cards: take one that lies face up, play one from hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import PlayConnection, TakeConnection
from game.fiftyfirst.rules.effects.gain import can_gain
from game.fiftyfirst.rules.events import ConnectionPlayed, ConnectionTaken, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import Price, goods_price
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

TAKING = Price(Bag({"worker": 2}))


def _to_take(side: Side, make: Make[T]) -> Sequence[T]:
    cost = side.pay(TAKING)
    colours = sorted([pile.colour for pile in side.state.piles if pile.face_up]) if cost is not None else ()
    return [make(side.seat, colour, cost) for colour in colours]


def _why_not_take(_: Side, command: TakeConnection) -> Refusal:
    return Refusal("none_face_up", text=command.pile)


def _take(judge: Judge, command: TakeConnection) -> None:
    """R14.1: no refill until the next Lookout phase."""
    judge.begin_action(command)
    card = next(pile.face_up for pile in judge.state.piles if pile.colour == command.pile)
    assert card is not None
    judge.emit(ConnectionTaken(command.seat, command.pile, card))


def _to_play(side: Side, make: Make[T]) -> Sequence[T]:
    if not side.player.connections:
        return ()
    connections, moves = side.game.catalog.connections, []
    for card in sorted(set(side.player.connections), key=side.game.catalog.title):
        cost = side.pay(goods_price(connections[card].spend))
        if cost is not None and can_gain(side.game, side.state, side.seat, connections[card].gain):
            moves.append(make(side.seat, card, cost))
    return moves


def _why_not_play(side: Side, command: PlayConnection) -> Refusal:
    return Refusal("no_effect" if command.card in side.player.connections else "no_such_card", card=command.card)


def _play(judge: Judge, command: PlayConnection) -> None:
    """R14.2: the cost goes to the general supply, the card to the discards of its colour."""
    judge.begin_action(command)
    judge.emit(ConnectionPlayed(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.connections[command.card].gain, Source("connection", command.card))


TAKE = Chapter("take {pile}", (ChooseAction,), _to_take, _why_not_take, _take)
PLAY = Chapter("play {connection}", (ChooseAction,), _to_play, _why_not_play, _play)
