"""What a game gives, so that programs of others can play it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from msgspec import UNSET, UnsetType

from game.kernel.rules import CommandT, EventT, GameT, StateT
from game.play.kind import Robot


class GameFacts(NamedTuple):
    """What is told of a match in `hello`.

    ``players`` are those without a virtual opponent. A game without sets of cards, or without virtual opponents, leaves
    these out.
    """

    players: int
    sets: tuple[str, ...] | UnsetType = UNSET
    opponent: str | UnsetType | None = UNSET


class Situation(NamedTuple):
    """What a seat that has to decide is told: what it knows of the position, as plain data, and its legal moves as
    text, in the order of the commands.

    Whatever is hidden from the seat, both are the same.
    """

    position: Mapping[str, Any]
    moves: Sequence[str]


class Briefing(NamedTuple, Generic[GameT, StateT, CommandT, EventT]):
    """What a game gives.

    Attributes:
        title: The name of the game in `hello`.
        facts: What is told of a match in `hello`.
        situation: What the seat is told whose legal commands are given; the events are all since the start.
        stand_in: Makes the robot that plays on after a fault, of a seed.
    """

    title: str
    facts: Callable[[GameT, StateT], GameFacts]
    situation: Callable[[GameT, StateT, Sequence[CommandT], Iterable[EventT]], Situation]
    stand_in: Callable[[str], Robot[GameT, StateT, CommandT, EventT]]
