"""What happens with border tiles (R53.1)."""

from __future__ import annotations

from msgspec.structs import replace

from game.kernel.seats import SeatName
from game.rules.event import Event
from game.rules.references import BorderId
from game.rules.state import GameState


class BorderActivated(Event, frozen=True):
    """A border tile was activated by its ``side`` and flipped: now ``turned`` is up (R53.1)."""

    seat: SeatName
    side: BorderId
    turned: BorderId

    def evolve(self, state: GameState) -> GameState:
        turned = [replace(one, side=self.turned) if one.side == self.side else one for one in state.borders]
        return replace(state, borders=tuple(turned))


BordersEvent = BorderActivated
