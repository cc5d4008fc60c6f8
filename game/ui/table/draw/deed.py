"""Draws the last deed of another player as a strip at the foot of the log, with the card it names."""

from __future__ import annotations

import pygame

from game.ui.art.card_face import RATIO
from game.ui.canvas import Canvas
from game.ui.places import NamedCard
from game.ui.running.deeds import Deed
from game.ui.table.draw.hand import face_of
from game.ui.table.draw.typesetting import TypesetSentence
from game.ui.table.sight import Sight
from game.ui.theme import BODY, CAPTION, MUTED, NIGHT, PAPER, TXT, PanelStyle
from game.ui.widgets.button import record_hit
from game.wording.sentence import Sentence

FIRST = -1
"""Number of the card of a deed among the named cards; those of the log count from 0."""

_SEEN = PanelStyle(NIGHT, None, radius=10)
_TOLD = PanelStyle(NIGHT, PAPER, radius=10, edge_width=2)
_CARD, _PAD, _HEAD = 66, 8, 30
"""In u: width of the card, margin, and height of the line with emblem and name."""

_MOST = 0.82
"""Maximum height, as a share of the log: a line of that stays in sight."""


class DeedStrip:
    """Draws the strip, and keeps its lines as they were last set."""

    def __init__(self) -> None:
        self._set: tuple[tuple[tuple[Sentence, ...], int, int], list[TypesetSentence]] | None = None

    def height(self, canvas: Canvas, sight: Sight) -> int:
        """Height in pixels with the gap above it; 0 if nobody has done anything."""
        if sight.deed is None:
            return 0
        lines = sum(line.height for line in self._typeset(canvas, sight, sight.deed))
        pad, head = canvas.px(_PAD), _head(canvas)
        note = head if sight.deed.note else 0
        card = round(canvas.px(_CARD) * RATIO) if sight.deed.card else 0
        high = max(head + lines, card) + note + 2 * pad
        return min(high, round(sight.layout.side.log.h * _MOST)) + pad

    def draw(self, canvas: Canvas, sight: Sight, deed: Deed) -> None:
        """Draw the strip of a deed; with a note, while it is told, it has a bright edge."""
        log, pad, head = sight.layout.side.log, canvas.px(_PAD), _head(canvas)
        high = self.height(canvas, sight) - pad
        rect = pygame.Rect(log.x, log.bottom - high, log.w, high)
        with canvas.within(rect):
            canvas.panel(rect, _TOLD if deed.note else _SEEN, "deed")
            inner = rect.inflate(-2 * pad, -2 * pad)
            if deed.note:
                foot = pygame.Rect(inner.x, inner.bottom - head, inner.width, head)
                canvas.text(deed.note, foot, "text", CAPTION, MUTED)
                inner.height -= head
            if deed.card:
                width = canvas.px(_CARD)
                face = face_of(sight, deed.card, width)
                place = canvas.image(face, (inner.right - width, inner.y), deed.card).clip(inner)
                record_hit(canvas, place, NamedCard(FIRST, deed.card))
                inner.width -= width + pad
            canvas.icon(sight.emblem(deed.seat), (inner.x + head // 2, inner.y + head // 2), head)
            name = pygame.Rect(inner.x + head + pad, inner.y, inner.width - head - pad, head)
            canvas.text(sight.name(deed.seat), name, "title", BODY, TXT, upper=True)
            top = inner.y + head
            with canvas.clipped(inner):
                for line, done in zip(deed.lines, self._typeset(canvas, sight, deed), strict=True):
                    canvas.image(done.surface, (inner.x, top), str(line))
                    top += done.height

    def _typeset(self, canvas: Canvas, sight: Sight, deed: Deed) -> list[TypesetSentence]:
        beside = canvas.px(_CARD + _PAD) if deed.card else 0
        width = sight.layout.side.log.w - 2 * canvas.px(_PAD) - beside
        key = (deed.lines, canvas.metrics.text_px(CAPTION), width)
        if self._set is None or self._set[0] != key:
            self._set = key, [TypesetSentence(line.parts, *key[1:]) for line in deed.lines]
        return self._set[1]


def _head(canvas: Canvas) -> int:
    return round(canvas.px(_HEAD) * max(1.0, canvas.metrics.text_scale))
