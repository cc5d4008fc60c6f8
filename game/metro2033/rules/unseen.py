"""The cards that may still come, and where they lie face down: all of it follows from what a viewer may see (M-30) and
from the list of all cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules.state import HIDDEN, MetroState


class CardsToCome(msgspec.Struct, frozen=True):
    """The cards that a viewer does not see lying somewhere, in the order of the files, and how many lie where.

    Attributes:
        cards: Their ids; also those that he knows to be in a deck.
        decks: In the decks.
        aside: Threats of stage II that are not in their deck yet.
        held: With other players: quests, and threats that were scouted.
        covered: In a pile of discards, but face down.
    """

    cards: tuple[str, ...]
    decks: int
    aside: int
    held: int
    covered: int


def cards_to_come(cards: MetroCards, view: MetroState) -> CardsToCome:
    """What may still come of the cards that are drawn in the course of a match, as the viewer of ``view`` knows it.

    In a match that began at a position, some of them may be out of the game: then they are more than all places hold.
    """
    seen = set(_in_sight(view))
    drawn = [*_threats(cards, view), *cards.equipment, *cards.quests, *cards.laws]
    return CardsToCome(
        cards=tuple([card for card in drawn if card not in seen]),
        decks=len(view.threats) + len(view.equipment) + len(view.quests) + len(view.laws),
        aside=0 if view.stage > 1 else sum(threat.stage > view.stage for threat in cards.threats.values()),
        held=_hidden_at_seats(view),
        covered=view.quest_discard.count(HIDDEN),
    )


def _threats(cards: MetroCards, view: MetroState) -> Collection[str]:
    """Those of stage I leave the game with their stage (M-11.4)."""
    return [threat.id for threat in cards.threats.values() if threat.stage >= view.stage]


def _in_sight(view: MetroState) -> Iterator[str]:
    """What lies open or with the viewer; nothing that lies in a deck."""
    yield from (*view.threat_discard, *view.equipment_discard, *view.quest_discard, *view.market)
    yield from filter(None, (view.common, view.law, view.vote, view.fight.threat if view.fight else None))
    for player in view.players:
        yield from (*player.equipment, *player.quests, *player.completed)
        if player.scouted:
            yield player.scouted.card


def _hidden_at_seats(view: MetroState) -> int:
    quests = sum(player.quests.count(HIDDEN) for player in view.players)
    return quests + sum(player.scouted is not None and player.scouted.card == HIDDEN for player in view.players)
