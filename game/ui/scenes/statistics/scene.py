"""The statistics of all finished matches: victories, VP, and the sources of VP."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pygame

from game.match.library.index import MatchIndex
from game.match.library.statistics import SPANS, TRAITS, WHOSE, Choice, Row, Statistics, Trait, is_any_finished
from game.paths import matches_folder
from game.ui.art.atlas import atlas
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, RecordOf, ResultRow, StatisticsChip
from game.ui.scenes.browser.lines import LineList
from game.ui.scenes.browser.lists import ListScene
from game.ui.scenes.replay.saved import watch_saved
from game.ui.scenes.statistics.panels import RECORDS, TILES, draw_course, draw_records, draw_sources, draw_tiles
from game.ui.scenes.statistics.rows import draw_list
from game.ui.scenes.statistics.words import ValueWords, tab_icon
from game.ui.shortcuts import STATISTICS
from game.ui.theme import MUTED, PLAIN, TITLE, TXT
from game.ui.widgets.button import SMALLEST_HIT, Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.sheet import ScreenSheet

_MARGIN, _GAP = 24, 16
_HEAD, _TILES, _TABS, _RECORDS = 76, 104, 56, 124
_SIGN, _BACK, _FILTER = 400, 170, 330
"""In u: heights of head, totals, tabs and records; widths of the sign, *Back* and the filter."""

_LIST, _SOURCES = 0.56, 0.54
"""Width of the list, as a share of the window's; height of the sources beside it, as a share of the list's."""


class StatisticsPlan(NamedTuple):
    """The places of all parts, in pixels; ``body`` is everything below the head."""

    sign: pygame.Rect
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


def statistics_plan(sheet: ScreenSheet, tiles: int, tabs: int, records: int) -> StatisticsPlan:
    """The layout with so many totals, tabs and records, and three chips each for whose results and which time."""
    least = (SMALLEST_HIT + 2) / sheet.metrics.scale
    head, tab = (max(sheet.grown(u, 1.5), least) for u in (_HEAD, _TABS))
    tile, record = sheet.grown(_TILES, 1.3), sheet.grown(_RECORDS, 1.3)
    gap = round(_GAP * sheet.metrics.scale)
    wide = sheet.width - 2 * _MARGIN
    top = 20 + head + _GAP
    middle = top + tile + _GAP
    low = sheet.height - 20 - record
    sign, back, only = (sheet.grown(u, 1.3) for u in (_SIGN, _BACK, _FILTER))
    chips = sheet.box(_MARGIN + sign + _GAP, 20, wide - sign - back - 2 * _GAP, head)
    whose, spans = row_of_rects(chips, 2, 2 * gap)
    left = sheet.box(_MARGIN, middle, wide * _LIST - _GAP / 2, low - _GAP - middle)
    right = sheet.box(_MARGIN + wide * _LIST + _GAP / 2, middle, wide * (1 - _LIST) - _GAP / 2, low - _GAP - middle)
    tall, sources = round(tab * sheet.metrics.scale), round((right.height - gap) * _SOURCES)
    return StatisticsPlan(
        sign=sheet.box(_MARGIN, 20, sign, head),
        whose=row_of_rects(whose, 3, gap // 2),
        spans=row_of_rects(spans, 3, gap // 2),
        back=sheet.box(_MARGIN + wide - back, 20, back, head),
        tiles=row_of_rects(sheet.box(_MARGIN, top, wide - only - _GAP, tile), tiles, gap),
        only=sheet.box(_MARGIN + wide - only, top, only, tile),
        tabs=row_of_rects(pygame.Rect(left.x, left.y, left.width, tall), tabs, gap // 2),
        rows=pygame.Rect(left.x, left.y + tall + gap // 2, left.width, left.height - tall - gap // 2),
        sources=pygame.Rect(right.x, right.y, right.width, sources),
        course=pygame.Rect(right.x, right.y + sources + gap, right.width, right.height - sources - gap),
        records=row_of_rects(sheet.box(_MARGIN, low, wide, record), records, gap),
        body=sheet.box(_MARGIN, top, wide, sheet.height - 20 - top),
    )


ONLY = "statistics:only"
_WHOSE_ICONS = {"people": "person", "robots": "robot", "all": "overview"}


class StatisticsScene(ListScene):
    """The statistics. Chips and clicks on the list choose what is counted; new matches are read meanwhile."""

    kind = STATISTICS
    arrows = True
    word, row = "statistics", ResultRow
    refresh_ms = 1000
    rows: LineList

    def __init__(self, context: Context) -> None:
        self.index = MatchIndex(matches_folder(context.data))
        super().__init__(context, self.index)
        self.choice = Choice()
        self.trait: Trait = "faction"
        self.rows = LineList()
        self.listed = tuple[Row, ...]()
        self.refresh()

    # ------------------------------------------------------------------ content
    def refresh(self) -> None:
        """Count again."""
        super().refresh()
        self._sum_up()
        self._list()

    def _sum_up(self) -> None:
        """Count everything but the list."""
        self.statistics = self._counted(self.choice)
        self.has_results = bool(self.statistics)

    def _list(self) -> None:
        """List the values of the trait, also if only one of them is counted."""
        only = {trait: value for trait, value in self.choice.only.items() if trait != self.trait}
        self.listed = self._counted(msgspec.structs.replace(self.choice, only=only)).rows(self.trait)

    def _counted(self, choice: Choice) -> Statistics:
        return Statistics(self.index, choice, self.context.today())

    @property
    def count(self) -> int:
        return len(self.listed)

    # ------------------------------------------------------------------ acting
    def press(self, label: Label | None) -> None:
        match label:
            case StatisticsChip("trait", value):
                self.trait = next(known for known in TRAITS if known == value)
                self.rows.scroller.offset = 0
                self._list()
            case StatisticsChip(field, value):
                self._choose(msgspec.structs.replace(self.choice, **{field: value}))
            case RecordOf(name) if name in self.statistics.records:
                watch_saved(self.context, self.statistics.records[name].match.path)
            case _ if label == ONLY:
                self._choose(msgspec.structs.replace(self.choice, only={}))
            case _:
                super().press(label)

    def press_row(self, number: int) -> None:
        """Count only one row of the list, or all again; the list itself stays."""
        self.choice = self.choice.toggled(self.trait, self.listed[number].value)
        self._sum_up()

    def _choose(self, choice: Choice) -> None:
        self.choice = choice
        self.refresh()

    def _focusable(self) -> list[Label]:
        """Tab stops at every visible row."""
        return list(self.buttons)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.blit(atlas(canvas.metrics.size), (0, 0))
        plan = statistics_plan(self.sheet, len(TILES), len(TRAITS), len(RECORDS))
        text = self.context.text
        draw_heading(canvas, plan.sign, "vp", text("statistics-title"))
        self._put_filters(canvas, plan)
        if self.has_results:
            self._draw_numbers(canvas, plan)
        elif self.choice.only:
            self._put_only(canvas, plan)
        if not self.has_results:
            self._draw_nothing(canvas, plan)
        self.put_back(canvas, plan.back)

    def _put_filters(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        text = self.context.text
        with canvas.one_size():
            for whose, place in zip(WHOSE, plan.whose, strict=True):
                tip = text(f"statistics-whose-{whose}-tip")
                words = text(f"statistics-whose-{whose}")
                chip = Button(StatisticsChip("whose", whose), words, place, icon=_WHOSE_ICONS[whose], tip=tip)
                self.put_chip(canvas, chip, whose == self.choice.whose)
            for span, place in zip(SPANS, plan.spans, strict=True):
                tip = text(f"statistics-span-{span}-tip")
                chip = Button(StatisticsChip("span", span), text(f"statistics-span-{span}"), place, tip=tip)
                self.put_chip(canvas, chip, span == self.choice.span)

    def _draw_numbers(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        text = self.context.text
        draw_tiles(self, canvas, plan.tiles, self.statistics)
        self._put_only(canvas, plan)
        with canvas.one_size():
            for trait, place in zip(TRAITS, plan.tabs, strict=True):
                words, tip = text(f"statistics-by-{trait}"), text(f"statistics-by-{trait}-tip")
                chip = Button(StatisticsChip("trait", trait), words, place, icon=tab_icon(trait), tip=tip)
                self.put_chip(canvas, chip, trait == self.trait)
        draw_list(self, self.rows, canvas, plan.rows, self.trait, self.listed, self.choice.only.get(self.trait))
        draw_sources(self, canvas, plan.sources, self.statistics)
        draw_course(self, canvas, plan.course, self.statistics)
        draw_records(self, canvas, plan.records, self.statistics)

    def _put_only(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        """Draw the button that names the values counted and leads back to all."""
        text, only = self.context.text, self.choice.only
        values = self.context.wording.one_by_one(
            [ValueWords(self.context, key).name(value) for key, value in only.items()]
        )
        waiting = self.index.waiting
        words = text("statistics-only", values=values) if only else text("statistics-everything")
        if waiting and not only:
            words = text("statistics-reading", n=waiting)
        why = None if only else text("statistics-everything-why")
        tip = text("statistics-only-tip", values=values)
        self.put(canvas, Button(ONLY, words, plan.only, icon="crossed" if only else None, u=TITLE, why=why, tip=tip))

    def _draw_nothing(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        """Say what to do if nothing is counted, or how many matches are still to be read."""
        waiting = self.index.waiting
        text = self.context.text
        with canvas.within(plan.body):
            room = plan.body.inflate(-plan.body.width // 3, -plan.body.height * 3 // 5)
            canvas.panel(room, PLAIN, "nothing")
            size = room.height // 3
            canvas.icon("vp", (room.centerx, room.y + size * 3 // 4), size, dim=True)
            inner = pygame.Rect(room.x, room.y + size * 5 // 4, room.width, room.height - size * 3 // 2)
            inner = inner.inflate(-canvas.px(60), 0)
            if waiting:
                canvas.text(text("statistics-reading", n=waiting), inner, "text", TITLE, MUTED, "center", wrap=True)
                return
            words = text("statistics-none-chosen" if is_any_finished(self.index) else "statistics-none")
            canvas.text(words, inner, "text", TITLE, TXT, "center", wrap=True)


def open_statistics(context: Context) -> None:
    """Show the statistics over the scene on top."""
    context.stack.push(StatisticsScene(context))
