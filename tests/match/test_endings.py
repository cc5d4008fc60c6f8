"""The first and the last line of a match file."""

from __future__ import annotations

from pathlib import Path

from game.fiftyfirst.match.annals import end_of
from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.match.library.summary import ends_of
from tests.match.test_best_results import path_of, played


def test_the_ends_tell_whether_a_game_is_over(game: Game, tmp_path: Path) -> None:
    over = path_of(played(game, tmp_path, 50))
    begun = path_of(deal_match(game, (SeatSetup("Anna"), SeatSetup("Ben")), 1, tmp_path))
    first, second = ends_of(over, fiftyfirst().only), ends_of(begun, fiftyfirst().only)
    assert first is not None
    assert second is not None
    assert solo_of(first.header) == "hegemony"
    assert first.has_ended
    assert first.last is not None
    ended = end_of(first.last.events)
    assert ended is not None
    assert [score.total for score in ended.scores] == [50, 30]
    assert (solo_of(second.header), second.has_ended) == (None, False)


def test_a_last_line_that_is_longer_than_usual_is_found(game: Game, tmp_path: Path) -> None:
    path = path_of(deal_match(game, (SeatSetup("Anna"), SeatSetup("Ben")), 1, tmp_path))
    path.write_bytes(path.read_bytes() + b'{"undo_to":0' + b" " * 50_000 + b"}\n")
    ends = ends_of(path, fiftyfirst().only)
    assert ends is not None
    assert ends.last is not None
    assert ends.last.undo_to == 0


def test_a_file_that_is_no_match_has_no_ends(tmp_path: Path) -> None:
    (tmp_path / "broken.jsonl").write_text('{"format": 1}\n')
    assert ends_of(tmp_path / "broken.jsonl", fiftyfirst().only) is None
    assert ends_of(tmp_path / "nowhere.jsonl", fiftyfirst().only) is None
