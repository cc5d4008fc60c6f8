"""The Arena (R53.2): what the game does by itself, asks and is asked for."""

from __future__ import annotations

from typing import ClassVar

from game.kernel.message import Question, Step
from game.rules.commands import Command, Payment
from game.rules.references import GearName, PlayerSeat


class EnterArena(Command, frozen=True):
    """Put a worker into the Arena (R53.2)."""

    payment: Payment | None = None


class EquipFighter(Command, frozen=True):
    """Cleanup: equip the own worker in the Arena with a good, or with `nothing` (R53.2)."""

    gear: GearName


class AskEquipment(Step, frozen=True):
    """Cleanup: of ``seats``, which have a worker in the Arena, ask in turn each that has goods to equip it (R53.2)."""

    seats: tuple[PlayerSeat, ...]


class ChooseEquipment(Question, frozen=True):
    """Cleanup: with which good of the supply to equip the own worker in the Arena, or with none (R53.2)."""

    begins_turn: ClassVar[bool] = True


ArenaStep = ChooseEquipment | AskEquipment
ArenaCommand = EnterArena | EquipFighter
