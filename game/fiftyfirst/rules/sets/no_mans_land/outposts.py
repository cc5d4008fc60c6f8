"""The map of No Man's Land: which Areas lie next to each other, and where a seat can do what with Outposts (R45).

Areas are named by their ids and listed in the order of the map, from north-west to south-east.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.no_mans_land import LEVELS, MAP_SIDE, Area, has_map_of_areas
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost, WithOutposts, map_of
from game.fiftyfirst.rules.state import Game, GameState, Seat
from game.kernel.memo import recalled


def has_map(game: Game) -> bool:
    """Whether the game has Areas and Outposts (R45.1)."""
    return has_map_of_areas(game.catalog, game.sets)


def steps(one: Area, other: Area) -> int:
    """How many Areas one goes on the shortest way from one to another, never across a corner.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> areas = load_catalog(cards_folder()).areas
    >>> steps(areas["area_south_west"], areas["area_north_central"])
    3
    """
    return abs(one.row - other.row) + abs(one.column - other.column)


def is_corner(area: Area) -> bool:
    """Whether an Area lies in a corner of the map."""
    return {area.row, area.column} <= {1, MAP_SIDE}


@lru_cache(maxsize=256)
def neighbours(catalog: Catalog, area: str) -> tuple[str, ...]:
    """The Areas next to one, not across a corner."""
    return tuple([other.id for other in catalog.areas.values() if steps(catalog.areas[area], other) == 1])


@lru_cache(maxsize=512)
def next_to(catalog: Catalog, areas: tuple[str, ...]) -> frozenset[str]:
    """The Areas next to any of these."""
    return frozenset([other for area in areas for other in neighbours(catalog, area)])


def held_by(game: Game, table: WithOutposts, seat: Seat) -> tuple[str, ...]:
    """The Areas with an Outpost of ``seat``."""
    return () if table.outposts is None else _surroundings(game, table.outposts, seat).held


class Surroundings(NamedTuple):
    """The Areas that matter to a seat, as the Outposts stand: with its own, where it can build, with its own below the
    highest level, and with others next to its own."""

    held: tuple[str, ...]
    buildable: tuple[str, ...]
    upgradable: tuple[str, ...]
    foreign: tuple[str, ...]


def _surroundings(game: Game, outposts: Mapping[str, Outpost], seat: Seat) -> Surroundings:
    """The surroundings of a seat, worked out once for each standing of the Outposts."""
    by_seat = _by_seat(game.catalog, outposts)
    found = by_seat.get(seat)
    if found is None:
        found = by_seat[seat] = _look_around(game.catalog, outposts, seat)
    return found


@recalled(512)
def _by_seat(_catalog: Catalog, _outposts: Mapping[str, Outpost]) -> dict[Seat, Surroundings]:
    """The surroundings that have been asked for while the Outposts stand like this."""
    return {}


def _look_around(catalog: Catalog, outposts: Mapping[str, Outpost], seat: Seat) -> Surroundings:
    """Where a seat can build (R45.3, R45.4): on an empty Area next to an own Outpost; without any, in an empty corner,
    or else anywhere."""
    areas = catalog.areas
    held = tuple([area for area in areas if area in outposts and outposts[area].owner == seat])
    near = next_to(catalog, held)
    free = tuple([area for area in areas if area not in outposts])
    if held:
        buildable = tuple([area for area in free if area in near])
    else:
        buildable = tuple([area for area in free if is_corner(areas[area])]) or free
    upgradable = tuple([area for area in held if outposts[area].level < LEVELS])
    foreign = tuple([area for area in areas if area in near and area in outposts and area not in held])
    return Surroundings(held, buildable, upgradable, foreign)


def levels_of(state: GameState, seat: Seat) -> Mapping[str, int]:
    """Area -> level of the Outposts of ``seat``."""
    return {area: outpost.level for area, outpost in map_of(state).items() if outpost.owner == seat}


def markers_left(game: Game, table: WithOutposts, seat: Seat) -> int:
    """How many markers ``seat`` has beside the map (R45.1)."""
    rules = game.catalog.outposts
    return 0 if rules is None else max(0, rules.markers - len(held_by(game, table, seat)))


# ---------------------------------------------------------------------- where something can be done
def empty(game: Game, state: GameState) -> tuple[str, ...]:
    """The Areas without an Outpost."""
    outposts = map_of(state)
    return tuple([area for area in game.catalog.areas if area not in outposts])


def buildable(game: Game, state: GameState, seat: Seat) -> tuple[str, ...]:
    """Where ``seat`` can build an Outpost (R45.3, R45.4)."""
    return () if state.outposts is None else _surroundings(game, state.outposts, seat).buildable


def removals(game: Game, table: WithOutposts, seat: Seat) -> tuple[str | None, ...]:
    """From which Areas a marker can be taken for a new Outpost; None while there is one beside the map (R45.9)."""
    return (None,) if markers_left(game, table, seat) else held_by(game, table, seat)


def upgradable(game: Game, state: GameState, seat: Seat) -> tuple[str, ...]:
    """The Areas where an own Outpost is not on the highest level."""
    return () if state.outposts is None else _surroundings(game, state.outposts, seat).upgradable


def in_reach(game: Game, state: GameState, seat: Seat) -> Iterator[tuple[str, Outpost]]:
    """The Outposts that ``seat`` can raze: of players who have not passed, next to an own one (R45.7)."""
    if state.outposts is None:
        return
    for area in _surroundings(game, state.outposts, seat).foreign:
        outpost = state.outposts[area]
        if not state.player(outpost.owner).passed:
            yield area, outpost


def defence(game: Game, area: str, outpost: Outpost) -> int:
    """How many red contact tokens razing an Outpost takes (R45.7)."""
    return game.catalog.areas[area].level(outpost.level).defence + outpost.shield


# ---------------------------------------------------------------------- which cards do it
def build_category(game: Game) -> str:
    """The category of a card that builds an Outpost: the printed one, or that of an option (R45.4)."""
    rules = game.catalog.outposts
    assert rules is not None
    return game.options.outposts_build_icon or rules.build


def upgrade_category(game: Game, area: str, level: int) -> str:
    """The category of a card that lifts an Outpost to a level: the printed one, or for level 3 that of an option
    (R45.5, R45.6)."""
    printed = game.catalog.areas[area].level(level).category
    assert printed is not None
    return (level == LEVELS and game.options.outposts_level_3_icon) or printed


def category_of(game: Game, area: str, level: int) -> str:
    """The category of the card that builds an Outpost (level 1) or upgrades one to this level."""
    return build_category(game) if level == 1 else upgrade_category(game, area, level)


# ---------------------------------------------------------------------- parts of the map
@lru_cache(maxsize=16)
def lines(catalog: Catalog) -> Sequence[frozenset[str]]:
    """The two lines of Areas that are CENTRAL (R45.2.1)."""
    central = [area for area in catalog.areas.values() if "central" in area.directions]
    across = [[area.id for area in central if area.row == place] for place in range(1, MAP_SIDE + 1)]
    down = [[area.id for area in central if area.column == place] for place in range(1, MAP_SIDE + 1)]
    return [frozenset(line) for line in (*across, *down) if len(line) == MAP_SIDE]


@lru_cache(maxsize=64)
def parts(catalog: Catalog, part: str) -> Sequence[frozenset[str]]:
    """The Areas of a part of the map; several sets where one of them has to be chosen (R45.2.1)."""
    if part == "central":
        return lines(catalog)
    areas = catalog.areas.values()
    if part == "corner":
        return [frozenset(area.id for area in areas if is_corner(area))]
    return [frozenset(area.id for area in areas if part in (*area.directions, "any"))]


def counted(catalog: Catalog, levels: Mapping[str, int], part: str, by_level: bool) -> int:
    """The Outposts in a part of the map, or the sum of their ``levels``: of two lines the better one counts."""
    return max(
        sum([level if by_level else 1 for area, level in levels.items() if area in areas])
        for areas in parts(catalog, part)
    )
