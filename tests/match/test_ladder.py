"""The level of the next game that *Play* deals follows from how the last of these games have ended."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots.levels import LEVELS
from game.fiftyfirst.look import LOOK
from game.fiftyfirst.match.match import fiftyfirst
from game.kernel.seats import SEATS
from game.match.library.index import MatchIndex
from game.match.library.ladder import Climb, Rung, climb_of, is_on_ladder, next_rung, put_on_ladder, rung_after
from game.match.library.notes import FILE, Notes
from game.match.library.summary import MatchSummary, SeatSummary
from game.play.files.line import Origin
from tests.match.kept import kept
from tests.match.test_statistics import finished

FIRST = Rung(LOOK.first_level, "first")
LETTERS = {"w": "won", "l": "lost", "d": "drawn"}
WINNERS = {"w": "A", "l": "B", "d": "AB"}


def duel(level: str, ending: str, name: str = "duel") -> MatchSummary:
    """A finished match of a person against a robot, ``ending`` with a win, a loss or a draw: `w`, `l` or `d`."""
    seats = SeatSummary(SEATS[0], "Anna", "human", "new_york", 30), SeatSummary(SEATS[1], "Robot", level, "texas", 30)
    return replace(finished(*seats, winners=WINNERS[ending]), path=Path(f"{name}.jsonl"))


def played(folder: Path, matches: Sequence[MatchSummary]) -> MatchIndex:
    """These matches in a folder, all dealt by *Play*, in this order."""
    index = kept(folder, matches)
    for match in matches:
        put_on_ladder(folder, folder / match.path.name)
    index.refresh()
    return index


@pytest.mark.parametrize(
    ("results", "rung"),
    [
        ("", FIRST),
        ("medium:w", Rung("medium", "won")),
        ("medium:l", Rung("medium", "lost")),
        ("medium:d", Rung("medium", "stays")),
        ("medium:w medium:w", Rung("hard", "up")),
        ("medium:l medium:l", Rung("easy", "down")),
        ("medium:w medium:l", Rung("medium", "lost")),
        ("medium:l medium:w", Rung("medium", "won")),
        ("medium:w medium:d medium:w", Rung("medium", "won")),
        ("medium:w medium:w hard:w", Rung("hard", "won")),
        ("medium:w medium:w hard:w hard:w", Rung("expert", "up")),
        ("medium:w medium:w hard:l hard:l", Rung("medium", "down")),
        ("master:w master:w", Rung("master", "top")),
        ("easy:l easy:l", Rung("easy", "bottom")),
    ],
)
def test_two_results_alike_in_a_row_lead_to_another_level(results: str, rung: Rung, tmp_path: Path) -> None:
    matches = [duel(*result.split(":"), name=str(number)) for number, result in enumerate(results.split())]  # type: ignore[misc]
    assert next_rung(played(tmp_path / "matches", matches), tuple(LEVELS), FIRST.level) == rung


def test_the_first_level_is_one_of_the_robots() -> None:
    assert FIRST.level in LEVELS
    assert rung_after([Climb("of an older program", "won")], tuple(LEVELS), FIRST.level) == FIRST


def test_a_match_that_play_has_not_dealt_changes_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    index = kept(folder, [duel("master", "w", "1"), duel("master", "w", "2")])
    assert next_rung(index, tuple(LEVELS), FIRST.level) == FIRST


def test_a_match_that_is_put_on_the_ladder_again_counts_once(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    index = played(folder, [duel("medium", "w")])
    put_on_ladder(folder, folder / "duel.jsonl")
    index.refresh()
    assert next_rung(index, tuple(LEVELS), FIRST.level) == Rung("medium", "won")


@pytest.mark.parametrize("gone", ["deleted", "abandoned"])
def test_a_match_that_is_deleted_or_abandoned_counts_nothing(gone: str, tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    last = replace(duel("medium", "w", "last"), is_over=gone == "deleted")
    index = played(folder, [duel("medium", "w", "first"), last])
    if gone == "deleted":
        os.remove(folder / "last.jsonl")
    assert next_rung(index, tuple(LEVELS), FIRST.level) == Rung("medium", "won")


def test_only_a_match_of_one_person_against_one_robot_counts() -> None:
    match = duel("hard", "w")
    person, robot = match.seats
    assert climb_of(match, LEVELS) == Climb("hard", "won")
    for seats in ((person,), (person, person), (robot, robot), (person, robot, robot)):
        assert climb_of(replace(match, seats=seats), LEVELS) is None
    assert climb_of(replace(match, seats=(person, replace(robot, player="a program"))), LEVELS) is None


def test_a_match_in_which_a_robot_replaced_the_person_or_that_was_played_on_does_not_count() -> None:
    match = duel("hard", "w")
    person, robot = match.seats
    assert climb_of(replace(match, seats=(replace(person, player="easy", replaced=True), robot)), LEVELS) is None
    assert climb_of(replace(match, seats=(person, replace(robot, replaced=True))), LEVELS) is None
    assert climb_of(replace(match, origin=Origin("other.jsonl", "2026-01-01", 7)), LEVELS) is None


def test_a_match_that_goes_on_in_another_file_stays_on_the_ladder(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    put_on_ladder(folder, folder / "old.jsonl")
    Notes(tmp_path).put_on_table(folder / "new.jsonl", instead_of=folder / "old.jsonl")
    assert is_on_ladder(folder, folder / "new.jsonl")
    assert not is_on_ladder(folder, folder / "old.jsonl")
    assert not is_on_ladder(folder, None)


def test_damaged_notes_end_in_the_first_level_and_stay_as_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    (tmp_path / FILE).write_text("{")
    put_on_ladder(folder, folder / "duel.jsonl")
    assert next_rung(MatchIndex(folder, fiftyfirst().only), tuple(LEVELS), FIRST.level) == FIRST
    assert (tmp_path / FILE).read_text() == "{"
