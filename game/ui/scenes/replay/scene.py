"""Watching a match: the table of its game after any decision, above a time line."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pygame
from msgspec.structs import replace

from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat
from game.match.timeline import Timeline, TimelineMark, Unit, timeline_of
from game.play.match import AnyWatchedMatch, watch_file
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Leave, Move, Press, Release, Wheel
from game.ui.places import EyesChip, Label, MarkAt, SpeedChip, StopAt, StopButton
from game.ui.running.saved_matches import tell_unreadable
from game.ui.running.seat_looks import colours_of, emblems_of
from game.ui.scene import Prospect, Scene
from game.ui.scenes.replay.bar import ReplayBar
from game.ui.scenes.replay.eyes import READ, SPEEDS, Eyes, Hindsight, Playback, eyes_for
from game.ui.scenes.replay.plan import ADVISE, CURVES, LANE, LEAVE, OWN_EYES, PLAY, PLAY_ON, ReplayPlan, replay_plan
from game.ui.shortcuts import REPLAY
from game.ui.table.draw.focus import draw_focus_along
from game.ui.table.draw.log_panel import LogPanel
from game.ui.table.play.modes import Mode, Reading, Rest
from game.ui.theme import Metrics
from game.ui.widgets.button import SMALLEST_HIT, Button, draw_ring
from game.wording.sentence import Sentence

_UNITS_OF_KEYS: dict[str, Unit] = {"": "decision", "shift": "turn", "ctrl": "round"}
_PAGES = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}
_TOLD = 5
"""Decisions that are put into words at once, ahead of time."""

_LARGEST_TEXT = 1.4
"""Text scale up to which the text of the table makes up for its smaller size: a table has no room for more."""


class WatchingScene(Scene):
    """A match that is watched; ``match`` is at the step shown, and is never saved. It stands still at the ``step`` at
    which it is opened; without one it plays from the beginning. A game derives its own, with its table above the
    bar."""

    kind = REPLAY
    mark_icons: ClassVar[Mapping[str, str]] = {}
    """Kind of notable step (`game.play.highlights`) -> its icon; the others have the emblem of their seat."""

    phases: ClassVar[Mapping[str, str]] = {}
    """Phase -> its icon, if it has one."""

    longest_phase: ClassVar[str] = ""
    """The one of them that is most important."""

    has_advice = False
    """Whether there is a robot that can be asked what it would have done."""

    def __init__(self, context: Context, match: AnyWatchedMatch, step: int | None = None) -> None:
        super().__init__(context)
        self.match = match
        self.line: Timeline = timeline_of(match)
        self.emblems = emblems_of(context, match)
        self.colours = colours_of(self.emblems, match.opponents)
        match.called = context.wording.player
        self.all_eyes = eyes_for(match)
        self.eyes = self.all_eyes[0]
        self.playback = Playback()
        self.hindsight = Hindsight(match, self.advise)
        self.bar = ReplayBar(self)
        self.mode: Mode = Rest()
        self._pressed: tuple[Button, ...] = ()
        """The buttons of the bar: on the table nothing can be done."""
        self._scrubbing = self.hurried = False
        self.caption_left = 0
        """Milliseconds at normal speed for which what was told at the present step is still shown."""
        self.match.look_at(step or 0)
        if step is None:
            self.playback.play(self.line.last > 0, READ)

    # ------------------------------------------------------------------ for the game
    @property
    @abstractmethod
    def log(self) -> LogPanel:
        """The log of the table; it is open while the ``mode`` is `Reading`."""

    @abstractmethod
    def draw_table(self, canvas: Canvas) -> None:
        """Draw the table at this step, with all that is told over it."""

    def places_of(self, table: Canvas) -> Iterable[tuple[Label, pygame.Rect]]:
        """The hit areas of the table that Tab reaches."""
        return [(mark.label, mark.rect) for mark in table.marks if mark.kind == "hit"]

    def about(self, label: Label) -> str | None:
        """The tooltip of a place of the table."""

    def zoom(self, label: Label | None) -> None:
        """Show what lies at a place closely."""

    def click_table(self, label: Label | None) -> None:
        """Answer a click on the table."""

    def press_key(self, name: str) -> None:
        """Answer a key that means nothing to the bar."""

    def turn_wheel(self, value: Wheel) -> None:
        """Answer the wheel over the table."""

    def take(self, value: Input) -> bool:  # noqa: ARG002 - for the game
        """Let the table follow an input; True if that changes it."""
        return False

    def let_pass(self, passed: int) -> bool:  # noqa: ARG002 - for the game
        """Let milliseconds of the match pass for what moves; True if that changes the table."""
        return False

    def skip(self) -> None:
        """End all motions."""

    def go_on(self) -> None:
        """Show the next decision, with its motions."""
        self.match.look_at(self.step + 1)
        self.arrive()

    def caption_time(self) -> int:
        """Milliseconds at normal speed for which something is told at the present step."""
        return 0

    def told(self, step: int) -> Sequence[Sentence]:
        """The sentences about a step, for the present eyes."""
        return self.context.narrator.log(self.match.entry(step).events, self.match.names, self.eyes.viewer)

    def advise(self, level: str, step: int, given: Any) -> Generator[None, None, Any]:
        """Think about what a robot would have done (`game.ui.scenes.replay.eyes.Advise`)."""
        raise NotImplementedError

    # ------------------------------------------------------------------ state
    @property
    def goal(self) -> int | None:
        """The VP that end the game."""
        return self.context.table.match_look.goal

    @property
    def names(self) -> Mapping[Seat, str]:
        """Seat -> name, also of virtual opponents."""
        names = self.match.names
        return {seat: self.context.wording.called(names, seat) for seat in names}

    def icon_of(self, mark: TimelineMark) -> str:
        """The icon of a notable step."""
        return self.mark_icons.get(mark.kind) or self.emblems[mark.seat]

    @property
    def step(self) -> int:
        """The number of the last decision shown."""
        return self.match.head

    @property
    def is_advised(self) -> bool:
        """Whether it is shown what a robot would have done."""
        return self.has_advice and self.context.settings.replay_advice

    @property
    def plan(self) -> ReplayPlan:
        return replay_plan(self.context.metrics, self.is_advised)

    @property
    def table_metrics(self) -> Metrics:
        """Those of the table above the bar: usual text is as large as at a table that has the whole window."""
        whole = self.context.metrics
        table = whole.sized(self.plan.table)
        return table.with_text(max(whole.text_scale, min(_LARGEST_TEXT, whole.text_scale * whole.scale / table.scale)))

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        return self.eyes

    def prospects(self) -> Iterator[Prospect]:
        """The match in words: any step may be shown next."""
        yield from (partial(self._tell, step) for step in range(_TOLD, self.line.last, _TOLD))

    def _tell(self, step: int, _: Canvas) -> None:
        self.told(step)

    # ------------------------------------------------------------------ moving
    def go_to(self, step: int) -> None:
        """Show the table after a step, without motions."""
        step = max(0, min(step, self.line.last))
        self.skip()
        if step != self.step:
            self.match.look_at(step)
            self.arrive()

    def arrive(self) -> None:
        """Begin to tell of the step that is shown now."""
        self.changed = True
        self.caption_left = self.caption_time()

    def move(self, unit: Unit, by: int) -> None:
        """Go on or back by a unit, and stop playing."""
        self.play(False)
        going = self.line.next_stop if by > 0 else self.line.previous_stop
        if unit == "decision" and by > 0 and self.step < self.line.last:
            self.go_on()
        else:
            self.go_to(going(self.step, unit))

    def play(self, playing: bool) -> None:
        """Start playing, at the end from the beginning, or stop."""
        if playing and self.step == self.line.last:
            self.go_to(0)
        self.playback.play(playing)
        self.changed = True

    def look_with(self, eyes: Eyes) -> None:
        """Watch from other eyes."""
        self.skip()
        self.eyes, self.changed = eyes, True

    # ------------------------------------------------------------------ other actions
    def play_on(self) -> None:
        """Ask who plays in a new match from the present state."""
        from game.ui.scenes.who_plays import PlayOnScene

        self.play(False)
        if not self.match.status.is_over:
            self.context.stack.push(PlayOnScene(self.context, self.match))

    def show_advice(self) -> None:
        """Show or hide what a robot would have done."""
        self.skip()
        shown = self.context.settings.replay_advice
        self.context.change_settings(replace(self.context.settings, replay_advice=not shown))

    # ------------------------------------------------------------------ input
    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key | Wheel):
            self.hurried = self.busy
        if isinstance(value, Press | Key):
            self.skip()
            self.caption_left = 0
        if isinstance(value, Press):
            self.focus = None
        if isinstance(value, Press) and value.button == "left":
            label = self.context.label_at(value.pos)
            self._scrubbing = label in (LANE, CURVES) or isinstance(label, MarkAt)
        if self._scrubbing and isinstance(value, Press | Move):
            self.playback.play(False)
            self.go_to(self.bar.step_at(value.pos[0]))
        if isinstance(value, Release | Leave):
            self._scrubbing = False
        if isinstance(value, Wheel):
            if self.plan.bar.collidepoint(value.pos):
                self.move("decision", -1 if value.steps > 0 else 1)
            else:
                self.turn_wheel(value)
        if self.take(value):
            self.changed = True
        super().handle(value)

    def on_click(self, click: Click) -> None:
        self.changed = True
        if click.button == "right":
            self.zoom(click.label)
            return
        match click.label:
            case MarkAt(step) | StopAt(step):
                self.play(False)
                self.go_to(step)
            case StopButton(unit, by):
                self.move(unit, by)
            case SpeedChip(number):
                self.playback.speed = SPEEDS[number]
            case EyesChip(number):
                self.look_with(self.all_eyes[number])
            case _ if click.label in self._actions:
                self._actions[click.label]()
            case _ if click.label not in (LANE, CURVES, OWN_EYES):
                self.click_table(click.label)

    @property
    def _actions(self) -> Mapping[Label | None, Callable[[], None]]:
        return {
            PLAY: lambda: self.play(not self.playback.playing), PLAY_ON: self.play_on, LEAVE: self.close,
            ADVISE: self.show_advice,
        }  # fmt: skip

    def read(self) -> None:
        """Open or close the log."""
        self.mode = Rest() if isinstance(self.mode, Reading) else Reading()
        self.changed = True

    def _key(self, key: Key) -> None:
        """Space plays and stops whatever has the focus. The open log takes the keys that scroll it."""
        if key.name == "space":
            self.play(not self.playback.playing)
            return
        if isinstance(self.mode, Reading) and key.name not in ("l", "escape"):
            known, named = self.log.key(key.name, "shift" in key.mods, self.focus)
            if known:
                self._focus_on(named)
                return
        super()._key(key)

    def on_key(self, key: Key) -> None:
        self.changed = True
        name = key.name
        if name in ("left", "right"):
            held = next((mod for mod in ("shift", "ctrl") if mod in key.mods), "")
            self.move(_UNITS_OF_KEYS[held], 1 if name == "right" else -1)
        elif name in _PAGES:
            self.move("phase", _PAGES[name])
        elif name in ("home", "end"):
            self.play(False)
            self.go_to(0 if name == "home" else self.line.last)
        elif name in ("up", "down"):
            self.playback.change_speed(1 if name == "up" else -1)
        elif name == "escape" and isinstance(self.mode, Rest):
            self.close()
        elif name == "escape":
            self.mode = Rest()
        elif name == "l":
            self.read()
        elif name == "e":
            place = self.all_eyes.index(self.eyes) + 1
            self.look_with(self.all_eyes[place % len(self.all_eyes)])
        elif name == "p":
            self.play_on()
        elif name == "h" and self.has_advice:
            self.show_advice()
        else:
            self.press_key(name)

    # ------------------------------------------------------------------ time
    @property
    def works(self) -> bool:
        return self.playback.playing or self.hindsight.thinks

    def update(self, dt: int) -> None:
        super().update(dt)
        passed = self.playback.passed(dt)
        if self.is_advised and not self.busy:
            self.changed = self.hindsight.update(dt, self.step, self.eyes) or self.changed
        if self.let_pass(passed):
            self.changed = True
        if self.caption_left > 0:
            self.caption_left -= passed
            self.changed = self.changed or self.caption_left <= 0
        if self.playback.update(dt, self.busy or self.caption_left > 0):
            self.hurried = False
            if self.step < self.line.last:
                self.go_on()
            else:
                self.play(False)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        plan, table = self.plan, canvas.corner(self.table_metrics)
        self.draw_table(table)
        self.bar.draw(canvas, plan)
        self._pressed = tuple(self.buttons.values())
        shapes = {mark.label: mark.shape for mark in table.marks if mark.kind == "hit" and mark.shape}
        for label, rect in self.places_of(table):
            self.buttons[label] = Button(label, "", rect, drawn=False)
            if self.focus != label:
                continue
            if shape := shapes.get(label):
                draw_focus_along(canvas, shape)
            else:
                draw_ring(canvas, rect)
        canvas.marks[:0] = [_easy_to_hit(mark, canvas.rect) for mark in table.marks]

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:  # noqa: ARG002 - nothing on the table is used
        return [button.rect for button in self._pressed]

    def _tip(self) -> str | None:
        label = self.touch.hover
        if label in self.bar.tips:
            return self.bar.tips[label]()
        return self.about(label) if label else None


def _easy_to_hit(mark: Mark, room: pygame.Rect) -> Mark:
    """The mark, with a hit area of the usual least size within ``room``, as the table is smaller than in play."""
    wide, high = (max(0, SMALLEST_HIT - side) for side in mark.rect.size)
    return mark._replace(rect=mark.rect.inflate(wide, high).clamp(room)) if mark.kind == "hit" else mark


def open_replay(context: Context, match: AnyWatchedMatch, step: int | None = None) -> None:
    """Show the replay of a match over the scene on top, at the table of its game, standing still at a step or playing
    from the beginning; a notice says how far a damaged one goes."""
    if match.damage is not None:
        kept = match.damage.kept
        context.notify(lambda: context.text("replay-damaged", step=kept))
    context.choose_game(match.kind.id)
    context.stack.push(context.table.replay(context, match, step))


def watch_saved(context: Context, path: Path) -> None:
    """Watch a match that is saved in a file, from its beginning; *Back* returns to the current scene."""
    try:
        match = watch_file(path, context.kinds)
    except Unreadable as error:
        tell_unreadable(context, error)
        return
    open_replay(context, match)
