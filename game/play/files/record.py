"""Reading a match file.

A file is JSON Lines, and only ever grows: a header, then numbered entries, or lines that move the head of the journal
or say who plays a seat from there on::

    {"format": 1, "rules": 1, "cards": "736b57eeb265", "sets": ["base"], "options": {}, "seed": 5, "seats": [...], ...}
    {"n": 0, "events": [{"type": "game_started", "state": {...}}], "hash": "e312a92dce9e"}
    {"n": 1, "decision": {"type": "keep_cards", ...}, "events": [...], "hash": "ee876533a378"}
    {"undo_to": 0}
    {"redo_to": 1}
    {"seat": "B", "player": "hard"}

Nothing here ever changes a file. Reading folds the recorded events, so it needs neither to decide nor the cards; the
hash of a position is compared only if the file was written with this version of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Generic

import msgspec

from game.files import MEGABYTE, read_file, without_mark
from game.kernel.journal import Journal
from game.kernel.refusal import Unreadable
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.play.files.line import Header, Line, check_sizes, is_id, read_header, reason_of
from game.play.kind import Kind, Kinds
from game.play.players import Players

FORMAT = 2
"""Version of the file format."""
OLDEST = 1
"""The oldest version whose lines mean the same today. What a later one has changed is in `UPGRADES`; 2 has only added
lines that say who plays a seat."""
UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Version -> conversion of a line to the next version."""

_MOMENT = re.compile(r"[0-9-]{8,10}(?:[T ][0-9:.]+(?:Z|[+-][0-9:.]+)?)?")
"""The letters of a date, with or without a time: Python takes any letter for the T, also a slash or a null."""
_NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors of a line that is not of this format; RecursionError if it is nested too deeply."""
_SENSELESS = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""Errors that damaged events can cause."""
LARGEST = 60 * MEGABYTE
"""Maximum bytes of a match file."""


class Damage(msgspec.Struct, frozen=True):
    """A damaged tail: the file is valid up to step ``kept``, and invalid from line ``line`` on.

    ``reason`` is `torn` (the last line is incomplete), `unreadable`, or `hash` (the position differs from the record).
    """

    line: int
    kept: int
    reason: str


class Record(msgspec.Struct, Generic[CommandT, EventT, StateT], frozen=True):
    """A match as read from its file.

    ``players`` are those after its last line, ``good`` is the length in bytes of the valid part, ``format`` the format
    of its last line.
    """

    header: Header
    journal: Journal[CommandT, EventT, StateT]
    players: Players
    good: int
    damage: Damage | None
    format: int


def read_record(
    path: Path, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
) -> Record[CommandT, EventT, StateT]:
    """Read the valid part of a match, of the kind that its header names. A kind with cards must have those of the
    match; then hashes are compared.

    Raises:
        Unreadable: there is no such file, no header, no dealt game, no such kind, it was written by a newer program, or
            some of its cards are gone.
    """
    return record_of(path, read_match_bytes(path), kinds)


def read_match_bytes(path: Path) -> bytes:
    """The bytes of a match file or readable record; raises Unreadable."""
    try:
        return read_file(path, LARGEST)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror or error}", str(path)) from None


def record_of(
    path: Path, data: bytes, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
) -> Record[CommandT, EventT, StateT]:
    """`read_record` of the bytes of a file that was read before."""
    return _LineReader(path, data, kinds).read()


def upgrades_from(version: int) -> list[Callable[[dict[str, Any]], dict[str, Any]]]:
    """The conversions of a line of an older format to that of this program."""
    return [UPGRADES[older] for older in range(version, FORMAT) if older in UPGRADES]


class _Damaged(Exception):
    """A line that does not follow from those before it; the text is the reason."""


class _LineReader(Generic[GameT, StateT, CommandT, EventT, ViewT, ForecastT]):
    """Reads a file line by line; ``number`` is the present line, from 0."""

    def __init__(
        self, path: Path, data: bytes, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
    ) -> None:
        text = without_mark(data)
        lines = text.split(b"\n")
        self.file = str(path)
        self.mark = len(data) - len(text)
        self.torn = bool(lines[-1])
        self.lines = lines[:-1]
        self.number = 0
        self.format = self._format_of_header()
        self.header = self._header()
        self.kind = self._kind(kinds)
        self._check_header()
        self.players = Players(self.header.seats)

    def read(self) -> Record[CommandT, EventT, StateT]:
        game = self._game()
        journal = self._begin(game)
        try:
            self.kind.content.check_start(self.header, journal.state)
        except Unreadable as error:
            raise error.located(self.file) from None
        damage = self._follow_all(journal, game)
        good = self.mark + sum(len(line) + 1 for line in self.lines[: self.number])
        return Record(self.header, journal, self.players, good, damage, self.format)

    def _game(self) -> GameT | None:
        """The game of the match, if hashes of its positions can be compared."""
        try:
            game = self.kind.content.game(self.header)
        except Unreadable as error:
            raise self._unreadable(f"the cards of this match: {error.message}") from None
        return game if self.header.rules == self.kind.version else None

    def _format_of_header(self) -> int:
        try:
            version = msgspec.json.decode(self.lines[0])["format"]
        except (*_NOT_JSON, LookupError, TypeError):
            version = None
        if not isinstance(version, int):
            raise self._unreadable("this is not a match: its first line is not a header")
        return self._known(version)

    def _known(self, version: int) -> int:
        self._refuse_newer("format", version, FORMAT)
        if any(old not in UPGRADES for old in range(version, OLDEST)):
            raise self._unreadable(f"this match has format {version}, which is too old to be read")
        return version

    def _refuse_newer(self, what: str, version: int, own: int) -> None:
        if version > own:
            raise self._unreadable(
                f"this match was saved by a newer version of the game ({what} {version}, this one reads {own})"
            )

    def _header(self) -> Header:
        try:
            return read_header(self._upgraded())
        except _NOT_JSON as error:
            raise self._unreadable(f"the header of the match is damaged: {reason_of(error)}") from None

    def _kind(
        self, kinds: Kinds[GameT, StateT, CommandT, EventT, ViewT, ForecastT]
    ) -> Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT]:
        try:
            return kinds(self.header.game)
        except Unreadable as error:
            raise self._unreadable(error.message) from None

    def _check_header(self) -> None:
        header = self.header
        self._refuse_newer("rules", header.rules, self.kind.version)
        if not is_moment(header.created):
            raise self._unreadable("the header of the match is damaged: expected a date")
        try:
            check_sizes(header, self.kind.seats)
            self.kind.content.check_header(header)
        except Unreadable as error:
            raise self._unreadable(f"the header of the match is damaged: {error.message}") from None

    def _begin(self, game: GameT | None) -> Journal[CommandT, EventT, StateT]:
        self.number = 1
        try:
            line = self.kind.read_line(self._upgraded())
            start = self.kind.rules.started(line.events[0]) if line.n == 0 else None
            if start is not None:
                state = self.kind.rules.fold(start, line.events[1:])
                self._compare(game, state, line.hash)
                return Journal(line.events, state)
        except (_Damaged, *_NOT_JSON, *_SENSELESS):
            pass
        raise self._unreadable("the start of this match cannot be read")

    def _follow_all(self, journal: Journal[CommandT, EventT, StateT], game: GameT | None) -> Damage | None:
        """Follow the lines after entry 0 as far as they are whole; ``number`` ends at the first that is not."""
        try:
            self.number = 2
            while self.number < len(self.lines):
                self._follow(journal, self.kind.read_line(self._upgraded()), game)
                self.number += 1
            if self.torn:
                raise _Damaged("torn")
        except _Damaged as error:
            return Damage(self.number + 1, journal.head, str(error))
        except (*_NOT_JSON, *_SENSELESS):
            return Damage(self.number + 1, journal.head, "unreadable")
        return None

    def _upgraded(self) -> bytes:
        """The line in the format of this program."""
        text = self.lines[self.number]
        for upgrade in upgrades_from(self.format):
            text = msgspec.json.encode(upgrade(msgspec.json.decode(text)))
        return text

    def _follow(
        self, journal: Journal[CommandT, EventT, StateT], line: Line[CommandT, EventT], game: GameT | None
    ) -> None:
        match line:
            case Line(n=None, undo_to=int(step)) if 0 <= step < journal.head:
                self.players.undo(journal[number] for number in range(step + 1, journal.head + 1))
                journal.go_to(step)
            case Line(n=None, redo_to=int(step)) if journal.head < step <= journal.last:
                journal.go_to(step)
            case Line(n=None, seat=str(seat), player=str(player)) if seat in self.players.seats and is_id(player):
                self.players.take(journal.head, seat, player)
            case Line(n=None, format=int(version)):
                self.format = self._known(version)
            case Line(n=int(number), decision=decision) if number == journal.head + 1 and decision is not None:
                state = self.kind.rules.fold(journal.state, line.events)
                if not self.kind.content.is_known(self.header, journal.state, (decision, *line.events), state):
                    raise _Damaged("unreadable")
                self._compare(game, state, line.hash)
                journal.append(decision, line.events, state)
                self.players.decide(number)
            case _:
                raise _Damaged("unreadable")

    def _compare(self, game: GameT | None, state: StateT, recorded: str) -> None:
        if game is not None and self.kind.hash_of(game, state) != recorded:
            raise _Damaged("hash")

    def _unreadable(self, message: str) -> Unreadable:
        return Unreadable(message, self.file, self.number + 1)


def is_moment(text: str) -> bool:
    """Whether it is a date in ISO format, with or without a time, and nothing else."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return _MOMENT.fullmatch(text) is not None
