"""R10.7: Locations that give something each time their owner makes a Deal, razes, builds or develops."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.cards.vocabulary import Trigger
from game.fiftyfirst.rules import effects
from game.fiftyfirst.rules.effects.context import EffectContext
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.judge import Judge
from game.fiftyfirst.rules.state import Seat, Site


def resolve(judge: Judge, seat: Seat, *triggers: Trigger) -> None:
    """Give ``seat`` what its Locations give for what it has just done, in State order, after all else (R7.7).

    A Location that rewards several of ``triggers`` gives once.
    """
    for site, verbs in rewarding(judge, seat, *triggers):
        effects.apply(judge, verbs, EffectContext(seat, seat, site.id, Source("whenever", site.card, site.id)))


def rewarding(judge: Judge, seat: Seat, *triggers: Trigger) -> Sequence[tuple[Site, tuple[Verb, ...]]]:
    """The Locations of ``seat`` that reward one of ``triggers``, in State order, and how."""
    catalog = judge.game.catalog
    cards, locations = catalog.rewarding, catalog.locations
    sites = [site for site in judge.state.player(seat).sites if site.card in cards and not (site.ruin or site.blocked)]
    return [(site, verbs) for site in sites if (verbs := locations[site.card].whenever(*triggers))]
