"""The help: every key and gesture, over the scene where it was opened. Keys are drawn as keycaps, gestures as a
mouse."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.ui import theme
from game.ui.art.lettering import block_height, fit, width_of
from game.ui.art.svg import icon
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key
from game.ui.scene import Scene
from game.ui.shortcuts import CARDS, HINTS, LESSONS, OVERVIEW, RULEBOOK, Shortcut, groups_with
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.screen import DEEP, LAYER, draw_screen_sign, draw_scrim
from game.ui.widgets.scroller import PAGES, Scroller

GESTURES = ("mouse_left", "mouse_middle", "mouse_right", "mouse_wheel", "mouse_move", "mouse_drag")
"""Mouse gestures, named as their icons."""

_FACE, _DIM_FACE = (
    theme.PanelStyle(theme.PAPER, theme.INK, radius=7),
    theme.PanelStyle(theme.TRAY, theme.INK, radius=7, alpha=0.8),
)
_SIDE = theme.PanelStyle(theme.KEY_SIDE, theme.INK, radius=7)
_GAP, _BETWEEN = 0.3, 0.9
"""Gaps between keys pressed together, and between one way and the next, in sizes of the text."""

_TALL, _BELOW, _AIR = 1.65, 0.3, 0.4
"""Height of a key, gap to one below it, and air around a line, in sizes of the text."""

_COLUMNS = (("mouse", "playing", "window"), ("looking",), ("replay", "matches"))
_HIGH_COLUMNS = (("mouse", "playing", "replay"), ("looking", "window", "matches"))
"""The groups of each column, and those in a window that is higher than wide."""

_KEYS, _ROOMIER = 0.42, 1.0
"""Maximum share of a column for its keys, and how much more air a line may have, in sizes of the text."""

_HEAD = 2.5
"""Height of the name of a group, in sizes of the text."""

Name = Callable[[str], str]
"""Returns the words on a key."""

Group = tuple[str, Sequence[Shortcut]]
"""The name of a group, and its shortcuts."""

Ways = Sequence[Sequence[str]]
"""Alternatives, each a sequence of keys and gestures used together."""


class _SetShortcut(NamedTuple):
    """A shortcut as it is set: its ways side by side, or each in a row of its own, and the height of both parts."""

    shortcut: Shortcut
    rows: tuple[Ways, ...]
    height: int


class _SetColumn(NamedTuple):
    """Groups as they are set, with the width of their keys."""

    groups: tuple[tuple[str, tuple[_SetShortcut, ...]], ...]
    keys: int
    height: int


def parts_of(context: Context) -> Collection[str]:
    """The parts of the game that is played which not every game has."""
    table, rules = context.table, context.look.has_rules
    parts = {CARDS: table.cards, LESSONS: table.lessons, HINTS: table.advising, OVERVIEW: table.open_overview}
    return [*(part for part, found in parts.items() if found), *([RULEBOOK] if rules else [])]


def _column(groups: Sequence[Group], wide: int, px: int, name: Name, told: Callable[[Shortcut], str]) -> _SetColumn:
    """Lay out groups in a column ``wide`` pixels wide, with letters of ``px``."""
    found = [(group, [(one, _rows(one.ways, round(wide * _KEYS), px, name)) for one in shortcuts])
             for group, shortcuts in groups]  # fmt: skip
    keys = max(_width(row, px, name) for _, lines in found for _, rows in lines for row in rows)
    room = wide - keys - px
    laid = tuple((group, tuple(_line(one, rows, px, room, told(one)) for one, rows in lines)) for group, lines in found)
    height = sum(round(_HEAD * px) + sum(line.height for line in lines) for _, lines in laid)
    return _SetColumn(laid, keys, height)


def _line(shortcut: Shortcut, rows: tuple[Ways, ...], px: int, room: int, told: str) -> _SetShortcut:
    """A line as high as its keys or its words need."""
    lines = len(fit(told, "text", px, room, 4 * px, wrap=True).lines)
    words = block_height("text", px, lines) + 0.5 * px
    return _SetShortcut(shortcut, rows, round(max(_keys_high(rows, px), words) + _AIR * px))


def _keys_high(rows: Sequence[Ways], px: int) -> float:
    """Height of rows of keys."""
    return (len(rows) * (_TALL + _BELOW) - _BELOW) * px


def _rows(ways: Ways, room: int, px: int, name: Name) -> tuple[Ways, ...]:
    """The ways side by side if there is room, else one below the other."""
    return (ways,) if _width(ways, px, name) <= room else tuple((way,) for way in ways)


def _draw_keys(canvas: Canvas, rect: pygame.Rect, ways: Ways, px: int, name: Name, dim: bool) -> None:
    """Draw the ways side by side from the left of ``rect``, smaller if they do not fit.

    Args:
        px: size of the text beside them.
        name: returns the words on a key.
        dim: for keys that do nothing at the moment.
    """
    while px > theme.FLOOR and _width(ways, px, name) > rect.width:
        px -= 1
    tall = round(_TALL * px)
    for place, word in _places(ways, px, name):
        part = pygame.Rect(rect.x + place, rect.centery - tall // 2, _key_width(word, name, px), tall)
        if word in GESTURES:
            canvas.picture(icon(word, tall, dim), part, word)
        else:
            side = max(2, part.height // 9)
            if not dim:
                canvas.panel(part, _SIDE, "key")
            face = pygame.Rect(part.x, part.y, part.width, part.height - side)
            with canvas.within(part):
                canvas.panel(face, _DIM_FACE if dim else _FACE, "key")
                canvas.letters(name(word), face.inflate(-4, -2), "strong", px, theme.INK, "center")


def _key_width(word: str, name: Name, px: int) -> int:
    tall = round(_TALL * px)
    return tall if word in GESTURES else max(tall, width_of(name(word), "strong", px) + px)


def _places(ways: Ways, px: int, name: Name) -> Iterator[tuple[int, str]]:
    """The left edge of each key."""
    x = 0.0
    for way in ways:
        for word in way:
            yield round(x), word
            x += _key_width(word, name, px) + _GAP * px
        x += (_BETWEEN - _GAP) * px


def _width(ways: Ways, px: int, name: Name) -> int:
    """Width of all ways together."""
    return max((place + _key_width(word, name, px) for place, word in _places(ways, px, name)), default=0)


_MARGIN, _APART, _PAD = 24, 16, 20
"""In u: margin below the columns, gaps between them, and their own margins."""

_CLOSE, _RULES, _LEGEND = 300, 260, 44
"""Widths of the buttons, and height of the legend in a high window, in u."""

_TYPE: tuple[theme.TextSize, theme.TextSize] = theme.BODY, theme.TITLE
_HIGH_TYPE: tuple[theme.TextSize, theme.TextSize] = theme.SUBHEADING, theme.HEADING
"""Sizes of the legend and of the words on buttons, and those in a window that is higher than wide."""


_LEAST = 0.9
"""How much smaller than usual letters may be for all lines to be in sight at once."""

_LINES = {"up": -1, "down": 1}


class HelpScene(Scene):
    """``below`` is the kind of scene beneath; the keys that work there are bright. Columns that are too long for the
    window are scrolled together."""

    over = True
    arrows = True

    def __init__(self, context: Context, below: str) -> None:
        super().__init__(context)
        self.below = below
        self.focus = "back"
        self.scroller = Scroller()

    def handle(self, value: Input) -> None:
        before = self.scroller.offset
        self.scroller.handle(value)
        super().handle(value)
        self.changed = self.changed or self.scroller.offset != before

    def on_click(self, click: Click) -> None:
        if click.label in ("back", "rules") and click.button == "left":
            self.context.stack.pop()
            if click.label == "rules" and self.context.stack.top is not None:
                self.context.stack.top.look_up()

    def on_key(self, key: Key) -> None:
        if key.name in ("escape", "f1", "space", "return", "enter"):
            self.context.stack.pop()
        elif key.name in PAGES:
            self.scroller.page(key.name)

    def _key(self, key: Key) -> None:
        """The arrows up and down scroll: the buttons stand side by side."""
        if key.name in _LINES:
            self.scroller.turn(_LINES[key.name] * self.scroller.rect.height // 6)
        else:
            super()._key(key)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        sign = draw_screen_sign(canvas, "help", self.text("help-title"))
        top = self._draw_head(canvas, sign) + canvas.px(_APART)
        room = pygame.Rect(sign.x, top, canvas.size[0] - 2 * sign.x, 0)
        room.height = canvas.size[1] - canvas.px(_MARGIN) - room.y
        self._draw_columns(canvas, room)

    def _draw_head(self, canvas: Canvas, sign: pygame.Rect) -> int:
        """What bright and faded keys are, in a high window below the sign, and the buttons; returns the lower edge."""
        text, gap, is_high = self.text, canvas.px(_APART), self.sheet.is_high
        close, rules = (canvas.px(self.sheet.grown(wide, 1.2 if is_high else 1.3)) for wide in (_CLOSE, _RULES))
        place = pygame.Rect(canvas.size[0] - sign.x - close, sign.y, close, sign.height)
        beside = pygame.Rect(place.x - gap - rules, sign.y, rules, sign.height)
        legend = pygame.Rect(sign.right + gap, sign.y, beside.x - sign.right - 2 * gap, sign.height)
        if is_high:
            legend = pygame.Rect(sign.x, sign.bottom + gap, place.right - sign.x, canvas.px(self.sheet.grown(_LEGEND)))
        small, u = _HIGH_TYPE if is_high else _TYPE
        canvas.text(text("help-legend"), legend, "text", small, theme.MUTED, wrap=True)
        self.put(canvas, Button("back", text("help-close"), place, "primary", u=u))
        if self.context.look.has_rules:
            tip = text("rulebook-open-tip")
            self.put(canvas, Button("rules", text("rulebook-open"), beside, icon="rules", u=u, tip=tip))
        return max(sign.bottom, legend.bottom)

    def _draw_columns(self, canvas: Canvas, room: pygame.Rect) -> None:
        """Draw the columns, all in the largest size at which the longest of them has room, or to be scrolled."""
        context, pad = self.context, canvas.px(_PAD)
        all_groups = groups_with(context.look.shortcuts, parts_of(context))
        groups = [[(name, all_groups[name]) for name in names]
                  for names in (_HIGH_COLUMNS if self.sheet.is_high else _COLUMNS)]  # fmt: skip
        places = row_of_rects(room, len(groups), canvas.px(_APART))
        usual = canvas.metrics.text_px(theme.BODY)
        most, least = round(usual * (1.5 if self.sheet.is_high else 1)), max(theme.FLOOR, round(usual * _LEAST))
        wide, high = min(place.width for place in places) - 2 * pad, room.height - pad
        for px in (*range(most, least - 1, -1), usual):
            columns = [_column(column, wide, px, self._name, self._words_of) for column in groups]
            if max(column.height for column in columns) <= high:
                break
        longest = max(column.height for column in columns)
        spare = min(max(0.0, (high - longest) / max(map(_count, columns))), _ROOMIER * px)
        for place in places:
            canvas.panel(place, theme.PLAIN._replace(alpha=0.98), "help")
        self.scroller.fit(pygame.Rect(room.x, room.y + pad // 2, room.width, high), longest)
        with self.scroller.window(canvas) as top:
            for column, place in zip(columns, places, strict=True):
                self._draw_column(canvas, column, pygame.Rect(place.x + pad, top, place.width - 2 * pad, 0), px, spare)

    def _draw_column(self, canvas: Canvas, column: _SetColumn, rect: pygame.Rect, px: int, spare: float) -> None:
        """Draw groups one below the other, each line with ``spare`` pixels more than it needs; of them what is
        wholly in sight."""
        top = float(rect.y)
        for name, lines in column.groups:
            head = pygame.Rect(rect.x, round(top), rect.width, round(_HEAD * px))
            if self._is_seen(head):
                words = self.text(f"help-group-{name}")
                canvas.letters(words, head, "title", round(px * 1.35), theme.LAMP, upper=True)
            top += head.height
            for line in lines:
                place = pygame.Rect(rect.x, round(top), rect.width, round(line.height + spare))
                if self._is_seen(place):
                    with canvas.within(place):
                        self._draw_line(canvas, line, place, column.keys, px)
                top += line.height + spare

    def _is_seen(self, line: pygame.Rect) -> bool:
        """True if a line is wholly in sight."""
        return not self.scroller.furthest or self.scroller.shows(line)

    def _draw_line(self, canvas: Canvas, line: _SetShortcut, place: pygame.Rect, keys: int, px: int) -> None:
        works = self.below in line.shortcut.places
        first, tall = place.centery - _keys_high(line.rows, px) / 2, round(_TALL * px)
        for number, ways in enumerate(line.rows):
            cell = pygame.Rect(place.x, round(first + number * (_TALL + _BELOW) * px), keys, tall)
            _draw_keys(canvas, cell, ways, px, self._name, not works)
        told = pygame.Rect(place.x + keys + px, place.y, place.width - keys - px, place.height)
        canvas.letters(self._words_of(line.shortcut), told, "text", px, theme.TXT if works else theme.MUTED, wrap=True)

    def _words_of(self, shortcut: Shortcut) -> str:
        """What a shortcut does, in words."""
        return self.text(f"help-{shortcut.does}")

    def _name(self, key: str) -> str:
        """The text on a key: what stands there on the player's keyboard; itself for function keys."""
        if len(key) == 1 or key[1:].isdigit():
            return self.context.wording.key(key)
        return self.text(f"key-{key}")


def _count(column: _SetColumn) -> int:
    """The number of lines of a column."""
    return sum(len(lines) for _, lines in column.groups)


def open_help(context: Context, below: Scene) -> None:
    """Show the help for a scene."""
    context.stack.push(HelpScene(context, below.kind))
