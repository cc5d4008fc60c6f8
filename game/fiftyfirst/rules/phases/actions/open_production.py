"""R13 Use another player's Open Production."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T, why_not_in_reach
from game.fiftyfirst.rules.commands import UseOpenProduction
from game.fiftyfirst.rules.effects.production import visit_site
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import Price
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import ChooseAction, RewardOwner
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

WORKER = Bag({"worker": 1})
PRICE = Price(WORKER)


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """R13.2: the Open Productions of others on which no worker lies."""
    cost = side.pay(PRICE)
    if cost is None:
        return ()
    return [make(side.seat, owner, site, cost) for owner, state in side.others for site in state.visitable]


def _why_not(side: Side, command: UseOpenProduction) -> Refusal:
    refusal = why_not_in_reach(side.state, side.seat, command.owner, command.site)
    if refusal:
        return refusal
    _, site = side.state.site(command.site)
    if not side.game.catalog.locations[site.card].is_open:
        return Refusal("no_such_card", card=site.card)
    return Refusal("blocked" if site.blocked else "occupied", card=site.card)


def _carry_out(judge: Judge, command: UseOpenProduction) -> None:
    """R13.1: a worker onto the card, its production to the visitor, then a worker to the owner."""
    judge.begin_action(command)
    visit_site(judge, command.seat, command.site)


def reward_owner(judge: Judge, step: RewardOwner) -> None:
    """Give the owner of a visited Open Production a worker (R13.1), the virtual opponent what it gets instead (R30.13,
    R32.12)."""
    owner, site = judge.state.site(step.site)
    if owner == VIRTUAL and judge.opponent:
        judge.opponent.reward(judge, site)
    else:
        judge.gain(owner, WORKER, Source("open_production_owner", site.card, site.id))


VISIT = Chapter("visit {any_site}", (ChooseAction,), _possible, _why_not, _carry_out)
