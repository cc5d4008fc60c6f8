"""A list that is turned by whole lines."""

from __future__ import annotations

from game.ui.widgets.scroller import DraggedScroller


class LineList:
    """The lines in sight, and where in the list they are; whoever lays them out sets how far they are apart."""

    def __init__(self) -> None:
        self.scroller = DraggedScroller()
        self._pitch = 1

    @property
    def first(self) -> int:
        """The number of the first line in sight."""
        return round(self.scroller.offset / self._pitch)

    def reveal(self, number: int) -> None:
        self.scroller.reveal(number * self._pitch, (number + 1) * self._pitch)
