"""Draws the fronts of the player's own Ruins while one of them is to be chosen: only their owner sees them (R20.5)."""

from __future__ import annotations

import pygame

from game.rules.state import Site
from game.ui.art.plates import PlateMarks, location_plate
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table.draw.rows import site_surface, title_size
from game.ui.table.play.choices import shown_fronts
from game.ui.table.sight import Sight
from game.ui.theme import ICON_FLOOR

_SIGN = 0.26
"""Size of the sign of a Ruin on the front, as a share of its height."""


def draw_fronts(canvas: Canvas, sight: Sight) -> None:
    """Draw over the resting table the fronts of the Ruins of which one is to be chosen, each with the sign of a Ruin.

    Their owner may look at them at any time (R21.1).
    """
    fronts = shown_fronts(sight.standing, sight.mode)
    if not fronts:
        return
    plan, sites = sight.layout.own, {site.id: site for site in sight.standing.me.sites}
    px = title_size(plan, sight.standing.me.sites, sight.wording, sight.layout.card_text)
    for row in plan.rows:
        for number, box in row.parts(sight.raised).items():
            if number in fronts:
                canvas.image(front_of(sight, sites[number], box, px), box[:2], sites[number].card)
                sign = max(ICON_FLOOR + 4, round(box.h * _SIGN))
                canvas.icon("ruin", (box.x + sign * 0.6, box.bottom - sign * 0.6), sign)


def front_of(sight: Sight, site: Site, box: Box, px: int = 0) -> pygame.Surface:
    """The front of an own Ruin in the size of ``box``, with the goods on it; its title is set in ``px``, or as large as
    fits."""
    location = sight.location(site.card)
    if location is None:
        return site_surface(sight, site, box)
    marks = PlateMarks(goods=site.goods)
    return location_plate(location, box.size, marks, sight.wording, sight.layout.card_text, 0, px)
