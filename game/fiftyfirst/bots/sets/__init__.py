"""What sets and tiles mean to robots: one row each, in the order of their features."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.bots.facts import BROUGHT
from game.fiftyfirst.bots.part import RobotPart
from game.fiftyfirst.bots.sets import arena, borders, districts, headquarters, moloch, no_mans_land, scavengers

PARTS: Final[tuple[RobotPart, ...]] = (
    scavengers.PART,
    moloch.PART,
    no_mans_land.PART,
    headquarters.PART,
    borders.PART,
    arena.PART,
    districts.PART,
)

for _part in PARTS:
    BROUGHT.update(_part.brought)
