"""What Nim is made of: what is chosen for a game, the table, what players decide, and what happens."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from game.kernel.message import Message, Question
from game.kernel.seats import SEATS, Seat, SeatName, clockwise

Stones = Annotated[int, msgspec.Meta(ge=0)]

NAME: Final = "nim"
"""Names the game in match files and on the command line."""

BIDS: Final = range(4)
"""The numbers that a player can bid."""


class Nim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen for a game, and stays the same during a match.

    Attributes:
        heaps: The stones of each heap; the seed adds up to two to the first.
        most: How many stones may be taken at once; None for any number.
        bids: Whether the players bid who begins.
        toast: Whether who empties a heap may take again, if the next player drinks to it.
    """

    heaps: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=99)], ...], msgspec.Meta(min_length=1)] = (3, 4, 5)
    most: Annotated[int, msgspec.Meta(ge=1)] | None = None
    bids: bool = True
    toast: bool = False


class Heaps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table, as it is or as a viewer sees it.

    Attributes:
        stones: The stones of each heap.
        turn: Whose turn it is; of a game that is over, who has won it.
        seats: All seats in their order.
        bids: The bids so far, in the order of the seats, while the players bid; None where they are hidden.
        goes_on: Whether the player whose turn it is has taken stones in it already.
        is_toasting: Whether the next player is asked to drink.
    """

    stones: Annotated[tuple[Stones, ...], msgspec.Meta(min_length=1)]
    turn: Seat = "A"
    seats: tuple[Seat, ...] = SEATS[:2]
    bids: tuple[int | None, ...] | None = None
    goes_on: bool = False
    is_toasting: bool = False

    @property
    def next_seat(self) -> Seat:
        return clockwise(self.seats, self.turn)[1]

    @property
    def still_to_bid(self) -> tuple[Seat, ...]:
        return () if self.bids is None else self.seats[len(self.bids) :]


# ---------------------------------------------------------------------- what players decide
class Bid(Message, frozen=True):
    seat: SeatName
    number: int


class Take(Message, frozen=True):
    seat: SeatName
    stones: int
    heap: int = 0


class AnswerToast(Message, frozen=True):
    seat: SeatName
    drinks: bool


Command = Bid | Take | AnswerToast


# ---------------------------------------------------------------------- what happens
class Laid(Message, frozen=True):
    """A match begins."""

    heaps: Heaps


class BidMade(Message, frozen=True):
    """The number is hidden from other seats until all have bid."""

    seat: SeatName
    number: int


class BidsRevealed(Message, frozen=True):
    """All have bid; ``seat`` begins."""

    seat: SeatName
    bids: tuple[int, ...]


class Taken(Message, frozen=True):
    seat: SeatName
    stones: int
    heap: int


class ToastRaised(Message, frozen=True):
    """Who has emptied a heap asks the next player to drink to it."""

    seat: SeatName


class ToastAnswered(Message, frozen=True):
    seat: SeatName
    drinks: bool


class TurnBegan(Message, frozen=True):
    seat: SeatName


class GameWon(Message, frozen=True):
    seat: SeatName


Event = Laid | BidMade | BidsRevealed | Taken | ToastRaised | ToastAnswered | TurnBegan | GameWon


# ---------------------------------------------------------------------- what is asked
class ChooseBid(Question, frozen=True):
    """Which number to bid, hidden from the others."""


class ChooseStones(Question, frozen=True):
    """How many stones to take of which heap."""


class ChooseToast(Question, frozen=True):
    """Whether to drink to the emptied heap, so that who emptied it takes again."""
