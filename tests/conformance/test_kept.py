"""A match is kept in the middle of each question: resumed, taken back, played on from any step, and the same from its
file at any time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Refusal
from game.kernel.seats import SeatSetup
from game.match.library.exchange import import_match
from game.match.readable import read_readable, write_readable
from game.play.files.line import Origin
from game.play.files.record import read_record
from game.play.match import watch_file
from tests.match.conftest import decided, play
from tests.sets import base_game
from tests.sets.matches import asked_seat, begun, golden, path_of, submit
from tests.sets.row import Case, SetUnderTest, Table
from tests.sets.table import ROWS

GOLDEN = {path.stem: path for row in ROWS for path in golden(row)}
PLAYED_ON = 25
"""Random decisions after an answer."""
ROUNDS, MORE_ROUNDS = 4, 8
"""Rounds after which a match is left, and those with `--full`: with Machines it can be long."""
KINDS = {kind for row in ROWS if row is not base_game.ROW for kind in row.questions}
"""What only sets ask."""


def reloaded(path: Path, catalog: Catalog) -> Match:
    return Match.load(path, fiftyfirst(catalog).only, play_bots=False)


# ---------------------------------------------------------------------- each question
def test_a_match_goes_on_with_each_answer(case: Case, full: bool, catalog: Catalog, tmp_path: Path) -> None:
    """From its file, which then holds what was played on; in the short run after the last answer alone."""
    match = begun(catalog, case, tmp_path)
    assert {write_move(match.game, match.state, command) for command in match.legal()} == set(case.answers)
    match.close()
    for number, answer in enumerate(case.answers):
        copy = tmp_path / f"copy_{number}.jsonl"
        copy.write_bytes(path_of(match).read_bytes())
        again = Match.load(copy, fiftyfirst(catalog).only)
        assert (again.damage, again.state) == (None, match.state)
        submit(again, asked_seat(again), answer)
        if full or answer == case.answers[-1]:
            play(again, PLAYED_ON, seed=number)
        again.close()
        whole = Match.load(copy, fiftyfirst(catalog).only)
        assert (whole.damage, whole.state) == (None, again.state)


def test_each_answer_is_taken_back_and_given_again(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    """Also from the file. What has turned up hidden cards is not taken back."""
    for number, answer in enumerate(case.answers):
        match = begun(catalog, case, tmp_path / str(number))
        before = match.state
        command = next(one for one in match.legal() if write_move(match.game, before, one) == answer)
        assert not isinstance(match.submit(command), Refusal)
        after, is_final = match.state, answer in case.reveals
        assert match.undo_barrier() == ("revealed" if is_final else None), answer
        assert (match.undo() is None) != is_final
        assert match.state == (after if is_final else before)
        match.close()
        again = reloaded(path_of(match), catalog)
        assert again.state == match.state
        if not is_final:
            assert again.redo() is None
            assert again.state == after != before


# ---------------------------------------------------------------------- whole matches
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The first table of each set that has something to look for; with `--full` all tables of all sets."""
    if "table" in metafunc.fixturenames:
        full = metafunc.config.getoption("full")
        tables = [
            pytest.param(row, table, id=f"{row.name}: {table.players} {table.solo or ''}".strip())
            for row in ROWS
            for table in (row.tables if full else row.tables[:1] if row.happens else ())
        ]
        metafunc.parametrize(("of", "table"), tables)


@pytest.mark.slow
def test_a_whole_match_is_the_same_from_its_file_at_any_step(
    of: SetUnderTest, table: Table, full: bool, catalog: Catalog, tmp_path: Path
) -> None:
    """It has the digest of its cards, is told in a record, and verified when it is imported."""
    game = Game(catalog, table.sets or of.sets, table.options)
    people = [SeatSetup(f"Nr. {seat}") for seat in range(table.players)]
    match, random = deal_match(game, people, 17, tmp_path, solo=table.solo), Random(17)
    while not match.state.is_over and match.state.round <= (MORE_ROUNDS if full else ROUNDS):
        decided(match, _wished(of, match, random))
        match.end_turn()
        if random.random() < 0.1:
            match.close()
            again = reloaded(path_of(match), catalog)
            assert (again.damage, again.state) == (None, match.state)
            match = again
    assert {type(event) for entry in match.journal.line for event in entry.events} >= of.happens
    match.close()
    record = read_record(path_of(match), fiftyfirst(catalog).only)
    factions, modules = record.header.roles, game.options.modules
    assert record.header.content == catalog.digest(game.sets, factions, modules)
    assert not modules or record.header.content != catalog.digest(game.sets, factions)
    assert read_readable(write_readable(record, fiftyfirst(catalog)), fiftyfirst(catalog).only)[1].state == match.state
    assert import_match(path_of(match), tmp_path / "imported", fiftyfirst(catalog).only).outcome == "verified"


def _wished(row: SetUnderTest, match: Match, random: Random) -> AnyCommand:
    """A random move, most often one of the set, so that the game gets on."""
    wished = [move for move in match.legal() if isinstance(move, row.wished)]
    return random.choice(wished if wished and random.random() < 0.9 else match.legal())


@pytest.mark.parametrize("path", GOLDEN.values(), ids=[*GOLDEN])
def test_a_match_is_played_on_from_any_step(path: Path, full: bool, catalog: Catalog, tmp_path: Path) -> None:
    """As from the replay: what a set brings is the same in the new match, and in its record. At each kind of question
    of sets, or of all, and some steps besides."""
    watched = watch_file(path, fiftyfirst(catalog).only)
    steps = [watched.journal[step] for step in range(len(watched.journal))]
    first = {type(watched.journal.state_after(step).question): step for step in reversed(range(len(steps)))}
    wanted = [number for kind, number in first.items() if full or kind in KINDS]
    for step in sorted({*wanted, *range(0, len(steps), 40 if full else 120)}):
        state = watched.journal.state_after(step)
        if state.is_over:
            continue
        origin = Origin(path.name, watched.header.created, step)
        match = Match.begin(fiftyfirst(), watched.game, watched.header.seats, state, 7, tmp_path, False, origin)
        match.close()
        again = reloaded(path_of(match), catalog)
        assert (again.damage, again.state) == (None, state)
        again.close()
        text = write_readable(read_record(path_of(match), fiftyfirst().only), fiftyfirst(catalog))
        assert read_readable(text, fiftyfirst(catalog).only)[1].state == state
