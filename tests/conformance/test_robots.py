"""Robots answer each question by what they may know, end each game, and see of a set only where it is played with."""

from __future__ import annotations

import pytest

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.bots.value import NAMES, features
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import has_machines
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.kernel.chance import Chance
from game.match.series.simulate import Meeting
from game.play.match import watch_file
from tests.bots.test_levels import choice, decisions
from tests.robot_games import play
from tests.sets import base_game
from tests.sets.matches import begun, golden
from tests.sets.row import Case, SetUnderTest, Table
from tests.sets.table import ROWS

ROBOTS = ("greedy", *LEVELS)
STRONG = ("hard", "expert", "easy", "medium")
WEAK = ("greedy", "random", "greedy", "random")
LATE, LATER = 15, 20
"""Rounds of the longest game, and of one with Machines or the whole box."""


def check_choice(level: str, game: Game, state: GameState, history: list[AnyEvent]) -> None:
    """The choice is a legal one, and the same where all is otherwise that the seat cannot know (R20)."""
    seat = state.to_move
    assert seat is not None
    chosen = choice(level, game, state, history)
    assert chosen in legal_commands(game, state, seat), level
    other = imagine(game, state, seat, Chance(99), Witnessed().after(history))
    assert choice(level, game, other, history) == chosen, level


def test_robots_answer_each_question_by_what_they_may_know(case: Case, catalog: Catalog) -> None:
    match = begun(catalog, case, None)
    for level in ROBOTS:
        check_choice(level, match.game, match.state, [])


@pytest.mark.parametrize("level", ["greedy", "hard"])
def test_a_robot_has_its_turn_by_what_it_may_know(level: str, turn: Case, catalog: Catalog) -> None:
    match = begun(catalog, turn, None)
    check_choice(level, match.game, match.state, [])


@pytest.mark.slow
def test_a_robot_answers_in_a_whole_match_by_what_it_may_know(row: SetUnderTest, full: bool, catalog: Catalog) -> None:
    """Of the golden matches, at each kind of question of the set and at the first turn, or that of each round; one
    robot after the other."""
    paths = golden(row)
    for path in paths if full else paths[:1]:
        journal, met = watch_file(path, fiftyfirst(catalog).only), set[object]()
        history = list[AnyEvent]()
        for number in range(len(journal.journal)):
            entry = journal.journal[number]
            history += entry.events if number else ()
            state = journal.journal.state_after(number)
            kind = type(state.question)
            asked = (kind, state.round) if kind is ChooseAction and full else kind
            if asked not in met and (kind is ChooseAction or kind in row.questions):
                met.add(asked)
                check_choice(ROBOTS[len(met) % len(ROBOTS)], journal.game, state, history)


# ---------------------------------------------------------------------- whole games
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Weak robots play at all tables, strong ones at the first of one player of each set and at the first of the base
    game; with `--full` at all of them."""
    if "bots" in metafunc.fixturenames:
        full = metafunc.config.getoption("full")
        found = [
            pytest.param(row, table, bots, id=f"{row.name}: {bots[0]} {table.players} {table.solo or ''}".strip())
            for row in ROWS
            for table in row.tables
            for bots in (WEAK, STRONG)
            if full or bots == WEAK or table is base_game.ROW.tables[0] or table is _first_solo(row)
        ]
        metafunc.parametrize(("of", "table", "bots"), found)


def _first_solo(row: SetUnderTest) -> Table:
    return next(table for table in row.tables if table.solo)


@pytest.mark.slow
def test_robots_end_their_games(
    of: SetUnderTest, table: Table, bots: tuple[str, ...], full: bool, catalog: Catalog
) -> None:
    """No rule is broken, and no game goes on for very long."""
    game = Game(catalog, table.sets or of.sets, table.options)
    longest = LATER if has_machines(catalog, game.sets) or len(game.options.modules) > 2 else LATE
    for seed in (51, 52) if full else (51,):
        played = play(game, Meeting(seed, bots[: table.players], table.solo))
        assert played.problems == ()
        assert played.rounds <= longest


# ---------------------------------------------------------------------- what robots see
GAMES = [
    ("base",), ("base", "new_era"), ("base", "winter"), ("base", "allies", "promo_2"), ("base", "scavengers"),
    ("base", "moloch"), ("base", "no_mans_land"),
]  # fmt: skip


@pytest.mark.parametrize("sets", GAMES, ids=lambda sets: sets[-1])
def test_without_a_set_nothing_of_it_is_seen(sets: tuple[str, ...], catalog: Catalog) -> None:
    """So weights of its features change nothing there."""
    rows = [row for row in ROWS if row.features and row.sets[1] not in sets]
    absent = [f"{side}_{name}" for row in rows for name in row.features for side in ("own", "rival")]
    assert {*absent} <= {*NAMES}
    game = Game(catalog, sets)
    for state, _ in decisions(game, 2, None, 5):
        for seat in state.seats:
            seen = dict(zip(NAMES, features(game, state, seat), strict=True))
            assert not any(seen[name] for name in absent)
