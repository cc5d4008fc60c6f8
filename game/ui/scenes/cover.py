"""The hand-over as a full-screen sign: a setting for players who want to hide the table as well."""

from __future__ import annotations

import pygame

from game.kernel.seats import NOBODY
from game.rules.state import Seat
from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.running import flow
from game.ui.running.deeds import News
from game.ui.scene import Scene
from game.ui.scenes.menu import open_game_menu
from game.ui.shortcuts import PHASE
from game.ui.table.labels import SHOW_HAND, SIGN, UNDO
from game.ui.table.play.buttons import undo_button
from game.ui.theme import BODY, GREEN_SIGN, HEADING, PAPER, POSTER, SIGN_NOTE, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.handover import MOST_LINES, told
from game.ui.widgets.screen import draw_scrim

_SIGN, _TALL = 1180, 440
_UNDO, _BACK = 300, 60
"""In u: size of the sign and of the button below it, which grow with the text."""


class CoverScene(Scene):
    """Shows only whose turn it is; its button opens the hand."""

    name = flow.COVER
    arrows = True
    kind = PHASE
    curtain = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._news = News()

    def on_click(self, click: Click) -> None:
        if click.label == SHOW_HAND and click.button == "left":
            self._open()
        elif click.label == UNDO and click.button == "left":
            self.context.director.undo()

    def on_key(self, key: Key) -> None:
        if key.name in ("space", "return", "enter"):
            self._open()
        elif key.name == "z" and "ctrl" in key.mods:
            self.context.director.undo()
        elif key.name == "escape":
            open_game_menu(self.context)

    def _open(self) -> None:
        self.context.director.open_hand()
        self.context.director.advance()

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(landscape(canvas.metrics.size), (0, 0))
        draw_scrim(canvas, 150)
        seat = self.context.playing.status.to_move
        if seat is None:
            return
        sheet = self.sheet
        tall = min(sheet.grown(_TALL, 1.6), sheet.height - 80)
        sign = sheet.centred((sheet.height - tall) * 0.46, sheet.grown(_SIGN, 1.55), tall)
        with canvas.within(sign):
            canvas.panel(sign, GREEN_SIGN._replace(radius=24), "cover")
            self._draw_sign(canvas, sign, seat)
        self._put_undo(canvas, sign)

    def _put_undo(self, canvas: Canvas, sign: pygame.Rect) -> None:
        """Below the sign, the way back for who has decided last."""
        match = self.context.playing
        if match.undo_possible:
            place = pygame.Rect(0, sign.bottom + canvas.px(20), canvas.px(self.sheet.grown(_UNDO, 1.55)), 0)
            place.height, place.centerx = canvas.px(self.sheet.grown(_BACK, 1.5)), sign.centerx
            self.put(canvas, undo_button(match, self.context.wording, place, TITLE))

    def _draw_sign(self, canvas: Canvas, sign: pygame.Rect, seat: Seat) -> None:
        """Portrait and name, the recap, and the button that opens the hand."""
        match, text = self.context.playing, self.text
        size, pad = canvas.px(220), canvas.px(44)
        canvas.portrait(match.view(NOBODY).player(seat).faction, (sign.x + pad + size / 2, sign.centery), size)
        inner = pygame.Rect(sign.x + 2 * pad + size, sign.y + pad // 2, sign.width - 3 * pad - size, sign.height - pad)
        head = pygame.Rect(inner.x, inner.y, inner.width, inner.height * 3 // 10)
        canvas.text(text("handover-title", name=match.names[seat]), head, "title", POSTER, PAPER, upper=True)
        foot = pygame.Rect(inner.x, inner.bottom - inner.height * 26 // 100, inner.width, inner.height * 22 // 100)
        lines = self._news.of(match, self.context.wording, seat)
        room = pygame.Rect(inner.x, head.bottom, inner.width, foot.y - head.bottom - canvas.px(8))
        pitch = room.height // MOST_LINES
        for number, line in enumerate(told(lines, text)):
            place = pygame.Rect(room.x, room.y + number * pitch, room.width, pitch)
            canvas.text(line, place, "text", TITLE, SIGN_NOTE)
        tip = text("handover-tip")
        self.explain(canvas, room, SIGN, "\n".join(lines) or tip)
        button = pygame.Rect(foot.x, foot.y, foot.width * 55 // 100, foot.height)
        self.put(canvas, Button(SHOW_HAND, text("handover-show"), button, "primary", u=HEADING, tip=tip))
        key = pygame.Rect(button.right + pad // 2, foot.y, foot.right - button.right - pad // 2, foot.height)
        canvas.text(text("handover-key"), key, "text", BODY, SIGN_NOTE)
