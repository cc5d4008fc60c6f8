"""Notices over any scene, where they cover nothing that is read or pressed: unsaved since a step, a damaged save cut
short, a robot that takes a seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.kernel.text import without_folders
from game.ui.art.lettering import block_height, broken, width_of
from game.ui.canvas import Canvas
from game.ui.input import Position, Touch
from game.ui.theme import BODY, INK, PROMPT
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.free_room import InSight, free_place

LAYER = 14
CLOSE = "notice:close"
_BUTTON = 110
"""Width of the closing button, in u, at text scale 1."""

_MARGIN = 6
"""Above and below the text, in u."""

_REACH = 0.3
"""How far accents and tails reach, as a share of the size."""

_WIDTHS = (1.0, 0.5, 0.34, 0.2)
"""Widths of the bar, as shares of the usual one, in the order in which room is looked for."""

_MOST, _MOST_OF_ONE, _LINES = 0.5, 0.9, 2
"""Maximum heights of all notices and of a single one, as shares of the window; lines of a notice with whole paths."""


class Banner(NamedTuple):
    """Notices as they are drawn: their place, the lines and where these stand, the button that closes them, and how
    many they are."""

    place: pygame.Rect
    lines: tuple[str, ...]
    words: pygame.Rect
    button: Button | None
    shown: int


def lay_out_banner(
    canvas: Canvas, notices: Sequence[str], more: Callable[[int], str], close: str | None, in_sight: InSight
) -> Banner | None:  # fmt: skip
    """The notices in a gold bar as high as they need, or as many as there is room for, and how many ``more`` there are;
    with the button ``close`` unless that is None. The bar is at the top right, or as near to that as it covers nothing:
    nothing at all, or at least nothing that can be pressed."""
    if not notices:
        return None
    found = (_form(canvas, notices, more, close, share) for share in _WIDTHS)
    forms = [form for form in found if form]
    margin, top = canvas.px(24), canvas.px(6)
    for kept in ([*in_sight.always, *in_sight.rather], in_sight.always):
        for form in forms:
            corner = (canvas.size[0] - margin - form.place.width, top)
            if place := free_place(form.place.size, canvas.rect, [corner], kept):
                return _at(form, place.topleft)
    return _at(forms[0], (canvas.size[0] - margin - forms[0].place.width, top))


def draw_banner(canvas: Canvas, banner: Banner, touch: Touch) -> None:
    """Draw the notices."""
    before, canvas.layer = canvas.layer, LAYER
    with canvas.within(banner.place):
        canvas.panel(banner.place, PROMPT, "notice")
        canvas.text("\n".join(banner.lines), banner.words, "strong", BODY, INK, wrap=True)
    if banner.button:
        draw_button(canvas, banner.button, touch)
    canvas.layer = before


def _form(
    canvas: Canvas, notices: Sequence[str], more: Callable[[int], str], close: str | None, share: float
) -> Banner | None:
    """The bar in a share of its usual width, or narrower if its lines are short, with the button beside the lines, or
    below them in the narrowest; None if a word is too long for that."""
    tall, larger = canvas.metrics.size[1], max(1.0, canvas.metrics.text_scale)
    is_narrow, px = share == _WIDTHS[-1], canvas.metrics.text_px(BODY)
    button = pygame.Rect(0, 0, canvas.px(_BUTTON * larger), canvas.px(36 * larger)) if close else None
    aside = canvas.px(32) + (button.width + canvas.px(20) if button and not is_narrow else 0)
    below = button.height + canvas.px(12) if button and is_narrow else 0
    longest = max(width_of(line, "strong", px) for notice in notices for line in notice.split("\n")) + 4
    room = min(round(canvas.px(1248) * share) - aside, longest)
    lines = [line if len(_broken(canvas, line, room)) <= _LINES else without_folders(line) for line in notices]
    if share < 1 and max(width_of(word, "strong", px) for line in lines for word in line.split()) > room:
        return None
    margins = 2 * canvas.px(_MARGIN)
    count = _with_room(canvas, lines, more, room, tall * _MOST - margins)
    lines = [*lines[:count], *([more(len(lines) - count)] if count < len(lines) else [])]
    high = max(canvas.px(22 + 28 * larger * len(lines)), _height(canvas, lines, room) + margins)
    words = pygame.Rect(canvas.px(16), canvas.px(_MARGIN), room, min(high, round(tall * _MOST_OF_ONE)) - margins)
    bar = pygame.Rect(0, 0, room + aside, words.height + margins + below)
    if button:
        button.bottomright = (bar.right - canvas.px(12), bar.bottom - canvas.px(12))
        if not is_narrow:
            button.centery = bar.centery
    return Banner(bar, tuple(lines), words, Button(CLOSE, close, button) if close and button else None, count)


def _at(form: Banner, corner: Position) -> Banner:
    """A bar moved to another place."""
    button = form.button
    moved = replace(button, rect=button.rect.move(corner)) if button else None
    return form._replace(place=form.place.move(corner), words=form.words.move(corner), button=moved)


def _broken(canvas: Canvas, line: str, room: int) -> Sequence[str]:
    return broken(line, "strong", canvas.metrics.text_px(BODY), room)


def _with_room(canvas: Canvas, lines: Sequence[str], more: Callable[[int], str], room: int, height: float) -> int:
    """How many of the lines there is room for, with a line about those left out; at least one."""
    if _height(canvas, lines, room) <= height:
        return len(lines)
    counts = range(len(lines) - 1, 1, -1)
    some = (count for count in counts if _height(canvas, [*lines[:count], more(1)], room) <= height)
    return next(some, 1)


def _height(canvas: Canvas, lines: Sequence[str], room: int) -> int:
    """Pixels for these lines, with what reaches above the capitals and below the baseline."""
    px = canvas.metrics.text_px(BODY)
    count = sum(len(_broken(canvas, line, room)) for line in lines)
    return math.ceil(block_height("strong", px, count) + 2 * _REACH * px)
