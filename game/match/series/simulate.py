"""Games between robots, with every invariant checked after every event, and a series of them with its tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from time import perf_counter
from typing import Generic, NamedTuple

import msgspec

from game.kernel.refusal import Fault
from game.kernel.rules import CommandT, EventT, ForecastT, GameT, StateT, ViewT
from game.kernel.seats import SEATS, Seat, SeatSetup, by_seat
from game.match.series.workers import ALONE, Workers
from game.play.checking import one_decision
from game.play.files import field_names
from game.play.games import GameSource
from game.play.kind import AnyKind, Kind
from game.play.programs import is_program, read_program
from game.play.setup import Choices


class Meeting(msgspec.Struct, frozen=True):
    """A game to play: ``bots`` are those of the seats, in order; the ``opponent`` is a virtual one, which the options
    of the game name."""

    seed: int
    bots: tuple[str, ...]
    opponent: str | None = msgspec.field(default=None, name=field_names.OPPONENT)


class Played(msgspec.Struct, frozen=True):
    """One game: its length, roles in seat order, winners and problems.

    ``totals`` are the final VP by seat, ``grade`` the grade of a victory over a virtual opponent. ``faults`` tell why
    programs played no longer: they are no problems of the rules. A game that is ``cut_off`` has no winners and totals.
    """

    decisions: int
    rounds: int
    roles: tuple[str, ...] = msgspec.field(name=field_names.ROLES)
    winners: tuple[Seat, ...]
    problems: tuple[str, ...]
    totals: dict[Seat, int] = {}
    grade: str | None = None
    faults: tuple[Fault, ...] = ()
    cut_off: bool = False


class PlayedOut(NamedTuple, Generic[StateT, EventT]):
    """A game from its first state to its last one, with all events between them, or up to the first problem, or to
    where it was ``cut_off``."""

    first: StateT
    last: StateT
    events: Sequence[EventT]
    decisions: int
    problems: tuple[str, ...]
    faults: tuple[Fault, ...]
    cut_off: bool = False


def kind_for(source: GameSource, bots: Iterable[str]) -> AnyKind:
    """The kind of a game with the programs among these robots."""
    return source.kind({name: read_program(name) for name in bots if is_program(name)})


def play_out(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], choices: Choices, meeting: Meeting
) -> PlayedOut[StateT, EventT]:
    """Play a game to its end, to the first problem, or until it is cut off."""
    seed, status = meeting.seed, kind.rules.status
    game, first = kind.setup.deal([SeatSetup(name, name) for name in meeting.bots], choices, seed)
    state = first
    seeds = {seat: (name, f"{seed}/{seat}") for seat, name in by_seat(meeting.bots).items()}
    programs = {seat: program for seat, named in seeds.items() if (program := kind.program(*named))}
    bots = {seat: programs.get(seat) or kind.robot(*named) for seat, named in seeds.items()}
    decisions, history, cut_off = 0, list[EventT](), False
    wrong = [f"deal: {problem}" for problem in kind.rules.problems(game, state)]
    try:
        while not wrong and (to_move := status(state).to_move):
            if cut_off := kind.is_cut_off(state, decisions):
                break
            decisions += 1
            deed = one_decision(kind, game, state, bots.get(to_move), history)
            history += deed.events
            state, wrong = deed.state, list(deed.problems)
            if decisions > kind.most_decisions:
                wrong.append(f"the game is not over after {kind.most_decisions} decisions")
    finally:
        for program in programs.values():
            program.close()
    told = tuple(f"seed {seed}, decision {decisions}: {problem}" for problem in wrong)
    faults = tuple(program.fault for program in programs.values() if program.fault)
    return PlayedOut(first, state, history, decisions, told, faults, cut_off)


def summary_of(
    kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], game: PlayedOut[StateT, EventT]
) -> Played:
    """A game without its events."""
    status, outcome = kind.rules.status(game.last), kind.outcome(game.last)
    return Played(
        game.decisions,
        status.round,
        outcome.roles,
        status.winners,
        game.problems,
        dict(status.vp) if status.is_over else {},
        outcome.grade,
        game.faults,
        game.cut_off,
    )


def play(kind: Kind[GameT, StateT, CommandT, EventT, ViewT, ForecastT], choices: Choices, meeting: Meeting) -> Played:
    """`play_out` without the events."""
    return summary_of(kind, play_out(kind, choices, meeting))


def play_with(source: GameSource, choices: Choices, meeting: Meeting) -> Played:
    """`play`, for a process that is told where the game is."""
    return play(kind_for(source, meeting.bots), choices, meeting)


class Series(msgspec.Struct, frozen=True):
    """Games to play: game i has the seed ``seed`` + i; ``bots`` take the seats in turn.

    If the options that were chosen name a virtual opponent, one bot plays each game, and ``players`` is ignored.
    """

    games: int
    players: int
    seed: int
    bots: tuple[str, ...]
    choices: Mapping[str, object] = {}

    def meetings(self, opponent: str | None) -> Iterator[Meeting]:
        """The games, in order."""
        bots = tuple(islice(cycle(self.bots), 1 if opponent else self.players))
        return (Meeting(seed, bots, opponent) for seed in range(self.seed, self.seed + self.games))


def opponent_of(source: GameSource, choices: Choices) -> tuple[Seat, str] | None:
    """The seat and the name of the virtual opponent in games with these options, if there is one."""
    return next(iter(source.games.kind(source.id).setup.opponents(choices).items()), None)


class Lengths(msgspec.Struct, frozen=True):
    mean: float
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Lengths:
        """Those of at least one number."""
        return cls(round(sum(numbers) / len(numbers), 2), min(numbers), max(numbers))


class Winners(msgspec.Struct, frozen=True):
    """Games won by each role and seat; a shared victory counts for everybody who shares it."""

    role: dict[str, int]
    seat: dict[str, int]


class OpponentTally(msgspec.Struct, frozen=True):
    """Results against a virtual opponent: ``vp`` are mean final VP, ``grades`` counts victories by grade."""

    opponent: str
    win_rate: float
    vp: MeanVp
    grades: dict[str, int]


class MeanVp(msgspec.Struct, frozen=True):
    player: float
    opponent: float


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of a series. Only times depend on the computer.

    ``against`` are those against a virtual opponent. ``faults`` are those of programs that played, each kind of each
    program once. ``cut_off`` games count among the games, their decisions and rounds, and nobody has won them.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    rounds: Lengths
    winners: Winners
    problems: tuple[str, ...]
    against: OpponentTally | None = None
    faults: tuple[Fault, ...] = ()
    cut_off: int = 0


def simulate(series: Series, source: GameSource, workers: Workers = ALONE) -> Tally:
    """Play a series.

    >>> from game.games import GAMES
    >>> tally = simulate(Series(games=2, players=2, seed=1, bots=("random",)), GameSource(GAMES, GAMES.first))
    >>> tally.rounds, tally.winners.seat
    (Lengths(mean=9.0, min=7, max=11), {'A': 1, 'B': 1})
    """
    begun = perf_counter()
    opponent = opponent_of(source, series.choices)
    meetings = series.meetings(opponent[1] if opponent else None)
    played = list(workers.do(partial(play_with, source, series.choices), meetings))
    grades = source.games.kind(source.id).grades
    return _tally(opponent, played, grades, perf_counter() - begun)


def _tally(opponent: tuple[Seat, str] | None, played: Sequence[Played], grades: Sequence[str], seconds: float) -> Tally:
    decisions = sum(game.decisions for game in played)
    rounds = [game.rounds for game in played]
    won = [(game, seat) for game in played for seat in game.winners]
    roles = Counter(role for game, seat in won if (role := by_seat(game.roles).get(seat)) is not None)
    return Tally(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        rounds=Lengths.of(rounds) if rounds else Lengths(0, 0, 0),
        winners=Winners(dict(sorted(roles.items())), dict(sorted(Counter(seat for _, seat in won).items()))),
        problems=tuple(problem for game in played for problem in game.problems),
        against=_against(*opponent, [game for game in played if game.totals], grades) if opponent else None,
        faults=tuple(dict.fromkeys(fault for game in played for fault in game.faults)),
        cut_off=sum(game.cut_off for game in played),
    )


def _against(seat: Seat, opponent: str, finished: Sequence[Played], grades: Sequence[str]) -> OpponentTally:
    def mean(values: Iterable[int]) -> float:
        return round(sum(values) / max(1, len(finished)), 2)

    return OpponentTally(
        opponent=opponent,
        win_rate=round(sum(game.grade is not None for game in finished) / max(1, len(finished)), 3),
        vp=MeanVp(mean(game.totals[SEATS[0]] for game in finished), mean(game.totals[seat] for game in finished)),
        grades={name: count for name in grades if (count := sum(game.grade == name for game in finished))},
    )
