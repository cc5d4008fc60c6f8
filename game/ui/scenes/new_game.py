"""A new game: who sits where and plays what, the variants (R60), and the seed that deals the cards."""

from __future__ import annotations

import msgspec
import pygame

from game.rules.game import Options
from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Press
from game.ui.pointer import Click
from game.ui.scene import Context, Scene
from game.ui.seating import FEWEST, HUMAN, MOST, PLAYERS, Seating, SeatRow
from game.ui.theme import MUTED, PLAIN, TXT
from game.ui.variants import VARIANTS, Variant, word_of
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.dialog import draw_scrim
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.text_field import TextField

RANDOM = "random"
"""Label of the choice to be dealt a faction."""

_LEFT, _TOP, _WIDTH, _BOTTOM = 110, 142, 1700, 926
_HEADS, _ADD, _ROW, _GAP, _PAD = 40, 64, 132, 10, 20
_VARIANTS = 300
"""Heights in u: the names of the columns, the line that adds a seat, a seat at most; the variants at least."""

_CONTROL = 68
"""No field and no choice of words alone is higher, in u."""

_NAME, _PLAYER, _REMOVE = 280, 420, 64
"""Widths in u of the columns; the factions take what is left."""
_VEIL = 150


class NewGameScene(Scene):
    """One row for every seat, then the variants, the seed and the start."""

    arrows = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.seating = Seating(context)
        self.options = Options()
        self.seed = TextField("seed", str(context.dice()), longest=9, allowed="0123456789")

    @property
    def fields(self) -> list[TextField]:
        return [*(row.name for row in self.seating.rows), self.seed]

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if isinstance(value, Press):
            self._stop_typing(self.context.label_at(value.pos))
        if any(field.handle(value) for field in self.fields):
            self.changed = True
        else:
            super().handle(value)

    def _focus_on(self, label: str | None) -> None:
        """A field that the keyboard reaches can be typed in at once."""
        super()._focus_on(label)
        for field in self.fields:
            field.edit(field.label == label)

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        words = (click.label or "").split(":")
        if words[0] == "seat":
            self._click_seat(self.seating.row(words[1]), *words[2:])
        elif words[0] == "option":
            variant = next(variant for variant in VARIANTS if variant.name == words[1])
            self.options = variant.choose(self.options, words[2])
        else:
            self._click_button(words[0])
        self.changed = True

    def _click_seat(self, row: SeatRow, what: str, value: str = "") -> None:
        if what == "name":
            row.name.edit(True)
        elif what == "player":
            row.player = value
        elif what == "faction":
            row.faction = None if value == RANDOM else value
        elif what == "remove":
            self.seating.remove(row)
            self.focus = "add" if self.focus else None

    def _click_button(self, label: str) -> None:
        if label == "seed":
            self.seed.edit(True)
        elif label == "dice":
            self.seed.text = str(self.context.dice())
        elif label == "add":
            self.seating.add()
            if self.focus:
                self._focus_on(self.seating.rows[-1].name.label)
        elif label == "start" and self._why_not() is None:
            self.start()
        elif label == "back":
            self.back()

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.back()
        elif key.name in ("return", "enter") and self._why_not() is None:
            self.start()

    def back(self) -> None:
        self._stop_typing()
        self.context.stack.pop()

    def start(self) -> None:
        """Deal the match and put it on the table; the seats are remembered for the next one."""
        self._stop_typing()
        context = self.context
        context.change_settings(msgspec.structs.replace(context.settings, seats=self.seating.entered()))
        context.director.start_match(self.seating.setups(), self.options, int(self.seed.text or 0))

    def _stop_typing(self, but: str | None = None) -> None:
        """Leave every field, ``but`` the one with this label."""
        for field in self.fields:
            if field.is_edited and field.label != but:
                field.edit(False)
                self.changed = True

    def _why_not(self) -> str | None:
        """Why the match cannot start."""
        return self.context.text("new-same-names") if self.seating.same_names else None

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(landscape(canvas.metrics.size), (0, 0))
        draw_scrim(canvas, _VEIL)
        text = self.context.text
        draw_heading(canvas, self.box(560, 48, 800, 78), "first_player", text("new-title"))
        top = self._draw_seats(canvas)
        self._draw_variants(canvas, self.box(_LEFT, top, _WIDTH, _BOTTOM - top))
        self.put(canvas, Button("back", text("new-back"), self.box(580, 946, 280, 78), u=30))
        start = self.box(890, 946, 450, 78)
        self.put(canvas, Button("start", text("new-start"), start, "primary", u=32, why=self._why_not()))

    def _draw_seats(self, canvas: Canvas) -> float:
        """The panel with a row for every seat; where it ends, in u."""
        rows, add = self.seating.rows, _ADD if len(self.seating.rows) < MOST else 0
        room = _BOTTOM - _VARIANTS - _GAP - _TOP - _HEADS - add - _GAP
        tall = min(_ROW, room / len(rows))
        height = _HEADS + tall * len(rows) + add + _GAP
        panel = self.box(_LEFT, _TOP, _WIDTH, height)
        canvas.panel(panel, PLAIN, "seats")
        self._draw_heads(canvas, self._columns(canvas, self.box(_LEFT, _TOP, _WIDTH, _HEADS)), panel)
        for number, row in enumerate(rows):
            top = _TOP + _HEADS + number * tall
            self._draw_seat(canvas, row, self.box(_LEFT, top + 5, _WIDTH, tall - 10))
        if add:
            place = self.box(_LEFT + _PAD, _TOP + height - add - 4, _NAME, add - 6)
            self.put(canvas, Button("add", self.context.text("new-add"), place, icon="plus", u=20))
        return _TOP + height + _GAP

    def _columns(self, canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
        """Name, player, faction, and what removes the seat."""
        px = canvas.px
        pad, gap = px(_PAD), px(24)
        name = pygame.Rect(rect.x + pad, rect.y, px(_NAME), rect.height)
        player = pygame.Rect(name.right + gap, rect.y, px(_PLAYER), rect.height)
        remove = pygame.Rect(rect.right - pad - px(_REMOVE), rect.y, px(_REMOVE), rect.height)
        left = player.right + gap
        return name, player, pygame.Rect(left, rect.y, remove.x - gap - left, rect.height), remove

    def _draw_heads(self, canvas: Canvas, columns: tuple[pygame.Rect, ...], panel: pygame.Rect) -> None:
        with canvas.within(panel):
            for key, place in zip(("new-player", "new-who", "new-faction"), columns, strict=False):
                canvas.text(self.context.text(key), place, "sign", 17, MUTED, upper=True)

    def _draw_seat(self, canvas: Canvas, row: SeatRow, rect: pygame.Rect) -> None:
        text = self.context.text
        name, player, faction, remove = self._columns(canvas, rect)
        low = min(canvas.px(_CONTROL), rect.height)
        name, remove = (place.inflate(0, low - rect.height) for place in (name, remove))
        self.put_field(canvas, row.name, name, self.seating.usual_name(row))
        for kind, place in zip(PLAYERS, row_of_rects(player, len(PLAYERS), canvas.px(8)), strict=True):
            words, note = self._player_words(kind)
            icon = "person" if kind == HUMAN else "robot"
            chip = Button(f"seat:{row.seat}:player:{kind}", words, place, icon=icon, u=19, tip=note)
            self.put_chip(canvas, chip, row.player == kind)
        self._draw_factions(canvas, row, faction)
        why = text("new-fewest") if len(self.seating.rows) == FEWEST else None
        tip = text("new-remove", name=self.seating.name(row))
        self.put(canvas, Button(f"seat:{row.seat}:remove", "", remove, icon="crossed", why=why, tip=tip))

    def _player_words(self, kind: str) -> tuple[str, str]:
        """What a kind of player is called, and how it plays."""
        text = self.context.text
        if kind == HUMAN:
            return text("new-person"), text("new-person-note")
        return text(f"bot-{kind}"), text(f"bot-{kind}-note")

    def put_field(self, canvas: Canvas, field: TextField, rect: pygame.Rect, hint: str) -> None:
        """Draw a field so that the keyboard reaches it too."""
        self.buttons[field.label] = Button(field.label, "", rect, drawn=False)
        field.draw(canvas, rect, self.touch, hint)

    def _draw_factions(self, canvas: Canvas, row: SeatRow, rect: pygame.Rect) -> None:
        text = self.context.text
        factions = (None, *self.context.catalog.factions)
        for faction, place in zip(factions, row_of_rects(rect, len(factions), canvas.px(8)), strict=True):
            title = self.context.wording.title(faction) if faction else text("new-random-faction")
            taken = self.seating.taken_by(row, faction)
            why = text("new-taken", name=taken) if taken else None
            label = f"seat:{row.seat}:faction:{faction or RANDOM}"
            self.put_chip(
                canvas, Button(label, title, place, icon=faction or "dice", u=18, why=why), row.faction == faction
            )

    def _draw_variants(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The variants in two columns, and below them the seed."""
        canvas.panel(rect, PLAIN, "options")
        inner = rect.inflate(-2 * canvas.px(_PAD), -canvas.px(12))
        rows = len(VARIANTS) // 2 + 1
        tall = inner.height // rows
        for number, variant in enumerate(VARIANTS):
            column = row_of_rects(inner, 2, canvas.px(48))[number % 2]
            self._draw_variant(canvas, variant, pygame.Rect(column.x, inner.y + number // 2 * tall, column.width, tall))
        for row in range(1, rows):
            canvas.rule(pygame.Rect(inner.x, inner.y + row * tall, inner.width, 1))
        self._draw_seed(canvas, pygame.Rect(inner.x, inner.y + (rows - 1) * tall, inner.width, tall))

    def _draw_variant(self, canvas: Canvas, variant: Variant, rect: pygame.Rect) -> None:
        """What the variant is, then its values side by side."""
        text, key = self.context.text, f"option-{variant.key}"
        words = pygame.Rect(rect.x, rect.y + canvas.px(8), round(rect.width * 0.44), rect.height - canvas.px(16))
        room = self._beside(canvas, words, rect)
        with canvas.within(rect):
            canvas.text(text(key), words, "text", 19, TXT, wrap=True)
        chosen = variant.chosen(self.options)
        for value, place in zip(variant.values, row_of_rects(room, len(variant.values), canvas.px(8)), strict=True):
            word = word_of(value)
            chip = Button(f"option:{variant.name}:{word}", text(f"{key}-{word.replace('_', '-')}"), place, u=18)
            self.put_chip(canvas, chip, chosen == value)

    def _draw_seed(self, canvas: Canvas, rect: pygame.Rect) -> None:
        text = self.context.text
        words = pygame.Rect(rect.x, rect.y + 4, row_of_rects(rect, 2, canvas.px(48))[0].width, rect.height - 8)
        with canvas.within(rect):
            canvas.text(text("new-seed"), words, "text", 19, TXT, wrap=True)
        field, dice = row_of_rects(self._beside(canvas, words, rect), 2, canvas.px(12))
        self.put_field(canvas, self.seed, field, "0")
        self.put(canvas, Button("dice", text("new-dice"), dice, icon="dice", u=20, tip=text("new-dice-tip")))

    def _beside(self, canvas: Canvas, words: pygame.Rect, rect: pygame.Rect) -> pygame.Rect:
        """The room for controls at the right of some words, in the middle of their line."""
        left = words.right + canvas.px(24)
        tall = min(canvas.px(_CONTROL), rect.height - canvas.px(16))
        return pygame.Rect(left, rect.centery - tall // 2, rect.right - left, tall)
