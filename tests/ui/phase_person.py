"""People at the screens of the phases: matches of two to four players with long names, played up to each screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from game.fiftyfirst.box import BOX
from game.fiftyfirst.cards.vocabulary import TOKENS
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.state import Game, GameState, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseCard, ChooseStorage
from game.fiftyfirst.table import course
from game.fiftyfirst.table.course import ReadSummaries
from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import NOBODY, SeatSetup
from game.play.kind import decided
from game.ui.context import Context
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.running import flow
from game.ui.scenes.cover import CoverScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.window.screens import match_director
from game.ui.window.window import open_window
from tests.ui.sweep import USUAL, Shape
from tests.ui.words import shipped_cards, words_of

NAMES = ("Katharina-Sophie", "Maximilian Moll", "Jean-Christophe", "Wilhelmina Worth")
FACTIONS = ("appalachian_federation", "merchants_guild", "new_york", "mutants_union")
SEED = 51

WHEN: dict[str, Callable[[GameState], bool]] = {
    course.KEEP: lambda state: state.phase == "setup" and state.players[0].kept is not None,
    course.LOOKOUT: lambda state: state.round > 2 and isinstance(state.question, ChooseCard) and state.draft == 1,
    course.PRODUCTION: lambda state: state.phase == "action" and state.round > 3,
    flow.TABLE: lambda state: state.phase == "action" and state.round > 2,
    course.CLEANUP: lambda state: isinstance(state.question, ChooseStorage),
    course.TIDIED: lambda state: state.phase == "lookout" and state.round > 3,
    flow.SCORE: lambda state: state.is_over,
}
"""Name of a screen -> whether it is shown in a state, with enough to show."""


@lru_cache(64)
def _played(scene: str, players: int, busy: bool) -> tuple[Match, int]:
    """A match played until the screen comes, and the step at which it comes."""
    for seed in range(SEED, SEED + (1 if busy else 400)):
        match = _crowded(players) if busy else deal_match(Game(shipped_cards()), _seats(players), seed)
        choose = _first_pass if busy else _at_random
        while match.state.to_move is not None and match.state.round < 20 and not WHEN[scene](match.state):
            match.submit(choose(match))
            match.end_turn()
        if WHEN[scene](match.state):
            return match, match.journal.head
    raise AssertionError(f"{scene} never came")


def _seats(players: int) -> list[SeatSetup]:
    return [SeatSetup(name, role=faction) for name, faction in zip(NAMES, FACTIONS, strict=True)][:players]


def _at_random(match: Match) -> AnyCommand:
    return decided(match.advise("random", f"{match.header.seed}/{match.journal.head}"))


def _first_pass(match: Match) -> AnyCommand:
    question = match.state.question
    return Pass(question.seat) if isinstance(question, ChooseAction) else match.legal()[0]


def _crowded(players: int) -> Match:
    """A match in which every seat has twenty Locations, six Deals, twelve cards in hand and of every good."""
    start = match_at(course.LOOKOUT, players)
    locations = start.game.catalog.locations
    cards = sorted(locations, key=lambda card: not locations[card].storage)
    goods = Bag(dict.fromkeys(TOKENS, 12))
    seats = []
    for number, player in enumerate(start.state.players):
        sites = tuple(
            Site(100 * number + place + 1, card, marks=Bag({"gun": 1}) if place % 4 else EMPTY, worker=place == 2)
            for place, card in enumerate(cards[:20])
        )
        deals, hand = tuple(cards[20:26]), tuple(cards[26:38])
        seats.append(replace(player, sites=sites, deals=deals, hand=hand, goods=goods, vp=number))
    state = replace(start.state, players=tuple(seats), next_site=1000)
    return Match.begin(fiftyfirst(), start.game, _seats(players), state, SEED)


def match_at(scene: str, players: int, busy: bool = False) -> Match:
    """The match at this screen, as it was the first time: what was done in it since is taken back."""
    match, step = _played(scene, players, busy)
    match.journal.go_to(step)
    match.holder = match.state.to_move or match.holder
    return match


def take_seat(
    scene: str,
    players: int,
    shape: Shape = USUAL,
    settings: Settings = STILL,
    hidden: bool = False,
    busy: bool = False,
    data: Path | None = None,
) -> Rehearsal:
    """A window of this shape with a screen of a match; the hand is open unless ``hidden``; ``busy``: twenty
    Locations in every State."""
    settings = shape.settings(settings)
    surface = open_window(shape.size, False, "51st State")
    beneath = flow.TABLE if scene in ("zoom", "cover") else scene
    match = match_at(beneath, players, busy)
    catalog = match.game.catalog
    context = Context(
        surface.get_size(),
        words_of(catalog, shape.language),
        lambda: catalog,
        data,
        match_director,
        BOX,
        shape.settings(settings),
    )
    context.match = match
    context.viewer = (not hidden and match.state.to_move) or NOBODY
    round = match.state.round
    context.read = ReadSummaries(round - (scene == course.PRODUCTION), round - 1 - (scene == course.TIDIED))
    context.stack.push(context.table.scenes[beneath](context))
    if scene == "cover":
        context.stack.replace(CoverScene(context))
    elif scene == "zoom":
        context.stack.push(ZoomScene(context, tuple(catalog.locations), 3))
    return Rehearsal(context)
