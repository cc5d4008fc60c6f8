"""For whom and from where an effect works, and which verb it is."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from game.cards.card import Location, Verb
from game.rules.events import Source
from game.rules.game import Game
from game.rules.state import GameState, Seat

Kind = TypeVar("Kind", bound=Verb)


class Context(msgspec.Struct, frozen=True, gc=False):
    """``seat`` acts and gains; ``site`` in the State of ``owner`` is the card; categories are counted there."""

    seat: Seat
    owner: Seat
    site: int
    source: Source
    cards_paid: int = 0
    """Deck cards that the cost puts onto the discard pile."""
    resolving: tuple[int, ...] = ()
    """The Sites whose production is just being resolved, this one too: none is activated again."""


def context_at(state: GameState, seat: Seat, site: int, kind: str, resolving: tuple[int, ...] = ()) -> Context:
    """The context in which the Site ``site`` has asked ``seat`` something."""
    owner, asking = state.site(site)
    return Context(seat, owner, site, Source(kind, asking.card, site), resolving=resolving)


def verb_of(game: Game, context: Context, wanted: type[Kind]) -> Kind:
    """The verb of the card that works in this context; raises StopIteration if the card has none such."""
    assert context.source.card is not None
    location = game.catalog.locations[context.source.card]
    return next(verb for verb in verbs_of(location, context.source.kind) if isinstance(verb, wanted))


KINDS_THAT_ASK = ("production", "open_production", "building_bonus", "action")
"""The kinds of `Source` whose verbs may ask something."""


def verbs_of(location: Location, kind: str) -> tuple[Verb, ...]:
    """The verbs of a Location that bring gains with this kind of `Source`."""
    if kind == "building_bonus":
        return location.building_bonus
    if kind == "action":
        return location.action.verbs if location.action else ()
    return location.production
