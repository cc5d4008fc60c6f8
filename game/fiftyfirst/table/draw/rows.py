"""Draws the three rows of a State: gutters, Location plates, Ruins, and what lies on them; and the fronts of the
player's own Ruins while one of them is to be chosen: only their owner sees them (R20.5)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.art import state_parts
from game.fiftyfirst.art.colours import TYPE_COLOURS
from game.fiftyfirst.art.plates import (
    PlateMarks,
    TitledPlate,
    common_title_size,
    is_poster,
    location_plate,
    need_lines,
    ruin_plate,
)
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.rules.state import Site
from game.fiftyfirst.table.plan.boards import BoardPlan, RowPlan
from game.fiftyfirst.table.play.choices import shown_fronts
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import Gutter, SiteAt
from game.fiftyfirst.wording.wording import Wording
from game.ui.art import chrome
from game.ui.art.shapes import hollow
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.table.play.modes import Rest
from game.ui.table.standing import ANSWER
from game.ui.theme import ICON_FLOOR, PanelStyle
from game.ui.widgets.button import record_hit

_DEPTH = 9
"""In u: width of the shadow inside the tray of a row."""


def draw_rows(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw all rows of one seat."""
    sites = {site.id: site for site in sight.player(plan.seat).sites}
    for row in plan.rows:
        draw_tray(canvas, row.band, row.name, f"row {plan.seat} {row.name}")
        state_parts.gutter(canvas, row.gutter.rect, row.name, row.defence)
        record_hit(canvas, row.gutter.rect, Gutter(row.name))
        for number, box in row.places.items():
            draw_site(canvas, sight, sites[number], box, plan)
            canvas.hit(box.rect, SiteAt(number))


def draw_tray(canvas: Canvas, band: Box, row: str, name: str) -> None:
    """The tray in which the plates of a row lie; in high contrast an edge in the colour of the row."""
    if is_high_contrast():
        edge = TYPE_COLOURS[row]
    else:
        edge = None
        canvas.blit(hollow(band.size, canvas.px(8), max(2, canvas.px(_DEPTH))), band[:2])
    canvas.panel(band.rect, PanelStyle(None, edge, radius=8, edge_width=1), name)


def draw_site(
    canvas: Canvas, sight: Sight, site: Site, box: Box, plan: BoardPlan | None = None, whole: bool = False
) -> None:
    """Draw one plate with its shadow, as it lies in the State of ``plan``, or ``whole`` on top of the others."""
    chrome.drop_shadow(canvas, box.rect, 4, 10)
    canvas.image(site_surface(sight, site, box, plan, whole), box[:2], site.card)


def draw_raised(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw over a resting State, where plates cover each other, the one that is raised, and at rest its neighbours,
    which move aside. All can still be pointed at where they rest, so that nothing flickers."""
    sites = {site.id: site for site in sight.player(plan.seat).sites}
    moves_aside = isinstance(sight.mode, Rest) and sight.standing.turn != ANSWER
    for row in plan.rows:
        if not row.overlapping or sight.raised.keys().isdisjoint(row.places):
            continue
        boxes = row.spread(sight.raised)
        *_, top = boxes
        with canvas.clipped(row.band.rect):
            for number, box in boxes.items():
                if moves_aside or number == top:
                    draw_site(canvas, sight, sites[number], box, plan, whole=number == top)


def site_surface(
    sight: Sight, site: Site, box: Box, plan: BoardPlan | None = None, whole: bool = False
) -> pygame.Surface:
    """The plate of a Site in the size of ``box``.

    In a State, of ``plan`` or on the table, its title is as large as those of the others in its row, and everything
    stands in its visible part, unless it is drawn ``whole``.
    """
    plans = (plan,) if plan else (sight.layout.own, sight.layout.opponent)
    known = next((known for known in plans if (place := known.place(site.id)) and place.size == box.size), plan)
    row = row_at(known, site.id) if known else None
    seen = row.uncovered[site.id].w if row and not whole else 0
    location = sight.location(site.card)
    if site.ruin or location is None:
        return ruin_plate(box.size, sight.wording, seen, site.goods + site.stored)
    is_own = sight.layout.own.place(site.id) is not None
    is_far = sight.standing.view.automa is not None and is_own
    marks = _marks(site, location, is_far, known is not None and row is not None and _need_lines(sight, known, row))
    words, layout = sight.wording, sight.layout
    px = title_size(row, sight.player(known.seat).sites, words, layout.title_px) if known and row else 0
    return location_plate(location, box.size, marks, words, layout.card_text, seen, px)


def _marks(site: Site, location: Location, is_far: bool = False, in_lines: bool = False) -> PlateMarks:
    return PlateMarks(
        used=site.used,
        marks=site.marks,
        worker=site.worker,
        shield=site.shield,
        goods=site.goods + site.stored,
        spent=bool(location.building_bonus),
        blocked=site.blocked,
        far=is_far,
        in_lines=in_lines,
    )


def _need_lines(sight: Sight, plan: BoardPlan, row: RowPlan) -> bool:
    """Whether the effects of actions in a row stand on two lines."""
    sites = {site.id: site for site in sight.player(plan.seat).sites if not site.ruin and site.id in row.places}
    found = ((sight.location(site.card), row.places[id].size, row.uncovered[id].w) for id, site in sites.items())
    return need_lines(tuple((card, size, seen) for card, size, seen in found if card is not None))


def title_size(row: RowPlan, sites: Sequence[Site], words: Wording, most: int) -> int:
    """The size in pixels, up to ``most``, that the titles of a row of a State share."""
    plates = []
    for site in sites:
        location = None if site.ruin or site.drawn else words.catalog.locations.get(site.card)
        if location and site.id in row.places:
            marks, seen = _marks(site, location), row.uncovered[site.id].w
            size, has_sign = row.places[site.id].size, bool(marks.sign)
            plates.append(TitledPlate(site.card, size, seen, has_sign, is_poster(location, marks)))
    return common_title_size(tuple(plates), words, most)


def row_at(plan: BoardPlan, number: int) -> RowPlan | None:
    """The row of a Site; None if it is not on this board."""
    return next((row for row in plan.rows if number in row.places), None)


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
    for row in plan.rows:
        px = title_size(row, sight.standing.me.sites, sight.wording, sight.layout.title_px)
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
