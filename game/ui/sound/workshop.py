"""Sounds are made part by part while the window has nothing else to do: no file, and no start that waits for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from game.ui.sound.score import SOUNDS, Piece


class Workshop:
    """Makes every sound of a score once, in its order unless one is wanted sooner."""

    def __init__(self, score: Mapping[str, Piece] = SOUNDS, first: Iterable[str] = ()) -> None:
        """``first`` are sounds that come before all others."""
        self._score = score
        self._queue = sorted(score, key=lambda name, first=tuple(first): name not in first)  # type: ignore[misc]
        self._under_way: tuple[str, Iterator[bytes | None]] | None = None
        self._made: dict[str, bytes] = {}

    @property
    def is_done(self) -> bool:
        return self._under_way is None and not self._queue

    def made(self, name: str) -> bytes | None:
        """The samples of a sound; None until it is made. Raises KeyError if there is no such sound."""
        if name not in self._score:
            raise KeyError(name)
        return self._made.get(name)

    def want(self, name: str) -> None:
        """Make this sound next."""
        if name in self._queue:
            self._queue.remove(name)
            self._queue.insert(0, name)

    def work(self) -> None:
        """Make the next part of a sound: some milliseconds."""
        if self._under_way is None:
            if not self._queue:
                return
            name = self._queue.pop(0)
            self._under_way = name, self._score[name].make()
        name, parts = self._under_way
        samples = next(parts)
        if samples is not None:
            self._made[name] = samples
            self._under_way = None
