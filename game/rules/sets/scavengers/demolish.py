"""Gain the Spoils and the Deal of a Location, which becomes a Ruin; that is not razing (R42.12)."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.verbs import DemolishLocation
from game.kernel.refusal import Refusal
from game.rules.chapter import Side, why_not_in_reach
from game.rules.effects.aimed import Aimed
from game.rules.effects.context import EffectContext, context_at, verb_of
from game.rules.judge import Judge
from game.rules.sets.scavengers.messages import ChooseDemolished, LocationDemolished
from game.rules.state import VIRTUAL, Game, GameState, Seat, Site
from game.rules.steps import RemoveLocation


def why_not_aimed(game: Game, state: GameState, seat: Seat, number: int, aimed: int) -> Refusal | None:
    """Why the action of the Site ``number`` of ``seat`` cannot demolish the Site ``aimed``; None if it can."""
    context = context_at(state, seat, number, "action")
    verb = verb_of(game, context, DemolishLocation)
    if aimed in _targets(game, state, verb, context):
        return None
    owner, site = state.site(aimed)
    if verb.of == "you":
        return Refusal("wrong_choice", card=site.card)
    return why_not_in_reach(state, seat, owner, aimed) or Refusal("has_shield", text="demolish", card=site.card)


def why_not(side: Side, question: ChooseDemolished, aimed: int) -> Refusal | None:
    return why_not_aimed(side.game, side.state, side.seat, question.site, aimed)


def _targets(game: Game, state: GameState, verb: DemolishLocation, context: EffectContext) -> Sequence[int]:
    """Own Locations, or those of others in reach without a shield."""
    if verb.of == "you":
        sites = state.player(context.seat).sites
        return [site.id for site in sites if not (site.ruin or (verb.other_than_this and site.id == context.site))]
    locations = game.catalog.locations
    return [site.id for _, site in state.in_reach(context.seat) if not locations[site.card].is_shielded(site.shield)]


def _demolish(judge: Judge, _: DemolishLocation, context: EffectContext, number: int) -> None:
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


DEMOLISH = Aimed(DemolishLocation, ChooseDemolished, _targets, _demolish)
