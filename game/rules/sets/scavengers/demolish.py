"""Gain the Spoils and the Deal of a Location, which becomes a Ruin; that is not razing (R42.12)."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards.sets.scavengers import DemolishLocation
from game.kernel.refusal import Refusal
from game.rules import other_states
from game.rules.effects.context import EffectContext, context_at, verb_of
from game.rules.game import Game
from game.rules.judge import Judge
from game.rules.sets.scavengers.events import LocationDemolished
from game.rules.sets.scavengers.messages import ChooseDemolished
from game.rules.side import Side
from game.rules.state import VIRTUAL, GameState, Seat, Site
from game.rules.work import RemoveLocation


def has_effect(game: Game, state: GameState, verb: DemolishLocation, context: EffectContext) -> bool:
    return bool(_targets(game, state, verb, context))


def apply(judge: Judge, verb: DemolishLocation, context: EffectContext) -> None:
    """Ask which Location, if there is a choice."""
    targets = _targets(judge.game, judge.state, verb, context)
    if len(targets) > 1:
        judge.agenda.append(ChooseDemolished(context.seat, context.on_site))
    else:
        for number in targets:
            _demolish(judge, context, number)


def answers(game: Game, state: GameState, question: ChooseDemolished) -> tuple[int, ...]:
    """The Sites that can be demolished."""
    context = _context(state, question)
    return _targets(game, state, verb_of(game, context, DemolishLocation), context)


def answer(judge: Judge, question: ChooseDemolished, number: int) -> None:
    _demolish(judge, _context(judge.state, question), number)


def why_not_aimed(game: Game, state: GameState, seat: Seat, number: int, aimed: int) -> Refusal | None:
    """Why the action of the Site ``number`` of ``seat`` cannot demolish the Site ``aimed``; None if it can."""
    context = context_at(state, seat, number, "action")
    verb = verb_of(game, context, DemolishLocation)
    if aimed in _targets(game, state, verb, context):
        return None
    owner, site = state.site(aimed)
    if verb.of == "you":
        return Refusal("wrong_choice", card=site.card)
    return other_states.why_not(state, seat, owner, aimed) or Refusal("has_shield", text="demolish", card=site.card)


def why_not(side: Side, question: ChooseDemolished, aimed: int) -> Refusal | None:
    return why_not_aimed(side.game, side.state, side.seat, question.site, aimed)


def _targets(game: Game, state: GameState, verb: DemolishLocation, context: EffectContext) -> tuple[int, ...]:
    return tuple(site.id for site in _sites(game, state, verb, context))


def _sites(game: Game, state: GameState, verb: DemolishLocation, context: EffectContext) -> Iterator[Site]:
    """Own Locations, or those of others in reach without a shield."""
    if verb.of == "you":
        for site in state.player(context.seat).sites:
            if not site.ruin and not (verb.other_than_this and site.id == context.site):
                yield site
        return
    for _, site in other_states.in_reach(state, context.seat):
        if not game.catalog.locations[site.card].is_shielded(site.shield):
            yield site


def _demolish(judge: Judge, context: EffectContext, number: int) -> None:
    """The actor gains all, also where the owner is somebody else. A shield goes to the general supply."""
    owner, site = judge.state.site(number)
    location = judge.game.catalog.locations[site.card]
    goes = owner == VIRTUAL and not judge.leaves_ruin(owner, site.card)
    if goes:
        judge.agenda.append(RemoveLocation(context.seat, number, demolished=True))
    judge.gain(context.seat, location.spoils, context.source)
    judge.gain(context.seat, location.deal, context.source)
    if not goes:
        finish(judge, context.seat, site)


def finish(judge: Judge, seat: Seat, site: Site) -> None:
    """The Location is a Ruin or discarded."""
    owner, _ = judge.state.site(site.id)
    discarded = not judge.leaves_ruin(owner, site.card)
    judge.emit(LocationDemolished(seat, owner, site.id, site.card, judge.returned_from(site), discarded))
    judge.replace_razed(owner, site.card)


def _context(state: GameState, question: ChooseDemolished) -> EffectContext:
    return context_at(state, question.seat, question.site, "action")
