"""The summary of Cleanup: what each seat kept and lost, and the new first player (R17)."""

from __future__ import annotations

import pygame

from game.kernel.seats import SEATS, clockwise
from game.rules.solo.kinds import KINDS
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import ScoreOf
from game.ui.pointer import Click
from game.ui.running import flow
from game.ui.running.accounts import last_cleanup
from game.ui.scenes.phase import PhaseScene
from game.ui.scenes.seat_account import SeatAccount, draw_account
from game.ui.theme import DIALOG, LINE, RAISED, TITLE
from game.ui.widgets.button import Button
from game.wording.teller import called

CONTINUE = "continue"
_WIDEST, _ROW, _BUTTON = 1120, 132, 66
"""In u: width and height of the row of a seat, height of the button."""

_GAP, _PAD = 16, 14
"""In u: between rows, and around what stands in them."""


class TidiedScene(PhaseScene):
    """A row for each seat, the next first player above."""

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
        name = called(self.context.wording, self.match.names, tidying.first_player)
        solo = self.match.header.solo
        moves = solo is None or KINDS[solo].holds_token
        top = self.draw_head(canvas, text("cleanup-next-first", name=name) if moves else "")
        count, button = len(tidying.players), sheet.grown(_BUTTON, 1.6)
        room = sheet.height - top - button - 4 * _GAP
        tall = min(sheet.grown(_ROW, 1.6), (room - 2 * _GAP) / count - _GAP)
        high = count * (tall + _GAP) + _GAP
        upper, wide = top + _GAP + max(0, (room - high) * 2 / 5), sheet.grown(_WIDEST, 1.6)
        canvas.panel(sheet.centred(upper, wide + 2 * _GAP, high), DIALOG._replace(edge=LINE), "account")
        for number, seat in enumerate(clockwise(tuple(self.match.seats), tidying.first_player)):
            self._draw_row(canvas, sheet.centred(upper + _GAP + number * (tall + _GAP), wide, tall), seat)
        place = sheet.centred(upper + high + _GAP, sheet.grown(320), button)
        self.put(
            canvas, Button(CONTINUE, text("continue"), place, "primary", u=TITLE, tip=text("cleanup-continue-tip"))
        )

    def _draw_row(self, canvas: Canvas, rect: pygame.Rect, seat: Seat) -> None:
        canvas.panel(rect, RAISED, ScoreOf(seat))
        player = self.tidying.players[SEATS.index(seat)]
        pad = 2 * canvas.px(_PAD)
        draw_account(self, canvas, rect.inflate(-pad, -pad), SeatAccount(seat, player))
