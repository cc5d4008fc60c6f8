"""A whole state that fits what one seat sees: everything hidden from it is dealt anew.

Robots plan in such states. They are made of a view alone, so nothing hidden can leak into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from game.kernel.chance import Chance
from game.metro2033.rules.state import HIDDEN, Fight, Metro, MetroState, Scouted
from game.metro2033.rules.steps import ChooseDrawn, ChooseOrder, ChooseProposal, MetroStep


class _Hidden:
    """The cards of a kind that a viewer does not see, in the random order in which they are dealt."""

    def __init__(self, all: Iterable[str], seen: Iterable[str], chance: Chance) -> None:
        known = set(seen)
        self._cards, self.chance = chance.shuffle([card for card in all if card not in known])
        self._next = 0

    def deal(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The same cards with one in the place of each that is hidden."""
        return tuple([self._card() if card == HIDDEN else card for card in cards])

    def _card(self) -> str:
        card = self._cards[self._next]
        self._next += 1
        return card


def imagine(metro: Metro, seen: MetroState, chance: Chance) -> MetroState:
    """A state that looks to the viewer like ``seen``, his view; what he does not see is drawn from ``chance``."""
    if seen.is_over:
        return seen
    threats = _threats(metro, seen, chance)
    quests = _quests(metro, seen, threats.chance)
    equipment = _Hidden(metro.cards.equipment, _open_equipment(seen), quests.chance)
    laws = _Hidden(metro.cards.laws, _open_laws(seen), equipment.chance)
    chance = laws.chance
    fight = seen.fight
    if fight is not None and fight.hands:
        fight, chance = _fight(metro, fight, chance)
    players = []
    for player in seen.players:
        if HIDDEN in player.quests or (player.scouted and player.scouted.card == HIDDEN):
            scouted = player.scouted and Scouted(threats.deal((player.scouted.card,))[0], player.scouted.round)
            player = replace(player, quests=quests.deal(player.quests), scouted=scouted)
        players.append(player)
    deck, order, drawn = threats.deal(seen.threats), laws.deal(seen.laws), quests.deal(seen.quests)
    return replace(
        seen,
        players=tuple(players),
        chance=chance,
        agenda=tuple([_top(step, deck, order, drawn) for step in seen.agenda]),
        threats=deck,
        quests=drawn,
        quest_discard=quests.deal(seen.quest_discard),
        equipment=equipment.deal(seen.equipment),
        laws=order,
        fight=fight,
    )


def _threats(metro: Metro, seen: MetroState, chance: Chance) -> _Hidden:
    found = [*seen.threats, *seen.threat_discard, seen.common or HIDDEN]
    found += [player.scouted.card for player in seen.players if player.scouted]
    if seen.fight is not None and seen.fight.threat:
        found.append(seen.fight.threat)
    return _Hidden([id for id, card in metro.cards.threats.items() if card.stage == seen.stage], found, chance)


def _quests(metro: Metro, seen: MetroState, chance: Chance) -> _Hidden:
    found = [*seen.quests, *seen.quest_discard]
    found += [card for player in seen.players for card in (*player.quests, *player.completed)]
    return _Hidden(metro.cards.quests, found, chance)


def _open_equipment(seen: MetroState) -> list[str]:
    found = [*seen.equipment, *seen.market, *seen.equipment_discard]
    return found + [card for player in seen.players for card in player.equipment]


def _open_laws(seen: MetroState) -> list[str]:
    return [law for law in (*seen.laws, seen.law, seen.vote) if law]


def _fight(metro: Metro, fight: Fight, chance: Chance) -> tuple[Fight, Chance]:
    """Other battle cards in the hands that are not seen; of the other side the chosen card is one of its hand."""
    seen = [card for cards in fight.hands.values() for card in cards]
    battle = _Hidden(metro.cards.battle_cards, [*seen, *fight.chosen.values()], chance)
    hands, chosen = {}, dict(fight.chosen)
    for seat, cards in fight.hands.items():
        if seat in fight.chosen and fight.is_revealed and HIDDEN in cards:
            hands[seat] = (fight.chosen[seat], *battle.deal(cards[1:]))
        else:
            hands[seat] = battle.deal(cards)
        if chosen.get(seat) == HIDDEN:
            chosen[seat] = hands[seat][0]
    return replace(fight, hands=hands, rest=battle.deal(fight.rest), chosen=chosen), battle.chance


def _top(step: MetroStep, threats: tuple[str, ...], laws: tuple[str, ...], quests: tuple[str, ...]) -> MetroStep:
    """Cards that somebody draws or looks at are those on top of their deck."""
    match step:
        case ChooseDrawn(_, _, cards) if HIDDEN in cards:
            return replace(step, cards=quests[: len(cards)])
        case ChooseOrder(_, cards) if HIDDEN in cards:
            return replace(step, cards=threats[: len(cards)])
        case ChooseProposal(_, cards) if HIDDEN in cards:
            return replace(step, laws=laws[: len(cards)])
    return step
