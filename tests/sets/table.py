"""The table of sets: all tests of `tests/conformance` run over its rows. A new set brings a module and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.sets import allies, base_game, headquarters, modules, moloch, no_mans_land, promos, scavengers, winter
from tests.sets.row import Case

ROWS: Final = (
    base_game.ROW,
    promos.ROW,
    winter.ROW,
    scavengers.ROW,
    allies.ROW,
    moloch.ROW,
    no_mans_land.ROW,
    headquarters.ROW,
    modules.ROW,
)

CASES: Final[Mapping[str, Case]] = {f"{row.name}: {name}": case for row in ROWS for name, case in row.cases.items()}
"""Every question of every set, by the name of the test with it."""

TURNS: Final[Mapping[str, Case]] = {f"{row.name}: {name}": case for row in ROWS for name, case in row.turns.items()}
"""Turns in which a set has much to do."""
