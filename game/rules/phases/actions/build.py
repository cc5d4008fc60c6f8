"""R8 Build a Location: construct it, or develop it over an own Location or Ruin."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import EMPTY, Bag
from game.kernel.refusal import Refusal
from game.rules import effects
from game.rules.chapter import Chapter, Terms
from game.rules.commands import ConstructLocation, DevelopLocation
from game.rules.desk import Desk
from game.rules.effects.context import context_at
from game.rules.effects.production import produce_site
from game.rules.events import LocationConstructed, LocationDeveloped, Source
from game.rules.judge import Judge
from game.rules.payment import Price
from game.rules.phases.actions import hand_card
from game.rules.state import ChooseAction, Seat, Site
from game.rules.work import FollowUp, GiveBonus

BRICK_OR_TOKEN = Price(Bag({"brick": 1}), Bag({"development": 1}))
TOKEN = Price(Bag({"development": 1}))
REWARD = Bag({"vp": 1})


def _construct_terms(desk: Desk, command: ConstructLocation) -> Terms | Refusal:
    return hand_card.terms(desk, command.card, "grey")


def _construct(judge: Judge, command: ConstructLocation) -> None:
    """R8.10 without the steps of developing."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    judge.emit(LocationConstructed(command.seat, command.card, judge.state.next_site))
    _open_up(judge, command.seat)


def _construct_moves(desk: Desk) -> Sequence[ConstructLocation]:
    return [ConstructLocation(desk.seat, card, payment) for card, payment in hand_card.affordable(desk, "grey")]


def _develop_terms(desk: Desk, command: DevelopLocation) -> Terms | Refusal:
    if command.card not in desk.player.hand:
        return Refusal("no_such_card", card=command.card)
    over = desk.player.site(command.site)
    if over is None:
        return Refusal("no_such_card")
    if _fits(desk, command.card, over):
        return Terms(BRICK_OR_TOKEN, card=command.card)
    if desk.purse.canonical(TOKEN) is None:
        return Refusal("no_common_category", card=command.card)
    return Terms(TOKEN, card=command.card)


def _fits(desk: Desk, card: str, over: Site) -> bool:
    """R8.2, R8.3: a common category; a Ruin has them all."""
    return over.ruin or over.card in desk.game.catalog.fitting(card)


def _develop(judge: Judge, command: DevelopLocation) -> None:
    """R8.10 in full."""
    seat = command.seat
    judge.agenda.append(FollowUp(seat))
    judge.pay(seat, command.payment or ())
    over = judge.state.player(seat).site(command.site)
    assert over is not None
    returned = EMPTY if over.ruin else over.goods + over.stored
    judge.emit(LocationDeveloped(seat, command.card, judge.state.next_site, over.id, over.card, over.ruin, returned))
    judge.gain(seat, REWARD, Source("development", command.card))
    _open_up(judge, seat)


def _develop_moves(desk: Desk) -> Sequence[DevelopLocation]:
    with_brick = desk.purse.canonical(BRICK_OR_TOKEN)
    if with_brick is None:
        return ()
    with_token = desk.purse.canonical(TOKEN)
    seat, sites, fitting_of = desk.seat, desk.layout.by_name, desk.game.catalog.fitting
    moves = []
    for card in desk.hand.developing:
        fitting = fitting_of(card)
        for site in sites:
            payment = with_brick if site.ruin or site.card in fitting else with_token
            if payment is not None:
                moves.append(DevelopLocation(seat, card, site.id, payment))
    return moves


def _open_up(judge: Judge, seat: Seat) -> None:
    """R8.10 (5) and (6): the production once, then the Building Bonus (A-04)."""
    site = judge.state.player(seat).sites[-1]
    if judge.game.catalog.locations[site.card].building_bonus:
        judge.agenda.append(GiveBonus(site.id))
    produce_site(judge, seat, seat, site, "production")


def give_bonus(judge: Judge, step: GiveBonus) -> None:
    """R8.10 (6)."""
    owner, site = judge.state.site(step.site)
    bonus = judge.game.catalog.locations[site.card].building_bonus
    effects.apply(judge, bonus, context_at(judge.state, owner, site.id, "building_bonus"))


CONSTRUCT = Chapter((ChooseAction,), _construct_terms, _construct, _construct_moves)
DEVELOP = Chapter((ChooseAction,), _develop_terms, _develop, _develop_moves)
