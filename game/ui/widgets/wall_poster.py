"""A poster of a leader, as it hangs on a wall: on paper, with a title in the sky."""

from __future__ import annotations

import pygame

from game.ui.art.chrome import drop_shadow
from game.ui.art.lettering import block_height, fit
from game.ui.art.portraits import has_portrait, poster
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, HEADING, INK, POSTER, SHEET, SHEET_LINE

_EDGE, _RADIUS = 10, 6
_AIR = 22
"""In u: width and corner radius of the paper, and distance of the title from the edge of the picture."""

_LEAST_SKY = 64
"""Least height of the sky above a leader for a title, in u."""


def draw_wall_poster(
    canvas: Canvas, rect: pygame.Rect, emblem: str, title: str, name: str = "", foot: int = 0
) -> None:  # fmt: skip
    """Draw the leader with this emblem before the sunrise, the title at the top if there is room above the leader, and
    below the picture a ``name`` in a strip of ``foot`` pixels. Without a portrait the emblem stands for the leader."""
    edge = canvas.px(_EDGE)
    drop_shadow(canvas, rect)
    canvas.panel(rect, SHEET._replace(radius=_RADIUS), "poster")
    picture = pygame.Rect(rect.x + edge, rect.y + edge, rect.width - 2 * edge, rect.height - edge - (foot or edge))
    if has_portrait(emblem):
        canvas.image(poster(emblem, picture.size, sunrise=True), picture.topleft, f"poster {emblem}")
    else:
        canvas.panel(picture, SHEET_LINE, f"poster {emblem}")
        canvas.icon(emblem, picture, min(picture.size) // 2)
    with canvas.within(rect):
        if name:
            words = pygame.Rect(picture.x, picture.bottom, picture.width, foot)
            canvas.text(name, words, "title", HEADING, INK, "center", upper=True)
        _draw_title(canvas, picture, title)


def _draw_title(canvas: Canvas, picture: pygame.Rect, title: str) -> None:
    """The title at the top of the sky."""
    air = canvas.px(_AIR)
    sky = pygame.Rect(picture.x + air, picture.y + air, picture.width - 2 * air, picture.height - picture.width - air)
    if sky.height < max(FLOOR, canvas.px(_LEAST_SKY) - air):
        return
    words = title.upper()
    set_ = fit(words, "title", canvas.metrics.text_px(POSTER), sky.width, sky.height, wrap=True)
    sky.height = min(sky.height, round(block_height("title", set_.px, len(set_.lines)) + set_.px * 0.3))
    canvas.letters(words, sky, "title", set_.px, INK, "center", wrap=True)
