"""The discard piles of the players (R42.1)."""

from __future__ import annotations

from typing import Final

from game.ui.places import PileOf
from game.ui.table.play.zooming import top_of
from game.ui.table.words.about import about_pile
from game.ui.table.zone import TableSet, Zone

SCAVENGERS: Final = TableSet(
    has=lambda view: view.own_discards,
    zones=(
        Zone(
            PileOf,
            box=lambda sight, at: sight.layout.pile(at.seat),
            about=lambda sight, at: about_pile(sight, sight.player(at.seat)),
            cards=lambda sight, at: top_of(sight.player(at.seat).discard),
            is_whole=True,
            topic="salvage",
        ),
    ),
)
