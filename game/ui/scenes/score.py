"""The final score: who won, where the VP came from, how they grew, and why a tie was broken (R18)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.state import GameState, Score, Seat
from game.ui.accounts import VpLine, events_of, vp_by_round, vp_lines
from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.scene import Context, Scene
from game.ui.theme import (
    FACTION_COLOURS,
    GREEN_SIGN,
    INK,
    LINE,
    MUTED,
    NOTE_INK,
    PAPER,
    PLAIN,
    SHEET,
    SHEET_LINE,
    SIGN_NOTE,
    TXT,
)
from game.ui.widgets.button import Button
from game.ui.widgets.chart import Line, draw_chart
from game.ui.widgets.dialog import draw_scrim

_VEIL = 90
_SIGNS = {
    "action": "action", "development": "development", "building_bonus": "build", "spoils": "raze", "deal": "deal",
    "production": "production", "open_production": "open_production", "other": "contact", "start": "play",
    "location": "feature",
}  # fmt: skip
"""Group of VP -> its icon."""


class ScoreScene(Scene):
    """The accounts of a match that is over."""

    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        match = context.playing
        self.final: GameState = match.state
        self.names = match.names
        self.lines = vp_lines(events_of(match), self.final)
        self.rounds = vp_by_round(entry.state for entry in match.journal.line)

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.label == "rematch":
            self.rematch()
        elif click.label == "menu":
            self.context.director.leave_match()
        elif click.label == "undo":
            self.undo()

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.context.director.leave_match()
        elif key.name == "z" and "ctrl" in key.mods:
            self.undo()
        elif key.name in ("return", "space", "enter"):
            self.rematch()

    def undo(self) -> None:
        """The pass that ended the game may have been a slip, too."""
        if self.context.playing.undo() is None:
            self.context.director.advance()

    def rematch(self) -> None:
        """The same players, factions and options, dealt anew."""
        match = self.context.playing
        self.context.director.leave_match()
        self.context.director.start_match(tuple(match.seats.values()), match.game.options, self.context.dice())

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(landscape(canvas.metrics.size, "dusk"), (0, 0))
        draw_scrim(canvas, _VEIL)
        self._draw_banner(canvas, self.box(110, 60, 1700, 132))
        self._draw_table(canvas, self.box(110, 216, 820, 700))
        self._draw_growth(canvas, self.box(960, 216, 850, 700))
        self._put_buttons(canvas)

    def _put_buttons(self, canvas: Canvas) -> None:
        text = self.context.text
        left = 476 if self.context.playing.undo_possible else 588
        if self.context.playing.undo_possible:
            self.put(canvas, Button("undo", text("undo"), self.box(left, 946, 200, 78), "plain", "undo", 26))
            left += 224
        rematch, menu = self.box(left, 946, 360, 78), self.box(left + 384, 946, 360, 78)
        self.put(canvas, Button("rematch", text("score-rematch"), rematch, "primary", "redo", 30))
        self.put(canvas, Button("menu", text("score-menu"), menu, "plain", "menu", 30))

    def _draw_banner(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The winner's faction is the 51st State; shared victories name all (R18.5)."""
        winners, text = self.final.winners, self.context.text
        with canvas.within(rect):
            canvas.panel(rect, GREEN_SIGN._replace(radius=16), "winner")
            size = canvas.px(96)
            left = rect.x + canvas.px(34)
            for seat in winners:
                canvas.icon(self.final.player(seat).faction, (left + size // 2, rect.centery), size)
                left += size + canvas.px(10)
            left += canvas.px(14)
            right = rect.right - canvas.px(260)
            upper = pygame.Rect(left, rect.y + canvas.px(10), right - left, canvas.px(72))
            factions = [self.context.wording.title(self.final.player(seat).faction) for seat in winners]
            key = "score-winner" if len(winners) == 1 else "score-winners"
            canvas.text(text(key, factions=_listed(factions)), upper, "title", 56, PAPER, upper=True)
            lower = pygame.Rect(left, upper.bottom, right - left, canvas.px(40))
            canvas.text(self._result(), lower, "text", 25, SIGN_NOTE)
            self._draw_points(canvas, rect)

    def _draw_points(self, canvas: Canvas, rect: pygame.Rect) -> None:
        best = max(score.total for score in self.final.scores)
        canvas.icon("vp", (rect.right - canvas.px(180), rect.centery), canvas.px(96))
        words = pygame.Rect(rect.right - canvas.px(122), rect.y, canvas.px(100), rect.height)
        canvas.text(str(best), words, "number", 64, PAPER)

    def _result(self) -> str:
        """Who won by how much after how many rounds, and what broke a tie."""
        text, final = self.context.text, self.final
        totals = " : ".join(str(score.total) for score in sorted(final.scores, key=lambda score: -score.total))
        names = _listed([self.names[seat] for seat in final.winners])
        result = text("score-result", names=names, count=len(final.winners), totals=totals, rounds=final.round)
        return f"{result} {self._tie()}".strip()

    def _tie(self) -> str:
        """How a tie for the most VP was decided, if there was one (R18.5)."""
        best = max(score.total for score in self.final.scores)
        tied = [score for score in self.final.scores if score.total == best]
        if len(tied) == 1:
            return ""
        if len(self.final.winners) > 1:
            return self.context.text("score-tie-shared")
        key = "score-tie-goods" if _decides([score.goods for score in tied]) else "score-tie-locations"
        return self.context.text(key, goods=_count_list(tied, "goods"), locations=_count_list(tied, "locations"))

    def _columns(self, rect: pygame.Rect, canvas: Canvas) -> dict[Seat, int]:
        """The middle of every seat's column of numbers."""
        seats = self.final.seats
        pitch = min(canvas.px(140), canvas.px(420) // len(seats))
        first = rect.right - canvas.px(40) - pitch * len(seats) + pitch // 2
        return {seat: first + number * pitch for number, seat in enumerate(seats)}

    def _draw_table(self, canvas: Canvas, rect: pygame.Rect) -> None:
        columns = self._columns(rect, canvas)
        canvas.panel(rect, SHEET, "score")
        with canvas.within(rect):
            head = pygame.Rect(rect.x + canvas.px(30), rect.y + canvas.px(10), canvas.px(300), canvas.px(64))
            canvas.text(self.context.text("score-title"), head, "title", 32, INK, upper=True)
            for seat, x in columns.items():
                canvas.icon(self.final.player(seat).faction, (x, head.centery), canvas.px(48))
            pitch = min(canvas.px(70), canvas.px(510) // len(self.lines))
            top = rect.y + canvas.px(84)
            for number, line in enumerate(self.lines):
                row = pygame.Rect(rect.x + canvas.px(24), top + number * pitch, rect.width - canvas.px(48), pitch)
                self._draw_line(canvas, line, row.inflate(0, -canvas.px(8)), columns)
            self._draw_total(canvas, rect, columns)

    def _draw_line(self, canvas: Canvas, line: VpLine, row: pygame.Rect, columns: dict[Seat, int]) -> None:
        canvas.panel(row, SHEET_LINE, line.group)
        size = min(canvas.px(42), row.height - 4)
        canvas.icon(_SIGNS[line.group], (row.x + canvas.px(32), row.centery), size)
        left = row.x + canvas.px(68)
        right = min(columns.values()) - canvas.px(60)
        words = pygame.Rect(left, row.y, right - left, row.height)
        canvas.text(self.context.text(f"score-{line.group.replace('_', '-')}"), words, "strong", 25, INK)
        for (seat, x), vp in zip(columns.items(), line.vp, strict=True):
            place = pygame.Rect(x - canvas.px(50), row.y, canvas.px(100), row.height - canvas.px(10))
            canvas.text(str(vp), place, "number", 29, INK, "center")
            wide = canvas.px(min(100, 5 * vp))
            bar = pygame.Rect(x - wide // 2, row.bottom - canvas.px(12), wide, max(3, canvas.px(8)))
            canvas.surface.fill(FACTION_COLOURS[self.final.player(seat).faction], bar)

    def _draw_total(self, canvas: Canvas, rect: pygame.Rect, columns: dict[Seat, int]) -> None:
        top = rect.bottom - canvas.px(94)
        edge = pygame.Rect(rect.x + canvas.px(24), top, rect.width - canvas.px(48), max(2, canvas.px(4)))
        canvas.surface.fill(INK, edge)
        words = pygame.Rect(rect.x + canvas.px(56), top, canvas.px(260), canvas.px(90))
        canvas.text(self.context.text("score-total"), words, "title", 40, INK, upper=True)
        for score in self.final.scores:
            place = pygame.Rect(columns[score.seat] - canvas.px(60), top, canvas.px(120), canvas.px(90))
            colour = INK if score.seat in self.final.winners else NOTE_INK
            canvas.text(str(score.total), place, "number", 48, colour, "center")

    def _draw_growth(self, canvas: Canvas, rect: pygame.Rect) -> None:
        text = self.context.text
        canvas.panel(rect, PLAIN._replace(radius=14, alpha=0.98, edge=LINE), "growth")
        with canvas.within(rect):
            head = pygame.Rect(rect.x + canvas.px(30), rect.y + canvas.px(10), rect.width, canvas.px(64))
            head.width = rect.width - canvas.px(60)
            canvas.text(text("score-growth"), head, "title", 32, TXT, upper=True)
            last = len(self.rounds) - 1
            names = [text("score-start"), *(str(number) for number in range(1, last)), text("score-end", round=last)]
            plot = pygame.Rect(
                rect.x + canvas.px(80), rect.y + canvas.px(100), rect.width - canvas.px(160), canvas.px(490)
            )
            draw_chart(canvas, plot, self._curves(), names[: len(self.rounds)])
            foot = pygame.Rect(head.x, rect.bottom - canvas.px(62), head.width, canvas.px(44))
            canvas.text(self._goods_left(), foot, "text", 20, MUTED)

    def _curves(self) -> tuple[Line, ...]:
        factions = [player.faction for player in self.final.players]
        return tuple(
            Line(faction, FACTION_COLOURS[faction], tuple(vp[number] for vp in self.rounds))
            for number, faction in enumerate(factions)
        )

    def _goods_left(self) -> str:
        """The goods that would break a tie (R18.6)."""
        parts = [f"{self.names[score.seat]} {score.goods}" for score in self.final.scores]
        return self.context.text("score-goods-left", list=", ".join(parts))


def _decides(values: Sequence[int]) -> bool:
    """Whether one of the tied seats has more than all others."""
    return sorted(values)[-1] != sorted(values)[-2]


def _count_list(tied: Sequence[Score], what: str) -> str:
    return " : ".join(str(value) for value in sorted((getattr(score, what) for score in tied), reverse=True))


def _listed(names: Sequence[str]) -> str:
    return " & ".join(names)
