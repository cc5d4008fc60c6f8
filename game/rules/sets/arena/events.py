"""What happens in the Arena (R53.2)."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.bag import EMPTY, Bag
from game.kernel.seats import SeatName
from game.rules.event import Event, Foretold
from game.rules.references import GearName
from game.rules.state import GameState


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
