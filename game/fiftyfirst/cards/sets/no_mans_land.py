"""The map of No Man's Land: where its Areas lie, what an Outpost there brings, and how they are read (R45)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from game.fiftyfirst.cards.amounts import number, number_in, read_bag
from game.fiftyfirst.cards.card_reader import OpenFile, PrintedPart, one_in_its_set, read_id, read_title
from game.fiftyfirst.cards.verbs import Verb, VerbReading
from game.fiftyfirst.cards.vocabulary import CATEGORIES, DIRECTIONS, GAINS, PARTS_OF_MAP
from game.kernel.bag import Bag
from game.kernel.given import Given

if TYPE_CHECKING:
    from game.fiftyfirst.cards.catalog import Catalog

NO_MANS_LAND: Final = "no_mans_land"
"""The set with which the map of nine Areas comes into a game (R45.1)."""

AREA: Final = "area"

MAP_SIDE = 3
"""Areas in a row and in a column of the map."""

LEVELS = 3
"""Levels of an Area."""


class Level(msgspec.Struct, frozen=True):
    """A level of an Area. ``category`` is the icon of the card that lifts an Outpost to it; level 1 has none: Outposts
    are built on it (R45.2, R45.5)."""

    level: int
    defence: int
    gain: Bag
    category: str | None = None


class Area(msgspec.Struct, frozen=True):
    """An Area card (R45.1). ``row`` and ``column`` count from 1, from the north-west; ``levels`` begin with level 1.

    >>> from game.fiftyfirst.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> area = load_catalog(cards_folder()).areas["area_south_west"]
    >>> area.title, area.directions, area.level(2).gain
    ('South-West', ('south', 'west'), Bag({'brick': 2}))
    """

    kind: ClassVar[str] = AREA
    id: str
    title: str
    row: int
    column: int
    directions: tuple[str, ...]
    levels: tuple[Level, ...]
    set: str

    def level(self, number: int) -> Level:
        """The level with this number."""
        return self.levels[number - 1]

    @property
    def gives(self) -> Iterable[str]:
        return (good for level in self.levels for good in level.gain)


class OutpostRules(msgspec.Struct, frozen=True):
    """How many markers each player has, and the category of the card that builds an Outpost (R45.1, R45.4)."""

    markers: int
    build: str


# ---------------------------------------------------------------------- verbs of cards
class BuildOutposts(Verb, frozen=True):
    """Build an Outpost without discarding a card (R45.10)."""


class UpgradeOutposts(Verb, frozen=True):
    """Upgrade an own Outpost without discarding a card (R45.10)."""


class RazeOutposts(Verb, frozen=True):
    """Raze an Outpost of another player without paying red contact tokens (R45.10)."""


class ActivateOutposts(Verb, frozen=True):
    """Activate up to ``count`` different own Outposts in a part of the map, each on its level or any lower one
    (R45.11)."""

    count: int
    part: str


def _one_outpost(given: Given, verb: str, deed: Verb) -> Verb:
    """`{count: 1}`: with one Outpost at a time all else of that deed can follow."""
    count = number_in(given, f"{verb!r}", "count")
    if count != 1:
        given.refuse(f"expected 1 Outpost, not {count}")
    return deed


def _activate_outposts(given: Given) -> ActivateOutposts:
    entries = given.entries("'activate_outposts'", ("count", "in"))
    return ActivateOutposts(number(entries["count"]), entries["in"].word(PARTS_OF_MAP, "a part of the map"))


# ---------------------------------------------------------------------- reading
_KEYS = ("id", "title", "place", "directions", "levels")


def _read(file: OpenFile, given: Given, entries: Mapping[str, Given]) -> Mapping[str, Any]:
    """The Areas of a set, from north-west to south-east, and the rules of its Outposts: both or neither."""
    if ("areas" in entries) != ("outposts" in entries):
        given.refuse("expected 'areas' and 'outposts' together")
    rules, level_3 = _outposts(entries["outposts"])
    areas = file.cards(entries["areas"], "area", lambda item, set_id: _area(item, level_3, set_id))
    places = {(area.row, area.column) for area in areas}
    if len(areas) != MAP_SIDE**2 or len(places) < len(areas):
        entries["areas"].refuse(f"expected {MAP_SIDE**2} Areas, one on each place of the map")
    ordered = sorted(areas, key=lambda area: (area.row, area.column))
    return {"areas": {area.id: area for area in ordered}, "outposts": rules}


def _area(given: Given, level_3: str, set_id: str) -> Area:
    entries = given.entries("an area", _KEYS)
    place = entries["place"].entries("a place on the map", ("row", "column"))
    return Area(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        row=place["row"].number(1, MAP_SIDE),
        column=place["column"].number(1, MAP_SIDE),
        directions=_directions(entries["directions"]),
        levels=_levels(entries["levels"], level_3),
        set=set_id,
    )


def _outposts(given: Given) -> tuple[OutpostRules, str]:
    """The rules of Outposts, and the category of level 3, which is the same on all Areas (R45.6)."""
    entries = given.entries("'outposts'", ("markers", "build", "level_3"))
    rules = OutpostRules(number(entries["markers"]), entries["build"].word(CATEGORIES, "a category"))
    return rules, entries["level_3"].word(CATEGORIES, "a category")


def _directions(given: Given) -> tuple[str, ...]:
    """The directions to which an Area belongs: one or two (R45.2.1)."""
    found = tuple(item.word(DIRECTIONS, "a direction") for item in given.items("directions"))
    if not 1 <= len(set(found)) == len(found) <= 2:
        given.refuse("expected one or two different directions")
    return found


def _levels(given: Given, level_3: str) -> tuple[Level, ...]:
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


def has_map_of_areas(catalog: Catalog, sets: Sequence[str]) -> bool:
    """Whether a game with ``sets`` has the map of Areas (R45.1)."""
    return NO_MANS_LAND in sets and catalog.outposts is not None


PART: Final = PrintedPart(
    "map",
    keys=("areas", "outposts"),
    read=_read,
    kind=AREA,
    type=Area,
    printed=lambda catalog: catalog.areas.values(),
    joined_by=NO_MANS_LAND,
    copies=one_in_its_set,
    verbs={
        "build_outpost": VerbReading(
            lambda given: _one_outpost(given, "build_outpost", BuildOutposts()), ("built", "action")
        ),
        "upgrade_outpost": VerbReading(
            lambda given: _one_outpost(given, "upgrade_outpost", UpgradeOutposts()), ("built", "action")
        ),
        "raze_outpost": VerbReading(lambda given: _one_outpost(given, "raze_outpost", RazeOutposts()), ("action",)),
        "activate_outposts": VerbReading(_activate_outposts, ("produces", "built", "action")),
    },
)
