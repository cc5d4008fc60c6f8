"""The layout of the replay: the table above, the bar below it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from game.match.timeline import UNITS, Unit
from game.ui.theme import Metrics
from game.ui.widgets.button import row_of_rects
from game.ui.widgets.screen import ScreenSheet

PLAY, LEAVE, PLAY_ON = "replay:play", "replay:leave", "replay:play_on"
LANE, CURVES, OWN_EYES = "replay:lane", "replay:curves", "replay:eyes"
ADVISE = "replay:advice"
"""Labels of the bar."""

MOST_GROWN = 1.3
"""Maximum factor on the height of lines of text in the bar."""

_MOST_ADVICE = 1.45
"""The same for advice, of which there may be two lines."""

_SIDE, _GAP = 28.0, 14.0
_LINE, _ADVICE, _CURVES, _LANE, _SIGNS, _BUTTONS = 42.0, 32.0, 90.0, 26.0, 26.0, 42.0
"""Heights of the lines of the bar, from the top, in u; that of the advice may be left out."""

_LOWEST_CURVES = 56.0
"""Height of the curves in u where large text takes room from them."""

_STEPPER, _ARROW, _PLAY, _SPEED, _LEAVE, _ON = 144.0, 40.0, 88.0, 56.0, 124.0, 240.0
_SIGN, _STATUS = 170.0, 480.0


class Stepper(NamedTuple):
    """Two arrows with the word for their unit between them, on one ``panel``."""

    panel: pygame.Rect
    previous: pygame.Rect
    word: pygame.Rect
    next: pygame.Rect


class ReplayPlan(NamedTuple):
    """The places of all parts, in pixels; ``table`` is the size of the table, in the upper left corner, and ``advice``
    None if it is not shown."""

    table: tuple[int, int]
    bar: pygame.Rect
    sign: pygame.Rect
    sentence: pygame.Rect
    advise: pygame.Rect
    advice: pygame.Rect | None
    status: pygame.Rect
    curves: pygame.Rect
    lane: pygame.Rect
    signs: pygame.Rect
    eyes: pygame.Rect
    steppers: Mapping[Unit, Stepper]
    play: pygame.Rect
    speeds: pygame.Rect
    play_on: pygame.Rect
    leave: pygame.Rect


def replay_plan(metrics: Metrics, is_advised: bool = False) -> ReplayPlan:
    """The layout for a window; larger text makes the bar higher, and so does advice."""
    sheet = ScreenSheet(metrics)
    line, signs, buttons = (sheet.grown(high, MOST_GROWN) for high in (_LINE, _SIGNS, _BUTTONS))
    advice = sheet.grown(_ADVICE, _MOST_ADVICE)
    grown = line + signs + buttons + advice - _LINE - _SIGNS - _BUTTONS - _ADVICE
    plot = max(_LOWEST_CURVES, _CURVES - grown)
    low = sheet.height - 8 - buttons
    signs_top = low - 6 - signs
    lane = signs_top - 5 - _LANE
    curves = lane - 6 - plot
    told = curves - 4 - advice
    top = (told if is_advised else curves - 2) - 4 - line
    bar = sheet.box(0, top - 10, sheet.width, sheet.height - top + 10)
    wide = sheet.width - 2 * _SIDE
    steppers, left = _steppers(sheet, low, buttons)
    speeds = left + _PLAY + _GAP
    return ReplayPlan(
        table=(metrics.size[0], bar.y),
        bar=pygame.Rect(0, bar.y, metrics.size[0], metrics.size[1] - bar.y),
        sign=sheet.box(_SIDE, top, _SIGN, line),
        sentence=sheet.box(_SIDE + _SIGN + 24, top, wide - _SIGN - 24 - _STATUS - line - 16, line),
        advise=sheet.box(_SIDE + wide - _STATUS - line, top, line, line),
        advice=sheet.box(_SIDE + _SIGN + 24, told, wide - _SIGN - 24, advice) if is_advised else None,
        status=sheet.box(_SIDE + wide - _STATUS + 20, top, _STATUS - 20, line),
        curves=sheet.box(_SIDE, curves, wide, plot),
        lane=sheet.box(_SIDE, lane, wide, _LANE),
        signs=sheet.box(_SIDE, signs_top, wide, signs),
        eyes=sheet.box(_SIDE, low, _eyes_end(sheet) - _SIDE, buttons),
        steppers=steppers,
        play=sheet.box(left, low, _PLAY, buttons),
        speeds=sheet.box(speeds, low, 4 * _SPEED, buttons),
        play_on=sheet.box(_SIDE + wide - _LEAVE - _GAP - _ON, low, _ON, buttons),
        leave=sheet.box(_SIDE + wide - _LEAVE, low, _LEAVE, buttons),
    )


def _eyes_end(sheet: ScreenSheet) -> float:
    """The right edge of the eyes, in u: the steppers and what follows them are centred in the remaining room."""
    middle = 4 * (_STEPPER + _GAP) + _PLAY + _GAP + 4 * _SPEED
    free = sheet.width - 2 * _SIDE - _ON - _LEAVE - _GAP - middle
    return _SIDE + max(300.0, min(free - 16, 380.0))


def _steppers(sheet: ScreenSheet, top: float, high: float) -> tuple[dict[Unit, Stepper], float]:
    """The steppers, and their right edge, in u."""
    left = _eyes_end(sheet) + 16
    found: dict[Unit, Stepper] = {}
    for unit in reversed(UNITS):
        panel, one = sheet.box(left, top, _STEPPER, high), sheet.box(left, top, _ARROW, high)
        word = sheet.box(left + _ARROW, top, _STEPPER - 2 * _ARROW, high)
        found[unit] = Stepper(panel, one, word, sheet.box(left + _STEPPER - _ARROW, top, _ARROW, high))
        left += _STEPPER + _GAP
    return found, left


def chips(rect: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    """``count`` chips side by side, each at most three times as wide as high."""
    wide = min(rect.width, count * 3 * rect.height)
    return row_of_rects(pygame.Rect(rect.x, rect.y, wide, rect.height), count, gap)
