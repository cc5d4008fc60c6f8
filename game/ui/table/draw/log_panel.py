"""Draws the log in the sidebar: what happened, with emblems, icons of goods, and card names to point at."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import ClassVar, NamedTuple
from weakref import WeakKeyDictionary

import pygame

from game.ui.art.upright import RATIO
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.input import Input
from game.ui.places import Label, LogLine, NamedCard
from game.ui.running.deeds import Deed
from game.ui.table import labels
from game.ui.table.draw.typesetting import TypesetSentence
from game.ui.table.play.buttons import undo_button
from game.ui.table.play.modes import Reading
from game.ui.table.sight import AnySight
from game.ui.table.words.log_text import LogText
from game.ui.theme import BODY, CAPTION, FLOOR, LAMP, LOG, MUTED, NIGHT, PAPER, TABLE, TXT, Metrics, PanelStyle
from game.ui.widgets.button import SMALLEST_HIT, draw_button, record_hit
from game.ui.widgets.scroller import Scroller
from game.wording.sentence import Sentence

FIRST = -1
"""Number of the card of a deed among the named cards; those of the log count from 0."""

_SEEN = PanelStyle(NIGHT, None, radius=10)
_TOLD = PanelStyle(NIGHT, PAPER, radius=10, edge_width=2)
_CARD, _PAD, _HEAD = 66, 8, 30
"""In u: width of the card, margin, and height of the line with emblem and name."""

_MOST = 0.82
"""Usual maximum height, as a share of the log: a line of that stays in sight."""


class _DeedForm(NamedTuple):
    """How a deed is shown: the lines in letters of ``px`` pixels, below a head with emblem and name, beside the card
    and above the note, if it has them. ``high`` is the height of the strip in pixels."""

    px: int
    has_note: bool
    has_card: bool
    has_head: bool = True
    high: int = 0


class DeedStrip:
    """Draws the strip, and keeps its lines as they were last set."""

    def __init__(self) -> None:
        self._lines: tuple[Sentence, ...] = ()
        self._set: dict[tuple[int, int], list[TypesetSentence]] = {}
        """The lines in each size of letters and width, in pixels, that was asked for."""

    def height(self, canvas: Canvas, sight: AnySight) -> int:
        """Height in pixels with the gap above it; 0 if nobody has done anything."""
        return self._form(canvas, sight, sight.deed).high + canvas.px(_PAD) if sight.deed else 0

    def _form(self, canvas: Canvas, sight: AnySight, deed: Deed) -> _DeedForm:
        """The form in which all lines of a deed can be read. Where there is little room, the strip takes that of the
        log; if that is too little, it leaves out the note, the card and then the head, as the lines begin with the
        name; at last it has smaller letters."""
        log, px = sight.layout.side.log, canvas.metrics.text_px(LOG)
        note, card, most = bool(deed.note), deed.card is not None, log.h - canvas.px(_PAD)
        whole = self._fitted(canvas, sight, deed, _DeedForm(px, note, card))
        if whole.high <= round(log.h * _MOST):
            return whole
        less = (_DeedForm(px, False, card), _DeedForm(px, False, False))
        bare = (_DeedForm(size, False, False, has_head=False) for size in range(px, FLOOR - 1, -1))
        for form in (whole, *less, *bare):
            found = self._fitted(canvas, sight, deed, form)
            if found.high <= most:
                break
        return found._replace(high=min(found.high, most))

    def _fitted(self, canvas: Canvas, sight: AnySight, deed: Deed, form: _DeedForm) -> _DeedForm:
        """The form with its height."""
        head = _head(canvas)
        lines = sum(line.height for line in self._typeset(canvas, sight, deed, form))
        card = round(canvas.px(_CARD) * RATIO) if form.has_card else 0
        told = max(lines + (head if form.has_head else 0), card)
        return form._replace(high=told + (head if form.has_note else 0) + 2 * canvas.px(_PAD))

    def draw(self, canvas: Canvas, sight: AnySight, deed: Deed) -> None:
        """Draw the strip of a deed; with a note, while it is told, it has a bright edge."""
        log, pad, head = sight.layout.side.log, canvas.px(_PAD), _head(canvas)
        form = self._form(canvas, sight, deed)
        rect = pygame.Rect(log.x, log.bottom - form.high, log.w, form.high)
        with canvas.within(rect):
            canvas.panel(rect, _TOLD if deed.note else _SEEN, "deed")
            inner = rect.inflate(-2 * pad, -2 * pad)
            if form.has_note:
                foot = pygame.Rect(inner.x, inner.bottom - head, inner.width, head)
                canvas.text(deed.note, foot, "text", CAPTION, MUTED)
                inner.height -= head
            if deed.card and form.has_card:
                width = canvas.px(_CARD)
                face = sight.face(deed.card, width)
                if face is not None:
                    place = canvas.image(face, (inner.right - width, inner.y), deed.card).clip(inner)
                    record_hit(canvas, place, NamedCard(FIRST, deed.card))
                    inner.width -= width + pad
            top = inner.y
            if form.has_head:
                canvas.icon(sight.emblem(deed.seat), (inner.x + head // 2, inner.y + head // 2), head)
                name = pygame.Rect(inner.x + head + pad, inner.y, inner.width - head - pad, head)
                canvas.text(sight.name(deed.seat), name, "title", BODY, TXT, upper=True)
                top += head
            with canvas.clipped(inner):
                for line, done in zip(deed.lines, self._typeset(canvas, sight, deed, form), strict=True):
                    canvas.image(done.surface, (inner.x, top), str(line))
                    top += done.height

    def _typeset(self, canvas: Canvas, sight: AnySight, deed: Deed, form: _DeedForm) -> list[TypesetSentence]:
        beside = canvas.px(_CARD + _PAD) if form.has_card else 0
        width = sight.layout.side.log.w - 2 * canvas.px(_PAD) - beside
        if self._lines != deed.lines:
            self._lines, self._set = deed.lines, {}
        if (form.px, width) not in self._set:
            self._set[form.px, width] = [TypesetSentence(line.parts, form.px, width) for line in deed.lines]
        return self._set[form.px, width]


def _head(canvas: Canvas) -> int:
    return round(canvas.px(_HEAD) * max(1.0, canvas.metrics.text_scale))


OPEN_LAYER = 7
OPEN_LOG = PanelStyle(TABLE, LAMP, radius=10, edge_width=2)
_GAP = 0.3
"""Gap between two lines, in sizes of their text."""


class Column:
    """The first ``count`` of the lines laid out one below another, in their short form if they have one. Only lines
    that change at the end are laid out again."""

    def __init__(self, px: int, width: int, metrics: Metrics) -> None:
        self.measure = (px, width, metrics)
        self.count = 0
        self.lines: list[Sentence] = []
        self.set_lines: list[TypesetSentence] = []
        self.tops: list[int] = [0]
        """Top of each line and of the next one to come, in pixels."""
        self.names: list[int] = [0]
        """Number of card names before each line and before the next one to come."""

    _of_texts: ClassVar[WeakKeyDictionary[LogText, Column]] = WeakKeyDictionary()

    @classmethod
    def of_text(cls, text: LogText, lines: Sequence[Sentence], px: int, width: int, metrics: Metrics) -> Column:
        """The ``lines`` of a log in letters of ``px`` pixels, broken at ``width`` pixels; kept as long as the log."""
        column = cls._of_texts.get(text)
        if column is None or column.measure != (px, width, metrics):
            column = cls._of_texts[text] = Column(px, width, metrics)
        column.fill(lines)
        return column

    def fill(self, lines: Sequence[Sentence]) -> None:
        """Show exactly ``lines``. Lines up to the last identical object are kept; so are later ones, as a replay goes
        back and forth, until others take their place."""
        px, width, _ = self.measure
        self.count = len(lines)
        kept = min(len(lines), len(self.lines))
        while kept and self.lines[kept - 1] is not lines[kept - 1]:
            kept -= 1
        if kept == len(lines):
            return
        del self.lines[kept:], self.set_lines[kept:], self.tops[kept + 1 :], self.names[kept + 1 :]
        for line in lines[kept:]:
            done = _typeset(line, px, width)
            self.lines.append(line)
            self.set_lines.append(done)
            self.tops.append(self.tops[-1] + done.height + max(2, round(px * _GAP)))
            self.names.append(self.names[-1] + len(list(groupby(card for card, _ in done.cards))))

    @property
    def height(self) -> int:
        """Height of the lines shown, in pixels, with the gap before the next one."""
        return self.tops[self.count]

    def between(self, top: int, bottom: int) -> range:
        """Indices of the lines that may be visible between two heights, in pixels from the top."""
        return range(max(0, bisect_right(self.tops, top) - 1), min(self.count, bisect_left(self.tops, bottom)))


def _typeset(line: Sentence, px: int, width: int) -> TypesetSentence:
    """A line of the log; one in signs that is a little too long for one row has numbers before its goods."""
    done = TypesetSentence(line.brief or line.parts, px, width)
    if line.brief and done.rows > 1:
        done = min(done, TypesetSentence(line.brief, px, width, most=1), key=lambda way: way.rows)
    return done


class LogPanel:
    """The window of the log: draws its lines and keeps how far it is scrolled."""

    def __init__(self) -> None:
        self.scroller = Scroller()
        self._strip = DeedStrip()
        self.named: dict[Label, pygame.Rect] = {}
        """Label -> rectangle of each card named in the visible lines, in order, as last drawn. In the open log these
        are all lines: rectangles may lie outside its window."""
        self.topics: dict[Label, str] = {}
        """Label of a named card -> section of the rules about its line."""

    # ------------------------------------------------------------------ reading
    def handle(self, value: Input) -> bool:
        """True if the wheel scrolled the log."""
        return self.scroller.handle(value)

    def key(self, name: str, back: bool, focus: Label | None) -> tuple[bool, Label | None]:
        """Handle a key in the open log: True if it was used, and the named card with the focus afterwards."""
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
        """The card named before or after the one with the focus; without a focus the last visible one."""
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
    def sentences(self, sight: AnySight) -> list[Sentence]:
        """Every line of the match up to now, the oldest first."""
        return LogText.of_match(sight).up_to_now(sight)

    def told(self, sight: AnySight, number: int) -> list[Sentence]:
        """The lines of one decision."""
        return LogText.of_match(sight).of(sight, number)

    def draw(self, canvas: Canvas, sight: AnySight) -> None:
        """Draw the log. It follows the newest line unless the reader has scrolled back."""
        is_open = isinstance(sight.mode, Reading)
        if is_open:
            canvas.layer = OPEN_LAYER
        box = _window(canvas, sight, self._strip.height(canvas, sight))
        px = canvas.metrics.text_px(LOG)
        high = box.y - sight.layout.side.label.y if is_open else canvas.px(26)
        head = pygame.Rect(box.x + canvas.px(4), box.y - high, box.w, high - (high - canvas.px(26)) // 4)
        canvas.text(sight.text("table-log"), head, "sign", CAPTION, MUTED, upper=True)
        all_of_it = head.union(sight.layout.side.log.rect)
        canvas.hit(box.rect if box.h >= SMALLEST_HIT else all_of_it, labels.LOG)
        if sight.deed and not is_open:
            self._strip.draw(canvas, sight, sight.deed)
        emblem = round(px * 1.3)
        width = box.w - emblem - canvas.px(16)
        column = Column.of_text(LogText.of_match(sight), self.sentences(sight), px, width, canvas.metrics)
        undo = None
        if sight.standing.match.undo_possible:
            undo = pygame.Rect(0, 0, canvas.px(112), max(SMALLEST_HIT, canvas.px(34)))
        gap = max(2, round(px * _GAP))
        self._follow(box.rect, column.height + (undo.height + gap if undo else 0))
        self.named, self.topics = {}, {}
        offset = self.scroller.offset
        visible = column.between(offset, offset + box.rect.height)
        with canvas.within(box.rect), self.scroller.window(canvas) as top:
            for number in range(column.count) if is_open else visible:
                line, done = column.lines[number], column.set_lines[number]
                place = pygame.Rect(box.x, top + column.tops[number], emblem, done.height)
                if line.topic:
                    whole = place.union((box.x, place.y, box.w, 1))
                    self._record_line(canvas, whole, LogLine(number, line.topic))
                self._draw_line(canvas, sight, line, done, place, column.names[number])
            if undo:
                undo.topleft = (box.x + emblem + canvas.px(6), top + column.height)
                if box.rect.contains(undo):
                    button = undo_button(sight.standing.match, sight.narrator, undo, CAPTION)
                    draw_button(canvas, button, sight.touch)

    def _follow(self, rect: pygame.Rect, height: int) -> None:
        """Fit the scroller to ``height`` pixels of lines; at the end it stays at the end."""
        at_end = self.scroller.offset >= self.scroller.furthest
        self.scroller.fit(rect, height)
        if at_end:
            self.scroller.offset = self.scroller.furthest

    def _record_line(self, canvas: Canvas, place: pygame.Rect, label: Label) -> None:
        """Make the visible part of a line a place of its own, which tells it in a whole sentence."""
        part = place.clip(self.scroller.rect)
        if part.height >= SMALLEST_HIT:
            canvas.hit(part, label)
        elif part.height == place.height:
            record_hit(canvas, part, label)

    def _draw_line(
        self, canvas: Canvas, sight: AnySight, line: Sentence, done: TypesetSentence, place: pygame.Rect, names: int
    ) -> None:
        """Draw a line if visible, with its emblem in ``place``; ``names`` is the number of card names before it."""
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


def _names(done: TypesetSentence, corner: tuple[int, int], first: int) -> Iterator[tuple[Label, pygame.Rect]]:
    """Label and rectangle of every word of a card name in a line; the words of one name share a label."""
    number, before = first - 1, ""
    for card, rect in done.cards:
        number += card != before
        before = card
        yield NamedCard(number, card), rect.move(corner)


def _window(canvas: Canvas, sight: AnySight, strip: int) -> Box:
    """The box of the lines, above the ``strip`` of the last deed (its height in pixels); the open log also covers what
    lies above it from its heading on, on a panel drawn here."""
    side = sight.layout.side
    log: Box = side.log
    if not isinstance(sight.mode, Reading):
        return log._replace(h=log.h - strip)
    top = side.label.y + max(canvas.px(34), round(canvas.metrics.text_px(CAPTION) * 1.5))
    sheet = pygame.Rect(side.panel.x, side.label.y - canvas.px(4), side.panel.w, side.log.bottom - side.label.y)
    sheet.height += canvas.px(10)
    canvas.panel(sheet, OPEN_LOG, "open log")
    canvas.hit(sheet, labels.LOG)
    return Box(side.log.x, top, side.log.w, side.log.bottom - top)
