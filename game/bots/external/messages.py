"""The messages of the protocol, each a line of JSON (`docs/robot-protocol.md`)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

PROTOCOL: Final = 1
"""The version of the protocol."""

GAME: Final = "51st State"


class Told(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message; its type is the name of its class in small letters."""


class Hello(Told, frozen=True):
    """The first message to a program.

    Attributes:
        protocol: The version of the protocol.
        game: The name of the game.
        sets: The sets of cards in play.
        players: The number of players; a virtual opponent is none.
        seat: The seat of the program, A to D.
        solo: The virtual opponent of a solo game.
        seed: For random choices, so that games can be repeated.
    """

    protocol: int
    game: str
    sets: tuple[str, ...]
    players: int
    seat: str
    solo: str | None
    seed: str


class Ready(Told, frozen=True):
    """The answer to hello.

    Attributes:
        protocol: The version of the protocol that the program speaks.
        name: The name of the program.
        sets: All sets of cards that it knows.
        version: The version of the program.
    """

    protocol: int
    name: str
    sets: tuple[str, ...]
    version: str = ""


class Choose(Told, frozen=True):
    """A decision that the seat of the program has to make.

    Attributes:
        id: The number of the question.
        position: What the seat knows (`game.rules.position.known`).
        moves: The legal moves, at least one, all different.
        nodes: How many positions it should look at, at most: a wish.
    """

    id: int
    position: dict[str, Any]
    moves: tuple[str, ...]
    nodes: int


class Move(Told, frozen=True):
    """The answer to choose.

    Attributes:
        id: The number of the question.
        move: One of its moves.
    """

    id: int
    move: str


class Quit(Told, frozen=True):
    """The last message: the program shall end. So it shall when its input ends."""


Question = Hello | Choose | Quit
Answer = Ready | Move

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
    described = msgspec.json.schema(Hello | Ready | Choose | Move | Quit)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"Robots of {GAME}", **described}
