"""What follows when an Outpost is built, upgraded, razed or activated; and effects of cards on Outposts, which cost no
card and no contact tokens, while all else holds (R45.10, R45.11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.fiftyfirst.cards.sets.no_mans_land import ActivateOutposts, BuildOutposts, RazeOutposts, UpgradeOutposts
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verb_of
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.sets.no_mans_land import messages, outposts
from game.fiftyfirst.rules.state import Game, GameState, Seat


def build(judge: Judge, seat: Seat, area: str, removing: str | None = None) -> None:
    """Build an Outpost on level 1, which takes effect at once; then cards reward the building (R45.4). If all markers
    are in use, the one on ``removing`` is taken (R45.9)."""
    judge.emit(messages.OutpostBuilt(seat, area, removed=removing))
    judge.agenda.append(messages.RewardOutpost(seat))
    activate_level(judge, seat, area, 1)


def build_or_ask(judge: Judge, seat: Seat, area: str) -> None:
    """Build an Outpost by an effect; ask which marker is taken, if all are in use and there is a choice (R45.9)."""
    possible = outposts.removals(judge.game, judge.state, seat)
    if len(possible) > 1:
        judge.agenda.append(messages.ChooseGivenUp(seat, area))
    else:
        build(judge, seat, area, possible[0])


def upgrade(judge: Judge, seat: Seat, area: str) -> None:
    """Raise an Outpost to the next level; that level or the one below takes effect (R45.5, R45.6)."""
    level = messages.map_of(judge.state)[area].level + 1
    judge.emit(messages.OutpostUpgraded(seat, area, level))
    judge.agenda += [messages.RewardOutpost(seat, upgraded=True), messages.ChooseLevel(seat, area, level, level - 1)]


def raze(judge: Judge, seat: Seat, area: str) -> None:
    """Raze an Outpost: the marker goes back to its owner, and its level or the one below takes effect for ``seat``,
    which may then build on the Area (R45.7)."""
    outpost = messages.map_of(judge.state)[area]
    judge.emit(messages.OutpostRazed(seat, outpost.owner, area, outpost.level))
    judge.agenda.append(messages.OfferToBuild(seat, area))
    _offer_levels(judge, seat, area, outpost.level, max(1, outpost.level - 1))


def activate_areas(judge: Judge, step: messages.ActivateAreas) -> None:
    """Let the next Outpost take effect on its level or any lower one (R45.11). One that does not exist, as a damaged
    match file may say, is skipped."""
    if step.areas[1:]:
        judge.agenda.append(messages.ActivateAreas(step.seat, step.areas[1:]))
    area = step.areas[0]
    if area in outposts.held_by(judge.game, judge.state, step.seat):
        _offer_levels(judge, step.seat, area, messages.map_of(judge.state)[area].level, 1)


def _offer_levels(judge: Judge, seat: Seat, area: str, level: int, lowest: int) -> None:
    """Ask which level takes effect, if there is a choice."""
    if level > lowest:
        judge.agenda.append(messages.ChooseLevel(seat, area, level, lowest))
    else:
        activate_level(judge, seat, area, level)


def activate_level(judge: Judge, seat: Seat, area: str, level: int) -> None:
    judge.emit(messages.OutpostActivated(seat, area, level))
    judge.gain(seat, judge.game.catalog.areas[area].level(level).gain, Source("outpost", area))


def answers_of_level(_game: Game, _state: GameState, question: messages.ChooseLevel) -> tuple[str, ...]:
    return tuple(map(str, range(question.lowest, question.level + 1)))


def answer_level(judge: Judge, question: messages.ChooseLevel, level: str) -> None:
    activate_level(judge, question.seat, question.area, int(level))


def answers_of_given_up(game: Game, state: GameState, question: messages.ChooseGivenUp) -> tuple[str, ...]:
    return outposts.held_by(game, state, question.seat)


def answer_given_up(judge: Judge, question: messages.ChooseGivenUp, area: str) -> None:
    build(judge, question.seat, question.area, area)


_Areas = Callable[[Game, GameState, Seat], Sequence[str]]


def _razeable(game: Game, state: GameState, seat: Seat) -> Sequence[str]:
    return [area for area, _ in outposts.in_reach(game, state, seat)]


DEEDS: Final = ("build", "upgrade", "raze")
"""What an effect does on one Area."""

_POSSIBLE: Mapping[str, _Areas] = {"build": outposts.buildable, "upgrade": outposts.upgradable, "raze": _razeable}
"""Deed -> the Areas where a seat can do it."""

_CARRY_OUT: Mapping[str, Callable[[Judge, Seat, str], None]] = {"build": build_or_ask, "upgrade": upgrade, "raze": raze}

_DEEDS: Mapping[type, str] = {BuildOutposts: "build", UpgradeOutposts: "upgrade", RazeOutposts: "raze"}

_OneOutpost = BuildOutposts | UpgradeOutposts | RazeOutposts


def has_effect(game: Game, state: GameState, verb: _OneOutpost, context: EffectContext) -> bool:
    return bool(_POSSIBLE[_DEEDS[type(verb)]](game, state, context.seat))


def apply(judge: Judge, verb: _OneOutpost, context: EffectContext) -> None:
    """Ask for the Area, if there is a choice."""
    deed = _DEEDS[type(verb)]
    areas = _POSSIBLE[deed](judge.game, judge.state, context.seat)
    if len(areas) > 1:
        judge.agenda.append(messages.ChooseOutpost(context.seat, context.on_site, context.source.kind, deed))
    elif areas:
        _CARRY_OUT[deed](judge, context.seat, areas[0])


def answers(game: Game, state: GameState, question: messages.ChooseOutpost) -> Sequence[str]:
    return _POSSIBLE[question.deed](game, state, question.seat)


def answer(judge: Judge, question: messages.ChooseOutpost, area: str) -> None:
    _CARRY_OUT[question.deed](judge, question.seat, area)


# ---------------------------------------------------------------------- activating
def activates(game: Game, state: GameState, verb: ActivateOutposts, context: EffectContext) -> bool:
    """Whether the seat has an Outpost there."""
    return state.outposts is not None and bool(_further(game, state, verb, context.seat, ()))


def activate(judge: Judge, verb: ActivateOutposts, context: EffectContext) -> None:
    if judge.state.outposts is not None:
        asked = messages.ChooseActivated(context.seat, context.on_site, context.source.kind, verb.count)
        _go_on(judge, verb, asked, ())


def answers_of_activated(game: Game, state: GameState, question: messages.ChooseActivated) -> Sequence[str]:
    return _further(game, state, _verb(game, state, question), question.seat, question.activated)


def answer_activated(judge: Judge, question: messages.ChooseActivated, area: str) -> None:
    count, done = question.count - 1, (*question.activated, area)
    further = messages.ChooseActivated(question.seat, question.site, question.kind, count, done)
    _go_on(judge, _verb(judge.game, judge.state, question), further, (area,))


def _verb(game: Game, state: GameState, question: messages.ChooseActivated) -> ActivateOutposts:
    return verb_of(game, context_asking(state, question), ActivateOutposts)


def _further(game: Game, state: GameState, verb: ActivateOutposts, seat: Seat, done: tuple[str, ...]) -> Sequence[str]:
    """The Outposts that can be activated beside those that are ``done``: all of them in one line of the map, where only
    a line counts (R45.2.1)."""
    held = outposts.held_by(game, state, seat)
    open_parts = [areas for areas in outposts.parts(game.catalog, verb.part) if areas.issuperset(done)]
    return [area for area in held if area not in done and any(area in areas for areas in open_parts)]


def _go_on(judge: Judge, verb: ActivateOutposts, question: messages.ChooseActivated, now: tuple[str, ...]) -> None:
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
        judge.agenda.append(messages.ActivateAreas(seat, now))
