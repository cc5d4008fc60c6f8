"""What a robot is given to think with: never the state, only what its seat may know."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple, Protocol

from game.kernel.chance import Chance
from game.kernel.seats import Seat
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.imagine import imagine
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.view import view


class MetroSight(NamedTuple):
    """A decision as the seat that has to make it sees it. ``legal`` are its commands, at least one."""

    metro: Metro
    view: MetroState
    legal: Sequence[MetroCommand]

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.legal[0].seat

    def imagine(self, chance: Chance) -> MetroState:
        """A world as it could be: made of the view alone."""
        return imagine(self.metro, self.view, chance)


def sight_of(metro: Metro, state: MetroState, legal: Sequence[MetroCommand]) -> MetroSight:
    """What the seat that has to decide sees of a state."""
    return MetroSight(metro, view(metro, state, legal[0].seat), legal)


class MetroBot(Protocol):
    """A program that plays. The same seed gives the same choices."""

    def think(self, sight: MetroSight) -> Generator[None, None, MetroCommand]:
        """Choose one of the legal commands; yields every few milliseconds, to be gone on with."""
