"""The matches of a folder as a player looks for them: filtered, searched and sorted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from game.cards.catalog import BASE_SET
from game.kernel.spelling import folded
from game.match.library.notes import Note
from game.match.library.summary import MatchSummary

FACETS: Final = ("states", "players", "factions", "opponents", "sets")
"""What matches are told apart by."""
STATES: Final = ("unfinished", "finished", "favourite")
ORDERS: Final = ("played", "name", "length", "vp")
"""By what they can be sorted; the first holds until another is chosen."""
PEOPLE, ROBOTS = "human", "robot"
"""Opponents, besides the virtual ones by their kinds."""


class ListedMatch(NamedTuple):
    """A file of the folder: a ``match``, or the ``reason`` why it cannot be read; and what the player noted."""

    path: Path
    match: MatchSummary | None
    reason: str = ""
    note: Note = Note()

    @property
    def names(self) -> str:
        """The players in seat order."""
        return " ".join(seat.name for seat in self.match.seats) if self.match else self.path.name

    @property
    def vp(self) -> int:
        """The VP of whoever has most."""
        return max(0, *(seat.vp for seat in self.match.seats)) if self.match else 0

    def of(self, facet: str) -> Sequence[str]:
        """The values that this match has of a facet."""
        if self.match is None:
            return ()
        match facet:
            case "states":
                favourite = ("favourite",) if self.note.favourite else ()
                return ("finished" if self.match.is_over else "unfinished", *favourite)
            case "players":
                return (str(len(self.match.seats)),)
            case "factions":
                return [seat.faction for seat in self.match.seats]
            case "opponents":
                return tuple(_opponents(self.match))
        return [name for name in self.match.sets if name != BASE_SET] or (BASE_SET,)


class Wanted(msgspec.Struct, frozen=True):
    """What is looked for: of each facet one of the chosen values, and every word of ``text``."""

    text: str = ""
    chosen: frozenset[tuple[str, str]] = frozenset()

    @property
    def is_empty(self) -> bool:
        return not self.chosen and not self.text.strip()

    def toggled(self, facet: str, value: str) -> Wanted:
        """The same with a value chosen that was not, or the other way round."""
        return msgspec.structs.replace(self, chosen=self.chosen ^ {(facet, value)})

    def has(self, facet: str, value: str) -> bool:
        return (facet, value) in self.chosen

    def finds(self, listed: ListedMatch, words: Callable[[ListedMatch], str]) -> bool:
        """Whether a match is looked for; ``words`` is all that is to be read about it."""
        if any(not self._fits(listed, facet) for facet in FACETS):
            return False
        wanted = folded(self.text).split()
        if not wanted:
            return True
        read = folded(words(listed))
        return all(word in read for word in wanted)

    def _fits(self, listed: ListedMatch, facet: str) -> bool:
        values = {value for known, value in self.chosen if known == facet}
        return not values or not values.isdisjoint(listed.of(facet))


def found(
    listed: Iterable[ListedMatch], wanted: Wanted, order: str, words: Callable[[ListedMatch], str]
) -> tuple[ListedMatch, ...]:
    """What is looked for, sorted by one of `ORDERS`; ``listed`` is the one played last first. What cannot be read is
    at the end."""
    matches = [match for match in listed if wanted.finds(match, words)]
    return tuple(sorted(matches, key=lambda match: (match.match is None, _rank(order, match))))


def _rank(order: str, listed: ListedMatch) -> int | str:
    if order == "name":
        return folded(listed.note.title or listed.names)
    if order == "length":
        return -listed.match.steps if listed.match else 0
    return -listed.vp if order == "vp" else 0


def _opponents(match: MatchSummary) -> Iterable[str]:
    if match.solo:
        yield match.solo
    if any(not seat.is_human for seat in match.seats):
        yield ROBOTS
    if sum(seat.is_human for seat in match.seats) > 1:
        yield PEOPLE
