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


def fight_told(seen: SeenMetro) -> Iterator[str]:
    """Who fights where and with what, how strong both sides are so far, and the cards that lie open; of a fight that is
    decided the log has told."""
    fight = seen.state.fight
    if fight is None or fight.winner:
        return
    yield _begun(seen, fight)
    if fight.threat:
        yield seen.threat("text-fight_threat", fight.threat)
    if _is_polis(seen, fight) and fight.attacker:
        strength = opposition(seen.metro, seen.state, fight.attacker)
        yield seen.words.text("text-fight_polis", station=seen.words.card(fight.station), n=strength)
    yield from _strengths(seen, fight)
    for seat, card in fight.chosen.items():
        key = "text-fight_chosen.hidden" if card == HIDDEN else "text-fight_chosen"
        yield seen.words.text(key, who=seen.called(seat), card=seen.words.card(card))


def _begun(seen: SeenMetro, fight: Fight) -> str:
    words, station = seen.words, seen.words.card(fight.station)
    if fight.attacker is None:
        who = seen.called(fight.defender or "")
        return words.text("text-fight-event", who=who, station=station, fighter=fight.defending or "army")
    facts = {"who": seen.called(fight.attacker), "station": station, "fighter": fight.fighter or "army"}
    if fight.defender is None:
        return words.text("text-fight-neutral", **facts)
    other = seen.called(fight.defender)
    return words.text("text-fight-hero" if fight.on_hero else "text-fight-station", other=other, **facts)


def _is_polis(seen: SeenMetro, fight: Fight) -> bool:
    return fight.defender is None and seen.cards.map.stations[fight.station].kind == POLIS


def _strengths(seen: SeenMetro, fight: Fight) -> Iterator[str]:
    """The strength of each seat that fights, once it is known what it fights."""
    if not (fight.threat or _is_polis(seen, fight) or fight.hands):
        return
    for seat in (fight.attacker, fight.defender):
        fighter = fight.fighter_of(seat) if seat else None
        if seat and fighter:
            strength = strength_of(seen.metro, seen.state, seat)
            yield seen.words.text("text-fight_strength", who=seen.called(seat), fighter=fighter, n=strength)


def offered_told(seen: SeenMetro) -> Iterator[str]:
    """The cards among which the seat that looks has to choose, and what they do."""
    cards = _offered(seen, seen.seat)
    if cards:
        yield seen.words.text("text-offered")
        yield from seen.inset(map(seen.item, cards))


def _offered(seen: SeenMetro, seat: Seat) -> list[str]:
    """What is chosen from, of which it does not lie on the table what it does."""
    question, fight = seen.state.question, seen.state.fight
    if question is None or question.seat != seat:
        return []
    match question:
        case st.ChooseDrawn(_, _, cards) | st.ChooseOrder(_, cards) | st.ChooseProposal(_, cards):
            return known(cards)
        case st.ChooseBattleCard() if fight is not None:
            return known(fight.hands.get(seat, ()))
        case st.ChooseLoot(_, victim) | st.ChooseLostCard(_, victim):
            return list(seen.state.player(victim).equipment)
        case st.ChooseSurplus():
            return list(seen.state.player(seat).equipment)
        case st.ChooseFaction():
            return [command.faction for command in seen.match.legal()]
        case st.ChooseHero():
            return list(dict.fromkeys(command.hero for command in seen.match.legal()))
    return []
