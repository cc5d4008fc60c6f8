"""Block a Location of another player until Cleanup (R43.8.3)."""

from __future__ import annotations

from game.cards.verbs import BlockLocation
from game.rules.effects.context import EffectContext
from game.rules.events import LocationBlocked
from game.rules.judge import Judge
from game.rules.state import VIRTUAL, Game, GameState, Seat
from game.rules.steps import ChooseBlocked


def has_effect(_game: Game, state: GameState, _verb: BlockLocation, context: EffectContext) -> bool:
    return bool(_targets(state, context.seat))


def apply(judge: Judge, _verb: BlockLocation, context: EffectContext) -> None:
    """Ask which Location, if there is a choice."""
    targets = _targets(judge.state, context.seat)
    if len(targets) > 1:
        judge.agenda.append(ChooseBlocked(context.seat, context.on_site))
    else:
        for number in targets:
            _block(judge, context.seat, number)


def answers(_game: Game, state: GameState, question: ChooseBlocked) -> tuple[int, ...]:
    """The Sites that can be blocked."""
    return _targets(state, question.seat)


def answer(judge: Judge, question: ChooseBlocked, number: int) -> None:
    _block(judge, question.seat, number)


def _targets(state: GameState, seat: Seat) -> tuple[int, ...]:
    """Locations of players who have not passed (R15.2); the virtual opponent has no actions that could be blocked."""
    return tuple(site.id for owner, site in state.in_reach(seat) if owner != VIRTUAL and not site.blocked)


def _block(judge: Judge, seat: Seat, number: int) -> None:
    owner, site = judge.state.site(number)
    judge.emit(LocationBlocked(seat, owner, number, site.card))
