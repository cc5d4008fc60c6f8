"""All keys and gestures of the window, in one place: the help shows them, and the README's table is held to them."""

from __future__ import annotations

from typing import NamedTuple

MENU, PHASE, TABLE, ZOOM, SCORE, LIBRARY = "menu", "phase", "table", "zoom", "score", "library"
STATISTICS = "statistics"
"""The kinds of scenes, by what can be done on them."""

_MATCH = frozenset((PHASE, TABLE))
_ALL = frozenset((MENU, PHASE, TABLE, ZOOM, SCORE, LIBRARY, STATISTICS))


class Shortcut(NamedTuple):
    """``ways`` are the keys and gestures, each way what is used together; ``does`` completes the key ``help-...``
    of the words; ``places`` are the kinds of scenes where it works."""

    ways: tuple[tuple[str, ...], ...]
    does: str
    places: frozenset[str]


MOUSE = (
    Shortcut((("mouse_left",),), "click", _ALL),
    Shortcut((("mouse_drag",),), "drag", frozenset((TABLE,))),
    Shortcut((("shift", "mouse_left"),), "ask", frozenset((TABLE,))),
    Shortcut((("mouse_right",),), "right", frozenset((PHASE, TABLE, ZOOM, LIBRARY))),
    Shortcut((("alt", "mouse_move"),), "alt", frozenset((TABLE,))),
    Shortcut((("mouse_wheel",),), "wheel", _MATCH | {ZOOM, LIBRARY, STATISTICS}),
)
LOOKING = (
    Shortcut((("i",),), "closely", _MATCH | {LIBRARY}),
    Shortcut((("left",), ("right",)), "leaf", frozenset((ZOOM,))),
    Shortcut((("r",),), "rules", frozenset((ZOOM,))),
    Shortcut((("o",),), "overview", _MATCH | {SCORE}),
    Shortcut((("1",), ("2",), ("3",)), "opponents", frozenset((TABLE,))),
    Shortcut((("l",),), "log", frozenset((TABLE,))),
    Shortcut((("c",),), "cards", _MATCH),
    Shortcut((("ctrl", "f"),), "search", frozenset((LIBRARY,))),
    Shortcut((("pageup",), ("pagedown",)), "page", frozenset((TABLE, LIBRARY, STATISTICS))),
)
PLAYING = (
    Shortcut((("space",),), "confirm", _ALL),
    Shortcut((("enter",),), "press", _ALL),
    Shortcut((("esc",),), "cancel", _ALL),
    Shortcut((("tab",), ("arrows",)), "focus", _ALL),
    Shortcut((("ctrl", "z"),), "undo", _MATCH | {SCORE}),
    Shortcut((("ctrl", "y"),), "redo", _MATCH),
    Shortcut((("p",),), "pass", frozenset((TABLE,))),
)
WINDOW = (
    Shortcut((("f1",),), "help", _ALL),
    Shortcut((("f11",),), "full-screen", _ALL),
)
GROUPS = {"mouse": MOUSE, "looking": LOOKING, "playing": PLAYING, "window": WINDOW}
"""Name of a group -> its shortcuts, in the order in which they are told."""
