"""The emblem of each player: the badge of the faction."""

from __future__ import annotations

from typing import Final

from game.kernel.seats import NOBODY, Seat
from game.metro2033.rules.state import MetroState
from game.play.match import AnyMatch, WatchedMatch
from game.ui.art.pawns import pawn

_MARK: Final = "metro2033/faction_"
"""Begins the name of the icon with the badge of a faction."""


def emblem_of_faction(faction: str) -> str:
    """The badge of a faction, in its colour and with its emblem.

    >>> emblem_of_faction("red")
    'metro2033/faction_red'
    """
    return f"{_MARK}{faction}"


def faction_of(emblem: str) -> str:
    """The faction with this badge; of any other emblem, its name."""
    return emblem.removeprefix(_MARK)


def emblem_of(view: MetroState, seat: Seat) -> str:
    """The emblem of the player at ``seat``: a pawn until there is a faction."""
    faction = view.player(seat).faction
    return emblem_of_faction(faction) if faction else pawn(seat)


def emblem_in(match: AnyMatch, seat: Seat) -> str:
    """The same in a match; in one that is watched, that of the faction which is taken later."""
    return emblem_of(match.view(NOBODY, match.last if isinstance(match, WatchedMatch) else None), seat)
