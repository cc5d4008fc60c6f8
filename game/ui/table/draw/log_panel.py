"""The log in the sidebar: what happened, with emblems, icons of goods, and card names that can be pointed at."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar
from weakref import WeakKeyDictionary

import pygame

from game.kernel.seats import Viewer
from game.match.match import Match, MatchEntry
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.input import Input
from game.ui.places import Label, LogLine, NamedCard
from game.ui.table import labels
from game.ui.table.draw.set_line import SetLine
from game.ui.table.play.modes import Reading
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER, END, FOLLOW
from game.ui.theme import GOLD, MUTED, TABLE, Metrics, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT, Button, draw_button, record_hit
from game.ui.widgets.scroller import Scroller
from game.wording.sentence import Sentence

OPEN_LAYER = 7
OPEN_LOG = PanelStyle(TABLE, GOLD, radius=10, edge_width=2)
_GAP = 0.3
"""Between two lines of the log, in sizes of its text."""


def _draw_undo(canvas: Canvas, sight: Sight, rect: pygame.Rect) -> None:
    """Below the last line of the log: take it back."""
    draw_button(canvas, Button(labels.UNDO, sight.text("table-undo"), rect, icon="undo", u=16), sight.touch)


class Column:
    """Lines set one below another. A line stays where it is while others are added or taken off behind it."""

    def __init__(self, px: int, width: int, metrics: Metrics) -> None:
        self.measure = (px, width, metrics)
        self.lines: list[Sentence] = []
        self.set_lines: list[SetLine] = []
        self.tops: list[int] = [0]
        """Distance from the top of the column in pixels, of each line and of the next one to come."""
        self.names: list[int] = [0]
        """Number of card names before each line and the next one to come."""

    def fill(self, lines: Sequence[Sentence]) -> None:
        """Hold exactly ``lines``. A line that is the same object has the same lines before it."""
        px, width, _ = self.measure
        kept = min(len(lines), len(self.lines))
        while kept and self.lines[kept - 1] is not lines[kept - 1]:
            kept -= 1
        del self.lines[kept:], self.set_lines[kept:], self.tops[kept + 1 :], self.names[kept + 1 :]
        for line in lines[kept:]:
            done = SetLine(line.parts, px, width)
            self.lines.append(line)
            self.set_lines.append(done)
            self.tops.append(self.tops[-1] + done.height + max(2, round(px * _GAP)))
            self.names.append(self.names[-1] + len(list(groupby(card for card, _ in done.cards))))

    def between(self, top: int, bottom: int) -> range:
        """Numbers of the lines of which something may stand between two distances from the top, in pixels."""
        return range(max(0, bisect_right(self.tops, top) - 1), min(len(self.lines), bisect_left(self.tops, bottom)))


class Telling:
    """A match in words for one viewer. What was told once is not put into words again, wherever the match goes."""

    _of_matches: ClassVar[WeakKeyDictionary[Match, dict[tuple[str, Viewer], Telling]]] = WeakKeyDictionary()

    @classmethod
    def of_match(cls, sight: Sight) -> Telling:
        """The telling for who looks now. It lives as long as its match, since each turn opens another scene."""
        tellings = cls._of_matches.setdefault(sight.standing.match, {})
        return tellings.setdefault((sight.wording.language, sight.standing.viewer), cls())

    def __init__(self) -> None:
        self._column: Column | None = None
        self._entries: list[MatchEntry] = []
        self._lines: list[Sentence] = []
        self._ends: list[int] = []
        """How many lines there are up to each entry."""

    def up_to(self, sight: Sight) -> list[Sentence]:
        """The lines of all decisions up to now."""
        head = sight.standing.match.journal.head
        self._learn(sight, head)
        return self._lines[: self._ends[head]]

    def column(self, sight: Sight, px: int, width: int, metrics: Metrics) -> Column:
        """The same lines set in letters of ``px`` pixels and as wide as ``width`` pixels."""
        if self._column is None or self._column.measure != (px, width, metrics):
            self._column = Column(px, width, metrics)
        self._column.fill(self.up_to(sight))
        return self._column

    def of(self, sight: Sight, number: int) -> list[Sentence]:
        """The lines of one decision; entry 0 has none."""
        self._learn(sight, number)
        return self._lines[self._ends[number - 1] : self._ends[number]] if number else []

    def _learn(self, sight: Sight, number: int) -> None:
        """Tell what is not known yet. An entry that is the same has the same ones before it."""
        journal = sight.standing.match.journal
        known = min(number + 1, len(self._entries))
        while known and self._entries[known - 1] is not journal[known - 1]:
            known -= 1
        if known <= number:
            del self._entries[known:], self._ends[known:]
            del self._lines[self._ends[-1] if self._ends else 0 :]
        for entry in (journal[step] for step in range(known, number + 1)):
            told = sight.wording.log_lines(entry.events, sight.names, sight.standing.viewer) if entry.number else ()
            self._lines += told
            self._entries.append(entry)
            self._ends.append(len(self._lines))


class LogPanel:
    """Keeps the lines of a match as pictures, and how far the reader has scrolled back."""

    def __init__(self) -> None:
        self.scroller = Scroller()
        self.named: dict[Label, pygame.Rect] = {}
        """Label -> rectangle of the cards named in the lines in sight, and in the open log of all, in the order of the
        lines, as last drawn; those out of sight stand above or below its window."""
        self.topics: dict[Label, str] = {}
        """Label of a named card -> section of the rules about the line in which it stands."""

    # ------------------------------------------------------------------ reading
    def handle(self, value: Input) -> bool:
        """Whether the wheel turned the log."""
        return self.scroller.handle(value)

    def key(self, name: str, back: bool, focus: Label | None) -> tuple[bool, Label | None]:
        """A key in the open log: whether it meant something, and which named card has the focus then."""
        page, line = self.scroller.rect.height, max(1, self.scroller.rect.height // 12)
        by = {"up": -line, "down": line, "pageup": -page, "pagedown": page, "home": -self.scroller.height,
              "end": self.scroller.height}  # fmt: skip
        by |= {"page up": -page, "page down": page}
        if name in by:
            self.scroller.turn(by[name])
            return True, focus
        if name not in ("tab", "left", "right"):
            return False, focus
        return True, self._next_name(-1 if back or name == "left" else 1, focus)

    def _next_name(self, step: int, focus: Label | None) -> Label | None:
        """The card named before or after the one in focus; at first the last one in sight."""
        names = list(self.named)
        if not names:
            return None
        shown = [label for label, rect in self.named.items() if self.scroller.shows(rect)]
        label = names[(names.index(focus) + step) % len(names)] if focus in self.named else (shown or names)[-1]
        rect = self.named[label]
        top = rect.y - self.scroller.top
        self.scroller.reveal(top, top + rect.height)
        return label

    # ------------------------------------------------------------------ what it says
    def sentences(self, sight: Sight) -> list[Sentence]:
        """Every line of the match up to now, the oldest first."""
        return Telling.of_match(sight).up_to(sight)

    def told(self, sight: Sight, number: int) -> list[Sentence]:
        """The lines of one decision, which has happened."""
        return Telling.of_match(sight).of(sight, number)

    def draw(self, canvas: Canvas, sight: Sight) -> None:
        """Draw the window of the log; it follows the newest line unless the reader has scrolled back."""
        if isinstance(sight.mode, Reading):
            canvas.layer = OPEN_LAYER
        box = _window(canvas, sight)
        px = canvas.metrics.text_px(16)
        high = box.y - sight.layout.side.label.y if isinstance(sight.mode, Reading) else canvas.px(26)
        head = pygame.Rect(box.x + canvas.px(4), box.y - high, box.w, high - (high - canvas.px(26)) // 4)
        canvas.text(sight.text("table-log"), head, "sign", 14, MUTED, upper=True)
        canvas.hit(box.rect, labels.LOG)
        emblem = round(px * 1.3)
        width = box.w - emblem - canvas.px(16)
        column = Telling.of_match(sight).column(sight, px, width, canvas.metrics)
        undo = _undo_button(canvas, sight)
        gap = max(2, round(px * _GAP))
        self._follow(box.rect, column.tops[-1] + (undo.height + gap if undo else 0))
        self.named, self.topics = {}, {}
        is_open, offset = isinstance(sight.mode, Reading), self.scroller.offset
        in_sight = column.between(offset, offset + box.rect.height)
        with canvas.within(box.rect), self.scroller.window(canvas) as top:
            for number in range(len(column.lines)) if is_open else in_sight:
                line, done = column.lines[number], column.set_lines[number]
                place = pygame.Rect(box.x, top + column.tops[number], emblem, done.height)
                if is_open and line.topic:
                    whole = place.union((box.x, place.y, box.w, 1))
                    self._record_line(canvas, whole, LogLine(number, line.topic))
                self._draw_line(canvas, sight, line, done, place, column.names[number])
            top += column.tops[-1]
            if undo:
                undo.topleft = (box.x + emblem + canvas.px(6), top)
                if box.rect.contains(undo):
                    _draw_undo(canvas, sight, undo)

    def _follow(self, rect: pygame.Rect, height: int) -> None:
        at_end = self.scroller.offset >= self.scroller.furthest
        self.scroller.fit(rect, height)
        if at_end:
            self.scroller.offset = self.scroller.furthest

    def _record_line(self, canvas: Canvas, place: pygame.Rect, label: Label) -> None:
        """A line of the open log leads to its rule, as far as it is in sight."""
        part = place.clip(self.scroller.rect)
        if part.height >= SMALLEST_HIT:
            canvas.hit(part, label)
        elif part.height == place.height:
            record_hit(canvas, part, label)

    def _draw_line(
        self, canvas: Canvas, sight: Sight, line: Sentence, done: SetLine, place: pygame.Rect, names: int
    ) -> None:
        """A line with its emblem at the left, as wide as ``place``; only what is in sight is drawn.

        ``names`` is the number of card names in the lines before it.
        """
        window, emblem = self.scroller.rect, place.width
        corner = (place.right + canvas.px(6), place.y)
        for label, rect in _names(done, corner, names):
            self.named[label] = self.named[label].union(rect) if label in self.named else rect
            if line.topic:
                self.topics[label] = line.topic
            if window.contains(rect):
                record_hit(canvas, rect, label)
        if place.bottom <= window.y or place.y >= window.bottom:
            return
        if line.actor and window.y <= place.y and place.y + emblem <= window.bottom:
            canvas.icon(sight.emblem(line.actor), (place.x + emblem / 2, place.y + emblem / 2), emblem)
        canvas.image(done.surface, corner, str(line))


def _names(done: SetLine, corner: tuple[int, int], first: int) -> Iterator[tuple[Label, pygame.Rect]]:
    """Label and place of every word of the cards named in a line; the words of one name have one label."""
    number, before = first - 1, ""
    for card, rect in done.cards:
        number += card != before
        before = card
        yield NamedCard(number, card), rect.move(corner)


def _undo_button(canvas: Canvas, sight: Sight) -> pygame.Rect | None:
    """The size of the button below the last line, while the last decision can be taken back in the open turn."""
    if sight.standing.turn not in (END, FOLLOW, ANSWER) or not sight.standing.match.undo_possible:
        return None
    return pygame.Rect(0, 0, canvas.px(112), max(SMALLEST_HIT, canvas.px(34)))


def _window(canvas: Canvas, sight: Sight) -> Box:
    """Where the lines stand; the open log covers the Connection cards, so that more of it is seen."""
    side = sight.layout.side
    if not isinstance(sight.mode, Reading):
        return side.log
    top = side.label.y + max(canvas.px(34), round(canvas.metrics.text_px(14) * 1.5))
    sheet = pygame.Rect(side.panel.x, side.label.y - canvas.px(4), side.panel.w, side.log.bottom - side.label.y)
    sheet.height += canvas.px(10)
    canvas.panel(sheet, OPEN_LOG, "open log")
    canvas.hit(sheet, labels.LOG)
    return Box(side.log.x, top, side.log.w, side.log.bottom - top)
