"""People at the screens of the phases: matches of two to four players with long names, played up to each screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import msgspec

from game.bots.player import make_bot
from game.cards.catalog import load_catalog
from game.kernel.bag import Bag
from game.match.match import Match, SeatSetup
from game.paths import cards_folder
from game.rules.events import GameStarted
from game.rules.game import Game
from game.rules.state import ChooseCard, ChooseStorage, GameState
from game.ui import flow
from game.ui.app import open_window
from game.ui.director import MatchDirector, scene_makers
from game.ui.rehearsal import STILL, Rehearsal
from game.ui.scene import Context, Read
from game.ui.scenes.cover import CoverScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.theme import Metrics
from game.wording import Wording

NAMES = ("Katharina-Sophie", "Maximilian Moll", "Jean-Christophe", "Wilhelmina Worth")
FACTIONS = ("appalachian_federation", "merchants_guild", "new_york", "mutants_union")
SEED = 51

WHEN: dict[str, Callable[[GameState], bool]] = {
    flow.KEEP: lambda state: state.phase == "setup" and state.players[0].kept is not None,
    flow.LOOKOUT: lambda state: state.round > 2 and isinstance(state.question, ChooseCard) and state.draft == 1,
    flow.PRODUCTION: lambda state: state.phase == "action" and state.round > 3,
    flow.TABLE: lambda state: state.phase == "action" and state.round > 2,
    flow.CLEANUP: lambda state: isinstance(state.question, ChooseStorage),
    flow.TIDIED: lambda state: state.phase == "lookout" and state.round > 3,
    flow.SCORE: lambda state: state.is_over,
}
"""Name of a screen -> whether it is shown in a state, with enough to show."""


@lru_cache(64)
def _played(scene: str, players: int) -> tuple[Game, GameState, tuple[Match, int]]:
    """A match played at random until the screen comes, and the step at which it comes."""
    game = Game(load_catalog(cards_folder()))
    seats = [SeatSetup(name, faction=faction) for name, faction in zip(NAMES, FACTIONS, strict=True)][:players]
    for seed in range(SEED, SEED + 400):
        match = Match.new(game, seats, seed)
        while (seat := match.state.to_move) is not None and not WHEN[scene](match.state):
            bot = make_bot("random", f"{seed}/{match.journal.head}")
            match.submit(bot.choose(match.view(seat), match.legal(), match.foresee))
            match.end_turn()
        if WHEN[scene](match.state):
            return game, match.state, (match, match.journal.head)
    raise AssertionError(f"{scene} never came")


def match_at(scene: str, players: int) -> Match:
    """The match at this screen, as it was the first time: what was done in it since is taken back."""
    match, step = _played(scene, players)[2]
    match.journal.go_to(step)
    match.holder = match.state.to_move or match.holder
    return match


def take_seat(
    scene: str,
    players: int,
    size: tuple[int, int] = (1280, 720),
    settings: Settings = STILL,
    hidden: bool = False,
    data: Path | None = None,
) -> Rehearsal:
    """A window of ``size`` with a screen of a match; the hand is open unless ``hidden``."""
    surface = open_window(size, False, "51st State")
    beneath = flow.TABLE if scene in ("zoom", "cover") else scene
    match = match_at(beneath, players)
    catalog = match.game.catalog
    metrics = Metrics(surface.get_size(), settings.text_scale)
    context = Context(metrics, Wording(catalog, "en"), catalog, data, MatchDirector, settings)
    context.match = match
    context.viewer = None if hidden else match.state.to_move
    round = match.state.round
    context.read = Read(round - (scene == flow.PRODUCTION), round - 1 - (scene == flow.TIDIED))
    context.stack.push(scene_makers()[beneath](context))
    if scene == "cover":
        context.stack.replace(CoverScene(context))
    elif scene == "zoom":
        context.stack.push(ZoomScene(context, tuple(catalog.locations), 3))
    return Rehearsal(context)


def rich(match: Match, goods: Bag, hand: int = 0) -> Match:
    """The same position with these goods for every seat, and a hand of so many cards."""
    cards = tuple(match.game.catalog.locations)
    players = tuple(
        msgspec.structs.replace(player, goods=goods, hand=cards[:hand] or player.hand) for player in match.state.players
    )
    state = msgspec.structs.replace(match.state, players=players)
    return Match.begin(match.game, list(match.seats.values()), GameStarted(state), 1)
