"""Who plays the seats of a match, and who played them before: a robot may take a seat, and a person one of a robot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.kernel.journal import Entry
from game.kernel.rules import CommandT
from game.kernel.seats import HUMAN, Seat, SeatSetup, by_seat


class Takeover(Struct, frozen=True):
    """After ``step`` decisions ``player``, `human` or a robot, takes ``seat``."""

    step: int
    seat: Seat
    player: str


class Players:
    """The players of a match.

    >>> players = Players([SeatSetup("Anna"), SeatSetup("Ben")])
    >>> players.take(7, "B", "hard")
    >>> players.seats["B"].player, players.at(7, "B"), players.at(8, "B")
    ('hard', 'human', 'hard')

    An undo leaves the players where they are, and what they decide then is theirs:

    >>> players.decide(5)
    >>> players.at(5, "B")
    'hard'
    """

    def __init__(
        self, dealt: Sequence[SeatSetup], takeovers: Iterable[Takeover] = (), has_undone_robots: bool = False
    ) -> None:
        """The players to whom the match was dealt, and what has changed since; whether a decision of a robot was ever
        taken back."""
        self._seats = by_seat(dealt)
        self._dealt = {seat: setup.player for seat, setup in self._seats.items()}
        self._takeovers: list[Takeover] = []
        self.has_undone_robots = has_undone_robots
        for takeover in takeovers:
            self.take(takeover.step, takeover.seat, takeover.player)

    @property
    def seats(self) -> Mapping[Seat, SeatSetup]:
        """The present player of each seat."""
        return self._seats

    @property
    def takeovers(self) -> Sequence[Takeover]:
        """What has changed since the deal, in order."""
        return tuple(self._takeovers)

    def take(self, step: int, seat: Seat, player: str) -> None:
        """Let ``player`` take a seat after ``step`` decisions."""
        self._takeovers.append(Takeover(step, seat, player))
        self._seats[seat] = replace(self._seats[seat], player=player)

    def decide(self, number: int) -> None:
        """Note that the present player has made the decision ``number``: it replaces those that were undone."""
        for place, takeover in enumerate(self._takeovers):
            if takeover.step >= number:
                self._takeovers[place] = replace(takeover, step=number - 1)

    def undo(self, undone: Iterable[Entry[CommandT, Any]]) -> None:
        """Note that these entries are taken back."""
        if any(entry.decision and self.is_robot(entry.number, entry.decision.seat) for entry in undone):
            self.has_undone_robots = True

    def is_robot(self, number: int, seat: Seat) -> bool:
        """Whether a robot made the decision ``number``, of a seat; a virtual opponent is none."""
        return seat in self._seats and self.at(number, seat) != HUMAN

    def was_human(self, seat: Seat) -> bool:
        """Whether a person plays a seat, or has ever played it."""
        taken = any(each.seat == seat and each.player == HUMAN for each in self._takeovers)
        return taken or self._dealt[seat] == HUMAN

    def at(self, number: int, seat: Seat) -> str:
        """The player that made, or would have made, the decision ``number`` of a seat."""
        taken = (each.player for each in reversed(self._takeovers) if each.seat == seat and each.step < number)
        return next(taken, self._dealt[seat])

    def counted(self, seat: Seat, line: Sequence[Entry[CommandT, Any]]) -> str:
        """The player for whom a match with the entries ``line`` counts, at a seat.

        That is the robot which plays the seat, or did so last. A match counts for a person only if no robot ever
        decided in their place.
        """
        present = self._seats[seat].player
        if present != HUMAN:
            return present
        robots = (player for player in self._deciders(seat, line) if player != HUMAN)
        return next(robots, self._dealt[seat])

    def replaced(self, seat: Seat, line: Sequence[Entry[CommandT, Any]]) -> bool:
        """Whether a robot has decided for a person, for whom a match with the entries ``line`` then does not count."""
        if self.counted(seat, line) == HUMAN:
            return False
        return self._dealt[seat] == HUMAN or HUMAN in self._deciders(seat, line)

    def _deciders(self, seat: Seat, line: Sequence[Entry[CommandT, Any]]) -> Iterator[str]:
        """The players of a seat's decisions, the last first."""
        return (self.at(entry.number, seat) for entry in reversed(line)
                if entry.decision and entry.decision.seat == seat)  # fmt: skip
