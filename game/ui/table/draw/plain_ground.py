"""A table whose places lie where its game puts them (`game.ui.table.plan.plain`): its ground, and its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label, label_kind
from game.ui.table.draw.lamplight import draw_lit_frame
from game.ui.table.draw.prompt import draw_menu_buttons
from game.ui.table.draw.shape_rings import fill_shape
from game.ui.table.zone import Kind, Zone
from game.ui.theme import BODY, PAPER, PLAIN, SECONDARY, TABLE, PanelStyle


def plain_zone(kind: Kind, about: Callable[[Any, Any], str], style: PanelStyle = PLAIN, **rows: Any) -> Zone:
    """The row of a kind of places that are panels of a ``style``, each in its shape. ``about`` tells what lies there,
    also in the prompt about what is taken from there."""

    def draw(canvas: Canvas, sight: Any, label: Any, box: Box) -> None:
        if shape := sight.layout.shapes.get(label):
            fill_shape(canvas, shape, style.fill or TABLE)
        else:
            canvas.panel(box.rect, style, label)

    def offered(sight: Any) -> Iterable[tuple[Label, Box]]:
        return ((label, box) for label, box in sight.layout.places.items() if label_kind(label) == kind)

    found = Zone(kind)._replace(
        draw=draw,
        shape=lambda sight, label: sight.layout.shapes.get(label),
        about=lambda sight, label: (about(sight, label),),
        **rows,
    )
    held = found.held or (lambda sight, label: (about(sight, label), found.drop(sight, label)))
    return found._replace(held=held, offered=offered if found.is_begun else found.offered)


def draw_plain_ground(canvas: Canvas, sight: Any) -> None:
    """Draw the menu, the plates of the seats, the side column, and each place as its row says."""
    layout = sight.layout
    canvas.fill(canvas.rect, TABLE)
    draw_menu_buttons(canvas, layout.menu)
    canvas.panel(layout.side.panel.rect, PLAIN, "sidebar")
    vp = sight.standing.match.status.vp
    for seat, box in layout.seats.items():
        _draw_plate(canvas, box, sight.emblem(seat), f"{sight.name(seat)} · {vp[seat]}")
    for label, box in layout.places.items():
        sight.zone(label).draw(canvas, sight, label, box)
        canvas.hit(layout.shapes.get(label) or box.rect, label)
    if sight.standing.mover:
        draw_lit_frame(canvas, sight.standing.mover, layout.lit_place(sight.standing.mover))


def _draw_plate(canvas: Canvas, box: Box, emblem: str, words: str) -> None:
    """Draw the emblem of a seat, and who plays there with how many VP."""
    with canvas.within(box.rect):
        canvas.panel(box.rect, SECONDARY, f"plate {emblem}")
        shown = canvas.icon(emblem, (box.x + box.h // 2, box.center[1]), round(box.h * 0.8))
        room = pygame.Rect(shown.right + 4, box.y, box.right - shown.right - 8, box.h)
        canvas.text(words, room, "strong", BODY, PAPER)
