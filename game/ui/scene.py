"""A scene draws itself when something changed and turns inputs into intentions.

Everything a scene may need lies in the `game.ui.context.Context` that all scenes share.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec
import pygame

from game.ui.boxes import turned
from game.ui.canvas import Canvas
from game.ui.input import Drop, Input, Key, Move, Position, Press, Release
from game.ui.motion.transition import LASTS
from game.ui.places import Label
from game.ui.pointer import Click, Pointer, Touch
from game.ui.shortcuts import MENU
from game.ui.widgets.banner import CLOSE, draw_banner
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.choice import draw_chip
from game.ui.widgets.focus import DIRECTIONS, towards
from game.ui.widgets.tooltip import DELAY, draw_tooltip

if TYPE_CHECKING:
    from game.rules.events import AnyEvent
    from game.rules.state import Seat
    from game.ui.context import Context

_TREMBLE = 5
"""Pixels the pointer may move around a click without leaving it."""


class Scene(ABC):
    """One screen. ``over`` says that it is drawn over the scene beneath it.

    It has ``changed`` when it shows something else than the frame on the screen, whose labels may then name what is
    gone; it is only ``due`` to be drawn anew when the same things are there and another one has attention.
    A subclass draws with `put` for whatever can be pressed and answers in `on_click` and `on_key`.
    """

    over: ClassVar[bool] = False
    arrows: ClassVar[bool] = False
    """Whether the arrow keys move the focus here."""
    name: ClassVar[str] = ""
    """Which scene of a match this is (`game.ui.running.flow`); none for menus and what lies over a match."""
    kind: ClassVar[str] = MENU
    """Which of the shortcuts work here (`game.ui.shortcuts`)."""

    ambience: ClassVar[str | None] = None
    """The sound of where this is (`game.ui.sound.sounds`), while no match lies over it; none for most scenes."""

    curtain: ClassVar[bool] = False
    """Whether this scene itself covers what nobody may see: it falls and rises, and nothing shows through it."""

    fades: ClassVar[tuple[int, int]] = (LASTS["fade"], LASTS["fade"])
    """Milliseconds in which it appears and goes when it lies over another scene."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.changed = True
        self.due = False
        self.pointer = Pointer()
        self.focus: Label | None = None
        self.by_key = False
        self.buttons: dict[Label, Button] = {}
        self._rested = 0
        self._clicked_at: Position | None = None

    @property
    def touch(self) -> Touch:
        """What has attention; after a key that moved the focus, the focus has it as if pointed at."""
        hover = self.focus if self.by_key and self.focus else self.pointer.hover
        return Touch(hover, self.pointer.held, self.focus)

    def heading(self) -> tuple[str, str] | None:
        """Icon and name of the screen that drops to its place when a phase begins; None where a sign hangs instead."""
        return None

    def reword(self) -> None:  # noqa: B027 - most scenes put into words what they draw when they draw it
        """The language is another one: put anew into words what is kept as words."""

    # ------------------------------------------------------------------ what is decided
    def expect(self, seat: Seat) -> None:  # noqa: B027 - not every scene shows one player rather than others
        """This seat is about to decide."""

    def before_decision(self) -> None:  # noqa: B027 - not every scene shows how things come about
        """Something is about to be decided: keep what its motions begin with."""

    def after_decision(self, events: Sequence[AnyEvent]) -> None:
        """This has been decided since `before_decision`: show how it came about; here it is only heard."""
        from game.ui.sound.cues import at_once  # here: it needs the rules, the title does not

        for sound in at_once(events):
            self.context.hear(sound)

    @property
    def takes_letters(self) -> bool:
        """Whether a letter is typed here, and so can do nothing else."""
        return False

    @property
    def busy(self) -> bool:
        """Whether motions of the scene are still under way."""
        return False

    @property
    def explains(self) -> bool:
        """Whether something has had attention long enough to be explained. Where somebody has just clicked, what
        appears under the resting pointer was not asked about, and its words would hide what the click has brought."""
        return self._rested >= DELAY and (self.by_key or self._clicked_at is None)

    # ------------------------------------------------------------------ what the rules say
    def topic_at(self, label: Label | None) -> str | None:
        """The section of the rules about what lies under a label, or else about this screen; None if there is none."""
        from game.ui.topics import OF_SCENES, topic_of  # here: they need the rules, the title does not

        return topic_of(label) or OF_SCENES.get(self.name)

    def look_up(self, label: Label | None = None) -> None:
        """Open the rules about what lies under a label; whatever is going on here waits."""
        self.context.director.look_up(self.topic_at(label) or "")

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """The scene is on top now."""
        self.changed = True

    def handle(self, value: Input) -> None:
        before = self.touch
        if isinstance(value, Move | Press):
            self.by_key = False
        if isinstance(value, Press | Release):
            self._clicked_at = value.pos
        elif isinstance(value, Move) and self._clicked_at and _is_away(self._clicked_at, value.pos):
            self._clicked_at, self._rested = None, 0
        click = self.pointer.follow(value, self.context.label_at)
        if before != self.touch:
            self.due, self._rested = True, 0
        if click and click.label == CLOSE:
            self.context.close_notices()
            self.changed = True
        elif click and self._is_live(click.label):
            self._click_live(click)
        if isinstance(value, Key):
            if not (self.context.guide and self.context.guide.key(value, self)):
                self._key(value)
        elif isinstance(value, Drop):
            self.on_drop(Path(value.path))

    def update(self, dt: int) -> None:
        """``dt`` milliseconds went by."""
        before = self._rested
        self._rested += dt
        if before < DELAY <= self._rested and self.touch.hover is not None:
            self.due = True

    # ------------------------------------------------------------------ drawing
    def paint(self, canvas: Canvas) -> None:
        """Draw the scene, then what lies on top of any scene: notices, and the tooltip unless a scene lies over it."""
        self.buttons = {}
        self.draw(canvas)
        if self.context.guide and self.context.stack.top is self:
            self.buttons |= self.context.guide.draw(canvas, self)
        close = draw_banner(canvas, self.context.shown_notices(), self._close_words(), self.touch)
        if close:
            self.buttons[close.label] = close
        text = self._words_at() if self.explains and self.context.stack.top is self else None
        if text:
            draw_tooltip(canvas, text, *self._attended(canvas), self._end_of_words())
        if self.focus is not None and not self._is_there(self.focus):
            self.focus = None

    def _is_there(self, label: Label) -> bool:
        """Whether a label with the focus still names something; in a list also what is turned out of sight."""
        return label in self.buttons

    def _attended(self, canvas: Canvas) -> tuple[Position, pygame.Rect | None]:
        """Where words belong: the pointer and what lies there, or the lower edge of what the keyboard has reached."""
        hover = self.touch.hover
        if self.by_key and hover in self.buttons:
            rect = self.buttons[hover].rect
            return rect.midbottom, rect
        pos = self.pointer.pos
        under = (mark.rect for mark in reversed(canvas.marks) if mark.kind == "hit" and mark.label == hover)
        return pos, next((rect for rect in under if rect.collidepoint(pos)), None)

    def _end_of_words(self) -> int | None:
        """Where words about what has attention end at the right, if not at the edge of the window."""
        return None

    def at_hand(self, *buttons: pygame.Rect) -> tuple[pygame.Rect, ...]:
        """Places side by side as they suit the player's hand: for the left one in the opposite order."""
        if not self.context.settings.left_handed:
            return buttons
        room = buttons[0].unionall(buttons[1:])
        return tuple(turned(button, room) for button in buttons)

    def _close_words(self) -> str | None:
        return self.context.text("notice-close") if self.context.can_be_closed else None

    def put(self, canvas: Canvas, button: Button) -> None:
        """Draw a button and let it be pressed, by pointer and keyboard, in the order in which they are put."""
        self.buttons[button.label] = button
        draw_button(canvas, button, self.touch)

    def put_chip(self, canvas: Canvas, chip: Button, chosen: bool) -> None:
        """The same for one of several values."""
        chip = msgspec.structs.replace(chip, drawn=False)
        self.buttons[chip.label] = chip
        draw_chip(canvas, chip, chosen, self.touch)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in u, on a sheet of 1920 x 1080 u in the middle of the window."""
        metrics = self.context.metrics
        left, top = ((metrics.size[i] - edge * metrics.scale) / 2 for i, edge in enumerate((1920, 1080)))
        corner = round(left + x * metrics.scale), round(top + y * metrics.scale)
        end = round(left + (x + w) * metrics.scale), round(top + (y + h) * metrics.scale)
        return pygame.Rect(*corner, end[0] - corner[0], end[1] - corner[1])

    def _words_at(self) -> str | None:
        """What is to be said about the thing under the pointer, also by the guide."""
        guide = self.context.guide
        return (guide and guide.tip(self.touch.hover)) or self._tip()

    def _tip(self) -> str | None:
        """What is to be said about the thing under the pointer."""
        button = self.buttons.get(self.touch.hover or "")
        return (button.why or button.tip) if button else None

    def _key(self, key: Key) -> None:
        if key.name == "tab":
            self.move_focus(-1 if "shift" in key.mods else 1)
        elif self.arrows and key.name in DIRECTIONS:
            rects = {label: self.buttons[label].rect for label in self._focusable()}
            self._focus_on(towards(rects, self.focus, key.name))
        elif key.name in ("return", "space", "enter") and self.focus in self.buttons:
            self._press_focused(key)
        else:
            self.on_key(key)

    def _press_focused(self, key: Key) -> None:
        """Press the button with the focus; one that cannot be pressed says why at once."""
        if self._is_live(self.focus):
            self._click_live(Click(self.focus, "left", self.pointer.pos, key.mods))
        else:
            self._rested, self.by_key, self.changed = DELAY, True, True

    def _click_live(self, click: Click) -> None:
        """What was clicked is the guide's, or else the scene's."""
        if not (self.context.guide and self.context.guide.press(click.label)):
            self.on_click(click)

    def move_focus(self, step: int) -> None:
        labels = self._focusable()
        if labels:
            here = labels.index(self.focus) if self.focus in labels else (-1 if step > 0 else 0)
            self._focus_on(labels[(here + step) % len(labels)])

    def _focusable(self) -> list[Label]:
        """Every button, also one that can only say why it cannot be pressed."""
        return list(self.buttons)

    def _focus_on(self, label: Label | None) -> None:
        self.focus, self.by_key, self.changed, self._rested = label, True, True, 0

    def _is_live(self, label: Label | None) -> bool:
        """Whether a click there does something: not on a button that is disabled."""
        button = self.buttons.get(label) if label else None
        return button is None or button.why is None

    # ------------------------------------------------------------------ for the subclass
    def on_click(self, click: Click) -> None:  # noqa: B027 - a scene need not have anything to press
        """A hit area, or the empty table, was clicked."""

    def on_key(self, key: Key) -> None:  # noqa: B027 - a scene need not know any key
        """A key that neither moved the focus nor pressed the focused button."""

    def on_drop(self, path: Path) -> None:  # noqa: B027 - only matches can be taken in
        """A file was dropped onto the window."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""


def _is_away(start: Position, pos: Position) -> bool:
    """Whether the pointer was moved on purpose, not by the hand that let the button go."""
    return max(abs(start[0] - pos[0]), abs(start[1] - pos[1])) > _TREMBLE
