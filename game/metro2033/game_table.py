"""The table of Metro 2033: what the window asks of the game."""

from __future__ import annotations

from typing import Final

import pygame

from game.kernel.seats import NOBODY, Seat
from game.metro2033.art.faces.backs import back
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.table import course
from game.metro2033.table.of_match import draw_public_table
from game.play.match import AnyMatch
from game.ui.canvas import Canvas
from game.ui.game_table import GameTable
from game.ui.widgets.handover import draw_backs

_OF_MATCH: Final = (MetroTableScene,)


def _emblem(match: AnyMatch, seat: Seat) -> str:
    return f"metro2033/{match.view(NOBODY).player(seat).faction or 'any_good'}"


def _draw_closed_hand(canvas: Canvas, rect: pygame.Rect, match: AnyMatch, seat: Seat) -> None:
    draw_backs(canvas, rect, len(match.view(NOBODY).player(seat).quests), lambda width: back("quest", width))


TABLE: Final = GameTable(
    scenes={scene.name: scene for scene in _OF_MATCH},
    flow=course,
    emblem=_emblem,
    draw_closed_hand=_draw_closed_hand,
    draw_behind=draw_public_table,
)
