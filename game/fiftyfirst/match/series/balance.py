"""Games between equal robots, and what they tell of cards, factions, the first seat and the length of a game.

All seats are played by the same robot, so that the winners' shares tell of what they had, not of who they were.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from game import __version__
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import stack_of
from game.fiftyfirst.match.part import Deeds
from game.fiftyfirst.match.sets import PARTS
from game.fiftyfirst.match.setup import sets_among, variants_among
from game.fiftyfirst.match.vp_sources import vp_lines
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.state import GameState
from game.files import MEGABYTE, read_file
from game.kernel.refusal import Fault, Unreadable
from game.kernel.seats import Seat
from game.match.series.simulate import Lengths, Meeting, Played, Series, kind_for, play_out, summary_of
from game.match.series.tournament import interval
from game.match.series.workers import ALONE, Workers
from game.play.games import GameSource
from game.play.setup import Choices

Key = TypeVar("Key", int, str)

USES: Final = ("built", "dealt", "razed")
"""What a player can do with a Location card in hand: construct or develop it, make a Deal with it, raze it."""

DEEDS: Final = ("drawn", *USES, "developed", "activated", "visited", "lost")
"""What is counted for each card. `developed` are those of `built` that were built over another one; what happens to a
Location in a State: its action is `activated`, others use its Open Production (`visited`), others or Machines raze it
(`lost`)."""

MOST: Final = 2.0
LEAST: Final = 0.25
"""A card is an outlier if it is used more often than `MOST` times the mean over copies drawn, or less than `LEAST`."""

LEAST_EXPECTED: Final = 10.0
"""Uses that the mean would give a card, below which it is not judged: chance alone makes an outlier of it."""

FARTHEST: Final = 0.25
"""A mean that differs by more than this part of it from that of another report is an outlier."""

_LARGEST: Final = 10 * MEGABYTE
"""Most bytes of a report."""


class Count(msgspec.Struct, frozen=True, array_like=True):
    """How often a seat did one of DEEDS with a card, or had it done to its Location, in one game."""

    seat: Seat
    deed: str
    card: str
    times: int


class CountedGame(msgspec.Struct, frozen=True):
    """One game: ``first`` is its first player, ``sources`` the VP of all seats together by source."""

    played: Played
    first: Seat
    counts: tuple[Count, ...]
    sources: Mapping[str, int]

    def won(self, seat: Seat) -> float:
        """The seat's share of the victory: a half, if two have won."""
        return (seat in self.played.winners) / len(self.played.winners)


class Share(msgspec.Struct, frozen=True):
    """A part of a number of cases, with the ends of its 95 % interval; a shared victory is a part of a win."""

    part: float
    of: int
    share: float
    low: float
    high: float

    def differs(self, other: float) -> bool:
        """Whether another share is outside the interval."""
        return not self.low <= other <= self.high


class CardBalance(msgspec.Struct, frozen=True):
    """What was counted of a card, or of many together.

    Attributes:
        counts: Deed, one of DEEDS -> number.
        used: Uses for each copy drawn.
        ratios: `used` and each of USES -> how often that was done for a copy drawn, the mean of all cards being 1.
        won: `drawn` and each of USES -> the share of games won among those in which a seat did that.
        outliers: `used_often`, `used_seldom`, the same for each of USES, `wins_often` and `wins_seldom` by the
            victories of those who drew it.
        judged: Whether it was drawn often enough to tell.
    """

    name: str
    sets: tuple[str, ...]
    copies: int
    counts: Mapping[str, int]
    used: Share
    ratios: Mapping[str, float]
    won: Mapping[str, Share]
    outliers: tuple[str, ...]
    judged: bool


class Balance(msgspec.Struct, frozen=True):
    """The balance report of a series.

    Attributes:
        rounds, decisions: By game.
        vp, winner_vp: Final VP by seat, and of winners alone.
        lasted: Number of rounds -> games.
        sources: Source of VP -> mean by seat.
        turns: The victories of those who were first, second ... in the first round.
        factions: Faction -> its victories.
        total: All cards together. Their share of games won exceeds a fair one if winners do more.
        groups: The cards of each set together.
        cards: Each card, the most used first.
        problems: What went wrong; such games do not count.
        faults: Those of the program that played, each kind once; a robot of the game has played on for it.
        options: The variants.
        cut_off: Games with Machines that did not end (`game.fiftyfirst.match.setup.MOST_ROUNDS`); they do not count.
    """

    version: str
    robot: str
    sets: tuple[str, ...]
    players: int
    games: int
    seed: int
    rounds: Lengths
    decisions: Lengths
    vp: Lengths
    winner_vp: Lengths
    lasted: Mapping[int, int]
    sources: Mapping[str, float]
    turns: tuple[Share, ...]
    factions: Mapping[str, Share]
    total: CardBalance
    groups: tuple[CardBalance, ...]
    cards: tuple[CardBalance, ...]
    problems: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()
    options: Options = Options()
    cut_off: int = 0

    @property
    def lengths(self) -> Mapping[str, Lengths]:
        """The measures of the length of games, by name: rounds, decisions and VP."""
        return {"rounds": self.rounds, "decisions": self.decisions, "vp": self.vp, "winner_vp": self.winner_vp}

    @property
    def fair(self) -> float:
        """A seat's fair share of victories."""
        return 1 / self.players


class MeanDifference(msgspec.Struct, frozen=True):
    """A mean of a report beside that of an earlier one; ``ratio`` is 1 if they are equal."""

    mean: float
    before: float
    ratio: float
    is_outlier: bool


_DEEDS: Final[Mapping[type[Event], Deeds]] = {
    ev.CardsDrawn: lambda event: [(event.seat, "drawn", card) for card in event.cards],
    ev.CardPicked: lambda event: [(event.seat, "drawn", event.card)] if event.site is None else (),
    ev.LocationConstructed: lambda event: [(event.seat, "built", event.card)],
    ev.LocationDeveloped: lambda event: [(event.seat, deed, event.card) for deed in ("built", "developed")],
    ev.DealMade: lambda event: [(event.seat, "dealt", event.card)],
    ev.CardRazed: lambda event: [(event.seat, "razed", event.card)],
    ev.LocationActivated: lambda event: [(event.seat, "activated", event.card)],
    ev.OpenProductionUsed: lambda event: [(event.owner, "visited", event.card)],
    ev.LocationRazed: lambda event: [(event.owner, "lost", event.card)],
    **{kind: deeds for part in PARTS for kind, deeds in part.counted.items()},
}
"""What each event counts: the seat, one of `DEEDS`, and the card."""


def count_games(series: Series, source: GameSource, workers: Workers = ALONE) -> Iterator[CountedGame]:
    """Play a series, and yield the counts of each game, in order."""
    return workers.do(partial(_count_game, source, series.choices), series.meetings(None))


def _count_game(source: GameSource, choices: Choices, meeting: Meeting) -> CountedGame:
    kind = kind_for(source, meeting.bots)
    game = play_out(kind, choices, meeting)
    sources = {line.group: sum(line.vp) for line in vp_lines(game.events, game.last.scores)}
    return CountedGame(summary_of(kind, game), game.first.first_player, counts_of(game.first, game.events), sources)


def counts_of(first: GameState, events: Iterable[AnyEvent]) -> tuple[Count, ...]:
    """What was done with each card in a game that begins with ``first``; the dealt hands count as drawn."""
    counts = Counter((seat, "drawn", card) for seat in first.seats for card in first.player(seat).hand)
    for event in events:
        if deeds := _DEEDS.get(type(event)):
            counts.update(deeds(event))
    return tuple(Count(*deed, times) for deed, times in sorted(counts.items()))


def balance_of(series: Series, games: Iterable[CountedGame], catalog: Catalog) -> Balance:
    """The report of a series.

    Raises:
        Unreadable: no game was played to its end.
    """
    all_games = list(games)
    problems = tuple(problem for game in all_games for problem in game.played.problems)
    finished = [game for game in all_games if not game.played.problems and not game.played.cut_off]
    if not finished:
        raise Unreadable(f"no game was played to its end: {problems[0] if problems else 'all were cut off'}")
    rounds = [game.played.rounds for game in finished]
    seats = [(game, seat) for game in finished for seat in game.played.totals]
    sets = sets_among(series.choices)
    cards = _Cards(finished, sets, catalog)
    return Balance(
        version=__version__,
        robot=series.bots[0],
        sets=sets,
        players=series.players,
        games=len(finished),
        seed=series.seed,
        rounds=Lengths.of(rounds),
        decisions=Lengths.of([game.played.decisions for game in finished]),
        vp=Lengths.of([game.played.totals[seat] for game, seat in seats]),
        winner_vp=Lengths.of([game.played.totals[seat] for game in finished for seat in game.played.winners]),
        lasted=dict(sorted(Counter(rounds).items())),
        sources={
            group: round(vp / len(seats), 2)
            for group, vp in sum((Counter(game.sources) for game in finished), Counter[str]()).most_common()
        },
        turns=tuple(_shares((place, won) for place, _, won in _places(finished)).values()),
        factions=_shares((faction, won) for _, faction, won in _places(finished)),
        total=cards.row("all", cards.set_of),
        groups=tuple(cards.row(name, cards.of_set(name)) for name in sets),
        cards=tuple(sorted(cards.rows(), key=lambda card: (-card.ratios["used"], card.name))),
        problems=problems,
        faults=tuple(dict.fromkeys(fault for game in finished for fault in game.played.faults)),
        options=variants_among(series.choices),
        cut_off=sum(game.played.cut_off for game in all_games),
    )


def _places(games: Sequence[CountedGame]) -> Iterator[tuple[int, str, float]]:
    """For each seat of each game: its place in the order of the first round, its faction, its share of the victory."""
    for game in games:
        seats = list(game.played.totals)
        for index, (seat, faction) in enumerate(zip(seats, game.played.roles, strict=True)):
            yield (index - seats.index(game.first)) % len(seats), faction, game.won(seat)


def _shares(wins: Iterable[tuple[Key, float]]) -> dict[Key, Share]:
    """The victories by keys, in their order."""
    found = defaultdict[Key, list[float]](list)
    for key, won in wins:
        found[key].append(won)
    return {key: _share(sum(found[key]), len(found[key])) for key in sorted(found)}


def _share(part: float, of: int) -> Share:
    low, high = interval(min(part, of), of)
    return Share(round(part, 3), of, round(part / max(1, of), 4), round(low, 4), round(high, 4))


class _Cards:
    """What was counted of all cards of a series."""

    def __init__(self, games: Sequence[CountedGame], sets: Sequence[str], catalog: Catalog) -> None:
        hacked = {
            catalog.machines[machine].hacked: count for machine, count in Counter(stack_of(catalog, sets)).items()
        }
        self._copies = Counter(catalog.deck(sets)) + Counter(hacked)
        self.set_of = {card: name for name in reversed(sets) for card in catalog.copies(name)}
        """Card -> the first of the sets that has it: a later one may reprint it."""
        self.set_of |= {card: catalog.locations[card].set for card in hacked}
        self._counts = defaultdict[str, Counter[str]](Counter)
        self._wins = defaultdict[tuple[str, str], list[float]](list)
        for game in games:
            for count in game.counts:
                self._counts[count.card][count.deed] += count.times
                self._wins[count.card, count.deed].append(game.won(count.seat))
        everything = self._sum(self._copies)
        self._rates = {use: everything[use] / max(1, everything["drawn"]) for use in ("used", *USES)}
        self._winners = self._won(self._copies, "drawn").share

    def of_set(self, name: str) -> Sequence[str]:
        """The cards of a set."""
        return [card for card in self._copies if self.set_of[card] == name]

    def rows(self) -> Iterator[CardBalance]:
        """A row for each card of the deck."""
        return (self.row(card, (card,)) for card in self._copies)

    def row(self, name: str, cards: Collection[str]) -> CardBalance:
        """What was counted of these cards together."""
        counts = self._sum(cards)
        drawn = counts["drawn"]
        expected = {use: rate * drawn for use, rate in self._rates.items()}
        ratios = {use: round(counts[use] / count, 3) if count else 1.0 for use, count in expected.items()}
        won = {deed: self._won(cards, deed) for deed in ("drawn", *USES)}
        judged = {use: ratios[use] for use, count in expected.items() if count >= LEAST_EXPECTED}
        outliers = [f"{use}_often" for use, ratio in judged.items() if ratio > MOST]
        outliers += [f"{use}_seldom" for use, ratio in judged.items() if ratio < LEAST]
        if judged and won["drawn"].differs(self._winners):
            outliers.append("wins_often" if won["drawn"].share > self._winners else "wins_seldom")
        return CardBalance(
            name=name,
            sets=tuple(sorted({self.set_of[card] for card in cards})),
            copies=sum(self._copies[card] for card in cards),
            counts={deed: counts[deed] for deed in DEEDS},
            used=_share(counts["used"], drawn),
            ratios=ratios,
            won=won,
            outliers=tuple(outliers),
            judged="used" in judged,
        )

    def _sum(self, cards: Iterable[str]) -> Counter[str]:
        found = sum((self._counts[card] for card in cards), Counter[str]())
        found["used"] = sum(found[use] for use in USES)
        return found

    def _won(self, cards: Iterable[str], deed: str) -> Share:
        wins = [won for card in cards for won in self._wins[card, deed]]
        return _share(sum(wins), len(wins))


def compared(balance: Balance, before: Balance) -> Mapping[str, MeanDifference]:
    """The length of games and the VP beside those of an earlier report."""
    return {name: _difference(lengths.mean, before.lengths[name].mean) for name, lengths in balance.lengths.items()}


def _difference(mean: float, before: float) -> MeanDifference:
    ratio = mean / before if before else 1.0
    return MeanDifference(mean, before, round(ratio, 3), abs(ratio - 1) > FARTHEST)


def read_balance(path: Path, series: Series) -> Balance:
    """An earlier report to compare that of a series with, as `balance --json` prints it.

    Raises:
        Unreadable: the file is missing or something else, or about another robot or number of players.
    """
    try:
        before = msgspec.json.decode(read_file(path, _LARGEST), type=Balance)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("expected a report that `balance --json` has printed", str(path)) from error
    if (before.robot, before.players) != (series.bots[0], series.players):
        raise Unreadable("expected a report about the same robot and number of players", str(path))
    return before
