"""Facts and rules in rows: an icon, a heading and a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.art.lettering import fit
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, NOTE_INK, PAPER, SHEET, SUNK, TXT, TYPEFACES
from game.wording import Fact

_ROW, _GAP = 104, 8
_HEADING, _SENTENCE = 22, 19
_HIGH = 100
"""Maximum lines of a sentence, more than any has."""

_ICON, _SIDE, _PAD = 90, 16, 5
"""In u: width of the icon's column, margin beside and above the text."""


class _Setting(NamedTuple):
    """In pixels: the letter sizes of all facts, and the height of each row."""

    heading: int
    sentence: int
    heights: tuple[int, ...]


def pages(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> tuple[tuple[Fact, ...], ...]:
    """The facts in pages that fit into the room; one page except in the smallest windows."""
    found: list[list[Fact]] = [[]]
    left = room.height
    for fact in facts:
        tall = _height(canvas, fact, room.width, FLOOR, FLOOR)
        if found[-1] and tall > left:
            found.append([])
            left = room.height
        found[-1].append(fact)
        left -= tall + canvas.px(_GAP)
    return tuple(map(tuple, found))


def draw_rows(canvas: Canvas, rows: Sequence[Fact], room: pygame.Rect, preview: Fact | None) -> tuple[pygame.Rect, ...]:
    """Draw facts one below the other, the ``preview`` on paper; returns their places."""
    setting = _fitting(canvas, rows, room)
    top, places = room.y, []
    for fact, height in zip(rows, setting.heights, strict=True):
        places.append(pygame.Rect(room.x, top, room.width, height))
        _draw_fact(canvas, fact, places[-1], setting, fact is preview)
        top += height + canvas.px(_GAP)
    return tuple(places)


def _fitting(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> _Setting:
    """The largest setting in which all facts fit, each row as high as its sentence needs."""
    gaps = canvas.px(_GAP) * (len(facts) - 1)
    for sentence in range(canvas.metrics.text_px(_SENTENCE), FLOOR - 1, -1):
        heading = max(FLOOR, round(sentence * _HEADING / _SENTENCE))
        heights = [_height(canvas, fact, room.width, heading, sentence) for fact in facts]
        if sum(heights) + gaps <= room.height:
            break
    spare = max(0, room.height - gaps - sum(heights)) // max(1, len(facts))
    most = canvas.px(_ROW - _GAP)
    return _Setting(heading, sentence, tuple(max(height, min(height + spare, most)) for height in heights))


def _height(canvas: Canvas, fact: Fact, width: int, heading: int, sentence: int) -> int:
    room = width - canvas.px(_ICON) - canvas.px(_SIDE)
    words = _line_height("title", heading) + _sentence_height(fact, sentence, room)
    return max(words + 2 * canvas.px(_PAD), ICON_FLOOR + 2)


def _sentence_height(fact: Fact, px: int, width: int) -> int:
    return len(fit(fact.sentence, "text", px, width, _HIGH * px, wrap=True).lines) * _line_height("text", px)


def _line_height(role: str, px: int) -> int:
    return round(TYPEFACES[role].pitch * px)


def _draw_fact(canvas: Canvas, fact: Fact, rect: pygame.Rect, setting: _Setting, on_paper: bool) -> None:
    with canvas.within(rect):
        canvas.panel(rect, SHEET._replace(radius=10) if on_paper else SUNK, fact.icon)
        size = max(ICON_FLOOR, min(canvas.px(48), rect.height - canvas.px(10)))
        canvas.icon(fact.icon, (rect.x + canvas.px(_ICON) / 2, rect.centery), size)
        left = rect.x + canvas.px(_ICON)
        width = rect.right - canvas.px(_SIDE) - left
        high = _line_height("title", setting.heading)
        low = _sentence_height(fact, setting.sentence, width)
        upper = pygame.Rect(left, rect.centery - (high + low) // 2, width, high)
        lower = pygame.Rect(left, upper.bottom, width, low)
        canvas.letters(fact.heading, upper, "title", setting.heading, INK if on_paper else TXT)
        ink = NOTE_INK if on_paper else PAPER
        canvas.letters(fact.sentence, lower, "text", setting.sentence, ink, wrap=True)
