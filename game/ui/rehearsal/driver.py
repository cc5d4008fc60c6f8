"""A window driven by a script, without a display: for `shot` and for tests."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pygame

from game.files import write_chosen
from game.kernel.refusal import Unreadable
from game.ui.canvas import Mark
from game.ui.context import Context
from game.ui.input import Position
from game.ui.places import Label, name_of
from game.ui.settings import Settings
from game.ui.window.app import App
from game.ui.window.window import window

FRAME = 16
"""Milliseconds per frame."""

STILL = Settings(speed="off")
"""No motions: a frame shows the present state."""

_MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
_BUTTON = 1

_FINE = (0.5, *(share / 40 for share in range(1, 40)))
"""Where points of a shape are looked for, as shares of its rectangle."""

Picture = pygame.Surface
"""A frame as pixels."""


class Rehearsal:
    """An app on a surface in memory, driven by a script."""

    def __init__(self, context: Context, clock: Callable[[], float] | None = None) -> None:
        self.context = context
        self.app = App(context, clock=clock)
        self._let_pass()

    @property
    def surface(self) -> pygame.Surface:
        return window()

    def labels(self) -> list[str]:
        """The labels of all hit areas of the frame, as text, the lowest first."""
        return [mark.name for mark in self.app.marks if mark.kind == "hit"]

    # ------------------------------------------------------------------ one line of a script
    def perform(self, line: str) -> None:
        """Perform a line of a script: `hover X`, `click X`, `drag X to Y`, `key K` or `wait MS`; X is a label or `x,y`.

        Raises:
            Unreadable: the line is none of these, or there is no such place or key.
        """
        verb, _, rest = line.partition(" ")
        if verb == "drag" and " to " in rest:
            start, _, end = rest.partition(" to ")
            self.drag(start.strip(), end.strip())
        elif verb in ("hover", "click", "key", "wait") and rest:
            getattr(self, verb)(rest.strip())
        else:
            raise Unreadable(f"expected `hover X`, `click X`, `drag X to Y`, `key K` or `wait MS`, not {line!r}")

    def hover(self, place: Label) -> None:
        """Move the pointer there."""
        self._move(self.find(place))

    def click(self, place: Label, button: int = _BUTTON) -> None:
        """Move there, press and release; never the second time of a double click, however soon."""
        self._press_at(self.find(place), button)

    def double_click(self, place: Label) -> None:
        """Press and release twice, quickly and in the same place, whatever comes to lie there meanwhile."""
        pos = self.find(place)
        self._press_at(pos)
        self.press_again(pos)

    def press_again(self, pos: Position) -> None:
        """Press and release as the second half of a double click."""
        self._press_at(pos, again=True)

    def _press_at(self, pos: Position, button: int = _BUTTON, again: bool = False) -> None:
        if not again:
            self.app.forget_press()
        self._move(pos)
        self._let_pass(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        self._let_pass(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def drag(self, start: Label, end: Label) -> None:
        """Drag from one place to another, which may appear only while something is dragged."""
        self.lift(start)
        self.drop(end)

    def lift(self, start: Label) -> None:
        """Begin to drag; the button stays down."""
        x, y = self.find(start)
        self.app.forget_press()
        self._move((x, y))
        self._let_pass(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=_BUTTON))
        for step in (4, 9, 16):
            self._move((x, y - step))

    def drop(self, end: Label) -> None:
        """Release what is dragged."""
        pos = self.find(end)
        self._move(pos)
        self._let_pass(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=_BUTTON))

    def key(self, name: str) -> None:
        """Press a key, with modifiers before its name: `ctrl+z`. Raises Unreadable if there is no such key."""
        *mods, last = name.lower().split("+")
        try:
            code = pygame.key.key_code(last)
        except ValueError:
            raise Unreadable(f"expected the name of a key, not {name!r}") from None
        mask = sum(_MODS.get(mod, 0) for mod in mods)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._let_pass(pygame.Event(kind, key=code, mod=mask, unicode=""))

    def type(self, text: str) -> None:
        """Enter characters."""
        self._let_pass(pygame.Event(pygame.TEXTINPUT, text=text))

    def throw_in(self, path: Path) -> None:
        """Drop a file onto the window."""
        self._let_pass(pygame.Event(pygame.DROPFILE, file=str(path)))

    def wait(self, milliseconds: str | int) -> None:
        """Let time pass."""
        if not str(milliseconds).isdecimal():
            raise Unreadable(f"expected a number of milliseconds, not {milliseconds!r}")
        for _ in range(int(milliseconds) // FRAME + 1):
            self._let_pass()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window; what is held stays held."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._let_pass()

    def find(self, place: Label) -> Position:
        """An uncovered point of the hit area with this label (or its text); or the point `x,y`.

        Raises Unreadable if there is no such place.
        """
        name = name_of(place)
        x, _, y = name.partition(",")
        if x.strip().isdecimal() and y.strip().isdecimal():
            return int(x), int(y)
        for mark in reversed(self.app.marks):
            if mark.kind == "hit" and mark.name == name:
                return self._open_point(mark)
        raise Unreadable(f"expected one of the places {', '.join(dict.fromkeys(self.labels()))}, not {name!r}")

    def _open_point(self, mark: Mark) -> Position:
        shares = (0.5, 0.25, 0.75, 0.1, 0.9) if mark.shape is None else _FINE
        for down in shares:
            for across in shares:
                pos = (round(mark.rect.x + mark.rect.width * across), round(mark.rect.y + mark.rect.height * down))
                if self.app.label_at(pos) == mark.label:
                    return pos
        raise Unreadable(f"{mark.name} lies wholly under something else")

    def _move(self, pos: Position) -> None:
        self._let_pass(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def _let_pass(self, *events: pygame.Event) -> None:
        """A turn of the main loop, and those that complete its frame."""
        self.app.frame(events, FRAME)
        self.app.complete()

    def settle(self) -> None:
        """Draw the last changes."""
        for _ in range(3):
            self._let_pass()

    def save(self, path: Path) -> None:
        """Write the frame to a file, or over an ordinary one. Raises Unreadable if that is not possible."""
        picture = BytesIO()
        pygame.image.save(self.surface, picture, ".png")
        write_chosen(path, picture.getvalue(), force=True)
