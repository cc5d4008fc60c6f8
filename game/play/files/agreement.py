"""Checks of a header that hold for every game: nothing in it is too long or too large."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS
from game.kernel.text import legible
from game.play.files.header import Header

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
