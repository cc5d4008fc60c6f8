"""The scenes that are open, one over the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.scene import Scene


class SceneStack:
    """The scenes that are open, the one that gets the inputs last."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        self._scenes.pop()
        if self._scenes:
            self._scenes[-1].enter()

    def replace(self, *scenes: Scene) -> None:
        """Close everything and open these, the last on top."""
        self._scenes = list(scenes)
        for scene in scenes:
            scene.enter()

    @property
    def visible(self) -> tuple[Scene, ...]:
        """The scenes to draw, from the lowest that covers the window up to the top."""
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].over:
            start -= 1
        return tuple(self._scenes[max(start, 0) :])
