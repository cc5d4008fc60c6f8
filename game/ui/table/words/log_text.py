"""The log of a match in words, put together once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from game.kernel.seats import Viewer
from game.play.match import AnyEntry, AnyMatch
from game.ui.art.cache import pause
from game.ui.table.sight import AnySight
from game.wording.sentence import InlineIcon, Part, PlayerName, Sentence


class LogText:
    """The log of a match for one viewer. Entries are put into words once, also after undo and redo."""

    _of_matches: ClassVar[WeakKeyDictionary[AnyMatch, dict[tuple[str, Viewer], LogText]]] = WeakKeyDictionary()

    @classmethod
    def of_match(cls, sight: AnySight) -> LogText:
        """The log for the current viewer and language, kept as long as its match, since each turn opens a scene."""
        texts = cls._of_matches.setdefault(sight.standing.match, {})
        return texts.setdefault((sight.wording.language, sight.standing.viewer), cls())

    def __init__(self) -> None:
        self._entries: list[AnyEntry] = []
        self._lines: list[Sentence] = []
        self._ends: list[int] = []
        """Number of lines up to each entry."""

        self._part: tuple[AnyEntry, int, list[Sentence]] | None = None
        """The lines of a decision that is being told: its entry, and how many of its events they tell."""

    def up_to_now(self, sight: AnySight) -> list[Sentence]:
        """The lines of all decisions up to now."""
        head = sight.standing.match.head
        self._learn(sight, head)
        if (count := sight.standing.count_told) is not None:
            return self._lines[: self._ends[head - 1]] + self._begun(sight, count)
        return self._lines[: self._ends[head]]

    def _begun(self, sight: AnySight, count: int) -> list[Sentence]:
        """The lines of the last decision, as far as it has been told: so many of its events."""
        entry = sight.standing.match.entry(sight.standing.match.head)
        if self._part is None or self._part[:2] != (entry, count):
            self._part = entry, count, self._lines_of(sight, entry.events[:count])
        return self._part[2]

    def of(self, sight: AnySight, number: int) -> list[Sentence]:
        """The lines of one decision; entry 0 has none."""
        self._learn(sight, number)
        return self._lines[self._ends[number - 1] : self._ends[number]] if number else []

    def _learn(self, sight: AnySight, number: int) -> None:
        """Put the entries up to ``number`` into words. Lines up to the last identical entry are kept."""
        match = sight.standing.match
        known = min(number + 1, len(self._entries))
        while known and self._entries[known - 1] is not match.entry(known - 1):
            known -= 1
        if known <= number:
            del self._entries[known:], self._ends[known:]
            del self._lines[self._ends[-1] if self._ends else 0 :]
        for entry in (match.entry(step) for step in range(known, number + 1)):
            self._lines += self._lines_of(sight, entry.events) if entry.number else ()
            self._entries.append(entry)
            self._ends.append(len(self._lines))
            pause()

    def _lines_of(self, sight: AnySight, events: Sequence[Any]) -> list[Sentence]:
        told = sight.narrator.log(events, sight.names, sight.standing.viewer)
        return [line.with_brief(_with_emblems(line.brief, sight)) for line in told]


def _with_emblems(parts: Iterable[Part], sight: AnySight) -> Iterator[Part]:
    """The parts of a short form, with emblems instead of the names of players."""
    for part in parts:
        yield InlineIcon(sight.emblem(part.seat)) if isinstance(part, PlayerName) else part
