"""What messages and states of a match file name, and whether this program knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from game.kernel.given import LARGEST
from game.kernel.reference import Reference, mentions
from game.kernel.refusal import Unreadable
from game.kernel.seats import SEAT
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.vocabulary import FIGHTERS, GOODS, WINDOWS
from game.metro2033.rules import references as ref
from game.metro2033.rules.events import DECKS, FightStarted
from game.metro2033.rules.position.fitting import check_pending
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.position.writing import write_position
from game.metro2033.rules.state import PHASES, Fight, Metro, MetroState

_PRINTED: Final[Mapping[Reference, Callable[[MetroCards], Mapping[str, Any]]]] = {
    ref.STATION: lambda cards: cards.map.stations,
    ref.FACTION: lambda cards: cards.factions,
    ref.HERO: lambda cards: cards.heroes,
    ref.THREAT: lambda cards: cards.threats,
    ref.EQUIPMENT: lambda cards: cards.equipment,
    ref.QUEST: lambda cards: cards.quests,
    ref.LAW: lambda cards: cards.laws,
    ref.BATTLE: lambda cards: cards.battle_cards,
    ref.CARD: lambda cards: cards.all,
}
_WORDS: Final[Mapping[Reference, tuple[str, ...]]] = {
    ref.GOOD: GOODS,
    ref.FIGHTER: FIGHTERS,
    ref.DECK: tuple(DECKS),
    ref.WINDOW: WINDOWS,
    ref.PHASE: PHASES,
}


def unknown_in(metro: Metro, state: MetroState, message: msgspec.Struct) -> str | None:
    """The first that a command or an event names and that is not known, in a match with the seats of ``state``."""
    return next(_unknown(metro.cards, state, message), None)


def _unknown(cards: MetroCards, state: MetroState, message: msgspec.Struct) -> Iterator[str]:
    if isinstance(message, FightStarted):
        yield from _unknown_in_fight(cards, state, message.fight)
    for reference, value in mentions(message):
        if reference is None or reference == ref.CHANCE:
            continue
        known = reference in _PRINTED and value in _PRINTED[reference](cards)
        known = known or value in _WORDS.get(reference, ())
        known = known or (reference == SEAT and value in state.seats) or reference == ref.CAUSE
        known = known or (reference == ref.COUNT and -LARGEST <= value <= LARGEST)
        if not known:
            yield str(value)


def _unknown_in_fight(cards: MetroCards, state: MetroState, fight: Fight) -> Iterator[str]:
    """A fight begins with nothing but its sides, its station, and perhaps a threat."""
    if fight.station not in cards.map.stations:
        yield fight.station
    if fight.threat is not None and fight.threat not in cards.threats:
        yield fight.threat
    yield from (seat for seat in (fight.attacker, fight.defender) if seat is not None and seat not in state.seats)
    yield from (str(key) for key in (*fight.hands, *fight.chosen, *fight.added) if key not in state.seats)


def can_go_on(metro: Metro, state: MetroState) -> bool:
    """Whether a state in the course of a match asks something, unless the game is over."""
    if state.is_over or state.question is None:
        return state.is_over
    try:
        check_pending(metro.cards, state)
    except Unreadable:
        return False
    return True


def check_start(metro: Metro, start: MetroState) -> None:
    """Check that a match can begin at a state: it can be written as a position, and read again.

    Raises:
        Unreadable: it cannot be understood.
    """
    try:
        _, same = read_position(metro.cards, write_position(metro, start))
    except Unreadable as error:
        raise Unreadable(f"the start of this match cannot be understood: {error.message}") from None
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise Unreadable("the start of this match cannot be understood") from None
    if same != start:
        raise Unreadable("the start of this match is not possible")
