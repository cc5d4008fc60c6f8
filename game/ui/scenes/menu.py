"""Small scenes over another one: a question with some answers, and the menu inside a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.ui.canvas import Canvas
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.scene import Context, Scene
from game.ui.settings import Handover
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import LAYER, LIGHT, draw_dialog, draw_scrim


class Answer(NamedTuple):
    """A button of a dialog and what it does; the dialog is closed first."""

    label: str
    text: str
    act: Callable[[], None]
    style: str = "plain"


class DialogScene(Scene):
    """Asks something over the dimmed scene. Esc is the last answer, Return the first."""

    over = True
    arrows = True

    def __init__(self, context: Context, title: str, lines: Sequence[str], answers: Sequence[Answer]) -> None:
        super().__init__(context)
        self.title, self.lines, self.answers = title, tuple(lines), tuple(answers)
        self.focus = answers[0].label

    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        tall = 210 + 34 * len(self.lines)
        rect = self.box(960 - 500, 540 - tall / 2, 1000, tall)
        with canvas.within(rect):
            foot = draw_dialog(canvas, rect, self.title, self.lines)
        self._put_answers(canvas, foot)

    def _put_answers(self, canvas: Canvas, foot: pygame.Rect) -> None:
        """The first answer stands at the right end."""
        gap = canvas.px(16)
        width = min(canvas.px(260), (foot.width - gap * (len(self.answers) - 1)) // len(self.answers))
        for number, answer in enumerate(self.answers):
            rect = pygame.Rect(foot.right - (number + 1) * width - number * gap, foot.y, width, foot.height)
            self.put(canvas, Button(answer.label, answer.text, rect, answer.style, u=24))

    def on_click(self, click: Click) -> None:
        for answer in self.answers:
            if click.label == answer.label and click.button == "left":
                self._give(answer)

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self._give(self.answers[-1])

    def _give(self, answer: Answer) -> None:
        self.context.stack.pop()
        answer.act()


def open_game_menu(context: Context) -> None:
    """The menu of a match: it is saved at every decision, so leaving loses nothing."""
    text = context.text
    covers = context.settings.handover == "window"
    cover = "menu-cover-less" if covers else "menu-cover-all"
    context.stack.push(
        DialogScene(
            context,
            text("menu-title"),
            (text("menu-saved"), text("menu-covers-all" if covers else "menu-covers-hands")),
            (
                Answer("menu:resume", text("menu-resume"), lambda: None, "primary"),
                Answer("menu:cover", text(cover), lambda: _toggle_cover(context)),
                Answer("menu:leave", text("menu-leave"), context.director.leave_match),
                Answer("menu:quit", text("menu-quit"), lambda: _quit(context)),
            ),
        )
    )


def _toggle_cover(context: Context) -> None:
    """What is covered when the table is handed over: the hand, or the whole window."""
    handover: Handover = "hands" if context.settings.handover == "window" else "window"
    context.change_settings(replace(context.settings, handover=handover))
    context.director.advance()


def _quit(context: Context) -> None:
    context.quitting = True
