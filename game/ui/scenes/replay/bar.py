"""The bar below the table of a replay: the present decision, the buttons, and the time line with the curves of VP."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.kernel.seats import Seat
from game.match.timeline import UNITS, Timeline, TimelineMark, Unit
from game.ui import theme
from game.ui.art.cache import kept
from game.ui.art.svg import faded, rasterise
from game.ui.canvas import Canvas
from game.ui.places import EyesChip, Label, MarkAt, Place, SpeedChip, StopAt, StopButton
from game.ui.scenes.replay.eyes import SPEEDS
from game.ui.scenes.replay.plan import ADVISE, CURVES, LANE, LEAVE, OWN_EYES, PLAY, PLAY_ON, ReplayPlan, Stepper, chips
from game.ui.widgets.button import Button, record_hit
from game.ui.widgets.chart import GOAL, GOAL_TEXT, marker

if TYPE_CHECKING:
    from game.ui.scenes.replay.scene import WatchingScene


_ICON, _MARKER, _PHASE = 24.0, 46.0, 22.0
_PLOT = theme.SUNK._replace(fill="#151C22")
_ROAD = theme.PanelStyle(theme.ASPHALT, theme.LINE, radius=13)
_DRIVEN = theme.PanelStyle("#6E5A17", theme.GOLD, radius=13, edge_width=1)
_DASH, _FREE = 16.0, 16.0


class Spot(NamedTuple):
    """An icon on the time line that leads to a step."""

    step: int
    rect: pygame.Rect
    icon: str


def x_of(lane: pygame.Rect, step: int, last: int) -> int:
    """The x of a step on the lane."""
    pad = lane.height // 2
    return lane.x + pad + round((lane.width - 2 * pad) * step / max(1, last))


def step_at(lane: pygame.Rect, x: int, last: int) -> int:
    """The step nearest to an x on the lane."""
    pad = lane.height // 2
    share = (x - lane.x - pad) / max(1, lane.width - 2 * pad)
    return max(0, min(round(share * last), last))


def spots_of_marks(
    canvas: Canvas, lane: pygame.Rect, line: Timeline, kinds: Sequence[str], icon_of: Callable[[TimelineMark], str]
) -> tuple[Spot, ...]:
    """The marks in the order of their steps, without those that more important ones would cover: their ``kinds`` are
    in the order of importance."""
    size = max(theme.ICON_FLOOR, canvas.px(_ICON))
    spots: list[Spot] = []
    for mark in sorted(line.marks, key=lambda mark: (kinds.index(mark.kind), mark.step)):
        x = x_of(lane, mark.step, line.last)
        if all(abs(x - spot.rect.centerx) > size for spot in spots):
            spots.append(Spot(mark.step, _square(x, lane.centery, size), icon_of(mark)))
    return tuple(sorted(spots, key=lambda spot: spot.step))


def _square(x: int, y: int, size: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, size, size)
    rect.center = (x, y)
    return rect


def spots_of_rounds(canvas: Canvas, signs: pygame.Rect, lane: pygame.Rect, line: Timeline) -> tuple[Spot, ...]:
    """The signs of the rounds, each at its first step, or further right where rounds are short."""
    wide = max(canvas.px(58), signs.height * 2)
    found: list[Spot] = []
    for step in line.stops["round"]:
        if line.moments[step].round < 1:
            continue
        left = max(x_of(lane, step, line.last) - wide // 2, signs.x, found[-1].rect.right + 2 if found else 0)
        found.append(Spot(step, pygame.Rect(min(left, signs.right - wide), signs.y, wide, signs.height), ""))
    return tuple(found)


def spots_of_phases(
    canvas: Canvas, signs: pygame.Rect, lane: pygame.Rect, line: Timeline, rounds: Sequence[Spot],
    phases: Mapping[str, str], longest: str,
) -> tuple[Spot, ...]:  # fmt: skip
    """The icons of ``phases`` beside the signs of the rounds: that of the ``longest`` one for each round, further right
    if the sign is there; of the others as many as have room."""
    size, apart = max(theme.ICON_FLOOR, canvas.px(_PHASE)), 2 * _APART
    taken = [spot.rect for spot in rounds]
    found = []
    for step in sorted(line.stops["phase"], key=lambda step: line.moments[step].phase != longest):
        name = line.moments[step].phase
        rect = _square(x_of(lane, step, line.last), signs.centery, size)
        sign = rect.inflate(apart, 0).collidelist(taken)
        if name == longest and sign >= 0:
            rect.x = max(rect.x, taken[sign].right + _APART)
        if name in phases and signs.contains(rect) and rect.inflate(apart - 2, 0).collidelist(taken) < 0:
            taken.append(rect)
            found.append(Spot(step, rect, phases[name]))
    return tuple(sorted(found, key=lambda spot: spot.step))


_APART = 5
"""Pixels between icons of phases and signs."""


# ---------------------------------------------------------------------- drawing
def draw_lane(canvas: Canvas, lane: pygame.Rect, line: Timeline, step: int) -> None:
    """The road, lit up to the present step, with a post at the beginning of each phase."""
    canvas.panel(lane, _ROAD, "lane")
    driven = pygame.Rect(lane.x, lane.y, x_of(lane, step, line.last) - lane.x + lane.height // 2, lane.height)
    canvas.panel(driven, _DRIVEN, "driven")
    pitch = max(2, canvas.px(_DASH + _FREE))
    for left in range(lane.x + pitch // 2, lane.right - pitch, pitch):
        canvas.fill((left, lane.centery, canvas.px(_DASH), 1), theme.PAPER if left < driven.right else theme.LINE)
    for stop in line.stops["phase"]:
        tall = canvas.px(7)
        canvas.fill((x_of(lane, stop, line.last), lane.bottom, max(1, canvas.px(2)), tall), theme.LINE)


def draw_spots(canvas: Canvas, spots: Sequence[Spot], step: int) -> None:
    """Icons of the past bright, of the future faded."""
    for spot in spots:
        canvas.icon(spot.icon, spot.rect, spot.rect.width, dim=spot.step > step)


def draw_marker(canvas: Canvas, lane: pygame.Rect, x: int, emblem: str | None) -> None:
    """The present step, with the emblem of the player who decided."""
    size = canvas.px(_MARKER)
    rect = _square(x, lane.centery, size)
    canvas.panel(rect, theme.PanelStyle(theme.NIGHT, theme.GOLD, radius=_MARKER / 2, edge_width=2.5), "marker")
    if emblem:
        canvas.icon(emblem, rect, max(theme.ICON_FLOOR, round(size * 0.8)))


def draw_curves(
    canvas: Canvas, rect: pygame.Rect, lane: pygame.Rect, line: Timeline, colours: Mapping[Seat, str], step: int,
    goal: int | None,
) -> None:  # fmt: skip
    """The VP of all, the future faded; markers at the present step tell seats apart without colour."""
    canvas.panel(rect, _PLOT, "plot")
    seats = tuple(colours[seat] for seat in line.seats)
    values = tuple(tuple(moment.vp[place] for moment in line.moments) for place in range(len(line.seats)))
    picture = _curves(rect.size, lane.height // 2, values, seats, canvas.metrics.scale)
    if goal is not None:
        _draw_goal(canvas, rect, _top(values), goal)
    here = x_of(lane, step, line.last) - rect.x
    faint = faded(picture.copy())
    canvas.blit(faint, (rect.x + here, rect.y), (here, 0, rect.width - here, rect.height))
    canvas.image(picture.subsurface((0, 0, max(1, here), rect.height)), rect.topleft, "curves")
    size = max(theme.ICON_FLOOR, canvas.px(18))
    top, half = _top(values), len(seats) * size / 2
    middle = rect.x + max(half, min(here, rect.width - half))
    for number, seat in enumerate(line.seats):
        y = _height(line.moments[step].vp[number], top, rect.height)
        beside = (number - (len(seats) - 1) / 2) * size
        canvas.picture(marker(number, seats[number], size), (middle + beside, rect.y + y), f"vp {seat}")


def _draw_goal(canvas: Canvas, rect: pygame.Rect, top: int, goal: int) -> None:
    """A line at the VP that end the game, if anybody has so many, with their number at its left end."""
    if top < goal:
        return
    y = rect.y + round(_height(goal, top, rect.height))
    number = pygame.Rect(rect.x + canvas.px(8), 0, canvas.px(34), max(theme.FLOOR, canvas.px(20)))
    number.centery = y
    canvas.text(str(goal), number, "number", theme.CAPTION, GOAL_TEXT)
    left = number.right
    canvas.fill((left, y, rect.right - canvas.px(12) - left, max(1, canvas.px(1.5))), GOAL)


_MARGIN = 0.11
"""Room above and below the curves, as a share of their height."""


def _top(values: Sequence[Sequence[int]]) -> int:
    return max(10, *(max(one) for one in values))


def _height(vp: int, top: int, height: int) -> float:
    """Distance of a number of VP from the upper edge, in pixels."""
    return height * (_MARGIN + (1 - 2 * _MARGIN) * (1 - vp / top))


@kept
def _curves(
    size: tuple[int, int], pad: int, values: tuple[tuple[int, ...], ...], colours: tuple[str, ...], scale: float
) -> pygame.Surface:
    """All curves as one picture; equal numbers are drawn side by side."""
    top, last = _top(values), max(1, len(values[0]) - 1)
    parts = []
    for number, (one, colour) in enumerate(zip(values, colours, strict=True)):
        beside = (number - (len(values) - 1) / 2) * 3 * scale
        points = [
            f"{pad + (size[0] - 2 * pad) * step / last:.1f} {_height(vp, top, size[1]) + beside:.1f}"
            for step, vp in enumerate(one)
        ]
        path = "M" + "L".join(points)
        for ink, wide in ((theme.INK, 6), (colour, 3)):
            width = max(1.0, wide * scale)
            parts.append(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:.2f}"/>')
    return rasterise("".join(parts), size)


_GROUND = theme.PanelStyle(theme.NIGHT, None, radius=0)
_EDGE = 2
_MOST_TOLD = 2
"""Maximum sentences of a decision in the bar; the log has all."""

_MOST_IN_TIP = 5
"""Maximum sentences of a decision in a tooltip."""


class ReplayBar:
    """Draws the bar of ``scene`` and gives it the buttons; ``tips`` are the tooltips of its labels."""

    def __init__(self, scene: WatchingScene) -> None:
        self.scene = scene
        self.tips: dict[Label, Callable[[], str]] = {}
        self._spots: tuple[theme.Metrics, Sequence[tuple[Spot, ...]]] | None = None
        """The icons of the time line: marks, rounds and phases, in a window of one size."""

    def step_at(self, x: int) -> int:
        """The step nearest to an x on the time line."""
        return step_at(self.scene.plan.lane, x, self.scene.line.last)

    def _text(self, key: str, **facts: object) -> str:
        return self.scene.context.text(key, **facts)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, plan: ReplayPlan) -> None:
        """Draw the whole bar; Tab goes to the buttons first, then to the time line."""
        self.tips = {}
        canvas.layer = 2
        canvas.panel(plan.bar, _GROUND, "bar")
        canvas.fill((0, plan.bar.y, plan.bar.width, max(1, canvas.px(_EDGE))), theme.GOLD)
        self._draw_words(canvas, plan)
        self._put_buttons(canvas, plan)
        self._draw_time(canvas, plan)

    def _draw_words(self, canvas: Canvas, plan: ReplayPlan) -> None:
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
            phase = scene.context.wording.phase(moment.phase)
            facts = {"round": moment.round, "phase": phase, "step": step, "last": scene.line.last}
            status = self._text("replay-status", **facts)
            place, gap = plan.status.copy(), canvas.px(12)
            size = (
                max(theme.ICON_FLOOR, canvas.px(_PHASE)) if moment.phase in scene.phases else 0
            )  # as on the time line
            if size:
                place.x, place.width = place.x + size + gap, place.width - size - gap
            ink = canvas.text(status, place, "text", theme.BODY, theme.MUTED, "right", wrap=True)
            if size:
                canvas.icon(scene.phases[moment.phase], (ink.x - gap - size / 2, place.centery), size)
        self._draw_advice(canvas, plan)

    def _draw_advice(self, canvas: Canvas, plan: ReplayPlan) -> None:
        """Draw what a robot would have done, below the decision."""
        if plan.advice is None:
            return
        scene, size = self.scene, max(theme.ICON_FLOOR, plan.advice.height)
        canvas.icon("robot", (plan.advice.x + size // 2, plan.advice.centery), size)
        words = plan.advice.move(size + canvas.px(12), 0)
        words.width -= size + canvas.px(12)
        told = scene.hindsight.sentence(scene.step, scene.eyes, scene.context.narrator)
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
        if self.scene.has_advice:
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
        back = Button(StopButton(unit, -1), "", stepper.previous, icon="step_back", why=first, tip=previous)
        self._put(canvas, back)
        self._put(canvas, Button(StopButton(unit, 1), "", stepper.next, icon="step_forth", why=ended, tip=following))
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
            kinds = scene.match.kind.highlights.kinds
            marks = spots_of_marks(canvas, plan.lane, scene.line, kinds, scene.icon_of)
            rounds = spots_of_rounds(canvas, plan.signs, plan.lane, scene.line)
            phases = spots_of_phases(
                canvas, plan.signs, plan.lane, scene.line, rounds, scene.phases, scene.longest_phase
            )
            self._spots = canvas.metrics, (marks, rounds, phases)
        marks, rounds, phases = self._spots[1]
        draw_curves(canvas, plan.curves, plan.lane, scene.line, scene.colours, step, scene.goal)
        record_hit(canvas, plan.curves, CURVES)
        self.tips[CURVES] = self._vp_words
        draw_lane(canvas, plan.lane, scene.line, step)
        record_hit(canvas, plan.lane, LANE)
        self.tips[LANE] = lambda: self._text("replay-lane-tip")
        draw_spots(canvas, marks, step)
        self._reach(canvas, marks, MarkAt, self._step_words)
        actor = scene.line.moments[step].actor
        draw_marker(canvas, plan.lane, x_of(plan.lane, step, scene.line.last), scene.emblems[actor] if actor else None)
        for spot in rounds:
            with canvas.within(spot.rect):
                canvas.panel(spot.rect, theme.GREEN_SIGN._replace(radius=6, keyline=None, edge=theme.PAPER), "round")
                words = self._text("replay-round", round=self.scene.line.moments[spot.step].round)
                canvas.text(words, spot.rect.inflate(-4, -4), "sign", theme.BODY, theme.PAPER, "center")
        draw_spots(canvas, phases, step)
        self._reach(canvas, (*rounds, *phases), StopAt, self._stop_words)

    def _reach(
        self, canvas: Canvas, spots: Sequence[Spot], place_of: Callable[[int], Place], words: Callable[[int], str]
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
        """The VP of all at this step, under a heading."""
        scene = self.scene
        rows = zip(scene.line.seats, scene.line.moments[scene.step].vp, strict=True)
        told = (self._text("replay-vp", name=scene.names[seat], n=vp) for seat, vp in rows)
        return "\n".join((self._text("replay-vp-head"), *told))
