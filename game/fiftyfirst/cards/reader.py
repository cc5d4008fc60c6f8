"""Strict reading of card files: `cards/*.yaml` into printed cards and boards.

What stands on one card is read in `card_reader`, what belongs to a set or a tile in `game.fiftyfirst.cards.sets`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from pathlib import Path
from typing import Any, Final

import msgspec

from game.fiftyfirst.cards.amounts import number, only, read_bag, read_cost
from game.fiftyfirst.cards.card import Connection, Exchange, Faction, FactionAction, Location
from game.fiftyfirst.cards.card_reader import OpenFile, read_id, read_printed_location, read_title
from game.fiftyfirst.cards.sets import PARTS
from game.fiftyfirst.cards.verbs import READINGS, Gain, Reactivate, Verb
from game.fiftyfirst.cards.vocabulary import BOARD_COSTS, BORGO_ACTIONS, CATEGORIES, GAINS, PILES
from game.files import read_yaml_file
from game.kernel.bag import EMPTY
from game.kernel.given import Given, canonical

_NAMED_BY_GOODS: Final = ("gain", "choose")
_NAMED_BY_WORDS: Final = ("draw", "activate", "reactivate")
_VERBS: Final = (*_NAMED_BY_GOODS, *_NAMED_BY_WORDS)


def read_actions(given: Given) -> tuple[FactionAction, ...]:
    """The actions of a board. Moves tell them apart by their names, so those of one board all differ."""
    actions: list[FactionAction] = []
    taken: set[str] = set()
    for item in given.items("faction actions"):
        action = _action(item)
        for name in action.names:
            if name in taken:
                item.refuse(f"expected a name that no other action of the board has, not {name!r}")
            taken.add(name)
        actions.append(action)
    return tuple(actions)


def _action(given: Given) -> FactionAction:
    entries = given.entries("a faction action", ("spend",), (*_VERBS, "name"))
    verb = only(given, [key for key in entries if key in _VERBS], "verb", _VERBS)
    if ("name" in entries) != (verb in _NAMED_BY_WORDS):
        words = " and ".join(map(repr, _NAMED_BY_WORDS))
        given.refuse(f"expected a 'name' of the action with {words}, and with nothing else")
    return FactionAction(read_cost(entries["spend"], BOARD_COSTS), _verb(verb, entries), _word(entries))


def _verb(verb: str, entries: Mapping[str, Given]) -> Verb:
    if verb == "gain":
        return Gain(read_bag(entries["gain"], GAINS))
    if verb == "reactivate":
        return _reactivate(entries)
    return READINGS[verb].read(entries[verb])


def _reactivate(entries: Mapping[str, Given]) -> Reactivate:
    """Its cost is added to that of the other action, which may name cards or Deals to discard."""
    entries["reactivate"].entries("'reactivate'", ("other_than",))["other_than"].word(("this",), "an exception")
    if {"card", "deal"} & read_cost(entries["spend"], BOARD_COSTS).keys():
        entries["spend"].refuse("expected no cards or Deals in the cost of an action with 'reactivate'")
    return Reactivate()


def _word(entries: Mapping[str, Given]) -> str:
    if "name" not in entries:
        return ""
    word = entries["name"].text("a name")
    if not (word.isascii() and word.isalpha() and word.islower()) or word in GAINS:
        entries["name"].refuse(f"expected a name of small letters that no good has, not {word!r}")
    return word


def read_exchange(given: Given) -> Exchange:
    """The exchange that all boards share (R12.2)."""
    entries = given.entries("the exchange", ("spend", "choose"))
    choices = tuple(_choice(item) for item in entries["choose"].items("gains"))
    if not choices:
        entries["choose"].refuse("expected at least one gain to choose")
    return Exchange(read_cost(entries["spend"], BOARD_COSTS), choices)


def _choice(given: Given) -> Gain:
    entries = given.entries("a choice of the exchange", ("gain",))
    return Gain(read_bag(entries["gain"], (*GAINS, "basic")))


_LOCATION_KEYS = ("id", "title", "type", "distance", "spoils", "categories", "deal", "copies", "abilities")
_SET_KEYS = ("locations",)
_SET_OPTIONS = ("reprints", "title")
_SET_PARTS = ("connections", *[key for part in PARTS if not part.is_tile for key in part.keys])
"""What only the game's own sets can have beside Locations."""
_BOARD_KEYS = ("factions", "exchange", "connections")
_FACTION_KEYS = ("factions",)
_ICON_KEYS = ("icons",)
_TILE_KEYS = tuple([key for part in PARTS if part.is_tile for key in part.keys])


class Reprint(msgspec.Struct, frozen=True):
    """Further copies of a card of another set; ``file`` and ``line`` are the place of the reprint."""

    id: str
    copies: int
    file: str
    line: int | None


class CardSet(msgspec.Struct, frozen=True):
    """The cards of a set, in file order. ``title`` is optional.

    ``facts`` is the same data as canonical text, but for what not all games with the set use: that has ``apart``, by
    the name of its row in `PARTS`. ``parts`` are fields of the catalog, as these rows read them.
    """

    locations: tuple[Location, ...]
    facts: str
    reprints: tuple[Reprint, ...] = ()
    title: str | None = None
    connections: tuple[Connection, ...] = ()
    parts: Mapping[str, Any] = {}
    apart: Mapping[str, str] = {}


class Tiles(msgspec.Struct, frozen=True):
    """What belongs to no set: border tiles, districts and the like; ``parts`` and ``apart`` as in `CardSet`."""

    parts: Mapping[str, Any]
    apart: Mapping[str, str]


class Boards(msgspec.Struct, frozen=True):
    """The faction boards, their exchange, and the Connection cards; ``facts`` as in `CardSet`."""

    factions: tuple[Faction, ...]
    exchange: Exchange
    connections: tuple[Connection, ...]
    facts: str


class FurtherFactions(msgspec.Struct, frozen=True):
    """Faction boards beside those of the base set (R54.1); ``facts`` as in `CardSet`."""

    factions: tuple[Faction, ...]
    facts: str


class IconTable(msgspec.Struct, frozen=True):
    """Borgo's table: category -> action (R32.7), in file order; ``facts`` as in `CardSet`."""

    actions: Mapping[str, str]
    facts: str


CardFile = CardSet | Boards | FurtherFactions | IconTable | Tiles
"""The content of a card file."""


def read_file(path: Path, names: dict[str, str]) -> CardFile:
    """Read a file of deck cards, of boards, of further factions, of Borgo's icons or of tiles, which differ in their
    keys.

    Args:
        path: The file; its stem is the id of the set.
        names: All ids and titles in use, with their files. Those of this file are added.

    Raises:
        Unreadable: one sentence with file, line, card and what was expected.
    """
    given, file = read_yaml_file(path), OpenFile(path.stem, names, path.name)
    known = dict.fromkeys((*_SET_KEYS, *_SET_OPTIONS, *_SET_PARTS, *_BOARD_KEYS, *_ICON_KEYS, *_TILE_KEYS))
    keys = given.entries("a card file", (), tuple(known)).keys()
    if set(_FACTION_KEYS) == keys:
        entries = given.entries("a file of factions", _FACTION_KEYS)
        return FurtherFactions(file.cards(entries["factions"], "faction", _faction), given.canonical())
    if {"factions", "exchange"} & keys or ("connections" in keys and "locations" not in keys):
        return _boards(given, file)
    if set(_ICON_KEYS) & keys:
        return _icon_table(given)
    if set(_TILE_KEYS) & keys:
        entries = given.entries("a file of modules", _TILE_KEYS)
        apart = {part.name: entries[part.apart].canonical() for part in PARTS if part.is_tile}
        return Tiles(_parts(given, entries, file), apart)
    return _card_set(given, file, path, _SET_PARTS)


def read_pack_file(path: Path, pack: str, names: dict[str, str]) -> CardSet:
    """Read a file of the pack with the id ``pack``: deck cards only. ``names`` and errors as in `read_file`."""
    file = OpenFile(pack, names, f"{path.absolute().parent.name}/{path.name}")
    return _card_set(read_yaml_file(path), file, path, ())


def line_of(card: str, path: Path) -> int | None:
    """The line at which a location begins; None if it is not in this file. The file must be valid."""
    for item in read_yaml_file(path).entries("a set", _SET_KEYS, _SET_OPTIONS)["locations"].items("locations"):
        if item.entries("a location", _LOCATION_KEYS)["id"].text("an id") == card:
            return item.line
    return None


def without_locations(facts: str, cards: Set[str]) -> str:
    """The facts of a set as if it had never held these Locations."""
    given = msgspec.json.decode(facts)
    return canonical(given | {"locations": [card for card in given["locations"] if card["id"] not in cards]})


def _card_set(given: Given, file: OpenFile, path: Path, further: tuple[str, ...]) -> CardSet:
    """The cards of a file, with those of the ``further`` keys that it has."""
    entries = given.entries("a set", _SET_KEYS, (*_SET_OPTIONS, *further))
    locations = file.cards(entries["locations"], "location", _location)
    facts = msgspec.json.decode(given.canonical())
    apart = {part.name: canonical(facts.pop(part.apart)) for part in PARTS if not part.is_tile and part.apart in facts}
    return CardSet(
        locations=locations,
        facts=canonical(facts),
        parts=_parts(given, entries, file),
        apart=apart,
        reprints=_reprints(entries["reprints"], path) if "reprints" in entries else (),
        title=read_title(entries["title"]) if "title" in entries else None,
        connections=file.cards(entries["connections"], "connection", _connection) if "connections" in entries else (),
    )


def _parts(given: Given, entries: Mapping[str, Given], file: OpenFile) -> Mapping[str, Any]:
    """What the rows of `PARTS` read of a file."""
    return together(part.read(file, given, entries) for part in PARTS if not entries.keys().isdisjoint(part.keys))


def together(found: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """What several rows or files bring to the fields of a catalog: all of a mapping, and the first of anything else."""
    fields: dict[str, Any] = {}
    for name, value in (item for one in found for item in one.items()):
        if isinstance(value, Mapping):
            fields[name] = {**fields.get(name, {}), **value}
        else:
            fields.setdefault(name, value)
    return fields


def _reprints(given: Given, path: Path) -> tuple[Reprint, ...]:
    reprints: dict[str, Reprint] = {}
    for item in given.items("reprints"):
        entries = item.entries("a reprint", ("id", "copies"))
        found = Reprint(read_id(entries["id"]), number(entries["copies"]), str(path), item.line)
        if found.id in reprints:
            item.refuse(f"expected each card once among the reprints, not {found.id!r} twice")
        reprints[found.id] = found
    return tuple(reprints.values())


def _boards(given: Given, file: OpenFile) -> Boards:
    entries = given.entries("a file of boards", _BOARD_KEYS)
    return Boards(
        factions=file.cards(entries["factions"], "faction", _faction),
        exchange=read_exchange(entries["exchange"]),
        connections=file.cards(entries["connections"], "connection", _connection),
        facts=given.canonical(),
    )


def _icon_table(given: Given) -> IconTable:
    icons = given.entries("Borgo's table", _ICON_KEYS)["icons"]
    entries = icons.entries("Borgo's icons", (), CATEGORIES)
    if not entries:
        icons.refuse("expected at least one category with an action")
    actions = {kind: action.word(BORGO_ACTIONS, "an action of Borgo's") for kind, action in entries.items()}
    return IconTable(actions, given.canonical())


def _location(given: Given, set_id: str) -> Location:
    entries = given.entries("a location", _LOCATION_KEYS)
    return read_printed_location(
        entries, set_id, distance=number(entries["distance"]), copies=number(entries["copies"])
    )


def _faction(given: Given, set_id: str) -> Faction:
    entries = given.entries("a faction", ("id", "title", "produces", "actions"))
    return Faction(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        produces=read_bag(entries["produces"], GAINS),
        actions=read_actions(entries["actions"]),
        set=set_id,
    )


def _connection(given: Given, set_id: str) -> Connection:
    entries = given.entries("a connection", ("id", "title", "pile", "copies", "gain"), ("spend",))
    return Connection(
        id=read_id(entries["id"]),
        title=read_title(entries["title"]),
        pile=entries["pile"].word(PILES, "a pile"),
        copies=number(entries["copies"]),
        gain=read_bag(entries["gain"], GAINS),
        set=set_id,
        spend=read_cost(entries["spend"], BOARD_COSTS) if "spend" in entries else EMPTY,
    )
