"""What a foreseen position is worth: its value, or the result where the game is over."""

from __future__ import annotations

from math import copysign
from typing import Final, NamedTuple, TypeGuard

from game.bots.features import LATE
from game.bots.foresight import Foreseen, Way, foresee
from game.bots.sets import PARTS
from game.bots.value import Value
from game.rules.decide import legal_commands
from game.rules.sets.moloch.machines import lost_to_machines
from game.rules.state import END_VP, Game, GameState, Question, Seat

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
