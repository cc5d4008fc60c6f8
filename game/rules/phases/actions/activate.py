"""R11 Activate the action of an own Location."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from game.cards.card import Ability
from game.kernel.refusal import Refusal
from game.rules import discards, effects
from game.rules.chapter import Chapter, Terms
from game.rules.commands import ActivateLocation
from game.rules.desk import Desk
from game.rules.effects.context import Context
from game.rules.events import LocationActivated, Source
from game.rules.judge import Judge
from game.rules.layout import action_of
from game.rules.payment import goods_price, paid_goods
from game.rules.state import ChooseAction, ChooseDiscarded, ChooseFollowUp, Seat, Site
from game.rules.work import FollowUp

ANYWHERE: Final = 0
"""No Site has this number."""


def _terms(desk: Desk, command: ActivateLocation) -> Terms | Refusal:
    site = desk.own_location(command.site)
    return site if isinstance(site, Refusal) else _site_terms(desk, site)


def _site_terms(desk: Desk, site: Site) -> Terms | Refusal:
    ability = desk.printed(site).action
    if ability is None:
        return Refusal("no_such_card", card=site.card)
    timing = action_of(ability)
    if site.used >= timing.uses:
        return Refusal("already_used", card=site.card)
    if not _has_effect(desk, site, ability):
        return Refusal("no_effect", card=site.card)
    return Terms(goods_price(timing.spend), discards.printed_cards(timing.spend), site.card)


def _has_effect(desk: Desk, site: Site, ability: Ability) -> bool:
    """R11.6."""
    if effects.never_fails(desk.game.options, ability.verbs):
        return True
    context = _context(desk.seat, site, discards.deck_cards(desk.player, action_of(ability).spend))
    return effects.has_effect(desk.game, desk.state, ability.verbs, context)


def can_repeat(desk: Desk, number: int) -> bool:
    """Whether the Site could be activated once more, paid anew (R11.3)."""
    return bool(_moves_at(desk, number))


def _context(seat: Seat, site: Site, cards_paid: int = 0) -> Context:
    return Context(seat, seat, site.id, Source("action", site.card, site.id), cards_paid)


def _carry_out(judge: Judge, command: ActivateLocation) -> None:
    """R11.1: goods of the cost stay on the card, cards and Deals go to their discard piles."""
    seat, payment = command.seat, command.payment or ()
    judge.agenda.append(FollowUp(seat, site=command.site))
    site = judge.state.player(seat).site(command.site)
    assert site is not None
    ability = judge.game.catalog.locations[site.card].action
    assert ability is not None
    spend = action_of(ability).spend
    judge.pay(seat, payment)
    discards.carry_out(judge, seat, spend, command.discard)
    judge.emit(LocationActivated(seat, site.id, site.card, paid_goods(payment)))
    for good, count in discards.left_open(spend, command.discard).items():
        judge.agenda.append(ChooseDiscarded(seat, good, count, site=site.id))
        return
    take_effect(judge, seat, site.id)


def take_effect(judge: Judge, seat: Seat, number: int) -> None:
    """Do what the action of an own Site does, once its cost is paid and discarded."""
    site = judge.state.player(seat).site(number)
    assert site is not None
    effects.apply(judge, judge.game.catalog.actions[site.card].verbs, _context(seat, site))


def _moves(desk: Desk) -> Sequence[ActivateLocation]:
    question = desk.state.question
    return _moves_at(desk, question.site if isinstance(question, ChooseFollowUp) else ANYWHERE)


def _moves_at(desk: Desk, number: int | None) -> Sequence[ActivateLocation]:
    """The moves of the Site with this number, of all with `ANYWHERE`, or of none."""
    found = []
    for site, ability, price in desk.layout.usable:
        if number not in (site.id, ANYWHERE):
            continue
        payment = desk.purse.canonical(price)
        if payment is not None and _has_effect(desk, site, ability):
            ways = discards.options(desk.game.catalog, desk.player, action_of(ability).spend)
            name = desk.layout.names[site.id]
            text = f"{name} discarding" if ways and ways[0] else name
            found.append((text, [ActivateLocation(desk.seat, site.id, payment, discard) for discard in ways]))
    return [move for _, moves in sorted(found, key=itemgetter(0)) for move in moves]


ACTIVATE = Chapter((ChooseAction, ChooseFollowUp), _terms, _carry_out, _moves)
