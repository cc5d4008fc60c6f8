"""Effects on own Ruins: turn them up (R42.6), take their Spoils, or put resources on them; and making a Location a Ruin
for its Spoils and its Deal, which is not razing (R42.12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.fiftyfirst.cards.sets.scavengers import DemolishLocation, PlaceOnRuins, RebuildRuins, StripRuins
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.cards.vocabulary import RESOURCES
from game.fiftyfirst.rules import discards
from game.fiftyfirst.rules.chapter import Side, why_not_in_reach
from game.fiftyfirst.rules.commands import NOTHING, Named
from game.fiftyfirst.rules.effects.aimed import Aimed
from game.fiftyfirst.rules.effects.context import EffectContext, context_asking, context_at, verb_of
from game.fiftyfirst.rules.effects.production import produce_site
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.sets.scavengers import messages
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat, Site
from game.fiftyfirst.rules.steps import RemoveLocation
from game.kernel.bag import Bag
from game.kernel.refusal import Refusal


def has_ruins(_game: Game, state: GameState, _verb: Verb, context: EffectContext) -> bool:
    """Whether there is a Ruin on which the verb has an effect."""
    return bool(discards.ruins(state.player(context.seat)))


def own_ruins(
    _game: Game, state: GameState, question: messages.ChooseRebuilt | messages.ChooseStripped
) -> tuple[int, ...]:
    """The Ruins of the seat."""
    return discards.ruins(state.player(question.seat))


# ---------------------------------------------------------------------- rebuilding
def rebuild(judge: Judge, verb: RebuildRuins, context: EffectContext) -> None:
    """R42.6: they are Locations again, and produce at once, without VP or Building Bonus."""
    _go_on_rebuilding(judge, messages.ChooseRebuilt(context.seat, context.on_site, context.source.kind, verb.count))


def answer_rebuilt(judge: Judge, question: messages.ChooseRebuilt, number: int) -> None:
    _rebuild(judge, question.seat, number)
    if question.count > 1:
        _go_on_rebuilding(judge, replace(question, count=question.count - 1))


def _go_on_rebuilding(judge: Judge, question: messages.ChooseRebuilt) -> None:
    """Rebuild so many Ruins; asks which, if there are more of them."""
    ruins = own_ruins(judge.game, judge.state, question)
    if len(ruins) > question.count:
        judge.agenda.append(question)
    else:
        for number in ruins:
            _rebuild(judge, question.seat, number)


def _rebuild(judge: Judge, seat: Seat, number: int) -> None:
    ruin = judge.state.player(seat).own_site(number)
    judge.emit(messages.RuinRebuilt(seat, number, ruin.card, ruin.goods))
    _, site = judge.state.site(number)
    produce_site(judge, seat, seat, site, "production")


# ---------------------------------------------------------------------- stripping
def strip(judge: Judge, verb: StripRuins, context: EffectContext) -> None:
    """R42.12: take the Spoils of Ruins, and the goods on them, and discard them."""
    _go_on_stripping(judge, messages.ChooseStripped(context.seat, context.on_site, verb.count))


def answer_stripped(judge: Judge, question: messages.ChooseStripped, number: int) -> None:
    """Discard a Ruin for the Spoils of its card, and ask for the next one."""
    ruin = judge.state.player(question.seat).own_site(number)
    discard_ruins(judge, question.seat, (number,))
    source = context_asking(judge.state, question).source
    judge.gain(question.seat, judge.game.catalog.locations[ruin.card].spoils, source)
    _go_on_stripping(judge, replace(question, count=question.count - 1))


def discard_ruins(judge: Judge, seat: Seat, numbers: Sequence[Named]) -> None:
    """Discard Ruins of the seat; goods on them go to the supply (R42.9a)."""
    for number in numbers:
        site = judge.state.player(seat).own_site(int(number))
        judge.emit(messages.RuinDiscarded(seat, site.id, site.card, site.goods))


def _go_on_stripping(judge: Judge, question: messages.ChooseStripped) -> None:
    """Ask for the next Ruin: the seat may stop at any time."""
    if question.count and own_ruins(judge.game, judge.state, question):
        judge.agenda.append(question)


# ---------------------------------------------------------------------- putting resources on them
def place(judge: Judge, verb: PlaceOnRuins, context: EffectContext) -> None:
    """R42.12: ask for one Ruin after another, in State order."""
    for number in _in_state_order(judge.state, context.seat)[:1]:
        judge.agenda.append(messages.ChoosePlaced(context.seat, context.on_site, number, verb.ruins))


def answers_of_placed(_game: Game, _state: GameState, _question: messages.ChoosePlaced) -> tuple[str, ...]:
    return (*RESOURCES, NOTHING)


def answer_placed(judge: Judge, question: messages.ChoosePlaced, word: str) -> None:
    left = question.count
    if word != NOTHING:
        verb = verb_of(judge.game, context_asking(judge.state, question), PlaceOnRuins)
        judge.emit(messages.GoodsPlacedOnRuin(question.seat, question.ruin, Bag({word: verb.count})))
        left -= 1
    ruins = _in_state_order(judge.state, question.seat)
    following = ruins[ruins.index(question.ruin) + 1 :]
    if left and following:
        judge.agenda.append(replace(question, ruin=following[0], count=left))


def _in_state_order(state: GameState, seat: Seat) -> tuple[int, ...]:
    return tuple(site.id for site in state.player(seat).sites if site.ruin)


# ---------------------------------------------------------------------- making a Location a Ruin
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


def why_not_demolish(side: Side, question: messages.ChooseDemolished, aimed: int) -> Refusal | None:
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
        finish_demolishing(judge, context.seat, site)


def finish_demolishing(judge: Judge, seat: Seat, site: Site) -> None:
    """The Location is a Ruin or discarded."""
    owner, _ = judge.state.site(site.id)
    discarded = not judge.leaves_ruin(owner, site.card)
    judge.emit(messages.LocationDemolished(seat, owner, site.id, site.card, judge.returned_from(site), discarded))
    judge.replace_razed(owner, site.card)


DEMOLISH = Aimed(DemolishLocation, messages.ChooseDemolished, _targets, _demolish)
