"""The lines of a match file after its header."""

from __future__ import annotations

from typing import Any, Generic

import msgspec

from game.kernel.message import encode
from game.kernel.rules import CommandT, EventT
from game.kernel.seats import Seat
from game.play.files.header import Header


class Line(msgspec.Struct, Generic[CommandT, EventT], frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry with its number ``n``, a move of the head, a ``player`` who takes a ``seat``, or the format of what
    follows."""

    n: int | None = None
    decision: CommandT | None = None
    events: tuple[EventT, ...] = ()
    hash: str = ""
    undo_to: int | None = None
    redo_to: int | None = None
    seat: Seat | None = None
    player: str | None = None
    format: int | None = None


def write_line(value: Header | Line[Any, Any]) -> bytes:
    """One line of a match file."""
    return encode(value) + b"\n"
