"""The choice of who plays a seat: a person, or a robot of a level."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import SeatPlayer
from game.ui.running.seating import HUMAN, SeatedPlayer
from game.ui.theme import TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects

_PERSON, _STEPPER = 0.34, 0.16
"""Shares of the width."""

_TALL = 96
"""Height in u from which the steppers stand one above the other."""


def who_plays(
    canvas: Canvas, context: Context, rect: pygame.Rect, seat: Seat, player: SeatedPlayer
) -> tuple[Button, Button, tuple[Button, ...]]:
    """The chips of a person and of a robot, and beside a chosen robot those of a weaker and a stronger one."""
    text, gap = context.text, canvas.px(8)
    wide, step = round(rect.width * _PERSON), round(rect.width * _STEPPER)
    beside = step if rect.height >= canvas.px(_TALL) else 2 * step
    person = pygame.Rect(rect.x, rect.y, wide, rect.height)
    robot = pygame.Rect(person.right + gap, rect.y, rect.right - person.right - gap, rect.height)
    if player.is_robot:
        robot.width -= beside + gap
    steppers = pygame.Rect(rect.right - beside, rect.y, beside, rect.height)
    level = f"bot-{player.robot}"
    return (
        Button(SeatPlayer(seat, HUMAN), text("new-person"), person, icon="person", tip=text("new-person-note")),
        Button(SeatPlayer(seat, player.robot), text(level), robot, icon="robot", tip=text(f"{level}-note")),
        tuple(_steppers(canvas, context, steppers, seat, player)) if player.is_robot else (),
    )


def _steppers(
    canvas: Canvas, context: Context, rect: pygame.Rect, seat: Seat, player: SeatedPlayer
) -> Iterator[Button]:
    text, gap = context.text, canvas.px(8)
    if rect.height >= canvas.px(_TALL):
        high = (rect.height - gap) // 2
        stronger, weaker = (pygame.Rect(rect.x, top, rect.width, high) for top in (rect.y, rect.bottom - high))
    else:
        weaker, stronger = row_of_rects(rect, 2, gap)
    for sign, step, place, key in (("−", -1, weaker, "weakest"), ("+", 1, stronger, "strongest")):
        other = player.other_robot(step)
        if other is None:
            yield Button(f"{key}:{seat}", sign, place, u=TITLE, why=text(f"new-robot-{key}"))
        else:
            yield Button(SeatPlayer(seat, other), sign, place, u=TITLE, tip=text(f"bot-{other}"))
