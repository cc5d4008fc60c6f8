"""The hand while it waits: face down under a sign that says who plays or who is next."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui.art.shapes import solid
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.context import Context
from game.ui.input import Touch
from game.ui.places import Label
from game.ui.running.deeds import News
from game.ui.table.moves.show import TableShow
from game.ui.table.play.modes import Rest
from game.ui.table.sight import AnySight
from game.ui.table.standing import ACT, END, WAIT
from game.ui.theme import INK
from game.ui.widgets.button import Button
from game.ui.widgets.handover import Handover, draw_backs, draw_handover, draw_playing


class HandCover:
    """Covers the room of the hand. It remembers the last frame, so that the cover can move up and down. A game says how
    many cards lie there, and what their backs look like."""

    layer = 4

    def __init__(self, context: Context, show: TableShow) -> None:
        self.context = context
        self._show = show
        self._was_hidden: bool | None = None
        self._news = News()

    # ------------------------------------------------------------------ what a game says
    def cards_held(self, sight: Any) -> int:  # noqa: ARG002 - not every game has cards
        """How many cards lie face down."""
        return 0

    def back(self, width: int) -> pygame.Surface:
        """The back of a card, so many pixels wide."""
        return solid((width, width), INK)

    def place(self, canvas: Canvas, sight: Any) -> pygame.Rect:  # noqa: ARG002 - usually it fits
        """Where the sign of a closed hand hangs."""
        room: pygame.Rect = sight.layout.room.rect
        return room

    def mark_new(self, canvas: Canvas, sight: Any) -> None:
        """Mark what is new in the open hand, and veil all else while another plays."""

    # ------------------------------------------------------------------ drawing
    def give_way(self, canvas: Canvas, sight: AnySight) -> None:
        """Lower a cover that is no longer needed; called while ``canvas`` still has the last frame."""
        if canvas.is_unseen:
            return
        if self._was_hidden and not sight.standing.hidden:
            self._show.open_hand(canvas, sight.layout.room, self.context.settings)
        self._was_hidden = self._was_hidden and sight.standing.hidden

    def draw(self, canvas: Canvas, sight: AnySight, touch: Touch) -> dict[Label, Button]:
        """Draw a closed strip over the table without a hand; returns the button that opens it. In an open hand the
        cards that have just come are marked; the others are dimmed while another plays."""
        button = None
        if sight.standing.turn in (WAIT, ACT, END) and isinstance(sight.mode, Rest):
            self.mark_new(canvas, sight)
        if sight.standing.hidden:
            room: Box = sight.layout.room
            ground, _ = cut_out(canvas.surface, room.rect)
            button = self._draw_cover(canvas, sight, touch)
            if self._was_hidden is False and not canvas.is_unseen:  # else the canvas still shows the open hand
                self._show.close_hand(canvas, room, ground, self.context.settings)
        if not canvas.is_unseen:
            self._was_hidden = sight.standing.hidden
        return {button.label: button} if button else {}

    def _draw_cover(self, canvas: Canvas, sight: AnySight, touch: Touch) -> Button | None:
        """The hand face down under the next player's name and recap; without a button while bots move."""
        match, seat, context = sight.standing.match, sight.standing.seat, self.context
        cards, strip = self.cards_held(sight), self.place(canvas, sight)
        canvas.layer = self.layer
        if sight.standing.is_open:
            draw_backs(canvas, strip, cards, self.back)
            return None
        if match.bot_to_move is not None or not match.is_human(seat):
            draw_backs(canvas, strip, cards, self.back)
            self._tell_player(canvas, sight)
            return None
        news = self._news.of(match, context.narrator, seat)
        nothing = context.text("handover-nothing")
        handover = Handover(seat, sight.names[seat], sight.emblem(seat), cards, nothing, news)
        return draw_handover(canvas, strip, handover, context.text, touch, self.back)

    def _tell_player(self, canvas: Canvas, sight: AnySight) -> None:
        """Dim the hand, and say who plays; nothing between turns."""
        mover = sight.standing.mover
        if mover is not None:
            canvas.layer = self.layer + 1
            words = sight.text("table-playing", name=sight.name(mover))
            draw_playing(canvas, sight.layout.room.rect, sight.emblem(mover), words)
