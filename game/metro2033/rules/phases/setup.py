"""M-3 Setup: factions, start bonuses, heroes, the market."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.commands import KeepCard, TakeFaction, TakeHero
from game.metro2033.rules.referee import Referee
from game.metro2033.rules.refusals import MetroRefusal
from game.metro2033.rules.turn import MoveRules, SeatTurn, never_refused

FIRST_ROUND = 1
"""The first round, on the start space (M-5.3)."""


def bordering(turn: SeatTurn) -> list[str]:
    """The factions that can be taken, in the order of their borders: the first takes any (M-3.2)."""
    ring, taken = turn.cards.ring_of_zones, turn.state.factions
    free = [faction for faction in ring if faction not in taken]
    if not taken:
        return free
    return [faction for faction in free if taken & _neighbours(ring, faction)]


def _neighbours(ring: tuple[str, ...], faction: str) -> frozenset[str]:
    place = ring.index(faction)
    return frozenset((ring[place - 1], ring[(place + 1) % len(ring)]))


def _factions(turn: SeatTurn) -> Iterator[TakeFaction]:
    for faction in bordering(turn):
        yield TakeFaction(turn.seat, faction)


def _why_not_faction(turn: SeatTurn, command: TakeFaction) -> Refusal | None:
    owner = turn.state.seat_of(command.faction)
    if owner is not None:
        return MetroRefusal("faction_taken", card=command.faction, seat=owner)
    return MetroRefusal("not_bordering", card=command.faction)


def _take_faction(referee: Referee, command: TakeFaction) -> None:
    faction = referee.cards.factions[command.faction]
    referee.emit(ev.FactionTaken(command.seat, command.faction, faction.homes, referee.cards.army.start))


FACTION = MoveRules((steps.ChooseFaction,), _factions, _why_not_faction, _take_faction)


def give_start_bonus(referee: Referee, step: steps.GiveStartBonus) -> None:
    """M-3.3: goods or an army at once, of cards one is chosen."""
    faction = referee.player(step.seat).faction
    assert faction is not None, "all have a faction"
    bonus = referee.cards.factions[faction].bonus
    referee.receive(step.seat, bonus.goods, "bonus", faction)
    if bonus.deck:
        offer(referee, step.seat, bonus.deck, bonus.draw)


def offer(referee: Referee, seat: str, deck: str, count: int) -> None:
    """Draw cards of which a seat keeps one; a single one is kept unasked, and without any nothing happens."""
    cards = referee.top_of(deck, count)
    if cards:
        referee.emit(ev.CardsOffered(seat, deck, cards))
        referee.next(steps.ChooseDrawn(seat, deck, cards))


def _drawn(turn: SeatTurn) -> Iterator[KeepCard]:
    assert isinstance(turn.question, steps.ChooseDrawn)
    for card in turn.question.cards:
        yield KeepCard(turn.seat, card)


def _keep(referee: Referee, command: KeepCard) -> None:
    question = referee.question
    assert isinstance(question, steps.ChooseDrawn)
    discarded = tuple([card for card in question.cards if card != command.card])
    referee.emit(ev.CardKept(command.seat, question.deck, command.card, discarded))
    if question.deck == "equipment":
        referee.next(steps.CheckLimit(command.seat))


KEEP = MoveRules((steps.ChooseDrawn,), _drawn, never_refused, _keep, is_answer=True)


def _heroes(turn: SeatTurn) -> Iterator[TakeHero]:
    taken = {player.hero for player in turn.state.players}
    for hero in turn.cards.heroes:
        if hero not in taken:
            for home in turn.cards.map.homes[turn.player.faction or ""]:
                yield TakeHero(turn.seat, hero, home)


def _why_not_hero(turn: SeatTurn, command: TakeHero) -> Refusal | None:
    for seat in turn.state.seats:
        if turn.state.player(seat).hero == command.hero:
            return MetroRefusal("hero_taken", card=command.hero, seat=seat)
    return MetroRefusal("not_a_home", station=command.station, card=turn.player.faction)


def _take_hero(referee: Referee, command: TakeHero) -> None:
    referee.emit(ev.HeroTaken(command.seat, command.hero, command.station))


HERO = MoveRules((steps.ChooseHero,), _heroes, _why_not_hero, _take_hero)


def open_market(referee: Referee, _: steps.OpenMarket) -> None:
    """M-3.5: four cards are turned up, and round 1 begins on the start space."""
    fill_market(referee)
    referee.emit(ev.RoundStarted(FIRST_ROUND, 0, referee.state.first_player))
    referee.next(steps.StartPhase("events"))


def fill_market(referee: Referee) -> None:
    """Turn up cards until the market is full, as far as there are any (M-8.3, A-33)."""
    missing = referee.cards.market.size - len(referee.state.market)
    cards = referee.top_of("equipment", missing) if missing > 0 else ()
    if cards:
        referee.emit(ev.MarketFilled(cards))
