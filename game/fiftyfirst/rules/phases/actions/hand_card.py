"""R1.3, R9: a hand card is constructed, tucked as a Deal or razed for contact tokens equal to its Distance.

Influence may stand in for some of them, or for all (R43.3, R43.4, R43.5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.fiftyfirst.rules.chapter import Chapter, Make, Side, T
from game.fiftyfirst.rules.commands import ConstructLocation, MakeDeal, RazeFromHand
from game.fiftyfirst.rules.events import DealMade, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.phases.actions import triggers
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.refusal import Refusal


def possible(side: Side, make: Make[T], colour: str, discount: int = 0) -> Sequence[T]:
    """A command for each different hand card, paid with contact tokens of ``colour``: ``discount`` fewer than its
    Distance. Cards that are too dear are left out."""
    costs = side.in_contacts(colour, side.hand.distances, discount)
    if side.influence and side.hand.allied:
        return _with_influence(side, make, colour, discount, costs)
    if not costs:
        return ()
    return [make(side.seat, card, costs[distance]) for card, distance in side.hand.cards if distance in costs]


def _with_influence(side: Side, make: Make[T], colour: str, discount: int, costs: Mapping[int, Any]) -> Sequence[T]:
    """The same where influence may be paid; ``costs`` are those of cards of no group, by Distance."""
    moves, allied = [], side.hand.allied
    for card, distance in side.hand.cards:
        kinds = side.influence_for(colour, allied[card]) if card in allied else ()
        cost = side.in_influence(colour, distance - discount, kinds) if kinds else costs.get(distance)
        if cost is not None:
            moves.append(make(side.seat, card, cost))
    return moves


def why_not(_: Side, command: ConstructLocation | MakeDeal | RazeFromHand) -> Refusal:
    return Refusal("no_such_card", card=command.card)


# ---------------------------------------------------------------------- making a Deal
def _possible(side: Side, make: Make[T]) -> Sequence[T]:
    return possible(side, make, "blue")


def _carry_out(judge: Judge, command: MakeDeal) -> None:
    """R9.2: the goods of the Deal come at once; then what gives something for each Deal (R10.7)."""
    judge.begin_action(command)
    judge.emit(DealMade(command.seat, command.card))
    judge.gain(command.seat, judge.game.catalog.locations[command.card].deal, Source("deal", command.card))
    triggers.resolve(judge, command.seat, "deal")


DEAL = Chapter("deal {location}", (ChooseAction,), _possible, why_not, _carry_out)
