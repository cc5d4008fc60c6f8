"""All screens that the director of matches opens; the only module that knows them all."""

from __future__ import annotations

from typing import Final

from game.ui.context import Context
from game.ui.running.director import MatchDirector, Screens
from game.ui.scenes.account import ProductionScene
from game.ui.scenes.assault.scene import AssaultScene
from game.ui.scenes.cleanup import CleanupScene, TidiedScene
from game.ui.scenes.cover import CoverScene
from game.ui.scenes.keep import KeepScene
from game.ui.scenes.lookout import LookoutScene
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.rulebook.scene import open_rulebook
from game.ui.scenes.score.scene import ScoreScene
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import TitleScene
from game.ui.scenes.zoom import open_board

_OF_MATCH = (
    KeepScene, LookoutScene, ProductionScene, AssaultScene, TableScene, CleanupScene, TidiedScene, ScoreScene,
    CoverScene,
)  # fmt: skip
SCREENS: Final = Screens({scene.name: scene for scene in _OF_MATCH}, TitleScene, open_rulebook, open_board, open_replay)


def match_director(context: Context) -> MatchDirector:
    """The director of the matches in a window."""
    return MatchDirector(context, SCREENS)
