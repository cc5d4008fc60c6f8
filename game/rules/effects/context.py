"""For whom and from where an effect works."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.events import Source
from game.rules.state import Seat


class Context(NamedTuple):
    """``seat`` acts and gains; ``site`` in the State of ``owner`` is the card; categories are counted there."""

    seat: Seat
    owner: Seat
    site: int
    source: Source
    cards_paid: int = 0
    """Deck cards that the cost puts onto the discard pile."""
