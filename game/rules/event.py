"""What every event is."""

from __future__ import annotations

from typing import ClassVar

from game.kernel.message import Message


class Event(Message, frozen=True):
    """Something that has happened. Undo stops at an event that ``reveals``."""

    reveals: ClassVar[bool] = False
