"""The promises of "Matches on disk" that nothing else tests: the file only grows, what is shown is on disk before, and
what was recorded is watched without the rules."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match import match as game_kind
from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Game
from game.paths import matches_folder
from game.play.files.record import read_record
from game.ui.window.app import App
from tests.match.conftest import HUMANS, decide_any, play
from tests.match.golden_matches import FOLDER
from tests.ui import mouse_player
from tests.ui.menu_person import TWO_PEOPLE
from tests.ui.whole_game import wished


def test_a_file_only_ever_grows(game: Game, tmp_path: Path) -> None:
    match, random = deal_match(game, HUMANS, 1, tmp_path), Random(1)
    assert match.path
    before = match.path.read_bytes()
    for number in range(30):
        decide_any(match, random)
        if number % 5 == 0:
            match.undo()
        if number % 10 == 0:
            match.redo()
        match.end_turn()
        now = match.path.read_bytes()
        assert now.startswith(before)
        assert now.endswith(b"\n")
        before = now


def test_a_decision_counts_only_when_it_is_flushed_to_the_disk(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path)
    order: list[tuple[str, int]] = []
    write, fsync = os.write, os.fsync

    def writing(descriptor: int, data: memoryview) -> int:
        order.append(("write", match.journal.head))
        return write(descriptor, data)

    def flushing(descriptor: int) -> None:
        order.append(("fsync", match.journal.head))
        fsync(descriptor)

    monkeypatch.setattr(os, "write", writing)
    monkeypatch.setattr(os, "fsync", flushing)
    decide_any(match, Random(1))
    match.undo()
    assert order == [("write", 0), ("fsync", 0), ("write", 1), ("fsync", 1)]


@pytest.mark.slow
def test_every_frame_shows_only_what_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []
    draw = App._draw

    def look(app: App, scenes: object) -> None:
        match = app.context.match
        if match is not None and match.path is not None:
            shown.append(match.journal.head)
            assert read_record(match.path, fiftyfirst().only).journal.state == match.state
        draw(app, scenes)  # type: ignore[arg-type]

    monkeypatch.setattr(App, "_draw", look)
    window, random = rehearse("title", (1280, 720), data=tmp_path, settings=TWO_PEOPLE), Random(1)
    for label in ("menu:new_game", "start"):
        window.click(label)
        window.settle()
    for _ in range(6):
        mouse_player.go_on(window)
        mouse_player.give(window, wished(window.context.playing, random))
        if window.context.playing.undo_possible:
            window.key("ctrl+z")
            window.key("ctrl+y")
    window.context.playing.close()
    assert set(shown) >= set(range(6))


def test_watching_asks_no_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_: object) -> None:
        raise AssertionError("the rules were asked")

    for name in ("decide", "legal", "ways", "forecast", "foresee", "view"):
        monkeypatch.setattr(game_kind._Rules, name, ask)
    monkeypatch.setattr("game.fiftyfirst.rules.decide.decide", ask)
    monkeypatch.setattr("game.fiftyfirst.rules.decide.legal_commands", ask)
    for path in sorted(FOLDER.glob("*/*.jsonl"))[::7]:
        assert read_record(path, fiftyfirst().only).damage is None


@pytest.mark.skipif(os.name == "nt", reason="Windows lets few users make links")
def test_whoever_goes_on_with_a_match_behind_a_link_is_told_the_new_file_once_it_is_there(
    game: Game, tmp_path: Path
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path / "elsewhere")
    play(match, 8)
    match.close()
    assert match.path
    link = matches_folder(tmp_path) / match.path.name
    link.parent.mkdir(parents=True)
    link.symlink_to(match.path)
    before = match.path.read_bytes()
    window = rehearse("title", (1280, 720), data=tmp_path)
    window.click("menu:continue")
    window.settle()
    assert window.context.shown_notices() == ()
    window.context.close_notices(0)
    decide_any(window.context.playing, Random(1))
    (notice,) = window.context.shown_notices()
    assert f"{link.stem}_2.jsonl" in notice
    assert "is a link" in notice
    assert match.path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 40])
def test_whoever_goes_on_with_a_torn_match_is_told_how_far_it_is_whole(
    game: Game, catalog: Catalog, tmp_path: Path, cut: int
) -> None:
    match = deal_match(game, HUMANS, 1, matches_folder(tmp_path))
    play(match, 8)
    match.close()
    assert match.path
    whole = match.path.read_bytes()
    match.path.write_bytes(whole[:-cut])
    window = rehearse("title", (1280, 720), data=tmp_path)
    window.click("menu:continue")
    window.settle()
    assert window.context.playing.journal.head == 7
    assert [notice for notice in window.context.shown_notices() if "7" in notice]
    assert match.path.read_bytes() == whole[: whole[:-1].rfind(b"\n") + 1]
    window.context.playing.close()
    assert read_record(match.path, fiftyfirst(catalog).only).damage is None
