"""The hand of 51st State while it waits, and what is new in it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.art.faces import card_back
from game.fiftyfirst.table.draw.cards import LAYER
from game.fiftyfirst.table.play.place_boxes import hand_box, new_places, strip_places
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import InHand
from game.ui.art.chrome import veil
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.scenes.hand_cover import HandCover
from game.ui.table.moves.show import TableShow
from game.ui.table.standing import WAIT
from game.ui.theme import CAPTION, GOLD, INK, PanelStyle

_MARK = 60, 22
"""In u: size of the mark of a new card, which grows with the text."""

_NEW = PanelStyle(GOLD, INK, radius=8, edge_width=1)


class ClosedHand(HandCover):
    """Covers the hand strip with the backs of cards, and marks new ones."""

    layer = LAYER

    def __init__(self, context: Context, show: TableShow) -> None:
        super().__init__(context, show)
        self._new: tuple[Standing, Sequence[InHand]] | None = None

    def cards_held(self, sight: Sight) -> int:
        return sight.standing.me.cards_held

    def back(self, width: int) -> pygame.Surface:
        return card_back(width)

    def mark_new(self, canvas: Canvas, sight: Sight) -> None:
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


def draw_mark(canvas: Canvas, card: Box, words: str) -> None:
    """Mark a card as new, at the middle of its upper edge."""
    larger = min(max(1.0, canvas.metrics.text_scale), 1.5)
    mark = pygame.Rect(0, 0, min(canvas.px(_MARK[0] * larger), card.w), canvas.px(_MARK[1] * larger))
    mark.center = (card.center[0], card.y)
    with canvas.within(mark):
        canvas.panel(mark, _NEW, "new")
        canvas.text(words, mark, "strong", CAPTION, INK, "center", upper=True)
