"""The keyboard focus of the table: which place has it, and where it goes next."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import pygame

from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Key, Touch
from game.ui.places import Answer, Label, NamedCard
from game.ui.scene import Scene
from game.ui.table.draw.focus import draw_focus
from game.ui.table.draw.picture import TablePicture
from game.ui.table.play import modes
from game.ui.table.play.controller import Controller
from game.ui.table.play.in_reach import is_aside, is_of_log, is_pressed_by_space, landing, places, used_places
from game.ui.table.sight import AnySight
from game.ui.table.zone import Overlay
from game.ui.widgets.button import Button
from game.ui.widgets.focus import DIRECTIONS

LOOK = ("i", "menu", "application", "left alt")
"""Keys that zoom the card that has the focus or is under the pointer."""


class TableFocusScene(Scene):
    """A scene in which every place that can be pointed at can have the focus; subclasses draw and act.

    Only Tab and the arrows bring a focus, which then follows what is done; other keys leave the attention to the mouse.
    """

    arrows = True
    controller: Controller
    _later: Callable[[], dict[Label, Button]] | None

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.picture = TablePicture()
        self._home: Label | None = None
        self._entered: str | None = None
        """The name of the panel over the table that gets the focus in the next frame, as a key has opened it."""

        self._left: Label | None = None
        """What had the focus before."""

        self._drawn: tuple[Button, ...] = ()
        """The buttons that are drawn on the table and in the open panel."""

    @property
    def buttons(self) -> dict[Label, Button]:
        """The buttons of the shown frame. Those for the focus are computed at first use: no frame needs them while a
        card is dragged or moving."""
        if self._later:
            find, self._later = self._later, None
            self._buttons = find()
        return self._buttons

    @buttons.setter
    def buttons(self, found: dict[Label, Button]) -> None:
        self._buttons, self._later = found, None

    @property
    def touch(self) -> Touch:
        """What has attention; nothing while another scene lies over the table."""
        return super().touch if self.context.stack.top is self else Touch()

    @abstractmethod
    def sight(self) -> AnySight:
        """The data from which this frame is drawn."""

    def _key(self, key: Key) -> None:
        """Start the focus at the pointer. Space presses the gold button, if there is one, rather than the place."""
        hover = self.pointer.hover
        moves = key.name == "tab" or key.name in DIRECTIONS
        if moves and not self.by_key and hover in self.buttons and not is_aside(self.sight(), hover):
            self.focus = hover
        if isinstance(self.controller.mode, modes.Rest) and self.by_key:
            self._home = self.focus
        if isinstance(self.controller.mode, modes.Reading):
            known, named = self.picture.log.key(key.name, "shift" in key.mods, self.focus)
            if known:
                self._focus_on(named)
                return
        by_space = key.name == "space" and not (self.by_key and is_pressed_by_space(self.sight(), self.focus))
        if by_space and self.controller.go_on():
            self.changed = True
            return
        if self.controller.panel_key(key.name, self.touch.hover):
            self.changed = True
            return
        super()._key(key)
        if self.context.stack.top is not self and not self.by_key:
            self.focus = None  # a key that opens something does not take the focus from the mouse

    def focus_place(self, sight: AnySight, label: Label, rect: pygame.Rect) -> pygame.Rect:  # noqa: ARG002 - optional
        """Where the ring of the focus stands around a place; elsewhere if that is raised or lifted."""
        return rect

    def give_focus(self, opened: Overlay | None) -> None:
        """A key has opened a panel over the table, or closed one: the focus goes there or back, but calls for no
        attention before it is moved."""
        if opened:
            self._entered, self._left = opened.name, self.focus
        else:
            self.focus, self._left = self._left, None
        self.by_key = False

    def topic_at(self, label: Label | None) -> str | None:
        """The topic of what lies at ``label``, else of the open panel or question."""
        sight = self.sight()
        if isinstance(label, NamedCard):
            return self.picture.log.topics.get(label) or self.topic_of_card(label.card)
        if isinstance(label, Answer) or label is None:
            return self._topic_of_question(sight)
        return self.topic_of_place(label) or self._topic_of_question(sight)

    def topic_of_place(self, label: Label) -> str | None:
        """The topic of a place; None if it has none of its own."""
        return self.context.table.topics.topic_of(label)

    def topic_of_card(self, card: str) -> str | None:  # noqa: ARG002 - not every game has cards
        """The topic of a card named in the log."""
        return None

    def _topic_of_question(self, sight: AnySight) -> str | None:
        """The topic of the open panel, else of the open question."""
        mode, question = sight.mode, sight.standing.question
        if isinstance(mode, modes.Panel):
            topic: str = sight.standing.panels[type(mode)].topic(mode)
            return topic
        if question:
            return sight.narrator.topic(question)
        return self.context.table.topics.topic_of_scene(self.name)

    def _is_there(self, label: Label) -> bool:
        """True until the places are computed: while keys are used, `offer_focus` has checked the focus."""
        return self._later is not None or super()._is_there(label)

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:
        return [*used_places(self.sight(), marks), *(button.rect for button in self._drawn)]

    def _may_be_covered(self, label: Label) -> bool:
        return is_of_log(label)

    def offer_focus(self, canvas: Canvas, sight: AnySight, panel: tuple[Button, ...] | None) -> None:
        """Let every place of this frame have the focus, or only the buttons of the open panel; draw the focus."""
        self._drawn = (*self.buttons.values(), *(panel or ()))
        if panel is not None:
            self.buttons = {button.label: button for button in panel}
        elif isinstance(sight.mode, modes.Reading):
            named = self.picture.log.named.items()
            self.buttons = {label: Button(label, "", rect, drawn=False) for label, rect in named}
        else:
            explained = dict(self.context.guide.buttons) if self.context.guide else {}
            self._later = partial(_focus_buttons, sight, tuple(canvas.marks), self.buttons, explained)
        if self.context.stack.top is not self:
            return
        if self._entered:
            opened, self._entered = sight.overlays.get(self._entered), None
            inside = (label for label, one in self.buttons.items() if opened and opened.holds(one.rect.center))
            self.focus = next(inside, self.focus)
        if self.by_key and self.focus not in self.buttons:
            before, self.focus = self.focus, landing(sight, list(self.buttons), self._home)
            self.changed = self.changed or before != self.focus
        if self.focus and self.focus in self.buttons:
            shape = sight.zone(self.focus).shape(sight, self.focus)
            draw_focus(canvas, sight.mode, self.focus_place(sight, self.focus, self.buttons[self.focus].rect), shape)


def _focus_buttons(
    sight: AnySight, marks: Sequence[Mark], drawn: Mapping[Label, Button], explained: Mapping[Label, Button]
) -> dict[Label, Button]:
    """A button for each place of a frame, in the order of Tab: the one ``drawn`` there, or an invisible one."""
    found = {label: Button(label, "", rect, drawn=False) for label, rect in places(sight, marks).items()}
    return {**found, **{label: drawn[label] for label in found if label in drawn}, **explained}
