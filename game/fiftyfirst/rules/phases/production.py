"""R6 Production phase: first what is taken from others (R41.2), then every source of every seat, as R6.4 orders them.

The phase is a row of steps, because in the middle of one a Location may ask something.
"""

from __future__ import annotations

from game.fiftyfirst.cards.card import Ability, AfterProduction
from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules.effects import production
from game.fiftyfirst.rules.effects.context import context_at
from game.fiftyfirst.rules.effects.gain import goods_of_deal, produced_of
from game.fiftyfirst.rules.events import GoodsReturned, PhaseBegan, Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.parts import PARTS
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.steps import BeginActions, Divert, EndProduction, Produce, ProduceSeat, ProduceSites
from game.kernel.bag import Bag


def produce(judge: Judge, _: Produce) -> None:
    """All seats produce, from the first player on."""
    judge.emit(PhaseBegan("production"))
    for part in PARTS:
        if part.before_production:
            part.before_production(judge)
    seats = [seat for seat in judge.state.clockwise_from(judge.state.first_player) if seat != VIRTUAL]
    further = [step for part in PARTS if part.after_production for step in part.after_production(judge.state)]
    late = [EndProduction(seat) for seat in reversed(seats)] if judge.state.own_discards else []  # R42.5b
    judge.agenda += [BeginActions(), *further, *late, *(ProduceSeat(seat) for seat in reversed(seats))]
    locations = judge.game.catalog.locations
    sites = [site for seat in seats for site in judge.state.player(seat).sites if not site.ruin]
    if diverting := tuple([site.id for site in sites if locations[site.card].diverts]):
        judge.agenda.append(Divert(diverting))


def divert_sites(judge: Judge, step: Divert) -> None:
    """Let the next Site divert a production; the Sites after it follow."""
    if step.sites[1:]:
        judge.agenda.append(Divert(step.sites[1:]))
    production.divert(judge, step.sites[0])


def produce_seat(judge: Judge, step: ProduceSeat) -> None:
    """Give a seat all that it gains, in order: stored goods come back, then its board, its Deals and its Locations
    produce (R6.2, R6.4)."""
    seat, catalog = step.seat, judge.game.catalog
    for site in judge.state.player(seat).sites:
        if site.stored:
            judge.emit(GoodsReturned(seat, site.id, site.card, site.stored))
    faction = catalog.factions[judge.state.player(seat).faction]
    judge.gain(seat, faction.produces, Source("faction", faction.id))
    for deal in judge.state.deals_of(seat):
        judge.gain(seat, goods_of_deal(catalog, deal), Source("deal", deal))
    if not judge.state.own_discards:
        judge.agenda.append(EndProduction(seat))
    sites = [site for site in judge.state.player(seat).sites if not (site.ruin or site.diverted)]  # R6.1, A-10
    judge.agenda.append(ProduceSites(seat, tuple([one.id for one in sites if catalog.locations[one.card].production])))


def produce_sites(judge: Judge, step: ProduceSites) -> None:
    """The Locations produce; the rest waits while one asks something."""
    seat = step.seat
    for place, number in enumerate(step.sites, 1):
        site = judge.state.player(seat).own_site(number)
        rest = ProduceSites(seat, step.sites[place:])
        judge.agenda.append(rest)
        production.produce_site(judge, seat, seat, site, "production")
        if judge.agenda[-1] is not rest:
            return
        judge.agenda.pop()


def end_production(judge: Judge, step: EndProduction) -> None:
    """R41.1: apply what depends on the gains of the phase, Location by Location; the rest waits while one asks
    something."""
    seat = step.seat
    for done, site in enumerate(judge.state.player(seat).sites[step.done :], step.done + 1):
        ability = judge.game.catalog.locations[site.card].after_production
        if not ability or site.ruin or not _reached(judge.state.player(seat).produced, ability):
            continue
        rest = EndProduction(seat, done)
        judge.agenda.append(rest)
        effects.apply(judge, ability.verbs, context_at(judge.state, seat, site.id, "after_production"))
        if judge.agenda[-1] is not rest:
            return
        judge.agenda.pop()


def _reached(produced: Bag, ability: Ability) -> bool:
    """Whether enough was gained for the ability."""
    assert isinstance(ability.timing, AfterProduction)
    return all(produced_of(produced, good) >= count for good, count in ability.timing.gained.items())
