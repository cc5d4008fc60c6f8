"""A new game: the seats, the variants (R60), and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
import pygame

from game.cards.catalog import BASE_SET
from game.rules.game import Options
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FactionChip, Label, SeatName, SeatPlayer, SeatRemove
from game.ui.running.seating import FEWEST, MOST, Seating, SeatRow
from game.ui.scenes.starting.starting import CONTROL, FURTHER, GAP, HEADS, LEFT, PAD, RANDOM, WIDTH, StartingScene
from game.ui.scenes.starting.variants import VARIANTS, Variant
from game.ui.scenes.who_plays import put_who_plays
from game.ui.theme import PLAIN
from game.ui.widgets.button import Button
from game.ui.widgets.text_field import TextField

_ADD, _TALL_ROW = 64, 260
"""In u: height of *Add*; maximum height of a seat."""

_OPPONENT = "easy"
"""The robot of a quick game."""

_NAME, _PLAYER, _REMOVE = 280, 420, 64
"""Widths of the columns, in u; the factions have the rest."""


class NewGameScene(StartingScene):
    """A row for each seat, or the box."""

    sign = "first_player", "new-title"
    has_quick_game = True

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.settings.sets, context.settings.options)
        self.seating = Seating(context)

    @property
    def names(self) -> Sequence[TextField]:
        return [row.name for row in self.seating.rows]

    @property
    def variants(self) -> Sequence[Variant]:
        return VARIANTS

    # ------------------------------------------------------------------ acting
    def choose(self, label: Label | None) -> None:
        match label:
            case SeatName(seat):
                self.seating.row(seat).name.edit(True)
            case SeatPlayer(seat, player):
                self.seating.row(seat).player.choose(player)
            case FactionChip(faction, seat):
                row = self.seating.row(seat)
                if faction == FURTHER:
                    self.choose_further(row.faction, partial(self._why_taken, row), row.choose)
                else:
                    row.choose(None if faction == RANDOM else faction)
            case SeatRemove(seat):
                self.seating.remove(self.seating.row(seat))
                self.focus = "add" if self.focus else None
            case "quick":
                seats, seed = self.seating.against(_OPPONENT), self.context.dice()
                self.context.director.start_match(seats, (BASE_SET,), Options(), seed)
            case "add":
                self.seating.add()
                if self.focus:
                    self._focus_on(self.seating.rows[-1].name.label)

    def _why_taken(self, row: SeatRow, faction: str) -> str | None:
        taken = self.seating.taken_by(row, faction)
        return self.text("new-taken", name=taken) if taken else None

    def deal(self) -> None:
        """Start the match, and save seats, sets and options for the next one."""
        context, sets = self.context, self.set_panel.chosen.sets
        seats = self.seating.entered()
        options = msgspec.to_builtins(self.options)
        context.change_settings(msgspec.structs.replace(context.settings, seats=seats, sets=sets, options=options))
        context.director.start_match(self.seating.setups(), sets, self.chosen_options, self.entered_seed)

    def why_not(self) -> str | None:
        return self.text("new-same-names") if self.seating.same_names else None

    # ------------------------------------------------------------------ drawing
    @property
    def players(self) -> Sequence[str]:
        seating = self.seating
        return [self.told_player(seating.name(row), row.player, row.faction) for row in seating.rows]

    def draw_players(self, canvas: Canvas) -> None:
        """Draw the panel with a row for each seat."""
        rows, add = self.seating.rows, _ADD if len(self.seating.rows) < MOST else 0
        room = self.room - HEADS - add - GAP
        tall = min(_TALL_ROW, room / len(rows))
        height = HEADS + tall * len(rows) + add + GAP
        panel = self.box(LEFT, self.top, WIDTH, height)
        canvas.panel(panel, PLAIN, "seats")
        columns = self._columns(canvas, self.box(LEFT, self.top, WIDTH, HEADS))
        heads = zip(("new-player", "new-who", "new-faction"), columns, strict=False)
        self.draw_heads(canvas, dict(heads), panel)
        for number, row in enumerate(rows):
            top = self.top + HEADS + number * tall
            rect = self.box(LEFT, top + 5, WIDTH, tall - 10)
            text = self.text
            name, player, faction, remove = self._columns(canvas, rect)
            low = min(canvas.px(CONTROL), rect.height)
            name, remove = (cell.inflate(0, low - rect.height) for cell in (name, remove))
            self.put_field(canvas, row.name, name, self.seating.usual_name(row))
            put_who_plays(self, canvas, player, row.seat, row.player)
            self.put_factions(canvas, faction, row.faction, partial(self._why_taken, row), row.seat)
            why = text("new-fewest") if len(self.seating.rows) == FEWEST else None
            tip = text("new-remove", name=self.seating.name(row))
            self.put(canvas, Button(SeatRemove(row.seat), "", remove, icon="crossed", why=why, tip=tip))
        if add:
            place = self.box(LEFT + PAD, self.top + height - add - 4, _NAME, add - 6)
            self.put(canvas, Button("add", self.text("new-add"), place, icon="plus"))

    def _columns(self, canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, ...]:
        """The columns of a row: name, player, faction, *Remove*."""
        px = canvas.px
        pad, gap = px(PAD), px(24)
        name = pygame.Rect(rect.x + pad, rect.y, px(_NAME), rect.height)
        player = pygame.Rect(name.right + gap, rect.y, px(_PLAYER), rect.height)
        remove = pygame.Rect(rect.right - pad - px(_REMOVE), rect.y, px(_REMOVE), rect.height)
        left = player.right + gap
        return name, player, pygame.Rect(left, rect.y, remove.x - gap - left, rect.height), remove
