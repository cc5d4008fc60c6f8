"""Memoised drawings: kept while there is room for them, and dropped with the scene that needed them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, Final, TypeVar

import pygame

from game.ui.art.heap import trim_heap

Drawer = TypeVar("Drawer", bound=Callable[..., Any])

_lasting: list[Any] = []


class Enough(Exception):
    """Drawing `in_steps` ends here; what was finished until now is kept, so that the next time goes on from there."""


class NoRoom(Exception):
    """There is no room for what is drawn ahead."""


_OWN: Final = 0.002
"""Seconds of a step that belong to missing drawings, however long the others take."""


class _Step:
    """How far drawing has come.

    Attributes:
        has_drawn: a missing drawing has been finished.
        worked: the seconds that finished ones have taken.
    """

    def __init__(self, clock: Callable[[], float], most: float, is_ahead: bool) -> None:
        self.clock, self._most, self.is_ahead = clock, most, is_ahead
        self._begun, self._missed = clock(), 0.0
        self.has_drawn, self.worked = False, 0.0

    @property
    def is_over(self) -> bool:
        """Whether no further drawing is to be begun. What is kept already takes time too, but never all of it."""
        now = self.clock()
        self._missed = self._missed or now
        return self.has_drawn and now - self._begun >= self._most and now - self._missed >= _OWN

    @property
    def is_half_over(self) -> bool:
        return self.clock() - self._begun >= self._most / 2


_step: list[_Step] = []
"""The step that is drawn now; empty while whatever is missing is drawn at once."""


@contextmanager
def in_steps(clock: Callable[[], float], most: float, is_ahead: bool = False) -> Iterator[None]:
    """Within this context no missing drawing is begun after ``most`` seconds: `Enough` is raised instead. At least one
    is finished, so that what is drawn again and again in this way will be complete one day.

    ``is_ahead`` tells that it is not for the screen, but may be needed there later; `NoRoom` ends it where nothing more
    can be kept.
    """
    _step.append(_Step(clock, most, is_ahead))
    try:
        yield
    finally:
        _step.pop()


def pause(after_long: bool = False) -> None:
    """A place between two pieces of work that are kept by themselves: a step may end here.

    Args:
        after_long: the piece before was at least a few milliseconds of new work.

    Raises:
        Enough: drawing in steps, and this one has lasted long enough.
    """
    if _step:
        step = _step[-1]
        step.has_drawn = True
        if step.is_half_over if after_long else step.is_over:
            raise Enough


def pause_before_long() -> None:
    """A place before a piece of work that takes most of a step: it gets one in which little else is drawn.

    Raises:
        Enough: drawing in steps, and this one has drawn other things.
    """
    if _step and _step[-1].worked >= _OWN:
        raise Enough


class _Picture:
    """A memoised drawing: how large it is in bytes, and in which spans it was drawn and last asked for."""

    __slots__ = ("born", "drawn", "size", "used")

    def __init__(self, drawn: Any, size: int, span: int) -> None:
        self.drawn = drawn
        self.size = size
        self.born = self.used = span


_LEAST_ROOM = 112_000_000
"""Bytes for all pictures in windows of usual size."""

_WINDOWS: Final = 9
"""The same in large windows, in pictures as large as the window."""

_SLACK: Final = 8
"""Pictures are dropped for lack of room at most once while this share of it is filled: one part of so many."""


class _Shelf:
    """All memoised drawings. Time is divided into spans; within one, what has been asked for is found at once."""

    def __init__(self) -> None:
        self.span = 0
        self.room = _LEAST_ROOM
        self._held = 0
        self._dropped_at = 0
        """The bytes that were left when pictures were last dropped for lack of room."""
        self._pictures: list[dict[Any, _Picture]] = []
        self._fronts: list[Any] = []

    def add(self, pictures: dict[Any, _Picture], front: Any) -> None:
        """Add the pictures of one function, and its memo of the present span."""
        self._pictures.append(pictures)
        self._fronts.append(front)

    @property
    def is_full(self) -> bool:
        return self._held >= self.room

    def take(self, size: int, is_shown: bool) -> None:
        """Count the bytes of a new picture. If there is no room for it, drop what this span has not asked for; what is
        drawn ahead drops nothing, as that may be on the screen."""
        self._held += size
        if is_shown and self.is_full and self._held > self._dropped_at + self.room // _SLACK:
            self.keep_if(lambda picture: picture.used == self.span)
            self._dropped_at = self._held

    def keep_if(self, is_wanted: Callable[[_Picture], bool]) -> None:
        """Drop all other pictures, and begin another span."""
        for pictures in self._pictures:
            for key in [key for key, picture in pictures.items() if not is_wanted(picture)]:
                self._held -= pictures.pop(key).size
        self.begin()

    def drop_all_of(self, front: Any) -> None:
        """Drop the pictures of one function."""
        self._held -= sum(picture.size for picture in front.pictures.values())
        front.pictures.clear()
        front.cache_clear()

    def clear(self) -> None:
        """Drop all pictures."""
        for pictures in self._pictures:
            pictures.clear()
        self._held = 0
        self.begin()

    def begin(self) -> None:
        """Begin another span."""
        self.span += 1
        for front in self._fronts:
            front.cache_clear()


_shelf: Final = _Shelf()


def _bytes_of(drawn: object) -> int:
    """The bytes of the pixels in a memoised result; a part of another picture has none of its own."""
    surface = drawn if isinstance(drawn, pygame.Surface) else getattr(drawn, "surface", None)
    if isinstance(surface, pygame.Surface):
        return 0 if surface.get_parent() else surface.get_pitch() * surface.get_height()
    return sum(map(_bytes_of, drawn)) if isinstance(drawn, tuple) else 0


def _drawn_in_step(draw: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What is drawn now, unless drawing in steps ends here."""
    step = _step[-1] if _step else None
    if step and step.is_over:
        raise Enough
    if step is None:
        return _whole(draw, args, kwargs)
    before, begun = step.worked, step.clock()
    drawn = _whole(draw, args, kwargs)
    step.has_drawn, step.worked = True, before + step.clock() - begun
    return drawn


_done_with: Final[list[list[Any]]] = []
"""For each drawing that has begun, the functions whose pictures it needs no longer when it is complete."""


def _whole(draw: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What is drawn; when it is complete, its parts are dropped."""
    _done_with.append([])
    try:
        drawn = draw(*args, **kwargs)
    finally:
        done_with = _done_with.pop()
    for front in done_with:
        _shelf.drop_all_of(front)
    return drawn


def kept(draw: Drawer) -> Drawer:
    """A decorator for what draws pictures: they are kept while there is room for them.

    If there is none, those that have not been asked for of late are dropped; `drop_since` drops those of a closed
    scene. The result has them as its ``pictures``, by the arguments.
    """
    pictures: dict[Any, _Picture] = {}

    @wraps(draw)
    def find(*args: Any, **kwargs: Any) -> Any:
        key = (args, tuple(kwargs.items()))
        picture = pictures.get(key)
        if picture is None:
            is_ahead = bool(_step) and _step[-1].is_ahead
            if is_ahead and _shelf.is_full:
                raise NoRoom
            drawn = _drawn_in_step(draw, args, kwargs)
            picture = pictures[key] = _Picture(drawn, _bytes_of(drawn), _shelf.span)
            _shelf.take(picture.size, not is_ahead)
        picture.used = _shelf.span
        return picture.drawn

    front: Any = lru_cache(None)(find)
    front.pictures = pictures
    _shelf.add(pictures, front)
    return front  # type: ignore[no-any-return]


def lasting(limit: int) -> Callable[[Drawer], Drawer]:
    """A decorator like `lru_cache` for what depends on no size, language or palette: only `give_back` empties it."""

    def wrap(draw: Drawer) -> Drawer:
        @wraps(draw)
        def find(*args: Any, **kwargs: Any) -> Any:
            return _drawn_in_step(draw, args, kwargs)

        cache: Any = lru_cache(limit)(find)
        _lasting.append(cache)
        return cache  # type: ignore[no-any-return]

    return wrap


def drop_parts(draw: Callable[..., Any]) -> None:
    """Drop all pictures that a memoised function has drawn as soon as the memoised drawing that asks for it, of which
    they are parts, is complete. Until then a step may end, and the next one needs them again."""
    _done_with[-1].append(draw)


def make_room(size: tuple[int, int]) -> None:
    """Set the room for pictures by the size of the window in pixels."""
    _shelf.room = max(_LEAST_ROOM, _WINDOWS * 4 * size[0] * size[1])


def begin_span() -> int:
    """Begin to draw for another scene; the number of the span is for `drop_since`."""
    _shelf.begin()
    return _shelf.span


def drop_since(span: int) -> None:
    """Drop every memoised drawing that was first needed in this span or later: the scene that needed it is closed."""
    _shelf.keep_if(lambda picture: picture.born < span)


def forget_all() -> None:
    """Drop every memoised drawing: after a resize, a match, or a change of language or palette."""
    _shelf.clear()


def give_back() -> None:
    """Drop every memoised drawing, and fonts, and return their memory to the system: some 100 MB after a game of four.
    Slower than `forget_all`: for the end of a match, not for every step of a resize."""
    forget_all()
    for cache in _lasting:
        cache.cache_clear()
    trim_heap()
