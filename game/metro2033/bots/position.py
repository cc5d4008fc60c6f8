"""What a position is worth to a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.kernel.seats import Seat
from game.metro2033.bots.worth import POINT, equipment_worth, goods_worth
from game.metro2033.cards.metro_map import POLIS, MetroMap
from game.metro2033.rules.abilities import goal_of
from game.metro2033.rules.atlas import all_vp
from game.metro2033.rules.state import Metro, MetroPlayer, MetroState

VICTORY: Final = 12.0
DEFEAT: Final = -6.0

NEARNESS: Final = 3.0
"""What it is worth to lack one VP alone; with more, as much is shared among them."""

ARMY: Final = 0.25
"""A point of an army."""

EQUIPMENT: Final = 0.28
"""Equipment that adds one point of strength."""

OPEN_QUEST: Final = 0.3
POLIS_HELD: Final = 0.25
WOUNDED: Final = -0.25

BEST_RIVAL: Final = 0.45
"""The part of the best rival's position that counts against the own one."""

EVERYBODY: Final = 0.1
"""And that of the mean of all."""


def position_worth(metro: Metro, state: MetroState, seat: Seat) -> float:
    """What a position is worth to a seat, in VP."""
    if state.is_over:
        return VICTORY if seat in state.winners else DEFEAT
    vps, polis = all_vp(state), dict.fromkeys(state.seats, 0)
    for station in _polis(metro.cards.map):
        if station in state.owners:
            polis[state.owners[station]] += 1
    worths = {
        one: _own(metro, player, vps[one], goal_of(metro, state, one)) + POLIS_HELD * polis[one]
        for one, player in zip(state.seats, state.players, strict=True)
    }
    rival = max([worth for one, worth in worths.items() if one != seat])
    return worths[seat] - BEST_RIVAL * rival - EVERYBODY * sum(worths.values()) / len(worths)


@lru_cache(maxsize=4)
def _polis(metro_map: MetroMap) -> tuple[str, ...]:
    return tuple([id for id, station in metro_map.stations.items() if station.kind == POLIS])


def _own(metro: Metro, player: MetroPlayer, vp: int, goal: int) -> float:
    """What a seat has, with no regard to others."""
    carried = sum([equipment_worth(metro.cards, card) for card in player.equipment])
    return (
        vp
        + NEARNESS / max(1, goal - vp)
        + ARMY * player.army
        + goods_worth(player.goods)
        + EQUIPMENT / POINT * carried
        + OPEN_QUEST * len(player.quests)
        + (WOUNDED if player.wounded else 0.0)
    )
