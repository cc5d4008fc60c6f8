"""The final score: the winners, the sources of VP, their growth, and how a tie was broken (R18); of a solo game its
grade, and how it compares with the best one (R30.16, R30.17)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.kernel.seats import HUMAN, NOBODY, Seat
from game.match.files.record import solo_of
from game.match.library.ladder import is_on_ladder, put_on_ladder
from game.match.library.solo_results import BestResults, result_of
from game.match.library.summary import first_with_deal, uncounted
from game.match.match import without_cards
from game.match.vp_sources import vp_lines
from game.paths import matches_folder
from game.play.annals import VpLine
from game.play.match import watch_match
from game.rules.phases.scoring import GRADES
from game.rules.state import END_VP, SEATS, VIRTUAL
from game.ui import theme
from game.ui.art.chrome import licence_plate
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Press
from game.ui.places import Label, PlateOf
from game.ui.running import flow
from game.ui.running.accounts import events_of, greatest_moment
from game.ui.running.emblems import emblem_of
from game.ui.running.seating import USUAL_ROBOT
from game.ui.running.vp_course import lead_since, vp_by_round
from game.ui.scene import Scene
from game.ui.scenes.overview import open_overview
from game.ui.scenes.score.table import colours_of, draw_table
from game.ui.scenes.statistics.scene import open_statistics
from game.ui.shortcuts import SCORE, STATISTICS
from game.ui.tabletop import labels
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.chart import ChartCurve, draw_chart, marker
from game.ui.widgets.screen import ScreenSheet, draw_scrim
from game.ui.widgets.wall_poster import draw_wall_poster
from game.wording import refusals


class SoloVerdict:
    """Texts about the finished solo game on the table; `before` is the best result of earlier games."""

    def __init__(self, context: Context) -> None:
        match = context.playing
        self._words = context.wording
        self._titles = match.game.options.solo_titles
        self._match = match
        final = match.view(NOBODY)
        solo = solo_of(match.header)
        assert solo is not None, "the game is one against a virtual opponent"
        self.now = result_of(solo, final.players[0].faction, final.scores, match.path)
        folder = matches_folder(context.data)
        results = BestResults(folder, without_cards)
        is_person = match.players.counted(SEATS[0], match.line) == HUMAN
        self._counts = match.header.origin is None and is_person
        self._earlier = first_with_deal(folder, match.header.origin, without_cards)
        self.before = results.best(self.now.opponent, self.now.faction, but=match.path)

    @property
    def _facts(self) -> dict[str, str]:
        return {"opponent": self._words.opponent(self.now.opponent), "faction": self._words.title(self.now.faction)}

    @property
    def title(self) -> str:
        """The winner."""
        if self.now.won:
            return self._words.text("score-winner", factions=self._facts["faction"])
        return self._words.text("score-opponent-wins", opponent=self._facts["opponent"])

    @property
    def grade(self) -> str | None:
        """The grade of a victory, in the titles of the chosen edition; None after a defeat."""
        return self._words.grade(self.now.grade, self._titles) if self.now.grade else None

    @property
    def result(self) -> str:
        """The score, the number of rounds, and whether it is a record."""
        now = self.now
        outcome = "won" if now.won else "equal" if now.vp == now.opponent_vp else "lost"
        vp = {"vp": now.vp, "theirs": now.opponent_vp, "rounds": self._match.status.round}
        name = self._match.names[SEATS[0]]
        result = self._words.text("score-solo-result", outcome=outcome, name=name, **vp)
        return f"{result} {self._words.text('score-record') if self._is_record else ''}".strip()

    @property
    def record(self) -> str:
        """A sentence about an earlier game with the same deal, or else about the best result with this opponent and
        faction; empty after a first defeat."""
        if self._earlier:
            player = self._earlier.seats[0]
            by = player.vp - self.now.vp
            more = "more" if by > 0 else "less" if by < 0 else "equal"
            told = {"vp": player.vp, "theirs": self._earlier.opponents[0].vp, "by": abs(by)}
            return self._words.text("score-same-deal", name=self._words.player(player.name), more=more, **told)
        if self.before is None:
            return self._words.text("score-first-victory", **self._facts) if self._is_record else ""
        best = self.before
        grade = self._words.grade(best.grade, self._titles) if best.grade else ""
        facts = {"vp": best.vp, "theirs": best.opponent_vp, "grade": grade, **self._facts}
        key = "score-best-before" if self._is_record else "solo-best"
        return self._words.text(key, outcome="won" if best.won else "lost", **facts)

    def grades_in_words(self) -> str:
        """All grades with the VP they need."""
        rows = [
            self._words.text("score-grade-row", least=least, grade=self._words.grade(grade, self._titles))
            for least, grade in GRADES
        ]
        return self._words.text("score-grade-tip", rows="\n".join(rows))

    @property
    def _is_record(self) -> bool:
        """True unless a better result exists, a robot played, or the game was played on from another."""
        return self._counts and self.now.is_record_after(self.before)


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


class ScoreScene(Scene):
    """The final score of the match on the table."""

    name = flow.SCORE
    arrows = True
    kind = SCORE

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        match = context.playing
        self.final = match.view(NOBODY)
        self.colours = colours_of(self.final)
        self.solo = SoloVerdict(context) if match.opponents else None
        self.lines = vp_lines(events_of(match), self.final.scores)
        self.greatest = greatest_moment(match)
        self.rounds = vp_by_round(match)
        self._since = 0 if context.settings.travelling(ROW_TIME) else len(self.lines) * ROW_TIME
        """Milliseconds at normal speed for which VP have been counted."""

    @property
    def names(self) -> Mapping[Seat, str]:
        """Seat -> name, also of the virtual opponent."""
        names = self.context.playing.names
        return {seat: self.context.wording.called(names, seat) for seat in names}

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
        deeds: dict[Label | None, Callable[[], None]] = {
            "rematch": self.rematch, "robot": self.let_robot_play, "menu": self.context.director.leave_match,
            "undo": self.undo, "watch": self.watch, labels.OVERVIEW: partial(open_overview, self.context),
            STATISTICS: partial(open_statistics, self.context),
        }  # fmt: skip
        if click.button == "left" and click.label in deeds:
            deeds[click.label]()

    def on_key(self, key: Key) -> None:
        """Esc and Enter only move the focus at first: a key pressed once too often does not leave the score. Space,
        with which turns are ended, does not even do that."""
        if key.name == "escape" and self.focus == "menu":
            self.context.director.leave_match()
        elif key.name == "escape":
            self._focus_on("menu")
        elif key.name == "o":
            open_overview(self.context)
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

    def rematch(self) -> None:
        """Start a match with the same players, factions, sets and options, and a new seed."""
        match, folder = self.context.playing, matches_folder(self.context.data)
        self.context.director.leave_match()
        seats, solo = tuple(match.seats.values()), solo_of(match.header)
        self.context.director.start_match(seats, match.game.sets, match.game.options, self.context.dice(), solo)
        if is_on_ladder(folder, match.path):
            put_on_ladder(folder, self.context.playing.path)

    def let_robot_play(self) -> None:
        """Ask which robot plays the same deal."""
        from game.ui.scenes.who_plays import SameDealScene

        match, text = self.context.playing, self.text
        before = match.seats[SEATS[0]]
        name = self.context.wording.kept_name(text("new-name-robot", number=1))
        robot = replace(before, name=name, player=USUAL_ROBOT) if before.is_human else before
        self.context.stack.push(SameDealScene(self.context, watch_match(match), (robot,)))

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        self.context.look.draw_backdrop(canvas, is_over=True)
        draw_scrim(canvas, _VEIL)
        with canvas.measured(self.sheet.metrics):
            self._draw_result(canvas)

    def _draw_result(self, canvas: Canvas) -> None:
        sheet = self.sheet
        foot = sheet.grown(_BUTTON, 1.5)
        low = sheet.height - 26 - foot - (foot + _ROW_GAP if sheet.is_upright else 0)
        parts = self._upright(low - 22) if sheet.is_upright else self._in_a_row(low - 22)
        self._draw_players(canvas, parts.players)
        self._draw_banner(canvas, parts.banner)
        draw_table(self, canvas, parts.table, self.final, self.counted)
        self._draw_growth(canvas, parts.growth)
        self._put_buttons(canvas, low, foot)

    def _in_a_row(self, low: float) -> _ScoreParts:
        """Players, table and chart side by side, down to ``low`` u, with the sign of the winner over the last two."""
        sheet = self.sheet
        head, poster = sheet.grown(_BANNER, 1.25), _POSTER * min(_BROADER, max(1.0, sheet.height / 1080))
        whole = min(sheet.width - 2 * _SIDE, 2400)
        first, top = (sheet.width - whole) / 2, _TOP + head + 22
        left, wide = first + poster + _GAP, whole - poster - _GAP
        table = min(sheet.grown(_LABELS, 1.5) + len(self.final.seats) * sheet.grown(_COLUMN, 1.3), wide * 0.58)
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

    def _put_buttons(self, canvas: Canvas, top: float, tall: float) -> None:
        text, barrier = self.text, self.context.playing.undo_barrier()
        why = refusals.undo_barrier(self.context.wording, barrier) if barrier else None
        places = self._button_places(7 if self.solo else 6, top, tall)
        robot = places.pop(5) if self.solo else None
        undo, states, watch, numbers, rematch, menu = places
        icon = "lock" if barrier == "revealed" else "undo"
        tips = text("statistics-open-tip"), text("score-rematch-tip")
        buttons = [
            Button("undo", text("undo"), undo, icon=icon, u=theme.TITLE, why=why, tip=text("score-undo-tip")),
            Button(labels.OVERVIEW, text("states-open"), states, u=theme.TITLE, tip=text("states-tip")),
            Button("watch", text("replay-watch"), watch, icon="play", u=theme.TITLE, tip=text("replay-watch-tip")),
            Button(STATISTICS, text("statistics-open"), numbers, icon="vp", u=theme.TITLE, tip=tips[0]),
            Button("rematch", text("score-rematch"), rematch, "primary", "redo", theme.TITLE, tip=tips[1]),
            Button("menu", text("score-menu"), menu, icon="menu", u=theme.TITLE, tip=text("score-menu-tip")),
        ]
        if robot:
            tip = text("score-robot-tip")
            buttons.insert(5, Button("robot", text("score-robot"), robot, icon="robot", u=theme.TITLE, tip=tip))
        with canvas.one_size():
            for button in buttons:
                self.put(canvas, button)

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
        gap, final, names = canvas.px(_PLATE_GAP), self.final, self.names
        totals = {score.seat: score.total for score in final.scores}
        others = sorted((seat for seat in final.seats if seat not in final.winners), key=lambda seat: -totals[seat])
        plate = canvas.px(_PLATE)
        tall = rect.height - len(others) * (plate + gap)
        each = (tall + gap) // max(1, len(final.winners))
        for number, seat in enumerate(final.winners):
            place = pygame.Rect(rect.x, rect.y + number * each, rect.width, each - gap)
            foot = canvas.px(self.sheet.grown(_NAME, 1.4))
            draw_wall_poster(canvas, place, emblem_of(final, seat), self._faction(seat), names[seat], foot)
            self.explain(canvas, place, PlateOf(seat), self._seat_words(seat, totals[seat]))
        for number, seat in enumerate(others):
            place = pygame.Rect(rect.x, rect.y + tall + gap + number * (plate + gap), rect.width, plate)
            licence_plate(canvas, place, emblem_of(final, seat), self._faction(seat), names[seat], totals[seat])
            self.explain(canvas, place, PlateOf(seat), self._seat_words(seat, totals[seat]))

    def _faction(self, seat: Seat) -> str:
        """The title of a seat's faction, or of the virtual opponent."""
        return self.names[seat] if seat == VIRTUAL else self.context.wording.title(self.final.player(seat).faction)

    def _seat_words(self, seat: Seat, vp: int) -> str:
        facts = {"faction": self._faction(seat), "name": self.names[seat], "vp": vp, "first": "no"}
        return self.text("plate-tip", **facts)

    def _draw_banner(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the winner's faction as the 51st State, or all that share the victory (R18.5)."""
        with canvas.within(rect):
            canvas.panel(rect, theme.GREEN_SIGN._replace(radius=16), "winner")
            left = rect.x + canvas.px(34)
            right = rect.right - canvas.px(260)
            if self.solo and self.solo.grade:
                right -= canvas.px(self.sheet.grown(_GRADE, 1.25))
            pad = canvas.px(12)
            upper = pygame.Rect(left, rect.y + pad, right - left, (rect.height - 2 * pad) * 58 // 100)
            px = min(canvas.metrics.text_px(theme.POSTER), round(upper.height * _TALLEST))
            canvas.letters(self._title(), upper, "title", px, theme.PAPER, upper=True)
            lower = pygame.Rect(left, upper.bottom + pad // 2, right - left, rect.bottom - 3 * pad // 2 - upper.bottom)
            told = " ".join(filter(None, (self._result(), self._uncounted(), self._sets())))
            canvas.text(told, lower, "text", theme.TITLE, theme.SIGN_NOTE, wrap=True)
            best, text = max(score.total for score in self.final.scores), self.text
            canvas.icon("vp", (rect.right - canvas.px(180), rect.centery), canvas.px(96))
            words = pygame.Rect(rect.right - canvas.px(122), rect.y, canvas.px(100), rect.height)
            canvas.text(str(best), words, "number", theme.POSTER, theme.PAPER)
            tip = text("score-banner-solo-tip" if self.solo else "score-banner-tip", vp=best)
            self.explain(canvas, rect.inflate(-8, -8), "winner", tip)
        if self.solo and self.solo.grade:
            wide = canvas.px(self.sheet.grown(_GRADE, 1.25))
            sign = pygame.Rect(right + canvas.px(14), rect.y, wide, rect.height).inflate(0, -canvas.px(28))
            self._draw_grade(canvas, sign, self.solo.grade)

    def _title(self) -> str:
        if self.solo:
            return self.solo.title
        winners = self.final.winners
        factions = [self.context.wording.title(self.final.player(seat).faction) for seat in winners]
        key = "score-winner" if len(winners) == 1 else "score-winners"
        return self.text(key, factions=self.context.wording.all_of(factions))

    def _draw_grade(self, canvas: Canvas, sign: pygame.Rect, grade: str) -> None:
        """Draw the grade of a victory in a solo game (R30.17)."""
        with canvas.within(sign):
            canvas.panel(sign, theme.BROWN_SIGN._replace(radius=12), "grade")
            inner = sign.inflate(-canvas.px(36), -canvas.px(20))
            caption = pygame.Rect(inner.x, inner.y, inner.width, inner.height * 3 // 10)
            canvas.text(self.text("score-grade"), caption, "sign", theme.BODY, theme.PAPER, "center", upper=True)
            words = pygame.Rect(inner.x, caption.bottom + 2, inner.width, inner.bottom - caption.bottom - 2)
            canvas.text(grade, words, "title", theme.HEADING, theme.PAPER, "center", upper=True)
        assert self.solo is not None
        self.explain(canvas, sign, "grade", self.solo.grades_in_words())

    def _result(self) -> str:
        """Winners, totals, number of rounds, and how a tie was broken."""
        if self.solo:
            return self.solo.result
        text, final = self.text, self.final
        totals = self._side_by_side(score.total for score in final.scores)
        names = self.context.wording.all_of([self.names[seat] for seat in final.winners])
        result = text("score-result", names=names, count=len(final.winners), totals=totals, rounds=final.round)
        return f"{result} {self._tie()}".strip()

    def _uncounted(self) -> str:
        """Why the match does not count for somebody, if so."""
        match, words = self.context.playing, self.context.wording
        replaced = [self.names[seat] for seat in match.seats if match.players.replaced(seat, match.line)]
        reason = uncounted(match.header.origin, bool(replaced), match.players.has_undone_robots)
        if reason is None:
            return ""
        key = f"score-uncounted-{reason.replace('_', '-')}"
        return self.text(key, names=words.all_of(replaced), n=len(replaced))

    def _sets(self) -> str:
        """The sets, if there are others than the base set."""
        sets, words = self.context.playing.game.sets, self.context.wording
        return words.text("match-sets", sets=words.set_titles(sets)) if len(sets) > 1 else ""

    def _tie(self) -> str:
        """How a tie for the most VP was broken, if there was one (R18.5)."""
        best = max(score.total for score in self.final.scores)
        tied = [score for score in self.final.scores if score.total == best]
        if len(tied) == 1:
            return ""
        if len(self.final.winners) > 1:
            return self.text("score-tie-shared")
        goods = [score.goods for score in tied]
        key = "score-tie-locations" if goods.count(max(goods)) > 1 else "score-tie-goods"
        locations = self._side_by_side(score.locations for score in tied)
        return self.text(key, goods=self._side_by_side(goods), locations=locations)

    def _side_by_side(self, numbers: Iterable[int]) -> str:
        """Numbers from the highest on, as scores are written in this language."""
        return self.text("score-between").join(map(str, sorted(numbers, reverse=True)))

    def _draw_growth(self, canvas: Canvas, rect: pygame.Rect) -> None:
        text, sheet, pad = self.text, self.sheet, canvas.px(28)
        canvas.panel(rect, theme.PLAIN._replace(radius=14, alpha=1.0, edge=theme.LINE), "growth")
        wide = rect.width - 2 * pad
        with canvas.within(rect):
            head = pygame.Rect(rect.x + pad, rect.y + canvas.px(10), wide, canvas.px(sheet.grown(52, 1.5)))
            canvas.text(text("score-growth"), head, "title", theme.HEADING, theme.TXT, upper=True)
            many = len(self.final.seats) > 2
            legend = pygame.Rect(head.x, head.bottom, wide, (1 + many) * canvas.px(sheet.grown(32, 1.6)))
            self._draw_legend(canvas, legend)
            tall = canvas.px(sheet.grown(sheet.grown(_MOMENTS + _OF_MANY * many, 1.6), _MORE_LINES))
            foot = pygame.Rect(head.x, rect.bottom - pad // 2 - tall, wide, tall)
            canvas.text("\n".join(self._moments()), foot, "text", theme.BODY, theme.MUTED, wrap=True)
            names = round(canvas.metrics.text_px(theme.BODY) * 1.3) + canvas.px(22)
            top = legend.bottom + canvas.px(16)
            plot = pygame.Rect(rect.x + pad + canvas.px(54), top, wide - canvas.px(120), foot.y - names - top)
            draw_chart(canvas, plot, self._curves(), self._round_names(), END_VP)
        self.explain(canvas, plot, "chart", text("score-chart-tip", rows=self._chart_words()))

    def _round_names(self) -> list[str]:
        text, last = self.text, len(self.rounds) - 1
        names = [text("score-start"), *(str(number) for number in range(1, last)), text("score-end", round=last)]
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
        for number, (seat, line) in enumerate(zip(names, self._curves(), strict=True)):
            cell = cells[number]
            canvas.picture(marker(number, line.colour, size), (cell.x + size / 2, cell.centery), f"marker {seat}")
            canvas.letters(names[seat], words[number], "strong", px, theme.TXT)

    def _chart_words(self) -> str:
        """The values of the curves, a line for each seat."""
        rows, names = [], self.names
        for number, seat in enumerate(names):
            values = self.context.wording.one_by_one([str(vp[number]) for vp in self.rounds])
            rows.append(self.text("score-chart-row", name=names[seat], values=values))
        return "\n".join(rows)

    def _moments(self) -> list[str]:
        """The turning points of the match, if they are certain; then the goods that would break a tie (R18.6), or the
        best result of solo games."""
        last = self.solo.record if self.solo else self._goods_left()
        return [*filter(None, (self._lead(), self._greatest(), last))]

    def _lead(self) -> str:
        if len(self.final.winners) != 1:
            return ""
        winner = self.final.winners[0]
        since = lead_since(self.rounds, self.final.seats.index(winner))
        if since >= len(self.rounds):
            return ""
        key = "score-lead-last" if since == len(self.rounds) - 1 else "score-lead"
        return self.text(key, name=self.names[winner], round=since)

    def _greatest(self) -> str:
        moment = self.greatest
        if moment is None:
            return ""
        source = self.context.wording.source(moment.source)
        facts = {"name": self.names[moment.seat], "vp": moment.vp, "source": source}
        return self.text("score-greatest", round=moment.round, **facts)

    def _curves(self) -> tuple[ChartCurve, ...]:
        return tuple(
            ChartCurve(emblem_of(self.final, seat), self.colours[seat], tuple(vp[number] for vp in self.rounds))
            for number, seat in enumerate(self.final.seats)
        )

    def _goods_left(self) -> str:
        """The goods that would break a tie (R18.6)."""
        names = self.names
        parts = [f"{names[score.seat]}:\N{NO-BREAK SPACE}{score.goods}" for score in self.final.scores]
        return self.text("score-goods-left", list=self.context.wording.one_by_one(parts))
