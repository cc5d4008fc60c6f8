"""Draws light on the table: a lamp over the State of the player to move, moonlight over the other one."""

from __future__ import annotations

from game.fiftyfirst.table.plan.boards import all_rows, lit_place
from game.fiftyfirst.table.sight import Sight
from game.ui.canvas import Canvas
from game.ui.table.draw.lamplight import draw_light, draw_lit_frame

_MARGIN = 10
"""From the active State to the outside of its halo, in u."""


def draw_lamplight(canvas: Canvas, sight: Sight) -> None:
    """Draw the light below everything on the table, and the frame of the active State; in high contrast the frame
    alone."""
    mover = sight.standing.mover
    for plan in (sight.layout.own, *sight.layout.opponents):
        if plan.rows:
            draw_light(canvas, all_rows(plan) if plan.is_tab else lit_place(plan), plan.seat == mover)
        if plan.seat == mover:
            draw_lit_frame(canvas, plan.seat, lit_place(plan).grown(canvas.px(_MARGIN)))
