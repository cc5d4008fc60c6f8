"""The statistics of all finished matches: who won, with how many VP, and where they came from."""

from __future__ import annotations

import msgspec
import pygame

from game.kernel.refusal import Unreadable
from game.match.library.index import MatchIndex
from game.match.library.statistics import SPANS, TRAITS, WHOSE, Choice, Row, Statistics, Trait, is_any_finished
from game.match.library.summary import MatchSummary
from game.match.watching import watch_file
from game.paths import matches_folder
from game.ui.art.atlas import atlas
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key
from game.ui.pointer import Click
from game.ui.running.saved_matches import tell_unreadable
from game.ui.scenes.explaining import ExplainingScene
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.statistics.panels import RECORDS, TILES, draw_course, draw_records, draw_sources, draw_tiles
from game.ui.scenes.statistics.plan import StatisticsPlan, statistics_plan
from game.ui.scenes.statistics.rows import RowList
from game.ui.scenes.statistics.words import ValueWords, tab_icon
from game.ui.shortcuts import STATISTICS
from game.ui.theme import MUTED, PLAIN, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.scroller import PAGES

BACK, ONLY = "statistics:back", "statistics:only"
_OFTEN = 1000
"""While matches are read, the numbers are counted anew after so many milliseconds."""

_WHOSE_ICONS = {"people": "person", "robots": "robot", "all": "overview"}


class StatisticsScene(ExplainingScene):
    """What is counted is chosen by chips and by clicks on the list; meanwhile what is new is read."""

    kind = STATISTICS
    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.index = MatchIndex(matches_folder(context.data))
        self.choice = Choice()
        self.trait: Trait = "faction"
        self.rows = RowList()
        self.listed = tuple[Row, ...]()
        self._trouble: Unreadable | None = None
        self._is_new = True
        self._count()

    def _count(self) -> None:
        """Count what is chosen."""
        self._has_news, self._since_count = False, 0
        self._sum_up()
        self._list()

    def _sum_up(self) -> None:
        """Count all but the list."""
        self.statistics = self._counted(self.choice)
        self.has_results = bool(self.statistics)
        self.changed = True

    def _list(self) -> None:
        """Make the list anew. A trait of which one value counts still lists the others, to go over to them."""
        only = {trait: value for trait, value in self.choice.only.items() if trait != self.trait}
        self.listed = self._counted(msgspec.structs.replace(self.choice, only=only)).rows(self.trait)
        self.changed = True

    def _counted(self, choice: Choice) -> Statistics:
        return Statistics(self.index, choice, self.context.today())

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """After another scene there may be other matches."""
        super().enter()
        if not self._is_new:
            self.index.refresh()
            self._count()
        self._is_new = False

    def update(self, dt: int) -> None:
        super().update(dt)
        self._has_news = self.index.go_on(dt) or self._has_news
        self._since_count += dt
        if self._has_news and (self._since_count >= _OFTEN or not self.index.is_busy):
            self._count()
        if self.index.trouble is not self._trouble:
            self._trouble = self.index.trouble
            if self._trouble is not None:
                tell_unreadable(self.context, self._trouble)

    def handle(self, value: Input) -> None:
        before, dragged = self.rows.first, self.rows.scroller.is_dragged
        if not (self.rows.scroller.handle(value) and dragged):
            super().handle(value)
        self.changed = self.changed or before != self.rows.first

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        what, _, value = (click.label or "").partition(":")
        if click.label == BACK:
            self.close()
        elif click.label == ONLY:
            self._choose(msgspec.structs.replace(self.choice, only={}))
        elif what in ("whose", "span"):
            self._choose(msgspec.structs.replace(self.choice, **{what: value}))
        elif what == "trait":
            self._turn_to(value)
        elif what == "row":
            self._choose_row(self._number(click.label))
        elif what == "record" and value in self.statistics.records:
            self._watch(self.statistics.records[value].match)

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.close()
        elif key.name in PAGES:
            self.changed = self.rows.scroller.page(key.name) or self.changed

    def _key(self, key: Key) -> None:
        """Up and down go through the whole list, also through what is out of sight."""
        number = self._number(self.focus)
        wanted = None if number is None else number + {"up": -1, "down": 1}.get(key.name, 0)
        if wanted is not None and wanted != number and 0 <= wanted < len(self.listed):
            self.rows.reveal(wanted)
            self._focus_on(f"row:{wanted}")
        else:
            super()._key(key)

    def _number(self, label: str | None) -> int | None:
        """The number of a line of the list."""
        what, _, number = (label or "").partition(":")
        return int(number) if what == "row" and number.isdecimal() and int(number) < len(self.listed) else None

    def _is_there(self, label: str) -> bool:
        """A line of the list that is turned out of sight keeps the focus."""
        return self._number(label) is not None or super()._is_there(label)

    # ------------------------------------------------------------------ acting
    def close(self) -> None:
        self.index.close()
        self.context.stack.pop()

    def _choose(self, choice: Choice) -> None:
        self.choice = choice
        self._count()

    def _choose_row(self, number: int | None) -> None:
        """Count one line of the list only, or all again; the list stays as it is."""
        if number is not None:
            self.choice = self.choice.toggled(self.trait, self.listed[number].value)
            self._sum_up()

    def _turn_to(self, trait: str) -> None:
        self.trait = next(known for known in TRAITS if known == trait)
        self.rows.scroller.offset = 0
        self._list()

    def _watch(self, match: MatchSummary) -> None:
        """Show how a match went, or say why that cannot be."""
        try:
            watched = watch_file(match.path, self.context.catalog)
        except Unreadable as error:
            tell_unreadable(self.context, error)
            self.changed = True
            return
        open_replay(self.context, watched)

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
        self.put(canvas, Button(BACK, text("statistics-back"), plan.back, u=22, tip=text("statistics-back-tip")))

    def _put_filters(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        text = self.context.text
        for whose, place in zip(WHOSE, plan.whose, strict=True):
            tip = text(f"statistics-whose-{whose}-tip")
            words = text(f"statistics-whose-{whose}")
            chip = Button(f"whose:{whose}", words, place, icon=_WHOSE_ICONS[whose], u=20, tip=tip)
            self.put_chip(canvas, chip, whose == self.choice.whose)
        for span, place in zip(SPANS, plan.spans, strict=True):
            tip = text(f"statistics-span-{span}-tip")
            chip = Button(f"span:{span}", text(f"statistics-span-{span}"), place, u=20, tip=tip)
            self.put_chip(canvas, chip, span == self.choice.span)

    def _draw_numbers(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        draw_tiles(self, canvas, plan.tiles, self.statistics)
        self._put_only(canvas, plan)
        for trait, place in zip(TRAITS, plan.tabs, strict=True):
            words, tip = self.context.text(f"statistics-by-{trait}"), self.context.text(f"statistics-by-{trait}-tip")
            chip = Button(f"trait:{trait}", words, place, icon=tab_icon(trait), u=20, tip=tip)
            self.put_chip(canvas, chip, trait == self.trait)
        self.rows.draw(self, canvas, plan.rows, self.trait, self.listed, self.choice.only.get(self.trait))
        draw_sources(self, canvas, plan.sources, self.statistics)
        draw_course(self, canvas, plan.course, self.statistics)
        draw_records(self, canvas, plan.records, self.statistics)

    def _put_only(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        """Which values alone are counted, and the way back to all."""
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
        self.put(canvas, Button(ONLY, words, plan.only, icon="crossed" if only else None, u=22, why=why, tip=tip))

    def _draw_nothing(self, canvas: Canvas, plan: StatisticsPlan) -> None:
        """What to do where nothing is counted; while matches are read, how many are still to come."""
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
                canvas.text(text("statistics-reading", n=waiting), inner, "text", 26, MUTED, "center", wrap=True)
                return
            words = text("statistics-none-chosen" if is_any_finished(self.index) else "statistics-none")
            canvas.text(words, inner, "text", 26, TXT, "center", wrap=True)


def open_statistics(context: Context) -> None:
    """Show the statistics over the scene on top."""
    context.stack.push(StatisticsScene(context))
