"""A new game of Metro 2033: the seats with the choice of how factions are found, or all rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.kernel.seats import SEATS
from game.metro2033.art import inks
from game.metro2033.art.posters import seat_picture
from game.metro2033.scenes.starting.rules_of_game import DRAFT, playable, rules_of_game, told_rules
from game.play.setup import Choices
from game.ui.canvas import Canvas
from game.ui.places import VariantChip
from game.ui.running.seating import SeatRow
from game.ui.scenes.starting.plain_game import PlainGameScene
from game.ui.scenes.starting.starting import GAP, LEFT, PAD, TOP, WIDTH, OptionLine
from game.ui.theme import BODY, CAPTION, MUTED, PLAIN, TXT
from game.ui.widgets.button import Button, row_of_rects

_STRIP, _HIGH_STRIP, _LINE = 92, 180, 34
"""In u: height of the strip, that in a high window, and the height of the words above what is chosen."""

_OF_DRAFT = 0.46
"""Share of the strip for the choice of how factions are found."""


class NewMetroGameScene(PlainGameScene):
    """A card for each seat, or all rules."""

    sign = "person", "new-title"

    # ------------------------------------------------------------------ what is chosen
    @property
    def choices(self) -> Choices:
        return playable(self.chosen, len(self.seating.rows))

    def lines(self) -> Sequence[OptionLine]:
        names = [self.seating.name(row) for row in self.seating.rows]
        return rules_of_game(self.context, self.choices, names)

    # ------------------------------------------------------------------ drawing
    def picture_of(self, row: SeatRow) -> Callable[[tuple[int, int], int], pygame.Surface]:
        """Each seat has another faction in front."""
        factions = [faction for faction in inks.FACTIONS if faction != "polis"]
        return partial(seat_picture, factions[SEATS.index(row.seat)])

    @property
    def strip_height(self) -> float:
        return (_HIGH_STRIP if self.is_high else _STRIP) + self.added

    def draw_strip(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw in short what is played by, and beside or below it how factions are found."""
        canvas.panel(rect, PLAIN, "rules")
        inner = rect.inflate(-2 * canvas.px(PAD), -2 * canvas.px(GAP))
        gap = canvas.px(PAD)
        if self.is_high:
            tall = (inner.height - gap) // 2
            rules = pygame.Rect(inner.x, inner.y, inner.width, tall)
            draft = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall)
        else:
            wide = round(inner.width * _OF_DRAFT)
            rules = pygame.Rect(inner.x, inner.y, inner.width - wide - gap, inner.height)
            draft = pygame.Rect(inner.right - wide, inner.y, wide, inner.height)
        with canvas.within(rect):
            self._draw_rules(canvas, rules)
            self._draw_draft(canvas, draft)

    def _draw_rules(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The rules that are not the usual ones, but for the draft, and a seed that was entered."""
        head = pygame.Rect(rect.x, rect.y, rect.width, canvas.px(_LINE))
        canvas.text(self.text("new-metro-rules"), head, "sign", CAPTION, MUTED, upper=True)
        others = {name: value for name, value in self.choices.items() if name != DRAFT}
        told = [*told_rules(self.context, others, len(self.seating.rows))]
        if self.seed_is_entered:
            told.append(self.text("new-seed-entered", seed=str(self.entered_seed)))
        below = pygame.Rect(rect.x, head.bottom, rect.width, rect.bottom - head.bottom)
        canvas.text(" · ".join(told), below, "text", BODY, TXT, wrap=True)

    def _draw_draft(self, canvas: Canvas, rect: pygame.Rect) -> None:
        line = next(line for line in self.lines() if line.name == DRAFT)
        words, chips = row_of_rects(rect, 2, canvas.px(PAD))
        more = round(words.width * 0.4)
        words.width, chips.x, chips.width = words.width - more, chips.x - more, chips.width + more
        canvas.text(line.words, words, "text", BODY, TXT, "right", wrap=True)
        for (value, told), place in zip(line.values, row_of_rects(chips, 2, canvas.px(GAP)), strict=True):
            chip = Button(VariantChip(line.name, value), told, place, tip=line.tips[value])
            self.put_chip(canvas, chip, line.chosen == value)

    def draw_open(self, canvas: Canvas) -> None:
        """Draw who plays beside the heading, and all rules below it."""
        wide, high = self.heading_size
        left = LEFT + wide + 2 * GAP
        line = self.box(left, TOP - self.spare / 2, LEFT + WIDTH - left, high)
        canvas.panel(line, PLAIN, "told")
        with canvas.within(line):
            room = line.inflate(-2 * canvas.px(PAD), -canvas.px(GAP))
            canvas.text(" · ".join(self.players), room, "text", BODY, TXT, wrap=True)
        super().draw_open(canvas)
