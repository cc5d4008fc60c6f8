"""The hand-over as a full-screen sign: a setting for players who want to hide the table as well."""

from __future__ import annotations

import pygame

from game.kernel.seats import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Key
from game.ui.running import flow
from game.ui.running.deeds import News
from game.ui.scene import Scene
from game.ui.scenes.menu import open_game_menu
from game.ui.shortcuts import PHASE
from game.ui.table.labels import UNDO
from game.ui.table.play.buttons import undo_button
from game.ui.theme import GREEN_SIGN, HEADING, PAPER, POSTER, SIGN_NOTE, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.handover import MOST_LINES, SHOW_HAND, SIGN, told
from game.ui.widgets.screen import HIGHER, draw_scrim
from game.ui.widgets.wall_poster import draw_wall_poster

_WIDE, _TALL, _POSTER = 1260, 560, 420
_UNDO, _BACK = 300, 60
"""In u: size of poster and sign together, width of the poster, and size of the button below; all grow with the text."""

_UPRIGHT, _ABOVE, _EDGE = (1320, 660), 1440, 40
"""In u: size of the sign in a window higher than wide, maximum height of the poster above it, and what is left above
that."""

_MOST_GROWN = 1.35
_AIR = 44
"""Margin around the words on the sign, in u."""

_LEAST_HAND = 84
"""Least height of the face-down hand, in u."""


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
        self.context.look.draw_backdrop(canvas)
        draw_scrim(canvas, 150)
        seat = self.context.playing.status.to_move
        if seat is None:
            return
        poster, sign, room = self._places()
        canvas.panel(sign, GREEN_SIGN._replace(radius=24), "cover")
        emblem = self.context.table.emblem(self.context.playing, seat)
        title = self.context.table.match_look.emblem_title(self.context.wording, emblem)
        draw_wall_poster(canvas, poster, emblem, title)
        with canvas.measured(self.sheet.closer.metrics):
            with canvas.within(sign):
                self._draw_sign(canvas, room, seat)
            self._put_undo(canvas, sign)

    def _places(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Poster, sign, and the room for words on the sign. The poster hides the left part of the sign, or in a window
        higher than wide stands above it."""
        sheet = self.sheet
        below = sheet.grown(_BACK, 1.5) + 40
        if sheet.is_upright:
            below *= HIGHER
            wide, tall = sheet.grown(_UPRIGHT[0], _MOST_GROWN), sheet.grown(_UPRIGHT[1], _MOST_GROWN)
            above = min(_ABOVE, sheet.height - tall - below - _EDGE)
            top = (sheet.height - above - tall - below) / 2
            poster, sign = sheet.centred(top, wide, above), sheet.centred(top + above, wide, tall)
            return poster, sign, sign
        usual = sheet.grown(_TALL, _MOST_GROWN) * max(1.0, 0.9 * sheet.height / 1080)
        tall = min(usual, sheet.height - 2 * below)
        sign = sheet.centred((sheet.height - tall) * 0.46, sheet.grown(_WIDE, _MOST_GROWN), tall)
        poster = pygame.Rect(sign.x, sign.y, sign.height * _POSTER // _TALL, sign.height)
        return poster, sign, pygame.Rect(poster.right, sign.y, sign.right - poster.right, sign.height)

    def _put_undo(self, canvas: Canvas, sign: pygame.Rect) -> None:
        """Below the sign, the way back for who has decided last."""
        match = self.context.playing
        if match.undo_possible:
            place = pygame.Rect(0, sign.bottom + canvas.px(20), canvas.px(self.sheet.grown(_UNDO, 1.55)), 0)
            place.height, place.centerx = canvas.px(self.sheet.grown(_BACK, 1.5)), sign.centerx
            self.put(canvas, undo_button(match, self.context.narrator, place, TITLE))

    def _draw_sign(self, canvas: Canvas, room: pygame.Rect, seat: Seat) -> None:
        """The name, the recap, and the button that opens the hand."""
        match, text = self.context.playing, self.text
        air = canvas.px(_AIR)
        inner = room.inflate(-2 * air, -2 * air)
        head = pygame.Rect(inner.x, inner.y, inner.width, inner.height * 22 // 100)
        canvas.text(text("handover-title", name=match.names[seat]), head, "title", POSTER, PAPER, upper=True)
        tall = inner.height * 22 // 100
        foot = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall)
        recap = pygame.Rect(inner.x, head.bottom, inner.width, foot.y - head.bottom - air // 2)
        self._draw_hand(canvas, self._draw_recap(canvas, recap, seat), seat)
        words, tip, hint = text("handover-show"), text("handover-tip"), text("handover-key")
        self.put(canvas, Button(SHOW_HAND, words, foot, "primary", u=HEADING, tip=tip, hint=hint))

    def _draw_recap(self, canvas: Canvas, room: pygame.Rect, seat: Seat) -> pygame.Rect:
        """What happened to the player since the last turn, all lines in one size; returns the room below them."""
        lines = self._news.of(self.context.playing, self.context.narrator, seat)
        shown, pitch = told(lines, self.text("handover-nothing"), self.text), room.height // MOST_LINES
        with canvas.one_size():
            for number, line in enumerate(shown):
                place = pygame.Rect(room.x, room.y + number * pitch, room.width, pitch)
                canvas.text(line, place, "text", TITLE, SIGN_NOTE)
        self.explain(canvas, room, SIGN, "\n".join(lines) or self.text("handover-tip"))
        top = room.y + len(shown) * pitch
        return pygame.Rect(room.x, top, room.width, room.bottom - top)

    def _draw_hand(self, canvas: Canvas, room: pygame.Rect, seat: Seat) -> None:
        """The hand face down, where few lines leave room for it."""
        air = canvas.px(_AIR) // 4
        place = room.inflate(0, -2 * air)
        if place.height >= canvas.px(_LEAST_HAND):
            self.context.table.draw_closed_hand(canvas, place, self.context.playing, seat)
