"""The Outposts of a state (R45)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec.structs import replace

from game.rules.sets.no_mans_land.messages import Outpost
from game.rules.state import GameState


def with_outposts(state: GameState, changed: Mapping[str, Outpost | None]) -> GameState:
    """The state with other Outposts on these Areas; None for none."""
    outposts = {**map_of(state), **changed}
    return replace(state, outposts={area: found for area, found in outposts.items() if found is not None})


def without_shields(state: GameState) -> GameState:
    """The state after Cleanup: shields go back to the general supply."""
    shielded = {area: replace(outpost, shield=False) for area, outpost in map_of(state).items() if outpost.shield}
    return with_outposts(state, shielded) if shielded else state


class WithOutposts(Protocol):
    """A state, or a view of one."""

    @property
    def outposts(self) -> Mapping[str, Outpost] | None: ...


def map_of(table: WithOutposts) -> Mapping[str, Outpost]:
    """The Outposts of a game, by Areas; none without No Man's Land."""
    return table.outposts or {}
