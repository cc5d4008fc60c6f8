"""The kinds of places that sets bring to the table, one module for each set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from game.rules.view import TableView
from game.ui.table.standing import Standing
from game.ui.table.zone import Zone
from game.ui.table.zones import machines, map, modules, piles

T = TypeVar("T", bound=Standing)

_SETS: Final[tuple[tuple[Callable[[TableView], bool], tuple[Zone, ...]], ...]] = (
    (lambda view: view.own_discards, piles.ZONES),
    (lambda view: view.machines is not None, machines.ZONES),
    (lambda view: view.outposts is not None, map.ZONES),
    (lambda view: view.hq is not None, modules.HEADQUARTERS),
    (lambda view: bool(view.borders), modules.BORDERS),
    (lambda view: view.arena is not None, modules.ARENA),
    (lambda view: view.districts is not None, modules.DISTRICTS),
)
"""Whether a table has a set -> its places."""


OVERLAYS: Final = (modules.DRAWER, map.MAP)
"""The panels over the States; what lies in the first hides the others."""


def with_zones(standing: T) -> T:
    """The standing, with the kinds of places that the sets of its game have brought."""
    standing.zones = {zone.kind: zone for has, zones in _SETS if has(standing.view) for zone in zones}
    return standing
