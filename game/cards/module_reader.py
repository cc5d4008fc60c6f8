"""Strict reading of what stands on border tiles, in the Arena and on districts, without ids and titles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.cards.amounts import fixed, goods_in, number, only, read_bag
from game.cards.module import Arena, BorderVerb
from game.cards.verbs import READINGS, DrawAndKeep, Gain, Steal
from game.cards.vocabulary import GAINS, TOKENS
from game.kernel.bag import Bag
from game.kernel.given import Given

BORDER_VERBS: Final = ("gain", "draw", "steal")
"""The verbs that the side of a border tile can have."""

MOST_PLAYERS: Final = 4


def read_border_verb(given: Given, entries: Mapping[str, Given]) -> BorderVerb:
    """The one verb of a side; what it gains is fixed, because it counts in nobody's State."""
    verb = only(given, [key for key in entries if key in BORDER_VERBS], "verb", BORDER_VERBS)
    if verb == "gain":
        return Gain(read_bag(entries[verb], GAINS))
    found = READINGS[verb].read(entries[verb])
    assert isinstance(found, DrawAndKeep | Steal)
    return found


def read_fewest_players(given: Given) -> int:
    """The number of players from which on a border tile is used; 1 stands for a solo game."""
    return given.number(1, MOST_PLAYERS)


def read_arena(given: Given) -> Arena:
    """The Arena. Its prize is VP alone: goods would count where the score is tied."""
    entries = given.entries("the arena", ("place", "equip", "prize", "solo_points_a_cleanup"))
    return Arena(
        place=read_bag(entries["place"], ("worker",)),
        equip={good: fixed(points) for good, points in goods_in(entries["equip"], TOKENS)},
        prize=read_bag(entries["prize"], ("vp",)),
        solo_points_a_cleanup=number(entries["solo_points_a_cleanup"]),
    )


def read_on_district(given: Given) -> Bag:
    """Goods that lie on a district: tokens and VP, no cards."""
    return read_bag(given, (*TOKENS, "vp"))


def read_district_deal(given: Given) -> Bag:
    """What a Deal with a district gives."""
    return read_bag(given, GAINS)
