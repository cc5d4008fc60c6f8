"""What is written to a journal: commands, events and pending steps, as typed, tagged values."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from game.kernel.bag import Bag


def short_name(class_name: str) -> str:
    """``LocationRazed`` -> ``location_razed``: the name in saved files, never an import path."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=short_name, omit_defaults=True):
    """A frozen value that names its own type when written.

    What never changes can never lead back to itself: the collector of circular garbage need not look at it (``gc``),
    nor at the other values of a game, of which a long match keeps very many.
    """


def _decode_bag(kind: type, value: Any) -> Any:
    if kind is Bag:
        return Bag(value)
    raise NotImplementedError(f"no reader for {kind}")


def encode(message: Any) -> bytes:
    """A message, or anything made of messages and plain data, as JSON."""
    return msgspec.json.encode(message)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A reader of JSON for ``kind``, a type or a union of message types; raises msgspec.DecodeError."""
    return msgspec.json.Decoder(kind, dec_hook=_decode_bag)
