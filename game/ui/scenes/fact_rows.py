"""Facts and rules in rows: an icon, a heading and a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.art.lettering import fit
from game.ui.canvas import Canvas
from game.ui.theme import BODY, EFFECT, FLOOR, ICON_FLOOR, INK, NOTE_INK, PAPER, SHEET, SUNK, TXT, TYPEFACES
from game.wording import Fact

_ROW, _GAP = 104, 8
_LEAST_SHARE, _MORE = 85, 44
"""Percent of the usual sizes at which two columns are given up; the most that a row is higher than its words, in u."""

_HIGH = 100
"""Maximum lines of a sentence, more than any has."""

_ICON, _SIDE, _PAD = 90, 16, 5
"""In u: width of the icon's column, margin beside and above the text."""


class _Setting(NamedTuple):
    """In pixels: the size of letters, and the height of each row."""

    px: int
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


def draw_rows(
    canvas: Canvas, rows: Sequence[Fact], room: pygame.Rect, preview: Fact | None, leading: int = 0
) -> tuple[pygame.Rect, ...]:
    """Draw facts, the ``preview`` on paper; returns their places.

    The first ``leading`` facts are set larger, and those after them in two columns, if there is room. Otherwise, and
    with 0, all are set alike, one below the other.
    """
    placed = (_in_columns(canvas, rows, room, preview, leading) if leading else None) or _in_rows(canvas, rows, room)
    for fact, rect, heading, sentence in placed:
        on_paper = fact is preview
        with canvas.within(rect):
            canvas.panel(rect, SHEET._replace(radius=10) if on_paper else SUNK, fact.icon)
            size = max(ICON_FLOOR, min(canvas.px(48), rect.height - canvas.px(10)))
            canvas.icon(fact.icon, (rect.x + canvas.px(_ICON) / 2, rect.centery), size)
            left = rect.x + canvas.px(_ICON)
            width = rect.right - canvas.px(_SIDE) - left
            high = _line_height("title", heading)
            low = _sentence_height(fact, sentence, width)
            upper = pygame.Rect(left, rect.centery - (high + low) // 2, width, high)
            lower = pygame.Rect(left, upper.bottom, width, low)
            canvas.letters(fact.heading, upper, "title", heading, INK if on_paper else TXT)
            ink = NOTE_INK if on_paper else PAPER
            canvas.letters(fact.sentence, lower, "text", sentence, ink, wrap=True)
    return tuple(row.rect for row in placed)


class _Placed(NamedTuple):
    """A fact, its place, and its letter sizes in pixels."""

    fact: Fact
    rect: pygame.Rect
    heading: int
    sentence: int


def _in_columns(
    canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect, preview: Fact | None, leading: int
) -> tuple[_Placed, ...] | None:
    """The leading facts and the preview over the whole width, the others side by side; None if that has no room."""
    gap = canvas.px(_GAP)
    rest = [fact for fact in facts[leading:] if fact is not preview]
    lines: list[tuple[Fact, ...]] = [(fact,) for fact in facts[:leading]]
    lines += [tuple(rest[number : number + 2]) for number in range(0, len(rest), 2)]
    lines += [(fact,) for fact in facts[leading:] if fact is preview]
    for percent in range(100, _LEAST_SHARE - 1, -5):
        small, large = (max(FLOOR, canvas.metrics.text_px(u) * percent // 100) for u in (BODY, EFFECT))
        sizes = [large if n < leading else small for n in range(len(lines))]
        widths = [(room.width - gap * (len(line) - 1)) // len(line) for line in lines]
        heights = [
            max(_height(canvas, fact, width, small, px) for fact in line)
            for line, width, px in zip(lines, widths, sizes, strict=True)
        ]
        spare = room.height - sum(heights) - gap * (len(lines) - 1)
        if spare >= 0:
            break
    else:
        return None
    placed, top, more = [], room.y, min(spare // len(lines), canvas.px(_MORE))
    for line, width, height, px in zip(lines, widths, heights, sizes, strict=True):
        for column, fact in enumerate(line):
            left = room.x + column * (width + gap)
            placed.append(_Placed(fact, pygame.Rect(left, top, width, height + more), small, px))
        top += height + more + gap
    return tuple(placed)


def _in_rows(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> tuple[_Placed, ...]:
    setting, top, placed = _fitting(canvas, facts, room), room.y, []
    for fact, height in zip(facts, setting.heights, strict=True):
        placed.append(_Placed(fact, pygame.Rect(room.x, top, room.width, height), setting.px, setting.px))
        top += height + canvas.px(_GAP)
    return tuple(placed)


def _fitting(canvas: Canvas, facts: Sequence[Fact], room: pygame.Rect) -> _Setting:
    """The largest setting in which all facts fit, each row as high as its sentence needs."""
    gaps = canvas.px(_GAP) * (len(facts) - 1)
    for px in range(canvas.metrics.text_px(BODY), FLOOR - 1, -1):
        heights = [_height(canvas, fact, room.width, px, px) for fact in facts]
        if sum(heights) + gaps <= room.height:
            break
    spare = max(0, room.height - gaps - sum(heights)) // max(1, len(facts))
    most = canvas.px(_ROW - _GAP)
    return _Setting(px, tuple(max(height, min(height + spare, most)) for height in heights))


def _height(canvas: Canvas, fact: Fact, width: int, heading: int, sentence: int) -> int:
    room = width - canvas.px(_ICON) - canvas.px(_SIDE)
    words = _line_height("title", heading) + _sentence_height(fact, sentence, room)
    return max(words + 2 * canvas.px(_PAD), ICON_FLOOR + 2)


def _sentence_height(fact: Fact, px: int, width: int) -> int:
    return len(fit(fact.sentence, "text", px, width, _HIGH * px, wrap=True).lines) * _line_height("text", px)


def _line_height(role: str, px: int) -> int:
    return round(TYPEFACES[role].pitch * px)
