"""R16 Shield tokens: placed at any time of the own turn, not an action."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules.chapter import Chapter, Terms
from game.rules.commands import PlaceShield
from game.rules.desk import Desk
from game.rules.events import ShieldPlaced
from game.rules.judge import Judge
from game.rules.payment import Price
from game.rules.state import ChooseAction, ChooseFollowUp
from game.rules.work import FollowUp

PRICE = Price(Bag({"shield": 1}))


def _terms(desk: Desk, command: PlaceShield) -> Terms | Refusal:
    """R16.2: on Locations only, one on each, and none on a printed one."""
    site = desk.own_location(command.site)
    if isinstance(site, Refusal):
        return site
    shielded = desk.printed(site).is_shielded(site.shield)
    return Refusal("has_shield", card=site.card) if shielded else Terms(PRICE, card=site.card)


def _carry_out(judge: Judge, command: PlaceShield) -> None:
    """The turn goes on where it was: with the action still to come, or with what may follow it."""
    question = judge.state.question
    if isinstance(question, ChooseFollowUp):
        judge.agenda.append(FollowUp(question.seat, question.site, question.exchange))
    else:
        judge.agenda.append(ChooseAction(command.seat))
    judge.pay(command.seat, command.payment or ())
    site = judge.state.player(command.seat).site(command.site)
    assert site is not None
    judge.emit(ShieldPlaced(command.seat, site.id, site.card))


def _moves(desk: Desk) -> Sequence[PlaceShield]:
    payment = desk.purse.canonical(PRICE)
    return [PlaceShield(desk.seat, site.id, payment) for site in desk.layout.unshielded] if payment else ()


def can_place(desk: Desk) -> bool:
    """Whether the seat holds a shield and a Location for it."""
    return desk.purse.most("shield") > 0 and bool(desk.layout.unshielded)


SHIELD = Chapter((ChooseAction, ChooseFollowUp), _terms, _carry_out, _moves)
