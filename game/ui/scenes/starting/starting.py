"""The base class of the scenes before a new game: who plays, or what it is played with; the seed; *Start* and
*Back*."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import ClassVar, NamedTuple

import pygame

from game.ui.art.lettering import width_of
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Press
from game.ui.places import Label, VariantChip
from game.ui.running.seating import SeatedPlayer, robot_name
from game.ui.scene import Scene
from game.ui.scenes.starting.seat_card import put_field
from game.ui.theme import BODY, PLAIN, TITLE, TXT, Metrics
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.screen import HIGHER, draw_heading, draw_scrim
from game.ui.widgets.text_field import TextField

LEFT, WIDTH = 110, 1700
GAP, PAD = 10, 20
"""In u: place of the panels, gap between panels and margin inside."""

TOP = 28
"""In u, in a window of 16:9: upper edge of the heading."""

_END, _BELOW, _HEADING, _HIGH_HEADING = 1026, 14, (440, 74), (560, 122)
"""In u, in a window of 16:9: lower edge of the buttons, gap below the heading; width and height of the heading, and
those in a high window."""

_LOWER = 36
"""How much lower the buttons stand, in u, if text is half as large again or more."""

_BUTTONS, _WIDTHS, _BETWEEN = 84, (300, 500, 860), 20
"""In u: height of these buttons, their widths, and the gap between them."""

_MOST_SPARE = 1400
"""Maximum height in u that the page takes in a higher window."""

_HIGH_WINDOW = 1600
"""Height in u from which a window is high: what stands side by side in others stands in two lines there."""

_CONTROL = 68
"""Maximum height of text fields and of chips without icons, in u; those of rules are higher in a higher window."""

_WORDS = 0.44
"""Width of the words about an option, as a share of its line."""

EDGE = 12
"""Margin of the panel of the options, in u."""

_OF_LINES, _MOST_OF_LINES, _OF_BUTTONS = 0.08, 72, 0.03
"""Shares of the height that a higher window adds which a line and a control take, and what they take at most, in u;
share of the buttons."""

_VEIL = 150

_LARGEST_TEXT = 2.0
"""The text scale up to which text is larger in a high window."""


class OptionLine(NamedTuple):
    """An option of a new game: its name in labels, what it is in words, its values as words of labels and as they are
    shown, the one that is chosen, and tooltips of values."""

    name: str
    words: str
    values: Sequence[tuple[str, str]]
    chosen: str
    tips: Mapping[str, str] = {}


class StartingScene(Scene):
    """Puts together a new game. A subclass adds the players; one of a game adds what it is played with: on a strip
    below the players, and on a page of its own."""

    arrows = True
    company: ClassVar[str] = "several"
    """Who plays, as messages of players tell them apart."""

    sign: ClassVar[tuple[str, str]]
    """Icon and message of the heading."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.seed = TextField("seed", str(context.dice()), longest=9, allowed="0123456789")
        self._rolled = self.seed.text
        self.is_open = False
        """Whether it is shown what the game is played with, not the players."""

    # ------------------------------------------------------------------ for the subclass
    @property
    @abstractmethod
    def names(self) -> Sequence[TextField]:
        """The fields for names."""

    @abstractmethod
    def choose(self, label: Label | None) -> None:
        """Answer a click on a control of the players."""

    @abstractmethod
    def deal(self) -> None:
        """Save the choices, and start the match."""

    @abstractmethod
    def draw_players(self, canvas: Canvas, top: float, high: float) -> None:
        """Draw who plays, from ``top``, in a height of ``high`` u."""

    @property
    @abstractmethod
    def players(self) -> Sequence[str]:
        """The players in words, for the line about what is folded away."""

    def told_player(self, name: str, player: SeatedPlayer, role: str | None) -> str:
        """A player by name, with the robot and the role, if one is chosen."""
        context = self.context
        robot = [robot_name(context, player.robot)] if player.is_robot else []
        details = [*robot, *([context.wording.title(role)] if role else [])]
        return context.text("box-player", name=name, details=", ".join(details)) if details else name

    def why_not(self) -> str | None:
        """Why the match cannot start; None if it can."""
        return None

    # ------------------------------------------------------------------ for the game
    @property
    @abstractmethod
    def strip_height(self) -> float:
        """Height of the strip below the players, in u."""

    @abstractmethod
    def draw_strip(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw in short what the game is played with."""

    @abstractmethod
    def draw_open(self, canvas: Canvas) -> None:
        """Draw the page on which it is chosen, from `top` to `bottom`, and what stands beside the heading."""

    @property
    def has_heading(self) -> bool:
        """Whether the heading is shown."""
        return True

    @property
    @abstractmethod
    def unusual(self) -> int:
        """The number of choices that are not the usual ones, but for the seed."""

    @abstractmethod
    def press(self, label: Label | None) -> bool:
        """Answer a click; True if it was meant for what the game is played with."""

    # ------------------------------------------------------------------ places
    @property
    def spare(self) -> float:
        """Height in u that the page takes beyond 1080 u."""
        return max(0.0, min(_MOST_SPARE, self.sheet.height - 1080))

    @property
    def top(self) -> float:
        """Upper edge of the panels, in u."""
        return TOP + self.heading_size[1] + _BELOW - self.spare / 2

    @property
    def heading_size(self) -> tuple[float, float]:
        """Width and height of the heading, in u."""
        return _HIGH_HEADING if self.is_high else _HEADING

    @property
    def added(self) -> float:
        """Height in u that a higher window adds to a line and to a control."""
        return min(_MOST_OF_LINES, self.spare * _OF_LINES)

    @property
    def is_high(self) -> bool:
        """Whether the window is much higher than wide."""
        return self.sheet.height > _HIGH_WINDOW

    @property
    def _buttons_top(self) -> float:
        """Upper edge of the buttons below the panels, in u."""
        lower = min(_LOWER, max(0.0, self.sheet.metrics.text_scale - 1) * 2 * _LOWER)
        return _END + lower + self.spare / 2 - _BUTTONS - self.spare * _OF_BUTTONS

    @property
    def bottom(self) -> float:
        """Lower edge of the panels, in u."""
        return self._buttons_top - 2 * GAP

    # ------------------------------------------------------------------ acting
    @property
    def fields(self) -> list[TextField]:
        return [self.seed] if self.is_open else [*self.names]

    @property
    def takes_letters(self) -> bool:
        return any(field.is_edited for field in self.fields)

    def handle(self, value: Input) -> None:
        if isinstance(value, Press):
            self._stop_typing(self.context.label_at(value.pos))
        if any(field.handle(value) for field in self.fields):
            self.changed = True
        else:
            super().handle(value)

    def _focus_on(self, label: Label | None) -> None:
        """A text field with the focus is edited at once."""
        super()._focus_on(label)
        for field in self.fields:
            field.edit(field.label == label)

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        match click.label:
            case "seed":
                self.seed.edit(True)
            case "dice":
                self.seed.text = self._rolled = str(self.context.dice())
            case "variants":
                self._stop_typing()
                self.is_open = not self.is_open
            case "start" if self.why_not() is None:
                self.start()
            case "back":
                self.back()
            case _ if not self.press(click.label):
                self.choose(click.label)
        self.changed = True

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.back()
        elif key.name in ("return", "enter") and self.why_not() is None:
            self.start()

    def back(self) -> None:
        self._stop_typing()
        self.context.stack.pop()

    def start(self) -> None:
        """Start the match."""
        self._stop_typing()
        self.deal()

    def _stop_typing(self, but: Label | None = None) -> None:
        """Leave all text fields ``but`` the one with this label."""
        for field in self.fields:
            if field.is_edited and field.label != but:
                field.edit(False)
                self.changed = True

    @property
    def entered_seed(self) -> int:
        return int(self.seed.text or 0)

    @property
    def seed_is_entered(self) -> bool:
        return self.seed.text != self._rolled

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self.context.look.draw_backdrop(canvas)
        draw_scrim(canvas, _VEIL)
        with canvas.measured(self._metrics):
            self._draw_page(canvas)

    @property
    def _metrics(self) -> Metrics:
        """Those of the window, with larger text in one that is much higher than wide, as its parts are higher there."""
        metrics = self.context.metrics
        return metrics.with_text(min(metrics.text_scale * HIGHER, _LARGEST_TEXT)) if self.is_high else metrics

    def _draw_page(self, canvas: Canvas) -> None:
        if self.has_heading:
            icon, key = self.sign
            draw_heading(canvas, self.box(LEFT, TOP - self.spare / 2, *self.heading_size), icon, self.text(key))
        if self.is_open:
            self.draw_open(canvas)
        else:
            strip = self.bottom - self.strip_height
            with canvas.one_size():
                self.draw_players(canvas, self.top, strip - 2 * GAP - self.top)
            self.draw_strip(canvas, self.box(LEFT, strip, WIDTH, self.strip_height))
        with canvas.one_size():
            self._draw_buttons(canvas)
        self.draw_above(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what lies over everything else while something has attention."""

    def _draw_buttons(self, canvas: Canvas) -> None:
        """Draw the buttons below everything."""
        text, high = self.text, _BUTTONS + self.spare * _OF_BUTTONS
        lefts = [LEFT + sum(_WIDTHS[:number]) + number * _BETWEEN for number in range(len(_WIDTHS))]
        back, variants, start = self.at_hand(
            *(self.box(x, self._buttons_top, wide, high) for x, wide in zip(lefts, _WIDTHS, strict=True))
        )
        self.put(canvas, Button("back", text("new-back"), back, u=TITLE))
        unusual = self.unusual + self.seed_is_entered
        words, icon, tip = text("new-variants", count=unusual), "settings", text("new-variants-show")
        if self.is_open:
            told = text("box-players", kind=self.company), text("box-players-tip", kind=self.company)
            words, icon, tip = told[0], "person", told[1]
        self.put(canvas, Button("variants", words, variants, icon=icon, u=TITLE, tip=tip))
        self.put(canvas, Button("start", text("new-start"), start, "primary", u=TITLE, why=self.why_not()))

    @property
    def options_abreast(self) -> int:
        """The number of columns of options."""
        return 2

    def rows_of(self, options: int) -> int:
        """The number of lines of so many options, with the seed."""
        return options // self.options_abreast + 1

    def draw_options(self, canvas: Canvas, rect: pygame.Rect, options: Sequence[OptionLine]) -> None:
        """Draw the options in columns, then the seed."""
        canvas.panel(rect, PLAIN, "options")
        inner, abreast = rect.inflate(-2 * canvas.px(PAD), -canvas.px(EDGE)), self.options_abreast
        rows = self.rows_of(len(options))
        tall = inner.height // rows
        columns = row_of_rects(inner, abreast, canvas.px(48))
        for number, option in enumerate(options):
            column, y = columns[number % abreast], inner.y + number // abreast * tall
            self._draw_option(canvas, option, pygame.Rect(column.x, y, column.width, tall))
        for row in range(1, rows):
            canvas.rule(pygame.Rect(inner.x, inner.y + row * tall, inner.width, 1))
        last = pygame.Rect(inner.x, inner.y + (rows - 1) * tall, inner.width, tall)
        if len(options) % abreast:
            last.x, last.width = columns[1].x, columns[1].width
        beside = len(options) % abreast or abreast == 1
        self._draw_seed(canvas, last, round(last.width * _WORDS) if beside else columns[0].width)

    def _draw_option(self, canvas: Canvas, option: OptionLine, rect: pygame.Rect) -> None:
        """Draw the words about an option and its values."""
        words = pygame.Rect(rect.x, rect.y + canvas.px(3), round(rect.width * _WORDS), rect.height - canvas.px(6))
        room = self._beside(canvas, words, rect)
        with canvas.within(rect):
            canvas.text(option.words, words, "text", BODY, TXT, wrap=True)
        told = [one for _, one in option.values]
        for (value, one), place in zip(option.values, self._chips(canvas, room, told), strict=True):
            chip = Button(VariantChip(option.name, value), one, place, tip=option.tips.get(value))
            self.put_chip(canvas, chip, option.chosen == value)

    def _chips(self, canvas: Canvas, room: pygame.Rect, told: Sequence[str]) -> Sequence[pygame.Rect]:
        """Places of chips with these words side by side: two are equal, of more those with more words are wider."""
        gap = canvas.px(8)
        if len(told) <= 2:
            return row_of_rects(room, len(told), gap)
        px = canvas.metrics.text_px(BODY)
        needed = [width_of(one, "strong", px) + 2 * px for one in told]
        free = room.width - gap * (len(told) - 1)
        ends = [round(free * end / sum(needed)) for end in accumulate(needed)]
        starts = (0, *ends[:-1])
        return tuple(
            pygame.Rect(room.x + start + number * gap, room.y, end - start, room.height)
            for number, (start, end) in enumerate(zip(starts, ends, strict=True))
        )

    def _draw_seed(self, canvas: Canvas, rect: pygame.Rect, wide: int) -> None:
        """Draw the seed; its words are ``wide`` pixels wide."""
        words = pygame.Rect(rect.x, rect.y + canvas.px(3), wide, rect.height - canvas.px(6))
        with canvas.within(rect):
            canvas.text(self.text("new-seed"), words, "text", BODY, TXT, wrap=True)
        field, dice = row_of_rects(self._beside(canvas, words, rect), 2, canvas.px(12))
        put_field(self, canvas, self.seed, field, "0")
        self.put(canvas, Button("dice", self.text("new-dice"), dice, icon="dice", tip=self.text("new-dice-tip")))

    def _beside(self, canvas: Canvas, words: pygame.Rect, rect: pygame.Rect) -> pygame.Rect:
        """The room for controls at the right of ``words``."""
        left = words.right + canvas.px(24)
        tall = min(canvas.px(_CONTROL + self.added), rect.height - min(canvas.px(16), rect.height // 6))
        return pygame.Rect(left, rect.centery - tall // 2, rect.right - left, tall)
