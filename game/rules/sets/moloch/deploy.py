"""R44.4 Deploy phase: further Machines come from the bottom of the stack."""

from __future__ import annotations

from game.rules.events import PhaseBegan, Source
from game.rules.judge import Judge
from game.rules.options import LEVELS
from game.rules.sets.moloch.events import HackedDrawn, MachinesDeployed, StackReshuffled
from game.rules.sets.moloch.messages import Deploy
from game.rules.sets.moloch.state import machines_of
from game.rules.state import Game, GameState, Seat


def begin(judge: Judge, _: Deploy) -> None:
    """Deploy as many Machines as the level says, or as many as there are."""
    judge.emit(PhaseBegan("deploy"))
    left = machines_to_come(judge.game, judge.state)
    while left:
        cards = bottom_machines(judge, left)
        if not cards:
            return
        judge.emit(MachinesDeployed(cards))
        left -= len(cards)


def bottom_machines(judge: Judge, count: int) -> tuple[str, ...]:
    """Up to ``count`` Machines from the bottom of the stack, in the order in which they come; an empty stack is made
    anew of the discarded ones first (R44.4)."""
    machines = judge.state.machines
    if machines is None:
        return ()
    if not machines.stack and machines.discard:
        stack, chance = judge.state.chance.shuffle(machines.discard)
        judge.emit(StackReshuffled(stack, chance))
        return stack[::-1][:count]
    return machines.stack[::-1][:count]


def draw_hacked(judge: Judge, seat: Seat, count: int, source: Source) -> None:
    """Take Machines from the bottom of the stack into a hand, hacked side up, as many as there are (R44.8)."""
    for _ in range(count):
        for machine in bottom_machines(judge, 1):
            judge.emit(HackedDrawn(seat, machine, machines_of(judge.state).hacked_side(machine), source))


def machines_to_come(game: Game, state: GameState) -> int:
    """How many Machines are deployed in this round: the number for the level and the players, reduced if the server
    room is hacked."""
    count = len(state.people) + LEVELS.index(game.options.moloch_difficulty)
    room = game.catalog.server_room
    if room is None or not is_room_hacked(game, state):
        return count
    if count == 1:
        return state.round % 2
    return max(0, count - room.fewer_machines)


def markers_to_hack(game: Game, state: GameState) -> int:
    """With how many markers the server room is hacked."""
    room = game.catalog.server_room
    return len(state.people) + (room.players_plus if room else 0)


def is_room_hacked(game: Game, state: GameState) -> bool:
    """Whether enough markers lie in the server room."""
    markers = state.machines.server_room if state.machines else None
    return markers is not None and markers >= markers_to_hack(game, state)
