"""The list of the statistics: a line for each faction, opponent, set, player or number of players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.match.library.statistics import Row, Trait
from game.ui.canvas import Canvas
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.statistics.words import ValueWords, row_tip
from game.ui.theme import GOLD, ICON_FLOOR, MUTED, PANEL2, PLAIN, TXT, PanelStyle
from game.ui.widgets.bars import draw_bar
from game.ui.widgets.button import SMALLEST_HIT, Button, toned
from game.ui.widgets.line_list import LineList

BAR = "rows:bar"
_PAD, _HEAD, _ROW, _ROOMIEST, _BAR = 16, 40, 62, 134, 12
"""In u: air at the edge; heights of the headings, of a line, and of one where there are few; width of the
bar to drag."""

_WON, _MEAN = 104, 58
"""In u: the room of the number of victories, and of the VP."""

_NAME, _GAMES, _WINS = 0.36, 0.1, 0.28
"""The shares of a line that the name, the games and the victories take; the VP have the rest."""

_OPEN, _CHOSEN = PanelStyle(PANEL2, None, radius=8), PanelStyle(PANEL2, GOLD, radius=8, edge_width=3)


class RowList(LineList):
    """The results by the values of a trait, a line each."""

    def draw(
        self, scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, trait: Trait, rows: Sequence[Row],
        chosen: str | None,
    ) -> None:  # fmt: skip
        """Draw the list into ``rect``; a line is the button `row:NUMBER`."""
        sheet, pad = scene.sheet, canvas.px(_PAD)
        canvas.panel(rect, PLAIN, "rows")
        head = pygame.Rect(rect.x + pad, rect.y + pad // 4, rect.width - 3 * pad, canvas.px(sheet.grown(_HEAD, 1.5)))
        room = pygame.Rect(head.x, head.bottom, head.width, rect.bottom - pad // 2 - head.bottom)
        self._fit(canvas, room, len(rows), sheet.grown(_ROW, 1.5))
        self._draw_head(scene, canvas, head)
        most = max((row.mean_vp for row in rows), default=0)
        for number in range(self.first, min(len(rows), self.first + self.scroller.rect.height // self._pitch)):
            top = room.y + (number - self.first) * self._pitch
            line = pygame.Rect(room.x, top, room.width, self._pitch - max(2, canvas.px(7)))
            self._draw_row(scene, canvas, line, trait, rows[number], number, most, rows[number].value == chosen)
        if self.scroller.furthest:
            with self.scroller.window(canvas):
                scene.explain(canvas, self.scroller.track, BAR, scene.context.text("statistics-bar-tip"))

    def _fit(self, canvas: Canvas, room: pygame.Rect, count: int, u: float) -> None:
        least = max(SMALLEST_HIT + 6, canvas.px(u))
        lines = max(1, min(count, room.height // least))
        self._pitch = min(room.height // lines, max(least, canvas.px(_ROOMIEST)))
        window = pygame.Rect(room.x, room.y, room.width, self._pitch * lines)
        self.scroller.fit(window, self._pitch * count)
        wide = max(6, canvas.px(_BAR))
        self.scroller.track = pygame.Rect(room.right + canvas.px(8), room.y, wide, window.height)

    def _draw_head(self, scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect) -> None:
        for key, place in zip(("games", "wins", "vp"), _columns(canvas, rect)[1:], strict=True):
            words = scene.context.text(f"statistics-head-{key}")
            with canvas.within(rect):
                canvas.text(words, place, "sign", 16, MUTED, "center" if key == "games" else "left", upper=True)

    def _draw_row(
        self, scene: ExplainingScene, canvas: Canvas, rect: pygame.Rect, trait: Trait, row: Row, number: int,
        most: float, chosen: bool,
    ) -> None:  # fmt: skip
        context, words = scene.context, ValueWords(scene.context, trait)
        name, label = words.name(row.value), f"row:{number}"
        canvas.panel(rect, toned(_CHOSEN if chosen else _OPEN, label, scene.touch), label)
        named, games, wins, vp = _columns(canvas, rect)
        size = max(ICON_FLOOR, min(canvas.px(64), rect.height * 7 // 10))
        with canvas.within(rect):
            canvas.icon(words.icon(row), (named.x + size // 2, rect.centery), size)
            left = named.x + size + canvas.px(12)
            place = pygame.Rect(left, rect.y, named.right - left, rect.height)
            canvas.text(name, place, "strong", 24, TXT, wrap=True)
            canvas.text(context.text("statistics-count", n=row.games), games, "number", 24, TXT, "center")
            won = context.text("statistics-wins-number", n=row.wins, share=row.share)
            rooms = [canvas.px(scene.sheet.grown(u, 1.5)) for u in (_WON, _MEAN)]
            draw_bar(canvas, wins, row.share, words.colour(row), won, rooms[0])
            mean = context.text("statistics-number", n=row.mean_vp)
            draw_bar(canvas, vp, row.mean_vp / most if most else 0, GOLD, mean, rooms[1])
        tip = row_tip(context, row, name, chosen)
        scene.put(canvas, Button(label, name, rect, drawn=False, tip=tip))


def _columns(canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Where the name, the games, the victories and the VP of a line stand."""
    pad = canvas.px(12)
    inner = rect.inflate(-2 * pad, 0)
    bounds = [0.0, _NAME, _NAME + _GAMES, _NAME + _GAMES + _WINS, 1.0]
    edges = [inner.x + round(inner.width * share) for share in bounds]
    return tuple(pygame.Rect(left, rect.y, right - left - pad, rect.height) for left, right in pairwise(edges))
