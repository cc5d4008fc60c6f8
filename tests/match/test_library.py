"""The list of matches."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.match import library
from game.match.library import Library, MatchSummary
from game.match.match import Match
from tests.match.conftest import NewMatch, play, play_until


def closed(match: Match, decisions: int, changed: int) -> Path:
    """The file of a match after some decisions, last changed at that second."""
    play(match, decisions)
    match.close()
    assert match.path
    os.utime(match.path, (changed, changed))
    return match.path


def test_unfinished_matches_are_listed_the_one_played_last_first(new_match: NewMatch, tmp_path: Path) -> None:
    old, new = closed(new_match(seed=1), 4, changed=1000), closed(new_match(seed=2), 40, changed=2000)
    assert [match.path for match in Library(tmp_path).unfinished()] == [new, old]


def test_a_finished_match_is_not_continued(new_match: NewMatch, tmp_path: Path) -> None:
    match = new_match()
    play_until(match, lambda match: match.state.is_over)
    match.close()
    found = Library(tmp_path)
    assert found.unfinished() == ()
    assert [match.is_over for match in found.matches()] == [True]


def test_a_match_is_recognised_by_its_round_and_seats(new_match: NewMatch, tmp_path: Path) -> None:
    match = new_match()
    closed(match, 60, changed=1000)
    [found] = Library(tmp_path).unfinished()
    assert (found.round, found.phase, found.steps) == (match.state.round, match.state.phase, 60)
    assert [(seat.seat, seat.name) for seat in found.seats] == [("A", "Anna"), ("B", "Ben")]
    assert [(seat.faction, seat.vp) for seat in found.seats] == [
        (player.faction, player.vp) for player in match.state.players
    ]


def test_damaged_and_foreign_files_are_skipped_and_reported(new_match: NewMatch, tmp_path: Path) -> None:
    good = closed(new_match(), 4, changed=1000)
    (tmp_path / "broken.jsonl").write_text("{")
    (tmp_path / "letter.txt").write_text("Dear Anna")
    (tmp_path / ".hidden").write_text("")
    (tmp_path / "folder.jsonl").mkdir()
    found = Library(tmp_path)
    assert [match.path for match in found.unfinished()] == [good]
    assert sorted(Path(str(wrong.file)).name for wrong in found.skipped()) == ["broken.jsonl", "letter.txt"]


def test_a_torn_match_is_listed_up_to_its_last_whole_entry(new_match: NewMatch, tmp_path: Path) -> None:
    path = closed(new_match(), 8, changed=1000)
    path.write_bytes(path.read_bytes()[:-5])
    [found] = Library(tmp_path).unfinished()
    assert found.steps == 7


def test_a_folder_that_is_not_there_holds_no_matches(tmp_path: Path) -> None:
    assert Library(tmp_path / "nowhere").unfinished() == ()


def test_a_file_is_read_again_only_if_it_has_changed(
    new_match: NewMatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    read: list[Path] = []
    summary = library.summary

    def noted(path: Path) -> MatchSummary:
        read.append(path)
        return summary(path)

    monkeypatch.setattr(library, "summary", noted)
    found = Library(tmp_path)
    found.unfinished()
    found.matches()
    found.skipped()
    assert len(read) == 1
    play(match, 1)
    assert found.unfinished()[0].steps == 1
    assert len(read) == 2
