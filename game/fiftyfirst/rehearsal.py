"""The scenes of 51st State in a window that is driven by a script, and sample matches to list in it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst, without_cards
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rules import NAME
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseAction, ChooseStorage
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import course
from game.fiftyfirst.table.course import ReadSummaries
from game.fiftyfirst.wording.wording import Wording
from game.games import GAMES
from game.kernel.refusal import Unreadable
from game.kernel.seats import EVERYONE, Seat, SeatSetup
from game.paths import cards_folder, packs_folder
from game.play.games import Games
from game.play.scenarios.scenario import ReadPosition, read_position_file
from game.ui.context import Context
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.rehearsal.samples import SampleMatch, play_samples
from game.ui.rehearsal.stages import (
    MENUS,
    OVER_TABLE,
    SEED,
    WATCHING,
    anything,
    beneath,
    check_scene,
    open_context,
    open_match_scene,
    open_watched,
    open_without_match,
    play_until,
)
from game.ui.running import flow
from game.ui.settings import Settings

_SAMPLES: Final = (
    SampleMatch(("Katharina", "Sam"), decisions=90),
    SampleMatch(("Alex",), chosen(("base", "winter"), solo="borgo")),
    SampleMatch(("Alex", "Katharina", "Sam"), chosen(("base", "new_era"))),
    SampleMatch(("Sam", "Robin"), chosen(("base", "promo_1"))),
    SampleMatch(("Robin",), chosen(("base",), solo="hegemony"), decisions=40),
    SampleMatch(("Alex", "Katharina", "Sam", "Robin")),
)


def stock(catalog: Catalog, data: Path) -> None:
    """Play the samples at random, and make one a favourite."""
    play_samples(fiftyfirst(catalog), without_cards, _SAMPLES, data)


_NAMES = ("Alex", "Katharina", "Sam", "Robin")
_NEW_SOLO = "new_solo"
_WITH_MACHINES = ("base", "moloch")
"""Sets with which there is an Assault."""


# ---------------------------------------------------------------------- what is on the table
def rehearse(
    scene: str, size: tuple[int, int], language: str = "en", position: Path | None = None, seat: Seat | None = None,
    data: Path | None = None, settings: Settings = STILL, clock: Callable[[], float] | None = None,
    games: Games | None = None, has_shelf: bool = False,
) -> Rehearsal:  # fmt: skip
    """A window of ``size`` that shows a scene, in a position or in a match played at random. With a ``clock``, in
    seconds, what may come next is drawn ahead. ``games`` are all that can be played, by default only this one; with
    ``has_shelf`` the title offers them.

    Raises:
        Unreadable: there is no such scene, or the position cannot be read or does not belong to the scene.
    """
    box = GAMES[NAME]
    check_scene(scene, (*MENUS, _NEW_SOLO, *WATCHING, *OVER_TABLE, *box.table().scenes))
    catalog = load_catalog(cards_folder(), packs=packs_folder(data) if data else None)
    context = open_context(box, Wording(catalog, language), lambda: catalog, size, data, settings, games, has_shelf)
    if scene in MENUS:
        open_without_match(context, scene, "card_face")
    elif scene == _NEW_SOLO:
        open_without_match(context, "solo", "card_face")
    elif scene in WATCHING:
        _open_replay(context, match_at(catalog, flow.SCORE, position), scene)
    else:
        match = match_at(catalog, scene, position)
        open_scene(context, match, scene, seat)
    return Rehearsal(context, clock)


def _open_replay(context: Context, match: Match, scene: str) -> None:
    """Open a finished match at 60 % of its decisions."""
    from game.fiftyfirst.scenes.replay import ReplayScene

    replay = open_watched(context, match)
    if scene == "play_on" and isinstance(replay, ReplayScene):
        replay.play_on()


def open_scene(context: Context, match: Match, scene: str, seat: Seat | None) -> None:
    """Put a match on the table, and open the scene that shows it, or the one over its table."""
    from game.ui.scenes.zoom import ZoomScene

    open_match_scene(context, match, scene, seat, _read_at(match, scene))
    if scene == "zoom":
        shown = seat or match.status.to_move or "A"
        hand = match.view(shown).player(shown).hand or ()
        context.stack.push(ZoomScene(context, hand, 0))


def match_at(catalog: Catalog, scene: str, position: Path | None) -> Match:
    """A match that shows ``scene``. Raises Unreadable if the position does not belong to this scene."""
    if position is None:
        sets = _WITH_MACHINES if scene == course.ASSAULT else ("base",)
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
    has_enough: Callable[[TableView], bool] = _WELL_ON.get(scene, anything)
    return match if play_until(match, lambda it: _fits(it, scene) and has_enough(it.view(EVERYONE))) else None


def _fits(match: Match, scene: str) -> bool:
    """True if the match shows the scene now."""
    return course.scene_name(match, _read_at(match, scene)) == beneath(scene)


def _read_at(match: Match, scene: str) -> ReadSummaries:
    """All summaries but ``scene`` itself."""
    round = match.status.round
    unread = scene in (course.PRODUCTION, course.ASSAULT)
    return ReadSummaries(round - (scene == course.PRODUCTION), round - 1 - (scene == course.TIDIED), round - unread)


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
