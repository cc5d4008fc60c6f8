"""R45 Build, upgrade or raze an Outpost as an action, and put a shield beside one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, Final

from game.fiftyfirst.cards.sets.no_mans_land import LEVELS
from game.fiftyfirst.rules import discards
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import FREE
from game.fiftyfirst.rules.phases.actions import shields, triggers
from game.fiftyfirst.rules.sets.no_mans_land import effects, messages, outposts
from game.fiftyfirst.rules.sets.no_mans_land.messages import OutpostShielded, map_of
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp, FollowUp
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

ONE_CARD: Final = Bag({"card": 1})
"""What building and upgrading discard (R45.4, R45.5)."""


# ---------------------------------------------------------------------- building
def _to_build(side: Side, make: Make[T]) -> Sequence[T]:
    """R45.4; after a raze only on the Area itself, for nothing with the option (R45.7, A-39)."""
    question = side.question
    free = isinstance(question, messages.ChooseToBuild) and side.game.options.raze_build_free
    category = outposts.build_category(side.game)
    if not (free or side.priced or discards.with_category(side.game.catalog, side.player.hand, category)):
        return ()
    if isinstance(question, messages.ChooseToBuild):
        areas: tuple[str, ...] = (question.area,)
    else:
        areas = outposts.buildable(side.game, side.state, side.seat)
    found: list[T] = []
    for area, removed in placings(side, areas):
        found += _each_card(side, make, (side.seat, area, removed), category, free)
    return found


def placings(side: Side, areas: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """The ways to put a marker on one of ``areas``, each with the Area from which it is taken, in the order of their
    titles."""
    title = side.game.catalog.title
    removals = sorted(outposts.removals(side.game, side.state, side.seat), key=lambda area: title(area) if area else "")
    return product(sorted(areas, key=title), removals)


def _each_card(side: Side, make: Make[T], fields: tuple[Any, ...], category: str, free: bool = False) -> list[T]:
    """A move for each card with the ``category``, by titles; one without a card if it is ``free``."""
    if free:
        return [make(*fields, FREE) if side.priced else make(*fields)]
    if side.priced:
        return [make(*fields, FREE, ONE_CARD, category)]
    return [make(*fields, (card,)) for card in discards.with_category(side.game.catalog, side.player.hand, category)]


def why_not_build(side: Side, area: str, removing: str | None) -> Refusal:
    """Why an Outpost cannot be built there, whatever is paid."""
    if area not in side.game.catalog.areas or side.state.outposts is None:
        return Refusal("no_such_card", card=area)
    if area in side.state.outposts:
        return Refusal("has_outpost", card=area)
    if area not in outposts.buildable(side.game, side.state, side.seat):
        return Refusal("not_adjacent", card=area)
    if removing is None:
        return Refusal("choice_missing", card=area)
    return Refusal("wrong_choice", card=removing)


def _why_not_build(side: Side, command: messages.BuildOutpost) -> Refusal:
    question = side.question
    if isinstance(question, messages.ChooseToBuild) and command.area != question.area:
        return Refusal("wrong_choice", card=command.area)
    if isinstance(question, messages.ChooseToBuild):
        return Refusal("choice_missing" if command.removing is None else "wrong_choice", card=command.area)
    return why_not_build(side, command.area, command.removing)


def _build(judge: Judge, command: messages.BuildOutpost) -> None:
    if isinstance(judge.state.question, ChooseAction):
        judge.agenda.append(FollowUp(command.seat))
    discards.carry_out(judge, command.seat, ONE_CARD, command.discard)
    effects.build(judge, command.seat, command.area, command.removing)


def offer_to_build(judge: Judge, step: messages.OfferToBuild) -> None:
    """R45.7: ask whether to build on the Area of an Outpost that was razed, if that is possible."""
    side = Side(judge.game, judge.state, step.seat)
    cards = discards.with_category(judge.game.catalog, side.player.hand, outposts.build_category(judge.game))
    if step.area in outposts.buildable(judge.game, judge.state, step.seat) and (
        cards or judge.game.options.raze_build_free
    ):
        judge.agenda.append(messages.ChooseToBuild(step.seat, step.area))


def reward(judge: Judge, step: messages.RewardOutpost) -> None:
    """What Locations give whenever their owner builds or upgrades an Outpost."""
    triggers.resolve(judge, step.seat, "upgrade_outpost" if step.upgraded else "build_outpost")


# ---------------------------------------------------------------------- upgrading
def _to_upgrade(side: Side, make: Make[T]) -> Sequence[T]:
    """R45.5, R45.6."""
    found: list[T] = []
    for area in sorted(outposts.upgradable(side.game, side.state, side.seat), key=side.game.catalog.title):
        level = map_of(side.state)[area].level + 1
        category = outposts.upgrade_category(side.game, area, level)
        found += _each_card(side, make, (side.seat, area), category)
    return found


def _why_not_upgrade(side: Side, command: messages.UpgradeOutpost) -> Refusal:
    outpost = _outpost_at(side, command.area)
    if isinstance(outpost, Refusal):
        return outpost
    if outpost.owner != side.seat:
        return Refusal("no_outpost", card=command.area, seat=side.seat)
    assert outpost.level == LEVELS, "every other own Outpost can be upgraded"
    return Refusal("highest_level", card=command.area)


def _upgrade(judge: Judge, command: messages.UpgradeOutpost) -> None:
    judge.agenda.append(FollowUp(command.seat))
    discards.carry_out(judge, command.seat, ONE_CARD, command.discard)
    effects.upgrade(judge, command.seat, command.area)


# ---------------------------------------------------------------------- razing
def _to_raze(side: Side, make: Make[T]) -> Sequence[T]:
    """R45.7: no discount helps, since no Location is razed."""
    reach = {
        area: outposts.defence(side.game, area, there)
        for area, there in outposts.in_reach(side.game, side.state, side.seat)
    }
    if not reach:
        return ()
    costs = side.in_contacts("red", set(reach.values()))
    affordable = [area for area, defence in reach.items() if costs.get(defence) is not None]
    return [make(side.seat, area, costs[reach[area]]) for area in sorted(affordable, key=side.game.catalog.title)]


def _why_not_raze(side: Side, command: messages.RazeOutpost) -> Refusal:
    outpost = _outpost_at(side, command.area)
    if isinstance(outpost, Refusal):
        return outpost
    if outpost.owner == side.seat:
        return Refusal("no_outpost", card=command.area)
    if side.state.player(outpost.owner).passed:
        return Refusal("target_passed", card=command.area, seat=outpost.owner)
    return Refusal("not_adjacent", card=command.area)


def _raze(judge: Judge, command: messages.RazeOutpost) -> None:
    judge.begin_action(command)
    effects.raze(judge, command.seat, command.area)


def _outpost_at(side: Side, area: str) -> messages.Outpost | Refusal:
    if area not in side.game.catalog.areas or side.state.outposts is None:
        return Refusal("no_such_card", card=area)
    return side.state.outposts.get(area) or Refusal("no_outpost", card=area)


# ---------------------------------------------------------------------- shields
def _to_shield(side: Side, make: Make[T]) -> Sequence[T]:
    """R45.8: one on each Area with an own Outpost."""
    cost = side.pay(shields.PRICE)
    if cost is None:
        return ()
    areas = [area for area in outposts.held_by(side.game, side.state, side.seat) if not map_of(side.state)[area].shield]
    return [make(side.seat, area, cost) for area in sorted(areas, key=side.game.catalog.title)]


def _why_not_shield(side: Side, command: messages.ShieldOutpost) -> Refusal:
    outpost = _outpost_at(side, command.area)
    if isinstance(outpost, Refusal):
        return outpost
    if outpost.owner != side.seat:
        return Refusal("no_outpost", card=command.area, seat=side.seat)
    return Refusal("has_shield", card=command.area)


def _shield(judge: Judge, command: messages.ShieldOutpost) -> None:
    shields.go_on(judge, command.seat)
    judge.pay(command.seat, command.payment or ())
    judge.emit(OutpostShielded(command.seat, command.area))


BUILD = Chapter(
    "outpost {area}{removing}",
    (ChooseAction, messages.ChooseToBuild),
    _to_build,
    _why_not_build,
    _build,
    outposts.has_map,
)
UPGRADE = Chapter("upgrade {area}", (ChooseAction,), _to_upgrade, _why_not_upgrade, _upgrade, outposts.has_map)
RAZE = Chapter("raze outpost {area}", (ChooseAction,), _to_raze, _why_not_raze, _raze, outposts.has_map)
SHIELD = Chapter(
    "shield outpost {area}", (ChooseAction, ChooseFollowUp), _to_shield, _why_not_shield, _shield, outposts.has_map
)
