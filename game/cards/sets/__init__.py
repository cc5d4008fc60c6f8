"""The sets and tiles that have something printed beside Locations: one row each, as they stand on a shelf."""

from __future__ import annotations

from typing import Final

from game.cards.part import PrintedPart
from game.cards.sets import arena, borders, districts, headquarters, moloch, no_mans_land

PARTS: Final[tuple[PrintedPart, ...]] = (
    moloch.PART,
    no_mans_land.PART,
    headquarters.PART,
    borders.PART,
    arena.PART,
    districts.PART,
)
