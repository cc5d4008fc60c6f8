"""What the rules decide: what happens, and the state that it leads to."""

from __future__ import annotations

import msgspec

from game.rules.messages import AnyEvent
from game.rules.state import GameState


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The ``events`` of a decision in order, and the ``state`` after them: `fold(before, events) == state`."""

    events: tuple[AnyEvent, ...]
    state: GameState
