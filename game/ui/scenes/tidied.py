"""The summary of Cleanup: what each seat kept and lost, and the new first player (R17)."""

from __future__ import annotations

from game.rules.solo.kinds import KINDS
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import ScoreOf
from game.ui.running import flow
from game.ui.running.accounts import Tidying, last_cleanup
from game.ui.scenes.account import AccountScene
from game.ui.scenes.seat_account import draw_account
from game.ui.theme import DIALOG, LINE, RAISED
from game.wording.teller import called

_WIDEST, _ROW, _BUTTON = 1120, 132, 66
"""In u: width and height of the row of a seat, height of the button."""

_GAP, _PAD = 16, 14
"""In u: between rows, and around what stands in them."""


class TidiedScene(AccountScene[Tidying]):
    """A row for each seat, the next first player above."""

    name = flow.TIDIED

    def __init__(self, context: Context) -> None:
        tidying = last_cleanup(context.playing)
        if tidying is None:
            raise LookupError("there was no Cleanup phase")
        super().__init__(context, tidying)

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "cleanup", self.context.text("cleanup-title", round=self.account.round)

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        sheet, text, tidying = self.sheet, self.context.text, self.account
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
        pad = 2 * canvas.px(_PAD)
        for number, player in enumerate(tidying.players):
            row = sheet.centred(upper + _GAP + number * (tall + _GAP), wide, tall)
            canvas.panel(row, RAISED, ScoreOf(player.seat))
            draw_account(self, canvas, row.inflate(-pad, -pad), player, tidying.told_of(player.seat))
        place = sheet.centred(upper + high + _GAP, sheet.grown(320), button)
        self.put_continue(canvas, place, "cleanup-continue-tip")
