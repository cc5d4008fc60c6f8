"""R8 Build a Location: construct it, or develop it over a Location or Ruin of the seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fiftyfirst.cards.vocabulary import Trigger
from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import ConstructLocation, DevelopLocation
from game.fiftyfirst.rules.effects.context import context_at
from game.fiftyfirst.rules.effects.production import produce_site
from game.fiftyfirst.rules.events import LocationConstructed, LocationDeveloped, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import Price
from game.fiftyfirst.rules.phases.actions import hand_card, triggers
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.rules.steps import ChooseAction, GiveBonus, RewardBuilding
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

BRICK_OR_TOKEN = Price(Bag({"brick": 1}), Bag({"development": 1}))
TOKEN = Price(Bag({"development": 1}))
REWARD = Bag({"vp": 1})

CONSTRUCTING: Final[tuple[Trigger, ...]] = ("build",)
DEVELOPING: Final[tuple[Trigger, ...]] = ("build", "develop")
"""What Locations reward: developing is building, too (R43.8.1)."""


def _to_construct(side: Side, make: Make[T]) -> Sequence[T]:
    return hand_card.possible(side, make, "grey")


def _construct(judge: Judge, command: ConstructLocation) -> None:
    """R8.10 without the steps of developing."""
    judge.begin_action(command)
    judge.emit(LocationConstructed(command.seat, command.card, judge.state.next_site))
    _open_up(judge, command.seat, CONSTRUCTING)


def _to_develop(side: Side, make: Make[T]) -> Sequence[T]:
    """R8.2, R8.3, R43.8.5: a hand card over a Site of the seat with a common category; a Ruin has them all. With a
    development token they need none in common."""
    with_brick = side.pay(BRICK_OR_TOKEN)
    if with_brick is None:
        return ()
    with_token = side.pay(TOKEN) if side.purse.canonical(TOKEN) else None
    moves: list[T] = []
    seat, sites, counting, fitting_of = side.seat, side.sites.by_name, side.sites.counting, side.game.catalog.fitting
    for card in side.hand.developing:
        fitting = fitting_of(card, counting)
        for _, site in sites:
            cost = with_brick if site.ruin or site.card in fitting else with_token
            if cost is not None:
                moves.append(make(seat, card, site.id, cost))
    return moves


def _why_not_develop(side: Side, command: DevelopLocation) -> Refusal:
    if command.card not in side.player.hand:
        return Refusal("no_such_card", card=command.card)
    if side.player.site(command.site) is None:
        return Refusal("no_such_card")
    return Refusal("no_common_category", card=command.card)


def _develop(judge: Judge, command: DevelopLocation) -> None:
    """R8.10 in full."""
    seat = command.seat
    judge.begin_action(command)
    over = judge.state.player(seat).own_site(command.site)
    returned = over.goods if over.ruin else judge.returned_from(over)
    judge.emit(LocationDeveloped(seat, command.card, judge.state.next_site, over.id, over.card, over.ruin, returned))
    judge.gain(seat, REWARD, Source("development", command.card))
    _open_up(judge, seat, DEVELOPING)


def _open_up(judge: Judge, seat: Seat, done: tuple[Trigger, ...]) -> None:
    """R8.10 (5) and (6): the production once, then the Building Bonus (A-04), and what building makes cards give; at
    last what sets ask for."""
    site = judge.state.player(seat).sites[-1]
    judge.built(seat)
    if triggers.rewarding(judge, seat, *done):
        judge.agenda.append(RewardBuilding(site.id, done == DEVELOPING))
    if judge.game.catalog.locations[site.card].building_bonus:
        judge.agenda.append(GiveBonus(site.id))
    produce_site(judge, seat, seat, site, "production")


def give_bonus(judge: Judge, step: GiveBonus) -> None:
    """Give the Building Bonus of a new Location (R8.10 (6))."""
    owner, site = judge.state.site(step.site)
    bonus = judge.game.catalog.locations[site.card].building_bonus
    effects.apply(judge, bonus, context_at(judge.state, owner, site.id, "building_bonus"))


def reward_building(judge: Judge, step: RewardBuilding) -> None:
    """R8.13, R43.8.1: the Location itself may reward its own building."""
    owner, _ = judge.state.site(step.site)
    triggers.resolve(judge, owner, *(DEVELOPING if step.developed else CONSTRUCTING))


CONSTRUCT = Chapter("construct {location}", (ChooseAction,), _to_construct, hand_card.why_not, _construct)
DEVELOP = Chapter("develop {location} over {site}", (ChooseAction,), _to_develop, _why_not_develop, _develop)
