"""R11 Activate the action of one of the seat's Locations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.rules import discards, effects, matched_goods
from game.rules.card_plan import PlannedAction, plan_of
from game.rules.chapter import Chapter, Make, Side, T
from game.rules.combinations import MOST_AT_ONCE
from game.rules.commands import ActivateLocation, paid_goods
from game.rules.effects.context import EffectContext
from game.rules.events import LocationActivated, Source, VpLost
from game.rules.judge import Judge
from game.rules.payment import Price, goods_price
from game.rules.state import Seat, Site
from game.rules.steps import ChooseAction, ChooseDiscarded, ChooseFollowUp

MARKER: Final = Bag({"worker": 1})
"""The token of the general supply that marks an action without a cost (R43.8.6)."""


def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    """The seat's Locations with an action that can still be used; in an open turn only the one in use (R11.3)."""
    question, usable = side.question, side.sites.usable
    if isinstance(question, ChooseFollowUp):
        usable = [row for row in usable if row[1].id == question.site]
    return _uses(side, usable, make)


def _uses(side: Side, usable: Sequence[tuple[str, Site, PlannedAction]], make: Make[T]) -> Sequence[T]:
    """Those that would have an effect (R11.6), once for each way to discard what they cost."""
    found: list[tuple[str, list[T]]] = []
    for name, site, action in usable:
        if action.is_matched:
            found += _matching(side, name, site, action, make)
            continue
        payment = side.pay(action.price)
        if payment is None or not (action.never_fails or _has_effect(side, site, action)):
            continue
        if ways := side.discards(action.discards):
            text = f"{name} discarding" if ways[0] else name
            found.append((text, [make(side.seat, site.id, 1, None, payment, discard) for discard in ways]))
        if action.any_times:
            found += _several_times(side, name, site, action, make)
    found.sort(key=itemgetter(0))
    return [move for _, moves in found for move in moves]


def _several_times(
    side: Side, name: str, site: Site, action: PlannedAction, make: Make[T]
) -> Iterator[tuple[str, list[T]]]:
    """An action that is paid twice, three times, and so on, as long as the goods suffice (R43.8.7)."""
    for times in range(2, MOST_AT_ONCE + 1):
        price = _price(side, site, times)
        if side.purse.canonical(price) is None:
            return
        ways = side.discards(action.discards)
        yield f"{name} times {times}", [make(side.seat, site.id, times, None, side.pay(price), way) for way in ways]


def _matching(side: Side, name: str, site: Site, action: PlannedAction, make: Make[T]) -> Iterator[tuple[str, list[T]]]:
    """An action whose cost is the good for a category, once for each category that can be paid for (R42.7)."""
    if not (action.never_fails or _has_effect(side, site, action)):
        return
    for matched in matched_goods.matches(side.game, side.state, side.seat):
        payment = side.pay(matched_goods.price(matched.category))
        if payment is None or side.player.vp < matched_goods.vp(matched.category):
            continue
        if ways := side.discards(matched_goods.discards(matched.category)):
            text = f"{name} matching {matched.owner}:{matched.category}"
            moves = [make(side.seat, site.id, 1, matched, payment, discard) for discard in ways]
            yield (f"{text} discarding" if ways[0] else text), moves


def _price(side: Side, site: Site, times: int) -> Price:
    """What the action of a Site costs if it is paid so many ``times``."""
    return goods_price(side.game.catalog.locations[site.card].action_cost, times)


def _why_not(side: Side, command: ActivateLocation) -> Refusal:
    question = side.question
    if isinstance(question, ChooseFollowUp) and command.site != question.site:
        return Refusal("wrong_phase", text="follow_up")
    site = side.own_location(command.site)
    if isinstance(site, Refusal):
        return site
    location = side.game.catalog.locations[site.card]
    if location.action is None:
        return Refusal("no_such_card", card=site.card)
    if site.blocked:
        return Refusal("blocked", card=site.card)
    if site.used >= location.uses:
        return Refusal("already_used", text="stopped" if site.stopped else None, card=site.card)
    action = side.plan.actions[site.card]
    if action.is_matched:
        return _why_not_matched(side, site, command)
    if command.matched is not None:
        return Refusal("wrong_choice", card=site.card)
    if command.times == 1 or not _has_effect(side, site, action):
        return Refusal("no_effect", card=site.card)
    if not action.any_times or not 1 <= command.times <= MOST_AT_ONCE:
        return Refusal("wrong_choice", card=site.card)
    return side.too_poor(_price(side, site, command.times), site.card)


def _why_not_matched(side: Side, site: Site, command: ActivateLocation) -> Refusal:
    possible = list(matched_goods.matches(side.game, side.state, side.seat))
    matched = command.matched
    if matched and matched.owner in side.state.people and side.state.player(matched.owner).passed:
        return Refusal("target_passed", card=site.card, seat=matched.owner)
    if not possible or (matched and not any(one.owner == matched.owner for one in possible)):
        return Refusal("no_effect", card=site.card)
    if matched is None:
        return Refusal("choice_missing", card=site.card)
    if matched in possible and matched_goods.vp(matched.category):
        return Refusal("not_enough_goods", needs=Bag({"vp": 1}), has=Bag({"vp": side.player.vp}), card=site.card)
    return Refusal("wrong_choice", text=matched.category, card=site.card)


def _has_effect(side: Side, site: Site, action: PlannedAction) -> bool:
    """R11.6."""
    context = _context(side.seat, site, discards.deck_cards(side.player, action.discards))
    return effects.has_effect(side.game, side.state, action.verbs, context)


def can_repeat(side: Side, number: int) -> bool:
    """Whether the Site could be activated once more, paid anew (R11.3)."""
    return bool(_uses(side, [row for row in side.sites.usable if row[1].id == number], ActivateLocation))


def _context(seat: Seat, site: Site, cards_paid: int = 0) -> EffectContext:
    return EffectContext(seat, seat, site.id, Source("action", site.card, site.id), cards_paid)


def _carry_out(judge: Judge, command: ActivateLocation) -> None:
    """R11.1: goods of the cost stay on the card, cards and Deals go to their discard piles."""
    seat, payment = command.seat, command.payment or ()
    judge.begin_action(command, site=command.site)
    site = judge.state.player(seat).own_site(command.site)
    spend = judge.game.catalog.locations[site.card].action_cost
    if command.matched is not None:
        spend = matched_goods.discards(command.matched.category)
        if vp := matched_goods.vp(command.matched.category):
            judge.emit(VpLost(seat, vp, Source("action", site.card, site.id)))
    discards.carry_out(judge, seat, spend, command.discard)
    marks = paid_goods(payment) if judge.game.catalog.locations[site.card].action_cost else MARKER
    judge.emit(LocationActivated(seat, site.id, site.card, marks))
    if left := discards.left_open(spend, command.discard):
        judge.agenda.append(ChooseDiscarded(seat, *left, site=site.id))
        return
    for _ in range(command.times):
        take_effect(judge, seat, site.id)


def take_effect(judge: Judge, seat: Seat, number: int) -> None:
    """Do what the action of a Site of the seat does, once its cost is paid and discarded."""
    site = judge.state.player(seat).own_site(number)
    effects.apply(judge, plan_of(judge.game).actions[site.card].verbs, _context(seat, site))


ACTIVATE = Chapter("activate {site}{times}{matched}", (ChooseAction, ChooseFollowUp), _possible, _why_not, _carry_out)
