"""Chips that choose the game whose matches are shown, where a program has several."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import GameChip
from game.ui.scenes.lists import ListScene
from game.ui.widgets.button import Button, row_of_rects

_WIDEST = 420
"""Maximum width of a chip, in u."""


def games_to_choose(context: Context) -> tuple[str, ...]:
    """The games that have chips: none if there is only one, or while a match is on the table, which stays there."""
    games = tuple(context.games)
    return games if len(games) > 1 and context.match is None else ()


def put_game_chips(scene: ListScene, canvas: Canvas, rect: pygame.Rect, games: Sequence[str]) -> None:
    """Draw a chip with the name of each of these games; the chosen one is the game that is played."""
    context = scene.context
    if not games:
        return
    gap = canvas.px(8)
    room = min(rect.width, len(games) * round(scene.sheet.grown(_WIDEST, 1.3) * scene.sheet.metrics.scale))
    places = row_of_rects(pygame.Rect(rect.x, rect.y, room, rect.height), len(games), gap)
    with canvas.one_size():
        for id, place in zip(games, places, strict=True):
            name = context.title_of(id)
            tip = context.text(f"{scene.word}-game-tip", game=name)
            scene.put_chip(canvas, Button(GameChip(id), name, place, tip=tip), id == context.box.id)
