"""A person who watches what moves at the table: sits down, and looks at what a decision puts on the stage."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.table.moves.choreography import choreograph
from game.ui.motion.motion import Motion
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.moves.show import Before
from tests.ui.table_person import POSITIONS, SMALL, scene

LONG = 4000
"""Milliseconds after which every motion is over."""

MOVING = Settings(speed="normal", end_of_turn="press")


def sit_down(position: str, settings: Settings = MOVING, seat: str = "A") -> Rehearsal:
    """The table of a position at which the signs of its opening are gone."""
    window = rehearse("table", SMALL, position=POSITIONS / f"{position}.yaml", seat=seat, settings=settings)
    window.wait(LONG)
    return window


def motions_of(window: Rehearsal, *events: AnyEvent) -> Sequence[Motion]:
    """The motions of events that leave the table as it is."""
    sight = scene(window).sight()
    return choreograph(events, Before(sight, None), sight)
