"""How the finished matches went: games, wins and VP by faction, opponent, set, player and number of players.

All is counted from the summaries of the match files. What is counted is a result: one seat of one finished match. A
match that was played on from another is none: its beginning would count twice, and who knows what comes plays better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from functools import cached_property
from itertools import pairwise
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from game.cards.catalog import BASE_SET
from game.match.library.summary import MatchSummary, SeatSummary

Whose = Literal["people", "robots", "all"]
Span = Literal["all", "year", "month"]
Trait = Literal["faction", "opponent", "set", "name", "players"]

WHOSE: tuple[Whose, ...] = get_args(Whose)
SPANS: tuple[Span, ...] = get_args(Span)
TRAITS: tuple[Trait, ...] = get_args(Trait)
"""By what results are told apart."""

_MONTH: Final = timedelta(days=30)


class Result(NamedTuple):
    """The seat in this ``place`` of a finished match."""

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
        """A shared victory counts for all who share it (R18.5)."""
        return self.seat.seat in self.match.winners

    @property
    def best_other(self) -> int:
        """The most VP of the others, a virtual opponent among them."""
        others = [seat.vp for seat in self.match.seats if seat is not self.seat]
        return max((*others, self.match.opponent_vp) if self.match.solo else others, default=0)

    @property
    def lead(self) -> int:
        return self.vp - self.best_other

    def values(self, trait: Trait) -> tuple[str, ...]:
        """What the result counts for: a faction, a name, the number of players; or several opponents or sets.

        An opponent is a virtual one, a bot, or `human`. The base set, which is always there, counts where it is alone.
        """
        match trait:
            case "faction":
                return (self.seat.faction,)
            case "name":
                return (self.seat.name,)
            case "players":
                return (str(len(self.match.seats)),)
            case "set":
                return tuple(name for name in self.match.sets if name != BASE_SET) or self.match.sets
            case "opponent":
                others = {seat.player for seat in self.match.seats if seat is not self.seat}
                return (self.match.solo,) if self.match.solo else tuple(sorted(others))


class Choice(msgspec.Struct, frozen=True):
    """Which results count: those of people, of robots or all; of which time; and ``only`` those with these values."""

    whose: Whose = "people"
    span: Span = "all"
    only: Mapping[Trait, str] = {}

    def results(self, matches: Iterable[MatchSummary], today: date) -> tuple[Result, ...]:
        """The results that count, the oldest first."""
        whole = (match for match in matches if match.is_over and match.origin is None)
        finished = (match for match in whole if _is_within(match.created, self.span, today))
        results = (Result(match, place) for match in finished for place in range(len(match.seats)))
        return tuple(sorted(filter(self._counts, results), key=lambda result: (result.match.created, result.place)))

    def toggled(self, trait: Trait, value: str) -> Choice:
        """The same with only one value of a trait, or with all again."""
        only = {name: kept for name, kept in self.only.items() if name != trait}
        if self.only.get(trait) != value:
            only[trait] = value
        return msgspec.structs.replace(self, only=only)

    def _counts(self, result: Result) -> bool:
        if self.whose != "all" and result.seat.is_human != (self.whose == "people"):
            return False
        return all(value in result.values(trait) for trait, value in self.only.items())


class Row(NamedTuple):
    """All results with one value of a trait. ``games`` are the matches, of which one may have several results;
    ``people`` are the results of people."""

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
        """The share of the results that are victories."""
        return self.wins / self.results


class Rounds(NamedTuple):
    mean: float
    fewest: int
    most: int


class Point(NamedTuple):
    """Results that follow each other, from number ``first`` to ``last``: their mean VP, and those of the best other."""

    first: int
    last: int
    vp: float
    others: float


class Statistics:
    """The results in numbers; they are in order of time."""

    def __init__(self, results: Sequence[Result]) -> None:
        self.results = results

    @cached_property
    def matches(self) -> tuple[MatchSummary, ...]:
        """The matches of the results, each once."""
        return tuple({result.match.path: result.match for result in self.results}.values())

    @cached_property
    def total(self) -> Row:
        """All results as one; there is at least one."""
        return _row("", self.results)

    @cached_property
    def decisions(self) -> int:
        return sum(match.steps for match in self.matches)

    @cached_property
    def rounds(self) -> Rounds:
        """How long the matches were; there is at least one."""
        rounds = [match.round for match in self.matches]
        return Rounds(sum(rounds) / len(rounds), min(rounds), max(rounds))

    def rows(self, trait: Trait) -> tuple[Row, ...]:
        """The results by the values of a trait, the most games first; numbers of players in their own order."""
        found: dict[str, list[Result]] = {}
        for result in self.results:
            for value in result.values(trait):
                found.setdefault(value, []).append(result)
        rows = [_row(value, results) for value, results in found.items()]
        if trait == "players":
            return tuple(sorted(rows, key=lambda row: row.value))
        return tuple(sorted(rows, key=lambda row: (-row.games, -row.wins, row.value.casefold())))

    @cached_property
    def sources(self) -> Mapping[str, int]:
        """Group of sources, as in the final account -> all VP that came from it; those that gave nothing left out."""
        total: dict[str, int] = {}
        for match, place in self.results:
            for line in match.sources:
                total[line.group] = total.get(line.group, 0) + line.vp[place]
        return {group: vp for group, vp in total.items() if vp}

    @cached_property
    def records(self) -> Mapping[str, Result]:
        """The most VP, the victories by most and by least, and the longest game; of equals the one that was first."""
        won = [result for result in self.results if result.won]
        found = {
            "highest": _first(self.results, lambda result: result.vp),
            "widest": _first(won, lambda result: result.lead),
            "closest": _first(won, lambda result: -result.lead),
            "longest": _first(self.results, lambda result: (result.match.round, result.match.steps)),
        }
        return {name: result for name, result in found.items() if result}

    def course(self, most: int) -> tuple[Point, ...]:
        """How the results went from first to last, in ``most`` points at most."""
        count = len(self.results)
        points = min(most, count)
        bounds = [count * number // points for number in range(points + 1)] if points else []
        return tuple(_point(start, self.results[start:end]) for start, end in pairwise(bounds))


def _row(value: str, results: Sequence[Result]) -> Row:
    games = len({result.match.path for result in results})
    wins = sum(result.won for result in results)
    people = sum(result.seat.is_human for result in results)
    return Row(value, games, len(results), wins, sum(result.vp for result in results), people)


def _point(start: int, results: Sequence[Result]) -> Point:
    count = len(results)
    vp, others = sum(result.vp for result in results), sum(result.best_other for result in results)
    return Point(start + 1, start + count, vp / count, others / count)


def _first(results: Sequence[Result], rank: Callable[[Result], int | tuple[int, int]]) -> Result | None:
    """The first of those of the highest rank."""
    return max(results, key=rank, default=None)


def day_of(moment: str) -> date | None:
    """The day at this computer of a moment in ISO format; None if it is none."""
    try:
        return datetime.fromisoformat(moment).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return None


def _is_within(created: str, span: Span, today: date) -> bool:
    if span == "all":
        return True
    day = day_of(created)
    if day is None:
        return False
    return day.year == today.year if span == "year" else day > today - _MONTH
