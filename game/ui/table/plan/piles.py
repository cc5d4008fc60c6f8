"""What belongs to the virtual opponent alone, and where it lies: its status and its piles."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.ui.boxes import Box, spread


class StatusPlan(msgspec.Struct, frozen=True):
    """What the opponent does next: a line for every deed of its round, then ``cells`` for what it counts, and the
    ``legend`` of the icons that tell Borgo what to do."""

    head: Box
    lines: Mapping[str, Box]
    cells: Mapping[str, Box]
    legend: Box | None
    foot: Box


class PilesPlan(msgspec.Struct, frozen=True):
    """The piles at the right of the rows: the cards of those that are ``shown`` lie in the ``field``; ``words`` is
    where the last of its deeds is told, ``pips`` where its attempts are counted."""

    panel: Box
    head: Box
    field: Box
    words: Box
    pips: Box
    shown: tuple[str, ...]
    slots: int
    """For so many cards of a pile there is a place, so that those that lie there need not move for the next one."""
    least: int
    """In pixels: what is to be seen of a covered card."""

    def cards(self, pile: str, count: int) -> tuple[Box, ...]:
        """Where the ``count`` cards of a pile lie, the newest last and on top."""
        room, slots = self._room(pile), max(count, self.slots)
        wide = min(round(room.h * 63 / 88), room.w, max(1, room.w - (slots - 1) * self.least))
        high = round(wide * 88 / 63)
        lefts = spread(room.x, room.w, wide, slots, max(2, self.least // 6))
        shift = (room.right - lefts[-1] - wide) // 2
        top = room.y + (room.h - high) // 2
        return tuple(Box(left + shift, top, wide, high) for left in lefts[:count])

    def empty(self, pile: str) -> Box:
        """Where it says that there is no card of a pile."""
        room, place = self._room(pile), self.cards(pile, 1)[0]
        return place._replace(x=room.x + (room.w - place.w) // 2)

    def _room(self, pile: str) -> Box:
        """The part of the field that a pile has; one that is not shown now may lie anywhere."""
        if pile not in self.shown or len(self.shown) == 1:
            return self.field
        gap = self.least // 3
        wide = (self.field.w - gap * (len(self.shown) - 1)) // len(self.shown)
        return self.field._replace(x=self.field.x + self.shown.index(pile) * (wide + gap), w=wide)
