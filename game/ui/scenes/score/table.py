"""The table of VP: a row for each source, a column for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.kernel.seats import Seat
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.places import ScoreLine, ScoreOf
from game.ui.scene import Scene

_PAD, _HEAD, _ROW, _TOTAL, _COLUMN, _NAME = 24, 92, 74, 92, 140, 30


class ScoreColumn(NamedTuple):
    """A seat: its name, emblem, colour and tooltip; and whether it has won."""

    seat: Seat
    name: str
    emblem: str
    colour: str
    tip: str
    has_won: bool


class ScoreRow(NamedTuple):
    """A group of sources: its id, icon, name and tooltip, and the VP of each seat."""

    group: str
    icon: str
    name: str
    tip: str
    vp: tuple[int, ...]


def draw_table(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, seats: Sequence[ScoreColumn], rows: Sequence[ScoreRow],
    totals: Sequence[int],
) -> None:  # fmt: skip
    """Draw the table; each total is the sum of the rows above. Letters leave room for the final ``totals``."""
    sheet, pad = scene.sheet, canvas.px(_PAD)
    widest = canvas.px(scene.sheet.grown(_COLUMN, 1.3))
    wide = min(widest, rect.width * 62 // 100 // len(seats))
    left = rect.right - canvas.px(_PAD) - wide * len(seats)
    columns = {
        one.seat: pygame.Rect(left + number * wide, rect.y, wide, rect.height) for number, one in enumerate(seats)
    }
    head = pygame.Rect(rect.x + pad, rect.y + pad // 2, rect.width - 2 * pad, canvas.px(sheet.grown(_HEAD, 1.3)))
    total = canvas.px(sheet.grown(_TOTAL, 1.3))
    foot = pygame.Rect(head.x, rect.bottom - total - pad // 3, head.width, total)
    canvas.panel(rect, theme.SHEET, "score")
    with canvas.within(rect):
        _draw_head(scene, canvas, head, columns, seats)
        room = foot.y - head.bottom - pad // 2
        pitch = min(canvas.px(sheet.grown(_ROW, 1.6) * sheet.height / 1080), room // max(1, len(rows)))
        tall, tops = pitch - canvas.px(7), (head.bottom + number * pitch for number in range(len(rows)))
        places = [pygame.Rect(head.x, top, head.width, tall) for top in tops]
        names = [(row.name, _words(canvas, place, columns)) for row, place in zip(rows, places, strict=True)]
        px = canvas.common_px(names, "strong", theme.TITLE, wrap=True)
        for row, place in zip(rows, places, strict=True):
            _draw_row(scene, canvas, row, place, columns, [one.colour for one in seats], px)
        counted = [sum(vp) for vp in zip(*(row.vp for row in rows), strict=True)] if rows else totals
        _draw_total(scene, canvas, foot, columns, seats, zip(counted, totals, strict=True))


def _draw_head(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, columns: Mapping[Seat, pygame.Rect], seats: Sequence[ScoreColumn]
) -> None:
    words = pygame.Rect(rect.x + canvas.px(6), rect.y, _first(columns) - rect.x, rect.height)
    canvas.text(scene.context.text("score-title"), words, "title", theme.HEADING, theme.INK, upper=True)
    named = canvas.px(scene.sheet.grown(_NAME, 1.4))
    for one in seats:
        column = columns[one.seat]
        size = min(rect.height - named, canvas.px(50))
        canvas.portrait(one.emblem, (column.centerx, rect.y + (rect.height - named) // 2), size)
        foot = pygame.Rect(column.x + 3, rect.bottom - named, column.width - 6, named)
        canvas.text(one.name, foot, "strong", theme.CAPTION, theme.NOTE_INK, "center")
        place = pygame.Rect(column.x, rect.y, column.width, rect.height)
        scene.explain(canvas, place, ScoreOf(one.seat), one.tip)


def _words(canvas: Canvas, row: pygame.Rect, columns: Mapping[Seat, pygame.Rect]) -> pygame.Rect:
    """The place of a row's name, between its icon and the columns."""
    left = row.x + canvas.px(66)
    return pygame.Rect(left, row.y, _first(columns) - canvas.px(6) - left, row.height)


def _first(columns: Mapping[Seat, pygame.Rect]) -> int:
    """Where the columns begin."""
    return min(column.x for column in columns.values())


def _draw_row(
    scene: Scene, canvas: Canvas, row: ScoreRow, place: pygame.Rect, columns: Mapping[Seat, pygame.Rect],
    colours: Sequence[str], px: int,
) -> None:  # fmt: skip
    """Draw a row, its name at ``px``."""
    canvas.panel(place, theme.SHEET_LINE, row.group)
    size = max(theme.ICON_FLOOR, min(canvas.px(42), place.height - 4))
    canvas.icon(row.icon, (place.x + canvas.px(32), place.centery), size)
    canvas.letters(row.name, _words(canvas, place, columns), "strong", px, theme.INK, wrap=True)
    most = max(1, *row.vp)
    thick = max(3, canvas.px(8))
    for column, colour, vp in zip(columns.values(), colours, row.vp, strict=True):
        number = pygame.Rect(column.x, place.y, column.width, place.height - thick - 2)
        canvas.text(str(vp).replace("-", "−"), number, "number", theme.TITLE, theme.INK, "center")
        wide = max(0, min(canvas.px(5 * vp), (column.width - canvas.px(20)) * vp // most))
        bar = pygame.Rect(column.centerx - wide // 2, place.bottom - thick - 2, wide, thick)
        canvas.fill(bar, colour)
    scene.explain(canvas, place, ScoreLine(row.group), row.tip)


def _draw_total(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, columns: Mapping[Seat, pygame.Rect], seats: Sequence[ScoreColumn],
    totals: Iterable[tuple[int, int]],
) -> None:  # fmt: skip
    """Draw the ``totals`` as far as they are counted, at a size at which the final ones have room."""
    canvas.fill(pygame.Rect(rect.x, rect.y, rect.width, max(2, canvas.px(4))), theme.INK)
    wide = _first(columns) - rect.x - canvas.px(30)
    words = pygame.Rect(rect.x + canvas.px(20), rect.y, wide, rect.height)
    canvas.text(scene.context.text("score-total"), words, "title", theme.HEADING, theme.INK, upper=True)
    pad = canvas.px(8)
    places = [pygame.Rect(column.x + pad, rect.y, column.width - 2 * pad, rect.height) for column in columns.values()]
    known = list(totals)
    px = canvas.common_px(
        [(str(final), place) for (_, final), place in zip(known, places, strict=True)], "number", theme.HEADING
    )
    for one, (counted, _), place in zip(seats, known, places, strict=True):
        colour = theme.INK if one.has_won else theme.NOTE_INK
        canvas.letters(str(counted), place, "number", px, colour, "center")
    scene.explain(canvas, rect, "total", scene.context.text("score-total-tip"))
