"""The messages of the protocol, each a line of JSON (`docs/robot-protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

from game.play.files import field_names

PROTOCOL: Final = 1
"""The version of the protocol."""

Version = Annotated[int, Meta(description="Version of the protocol.")]
Number = Annotated[int, Meta(description="Number of the question, which its answer repeats.")]


def _type_of(name: str) -> str:
    """The type of a message, as programs know it: `choose` for ChooseMessage."""
    return name.removesuffix("Message").lower()


class WireMessage(msgspec.Struct, frozen=True, tag_field="type", tag=_type_of):
    """A message of the protocol."""


class HelloMessage(WireMessage, frozen=True, kw_only=True):
    """The first message to a program: the game and its seat."""

    protocol: Version
    game: Annotated[str, Meta(description="Name of the game.")]
    sets: Annotated[
        tuple[str, ...] | UnsetType, Meta(description="Sets of cards in play, in a game that has some.")
    ] = UNSET
    players: Annotated[int, Meta(description="Number of players; a virtual opponent is none.")]
    seat: Annotated[str, Meta(description="Seat of the program, A to F.")]
    opponent: Annotated[str | UnsetType | None, Meta(description="Virtual opponent, in a game that has some.")] = (
        msgspec.field(default=UNSET, name=field_names.OPPONENT)
    )
    seed: Annotated[str, Meta(description="Seed for random choices: the same game has the same one.")]


class ReadyMessage(WireMessage, frozen=True):
    """The answer of a program to hello."""

    protocol: Version
    name: Annotated[str, Meta(description="Name of the program.")]
    sets: Annotated[tuple[str, ...] | UnsetType, Meta(description="All sets of cards that the program knows.")] = UNSET
    version: Annotated[str, Meta(description="Version of the program.")] = ""
    games: Annotated[
        tuple[str, ...] | UnsetType, Meta(description="All games that the program plays; left out, it plays any.")
    ] = UNSET


class ChooseMessage(WireMessage, frozen=True):
    """A decision that the seat has to make."""

    id: Number
    position: Annotated[dict[str, Any], Meta(description="What the seat knows.")]
    moves: Annotated[tuple[str, ...], Meta(description="Legal moves, at least one, all different.")]
    nodes: Annotated[int, Meta(description="Positions that the program should look at, at most: a wish.")]


class MoveMessage(WireMessage, frozen=True):
    """The answer of a program to choose."""

    id: Number
    move: Annotated[str, Meta(description="One of the legal moves, letter by letter.")]


class QuitMessage(WireMessage, frozen=True):
    """The last message to a program: it shall end, as it shall when its input ends."""


Question = HelloMessage | ChooseMessage | QuitMessage
Answer = ReadyMessage | MoveMessage

_DECODER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def write_question(question: Question) -> bytes:
    """A line for a program."""
    return msgspec.json.encode(question) + b"\n"


def read_answer(line: bytes) -> Answer:
    """What a program has answered.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError: the line is no message.
    """
    return _DECODER.decode(line)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    described = msgspec.json.schema(HelloMessage | ReadyMessage | ChooseMessage | MoveMessage | QuitMessage)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Robots of any game", **described}
