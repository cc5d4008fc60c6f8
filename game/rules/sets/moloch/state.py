"""The Machines of a state (R44)."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec.structs import replace

from game.kernel.seats import Seat
from game.rules.sets.moloch.messages import Deployed, Machines
from game.rules.state import GameState


def with_machines(state: GameState, **fields: Any) -> GameState:
    """The state with other ``fields`` of its Machines."""
    return replace(state, machines=replace(machines_of(state), **fields))


def machines_of(state: GameState) -> Machines:
    """The Machines of a game that has some."""
    assert state.machines is not None, "there are no Machines"
    return state.machines


def take_back(state: GameState, _: Seat, cards: tuple[str, ...]) -> tuple[GameState, tuple[str, ...]]:
    """Hacked cards that are discarded are Machines again, and go to their discard pile (R44.6)."""
    sides = state.machines.sides if state.machines else {}
    if hacked := tuple([sides[card] for card in cards if card in sides]):
        state = with_machines(state, discard=machines_of(state).discard + hacked)
        cards = tuple([card for card in cards if card not in sides])
    return state, cards


class WithDeployed(Protocol):
    """The Machines of a state, or of a view of one."""

    @property
    def deployed(self) -> tuple[Deployed, ...]: ...


class WithMachines(Protocol):
    """A state, or a view of one."""

    @property
    def machines(self) -> WithDeployed | None: ...

    @property
    def people(self) -> tuple[Seat, ...]: ...
