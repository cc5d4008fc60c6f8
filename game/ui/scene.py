"""The base class of scenes, which draw themselves and answer inputs.

What scenes share is in their `game.ui.context.Context`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import pygame

from game.ui.boxes import turned
from game.ui.canvas import Canvas, Mark
from game.ui.input import Click, Drop, Input, Key, Move, Pointer, Position, Press, Release, Touch, is_far
from game.ui.motion.motion import LASTS
from game.ui.places import Label
from game.ui.shortcuts import MENU
from game.ui.widgets.banner import CLOSE, Banner, draw_banner, lay_out_banner
from game.ui.widgets.button import Button, draw_button, draw_chip, record_hit
from game.ui.widgets.focus import DIRECTIONS, towards
from game.ui.widgets.free_room import GROUND, InSight, read_places
from game.ui.widgets.screen import ScreenSheet
from game.ui.widgets.tooltip import DELAY, LargeCard, draw_shown, draw_tooltip

if TYPE_CHECKING:
    from game.kernel.seats import Seat
    from game.ui.context import Context

Prospect = Callable[[Canvas], object]
"""Draws what may be shown next."""

_TREMBLE = 5
"""Pixels the pointer may move after a click or a key without counting as moved."""


class Scene(ABC):
    """A screen. A subclass draws with `put` for whatever can be pressed, and answers in `on_click` and `on_key`."""

    over: ClassVar[bool] = False
    """True if it is drawn over the scene below it."""

    arrows: ClassVar[bool] = False
    """True if the arrow keys move the focus."""

    name: ClassVar[str] = ""
    """Its name in `game.ui.running.flow`; empty for menus and for what lies over a match."""

    kind: ClassVar[str] = MENU
    """Its kind in `game.ui.shortcuts`, which says what shortcuts it has."""

    curtain: ClassVar[bool] = False
    """True if it hides what nobody may see: it falls and rises as an opaque curtain."""

    alarms: ClassVar[bool] = False
    """True if its heading is black and red, as what it tells of is a blow."""

    fades: ClassVar[tuple[int, int]] = (LASTS["fade"], LASTS["fade"])
    """Milliseconds in which it fades in and out over another scene."""

    frames_per_second: ClassVar[int] = 60
    """As many at most."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.changed = True
        """True if the frame on the screen is out of date, so that its labels may be gone."""

        self.due = False
        """True if a new frame is needed though its labels stay: something else has attention."""

        self.pointer = Pointer()
        self.focus: Label | None = None
        self.by_key = False
        """True if the last input moved the focus."""

        self.buttons: dict[Label, Button] = {}
        self._told: dict[Label, str] = {}
        """Tooltips of places other than buttons."""

        self._notices_drawn = 0
        self._banner: tuple[object, Banner] | None = None
        """The notices as they were drawn last, and what they depend on."""

        self._rested = 0
        """Milliseconds for which the same label has had attention."""

        self._rests_at: Position | None = None
        """Where the pointer was when something was pressed, the scene appeared or the pointer entered the window, until
        it has moved away."""

        self._is_new = True
        """True until the first frame in which this is the top scene."""

    @property
    def ambience(self) -> str | None:
        """The name of its background sound, unless a watched match lies over it; None if it has none."""
        return None

    @property
    def touch(self) -> Touch:
        """What has attention; after a key has moved the focus, that counts as under the pointer."""
        hover = self.focus if self.by_key and self.focus else self.pointer.hover
        return Touch(hover, self.pointer.held, self.focus)

    def text(self, key: str, **facts: object) -> str:
        """A message of the locale."""
        return self.context.text(key, **facts)

    def heading(self) -> tuple[str, str] | None:
        """Icon and words of the heading that drops when a phase begins; None if the scene has none."""
        return None

    def reword(self) -> None:  # noqa: B027 - most scenes keep no texts
        """Translate texts that the scene keeps: the language has changed."""

    # ------------------------------------------------------------------ decisions
    def expect(self, seat: Seat) -> None:  # noqa: B027 - most scenes show all players alike
        """Called when ``seat`` is about to decide."""

    def before_decision(self) -> None:  # noqa: B027 - most scenes have no motions
        """Called before a decision: keep what its motions start from."""

    def after_decision(self, events: Sequence[Any]) -> None:
        """Called with the events since `before_decision`: play their motions, or as here only their sounds."""
        for sound in self.context.table.sounds.at_once(events):
            self.context.hear(sound)

    @property
    def takes_letters(self) -> bool:
        """True while a text is typed, so that letters are no shortcuts."""
        return False

    @property
    def busy(self) -> bool:
        """True while motions of the scene are playing."""
        return False

    @property
    def works(self) -> bool:
        """True while it does something bit by bit in `update`, such as reading files or thinking."""
        return False

    @property
    def explains(self) -> bool:
        """True if something has had attention long enough for a tooltip; not while something is held, nor while the
        pointer rests where it was when something was pressed, as the tooltip would hide what that has brought."""
        return self._rested >= DELAY and self.pointer.held is None and (self.by_key or self._rests_at is None)

    @property
    def meant(self) -> Label | None:
        """What a key is about: what has attention, or what has come to lie under the resting pointer."""
        return self.touch.hover or self.context.label_at(self.pointer.pos)

    # ------------------------------------------------------------------ rules
    def topic_at(self, label: Label | None) -> str | None:
        """The section of the rules about a label, else about this scene; None if there is none."""
        topics = self.context.table.topics
        return topics.topic_of(label) or topics.topic_of_scene(self.name)

    def look_up(self, label: Label | None = None) -> None:
        """Show closely what lies at a label, or open the rules about it, if the game has any to read."""
        board = self.context.table.topics.board_at(self.context, label)
        if board:
            self.show_board(board)
        elif self.context.look.has_rules:
            self.context.director.look_up(self.topic_at(label) or "")

    def show_board(self, id: str) -> None:
        """Show a board closely."""
        self.context.director.show_board(id)

    # ------------------------------------------------------------------ time and input
    def enter(self) -> None:
        """Called when the scene becomes the top one."""
        self.changed = self._is_new = True
        self.pointer.leave()

    def handle(self, value: Input) -> None:
        before = self.touch
        if isinstance(value, Move | Press):
            self.by_key = False
        if isinstance(value, Press | Release) or (isinstance(value, Move) and value.enters):
            self._rests_at = value.pos
        elif isinstance(value, Key):
            self._rests_at = self.pointer.pos
        elif isinstance(value, Move) and self._rests_at and is_far(self._rests_at, value.pos, _TREMBLE + 1):
            self._rests_at, self._rested = None, 0
        click = None
        if isinstance(value, Move) and self._rests_at:
            self.pointer.pos = value.pos  # a hand trembles
        else:
            click = self.pointer.follow(value, self.context.label_at)
        if before != self.touch:
            self.due, self._rested = True, 0
        if click and click.label == CLOSE:
            self.context.close_notices(self._notices_drawn)
            self.changed = True
        elif click and self._is_live(click.label):
            self._click_live(click)
        if isinstance(value, Key):
            if not (self.context.guide and self.context.guide.key(value, self)):
                self._key(value)
        elif isinstance(value, Drop):
            self.on_drop(Path(value.path))

    def rest(self, pos: Position) -> None:
        """Called after each frame with this scene on top: the pointer rests at ``pos``."""
        self.pointer.pos = pos
        if self._is_new:
            self._rests_at, self._is_new = pos, False
        if self.pointer.settle(self.context.label_at):
            self.due = True

    def update(self, dt: int) -> None:
        """Let ``dt`` milliseconds pass."""
        before = self._rested
        self._rested += dt
        if before < DELAY <= self._rested and self.touch.hover is not None:
            self.due = True

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        """What the prospects depend on: they are asked for again when it is another."""
        return None

    def prospects(self) -> Iterator[Prospect]:
        """What may be shown next, the likeliest first, for `game.ui.window.idle`. Each is drawn on a canvas that
        nobody sees, from the beginning again and again until it is complete, and must change nothing else."""
        return iter(())

    # ------------------------------------------------------------------ drawing
    def paint(self, canvas: Canvas) -> None:
        """Draw the scene, then notices and, if it is the top scene, the guide and a tooltip."""
        self.buttons, self._told = {}, {}
        self.draw(canvas)
        if self.context.guide and self.context.stack.top is self:
            self.buttons |= self.context.guide.draw(canvas, self)
        self.draw_carried(canvas)
        self._draw_notices(canvas)
        if self.context.stack.top is self:
            self._draw_words(canvas)
        if self.focus is not None and not self._is_there(self.focus):
            self.focus = None

    def _is_there(self, label: Label) -> bool:
        """True if a focused label still exists; in a list it may be scrolled out of the window."""
        return label in self.buttons

    def _draw_notices(self, canvas: Canvas) -> None:
        """Draw the notices. They stay where they are as long as they say the same and cover nothing that is used."""
        context, say = self.context, self.context.text
        notices = context.shown_notices()
        self._notices_drawn = 0
        if not notices:
            self._banner = None
            return
        used = tuple(self._used(canvas.marks))
        key = (notices, canvas.metrics, context.can_be_closed)
        if self._banner is None or self._banner[0] != key or self._banner[1].place.collidelist(used) >= 0:
            words = say("notice-close") if context.can_be_closed else None
            later = [mark.rect for mark in canvas.marks if mark.kind == "hit" and self._may_be_covered(mark.label)]
            read = [rect for rect in read_places(canvas.marks, canvas.size) if not rect.collidelistall(later)]
            in_sight = InSight(used, read)
            banner = lay_out_banner(canvas, notices, lambda count: say("notice-more", count=count), words, in_sight)
            self._banner = (key, banner) if banner else None
        if self._banner:
            _, banner = self._banner
            draw_banner(canvas, banner, self.touch)
            self._notices_drawn = banner.shown
            if banner.button:
                self.buttons[banner.button.label] = banner.button

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw the words about what has attention, and beside them the card that it is."""
        hover = self.touch.hover
        guide, shown = self.context.guide, self._shown(hover) if hover is not None else None
        if hover is None or not (self.explains or (shown and shown.at_once)):
            return
        text = (guide and guide.tip(hover)) or self._tip() or ""
        pos, place = self._attended(canvas)
        in_sight = self._in_sight(canvas.marks, place)
        if shown and draw_shown(canvas, shown, text, in_sight, self.explains):
            return
        if text and self.explains:
            draw_tooltip(canvas, text, pos, place, self._end_of_words(), in_sight)

    def _shown(self, label: Label) -> LargeCard | None:  # noqa: ARG002 - most scenes show no cards
        """The card at a label that is shown large beside the words about it."""
        return None

    def _in_sight(self, marks: Sequence[Mark], place: pygame.Rect | None) -> InSight:
        """What the words about a ``place`` leave in sight in a frame: the place, and all that can be pressed or chosen;
        rather also all else that can be pointed at. What lies behind the place is no obstacle."""
        about, window = place or pygame.Rect(self.pointer.pos, (1, 1)), self.context.metrics.size
        used = [rect for rect in self._used(marks) if not rect.contains(about)]
        if self.context.guide and self.context.guide.place:
            used.append(self.context.guide.place)
        if self._banner:
            used.append(self._banner[1].place)
        hits = [mark for mark in marks if mark.kind == "hit" and not self._may_be_covered(mark.label)]
        small = [mark.rect for mark in hits if mark.rect.width * mark.rect.height < window[0] * window[1] * GROUND]
        return InSight([about, *used], [rect for rect in small if not rect.contains(about)])

    def _may_be_covered(self, label: Label) -> bool:  # noqa: ARG002 - only the table has a log
        """Whether what lies at a label can as well be read later."""
        return False

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:  # noqa: ARG002 - the table looks among the marks
        """What can be pressed or chosen in a frame."""
        return [button.rect for button in self.buttons.values()]

    def _attended(self, canvas: Canvas) -> tuple[Position, pygame.Rect | None]:
        """Position and place of a tooltip: the pointer and its hit area, or the focus and its lower edge."""
        hover = self.touch.hover
        if self.by_key and hover in self.buttons:
            rect = self.buttons[hover].rect
            return rect.midbottom, rect
        pos = self.pointer.pos
        under = (mark for mark in reversed(canvas.marks) if mark.kind == "hit" and mark.label == hover)
        return pos, next((mark.rect for mark in under if mark.holds(pos)), None)

    def _end_of_words(self) -> int | None:
        """Right edge of the room for a tooltip; None for that of the window."""
        return None

    def at_hand(self, *buttons: pygame.Rect) -> tuple[pygame.Rect, ...]:
        """Places side by side; mirrored for left-handed players."""
        if not self.context.settings.left_handed:
            return buttons
        room = buttons[0].unionall(buttons[1:])
        return tuple(turned(button, room) for button in buttons)

    def put(self, canvas: Canvas, button: Button) -> None:
        """Draw a button, to be pressed by pointer or key; Tab follows the order of these calls."""
        self.buttons[button.label] = button
        draw_button(canvas, button, self.touch)

    def explain(self, canvas: Canvas, rect: pygame.Rect, label: Label, tip: str) -> None:
        """Show ``tip`` while the pointer rests on ``rect``."""
        record_hit(canvas, rect, label)
        self._told[label] = tip

    def put_chip(self, canvas: Canvas, chip: Button, chosen: bool) -> None:
        """Draw a chip, to be pressed like a button."""
        chip = msgspec.structs.replace(chip, drawn=False)
        self.buttons[chip.label] = chip
        draw_chip(canvas, chip, chosen, self.touch)

    @property
    def sheet(self) -> ScreenSheet:
        """The window in u."""
        return ScreenSheet(self.context.metrics)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in u, on a sheet of 1920 x 1080 u in the middle of the window."""
        metrics = self.sheet.metrics
        left, top = ((metrics.size[i] - edge * metrics.scale) / 2 for i, edge in enumerate((1920, 1080)))
        corner = round(left + x * metrics.scale), round(top + y * metrics.scale)
        end = round(left + (x + w) * metrics.scale), round(top + (y + h) * metrics.scale)
        return pygame.Rect(*corner, end[0] - corner[0], end[1] - corner[1])

    def _tip(self) -> str | None:
        """The tooltip of what has attention."""
        hover = self.touch.hover or ""
        button = self.buttons.get(hover)
        return (button and (button.why or button.tip)) or self._told.get(hover)

    def _key(self, key: Key) -> None:
        if key.name == "tab":
            self.move_focus(-1 if "shift" in key.mods else 1)
        elif self.arrows and key.name in DIRECTIONS:
            rects = {label: self.buttons[label].rect for label in self._focusable()}
            self._focus_on(towards(rects, self.focus, key.name))
        elif key.name in ("return", "space", "enter") and self.focus in self.buttons:
            if self._is_live(self.focus):
                self._click_live(Click(self.focus, "left", self.pointer.pos, key.mods))
            else:
                self._rested, self.by_key, self.changed = DELAY, True, True
        else:
            self.on_key(key)

    def _click_live(self, click: Click) -> None:
        """Pass a click to the guide, or else to the scene."""
        if not (self.context.guide and self.context.guide.press(click.label)):
            self.on_click(click)

    def move_focus(self, step: int) -> None:
        labels = self._focusable()
        if labels:
            here = labels.index(self.focus) if self.focus in labels else (-1 if step > 0 else 0)
            self._focus_on(labels[(here + step) % len(labels)])

    def _focusable(self) -> list[Label]:
        """The labels of all buttons, also of disabled ones."""
        return list(self.buttons)

    def _focus_on(self, label: Label | None) -> None:
        self.focus, self.by_key, self.changed, self._rested = label, True, True, 0

    def _is_live(self, label: Label | None) -> bool:
        """True unless the label is that of a disabled button."""
        button = self.buttons.get(label) if label else None
        return button is None or button.why is None

    # ------------------------------------------------------------------ for the subclass
    def on_click(self, click: Click) -> None:  # noqa: B027 - optional
        """Answer a click on a hit area or outside all of them."""

    def on_key(self, key: Key) -> None:
        """Answer a key that neither moves the focus nor presses the focused button; as here, Esc closes a scene over
        another."""
        if key.name == "escape" and self.over:
            self.close()

    def forget_pictures(self) -> None:  # noqa: B027 - optional
        """Drop pictures as large as the window, as the scene is closed: what refers to it may live much longer."""

    def close(self) -> None:
        """Return to the scene below."""
        self.context.stack.pop()

    def on_drop(self, path: Path) -> None:  # noqa: B027 - optional
        """Answer a file dropped onto the window."""

    def draw_carried(self, canvas: Canvas) -> None:  # noqa: B027 - optional
        """Draw what is dragged, above the guide's rings and note."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Draw the whole scene."""
