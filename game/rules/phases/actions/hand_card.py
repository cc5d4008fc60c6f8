"""R1.3: a hand card is constructed, tucked as a Deal or razed for contact tokens equal to its Distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.refusal import Refusal
from game.rules.chapter import Make
from game.rules.commands import ConstructLocation, MakeDeal, RazeFromHand
from game.rules.side import Side


def possible(side: Side, make: Make, colour: str, discount: int = 0) -> Sequence[Any]:
    """Each different hand card for contact tokens of ``colour``, ``discount`` tokens less than its Distance."""
    costs = side.in_contacts(colour, side.hand.distances, discount)
    if not costs:
        return ()
    return [make(side.seat, card, costs[distance]) for card, distance in side.hand.cards if distance in costs]


def why_not(_: Side, command: ConstructLocation | MakeDeal | RazeFromHand) -> Refusal:
    return Refusal("no_such_card", card=command.card)
