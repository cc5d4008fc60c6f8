"""Tournaments: paired deals, exchanged seats, and results that outlive the program."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import closing
from pathlib import Path

import pytest

from game.kernel.refusal import Unreadable
from game.match.series.simulate import Meeting, Played
from game.match.series.tournament import SeatResult, Tournament, TournamentGame, meetings, run
from game.match.series.workers import Workers
from tests.robot_games import SOURCE

SMALL = Tournament(("greedy", "random"), games=4)
FIVE = ("easy", "medium", "hard", "expert", "master")


@pytest.mark.parametrize(("bots", "players"), [(FIVE, 2), (FIVE, 3), (FIVE, 4), (FIVE[:2], 3), (FIVE[:2], 4)])
def test_each_deal_is_played_by_all_in_all_seats(bots: tuple[str, ...], players: int) -> None:
    seats = defaultdict[int, Counter[tuple[int, str]]](Counter)
    for meeting in meetings(Tournament(bots, 1000, players)):
        assert len(meeting.bots) == players
        seats[meeting.seed].update(enumerate(meeting.bots))
    whole = list(seats.values())[:-1]
    assert all(set(deal) == {(place, bot) for place in range(players) for bot in bots} for deal in whole)
    assert {len(set(deal.values())) for deal in whole} == {1}, "equally often"


def test_one_bot_meets_several_of_another_in_each_seat() -> None:
    games = list(meetings(Tournament(("hard", "easy", "easy"), games=4, players=3)))
    seatings = [("hard", "easy", "easy"), ("easy", "easy", "hard"), ("easy", "hard", "easy")]
    assert [game.bots for game in games] == [*seatings, seatings[0]]
    assert [game.seed for game in games] == [1, 1, 1, 2]


def test_no_game_is_played_twice() -> None:
    for players in (2, 3, 4):
        games = list(meetings(Tournament(FIVE[:2], 500, players)))
        assert len(set(games)) == len(games) == 500


def test_without_pairs_each_game_has_a_deal_of_its_own() -> None:
    games = list(meetings(Tournament(FIVE, 50, paired=False)))
    assert [game.seed for game in games] == list(range(1, 51))


def test_against_an_opponent_each_bot_plays_each_deal() -> None:
    games = list(meetings(Tournament(FIVE[:2], 4, seed=7), "borgo"))
    assert games == [Meeting(seed, (bot,), "borgo") for seed in (7, 8) for bot in FIVE[:2]]


def test_a_shared_win_counts_as_a_half() -> None:
    played = Played(9, 4, ("x", "y"), ("A", "B"), (), {"A": 30, "B": 30})
    game = TournamentGame(Meeting(1, ("hard", "easy")), played)
    assert game.results == [SeatResult("hard", 30, 0.5), SeatResult("easy", 30, 0.5)]


def test_a_tournament_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = list(run(SMALL, SOURCE))
    with closing(run(SMALL, SOURCE, file=file)) as begun:
        found = [next(begun), next(begun)]
    assert found == whole[:2]
    with file.open("ab") as stream:
        stream.write(b'{"meeting":{"seed":2,"bo')  # killed in the middle of a line
    assert list(run(SMALL, SOURCE, file=file)) == whole
    assert len(file.read_bytes().splitlines()) == 1 + len(whole)
    before = file.read_bytes()
    assert list(run(SMALL, SOURCE, file=file)) == whole
    assert file.read_bytes() == before, "nothing is left to play"


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert list(run(SMALL, SOURCE, Workers(2), file=two)) == list(run(SMALL, SOURCE, file=one))
    assert one.read_bytes() == two.read_bytes()


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(run(SMALL, SOURCE, file=file))
    before = file.read_bytes()
    with pytest.raises(Unreadable, match="expected the results of this tournament"):
        list(run(Tournament(("greedy", "random"), games=4, seed=2), SOURCE, file=file))
    assert file.read_bytes() == before


def test_results_of_bots_that_have_learned_otherwise_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    list(run(SMALL, SOURCE, file=file))
    monkeypatch.setattr("game.fiftyfirst.match.setup.weights_digest", lambda: "others")
    with pytest.raises(Unreadable, match="expected the results of this tournament"):
        list(run(SMALL, SOURCE, file=file))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(run(SMALL, SOURCE, file=file))
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*lines[:2], b"nonsense", *lines[3:]]) + b"\n")
    with pytest.raises(Unreadable, match="expected a line of a tournament's results") as error:
        list(run(SMALL, SOURCE, file=file))
    assert error.value.line == 3


def assert_left(file: Path, kept: bytes) -> None:
    """A file that holds this is refused, and stays as it is."""
    file.write_bytes(kept)
    with pytest.raises(Unreadable, match="expected a line of a tournament's results"):
        list(run(SMALL, SOURCE, file=file))
    assert file.read_bytes() == kept


@pytest.mark.parametrize("kept", [b"precious", b"{}", b"precious\n", b"\n", b'{"tournament":', b"\xff"])
def test_what_others_have_written_is_left_as_it_is(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "results.txt"
    assert_left(file, kept)


def test_a_head_without_the_end_of_its_line_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    next(run(SMALL, SOURCE, file=file))
    head = file.read_bytes().splitlines()[0]
    kept = head[:-1] + b',"more":"precious"}'
    assert_left(file, kept)


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    file.touch()
    whole = list(run(SMALL, SOURCE, file=file))
    assert len(file.read_bytes().splitlines()) == 1 + len(whole)
    assert list(run(SMALL, SOURCE, file=file)) == whole


@pytest.mark.parametrize("target", ["precious", "empty", "nowhere", "."])
def test_no_link_and_no_folder_is_written_to(tmp_path: Path, target: str) -> None:
    (tmp_path / "precious").write_bytes(b"precious")
    (tmp_path / "empty").touch()
    (tmp_path / "link").symlink_to(target)
    (tmp_path / "folder").mkdir()
    for name in ("link", "folder"):
        with pytest.raises(Unreadable, match="expected a new file, or the results") as error:
            list(run(SMALL, SOURCE, file=tmp_path / name))
        assert error.value.file == str(tmp_path / name)
    assert [(tmp_path / name).read_bytes() for name in ("precious", "empty")] == [b"precious", b""]
    assert not (tmp_path / "nowhere").exists()
