"""The emblem of each player: a faction's, or that of the virtual opponent.

The Hegemony and Borgo have emblems of their own; a variant has the emblem of the faction after which it is named, with
the mark of the virtual opponent.
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
    """The icon of whoever sits at ``seat``."""
    if seat == VIRTUAL and view.automa:
        return EMBLEMS[view.automa.kind]
    return view.player(seat).faction
