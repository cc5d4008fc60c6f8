"""Effects of cards on Outposts: they cost no card and no contact tokens; all else holds (R45.10, R45.11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.cards.sets.no_mans_land import ActivateOutposts, BuildOutposts, RazeOutposts, UpgradeOutposts
from game.rules.effects.context import EffectContext, context_at, verb_of
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.no_mans_land import deeds as outpost_deeds
from game.rules.sets.no_mans_land import outposts
from game.rules.sets.no_mans_land.messages import ActivateAreas, ChooseActivated, ChooseOutpost
from game.rules.state import GameState, Seat

_Areas = Callable[[Game, GameState, Seat], Sequence[str]]


def _razeable(game: Game, state: GameState, seat: Seat) -> Sequence[str]:
    return [area for area, _ in outposts.in_reach(game, state, seat)]


DEEDS: Final = ("build", "upgrade", "raze")
"""What an effect does on one Area."""

_POSSIBLE: Mapping[str, _Areas] = {"build": outposts.buildable, "upgrade": outposts.upgradable, "raze": _razeable}
"""Deed -> the Areas where a seat can do it."""

_CARRY_OUT: Mapping[str, Callable[[Judge, Seat, str], None]] = {
    "build": outpost_deeds.build_or_ask,
    "upgrade": outpost_deeds.upgrade,
    "raze": outpost_deeds.raze,
}

_DEEDS: Mapping[type, str] = {BuildOutposts: "build", UpgradeOutposts: "upgrade", RazeOutposts: "raze"}

_OneOutpost = BuildOutposts | UpgradeOutposts | RazeOutposts


def has_effect(game: Game, state: GameState, verb: _OneOutpost, context: EffectContext) -> bool:
    return bool(_POSSIBLE[_DEEDS[type(verb)]](game, state, context.seat))


def apply(judge: Judge, verb: _OneOutpost, context: EffectContext) -> None:
    """Ask for the Area, if there is a choice."""
    deed = _DEEDS[type(verb)]
    areas = _POSSIBLE[deed](judge.game, judge.state, context.seat)
    if len(areas) > 1:
        judge.agenda.append(ChooseOutpost(context.seat, context.on_site, context.source.kind, deed))
    elif areas:
        _CARRY_OUT[deed](judge, context.seat, areas[0])


def answers(game: Game, state: GameState, question: ChooseOutpost) -> Sequence[str]:
    return _POSSIBLE[question.deed](game, state, question.seat)


def answer(judge: Judge, question: ChooseOutpost, area: str) -> None:
    _CARRY_OUT[question.deed](judge, question.seat, area)


# ---------------------------------------------------------------------- activating
def activates(game: Game, state: GameState, verb: ActivateOutposts, context: EffectContext) -> bool:
    """Whether the seat has an Outpost there."""
    return state.outposts is not None and bool(_further(game, state, verb, context.seat, ()))


def activate(judge: Judge, verb: ActivateOutposts, context: EffectContext) -> None:
    if judge.state.outposts is not None:
        _go_on(judge, verb, ChooseActivated(context.seat, context.on_site, context.source.kind, verb.count), ())


def answers_of_activated(game: Game, state: GameState, question: ChooseActivated) -> Sequence[str]:
    return _further(game, state, _verb(game, state, question), question.seat, question.activated)


def answer_activated(judge: Judge, question: ChooseActivated, area: str) -> None:
    count, done = question.count - 1, (*question.activated, area)
    further = ChooseActivated(question.seat, question.site, question.kind, count, done)
    _go_on(judge, _verb(judge.game, judge.state, question), further, (area,))


def _verb(game: Game, state: GameState, question: ChooseActivated) -> ActivateOutposts:
    return verb_of(game, context_at(state, question.seat, question.site, question.kind), ActivateOutposts)


def _further(game: Game, state: GameState, verb: ActivateOutposts, seat: Seat, done: tuple[str, ...]) -> Sequence[str]:
    """The Outposts that can be activated beside those that are ``done``: all of them in one line of the map, where only
    a line counts (R45.2.1)."""
    held = outposts.held_by(game, state, seat)
    open_parts = [areas for areas in outposts.parts(game.catalog, verb.part) if areas.issuperset(done)]
    return [area for area in held if area not in done and any(area in areas for areas in open_parts)]


def _go_on(judge: Judge, verb: ActivateOutposts, question: ChooseActivated, now: tuple[str, ...]) -> None:
    """Activate the Outposts ``now``, and as many more as the question has left: all others, where they are not more,
    else those that the seat chooses."""
    game, seat = judge.game, question.seat
    further = tuple(_further(game, judge.state, verb, seat, question.activated))
    together = any(
        areas.issuperset((*question.activated, *further)) for areas in outposts.parts(game.catalog, verb.part)
    )
    if further and question.count:
        if together and len(further) <= question.count:
            now += further
        else:
            judge.agenda.append(question)
    if now:
        judge.agenda.append(ActivateAreas(seat, now))
