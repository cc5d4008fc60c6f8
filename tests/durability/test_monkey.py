"""Random events through all of the window: nothing fails, nothing is lost, and everything has a way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.library import LibraryScene
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.spots import HandCard
from game.metro2033.rules import NAME as METRO
from game.ui.canvas import Canvas, Mark
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scene import Scene
from game.ui.window.app import App
from tests.durability.monkey import Monkey, Told, repeat, run_piece, run_pieces
from tests.durability.monkey_checks import faults, has_way_out
from tests.durability.monkey_places import METRO_STARTS, STARTS, Piece, open_piece, piece_of
from tests.match.golden_matches import JOINED, SETS

EVENTS = 40
"""So many are sent from each start."""


def piece(start: str, seed: int = 51) -> Piece:
    return piece_of(STARTS.index(start), seed)._replace(size=(1280, 720), bots=0)


@pytest.mark.parametrize("start", STARTS)
def test_whatever_a_monkey_does_nothing_is_lost_and_nothing_ends(start: str, tmp_path: Path) -> None:
    begun = piece_of(STARTS.index(start), 51)
    monkey = Monkey(begun, tmp_path)
    app = monkey.app
    assert list(faults(app)) == []
    match = app.context.match
    assert (match is not None) == (start.split()[-1] == "players" or start.startswith("solo ") or start == "lesson")
    wrong = monkey.sit(EVENTS)
    assert wrong is None, f"{wrong}\n{repeat(begun)}"
    assert list(faults(app)) == []
    assert has_way_out(app)
    monkey.leave()


def test_many_pieces_leave_no_memory_behind(request: pytest.FixtureRequest) -> None:
    told = list(run_pieces(20_000 if request.config.getoption("full") else 1_000, 51))
    assert not [f"{one.wrong}\n{repeat(one.piece)}" for one in told if one.wrong]


@pytest.mark.parametrize("number", range(len(METRO_STARTS)), ids=METRO_STARTS.__getitem__)
def test_the_same_holds_for_metro_2033_and_the_shelf(number: int, tmp_path: Path) -> None:
    begun = piece_of(number, 51, game=METRO)
    monkey = Monkey(begun, tmp_path)
    wrong = monkey.sit(EVENTS)
    assert wrong is None, f"{wrong}\n{repeat(begun)}"
    assert list(faults(monkey.app)) == []
    assert has_way_out(monkey.app)
    monkey.leave()


def test_pieces_go_everywhere() -> None:
    pieces = [piece_of(number, 7) for number in range(10 * len(STARTS))]
    assert {piece.start for piece in pieces} == set(STARTS)
    assert {piece.language for piece in pieces} == {"en", "de", "ru"}
    assert {piece.sets for piece in pieces} == {*SETS, *JOINED}
    assert len({piece.settings.text_scale for piece in pieces}) == 8
    for told in ("high_contrast", "reduced_motion", "left_handed"):
        assert {getattr(piece.settings, told) for piece in pieces} == {True, False}


def test_the_same_piece_sends_the_same_events() -> None:
    first, again = (run_piece(piece("cards"), 60) for _ in range(2))
    assert (first.wrong, first.events, first.frames) == (None, again.events, again.frames)
    assert first.seen == again.seen


# ---------------------------------------------------------------------- what it would find
def wrong(told: Told) -> str:
    assert told.wrong is not None, "the fault was not found"
    assert "--piece" in repeat(told.piece)
    return told.wrong


def test_an_error_after_which_the_window_stays_open_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Scene, _: Canvas) -> None:
        raise ZeroDivisionError(f"a mistake in {type(self).__name__}")

    begun = piece("cards")
    monkeypatch.setattr(KeepScene, "draw", fail)
    monkeypatch.setattr(TableScene, "draw", fail)
    assert "a mistake in" in wrong(run_piece(begun._replace(start="2 players"), 100))


def test_a_decision_that_is_not_on_disk_is_found(tmp_path: Path) -> None:
    app = App(open_piece(piece("2 players"), tmp_path))
    match = app.context.playing
    assert match.path is not None
    before = match.path.read_bytes()
    match.submit(match.legal()[0])
    assert list(faults(app)) == []
    match.path.write_bytes(before)
    assert [found for found in faults(app) if match.path.name in found]
    match.close()


def test_what_lies_outside_of_the_window_is_found(tmp_path: Path) -> None:
    window = rehearse("title", (1280, 720), data=tmp_path)
    window.app.marks.append(Mark("hit", window.surface.get_rect().move(5, 0), "lost", None, 0))
    [found] = faults(window.app)
    assert found.startswith("lost at")


def open_table(tmp_path: Path) -> Rehearsal:
    window = rehearse("table", (1280, 720), data=tmp_path)
    assert not list(faults(window.app))
    return window


def test_a_card_of_another_hand_is_found(tmp_path: Path) -> None:
    window = open_table(tmp_path)
    match, viewer = window.context.playing, window.context.viewer
    other = next(player for seat, player in zip(match.state.seats, match.state.players, strict=True) if seat != viewer)
    place = window.surface.get_rect().inflate(-100, -100)
    window.app.marks.append(Mark("hit", place, HandCard(0, other.hand[0]), None, 0))
    assert [found for found in faults(window.app) if "is open" in found]


def test_a_scene_without_a_way_out_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LibraryScene, "close", lambda _: None)
    assert not has_way_out(rehearse("cards", (1280, 720), data=tmp_path).app)
