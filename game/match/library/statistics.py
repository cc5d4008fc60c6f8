"""Statistics of finished matches: games, wins and VP by faction, opponent, set, player and number of players; and the
best results of solo games by virtual opponent and faction.

The database counts results; a result is one seat of one finished match. A match that was played on from another does
not count: its beginning would count twice, and its players knew what came next. Matches in which decisions of robots
were taken back count apart.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

import msgspec

from game.kernel.refusal import Unreadable
from game.match.files.record import solo_of
from game.match.library.database import SOURCES
from game.match.library.index import MANY, MatchIndex
from game.match.library.match_list import counts
from game.match.library.stored import UNCOUNTED_FOR
from game.match.library.summary import UNCOUNTED, MatchSummary, SeatSummary, Uncounted, ends_of, summary
from game.rules.phases.scoring import grade, winners_of_solo
from game.rules.state import SEATS, VIRTUAL, Score

Whose = Literal["people", "robots", "all", "undone"]
"""Whose results are counted; those of people in matches in which decisions of robots were taken back count apart."""

Span = Literal["all", "year", "month"]

Trait = Literal["faction", "opponent", "set", "name", "players"]

WHOSE: tuple[Whose, ...] = get_args(Whose)

SPANS: tuple[Span, ...] = get_args(Span)

TRAITS: tuple[Trait, ...] = get_args(Trait)
"""The traits by which results are grouped."""

_COLUMNS: Final[Mapping[Trait, str]] = {
    "faction": "faction", "opponent": "against", "set": "sets", "name": "name", "players": "players",
}  # fmt: skip
"""Trait -> column of `results`."""

_IS_TERM: Final = "= (SELECT id FROM terms WHERE text = ?)"

_IS_IN_BUNCH: Final = "IN (SELECT bunch FROM bunches WHERE value = ?)"

_HAS: Final[Mapping[Trait, str]] = {
    "faction": _IS_TERM, "opponent": _IS_IN_BUNCH, "set": _IS_IN_BUNCH, "name": _IS_TERM, "players": "= ?",
}  # fmt: skip
"""SQL condition for a value. A result can have several opponents (a virtual one, bots, or `human`) and several sets;
the base set, which every match has, counts only if it is alone."""

_COUNTED: Final = ("games", "results", "wins", "vp", "people")

_SUMS: Final = "count(*) AS results, sum(won) AS wins, sum(vp) AS vp, sum(is_human) AS people"

_TOTALS: Final = ", ".join(f"sum({name})" for name in _COUNTED)
"""SQL of the sums of a row."""

_KEY: Final = "moment, match, place"
"""Order by time."""

_Key = tuple[int, int, int]

_BEFORE_ALL: Final = -(1 << 62)

_FAR: Final = 1_000_000_000
"""More decisions than any match has."""

_Kind = TypeVar("_Kind")

_MONTH: Final = timedelta(days=30)


class Result(NamedTuple):
    """A seat, by its ``place``, in a finished match."""

    match: MatchSummary
    place: int

    @property
    def seat(self) -> SeatSummary:
        return self.match.seats[self.place]

    @property
    def vp(self) -> int:
        """Final VP with Locations (R18.4)."""
        return self.seat.vp

    @property
    def won(self) -> bool:
        """Whether the seat has won; a shared victory counts for everybody who shares it (R18.5)."""
        return self.seat.seat in self.match.winners

    @property
    def best_other(self) -> int:
        """The highest VP of the others, including a virtual opponent."""
        others = [seat.vp for seat in self.match.seats if seat is not self.seat]
        return max((*others, self.match.opponent_vp) if self.match.solo else others, default=0)

    @property
    def lead(self) -> int:
        return self.vp - self.best_other


class Choice(msgspec.Struct, frozen=True):
    """A filter of results: whose they are; of which period; and ``only`` those with these values."""

    whose: Whose = "people"
    span: Span = "all"
    only: Mapping[Trait, str] = {}

    def toggled(self, trait: Trait, value: str) -> Choice:
        """The same, restricted to one value of a trait, or no longer if it was.

        >>> winter = Choice().toggled("set", "winter")
        >>> winter.only, winter.toggled("set", "winter").only
        ({'set': 'winter'}, {})
        """
        only = {name: kept for name, kept in self.only.items() if name != trait}
        if self.only.get(trait) != value:
            only[trait] = value
        return msgspec.structs.replace(self, only=only)

    def condition(self, today: date) -> tuple[str, tuple[Any, ...]]:
        """The SQL condition on `results`, and its parameters."""
        is_apart = self.whose == "undone"
        conditions, facts = ["has_undone_robots" if is_apart else "NOT has_undone_robots"], list[Any]()
        if self.whose != "all":
            conditions.append("NOT is_human" if self.whose == "robots" else "is_human")
        if self.span != "all":
            conditions.append("moment >= ? AND moment < ?")
            facts += _bounds(self.span, today)
        for trait, value in self.only.items():
            conditions.append(f"{_COLUMNS[trait]} {_HAS[trait]}")
            facts.append(int(value) if trait == "players" else value)
        return " AND ".join(conditions), tuple(facts)


class Row(NamedTuple):
    """The results with one value of a trait. ``games`` counts matches, which can have several results; ``people``
    counts results of people."""

    value: str
    games: int
    results: int
    wins: int
    vp: int
    people: int

    @property
    def mean_vp(self) -> float:
        return self.vp / self.results

    @property
    def share(self) -> float:
        """Victories per result, 0 to 1."""
        return self.wins / self.results


class Rounds(NamedTuple):
    mean: float
    fewest: int
    most: int


class Point(NamedTuple):
    """Successive results, number ``first`` to ``last``: mean VP, and mean VP of the best other."""

    first: int
    last: int
    vp: float
    others: float


class Statistics:
    """Numbers about the results, each computed at its first use and then kept."""

    def __init__(self, index: MatchIndex, choice: Choice, today: date) -> None:
        self._index = index
        self._condition, self._facts = choice.condition(today)
        self._courses = dict[int, tuple[Point, ...]]()

    def __bool__(self) -> bool:
        """Whether there are any results."""
        return self.total.results > 0

    @cached_property
    def total(self) -> Row:
        """All results as one row."""
        return Row("", self._by_match[0], *(self._sums[name] or 0 for name in ("results", "wins", "vp", "people")))

    @cached_property
    def decisions(self) -> int:
        return self._by_match[1]

    @cached_property
    def rounds(self) -> Rounds:
        """Rounds of the matches; requires at least one match."""
        games, _, rounds, fewest, most = self._by_match
        return Rounds(rounds / games, fewest, most)

    def rows(self, trait: Trait) -> tuple[Row, ...]:
        """The results by the values of a trait, most games first; numbers of players in ascending order."""
        match trait:
            case "faction" | "name":
                query = self._by_seat(_COLUMNS[trait])
            case "opponent":
                query = f"SELECT value, count(DISTINCT match), {_SUMS} FROM results JOIN bunches ON bunch = against"
                query += " WHERE %s GROUP BY 1"
            case "players" | "set":
                query = self._by_group(_COLUMNS[trait], trait == "set")
        found = self._ask(tuple[str | int, int, int, int, int, int], query)
        rows = [Row(str(name), *numbers) for name, *numbers in found]
        if trait == "players":
            return tuple(sorted(rows, key=lambda row: int(row.value)))
        return tuple(sorted(rows, key=lambda row: (-row.games, -row.wins, row.value.casefold(), row.value)))

    def _by_seat(self, column: str) -> str:
        """The query by a term that differs between the seats of a match. A file may have twins, seats that share it:
        they count as one game."""
        groups = f"SELECT {column} AS id, count(*) AS games, {_SUMS} FROM results WHERE %s GROUP BY 1"
        twins = (f"SELECT {column} AS id, 1 - count(*), 0, 0, 0, 0 FROM results INDEXED BY twins "
                 "WHERE %s AND is_twin GROUP BY 1, match")  # fmt: skip
        return f"SELECT text, {_TOTALS} FROM ({groups} UNION ALL {twins}) JOIN terms USING (id) GROUP BY 1"

    def _by_group(self, column: str, is_bunch: bool) -> str:
        """The query by a column that all seats of a match share; a bunch counts for each of its values."""
        one = f"SELECT {column} AS bunch, 1 AS games, {_SUMS} FROM results WHERE %s GROUP BY moment, match"
        named = ", ".join(f"sum({name}) AS {name}" for name in _COUNTED)
        groups = f"SELECT bunch, {named} FROM ({one}) GROUP BY 1"
        value, table = ("value", "JOIN bunches USING (bunch)") if is_bunch else ("bunch", "")
        return f"SELECT {value}, {_TOTALS} FROM ({groups}) {table} GROUP BY 1"

    @cached_property
    def sources(self) -> Mapping[str, int]:
        """Group of sources of the final account -> its total VP; groups without VP are left out."""
        return {group: vp for group in SOURCES if (vp := self._sums[f"from_{group}"] or 0)}

    @cached_property
    def records(self) -> Mapping[str, Result]:
        """The highest VP, the widest and closest victories, the longest game; of equal ones the earliest."""
        wanted = {
            "highest": ("vp = ?", self._sums["highest"]),
            "widest": ("won AND vp - others = ?", self._sums["widest"]),
            "closest": ("won AND vp - others = ?", self._sums["closest"]),
            "longest": (f"round * {_FAR} + steps = ?", self._sums["longest"]),
        }
        found = {name: self._first(condition, most) for name, (condition, most) in wanted.items() if most is not None}
        return {name: result for name, result in found.items() if result}

    def course(self, most: int) -> tuple[Point, ...]:
        """The results over time, in at most ``most`` points."""
        if most not in self._courses:
            self._courses[most] = tuple(self._points(most))
        return self._courses[most]

    def _points(self, most: int) -> Iterator[Point]:
        count = self.total.results
        points = min(most, count)
        bounds = [count * number // points for number in range(points + 1)] if points else []
        before = (_BEFORE_ALL, 0, 0)
        for first, last in pairwise(bounds):
            until = self._key_after(before, last - first)
            if until is not None:
                yield self._point(first, last, before, until)
                before = until

    @cached_property
    def _sums(self) -> Mapping[str, int | None]:
        """Sums over all results, and the values of the records."""
        sums = {
            "results": "count(*)", "wins": "sum(won)", "vp": "sum(vp)", "people": "sum(is_human)",
            "highest": "max(vp)", "longest": f"max(round * {_FAR} + steps)",
            "widest": "max(CASE WHEN won THEN vp - others END)", "closest": "min(CASE WHEN won THEN vp - others END)",
            **{f"from_{group}": f"sum(from_{group})" for group in SOURCES},
        }  # fmt: skip
        (row,) = self._ask(tuple[int | None, ...], f"SELECT {', '.join(sums.values())} FROM results WHERE %s")
        return dict(zip(sums, row, strict=True))

    @cached_property
    def _by_match(self) -> tuple[int, int, int, int, int]:
        """Number of matches, their decisions and rounds, the fewest and the most rounds."""
        matches = "SELECT max(steps) AS steps, max(round) AS round FROM results WHERE %s GROUP BY moment, match"
        query = f"SELECT count(*), sum(steps), sum(round), min(round), max(round) FROM ({matches})"
        (row,) = self._ask(tuple[int | None, ...], query)
        games, steps, rounds, fewest, most = (number or 0 for number in row)
        return games, steps, rounds, fewest, most

    def _first(self, condition: str, value: int) -> Result | None:
        first = f"SELECT match, place FROM results WHERE %s AND {condition} ORDER BY moment, match, place LIMIT 1"
        query = f"SELECT name, place FROM matches JOIN ({first}) ON id = match"
        for name, place in self._ask(tuple[bytes, int], query, value):
            match = self._index.last_read(os.fsdecode(name))
            if match is not None and place < len(match.seats):
                return Result(match, place)
        return None

    def _key_after(self, before: _Key, count: int) -> _Key | None:
        """The key of the result ``count`` places after another."""
        query = f"SELECT {_KEY} FROM results WHERE %s AND ({_KEY}) > (?, ?, ?) ORDER BY {_KEY} LIMIT 1 OFFSET ?"
        return next(iter(self._ask(tuple[int, int, int], query, *before, count - 1)), None)

    def _point(self, first: int, last: int, before: _Key, until: _Key) -> Point:
        """The means of the results ``first`` to ``last`` - 1, counted from 0, which are those after the key ``before``
        up to ``until``."""
        query = f"SELECT avg(vp), avg(others) FROM results WHERE %s AND ({_KEY}) > (?, ?, ?) AND ({_KEY}) <= (?, ?, ?)"
        ((vp, others),) = self._ask(tuple[float | None, float | None], query, *before, *until)
        return Point(first + 1, last, vp or 0, others or 0)

    def _ask(self, kind: type[_Kind], query: str, *facts: Any) -> list[_Kind]:
        """Run a query; each `%s` is the condition for the results that count."""
        known = self._facts * query.count("%s")
        return self._index.database.rows(kind, query.replace("%s", self._condition), (*known, *facts))


def left_out(index: MatchIndex) -> Mapping[Uncounted, int]:
    """Why finished matches do not count for all people in them -> how many there are, of each reason that occurs."""
    found = counts(index)
    reasons = {reason: found[UNCOUNTED_FOR, reason] for reason in UNCOUNTED}
    return {reason: number for reason, number in reasons.items() if number}


def is_any_finished(index: MatchIndex) -> bool:
    """Whether any match of the folder is over."""
    return bool(index.database.rows(tuple[int], "SELECT 1 FROM matches WHERE is_over LIMIT 1"))


def day_of(moment: str) -> date | None:
    """The local date of a moment in ISO format; None if it is not valid."""
    try:
        return datetime.fromisoformat(moment).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return None


def _bounds(span: Span, today: date) -> tuple[float, float]:
    """The period in which results count, in local time, as seconds since 1970."""
    if span == "year":
        return _midnight(date(today.year, 1, 1)), _midnight(date(today.year + 1, 1, 1))
    return _midnight(today - _MONTH + timedelta(days=1)), math.inf


def _midnight(day: date) -> float:
    return datetime.combine(day, time()).timestamp()


class SoloResult(msgspec.Struct, frozen=True):
    """The end of a solo game: final VP of both sides, including Locations, and its file, if any.

    Results rank by victory, then by more VP, then by fewer VP of the opponent.
    """

    opponent: str
    faction: str
    vp: int
    opponent_vp: int
    won: bool
    grade: str | None
    path: Path | None = None

    @property
    def rank(self) -> tuple[bool, int, int]:
        """A key to sort results by: the better result has the greater one."""
        return self.won, self.vp, -self.opponent_vp

    def is_record_after(self, before: SoloResult | None) -> bool:
        """Whether this beats the best result ``before`` it; the first result does if it is a victory."""
        return self.won if before is None else self.rank > before.rank


class BestResults:
    """The best results in a folder of matches.

    Of matches that are not in the database, unless there are very many, only the first and last line are read. A file
    that may hold the best result is then read whole, so that a damaged file never counts. Matches played by robots do
    not count, nor those played on from another match, because their players knew what came next.
    """

    def __init__(self, folder: Path) -> None:
        self._index = MatchIndex(folder)
        self._claims: list[SoloResult] | None = None
        self._found: dict[tuple[str, str | None, Path | None], SoloResult | None] = {}

    def best(self, opponent: str, faction: str | None = None, but: Path | None = None) -> SoloResult | None:
        """The best result against an opponent, with ``faction`` or any, without the match ``but``."""
        asked = opponent, faction, but
        if asked not in self._found:
            self._found[asked] = self._best(opponent, faction, but)
        return self._found[asked]

    def _best(self, opponent: str, faction: str | None, but: Path | None) -> SoloResult | None:
        best = self._stored(opponent, faction, but)
        for claim in sorted(self._unread(), key=lambda claim: claim.rank, reverse=True):
            if best is not None and claim.rank <= best.rank:
                break
            if claim.opponent == opponent and faction in (None, claim.faction) and claim.path != but:
                assert claim.path is not None, "claims come from files"
                self._index.read(claim.path)
                best = self._stored(opponent, faction, but)
        return best

    def _stored(self, opponent: str, faction: str | None, but: Path | None) -> SoloResult | None:
        """The best of the matches that were read whole."""
        query = (
            "SELECT matches.name FROM results JOIN matches ON matches.id = match"
            " WHERE solo = (SELECT id FROM terms WHERE text = ?) AND place = 0 AND is_human AND matches.name IS NOT ?"
            f" AND {'true' if faction is None else 'faction = (SELECT id FROM terms WHERE text = ?)'}"
            " ORDER BY won DESC, vp DESC, others, recency LIMIT 1"
        )
        facts = (opponent, os.fsencode(but.name) if but else None, *([faction] if faction else []))
        for (name,) in self._index.database.rows(tuple[bytes], query, facts):
            return result_of_match(self._index.read(self._index.folder / os.fsdecode(name)))
        return None

    def _unread(self) -> Sequence[SoloResult]:
        """Results of files that are not in the database, not verified yet."""
        if self._claims is None:
            unread = tuple(self._index.unread) if len(self._index.unread) <= MANY else ()
            claims = (_claim(self._index.folder / name) for name in unread)
            self._claims = [claim for claim in claims if claim is not None]
        return self._claims


def _claim(path: Path) -> SoloResult | None:
    """The result in a file, from its first and last line; if the last line is not the end, from the whole file."""
    ends = ends_of(path)
    if ends is None or ends.header.origin or not ends.header.seats[0].is_human:
        return None
    solo = solo_of(ends.header)
    if solo is None:
        return None
    if ends.last is None:
        try:
            return result_of_match(summary(path))
        except Unreadable:
            return None
    faction = ends.header.seats[0].role
    scores = ends.ended.scores if ends.ended else ()
    if faction is None or {score.seat for score in scores} != {SEATS[0], VIRTUAL}:
        return None
    return result_of(solo, faction, scores, path)


def result_of_match(match: MatchSummary | Unreadable) -> SoloResult | None:
    """The result of a match, if it is a finished solo game of a person, played from the deal."""
    if isinstance(match, Unreadable) or match.solo is None or match.origin:
        return None
    if not (match.is_over and match.seats[0].is_human):
        return None
    return result_of(match.solo, match.seats[0].faction, match.scores, match.path)


def result_of(opponent: str, faction: str, scores: Sequence[Score], path: Path | None = None) -> SoloResult:
    """The result of a solo game with these final scores."""
    totals = {score.seat: score.total for score in scores}
    first = winners_of_solo(scores)
    won = VIRTUAL not in first
    return SoloResult(opponent, faction, totals[SEATS[0]], totals[VIRTUAL], won, grade(scores, first), path)
