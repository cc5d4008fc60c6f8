"""The player's inputs as small frozen values, translated from pygame's events; what keys are called; and what the
pointer is over, holds, clicks and drags.

Scenes see no pygame events and never poll mouse or keyboard: positions are those of inputs, so that a test or
`shot --do` can play a person. What lies at a position is known by its label: see `game.ui.places`.

A key counts by its symbol, so that Ctrl+Z lies where a German or a French keyboard has its Z. Layouts without Latin
letters - Russian, Greek, Hebrew - have no Z: there the key counts that has it on an American keyboard, by its
scancode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from string import ascii_lowercase
from typing import Generic, TypeVar, cast

import msgspec
import pygame

from game.ui.art.lettering import has_letters
from game.ui.places import Label

_NAMES = ascii_lowercase + "1234567890"
"""Letters and digits, in the order of their scancodes."""

_PLACES = {pygame.KSCAN_A + number: name for number, name in enumerate(_NAMES)}
"""Scancode -> what an American keyboard has there."""

_SCANCODES = 512
_SYMBOLS = tuple(chain(range(0x21, 0x1100), range(0x3041, 0x3100)))
"""The characters that may stand on a key: alphabets, and Japanese kana."""
_END_OF_UNICODE = 0x110000

ScancodeOf = Callable[[int], int]
"""Returns the scancode of the key with a keycode; 0 if the layout has none."""


def scancode_of(code: int) -> int:
    """The scancode of a keycode in the present layout, 0 if no key has it.

    pygame offers SDL's answer only so: what it returns for "which keys are down" is indexed by keycodes."""
    return int(_ALL_SCANCODES[code])


_ALL_SCANCODES = pygame.key.ScancodeWrapper(cast("Iterable[bool]", range(_SCANCODES)))
"""Each scancode at its own place, where a key that is held would have True."""


class Keyboard:
    """The layout that is in use; ``find`` asks SDL about it."""

    def __init__(self, find: ScancodeOf | None = None) -> None:
        self._find = find or scancode_of

    def name(self, code: int, scancode: int) -> str:
        """The name of a key in shortcuts: pygame's, `space`, `z`; or what an American keyboard has at its place, if
        its own symbol is neither a Latin letter nor a digit, and no other key has that."""
        name = pygame.key.name(code)
        if len(name) > 1 or (name and name in _NAMES):
            return name
        there = _PLACES.get(scancode, "")
        return there if there and not self._find(ord(there)) else name or self.symbol(code)

    def symbol(self, code: int) -> str:
        """The character that stands on a key; empty if there is none."""
        printed = 0x20 < code < _END_OF_UNICODE and chr(code).isprintable()
        return chr(code) if printed else ""

    def labels(self) -> Mapping[str, str]:
        """Name -> what stands on its key, in capitals, for the names that stand on no key of their own. Where no
        typeface has the symbol, the name stays."""
        lost = {name: scancode for scancode, name in _PLACES.items() if not self._find(ord(name))}
        if not lost:
            return {}
        symbols: dict[int, str] = {}
        for code in _SYMBOLS:
            symbols.setdefault(self._find(code), _capital(chr(code)))
        found = {name: symbols[scancode] for name, scancode in lost.items() if scancode in symbols}
        return {name: symbol for name, symbol in found.items() if has_letters(symbol)}


def _capital(symbol: str) -> str:
    return symbol.upper() if len(symbol.upper()) == 1 else symbol


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
    """The pointer is now at ``pos``; ``enters`` if it was not in the window before. Then nobody may have moved it: the
    window has opened under it, or another has gone from over it."""

    pos: Position
    mods: Mods = NO_MODS
    enters: bool = False


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

        self._enters = False
        """True from when the pointer has entered the window until it says where."""

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
            enters, self._enters = self._enters, False
            return Move(self._pos, self.mods, enters)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pos = event.pos
            button = _BUTTONS.get(event.button)
            if button is None:
                return None
            if event.type == pygame.MOUSEBUTTONUP:
                return Release(self._pos, button, self.mods)
            pressed, self._pressed, self._since = self._pressed, (self._pos, button), 0
            again = pressed is not None and pressed[1] == button and not is_far(pressed[0], self._pos, _TREMBLE + 1)
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
        if event.type == pygame.WINDOWENTER:
            self._enters = True
            return None
        if event.type == pygame.WINDOWSIZECHANGED:
            return Resize()
        return Quit() if event.type == pygame.QUIT else None


LabelAt = Callable[[Position], Label | None]
"""Finds the label of the topmost hit area at a position."""

NOWHERE: Position = (-1, -1)

DRAG_DISTANCE = 6
"""Pixels the pointer has to move with the button down before a press becomes a drag."""

Thing = TypeVar("Thing")
"""What is dragged."""


class Click(msgspec.Struct, frozen=True):
    """A button was pressed and released over the same hit area; ``label`` is None outside all of them."""

    label: Label | None
    button: str
    pos: Position
    mods: Mods = NO_MODS


class Touch(msgspec.Struct, frozen=True):
    """The labels under the pointer, held down, and with keyboard focus."""

    hover: Label | None = None
    held: Label | None = None
    focus: Label | None = None


class Pointer:
    """Follows the inputs of one scene. ``hover`` and ``held`` are labels of the frame on the screen.

    What comes to lie under the resting pointer is not hovered: nobody has pointed at it.
    """

    def __init__(self) -> None:
        self.pos: Position = NOWHERE
        self.hover: Label | None = None
        self.held: Label | None = None
        self._button: str | None = None
        self._turns = False
        """True until the next frame after the wheel has turned: what it brings under the pointer is pointed at."""

    def follow(self, value: Input, label_at: LabelAt) -> Click | None:
        """Follow an input; returns the click that it completes, if any."""
        if isinstance(value, Leave):
            self.pos, self.hover, self.held, self._button = NOWHERE, None, None, None
            return None
        if isinstance(value, Wheel):
            self._turns = True
        if not isinstance(value, Move | Press | Release):
            return None
        self.pos = value.pos
        self.hover = label_at(value.pos)
        if isinstance(value, Press):
            self.held, self._button = self.hover, value.button
        return self._finish(value) if isinstance(value, Release) else None

    def settle(self, label_at: LabelAt) -> bool:
        """After a new frame, no longer hover what is gone from under the resting pointer; True if it was hovered."""
        before, found = self.hover, label_at(self.pos) if self.pos != NOWHERE else None
        self.hover = found if self._turns or found == before else None
        self._turns = False
        return before != self.hover

    def leave(self) -> None:
        """Hover nothing before the pointer moves: another screen lies under it."""
        self.hover = None

    def _finish(self, value: Release) -> Click | None:
        if self._button != value.button:
            return None
        held, self.held, self._button = self.held, None, None
        if held != self.hover:
            return None
        return Click(held, value.button, value.pos, value.mods)


class Drag(Generic[Thing]):
    """Follows the left button from a press to a drop. ``lift`` says what can be carried away from a label, ``drop`` is
    told what was carried and where it is dropped; ``held`` is carried now."""

    def __init__(
        self, pointer: Pointer, lift: Callable[[Label], Thing | None], drop: Callable[[Thing, Label | None], None]
    ) -> None:
        self._pointer, self._lift, self._drop = pointer, lift, drop
        self.held: Thing | None = None
        self._grip: tuple[Thing, Position] | None = None

    def follow(self, value: Input, label_at: LabelAt) -> bool:
        """Follow an input; True if it drops something, so that it is no click."""
        if isinstance(value, Press) and value.button == "left":
            label = label_at(value.pos)
            thing = None if label is None else self._lift(label)
            self._grip = None if thing is None else (thing, value.pos)
        elif isinstance(value, Move) and self._grip and is_far(self._grip[1], value.pos):
            self.held = self._grip[0]
        elif isinstance(value, Leave):
            self.let_go()
        elif isinstance(value, Release):
            held = self.held
            self.let_go()
            if held is not None:
                self._pointer.follow(value, lambda _: None)
                self._drop(held, label_at(value.pos))
                return True
        return False

    def let_go(self) -> None:
        """Carry nothing."""
        self.held = self._grip = None


def is_far(start: Position, pos: Position, far: int = DRAG_DISTANCE) -> bool:
    """Whether the pointer has moved so ``far``, usually that a press has become a drag."""
    return max(abs(start[0] - pos[0]), abs(start[1] - pos[1])) >= far
