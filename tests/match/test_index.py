"""The index of the matches in a folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.match.library import summary as reading
from game.match.library.database import FILE
from game.match.library.exchange import files_begun_at
from game.match.library.index import MatchIndex
from game.match.library.stored import MatchRegister
from game.match.library.summary import MatchSummary, OpponentSummary, summary
from game.match.library.unfinished import UnfinishedSearch
from game.play.files.record import read_record
from game.play.files.saving import SET_ASIDE
from game.play.kind import AnyKinds
from tests.match.conftest import HUMANS, play, play_until
from tests.match.test_best_results import path_of, played

KINDS = fiftyfirst().only


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the names of the files that are read whole."""
    names: list[str] = []

    def noted(path: Path, kinds: AnyKinds) -> MatchSummary:
        names.append(path.name)
        return summary(path, kinds)

    monkeypatch.setattr(reading, "summary", noted)
    return names


def closed(game: Game, folder: Path, decisions: int, changed: int, seed: int = 1) -> Path:
    """The file of a match after some decisions, last changed at the second ``changed``."""
    match = deal_match(game, HUMANS, seed, folder)
    play(match, decisions)
    match.close()
    os.utime(path_of(match), (changed, changed))
    return path_of(match)


def over(game: Game, folder: Path, seed: int = 1) -> Match:
    """A match between two people, played to its end."""
    match = deal_match(game, HUMANS, seed, folder)
    play_until(match, lambda match: match.state.is_over)
    match.close()
    return match


def test_unfinished_matches_are_listed_the_latest_first(game: Game, folder: Path) -> None:
    old, new = closed(game, folder, 4, changed=1000), closed(game, folder, 40, changed=2000, seed=2)
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    assert [match.path for match in index.unfinished()] == [new, old]
    assert [match.played for match in index.matches()] == ["1970-01-01T00:33:20+00:00", "1970-01-01T00:16:40+00:00"]


def test_a_match_is_recognised_by_its_round_and_seats(game: Game, folder: Path) -> None:
    path = closed(game, folder, 60, changed=1000)
    state = read_record(path, fiftyfirst().only).journal.state
    [found] = MatchIndex(folder, fiftyfirst().only).read_all().unfinished()
    assert (found.round, found.phase, found.steps) == (state.round, state.phase, 60)
    assert [(seat.seat, seat.name) for seat in found.seats] == [("A", "Anna"), ("B", "Ben")]
    assert [(seat.role, seat.vp) for seat in found.seats] == [(player.faction, player.vp) for player in state.players]
    assert (found.sources, found.facts.scores, found.winners) == ((), (), ())


def test_a_finished_match_has_its_final_account(game: Game, folder: Path) -> None:
    state = over(game, folder).state
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    assert index.unfinished() == ()
    [found] = index.matches()
    assert found.is_over
    assert found.winners == state.winners
    assert [seat.vp for seat in found.seats] == [score.total for score in state.scores]
    assert [sum(line.vp[place] for line in found.sources) for place in (0, 1)] == [seat.vp for seat in found.seats]


def test_a_solo_game_has_both_results_and_a_grade(game: Game, folder: Path) -> None:
    played(game, folder, 52, theirs=30)
    [found] = MatchIndex(folder, fiftyfirst().only).read_all().matches()
    assert (found.seats[0].vp, found.opponents) == (52, (OpponentSummary("V", "hegemony", 30),))
    assert found.facts.grade == "merchant"


def test_damaged_and_foreign_files_are_skipped_and_reported(game: Game, folder: Path) -> None:
    good = closed(game, folder, 4, changed=1000)
    (folder / "broken.jsonl").write_text("{")
    (folder / "letter.txt").write_text("Dear Anna")
    (folder / ".hidden").write_text("")
    (folder / "folder.jsonl").mkdir()
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    assert [match.path for match in index.unfinished()] == [good]
    assert sorted(Path(str(wrong.file)).name for wrong in index.skipped()) == ["broken.jsonl", "letter.txt"]


def test_a_torn_match_is_listed_up_to_its_last_complete_entry(game: Game, folder: Path) -> None:
    path = closed(game, folder, 8, changed=1000)
    path.write_bytes(path.read_bytes()[:-5])
    [found] = MatchIndex(folder, fiftyfirst().only).read_all().unfinished()
    assert found.steps == 7
    assert found.damage is not None
    assert found.damage.reason == "torn"


def test_a_missing_folder_has_no_matches(folder: Path) -> None:
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    assert (index.matches(), index.trouble) == ((), None)
    assert not (folder.parent / FILE).exists()


def test_a_folder_created_later_is_noticed(game: Game, folder: Path) -> None:
    index = MatchIndex(folder, fiftyfirst().only)
    path = closed(game, folder, 4, changed=1000)
    index.refresh()
    assert [match.path for match in index.read_all().matches()] == [path]
    assert (folder.parent / FILE).exists()


def test_a_file_is_read_again_only_if_it_has_changed(game: Game, folder: Path, read: list[str]) -> None:
    match = deal_match(game, HUMANS, 1, folder)
    before = MatchIndex(folder, fiftyfirst().only).read_all().matches()
    index = MatchIndex(folder, fiftyfirst().only)
    assert (index.waiting, index.matches()) == (0, before)
    assert len(read) == 1
    play(match, 1)
    index.refresh()
    assert index.read_all().matches()[0].steps == 1
    assert len(read) == 2


@pytest.mark.parametrize(("added", "changed"), [(b"torn", 1000), (b"", 1001)])
def test_a_file_has_changed_if_its_size_or_its_date_has(game: Game, folder: Path, added: bytes, changed: int) -> None:
    path = closed(game, folder, 4, changed=1000)
    MatchIndex(folder, fiftyfirst().only).read_all()
    path.write_bytes(path.read_bytes() + added)
    os.utime(path, (changed, changed))
    assert list(MatchIndex(folder, fiftyfirst().only).unread) == [path.name]


def test_a_copy_that_was_set_aside_is_no_match(game: Game, folder: Path) -> None:
    path = closed(game, folder, 4, changed=1000)
    path.with_suffix(SET_ASIDE).write_bytes(path.read_bytes())
    assert list(MatchIndex(folder, fiftyfirst().only).unread) == [path.name]


def test_files_are_read_some_at_a_time_the_latest_first(game: Game, folder: Path, read: list[str]) -> None:
    paths = [closed(game, folder, 1, changed=1000 + seed, seed=seed) for seed in range(3)]
    index = MatchIndex(folder, fiftyfirst().only)
    index.read_some(1)
    assert [match.path for match in index.matches()] == [paths[2]]
    assert MatchIndex(folder, fiftyfirst().only).waiting == 2, "what was read is written down at once"
    while index.is_busy:
        assert index.go_on()
    assert read == [path.name for path in reversed(paths)]
    assert not index.go_on()
    assert MatchIndex(folder, fiftyfirst().only).waiting == 0


def test_a_large_folder_is_scanned_in_steps(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [closed(game, folder, 1, changed=1000 + seed, seed=seed) for seed in range(5)]
    MatchIndex(folder, fiftyfirst().only).read_all()
    paths[0].unlink()
    paths[1].write_bytes(paths[1].read_bytes() + b"torn")
    monkeypatch.setattr("game.match.library.index._AT_ONCE", 2)
    index = MatchIndex(folder, fiftyfirst().only)
    assert index.is_scanning
    assert len(index.matches()) == 5, "what is known is shown at once"
    while index.is_scanning:
        index.go_on()
    assert list(index.unread) == [paths[1].name]
    assert {match.path for match in index.matches()} == set(paths[1:])


def test_a_match_just_played_need_not_be_read(game: Game, folder: Path, read: list[str]) -> None:
    for match in (over(game, folder), played(game, folder, 50)):
        MatchRegister(folder, fiftyfirst().only).add(match)
    index = MatchIndex(folder, fiftyfirst().only)
    assert (index.waiting, read) == (0, [])
    assert [index.known(match.path) for match in index.matches()] == [
        summary(match.path, fiftyfirst().only) for match in index.matches()
    ]
    assert len(index.matches()) == 2


def test_a_match_not_on_disk_is_not_written_to_the_database(
    game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = over(game, folder)
    monkeypatch.setattr("game.play.match.Match.unsaved_since", 3)
    MatchRegister(folder, fiftyfirst().only).add(match)
    MatchRegister(folder, fiftyfirst().only).add(deal_match(game, HUMANS, 1))
    assert MatchIndex(folder, fiftyfirst().only).matches() == ()


def test_a_file_that_the_system_does_not_let_read_is_tried_again(
    game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = closed(game, folder, 4, changed=1000)

    def refused(path: Path, _: AnyKinds) -> MatchSummary:
        raise Unreadable("cannot be read: Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(reading, "summary", refused)
        assert len(MatchIndex(folder, fiftyfirst().only).read_all().skipped()) == 1
    assert [match.path for match in MatchIndex(folder, fiftyfirst().only).read_all().matches()] == [path]


def test_the_index_goes_with_the_folder(game: Game, folder: Path, tmp_path: Path, read: list[str]) -> None:
    name = closed(game, folder / "here" / "matches", 4, changed=1000).name
    MatchIndex(folder / "here" / "matches", fiftyfirst().only).read_all()
    (folder / "here").rename(tmp_path / "there")
    [found] = MatchIndex(tmp_path / "there" / "matches", fiftyfirst().only).matches()
    assert found.path == tmp_path / "there" / "matches" / name
    assert len(read) == 1


def test_two_windows_share_what_they_have_read(game: Game, folder: Path, read: list[str]) -> None:
    for seed in range(2):
        closed(game, folder, 1, changed=1000 + seed, seed=seed)
    one, other = MatchIndex(folder, fiftyfirst().only), MatchIndex(folder, fiftyfirst().only)
    first, second = one.unread
    one.read(folder / first)
    other.read(folder / second)
    assert MatchIndex(folder, fiftyfirst().only).waiting == 0
    assert one.go_on(), "there is news"
    one.refresh()
    assert one.waiting == 0
    assert len(read) == 2


def test_a_match_that_is_gone_is_forgotten(game: Game, folder: Path) -> None:
    gone = closed(game, folder, 1, changed=1000).rename(folder / "gone.jsonl")
    kept = closed(game, folder, 1, changed=2000, seed=2)
    index = MatchIndex(folder, fiftyfirst().only).read_all()
    gone.unlink()
    index.refresh()
    assert [match.path for match in index.matches()] == [kept]
    closed(game, folder, 1, changed=3000, seed=3)
    assert {match.path.name for match in MatchIndex(folder, fiftyfirst().only).read_all().matches()} != {gone.name}
    assert MatchIndex(folder, fiftyfirst().only).database.number("SELECT count(*) FROM words") == 2


def test_the_search_for_a_match_to_continue_reads_no_finished_game_whole(
    game: Game, folder: Path, read: list[str]
) -> None:
    unfinished = closed(game, folder, 4, changed=1000)
    for _ in range(3):
        played(game, folder, 50)
    for times in (1, 2):
        found = UnfinishedSearch(
            folder, lambda error: pytest.fail(str(error)), KINDS, fiftyfirst(game.catalog).only
        ).to_end()
        assert found is not None, f"time {times}"
        assert found.path == unfinished
    assert read == [unfinished.name]


def test_of_matches_changed_together_the_one_with_the_greater_name_continues(game: Game, folder: Path) -> None:
    for name in ("b", "c", "a"):
        closed(game, folder, 4, changed=1000).rename(folder / f"{name}.jsonl")
    for read in (False, True):
        if read:
            MatchIndex(folder, fiftyfirst().only).read_all()
        found = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)), KINDS).to_end()
        assert found
        assert found.path.stem == "c"


def test_of_matches_begun_and_changed_together_the_one_that_began_later_continues(game: Game, folder: Path) -> None:
    first = closed(game, folder, 1, changed=1000)
    later = first.with_name(f"{first.stem}_2{first.suffix}")
    later.write_bytes(first.read_bytes())
    os.utime(later, (1000, 1000))
    found = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)), KINDS).to_end()
    assert found
    assert found.path == later


def test_copies_of_a_match_are_sought_in_files_begun_with_it_or_not_read_yet(game: Game, folder: Path) -> None:
    old, same, new = (closed(game, folder, 1, changed=1000 + seed, seed=seed) for seed in range(3))
    created = "2001-02-03T04:05:06+00:00"
    for path, begun in ((old, "1999-12-31T23:59:59+00:00"), (same, created), (new, created)):
        header = read_record(path, fiftyfirst().only).header
        path.write_bytes(path.read_bytes().replace(header.created.encode(), begun.encode(), 1))
    new.rename(folder / "elsewhere.txt")
    MatchIndex(folder, fiftyfirst().only).read_all()
    (folder / "elsewhere.txt").rename(new)
    assert set(files_begun_at(folder, created, fiftyfirst().only)) == {same, new}
    assert list(files_begun_at(folder.parent / "nowhere", created, fiftyfirst().only)) == []


def test_the_error_of_a_file_is_the_same_the_next_time(folder: Path) -> None:
    folder.mkdir()
    path = folder / "broken.jsonl"
    path.write_text("{}\n")
    told = MatchIndex(folder, fiftyfirst().only).read(path)
    again = MatchIndex(folder, fiftyfirst().only).known(path)
    assert isinstance(told, Unreadable)
    assert str(told) == str(again)
