"""The Arena (R53.2): what it asks and is asked for, and what happens there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.rules.commands import Command, Payment
from game.fiftyfirst.rules.event import Event, Foretold
from game.fiftyfirst.rules.references import GearName, PlayerSeat
from game.kernel.bag import EMPTY, Bag
from game.kernel.message import Question, Step
from game.kernel.seats import Seat, SeatName

if TYPE_CHECKING:
    from game.fiftyfirst.rules.state import GameState


class ArenaEntered(Event, frozen=True):
    """A worker stands in the Arena (R53.2)."""

    seat: SeatName

    def evolve(self, state: GameState) -> GameState:
        return replace(state, arena={**(state.arena or {}), self.seat: EMPTY})


class FighterEquipped(Event, frozen=True):
    """One ``gear`` of the supply went to the worker in the Arena (R53.2)."""

    seat: SeatName
    gear: GearName

    def evolve(self, state: GameState) -> GameState:
        gear, arena = {self.gear: 1}, state.arena or {}
        state = state.with_player(self.seat, goods=state.player(self.seat).goods - gear)
        return replace(state, arena={**arena, self.seat: arena[self.seat] + gear})

    def foretell(self, told: Foretold) -> None:
        told.add(self.seat, "paid", Bag({self.gear: 1}))


ArenaEvent = ArenaEntered | FighterEquipped


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


class ArenaView(msgspec.Struct, frozen=True):
    """The Arena (R53.2): the ``gear`` of the worker of each seat that has one there, its ``points``, those of the
    ``champion`` of a solo game, and the ``leader``, who would win the prize now."""

    gear: Mapping[Seat, Bag]
    points: Mapping[Seat, int]
    champion: int | None
    leader: Seat | None


ArenaStep = ChooseEquipment | AskEquipment
ArenaCommand = EnterArena | EquipFighter
