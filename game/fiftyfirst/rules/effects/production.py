"""The production of a Location, for its owner or for another seat that uses it (R6.6, R13.5, R19.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import OpenProductionUsed, ProductionDiverted, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import ChooseDiverted, RewardOwner


def produce_site(
    judge: Judge,
    seat: Seat,
    owner: Seat,
    site: Site,
    kind: str,
    resolving: tuple[int, ...] = (),
    via: str | None = None,
    counted_in: Seat | None = None,
) -> None:
    """Give ``seat`` what a Site in the State of ``owner`` produces, or ask about it.

    ``resolving`` are the Sites that led to it, ``via`` is the last of these cards; ``counted_in`` is that of
    `EffectContext`.
    """
    production = judge.game.catalog.locations[site.card].production
    source = Source(kind, site.card, site.id, via)
    context = EffectContext(seat, owner, site.id, source, resolving=(*resolving, site.id), counted_in=counted_in)
    effects.apply(judge, production, context)


def producing(
    game: Game,
    state: GameState,
    seat: Seat,
    sites: Iterable[tuple[Seat, Site]],
    resolving: tuple[int, ...] = (),
    cards_paid: int = 0,
    counted_in: Seat | None = None,
) -> Iterator[tuple[Seat, Site]]:
    """Those of ``sites``, with their owners, whose production gives ``seat`` something.

    Left out are Ruins, Sites that are being resolved, and those diverted in this phase (R41.2). ``counted_in`` is that
    of `EffectContext`.
    """
    for owner, site in in_row(game, sites):
        if site.id not in resolving:
            context = context_of(seat, owner, site, cards_paid, resolving, counted_in)
            if effects.has_effect(game, state, game.catalog.locations[site.card].production, context):
                yield owner, site


def in_row(game: Game, sites: Iterable[tuple[Seat, Site]]) -> Iterator[tuple[Seat, Site]]:
    """Those of ``sites`` that stand in the production row and can still produce in this phase."""
    for owner, site in sites:
        if not site.ruin and not site.diverted and game.catalog.locations[site.card].row == "production":
            yield owner, site


def context_of(
    seat: Seat, owner: Seat, site: Site, cards_paid: int, resolving: Iterable[int], counted_in: Seat | None = None
) -> EffectContext:
    """The context in which a Site in the State of ``owner`` produces for ``seat``."""
    source = Source("production", site.card, site.id)
    return EffectContext(seat, owner, site.id, source, cards_paid, (*resolving, site.id), counted_in=counted_in)


def visit_site(judge: Judge, seat: Seat, number: int) -> None:
    """R13.1: the worker lies on the card, the visitor gains its production, then the owner is rewarded."""
    owner, site = judge.state.site(number)
    judge.emit(OpenProductionUsed(seat, owner, site.id, site.card))
    judge.agenda.append(RewardOwner(site.id))
    produce_site(judge, seat, owner, site, "open_production")


# ---------------------------------------------------------------------- taking what another Location produces (R41.2)
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
