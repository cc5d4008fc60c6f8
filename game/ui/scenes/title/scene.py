"""The title of a game: its signs before its backdrop."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.scenes.menu import MenuEntry
from game.ui.scenes.title.front import FrontScene
from game.ui.scenes.title.game import TitleGame
from game.ui.scenes.title.plan import FIRST, TitlePlan, title_plan
from game.ui.theme import BROWN_SIGN, PAPER, TITLE

_STEP = 100
"""Milliseconds from one picture of clouds and birds to the next. Nothing drifts in a longer pause."""


class TitleScene(FrontScene):
    """The title of the game that is played."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._drifted = 0

    def make_games(self) -> tuple[TitleGame, ...]:
        return (TitleGame(self.context, self.context.box.id, self.look_up),)

    @property
    def game(self) -> TitleGame:
        """The game that is played."""
        return self.games[0]

    def _entries(self) -> tuple[MenuEntry, ...]:
        game = self.game
        return (
            game.to_continue(),
            game.to_play(),
            *game.to_start(),
            *game.to_learn(),
            self.to_matches(),
            *self.to_cards(),
            *game.to_rules(),
            self.to_settings(),
            self.to_quit(),
        )

    @property
    def primary(self) -> MenuEntry:
        gold = self.gold(self.game)
        return next(entry for entry in self.entries if entry.label == gold)

    def update(self, dt: int) -> None:
        super().update(dt)
        if self.context.settings.travelling(dt) and dt <= _STEP:
            before, self._drifted = self._drifted, self._drifted + dt
            self.due = self.due or before // _STEP != self._drifted // _STEP

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        look = self.context.look
        plan = title_plan(canvas.metrics, len(self.entries), look.backdrop)
        look.draw_backdrop(canvas, seconds=self._drifted / 1000, view=plan.view)
        look.draw_holders(canvas, plan.sign, plan.side_sign, self.sheet.is_high)
        look.draw_sign(canvas, plan.sign, self.context.wording)
        if look.side_sign:
            self._draw_side_sign(canvas, plan)
        places = dict(zip(self.entries, plan.entries, strict=True))
        for group in (self.entries[:FIRST], self.entries[FIRST:]):
            self.put_entries(canvas, {entry: places[entry] for entry in group}, plan.larger)
        self.draw_foot(canvas, plan.larger)

    def _draw_side_sign(self, canvas: Canvas, plan: TitlePlan) -> None:
        brown, (pad, line) = plan.side_sign, (plan.side_sign.height * share for share in (0.135, 0.365))
        px = round(canvas.metrics.text_px(TITLE) * plan.larger)
        with canvas.within(brown):
            canvas.panel(brown, BROWN_SIGN._replace(radius=12), "side sign")
            for number, key in enumerate(self.context.look.side_sign):
                place = pygame.Rect(brown.x, brown.y + round(pad + number * line), brown.width, round(line))
                words = place.inflate(-brown.width // 7, 0)
                canvas.letters(self.text(key), words, "sign", px, PAPER, "center", upper=True)
