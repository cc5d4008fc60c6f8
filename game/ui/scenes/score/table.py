"""The table of VP: a row for each source, a column for each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.kernel.seats import Seat
from game.play.annals import VpLine
from game.rules.state import SEATS, VIRTUAL
from game.rules.view import TableView
from game.ui import theme
from game.ui.art.portraits import emblem_colour
from game.ui.canvas import Canvas
from game.ui.places import ScoreLine, ScoreOf
from game.ui.running.emblems import emblem_of
from game.ui.scene import Scene

VP_SIGNS = {
    "building_bonus": "build", "spoils": "raze", "whenever": "infinity", "other": "contact", "start": "play",
    "location": "feature", "connection_discarded": "discard", "brawler": "worker", "machines": "destroy",
    "machines_left": "deployed", "outposts": "outpost", "headquarters": "hq", "borders": "border",
}  # fmt: skip
"""Group of VP sources -> icon, where that has another name."""

_PAD, _HEAD, _ROW, _TOTAL, _COLUMN, _NAME = 24, 92, 74, 92, 140, 30


def colours_of(final: TableView) -> Mapping[Seat, str]:
    """Seat -> colour; a virtual opponent with the player's colour gets another one."""
    colours = {seat: emblem_colour(emblem_of(final, seat)) for seat in final.seats}
    if final.automa and colours[VIRTUAL] == colours[SEATS[0]]:
        colours[VIRTUAL] = theme.DISABLED
    return colours


def draw_table(scene: Scene, canvas: Canvas, rect: pygame.Rect, final: TableView, lines: Sequence[VpLine]) -> None:
    """Draw the table (R18.4); each total is the sum of the lines above."""
    sheet, pad = scene.sheet, canvas.px(_PAD)
    widest = canvas.px(scene.sheet.grown(_COLUMN, 1.3))
    wide = min(widest, rect.width * 62 // 100 // len(final.scores))
    left = rect.right - canvas.px(_PAD) - wide * len(final.scores)
    columns = {
        score.seat: pygame.Rect(left + number * wide, rect.y, wide, rect.height)
        for number, score in enumerate(final.scores)
    }
    head = pygame.Rect(rect.x + pad, rect.y + pad // 2, rect.width - 2 * pad, canvas.px(sheet.grown(_HEAD, 1.3)))
    total = canvas.px(sheet.grown(_TOTAL, 1.3))
    foot = pygame.Rect(head.x, rect.bottom - total - pad // 3, head.width, total)
    canvas.panel(rect, theme.SHEET, "score")
    with canvas.within(rect):
        _draw_head(scene, canvas, head, columns, final)
        room = foot.y - head.bottom - pad // 2
        pitch = min(canvas.px(sheet.grown(_ROW, 1.6) * sheet.height / 1080), room // len(lines))
        tall, tops = pitch - canvas.px(7), (head.bottom + number * pitch for number in range(len(lines)))
        rows = [pygame.Rect(head.x, top, head.width, tall) for top in tops]
        names = [(_name(scene, line), _words(canvas, row, columns)) for line, row in zip(lines, rows, strict=True)]
        px = canvas.common_px(names, "strong", theme.TITLE, wrap=True)
        for line, row in zip(lines, rows, strict=True):
            _draw_line(scene, canvas, line, row, columns, final, px)
        totals = [sum(vp) for vp in zip(*(line.vp for line in lines), strict=True)]
        _draw_total(scene, canvas, foot, columns, final, totals)


def _draw_head(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, columns: Mapping[Seat, pygame.Rect], final: TableView
) -> None:
    names, text = scene.context.playing.names, scene.context.text
    words = pygame.Rect(rect.x + canvas.px(6), rect.y, _first(columns) - rect.x, rect.height)
    canvas.text(text("score-title"), words, "title", theme.HEADING, theme.INK, upper=True)
    named = canvas.px(scene.sheet.grown(_NAME, 1.4))
    for seat, column in columns.items():
        name = scene.context.wording.called(names, seat)
        size = min(rect.height - named, canvas.px(50))
        canvas.portrait(emblem_of(final, seat), (column.centerx, rect.y + (rect.height - named) // 2), size)
        foot = pygame.Rect(column.x + 3, rect.bottom - named, column.width - 6, named)
        canvas.text(name, foot, "strong", theme.CAPTION, theme.NOTE_INK, "center")
        place = pygame.Rect(column.x, rect.y, column.width, rect.height)
        scene.explain(canvas, place, ScoreOf(seat), _seat_tip(scene, final, seat, name))


def _seat_tip(scene: Scene, final: TableView, seat: Seat, name: str) -> str:
    if seat == VIRTUAL:
        return scene.context.text("score-opponent-tip", name=name)
    faction = final.player(seat).faction
    return scene.context.text("score-seat-tip", name=name, faction=scene.context.wording.title(faction))


def _name(scene: Scene, line: VpLine) -> str:
    return scene.context.text(f"score-{line.group.replace('_', '-')}")


def _words(canvas: Canvas, row: pygame.Rect, columns: Mapping[Seat, pygame.Rect]) -> pygame.Rect:
    """The place of a row's name, between its icon and the columns."""
    left = row.x + canvas.px(66)
    return pygame.Rect(left, row.y, _first(columns) - canvas.px(6) - left, row.height)


def _first(columns: Mapping[Seat, pygame.Rect]) -> int:
    """Where the columns begin."""
    return min(column.x for column in columns.values())


def _draw_line(
    scene: Scene, canvas: Canvas, line: VpLine, row: pygame.Rect, columns: Mapping[Seat, pygame.Rect],
    final: TableView, px: int,
) -> None:  # fmt: skip
    """Draw a row, its name at ``px``."""
    text, key = scene.context.text, line.group.replace("_", "-")
    canvas.panel(row, theme.SHEET_LINE, line.group)
    size = max(theme.ICON_FLOOR, min(canvas.px(42), row.height - 4))
    canvas.icon(VP_SIGNS.get(line.group, line.group), (row.x + canvas.px(32), row.centery), size)
    canvas.letters(_name(scene, line), _words(canvas, row, columns), "strong", px, theme.INK, wrap=True)
    most, colours = max(1, *line.vp), colours_of(final)
    thick = max(3, canvas.px(8))
    for (seat, column), vp in zip(columns.items(), line.vp, strict=True):
        place = pygame.Rect(column.x, row.y, column.width, row.height - thick - 2)
        canvas.text(str(vp).replace("-", "−"), place, "number", theme.TITLE, theme.INK, "center")
        wide = max(0, min(canvas.px(5 * vp), (column.width - canvas.px(20)) * vp // most))
        bar = pygame.Rect(column.centerx - wide // 2, row.bottom - thick - 2, wide, thick)
        canvas.fill(bar, colours[seat])
    solo = f"score-{key}-solo-tip"
    own = final.automa is not None and solo in scene.context.wording.messages
    scene.explain(canvas, row, ScoreLine(line.group), text(solo if own else f"score-{key}-tip"))


def _draw_total(
    scene: Scene, canvas: Canvas, rect: pygame.Rect, columns: Mapping[Seat, pygame.Rect], final: TableView,
    totals: Sequence[int],
) -> None:  # fmt: skip
    canvas.fill(pygame.Rect(rect.x, rect.y, rect.width, max(2, canvas.px(4))), theme.INK)
    wide = _first(columns) - rect.x - canvas.px(30)
    words = pygame.Rect(rect.x + canvas.px(20), rect.y, wide, rect.height)
    canvas.text(scene.context.text("score-total"), words, "title", theme.HEADING, theme.INK, upper=True)
    pad = canvas.px(8)
    places = [pygame.Rect(column.x + pad, rect.y, column.width - 2 * pad, rect.height) for column in columns.values()]
    numbers = [(str(score.total), place) for score, place in zip(final.scores, places, strict=True)]
    px = canvas.common_px(numbers, "number", theme.HEADING)
    for score, total, place in zip(final.scores, totals, places, strict=True):
        colour = theme.INK if score.seat in final.winners else theme.NOTE_INK
        canvas.letters(str(total), place, "number", px, colour, "center")
    scene.explain(canvas, rect, "total", scene.context.text("score-total-tip"))
