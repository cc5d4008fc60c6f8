"""Robots of Metro 2033 answer every question legally, by what their seat may know, and the same again."""

from __future__ import annotations

from typing import ClassVar, get_args

import pytest
from msgspec.structs import replace

from game.kernel.chance import Chance
from game.kernel.refusal import Refusal
from game.metro2033.bots.glance import WeighedLine
from game.metro2033.bots.greedy import LINES, MetroGreedy, lines_of
from game.metro2033.bots.levels import METRO_LEVELS, has_robot, make_robot, robot
from game.metro2033.bots.planner import PLANNED, MetroPlanner, Plans, candidates, still_in
from game.metro2033.bots.position import DEFEAT, VICTORY, position_worth
from game.metro2033.bots.sight import MetroBot, MetroSight, sight_of
from game.metro2033.rules.commands import Forage, PassArmy
from game.metro2033.rules.decide import decide, legal_commands
from game.metro2033.rules.imagine import imagine
from game.metro2033.rules.state import Metro, MetroState
from game.metro2033.rules.steps import MetroQuestion
from game.metro2033.rules.view import view
from game.play.kind import decided
from tests.metro2033.bots.asked import asked


def _sight(metro: Metro, state: MetroState) -> MetroSight:
    assert state.to_move is not None
    return sight_of(metro, state, legal_commands(metro, state, state.to_move))


def _planned(count: int) -> list[tuple[Metro, MetroState]]:
    """Some positions in which a planner has candidates."""
    found = [(metro, state) for metro, state in asked() if isinstance(state.question, PLANNED)]
    several = [(metro, state) for metro, state in found if len(_candidates(_sight(metro, state))) > 1]
    return several[:: len(several) // count][:count]


def _candidates(sight: MetroSight) -> list[WeighedLine]:
    return list(candidates(MetroGreedy("1").ranked(sight), 6))


def test_every_question_has_its_row() -> None:
    assert set(LINES) == set(get_args(MetroQuestion))


def test_nearly_all_questions_are_met() -> None:
    """Those that are left out come up too seldom in so few games."""
    met = {type(state.question) for _, state in asked()}
    assert len(met) >= len(LINES) - 4, sorted(kind.__name__ for kind in set(LINES) - met)


def test_every_line_can_be_played() -> None:
    for metro, state in asked():
        sight = _sight(metro, state)
        for line in lines_of(metro, sight.view, state.question):  # type: ignore[arg-type]
            after = state
            for command in line.commands:
                outcome = decide(metro, after, command)
                assert not isinstance(outcome, Refusal), (state.question, command, outcome)
                after = outcome.state


def test_what_is_hidden_changes_no_choice() -> None:
    """In the state itself, and in any that looks the same to the seat, the lines are weighed alike."""
    for number, (metro, state) in enumerate(asked()):
        assert state.question is not None
        seen = view(metro, state, state.question.seat)
        lines = lines_of(metro, seen, state.question)
        twin = imagine(metro, seen, Chance(number))
        assert twin.question is not None
        assert lines_of(metro, state, state.question) == lines
        assert lines_of(metro, twin, twin.question) == lines


@pytest.mark.parametrize("name", ["random", "easy", "medium", "hard", "planner"])
def test_twins_are_played_alike(name: str) -> None:
    for metro, state in _planned(3):
        assert state.to_move is not None
        twin = imagine(metro, view(metro, state, state.to_move), Chance(7))
        choices = [decided(_robot(name).think(_sight(metro, one))) for one in (state, twin, state)]
        assert choices[0] == choices[1] == choices[2]


def _robot(name: str) -> MetroBot:
    return MetroPlanner("9", Plans(3, 1)) if name == "planner" else make_robot(name, "9")


def test_noise_changes_choices() -> None:
    positions = _planned(12)
    choices = {
        noise: [decided(MetroGreedy("3", noise).think(_sight(*position))) for position in positions]
        for noise in (0.0, 5.0)
    }
    assert choices[0.0] != choices[5.0]


def test_a_single_move_needs_no_thought() -> None:
    metro, state = asked()[0]
    sight = _sight(metro, state)
    alone = sight._replace(legal=sight.legal[:1])
    assert [decided(make_robot(name, "1").think(alone)) for name in METRO_LEVELS] == [sight.legal[0]] * 5


class Clock:
    """A clock on which each look costs so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.now, self._seconds = 0.0, seconds

    def __call__(self) -> float:
        self.now += self._seconds
        return self.now


class Counting(MetroSight):
    """A sight that counts the worlds it imagines."""

    worlds: ClassVar[int] = 0

    def imagine(self, chance: Chance) -> MetroState:
        Counting.worlds += 1
        return super().imagine(chance)


def _worlds(plans: Plans, seconds: float) -> int:
    """In how many worlds a planner plays, on a clock on which each look costs so many seconds."""
    metro, state = _planned(1)[0]
    Counting.worlds = 0
    decided(MetroPlanner("1", plans, Clock(seconds)).think(Counting(*_sight(metro, state))))
    return Counting.worlds


def test_the_planner_plays_in_so_many_worlds() -> None:
    assert _worlds(Plans(2, 2), 0) == 2


def test_the_planner_stops_after_the_worlds_already_played() -> None:
    assert _worlds(Plans(2, 50, seconds=1.0), 1.5) == 1


def test_the_planner_lets_go_of_the_processor() -> None:
    metro, state = _planned(1)[0]
    assert sum(1 for _ in MetroPlanner("1", Plans(2, 2)).think(_sight(metro, state))) >= 4


def test_who_is_clearly_behind_is_played_out_no_further() -> None:
    assert list(still_in({0: 1.0, 1: 9.0}, 1)) == [0, 1]
    assert list(still_in({0: 1.0, 1: 9.0, 2: 8.5}, 2)) == [1, 2]


def test_a_match_asks_a_robot() -> None:
    metro, state = asked()[0]
    assert state.to_move is not None
    legal = legal_commands(metro, state, state.to_move)
    assert decided(robot("hard", "1")(metro, state, legal, ())) in legal


def test_candidates_are_few_of_a_kind() -> None:
    lines = [WeighedLine(9.0 - n, (PassArmy("A"),), "strike") for n in range(5)]
    lines.append(WeighedLine(1.0, (Forage("A", ("pig",)),), "forage"))
    assert [line.worth for line in candidates(lines, 6)] == [9.0, 8.0, 7.0, 1.0]
    assert len(candidates(lines, 2)) == 2


def test_levels_are_found_by_name() -> None:
    assert list(METRO_LEVELS) == ["easy", "medium", "hard", "expert", "master"]
    assert all(map(has_robot, [*METRO_LEVELS, "random", "greedy", "planner", "planner-5x3"]))
    assert not has_robot("planer")
    with pytest.raises(KeyError):
        make_robot("planer", "1")


def test_the_end_is_worth_more_than_any_position() -> None:
    metro, state = asked()[-1]
    won = replace(state, winners=("A",))
    assert position_worth(metro, won, "A") == VICTORY
    assert position_worth(metro, won, "B") == DEFEAT
    assert DEFEAT < position_worth(metro, state, "A") < VICTORY
