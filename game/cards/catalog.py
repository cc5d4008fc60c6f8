"""The catalog: every printed card and board that the program knows."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec

from game.cards.card import Connection, Exchange, Faction, Location
from game.cards.reader import Boards, CardFile, CardSet, IconTable, read_file
from game.kernel.refusal import Unreadable

T = TypeVar("T", Location, Faction, Connection)

BOARDS = "boards"
"""Stem of the file of faction boards and Connection cards."""

BORGO = "borgo"
"""Stem of the file of Borgo's icons."""

BASE_SET = "base"
"""The set without which there is no game."""


class Catalog(msgspec.Struct, frozen=True, eq=False, dict=True):
    """The cards by their ids, in file order. ``sets`` are the loaded sets, base first.

    ``reprints`` are the cards of which a set holds further copies, with their numbers.

    ``borgo`` is his table: category -> what it makes him do (R32.7).

    ``digest`` names the card data: it changes if any fact does, not if a comment or the layout does.
    """

    locations: Mapping[str, Location]
    factions: Mapping[str, Faction]
    exchange: Exchange
    connections: Mapping[str, Connection]
    borgo: Mapping[str, str]
    sets: tuple[str, ...]
    digest: str
    reprints: Mapping[str, Mapping[str, int]] = {}

    def deck(self, sets: Sequence[str]) -> tuple[str, ...]:
        """Ids of the deck cards of ``sets``, each as often as it has copies, in file order, then reprints (R2.6)."""
        return tuple(id for wanted in sets for id, copies in self.copies(wanted).items() for _ in range(copies))

    def copies(self, wanted: str) -> Mapping[str, int]:
        """How many copies of each card the set ``wanted`` brings, those of other sets' titles included."""
        own = {card.id: card.copies for card in self.locations.values() if card.set == wanted}
        return own | dict(self.reprints.get(wanted, {}))

    def pile(self, colour: str) -> tuple[str, ...]:
        """Ids of the Connection cards of a colour, each as often as it has copies (R3.4)."""
        cards = [card for card in self.connections.values() if card.pile == colour]
        return tuple(card.id for card in cards for _ in range(card.copies))

    def find_location(self, name: str) -> Location | None:
        """The deck card with this exact title or id."""
        return self._by_name[0].get(name)

    def find_faction(self, name: str) -> Faction | None:
        """The faction with this exact title or id."""
        return self._by_name[1].get(name)

    def find_connection(self, name: str) -> Connection | None:
        """The Connection card with this exact title or id."""
        return self._by_name[2].get(name)

    def title(self, id: str) -> str:
        """The English title of a location, faction or connection; raises KeyError for an unknown id."""
        return (self.locations.get(id) or self.factions.get(id) or self.connections[id]).title

    @cached_property
    def _by_name(self) -> tuple[dict[str, Location], dict[str, Faction], dict[str, Connection]]:
        return _by_name(self.locations), _by_name(self.factions), _by_name(self.connections)


def _by_name(cards: Mapping[str, T]) -> dict[str, T]:
    return {card.title: card for card in cards.values()} | dict(cards)


def load_catalog(folder: Path, on_error: Callable[[Unreadable], None] | None = None) -> Catalog:
    """Read every card file of a folder.

    Args:
        folder: Holds `boards.yaml`, `borgo.yaml`, `base.yaml`, and further sets as files of their own.
        on_error: Is told about a damaged further set, which is then left out. Without it such a set raises, too.

    Raises:
        Unreadable: the boards, Borgo's icons or the base set are missing or damaged, or, without ``on_error``,
            any file is damaged.
    """
    files = _read_files(folder, on_error)
    boards, borgo = files[BOARDS], files[BORGO]
    sets = {name: content for name, content in files.items() if isinstance(content, CardSet)}
    if not isinstance(boards, Boards) or BASE_SET not in sets:
        raise Unreadable(f"boards in {BOARDS}.yaml and locations in {BASE_SET}.yaml expected", str(folder))
    if not isinstance(borgo, IconTable):
        raise Unreadable(f"Borgo's icons in {BORGO}.yaml expected", str(folder))
    return Catalog(
        locations={card.id: card for content in sets.values() for card in content.locations},
        factions={faction.id: faction for faction in boards.factions},
        exchange=boards.exchange,
        connections={card.id: card for card in boards.connections},
        borgo=borgo.actions,
        sets=tuple(sets),
        digest=_digest(files),
        reprints={name: {card.id: card.copies for card in content.reprints} for name, content in sets.items()},
    )


NEEDED = (BOARDS, BORGO, BASE_SET)
"""Stems of the files without which there is no game, in the order in which they are read."""


def _read_files(folder: Path, on_error: Callable[[Unreadable], None] | None) -> dict[str, CardFile]:
    names: dict[str, str] = {}
    files: dict[str, CardFile] = {}
    for stem in _stems(folder):
        path, taken = folder / f"{stem}.yaml", dict(names)
        try:
            content = read_file(path, taken)
            if isinstance(content, Boards) and stem != BOARDS:
                raise Unreadable(f"'locations' expected: the boards stand in {BOARDS}.yaml", str(path))
            if isinstance(content, IconTable) and stem != BORGO:
                raise Unreadable(f"'locations' expected: Borgo's icons stand in {BORGO}.yaml", str(path))
            _check_reprints(content, files, path)
        except Unreadable as error:
            if on_error is None or stem in NEEDED:
                raise
            on_error(error)
        else:
            files[stem], names = content, taken
    return files


def _check_reprints(content: CardFile, earlier: Mapping[str, CardFile], path: Path) -> None:
    """A reprint must be a card of a set that was read before."""
    if not isinstance(content, CardSet):
        return
    known = {card.id for other in earlier.values() if isinstance(other, CardSet) for card in other.locations}
    for reprint in content.reprints:
        if reprint.id not in known:
            raise Unreadable(
                f"the id of a location of another set expected among the reprints, not {reprint.id!r}",
                str(path),
                reprint.line,
            )


def _stems(folder: Path) -> list[str]:
    """Names of the card files without their ending: those that must be there, and the others by name."""
    found = {path.stem for path in folder.glob("*.yaml")}
    for stem in NEEDED:
        if stem not in found:
            raise Unreadable(f"the file {stem}.yaml expected in this folder of cards", str(folder))
    return [*NEEDED, *sorted(found - set(NEEDED))]


def _digest(files: Mapping[str, CardFile]) -> str:
    facts = "".join(f"{name}\n{content.facts}\n" for name, content in files.items())
    return hashlib.sha256(facts.encode()).hexdigest()[:12]
