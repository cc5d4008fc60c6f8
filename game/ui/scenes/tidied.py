"""The summary of Cleanup: what each seat kept and lost, and the new first player (R17)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kernel.seats import SEATS, clockwise
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import ScoreOf
from game.ui.pointer import Click
from game.ui.running import flow
from game.ui.running.accounts import last_cleanup
from game.ui.scenes.phase import PhaseScene
from game.ui.scenes.seat_account import SeatAccount, draw_account
from game.ui.theme import DIALOG, GOLD, LINE
from game.ui.widgets.button import Button
from game.wording.teller import called

CONTINUE = "continue"
_WIDEST, _TALLEST, _SMALLEST = 880, 640, 360
_BUTTON = 66
"""In u: size of a column at most and its width at least, height of the button."""


class TidiedScene(PhaseScene):
    """A column for each seat, in two rows if the window is not wide enough."""

    name = flow.TIDIED

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        tidying = last_cleanup(self.match)
        if tidying is None:
            raise LookupError("there was no Cleanup phase")
        self.tidying = tidying

    @property
    def shown_phase(self) -> tuple[int, str]:
        return self.tidying.round, "cleanup"

    @property
    def first_player(self) -> Seat:
        return self.tidying.first_player

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.label == CONTINUE and click.button == "left":
            self.confirm()
        else:
            super().on_click(click)

    def press_on(self) -> None:
        self.confirm()

    def confirm(self) -> None:
        """Go on to the Lookout."""
        self.context.read = self.context.read._replace(cleanup=self.tidying.round)
        self.context.director.advance()

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "cleanup", self.context.text("cleanup-title", round=self.tidying.round)

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        sheet, text, tidying = self.sheet, self.context.text, self.tidying
        line = text("cleanup-next-first", name=called(self.context.wording, self.match.names, tidying.first_player))
        top = self.draw_head(canvas, line)
        tall = sheet.grown(_BUTTON, 1.6)
        button = sheet.centred(sheet.height - 24 - tall, sheet.grown(300), tall)
        room = sheet.box(20, top + 8, sheet.width - 40, sheet.height - 48 - tall - top)
        order = clockwise(tuple(self.match.seats), tidying.first_player)
        for rect, seat in zip(self._columns(room, len(tidying.players)), order, strict=True):
            self._draw_column(canvas, rect, seat)
        self.put(canvas, Button(CONTINUE, text("continue"), button, "primary", u=32, tip=text("cleanup-continue-tip")))

    def _columns(self, room: pygame.Rect, count: int) -> Sequence[pygame.Rect]:
        """The places of the seats: side by side, or in two rows if they would be too narrow for their goods."""
        px, gap = self.context.metrics.px, self.context.metrics.px(16)
        narrow = (room.width - gap * (count - 1)) // count < px(self.sheet.grown(_SMALLEST * 1.45))
        rows = 2 if narrow else 1
        columns = -(-count // rows)
        wide = min(px(self.sheet.grown(_WIDEST, 1.3)), (room.width - gap * (columns - 1)) // columns)
        tall = min(px(self.sheet.grown(_TALLEST, 1.5)), (room.height - gap * (rows - 1)) // rows)
        left = room.centerx - (wide * columns + gap * (columns - 1)) // 2
        top = room.centery - (tall * rows + gap * (rows - 1)) // 2
        return [
            pygame.Rect(left + (place % columns) * (wide + gap), top + (place // columns) * (tall + gap), wide, tall)
            for place in range(count)
        ]

    def _draw_column(self, canvas: Canvas, rect: pygame.Rect, seat: Seat) -> None:
        first = seat == self.tidying.first_player
        canvas.panel(rect, DIALOG._replace(edge=GOLD if first else LINE, alpha=0.98), ScoreOf(seat))
        player = self.tidying.players[SEATS.index(seat)]
        draw_account(self, canvas, rect.inflate(-canvas.px(28), -canvas.px(24)), SeatAccount(seat, player))
