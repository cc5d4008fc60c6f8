"""The hand while it waits: cards face down, or dimmed, under a sign that says who plays or who is next."""

from __future__ import annotations

from game.ui.canvas import Canvas, cut_out
from game.ui.context import Context
from game.ui.input import Touch
from game.ui.places import Label
from game.ui.running.deeds import News
from game.ui.table.draw.cards import LAYER
from game.ui.table.moves.show import Show
from game.ui.table.sight import WAIT, Sight
from game.ui.widgets.button import Button
from game.ui.widgets.handover import Handover, draw_backs, draw_handover, draw_playing


class ClosedHand:
    """Covers the hand strip. It remembers the last frame, so that the cover can move up and down."""

    def __init__(self, context: Context, show: Show) -> None:
        self._context = context
        self._show = show
        self._was_hidden: bool | None = None
        self._news = News()

    def give_way(self, canvas: Canvas, sight: Sight) -> None:
        """Lower a cover that is no longer needed; called while ``canvas`` still has the last frame."""
        if self._was_hidden and not sight.standing.hidden:
            self._show.open_hand(canvas, sight, self._context.settings)
        self._was_hidden = self._was_hidden and sight.standing.hidden

    def draw(self, canvas: Canvas, sight: Sight, touch: Touch) -> dict[Label, Button]:
        """Draw a closed strip over the table without a hand; returns the button that opens it. A hand that is open
        while another plays is dimmed."""
        button = None
        if sight.standing.turn == WAIT:
            self._tell_player(canvas, sight)
        if sight.standing.hidden:
            ground, _ = cut_out(canvas.surface, sight.layout.hand.strip.rect)
            button = self._draw_cover(canvas, sight, touch)
            if self._was_hidden is False:
                self._show.close_hand(canvas, sight, ground, self._context.settings)
        self._was_hidden = sight.standing.hidden
        return {button.label: button} if button else {}

    def _draw_cover(self, canvas: Canvas, sight: Sight, touch: Touch) -> Button | None:
        """The hand face down under the next player's name and recap; without a button while bots move."""
        me, match, context = sight.standing.me, sight.standing.match, self._context
        cards, strip = me.cards_held, sight.layout.hand.strip.rect
        canvas.layer = LAYER
        if match.bot_to_move is not None or not match.is_human(me.seat):
            draw_backs(canvas, strip, cards)
            self._tell_player(canvas, sight)
            return None
        news = self._news.of(match, context.wording, me.seat)
        handover = Handover(me.seat, sight.names[me.seat], me.faction, cards, news)
        return draw_handover(canvas, strip, handover, context.text, touch)

    def _tell_player(self, canvas: Canvas, sight: Sight) -> None:
        """Dim the hand, and say who plays; nothing between turns."""
        mover = sight.standing.mover
        if mover is not None:
            canvas.layer = LAYER + 1
            words = sight.text("table-playing", name=sight.name(mover))
            draw_playing(canvas, sight.layout.hand.strip.rect, sight.emblem(mover), words)
