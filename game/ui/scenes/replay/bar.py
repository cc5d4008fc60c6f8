"""The bar below the table of a replay: the present decision, the time line, the buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Protocol

import pygame

from game.match.match import WatchedMatch
from game.match.timeline import UNITS, Timeline, Unit
from game.rules.state import VIRTUAL, Seat
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import EyesChip, Label, MarkAt, Place, SpeedChip, StopAt, StopButton
from game.ui.scenes.replay import lane
from game.ui.scenes.replay.advice import Hindsight
from game.ui.scenes.replay.eyes import Eyes
from game.ui.scenes.replay.plan import ADVISE, CURVES, LANE, LEAVE, OWN_EYES, PLAY, PLAY_ON, ReplayPlan, Stepper, chips
from game.ui.scenes.replay.playback import SPEEDS, Playback
from game.ui.table.sight import Sight
from game.ui.widgets.button import Button, record_hit
from game.wording.wording import Sentence

_GROUND = theme.PanelStyle(theme.NIGHT, None, radius=0)
_EDGE = 2
_MOST_TOLD = 2
"""Maximum sentences of a decision in the bar; the log has all."""

_MOST_IN_TIP = 5
"""Maximum sentences of a decision in a tooltip."""


class Watched(Protocol):
    """What the bar needs of its scene."""

    context: Context
    match: WatchedMatch
    line: Timeline
    emblems: dict[Seat, str]
    colours: Mapping[Seat, str]
    all_eyes: tuple[Eyes, ...]
    eyes: Eyes
    playback: Playback
    hindsight: Hindsight

    @property
    def names(self) -> Mapping[Seat, str]: ...
    @property
    def step(self) -> int: ...
    @property
    def plan(self) -> ReplayPlan: ...
    def told(self, step: int) -> list[Sentence]: ...
    def put(self, canvas: Canvas, button: Button) -> None: ...
    def put_chip(self, canvas: Canvas, chip: Button, chosen: bool) -> None: ...


class _Spots:
    """The icons of the time line in a window of one size."""

    def __init__(self, canvas: Canvas, plan: ReplayPlan, scene: Watched) -> None:
        line = scene.line
        self.marks = lane.spots_of_marks(canvas, plan.lane, line, scene.emblems.get(VIRTUAL, ""))
        self.rounds = lane.spots_of_rounds(canvas, plan.signs, plan.lane, line)
        self.phases = lane.spots_of_phases(canvas, plan.signs, plan.lane, line, self.rounds)


class ReplayBar:
    """Draws the bar of ``scene`` and gives it the buttons; ``tips`` are the tooltips of its labels."""

    def __init__(self, scene: Watched) -> None:
        self.scene = scene
        self.tips: dict[Label, Callable[[], str]] = {}
        self._spots: tuple[theme.Metrics, _Spots] | None = None

    def step_at(self, x: int) -> int:
        """The step nearest to an x on the time line."""
        return lane.step_at(self.scene.plan.lane, x, self.scene.line.last)

    def _text(self, key: str, **facts: object) -> str:
        return self.scene.context.text(key, **facts)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, plan: ReplayPlan, sight: Sight) -> None:
        """Draw the whole bar; Tab goes to the buttons first, then to the time line."""
        self.tips = {}
        canvas.layer = 2
        canvas.panel(plan.bar, _GROUND, "bar")
        canvas.fill((0, plan.bar.y, plan.bar.width, max(1, canvas.px(_EDGE))), theme.GOLD)
        self._draw_words(canvas, plan, sight)
        self._put_buttons(canvas, plan)
        self._draw_time(canvas, plan)

    def _draw_words(self, canvas: Canvas, plan: ReplayPlan, sight: Sight) -> None:
        scene, step = self.scene, self.scene.step
        with canvas.within(plan.sign):
            canvas.panel(plan.sign, theme.BROWN_SIGN, "replay")
            inner = plan.sign.inflate(-canvas.px(30), -canvas.px(12))
            canvas.text(self._text("replay-title"), inner, "sign", theme.TITLE, theme.PAPER, "center", upper=True)
        moment, words = scene.line.moments[step], plan.sentence
        if moment.actor:
            size = max(theme.ICON_FLOOR, min(words.height, canvas.px(40)))
            canvas.icon(scene.emblems[moment.actor], (words.x + size // 2, words.centery), size)
            words = words.move(size + canvas.px(12), 0)
            words.width -= size + canvas.px(12)
        with canvas.within(plan.bar):
            canvas.text(self._sentence(), words, "strong", theme.TITLE, theme.TXT, wrap=True)
            phase = sight.wording.phase(moment.phase)
            facts = {"round": moment.round, "phase": phase, "step": step, "last": scene.line.last}
            canvas.text(
                self._text("replay-status", **facts), plan.status, "text", theme.BODY, theme.MUTED, "right", wrap=True
            )
        self._draw_advice(canvas, plan)

    def _draw_advice(self, canvas: Canvas, plan: ReplayPlan) -> None:
        """Draw what the expert would have done, below the decision."""
        if plan.advice is None:
            return
        scene, size = self.scene, max(theme.ICON_FLOOR, plan.advice.height)
        canvas.icon("robot", (plan.advice.x + size // 2, plan.advice.centery), size)
        words = plan.advice.move(size + canvas.px(12), 0)
        words.width -= size + canvas.px(12)
        told = scene.hindsight.sentence(scene.step, scene.eyes, scene.context.wording)
        with canvas.within(plan.bar):
            canvas.text(told, words, "text", theme.BODY, theme.GOLD, wrap=True)

    def _sentence(self) -> str:
        """The present decision: what its player did if possible, not its consequences for others."""
        scene = self.scene
        actor, told = scene.line.moments[scene.step].actor, scene.told(scene.step)
        if scene.step == 0:
            return self._text("replay-dealt")
        own = [line for line in told if line.actor == actor] or list(told)
        return " ".join(own[:_MOST_TOLD]) or self._text("replay-silent", name=scene.names[actor] if actor else "")

    # ------------------------------------------------------------------ buttons
    def _put(self, canvas: Canvas, button: Button) -> None:
        self.scene.put(canvas, button)
        tip = button.why or button.tip or button.text
        self.tips[button.label] = lambda: tip

    def _put_buttons(self, canvas: Canvas, plan: ReplayPlan) -> None:
        playing = self.scene.playback.playing
        key, icon = ("replay-pause", "pause") if playing else ("replay-play", "play")
        self._put(canvas, Button(PLAY, "", plan.play, "primary", icon, theme.TITLE, tip=self._text(key)))
        for unit in reversed(UNITS):
            self._put_stepper(canvas, plan.steppers[unit], unit)
        places = chips(plan.speeds, len(SPEEDS), canvas.px(4))
        for number, (speed, place) in enumerate(zip(SPEEDS, places, strict=True)):
            label, words = SpeedChip(number), self._text("replay-speed", speed=speed)
            self.scene.put_chip(canvas, Button(label, words, place), speed == self.scene.playback.speed)
            self.tips[label] = partial(self._text, "replay-speed-tip", speed=speed)
        self._put_eyes(canvas, plan.eyes)
        is_advised = plan.advice is not None
        self.scene.put_chip(canvas, Button(ADVISE, "", plan.advise, icon="robot"), is_advised)
        self.tips[ADVISE] = lambda: self._text("advice-off-tip" if is_advised else "advice-on-tip")
        why = self._text("replay-over") if self.scene.match.status.is_over else None
        tip = self._text("replay-play-on-tip")
        with canvas.one_size():
            self._put(canvas, Button(PLAY_ON, self._text("replay-play-on"), plan.play_on, why=why, tip=tip))
            self._put(canvas, Button(LEAVE, self._text("replay-leave"), plan.leave, tip=self._text("replay-leave-tip")))

    def _put_stepper(self, canvas: Canvas, stepper: Stepper, unit: Unit) -> None:
        step, last = self.scene.step, self.scene.line.last
        first = self._text("replay-first") if step == 0 else None
        ended = self._text("replay-last") if step == last else None
        previous, following = (self._text(f"replay-{way}-{unit}") for way in ("previous_stop", "next_stop"))
        canvas.panel(stepper.panel, theme.SUNK._replace(radius=12), unit)
        self._put(
            canvas,
            Button(StopButton(unit, -1), "", stepper.previous, "plain", "step_back", theme.BODY, first, previous),
        )
        self._put(
            canvas, Button(StopButton(unit, 1), "", stepper.next, "plain", "step_forth", theme.BODY, ended, following)
        )
        words = stepper.word.inflate(-canvas.px(14), 0)
        with canvas.within(stepper.word):
            canvas.text(self._text(f"replay-unit-{unit}"), words, "text", theme.CAPTION, theme.MUTED, "center")

    def _put_eyes(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Draw the chips of all eyes, or why there is nothing to choose."""
        scene = self.scene
        if len(scene.all_eyes) == 1:
            canvas.text(self._text("replay-own-eyes"), rect, "text", theme.CAPTION, theme.MUTED)
            record_hit(canvas, rect, OWN_EYES)
            is_alone = len(scene.match.seats) == 1
            self.tips[OWN_EYES] = lambda: self._text("replay-alone-tip" if is_alone else "replay-own-eyes-tip")
            return
        for number, (eyes, place) in enumerate(zip(scene.all_eyes, self._places_of_eyes(canvas, rect), strict=True)):
            label = EyesChip(number)
            words, icon = (self._text("replay-all-hands"), None) if eyes.all else ("", scene.emblems[eyes.side])
            scene.put_chip(canvas, Button(label, words, place, icon=icon), eyes == scene.eyes)
            key = "replay-all-hands-tip" if eyes.all else "replay-eyes-tip" if eyes.own else "replay-side-tip"
            tip = self._text(key, name=scene.names[eyes.side])
            self.tips[label] = partial(str, tip)

    def _places_of_eyes(self, canvas: Canvas, rect: pygame.Rect) -> Sequence[pygame.Rect]:
        """A wide chip for all hands, and one with the emblem of each seat."""
        gap, count = canvas.px(6), len(self.scene.all_eyes)
        if not self.scene.all_eyes[0].all:
            return chips(rect, count, gap)
        small = min(rect.height * 5 // 4, (rect.width * 6 // 10) // (count - 1) - gap)
        wide = min(rect.width - (count - 1) * (small + gap), rect.height * 3)
        seats = (
            pygame.Rect(rect.x + wide + gap + number * (small + gap), rect.y, small, rect.height)
            for number in range(count - 1)
        )
        return (pygame.Rect(rect.x, rect.y, wide, rect.height), *seats)

    # ------------------------------------------------------------------ the time line
    def _draw_time(self, canvas: Canvas, plan: ReplayPlan) -> None:
        scene, step = self.scene, self.scene.step
        if self._spots is None or self._spots[0] != canvas.metrics:
            self._spots = canvas.metrics, _Spots(canvas, plan, scene)
        spots = self._spots[1]
        lane.draw_curves(canvas, plan.curves, plan.lane, scene.line, scene.colours, step)
        record_hit(canvas, plan.curves, CURVES)
        self.tips[CURVES] = self._vp_words
        lane.draw_lane(canvas, plan.lane, scene.line, step)
        record_hit(canvas, plan.lane, LANE)
        self.tips[LANE] = lambda: self._text("replay-lane-tip")
        lane.draw_spots(canvas, spots.marks, step)
        self._reach(canvas, spots.marks, MarkAt, self._step_words)
        actor = scene.line.moments[step].actor
        lane.draw_marker(
            canvas, plan.lane, lane.x_of(plan.lane, step, scene.line.last), scene.emblems[actor] if actor else None
        )
        for spot in spots.rounds:
            with canvas.within(spot.rect):
                canvas.panel(spot.rect, theme.GREEN_SIGN._replace(radius=6, keyline=None, edge=theme.PAPER), "round")
                words = self._text("replay-round", round=self.scene.line.moments[spot.step].round)
                canvas.text(words, spot.rect.inflate(-4, -4), "sign", theme.BODY, theme.PAPER, "center")
        lane.draw_spots(canvas, spots.phases, step)
        self._reach(canvas, (*spots.rounds, *spots.phases), StopAt, self._stop_words)

    def _reach(
        self, canvas: Canvas, spots: Sequence[lane.Spot], place_of: Callable[[int], Place], words: Callable[[int], str]
    ) -> None:
        """Make icons of the time line buttons, with tooltips."""
        for spot in spots:
            label = place_of(spot.step)
            self.scene.put(canvas, Button(label, "", spot.rect, drawn=False))
            self.tips[label] = partial(words, spot.step)

    def _step_words(self, step: int) -> str:
        """The tooltip of a mark: its step and what happened."""
        told = self.scene.told(step)[:_MOST_IN_TIP]
        return "\n".join((self._text("replay-mark", step=step), *told))

    def _stop_words(self, step: int) -> str:
        moment = self.scene.line.moments[step]
        phase = self.scene.context.wording.phase(moment.phase)
        return self._text("replay-stop", round=moment.round, phase=phase, step=step)

    def _vp_words(self) -> str:
        """The VP of all at this step."""
        scene = self.scene
        rows = zip(scene.line.seats, scene.line.moments[scene.step].vp, strict=True)
        return "\n".join(self._text("replay-vp", name=scene.names[seat], n=vp) for seat, vp in rows)
