"""Take what another player's Location produces, instead of its owner (R41.2)."""

from __future__ import annotations

from game.cards.verbs import DivertProduction
from game.rules.effects.context import EffectContext
from game.rules.effects.production import produce_site, producing
from game.rules.events import ProductionDiverted
from game.rules.judge import Judge
from game.rules.state import Game, GameState, Seat, Site
from game.rules.steps import ChooseDiverted


def has_effect(_game: Game, _state: GameState, _verb: DivertProduction, _context: EffectContext) -> bool:
    return False


def apply(_judge: Judge, _verb: DivertProduction, _context: EffectContext) -> None:
    """Do nothing when the card produces: it diverts a production at the beginning of the phase."""


def divert(judge: Judge, site: int) -> None:
    """Let the Site take the production of a Location of another player; ask which one, if several give anything."""
    seat, _ = judge.state.site(site)
    targets = _targets(judge.game, judge.state, seat)
    if len(targets) > 1:
        judge.agenda.append(ChooseDiverted(seat, site))
    elif targets:
        _take(judge, seat, site, *targets[0])


def answers(game: Game, state: GameState, question: ChooseDiverted) -> tuple[int, ...]:
    return tuple(site.id for _, site in _targets(game, state, question.seat))


def answer(judge: Judge, question: ChooseDiverted, number: int) -> None:
    _take(judge, question.seat, question.site, *judge.state.site(number))


def _targets(game: Game, state: GameState, seat: Seat) -> tuple[tuple[Seat, Site], ...]:
    return tuple(producing(game, state, seat, state.in_reach(seat)))


def _take(judge: Judge, seat: Seat, number: int, owner: Seat, target: Site) -> None:
    _, site = judge.state.site(number)
    judge.emit(ProductionDiverted(seat, number, site.card, owner, target.id, target.card))
    produce_site(judge, seat, owner, target, "production", via=site.card)
