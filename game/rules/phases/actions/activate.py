"""R11 Activate the action of an own Location."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards.card import Ability, Action
from game.kernel.refusal import Refusal
from game.rules import discards, effects
from game.rules.chapter import Chapter, Terms
from game.rules.commands import ActivateLocation
from game.rules.desk import Desk
from game.rules.effects.context import Context
from game.rules.events import LocationActivated, Source
from game.rules.judge import Judge
from game.rules.payment import goods_price, paid_goods
from game.rules.state import ChooseAction, ChooseFollowUp, Site
from game.rules.work import FollowUp


def _timing(ability: Ability) -> Action:
    assert isinstance(ability.timing, Action)
    return ability.timing


def _terms(desk: Desk, command: ActivateLocation) -> Terms | Refusal:
    site = desk.own_location(command.site)
    return site if isinstance(site, Refusal) else _site_terms(desk, site)


def _site_terms(desk: Desk, site: Site) -> Terms | Refusal:
    ability = desk.printed(site).action
    if ability is None:
        return Refusal("no_such_card", card=site.card)
    timing = _timing(ability)
    if site.used >= timing.uses:
        return Refusal("already_used", card=site.card)
    if not effects.never_fails(desk.game.options, ability.verbs):
        context = _context(desk.seat, site, discards.deck_cards(desk.player, timing.spend))
        if not effects.has_effect(desk.game, desk.state, ability.verbs, context):
            return Refusal("no_effect", card=site.card)
    return Terms(goods_price(timing.spend), discards.printed_cards(timing.spend), site.card)


def can_repeat(desk: Desk, number: int) -> bool:
    """Whether the Site could be activated once more, paid anew (R11.3)."""
    site = desk.player.site(number)
    return site is not None and any(True for _ in _site_moves(desk, site))


def _context(seat: str, site: Site, cards_paid: int = 0) -> Context:
    return Context(seat, seat, site.id, Source("action", site.card, site.id), cards_paid)


def _carry_out(judge: Judge, command: ActivateLocation) -> None:
    """R11.1: goods of the cost stay on the card, cards and Deals go to their discard piles."""
    seat, payment = command.seat, command.payment or ()
    judge.agenda.append(FollowUp(seat, site=command.site))
    site = judge.state.player(seat).site(command.site)
    assert site is not None
    ability = judge.game.catalog.locations[site.card].action
    assert ability is not None
    judge.pay(seat, payment)
    discards.carry_out(judge, seat, _timing(ability).spend, command.discard)
    judge.emit(LocationActivated(seat, site.id, site.card, paid_goods(payment)))
    effects.apply(judge, ability.verbs, _context(seat, site))


def _site_moves(desk: Desk, site: Site) -> Iterator[ActivateLocation]:
    ability = desk.printed(site).action
    if site.ruin or ability is None or desk.purse.canonical(goods_price(_timing(ability).spend)) is None:
        return
    terms = _site_terms(desk, site)
    if isinstance(terms, Terms):
        for payment, discard in discards.ways(desk, terms.price, terms.discards):
            yield ActivateLocation(desk.seat, site.id, payment, discard)


def _moves(desk: Desk) -> Iterator[ActivateLocation]:
    question = desk.state.question
    for site, _ in desk.layout.usable:
        if not isinstance(question, ChooseFollowUp) or question.site == site.id:
            yield from _site_moves(desk, site)


ACTIVATE = Chapter((ChooseAction, ChooseFollowUp), _terms, _carry_out, _moves)
