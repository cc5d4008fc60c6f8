"""R11, R12: activate the action of one of the seat's Locations or of the faction board, or exchange workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final

from game.fiftyfirst.cards.card import FactionAction, FactionUse
from game.fiftyfirst.cards.vocabulary import EXCHANGING
from game.fiftyfirst.rules import discards, effects, matched_goods
from game.fiftyfirst.rules.card_plan import PlannedAction, PlannedUse, plan_of
from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.combinations import MOST_AT_ONCE
from game.fiftyfirst.rules.commands import ActivateFaction, ActivateLocation, ExchangeWorkers, paid_goods
from game.fiftyfirst.rules.effects.context import EffectContext, context_on_board
from game.fiftyfirst.rules.effects.gain import can_gain
from game.fiftyfirst.rules.events import FactionActivated, LocationActivated, Source, VpLost, WorkersExchanged
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.payment import Price, goods_price
from game.fiftyfirst.rules.state import Game, Player, Seat, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseDiscarded, ChooseFollowUp
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal

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


# ---------------------------------------------------------------------- the faction board
def _uses_of_board(side: Side, make: Make[T]) -> Sequence[T]:
    """R12.1: the actions of the board that were not used in this round; and those that were, done again (R54.2)."""
    used = _used(side.game, side.player)
    moves = []
    closed = used.union(side.player.stopped) if side.player.stopped else used
    for use in side.plan.boards[side.player.faction]:
        if use.action in closed or not (use.repeats is None or use.repeats in used):
            continue
        cost = side.pay(use.price)
        if cost is not None and (use.never_fails or _use_has_effect(side, use)):
            moves += [make(side.seat, use.name, cost, discard) for discard in side.discards(use.discards)]
    return moves


def _use_has_effect(side: Side, use: PlannedUse) -> bool:
    """R11.6."""
    cards = discards.deck_cards(side.player, use.discards)
    return effects.has_effect(
        side.game, side.state, use.verbs, context_on_board(side.state, side.seat, use.name, cards)
    )


def _used(game: Game, player: Player) -> frozenset[str]:
    """The actions of the board that were used in this round, in whichever branch (R54.3)."""
    uses = game.catalog.factions[player.faction]
    return frozenset([use.action for used in player.used if (use := uses.use(used.action))])


def _why_not_use(side: Side, command: ActivateFaction) -> Refusal:
    faction = side.game.catalog.factions[side.player.faction]
    action = faction.action(command.action)
    if action is None:
        return Refusal("no_such_card", text=command.action)
    if action.name in _used(side.game, side.player):
        return Refusal("already_used", card=faction.id)
    if action.name in side.player.stopped:
        return Refusal("already_used", text="stopped", card=faction.id)
    if faction.use(command.action) is None:
        return _why_nothing_again(side, action)
    return Refusal("no_effect", card=faction.id)


def _why_nothing_again(side: Side, action: FactionAction) -> Refusal:
    """Why an action that repeats others cannot be done, if the move does not say which one to repeat."""
    used = _used(side.game, side.player)
    uses = [use for use in side.plan.boards[side.player.faction] if use.action == action.name and use.repeats in used]
    payable = [use for use in uses if side.purse.canonical(use.price) is not None]
    if uses and not payable:
        return side.too_poor(uses[0].price, side.player.faction)
    return Refusal("choice_missing" if payable else "no_effect", card=side.player.faction)


def _use_board(judge: Judge, command: ActivateFaction) -> None:
    """R12.1: the goods of the cost mark the action."""
    seat = command.seat
    judge.begin_action(command)
    use = _use(judge, seat, command.action)
    discards.carry_out(judge, seat, use.spend, command.discard)
    judge.emit(FactionActivated(seat, use.name, paid_goods(command.payment or ())))
    if left := discards.left_open(use.spend, command.discard):
        judge.agenda.append(ChooseDiscarded(seat, *left, action=use.name))
    else:
        take_effect_of_use(judge, seat, use.name)


def take_effect_of_use(judge: Judge, seat: Seat, name: str) -> None:
    """Do what a use of the board does, once its cost is paid and discarded."""
    effects.apply(judge, (_use(judge, seat, name).verb,), context_on_board(judge.state, seat, name))


def _use(judge: Judge, seat: Seat, name: str) -> FactionUse:
    use = judge.game.catalog.factions[judge.state.player(seat).faction].use(name)
    assert use is not None
    return use


def exchange_price(side: Side) -> Price:
    """R12.2: two workers; or as many resources of any kinds as own Locations allow in their place."""
    usual = side.plan.exchange_price
    lasting = side.sites.lasting
    if not lasting:
        return usual
    counts = tuple(dict.fromkeys([location.exchange_resources for location in lasting if location.exchange_resources]))
    return _or_resources(usual, counts) if counts else usual


@lru_cache(maxsize=16)
def _or_resources(usual: Price, counts: tuple[int, ...]) -> Price:
    """A price, or so many resources of any kinds instead."""
    return Price(*usual, *[Bag({"basic": count}) for count in counts])


def can_exchange(side: Side) -> bool:
    """Whether what one more exchange costs is there."""
    return side.purse.canonical(exchange_price(side)) is not None


def _to_exchange(side: Side, make: Make[T]) -> Sequence[T]:
    """R12.2: any number of times; in an open turn only after another exchange."""
    question = side.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return ()
    if EXCHANGING in side.player.stopped:
        return ()
    cost = side.pay(exchange_price(side))
    if cost is None:
        return ()
    return [
        make(side.seat, good.name, cost)
        for good in side.plan.exchange
        if good.never_fails or can_gain(side.game, side.state, side.seat, good.gain)
    ]


def _why_not_exchange(side: Side, command: ExchangeWorkers) -> Refusal:
    question = side.question
    if isinstance(question, ChooseFollowUp) and not question.exchange:
        return Refusal("wrong_phase", text="follow_up")
    if EXCHANGING in side.player.stopped:
        return Refusal("blocked", text="exchange")
    if command.good in side.game.catalog.exchange.goods:
        return Refusal("no_effect", text=command.good)
    return Refusal("wrong_choice", text=command.good) if can_exchange(side) else side.too_poor(exchange_price(side))


def _exchange(judge: Judge, command: ExchangeWorkers) -> None:
    judge.begin_action(command, exchange=True)
    judge.emit(WorkersExchanged(command.seat, command.good))
    judge.gain(command.seat, Bag({command.good: 1}), Source("exchange"))


FACTION = Chapter("faction {action}", (ChooseAction,), _uses_of_board, _why_not_use, _use_board)
EXCHANGE = Chapter("exchange {good}", (ChooseAction, ChooseFollowUp), _to_exchange, _why_not_exchange, _exchange)
