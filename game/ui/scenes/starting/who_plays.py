"""The choice of who plays a seat: a person, or a robot of a level."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.bots.external.program import is_program
from game.kernel.seats import HUMAN
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import SeatPlayer
from game.ui.running.seating import SeatedPlayer, robot_name
from game.ui.scene import Scene
from game.ui.theme import TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects

_PERSON, _STEPPER = 0.34, 0.16
"""Shares of the width."""

_TALL = 96
"""Height in u from which the steppers stand one above the other."""


def put_who_plays(scene: Scene, canvas: Canvas, rect: pygame.Rect, seat: Seat, player: SeatedPlayer) -> None:
    """Draw chips for a person and a robot, and beside a chosen robot buttons to a weaker and a stronger one."""
    text, gap = scene.context.text, canvas.px(8)
    wide, step = round(rect.width * _PERSON), round(rect.width * _STEPPER)
    beside = step if rect.height >= canvas.px(_TALL) else 2 * step
    person = pygame.Rect(rect.x, rect.y, wide, rect.height)
    robot = pygame.Rect(person.right + gap, rect.y, rect.right - person.right - gap, rect.height)
    if player.is_robot:
        robot.width -= beside + gap
    steppers = pygame.Rect(rect.right - beside, rect.y, beside, rect.height)
    chip = Button(SeatPlayer(seat, HUMAN), text("new-person"), person, icon="person", tip=text("new-person-note"))
    scene.put_chip(canvas, chip, not player.is_robot)
    name = robot_name(scene.context, player.robot)
    note = text("bot-program-note" if is_program(player.robot) else f"bot-{player.robot}-note")
    chip = Button(SeatPlayer(seat, player.robot), name, robot, icon="robot", tip=note)
    scene.put_chip(canvas, chip, player.is_robot)
    for button in _steppers(canvas, scene.context, steppers, seat, player) if player.is_robot else ():
        scene.put(canvas, button)


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
            why = text("new-robot-last" if is_program(player.robot) else f"new-robot-{key}")
            yield Button(f"{key}:{seat}", sign, place, u=TITLE, why=why)
        else:
            yield Button(SeatPlayer(seat, other), sign, place, u=TITLE, tip=robot_name(context, other))
