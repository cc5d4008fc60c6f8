"""The format of a match file, and reading it.

A file is JSON Lines, and only ever grows: a header, then numbered entries, or lines that move the head of the journal::

    {"format": 1, "rules": 1, "cards": "736b57eeb265", "sets": ["base"], "options": {}, "seed": 5, "seats": [...], ...}
    {"n": 0, "events": [{"type": "game_started", "state": {...}}], "hash": "e312a92dce9e"}
    {"n": 1, "decision": {"type": "keep_cards", ...}, "events": [...], "hash": "ee876533a378"}
    {"undo_to": 0}
    {"redo_to": 1}

Nothing here ever changes a file. Reading folds the recorded events, so it asks neither the rules nor the cards; the
hash of a position is compared only if the file was written with this version of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from game.cards.catalog import Catalog
from game.files import MEGABYTE, read_file, without_mark
from game.kernel.journal import Journal
from game.kernel.message import decoder, encode
from game.kernel.refusal import Unreadable
from game.match.files.agreement import check_deal, check_header, check_sets, reason_of, shown_name
from game.match.files.header import Header, read_header
from game.match.files.older_rules import in_todays_words
from game.rules.commands import AnyCommand
from game.rules.events import AnyEvent, GameStarted
from game.rules.evolve import fold
from game.rules.game import Game
from game.rules.invariants import cards_in_play
from game.rules.known import misshapen, unknown_in_message, unknown_in_state
from game.rules.position import position_text
from game.rules.sets import sets_of_game
from game.rules.solo.kinds import KINDS
from game.rules.state import GameState

FORMAT = 1
"""Version of the file format. Each older version needs an entry in `UPGRADES`."""
RULES = 3
"""Version of the rules and of the position text. It increases whenever a recorded match would be decided differently,
if only by a field of an event. Position hashes of other versions are not compared, and what they have recorded is
translated (`game.match.files.older_rules`)."""
UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Version -> conversion of a line to the next version."""

_NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Errors of a line that is not of this format; RecursionError if it is nested too deeply."""
_MOST_NAMED = 5
"""Cards that a sentence names."""
LARGEST = 60 * MEGABYTE
"""Maximum bytes of a match file."""

MatchJournal = Journal[AnyCommand, AnyEvent, GameState]


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the header: an entry with its number ``n``, a move of the head, or the format of what follows."""

    n: int | None = None
    decision: AnyCommand | None = None
    events: tuple[AnyEvent, ...] = ()
    hash: str = ""
    undo_to: int | None = None
    redo_to: int | None = None
    format: int | None = None


class Damage(msgspec.Struct, frozen=True):
    """A damaged tail: the file is valid up to step ``kept``, and invalid from line ``line`` on.

    ``reason`` is `torn` (the last line is incomplete), `unreadable`, or `hash` (the position differs from the record).
    """

    line: int
    kept: int
    reason: str


class Record(msgspec.Struct, frozen=True):
    """A match as read from its file.

    ``good`` is the length in bytes of the valid part, ``format`` the format of its last line.
    """

    header: Header
    journal: MatchJournal
    good: int
    damage: Damage | None
    format: int


def position_hash(game: Game, state: GameState) -> str:
    """The first 12 hex digits of the SHA-256 of the canonical position text."""
    return sha256(position_text(game, state).encode()).hexdigest()[:12]


def read_line(text: bytes) -> Line:
    """A line after the header, in the words of these rules.

    Raises:
        msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, LookupError, TypeError, AttributeError:
            the line is none, or what it tells is incomplete.
    """
    return _LINE.decode(in_todays_words(text))


def write_line(value: Header | Line) -> bytes:
    """One line of a match file."""
    return encode(value) + b"\n"


def read_record(path: Path, catalog: Catalog | None = None) -> Record:
    """Read the valid part of a match. A ``catalog`` must hold its cards; with one, position hashes are compared.

    Raises:
        Unreadable: there is no such file, no header, no dealt game, it was written by a newer program, or some of its
            cards are not in the catalog.
    """
    return record_of(path, read_match_bytes(path), catalog)


def read_match_bytes(path: Path) -> bytes:
    """The bytes of a match file or readable record; raises Unreadable."""
    try:
        return read_file(path, LARGEST)
    except OSError as error:
        raise Unreadable(f"cannot be read: {error.strerror or error}", str(path)) from None


def record_of(path: Path, data: bytes, catalog: Catalog | None = None) -> Record:
    """`read_record` of the bytes of a file that was read before."""
    return _Reader(path, data).read(catalog)


class _Damaged(Exception):
    """A line that does not follow from those before it; the text is the reason."""


class _Reader:
    """Reads a file line by line; ``number`` is the present line, from 0."""

    def __init__(self, path: Path, data: bytes) -> None:
        text = without_mark(data)
        lines = text.split(b"\n")
        self.file = str(path)
        self.mark = len(data) - len(text)
        self.torn = bool(lines[-1])
        self.lines = lines[:-1]
        self.number = 0
        self.format = self._format_of_header()
        self.header = self._header()
        self.catalog: Catalog | None = None

    def read(self, catalog: Catalog | None) -> Record:
        self.catalog = catalog
        if catalog is not None:
            self._check_sets(catalog)
        game = self.header.game(catalog) if catalog is not None and self.header.rules == RULES else None
        journal = self._begin(game)
        self._check_deal(catalog, journal.state)
        damage = self._follow_all(journal, game)
        good = self.mark + sum(len(line) + 1 for line in self.lines[: self.number])
        return Record(self.header, journal, good, damage, self.format)

    def _format_of_header(self) -> int:
        try:
            version = msgspec.json.decode(self.lines[0])["format"]
        except (*_NOT_JSON, LookupError, TypeError):
            version = None
        if not isinstance(version, int):
            raise self._unreadable("this is not a match: its first line is no header")
        return self._known(version)

    def _known(self, version: int) -> int:
        self._refuse_newer("format", version, FORMAT)
        if any(old not in UPGRADES for old in range(version, FORMAT)):
            raise self._unreadable(f"this match has format {version}, which is too old to be read")
        return version

    def _refuse_newer(self, what: str, version: int, own: int) -> None:
        if version > own:
            raise self._unreadable(
                f"this match was saved by a newer version of the game ({what} {version}, this one reads {own})"
            )

    def _header(self) -> Header:
        try:
            header = read_header(self._upgraded())
        except _NOT_JSON as error:
            raise self._unreadable(f"the header of the match is damaged: {reason_of(error)}") from None
        self._refuse_newer("rules", header.rules, RULES)
        if not _is_moment(header.created):
            raise self._unreadable("the header of the match is damaged: a date expected")
        try:
            check_header(header)
        except Unreadable as error:
            raise self._unreadable(f"the header of the match is damaged: {error.message}") from None
        return header

    def _check_sets(self, catalog: Catalog) -> None:
        """The sets of the match are there, and are played together (R3.2)."""
        try:
            sets_of_game(catalog, self.header.sets)
        except Unreadable as error:
            raise self._unreadable(f"the cards of this match: {error.message}") from None

    def _check_deal(self, catalog: Catalog | None, start: GameState) -> None:
        """What was dealt is what the header says, and, with a catalog, this program knows all of it."""
        try:
            check_deal(self.header, start)
            if catalog is not None:
                if self.header.solo and self.header.solo not in KINDS:
                    raise Unreadable(f"this match needs {self.header.solo}, which this program does not have")
                self._check_cards(catalog, start)
                check_sets(self.header, catalog, start)
                if (unknown := unknown_in_state(catalog, start)) is not None:
                    raise Unreadable(f"nobody can tell what the dealt game means: {shown_name(unknown)}")
        except Unreadable as error:
            raise error.located(self.file) from None

    def _check_cards(self, catalog: Catalog, start: GameState) -> None:
        """No card of the match has gone from its set since it was dealt."""
        if gone := sorted(cards_in_play(start).keys() - catalog.locations.keys()):
            named = ", ".join(card if card.isidentifier() else repr(card) for card in gone[:_MOST_NAMED])
            more = f" and {len(gone) - _MOST_NAMED} more" if len(gone) > _MOST_NAMED else ""
            raise Unreadable(f"the sets of this match no longer hold its cards {named}{more}", self.file)

    def _begin(self, game: Game | None) -> MatchJournal:
        self.number = 1
        try:
            line = self._line()
            if line.n == 0 and isinstance(line.events[0], GameStarted):
                journal = MatchJournal(line.events, _fold(line.events[0].state, line.events[1:]))
                _compare(game, journal.state, line.hash)
                return journal
        except (_Damaged, IndexError):
            pass
        raise self._unreadable("the match has no dealt game that can be read")

    def _follow_all(self, journal: MatchJournal, game: Game | None) -> Damage | None:
        """Follow the lines after entry 0 as far as they are whole; ``number`` ends at the first that is not."""
        try:
            self.number = 2
            while self.number < len(self.lines):
                self._follow(journal, self._line(), game)
                self.number += 1
            if self.torn:
                raise _Damaged("torn")
        except _Damaged as error:
            return Damage(self.number + 1, journal.head, str(error))
        return None

    def _line(self) -> Line:
        try:
            return read_line(self._upgraded())
        except (*_NOT_JSON, ValueError, LookupError, TypeError, AttributeError):
            raise _Damaged("unreadable") from None

    def _upgraded(self) -> bytes:
        """The line in the format of this program."""
        text = self.lines[self.number]
        for version in range(self.format, FORMAT):
            text = msgspec.json.encode(UPGRADES[version](msgspec.json.decode(text)))
        return text

    def _follow(self, journal: MatchJournal, line: Line, game: Game | None) -> None:
        match line:
            case Line(n=None, undo_to=int(step)) if 0 <= step < journal.head:
                journal.go_to(step)
            case Line(n=None, redo_to=int(step)) if journal.head < step <= journal.last:
                journal.go_to(step)
            case Line(n=None, format=int(version)):
                self.format = self._known(version)
            case Line(n=int(number), decision=decision) if number == journal.head + 1 and decision is not None:
                state = _fold(journal.state, line.events)
                self._check_known(journal.state, (decision, *line.events), state)
                _compare(game, state, line.hash)
                journal.append(decision, line.events, state)
            case _:
                raise _Damaged("unreadable")

    def _check_known(self, before: GameState, told: Sequence[AnyCommand | AnyEvent], after: GameState) -> None:
        """With a catalog, this program knows all that has happened; what has come of it, it knows then, too."""
        if self.catalog is None:
            return
        with _damage_if_senseless():
            is_known = all(unknown_in_message(self.catalog, before, one) is None for one in told)
        if not is_known or (after.scores and misshapen(after) is not None):
            raise _Damaged("unreadable")

    def _unreadable(self, message: str) -> Unreadable:
        return Unreadable(message, self.file, self.number + 1)


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


@contextmanager
def _damage_if_senseless() -> Iterator[None]:
    """Turn the errors that damaged events can cause into `_Damaged`."""
    try:
        yield
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError):
        raise _Damaged("unreadable") from None


def _fold(state: GameState, events: Sequence[AnyEvent]) -> GameState:
    with _damage_if_senseless():
        return fold(state, events)


def _compare(game: Game | None, state: GameState, recorded: str) -> None:
    if game is None:
        return
    with _damage_if_senseless():
        found = position_hash(game, state)
    if found != recorded:
        raise _Damaged("hash")


_LINE: msgspec.json.Decoder[Line] = decoder(Line)
