"""What a command leads to, as far as the seat that gives it can foresee: in an imagined world.

Cards that it draws or hacks are unknown until it has them, and after its pass it sees no further.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from game.kernel.refusal import Refusal
from game.rules import events as ev
from game.rules.commands import Pass
from game.rules.decide import decide, legal_commands
from game.rules.judge import Outcome
from game.rules.messages import AnyCommand
from game.rules.sets.moloch.messages import HackedDrawn, MachineHacked
from game.rules.state import VIRTUAL, Game, GameState, Player, Seat
from game.rules.steps import ChooseKept


class Foreseen(NamedTuple):
    """The position after a command; ``unknown`` cards are drawn, but not seen, and in no hand.

    ``passed`` tells that the seat does nothing more in this round, and ``state`` is where it stood when it passed.
    """

    state: GameState
    unknown: int
    passed: bool


class Way(NamedTuple):
    """A way through the own round: what its end is worth, where that is, and the commands that lead there, each with
    the imagined position in which it is given."""

    value: float
    foreseen: Foreseen
    steps: tuple[tuple[GameState, AnyCommand], ...] = ()


def foresee(game: Game, world: GameState, command: AnyCommand, unknown: int = 0) -> Foreseen:
    """What a legal command leads to in an imagined world in which ``unknown`` cards were drawn before."""
    seat = command.seat
    if isinstance(command, Pass):
        return Foreseen(_passed(world, seat), unknown, passed=True)
    outcome = carried_out(game, world, command)
    state = outcome.state
    if world.phase not in _AFTER_PRODUCTION or state.phase not in _AFTER_PRODUCTION:
        return Foreseen(state, unknown, passed=False)
    drawn = sum([_drawn(event) for event in outcome.events if isinstance(event, _DRAWING) and event.seat == seat])
    if drawn:
        held = len(state.player(seat).hand)
        state = _with_kept(game, state, seat)
        player = state.player(seat)
        drawn -= held - len(player.hand)
        state = _with(state, seat, replace(player, hand=player.hand[:-drawn]))
    return Foreseen(state, unknown + drawn, passed=False)


_AFTER_PRODUCTION: Final = ("assault", "deploy", "action")
_DRAWING: Final = (ev.CardsDrawn, MachineHacked, HackedDrawn)


def _with_kept(game: Game, state: GameState, seat: Seat) -> GameState:
    """The position in which the seat has kept as many of the cards just drawn as it may: any, since nobody knows them
    yet."""
    while isinstance(state.question, ChooseKept) and state.question.seat == seat:
        state = carried_out(game, state, legal_commands(game, state, seat)[0]).state
    return state


def _drawn(event: ev.CardsDrawn | MachineHacked | HackedDrawn) -> int:
    """How many cards come to the hand of which nobody knows what they are: the hacked side of a Machine, too."""
    if isinstance(event, ev.CardsDrawn):
        return len(event.cards)
    return 0 if event.card is None else 1


def carried_out(game: Game, state: GameState, command: AnyCommand) -> Outcome:
    """What a legal command does in a position."""
    outcome = decide(game, state, command)
    assert not isinstance(outcome, Refusal), f"{command} is not legal: {outcome}"
    return outcome


def _passed(state: GameState, seat: Seat) -> GameState:
    """The position in which the seat has passed; the virtual opponent does nothing more in this round either."""
    state = _with(state, seat, replace(state.player(seat), passed=True))
    if state.automa is None:
        return state
    return _with(state, VIRTUAL, replace(state.player(VIRTUAL), passed=True))


def _with(state: GameState, seat: Seat, player: Player) -> GameState:
    players = tuple(player if other == seat else state.player(other) for other in state.seats)
    return replace(state, players=players)
