"""The catalog: all printed cards and boards, including those of the player's packs."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from game.fiftyfirst.cards import reader
from game.fiftyfirst.cards.card import Connection, CountsAlso, Exchange, Faction, Location, Printed
from game.fiftyfirst.cards.packs import LARGEST_TOGETHER, bytes_of, pack_folders, read_pack, read_pack_of_one_file
from game.fiftyfirst.cards.sets import PARTS
from game.fiftyfirst.cards.sets.borders import BorderTile
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.sets.headquarters import Headquarters
from game.fiftyfirst.cards.sets.moloch import Machine, ServerRoom
from game.fiftyfirst.cards.sets.no_mans_land import Area, OutpostRules
from game.fiftyfirst.cards.vocabulary import PILES
from game.files import MEGABYTE, is_folder
from game.kernel.refusal import Unreadable

T = TypeVar("T", bound=Printed)
P = TypeVar("P", bound=Printed)
OnError = Callable[[Unreadable], None]

BOARDS = "boards"
"""Stem of the file of faction boards and Connection cards."""

BORGO = "borgo"
"""Stem of the file of Borgo's icons."""

EXTRA_FACTIONS = "extra_factions"
"""Stem of the file of the faction boards beside the four of the base set."""

MODULES = "modules"
"""Stem of the file of tiles."""

BASE_SET = "base"
"""The set that every game needs."""


class Catalog(msgspec.Struct, frozen=True, eq=False, dict=True):
    """All cards by id, in file order.

    Attributes:
        machines: The Machines; their hacked sides are among the ``locations``.
        borgo: Borgo's table, category -> action (R32.7).
        sets: The loaded sets, base first.
        facts: Set or file -> its whole content as canonical text, without what not all games with the set use.
        apart: Name of a row of `PARTS` -> set or file -> what is left out of its ``facts``, in the same way.
        headquarters: The HQ cards, which games with the option `hq` have (R52).
        reprints: Set -> card of another set -> number of further copies.
        packs: The sets that are packs of the player.
        titles: Set -> the title in its file, if it has one.
        refused: Set -> why it was left out.
        areas: The Areas of the map, from north-west to south-east; ``outposts`` tells how Outposts are built there.
        tiles: The tiles of which there is one, such as the Arena.
    """

    locations: Mapping[str, Location]
    factions: Mapping[str, Faction]
    exchange: Exchange
    connections: Mapping[str, Connection]
    borgo: Mapping[str, str]
    sets: tuple[str, ...]
    facts: Mapping[str, str]
    reprints: Mapping[str, Mapping[str, int]] = {}
    packs: tuple[str, ...] = ()
    titles: Mapping[str, str] = {}
    refused: Mapping[str, Unreadable] = {}
    apart: Mapping[str, Mapping[str, str]] = {}
    machines: Mapping[str, Machine] = {}
    server_room: ServerRoom | None = None
    areas: Mapping[str, Area] = {}
    outposts: OutpostRules | None = None
    headquarters: Mapping[str, Headquarters] = {}
    border_tiles: Mapping[str, BorderTile] = {}
    tiles: Mapping[str, Printed] = {}
    districts: Mapping[str, District] = {}

    @cached_property
    def base_factions(self) -> tuple[str, ...]:
        """The ids of the four boards of the base set, from which factions are drawn (R3.5)."""
        return tuple(id for id, faction in self.factions.items() if faction.set == BOARDS)

    def digest(self, sets: Sequence[str], factions: Iterable[str] = (), modules: Collection[str] = ()) -> str:
        """A hash of the card data of a game with ``sets``, 12 hex digits. Comments and layout do not change it.

        Besides these sets, only the sets whose cards they reprint count, the boards and Borgo's table; and the further
        factions, if one of ``factions`` is among them. What is ``apart`` counts in games that have it, by the set with
        which it comes or by ``modules``.
        """
        used = {*sets, *(self.locations[card].set for card in self.deck(sets))}
        used |= {self.factions[id].set for id in factions if id in self.factions}
        facts = [(name, self.facts[name]) for name in self.facts if name in (BOARDS, BORGO) or name in used]
        for part in PARTS:
            apart = self.apart.get(part.name, {})
            if part.name in modules or (part.joined_by in sets and part.joined_by in apart):
                used_apart = apart if part.is_tile else [name for name in apart if name in sets]
                facts += [(part.name if part.is_tile else name, apart[name]) for name in used_apart]
        return hashlib.sha256("".join(f"{name}\n{text}\n" for name, text in facts).encode()).hexdigest()[:12]

    def deck(self, sets: Sequence[str]) -> tuple[str, ...]:
        """Ids of the deck cards of ``sets``, one for each copy: in file order, then reprints (R2.6).

        >>> from game.paths import cards_folder
        >>> len(load_catalog(cards_folder()).deck(["base"]))
        88
        """
        return tuple(id for wanted in sets for id, copies in self.copies(wanted).items() for _ in range(copies))

    def without(self, cards: Set[str]) -> Catalog:
        """The catalog as if these Locations had never been in their sets."""
        sets = {card.set for id, card in self.locations.items() if id in cards}
        return replace(
            self,
            locations={id: card for id, card in self.locations.items() if id not in cards},
            facts=dict(self.facts) | {name: reader.without_locations(self.facts[name], cards) for name in sets},
        )

    def copies(self, wanted: str) -> Mapping[str, int]:
        """Card -> number of copies that the set ``wanted`` adds, including reprints of other sets' cards."""
        cards = [card for card in self.locations.values() if card.set == wanted and card.machine is None]
        return {card.id: card.copies for card in cards} | dict(self.reprints.get(wanted, {}))

    def colours(self, sets: Sequence[str]) -> tuple[str, ...]:
        """The colours of the piles of Connection cards in a game with ``sets`` (R3.4)."""
        return tuple(colour for colour in PILES if self.pile(colour, sets))

    def pile(self, colour: str, sets: Sequence[str]) -> tuple[str, ...]:
        """Ids of the Connection cards of a colour in a game with ``sets``, one for each copy (R3.4)."""
        used = (BOARDS, *sets)
        cards = [card for card in self.connections.values() if card.pile == colour and card.set in used]
        return tuple(card.id for card in cards for _ in range(card.copies))

    def find(self, kind: type[T], name: str) -> T | None:
        """The card, board or tile of this class with this exact title or id.

        >>> from game.paths import cards_folder
        >>> load_catalog(cards_folder()).find(Location, "Murderers' Pub").id
        'murderers_pub'
        """
        found: T | None = self._by_name[kind].get(name)
        return found

    def id_of(self, name: str, *kinds: type[Printed]) -> str | None:
        """The id of what has this exact title or id; of several, that of the first class."""
        named = (self._by_name[kind].get(name) for kind in kinds)
        return next((card.id for card in named if card), None)

    def other_face(self, id: str) -> str | None:
        """The id of what is printed on the back of a Machine or of a side of a border tile; None for any other card."""
        card = self.printed[id]
        back = next((part.back for part in PARTS if part.type is type(card)), None)
        return back(self, card) if back else None

    def set_title(self, name: str) -> str:
        """The title of a set, or else its readable id: `My cards` for `my_cards`."""
        return self.titles.get(name) or name.replace("_", " ").capitalize()

    def title(self, id: str) -> str:
        """The English title of a card, board or tile; raises KeyError for an unknown id."""
        return self.printed_titles[id]

    def titles_of(self, ids: Iterable[str]) -> str:
        """The titles of several cards, as they are written one after another."""
        return ", ".join(map(self.title, ids))

    def fitting(self, card: str, counting: tuple[CountsAlso, ...] = ()) -> frozenset[str]:
        """The Locations that may be developed into this one, and it into them, including itself (R8.2, R8.5).

        ``counting`` are the categories as which others count for whoever develops (R43.8.5).
        """
        found = self._fitting.get((card, counting))
        if found is None:
            having = self._having(counting)
            own = self.locations[card].counted_as(counting)
            alike = [having[category] for category in (*own, None)] if own else having.values()
            found = self._fitting[card, counting] = frozenset().union(*alike)
        return found

    def _having(self, counting: tuple[CountsAlso, ...]) -> Mapping[str | None, set[str]]:
        """Category -> the Locations that have it or count as having it; None -> those that have none."""
        found = self._by_category.get(counting)
        if found is None:
            found = self._by_category[counting] = defaultdict(set)
            for card, location in self.locations.items():
                for category in location.counted_as(counting) or (None,):
                    found[category].add(card)
        return found

    @cached_property
    def lasting(self) -> frozenset[str]:
        """The Locations that change rules while they are in a State."""
        return frozenset(card for card, location in self.locations.items() if location.modifiers)

    @cached_property
    def widening(self) -> frozenset[str]:
        """The Locations that make cards of their owner count as having another category, too (R43.8.5)."""
        return frozenset(card for card, location in self.locations.items() if location.counts_also)

    @cached_property
    def allied(self) -> frozenset[str]:
        """The Locations that belong to a group (R43.2)."""
        return frozenset(card for card, location in self.locations.items() if location.groups)

    @cached_property
    def rewarding(self) -> frozenset[str]:
        """The Locations that give something for a deed of their owner (R10.7)."""
        return frozenset(card for card, location in self.locations.items() if location.triggers)

    @cached_property
    def open_productions(self) -> frozenset[str]:
        """The Open Production Locations: other players may use them (R13)."""
        return frozenset(card for card, location in self.locations.items() if location.is_open)

    @cached_property
    def title_order(self) -> Mapping[str, int]:
        """Location -> its position in the order of titles."""
        return _places(self.locations, "")

    @cached_property
    def developing_order(self) -> Mapping[str, int]:
        """The same for titles followed by `over`: `Pub` < `Pub Crawl`, but `Pub Crawl over` < `Pub over`."""
        return _places(self.locations, " over ")

    @cached_property
    def _fitting(self) -> dict[tuple[str, tuple[CountsAlso, ...]], frozenset[str]]:
        return {}

    @cached_property
    def _by_category(self) -> dict[tuple[CountsAlso, ...], Mapping[str | None, set[str]]]:
        return {}

    @cached_property
    def printed(self) -> Mapping[str, Printed]:
        """Id -> everything that has a face, kind by kind in file order."""
        found: list[Printed] = [*self.locations.values(), *self.connections.values(), *self.factions.values()]
        return {card.id: card for card in (*found, *[card for part in PARTS for card in part.printed(self)])}

    @cached_property
    def printed_titles(self) -> Mapping[str, str]:
        """Id -> English title of everything `printed`, and of border tiles."""
        return {id: card.title for cards in (self.printed, self.border_tiles) for id, card in cards.items()}

    @cached_property
    def _by_name(self) -> Mapping[type, Mapping[str, Any]]:
        """Class -> title or id -> card."""
        found: defaultdict[type, dict[str, Printed]] = defaultdict(dict)
        for name in ("title", "id"):  # an id counts before a title
            for card in self.printed.values():
                found[type(card)][getattr(card, name)] = card
        return found

    @cached_property
    def reserving(self) -> Mapping[str, str]:
        """Location -> what goods on it are reserved for, for those that reserve them (R44.9)."""
        return {card: location.reserved for card, location in self.locations.items() if location.reserved}


def _places(locations: Mapping[str, Location], ending: str) -> dict[str, int]:
    ordered = sorted(locations, key=lambda card: locations[card].title + ending)
    return {card: place for place, card in enumerate(ordered)}


def load_catalog(
    folder: Path, on_error: OnError | None = None, packs: Path | None = None, draft: Path | None = None
) -> Catalog:
    """Read all card files of a folder, and the player's packs.

    Args:
        folder: Holds `boards.yaml`, `borgo.yaml`, `base.yaml`, and one file for each further set.
        on_error: Called with the error of a damaged further set or pack. Without it, a damaged set raises.
        packs: The folder of the packs; it may be missing. A damaged pack is always left out.
        draft: A further pack from elsewhere, a folder or a single card file. It becomes the last set.

    Raises:
        Unreadable: boards, Borgo's icons or the base set are missing or damaged, ``draft`` is damaged, or, without
            ``on_error``, any file of ``folder`` is.

    >>> from game.paths import cards_folder
    >>> catalog = load_catalog(cards_folder())
    >>> catalog.sets
    ('base', 'allies', 'moloch', 'new_era', 'no_mans_land', 'promo_1', 'promo_2', 'scavengers', 'winter')
    >>> catalog.locations["school"].deal
    Bag({'worker': 1})
    """
    found = _CardFiles(on_error)
    found.read_own(folder)
    own = dict(found.files)
    boards, borgo, further = own[BOARDS], own[BORGO], own.get(EXTRA_FACTIONS)
    if not isinstance(boards, reader.Boards) or not isinstance(own[BASE_SET], reader.CardSet):
        raise Unreadable(f"expected boards in {BOARDS}.yaml and locations in {BASE_SET}.yaml", str(folder))
    if not isinstance(borgo, reader.IconTable):
        raise Unreadable(f"expected Borgo's icons in {BORGO}.yaml", str(folder))
    if packs is not None:
        found.read_packs(packs)
    if draft is not None:
        found.read_draft(draft)
    sets = found.sets
    parted = {
        name: content for name, content in found.files.items() if isinstance(content, reader.CardSet | reader.Tiles)
    }
    factions = (boards, further) if isinstance(further, reader.FurtherFactions) else (boards,)
    return Catalog(
        factions=_by_id(faction for content in factions for faction in content.factions),
        exchange=boards.exchange,
        borgo=borgo.actions,
        sets=tuple(sets),
        facts={name: content.facts for name, content in found.files.items() if not isinstance(content, reader.Tiles)},
        reprints={name: {card.id: card.copies for card in content.reprints} for name, content in sets.items()},
        packs=tuple(name for name in sets if name not in own),
        titles={name: content.title for name, content in sets.items() if content.title},
        refused=found.refused,
        apart={
            part.name: {name: one.apart[part.name] for name, one in parted.items() if part.name in one.apart}
            for part in PARTS
        },
        **reader.together(({"connections": _by_id(boards.connections)}, *chain(*map(_fields, parted.values())))),
    )


def _fields(content: reader.CardSet | reader.Tiles) -> Iterator[Mapping[str, Any]]:
    """What a set or the file of tiles brings to fields of the catalog."""
    if isinstance(content, reader.CardSet):
        yield {"locations": _by_id(content.locations), "connections": _by_id(content.connections)}
    yield content.parts


def _by_id(cards: Iterable[P]) -> Mapping[str, P]:
    return {card.id: card for card in cards}


NEEDED = (BOARDS, BORGO, BASE_SET)
"""Stems of the required files, in reading order."""


class _CardFiles:
    """What has been read so far. ``files`` are by set; ``names`` maps ids and titles of cards to their files."""

    def __init__(self, on_error: OnError | None) -> None:
        self._on_error = on_error
        self.files: dict[str, reader.CardFile] = {}
        self.names: dict[str, str] = {}
        self.refused: dict[str, Unreadable] = {}

    @property
    def sets(self) -> dict[str, reader.CardSet]:
        return {name: content for name, content in self.files.items() if isinstance(content, reader.CardSet)}

    def read_own(self, folder: Path) -> None:
        """Read the game's own files."""
        for stem in _stems(folder):
            try:
                self.take(stem, _read_own, folder / f"{stem}.yaml")
            except Unreadable as error:
                if self._on_error is None or stem in NEEDED:
                    raise
                self._refuse(stem, error)

    def read_packs(self, packs: Path) -> None:
        """Read the packs in the order of their names. A pack with a mistake is left out whole."""
        try:
            folders = pack_folders(packs)
        except Unreadable as error:
            self._refuse(packs.name, error)
            return
        left = LARGEST_TOGETHER
        for folder in folders:
            left -= bytes_of(folder)
            try:
                if left < 0:
                    most = f"{LARGEST_TOGETHER // MEGABYTE} MB"
                    raise Unreadable(f"expected packs of at most {most} together: this one is left out", str(folder))
                self.take(folder.name, read_pack, folder)
            except Unreadable as error:
                self._refuse(folder.name, error)

    def read_draft(self, draft: Path) -> None:
        """Read a pack from elsewhere. A single file may have any name."""
        if is_folder(draft):
            self.take(draft.name, read_pack, draft)
        else:
            name = draft.stem if draft.stem not in self.files else f"{draft.stem} (draft)"
            self.take(name, read_pack_of_one_file, draft)

    def take(self, name: str, read: Callable[[Path, dict[str, str]], reader.CardFile], path: Path) -> None:
        """Add a set, if all of it is valid. The folder of a pack may not have the name of another set."""
        if is_folder(path) and name in self.files:
            raise Unreadable(f"expected a folder with another name: {name!r} is taken", str(path))
        names = dict(self.names)
        content = read(path, names)
        self._check_reprints(content)
        self.files[name], self.names = content, names

    def _check_reprints(self, content: reader.CardFile) -> None:
        """Refuse a reprint of a card that no set read before has."""
        if not isinstance(content, reader.CardSet):
            return
        known = {card.id for other in self.sets.values() for card in other.locations}
        for reprint in content.reprints:
            if reprint.id not in known:
                raise Unreadable(
                    f"expected the id of a location of another set among the reprints, not {reprint.id!r}",
                    reprint.file,
                    reprint.line,
                )

    def _refuse(self, name: str, error: Unreadable) -> None:
        self.refused[name] = error
        if self._on_error is not None:
            self._on_error(error)


def _read_own(path: Path, names: dict[str, str]) -> reader.CardFile:
    """Read one of the game's own files. Boards and Borgo's icons belong in their own files."""
    content = reader.read_file(path, names)
    if isinstance(content, reader.Boards) and path.stem != BOARDS:
        raise Unreadable(f"expected 'locations': the boards stand in {BOARDS}.yaml", str(path))
    if isinstance(content, reader.FurtherFactions) and path.stem != EXTRA_FACTIONS:
        raise Unreadable(f"expected 'locations': further factions stand in {EXTRA_FACTIONS}.yaml", str(path))
    if isinstance(content, reader.IconTable) and path.stem != BORGO:
        raise Unreadable(f"expected 'locations': Borgo's icons stand in {BORGO}.yaml", str(path))
    if isinstance(content, reader.Tiles) and path.stem != MODULES:
        raise Unreadable(f"expected 'locations': modules stand in {MODULES}.yaml", str(path))
    return content


def _stems(folder: Path) -> list[str]:
    """Stems of the card files: the required ones, then the others sorted by name."""
    found = {path.stem for path in folder.glob("*.yaml")}
    for stem in NEEDED:
        if stem not in found:
            raise Unreadable(f"expected the file {stem}.yaml in this folder of cards", str(folder))
    return [*NEEDED, *sorted(found - set(NEEDED))]
