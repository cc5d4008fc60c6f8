"""The hand while it waits: cards dimmed, or face down under a sign that says who plays or who is next; and what is new
in it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.art.chrome import veil
from game.ui.art.faces import card_back
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.context import Context
from game.ui.input import Touch
from game.ui.places import InHand, Label
from game.ui.running.deeds import News
from game.ui.table.draw.cards import LAYER
from game.ui.table.moves.show import Show
from game.ui.table.play.modes import Rest
from game.ui.table.play.place_boxes import hand_box, new_places, strip_places
from game.ui.table.sight import ACT, END, WAIT, Sight, Standing
from game.ui.theme import CAPTION, GOLD, INK, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.handover import Handover, draw_backs, draw_handover, draw_playing

_MARK = 60, 22
"""In u: size of the mark of a new card, which grows with the text."""

_NEW = PanelStyle(GOLD, INK, radius=8, edge_width=1)


class ClosedHand:
    """Covers the hand strip. It remembers the last frame, so that the cover can move up and down."""

    def __init__(self, context: Context, show: Show) -> None:
        self._context = context
        self._show = show
        self._was_hidden: bool | None = None
        self._news = News()
        self._new: tuple[Standing, Sequence[InHand]] | None = None

    def give_way(self, canvas: Canvas, sight: Sight) -> None:
        """Lower a cover that is no longer needed; called while ``canvas`` still has the last frame."""
        if canvas.is_unseen:
            return
        if self._was_hidden and not sight.standing.hidden:
            self._show.open_hand(canvas, sight, self._context.settings)
        self._was_hidden = self._was_hidden and sight.standing.hidden

    def draw(self, canvas: Canvas, sight: Sight, touch: Touch) -> dict[Label, Button]:
        """Draw a closed strip over the table without a hand; returns the button that opens it. In an open hand the
        cards that have just come are marked; the others are dimmed while another plays."""
        button = None
        if sight.standing.turn in (WAIT, ACT, END) and isinstance(sight.mode, Rest):
            self._mark_new(canvas, sight)
        if sight.standing.hidden:
            ground, _ = cut_out(canvas.surface, sight.layout.hand.strip.rect)
            button = self._draw_cover(canvas, sight, touch)
            if self._was_hidden is False and not canvas.is_unseen:  # else the canvas still shows the open hand
                self._show.close_hand(canvas, sight, ground, self._context.settings)
        if not canvas.is_unseen:
            self._was_hidden = sight.standing.hidden
        return {button.label: button} if button else {}

    def _draw_cover(self, canvas: Canvas, sight: Sight, touch: Touch) -> Button | None:
        """The hand face down under the next player's name and recap; without a button while bots move."""
        me, match, context = sight.standing.me, sight.standing.match, self._context
        cards, strip = me.cards_held, sight.layout.hand.strip.rect
        canvas.layer = LAYER
        if match.bot_to_move is not None or not match.is_human(me.seat):
            draw_backs(canvas, strip, cards, card_back)
            self._tell_player(canvas, sight)
            return None
        news = self._news.of(match, context.narrator, me.seat)
        nothing = context.text("handover-nothing")
        handover = Handover(me.seat, sight.names[me.seat], me.faction, cards, nothing, news)
        return draw_handover(canvas, strip, handover, context.text, touch, card_back)

    def _mark_new(self, canvas: Canvas, sight: Sight) -> None:
        """Mark what is new in the open hand, and veil all else while another plays."""
        canvas.layer = LAYER
        new = self._new_cards(sight.standing)
        placed = [(place, box) for place in strip_places(sight.standing.me) if (box := hand_box(sight, place))]
        ends = (*(box.x for _, box in placed[1:]), canvas.size[0])
        for (place, box), end in zip(placed, ends, strict=False):
            seen = box._replace(w=min(box.w, end - box.x))
            if place not in new:
                if sight.standing.turn == WAIT:
                    veil(canvas, seen.rect)
            elif place != sight.touch.hover:  # it rises, and its mark would lie across it
                draw_mark(canvas, seen, sight.text("table-new"))

    def _new_cards(self, standing: Standing) -> Sequence[InHand]:
        """The cards that have come in the last turn of the seat in this Action phase, or since."""
        if self._new is None or self._new[0] is not standing:
            match, seat, first = standing.match, standing.seat, 0
            for entry in reversed(match.line[1:]):
                if match.status_at(entry.number - 1).phase != "action":
                    break
                if entry.decision and entry.decision.seat == seat:
                    first = entry.number
                elif first:
                    break
            before = match.view(standing.viewer, first - 1).player(seat) if first else standing.me
            self._new = standing, new_places(before, standing.me)
        return self._new[1]

    def _tell_player(self, canvas: Canvas, sight: Sight) -> None:
        """Dim the hand, and say who plays; nothing between turns."""
        mover = sight.standing.mover
        if mover is not None:
            canvas.layer = LAYER + 1
            words = sight.text("table-playing", name=sight.name(mover))
            draw_playing(canvas, sight.layout.hand.strip.rect, sight.emblem(mover), words)


def draw_mark(canvas: Canvas, card: Box, words: str) -> None:
    """Mark a card as new, at the middle of its upper edge."""
    larger = min(max(1.0, canvas.metrics.text_scale), 1.5)
    mark = pygame.Rect(0, 0, min(canvas.px(_MARK[0] * larger), card.w), canvas.px(_MARK[1] * larger))
    mark.center = (card.center[0], card.y)
    with canvas.within(mark):
        canvas.panel(mark, _NEW, "new")
        canvas.text(words, mark, "strong", CAPTION, INK, "center", upper=True)
