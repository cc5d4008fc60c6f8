"""The emblem of each player: that of a faction or of a virtual opponent.

The Hegemony and Borgo have emblems of their own. The others have that of the faction they are named after, marked as
virtual.
"""

from __future__ import annotations

from typing import Final

from game.rules.state import VIRTUAL, Seat
from game.rules.view import TableView

EMBLEMS: Final = {
    "hegemony": "hegemony",
    "borgo": "borgo",
    "mutants": "virtual_mutants_union",
    "new_york": "virtual_new_york",
    "merchants": "virtual_merchants_guild",
    "appalachian": "virtual_appalachian_federation",
}
"""Kind of virtual opponent -> its emblem."""


def emblem_of(view: TableView, seat: Seat) -> str:
    """The emblem of the player at ``seat``."""
    if seat == VIRTUAL and view.automa:
        return EMBLEMS[view.automa.kind]
    return view.player(seat).faction
