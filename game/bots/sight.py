"""What a bot is given to think with: never the state, only what its seat may know; and what a set or a tile can mean to
it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from game.bots.facts import CatalogFacts
from game.cards.verbs import Verb
from game.kernel.chance import Chance
from game.kernel.message import Question
from game.rules.forecast import Forecast
from game.rules.imagine import Witnessed
from game.rules.messages import AnyCommand
from game.rules.state import Game, GameState, Player, Seat
from game.rules.view import TableView

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
    ``imagine`` deals a world as it could be (`game.rules.imagine`) from the view and from what all have ``witnessed``.
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


Worth = tuple[int, int]
"""VP, then goods and cards: what is compared."""


class Weight(msgspec.Struct, frozen=True, array_like=True):
    """The weight of a feature: at the start of a game, what 25 VP add to it, and what the last round adds."""

    start: float = 0.0
    progress: float = 0.0
    last: float = 0.0


class Sides(NamedTuple):
    """A position from the side of a seat, with the strongest rival, if any; each has facts of its own."""

    game: Game
    state: GameState
    seat: Seat
    facts: CatalogFacts
    rival: Seat | None
    rival_facts: CatalogFacts


class RobotPart(NamedTuple):
    """The row of a set or a tile; by default it means nothing.

    Attributes:
        now: Its features of a seat that tell of the round that is being played.
        later: Those that tell of the rounds to come.
        weights: Weights of its features where a file has none.
        features: The values of ``now`` and of ``later``, each of the seat and then of the rival; None in a game without
            the set.
        facts: The facts that a seat plays with.
        player: A player as its features count.
        different: What makes two positions of a plan different.
        answered: Questions by which all is asked that an action or card brings: until they are answered, it only seems
            to cost.
        together: Those whose answers bring something only with the answers to what is asked next.
        late: The round from which on a game of several is late; None if nothing drags it out.
        worth: What a command is worth at once beside its forecast; the question is what the seat is asked next.
        offered: Goods and cards that a question offers.
        is_imagined: Whether a command is about something that is so only in an imagined world.
        numbered: Commands that name something by its place, which moves.
        brought: What the verbs bring that only its cards have, as in `BROUGHT`.
    """

    now: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    weights: Mapping[str, Weight] = {}
    features: Callable[[Sides], tuple[Sequence[float], Sequence[float]] | None] | None = None
    facts: Callable[[CatalogFacts, Game, GameState, Seat], CatalogFacts] | None = None
    player: Callable[[Player, GameState, Seat], Player] | None = None
    different: Callable[[GameState], object] | None = None
    answered: tuple[type[Question], ...] = ()
    together: tuple[type[Question], ...] = ()
    late: Callable[[GameState], int | None] | None = None
    worth: Callable[[RobotSight, AnyCommand, Question | None], Worth] | None = None
    offered: Callable[[Question], int] | None = None
    is_imagined: Callable[[TableView, GameState, AnyCommand], bool] | None = None
    numbered: tuple[type, ...] = ()
    brought: Mapping[type[Verb], Callable[[Any], Mapping[str, float]]] = {}
