"""The scenes of 51st State in a window that is driven by a script, and sample matches to list in it."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst, without_cards
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseAction, ChooseStorage
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import course
from game.fiftyfirst.table.course import ReadSummaries
from game.fiftyfirst.wording.wording import Wording
from game.games import GAMES
from game.kernel.refusal import Unreadable
from game.kernel.seats import EVERYONE, NOBODY, Seat, SeatSetup
from game.match.library.index import MatchIndex
from game.match.library.notes import Note, Notes
from game.paths import cards_folder, matches_folder, packs_folder
from game.play.kind import decided
from game.play.scenarios.scenario import ReadPosition, read_position_file
from game.ui.context import Context
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.running import flow
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window


class _Sample(NamedTuple):
    """A sample match; it stops after ``decisions``."""

    names: tuple[str, ...]
    sets: tuple[str, ...] = ("base",)
    solo: str | None = None
    decisions: int = 3000


_SAMPLES: Final = (
    _Sample(("Katharina", "Sam"), decisions=90),
    _Sample(("Alex",), ("base", "winter"), "borgo"),
    _Sample(("Alex", "Katharina", "Sam"), ("base", "new_era")),
    _Sample(("Sam", "Robin"), ("base", "promo_1")),
    _Sample(("Robin",), solo="hegemony", decisions=40),
    _Sample(("Alex", "Katharina", "Sam", "Robin")),
)
_LAST, _APART = 1_780_000_000, 93_600
"""Unix time of the first sample, and the interval by which each is older than the one before, in seconds."""


def stock(catalog: Catalog, data: Path) -> None:
    """Play the samples at random, and make one a favourite."""
    notes = Notes(data)
    for number, sample in enumerate(_SAMPLES):
        seats = [SeatSetup(name) for name in sample.names]
        game, folder = Game(catalog, sample.sets), matches_folder(data)
        match = deal_match(game, seats, number, folder, play_bots=False, solo=sample.solo)
        while match.status.to_move and match.head < sample.decisions:
            match.submit(decided(match.advise("random", f"{match.header.seed}/{match.head}")))
            match.end_turn(play_bots=False)
        match.close()
        if match.path is not None:
            os.utime(match.path, (_LAST - number * _APART,) * 2)
            notes.put(match.path, Note(favourite=number == 2))
    MatchIndex(matches_folder(data), without_cards).read_all()


SEED = 51
_MENUS = (
    "title", "learn", "lesson", "new_game", "new_solo", "settings", "help", "cards", "statistics", "matches",
    "rulebook",
)  # fmt: skip
"""Scenes without a match."""

_OVER_TABLE = ("cover", "zoom", "menu", "players", "overview", "hints")
"""The scenes that are shown over the table of a match."""

_WATCHING = ("replay", "play_on")
"""Scenes of a finished match that is watched."""

_NAMES = ("Alex", "Katharina", "Sam", "Robin")
WITH_MACHINES = ("base", "moloch")
"""Sets with which there is an Assault."""


# ---------------------------------------------------------------------- what is on the table
def rehearse(
    scene: str, size: tuple[int, int], language: str = "en", position: Path | None = None, seat: Seat | None = None,
    data: Path | None = None, settings: Settings = STILL, clock: Callable[[], float] | None = None,
) -> Rehearsal:  # fmt: skip
    """A window of ``size`` that shows a scene, in a position or in a match played at random. With a ``clock``, in
    seconds, what may come next is drawn ahead.

    Raises:
        Unreadable: there is no such scene, or the position cannot be read or does not belong to the scene.
    """
    box = GAMES[NAME]
    scenes = (*_MENUS, *_WATCHING, *_OVER_TABLE, *box.table().scenes)
    if scene not in scenes:
        raise Unreadable(f"expected one of the scenes {', '.join(dict.fromkeys(scenes))}, not {scene!r}")
    surface = open_window(size, False, "51st State")
    catalog = load_catalog(cards_folder(), packs=packs_folder(data) if data else None)
    context = Context(
        surface.get_size(), Wording(catalog, language), lambda: catalog, data, match_director, box, settings
    )
    context.dice = lambda: SEED
    if scene in _MENUS:
        _open_menu(context, scene)
    elif scene in _WATCHING:
        _open_replay(context, match_at(catalog, flow.SCORE, position), scene)
    else:
        match = match_at(catalog, scene, position)
        open_scene(context, match, scene, seat)
    return Rehearsal(context, clock)


def _open_menu(context: Context, scene: str) -> None:
    """Open a scene without a match over the title."""
    from game.fiftyfirst.scenes.lessons import lessons_of
    from game.ui.scenes.help import open_help
    from game.ui.scenes.learning.lessons import open_learning
    from game.ui.scenes.rulebook.scene import open_rulebook
    from game.ui.scenes.statistics.scene import open_statistics
    from game.ui.scenes.title.scene import TitleScene

    title = TitleScene(context)
    context.stack.push(title)
    entries = {str(entry.label).removeprefix("menu:"): entry for entry in title.entries}
    entry = entries.get("solo" if scene == "new_solo" else scene)
    if entry:
        entry.open()
    elif scene == "lesson":
        open_learning(context, lessons_of(context.content)[-1].id)
    elif scene == "statistics":
        open_statistics(context)
    elif scene == "help":
        open_help(context, title)
    elif scene == "rulebook":
        open_rulebook(context, "card_face")


def _open_replay(context: Context, match: Match, scene: str) -> None:
    """Open a finished match at 60 % of its decisions."""
    from game.fiftyfirst.scenes.replay import ReplayScene
    from game.play.match import watch_match
    from game.ui.scenes.replay.scene import open_replay
    from game.ui.scenes.title.scene import TitleScene

    context.stack.push(TitleScene(context))
    open_replay(context, watch_match(match), match.head * 6 // 10)
    if scene == "play_on" and isinstance(replay := context.stack.top, ReplayScene):
        replay.play_on()


def open_scene(context: Context, match: Match, scene: str, seat: Seat | None) -> None:
    """Put a match on the table, and open the scene that shows it, or the one over its table."""
    from game.fiftyfirst.scenes.table import TableScene
    from game.ui.scenes.cover import CoverScene
    from game.ui.scenes.menu import open_game_menu
    from game.ui.scenes.who_plays import PlayersScene
    from game.ui.scenes.zoom import ZoomScene

    if seat is not None and seat not in match.seats:
        raise Unreadable(f"--seat: expected one of {', '.join(match.seats)}, not {seat!r}")
    context.match = match
    context.viewer = seat or match.status.to_move or NOBODY
    context.read = _read_at(match, scene)
    context.stack.push(context.table.scenes[_beneath(scene)](context))
    if scene == "cover":
        context.stack.replace(CoverScene(context))
    elif scene == "menu":
        open_game_menu(context)
    elif scene == "players":
        context.stack.push(PlayersScene(context))
    elif scene == "zoom":
        shown = seat or match.status.to_move or "A"
        hand = match.view(shown).player(shown).hand or ()
        context.stack.push(ZoomScene(context, hand, 0))
    elif isinstance(table := context.stack.top, TableScene) and scene == "overview":
        table.show_overview()
    elif isinstance(table, TableScene) and scene == "hints":
        table.show_hints()


def match_at(catalog: Catalog, scene: str, position: Path | None) -> Match:
    """A match that shows ``scene``. Raises Unreadable if the position does not belong to this scene."""
    if position is None:
        sets = WITH_MACHINES if scene == course.ASSAULT else ("base",)
        return next(found for seed in count(SEED) if (found := _played(new_match(catalog, seed, sets=sets), scene)))
    _, game, state = position_in(position, catalog)
    seats = [SeatSetup(name) for name in _NAMES[: len(state.people)]]
    match = Match.begin(fiftyfirst(), game, seats, state, SEED)
    if scene in (course.PRODUCTION, course.ASSAULT, flow.SCORE) and (played := _played(match, scene)):
        return played
    if not _fits(match, scene):
        raise Unreadable(f"expected a position of the scene {scene}", str(position))
    return match


def position_in(path: Path, catalog: Catalog) -> ReadPosition[Any, Any, Any, Any, Any, Any]:
    """The position of a file. Raises Unreadable."""
    return read_position_file(path, fiftyfirst(catalog).only)


def new_match(catalog: Catalog, seed: int, players: int = 2, sets: tuple[str, ...] = ("base",)) -> Match:
    """A match of people that is not saved."""
    return deal_match(Game(catalog, sets), [SeatSetup(name) for name in _NAMES[:players]], seed)


def _played(match: Match, scene: str) -> Match | None:
    """Play the match at random until it shows the scene; None if the game ends before."""
    seed, has_enough = match.header.seed, _WELL_ON.get(scene)
    while not (_fits(match, scene) and (has_enough is None or has_enough(match.view(EVERYONE)))):
        seat = match.status.to_move
        if seat is None:
            return None
        match.submit(decided(match.advise("random", f"{seed}/{match.head}")))
        match.end_turn()
    return match


def _fits(match: Match, scene: str) -> bool:
    """True if the match shows the scene now."""
    return course.scene_name(match, _read_at(match, scene)) == _beneath(scene)


def _read_at(match: Match, scene: str) -> ReadSummaries:
    """All summaries but ``scene`` itself."""
    round = match.status.round
    unread = scene in (course.PRODUCTION, course.ASSAULT)
    return ReadSummaries(round - (scene == course.PRODUCTION), round - 1 - (scene == course.TIDIED), round - unread)


def _beneath(scene: str) -> str:
    """The scene of the match below ``scene``; mostly itself."""
    return flow.TABLE if scene in _OVER_TABLE else scene


def _sites(view: TableView) -> int:
    return min(len(view.player(seat).sites) for seat in view.people)


_WELL_ON: dict[str, Callable[[TableView], bool]] = {
    "lookout": lambda view: view.round > 1 and view.draft == 1,
    "production": lambda view: _sites(view) > 3,
    "assault": lambda view: view.machines is not None and len(view.machines.deployed) > 3,
    "table": lambda view: isinstance(view.question, ChooseAction) and _sites(view) > 4,
    "menu": lambda view: _sites(view) > 4,
    "overview": lambda view: isinstance(view.question, ChooseAction) and _sites(view) > 4,
    "hints": lambda view: isinstance(view.question, ChooseAction) and _sites(view) > 4,
    "cover": lambda view: _sites(view) > 4,
    "zoom": lambda view: _sites(view) > 4 and all(view.player(seat).hand for seat in view.people),
    "cleanup": lambda view: isinstance(view.question, ChooseStorage) and _sites(view) > 2,
}
"""Scene -> when a match played at random has enough to show there."""
