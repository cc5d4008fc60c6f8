"""Statistics of finished matches of a game: games, wins and VP by role, opponent, player, number of players, and what
else the game counts.

The database counts results; a result is one seat of one finished match. A match that was played on from another does
not count: its beginning would count twice, and its players knew what came next. Matches in which decisions of robots
were taken back count apart.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta
from functools import cached_property
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

import msgspec

from game.match.library.database import OF_GAME, SOURCES
from game.match.library.index import MatchIndex
from game.match.library.match_list import counts
from game.match.library.stored import OPPONENT, UNCOUNTED_FOR
from game.match.library.summary import UNCOUNTED, MatchSummary, SeatSummary, Uncounted
from game.play.annals import Facet
from game.play.files.line import FIRST_GAME
from game.play.kind import AnyKind

Whose = Literal["people", "robots", "all", "undone"]
"""Whose results are counted; those of people in matches in which decisions of robots were taken back count apart."""

Span = Literal["all", "year", "month"]

WHOSE: tuple[Whose, ...] = get_args(Whose)

SPANS: tuple[Span, ...] = get_args(Span)

NAME, PLAYERS = "name", "players"

Trait = str
"""What results are grouped by: `OPPONENT`, `NAME`, `PLAYERS`, or a facet of the game (`game.play.annals.Facet.one`)."""


def traits_of_results(kind: AnyKind) -> tuple[Trait, ...]:
    """The traits by which results of a game are grouped."""
    facets = kind.annals.facets
    roles = [facet.one for facet in facets if facet.of is None]
    return (*roles, OPPONENT, *(facet.one for facet in facets if facet.of is not None), NAME, PLAYERS)


_IS_TERM: Final = "= (SELECT id FROM terms WHERE text = ?)"

_IS_IN_BUNCH: Final = "IN (SELECT bunch FROM bunches WHERE facet = ? AND value = ?)"


def _condition_of(trait: Trait, value: str, facets: Mapping[str, Facet]) -> tuple[str, tuple[Any, ...]]:
    """The SQL condition for a value of a trait, and its parameters. A result can have several opponents (virtual ones,
    robots, or `human`) and several values of a facet that is not its seat's."""
    if trait == PLAYERS:
        return "players = ?", (int(value),)
    if trait == NAME:
        return f"name {_IS_TERM}", (value,)
    if trait == OPPONENT:
        return f"against {_IS_IN_BUNCH}", (trait, value)
    if trait in facets and facets[trait].of is None:
        return f"role {_IS_TERM}", (value,)
    return f"own {_IS_IN_BUNCH}", (trait, value)


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
        """Final VP."""
        return self.seat.vp

    @property
    def won(self) -> bool:
        """Whether the seat has won; a shared victory counts for everybody who shares it."""
        return self.seat.seat in self.match.winners

    @property
    def best_other(self) -> int:
        """The highest VP of the others, including virtual opponents."""
        others = [seat.vp for seat in self.match.seats if seat is not self.seat]
        return max(others + [opponent.vp for opponent in self.match.opponents], default=0)

    @property
    def lead(self) -> int:
        return self.vp - self.best_other


class Choice(msgspec.Struct, frozen=True):
    """A filter of the results of a ``game``: whose they are; of which period; and ``only`` those with these values."""

    whose: Whose = "people"
    span: Span = "all"
    only: Mapping[Trait, str] = {}
    game: str = FIRST_GAME

    def toggled(self, trait: Trait, value: str) -> Choice:
        """The same, restricted to one value of a trait, or no longer if it was.

        >>> alone = Choice().toggled("players", "1")
        >>> alone.only, alone.toggled("players", "1").only
        ({'players': '1'}, {})
        """
        only = {name: kept for name, kept in self.only.items() if name != trait}
        if self.only.get(trait) != value:
            only[trait] = value
        return msgspec.structs.replace(self, only=only)

    def condition(self, today: date, kind: AnyKind) -> tuple[str, tuple[Any, ...]]:
        """The SQL condition on `results`, and its parameters; ``kind`` is that of the game."""
        facets = {facet.one: facet for facet in kind.annals.facets}
        conditions, facts = [OF_GAME], list[Any]([self.game])
        conditions.append("has_undone_robots" if self.whose == "undone" else "NOT has_undone_robots")
        if self.whose != "all":
            conditions.append("NOT is_human" if self.whose == "robots" else "is_human")
        if self.span != "all":
            conditions.append("moment >= ? AND moment < ?")
            facts += _bounds(self.span, today)
        for trait, value in self.only.items():
            condition, values = _condition_of(trait, value, facets)
            conditions.append(condition)
            facts += values
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
        self._kind = index.kinds(choice.game)
        self._condition, self._facts = choice.condition(today, self._kind)
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
        query, facts = self._rows_query(trait)
        found = self._ask(tuple[str | int, int, int, int, int, int], query, *facts)
        rows = [Row(str(name), *numbers) for name, *numbers in found]
        if trait == PLAYERS:
            return tuple(sorted(rows, key=lambda row: int(row.value)))
        return tuple(sorted(rows, key=lambda row: (-row.games, -row.wins, row.value.casefold(), row.value)))

    def _rows_query(self, trait: Trait) -> tuple[str, tuple[str, ...]]:
        """The query for the results by the values of a trait, and its parameters after those of the condition."""
        roles = [facet.one for facet in self._kind.annals.facets if facet.of is None]
        if trait in (NAME, *roles):
            return self._by_seat(NAME if trait == NAME else "role"), ()
        if trait == OPPONENT:
            query = f"SELECT value, count(DISTINCT match), {_SUMS} FROM results JOIN bunches ON bunch = against"
            return query + " WHERE %s GROUP BY 1", ()
        if trait == PLAYERS:
            return self._by_group(PLAYERS), ()
        return self._by_group("own", "JOIN bunches USING (bunch) WHERE facet = ?"), (trait,)

    def _by_seat(self, column: str) -> str:
        """The query by a term that differs between the seats of a match. A file may have twins, seats that share it:
        they count as one game."""
        groups = f"SELECT {column} AS id, count(*) AS games, {_SUMS} FROM results WHERE %s GROUP BY 1"
        twins = (f"SELECT {column} AS id, 1 - count(*), 0, 0, 0, 0 FROM results INDEXED BY twins "
                 "WHERE %s AND is_twin GROUP BY 1, match")  # fmt: skip
        return f"SELECT text, {_TOTALS} FROM ({groups} UNION ALL {twins}) JOIN terms USING (id) GROUP BY 1"

    def _by_group(self, column: str, bunches: str = "") -> str:
        """The query by a column that all seats of a match share; a bunch counts for each of its values."""
        one = f"SELECT {column} AS bunch, 1 AS games, {_SUMS} FROM results WHERE %s GROUP BY moment, match"
        named = ", ".join(f"sum({name}) AS {name}" for name in _COUNTED)
        groups = f"SELECT bunch, {named} FROM ({one}) GROUP BY 1"
        return f"SELECT {'value' if bunches else 'bunch'}, {_TOTALS} FROM ({groups}) {bunches} GROUP BY 1"

    @cached_property
    def sources(self) -> Mapping[str, int]:
        """Group of sources of the final account -> its total VP; groups without VP are left out."""
        return {group: vp for group in self._kind.annals.sources if (vp := self._sums[f"from_{group}"] or 0)}

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
        columns = zip(self._kind.annals.sources, SOURCES, strict=False)
        sums = {
            "results": "count(*)", "wins": "sum(won)", "vp": "sum(vp)", "people": "sum(is_human)",
            "highest": "max(vp)", "longest": f"max(round * {_FAR} + steps)",
            "widest": "max(CASE WHEN won THEN vp - others END)", "closest": "min(CASE WHEN won THEN vp - others END)",
            **{f"from_{group}": f"sum({column})" for group, column in columns},
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


def left_out(index: MatchIndex, game: str = FIRST_GAME) -> Mapping[Uncounted, int]:
    """Why finished matches of a game do not count for all people in them -> how many there are, of each reason that
    occurs."""
    found = counts(index, game)
    reasons = {reason: found[UNCOUNTED_FOR, reason] for reason in UNCOUNTED}
    return {reason: number for reason, number in reasons.items() if number}


def is_any_finished(index: MatchIndex, game: str = FIRST_GAME) -> bool:
    """Whether any match of a game in the folder is over."""
    query = f"SELECT 1 FROM matches WHERE {OF_GAME} AND is_over LIMIT 1"
    return bool(index.database.rows(tuple[int], query, (game,)))


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
