"""M-6 Phase 2: upkeep and recruits."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import PayUpkeep, Recruit
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.turn import MoveRules, SeatTurn


def start_turn(referee: Referee, seat: Seat) -> None:
    """Who can keep no more than a free army is not asked (M-6.1)."""
    player, track = referee.player(seat), referee.cards.army
    referee.next(steps.AskRecruits(seat))
    if player.army <= track.free:
        return
    if player.goods.covers(track.upkeep[track.free + 1]):
        referee.emit(ev.TurnStarted(seat))
        referee.next(steps.ChooseUpkeep(seat))
    else:
        referee.set_army(seat, track.free, "upkeep")


def _upkeep(turn: SeatTurn, strength: int) -> Bag:
    return turn.cards.army.upkeep.get(strength, EMPTY)


def _kept(turn: SeatTurn) -> Iterator[PayUpkeep]:
    for strength in range(turn.cards.army.free, turn.player.army + 1):
        if turn.can_pay(_upkeep(turn, strength)):
            yield PayUpkeep(turn.seat, strength)


def _why_not_kept(turn: SeatTurn, command: PayUpkeep) -> Refusal | None:
    if turn.cards.army.free <= command.strength <= turn.player.army:
        return turn.too_poor(_upkeep(turn, command.strength))
    return None


def _pay_upkeep(referee: Referee, command: PayUpkeep) -> None:
    referee.pay(command.seat, referee.cards.army.upkeep.get(command.strength, EMPTY), "upkeep")
    referee.set_army(command.seat, command.strength, "upkeep")


UPKEEP = MoveRules((steps.ChooseUpkeep,), _kept, _why_not_kept, _pay_upkeep, is_answer=True)


def ask_recruits(referee: Referee, step: steps.AskRecruits) -> None:
    """M-6.2: a turn without anybody to recruit is over."""
    question = steps.ChooseRecruits(step.seat)
    if most_recruits(SeatTurn(referee.metro, referee.state, question)):
        if referee.state.turn != step.seat:
            referee.emit(ev.TurnStarted(step.seat))
        referee.next(question)


def most_recruits(turn: SeatTurn) -> int:
    """How many recruits a seat can pay for."""
    price = turn.price("recruit", turn.cards.army.recruit)
    room = turn.cards.army.most - turn.player.army
    return min([room, *[turn.player.goods[good] // count for good, count in price.items()]])


def _recruits(turn: SeatTurn) -> Iterator[Recruit]:
    for count in range(1, most_recruits(turn) + 1):
        yield Recruit(turn.seat, count)


def _price(turn: SeatTurn, count: int) -> Bag:
    price = turn.price("recruit", turn.cards.army.recruit)
    return Bag({good: each * count for good, each in price.items()})


def _why_not_recruits(turn: SeatTurn, command: Recruit) -> Refusal | None:
    most = turn.cards.army.most
    if command.count < 1:
        return None
    if turn.player.army + command.count > most:
        return MetroRefusal("army_limit", limit=most, has=Bag({"army": turn.player.army}))
    return turn.too_poor(_price(turn, command.count))


def _recruit(referee: Referee, command: Recruit) -> None:
    question = referee.question
    turn = SeatTurn(referee.metro, referee.state, question)
    referee.pay(command.seat, _price(turn, command.count), "recruits")
    referee.set_army(command.seat, turn.player.army + command.count, "recruits")


RECRUIT = MoveRules((steps.ChooseRecruits,), _recruits, _why_not_recruits, _recruit)
