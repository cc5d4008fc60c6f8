"""What one seat has, in lines, as another one may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.metro2033.cli.text_sight import SeenMetro, known
from game.metro2033.rules.abilities import abilities_of, goal_of
from game.metro2033.rules.atlas import holdings_of, vp_of
from game.metro2033.rules.quests import completable
from game.metro2033.rules.state import HIDDEN, MetroPlayer
from game.metro2033.rules.steps import ChooseCompletion

if TYPE_CHECKING:
    from game.kernel.seats import Seat


def seat_told(seen: SeenMetro, seat: Seat) -> Iterator[str]:
    """Who plays at a seat, and below it what they have."""
    player = seen.state.player(seat)
    yield _heading(seen, seat, player)
    if player.faction:
        yield from seen.inset(_holdings(seen, seat, player))


def seat_explained(seen: SeenMetro, seat: Seat) -> Iterator[str]:
    """The same, and all that is printed on the open cards of the seat."""
    yield from seat_told(seen, seat)
    player = seen.state.player(seat)
    cards = [player.faction, player.hero, *player.equipment, *known(player.quests), *player.completed]
    for card in cards:
        if card:
            yield from seen.inset([seen.item(card)])


def _heading(seen: SeenMetro, seat: Seat, player: MetroPlayer) -> str:
    words = seen.words
    key = "plain-seat" if seen.is_plain else "text-seat"
    if player.faction is None:
        return words.text(f"{key}.setup", seat=seat, name=seen.called(seat))
    facts = {"vp": vp_of(seen.state, seat), "goal": goal_of(seen.metro, seen.state, seat)}
    form = ".first" if seat == seen.state.first_player else ""
    return words.text(f"{key}{form}", seat=seat, name=seen.called(seat), faction=words.title(player.faction), **facts)


def _holdings(seen: SeenMetro, seat: Seat, player: MetroPlayer) -> Iterator[str]:
    words = seen.words
    upkeep = seen.cards.army.upkeep.get(player.army)
    key = "text-army.upkeep" if upkeep else "text-army"
    yield words.text(key, n=player.army, upkeep=words.goods(upkeep or {}), goods=words.goods(player.goods))
    yield words.text("text-stations", stations=seen.titles(holdings_of(seen.metro, seen.state).of(seat)))
    if player.hero and player.at:
        yield _hero(seen, seat, player.hero, player.at)
    if player.equipment:
        yield words.text("text-carried", cards=seen.titles(player.equipment))
    yield from _hidden_cards(seen, seat, player)
    if player.completed:
        yield words.text("text-completed", cards=seen.titles(player.completed))


def _hero(seen: SeenMetro, seat: Seat, hero: str, at: str) -> str:
    abilities = abilities_of(seen.metro, seen.state, seat)
    key = "text-hero.wounded" if seen.state.player(seat).wounded else "text-hero"
    facts = {"n": abilities.hero_strength, "speed": abilities.speed}
    return seen.words.text(key, hero=seen.words.title(hero), station=seen.words.title(at), **facts)


def _hidden_cards(seen: SeenMetro, seat: Seat, player: MetroPlayer) -> Iterator[str]:
    """Quests, a scouted threat and known threats: what they are for their owner, that they are there for others."""
    words = seen.words
    if own := known(player.quests):
        is_end = isinstance(seen.state.question, ChooseCompletion)
        ready = set(completable(seen.metro, seen.state, seat, is_end))
        told = [words.text("text-quest_ready", quest=words.title(id)) if id in ready else words.title(id) for id in own]
        yield words.text("text-own_quests", cards=seen.listed(told))
    elif player.quests:
        yield words.text("text-quests", n=len(player.quests))
    if player.scouted is not None:
        card = player.scouted.card
        key = "text-scouted" if card == HIDDEN else "text-scouted.own"
        yield words.text(key, card=words.title(card), n=_strength(seen, card))
    if peeked := known(player.peeked):
        yield words.text("text-peeked", cards=seen.titles(peeked))


def _strength(seen: SeenMetro, threat: str) -> int:
    return 0 if threat == HIDDEN else seen.cards.threats[threat].strength
