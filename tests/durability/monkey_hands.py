"""What the monkey sends: events as a person's hands or a window system may send them, and some that neither would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.ui.input import Position
from game.ui.scene import Scene
from game.ui.window.app import App

_TEXTS = (
    "a", "Z", "ß", "Юлия", "中文字", "😀", "{$x}", "{ $names }", "%s%n", "\x1b[31m", "../../x", "i" * 200, "-", "0",
    " ", "\t", "\\", '"', "<3", "\ufffd",
    "\u200b", "\ufe0f", "\u034f", "\ufeff", "\u2028", "\u202eאבג", "e\u0300\u0302\u0303", "👨‍👩‍👧‍👦", "ﷺ" * 9,
)  # fmt: skip
"""What is typed; the last row draws with no width, in another direction, or in one place."""

_KEYS = tuple(sorted({getattr(pygame, name) for name in dir(pygame) if name.startswith("K_")}))
_KNOWN_KEYS = tuple(
    getattr(pygame, f"K_{name}")
    for name in (
        *("RETURN", "SPACE", "TAB", "LEFT", "RIGHT", "UP", "DOWN", "BACKSPACE", "DELETE", "HOME", "END", "ESCAPE"),
        *("F2", "PAGEUP", "PAGEDOWN", "KP_ENTER", *"123abcefhilmnopqrvyz"),
    )
)
"""Keys that do something somewhere. Those that open help and rules, from which little leads on, are among all keys."""

_MODS = (0, 0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT,
         pygame.KMOD_RMETA)  # fmt: skip
_OF_THE_WINDOW = (
    pygame.WINDOWLEAVE, pygame.WINDOWENTER, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED,
    pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWMOVED,
)  # fmt: skip
_OF_THE_SYSTEM = (
    pygame.TEXTEDITING, pygame.DROPTEXT, pygame.DROPBEGIN, pygame.DROPCOMPLETE, pygame.CLIPBOARDUPDATE,
    pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED, pygame.KEYMAPCHANGED, pygame.USEREVENT,
)  # fmt: skip
_FAR_OFF = ((-1, -1), (-10_000, 5), (10**6, 10**6), (2**31 - 1, -(2**31)))
_BUTTONS = (0, 1, 2, 3, 4, 5, 6, 9, 255)

LEADING_ON = (
    "confirm", "continue", "show_hand", "end_turn", "take", "start", "site", "hand", "card", "choice", "answer", "done",
    "pass", "faction", "connection", "learn", "chapter", "replay", "stop", "speed", "eyes", "match",
    "row",
)  # fmt: skip
"""First words of the labels that bring a match, or whatever is shown, further than other places do."""


_STAYS = 25
"""After so many deeds in a scene that belongs to no match it is left."""


class Hands:
    """Random events for the frame that an ``app`` shows; ``files`` are what is dropped onto the window. ``sent`` counts
    what was done."""

    def __init__(self, app: App, random: Random, files: Sequence[Path | str]) -> None:
        self.sent: Counter[str] = Counter()
        self._app = app
        self._random = random
        self._files = files
        self._events: list[pygame.Event] = []
        self._stay: tuple[Scene | None, int] = None, 0
        self._deeds: dict[Callable[[], None], int] = {
            self._click: 40, self._key: 24, self._drag: 12, self._lead_on: 12, self._move: 6, self._turn: 4,
            self._type: 4, self._go_back: 4, self._press_oddly: 2, self._window: 2, self._drop: 1, self._system: 1,
        }  # fmt: skip

    def events(self, most: int) -> list[pygame.Event]:
        """What is done in one frame: often a single event, at ``most`` so many. A gesture goes on in the next frame."""
        wanted = 1 if self._random.random() < 0.4 else self._random.randint(1, most)
        while len(self._events) < wanted:
            [deed] = self._random.choices(list(self._deeds), list(self._deeds.values()))
            if self._is_stuck():
                deed = self._go_back
            deed()
            self.sent[deed.__name__.removeprefix("_")] += 1
        taken, self._events = self._events[:wanted], self._events[wanted:]
        return taken

    def _is_stuck(self) -> bool:
        """Whether the scene on top has been there for long, and leads nowhere else by itself."""
        top, (before, deeds) = self._app.context.stack.top, self._stay
        self._stay = top, deeds + 1 if top is before else 0
        return top is not None and not top.name and deeds > _STAYS

    # ------------------------------------------------------------------ where
    def _place(self) -> Position:
        """Mostly in a hit area of the frame, else anywhere, also outside of the window."""
        random, (wide, tall) = self._random, self._app.context.metrics.size
        rects = [mark.rect for mark in self._app.marks if mark.kind == "hit"]
        if rects and random.random() < 0.85:
            rect = random.choice(rects)
            return rect.x + random.randrange(max(1, rect.width)), rect.y + random.randrange(max(1, rect.height))
        if random.random() < 0.05:
            return random.choice((*_FAR_OFF, (wide, tall), (0, 0)))
        return random.randrange(wide), random.randrange(tall)

    # ------------------------------------------------------------------ deeds
    def _send(self, kind: int, **facts: Any) -> None:
        self._events.append(pygame.Event(kind, **facts))

    def _go(self, pos: Position, held: int = 0) -> None:
        self._send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(held, 0, 0))

    def _move(self) -> None:
        self._go(self._place())

    def _click(self) -> None:
        """Some clicks come without a move before them, some are never let go."""
        random, pos = self._random, self._place()
        button = random.choice((1,) * 40 + (3,) * 8 + (2,))
        if random.random() < 0.8:
            self._go(pos)
        self._send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        if random.random() < 0.97:
            self._send(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def _drag(self) -> None:
        random, start, end = self._random, self._place(), self._place()
        self._go(start)
        self._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for step in range(1, random.randrange(2, 6)):
            self._go((start[0] + (end[0] - start[0]) * step // 5, start[1] + (end[1] - start[1]) * step // 5), 1)
        if random.random() < 0.1:
            self._window()
        if random.random() < 0.1:
            self._key()
        self._go(end, 1)
        if random.random() < 0.93:
            self._send(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _lead_on(self) -> None:
        """Click what brings a match further, so that it does not stay where it is."""
        marks = [mark for mark in self._app.marks if mark.kind == "hit" and mark.name.split(":")[0] in LEADING_ON]
        if not marks:
            return self._click()
        pos = self._random.choice(marks).rect.center
        self._go(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._send(kind, pos=pos, button=1)
        return None

    def _key(self) -> None:
        random = self._random
        key = random.choice(_KNOWN_KEYS if random.random() < 0.85 else _KEYS)
        mod = random.choice(_MODS)
        for _ in range(1 if random.random() < 0.9 else random.randrange(2, 12)):
            self._send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if random.random() < 0.9:
            self._send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _go_back(self) -> None:
        """Out of whatever is open, also out of what one could stay in for ever."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._send(kind, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)

    def _type(self) -> None:
        for _ in range(self._random.randrange(1, 4)):
            self._send(pygame.TEXTINPUT, text=self._random.choice(_TEXTS))

    def _turn(self) -> None:
        if self._random.random() < 0.5:
            self._move()
        for _ in range(self._random.randrange(1, 4)):
            steps = self._random.choice((1, -1, 3, -3, 1000, -1000, 0, 10**9))
            self._send(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)

    def _press_oddly(self) -> None:
        kind = self._random.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        self._send(kind, pos=self._place(), button=self._random.choice(_BUTTONS))

    def _window(self) -> None:
        self._send(self._random.choice(_OF_THE_WINDOW))

    def _drop(self) -> None:
        self._send(pygame.DROPFILE, file=str(self._random.choice(self._files)))

    def _system(self) -> None:
        self._send(self._random.choice(_OF_THE_SYSTEM), text="x", start=0, length=1, which=0, iscapture=0)
