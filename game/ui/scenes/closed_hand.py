"""The hand while it waits: cards dimmed, or face down under a sign that says who plays or who is next."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art.chrome import focus_ring, veil
from game.ui.canvas import Canvas, cut_out
from game.ui.context import Context
from game.ui.input import Touch
from game.ui.places import InHand, Label
from game.ui.running.deeds import News
from game.ui.table.draw.cards import LAYER
from game.ui.table.moves.show import Show
from game.ui.table.play.place_boxes import hand_box, new_places, strip_places
from game.ui.table.sight import WAIT, Sight, Standing
from game.ui.theme import GOLD
from game.ui.widgets.button import Button
from game.ui.widgets.handover import Handover, draw_backs, draw_handover, draw_playing

_RING = 3
"""In u: width of the ring around a new card."""


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
        if self._was_hidden and not sight.standing.hidden:
            self._show.open_hand(canvas, sight, self._context.settings)
        self._was_hidden = self._was_hidden and sight.standing.hidden

    def draw(self, canvas: Canvas, sight: Sight, touch: Touch) -> dict[Label, Button]:
        """Draw a closed strip over the table without a hand; returns the button that opens it. A hand that is open
        while another plays is dimmed, but for cards that have just come."""
        button = None
        if sight.standing.turn == WAIT:
            self._dim(canvas, sight)
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

    def _dim(self, canvas: Canvas, sight: Sight) -> None:
        """Veil the open hand, and mark what is new in it instead."""
        canvas.layer = LAYER
        new = self._new_cards(sight.standing)
        placed = [(place, box) for place in strip_places(sight.standing.me) if (box := hand_box(sight, place))]
        ends = (*(box.x for _, box in placed[1:]), canvas.size[0])
        for (place, box), end in zip(placed, ends, strict=True):
            seen = box._replace(w=min(box.w, end - box.x))
            if place in new:
                focus_ring(canvas, seen.rect, GOLD, 10, _RING)
            else:
                veil(canvas, seen.rect)

    def _new_cards(self, standing: Standing) -> Sequence[InHand]:
        """The cards that have come in the last turn of the seat, or since."""
        if self._new is None or self._new[0] is not standing:
            match, seat, first = standing.match, standing.seat, 0
            for entry in reversed(match.line):
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
