"""The position as one seat knows it, for programs that play."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from game.kernel.seats import Seat
from game.metro2033.rules.names import names_of
from game.metro2033.rules.position.pending import write_pending
from game.metro2033.rules.position.values import Data
from game.metro2033.rules.position.writing import write_table
from game.metro2033.rules.state import HIDDEN, Metro, MetroState
from game.metro2033.rules.view import view

_DECKS: Final = ("threats", "equipment", "quests", "laws")
_UNTOLD: Final = ("seed", "chance", "market_only")
"""Keys that tell of chance, or are only for reading a position."""


def known_position(metro: Metro, state: MetroState, seat: Seat) -> Data:
    """What ``seat`` knows of a position: its view in words.

    It has the keys of a position (`game.metro2033.rules.position`). A deck names only the top cards that the seat
    knows, and ``threats_size``, ``equipment_size``, ``quests_size`` and ``laws_size`` tell how many there are in all.
    Wherever else a card lies that the seat does not know, `HIDDEN` stands for it. What is ``pending`` is always told,
    the open question first.
    """
    seen = view(metro, state, seat)
    decks: dict[str, tuple[str, ...]] = {deck: getattr(seen, deck) for deck in _DECKS}
    known = {deck: tuple(card for card in cards if card != HIDDEN) for deck, cards in decks.items()}
    data = write_table(metro, replace(seen, **known))
    data = {key: value for key, value in data.items() if key not in _UNTOLD}
    data |= {f"{deck}_size": len(cards) for deck, cards in decks.items()}
    return data | {"pending": write_pending(names_of(metro.cards), seen)}
