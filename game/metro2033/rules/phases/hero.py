"""M-8 Phase 4: the hero moves, and then trades, takes a quest, exchanges, scouts or attacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from game.kernel.bag import Bag
from game.kernel.refusal import Refusal
from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import HANSA
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import (
    BuyEquipment,
    ExchangeGoods,
    HeroAttacks,
    HeroAttacksHero,
    MetroCommand,
    MoveHero,
    RefreshMarket,
    Scout,
    TakeQuest,
)
from game.metro2033.rules.fights.attack import attack_hero, attack_station, can_use_scouted, why_not_attacked
from game.metro2033.rules.phases.setup import fill_market, offer
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.turn import MoveRules, SeatTurn

HeroMoveT = TypeVar("HeroMoveT", bound=MetroCommand)


def start_turn(referee: Referee, seat: Seat) -> None:
    """A wounded hero has no turn (M-8.2)."""
    if leaves_turn_out(referee.metro, referee.state, seat):
        referee.emit(ev.WoundedTurnSkipped(seat))
        return
    referee.emit(ev.TurnStarted(seat))
    referee.next(steps.ChooseHeroAction(seat), steps.EndHeroTurn(seat))


def leaves_turn_out(metro: Metro, state: MetroState, seat: Seat) -> bool:
    """Whether the hero is wounded, and the turn of this round is the one that he leaves out (A-19)."""
    player = state.player(seat)
    has_turn = metro.options.wounded_skip == "next_round" and player.hurt_in == state.round
    return player.wounded and not has_turn


def end_turn(referee: Referee, _: steps.EndHeroTurn) -> None:
    fill_market(referee)


def _of_the_hale(rules: MoveRules[HeroMoveT]) -> MoveRules[HeroMoveT]:
    """The rules of a move that a wounded hero does not make: only a position can give him a turn (M-8.2)."""

    def possible(turn: SeatTurn) -> Iterable[HeroMoveT]:
        return () if leaves_turn_out(turn.metro, turn.state, turn.seat) else rules.possible(turn)

    def why_not(turn: SeatTurn, command: HeroMoveT) -> Refusal | None:
        if leaves_turn_out(turn.metro, turn.state, turn.seat):
            return MetroRefusal("wounded", seat=turn.seat)
        return rules.why_not(turn, command)

    return rules._replace(possible=possible, why_not=why_not)


def _is_trading(turn: SeatTurn) -> bool:
    """Whether the hero has acted, and may only buy."""
    return isinstance(turn.question, steps.ChooseHeroAction) and turn.question.trading


def _acted(turn: SeatTurn) -> Refusal | None:
    return MetroRefusal("already_acted") if _is_trading(turn) else None


def _away_from_hansa(turn: SeatTurn) -> Refusal | None:
    return None if turn.can_trade_here else MetroRefusal("not_on_hansa", station=turn.player.at)


# ---------------------------------------------------------------------- moving
def steps_left(turn: SeatTurn) -> int:
    """How far the hero can still go in this turn (M-8.1)."""
    return turn.abilities.speed + turn.player.steps - turn.player.moved


def _moves(turn: SeatTurn) -> Iterator[MoveHero]:
    if _is_trading(turn) or turn.player.at is None:
        return
    left = steps_left(turn)
    for station, count in turn.open_map.distances(turn.player.at).items():
        if count > left:
            return
        if count:
            yield MoveHero(turn.seat, station)


def _why_not_move(turn: SeatTurn, command: MoveHero) -> Refusal | None:
    if refusal := turn.closed(command.station):
        return refusal
    assert turn.player.at is not None
    count, left = turn.open_map.distances(turn.player.at).get(command.station), steps_left(turn)
    if count is None or count > left:
        return MetroRefusal("too_far", station=command.station, steps=count, has=Bag({"steps": max(0, left)}))
    return _acted(turn) or MetroRefusal("no_effect", station=command.station)


def _move(referee: Referee, command: MoveHero) -> None:
    at = referee.player(command.seat).at
    assert at is not None
    count = referee.open_map.distances(at)[command.station]
    referee.emit(ev.HeroMoved(command.seat, command.station, count))
    referee.next(steps.ChooseHeroAction(command.seat))


MOVE = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _moves, _why_not_move, _move))


# ---------------------------------------------------------------------- trading
def _refresh_price(turn: SeatTurn) -> Bag:
    return turn.price("refresh", turn.cards.market.refresh)


def _refreshes(turn: SeatTurn) -> Iterator[RefreshMarket]:
    if turn.can_trade_here and _why_not_refresh(turn, None) is None:
        yield RefreshMarket(turn.seat)


def _why_not_refresh(turn: SeatTurn, _: RefreshMarket | None) -> Refusal | None:
    """Once a round and seat, before the first purchase, and if anything can be turned up (A-33)."""
    if refusal := _away_from_hansa(turn):
        return refusal
    if turn.player.refreshed:
        return MetroRefusal("already_refreshed")
    if turn.player.bought:
        return MetroRefusal("already_bought")
    if not (turn.state.equipment or turn.state.equipment_discard):
        return MetroRefusal("no_cards_left")
    price = _refresh_price(turn)
    return None if turn.can_pay(price) else turn.too_poor(price)


def _refresh(referee: Referee, command: RefreshMarket) -> None:
    referee.pay(command.seat, _refresh_price(_turn(referee)), "refresh")
    referee.emit(ev.MarketRefreshed(command.seat, referee.state.market))
    fill_market(referee)
    referee.next(steps.KeepTrading(command.seat))


REFRESH = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _refreshes, _why_not_refresh, _refresh))


def _card_price(turn: SeatTurn) -> Bag:
    return turn.price("equipment", turn.cards.market.price)


def _purchases(turn: SeatTurn) -> Iterator[BuyEquipment]:
    """Above the limit any carried card is discarded, the new one too (M-8.3)."""
    if not turn.can_trade_here or not turn.can_pay(_card_price(turn)):
        return
    is_full = len(turn.player.equipment) >= turn.equipment_limit
    for card in turn.state.market:
        if not is_full:
            yield BuyEquipment(turn.seat, card)
            continue
        for given_up in (*turn.player.equipment, card):
            yield BuyEquipment(turn.seat, card, given_up)


def _why_not_purchase(turn: SeatTurn, command: BuyEquipment) -> Refusal | None:
    if refusal := _away_from_hansa(turn):
        return refusal
    if command.card not in turn.state.market:
        return MetroRefusal("not_in_market", card=command.card)
    is_full = len(turn.player.equipment) >= turn.equipment_limit
    if command.discarding is not None and command.discarding not in (*turn.player.equipment, command.card):
        return MetroRefusal("no_such_card", card=command.discarding)
    if not turn.can_pay(_card_price(turn)):
        return turn.too_poor(_card_price(turn), command.card)
    if is_full:
        return MetroRefusal("choice_missing", limit=turn.equipment_limit, card=command.card)
    return MetroRefusal("wrong_choice", card=command.discarding)


def _buy(referee: Referee, command: BuyEquipment) -> None:
    referee.pay(command.seat, _card_price(_turn(referee)), "equipment", command.card)
    referee.emit(ev.EquipmentBought(command.seat, command.card))
    if command.discarding is not None:
        referee.emit(ev.EquipmentDiscarded(command.seat, command.discarding, "limit"))
    referee.next(steps.KeepTrading(command.seat))


BUY = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _purchases, _why_not_purchase, _buy))


def keep_trading(referee: Referee, step: steps.KeepTrading) -> None:
    """The turn ends by itself when nothing more could be bought (M-20)."""
    question = steps.ChooseHeroAction(step.seat, trading=True)
    if next(_purchases(SeatTurn(referee.metro, referee.state, question)), None):
        referee.next(question)


def _turn(referee: Referee) -> SeatTurn:
    question = referee.question
    return SeatTurn(referee.metro, referee.state, question)


# ---------------------------------------------------------------------- quests, exchange
def _quest_price(turn: SeatTurn) -> Bag:
    return turn.price("quest", turn.cards.quest_terms.price)


def _quests(turn: SeatTurn) -> Iterator[TakeQuest]:
    if not _is_trading(turn) and _why_not_quest(turn, None) is None:
        yield TakeQuest(turn.seat)


def _why_not_quest(turn: SeatTurn, _: TakeQuest | None) -> Refusal | None:
    if refusal := _acted(turn) or _away_from_hansa(turn):
        return refusal
    if not (turn.state.quests or turn.state.quest_discard):
        return MetroRefusal("no_cards_left")
    price = _quest_price(turn)
    return None if turn.can_pay(price) else turn.too_poor(price)


def _take_quest(referee: Referee, command: TakeQuest) -> None:
    referee.pay(command.seat, _quest_price(_turn(referee)), "quest")
    offer(referee, command.seat, "quest", referee.cards.quest_terms.draw)


QUEST = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _quests, _why_not_quest, _take_quest))


def _exchanges(turn: SeatTurn) -> Iterator[ExchangeGoods]:
    if _is_trading(turn) or not turn.can_trade_here:
        return
    for given in GOODS:
        most = turn.player.goods[given]
        for taken in GOODS:
            if taken != given:
                for count in range(1, most + 1):
                    yield ExchangeGoods(turn.seat, count, given, taken)


def _why_not_exchange(turn: SeatTurn, command: ExchangeGoods) -> Refusal | None:
    if refusal := _acted(turn) or _away_from_hansa(turn):
        return refusal
    price = Bag({command.given: command.count})
    return MetroRefusal("no_effect") if turn.can_pay(price) else turn.too_poor(price)


def _exchange(referee: Referee, command: ExchangeGoods) -> None:
    """What the supply lacks is not received (A-21)."""
    received = referee.in_supply(Bag({command.taken: command.count}))[command.taken]
    referee.emit(ev.GoodsExchanged(command.seat, command.given, command.taken, command.count, command.count - received))
    after = referee.abilities(command.seat).after_exchange
    referee.next(*[steps.TriggerAbility(command.seat, card, place) for card, place, _ in after])


EXCHANGE = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _exchanges, _why_not_exchange, _exchange))


# ---------------------------------------------------------------------- scouting
def _scoutings(turn: SeatTurn) -> Iterator[Scout]:
    if not _is_trading(turn) and turn.player.at is not None and _why_not_scout(turn, None) is None:
        yield Scout(turn.seat)


def _why_not_scout(turn: SeatTurn, _: Scout | None) -> Refusal | None:
    """M-8.6: on a neutral station, Polis too."""
    if refusal := _acted(turn):
        return refusal
    here = turn.here
    if here.kind not in ("ordinary", "polis") or here.id in turn.state.owners:
        return MetroRefusal("not_neutral", station=here.id)
    if not (turn.state.threats or turn.state.threat_discard):
        return MetroRefusal("no_cards_left")
    return None


def _scout(referee: Referee, command: Scout) -> None:
    before = referee.player(command.seat).scouted
    for card in referee.top_of("threat", 1):
        referee.emit(ev.ThreatScouted(command.seat, card, before.card if before else None))


SCOUT = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _scoutings, _why_not_scout, _scout))


# ---------------------------------------------------------------------- attacking
def _attacks(turn: SeatTurn) -> Iterator[HeroAttacks]:
    if _is_trading(turn) or turn.player.at is None:
        return
    here = turn.here
    if here.kind in ("ordinary", "polis") and turn.state.owners.get(here.id) != turn.seat:
        yield HeroAttacks(turn.seat)
        if can_use_scouted(turn, here.id):
            yield HeroAttacks(turn.seat, scouted=True)


def _why_not_attack(turn: SeatTurn, _: HeroAttacks) -> Refusal | None:
    refusal = why_not_attacked(turn, turn.here.id) or _acted(turn)
    return refusal or MetroRefusal("nothing_scouted", station=turn.here.id)


def _attack(referee: Referee, command: HeroAttacks) -> None:
    at = referee.player(command.seat).at
    assert at is not None
    attack_station(referee, command.seat, "hero", at, command.scouted)


ATTACK = _of_the_hale(MoveRules((steps.ChooseHeroAction,), _attacks, _why_not_attack, _attack))


def _victims(turn: SeatTurn) -> Iterator[HeroAttacksHero]:
    if _is_trading(turn):
        return
    for seat in turn.state.seats:
        is_here = seat != turn.seat and turn.state.player(seat).at == turn.player.at
        if is_here and _why_not_victim(turn, HeroAttacksHero(turn.seat, seat)) is None:
            yield HeroAttacksHero(turn.seat, seat)


def _why_not_victim(turn: SeatTurn, command: HeroAttacksHero) -> Refusal | None:
    """M-8.8: on the same station, not on Hansa, not on a station of his own faction."""
    if refusal := _acted(turn):
        return refusal
    if command.victim not in turn.state.seats or command.victim == turn.seat:
        return MetroRefusal("wrong_choice", seat=command.victim)
    at = turn.state.player(command.victim).at
    if at is None:
        return MetroRefusal("wrong_choice", seat=command.victim)
    if turn.station(at).kind == HANSA or turn.state.owners.get(at) == command.victim:
        return MetroRefusal("hero_protected", seat=command.victim, station=at)
    if at != turn.player.at:
        return MetroRefusal("not_there", seat=command.victim, station=at)
    return None


ATTACK_HERO = _of_the_hale(
    MoveRules(
        (steps.ChooseHeroAction,),
        _victims,
        _why_not_victim,
        lambda referee, command: attack_hero(referee, command.seat, "hero", command.victim),
    )
)
