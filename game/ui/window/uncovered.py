"""The second press of a double click, where the first has uncovered something else."""

from __future__ import annotations

from typing import NamedTuple

from game.kernel.seats import Viewer
from game.ui.input import Input, Press, Release
from game.ui.places import Place
from game.ui.scene import Scene
from game.ui.table.labels import COVERS


class Ground(NamedTuple):
    """What a press meets: the scene on top, who may see hands, whether it only goes on from a deed that is told, and
    the kinds of the hit areas there, the topmost last."""

    scene: Scene | None
    viewer: Viewer
    goes_on: bool
    kinds: tuple[str | type[Place], ...]


class Uncovered:
    """Holds back the second press of a double click that would go through what the first has taken away: a cover, a
    dialog, a screen, a deed that was told. It was meant for that."""

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
        if value.again and self._first is not None and _is_uncovered(self._first, ground):
            self._held_back = value.button
            return True
        self._first = ground
        return False


def _is_uncovered(first: Ground, now: Ground) -> bool:
    """Whether what the first press met lies there no more, and something else came to light."""
    if (first.scene, first.viewer, first.goes_on) != (now.scene, now.viewer, now.goes_on):
        return True
    if COVERS & set(first.kinds) - set(now.kinds):
        return True
    return bool(now.kinds) and now.kinds[-1:] != first.kinds[-1:] and now.kinds[-1] in first.kinds
