"""What a set or a tile can mean to a robot: features of a position, what a command is worth, what a question offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from game.fiftyfirst.bots.facts import CatalogFacts
from game.fiftyfirst.bots.sight import RobotSight
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import Game, GameState, Player, Seat
from game.fiftyfirst.rules.view import TableView
from game.kernel.message import Question

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
