"""R13 Use another player's Open Production."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import other_states
from game.rules.chapter import Chapter, Terms
from game.rules.commands import UseOpenProduction
from game.rules.desk import Desk
from game.rules.effects.production import visit_site
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.payment import Price
from game.rules.state import VIRTUAL, ChooseAction
from game.rules.work import FollowUp, RewardOwner

WORKER = Bag({"worker": 1})
PRICE = Price(WORKER)


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
    visit_site(judge, command.seat, command.site)


def reward_owner(judge: Judge, step: RewardOwner) -> None:
    """R13.1: a worker for the owner, who is the virtual opponent as R30.13 and R32.12 say."""
    owner, site = judge.state.site(step.site)
    if owner == VIRTUAL and judge.opponent:
        judge.opponent.reward(judge, site)
    else:
        judge.gain(owner, WORKER, Source("open_production_owner", site.card, site.id))


def _moves(desk: Desk) -> Sequence[UseOpenProduction]:
    payment = desk.purse.canonical(PRICE)
    if payment is None:
        return ()
    return [
        UseOpenProduction(desk.seat, owner, site.id, payment)
        for owner in other_states.owners_in_reach(desk.state, desk.seat)
        for site in desk.layout_of(owner).visitable
    ]


VISIT = Chapter((ChooseAction,), _terms, _carry_out, _moves)
