"""A new game: who sits where and plays what, the variants (R60), and the seed that deals the cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.running.seating import FEWEST, HUMAN, MOST, PLAYERS, Seating, SeatRow
from game.ui.scenes.starting.starting import BOTTOM, CONTROL, GAP, HEADS, LEFT, PAD, RANDOM, TOP, WIDTH, StartingScene
from game.ui.scenes.starting.variants import VARIANTS, Variant
from game.ui.theme import PLAIN
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.text_field import TextField

_ADD, _ROW = 64, 132
_VARIANTS = 270
"""Heights in u: the line that adds a seat, a seat at most; the variants at least."""

_NAME, _PLAYER, _REMOVE = 280, 420, 64
"""Widths in u of the columns; the factions take what is left."""


class NewGameScene(StartingScene):
    """One row for every seat, then the variants, the seed and the start."""

    sign = "first_player", "new-title"

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.settings.sets)
        self.seating = Seating(context)

    @property
    def names(self) -> Sequence[TextField]:
        return [row.name for row in self.seating.rows]

    @property
    def variants(self) -> Sequence[Variant]:
        return VARIANTS

    # ------------------------------------------------------------------ acting
    def choose(self, what: str, *values: str) -> None:
        if what == "seat":
            self._click_seat(self.seating.row(values[0]), *values[1:])
        elif what == "add":
            self.seating.add()
            if self.focus:
                self._focus_on(self.seating.rows[-1].name.label)

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

    def deal(self) -> None:
        """The seats and sets are remembered for the next match."""
        context, sets = self.context, self.set_panel.chosen.sets
        seats = self.seating.entered()
        context.change_settings(msgspec.structs.replace(context.settings, seats=seats, sets=sets))
        context.director.start_match(self.seating.setups(), sets, self.options, self.entered_seed)

    def why_not(self) -> str | None:
        return self.context.text("new-same-names") if self.seating.same_names else None

    # ------------------------------------------------------------------ drawing
    def draw_players(self, canvas: Canvas) -> float:
        """The panel with a row for every seat."""
        rows, add = self.seating.rows, _ADD if len(self.seating.rows) < MOST else 0
        below = self.set_panel.height + GAP + _VARIANTS
        room = BOTTOM - below - GAP - TOP - HEADS - add - GAP
        tall = min(_ROW, room / len(rows))
        height = HEADS + tall * len(rows) + add + GAP
        panel = self.box(LEFT, TOP, WIDTH, height)
        canvas.panel(panel, PLAIN, "seats")
        columns = self._columns(canvas, self.box(LEFT, TOP, WIDTH, HEADS))
        heads = zip(("new-player", "new-who", "new-faction"), columns, strict=False)
        self.draw_heads(canvas, dict(heads), panel)
        for number, row in enumerate(rows):
            top = TOP + HEADS + number * tall
            self._draw_seat(canvas, row, self.box(LEFT, top + 5, WIDTH, tall - 10))
        if add:
            place = self.box(LEFT + PAD, TOP + height - add - 4, _NAME, add - 6)
            self.put(canvas, Button("add", self.context.text("new-add"), place, icon="plus", u=20))
        return TOP + height + GAP

    def _columns(self, canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
        """Name, player, faction, and what removes the seat."""
        px = canvas.px
        pad, gap = px(PAD), px(24)
        name = pygame.Rect(rect.x + pad, rect.y, px(_NAME), rect.height)
        player = pygame.Rect(name.right + gap, rect.y, px(_PLAYER), rect.height)
        remove = pygame.Rect(rect.right - pad - px(_REMOVE), rect.y, px(_REMOVE), rect.height)
        left = player.right + gap
        return name, player, pygame.Rect(left, rect.y, remove.x - gap - left, rect.height), remove

    def _draw_seat(self, canvas: Canvas, row: SeatRow, rect: pygame.Rect) -> None:
        text = self.context.text
        name, player, faction, remove = self._columns(canvas, rect)
        low = min(canvas.px(CONTROL), rect.height)
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

    def _draw_factions(self, canvas: Canvas, row: SeatRow, rect: pygame.Rect) -> None:
        def why(faction: str) -> str | None:
            taken = self.seating.taken_by(row, faction)
            return self.context.text("new-taken", name=taken) if taken else None

        self.put_factions(canvas, f"seat:{row.seat}:faction", rect, row.faction, why)
