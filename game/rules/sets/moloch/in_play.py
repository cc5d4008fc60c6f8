"""The Machines of a game in all places (R44.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.rules.sets.moloch.messages import Machines


def machines_in_play(machines: Machines, cards: Mapping[str, int]) -> Counter[str]:
    """All Machines of the game, in every place, with the number of their copies; ``cards`` are the Location cards in
    play, hacked ones among them."""
    found = Counter([*machines.stack, *machines.discard, *[one.card for one in machines.deployed]])
    for card, machine in machines.sides.items():
        found[machine] += cards.get(card, 0)
    return found
