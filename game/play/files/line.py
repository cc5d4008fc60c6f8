"""The lines of a match file: the header, with the checks of it that hold for every game, and those after it.

The header has the game, its options, seed, players and versions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic

import msgspec

from game.kernel.message import decoder, encode
from game.kernel.refusal import Unreadable
from game.kernel.rules import CommandT, EventT
from game.kernel.seats import HUMAN, Seat, SeatSetup
from game.kernel.text import legible
from game.play.files import field_names

FIRST_GAME: Final = "fiftyfirst"
"""The game of the matches whose files name none: there was no other when they were written."""


class Origin(msgspec.Struct, frozen=True):
    """The match that another was played on from: after ``step`` decisions of the match in ``file``, which began at
    ``created``. ``file`` is empty if that match was not saved."""

    file: str
    created: str
    step: int


class Header(msgspec.Struct, frozen=True):
    """What a match was begun with: its game, options, seed and players, and the versions it was written with.

    ``format`` and ``rules`` are versions, ``content`` is the digest of the cards, or of what else the game is printed
    on. ``options`` is all that was chosen, as it stands in the file; the game knows what it means. ``origin`` is the
    match it was played on from.
    """

    format: int
    rules: int
    content: str
    options: dict[str, Any]
    seed: int
    seats: tuple[SeatSetup, ...]
    created: str
    origin: Origin | None = None
    game: str = FIRST_GAME

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles of the seats, as far as they have some."""
        return tuple(seat.role for seat in self.seats if seat.role)


class _WrittenSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it stands in a file."""

    name: str
    player: str = HUMAN
    role: str | None = msgspec.field(default=None, name=field_names.ROLE)


class _WrittenHeader(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A header as it stands in a file. Two options have fields of their own since before there were others."""

    game: str = FIRST_GAME
    format: int
    rules: int
    cards: str
    sets: tuple[str, ...] | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name=field_names.SETS)
    options: dict[str, Any]
    seed: int
    seats: tuple[_WrittenSeat, ...]
    created: str
    opponent: str | None = msgspec.field(default=None, name=field_names.OPPONENT)
    origin: Origin | None = None


def read_header(line: bytes) -> Header:
    """Read the first line of a match file; players get names that can be shown (`SeatSetup.named`).

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError: the line is no header.
    """
    written = _HEADER.decode(line)
    apart = dict(zip(field_names.OPTIONS, (written.sets, written.opponent), strict=True))
    if written.options.keys() & apart:
        raise msgspec.ValidationError(f"expected no option called {' or '.join(apart)}")
    seats = (SeatSetup(seat.name, seat.player, seat.role) for seat in written.seats)
    return Header(
        format=written.format,
        rules=written.rules,
        content=written.cards,
        options={name: value for name, value in apart.items() if value not in (None, msgspec.UNSET)} | written.options,
        seed=written.seed,
        seats=tuple(seat.named(number) for number, seat in enumerate(seats, 1)),
        created=written.created,
        origin=written.origin,
        game=written.game,
    )


_HEADER: msgspec.json.Decoder[_WrittenHeader] = decoder(_WrittenHeader)


def _written(header: Header) -> _WrittenHeader:
    options = dict(header.options)
    sets, opponent = options.pop(field_names.SETS, msgspec.UNSET), options.pop(field_names.OPPONENT, None)
    return _WrittenHeader(
        game=header.game,
        format=header.format,
        rules=header.rules,
        cards=header.content,
        sets=sets,
        options=options,
        seed=header.seed,
        seats=tuple(_WrittenSeat(seat.name, seat.player, seat.role) for seat in header.seats),
        created=header.created,
        opponent=opponent,
        origin=header.origin,
    )


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
    return encode(_written(value) if isinstance(value, Header) else value) + b"\n"


LONGEST_ID: Final = 60
"""Maximum characters of the id of a game, bot, role, option or value, and of a date."""
LONGEST_FILE: Final = 255
"""Maximum characters of a file name."""
MOST_VALUES: Final = 100
"""Maximum values of an option that has several."""
LARGEST_SEED: Final = 10**30
"""Seeds are between minus this and this, exclusive."""
_LONGEST_REASON: Final = 200
"""Maximum characters of a library's message."""


def reason_of(error: Exception) -> str:
    """The message of a library's error, on one line of limited length."""
    return legible(str(error), _LONGEST_REASON)


def check_sizes(header: Header, seats: range) -> None:
    """Check that there are as many ``seats`` as the game may have, and that ids and numbers are not too long.

    Names of players are not checked here.

    Raises:
        Unreadable: without a place.
    """
    if too_long := next((name for name in _ids(header) if len(name) > LONGEST_ID), None):
        raise Unreadable(f"expected at most {LONGEST_ID} characters, not {quoted(too_long)}")
    if len(header.seats) not in seats:
        raise Unreadable(f"expected {seats[0]} to {seats[-1]} seats")
    for name, values in header.options.items():
        if isinstance(values, tuple | list) and len(values) > MOST_VALUES:
            raise Unreadable(f"expected at most {MOST_VALUES} {legible(name, LONGEST_ID)}")
    if header.origin and (len(header.origin.file) > LONGEST_FILE or not 0 <= header.origin.step < LARGEST_SEED):
        raise Unreadable("expected the file and the step of another match as its origin")
    if not -LARGEST_SEED < header.seed < LARGEST_SEED:
        raise Unreadable("expected a seed of at most 30 digits")


def _ids(header: Header) -> Iterator[str]:
    yield from (header.game, header.content, header.created)
    for name in field_names.OPTIONS:
        yield from _texts(header.options.get(name))
    for seat in header.seats:
        yield from (seat.player, seat.role or "")
    if header.origin:
        yield header.origin.created


def _texts(value: object) -> Iterator[str]:
    """An option's value, or each of its values, as far as they are texts."""
    values = value if isinstance(value, tuple | list) else (value,)
    return (one for one in values if isinstance(one, str))


def is_id(text: str) -> bool:
    """Whether a text can be the id of a set, bot, role, opponent, option or value."""
    return 0 < len(text) <= LONGEST_ID


def quoted(text: str) -> str:
    """A text of a file in a sentence, not longer than an id may be."""
    return repr(legible(text, LONGEST_ID))
