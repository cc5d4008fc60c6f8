"""M-4 A round: its phases, and whose turn it is in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.kernel.message import Step
from game.metro2033.rules import events as ev
from game.metro2033.rules import steps
from game.metro2033.rules.phases import end, events, hero, mobilisation
from game.metro2033.rules.referee import Referee


def start_phase(referee: Referee, step: steps.StartPhase) -> None:
    """In each phase seats act one after another, clockwise from the first player (M-4.1)."""
    referee.emit(ev.PhaseStarted(step.phase))
    referee.next(*_CONTENT[step.phase](referee))


def _turns(following: str) -> Callable[[Referee], list[Step]]:
    """A phase in which each seat has a turn, and the phase after it."""

    def content(referee: Referee) -> list[Step]:
        return [*map(steps.StartTurn, referee.state.in_order), steps.StartPhase(following)]

    return content


_CONTENT: Final[Mapping[str, Callable[[Referee], list[Step]]]] = {
    "events": lambda referee: [*events.content(referee), steps.StartPhase("mobilisation")],
    "mobilisation": _turns("army"),
    "army": _turns("hero"),
    "hero": _turns("end"),
    "end": end.content,
}


def start_turn(referee: Referee, step: steps.StartTurn) -> None:
    """A seat with no choice in a phase is passed over (M-4.2)."""
    _TURNS[referee.state.phase](referee, step.seat)


def _army_turn(referee: Referee, seat: str) -> None:
    referee.emit(ev.TurnStarted(seat))
    referee.next(steps.ChooseArmyAction(seat))


_TURNS: Final[Mapping[str, Callable[[Referee, str], None]]] = {
    "mobilisation": mobilisation.start_turn,
    "army": _army_turn,
    "hero": hero.start_turn,
}
