"""What stands around the list of matches: the head with the search, and what is said where nothing is listed."""

from __future__ import annotations

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.scenes.matches.plan import MatchesPlan
from game.ui.theme import MUTED, PLAIN
from game.ui.widgets.button import Button
from game.ui.widgets.heading import draw_heading
from game.ui.widgets.text_field import TextField

FIELD, STATISTICS = "matches:search", "matches:statistics"


def put_head(scene: Scene, canvas: Canvas, plan: MatchesPlan, field: TextField) -> None:
    """Draw the heading, the field to search in, and the way to the statistics."""
    text = scene.context.text
    draw_heading(canvas, plan.common.sign, "matches", text("matches-title"))
    field.draw(canvas, plan.field, scene.touch, text("matches-search"))
    lens = plan.field.height
    canvas.icon("zoom", (plan.field.right - lens * 0.6, plan.field.centery), max(16, round(lens * 0.5)), dim=True)
    scene.buttons[FIELD] = Button(FIELD, "", plan.field, drawn=False, tip=text("matches-search-tip"))
    words, tip = text("statistics-open"), text("statistics-open-tip")
    scene.put(canvas, Button(STATISTICS, words, plan.statistics, icon="vp", u=20, tip=tip))


def draw_nothing(context: Context, canvas: Canvas, rect: pygame.Rect, known: int, waiting: int) -> None:
    """What to do where no match is listed of so many that are known, and that still have to be read."""
    key = "matches-none-found" if known else "matches-none"
    if waiting:
        key = "matches-none-yet"
    canvas.panel(rect, PLAIN, "nothing")
    with canvas.within(rect):
        room = rect.inflate(-canvas.px(160), -canvas.px(80))
        canvas.text(context.text(key), room, "text", 24, MUTED, "center", wrap=True)
