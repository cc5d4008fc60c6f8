"""The option of a new game with the map of No Man's Land: what building on a razed Area costs (R45.7)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.game import Options
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import LastSolo
from tests.ui.menu_person import OPEN
from tests.ui.test_new_game_box import SMALL, opened

FREE, PAID = (f"option:no_mans_land.raze_build_free:{word}" for word in ("true", "false"))


def with_map(scene: str, folder: Path) -> Rehearsal:
    window = opened(scene, folder)
    window.click("expansion:no_mans_land")
    return window


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
def test_the_option_is_offered_with_the_map_alone(scene: str, tmp_path: Path) -> None:
    window = with_map(scene, tmp_path)
    assert FREE in window.labels()
    for other in ("expansion:none", "expansion:moloch"):
        window.click(other)
        assert not [label for label in window.labels() if label.startswith("option:no_mans_land")]


def test_icons_that_are_printed_are_no_options_of_a_new_game(tmp_path: Path) -> None:
    window = with_map("new_game", tmp_path)
    assert not [label for label in window.labels() if label.startswith("option:outposts")]


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
def test_a_game_begins_with_the_chosen_option(scene: str, tmp_path: Path) -> None:
    window = with_map(scene, tmp_path)
    window.click(FREE)
    window.click("start")
    game = window.context.playing.game
    assert (game.options, "no_mans_land" in game.sets) == (Options(raze_build_free=True), True)
    window.context.playing.close()


def test_a_ticked_box_is_cleared_again(tmp_path: Path) -> None:
    window = with_map("new_game", tmp_path)
    window.click(FREE)
    assert PAID in window.labels()
    window.click(PAID)
    assert FREE in window.labels()


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
def test_without_the_map_its_option_is_forgotten(scene: str, tmp_path: Path) -> None:
    window = with_map(scene, tmp_path)
    window.click(FREE)
    window.click("expansion:none")
    window.click("start")
    assert window.context.playing.game.options == Options()
    window.context.playing.close()


def test_the_last_solo_game_is_remembered(tmp_path: Path) -> None:
    options: dict[str, bool | int | str] = {"no_mans_land.raze_build_free": True}
    last = LastSolo("borgo", options=options, sets=("base", "no_mans_land"))
    window = rehearse("new_solo", SMALL, data=tmp_path, settings=replace(OPEN, solo=last))
    window.click("start")
    game = window.context.playing.game
    assert (game.options, "no_mans_land" in game.sets) == (Options(raze_build_free=True), True)
    window.context.playing.close()
