"""R6 Production phase: every source of every seat, in the order of R6.4."""

from __future__ import annotations

from game.rules import effects
from game.rules.effects.context import Context
from game.rules.events import GoodsReturned, PhaseBegan, Source
from game.rules.judge import Judge
from game.rules.state import BeginActions, Produce, Seat, Site


def produce(judge: Judge, _: Produce) -> None:
    """All seats produce, from the first player on; nothing in it is a choice."""
    judge.emit(PhaseBegan("production"))
    for seat in judge.state.clockwise_from(judge.state.first_player):
        _return_stored(judge, seat)
        _produce_board(judge, seat)
        _produce_deals(judge, seat)
        for site in judge.state.player(seat).sites:
            if not site.ruin:
                produce_site(judge, seat, seat, site, "production")
    judge.agenda.append(BeginActions())


def produce_site(judge: Judge, seat: Seat, owner: Seat, site: Site, kind: str) -> None:
    """Give ``seat`` what a Site in the State of ``owner`` produces (R6.6, R13.5)."""
    production = judge.game.catalog.locations[site.card].production
    effects.apply(judge, production, Context(seat, owner, site.id, Source(kind, site.card, site.id)))


def _return_stored(judge: Judge, seat: Seat) -> None:
    """R6.2: what was stored in the last Cleanup comes back."""
    for site in judge.state.player(seat).sites:
        if site.stored:
            judge.emit(GoodsReturned(seat, site.id, site.card, site.stored))


def _produce_board(judge: Judge, seat: Seat) -> None:
    faction = judge.game.catalog.factions[judge.state.player(seat).faction]
    judge.gain(seat, faction.produces, Source("faction", faction.id))


def _produce_deals(judge: Judge, seat: Seat) -> None:
    for card in judge.state.player(seat).deals:
        judge.gain(seat, judge.game.catalog.locations[card].deal, Source("deal", card))
