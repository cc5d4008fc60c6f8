"""The header, the first line of a match file: sets, options, seed, players, versions."""

from __future__ import annotations

from typing import Any

import msgspec

from game.kernel.message import decoder
from game.kernel.seats import SeatSetup


class Origin(msgspec.Struct, frozen=True):
    """The match that another was played on from: after ``step`` decisions of the match in ``file``, which began at
    ``created``. ``file`` is empty if that match was not saved."""

    file: str
    created: str
    step: int


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The sets, options, seed and players of a match, and the versions it was written with.

    ``format`` and ``rules`` are versions, ``cards`` is the digest of the card data. ``options`` are the variants as
    they stand in the file, whose game knows what they mean. ``solo`` is the virtual opponent of
    a solo game, ``origin`` the match it was played on from.
    """

    format: int
    rules: int
    cards: str
    sets: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    seats: tuple[SeatSetup, ...]
    created: str
    solo: str | None = None
    origin: Origin | None = None

    @property
    def factions(self) -> tuple[str, ...]:
        """The factions of the seats."""
        return tuple(seat.faction for seat in self.seats if seat.faction)


def read_header(line: bytes) -> Header:
    """Read the first line of a match file; players get names that can be shown (`SeatSetup.named`).

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError: the line is no header.
    """
    header = _HEADER.decode(line)
    seats = tuple(seat.named(number) for number, seat in enumerate(header.seats, 1))
    return header if seats == header.seats else msgspec.structs.replace(header, seats=seats)


_HEADER: msgspec.json.Decoder[Header] = decoder(Header)
