"""The rules reference, over any scene: contents, a search field, and a section as a page, whose heading stays while the
rest scrolls.

It shows nothing of a match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from game.ui import theme
from game.ui.art.cache import pause
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Touch
from game.ui.places import ExampleCard, Label, SectionLink, SectionRow
from game.ui.scenes.lists import SearchScene
from game.ui.scenes.rulebook.blocks import Block, Hotspot, blocks_of
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import RULES
from game.ui.widgets.button import SMALLEST_HIT, Button, draw_ring, record_hit, row_of_rects
from game.ui.widgets.screen import ScreenSheet, draw_heading
from game.ui.widgets.scroller import Scroller
from game.wording.rulebook import Rulebook, chapter_heading, heading, words_of

_PAGE_PAD, _BETWEEN = 34, 16
_POINTED_SPOT = theme.PanelStyle(None, theme.BROWN, radius=10, edge_width=4)


class SectionPage:
    """Keeps the blocks of the section shown last, and its scroll position."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scroller = Scroller()
        self.hotspots: dict[Label, Hotspot] = {}
        """Label -> what can be pressed, with its place from the top of the page."""

        self._key: tuple[object, ...] = ()
        self._blocks: tuple[Block, ...] = ()

    def draw(self, canvas: Canvas, rect: pygame.Rect, name: str, wanted: Sequence[str], touch: Touch) -> None:
        """Draw the section on its sheet; only what is visible leaves marks."""
        canvas.panel(rect, theme.SHEET, "page")
        pad = canvas.px(_PAGE_PAD)
        head = self._draw_head(canvas, rect.inflate(-2 * pad, 0), name)
        room = pygame.Rect(rect.x + pad, head, rect.width - 2 * pad + pad // 2, rect.bottom - canvas.px(14) - head)
        self._make(canvas.metrics, name, room.width - pad // 2 - canvas.px(8), tuple(wanted))
        gap = canvas.px(_BETWEEN)
        self.scroller.fit(room, sum(block.surface.get_height() + gap for block in self._blocks))
        self.hotspots = {}
        with self.scroller.window(canvas) as start:
            top = start
            for block in self._blocks:
                canvas.blit(block.surface, (room.x, top))
                canvas.marks += _visible_marks(block, (room.x, top), room)
                for spot in block.hotspots:
                    self.hotspots[spot.label] = spot._replace(rect=spot.rect.move(0, top - start))
                top += block.surface.get_height() + gap
            places = self.places()
            for label in places.keys() & {touch.hover, touch.focus}:
                canvas.panel(places[label], _POINTED_SPOT, "pointed")

    def places(self) -> dict[Label, pygame.Rect]:
        """Label -> place in the window of what can be pressed, also of what is scrolled out of it."""
        corner = self.scroller.rect.x, self.scroller.top
        return {label: spot.rect.move(corner) for label, spot in self.hotspots.items()}

    def reveal(self, label: Label | None) -> None:
        """Scroll a focused label into the window."""
        spot = self.hotspots.get(label or "")
        if spot:
            self.scroller.reveal(spot.rect.y, spot.rect.bottom)

    def _make(self, metrics: theme.Metrics, name: str, width: int, wanted: tuple[str, ...]) -> None:
        key = (name, metrics, width, wanted, self.context.wording)
        if self._key != key:
            if self._key[:1] != (name,):
                self.scroller.offset = 0
            self._key, self._blocks = key, blocks_of(self.context, metrics, name, width, wanted)

    def _draw_head(self, canvas: Canvas, room: pygame.Rect, name: str) -> int:
        """Draw chapter and heading; returns the y below them."""
        words, book = self.context.wording, self.context.narrator.book
        section = book.sections[name]
        chapter = next(chapter for chapter, sections in book.chapters.items() if name in sections)
        small, large = canvas.metrics.text_px(theme.BODY), canvas.metrics.text_px(theme.HEADING)
        top = room.y + canvas.px(16)
        line = pygame.Rect(room.x, top, room.width, round(small * 1.6))
        with canvas.within(room):
            canvas.letters(chapter_heading(words, chapter), line, "sign", small, theme.NOTE_INK, upper=True)
            size = round(large * 1.3)
            title = pygame.Rect(room.x + size + canvas.px(14), line.bottom, room.width, round(large * 1.5))
            title.width = room.right - title.x
            canvas.icon(section.icon, (room.x + size // 2, title.centery), size)
            canvas.letters(heading(words, name), title, "title", large, theme.INK, wrap=True, upper=True)
        return title.bottom + canvas.px(10)


def _visible_marks(block: Block, corner: tuple[int, int], window: pygame.Rect) -> list[Mark]:
    """The marks of a block that lie in the window, and hit areas clipped to it."""
    marks = [mark._replace(rect=mark.rect.move(corner)) for mark in block.marks]
    shown = [mark for mark in marks if window.contains(mark.rect)]
    for spot in block.hotspots:
        part = spot.rect.move(corner).clip(window)
        if min(part.size) >= SMALLEST_HIT:
            shown.append(Mark("hit", part, spot.label, None, 0))
    return shown


_PAD = 12
_CHOSEN = theme.PanelStyle(theme.GOLD, theme.INK, radius=8)
_POINTED = theme.PanelStyle("#3B4853", None, radius=8)


class Contents:
    """The list of sections, with its scroll position."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scroller = Scroller()
        self._revealed: tuple[object, ...] = ()

    def draw(
        self, canvas: Canvas, rect: pygame.Rect, shown: Sequence[str], chosen: str, hover: Label | None, focused: bool
    ) -> dict[Label, Button]:
        """Draw the list with the ``chosen`` section visible; returns its rows as buttons."""
        canvas.panel(rect, theme.PLAIN, "contents")
        window = rect.inflate(-2 * canvas.px(_PAD), -2 * canvas.px(_PAD))
        row = max(SMALLEST_HIT + 2, round(canvas.metrics.text_px(theme.BODY) * 1.75))
        head = round(canvas.metrics.text_px(theme.CAPTION) * 2.1)
        places = _places(self.context.narrator.book.contents(shown), row, head)
        self.scroller.fit(window, places[-1].top + row if places else 0)
        tops = {place.name: place.top for place in places if not place.is_chapter}
        key = (chosen, tuple(shown), canvas.metrics)
        if self._revealed != key and chosen in tops:
            self._revealed = key
            self.scroller.reveal(max(0, tops[chosen] - row), tops[chosen] + 2 * row)
        buttons: dict[Label, Button] = {}
        with self.scroller.window(canvas) as start:
            for name, top, is_chapter in places:
                tall = head if is_chapter else row
                place = pygame.Rect(window.x, start + top, window.width - canvas.px(12), tall)
                if is_chapter:
                    if self.scroller.shows(place):
                        words, heading = place.inflate(-canvas.px(12), 0), chapter_heading(self.context.wording, name)
                        canvas.text(heading, words, "sign", theme.CAPTION, theme.MUTED, upper=True)
                elif place.colliderect(window):
                    label = SectionRow(name)
                    self._draw_row(canvas, place, name, name == chosen, hover == label)
                    part = place.clip(window)
                    if part.height >= SMALLEST_HIT:
                        record_hit(canvas, part, label)
                        tip = self.context.text("rulebook-contents-tip")
                        buttons[label] = Button(label, "", part, drawn=False, tip=tip)
        chosen_row = buttons.get(SectionRow(chosen))
        if focused and chosen_row:
            draw_ring(canvas, chosen_row.rect.inflate(-canvas.px(6), -canvas.px(6)))
        return buttons

    def _draw_row(self, canvas: Canvas, place: pygame.Rect, name: str, chosen: bool, pointed: bool) -> None:
        """Draw a section; one that is visible only in part leaves no marks."""
        own = canvas.again()
        if chosen or pointed:
            own.panel(place.inflate(0, -2), _CHOSEN if chosen else _POINTED, "row")
        size = max(theme.ICON_FLOOR, round(place.height * 0.66))
        own.icon(
            self.context.narrator.book.sections[name].icon, (place.x + canvas.px(8) + size // 2, place.centery), size
        )
        words = pygame.Rect(place.x + size + canvas.px(20), place.y, 0, place.height)
        words.width = place.right - canvas.px(8) - words.x
        own.text(heading(self.context.wording, name), words, "text", theme.BODY, theme.INK if chosen else theme.TXT)
        if self.scroller.shows(place):
            canvas.marks += own.marks


class _Place(NamedTuple):
    """A line of the list; ``top`` is its y from the top of the list."""

    name: str
    top: int
    is_chapter: bool = False


def _places(contents: Iterable[tuple[str, Sequence[str]]], row: int, head: int) -> list[_Place]:
    """The lines of all chapters and sections."""
    places, top = [], 0
    for chapter, names in contents:
        places.append(_Place(chapter, top, is_chapter=True))
        top += head
        for name in names:
            places.append(_Place(name, top))
            top += row
    return places


BACK, PREVIOUS, NEXT, RETURN = "rulebook:back", "rulebook:previous", "rulebook:next", "rulebook:return"

_MARGIN, _GAP = 24, 16
_HEAD, _SIDE = 76, 470
_WIDEST_SIDE = 0.4
"""Maximum width of the contents, as a share of the window's."""

_WIDEST_PAGE = 1240
"""Maximum width of a page, in u at text scale 1: longer lines are hard to read."""


class BookPlan(NamedTuple):
    """The places of all parts, in pixels; ``buttons`` are previous, next, last read and back."""

    sign: pygame.Rect
    field: pygame.Rect
    contents: pygame.Rect
    buttons: tuple[pygame.Rect, ...]
    page: pygame.Rect


def book_plan(sheet: ScreenSheet) -> BookPlan:
    """The layout: two columns as wide as possible, in the middle of very wide windows; in a window higher than wide
    below a row of buttons."""
    least = (SMALLEST_HIT + 2) / sheet.metrics.scale
    head = max(sheet.grown(_HEAD, 1.5), least)
    side = min(sheet.grown(_SIDE, 1.4), _WIDEST_SIDE * sheet.width)
    page = min(sheet.width - 2 * _MARGIN - _GAP - side, sheet.grown(_WIDEST_PAGE, 1.5))
    left = (sheet.width - side - _GAP - page) / 2
    right, top = left + side + _GAP, 20 + head + _GAP
    foot = sheet.height - 20
    if sheet.is_upright:
        below = top + head + _GAP
        row = sheet.box(left, top, right + page - left, head)
        return BookPlan(
            sign=sheet.box(left, 20, side, head),
            field=sheet.box(right, 20, page, head),
            contents=sheet.box(left, below, side, foot - below),
            buttons=tuple(row_of_rects(row, 4, round(_GAP * sheet.metrics.scale))),
            page=sheet.box(right, below, page, foot - below),
        )
    row = sheet.box(right, 20, page, head)
    return BookPlan(
        sign=sheet.box(left, 20, side, head),
        field=sheet.box(left, top, side, head * 0.8),
        contents=sheet.box(left, top + head * 0.8 + _GAP / 2, side, foot - top - head * 0.8 - _GAP / 2),
        buttons=tuple(row_of_rects(row, 4, round(_GAP * sheet.metrics.scale))),
        page=sheet.box(right, top, page, foot - top),
    )


class RulebookScene(SearchScene):
    """The rules reference: ``section`` is shown, ``read`` are those shown before it, the latest last."""

    kind = RULES
    word = "rulebook"

    def __init__(self, context: Context, section: str = "") -> None:
        super().__init__(context)
        book = self.book
        self.section = section if section in book.sections else book.first
        self.read: list[str] = []
        self.contents = Contents(context)
        self.page = SectionPage(context)
        self.shown = tuple(book.sections)
        self._unread = iter(book.sections)
        """The sections in which nothing can be found yet."""
        self.focus = SectionRow(self.section)

    @property
    def book(self) -> Rulebook[Any]:
        return self.context.narrator.book

    # ------------------------------------------------------------------ time and input
    @property
    def scrollers(self) -> Sequence[Scroller]:
        return self.page.scroller, self.contents.scroller

    def types(self, value: Input) -> bool:
        """Let Esc clear the search, too, when it ends the typing."""
        if isinstance(value, Key) and value.name == "escape" and self.field.is_edited and self.field.text:
            self.field.text = ""
        return super().types(value)

    def on_click(self, click: Click) -> None:
        """Show a card closely, whichever mouse button clicks it."""
        super().on_click(click)
        if isinstance(click.label, ExampleCard):
            self._zoom(click.label)

    def press(self, label: Label | None) -> None:
        match label:
            case SectionRow(section) | SectionLink(section):
                self.open(section)
            case _ if label == PREVIOUS:
                self._turn(-1)
            case _ if label == NEXT:
                self._turn(1)
            case _ if label == RETURN:
                self._return()
            case _:
                super().press(label)

    def on_key(self, key: Key) -> None:
        if key.name == "escape" and self.field.text:
            self.field.text = ""
        elif key.name == "f3":
            self.close()
        elif key.name in ("up", "down"):
            self._step(-1 if key.name == "up" else 1)
        elif key.name in ("left", "right"):
            self._turn(-1 if key.name == "left" else 1)
        elif key.name == "backspace":
            self._return()
        elif key.name in ("space", "return", "enter"):
            self.page.scroller.page("page down")
        else:
            super().on_key(key)
        self.changed = True

    def _key(self, key: Key) -> None:
        """Space and Enter on the present section scroll its page."""
        if key.name in ("space", "return", "enter") and self.focus == SectionRow(self.section):
            self.on_key(key)
        else:
            super()._key(key)

    def _focusable(self) -> list[Label]:
        """Tab stops at the search field, the present section, the links of its page and the buttons, not at other
        sections of the list."""
        here = SectionRow(self.section)
        listed = [here] if here in self.buttons else []
        others = [label for label in self.buttons if not isinstance(label, SectionRow)]
        return [*listed, *others]

    def _focus_on(self, label: Label | None) -> None:
        super()._focus_on(label)
        self.page.reveal(label)

    def _is_there(self, label: Label) -> bool:
        """The present section keeps the focus even if the list is scrolled away from it."""
        return label == SectionRow(self.section) or super()._is_there(label)

    # ------------------------------------------------------------------ acting
    def open(self, section: str) -> None:
        """Show another section, and remember the present one."""
        if section in self.book.sections and section != self.section:
            self.read.append(self.section)
            self._show(section)

    def _show(self, section: str) -> None:
        self.section, self.focus, self.changed = section, SectionRow(section), True
        if section not in self.shown:
            self.field.text = ""
            self.seek()

    def _return(self) -> None:
        if self.read:
            self._show(self.read.pop())

    def _turn(self, by: int) -> None:
        """Open the section before or after this one in the book."""
        wanted = self.book.neighbours(self.section)[by > 0]
        if wanted:
            self.open(wanted)

    def _step(self, by: int) -> None:
        """Open the section above or below in the list of those found."""
        place = self.shown.index(self.section) + by if self.section in self.shown else 0
        if 0 <= place < len(self.shown):
            self.open(self.shown[place])

    def seek(self) -> None:
        """List the sections found, and open the best one."""
        best = self.book.found(self.context.wording, self.field.text)
        self.shown = tuple(name for name in self.book.sections if name in best)
        if self.field.text and best and self.section not in best:
            self.open(best[0])

    def _zoom(self, example: ExampleCard) -> None:
        cards = self.book.sections[self.section].cards or (example.card,)
        if example.number < len(cards):
            self.context.stack.push(ZoomScene(self.context, cards, example.number, in_play=False))

    # ------------------------------------------------------------------ drawing
    def draw_all(self, canvas: Canvas) -> None:
        for name in self._unread:
            self.book.index(self.context.wording, name)
            pause()
        canvas.blit(self.context.look.table(canvas.metrics.size), (0, 0))
        plan = book_plan(self.sheet)
        draw_heading(canvas, plan.sign, "rules", self.text("rulebook-title"))
        query = self.field.text
        self.put_field(canvas, plan.field, self.text("rulebook-found", n=len(self.shown)) if query else "")
        wanted = words_of(query)
        self.page.draw(canvas, plan.page, self.section, wanted, self.touch)
        here = self.focus == SectionRow(self.section) and self.by_key
        hover = self.touch.hover
        if self.shown:
            self.buttons |= self.contents.draw(canvas, plan.contents, self.shown, self.section, hover, here)
        else:
            line = self.text("rulebook-nothing", query=query)
            room = plan.contents.inflate(-canvas.px(40), -canvas.px(40))
            canvas.text(line, room, "text", theme.BODY, theme.MUTED, wrap=True)
        for label, place in self.page.places().items():
            tip = self.page.hotspots[label].tip
            self.buttons[label] = Button(label, "", place, drawn=False, tip=tip)
        self._draw_buttons(canvas, plan)

    def _draw_buttons(self, canvas: Canvas, plan: BookPlan) -> None:
        before, after = self.book.neighbours(self.section)
        icons = {PREVIOUS: "step_back", NEXT: "step_forth", RETURN: "undo", BACK: "leave"}
        reasons = {
            PREVIOUS: None if before else self.text("rulebook-first"),
            NEXT: None if after else self.text("rulebook-last"),
            RETURN: None if self.read else self.text("rulebook-return-none"),
        }
        for (label, icon), place in zip(icons.items(), plan.buttons, strict=True):
            key = label.replace(":", "-")
            why = reasons.get(label)
            self.put(canvas, Button(label, self.text(key), place, icon=icon, why=why, tip=self.text(f"{key}-tip")))


def open_rulebook(context: Context, section: str = "") -> None:
    """Show a section of the rules, by default the first, over the scene on top, or in the rules that are already
    open."""
    top = context.stack.top
    if isinstance(top, RulebookScene):
        top.open(section or top.book.first)
    else:
        context.stack.push(RulebookScene(context, section))
