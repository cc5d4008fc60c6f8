"""The replay: the table after any decision, above a time line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import pygame
from msgspec.structs import replace

from game.kernel.refusal import Unreadable
from game.kernel.seats import Seat
from game.match.match import WatchedMatch
from game.match.timeline import Timeline, Unit, timeline_of
from game.play.match import watch_file
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import Click, Input, Key, Leave, Move, Press, Release, Wheel
from game.ui.places import EyesChip, Label, LogLine, MarkAt, MarkersOf, SpeedChip, StopAt, StopButton, TabOf
from game.ui.running.saved_matches import tell_unreadable
from game.ui.running.seat_looks import colours_of, emblems_of
from game.ui.scene import Prospect, Scene
from game.ui.scenes.replay import sights
from game.ui.scenes.replay.bar import ReplayBar
from game.ui.scenes.replay.eyes import READ, SPEEDS, Eyes, Hindsight, Playback, WatchedStanding, eyes_for
from game.ui.scenes.replay.plan import ADVISE, CURVES, LANE, LEAVE, OWN_EYES, PLAY, PLAY_ON, ReplayPlan, replay_plan
from game.ui.scenes.zoom import ZoomScene
from game.ui.shortcuts import REPLAY
from game.ui.table import spots
from game.ui.table.draw.cards import face_of, shown_at
from game.ui.table.moves.show import Show
from game.ui.table.plan.layout import Layout, lay_out
from game.ui.table.play.shown import ShownOpponent
from game.ui.table.sets import with_sets
from game.ui.table.sight import Sight
from game.ui.tabletop import labels
from game.ui.tabletop.draw.picture import TablePicture
from game.ui.tabletop.play import in_reach
from game.ui.tabletop.play.modes import Mode, Reading, Rest
from game.ui.tabletop.words.tips import about_at
from game.ui.tabletop.zone import Overlay
from game.ui.theme import Metrics
from game.ui.widgets.button import Button, draw_ring
from game.ui.widgets.tooltip import LargeCard
from game.wording.sentence import Sentence

_UNITS_OF_KEYS: dict[str, Unit] = {"": "decision", "shift": "turn", "ctrl": "round"}
_PAGES = {"pageup": -1, "page up": -1, "pagedown": 1, "page down": 1}
_TOLD = 5
"""Decisions that are put into words at once, ahead of time."""

_LOOK = ("i", "menu", "application")

_LARGEST_TEXT = 1.4
"""Text scale up to which the text of the table makes up for its smaller size: the log has no room for more."""


class ReplayScene(Scene):
    """A match that is watched; ``match`` is at the step shown, and is never saved. It stands still at the ``step`` at
    which it is opened; without one it plays from the beginning."""

    kind = REPLAY

    def __init__(self, context: Context, match: WatchedMatch, step: int | None = None) -> None:
        super().__init__(context)
        self.match = match
        self.line: Timeline = timeline_of(match)
        self.emblems = emblems_of(context, match)
        self.colours = colours_of(self.emblems, match.opponents)
        match.called = context.wording.player
        self.all_eyes = eyes_for(match)
        self.eyes = self.all_eyes[0]
        self.playback = Playback()
        self.hindsight = Hindsight(match)
        self.show = Show(self._hear, tells_all=True)
        self.shown_opponent = ShownOpponent()
        self.picture = TablePicture()
        self.bar = ReplayBar(self)
        self.assault = sights.WatchedAssault(context)
        self.mode: Mode = Rest()
        self._pressed: tuple[Button, ...] = ()
        """The buttons of the bar: on the table nothing can be done."""
        self._opened: Overlay | None = None
        """The panel that is open over the table."""
        self._scrubbing = self._hurried = False
        self._caption_left = 0
        self._standing: tuple[tuple[int, Eyes], WatchedStanding] | None = None
        self._layout: tuple[tuple[object, ...], Layout] | None = None
        self.match.look_at(step or 0)
        if step is None:
            self.playback.play(self.line.last > 0, READ)

    # ------------------------------------------------------------------ state
    @property
    def names(self) -> Mapping[Seat, str]:
        """Seat -> name, also of the virtual opponent."""
        names = self.match.names
        return {seat: self.context.wording.called(names, seat) for seat in names}

    @property
    def step(self) -> int:
        """The number of the last decision shown."""
        return self.match.head

    @property
    def plan(self) -> ReplayPlan:
        return replay_plan(self.context.metrics, self.context.settings.replay_advice)

    @property
    def table_metrics(self) -> Metrics:
        """Those of the table above the bar: usual text is as large as at a table that has the whole window."""
        whole = self.context.metrics
        table = whole.sized(self.plan.table)
        return table.with_text(max(whole.text_scale, min(_LARGEST_TEXT, whole.text_scale * whole.scale / table.scale)))

    @property
    def standing(self) -> WatchedStanding:
        """The table at this step; the same object until step or eyes change."""
        key = (self.step, self.eyes)
        if self._standing is None or self._standing[0] != key:
            self._standing = key, with_sets(WatchedStanding(self.match, self.eyes))
        return self._standing[1]

    def sight(self) -> Sight:
        """The sight of the table above the bar."""
        standing, metrics = self.standing, self.table_metrics
        size, scale, above = metrics.size, metrics.text_scale, self.shown_opponent.seat(standing)
        left = self.context.settings.left_handed
        row = self.picture.rows.row
        key = (standing, size, scale, above, left, row)
        if self._layout is None or self._layout[0] != key:
            catalog, view, seat = self.context.catalog, standing.view, standing.seat
            layout = lay_out(size, scale, view, seat, catalog, above, left, row, standing.sets, is_watched=True)
            self._layout = key, layout
        words, names = self.context.wording, self.match.names
        opened = (self._opened,) if self._opened and self._opened in standing.overlays else ()
        return Sight(
            self._layout[1], standing, words, self.context.narrator, names, self.mode, self.touch, scale, opened=opened
        )

    def told(self, step: int) -> list[Sentence]:
        """The sentences about a step, for the present eyes."""
        return self.picture.log.told(self.sight(), step)

    # ------------------------------------------------------------------ what may come next
    @property
    def outlook(self) -> object:
        return self.eyes

    def prospects(self) -> Iterator[Prospect]:
        """The match in words, and the pictures of all its cards: any step may be shown next."""
        yield from (partial(self._tell, step) for step in range(_TOLD, self.line.last, _TOLD))
        game = self.match.game
        width = round(self.sight().layout.hand.strip.h / RATIO)
        for card in dict.fromkeys((*game.catalog.deck(game.sets), *game.catalog.connections)):
            yield partial(self._draw_face, card, width)

    def _tell(self, step: int, _: Canvas) -> None:
        self.told(step)

    def _draw_face(self, card: str, width: int, _: Canvas) -> None:
        face_of(self.sight(), card, width)

    # ------------------------------------------------------------------ moving
    def go_to(self, step: int) -> None:
        """Show the table after a step, without motions."""
        step = max(0, min(step, self.line.last))
        self.show.skip()
        if step != self.step:
            self.match.look_at(step)
            self._arrived()

    def _arrived(self) -> None:
        self.changed = True
        self._caption_left = sights.CAPTION if self.step in self.line.stops["phase"] else 0
        if self.assault.account(self.sight()):
            self._caption_left = sights.LASTS

    def move(self, unit: Unit, by: int) -> None:
        """Go on or back by a unit, and stop playing."""
        self.play(False)
        going = self.line.next_stop if by > 0 else self.line.previous_stop
        if unit == "decision" and by > 0 and self.step < self.line.last:
            self._advance()
        else:
            self.go_to(going(self.step, unit))

    def play(self, playing: bool) -> None:
        """Start playing, at the end from the beginning, or stop."""
        if playing and self.step == self.line.last:
            self.go_to(0)
        self.playback.play(playing)
        self.changed = True

    def _advance(self) -> None:
        """Show the next decision, with its motions."""
        settings, metrics = self.context.settings, self.table_metrics
        self.show.skip()
        mover, resting = self.standing.mover, self.picture.resting
        if resting and mover and settings.moves and self.shown_opponent.choose(self.standing, mover):
            self.picture.draw_resting(Canvas(resting.copy(), metrics), self.sight())
        self.show.remember(self.sight(), self.picture.resting, settings)
        self.match.look_at(self.step + 1)
        self._arrived()
        self.show.perform(self.match.entry(self.step).events, self.sight(), settings)

    def _hear(self, sound: str) -> None:
        """Play a sound, unless the player has stepped on before the last decision was over."""
        if not self._hurried:
            self.context.hear(sound)

    def look_with(self, eyes: Eyes) -> None:
        """Watch from other eyes."""
        self.show.skip()
        self.eyes, self.changed = eyes, True

    # ------------------------------------------------------------------ other actions
    def play_on(self) -> None:
        """Ask who plays in a new match from the present state."""
        from game.ui.scenes.who_plays import PlayOnScene

        self.play(False)
        if not self.match.status.is_over:
            self.context.stack.push(PlayOnScene(self.context, self.match))

    def show_advice(self) -> None:
        """Show or hide what the expert would have done."""
        self.show.skip()
        shown = self.context.settings.replay_advice
        self.context.change_settings(replace(self.context.settings, replay_advice=not shown))

    def show_overview(self) -> None:
        """Show all States at once."""
        from game.ui.scenes.overview import OverviewScene

        self.play(False)
        sight = self.sight()
        self.context.stack.push(OverviewScene(self.context, sight, self.show_state))

    def show_state(self, seat: Seat) -> None:
        """Show the State of an opponent."""
        self.changed = self.shown_opponent.choose(self.standing, seat) or self.changed

    def open(self, head: Label) -> None:
        """Open the panel over the table that has this head, or close it if it is open; or show what the head stands for
        closely."""
        overlay = self.standing.overlay_of(head)
        if overlay:
            self._opened = None if self._opened is overlay else overlay
        else:
            self.zoom(head)

    def zoom(self, label: Label | None) -> None:
        """Show the card at a label closely."""
        found = (sights.looked_at(self.sight(), label) or self.sight().cards(label)) if label else None
        if found:
            self.play(False)
            self.context.stack.push(ZoomScene(self.context, *found, in_play=False))

    # ------------------------------------------------------------------ input
    def handle(self, value: Input) -> None:
        if isinstance(value, Press | Key | Wheel):
            self._hurried = self.busy
        if isinstance(value, Press | Key):
            self.show.skip()
            self._caption_left = 0
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
                layout = self.sight().layout
                other = self.shown_opponent.wheel(self.standing, layout, value)
                self.changed = other or self.picture.rows.wheel(layout, value) or self.changed
        if self.picture.handle(value):
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
            case TabOf(seat):
                self.show_state(seat)
            case _ if (zone := self.standing.zone(click.label)).rows:
                self.picture.rows.turn(self.sight().layout, zone.rows)
            case LogLine() if isinstance(self.mode, Rest):
                self._read()
            case MarkersOf():  # they fill nearly all of the head of the map
                self.open(spots.MAP)
            case _ if click.label in self._actions:
                self._actions[click.label]()
            case _ if click.label not in (LANE, CURVES, OWN_EYES):
                self.mode = Rest()
                self.zoom(click.label)

    @property
    def _actions(self) -> Mapping[Label | None, Callable[[], None]]:
        return {
            PLAY: lambda: self.play(not self.playback.playing), PLAY_ON: self.play_on, LEAVE: self.close,
            ADVISE: self.show_advice, labels.MENU: self.close, labels.OVERVIEW: self.show_overview,
            labels.LOG: self._read, **{head: partial(self.open, head) for head in self.standing.heads.values()},
        }  # fmt: skip

    def _read(self) -> None:
        """Open or close the log."""
        self.mode = Rest() if isinstance(self.mode, Reading) else Reading()

    def _key(self, key: Key) -> None:
        """Space plays and stops whatever has the focus; the open log takes the keys that scroll it."""
        if isinstance(self.mode, Reading) and key.name not in ("space", "l", "escape"):
            known, named = self.picture.log.key(key.name, "shift" in key.mods, self.focus)
            if known:
                self._focus_on(named)
                return
        if key.name == "space":
            self.play(not self.playback.playing)
        else:
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
        elif name == "escape" and not isinstance(self.mode, Rest):
            self.mode = Rest()
        elif name == "escape" and self._opened:
            self._opened = None
        elif name in _LOOK:
            self.zoom(self.meant)
        elif name == "e":
            place = self.all_eyes.index(self.eyes) + 1
            self.look_with(self.all_eyes[place % len(self.all_eyes)])
        elif name in self._letters:
            self._letters[name]()
        else:
            self.shown_opponent.key(self.standing, name)

    @property
    def _letters(self) -> Mapping[str, Callable[[], None]]:
        return {
            "escape": self.close, "h": self.show_advice, "o": self.show_overview, "l": self._read, "p": self.play_on,
            **{key: partial(self.open, head) for key, head in self.standing.heads.items()},
        }  # fmt: skip

    # ------------------------------------------------------------------ time
    @property
    def busy(self) -> bool:
        return self.show.stage.busy

    @property
    def works(self) -> bool:
        return self.playback.playing or self.hindsight.thinks

    def update(self, dt: int) -> None:
        super().update(dt)
        passed = self.playback.passed(dt)
        if self.context.settings.replay_advice and not self.busy:
            self.changed = self.hindsight.update(dt, self.step, self.eyes) or self.changed
        if self.show.stage.update(passed, self.context.settings):
            self.changed = True
        if self._caption_left > 0:
            self._caption_left -= passed
            self.changed = self.changed or self._caption_left <= 0
        if self.playback.update(dt, self.busy or self._caption_left > 0):
            self._hurried = False
            if self.step < self.line.last:
                self._advance()
            else:
                self.play(False)

    def forget_pictures(self) -> None:
        self.picture.forget()
        self.show.forget()
        self.show.skip()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        plan, sight = self.plan, self.sight()
        table = canvas.corner(self.table_metrics)
        self._draw_table(table, sight)
        self.bar.draw(canvas, plan, sight)
        self._pressed = tuple(self.buttons.values())
        for label, rect in sights.places_of(table):
            self.buttons[label] = Button(label, "", rect, drawn=False)
            if self.focus == label:
                draw_ring(canvas, rect)
        canvas.marks[:0] = [sights.easy_to_hit(mark, canvas.rect) for mark in table.marks]

    def _draw_table(self, canvas: Canvas, sight: Sight) -> None:
        stage = self.show.stage
        self.show.fit(canvas.metrics.size)
        self.picture.draw_resting(canvas, sight)
        stage.draw(canvas, flat=True)
        if not self.eyes.own:
            sights.draw_all_hands(canvas, sight)
        self.picture.draw_watched(canvas, sight, stage.awaited)
        if sight.standing.view.phase == "lookout":
            sights.draw_offer(canvas, sight, self.text("replay-offer", n=len(sight.standing.view.offer)))
        self.show.draw_marks(canvas, sight)
        stage.draw(canvas)
        if self._caption_left > 0 and not stage.busy and self.assault.account(sight):
            self.assault.draw(canvas, sight)
        elif self._caption_left > 0 and not stage.busy and self.told(self.step):
            phase = self.context.wording.phase(self.line.moments[self.step].phase)
            sights.draw_caption(canvas, sight, phase, self.told(self.step))

    def _shown(self, label: Label) -> LargeCard | None:
        return shown_at(self.sight(), label)

    def _used(self, marks: Sequence[Mark]) -> Iterable[pygame.Rect]:  # noqa: ARG002 - nothing on the table is used
        return [button.rect for button in self._pressed]

    def _may_be_covered(self, label: Label) -> bool:
        return in_reach.is_of_log(label)

    def _tip(self) -> str | None:
        label = LEAVE if self.touch.hover == labels.MENU else self.touch.hover
        if label in self.bar.tips:
            return self.bar.tips[label]()
        return about_at(self.sight(), label) if label else None


def open_replay(context: Context, match: WatchedMatch, step: int | None = None) -> None:
    """Show the replay of a match over the scene on top, standing still at a step or playing from the beginning; a
    notice says how far a damaged one goes."""
    if match.damage is not None:
        kept = match.damage.kept
        context.notify(lambda: context.text("replay-damaged", step=kept))
    context.stack.push(ReplayScene(context, match, step))


def watch_saved(context: Context, path: Path) -> None:
    """Watch a match that is saved in a file, from its beginning; *Back* returns to the current scene."""
    try:
        match = watch_file(path, context.kinds)
    except Unreadable as error:
        tell_unreadable(context, error)
        return
    open_replay(context, match)
