"""The best results of solo games, from the match files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.match.solo_results import BestResults, SoloResult
from game.fiftyfirst.rules.commands import Pass
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.match.library import summary as reading
from game.match.library.index import MatchIndex
from game.match.library.summary import MatchSummary, summary
from game.play.files.line import Origin
from game.play.files.record import read_record
from game.play.kind import AnyKinds
from tests.match.conftest import decided


def played(
    game: Game, folder: Path | None, vp: int, theirs: int = 30, solo: str = "hegemony", faction: str = "new_york",
    player: str = "human", origin: Origin | None = None, finished_by: str | None = None,
) -> Match:  # fmt: skip
    """A solo game in ``folder`` that ends with these final VP: neither side has a Location. Without ``finished_by`` the
    player of the seat makes its one decision."""
    position = {
        "solo": solo, "round": 6, "phase": "action", "turn": "A", "connections": {"red": [], "blue": []},
        "players": {"A": {"faction": faction, "vp": vp}}, "opponent": {"vp": theirs},
    }  # fmt: skip
    _, state = read_position(game.catalog, position)
    match = Match.begin(fiftyfirst(), game, (SeatSetup("Anna", player),), state, 1, folder, origin=origin)
    if finished_by:
        match.take_seat("A", finished_by)
    else:
        decided(match, Pass("A"))
        match.end_turn()
    match.play_bots()
    assert match.state.is_over
    match.close()
    return match


def path_of(match: Match) -> Path:
    assert match.path is not None
    return match.path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


def told(result: SoloResult | None) -> tuple[int, int, bool, str | None] | None:
    return (result.vp, result.opponent_vp, result.won, result.grade) if result else None


def test_the_best_counts_by_opponent_and_faction(game: Game, folder: Path) -> None:
    for vp in (41, 52, 35):
        played(game, folder, vp)
    played(game, folder, 80, faction="mutants_union")
    played(game, folder, 70, solo="borgo")
    results = BestResults(folder, fiftyfirst().only)
    assert told(results.best("hegemony", "new_york")) == (52, 30, True, "merchant")
    assert told(results.best("hegemony")) == (80, 30, True, "leader")
    assert results.best("borgo", "mutants_union") is None


def test_a_victory_is_better_than_any_defeat_and_more_vp_than_a_wide_lead() -> None:
    def result(vp: int, theirs: int) -> SoloResult:
        return SoloResult("borgo", "new_york", vp, theirs, vp > theirs, None)

    order = [result(30, 30), result(50, 50), result(50, 49), result(51, 50), result(51, 20)]
    assert sorted({*order}, key=lambda result: result.rank) == order
    assert result(50, 49).is_record_after(result(60, 60))
    assert not result(50, 49).is_record_after(result(50, 49))
    assert result(30, 20).is_record_after(None)
    assert not result(20, 30).is_record_after(None), "a first defeat is nothing to be proud of"


def test_a_game_that_a_robot_has_finished_is_no_result_of_the_player(game: Game, folder: Path) -> None:
    finished = played(game, folder, 90, finished_by="easy")
    assert not summary(path_of(finished), fiftyfirst().only).seats[0].is_human
    assert summary(path_of(finished), fiftyfirst().only).seats[0].player == "easy"
    assert BestResults(folder, fiftyfirst().only).best("hegemony") is None
    played(game, folder, 40)
    assert told(BestResults(folder, fiftyfirst().only).best("hegemony")) == (40, 30, True, "human")


def test_a_seat_that_was_taken_back_before_the_robot_did_anything_is_the_players(game: Game) -> None:
    match = played(game, None, 50)
    match.undo()
    match.take_seat("A", "hard")
    match.take_seat("A", "human")
    assert match.redo() is None
    assert match.players.counted("A", match.journal.line) == "human"


def test_damaged_files_never_count(game: Game, folder: Path) -> None:
    best = path_of(played(game, folder, 90))
    lines = best.read_bytes().split(b"\n")
    best.write_bytes(b"\n".join([*lines[:1], b'{"n": 0}', *lines[2:]]))
    (folder / "broken.jsonl").write_text('{"format": 1')
    (folder / "empty.jsonl").write_text("")
    (folder / "strange.jsonl").write_bytes(lines[0] + b"\n[1, 2]\n")
    (folder / "alone.jsonl").write_bytes(lines[0])
    (folder / "folder.jsonl").mkdir()
    played(game, folder, 40)
    assert told(BestResults(folder, fiftyfirst().only).best("hegemony")) == (40, 30, True, "human")


def test_other_matches_do_not_count(game: Game, folder: Path) -> None:
    deal_match(game, (SeatSetup("Anna"),), 1, folder, solo="hegemony").close()
    deal_match(game, (SeatSetup("Anna"), SeatSetup("Ben")), 1, folder).close()
    played(game, folder, 60, player="greedy")
    played(game, folder, 60, origin=Origin("other.jsonl", "2026-01-01", 7))
    assert BestResults(folder, fiftyfirst().only).best("hegemony") is None
    MatchIndex(folder, fiftyfirst().only).read_all()
    assert BestResults(folder, fiftyfirst().only).best("hegemony") is None
    assert BestResults(folder / "nowhere", fiftyfirst().only).best("hegemony") is None


def test_an_undone_end_counts_only_when_it_is_played_again(game: Game, folder: Path) -> None:
    path = path_of(played(game, folder, 50))
    last = read_record(path, fiftyfirst().only).journal.head
    with path.open("ab") as file:
        file.write(b'{"undo_to":%d}\n' % (last - 1))
    assert BestResults(folder, fiftyfirst().only).best("hegemony") is None
    with path.open("ab") as file:
        file.write(b'{"redo_to":%d}\n' % last)
    assert told(BestResults(folder, fiftyfirst().only).best("hegemony")) == (50, 30, True, "merchant")


def test_a_torn_line_after_the_end_does_not_matter(game: Game, folder: Path) -> None:
    path = path_of(played(game, folder, 50))
    path.write_bytes(path.read_bytes() + b'{"undo_')
    assert told(BestResults(folder, fiftyfirst().only).best("hegemony")) == (50, 30, True, "merchant")


def test_a_match_can_be_left_out(game: Game, folder: Path) -> None:
    now, before = played(game, folder, 50), played(game, folder, 40)
    found = BestResults(folder, fiftyfirst().only).best("hegemony", but=now.path)
    assert found is not None
    assert found.path == before.path


def test_only_the_best_of_many_matches_is_read_whole(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for vp in range(31, 37):
        played(game, folder, vp)
    whole: list[Path] = []

    def noted(path: Path, kinds: AnyKinds) -> MatchSummary:
        whole.append(path)
        return summary(path, kinds)

    monkeypatch.setattr(reading, "summary", noted)
    for _ in range(3):
        assert told(BestResults(folder, fiftyfirst().only).best("hegemony")) == (36, 30, True, "survivor")
    assert len(whole) == 1
