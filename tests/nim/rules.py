"""The rules of Nim: who takes the last stone wins. A turn takes stones of one heap.

Before the first turn the players can bid who begins: each names a hidden number, one after the other. The highest
begins; of equal ones the first in the order of the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.kernel.rules import Status
from game.kernel.seats import Seat, Viewer, may_see
from tests.nim.state import (
    BIDS,
    AnswerToast,
    Bid,
    BidMade,
    BidsRevealed,
    ChooseBid,
    ChooseStones,
    ChooseToast,
    Command,
    Event,
    GameWon,
    Heaps,
    Laid,
    Nim,
    Take,
    Taken,
    ToastAnswered,
    ToastRaised,
    TurnBegan,
)

ANSWERS: Final[Mapping[type[Question], type[Command]]] = {ChooseBid: Bid, ChooseStones: Take, ChooseToast: AnswerToast}
REFUSALS: Final = ("not_your_turn", "not_asked", "wrong_bid", "too_few_stones", "too_many_stones")
"""The codes of all refusals."""


class Outcome(msgspec.Struct, frozen=True):
    """What a decision leads to."""

    events: tuple[Event, ...]
    state: Heaps


class NimRules:
    """A `game.kernel.rules.Rules`."""

    open: Collection[Callable[..., Any]] = ()

    def start(self, state: Heaps) -> Event:
        return Laid(state)

    def started(self, event: Event) -> Heaps | None:
        return event.heaps if isinstance(event, Laid) else None

    def decide(self, game: Nim, state: Heaps, command: Command) -> Outcome | Refusal:
        if refused := self._refusal(game, state, command):
            return refused
        events = tuple(_events(game, state, command))
        return Outcome(events, self.fold(state, events))

    def _refusal(self, game: Nim, state: Heaps, command: Command) -> Refusal | None:
        asked = self.status(state)
        if command.seat != asked.to_move or asked.question is None:
            return Refusal("not_your_turn")
        if not isinstance(command, ANSWERS[asked.question]):
            return Refusal("not_asked")
        if isinstance(command, Bid) and command.number not in BIDS:
            return Refusal("wrong_bid")
        if isinstance(command, Take):
            there = state.stones[command.heap] if 0 <= command.heap < len(state.stones) else 0
            if not 1 <= command.stones <= there:
                return Refusal("too_few_stones")
            if game.most and command.stones > game.most:
                return Refusal("too_many_stones", text=str(game.most))
        return None

    def fold(self, state: Heaps, events: Sequence[Event]) -> Heaps:
        for event in events:
            state = _after(state, event)
        return state

    def legal(self, game: Nim, state: Heaps, seat: Seat) -> Sequence[Command]:
        asked = self.status(state)
        if asked.to_move != seat:
            return ()
        if asked.question is ChooseBid:
            return [Bid(seat, number) for number in BIDS]
        if asked.question is ChooseToast:
            return [AnswerToast(seat, drinks) for drinks in (True, False)]
        most = [min(game.most or count, count) for count in state.stones]
        return [Take(seat, count, heap) for heap, last in enumerate(most) for count in range(1, last + 1)]

    def ways(self, _: Nim, __: Heaps, command: Command) -> Sequence[Command]:
        return (command,)

    def forecast(self, game: Nim, state: Heaps, command: Command) -> tuple[int, ...] | Refusal:
        """The stones that would be left: nothing of the bids of others."""
        found = self.decide(game, state, command)
        return found if isinstance(found, Refusal) else found.state.stones

    def foresee(self, game: Nim, state: Heaps, command: Command) -> tuple[int, ...]:
        found = self.forecast(game, state, command)
        assert not isinstance(found, Refusal), f"{command} was refused: {found}"
        return found

    def view(self, _: Nim, state: Heaps, viewer: Viewer) -> Heaps:
        if state.bids is None:
            return state
        bids = zip(state.seats, state.bids, strict=False)
        return replace(state, bids=tuple(bid if may_see(viewer, seat) else None for seat, bid in bids))

    def status(self, state: Heaps) -> Status:
        awaiting, question = _asked(state)
        is_over = question is None
        return Status(
            round=0 if question is ChooseBid else 1,
            phase="bidding" if question is ChooseBid else "taking",
            awaiting=awaiting,
            question=question,
            is_turn_open=question is ChooseStones and state.goes_on,
            vp={seat: int(is_over and seat == state.turn) for seat in state.seats},
            is_last_round=False,
            is_over=is_over,
            winners=(state.turn,) if is_over else (),
        )

    def reveals(self, events: Sequence[Event], people: Collection[Seat]) -> bool:
        return bool(people) and any(isinstance(event, BidsRevealed) for event in events)

    def lays_open(
        self, _: Nim, __: Heaps, events: Sequence[Event], people: Collection[Seat], ___: Iterable[Event]
    ) -> bool:
        return self.reveals(events, people)

    def problems(self, _: Nim, state: Heaps) -> Sequence[str]:
        found = {
            "stones are missing": min(state.stones) < 0,
            "it is the turn of nobody": state.turn not in state.seats,
            "more bids than seats": len(state.bids or ()) > len(state.seats),
        }
        return [problem for problem, is_there in found.items() if is_there]


def _asked(state: Heaps) -> tuple[tuple[Seat, ...], type[Question] | None]:
    """The seats that have to answer, and what they are asked; nobody when the game is over."""
    if state.still_to_bid:
        return state.still_to_bid, ChooseBid
    if not any(state.stones):
        return (), None
    return ((state.next_seat,), ChooseToast) if state.is_toasting else ((state.turn,), ChooseStones)


def _events(game: Nim, state: Heaps, command: Command) -> Iterator[Event]:
    """What a legal command leads to."""
    match command:
        case Bid(seat, number):
            yield BidMade(seat, number)
            bids = (*(bid or 0 for bid in state.bids or ()), number)
            if state.still_to_bid == (seat,):
                yield BidsRevealed(state.seats[bids.index(max(bids))], bids)
        case Take(seat, stones, heap):
            yield Taken(seat, stones, heap)
            if sum(state.stones) == stones:
                yield GameWon(seat)
            elif game.toast and state.stones[heap] == stones:
                yield ToastRaised(seat)
            else:
                yield TurnBegan(state.next_seat)
        case AnswerToast(seat, drinks):
            yield ToastAnswered(seat, drinks)
            if not drinks:
                yield TurnBegan(seat)


def _after(state: Heaps, event: Event) -> Heaps:
    match event:
        case BidMade(_, number):
            return replace(state, bids=(*(state.bids or ()), number))
        case BidsRevealed(seat):
            return replace(state, turn=seat, bids=None)
        case Taken(_, stones, heap):
            left = (count - stones * (place == heap) for place, count in enumerate(state.stones))
            return replace(state, stones=tuple(left), goes_on=True)
        case ToastRaised():
            return replace(state, is_toasting=True)
        case ToastAnswered():
            return replace(state, is_toasting=False)
        case TurnBegan(seat) | GameWon(seat):
            return replace(state, turn=seat, goes_on=False)
    return state
