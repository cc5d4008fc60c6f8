"""The sets and tiles that have something printed beside Locations, or verbs of their own: one row each, as they stand
on a shelf."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.cards.card_reader import PrintedPart
from game.fiftyfirst.cards.sets import arena, borders, districts, headquarters, moloch, no_mans_land, scavengers
from game.fiftyfirst.cards.verbs import READINGS

PARTS: Final[tuple[PrintedPart, ...]] = (
    scavengers.PART,
    moloch.PART,
    no_mans_land.PART,
    headquarters.PART,
    borders.PART,
    arena.PART,
    districts.PART,
)

for _part in PARTS:
    READINGS.update(_part.verbs)
