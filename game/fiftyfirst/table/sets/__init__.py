"""What the base game and the sets bring to the table: a room for each."""

from __future__ import annotations

from typing import Final, TypeVar

from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table.draw.panels import PANELS
from game.fiftyfirst.table.draw.picture import DRAWING
from game.fiftyfirst.table.sets.arena import ARENA
from game.fiftyfirst.table.sets.base import BASE
from game.fiftyfirst.table.sets.borders import BORDERS
from game.fiftyfirst.table.sets.districts import DISTRICTS
from game.fiftyfirst.table.sets.headquarters import HEADQUARTERS
from game.fiftyfirst.table.sets.moloch.zones import MOLOCH
from game.fiftyfirst.table.sets.no_mans_land.zones import NO_MANS_LAND
from game.fiftyfirst.table.sets.scavengers import SCAVENGERS
from game.fiftyfirst.table.sight import Standing
from game.fiftyfirst.table.words.tips import TELLING
from game.fiftyfirst.table.zone import TableSet

T = TypeVar("T", bound=Standing)

SETS: Final[tuple[TableSet, ...]] = (BASE, SCAVENGERS, NO_MANS_LAND, HEADQUARTERS, BORDERS, ARENA, DISTRICTS, MOLOCH)
"""In the order in which what they offer for one thing is listed: the base game first, Machines last."""

COLOURS: Final = {verb: colour for one in reversed(SETS) for verb, colour in one.colours.items()}
"""Verb of targets -> their colour, in every game."""

TILE_QUESTIONS: Final = {kind: row for one in SETS for kind, row in one.tile_questions.items()}
"""Question of the Cleanup phase that asks for a good beside a tile -> its row."""


def sets_of(view: TableView) -> tuple[TableSet, ...]:
    """The sets of a game."""
    return tuple(one for one in SETS if one.has(view))


def with_sets(standing: T) -> T:
    """The standing, with what the sets of its game have brought."""
    standing.all_sets = SETS
    standing.sets = sets_of(standing.view)
    standing.zones = {zone.kind: zone for one in standing.sets for zone in one.zones}
    standing.overlays = tuple(overlay for one in reversed(standing.sets) for overlay in one.overlays)
    standing.colours, standing.panels = COLOURS, PANELS
    standing.drawing, standing.telling = DRAWING, TELLING
    return standing
