"""R1.3: a hand card is constructed, tucked as a Deal or razed for contact tokens equal to its Distance."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.refusal import Refusal
from game.rules.chapter import Terms
from game.rules.commands import Payment
from game.rules.desk import Desk
from game.rules.payment import contacts


def terms(desk: Desk, card: str, colour: str, discount: int = 0) -> Terms | Refusal:
    """What using ``card`` costs in contact tokens of ``colour``, ``discount`` tokens less than its Distance."""
    if card not in desk.player.hand:
        return Refusal("no_such_card", card=card)
    return Terms(contacts(colour, desk.locations[card].distance - discount), card=card)


def affordable(desk: Desk, colour: str, discount: int = 0) -> Sequence[tuple[str, Payment]]:
    """Each different hand card that could be paid for, with its canonical payment, by title."""
    hand, purse = desk.hand, desk.purse
    reach = purse.most(colour) + discount
    if reach < hand.nearest:
        return ()
    found = []
    payments: dict[int, Payment | None] = {}
    for card, distance in hand.distances:
        if distance > reach:
            continue
        if distance not in payments:
            payments[distance] = purse.canonical(contacts(colour, distance - discount))
        payment = payments[distance]
        if payment is not None:
            found.append((card, payment))
    return found
