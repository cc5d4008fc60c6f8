"""What a game still holds in store: work that it does by itself, and questions that it waits for."""

from __future__ import annotations

from typing import ClassVar

from game.kernel.message import Message
from game.kernel.seats import SeatName


class Step(Message, frozen=True):
    """A step of the agenda: work to do, or a question to a seat."""


class Question(Step, frozen=True):
    """A step that waits for ``seat``. A question ``begins_turn``, or continues one."""

    seat: SeatName
    begins_turn: ClassVar[bool] = False
