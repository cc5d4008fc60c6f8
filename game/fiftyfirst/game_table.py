"""The table of 51st State: what the window asks of the game."""

from __future__ import annotations

from typing import Final

from game.kernel.seats import NOBODY, Seat
from game.match.match import Match
from game.rules.state import END_VP
from game.ui import topics
from game.ui.context import Context
from game.ui.game_table import GameTable
from game.ui.running import course
from game.ui.running.emblems import emblem_of
from game.ui.scenes.account import ProductionScene
from game.ui.scenes.assault.scene import AssaultScene
from game.ui.scenes.cards.scene import open_library
from game.ui.scenes.cleanup import CleanupScene, TidiedScene
from game.ui.scenes.cover import CoverScene
from game.ui.scenes.keep import KeepScene
from game.ui.scenes.lookout import LookoutScene
from game.ui.scenes.overview import draw_public_table, open_overview
from game.ui.scenes.score.scene import ScoreScene
from game.ui.scenes.table import TableScene
from game.ui.scenes.zoom import open_board
from game.ui.sound import cues

_OF_MATCH: Final = (
    KeepScene, LookoutScene, ProductionScene, AssaultScene, TableScene, CleanupScene, TidiedScene, ScoreScene,
    CoverScene,
)  # fmt: skip


def _emblem(match: Match, seat: Seat) -> str:
    return emblem_of(match.view(NOBODY), seat)


def _last_round(context: Context) -> str:
    """Somebody has the VP that end the game (R18.1)."""
    return context.text("motion-exit", vp=END_VP)


TABLE: Final = GameTable(
    scenes={scene.name: scene for scene in _OF_MATCH},
    flow=course,
    sounds=cues,
    topics=topics,
    emblem=_emblem,
    last_round=_last_round,
    draw_behind=draw_public_table,
    open_overview=open_overview,
    open_library=open_library,
    open_board=open_board,
)
