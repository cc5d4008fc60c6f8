"""What is seen on a drawing, and what is wrong with it, from its marks alone."""

from __future__ import annotations

from game.ui.art.ornaments import Drawing
from game.ui.theme import FLOOR, ICON_FLOOR


def faults(drawing: Drawing, *, may_leave: bool = False) -> list[str]:
    """What leaves the drawing, if it may not, or is too small."""
    face = drawing.surface.get_rect().inflate(2, 2)
    return [
        f"{mark.kind} {mark.name} {tuple(mark.rect)}"
        for mark in drawing.marks
        if not (may_leave or face.contains(mark.rect))
        or (mark.kind == "icon" and mark.px < ICON_FLOOR)
        or (mark.kind == "text" and mark.px < FLOOR)
    ]


def icons(drawing: Drawing) -> list[str]:
    return [mark.name for mark in drawing.marks if mark.kind == "icon"]


def texts(drawing: Drawing) -> list[str]:
    return [mark.name for mark in drawing.marks if mark.kind == "text"]
