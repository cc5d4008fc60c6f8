"""Filtering, searching and sorting the matches of a folder. Only those that are shown are read."""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, overload

import msgspec

from game.kernel.refusal import Unreadable
from game.match.library.database import OF_GAME
from game.match.library.index import MatchIndex
from game.match.library.notes import Note
from game.match.library.searching import Meant, Term, Trait, found_by, terms_of, trait_word
from game.match.library.stored import OPPONENTS, decode_summary, game_word
from game.match.library.summary import MatchSummary
from game.play.files.line import FIRST_GAME
from game.play.kind import AnyKind

STATES: Final = ("unfinished", "finished", "favourite", "uncounted")
FAVOURITE: Final = ("states", "favourite")
ORDERS: Final = ("played", "name", "length", "vp")
"""The sort orders; the first is the default."""

_COLUMNS: Final[Mapping[str, str]] = {
    "played": "is_wrong, recency, id",
    "name": "is_wrong, called, recency, id",
    "length": "is_wrong, shortness, recency, id",
    "vp": "is_wrong, lowness, recency, id",
}
"""SQL of each order. Unreadable files are last; ties are sorted by date, the latest first."""
_PAGE = 50
"""Matches read in one query."""
_FEW = 4
"""If fewer than one in four match, they are sorted; otherwise the order is scanned until the page is full."""


def facets_of(kind: AnyKind) -> tuple[str, ...]:
    """The facets by which matches of a game are filtered."""
    facets = kind.annals.facets
    roles = [facet.many for facet in facets if facet.of is None]
    return ("states", "players", *roles, OPPONENTS, *(facet.many for facet in facets if facet.of is not None))


def _nothing(_: str) -> tuple[Trait, ...]:
    return ()


class ListedMatch(NamedTuple):
    """A file of the folder: its ``match``, or the ``reason`` why it cannot be read, and the player's note."""

    path: Path
    match: MatchSummary | None
    reason: str = ""
    note: Note = Note()


class Wanted(msgspec.Struct, frozen=True):
    """A filter of the matches of a ``game``: any chosen value of each facet, and every word of ``text``."""

    text: str = ""
    chosen: frozenset[Trait] = frozenset()
    game: str = FIRST_GAME

    @property
    def is_empty(self) -> bool:
        return not self.chosen and not self.text.strip()

    def toggled(self, facet: str, value: str) -> Wanted:
        """The same with one value added, or removed if it was chosen."""
        return msgspec.structs.replace(self, chosen=self.chosen ^ {(facet, value)})

    def has(self, facet: str, value: str) -> bool:
        return (facet, value) in self.chosen


class FoundMatches(Sequence[ListedMatch]):
    """The matches found, sorted by one of `ORDERS`. They are counted at once and read page by page when accessed.
    ``meant`` gives the traits that a typed word can mean in the player's language."""

    def __init__(self, index: MatchIndex, wanted: Wanted, order: str = ORDERS[0], meant: Meant = _nothing) -> None:
        self._index = index
        self._order = order
        self._game = wanted.game
        groups = terms_of(wanted.text, meant, wanted.chosen)
        of_game = [[Term(trait_word(game_word(wanted.game)))]] if groups else []
        self._condition, self._facts = found_by([*groups, *of_game], index.database.has_fts)
        self.total = index.database.number(f"SELECT count(*) FROM matches WHERE {OF_GAME}", (wanted.game,))
        self._length = self.total
        if groups:
            self._length = index.database.number(f"SELECT count(*) FROM words WHERE {self._condition}", self._facts)
        self._pages: dict[int, tuple[ListedMatch, ...]] = {}

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, number: int) -> ListedMatch: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[ListedMatch]: ...

    def __getitem__(self, number: int | slice) -> ListedMatch | Sequence[ListedMatch]:
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        if not -len(self) <= number < len(self):
            raise IndexError(number)
        page, place = divmod(number % len(self), _PAGE)
        if page not in self._pages:
            self._pages[page] = self._read_page(page)
        matches = self._pages[page]
        return matches[place] if place < len(matches) else _GONE

    def number_of(self, path: Path) -> int | None:
        """The position of a file in the list; None if it is not listed, or was added after the list was made."""
        columns = _COLUMNS[self._order]
        query = f"SELECT {columns} FROM matches WHERE name = ? AND {OF_GAME} {self._and_found()}"
        facts = (os.fsencode(path.name), self._game, *self._facts)
        rows = self._index.database.rows(tuple[int | str, ...], query, facts)
        if not rows:
            return None
        marks = ", ".join("?" * len(rows[0]))
        query = f"SELECT count(*) FROM matches WHERE {OF_GAME} AND ({columns}) < ({marks}) {self._and_found()}"
        number = self._index.database.number(query, (self._game, *rows[0], *self._facts))
        return number if number < len(self) else None

    def _and_found(self) -> str:
        return f"AND id IN (SELECT rowid FROM words WHERE {self._condition})" if self._condition else ""

    def _read_page(self, page: int) -> tuple[ListedMatch, ...]:
        along = f"INDEXED BY by_{self._order}" if len(self) * _FEW > self.total else ""
        query = (
            f"SELECT id FROM matches {along} WHERE {OF_GAME} {self._and_found()} ORDER BY {_COLUMNS[self._order]}"
            f" LIMIT {_PAGE} OFFSET {page * _PAGE}"
        )
        numbers = [number for (number,) in self._index.database.rows(tuple[int], query, (self._game, *self._facts))]
        kind, marks = tuple[int, bytes, str | None, bytes | None, int | None], ", ".join("?" * len(numbers))
        columns = "id, name, reason, summary, checksum"
        query = f"SELECT {columns} FROM matches LEFT JOIN told USING (id) WHERE id IN ({marks})"
        rows = self._index.database.rows(kind, query, numbers)
        listed = {row[0]: self._listed(*row[1:]) for row in rows}
        return tuple(listed.get(number, _GONE) for number in numbers)

    def _listed(self, name: bytes, reason: str | None, told: bytes | None, checksum: int | None) -> ListedMatch:
        path = self._index.folder / os.fsdecode(name)
        if reason is not None:
            return ListedMatch(path, None, reason)
        match = decode_summary(told, checksum, path, self._index.kinds)
        found = self._index.look_at(path) if match is None else match
        if isinstance(found, Unreadable):
            return ListedMatch(path, None, found.message)
        return ListedMatch(path, found, "", self._index.notes.of(path))


_GONE: Final = ListedMatch(Path(), None, "this file no longer exists")
"""Stands for a match that another window has deleted, until the list is rebuilt."""


def counts(index: MatchIndex, game: str = FIRST_GAME) -> Counter[Trait]:
    """Trait -> number of matches of a game in the folder."""
    found: Counter[Trait] = Counter()
    grouped = f"SELECT traits, count(*) AS count FROM matches WHERE {OF_GAME} GROUP BY 1"
    query = f"SELECT text, count FROM terms JOIN ({grouped}) ON id = traits"
    for traits, count in index.database.rows(tuple[str, int], query, (game,)):
        with contextlib.suppress(ValueError):
            found.update(dict.fromkeys(_TRAITS.decode(traits), count))
    condition, facts = found_by(terms_of("", _nothing, [FAVOURITE, game_word(game)]), index.database.has_fts)
    found[FAVOURITE] = index.database.number(f"SELECT count(*) FROM words WHERE {condition}", facts)
    return found


_TRAITS = msgspec.json.Decoder(tuple[Trait, ...])
