"""The keys and mouse gestures of the window that every game has; the help shows them with those of the game, and a
test compares the README's table with them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

MENU, PHASE, TABLE, ZOOM, SCORE, LIBRARY = "menu", "phase", "table", "zoom", "score", "library"
STATISTICS, REPLAY, MATCHES, SETTINGS, RULES = "statistics", "replay", "matches", "settings", "rules"
"""Kinds of scenes, by their shortcuts."""

CARDS, RULEBOOK, LESSONS, HINTS, OVERVIEW = "cards", "rulebook", "lessons", "hints", "overview"
"""Parts of a game that have shortcuts, and that not every game has."""

_MATCH = frozenset((PHASE, TABLE))
_DECIDING = frozenset((MENU, PHASE, TABLE, ZOOM, SCORE, LIBRARY, STATISTICS, MATCHES, SETTINGS, RULES))
_ALL = _DECIDING | {REPLAY}
_WATCHING = frozenset((REPLAY,))


class Shortcut(NamedTuple):
    """A key or mouse gesture, or several that do the same."""

    ways: tuple[tuple[str, ...], ...]
    """Alternatives, each of keys and gestures used together."""

    does: str
    """Completes the key `help-…` of its message."""

    places: frozenset[str]
    """Kinds of scenes where it works."""

    part: str = ""
    """The part of a game that it is for, if not every game has it."""


MOUSE = (
    Shortcut((("mouse_left",),), "click", _ALL),
    Shortcut((("mouse_drag",),), "drag", frozenset((TABLE, REPLAY))),
    Shortcut((("shift", "mouse_left"),), "ask", frozenset((TABLE,))),
    Shortcut((("mouse_right",),), "right", frozenset((PHASE, TABLE, ZOOM, LIBRARY, REPLAY))),
    Shortcut((("alt", "mouse_move"),), "alt", frozenset((TABLE,)), CARDS),
    Shortcut((("mouse_wheel",),), "wheel", _MATCH | {ZOOM, LIBRARY, STATISTICS, MATCHES, REPLAY, RULES}),
)
LOOKING = (
    Shortcut((("i",),), "closely", _MATCH | {LIBRARY, REPLAY}, CARDS),
    Shortcut((("left",), ("right",)), "leaf", frozenset((ZOOM,)), CARDS),
    Shortcut((("r",),), "rules", frozenset((ZOOM,)), CARDS),
    Shortcut((("o",),), "overview", _MATCH | {SCORE, REPLAY}, OVERVIEW),
    Shortcut((("l",),), "log", frozenset((TABLE, REPLAY))),
    Shortcut((("f3",), ("mouse_middle",)), "rulebook", _ALL, RULEBOOK),
    Shortcut((("h",),), "hint", _MATCH, HINTS),
    Shortcut((("c",),), "cards", _MATCH, CARDS),
    Shortcut((("n",),), "note", _MATCH, LESSONS),
    Shortcut((("ctrl", "f"),), "search", frozenset((LIBRARY, MATCHES, RULES))),
    Shortcut((("pageup",), ("pagedown",)), "page", frozenset((TABLE, LIBRARY, STATISTICS, MATCHES, SETTINGS, RULES))),
)
PLAYING = (
    Shortcut((("space",),), "confirm", _DECIDING),
    Shortcut((("enter",),), "press", _ALL),
    Shortcut((("esc",),), "cancel", _ALL),
    Shortcut((("tab",), ("arrows",)), "focus", _ALL),
    Shortcut((("ctrl", "z"),), "undo", _MATCH | {SCORE}),
    Shortcut((("ctrl", "y"),), "redo", _MATCH),
)
WATCHING = (
    Shortcut((("space",),), "play", _WATCHING),
    Shortcut((("left",), ("right",)), "steps", _WATCHING),
    Shortcut((("shift", "left"), ("shift", "right")), "turns", _WATCHING),
    Shortcut((("pageup",), ("pagedown",)), "phases", _WATCHING),
    Shortcut((("ctrl", "left"), ("ctrl", "right")), "rounds", _WATCHING),
    Shortcut((("home",), ("end",)), "ends", _WATCHING),
    Shortcut((("up",), ("down",)), "pace", _WATCHING),
    Shortcut((("e",),), "eyes", _WATCHING),
    Shortcut((("h",),), "advice", _WATCHING, HINTS),
    Shortcut((("p",),), "play-on", _WATCHING),
)
CHOOSING = (
    Shortcut((("f2",),), "rename", frozenset((MATCHES,))),
    Shortcut((("delete",),), "delete", frozenset((MATCHES,))),
    Shortcut((("ctrl", "z"),), "restore", frozenset((MATCHES,))),
)
MUTE = Shortcut((("m",),), "mute", _ALL - {LIBRARY, MATCHES, RULES})
"""Not in scenes where any letter begins a search."""

WINDOW = (Shortcut((("f1",),), "help", _ALL), Shortcut((("f11",),), "full-screen", _ALL), MUTE)
GROUPS = {
    "mouse": MOUSE, "looking": LOOKING, "playing": PLAYING, "replay": WATCHING, "matches": CHOOSING, "window": WINDOW,
}  # fmt: skip
"""Name of a group -> its shortcuts, in the order of the help."""

OwnShortcuts = Mapping[str, Sequence[Shortcut]]
"""What a shortcut does -> those of the game that stand behind it."""


def groups_with(own: OwnShortcuts, parts: Collection[str]) -> Mapping[str, Sequence[Shortcut]]:
    """The groups with the shortcuts of a game among them, for those ``parts`` that it has.

    >>> jump = Shortcut((("j",),), "jump", frozenset((TABLE,)))
    >>> [shortcut.does for shortcut in groups_with({"restore": [jump]}, ())["matches"]]
    ['rename', 'delete', 'restore', 'jump']
    """
    return {
        name: tuple(
            chain.from_iterable((*([one] if one.part in ("", *parts) else []), *own.get(one.does, ())) for one in group)
        )
        for name, group in GROUPS.items()
    }
