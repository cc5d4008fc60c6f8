"""The scenes of Metro 2033 in a window that is driven by a script, and sample matches to list in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Final

from game.games import GAMES
from game.kernel.refusal import Unreadable
from game.kernel.seats import NOBODY, Seat, SeatSetup
from game.metro2033.cards.printed import MetroCards
from game.metro2033.kind import metro_kind
from game.metro2033.rules import NAME, steps
from game.metro2033.rules import events as ev
from game.metro2033.rules.commands import BuyEquipment
from game.metro2033.scenes.table import MetroTableScene
from game.metro2033.table import course
from game.metro2033.table.course import ReadAccounts
from game.metro2033.table.spots import CarriedCard, MarketCard
from game.metro2033.wording.metro_words import MetroWords
from game.play.games import Games
from game.play.match import AnyMatch, Match
from game.play.scenarios.scenario import read_position_file
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

_ROBOT: Final = "greedy"
"""Plays what is shown: it comes far in a few decisions."""

_SAMPLES: Final = (
    SampleMatch(("Katharina", "Sam", "Robin"), {}, 120, _ROBOT),
    SampleMatch(("Alex", "Katharina", "Sam", "Robin"), {}, robot=_ROBOT),
    SampleMatch(("Alex", "Katharina", "Sam", "Robin", "Юлия", "Ben"), {}, robot=_ROBOT),
    SampleMatch(("Sam", "Robin"), {"draft": "dealt"}, robot=_ROBOT),
    SampleMatch(("Alex", "Robin", "Юлия"), {}, 60, _ROBOT),
)


def stock(cards: MetroCards, data: Path) -> None:
    """Let robots play the samples, and make one a favourite."""
    play_samples(metro_kind(cards), GAMES.kind, _SAMPLES, data)


ARMY, HERO, TRADE = "army", "hero", "trade"
"""Scenes of the table: the phase of armies, a lifted hero, and a purchase above the limit."""

_AT_TABLE: Final = (ARMY, HERO, TRADE)

_NAMES: Final = ("Alex", "Katharina", "Sam", "Robin", "Юлия", "Ben")


def rehearse(
    scene: str, size: tuple[int, int], language: str = "en", position: Path | None = None, seat: Seat | None = None,
    data: Path | None = None, settings: Settings = STILL, clock: Callable[[], float] | None = None,
    games: Games | None = None, has_shelf: bool = False,
) -> Rehearsal:  # fmt: skip
    """A window of ``size`` that shows a scene, in a position or in a match of robots. With a ``clock``, in seconds,
    what may come next is drawn ahead. ``games`` are all that can be played, by default only this one; with
    ``has_shelf`` the title offers them.

    Raises:
        Unreadable: there is no such scene, or the position cannot be read or does not belong to the scene.
    """
    box = GAMES[NAME]
    check_scene(scene, (*MENUS, *WATCHING, *OVER_TABLE, *_AT_TABLE, *box.table().scenes))
    cards: MetroCards = box.content(data, None)
    context = open_context(box, MetroWords(cards, language), lambda: cards, size, data, settings, games, has_shelf)
    if scene in MENUS:
        open_without_match(context, scene, "reach")
    elif scene in WATCHING:
        open_watched(context, match_at(cards, flow.SCORE, position))
    else:
        open_scene(context, match_at(cards, scene, position), scene, seat)
    return _begun(Rehearsal(context, clock), scene)


def open_scene(context: Context, match: AnyMatch, scene: str, seat: Seat | None) -> None:
    """Put a match on the table, and open the scene that shows it, or the one over its table."""
    from game.ui.scenes.zoom import ZoomScene

    shown = flow.TABLE if scene in _AT_TABLE else scene
    open_match_scene(context, match, shown, seat, _read_at(match, scene))
    if scene == "zoom":
        market = match.view(NOBODY).market
        context.stack.push(ZoomScene(context, market, 0))


def _begun(window: Rehearsal, scene: str) -> Rehearsal:
    """Begin what the scene is about: lift the hero, or a card of the market over one that he carries."""
    table = window.context.stack.top
    if scene == HERO:
        window.key("w")
    elif scene == TRADE and isinstance(table, MetroTableScene):
        bought, given = next(
            (command.card, command.discarding) for command in window.context.playing.legal() if _is_dear(command)
        )
        places = [mark.label for mark in window.app.marks if mark.kind == "hit"]
        window.lift(next(place for place in places if isinstance(place, MarketCard) and place.card == bought))
        window.hover(next(place for place in places if isinstance(place, CarriedCard) and place.card == given))
    return window


# ---------------------------------------------------------------------- what is on the table
def match_at(cards: MetroCards, scene: str, position: Path | None, players: int = 6) -> AnyMatch:
    """A match that shows ``scene``. Raises Unreadable if the position does not belong to this scene."""
    if position is None:
        return next(found for seed in count(SEED) if (found := _played(new_match(cards, seed, players), scene)))
    _, metro, state = read_position_file(position, metro_kind(cards).only, NAME)
    seats = [SeatSetup(name) for name in _NAMES[: len(state.seats)]]
    match: AnyMatch = Match.begin(metro_kind(cards), metro, seats, state, SEED)
    if scene in (*course.SUMMARIES, flow.SCORE) and (played := _played(match, scene)):
        return played
    if not _fits(match, scene):
        raise Unreadable(f"expected a position of the scene {scene}", str(position))
    return match


def new_match(cards: MetroCards, seed: int, players: int) -> AnyMatch:
    """A match of people that is not saved."""
    return Match.deal(metro_kind(cards), [SeatSetup(name) for name in _NAMES[:players]], {}, seed)


def _played(match: AnyMatch, scene: str) -> AnyMatch | None:
    """Let robots play the match until it shows the scene; None if the game ends before."""
    has_enough = _WELL_ON.get(scene, _is_well_on)

    def shows(it: AnyMatch) -> bool:
        return _fits(it, scene) and has_enough(it)

    return match if play_until(match, shows, _ROBOT) else None


def _fits(match: AnyMatch, scene: str) -> bool:
    """Whether the match shows the scene now."""
    shown = flow.TABLE if scene in _AT_TABLE else beneath(scene)
    asks: Callable[[AnyMatch], bool] = _ASKED.get(scene, anything)
    return course.scene_name(match, _read_at(match, scene)) == shown and asks(match)


def _read_at(match: AnyMatch, scene: str) -> ReadAccounts:
    """All accounts but those of threats and fights that have just been settled, where these are shown."""
    return ReadAccounts(match.head) if scene in (course.THREAT, course.BATTLE) else course.all_read(match)


def _is_heros_turn(match: AnyMatch) -> bool:
    return match.status.question is steps.ChooseHeroAction and not match.status.is_turn_open


def _is_dear(command: object) -> bool:
    """Whether a purchase is above the limit, and a carried card goes."""
    return isinstance(command, BuyEquipment) and command.discarding not in (None, command.card)


_ASKED: Final[Mapping[str, Callable[[AnyMatch], bool]]] = {
    ARMY: lambda match: match.status.question is steps.ChooseArmyAction,
    HERO: _is_heros_turn,
    TRADE: lambda match: any(map(_is_dear, match.legal())),
}
"""Scene at the table -> when it can be shown."""


def _is_battle_of_two(match: AnyMatch) -> bool:
    """Whether the fight that is to be read is one of two players."""
    fight = course.pending(match, ReadAccounts(match.head))
    started = course.event_at(match, fight.begins) if fight else None
    return isinstance(started, ev.FightStarted) and started.fight.defender is not None


def _is_well_on(match: AnyMatch) -> bool:
    """Whether a hero begins his turn in the third round."""
    return match.status.round > 2 and _is_heros_turn(match)


_WELL_ON: Final[Mapping[str, Callable[[AnyMatch], bool]]] = {
    course.DRAFT: lambda match: match.status.question is steps.ChooseFaction and match.head > 2,
    course.BATTLE: _is_battle_of_two,
    course.VOTE: lambda match: match.status.question is steps.ChooseVote and len(match.view(NOBODY).votes) > 2,
    ARMY: lambda match: match.status.round > 2,
    TRADE: lambda match: match.status.round > 1,
    course.THREAT: lambda match: match.status.round > 2,
    flow.SCORE: lambda _: True,
}
"""Scene -> when a match of robots has enough to show there; else `_is_well_on`."""
