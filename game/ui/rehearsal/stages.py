"""Scenes of any game in a window that is driven by a script: those without a match, and those of a match."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

from game.kernel.refusal import Unreadable
from game.kernel.seats import NOBODY, Seat
from game.play.games import GameBox, Games
from game.play.kind import decided
from game.play.match import AnyMatch, watch_match
from game.ui.context import Context
from game.ui.game_table import Read
from game.ui.running import flow
from game.ui.scene import Scene
from game.ui.scenes.title.first import first_scene
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from game.wording.words import Words

SEED: Final = 51

MENUS: Final = (
    "title", "learn", "lesson", "new_game", "settings", "help", "cards", "statistics", "matches", "rulebook",
)  # fmt: skip
"""Scenes without a match."""

OVER_TABLE: Final = ("cover", "zoom", "menu", "players", "overview", "hints")
"""The scenes that are shown over the table of a match."""

WATCHING: Final = ("replay", "play_on")
"""Scenes of a finished match that is watched."""


def open_context(
    box: GameBox, words: Words, content: Callable[[], Any], size: tuple[int, int], data: Path | None,
    settings: Settings, games: Games | None = None, has_shelf: bool = False,
) -> Context:  # fmt: skip
    """A window without a scene, for one game or for these ``games``, which the title offers if it ``has_shelf``."""
    surface = open_window(size, False, words.text("shelf-name" if has_shelf else "title-name"))
    context = Context(surface.get_size(), words, content, data, match_director, box, settings)
    context.dice = lambda: SEED
    context.games, context.has_shelf = games or context.games, has_shelf
    return context


def check_scene(scene: str, scenes: Collection[str]) -> None:
    """Raises Unreadable if there is no such scene."""
    if scene not in scenes:
        raise Unreadable(f"expected one of the scenes {', '.join(dict.fromkeys(scenes))}, not {scene!r}")


# ---------------------------------------------------------------------- without a match
def open_without_match(context: Context, scene: str, section: str) -> None:
    """Open one of the `MENUS`, or what an entry of the title leads to, over the title; the rules at a ``section``."""
    from game.ui.scenes.help import open_help
    from game.ui.scenes.learning.lessons import open_learning
    from game.ui.scenes.rulebook.scene import open_rulebook
    from game.ui.scenes.statistics.scene import open_statistics

    title = first_scene(context)
    context.stack.push(title)
    own = next(game for game in title.games if game.id == context.box.id).label(scene)
    entry = next((entry for entry in title.entries if entry.label in (own, f"menu:{scene}")), None)
    if scene == "statistics":
        open_statistics(context)
    elif entry:
        entry.open()
    elif scene == "lesson":
        open_learning(context, list(context.lessons.all(context))[-1].id)
    elif scene == "help":
        open_help(context, title)
    elif scene == "rulebook":
        open_rulebook(context, section)


# ---------------------------------------------------------------------- of a match
def open_watched(context: Context, match: AnyMatch) -> Scene | None:
    """Open a finished match at 60 % of its decisions; returns the scene."""
    from game.ui.scenes.replay.scene import open_replay

    context.stack.push(first_scene(context))
    open_replay(context, watch_match(match), match.head * 6 // 10)
    return context.stack.top


def open_match_scene(context: Context, match: AnyMatch, scene: str, seat: Seat | None, read: Read) -> None:
    """Put a match on the table, of which so much has been read, and open the scene that shows it, or the one over its
    table, for a seat."""
    from game.ui.scenes.cover import CoverScene
    from game.ui.scenes.match_table import MatchScene
    from game.ui.scenes.menu import open_game_menu
    from game.ui.scenes.who_plays import PlayersScene

    if seat is not None and seat not in match.seats:
        raise Unreadable(f"--seat: expected one of {', '.join(match.seats)}, not {seat!r}")
    context.match = match
    context.viewer = seat or match.status.to_move or NOBODY
    context.read = read
    context.stack.push(context.table.scenes[beneath(scene)](context))
    table = context.stack.top
    if scene == "cover":
        context.stack.replace(CoverScene(context))
    elif scene == "menu":
        open_game_menu(context)
    elif scene == "players":
        context.stack.push(PlayersScene(context))
    elif isinstance(table, MatchScene) and scene == "overview":
        table.show_overview()
    elif isinstance(table, MatchScene) and scene == "hints":
        table.show_hints()


def beneath(scene: str) -> str:
    """The scene of the match below ``scene``; mostly itself."""
    return flow.TABLE if scene in OVER_TABLE else scene


def anything(_: Any) -> bool:
    """That whatever is shown will do."""
    return True


def play_until(match: AnyMatch, shows: Callable[[AnyMatch], bool], robot: str = "random") -> bool:
    """Let a robot play for all seats until the match shows what is wanted; False if the game ends before."""
    seed = match.header.seed
    while not shows(match):
        if match.status.to_move is None:
            return False
        match.submit(decided(match.advise(robot, f"{seed}/{match.head}")))
        match.end_turn()
    return True
