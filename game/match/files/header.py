"""The first line of a match file: what a match is, who plays, and the versions it was written with."""

from __future__ import annotations

import msgspec

from game.cards.catalog import Catalog
from game.kernel.message import decoder
from game.kernel.seats import SeatSetup
from game.rules.game import Game, Options


class Origin(msgspec.Struct, frozen=True):
    """Where a match was played on from: the table after ``step`` decisions of the match in ``file``, which began at
    ``created``. A match that is kept nowhere has no file."""

    file: str
    created: str
    step: int


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a match is: its frame, who plays, and the versions it was written with.

    ``solo`` names the virtual opponent of a solo game, ``origin`` the match from which it was played on.
    """

    format: int
    rules: int
    cards: str
    sets: tuple[str, ...]
    options: Options
    seed: int
    seats: tuple[SeatSetup, ...]
    created: str
    solo: str | None = None
    origin: Origin | None = None

    def game(self, catalog: Catalog) -> Game:
        """The frozen frame of the match."""
        return Game(catalog, self.sets, self.options)


def read_header(line: bytes) -> Header:
    """The first line of a match file, its players `named` so that they can be shown.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError: the line is no header.
    """
    header = _HEADER.decode(line)
    seats = tuple(seat.named(number) for number, seat in enumerate(header.seats, 1))
    return header if seats == header.seats else msgspec.structs.replace(header, seats=seats)


_HEADER: msgspec.json.Decoder[Header] = decoder(Header)
