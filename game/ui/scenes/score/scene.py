"""The final score: the winners, the sources of VP as rows, their growth as a chart, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

import pygame
from msgspec.structs import replace

from game.kernel.seats import Seat
from game.match.library.ladder import is_on_ladder, put_on_ladder
from game.match.library.summary import uncounted
from game.paths import matches_folder
from game.play.annals import VpLine
from game.play.match import watch_match
from game.ui import theme
from game.ui.art.chrome import licence_plate
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Press
from game.ui.places import Label, PlateOf
from game.ui.running import flow
from game.ui.running.seat_looks import colours_of, emblems_of
from game.ui.running.vp_course import lead_since, vp_by_round
from game.ui.scene import Scene
from game.ui.scenes.score.table import ScoreColumn, ScoreRow, draw_table
from game.ui.scenes.statistics.scene import open_statistics
from game.ui.shortcuts import SCORE, STATISTICS
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.chart import ChartCurve, draw_chart, marker
from game.ui.widgets.screen import ScreenSheet, draw_scrim
from game.ui.widgets.wall_poster import draw_wall_poster

_VEIL = 90
_SIDE, _TOP, _BANNER, _BUTTON = 70, 40, 128, 74
_LABELS, _COLUMN, _MOMENTS, _OF_MANY, _GRADE = 430, 132, 92, 40, 400
"""In u: side and top margins, heights of the sign and the buttons; widths of the names of rows and of a column of
numbers, height of the sentences below the chart and how much more three or four names take, width of the grade of a
solo game."""

_MORE_LINES = 1.3
"""How much more room the moments have at most where large text needs more lines for them."""


_POSTER, _PLATE, _GAP, _PLATE_GAP = 400, 88, 26, 12
"""In u: width of the winner's poster, height of the plates below, and the gaps beside both."""

_BROADER = 1.2
"""How much wider the poster is at most in a window higher than 16:9."""

_UPRIGHT, _UPPER, _NARROW = 470, 0.55, 40
"""In a window higher than wide: width of the poster in u, the share of the height above the chart, and the side margin
in u."""

_ROW_GAP = 16
"""Gap between buttons, in u."""

_NAME = 56
"""Height of the strip with the winner's name, in u."""

ROW_TIME = 350
"""ms at normal speed in which a row of VP is counted."""

_TALLEST = 0.88
"""Maximum size of the winner's name, as a share of its line."""


class _ScoreParts(NamedTuple):
    """The places of what the scene shows, above its buttons."""

    players: pygame.Rect
    banner: pygame.Rect
    table: pygame.Rect
    growth: pygame.Rect


class Grade(NamedTuple):
    """How good a victory is, for a sign of its own: its caption, its title, and what grades there are."""

    caption: str
    title: str
    tip: str


class ScoreChoice(NamedTuple):
    """A button below the score, and what it does; ``why`` says why it cannot be pressed."""

    label: Label
    words: str
    tip: str
    act: Callable[[], None]
    icon: str | None = None
    style: str = "plain"
    why: str | None = None


class FinalScoreScene(Scene):
    """The final score of the match on the table. A game may derive its own, which tells more."""

    name = flow.SCORE
    arrows = True
    kind = SCORE
    vp_icon: ClassVar[str] = "vp"
    """The icon of VP."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        match = context.playing
        self.totals = match.status.vp
        self.winners = match.status.winners
        self.emblems = emblems_of(context, match)
        self.colours = colours_of(self.emblems, match.opponents)
        self.lines = self.sources()
        self.rounds = vp_by_round(match)
        self._since = 0 if context.settings.travelling(ROW_TIME) else len(self.lines) * ROW_TIME
        """Milliseconds at normal speed for which VP have been counted."""

    # ------------------------------------------------------------------ for the game
    def sources(self) -> tuple[VpLine, ...]:
        """The VP of each group of sources, in the order of the seats."""
        return tuple(self.context.playing.vp_lines())

    def headline(self) -> str:
        """Who has won."""
        names = [self.names[seat] for seat in self.winners]
        return self.text("score-won", names=self.context.wording.all_of(names), count=len(names))

    def banner_tip(self) -> str:
        """How a match is won."""
        return self.text("score-won-tip", vp=max(self.totals.values()))

    def seat_words(self, seat: Seat) -> str:
        """What is told of the player at a seat, at the poster or plate."""
        return self.text("replay-vp", name=self.names[seat], n=self.totals[seat])

    def column_tip(self, seat: Seat) -> str:
        """What is told of a seat at its column of the table."""
        return self.seat_words(seat)

    @property
    def goal(self) -> int | None:
        """The VP that end the game, if any do."""
        return self.context.table.match_look.goal

    @property
    def grade(self) -> Grade | None:
        """How good the victory is, if the game says so."""
        return None

    def result(self) -> str:
        """Winners, totals, number of rounds, and how a tie was broken."""
        totals = self.side_by_side(self.totals.values())
        names = self.context.wording.all_of([self.names[seat] for seat in self.winners])
        rounds = self.context.playing.status.round
        result = self.text("score-result", names=names, count=len(self.winners), totals=totals, rounds=rounds)
        return f"{result} {self.tie()}".strip()

    def tie(self) -> str:
        """How a tie for the most VP was broken, if there was one."""
        return ""

    def played_with(self) -> str:
        """What the match was played with, if that is told."""
        return ""

    def further_moments(self) -> Sequence[str]:
        """What else is told below the chart; empty sentences are left out."""
        return ()

    def row_tip(self, group: str) -> str:
        """What counts for a group of sources; its name where nothing else is told."""
        tip = f"score-{group.replace('_', '-')}-tip"
        return self.text(tip) if tip in self.context.wording.messages else self.name_of(group)

    def choices(self) -> list[ScoreChoice]:
        """The buttons below the score."""
        text, barrier = self.text, self.context.playing.undo_barrier()
        why = self.context.narrator.barrier(barrier) if barrier else None
        icon, tip = "lock" if barrier == "revealed" else "undo", text("score-rematch-tip")
        leave = self.context.director.leave_match
        return [
            ScoreChoice("undo", text("undo"), text("score-undo-tip"), self.undo, icon, why=why),
            ScoreChoice("watch", text("replay-watch"), text("replay-watch-tip"), self.watch, "play"),
            ScoreChoice(STATISTICS, text("statistics-open"), text("statistics-open-tip"), self.count_up, "vp"),
            ScoreChoice("rematch", text("score-rematch"), tip, self.rematch, "redo", "primary"),
            ScoreChoice("menu", text("score-menu"), text("score-menu-tip"), leave, "menu"),
        ]

    # ------------------------------------------------------------------ seats
    @property
    def names(self) -> Mapping[Seat, str]:
        """Seat -> name, also of virtual opponents."""
        names = self.context.playing.names
        return {seat: self.context.wording.called(names, seat) for seat in names}

    def title_of(self, seat: Seat) -> str:
        """The title of a seat's role; the name of a virtual opponent, or where there are no roles."""
        setup = self.context.playing.seats.get(seat)
        return self.context.wording.title(setup.role) if setup and setup.role else self.names[seat]

    def side_by_side(self, numbers: Iterable[int]) -> str:
        """Numbers from the highest on, as scores are written in this language."""
        return self.text("score-between").join(map(str, sorted(numbers, reverse=True)))

    # ------------------------------------------------------------------ counting
    @property
    def busy(self) -> bool:
        """True while the VP are counted row by row."""
        return self._since < len(self.lines) * ROW_TIME

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.busy:
            self._since += round(dt * ROW_TIME / max(1, self.context.settings.travelling(ROW_TIME)))
            self.due = True

    def handle(self, value: Input) -> None:
        """While VP are counted, let any key or press only end the counting."""
        if self.busy and isinstance(value, Key | Press):
            self._since, self.changed = len(self.lines) * ROW_TIME, True
        else:
            super().handle(value)

    @property
    def counted(self) -> tuple[VpLine, ...]:
        """The rows with the VP counted so far."""
        shares = [max(0.0, min(1.0, self._since / ROW_TIME - number)) for number in range(len(self.lines))]
        return tuple(
            replace(line, vp=tuple(round(vp * share) for vp in line.vp))
            for line, share in zip(self.lines, shares, strict=True)
        )

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        chosen = next((choice for choice in self.choices() if choice.label == click.label), None)
        if click.button == "left" and chosen:
            chosen.act()

    def on_key(self, key: Key) -> None:
        """Esc and Enter only move the focus at first: a key pressed once too often does not leave the score. Space,
        with which turns are ended, does not even do that."""
        if key.name == "escape" and self.focus == "menu":
            self.context.director.leave_match()
        elif key.name == "escape":
            self._focus_on("menu")
        elif key.name == "z" and "ctrl" in key.mods:
            self.undo()
        elif key.name in ("return", "enter"):
            self._focus_on("rematch")

    def _key(self, key: Key) -> None:
        """Space, with which turns are ended, never starts a rematch."""
        if key.name != "space" or self.focus != "rematch":
            super()._key(key)

    def watch(self) -> None:
        """Open the replay of the match."""
        self.context.director.watch(watch_match(self.context.playing))

    def undo(self) -> None:
        """Undo the decision that ended the game."""
        self.context.director.undo()

    def count_up(self) -> None:
        """Open the statistics."""
        open_statistics(self.context)

    def rematch(self) -> None:
        """Start a match with the same players and options, and a new seed."""
        match, folder = self.context.playing, matches_folder(self.context.data)
        self.context.director.leave_match()
        self.context.director.start_match(tuple(match.seats.values()), match.header.options, self.context.dice())
        if is_on_ladder(folder, match.path):
            put_on_ladder(folder, self.context.playing.path)

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        self.context.look.draw_backdrop(canvas, is_over=True)
        draw_scrim(canvas, _VEIL)
        with canvas.measured(self.sheet.metrics):
            self.draw_result(canvas)

    def draw_result(self, canvas: Canvas) -> None:
        """Draw all over the backdrop. A game may lay it out in its own way."""
        sheet = self.sheet
        foot = sheet.grown(_BUTTON, 1.5)
        low = sheet.height - 26 - foot - (foot + _ROW_GAP if sheet.is_upright else 0)
        parts = self._upright(low - 22) if sheet.is_upright else self._in_a_row(low - 22)
        self._draw_players(canvas, parts.players)
        self.draw_banner(canvas, parts.banner)
        draw_table(self, canvas, parts.table, self._columns(), self._rows(), tuple(self.totals.values()))
        self._draw_growth(canvas, parts.growth)
        self.put_buttons(canvas, low, foot)

    def _columns(self) -> list[ScoreColumn]:
        names, tip = self.names, self.column_tip
        return [
            ScoreColumn(seat, names[seat], self.emblems[seat], self.colours[seat], tip(seat), seat in self.winners)
            for seat in self.totals
        ]

    def _rows(self) -> list[ScoreRow]:
        icon_of = self.context.table.match_look.icon_of_source
        return [
            ScoreRow(line.group, icon_of(line.group), self.name_of(line.group), self.row_tip(line.group), line.vp)
            for line in self.counted
        ]

    def name_of(self, group: str) -> str:
        """The name of a group of sources."""
        return self.text(f"score-{group.replace('_', '-')}")

    def _in_a_row(self, low: float) -> _ScoreParts:
        """Players, table and chart side by side, down to ``low`` u, with the sign of the winner over the last two."""
        sheet = self.sheet
        head, poster = sheet.grown(_BANNER, 1.25), _POSTER * min(_BROADER, max(1.0, sheet.height / 1080))
        whole = min(sheet.width - 2 * _SIDE, 2400)
        first, top = (sheet.width - whole) / 2, _TOP + head + 22
        left, wide = first + poster + _GAP, whole - poster - _GAP
        table = min(sheet.grown(_LABELS, 1.5) + len(self.totals) * sheet.grown(_COLUMN, 1.3), wide * 0.58)
        return _ScoreParts(
            players=sheet.box(first, _TOP, poster, low - _TOP),
            banner=sheet.box(left, _TOP, wide, head),
            table=sheet.box(left, top, table, low - top),
            growth=sheet.box(left + table + _GAP, top, wide - table - _GAP, low - top),
        )

    def _upright(self, low: float) -> _ScoreParts:
        """In a window higher than wide the chart is below players and table."""
        sheet, wide = self.sheet, self.sheet.width - 2 * _NARROW
        head = sheet.grown(_BANNER, 1.25)
        top = _TOP + head + 22
        middle = top + (low - top - _GAP) * _UPPER
        beside = _NARROW + _UPRIGHT + _GAP
        return _ScoreParts(
            players=sheet.box(_NARROW, top, _UPRIGHT, middle - top),
            banner=sheet.box(_NARROW, _TOP, wide, head),
            table=sheet.box(beside, top, wide + _NARROW - beside, middle - top),
            growth=sheet.box(_NARROW, middle + _GAP, wide, low - middle - _GAP),
        )

    def put_buttons(self, canvas: Canvas, top: float, tall: float) -> None:
        """Draw the buttons, ``tall`` u high, from ``top`` on."""
        choices = self.choices()
        places = self._button_places(len(choices), top, tall)
        with canvas.one_size():
            for (label, words, tip, _, icon, style, why), place in zip(choices, places, strict=True):
                self.put(canvas, Button(label, words, place, style, icon, theme.TITLE, why, tip))

    def _button_places(self, count: int, top: float, tall: float) -> list[pygame.Rect]:
        """The places of so many buttons, from ``top`` u on: in one row, or in two in a window higher than wide."""
        sheet = self.sheet
        if not sheet.is_upright:
            return list(sheet.row(count, top, sheet.grown(300), tall, _ROW_GAP))
        upper = (count + 1) // 2
        wide = sheet.width - 2 * _NARROW
        rows = sheet.box(_NARROW, top, wide, tall), sheet.box(_NARROW, top + tall + _ROW_GAP, wide, tall)
        gap = round(_ROW_GAP * sheet.metrics.scale)
        return [*row_of_rects(rows[0], upper, gap), *row_of_rects(rows[1], count - upper, gap)]

    def _draw_players(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The winner as a large poster, or all that share the victory; the others as plates below."""
        gap, totals, names = canvas.px(_PLATE_GAP), self.totals, self.names
        others = sorted((seat for seat in totals if seat not in self.winners), key=lambda seat: -totals[seat])
        plate = canvas.px(_PLATE)
        tall = rect.height - len(others) * (plate + gap)
        each = (tall + gap) // max(1, len(self.winners))
        for number, seat in enumerate(self.winners):
            place = pygame.Rect(rect.x, rect.y + number * each, rect.width, each - gap)
            foot = canvas.px(self.sheet.grown(_NAME, 1.4))
            draw_wall_poster(canvas, place, self.emblems[seat], self.title_of(seat), names[seat], foot)
            self.explain(canvas, place, PlateOf(seat), self.seat_words(seat))
        for number, seat in enumerate(others):
            place = pygame.Rect(rect.x, rect.y + tall + gap + number * (plate + gap), rect.width, plate)
            licence_plate(canvas, place, self.emblems[seat], self.title_of(seat), names[seat], totals[seat])
            self.explain(canvas, place, PlateOf(seat), self.seat_words(seat))

    def draw_banner(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw who has won, how, and the best total; beside that the grade of the victory, if it has one."""
        grade = self.grade
        with canvas.within(rect):
            canvas.panel(rect, theme.GREEN_SIGN._replace(radius=16), "winner")
            left = rect.x + canvas.px(34)
            right = rect.right - canvas.px(260)
            if grade:
                right -= canvas.px(self.sheet.grown(_GRADE, 1.25))
            pad = canvas.px(12)
            upper = pygame.Rect(left, rect.y + pad, right - left, (rect.height - 2 * pad) * 58 // 100)
            px = min(canvas.metrics.text_px(theme.POSTER), round(upper.height * _TALLEST))
            canvas.letters(self.headline(), upper, "title", px, theme.PAPER, upper=True)
            lower = pygame.Rect(left, upper.bottom + pad // 2, right - left, rect.bottom - 3 * pad // 2 - upper.bottom)
            told = " ".join(filter(None, (self.result(), self._uncounted(), self.played_with())))
            canvas.text(told, lower, "text", theme.TITLE, theme.SIGN_NOTE, wrap=True)
            canvas.icon(self.vp_icon, (rect.right - canvas.px(180), rect.centery), canvas.px(96))
            words = pygame.Rect(rect.right - canvas.px(122), rect.y, canvas.px(100), rect.height)
            canvas.text(str(max(self.totals.values())), words, "number", theme.POSTER, theme.PAPER)
            self.explain(canvas, rect.inflate(-8, -8), "winner", self.banner_tip())
        if grade:
            wide = canvas.px(self.sheet.grown(_GRADE, 1.25))
            sign = pygame.Rect(right + canvas.px(14), rect.y, wide, rect.height).inflate(0, -canvas.px(28))
            self._draw_grade(canvas, sign, grade)

    def _draw_grade(self, canvas: Canvas, sign: pygame.Rect, grade: Grade) -> None:
        """Draw the grade of the victory."""
        with canvas.within(sign):
            canvas.panel(sign, theme.BROWN_SIGN._replace(radius=12), "grade")
            inner = sign.inflate(-canvas.px(36), -canvas.px(20))
            caption = pygame.Rect(inner.x, inner.y, inner.width, inner.height * 3 // 10)
            canvas.text(grade.caption, caption, "sign", theme.BODY, theme.PAPER, "center", upper=True)
            words = pygame.Rect(inner.x, caption.bottom + 2, inner.width, inner.bottom - caption.bottom - 2)
            canvas.text(grade.title, words, "title", theme.HEADING, theme.PAPER, "center", upper=True)
        self.explain(canvas, sign, "grade", grade.tip)

    def _uncounted(self) -> str:
        """Why the match does not count for somebody, if so."""
        match, words = self.context.playing, self.context.wording
        replaced = [self.names[seat] for seat in match.seats if match.players.replaced(seat, match.line)]
        reason = uncounted(match.header.origin, bool(replaced), match.players.has_undone_robots)
        if reason is None:
            return ""
        key = f"score-uncounted-{reason.replace('_', '-')}"
        return self.text(key, names=words.all_of(replaced), n=len(replaced))

    def _draw_growth(self, canvas: Canvas, rect: pygame.Rect) -> None:
        text, sheet, pad = self.text, self.sheet, canvas.px(28)
        canvas.panel(rect, theme.PLAIN._replace(radius=14, alpha=1.0, edge=theme.LINE), "growth")
        wide = rect.width - 2 * pad
        with canvas.within(rect):
            head = pygame.Rect(rect.x + pad, rect.y + canvas.px(10), wide, canvas.px(sheet.grown(52, 1.5)))
            canvas.text(text("score-growth"), head, "title", theme.HEADING, theme.TXT, upper=True)
            many = len(self.totals) > 2
            legend = pygame.Rect(head.x, head.bottom, wide, (1 + many) * canvas.px(sheet.grown(32, 1.6)))
            self._draw_legend(canvas, legend)
            tall = canvas.px(sheet.grown(sheet.grown(_MOMENTS + _OF_MANY * many, 1.6), _MORE_LINES))
            foot = pygame.Rect(head.x, rect.bottom - pad // 2 - tall, wide, tall)
            canvas.text("\n".join(self.moments()), foot, "text", theme.BODY, theme.MUTED, wrap=True)
            names = round(canvas.metrics.text_px(theme.BODY) * 1.3) + canvas.px(22)
            top = legend.bottom + canvas.px(16)
            plot = pygame.Rect(rect.x + pad + canvas.px(54), top, wide - canvas.px(120), foot.y - names - top)
            scale = self.context.table.match_look.scale
            draw_chart(canvas, plot, self.curves(), self.round_names(), self.goal, scale)
        self.explain(canvas, plot, "chart", self.chart_words())

    def round_names(self) -> list[str]:
        """The names below the chart."""
        text, last = self.text, len(self.rounds) - 1
        names = [text("score-start"), *(str(number) for number in range(1, last))]
        names.append(text("score-end", round=min(last, self.context.playing.status.round)))
        return names[: len(self.rounds)]

    def _draw_legend(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the markers of the curves with the names of the seats."""
        names = self.names
        columns = min(2, len(names))
        wide, tall = rect.width // columns, rect.height // -(-len(names) // columns)
        size = max(theme.ICON_FLOOR, min(canvas.px(24), tall))
        cells = [pygame.Rect(rect.x + n % 2 * wide, rect.y + n // 2 * tall, wide, tall) for n in range(len(names))]
        words = [pygame.Rect(cell.x + size + 4, cell.y, wide - size - canvas.px(14), tall) for cell in cells]
        px = canvas.common_px(zip(names.values(), words, strict=True), "strong", theme.BODY)
        for number, (seat, line) in enumerate(zip(names, self.curves(), strict=True)):
            cell = cells[number]
            canvas.picture(marker(number, line.colour, size), (cell.x + size / 2, cell.centery), f"marker {seat}")
            canvas.letters(names[seat], words[number], "strong", px, theme.TXT)

    def chart_words(self) -> str:
        """What is told of the chart: the values of the curves, a line for each seat."""
        rows, names = [], self.names
        for number, seat in enumerate(names):
            values = self.context.wording.one_by_one([str(vp[number]) for vp in self.rounds])
            rows.append(self.text("score-chart-row", name=names[seat], values=values))
        return self.text("score-chart-tip", rows="\n".join(rows))

    def moments(self) -> list[str]:
        """The turning points of the match, if they are certain, and what else the game tells."""
        return [*filter(None, (self._lead(), *self.further_moments()))]

    def _lead(self) -> str:
        if len(self.winners) != 1 or not self.context.playing.status.round:
            return ""
        winner = self.winners[0]
        since = lead_since(self.rounds, list(self.totals).index(winner))
        if since >= len(self.rounds):
            return ""
        key = "score-lead-last" if since == len(self.rounds) - 1 else "score-lead"
        return self.text(key, name=self.names[winner], round=since)

    def curves(self) -> tuple[ChartCurve, ...]:
        return tuple(
            ChartCurve(self.emblems[seat], self.colours[seat], tuple(vp[number] for vp in self.rounds))
            for number, seat in enumerate(self.totals)
        )
