"""The rows of a State as they become higher or lower, because a row is empty no more, or has become empty."""

from __future__ import annotations

import pygame

from game.fiftyfirst.art import state_parts
from game.fiftyfirst.art.atlas import atlas
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.table.draw.lamplight import draw_lamplight
from game.fiftyfirst.table.draw.rows import draw_tray, site_surface
from game.fiftyfirst.table.plan.boards import BoardPlan, RowPlan
from game.fiftyfirst.table.sight import Sight
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.motion import Regroup
from game.ui.theme import Metrics

REGROUP = 250
"""Milliseconds at normal speed."""


def is_regrouped(before: Sight, after: Sight, seat: Seat) -> bool:
    """Whether the rows of a seat, which are shown before and after a decision, have changed their heights."""
    if before.layout.size != after.layout.size or before.layout.own.seat != after.layout.own.seat:
        return False
    old, new = before.layout.board(seat).rows, after.layout.board(seat).rows
    if not old or not new or (old[0].band.x, old[0].band.w) != (new[0].band.x, new[0].band.w):
        return False
    return [row.band for row in old] != [row.band for row in new]


def regrouping(before: Sight, after: Sight, seat: Seat, until: int) -> Regroup:
    """The rows of a seat move to their new heights, with the plates that they had; what is new in them is covered
    ``until`` a time."""
    old, new = before.layout.board(seat), after.layout.board(seat)
    area = _area(old).rect.union(_area(new).rect)
    metrics = Metrics(after.layout.size)
    rows = tuple((was, row, _tray(row, metrics)) for was, row in zip(old.rows, new.rows, strict=True))

    def ground(canvas: Canvas, share: float) -> None:
        canvas.blit(atlas(canvas.size), (0, 0))
        draw_lamplight(canvas, after)
        for was, row, tray in rows:
            _draw_row(canvas, tray, Regroup.place(was.band, row.band, share))
            head = Regroup.place(was.gutter, row.gutter, share)
            _draw_row(canvas, state_parts.gutter_ground(canvas, row.gutter.size, row.name), head)
            state_parts.gutter_signs(canvas, head.rect, row.name, row.defence)

    return Regroup(at=Box(*area), ground=ground, pieces=_plates(before, after, seat), takes=REGROUP, lasts=until)


def _draw_row(canvas: Canvas, picture: pygame.Surface, place: Box) -> None:
    """A tray or a head, stretched quickly: it has no fine lines."""
    canvas.blit(pygame.transform.scale(picture, place.size), place[:2])


def _area(plan: BoardPlan) -> Box:
    first, last = plan.rows[0].band, plan.rows[-1].band
    return Box(first.x, first.y, first.w, last.bottom - first.y).grown(2)


def _tray(row: RowPlan, metrics: Metrics) -> pygame.Surface:
    """The tray of a row alone."""
    canvas = Canvas(pygame.Surface(row.band.size, pygame.SRCALPHA), metrics)
    draw_tray(canvas, row.band._replace(x=0, y=0), row.name, "")
    return canvas.surface


def _plates(before: Sight, after: Sight, seat: Seat) -> tuple[tuple[pygame.Surface, Box, Box], ...]:
    """The plates of a State that were there before, each with its place then and now; one on which another card lies
    now as it was."""
    old, new = before.layout.board(seat), after.layout.board(seat)
    now = {site.id: site for site in after.player(seat).sites}
    found = []
    for site in before.player(seat).sites:
        start, end = old.place(site.id), new.place(site.id)
        if start and end and site.id in now:
            is_same = (site.card, site.ruin) == (now[site.id].card, now[site.id].ruin)
            picture = site_surface(after, now[site.id], end, new) if is_same else site_surface(before, site, start, old)
            found.append((picture, start, end))
    return tuple(found)
