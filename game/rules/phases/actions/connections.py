"""R14 Connection cards: take one that lies face up, play one from hand."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import PlayConnection, TakeConnection
from game.rules.desk import Desk
from game.rules.effects.gain import can_gain
from game.rules.events import ConnectionPlayed, ConnectionTaken, Source
from game.rules.judge import Judge
from game.rules.payment import Price, goods_price
from game.rules.state import ChooseAction
from game.rules.work import FollowUp

TAKING = Price(Bag({"worker": 2}))


def _face_up(desk: Desk, colour: str) -> str | None:
    return next((pile.face_up for pile in desk.state.piles if pile.colour == colour), None)


def _take_terms(desk: Desk, command: TakeConnection) -> Terms | Refusal:
    card = _face_up(desk, command.pile)
    return Terms(TAKING, card=card) if card else Refusal("none_face_up", text=command.pile)


def _take(judge: Judge, command: TakeConnection) -> None:
    """R14.1: no refill until the next Lookout phase."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    card = next(pile.face_up for pile in judge.state.piles if pile.colour == command.pile)
    assert card is not None
    judge.emit(ConnectionTaken(command.seat, command.pile, card))


def _take_moves(desk: Desk) -> Sequence[TakeConnection]:
    payment = desk.purse.canonical(TAKING)
    if payment is None:
        return ()
    colours = [pile.colour for pile in desk.state.piles if pile.face_up]
    return [TakeConnection(desk.seat, colour, payment) for colour in sorted(colours)]


def _play_terms(desk: Desk, command: PlayConnection) -> Terms | Refusal:
    if command.card not in desk.player.connections:
        return Refusal("no_such_card", card=command.card)
    connection = desk.game.catalog.connections[command.card]
    if not can_gain(desk.game, desk.state, connection.gain):
        return Refusal("no_effect", card=command.card)
    return Terms(goods_price(connection.spend), card=command.card)


def _play(judge: Judge, command: PlayConnection) -> None:
    """R14.2: the cost goes to the general supply, the card to the discards of its colour."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    judge.emit(ConnectionPlayed(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.connections[command.card].gain, Source("connection", command.card))


def _play_moves(desk: Desk) -> Sequence[PlayConnection]:
    moves = []
    for card in sorted(set(desk.player.connections), key=desk.game.catalog.title):
        terms = _play_terms(desk, PlayConnection(desk.seat, card))
        if isinstance(terms, Refusal):
            continue
        payment = desk.purse.canonical(terms.price)
        if payment is not None:
            moves.append(PlayConnection(desk.seat, card, payment))
    return moves


TAKE = Chapter((ChooseAction,), _take_terms, _take, _take_moves)
PLAY = Chapter((ChooseAction,), _play_terms, _play, _play_moves)
