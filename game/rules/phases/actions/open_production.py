"""R13 Use another player's Open Production."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import UseOpenProduction
from game.rules.desk import Desk
from game.rules.events import OpenProductionUsed, Source
from game.rules.judge import Judge
from game.rules.payment import Price
from game.rules.phases.actions import other_states
from game.rules.phases.production import produce_site
from game.rules.solo.visited import reward_opponent
from game.rules.state import VIRTUAL, ChooseAction, FollowUp

WORKER = Bag({"worker": 1})
PRICE: Price = (WORKER,)


def _terms(desk: Desk, command: UseOpenProduction) -> Terms | Refusal:
    site = other_states.aimed_at(desk, command.owner, command.site)
    if isinstance(site, Refusal):
        return site
    if not desk.printed(site).is_open:
        return Refusal("no_such_card", card=site.card)
    if site.worker:
        return Refusal("occupied", card=site.card)
    return Terms(PRICE, card=site.card)


def _carry_out(judge: Judge, command: UseOpenProduction) -> None:
    """R13.1: a worker onto the card, its production to the visitor, then a worker to the owner."""
    judge.agenda.append(FollowUp(command.seat))
    judge.pay(command.seat, command.payment or ())
    site = judge.state.owner(command.owner).site(command.site)
    assert site is not None
    judge.emit(OpenProductionUsed(command.seat, command.owner, site.id, site.card))
    produce_site(judge, command.seat, command.owner, site, "open_production")
    if command.owner == VIRTUAL:
        reward_opponent(judge, site)
    else:
        judge.gain(command.owner, WORKER, Source("open_production_owner", site.card, site.id))


def _moves(desk: Desk) -> Iterator[UseOpenProduction]:
    payment = desk.purse.canonical(PRICE)
    if payment is None:
        return
    for owner, site in other_states.in_reach(desk):
        if not site.worker and desk.printed(site).is_open:
            yield UseOpenProduction(desk.seat, owner, site.id, payment)


VISIT = Chapter((ChooseAction,), _terms, _carry_out, _moves)
