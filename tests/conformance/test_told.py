"""A match is told in a record that people can read, also in the middle of each question; it is played again from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import position_hash
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.match.library.exchange import import_match
from game.match.library.summary import summary
from game.match.readable import read_readable, write_readable
from game.play.files.record import read_record
from tests.sets.matches import asked_seat, begun, path_of, submit, submit_all
from tests.sets.row import Case, SetUnderTest, Told
from tests.sets.table import ROWS


def told_of(match: Match, catalog: Catalog) -> str:
    """The record of a match, which is played again to the same position."""
    text = write_readable(read_record(path_of(match), fiftyfirst().only), fiftyfirst(catalog))
    _, journal, _ = read_readable(text, fiftyfirst(catalog).only)
    assert journal.state == match.state
    assert position_hash(match.game, journal.state) == position_hash(match.game, match.state)
    return text


def test_a_match_is_told_and_imported_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, case, tmp_path)
    told_of(match, catalog)
    answer = case.answers[-1]
    submit(match, asked_seat(match), answer)
    assert f": {answer}" in told_of(match, catalog)
    match.close()
    imported = import_match(path_of(match), tmp_path / "imported", fiftyfirst(catalog).only)
    assert imported.outcome == "verified"
    assert summary(imported.path, fiftyfirst().only).steps == match.journal.head


@pytest.mark.parametrize(
    ("of", "told"),
    [pytest.param(row, told, id=f"{row.name}: {told.moves[-1][1]}") for row in ROWS for told in row.told],
)
def test_moves_are_told_in_a_record_and_read_back(
    of: SetUnderTest, told: Told, catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, of.at(told.at), tmp_path)
    submit_all(match, told.moves)
    assert {type(event) for entry in match.journal.line for event in entry.events} >= set(told.events)
    match.close()
    assert read_record(path_of(match), fiftyfirst(catalog).only).damage is None
    text = told_of(match, catalog)
    assert all(f"    {seat}: {move}\n" in text for seat, move in told.moves)
    assert import_match(path_of(match), tmp_path / "imported", fiftyfirst(catalog).only).outcome == "verified"
