"""Strict reading of the map of No Man's Land: its Areas, and how Outposts are built (R45.1, R45.2)."""

from __future__ import annotations

from game.cards.amounts import number, read_bag
from game.cards.area import LEVELS, MAP_SIDE, Area, Level, OutpostRules
from game.cards.vocabulary import CATEGORIES, DIRECTIONS, GAINS
from game.kernel.given import Given

AREA_KEYS = ("id", "title", "place", "directions", "levels")


def read_outposts(given: Given) -> tuple[OutpostRules, str]:
    """The rules of Outposts, and the category of level 3, which is the same on all Areas (R45.6)."""
    entries = given.entries("'outposts'", ("markers", "build", "level_3"))
    rules = OutpostRules(number(entries["markers"]), entries["build"].word(CATEGORIES, "a category"))
    return rules, entries["level_3"].word(CATEGORIES, "a category")


def read_place(given: Given) -> tuple[int, int]:
    """The row and the column of an Area."""
    entries = given.entries("a place on the map", ("row", "column"))
    return entries["row"].number(1, MAP_SIDE), entries["column"].number(1, MAP_SIDE)


def read_directions(given: Given) -> tuple[str, ...]:
    """The directions to which an Area belongs: one or two (R45.2.1)."""
    found = tuple(item.word(DIRECTIONS, "a direction") for item in given.items("directions"))
    if not 1 <= len(set(found)) == len(found) <= 2:
        given.refuse("expected one or two different directions")
    return found


def read_levels(given: Given, level_3: str) -> tuple[Level, ...]:
    """The three levels of an Area in their order; ``level_3`` is the category of the last one."""
    found = tuple(_level(item, place) for place, item in enumerate(given.items("levels"), 1))
    if len(found) != LEVELS:
        given.refuse(f"expected {LEVELS} levels, not {len(found)}")
    if found[-1].category != level_3:
        given.refuse(f"expected the category {level_3!r} for level {LEVELS}, as 'outposts' says")
    return found


def _level(given: Given, place: int) -> Level:
    keys = ("level", "defence", "gain") if place == 1 else ("level", "defence", "gain", "category")
    entries = given.entries("a level", keys)
    if entries["level"].number(1, LEVELS) != place:
        entries["level"].refuse(f"expected the levels in their order, here level {place}")
    return Level(
        level=place,
        defence=number(entries["defence"]),
        gain=read_bag(entries["gain"], GAINS),
        category=entries["category"].word(CATEGORIES, "a category") if place > 1 else None,
    )


def check_map(given: Given, areas: tuple[Area, ...]) -> None:
    """Refuse a map with a place that has no Area, or two."""
    places = {(area.row, area.column) for area in areas}
    if len(areas) != MAP_SIDE**2 or len(places) < len(areas):
        given.refuse(f"expected {MAP_SIDE**2} Areas, one on each place of the map")
