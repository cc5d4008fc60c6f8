"""The sets and tiles that have something of their own in recorded matches and scenarios: one row each, in the order in
which differences are told."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.match.part import MatchPart
from game.fiftyfirst.match.sets import arena, borders, districts, headquarters, moloch, no_mans_land, scavengers

PARTS: Final[tuple[MatchPart, ...]] = (
    scavengers.PART,
    moloch.PART,
    no_mans_land.PART,
    headquarters.PART,
    borders.PART,
    arena.PART,
    districts.PART,
)
