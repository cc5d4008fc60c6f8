"""Everybody who has a State: the players, and the virtual opponent of a solo game, who is shown like one of them.

It has no hand, goods, Deals or faction (R30.2). Its emblem is that of its kind: the Hegemony and Borgo have their own;
a variant has the emblem of the faction after which it is named, with the mark of the virtual opponent.
"""

from __future__ import annotations

from typing import Final

from game.kernel.bag import EMPTY
from game.rules.state import VIRTUAL, Seat
from game.rules.view import OpponentView, SeatView, TableView

EMBLEMS: Final = {
    "hegemony": "hegemony",
    "borgo": "borgo",
    "mutants": "virtual_mutants_union",
    "new_york": "virtual_new_york",
    "merchants": "virtual_merchants_guild",
    "appalachian": "virtual_appalachian_federation",
}
"""Kind of opponent -> its emblem."""


def owner_of(view: TableView, seat: Seat) -> SeatView:
    """Whoever has a State at ``seat``; of the virtual opponent ``faction`` is the emblem."""
    if seat != VIRTUAL:
        return view.player(seat)
    assert view.opponent is not None, "there is no virtual opponent"
    return _as_seat(view.opponent)


def owners_of(view: TableView) -> tuple[SeatView, ...]:
    """All who have a State, the virtual opponent last."""
    return (*view.players, _as_seat(view.opponent)) if view.opponent else view.players


def _as_seat(opponent: OpponentView) -> SeatView:
    return SeatView(
        seat=VIRTUAL,
        faction=EMBLEMS[opponent.kind],
        vp=opponent.vp,
        goods=EMPTY,
        hand=None,
        hand_size=0,
        connections=None,
        connection_count=0,
        sites=opponent.sites,
        deals=(),
        used=(),
        passed=opponent.passed,
        chosen=True,
    )


def emblem_of(view: TableView, seat: Seat) -> str:
    """The icon of whoever is at ``seat``."""
    return owner_of(view, seat).faction
