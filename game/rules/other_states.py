"""R15.2: which Sites of other players an action may be aimed at."""

from __future__ import annotations

from collections.abc import Iterator

from game.kernel.refusal import Refusal
from game.rules.state import GameState, Seat, Site


def why_not(state: GameState, seat: Seat, owner: Seat, number: int) -> Refusal | None:
    """Why an action cannot be aimed at a Site; None if it is a Location of another player who has not passed."""
    holder = state.player(owner) if owner in state.seats else None
    site = holder.site(number) if holder else None
    if holder is None or site is None:
        return Refusal("no_such_card")
    if owner == seat:
        return Refusal("own_location", card=site.card)
    if site.ruin:
        return Refusal("is_ruin", seat=owner)
    return Refusal("target_passed", card=site.card, seat=owner) if holder.passed else None


def owners_in_reach(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """Whose Sites an action of ``seat`` may be aimed at."""
    return tuple([owner for owner in state.seats if owner != seat and not state.player(owner).passed])


def in_reach(state: GameState, seat: Seat) -> Iterator[tuple[Seat, Site]]:
    """Every Site that an action of ``seat`` may be aimed at, with its owner."""
    for owner in owners_in_reach(state, seat):
        yield from ((owner, site) for site in state.player(owner).sites if not site.ruin)
