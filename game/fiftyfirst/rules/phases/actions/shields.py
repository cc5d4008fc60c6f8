"""R16 Shield tokens: placed at any time of one's turn, not an action."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import PlaceShield
from game.fiftyfirst.rules.events import ShieldPlaced
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import Price
from game.fiftyfirst.rules.state import Seat
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp, FollowUp
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

PRICE = Price(Bag({"shield": 1}))


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """R16.2: on Locations only, one on each, and none on a printed one."""
    cost = side.pay(PRICE)
    return () if cost is None else [make(side.seat, site, cost) for site in side.sites.unshielded]


def _why_not(side: Side, command: PlaceShield) -> Refusal:
    site = side.own_location(command.site)
    return site if isinstance(site, Refusal) else Refusal("has_shield", card=site.card)


def go_on(judge: Judge, seat: Seat) -> None:
    """Go on with the turn in which a shield was placed: with the action if it is still to come, else with what may
    follow it."""
    question = judge.state.question
    if isinstance(question, ChooseFollowUp):
        judge.agenda.append(FollowUp(question.seat, question.site, question.exchange))
    elif isinstance(question, ChooseAction):
        judge.agenda.append(ChooseAction(seat, question.idle))


def _carry_out(judge: Judge, command: PlaceShield) -> None:
    go_on(judge, command.seat)
    judge.pay(command.seat, command.payment or ())
    site = judge.state.player(command.seat).own_site(command.site)
    judge.emit(ShieldPlaced(command.seat, site.id, site.card))


SHIELD = Chapter("shield {site}", (ChooseAction, ChooseFollowUp), _possible, _why_not, _carry_out)
