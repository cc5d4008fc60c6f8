"""The window: collects events, passes them to the scene on top, and draws when something changed.

No other module reads a clock, flips the display or changes the window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from weakref import ref

import msgspec
import pygame

from game.kernel.seats import NOBODY, Viewer
from game.ui.art.cache import Enough, in_steps
from game.ui.canvas import Canvas, Mark
from game.ui.context import Context
from game.ui.input import NOWHERE, Input, Key, Leave, Move, Position, Press, Quit, Release, Resize, Translator
from game.ui.motion.motion import LASTS, Transition, Way
from game.ui.page import Page
from game.ui.places import Label, label_kind
from game.ui.scene import Scene
from game.ui.shortcuts import MUTE, REPLAY
from game.ui.window.idle import DrawnAhead, collect_if_due, collected_when_idle
from game.ui.window.rescue import Report, Rescue
from game.ui.window.waiting import Ground, Uncovered, Waiting
from game.ui.window.window import PlaceKeeper, fitting, put_at, screens, show_window, window

if TYPE_CHECKING:
    from game.ui.sound.speaker import Speaker

FRAMES_PER_SECOND = 60

REST_AFTER = 1000
"""Milliseconds without inputs, motions and work after which the window waits for an event."""

REST, LISTEN = 200, 20
"""Milliseconds for which it waits at most, so that a notice may disappear so much too late; and those between two looks
for events. `pygame.event.wait` looks every millisecond, which takes a tenth of what a window in motion does."""

SLEEP_AFTER = 5000
"""Milliseconds of rest after which the window looks for events, and lets time pass, less than half as often."""

SLEEP, LISTEN_ASLEEP = 500, 50
"""`REST` and `LISTEN` from then on."""

_UNCOVERED = (
    pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED,
    pygame.WINDOWDISPLAYCHANGED,
)  # fmt: skip
"""After these events the screen may have lost the window's content: everything is redrawn."""

STEP = 0.005
"""Seconds of a turn after which no further missing picture of a frame is begun, and after half of which no frame is
begun."""

MOST_STEPS = 240
"""Turns after which a frame is drawn to its end however long it takes: more is needed for it than can be kept."""

LEAST_DRAWN = (640, 360)
"""Least size of the layout, in pixels; a smaller window shows its upper left part."""


class App:
    """A window and its scenes. `frame` is one turn of the main loop.

    With a clock, a frame of which many pictures are missing takes several turns. Until it is complete the last one
    stays on the screen, time stands still, and inputs wait.
    """

    def __init__(
        self, context: Context, size: tuple[int, int] | None = None,
        make_speaker: Callable[[Context], Speaker] | None = None, report: Report | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:  # fmt: skip
        """Show ``context`` in the open window.

        Args:
            size: of the window outside full screen; None for one that suits the screen.
            make_speaker: called after the first frame; without it the window is silent.
            report: records an error that closes a scene (`game.ui.window.rescue`); without it errors are raised.
            clock: in seconds; without it every frame is drawn at once, and nothing ahead (`game.ui.window.idle`).
        """
        self.context = context
        self._rescue = Rescue(context, report)
        self._clock = clock
        self._ahead = DrawnAhead(clock, strict=report is None) if clock else None
        self._steps = 0
        """The turns taken by the frame that is being drawn; 0 if the frame on the screen is complete."""
        self._is_complete = False
        """Whether no picture of the frame that is being drawn is missing, so that it may be painted."""
        self._size = size
        self._full = context.fullscreen
        self.marks: list[Mark] = []
        self.frames_drawn = 0
        self._translator = Translator(context.keyboard)
        self._waiting = Waiting()
        self._uncovered = Uncovered()
        self._pos = NOWHERE
        self._shown: tuple[Scene, ...] = ()
        self._served: Scene | None = None
        """The scene that handles input, is updated or is drawn now."""
        self._viewer: Viewer = NOBODY
        self._transition: Transition | None = None
        self._before: pygame.Surface | None = None
        """The old frame of a transition; kept, as a new surface of this size takes milliseconds."""
        self._due = self._hurried = False
        self._rested = self._untouched = 0
        """Milliseconds since anything was done or drawn, and since the last input."""
        self._fitted = context.metrics.size
        self._captioned = context.box.id, context.wording.language
        self._larger: pygame.Surface | None = None
        self._page = Page()
        place = None if size else fitting(context.settings.window, screens())
        self._place = None if size else PlaceKeeper(place)
        if place:
            self._size = place.width, place.height
        self._make_speaker = make_speaker
        self._speaker: Speaker | None = None
        self._heard_game = ""
        """The game whose sounds the speaker has learned last."""
        context.label_at = self.label_at
        context.marks = lambda: self.marks

    @property
    def is_drawing(self) -> bool:
        """Whether the frame that comes next is not complete yet."""
        return self._steps > 0

    def complete(self) -> None:
        """Take turns until the frame that is being drawn, if any, is on the screen."""
        while self.is_drawing:
            self.frame((), 0)

    def label_at(self, pos: Position) -> Label | None:
        """The label of the topmost hit area at ``pos`` in the frame on the screen."""
        for mark in reversed(self.marks):
            if mark.kind == "hit" and mark.rect.collidepoint(pos) and mark.holds(pos):
                return mark.label
        return None

    def forget_press(self) -> None:
        """Take the next press for no part of a double click: scripts press faster than people."""
        self._translator.forget_press()

    def frame(self, events: Sequence[pygame.Event], dt: int) -> bool:
        """Handle events, let ``dt`` milliseconds pass, and draw if anything changed. True if a frame was drawn.

        A scene that fails is closed; if that does not help, its error is raised (`game.ui.window.rescue`).
        """
        self._rescue.wait(dt)
        try:
            return self._turn(events, dt)
        except Exception as error:
            self._rescue.leave(error, self._served)
            self._waiting.clear()  # what belongs to the unfinished frame
            self._ground.set_clip(None)
            self._page.forget()
            self._shown, self._transition = (), None
            self._hurried, self._steps = True, 0
            return False

    def _turn(self, events: Sequence[pygame.Event], dt: int) -> bool:
        """`frame`, unless a scene fails."""
        begun = self._clock() if self._clock else 0
        self._take_all(events, dt)
        if any(event.type == pygame.KEYMAPCHANGED for event in events):
            self.context.label_keys()
        self._fit_screen()
        self._fit_window()
        captioned = self.context.box.id, self.context.wording.language
        if self._captioned != captioned:
            self._captioned = captioned
            pygame.display.set_caption(self.context.text("title-name"))
        top = self.context.stack.top
        if top is None or self.context.quitting:
            self._steps = 0
            return False
        if any(event.type in _UNCOVERED for event in events):
            self._page.forget()
            top.changed = True
        if not self._steps:
            self._let_pass(top, dt)
        drawn = self._draw_if_changed(begun)
        is_idle = not (events or drawn or self._steps)
        self._untouched = 0 if events else self._untouched + dt
        # the ambience is that of the lowest scene, or none while a match is watched; idle frames have time for sounds
        if self._speaker is None and self._make_speaker:
            self._speaker = self._make_speaker(self.context)
            self.context.hear = self._speaker.play
        if self._speaker:
            self._hear_game(self._speaker)
            scenes = tuple(self.context.stack)
            watching = any(scene.kind == REPLAY for scene in scenes)
            self._speaker.listen(events)
            ambience = scenes[0].ambience if scenes and not watching else None
            self._speaker.update(dt, ambience, is_idle)
        is_at_work = self._work_when_idle(top) if is_idle and not self._waiting else True
        self._rested = 0 if is_at_work else self._rested + dt
        if self._place:
            self._place.update(events, dt, self._full)
        return drawn

    def _hear_game(self, speaker: Speaker) -> None:
        """Let the sounds of the game that is played be heard."""
        if self._heard_game != self.context.box.id:
            self._heard_game = self.context.box.id
            speaker.learn(self.context.look.sounds())

    def _work_when_idle(self, top: Scene) -> bool:
        """Do a little of what is done while nothing happens; False if nothing of it is left."""
        is_playing = self.context.match is not None
        if self._ahead is None:
            return False
        if self._before is None:
            self._before = self._ground.copy()
            return True
        if collect_if_due(is_playing, self._untouched) or top.works:
            return True
        if is_playing and self.context.director.bots.thinks:
            return True
        is_making_sounds = self._speaker is not None and self._speaker.works
        return self._ahead.work(top, self.context.metrics.size, self.context.metrics) or is_making_sounds

    def _let_pass(self, top: Scene, dt: int) -> None:
        """Let ``dt`` milliseconds pass for the scene on top, the match, and the motions over them."""
        context = self.context
        self._served = top
        top.update(dt)
        top.changed = context.let_notices_pass(dt) or top.changed
        if context.match is not None:
            self._served = None
            context.director.tick(dt)
            self._served = top
        self._due = context.stage.update(dt, context.settings) or self._transition is not None
        if self._transition:
            self._transition.update(dt)
            if self._transition.is_over:
                self._transition = None

    def _take_all(self, events: Sequence[pygame.Event], dt: int) -> None:
        """Handle waiting and new inputs in order, until one changes what is shown: the others refer to labels that may
        be gone, and wait for the next frame. Closing the window never waits."""
        closes = False
        for new in self._translator.translate(list(events), dt):
            if isinstance(new, Quit):
                closes = True
            else:
                self._waiting.add(new)
        self.context.quitting = self.context.quitting or closes
        if self._steps:
            return
        scenes, top, last = tuple(self.context.stack), self.context.stack.top, None
        while (value := self._waiting.next_after(last, top is not None and top.takes_letters)) is not None:
            self._take(value)
            if tuple(self.context.stack) != scenes:
                break
            last = value if self._is_outdated else last

    @property
    def _is_outdated(self) -> bool:
        """True if the frame on the screen is out of date, so that its labels may be gone."""
        is_resized = self.context.fullscreen != self._full or window().get_size() != self._fitted
        return is_resized or any(scene.changed for scene in self.context.stack.visible)

    def _take(self, value: Input) -> None:
        """Handle an input for the window itself, or pass it to the scene on top."""
        top = self._served = self.context.stack.top
        if isinstance(value, Move | Press | Release | Leave):
            self._pos = NOWHERE if isinstance(value, Leave) else value.pos
        if isinstance(value, Press | Release) and self._uncovered.holds_back(value, self._ground_at(value)):
            return
        can_mute = top is None or (top.kind in MUTE.places and not top.takes_letters)
        is_middle = isinstance(value, Press | Release) and value.button == "middle"
        if isinstance(value, Key) and value.name == "f11":
            self.context.show_full_screen(not self.context.fullscreen)
        elif isinstance(value, Key) and value.name == "m" and not value.mods and can_mute:
            muted = not self.context.settings.muted
            self.context.change_settings(msgspec.structs.replace(self.context.settings, muted=muted))
        elif isinstance(value, Key) and value.name == "f1":
            self._help(value)
        elif (isinstance(value, Key) and value.name == "f3") or is_middle:
            self._look_up(value)
        elif top is not None and not isinstance(value, Resize):
            is_read = self._only_goes_on(value)
            if isinstance(value, Press | Key):
                self._hurry()
            if not is_read:
                top.handle(value)

    def _only_goes_on(self, value: Input) -> bool:
        """True if an input does no more than go on from a deed that is told."""
        return _goes_on(value) and self.context.match is not None and self.context.director.bots.waits

    def _ground_at(self, value: Press | Release) -> Ground:
        """What lies where a button was pressed."""
        context, match = self.context, self.context.match
        decided, label = match.head if match else 0, self.label_at(value.pos)
        decides = match is not None and label is not None and label_kind(label) in context.table.deciding
        scene = ref(context.stack.top) if context.stack.top else None
        return Ground(scene, context.viewer, self._only_goes_on(value), label, decided, decides)

    def _help(self, key: Key) -> None:
        """Open the list of keys over the scene on top, or close it."""
        from game.ui.scenes.help import HelpScene, open_help  # imported late: the title does not need it

        top = self.context.stack.top
        if isinstance(top, HelpScene):
            top.handle(key)
        elif top is not None:
            open_help(self.context, top)

    def _look_up(self, value: Input) -> None:
        """Open the rules about what is under the pointer or has the focus, or close them."""
        from game.ui.scenes.rulebook.scene import RulebookScene  # imported late: the title does not need it

        top = self.context.stack.top
        if top is None or isinstance(value, Press) or (isinstance(value, Release) and top.pointer.held):
            return
        self._hurry()
        if isinstance(top, RulebookScene):
            top.handle(value)
        else:
            top.look_up(self.label_at(value.pos) if isinstance(value, Release) else top.meant or top.focus)

    def _fit_screen(self) -> None:
        """Enter or leave full screen if the player has asked for it."""
        if self.context.fullscreen == self._full:
            return
        self._full = self.context.fullscreen
        if self._full:
            self._size = window().get_size()
        show_window(self._size, self._full)
        if not self._full and self._place and self._place.place:
            put_at(self._place.place)

    def _hurry(self) -> None:
        """End all motions, as any input does; the input is still handled."""
        self.context.stage.skip()
        self._hurried = self._hurried or self._transition is not None
        self._transition = None
        if self.context.match is not None:
            self.context.director.bots.hurry()

    def _fit_window(self) -> None:
        """Lay everything out again if the window was resized since the last frame."""
        shown = window().get_size()
        size = max(shown[0], LEAST_DRAWN[0]), max(shown[1], LEAST_DRAWN[1])
        if min(shown) > 0 and (shown != self._fitted or size != self.context.metrics.size):
            self._fitted = shown
            self.context.metrics = self.context.metrics.sized(size)
            self._larger = None if size == shown else pygame.Surface(size)
            self._before = None
            self._page.forget()
            self.context.stage.skip()
            self._transition = None
            for scene in self.context.stack:
                scene.changed = True

    def _draw_if_changed(self, begun: float) -> bool:
        """Draw in a turn that was ``begun`` then; True if there is a new frame on the screen."""
        visible = self.context.stack.visible
        if not (self._due or self._hurried or any(scene.changed or scene.due for scene in visible)):
            self._steps = 0
            return False
        if self._clock and not self._steps and self._clock() - begun > STEP / 2:
            self._steps = 1  # the inputs have taken their time
            return False
        self._change_scene(visible)
        if not self._draw_step(visible, begun):
            return False
        self._hurried = False
        areas = self._page.finish()
        if self._larger:
            window().blit(self._larger, (0, 0))
        if areas is None or self._larger:
            pygame.display.flip()
        elif areas:
            pygame.display.update(areas)
        self.frames_drawn += 1
        return True

    def _draw_step(self, scenes: Sequence[Scene], begun: float) -> bool:
        """Draw the scenes; False if some of their pictures are still missing, so that nothing can be shown yet. From
        the second turn on nothing is painted until they are complete."""
        if self._clock is None or self._steps >= MOST_STEPS:
            self._draw(scenes)
            self._steps = 0
            return True
        before = [(scene, scene.changed, scene.due) for scene in scenes]
        is_unseen = self._steps > 0 and not self._is_complete
        try:
            with in_steps(self._clock, begun + STEP - self._clock()):
                self._draw(scenes, is_unseen)
            self._is_complete = is_unseen
        except Enough:
            self._is_complete = False
        else:
            if not is_unseen:
                self._steps = 0
                return True
        for scene, changed, due in before:
            scene.changed, scene.due = changed, due
        self._steps += 1
        return False

    def _draw(self, scenes: Sequence[Scene], is_unseen: bool = False) -> None:
        """Draw the scenes from the lowest to the top one, whose marks alone are kept."""
        surface = self._ground
        self._page.begin(surface, is_unseen)
        for scene in scenes:
            canvas = Canvas(surface, self.context.metrics, self._page)
            self._served, scene.changed, scene.due = scene, False, False
            scene.paint(canvas)
            self.marks = canvas.marks
        canvas = Canvas(surface, self.context.metrics, self._page)
        self.context.stage.draw(canvas)
        self.marks += canvas.marks
        if is_unseen:
            return
        if self._transition:
            self._transition.draw(self._page.painted())
        scenes[-1].rest(self._pos)

    def _change_scene(self, scenes: tuple[Scene, ...]) -> None:
        """Start the transition from the frame on the screen, if the scenes have changed."""
        before, self._shown = self._shown, scenes
        viewer, self._viewer = self._viewer, self.context.viewer
        settings = self.context.settings
        if not before or before == scenes or not settings.moves:
            return
        way, lasts = way_between(before, scenes, viewer in (NOBODY, self._viewer), settings.reduced_motion)
        if self._before is None:
            self._before = self._ground.copy()
        else:
            self._before.set_alpha(None)
            self._before.blit(self._ground, (0, 0))
        self._transition = Transition(way, self._before, lasts, settings)

    @property
    def _ground(self) -> pygame.Surface:
        """The surface of the scenes: the window's, or a larger one of which it shows a part."""
        return self._larger or window()

    @property
    def _rests(self) -> bool:
        """Whether nothing happens until the next event, as far as is known."""
        return self._rested >= REST_AFTER and not (self._waiting or self.is_drawing)

    @property
    def _pace(self) -> int:
        """Frames per second at most; 0 for as many as possible."""
        top = self.context.stack.top
        if self._waiting or self.is_drawing or top is None:
            return 0
        return FRAMES_PER_SECOND if self._transition or self.context.stage.busy else top.frames_per_second

    def loop(self) -> None:
        """Run until the window is closed. Every decision is saved already, so closing loses nothing."""
        clock = pygame.time.Clock()
        try:
            with collected_when_idle():
                while not self.context.quitting and self.context.stack.top is not None:
                    if self._rests:
                        events = _awaited(self._rested >= SLEEP_AFTER)
                        self.frame((), clock.tick())  # time passes before the input, so that no motion begins late
                        self.frame(events, 0)
                    else:
                        passed = clock.tick(self._pace)
                        self.frame(pygame.event.get(), passed)
        finally:
            settings = self.context.settings
            if self._place and self._place.place != settings.window:  # where the next window will open
                self.context.change_settings(msgspec.structs.replace(settings, window=self._place.place))


def _awaited(is_asleep: bool) -> list[pygame.Event]:
    """The next events; none if `REST` passes without one, or `SLEEP` if nothing has happened for long."""
    rest, listen = (SLEEP, LISTEN_ASLEEP) if is_asleep else (REST, LISTEN)
    for _ in range(rest // listen):
        events = pygame.event.get()
        if events:
            return events
        pygame.time.wait(listen)
    return []


def way_between(before: Sequence[Scene], after: Sequence[Scene], is_open: bool, still: bool = False) -> tuple[Way, int]:
    """The transition between two stacks of scenes, and its duration in milliseconds at normal speed.

    Args:
        is_open: the old frame may stay visible: it shows no hand, or that of the player still at the table.
        still: reduced motion; curtains do not move.
    """
    old, new = before[0], after[0]
    if still and old is not new and not is_open:
        return "dark", LASTS["dark"]
    if not still and old is not new and (old.curtain or new.curtain):
        way: Way = "rise" if old.curtain and is_open else "fall"
        return way, LASTS[way]
    if not is_open:
        return "dark", LASTS["dark"]
    if old is not new:
        return "fade", LASTS["fade"]
    return "fade", after[-1].fades[0] if len(after) > len(before) else before[-1].fades[1]


def _goes_on(value: Input) -> bool:
    """True for what only goes on where a deed waits to be read: a press there was not meant for what lies below."""
    if isinstance(value, Key):
        return value.name in ("space", "return", "enter") and not value.mods
    return isinstance(value, Press) and value.button == "left"
