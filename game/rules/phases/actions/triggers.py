"""R10.7: Locations that give something each time their owner makes a Deal or razes."""

from __future__ import annotations

from game.cards.vocabulary import Trigger
from game.rules import effects
from game.rules.effects.context import Context
from game.rules.events import Source
from game.rules.judge import Judge
from game.rules.state import Seat


def resolve(judge: Judge, seat: Seat, trigger: Trigger) -> None:
    """Give ``seat`` what its Locations give for what it has just done, in State order, after all else (R7.7)."""
    locations = judge.game.catalog.locations
    for site in judge.state.player(seat).sites:
        verbs = locations[site.card].whenever(trigger)
        if verbs and not site.ruin:
            effects.apply(judge, verbs, Context(seat, seat, site.id, Source("whenever", site.card, site.id)))
