"""What follows when an Outpost is built, upgraded, razed or activated, in whatever way that comes about (R45)."""

from __future__ import annotations

from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.sets.no_mans_land.events import OutpostActivated, OutpostBuilt, OutpostRazed, OutpostUpgraded
from game.rules.sets.no_mans_land.messages import ActivateAreas, ChooseGivenUp, ChooseLevel, OfferToBuild, RewardOutpost
from game.rules.sets.no_mans_land.outposts import held_by, removals
from game.rules.sets.no_mans_land.state import map_of
from game.rules.state import Game, GameState, Seat


def build(judge: Judge, seat: Seat, area: str, removing: str | None = None) -> None:
    """Build an Outpost on level 1, which takes effect at once; then cards reward the building (R45.4). If all markers
    are in use, the one on ``removing`` is taken (R45.9)."""
    judge.emit(OutpostBuilt(seat, area, removed=removing))
    judge.agenda.append(RewardOutpost(seat))
    activate_level(judge, seat, area, 1)


def build_or_ask(judge: Judge, seat: Seat, area: str) -> None:
    """Build an Outpost by an effect; ask which marker is taken, if all are in use and there is a choice (R45.9)."""
    possible = removals(judge.game, judge.state, seat)
    if len(possible) > 1:
        judge.agenda.append(ChooseGivenUp(seat, area))
    else:
        build(judge, seat, area, possible[0])


def upgrade(judge: Judge, seat: Seat, area: str) -> None:
    """Raise an Outpost to the next level; that level or the one below takes effect (R45.5, R45.6)."""
    level = map_of(judge.state)[area].level + 1
    judge.emit(OutpostUpgraded(seat, area, level))
    judge.agenda += [RewardOutpost(seat, upgraded=True), ChooseLevel(seat, area, level, level - 1)]


def raze(judge: Judge, seat: Seat, area: str) -> None:
    """Raze an Outpost: the marker goes back to its owner, and its level or the one below takes effect for ``seat``,
    which may then build on the Area (R45.7)."""
    outpost = map_of(judge.state)[area]
    judge.emit(OutpostRazed(seat, outpost.owner, area, outpost.level))
    judge.agenda.append(OfferToBuild(seat, area))
    _offer_levels(judge, seat, area, outpost.level, max(1, outpost.level - 1))


def activate_areas(judge: Judge, step: ActivateAreas) -> None:
    """Let the next Outpost take effect on its level or any lower one (R45.11). One that does not exist, as a damaged
    match file may say, is skipped."""
    if step.areas[1:]:
        judge.agenda.append(ActivateAreas(step.seat, step.areas[1:]))
    area = step.areas[0]
    if area in held_by(judge.game, judge.state, step.seat):
        _offer_levels(judge, step.seat, area, map_of(judge.state)[area].level, 1)


def _offer_levels(judge: Judge, seat: Seat, area: str, level: int, lowest: int) -> None:
    """Ask which level takes effect, if there is a choice."""
    if level > lowest:
        judge.agenda.append(ChooseLevel(seat, area, level, lowest))
    else:
        activate_level(judge, seat, area, level)


def activate_level(judge: Judge, seat: Seat, area: str, level: int) -> None:
    judge.emit(OutpostActivated(seat, area, level))
    judge.gain(seat, judge.game.catalog.areas[area].level(level).gain, Source("outpost", area))


def answers_of_level(_game: Game, _state: GameState, question: ChooseLevel) -> tuple[str, ...]:
    return tuple(map(str, range(question.lowest, question.level + 1)))


def answer_level(judge: Judge, question: ChooseLevel, level: str) -> None:
    activate_level(judge, question.seat, question.area, int(level))


def answers_of_given_up(game: Game, state: GameState, question: ChooseGivenUp) -> tuple[str, ...]:
    return held_by(game, state, question.seat)


def answer_given_up(judge: Judge, question: ChooseGivenUp, area: str) -> None:
    build(judge, question.seat, question.area, area)
