"""The statistics of all finished matches: totals, victories, sources of VP, their course over time, and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec
import pygame

from game.match.library import statistics
from game.match.library.index import MatchIndex
from game.match.library.stored import LEFT_OUT
from game.paths import matches_folder
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import GameChip, Label, RecordOf, ResultRow, StatisticsChip, TileOf, VpSource
from game.ui.scene import Scene
from game.ui.scenes.game_chips import games_to_choose, put_game_chips
from game.ui.scenes.lists import LineList, ListScene
from game.ui.scenes.replay.scene import watch_saved
from game.ui.scenes.statistics.words import ValueWords, day_words, draw_bar, draw_list, left_out_words
from game.ui.shortcuts import STATISTICS
from game.ui.widgets.button import SMALLEST_HIT, Button, row_of_rects, toned
from game.ui.widgets.chart import ChartCurve, draw_chart, marker
from game.ui.widgets.screen import ScreenSheet, draw_heading

TILES = ("games", "wins", "vp", "rounds", "decisions")
RECORDS = ("highest", "widest", "closest", "longest")

_PAD, _TITLE, _SOURCE, _MEAN = 20, 48, 52, 58
"""In u: margin; heights of the title of a panel and of a source; width of a number."""

_TALLEST, _TITLED = 0.78, 0.5
"""Maximum height of the name of a source, as a share of its line; width of a title beside a legend, of its panel."""

_POINTS = 12
"""Maximum points of a curve."""

_TIGHTEST = 1.45
"""Least height of the line of a source, in sizes of the smallest letters."""

_REST = "rest"
"""Stands for all sources without room of their own."""


class TotalTile(NamedTuple):
    """A total: its number, what it counts, and a sentence about it."""

    number: str
    name: str
    tip: str


def tiles_of(text: Callable[..., str], found: statistics.Statistics) -> dict[str, TotalTile]:
    """The totals of `TILES`; ``found`` must have at least one result."""
    total, rounds = found.total, found.rounds
    mean = text("statistics-number", n=total.mean_vp)
    numbers = {
        "games": text("statistics-count", n=total.games),
        "wins": text("statistics-wins-number", n=total.wins, share=total.share),
        "vp": mean,
        "rounds": text("statistics-number", n=rounds.mean),
        "decisions": text("statistics-count", n=found.decisions),
    }
    facts = {"games": total.games, "results": total.results, "wins": total.wins, "vp": mean}
    facts |= {"fewest": rounds.fewest, "most": rounds.most, "mean": found.decisions / total.games}
    plural = {"games": total.games, "wins": total.wins, "decisions": found.decisions}
    names = {key: text(f"statistics-{key}", n=plural.get(key, 0), results=total.results) for key in TILES}
    return {key: TotalTile(numbers[key], names[key], text(f"statistics-{key}-tip", **facts)) for key in TILES}


def draw_tiles(
    scene: Scene, canvas: Canvas, places: Sequence[pygame.Rect], found: statistics.Statistics, besides: Sequence[str]
) -> None:
    """Draw each total on its own panel; ``besides`` are sentences about games that do not count."""
    tiles = tiles_of(scene.context.text, found)
    with canvas.one_size():
        for (key, tile), rect in zip(tiles.items(), places, strict=True):
            with canvas.within(rect):
                canvas.panel(rect, theme.PLAIN, key)
                inner = rect.inflate(-canvas.px(28), -canvas.px(14))
                upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height * 62 // 100)
                px = min(canvas.metrics.text_px(theme.HEADING), round(upper.height * 0.9))
                canvas.letters(tile.number, upper, "number", px, theme.GOLD if key == "vp" else theme.TXT, "center")
                lower = pygame.Rect(inner.x, upper.bottom, inner.width, inner.bottom - upper.bottom)
                px = min(canvas.metrics.text_px(theme.BODY), max(theme.FLOOR, round(lower.height * 0.8)))
                canvas.letters(tile.name, lower, "strong", px, theme.MUTED, "center")
            about = besides if key == "games" else ()
            scene.explain(canvas, rect, TileOf(key), "\n".join((tile.tip, *about)))


def draw_sources(scene: Scene, canvas: Canvas, rect: pygame.Rect, found: statistics.Statistics) -> None:
    """Draw a bar for each source of VP; with little room, the smallest share a bar."""
    text = scene.context.text
    inner = _draw_panel(scene, canvas, rect, "sources")
    if not found.sources:
        with canvas.within(rect):
            canvas.text(text("statistics-sources-none"), inner, "text", theme.BODY, theme.MUTED, "center", wrap=True)
        return
    lines = max(1, inner.height // round(canvas.metrics.text_px(theme.CAPTION) * _TIGHTEST))
    shown = _largest(found.sources, lines)
    pitch = min(canvas.px(scene.sheet.grown(_SOURCE, 1.5)), inner.height // max(1, len(shown)))
    most, total = max(shown.values(), default=1), max(1, sum(found.sources.values()))
    for number, (group, vp) in enumerate(shown.items()):
        line = pygame.Rect(inner.x, inner.y + number * pitch, inner.width, pitch - max(1, canvas.px(4)))
        key = "statistics-rest" if group == _REST else f"score-{group.replace('_', '-')}"
        name, mean = text(key), vp / found.total.results
        with canvas.within(rect):
            size = max(theme.ICON_FLOOR, min(canvas.px(34), line.height))
            icon = "plus" if group == _REST else scene.context.table.match_look.icon_of_source(group)
            canvas.icon(icon, (line.x + size // 2, line.centery), size)
            left = line.x + size + canvas.px(10)
            named = pygame.Rect(left, line.y, line.x + line.width * 46 // 100 - left, line.height)
            px = min(canvas.metrics.text_px(theme.BODY), round(line.height * _TALLEST))
            canvas.letters(name, named, "strong", max(theme.FLOOR, px), theme.TXT)
            left = named.right + canvas.px(10)
            bar = pygame.Rect(left, line.y, line.right - left, line.height)
            room = canvas.px(scene.sheet.grown(_MEAN, 1.5))
            draw_bar(canvas, bar, vp / most, theme.GOLD, text("statistics-number", n=mean), room)
        told = text("statistics-source-tip", name=name, vp=vp, mean=mean, share=vp / total)
        scene.explain(canvas, line, VpSource(group), f"{told}\n{text(f'{key}-tip')}")


def _largest(sources: Mapping[str, int], lines: int) -> dict[str, int]:
    """The sources, the largest first, in at most so many ``lines``: the smallest are added up."""
    ordered = dict(sorted(sources.items(), key=lambda item: -item[1]))
    if len(ordered) <= lines:
        return ordered
    kept = dict(list(ordered.items())[: lines - 1])
    return {**kept, _REST: sum(ordered.values()) - sum(kept.values())}


def draw_course(scene: Scene, canvas: Canvas, rect: pygame.Rect, found: statistics.Statistics) -> None:
    """Draw the VP from the first game to the last, and those of the best opponent."""
    text, points = scene.context.text, found.course(_POINTS)
    titled = 1.0 if scene.sheet.is_upright else _TITLED
    inner = _draw_panel(scene, canvas, rect, "course", titled)
    if len(points) < 2:
        with canvas.within(rect):
            canvas.text(text("statistics-course-none"), inner, "text", theme.BODY, theme.MUTED, "center", wrap=True)
        return
    own = ChartCurve("vp", theme.GOLD, tuple(round(point.vp) for point in points))
    others = ChartCurve("person", theme.DISABLED, tuple(round(point.others) for point in points))
    tall = inner.y - rect.y
    left = inner.x + round(inner.width * _TITLED) + canvas.px(8)
    legend = pygame.Rect(left, rect.y, inner.right - left, tall)
    if scene.sheet.is_upright:
        legend = pygame.Rect(inner.x, inner.y, inner.width, tall)
        inner = pygame.Rect(inner.x, legend.bottom, inner.width, inner.bottom - legend.bottom)
    with canvas.within(rect):
        lines = (own, others)
        wide, size = legend.width // len(lines), max(theme.ICON_FLOOR, min(canvas.px(24), legend.height))
        for number, (key, line) in enumerate(zip(("own", "others"), lines, strict=True)):
            start = legend.x + number * wide
            canvas.picture(marker(number, line.colour, size), (start + size / 2, legend.centery), f"marker {key}")
            words = pygame.Rect(start + size + 6, legend.y, wide - size - canvas.px(14), legend.height)
            canvas.text(scene.context.text(f"statistics-{key}"), words, "strong", theme.BODY, theme.TXT)
        low = round(canvas.metrics.text_px(theme.BODY) * 1.3) + canvas.px(22)
        top = inner.y + canvas.px(14)
        plot = pygame.Rect(inner.x + canvas.px(60), top, inner.width - canvas.px(130), inner.bottom - low - top)
        look = scene.context.table.match_look
        draw_chart(canvas, plot, (own, others), [_games(scene, point) for point in points], look.goal, look.scale)
    told = ({"games": _games(scene, point), "vp": point.vp, "others": point.others} for point in points)
    rows = [text("statistics-course-row", **facts) for facts in told]
    scene.explain(canvas, plot, "course", "\n".join((text("statistics-course-tip"), *rows)))


def _games(scene: Scene, point: statistics.Point) -> str:
    """The numbers of the games of a point."""
    if point.first == point.last:
        return str(point.first)
    return scene.context.text("statistics-point", first=point.first, last=point.last)


def _draw_panel(scene: Scene, canvas: Canvas, rect: pygame.Rect, key: str, titled: float = 1.0) -> pygame.Rect:
    """Draw a panel with its title, which takes the share ``titled`` of the width; returns the room below it."""
    pad = canvas.px(_PAD)
    canvas.panel(rect, theme.PLAIN, key)
    tall = canvas.px(scene.sheet.grown(_TITLE, 1.4))
    title = pygame.Rect(rect.x + pad, rect.y + pad // 3, rect.width - 2 * pad, tall)
    with canvas.within(rect):
        words = pygame.Rect(title.x, title.y, round(title.width * titled), title.height)
        canvas.text(scene.context.text(f"statistics-{key}"), words, "title", theme.TITLE, theme.TXT, upper=True)
    return pygame.Rect(title.x, title.bottom, title.width, rect.bottom - pad // 2 - title.bottom)


def draw_records(scene: Scene, canvas: Canvas, places: Sequence[pygame.Rect], found: statistics.Statistics) -> None:
    """Draw the records as buttons `record:NAME`."""
    with canvas.one_size():
        for name, rect in zip(RECORDS, places, strict=True):
            result = found.records.get(name)
            if result:
                _draw_record(scene, canvas, rect, name, result)
            else:
                with canvas.within(rect):
                    canvas.panel(rect, theme.PLAIN, name)
                    words = scene.text("statistics-no-record")
                    canvas.text(words, rect, "text", theme.BODY, theme.MUTED, "center", wrap=True)


def _draw_record(scene: Scene, canvas: Canvas, rect: pygame.Rect, name: str, result: statistics.Result) -> None:
    context, label = scene.context, RecordOf(name)
    text, match, seat = context.text, result.match, result.seat
    person = context.wording.player(seat.name)
    facts = {"vp": result.vp, "others": result.best_other, "rounds": match.round}
    with canvas.within(rect):
        canvas.panel(rect, toned(theme.RAISED, label, scene.touch), label)
        pad = canvas.px(14)
        size = max(theme.ICON_FLOOR, min(canvas.px(84), rect.height - 2 * pad))
        emblem = context.table.match_look.emblem(seat.role) if seat.role else "person"
        canvas.portrait(emblem, (rect.x + pad + size // 2, rect.centery), size)
        left = rect.x + 2 * pad + size
        inner = pygame.Rect(left, rect.y + pad // 2, rect.right - pad - left, rect.height - pad)
        third, who = inner.height // 3, text("statistics-record-who", name=person, day=day_words(context, match))
        lines: tuple[tuple[str, str, theme.TextSize, str], ...] = (
            (text(f"statistics-{name}"), "sign", theme.BODY, theme.SIGN_NOTE),
            (text(f"statistics-record-{name}", **facts), "number", theme.TITLE, theme.PAPER),
            (who, "text", theme.BODY, theme.MUTED),
        )
        for number, (words, role, u, colour) in enumerate(lines):
            place = pygame.Rect(inner.x, inner.y + number * third, inner.width, third)
            px = min(canvas.metrics.text_px(u), max(theme.FLOOR, round(third * 0.85)))
            canvas.letters(words, place, role, px, colour)
    who = context.table.match_look.result(context.wording, person, seat.role)
    tip = text("statistics-record-tip", who=who, steps=match.steps, **facts)
    scene.put(canvas, Button(label, text(f"statistics-{name}"), rect, drawn=False, tip=tip))


_MARGIN, _GAP = 24, 16
_HEAD, _TILES, _TABS, _RECORDS, _SHOW = 76, 104, 56, 124, 64
_SIGN, _BACK, _FILTER = 400, 170, 330
"""In u: heights of head, totals, tabs, records and the button that shows what does not count; widths of the sign,
*Back* and the filter."""

_LIST, _SOURCES, _UPPER = 0.56, 0.54, 0.48
"""Width of the list, as a share of the window's; height of the sources beside it, as a share of the list's. In a window
higher than wide, height of the list with its tabs, as a share of the room between totals and records."""


class StatisticsPlan(NamedTuple):
    """The places of all parts, in pixels; ``body`` is everything below the head."""

    sign: pygame.Rect
    games: pygame.Rect
    whose: tuple[pygame.Rect, ...]
    spans: tuple[pygame.Rect, ...]
    back: pygame.Rect
    tiles: tuple[pygame.Rect, ...]
    only: pygame.Rect
    tabs: tuple[pygame.Rect, ...]
    rows: pygame.Rect
    sources: pygame.Rect
    course: pygame.Rect
    records: tuple[pygame.Rect, ...]
    body: pygame.Rect


def statistics_plan(sheet: ScreenSheet, tiles: int, tabs: int, records: int, has_games: bool = False) -> StatisticsPlan:
    """The layout with so many totals, tabs and records, and chips for whose results and which time; below the head a
    row of chips for games, if there are any.

    In a window higher than wide, all chips have a row of their own below the sign, and the list is as wide as the
    window, above sources and course; the records have two rows.
    """
    least = (SMALLEST_HIT + 2) / sheet.metrics.scale
    head, tab = (max(sheet.grown(u, 1.5), least) for u in (_HEAD, _TABS))
    tile, record = sheet.grown(_TILES, 1.3), sheet.grown(_RECORDS, 1.3)
    gap = round(_GAP * sheet.metrics.scale)
    wide = sheet.width - 2 * _MARGIN
    low = sheet.height - 20 - record - (record + _GAP if sheet.is_upright else 0)
    sign, back, only = (sheet.grown(u, 1.3) for u in (_SIGN, _BACK, _FILTER))
    tall = round(tab * sheet.metrics.scale)
    below = 20 + (head + _GAP) * (2 if sheet.is_upright else 1)
    top = below + (tab + _GAP if has_games else 0)
    if sheet.is_upright:
        middle = top + tile + _GAP
        chips = sheet.box(_MARGIN, 20 + head + _GAP, wide, head)
        totals = sheet.box(_MARGIN, top, wide, tile)
        clearing = sheet.box(_MARGIN + sign + _GAP, 20, wide - sign - back - 2 * _GAP, head)
        upper = (low - _GAP - middle) * _UPPER
        left = sheet.box(_MARGIN, middle, wide, upper)
        under = sheet.box(_MARGIN, middle + upper + _GAP, wide, low - middle - upper - 2 * _GAP)
        sources, course = row_of_rects(under, 2, gap)
        rows = (sheet.box(_MARGIN, y, wide, record) for y in (low, low + record + _GAP))
        held = tuple(place for row in rows for place in row_of_rects(row, records // 2, gap))
    else:
        middle = top + tile + _GAP
        chips = sheet.box(_MARGIN + sign + _GAP, 20, wide - sign - back - 2 * _GAP, head)
        totals = sheet.box(_MARGIN, top, wide - only - _GAP, tile)
        clearing = sheet.box(_MARGIN + wide - only, top, only, tile)
        left = sheet.box(_MARGIN, middle, wide * _LIST - _GAP / 2, low - _GAP - middle)
        right = sheet.box(_MARGIN + wide * _LIST + _GAP / 2, middle, wide * (1 - _LIST) - _GAP / 2, low - _GAP - middle)
        held = tuple(row_of_rects(sheet.box(_MARGIN, low, wide, record), records, gap))
        high = round((right.height - gap) * _SOURCES)
        sources = pygame.Rect(right.x, right.y, right.width, high)
        course = pygame.Rect(right.x, right.y + high + gap, right.width, right.height - high - gap)
    whose, spans = row_of_rects(chips, 2, 2 * gap)
    return StatisticsPlan(
        sign=sheet.box(_MARGIN, 20, sign, head),
        games=sheet.box(_MARGIN, below, wide, tab if has_games else 0),
        whose=row_of_rects(whose, len(statistics.WHOSE), gap // 2),
        spans=row_of_rects(spans, 3, gap // 2),
        back=sheet.box(_MARGIN + wide - back, 20, back, head),
        tiles=row_of_rects(totals, tiles, gap),
        only=clearing,
        tabs=row_of_rects(pygame.Rect(left.x, left.y, left.width, tall), tabs, gap // 2),
        rows=pygame.Rect(left.x, left.y + tall + gap // 2, left.width, left.height - tall - gap // 2),
        sources=sources,
        course=course,
        records=held,
        body=sheet.box(_MARGIN, top, wide, sheet.height - 20 - top),
    )


ONLY, SHOW = "statistics:only", "statistics:left_out"
_WHOSE_ICONS = {"people": "person", "robots": "robot", "all": "overview", "undone": "undo"}


class StatisticsScene(ListScene):
    """The statistics. Chips and clicks on the list choose what is counted; new matches are read meanwhile."""

    kind = STATISTICS
    arrows = True
    word, row = "statistics", ResultRow
    refresh_ms = 1000
    rows: LineList

    def __init__(self, context: Context) -> None:
        self.index = MatchIndex(matches_folder(context.data), context.list_kinds)
        super().__init__(context, self.index)
        self.rows = LineList()
        self.choice = statistics.Choice()
        self.listed = tuple[statistics.Row, ...]()
        self._take_game()
        self.refresh()

    # ------------------------------------------------------------------ content
    def reword(self) -> None:
        if self.choice.game != self.context.box.id:
            self._take_game()
            self.refresh()
        self.left_out = left_out_words(self.context, self.index)

    def _take_game(self) -> None:
        """Count the matches of the game that is played now: all, for values of another game mean nothing."""
        game = self.context.box.id
        self.choice = msgspec.structs.replace(self.choice, game=game, only={})
        self.traits = statistics.traits_of_results(self.index.kinds(game))
        self.trait = self.traits[0]
        self.rows.scroller.offset = 0

    def refresh(self) -> None:
        """Count again."""
        super().refresh()
        self._sum_up()
        self._list()

    def _sum_up(self) -> None:
        """Count everything but the list."""
        self.statistics = self._counted(self.choice)
        self.has_results = bool(self.statistics)
        self.left_out = left_out_words(self.context, self.index)

    def _list(self) -> None:
        """List the values of the trait, also if only one of them is counted."""
        only = {trait: value for trait, value in self.choice.only.items() if trait != self.trait}
        self.listed = self._counted(msgspec.structs.replace(self.choice, only=only)).rows(self.trait)

    def _counted(self, choice: statistics.Choice) -> statistics.Statistics:
        return statistics.Statistics(self.index, choice, self.context.today())

    @property
    def count(self) -> int:
        return len(self.listed)

    # ------------------------------------------------------------------ acting
    def press(self, label: Label | None) -> None:
        match label:
            case StatisticsChip("trait", value):
                self.trait = next(known for known in self.traits if known == value)
                self.rows.scroller.offset = 0
                self._list()
            case StatisticsChip(field, value):
                self._choose(msgspec.structs.replace(self.choice, **{field: value}))
            case GameChip(id):
                self.context.choose_game(id)
            case RecordOf(name) if name in self.statistics.records:
                watch_saved(self.context, self.statistics.records[name].match.path)
            case _ if label == ONLY:
                self._choose(msgspec.structs.replace(self.choice, only={}))
            case _ if label == SHOW:
                from game.ui.scenes.matches.scene import open_matches  # here: it opens the statistics

                open_matches(self.context, chosen=(LEFT_OUT,))
            case _:
                super().press(label)

    def press_row(self, number: int) -> None:
        """Count only one row of the list, or all again; the list itself stays."""
        self.choice = self.choice.toggled(self.trait, self.listed[number].value)
        self._sum_up()

    def _choose(self, choice: statistics.Choice) -> None:
        self.choice = choice
        self.refresh()

    def _focusable(self) -> list[Label]:
        """Tab stops at every visible row."""
        return list(self.buttons)

    # ------------------------------------------------------------------ drawing
    def draw_all(self, canvas: Canvas) -> None:
        canvas.blit(self.context.look.table(canvas.metrics.size), (0, 0))
        games = games_to_choose(self.context)
        plan = statistics_plan(self.sheet, len(TILES), len(self.traits), len(RECORDS), bool(games))
        draw_heading(canvas, plan.sign, "vp", self.text("statistics-title"))
        put_game_chips(self, canvas, plan.games, games)
        self._put_filters(canvas, plan)
        if self.has_results:
            self._draw_numbers(canvas, plan)
        elif self.choice.only:
            self._put_only(canvas, plan)
        if not self.has_results:
            self._draw_nothing(canvas, plan)
        self.put_back(canvas, plan.back)

    def _put_filters(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        with canvas.one_size():
            for whose, place in zip(statistics.WHOSE, plan.whose, strict=True):
                tip = self.text(f"statistics-whose-{whose}-tip")
                words = self.text(f"statistics-whose-{whose}")
                chip = Button(StatisticsChip("whose", whose), words, place, icon=_WHOSE_ICONS[whose], tip=tip)
                self.put_chip(canvas, chip, whose == self.choice.whose)
            for span, place in zip(statistics.SPANS, plan.spans, strict=True):
                tip = self.text(f"statistics-span-{span}-tip")
                chip = Button(StatisticsChip("span", span), self.text(f"statistics-span-{span}"), place, tip=tip)
                self.put_chip(canvas, chip, span == self.choice.span)

    def _draw_numbers(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        draw_tiles(self, canvas, plan.tiles, self.statistics, self.left_out)
        self._put_only(canvas, plan)
        with canvas.one_size():
            for trait, place in zip(self.traits, plan.tabs, strict=True):
                words, tip = self.text(f"statistics-by-{trait}"), self.text(f"statistics-by-{trait}-tip")
                chip = Button(
                    StatisticsChip("trait", trait), words, place, icon=ValueWords(self.context, trait).tab_icon, tip=tip
                )
                self.put_chip(canvas, chip, trait == self.trait)
        draw_list(self, self.rows, canvas, plan.rows, self.trait, self.listed, self.choice.only.get(self.trait))
        draw_sources(self, canvas, plan.sources, self.statistics)
        draw_course(self, canvas, plan.course, self.statistics)
        draw_records(self, canvas, plan.records, self.statistics)

    def _put_only(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        """Draw the button that names the values counted and leads back to all."""
        text, only = self.text, self.choice.only
        names = [ValueWords(self.context, key).name(value) for key, value in only.items()]
        values = self.context.wording.one_by_one(names)
        waiting = self.index.waiting
        words = text("statistics-only", values=values) if only else text("statistics-everything")
        if waiting and not only:
            words = text("statistics-reading", n=waiting)
        why = None if only else text("statistics-everything-why")
        tip = text("statistics-only-tip", values=values)
        icon = "crossed" if only else None
        self.put(canvas, Button(ONLY, words, plan.only, icon=icon, u=theme.TITLE, why=why, tip=tip))

    def _draw_nothing(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        """Say what to do if nothing is counted, and which games do not count, with a button that shows them; or how
        many matches are still to be read."""
        waiting = self.index.waiting
        text = self.text
        with canvas.within(plan.body):
            room = plan.body.inflate(-plan.body.width // 3, -plan.body.height * 3 // 5)
            canvas.panel(room, theme.PLAIN, "nothing")
            size = room.height // 3
            canvas.icon("vp", (room.centerx, room.y + size * 3 // 4), size, dim=True)
            inner = pygame.Rect(room.x, room.y + size * 5 // 4, room.width, room.height - size * 3 // 2)
            inner = inner.inflate(-canvas.px(60), 0)
            if waiting:
                words = text("statistics-reading", n=waiting)
                canvas.text(words, inner, "text", theme.TITLE, theme.MUTED, "center", wrap=True)
                return
            words = text(
                "statistics-none-chosen"
                if statistics.is_any_finished(self.index, self.choice.game)
                else "statistics-none"
            )
            if self.left_out:
                inner.height -= canvas.px(_SHOW) + canvas.px(_GAP)
            canvas.text("\n".join((words, *self.left_out)), inner, "text", theme.TITLE, theme.TXT, "center", wrap=True)
        if self.left_out:
            button = pygame.Rect(inner.x, inner.bottom + canvas.px(_GAP), inner.width, canvas.px(_SHOW))
            words, tip = text("statistics-show-left-out"), text("statistics-show-left-out.tip")
            self.put(canvas, Button(SHOW, words, button, icon="matches", u=theme.TITLE, tip=tip))


def open_statistics(context: Context) -> None:
    """Show the statistics over the scene on top."""
    context.stack.push(StatisticsScene(context))
