"""What a decision showed the people at the table: what they have learned cannot be taken back (M-20)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from game.kernel.seats import Seat
from game.metro2033.rules.events import AnyMetroEvent, MetroWon, PropertyUsed, QuestCompleted
from game.metro2033.rules.state import Metro, MetroState


def reveals(events: Sequence[AnyMetroEvent], people: Collection[Seat]) -> bool:
    """Whether these events drew, revealed or looked at a hidden card, or used chance."""
    return bool(people) and any(event.reveals for event in events)


def lays_open(
    _: Metro, __: MetroState, events: Sequence[AnyMetroEvent], people: Collection[Seat], ___: Iterable[AnyMetroEvent]
) -> bool:
    """Whether these events showed one of the ``people`` a quest that another seat had kept hidden; the end shows
    all."""
    return any(_shows(event, person) for event in events for person in people)


def _shows(event: AnyMetroEvent, person: Seat) -> bool:
    match event:
        case QuestCompleted(seat):
            return seat != person
        case PropertyUsed(seat, _, discarded):
            return discarded and seat != person
        case MetroWon():
            return True
    return False
