"""What all see of the Machines (R20.1a)."""

from __future__ import annotations

import msgspec

from game.rules.sets.moloch.machines import markers_to_hack
from game.rules.sets.moloch.messages import Deployed
from game.rules.state import Game, GameState


class MachinesView(msgspec.Struct, frozen=True):
    """The Machines as all see them: neither the order of the stack nor any hacked side (R20.1a). ``server_room`` is the
    number of markers there, of which ``markers_to_hack`` hack it; None without this module."""

    stack_size: int
    deployed: tuple[Deployed, ...]
    discard: tuple[str, ...]
    server_room: int | None
    markers_to_hack: int


def machines_view(game: Game, state: GameState) -> MachinesView | None:
    """The Machines; None in a game without Moloch."""
    machines = state.machines
    if machines is None:
        return None
    return MachinesView(
        stack_size=len(machines.stack),
        deployed=machines.deployed,
        discard=machines.discard,
        server_room=machines.server_room,
        markers_to_hack=markers_to_hack(game, state),
    )
