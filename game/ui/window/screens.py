"""The screens of any game that the director of matches opens."""

from __future__ import annotations

from typing import Final

from game.ui.context import Context
from game.ui.running import flow
from game.ui.running.director import MatchDirector, Screens
from game.ui.scenes.cover import CoverScene
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.rulebook.scene import open_rulebook
from game.ui.scenes.score.scene import FinalScoreScene
from game.ui.scenes.title.first import first_scene
from game.ui.scenes.zoom import open_closely

SCREENS: Final = Screens(
    first_scene, {flow.COVER: CoverScene, flow.SCORE: FinalScoreScene}, open_rulebook, open_closely, open_replay
)


def match_director(context: Context) -> MatchDirector:
    """The director of the matches in a window."""
    return MatchDirector(context, SCREENS)
