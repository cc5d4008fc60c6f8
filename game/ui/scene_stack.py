"""The scenes that are open, one over the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.scene import Scene


class SceneStack:
    """The scenes that are open, the one that gets the inputs last. ``entering`` is one that has not come to its end of
    `Scene.enter` yet: it still is that one after an error there."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.entering: Scene | None = None

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._enter(scene)

    def pop(self) -> None:
        self._scenes.pop()
        if self._scenes:
            self._enter(self._scenes[-1])

    def keep(self, count: int) -> None:
        """Close all but so many of the lowest; the last of them is on top now."""
        del self._scenes[count:]
        self._enter(self._scenes[-1])

    def replace(self, *scenes: Scene) -> None:
        """Close everything and open these, the last on top."""
        self._scenes = list(scenes)
        for scene in scenes:
            self._enter(scene)

    def _enter(self, scene: Scene) -> None:
        self.entering = scene
        scene.enter()
        self.entering = None

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, from the lowest that covers the window up to the top."""
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].over:
            start -= 1
        return tuple(self._scenes[max(start, 0) :])
