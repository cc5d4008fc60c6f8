"""A fight that is going on, and cards that are chosen from, as the seat that looks may see them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.metro2033.cards.metro_map import POLIS
from game.metro2033.cli.text_sight import SeenMetro, known
from game.metro2033.rules import steps as st
from game.metro2033.rules.state import HIDDEN, Fight
from game.metro2033.rules.strengths import opposition, strength_of

if TYPE_CHECKING:
    from game.kernel.seats import Seat


def fight_told(sight: SeenMetro) -> Iterator[str]:
    """Who fights where and with what, how strong both sides are so far, and the cards that lie open."""
    fight = sight.state.fight
    if fight is None:
        return
    yield _begun(sight, fight)
    if fight.threat:
        yield sight.words.text("text-fight_threat", card=sight.item(fight.threat))
    elif _is_polis(sight, fight) and fight.attacker:
        strength = opposition(sight.metro, sight.state, fight.attacker)
        yield sight.words.text("text-fight_polis", station=sight.words.card(fight.station), n=strength)
    yield from _strengths(sight, fight)
    for seat, card in fight.chosen.items():
        key = "text-fight_chosen.hidden" if card == HIDDEN else "text-fight_chosen"
        yield sight.words.text(key, who=sight.called(seat), card=sight.words.card(card))


def _begun(sight: SeenMetro, fight: Fight) -> str:
    words, station = sight.words, sight.words.card(fight.station)
    if fight.attacker is None:
        who = sight.called(fight.defender or "")
        return words.text("text-fight-event", who=who, station=station, fighter=fight.defending or "army")
    facts = {"who": sight.called(fight.attacker), "station": station, "fighter": fight.fighter or "army"}
    if fight.defender is None:
        return words.text("text-fight-neutral", **facts)
    other = sight.called(fight.defender)
    return words.text("text-fight-hero" if fight.on_hero else "text-fight-station", other=other, **facts)


def _is_polis(sight: SeenMetro, fight: Fight) -> bool:
    return fight.defender is None and sight.cards.map.stations[fight.station].kind == POLIS


def _strengths(sight: SeenMetro, fight: Fight) -> Iterator[str]:
    """The strength of each seat that fights, once it is known what it fights."""
    if not (fight.threat or _is_polis(sight, fight) or fight.hands):
        return
    for seat in (fight.attacker, fight.defender):
        fighter = fight.fighter_of(seat) if seat else None
        if seat and fighter:
            strength = strength_of(sight.metro, sight.state, seat)
            yield sight.words.text("text-fight_strength", who=sight.called(seat), fighter=fighter, n=strength)


def offered_told(sight: SeenMetro) -> Iterator[str]:
    """The cards among which the seat that looks has to choose, and what they do."""
    cards = _offered(sight, sight.seat)
    if cards:
        yield sight.words.text("text-offered")
        yield from sight.inset(map(sight.item, cards))


def _offered(sight: SeenMetro, seat: Seat) -> list[str]:
    """What is chosen from, of which it does not lie on the table what it does."""
    question, fight = sight.state.question, sight.state.fight
    if question is None or question.seat != seat:
        return []
    match question:
        case st.ChooseDrawn(_, _, cards) | st.ChooseOrder(_, cards) | st.ChooseProposal(_, cards):
            return known(cards)
        case st.ChooseBattleCard() if fight is not None:
            return known(fight.hands.get(seat, ()))
        case st.ChooseLoot(_, victim) | st.ChooseLostCard(_, victim):
            return list(sight.state.player(victim).equipment)
        case st.ChooseSurplus():
            return list(sight.state.player(seat).equipment)
        case st.ChooseFaction():
            taken = sight.state.factions
            return [faction for faction in sight.cards.factions if faction not in taken]
        case st.ChooseHero():
            taken = frozenset(player.hero for player in sight.state.players if player.hero)
            return [hero for hero in sight.cards.heroes if hero not in taken]
    return []
