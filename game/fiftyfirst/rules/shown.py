"""What a decision showed the people at the table: what they have learned cannot be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from game.fiftyfirst.rules.events import fold
from game.fiftyfirst.rules.imagine import Witnessed
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.unseen import unseen
from game.fiftyfirst.rules.view import view
from game.kernel.seats import Seat, may_see


def reveals(events: Iterable[Any], people: Collection[Seat]) -> bool:
    """Whether these events brought to light what was hidden from one of the ``people``: what others draw face down does
    not, an offer and a reshuffle do."""
    return any(event.reveals and (not event.is_private or event.seat in people) for event in events)


def lays_open(
    game: Game, state: GameState, events: Sequence[AnyEvent], people: Collection[Seat], history: Iterable[AnyEvent]
) -> bool:
    """Whether these events, after the ``history`` that led to ``state``, showed one of the ``people`` a card that
    another seat had face down: in its hand, unless all had seen it go there, or as a Ruin."""
    witnessed, after = Witnessed().after(history), fold(state, events)
    later = witnessed.after(events)
    return any(_face_down(game, state, person, witnessed) - _face_down(game, after, person, later) for person in people)


def _face_down(game: Game, state: GameState, person: Seat, witnessed: Witnessed) -> Counter[str]:
    """What a person does not know where it is, with copies; the hacked side of a Machine that another holds counts as
    that Machine."""
    table = view(game, state, person)
    hidden, others = unseen(game, table), [player for player in table.players if not may_see(person, player.seat)]
    held = (machine for player in others for machine in player.machines_held)
    known = [
        card
        for cards in (witnessed.hands, witnessed.connections)
        for player in others
        for card in cards.get(player.seat, ())
    ]
    return Counter(hidden.cards) + Counter(hidden.machines) + Counter(held) - Counter(known)
