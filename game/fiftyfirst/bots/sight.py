"""What a bot is given to think with: never the state, only what its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from typing import Final, NamedTuple

from game.fiftyfirst.rules.forecast import Forecast
from game.fiftyfirst.rules.imagine import Witnessed
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.fiftyfirst.rules.view import TableView
from game.kernel.chance import Chance

MOST_CONSIDERED: Final = 1_000
"""Moves that a robot weighs in one decision: more than any game with the cards of the box has."""


def considered(moves: Sequence[AnyCommand]) -> Sequence[AnyCommand]:
    """The moves that a robot weighs: all, or, of more than `MOST_CONSIDERED`, so many, evenly spread. So no hand and no
    State, however large, keeps it thinking without an end."""
    if len(moves) <= MOST_CONSIDERED:
        return moves
    return [moves[place * len(moves) // MOST_CONSIDERED] for place in range(MOST_CONSIDERED)]


class RobotSight(NamedTuple):
    """A decision as the seat that has to make it sees it.

    ``legal`` are its commands, at least one; ``forecast`` tells what one would do as far as anybody can tell, and
    ``imagine`` deals a world as it could be (`game.fiftyfirst.rules.imagine`) from the view and from what all have
    ``witnessed``.
    """

    game: Game
    view: TableView
    legal: Sequence[AnyCommand]
    forecast: Callable[[AnyCommand], Forecast]
    imagine: Callable[[Chance], GameState]
    witnessed: Callable[[], Witnessed]

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.legal[0].seat


class AtOnce(ABC):
    """A bot that needs no time: it chooses by what the table shows."""

    @abstractmethod
    def choose(self, sight: RobotSight) -> AnyCommand:
        """Choose one of the legal commands, of which there is at least one."""

    def think(self, sight: RobotSight) -> Generator[None, None, AnyCommand]:
        """Choose without a pause."""
        yield from ()
        return self.choose(sight)
