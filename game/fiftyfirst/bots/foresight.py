"""What a command leads to, as far as the seat that gives it can foresee, and what the position after it is worth: its
value, or the result where the game is over.

It is foreseen in an imagined world. Cards that the seat draws or hacks are unknown until it has them, and after its
pass it sees no further.
"""

from __future__ import annotations

from math import copysign
from typing import Final, NamedTuple, TypeGuard

from msgspec.structs import replace

from game.fiftyfirst.bots.sets import PARTS
from game.fiftyfirst.bots.value import LATE, Value
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.judge import Outcome
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.sets.moloch.machines import lost_to_machines
from game.fiftyfirst.rules.sets.moloch.messages import HackedDrawn, MachineHacked
from game.fiftyfirst.rules.state import END_VP, VIRTUAL, Game, GameState, Player, Seat
from game.fiftyfirst.rules.steps import ChooseKept
from game.kernel.message import Question
from game.kernel.refusal import Refusal


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


ANSWERED: Final = tuple([kind for part in PARTS for kind in part.answered])
"""Questions by which all is asked that an action or card brings."""

TOGETHER: Final = tuple([kind for part in PARTS for kind in part.together])
"""Those whose answers bring something only with the answers to what is asked next: pile, category and colour; the Area,
and which of its levels; the HQ card, and what it asks."""

A_LATE_ROUND: Final = 2.0
"""VP that the first late round of a game costs; each one costs so much more than the one before. For a seat without VP
it is half as much again, and half as much for one that is about to trigger the end."""

VICTORY: Final = 6.0
"""VP that a victory over a virtual opponent counts besides its margin: a victory now beats a longer game."""


class Outlook(NamedTuple):
    """Judges positions by a learned value."""

    game: Game
    value: Value

    def of(self, foreseen: Foreseen, seat: Seat) -> float:
        """The margin in VP that ``seat`` can expect."""
        return self._of_answered(self.answered(foreseen, seat), seat)

    def answered(self, foreseen: Foreseen, seat: Seat) -> Foreseen:
        """The position after the best answers of ``seat`` to what it is asked now."""
        while _is_answered(question := foreseen.state.question) and question.seat == seat:
            answers = legal_commands(self.game, foreseen.state, seat)
            after = [foresee(self.game, foreseen.state, answer, foreseen.unknown) for answer in answers]
            if isinstance(question, TOGETHER):
                after = [self.answered(one, seat) for one in after]
            foreseen = max(after, key=lambda one: self._of_answered(one, seat))
        return foreseen

    def _of_answered(self, foreseen: Foreseen, seat: Seat) -> float:
        state = foreseen.state
        others_passed = all(state.player(other).passed for other in state.seats if other != seat)
        if state.is_over or (foreseen.passed and state.end_triggered and others_passed):
            return result(state, seat)
        return self.value.of(self.game, state, seat, foreseen.unknown) - _dragged_out(state, seat)

    def margin(self, way: Way) -> float:
        """The margin in VP at the end of a way, without what counts for the value of the way besides it."""
        state = way.foreseen.state
        margin = way.value + _dragged_out(state, way.steps[0][1].seat)
        if state.automa is None:
            return margin
        return copysign(max(0.0, abs(margin) - VICTORY), margin)


def _is_answered(question: Question | None) -> TypeGuard[Question]:
    return isinstance(question, ANSWERED) or getattr(question, "hq", None) is not None


def _dragged_out(state: GameState, seat: Seat) -> float:
    """What it costs to be far from the end of a game that is late: a margin could grow for ever."""
    if state.end_triggered:
        return 0.0
    if state.automa is None:
        first = next((found for part in PARTS if part.late and (found := part.late(state)) is not None), None)
    else:
        first = LATE
    if first is None or (late := state.round - first + 1) <= 0:
        return 0.0
    left = max(0, END_VP - state.player(seat).vp) / END_VP
    return A_LATE_ROUND * late * (late + 1) / 2 * (0.5 + left)


def result(state: GameState, seat: Seat) -> float:
    """The margin in VP of ``seat`` over the best of the others, if the game ends like this (R18.4)."""
    lost = {} if state.is_over else lost_to_machines(state)
    totals = {other: _total(state, other) - lost.get(other, 0) for other in state.seats}
    margin = float(totals.pop(seat) - max(totals.values()))
    if state.automa is not None:
        return margin + (VICTORY if margin > 0 else -VICTORY)
    if margin == 0 and state.winners:
        return 0.5 if seat in state.winners else -0.5
    return margin


def _total(state: GameState, seat: Seat) -> int:
    for score in state.scores:
        if score.seat == seat:
            return score.total
    player = state.player(seat)
    return player.vp + sum(not site.ruin for site in player.sites)
