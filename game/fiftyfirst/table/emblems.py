"""The emblem of each player."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.view import TableView
from game.kernel.seats import Seat

MARK: Final = "virtual_"
"""Begins the name of an emblem with the mark."""

EMBLEMS: Final = {
    "hegemony": "hegemony", "borgo": "borgo", "mutants": "virtual_mutants_union", "new_york": "virtual_new_york",
    "merchants": "virtual_merchants_guild", "appalachian": "virtual_appalachian_federation",
}  # fmt: skip
"""Kind of virtual opponent -> its emblem."""


def emblem_of(view: TableView, seat: Seat) -> str:
    """The emblem of the player at ``seat``."""
    if seat == VIRTUAL and view.automa:
        emblem = EMBLEMS[view.automa.kind]
        is_taken = any(player.faction == emblem for player in view.players)
        return f"{MARK}{emblem}" if is_taken else emblem
    return view.player(seat).faction
