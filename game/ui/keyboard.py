"""The player's keyboard: what a key is called in shortcuts, and what stands on the key of a shortcut.

A key counts by its symbol, so that Ctrl+Z lies where a German or a French keyboard has its Z. Layouts without Latin
letters - Russian, Greek, Hebrew - have no Z: there the key counts that has it on an American keyboard, by its
scancode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from string import ascii_lowercase
from typing import cast

import pygame

from game.ui.art.lettering import has_letters

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
