"""The player's inputs as small frozen values, translated from pygame's events.

Scenes see no pygame events and never poll mouse or keyboard: positions are those of inputs, so that a test or
`shot --do` can play a person.

What lies at a position is known by its label: see `game.ui.places`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pygame

from game.ui.keyboard import Keyboard

Position = tuple[int, int]
"""Pixels from the upper left corner of the window."""

Mods = frozenset[str]
"""Which of `shift`, `ctrl`, `alt` are held."""

NO_MODS: Mods = frozenset()


class Press(msgspec.Struct, frozen=True):
    """A mouse button went down: `left`, `middle` or `right`; ``again`` for the second time of a double click."""

    pos: Position
    button: str = "left"
    mods: Mods = NO_MODS
    again: bool = False


class Release(msgspec.Struct, frozen=True):
    """A mouse button went up."""

    pos: Position
    button: str = "left"
    mods: Mods = NO_MODS


class Move(msgspec.Struct, frozen=True):
    """The pointer is now at ``pos``."""

    pos: Position
    mods: Mods = NO_MODS


class Leave(msgspec.Struct, frozen=True):
    """The pointer left the window."""


class Wheel(msgspec.Struct, frozen=True):
    """The wheel turned by ``steps``, up is positive, with the pointer at ``pos``."""

    pos: Position
    steps: int


class Key(msgspec.Struct, frozen=True):
    """A key went down. ``name`` is pygame's: `space`, `return`, `escape`, `tab`, `left`, `p`; ``repeated`` means that
    it is held. ``symbol`` stands on the key if that is another letter: `з` on the `p` of a Russian keyboard."""

    name: str
    mods: Mods = NO_MODS
    repeated: bool = False
    symbol: str = ""


class Text(msgspec.Struct, frozen=True):
    """Typed characters, from the system's input method."""

    text: str


class Drop(msgspec.Struct, frozen=True):
    """A file was dropped onto the window."""

    path: str


class Resize(msgspec.Struct, frozen=True):
    """The window was resized."""


class Quit(msgspec.Struct, frozen=True):
    """The window is to close."""


DOUBLE_CLICK = 500
"""Milliseconds within which a second press in the same place makes a double click."""

_TREMBLE = 5
"""Pixels between its two presses at most."""

Input = Press | Release | Move | Leave | Wheel | Key | Text | Drop | Resize | Quit

_BUTTONS = {1: "left", 2: "middle", 3: "right"}
_MODS = {
    pygame.K_LSHIFT: "shift", pygame.K_RSHIFT: "shift", pygame.K_LCTRL: "ctrl", pygame.K_RCTRL: "ctrl",
    pygame.K_LMETA: "ctrl", pygame.K_RMETA: "ctrl", pygame.K_LALT: "alt", pygame.K_RALT: "alt",
}  # fmt: skip
_MASKS = {"shift": pygame.KMOD_SHIFT, "ctrl": pygame.KMOD_CTRL | pygame.KMOD_META, "alt": pygame.KMOD_ALT}


class Translator:
    """Translates pygame's events; remembers the pointer's position and which keys are down."""

    def __init__(self, keyboard: Keyboard | None = None) -> None:
        self._keyboard = keyboard or Keyboard()
        self._pos: Position = (0, 0)
        self._down: set[int] = set()
        self._pressed: tuple[Position, str] | None = None
        """Where and with which button the last press was, unless it is too long ago for a double click."""

        self._since = 0
        """Milliseconds since then."""

    @property
    def mods(self) -> Mods:
        return frozenset(_MODS[key] for key in self._down & _MODS.keys())

    def forget_press(self) -> None:
        """Take the next press for a new one, however soon it comes."""
        self._pressed = None

    def translate(self, events: list[pygame.Event], passed: int = 0) -> Iterator[Input]:
        """The inputs of one frame, ``passed`` milliseconds after the last one; of successive moves only the last."""
        self._since += passed
        if self._since > DOUBLE_CLICK:
            self._pressed = None
        pending: Input | None = None
        for event in events:
            value = self._one(event)
            if value is None:
                continue
            if pending is not None and type(pending) is not type(value):
                yield pending
            pending = value if isinstance(value, Move) else None
            if pending is None:
                yield value
        if pending is not None:
            yield pending

    def _one(self, event: pygame.Event) -> Input | None:
        if event.type == pygame.MOUSEMOTION:
            self._pos = event.pos
            return Move(self._pos, self.mods)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pos = event.pos
            button = _BUTTONS.get(event.button)
            if button is None:
                return None
            if event.type == pygame.MOUSEBUTTONUP:
                return Release(self._pos, button, self.mods)
            again = self._pressed is not None and self._pressed[1] == button and _is_near(self._pressed[0], self._pos)
            self._pressed, self._since = (self._pos, button), 0
            return Press(self._pos, button, self.mods, again)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            if event.type == pygame.KEYUP:
                self._down.discard(event.key)
                return None
            repeated = event.key in self._down
            self._down.add(event.key)
            mods = self.mods | {name for name, bits in _MASKS.items() if event.mod & bits}
            name = self._keyboard.name(event.key, getattr(event, "scancode", 0))
            symbol = self._keyboard.symbol(event.key)
            return Key(name, mods, repeated, "" if symbol == name else symbol)
        if event.type == pygame.MOUSEWHEEL:
            return Wheel(self._pos, event.y)
        if event.type == pygame.TEXTINPUT:
            return Text(event.text)
        if event.type == pygame.DROPFILE:
            return Drop(event.file)
        if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._down.clear()
            return Leave()
        if event.type == pygame.WINDOWSIZECHANGED:
            return Resize()
        return Quit() if event.type == pygame.QUIT else None


def _is_near(one: Position, other: Position) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= _TREMBLE
