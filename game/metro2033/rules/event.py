"""What every event of Metro 2033 is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.kernel.message import Message

if TYPE_CHECKING:
    from game.metro2033.rules.state import MetroState


class MetroEvent(Message, frozen=True):
    """Something that has happened. Undo stops at an event that ``reveals``: hidden cards came to light, or chance
    decided."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: MetroState) -> MetroState:
        """The state after this event; by default nothing changes. Only events make a new state of an old one."""
        return state
