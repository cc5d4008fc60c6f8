"""The rectangles that only the virtual opponent has: its status and its piles."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.ui.boxes import Box, spread


class StatusPlan(msgspec.Struct, frozen=True):
    """The ``portrait`` of the opponent over the end of its plate, and what it does next: a line for each deed of its
    round. For Borgo also ``cells`` with his Brawlers and his round marker, and the ``legend`` of his icons."""

    portrait: Box
    head: Box
    lines: Mapping[str, Box]
    cells: Mapping[str, Box]
    legend: Box | None
    foot: Box


class PilesPlan(msgspec.Struct, frozen=True):
    """The piles to the right of the rows. The piles ``shown`` share the ``field``; ``words`` is for the last deed,
    ``pips`` for the number of attempts."""

    panel: Box
    head: Box
    field: Box
    words: Box
    pips: Box
    shown: tuple[str, ...]
    slots: int
    """Number of cards that a pile holds before its cards move closer together."""
    least: int
    """Visible width of a covered card, in pixels."""
    discard: Box | None = None
    """The top card of its discard pile, if each seat has one (R42.11), to the left of the field."""
    discard_note: Box | None = None

    def cards(self, pile: str, count: int) -> tuple[Box, ...]:
        """The ``count`` cards of a pile, the newest last and on top: side by side, or one below the other where that
        leaves them larger and uncovered."""
        room, slots = self._room(pile), max(count, self.slots)
        gap = max(2, self.least // 6)
        fitting = min(room.w, (room.h - gap * (slots - 1)) // slots * 63 // 88)
        if slots > 1 and fitting * slots > room.w:
            high = fitting * 88 // 63
            left = room.x + (room.w - fitting) // 2
            return tuple(Box(left, room.y + (high + gap) * index, fitting, high) for index in range(count))
        wide = min(round(room.h * 63 / 88), room.w, max(1, room.w - (slots - 1) * self.least))
        high = round(wide * 88 / 63)
        lefts = spread(room.x, room.w, wide, slots, gap)
        shift = (room.right - lefts[-1] - wide) // 2
        top = room.y + (room.h - high) // 2
        return tuple(Box(left + shift, top, wide, high) for left in lefts[:count])

    def _room(self, pile: str) -> Box:
        """The share of a pile in the field; a pile that is not shown has all of it."""
        if pile not in self.shown or len(self.shown) == 1:
            return self.field
        gap = self.least // 3
        wide = (self.field.w - gap * (len(self.shown) - 1)) // len(self.shown)
        return self.field._replace(x=self.field.x + self.shown.index(pile) * (wide + gap), w=wide)
