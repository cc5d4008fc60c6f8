"""The context of an effect: for whom, from which card, and by which verb."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.verbs import Verb
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.source import CLAIMED
from game.fiftyfirst.rules.state import Game, GameState, Seat

Kind = TypeVar("Kind", bound=Verb)


class EffectContext(msgspec.Struct, frozen=True, gc=False):
    """``seat`` acts and gains; the card is the ``site`` in the State of ``owner``, where categories are counted.

    Without a ``site`` it is the use ``action`` of the seat's faction board, the card ``hq``, or the side ``border``
    of a border tile.
    """

    seat: Seat
    owner: Seat
    site: int | None
    source: Source
    cards_paid: int = 0
    """Number of deck cards that the cost discards."""
    resolving: tuple[int, ...] = ()
    """The Sites whose production is being resolved, including this one; none is activated again."""
    action: str | None = None
    border: str | None = None
    counted_in: Seat | None = None
    """In whose State the production counts, if not in that of its owner (R44.12)."""

    @property
    def hq(self) -> str | None:
        """The HQ card, if it is one that was claimed."""
        return self.source.card if self.source.kind == CLAIMED else None

    @property
    def on_site(self) -> int:
        """The Site, for effects that only Locations have."""
        assert self.site is not None
        return self.site


def context_at(state: GameState, seat: Seat, site: int, kind: str) -> EffectContext:
    """The context of what the Site ``site`` does for ``seat``."""
    owner, asking = state.site(site)
    return EffectContext(seat, owner, site, Source(kind, asking.card, site))


def context_on_board(state: GameState, seat: Seat, action: str, cards_paid: int = 0) -> EffectContext:
    """The context of a use of the faction board of ``seat``."""
    source = Source("faction_action", state.player(seat).faction)
    return EffectContext(seat, seat, None, source, cards_paid, action=action)


def context_at_hq(seat: Seat, card: str) -> EffectContext:
    """The context of an HQ card that ``seat`` has just claimed (R52.2)."""
    return EffectContext(seat, seat, None, Source(CLAIMED, card))


def context_asking(state: GameState, question: Any) -> EffectContext:
    """The context in which a question was asked: by an HQ card, by a use of the faction board, or by a Site."""
    if getattr(question, "hq", None) is not None:
        return context_at_hq(question.seat, question.hq)
    if question.site is None:
        return context_on_board(state, question.seat, question.action or "")
    owner, asking = state.site(question.site)
    kind, via = getattr(question, "kind", "action"), getattr(question, "via", None)
    source, resolving = Source(kind, asking.card, question.site, via), getattr(question, "resolving", ())
    return EffectContext(question.seat, owner, question.site, source, resolving=resolving)


def verb_of(game: Game, context: EffectContext, wanted: type[Kind]) -> Kind:
    """The verb of this type in the context; raises StopIteration if there is none."""
    assert context.source.card is not None
    if context.hq is not None:
        verbs = game.catalog.headquarters[context.hq].claimed
    elif context.action is None:
        verbs = verbs_of(game.catalog.locations[context.source.card], context.source.kind)
    else:
        use = game.catalog.factions[context.source.card].use(context.action)
        verbs = (use.verb,) if use else ()
    return next(verb for verb in verbs if isinstance(verb, wanted))


KINDS_THAT_ASK = ("production", "open_production", "building_bonus", "action", "after_production")
"""The kinds of `Source` of Locations whose verbs may ask something."""


def verbs_of(location: Location, kind: str) -> tuple[Verb, ...]:
    """The verbs of a Location whose gains have this kind of `Source`."""
    if kind == "building_bonus":
        return location.building_bonus
    if kind == "action":
        return location.action.verbs if location.action else ()
    if kind == "after_production":
        return location.after_production.verbs if location.after_production else ()
    return location.production
