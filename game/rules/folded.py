"""An event that was folded: what a judge keeps of its decision, and `evolve` recalls."""

from __future__ import annotations

import msgspec

from game.rules.events import AnyEvent
from game.rules.state import GameState


class Folded(msgspec.Struct, frozen=True, gc=False):
    """An event with the states before and after it."""

    event: AnyEvent
    before: GameState
    after: GameState
