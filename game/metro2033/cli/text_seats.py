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


def seat_told(sight: SeenMetro, seat: Seat) -> Iterator[str]:
    """Who plays at a seat, and below it what they have."""
    player = sight.state.player(seat)
    yield _heading(sight, seat, player)
    if player.faction:
        yield from sight.inset(_holdings(sight, seat, player))


def seat_explained(sight: SeenMetro, seat: Seat) -> Iterator[str]:
    """The same, and all that is printed on the open cards of the seat."""
    yield from seat_told(sight, seat)
    player = sight.state.player(seat)
    cards = [player.faction, player.hero, *player.equipment, *known(player.quests), *player.completed]
    for card in cards:
        if card:
            yield from sight.inset([sight.item(card)])


def _heading(sight: SeenMetro, seat: Seat, player: MetroPlayer) -> str:
    words = sight.words
    key = "plain-seat" if sight.is_plain else "text-seat"
    if player.faction is None:
        return words.text(f"{key}.setup", seat=seat, name=sight.called(seat))
    facts = {"vp": vp_of(sight.state, seat), "goal": goal_of(sight.metro, sight.state, seat)}
    form = ".first" if seat == sight.state.first_player else ""
    return words.text(f"{key}{form}", seat=seat, name=sight.called(seat), faction=words.card(player.faction), **facts)


def _holdings(sight: SeenMetro, seat: Seat, player: MetroPlayer) -> Iterator[str]:
    words = sight.words
    upkeep = sight.cards.army.upkeep.get(player.army)
    key = "text-army.upkeep" if upkeep else "text-army"
    yield words.text(key, n=player.army, upkeep=words.goods(upkeep or {}), goods=words.goods(player.goods))
    yield words.text("text-stations", stations=sight.titles(holdings_of(sight.metro, sight.state).of(seat)))
    if player.hero and player.at:
        yield _hero(sight, seat, player.hero, player.at)
    if player.equipment:
        yield words.text("text-carried", cards=sight.titles(player.equipment))
    yield from _hidden_cards(sight, seat, player)
    if player.completed:
        yield words.text("text-completed", cards=sight.titles(player.completed))


def _hero(sight: SeenMetro, seat: Seat, hero: str, at: str) -> str:
    abilities = abilities_of(sight.metro, sight.state, seat)
    key = "text-hero.wounded" if sight.state.player(seat).wounded else "text-hero"
    facts = {"n": abilities.hero_strength, "speed": abilities.speed}
    return sight.words.text(key, hero=sight.words.title(hero), station=sight.words.title(at), **facts)


def _hidden_cards(sight: SeenMetro, seat: Seat, player: MetroPlayer) -> Iterator[str]:
    """Quests, a scouted threat and known threats: what they are for their owner, that they are there for others."""
    words = sight.words
    if own := known(player.quests):
        is_end = isinstance(sight.state.question, ChooseCompletion)
        ready = set(completable(sight.metro, sight.state, seat, is_end))
        told = [words.text("text-quest_ready", quest=words.title(id)) if id in ready else words.title(id) for id in own]
        yield words.text("text-own_quests", cards=sight.listed(told))
    elif player.quests:
        yield words.text("text-quests", n=len(player.quests))
    if player.scouted is not None:
        card = player.scouted.card
        key = "text-scouted" if card == HIDDEN else "text-scouted.own"
        yield words.text(key, card=words.title(card), n=_strength(sight, card))
    if peeked := known(player.peeked):
        yield words.text("text-peeked", cards=sight.titles(peeked))


def _strength(sight: SeenMetro, threat: str) -> int:
    return 0 if threat == HIDDEN else sight.cards.threats[threat].strength
