"""A robot that plays its best few actions out in worlds as they could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Final, NamedTuple

from game.kernel.chance import Chance
from game.metro2033.bots.glance import WeighedLine
from game.metro2033.bots.greedy import MetroGreedy, best_line
from game.metro2033.bots.position import position_worth
from game.metro2033.bots.sight import MetroSight
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.decide import carried_out
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.steps import ChooseArmyAction, ChooseHeroAction, ChooseRecruits

PLANNED: Final = (ChooseRecruits, ChooseArmyAction, ChooseHeroAction)
"""Questions that are worth planning; others are answered greedily."""

ALIKE: Final = 3
"""Candidates of one kind at most."""

ROUNDS: Final = 1
"""How many rounds after the present one are played out, too."""

PLAYED_A_SLICE: Final = 16
"""Lines that are played before the robot lets go of the processor."""

CLEARLY_BEHIND: Final = 3.0
"""By how much a line is behind in one world, in VP, that is not worth playing out further; in the mean of several it is
less, by the root of their number."""

MOST_PLAYED: Final = 400
"""Lines of all seats after which a position counts as it is: no two rounds have as many."""


class Plans(NamedTuple):
    """How far a planner looks: at most so many ``candidates``, each played out in so many ``worlds``; after so many
    ``seconds`` of processor time in no further one."""

    candidates: int = 6
    worlds: int = 6
    seconds: float = 2.0


EXPERT: Final = Plans()


class MetroPlanner:
    """Plays its best lines out to the end of the next round, recruits to the end of this one, while all seats play
    greedily; and takes the line after which the position is best in the mean.

    Each line is played out in the same worlds with the same chance, so that few worlds are enough. ``clock`` tells the
    processor time in seconds: when what it has spent itself is too much, the worlds already played have to be enough.
    """

    def __init__(self, seed: str, plans: Plans = EXPERT, clock: Callable[[], float] = process_time) -> None:
        self._plans = plans
        self._clock = clock
        self._random = Random(f"{seed} plans")
        self._greedy = MetroGreedy(seed)

    def think(self, sight: MetroSight) -> Generator[None, None, MetroCommand]:
        """Choose a command; yields every few milliseconds."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        lines = self._greedy.ranked(sight)
        if not isinstance(sight.view.question, PLANNED):
            return lines[0].commands[0]
        weighed = yield from self.weigh(sight, candidates(lines, self._plans.candidates))
        return max(weighed, key=lambda line: line.worth).commands[0]

    def weigh(self, sight: MetroSight, lines: Sequence[WeighedLine]) -> Generator[None, None, Sequence[WeighedLine]]:
        """The lines that are not clearly behind, each worth what the position after it is in the mean."""
        last = sight.view.round + (0 if isinstance(sight.view.question, ChooseRecruits) else ROUNDS)
        spent, played = 0.0, 0
        seeds = [self._random.getrandbits(63) for _ in range(self._plans.worlds)]
        totals = dict.fromkeys(range(len(lines)), 0.0)
        for seed in seeds:
            if len(totals) == 1 or spent > self._plans.seconds:
                break
            world, found = sight.imagine(Chance(seed)), dict[int, float]()
            for place in totals:
                playing, since = played_out(sight.metro, world, lines[place].commands, last), self._clock()
                for after in playing:  # the last position counts
                    found[place] = position_worth(sight.metro, after, sight.seat)
                    spent += self._clock() - since
                    yield
                    since = self._clock()
            played += 1
            totals = still_in({place: total + found[place] for place, total in totals.items()}, played)
        return [lines[place]._replace(worth=total / max(1, played)) for place, total in totals.items()]


def still_in(totals: Mapping[int, float], played: int) -> dict[int, float]:
    """The lines that are not clearly behind after so many worlds: the others are played out no further."""
    if played < 2:
        return dict(totals)
    least = max(totals.values()) - CLEARLY_BEHIND * sqrt(played)
    return {place: total for place, total in totals.items() if total >= least}


def candidates(lines: Sequence[WeighedLine], most: int) -> Sequence[WeighedLine]:
    """The best lines, not too many of a kind, in their order."""
    kinds, found = Counter[str](), list[WeighedLine]()
    for line in lines:
        kinds[line.kind] += 1
        if kinds[line.kind] <= ALIKE or line.kind == "recruit":
            found.append(line)
        if len(found) == most:
            break
    return found


def played_out(metro: Metro, state: MetroState, commands: Sequence[MetroCommand], last: int) -> Iterator[MetroState]:
    """Positions after these commands, when all play greedily on: one every few milliseconds, and in the end the one in
    which the round ``last`` has ended."""
    for command in commands:
        state = carried_out(metro, state, command).state
    for number in range(1, MOST_PLAYED):
        question = state.question
        if question is None or state.round > last:
            break
        for command in best_line(metro, state, question).commands:
            state = carried_out(metro, state, command).state
        if number % PLAYED_A_SLICE == 0:
            yield state
    yield state
