"""The lines of a match file: the header, with the checks of it that hold for every game, and those after it.

The header has sets, options, seed, players and versions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic

import msgspec

from game.kernel.message import decoder, encode
from game.kernel.refusal import Unreadable
from game.kernel.rules import CommandT, EventT
from game.kernel.seats import SEATS, Seat, SeatSetup
from game.kernel.text import legible


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


LONGEST_ID: Final = 60
"""Maximum characters of the id of a set, bot, faction, opponent, option or value, and of a date."""
LONGEST_FILE: Final = 255
"""Maximum characters of a file name."""
MOST_SETS: Final = 100
"""Maximum sets of cards in a match."""
LARGEST_SEED: Final = 10**30
"""Seeds are between minus this and this, exclusive."""
_LONGEST_REASON: Final = 200
"""Maximum characters of a library's message."""


def reason_of(error: Exception) -> str:
    """The message of a library's error, on one line of limited length."""
    return legible(str(error), _LONGEST_REASON)


def check_sizes(header: Header) -> None:
    """Check that there are players, and that ids and numbers are not too long.

    Names of players are not checked here.

    Raises:
        Unreadable: without a place.
    """
    if too_long := next((name for name in _ids(header) if len(name) > LONGEST_ID), None):
        raise Unreadable(f"expected at most {LONGEST_ID} characters, not {quoted(too_long)}")
    if not 1 <= len(header.seats) <= len(SEATS):
        raise Unreadable(f"expected one to {len(SEATS)} seats")
    if len(header.sets) > MOST_SETS:
        raise Unreadable(f"expected at most {MOST_SETS} sets")
    if header.origin and (len(header.origin.file) > LONGEST_FILE or not 0 <= header.origin.step < LARGEST_SEED):
        raise Unreadable("expected the file and the step of another match as its origin")
    if not -LARGEST_SEED < header.seed < LARGEST_SEED:
        raise Unreadable("expected a seed of at most 30 digits")


def _ids(header: Header) -> Iterator[str]:
    yield from (header.cards, header.created, *header.sets)
    yield header.solo or ""
    for seat in header.seats:
        yield from (seat.player, seat.faction or "")
    if header.origin:
        yield header.origin.created


def is_id(text: str) -> bool:
    """Whether a text can be the id of a set, bot, faction, opponent, option or value."""
    return 0 < len(text) <= LONGEST_ID


def quoted(text: str) -> str:
    """A text of a file in a sentence, not longer than an id may be."""
    return repr(legible(text, LONGEST_ID))
