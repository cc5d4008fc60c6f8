"""Districts for robots: they are among the Deals of a player."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from game.fiftyfirst.bots.part import RobotPart
from game.fiftyfirst.rules.state import GameState, Player, Seat


def _player(player: Player, state: GameState, seat: Seat) -> Player:
    """The player with the districts among the Deals (R53.4)."""
    return replace(player, deals=state.deals_of(seat)) if state.districts else player


PART: Final = RobotPart(player=_player, different=lambda state: state.districts)
