"""Use another player's Open Production that already holds a worker (R51.3)."""

from __future__ import annotations

from game.cards.verbs import VisitOccupied
from game.rules.effects.context import EffectContext
from game.rules.effects.production import producing, visit_site
from game.rules.judge import Judge
from game.rules.state import Game, GameState, Seat
from game.rules.steps import ChooseVisited


def has_effect(game: Game, state: GameState, _verb: VisitOccupied, context: EffectContext) -> bool:
    return bool(_targets(game, state, context.seat))


def apply(judge: Judge, _verb: VisitOccupied, context: EffectContext) -> None:
    """Ask which Site, if several give anything."""
    targets = _targets(judge.game, judge.state, context.seat)
    if len(targets) > 1:
        judge.agenda.append(ChooseVisited(context.seat, context.on_site))
    else:
        for number in targets:
            _visit(judge, context.seat, number)


def answers(game: Game, state: GameState, question: ChooseVisited) -> tuple[int, ...]:
    """The Sites that can be used."""
    return _targets(game, state, question.seat)


def answer(judge: Judge, question: ChooseVisited, number: int) -> None:
    _visit(judge, question.seat, number)


def _targets(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """Open Productions with a worker on them, of players who have not passed (R15.2)."""
    sites = [(owner, site) for owner, site in state.in_reach(seat) if site.worker and not site.blocked]
    return tuple(site.id for _, site in producing(game, state, seat, sites))


def _visit(judge: Judge, seat: Seat, number: int) -> None:
    """The owner is rewarded as usual; the worker lies on the card that made the visit."""
    visit_site(judge, seat, number)
