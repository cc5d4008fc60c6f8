"""The map of No Man's Land in positions (the format: see `game.rules.position`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.cards.sets.no_mans_land import LEVELS, has_map_of_areas
from game.kernel.given import Fields, Given
from game.rules.position.cards import Cards, read_area
from game.rules.position.data import Data, Name
from game.rules.sets.no_mans_land.messages import Outpost
from game.rules.sets.no_mans_land.state import map_of
from game.rules.state import Game, GameState, Seat

MAP = "map"
NONE = "none"
"""What stands for an empty Area where one is expected."""


def read(cards: Cards, top: Fields, state: GameState) -> GameState:
    """The Outposts of a position, by Areas; those that are not named are empty."""
    catalog = cards.catalog
    if catalog.outposts is None or not has_map_of_areas(catalog, cards.sets):
        if MAP in top:
            top[MAP].refuse("expected 'map' only in games with No Man's Land")
        return state
    found: dict[str, Outpost] = {}
    for name, given in top.value(MAP, {}).pairs("Areas with their Outposts"):
        area = read_area(catalog, name)
        if area in found:
            name.refuse(f"expected each Area once, not {catalog.title(area)!r} twice")
        found[area] = read_outpost(state.seats, given)
    most = catalog.outposts.markers
    for seat, count in Counter(outpost.owner for outpost in found.values()).items():
        if count > most:
            top[MAP].refuse(f"expected at most {most} Outposts of {seat}, not {count}")
    return replace(state, outposts={area: found[area] for area in catalog.areas if area in found})


def read_skipped(cards: Cards, _: str, given: Given) -> bool:
    """Whether a pick was skipped in this Lookout (R45.3)."""
    if given.flag() and not has_map_of_areas(cards.catalog, cards.sets):
        given.refuse("expected 'skipped' only in games with No Man's Land")
    return given.flag()


def read_outpost(seats: Sequence[Seat], given: Given) -> Outpost:
    """An Outpost, by default on level 1 and without a shield."""
    keys = given.mapping(("owner", "level", "shield"), "an Outpost")
    return Outpost(
        owner=keys.value("owner").word(seats, "a seat"),
        level=keys.value("level", 1).number(1, LEVELS),
        shield=keys.value("shield", False).flag(),
    )


def write(_: Game, state: GameState, name: Name) -> Data:
    outposts = {name(area): outpost_data(outpost) for area, outpost in map_of(state).items()}
    return {MAP: outposts} if outposts else {}


def outpost_data(outpost: Outpost) -> Data:
    """An Outpost as a position has it."""
    data: Data = {"owner": outpost.owner, "level": outpost.level}
    return data | {"shield": True} if outpost.shield else data
