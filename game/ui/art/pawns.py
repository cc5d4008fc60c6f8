"""The emblems of seats in games that have none of their own: pawns in six colours (`assets/icons/pawn_a.svg` ...)."""

from __future__ import annotations

from game.kernel.seats import Seat


def pawn(seat: Seat) -> str:
    """The emblem of a seat.

    >>> pawn("A")
    'pawn_a'
    """
    return f"pawn_{seat.lower()}"
