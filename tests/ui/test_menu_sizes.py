"""Title, new game, settings, the menu and the help in every shape of window and every size of text."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.ui.rehearsal.driver import STILL, rehearse
from game.ui.settings import LastSeat
from tests.ui.sweep import SIZES, Shape, in_shapes, looked_at

pytestmark = pytest.mark.usefixtures("blank_drawings")

CROWD = (
    LastSeat("Maximiliane Wood", "human", "merchants_guild"),
    LastSeat("", "greedy", "mutants_union"),
    LastSeat("Bartholomew West", "human", "appalachian_federation"),
    LastSeat("", "random", "new_york"),
)
"""Four seats with the longest names."""


@in_shapes()
def test_nothing_meets_or_leaves_its_panel(shape: Shape, tmp_path: Path) -> None:
    found, settings = [], shape.settings(replace(STILL, seats=CROWD))
    for scene in ("title", "new_game", "settings", "help", "menu", "players"):
        window = rehearse(scene, shape.size, shape.language, data=tmp_path, settings=settings)
        found += looked_at(window, scene)
        if scene == "new_game":
            window.click("variants")
            found += looked_at(window, "variants")
    assert found == []


@in_shapes()
def test_the_title_has_room_for_a_match_of_four_and_for_notices(shape: Shape, tmp_path: Path) -> None:
    window = rehearse("new_game", SIZES[0], data=tmp_path, settings=replace(STILL, seats=CROWD))
    window.click("start")
    window.context.playing.close()
    (tmp_path / "matches" / "2999-broken.jsonl").write_text("{}\n")
    window = rehearse("title", shape.size, shape.language, data=tmp_path, settings=shape.settings())
    assert "menu:continue" in window.labels()
    assert "notice:close" in window.labels()
    assert looked_at(window, "title") == []


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)], ids=str)
def test_the_words_of_the_title_stay_off_the_keylines_of_their_signs(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    window = rehearse("title", size, language, data=tmp_path)
    marks = window.app.marks
    signs = [mark.rect for mark in marks if mark.kind == "panel" and mark.name.startswith("menu:")]
    keyline = round(6 * size[1] / 1080)
    assert len(signs) == 8
    for sign in signs:
        words = [mark.rect for mark in marks if mark.kind == "text" and mark.within == sign]
        assert len(words) == 2
        assert all(sign.inflate(-2 * keyline, -2 * keyline).contains(rect) for rect in words), (sign, words)


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440), (1000, 1400)], ids=str)
def test_a_faction_shows_its_board_beside_its_chip(size: tuple[int, int], scene: str, tmp_path: Path) -> None:
    window = rehearse(scene, size, data=tmp_path, settings=replace(STILL, seats=CROWD))
    labels = [label for label in window.labels() if label.startswith("faction:")]
    chips = [label for label in labels if "random" not in label and "further" not in label]
    for chip in chips:
        window.hover(chip)
        window.wait(400)
        marks = window.app.marks
        board = next(mark.rect for mark in marks if mark.kind == "image" and mark.name.startswith("board"))
        hits = {mark.name: mark.rect for mark in marks if mark.kind == "hit"}
        assert pygame.Rect((0, 0), size).contains(board)
        assert not board.colliderect(hits[chip])
        assert not board.colliderect(hits["start"])
    assert len(chips) == (16 if scene == "new_game" else 4)
