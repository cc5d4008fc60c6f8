"""The second press of a double click, where the first has brought something else under the pointer."""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.seats import Viewer
from game.ui.input import Input, Press, Release
from game.ui.places import Label
from game.ui.scene import Scene
from game.ui.table.labels import CONFIRM, DONE


class Ground(NamedTuple):
    """What a press meets: the scene on top, who may see hands, whether it only goes on from a deed that is told, the
    label of the topmost hit area there, and how many decisions the match has."""

    scene: Scene | None
    viewer: Viewer
    goes_on: bool
    label: Label | None
    decided: int = 0


class Uncovered:
    """Holds back the second press of a double click unless it meets what the first has met: it was meant for that."""

    def __init__(self) -> None:
        self._first: Ground | None = None
        self._held_back: str | None = None
        """The button whose release belongs to a press that was held back."""

    def holds_back(self, value: Input, ground: Ground) -> bool:
        """Whether a press, or the release that belongs to it, is meant for nothing that is there now."""
        if isinstance(value, Release) and value.button == self._held_back:
            self._held_back = None
            return True
        if not isinstance(value, Press):
            return False
        self._held_back = None
        if value.again and self._first is not None and not _is_the_same(self._first, ground):
            self._held_back = value.button
            return True
        self._first = ground
        return False


def _is_the_same(first: Ground, now: Ground) -> bool:
    """Whether a second press meets what the first has met. *Confirm* and *Done* answer the next question once the
    first is decided."""
    if now.label not in (CONFIRM, DONE):
        first = first._replace(decided=now.decided)
    return first == now
