"""The options of a new game with Machines: their level, the cooperative variant, the server room (R44.4, R44.14,
R53.3)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.game import Options
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import LastSolo
from tests.ui.menu_person import OPEN, texts
from tests.ui.test_new_game_box import SMALL, opened

LEVELS = tuple(f"option:moloch.difficulty:{level}" for level in ("recruit", "soldier", "veteran"))


def with_moloch(scene: str, folder: Path) -> Rehearsal:
    window = opened(scene, folder)
    window.click("expansion:moloch")
    return window


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
def test_the_options_of_machines_are_offered_with_them_alone(scene: str, tmp_path: Path) -> None:
    window = with_moloch(scene, tmp_path)
    assert set(LEVELS) <= set(window.labels())
    assert {"option:moloch.coop:true", "option:server_room:true"} <= set(window.labels())
    window.click("expansion:none")
    assert not [label for label in window.labels() if label.startswith("option:moloch")]
    window.click("option:server_room:true")
    window.hover("option:server_room:true")
    window.wait(400)
    assert "Only with Moloch." in texts(window)


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
def test_a_game_begins_with_the_chosen_options(scene: str, tmp_path: Path) -> None:
    window = with_moloch(scene, tmp_path)
    for label in ("option:moloch.difficulty:veteran", "option:moloch.coop:true", "option:server_room:true"):
        window.click(label)
    window.click("start")
    chosen = Options(moloch_difficulty="veteran", moloch_coop=True, server_room=True)
    game = window.context.playing.game
    assert (game.options, "moloch" in game.sets) == (chosen, True)
    window.context.playing.close()


def test_a_ticked_box_is_cleared_again(tmp_path: Path) -> None:
    window = with_moloch("new_game", tmp_path)
    window.click("option:moloch.coop:true")
    assert "option:moloch.coop:false" in window.labels()
    window.click("option:moloch.coop:false")
    assert "option:moloch.coop:true" in window.labels()


@pytest.mark.parametrize("scene", ["new_game", "new_solo"])
def test_without_machines_their_options_are_forgotten(scene: str, tmp_path: Path) -> None:
    window = with_moloch(scene, tmp_path)
    window.click("option:moloch.coop:true")
    window.click("expansion:none")
    window.click("start")
    assert window.context.playing.game.options == Options()
    window.context.playing.close()


def test_the_last_solo_game_is_remembered(tmp_path: Path) -> None:
    last = LastSolo("borgo", options={"moloch.difficulty": "soldier", "server_room": True}, sets=("base", "moloch"))
    window = rehearse("new_solo", SMALL, data=tmp_path, settings=replace(OPEN, solo=last))
    window.click("start")
    chosen = Options(moloch_difficulty="soldier", server_room=True)
    assert window.context.playing.game.options == chosen
    window.context.playing.close()


def test_every_level_says_what_it_brings(tmp_path: Path) -> None:
    window = with_moloch("new_game", tmp_path)
    told = set()
    for label in LEVELS:
        window.click(label)
        told.add(
            next(mark.name for mark in window.app.marks if "in every round" in mark.name and "players" in mark.name)
        )
    assert len(told) == 3
