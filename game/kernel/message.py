"""Typed, tagged values that are written as JSON: commands, events, and the steps that a game still holds in store."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec

from game.kernel.bag import Bag
from game.kernel.seats import SeatName


def short_name(class_name: str) -> str:
    """The name of a class in saved files, which no move of the class changes.

    >>> short_name("TokenMoved")
    'token_moved'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=short_name, omit_defaults=True):
    """A frozen value that writes its own type. Fields with their default are not written.

    A frozen value is part of no reference cycle, so the garbage collector need not track it (``gc=False``). A long
    match keeps very many.

    >>> class CardPicked(Message, frozen=True):
    ...     card: str
    ...     cost: Bag = Bag()
    >>> line = encode([CardPicked("tower", Bag({"wood": 1})), CardPicked("mill")])
    >>> line
    b'[{"type":"card_picked","card":"tower","cost":{"wood":1}},{"type":"card_picked","card":"mill"}]'
    >>> decoder(tuple[CardPicked, ...]).decode(line)[0].cost
    Bag({'wood': 1})
    """


class Step(Message, frozen=True):
    """A step of the agenda: work to do, or a question to a seat."""


class Question(Step, frozen=True):
    """A step that waits for ``seat``. A question ``begins_turn``, or continues one."""

    seat: SeatName
    begins_turn: ClassVar[bool] = False


def _decode_bag(kind: type, value: Any) -> Any:
    if kind is Bag:
        return Bag(value)
    raise NotImplementedError(f"no reader for {kind}")


def encode(message: Any) -> bytes:
    """JSON of a message, or of any structure of messages and plain data."""
    return msgspec.json.encode(message)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A JSON decoder of ``kind``, a type or a union of message types; its `decode` raises msgspec.DecodeError."""
    return msgspec.json.Decoder(kind, dec_hook=_decode_bag)
