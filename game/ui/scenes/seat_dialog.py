"""A dialog that asks who plays: a line for each seat, *Start* and *Back*."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from game.kernel.seats import NOBODY
from game.match.match import Match
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Key
from game.ui.places import SeatPlayer
from game.ui.pointer import Click
from game.ui.running.emblems import emblem_of
from game.ui.running.seating import SeatedPlayer
from game.ui.scene import Scene
from game.ui.scenes.starting.who_plays import put_who_plays
from game.ui.theme import BODY, DIALOG, HEADING, MUTED, TITLE, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.dialog import LAYER, LIGHT, draw_scrim
from game.ui.widgets.sheet import ScreenSheet

_WIDTH, _HEAD, _NOTE, _ROW, _GAP, _BUTTON, _PAD = 1100.0, 64.0, 56.0, 72.0, 12.0, 72.0, 36.0
_EMBLEM, _NAME = 64.0, 330.0
START = "start"
_CANCEL = "cancel"


class SeatLine:
    """A seat, and who is to play it."""

    def __init__(self, seat: Seat, player: str, robots: Sequence[str]) -> None:
        self.seat = seat
        self.player = SeatedPlayer(player, robots)


class SeatDialog(Scene):
    """The dialog over another scene, which asks about the seats of ``match``."""

    over = True
    arrows = True

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.focus = START

    @property
    @abstractmethod
    def lines(self) -> Sequence[SeatLine]:
        """The seats."""

    @property
    @abstractmethod
    def words(self) -> tuple[str, str, str, str]:
        """Title, note, and what the buttons for *Start* and *Back* say."""

    @property
    def why_not(self) -> str | None:
        """Why the dialog cannot be confirmed; None if it can."""
        return None

    @abstractmethod
    def start(self) -> None:
        """Do what was asked about."""

    @abstractmethod
    def draw_name(self, canvas: Canvas, rect: pygame.Rect, line: SeatLine) -> None:
        """Draw the name of a seat."""

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        self.changed = True
        if click.label == START:
            self.start()
        elif click.label == _CANCEL:
            self.close()
        for line in self.lines:
            if isinstance(click.label, SeatPlayer) and click.label.seat == line.seat:
                line.player.choose(click.label.player)

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.close()

    def close(self) -> None:
        """Return to the scene below."""
        self.context.stack.pop()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        sheet = ScreenSheet(canvas.metrics)
        head, note, tall, foot = (sheet.grown(high, 1.35) for high in (_HEAD, _NOTE, _ROW, _BUTTON))
        wide = sheet.grown(_WIDTH, 1.5)
        high = 2 * _PAD + head + note + len(self.lines) * (tall + _GAP) + _GAP + foot
        top = (sheet.height - high) / 2
        left = (sheet.width - wide) / 2
        inner = wide - 2 * _PAD
        panel = sheet.box(left, top, wide, high)
        title, about, start, back = self.words
        with canvas.within(panel):
            canvas.panel(panel, DIALOG, "dialog")
            place = sheet.box(left + _PAD, top + _PAD - 12, inner, head)
            canvas.text(title, place, "title", HEADING, TXT, upper=True)
            words = sheet.box(left + _PAD, top + _PAD - 12 + head, inner, note)
            canvas.text(about, words, "text", BODY, MUTED, wrap=True)
        y = top + _PAD + head + note
        for line in self.lines:
            rect = sheet.box(left + _PAD, y, inner, tall)
            size = min(rect.height, canvas.px(_EMBLEM))
            canvas.portrait(emblem_of(self.match.view(NOBODY), line.seat), (rect.x + size // 2, rect.centery), size)
            name = pygame.Rect(rect.x + size + canvas.px(16), rect.y, canvas.px(_NAME), rect.height).inflate(0, -8)
            self.draw_name(canvas, name, line)
            beside = name.right + canvas.px(16)
            players = pygame.Rect(beside, name.y, rect.right - beside, name.height)
            put_who_plays(self, canvas, players, line.seat, line.player)
            y += tall + _GAP
        first, second = row_of_rects(sheet.box(left + _PAD, y + _GAP, inner, foot), 2, canvas.px(16))
        self.put(canvas, Button(START, start, first, "primary", "play", TITLE, self.why_not))
        self.put(canvas, Button(_CANCEL, back, second, u=TITLE))
