"""Strict reading of card files: `cards/*.yaml` into printed cards and boards.

Abilities are read in `ability_reader`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Set
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from game.cards.ability_reader import read_abilities, read_claimed
from game.cards.amounts import number, read_bag, read_cost
from game.cards.area import Area, OutpostRules
from game.cards.area_reader import (
    AREA_KEYS,
    check_map,
    read_directions,
    read_levels,
    read_outposts,
    read_place,
)
from game.cards.card import Ability, Action, Connection, Location, Produces
from game.cards.faction import Exchange, Faction
from game.cards.faction_reader import read_actions, read_exchange
from game.cards.headquarters import Headquarters
from game.cards.machine import Machine, ServerRoom
from game.cards.machine_reader import check_hint, read_attack, read_code, read_server_room, read_strength
from game.cards.module import BORDERS, BorderSide, BorderTile, District, Modules
from game.cards.module_reader import (
    BORDER_VERBS,
    read_arena,
    read_border_verb,
    read_district_deal,
    read_fewest_players,
    read_on_district,
)
from game.cards.vocabulary import BOARD_COSTS, BORGO_ACTIONS, CATEGORIES, GAINS, PILES, ROWS
from game.files.reading import read_yaml_file
from game.kernel.bag import EMPTY
from game.kernel.given import Given, canonical
from game.kernel.refusal import Unreadable
from game.kernel.text import visible

ID = re.compile("[a-z][a-z0-9_]{0,39}")
"""The id of a card, or of a set, which is the name of its file or folder."""

LONGEST_TITLE = 40
"""Maximum characters of a title; no printed one comes near it."""

_SIGNS_OF_MOVES = ",:#{}"
_WORDS_OF_MOVES = (
    "over", "paying", "discarding", "twice", "top", "matching", "partly", "outpost", "removing", "district",
)  # fmt: skip
_NOT_A_TITLE = "Ruin"
"""The name of any card that has become a Ruin (R1.11)."""
_LOCATION_KEYS = ("id", "title", "type", "distance", "spoils", "categories", "deal", "copies", "abilities")
_SET_KEYS = ("locations",)
_SET_OPTIONS = ("reprints", "title")
_HACKED_KEYS = ("id", "title", "type", "spoils", "categories", "deal", "abilities")
_HQ_KEYS = ("id", "title", "requires", "abilities")
_REQUIRED = (3, 4)
"""The least and the greatest number of categories that an HQ asks for."""
_MACHINE_KEYS = ("id", "title", "copies", "code", "strength", "frenzy", "attack", "hacked")
_SET_PARTS = ("connections", "machines", "server_room", "areas", "outposts", "hq")
"""What only the game's own sets can have beside Locations."""
_BOARD_KEYS = ("factions", "exchange", "connections")
_FACTION_KEYS = ("factions",)
_ICON_KEYS = ("icons",)
_MODULE_KEYS = ("border_tiles", "arena", "districts")
_TILE_KEYS = ("id", "title", "fewest_players", "sides")
_DISTRICT_KEYS = ("id", "title", "distance", "defence", "setup", "produces", "deal")
_SIDES = 2


class Reprint(msgspec.Struct, frozen=True):
    """Further copies of a card of another set; ``file`` and ``line`` are the place of the reprint."""

    id: str
    copies: int
    file: str
    line: int | None


class CardSet(msgspec.Struct, frozen=True):
    """The cards of a set, in file order. ``title`` is optional.

    ``facts`` is the same data as canonical text, but for the Machines and their hacked sides, and for the HQ cards:
    those have ``machine_facts`` and ``hq_facts``, as not all games with the set use them. ``hacked`` are the hacked
    sides.
    """

    locations: tuple[Location, ...]
    facts: str
    reprints: tuple[Reprint, ...] = ()
    title: str | None = None
    connections: tuple[Connection, ...] = ()
    machines: tuple[Machine, ...] = ()
    hacked: tuple[Location, ...] = ()
    machine_facts: str = ""
    server_room: ServerRoom | None = None
    areas: tuple[Area, ...] = ()
    outposts: OutpostRules | None = None
    headquarters: tuple[Headquarters, ...] = ()
    hq_facts: str = ""


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


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...


N = TypeVar("N", bound=_Named)


CardFile = CardSet | Boards | FurtherFactions | IconTable | Modules
"""The content of a card file."""


def read_file(path: Path, names: dict[str, str]) -> CardFile:
    """Read a file of deck cards, of boards, of further factions, of Borgo's icons or of modules, which differ in their
    keys.

    Args:
        path: The file; its stem is the id of the set.
        names: All ids and titles in use, with their files. Those of this file are added.

    Raises:
        Unreadable: one sentence with file, line, card and what was expected.
    """
    given = read_yaml_file(path)
    known = dict.fromkeys((*_SET_KEYS, *_SET_OPTIONS, *_SET_PARTS, *_BOARD_KEYS, *_ICON_KEYS, *_MODULE_KEYS))
    keys = given.entries("a card file", (), tuple(known)).keys()
    if set(_FACTION_KEYS) == keys:
        return _further_factions(given, names, path)
    if {"factions", "exchange"} & keys or ("connections" in keys and "locations" not in keys):
        return _boards(given, names, path)
    if set(_ICON_KEYS) & keys:
        return _icon_table(given)
    if set(_MODULE_KEYS) & keys:
        return _modules(given, names, path.name)
    return _card_set(given, path.stem, names, path, parts=_SET_PARTS)


def read_pack_file(path: Path, pack: str, names: dict[str, str]) -> CardSet:
    """Read a file of the pack with the id ``pack``: deck cards only. ``names`` and errors as in `read_file`."""
    return _card_set(read_yaml_file(path), pack, names, path, f"{path.absolute().parent.name}/")


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


def _card_set(
    given: Given, set_id: str, names: dict[str, str], path: Path, place: str = "", parts: tuple[str, ...] = ()
) -> CardSet:
    """The cards of a file, with those of ``parts`` that it has; ``place`` is put before the name of the file in errors
    about names in use."""
    entries = given.entries("a set", _SET_KEYS, (*_SET_OPTIONS, *parts))
    source = f"{place}{path.name}"
    locations = _cards(entries["locations"], "location", lambda card: _location(card, set_id), names, source)
    facts = msgspec.json.decode(given.canonical())
    machine_facts, hq_facts = facts.pop("machines", None), facts.pop("hq", None)
    machines = _machines(entries["machines"], set_id, names, source) if "machines" in entries else ()
    areas, outposts = _map(given, entries, set_id, names, source)
    return CardSet(
        locations=locations,
        facts=canonical(facts),
        machines=tuple(machine for machine, _ in machines),
        hacked=tuple(location for _, location in machines),
        machine_facts="" if machine_facts is None else canonical(machine_facts),
        server_room=read_server_room(entries["server_room"]) if "server_room" in entries else None,
        headquarters=_headquarters(entries["hq"], set_id, names, source) if "hq" in entries else (),
        hq_facts="" if hq_facts is None else canonical(hq_facts),
        reprints=_reprints(entries["reprints"], path) if "reprints" in entries else (),
        title=_title(entries["title"]) if "title" in entries else None,
        connections=_connections(entries["connections"], names, path) if "connections" in entries else (),
        areas=areas,
        outposts=outposts,
    )


def _map(
    given: Given, entries: Mapping[str, Given], set_id: str, names: dict[str, str], source: str
) -> tuple[tuple[Area, ...], OutpostRules | None]:
    """The Areas of a set, and the rules of its Outposts: both or neither."""
    if ("areas" in entries) != ("outposts" in entries):
        given.refuse("expected 'areas' and 'outposts' together")
    if "areas" not in entries:
        return (), None
    rules, level_3 = read_outposts(entries["outposts"])
    areas = _cards(entries["areas"], "area", lambda item: _area(item, level_3, set_id), names, source)
    check_map(entries["areas"], areas)
    return areas, rules


def _area(given: Given, level_3: str, set_id: str) -> Area:
    entries = given.entries("an area", AREA_KEYS)
    row, column = read_place(entries["place"])
    return Area(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        row=row,
        column=column,
        directions=read_directions(entries["directions"]),
        levels=read_levels(entries["levels"], level_3),
        set=set_id,
    )


def _reprints(given: Given, path: Path) -> tuple[Reprint, ...]:
    reprints: dict[str, Reprint] = {}
    for item in given.items("reprints"):
        entries = item.entries("a reprint", ("id", "copies"))
        found = Reprint(_id(entries["id"]), number(entries["copies"]), str(path), item.line)
        if found.id in reprints:
            item.refuse(f"expected each card once among the reprints, not {found.id!r} twice")
        reprints[found.id] = found
    return tuple(reprints.values())


def _boards(given: Given, names: dict[str, str], path: Path) -> Boards:
    entries = given.entries("a file of boards", _BOARD_KEYS)
    return Boards(
        factions=_factions(entries["factions"], names, path),
        exchange=read_exchange(entries["exchange"]),
        connections=_connections(entries["connections"], names, path),
        facts=given.canonical(),
    )


def _icon_table(given: Given) -> IconTable:
    icons = given.entries("Borgo's table", _ICON_KEYS)["icons"]
    entries = icons.entries("Borgo's icons", (), CATEGORIES)
    if not entries:
        icons.refuse("expected at least one category with an action")
    actions = {kind: action.word(BORGO_ACTIONS, "an action of Borgo's") for kind, action in entries.items()}
    return IconTable(actions, given.canonical())


def _cards(given: Given, kind: str, read: Callable[[Given], N], names: dict[str, str], source: str) -> tuple[N, ...]:
    cards = []
    for item in given.items(f"{kind}s"):
        with _telling(kind, item):
            cards.append(read(item))
            _claim(item, cards[-1], names, source)
    if not cards:
        given.refuse(f"expected at least one {kind}")
    return tuple(cards)


def _claim(given: Given, card: _Named, names: dict[str, str], source: str) -> None:
    for name in dict.fromkeys((card.id, card.title)):
        if name in names:
            given.refuse(f"expected an id and a title of its own: {name!r} is taken in {names[name]}")
        names[name] = source


@contextmanager
def _telling(kind: str, given: Given) -> Iterator[None]:
    """Prefix errors raised inside with the card."""
    try:
        yield
    except Unreadable as error:
        raise Unreadable(f"{_called(kind, given)}: {error.message}", error.file, error.line) from error


def _called(kind: str, given: Given) -> str:
    id = given.find("id")
    return f"{kind} without id" if id is None or id.is_mapping or id.is_list else f"{kind} {id}"


def _location(given: Given, set_id: str) -> Location:
    entries = given.entries("a location", _LOCATION_KEYS)
    return _printed(entries, set_id, distance=number(entries["distance"]), copies=number(entries["copies"]))


def _printed(
    entries: Mapping[str, Given], set_id: str, distance: int, copies: int, machine: str | None = None
) -> Location:
    type = entries["type"].word(tuple(ROWS), "a row type")
    abilities = read_abilities(entries["abilities"])
    if type == "production_feature":
        _check_both_rows(entries["abilities"], abilities)
    return Location(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        type=type,
        distance=distance,
        spoils=read_bag(entries["spoils"], GAINS),
        categories=_categories(entries["categories"]),
        deal=read_bag(entries["deal"], GAINS),
        copies=copies,
        abilities=abilities,
        set=set_id,
        machine=machine,
    )


def _check_both_rows(given: Given, abilities: tuple[Ability, ...]) -> None:
    """R44.10: a Production that is a Feature, too, produces something and has no action."""
    timings = [type(ability.timing) for ability in abilities]
    if Produces not in timings or Action in timings:
        given.refuse("expected an ability with 'produces' and none with 'action' for the type 'production_feature'")


def _machines(given: Given, set_id: str, names: dict[str, str], source: str) -> tuple[tuple[Machine, Location], ...]:
    """Machines with the Locations on their other sides."""
    found = []
    for item in given.items("machines"):
        with _telling("machine", item):
            machine, location = _machine(item, set_id)
            for one in (machine, location):
                _claim(item, one, names, source)
            found.append((machine, location))
    if not found:
        given.refuse("expected at least one machine")
    return tuple(found)


def _machine(given: Given, set_id: str) -> tuple[Machine, Location]:
    entries = given.entries("a machine", _MACHINE_KEYS)
    id, copies, code = _id(entries["id"]), number(entries["copies"]), read_code(entries["code"])
    hacked = _hacked(entries["hacked"], id, copies, set_id)
    check_hint(entries["code"], code, hacked.type)
    machine = Machine(
        id=id,
        title=_title(entries["title"]),
        copies=copies,
        code=code,
        strength=read_strength(entries["strength"]),
        frenzy=entries["frenzy"].flag(),
        attack=read_attack(entries["attack"]),
        hacked=hacked.id,
        set=set_id,
    )
    return machine, hacked


def _hacked(given: Given, machine: str, copies: int, set_id: str) -> Location:
    """The hacked side of a Machine: always at Distance 1 (R44.5.3), and as often there as the Machine."""
    entries = given.entries("a hacked side", _HACKED_KEYS)
    return _printed(entries, set_id, distance=1, copies=copies, machine=machine)


def _headquarters(given: Given, set_id: str, names: dict[str, str], source: str) -> tuple[Headquarters, ...]:
    return _cards(given, "HQ card", lambda card: _hq(card, set_id), names, source)


def _hq(given: Given, set_id: str) -> Headquarters:
    entries = given.entries("an HQ card", _HQ_KEYS)
    requires = tuple(item.word(CATEGORIES, "a category") for item in entries["requires"].items("categories"))
    least, most = _REQUIRED
    if not least <= len(requires) <= most:
        entries["requires"].refuse(f"expected {least} or {most} categories that an HQ requires, not {len(requires)}")
    return Headquarters(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        requires=requires,
        claimed=read_claimed(entries["abilities"]),
        set=set_id,
    )


def _modules(given: Given, names: dict[str, str], source: str) -> Modules:
    """The border tiles, the Arena and the districts; tiles, their sides and districts have names of their own."""
    entries = given.entries("a file of modules", _MODULE_KEYS)
    tiles = []
    for item in entries["border_tiles"].items("border tiles"):
        with _telling("border tile", item):
            tiles.append(_border_tile(item))
            for one in (tiles[-1], *tiles[-1].sides):
                _claim(item, one, names, source)
    for players, needed in BORDERS.items():
        if sum(tile.fewest_players <= players for tile in tiles) < needed:
            entries["border_tiles"].refuse(f"expected more border tiles: {needed} for a game of {players}")
    return Modules(
        border_tiles=tuple(tiles),
        arena=read_arena(entries["arena"]),
        districts=_cards(entries["districts"], "district", _district, names, source),
        facts={
            "borders": entries["border_tiles"].canonical(),
            "arena": entries["arena"].canonical(),
            "districts": entries["districts"].canonical(),
        },
    )


def _border_tile(given: Given) -> BorderTile:
    entries = given.entries("a border tile", _TILE_KEYS)
    sides = [_border_side(item) for item in entries["sides"].items("sides")]
    if len(sides) != _SIDES:
        entries["sides"].refuse(f"expected {_SIDES} sides of a border tile, not {len(sides)}")
    return BorderTile(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        fewest_players=read_fewest_players(entries["fewest_players"]),
        sides=(sides[0], sides[1]),
    )


def _border_side(given: Given) -> BorderSide:
    entries = given.entries("a side", ("id", "title", "spend"), BORDER_VERBS)
    return BorderSide(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        spend=read_cost(entries["spend"], BOARD_COSTS),
        verb=read_border_verb(given, entries),
    )


def _district(given: Given) -> District:
    entries = given.entries("a district", _DISTRICT_KEYS)
    return District(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        distance=number(entries["distance"]),
        defence=number(entries["defence"]),
        setup=read_on_district(entries["setup"]),
        produces=read_on_district(entries["produces"]),
        deal=read_district_deal(entries["deal"]),
    )


def _further_factions(given: Given, names: dict[str, str], path: Path) -> FurtherFactions:
    entries = given.entries("a file of factions", _FACTION_KEYS)
    return FurtherFactions(_factions(entries["factions"], names, path), given.canonical())


def _factions(given: Given, names: dict[str, str], path: Path) -> tuple[Faction, ...]:
    return _cards(given, "faction", lambda board: _faction(board, path.stem), names, path.name)


def _faction(given: Given, set_id: str) -> Faction:
    entries = given.entries("a faction", ("id", "title", "produces", "actions"))
    return Faction(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        produces=read_bag(entries["produces"], GAINS),
        actions=read_actions(entries["actions"]),
        set=set_id,
    )


def _connections(given: Given, names: dict[str, str], path: Path) -> tuple[Connection, ...]:
    return _cards(given, "connection", lambda card: _connection(card, path.stem), names, path.name)


def _connection(given: Given, set_id: str) -> Connection:
    entries = given.entries("a connection", ("id", "title", "pile", "copies", "gain"), ("spend",))
    return Connection(
        id=_id(entries["id"]),
        title=_title(entries["title"]),
        pile=entries["pile"].word(PILES, "a pile"),
        copies=number(entries["copies"]),
        gain=read_bag(entries["gain"], GAINS),
        set=set_id,
        spend=read_cost(entries["spend"], BOARD_COSTS) if "spend" in entries else EMPTY,
    )


def _id(given: Given) -> str:
    found = given.text("an id")
    if not ID.fullmatch(found):
        given.refuse(f"expected an id of small letters, digits and _ (at most 40), not {given}")
    return found


def _title(given: Given) -> str:
    """A title in composed form (NFC), of visible characters."""
    found = unicodedata.normalize("NFC", given.text("a title"))
    if found != visible(found):
        given.refuse(f"expected a title of characters that can be seen, not {given}")
    if any(sign in found for sign in _SIGNS_OF_MOVES) or found != " ".join(found.split()):
        given.refuse(f"expected a title in one line without any of {' '.join(_SIGNS_OF_MOVES)}, not {given}")
    if len(found) > LONGEST_TITLE:
        given.refuse(f"expected a title of at most {LONGEST_TITLE} characters, not {given}")
    if found == _NOT_A_TITLE or set(_WORDS_OF_MOVES) & set(found.split()):
        taken = ", ".join(map(repr, (_NOT_A_TITLE, *_WORDS_OF_MOVES)))
        given.refuse(f"expected a title without a word that moves need ({taken}), not {given}")
    return found


def _categories(given: Given) -> tuple[str, ...]:
    found = tuple(item.word(CATEGORIES, "a category") for item in given.items("categories"))
    if len(found) > 2 or len(set(found)) < len(found):
        given.refuse(f"expected at most two different categories, not {', '.join(found)}")
    return found
