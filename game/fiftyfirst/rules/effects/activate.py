"""Activate a Location in the production row once more (R41.2)."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.cards.verbs import ActivateProduction
from game.fiftyfirst.cards.vocabulary import Whose
from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, verb_of
from game.fiftyfirst.rules.effects.production import context_of, in_row, produce_site, producing
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import ChooseProduction


def has_effect(game: Game, state: GameState, verb: ActivateProduction, context: EffectContext) -> bool:
    """Whether a production that gives something can be reached, possibly through others that only activate.

    The search visits each Site and each row once, so it ends even where Locations activate each other.
    """
    seen, rows, waiting = set(context.resolving), set[tuple[Whose, Seat]](), [(verb, context)]
    while waiting:
        verb, context = waiting.pop()
        if (verb.of, context.owner) in rows:
            continue
        if not verb.other_than_this or context.site in seen:
            rows.add((verb.of, context.owner))
        for owner, site in in_row(game, _sites(game, state, verb, context)):
            if site.id in seen:
                continue
            seen.add(site.id)
            counted_in = _counted_in(verb, context)
            inner = context_of(context.seat, owner, site, context.cards_paid, context.resolving, counted_in)
            production = game.catalog.locations[site.card].production
            activating = [own for own in production if isinstance(own, ActivateProduction)]
            if effects.has_effect(game, state, tuple(own for own in production if own not in activating), inner):
                return True
            waiting += [(own, inner) for own in activating]
    return False


def apply(judge: Judge, verb: ActivateProduction, context: EffectContext) -> None:
    """Ask which production, if several give anything."""
    targets = _targets(judge.game, judge.state, verb, context)
    if len(targets) > 1:
        kind, resolving = context.source.kind, context.resolving
        judge.agenda.append(ChooseProduction(context.seat, kind, context.site, resolving, context.action, context.hq))
    elif targets:
        _activate(judge, verb, context, *targets[0])


def answers(game: Game, state: GameState, question: ChooseProduction) -> tuple[int, ...]:
    context = context_asking(state, question)
    found = _targets(game, state, verb_of(game, context, ActivateProduction), context)
    return tuple(site.id for _, site in found)


def answer(judge: Judge, question: ChooseProduction, number: int) -> None:
    context = context_asking(judge.state, question)
    verb = verb_of(judge.game, context, ActivateProduction)
    _activate(judge, verb, context, *judge.state.site(number))


def _targets(
    game: Game, state: GameState, verb: ActivateProduction, context: EffectContext
) -> tuple[tuple[Seat, Site], ...]:
    """The Sites with a production that can be activated and gives something."""
    sites, counted_in = _sites(game, state, verb, context), _counted_in(verb, context)
    return tuple(producing(game, state, context.seat, sites, context.resolving, context.cards_paid, counted_in))


def _counted_in(verb: ActivateProduction, context: EffectContext) -> Seat | None:
    """In whose State the production counts, if the verb says so (R44.12)."""
    return context.seat if verb.counts_in_own else None


def _sites(
    game: Game, state: GameState, verb: ActivateProduction, context: EffectContext
) -> Sequence[tuple[Seat, Site]]:
    """The Sites in question. A seat that uses another player's card counts as its owner (R19.6)."""
    if verb.of == "you":
        sites = [(context.owner, site) for site in state.player(context.owner).sites]
    else:
        sites = list(state.in_reach(context.seat))
    if verb.other_than_this:
        sites = [(owner, site) for owner, site in sites if site.id != context.site]
    if verb.without is not None:
        locations = game.catalog.locations
        return [(owner, site) for owner, site in sites if verb.without not in locations[site.card].counts_as]
    return sites


def _activate(judge: Judge, verb: ActivateProduction, context: EffectContext, owner: Seat, site: Site) -> None:
    """Produce at a Site, via the card that activates it."""
    via, counted_in = context.source.card, _counted_in(verb, context)
    produce_site(judge, context.seat, owner, site, "production", context.resolving, via, counted_in)
