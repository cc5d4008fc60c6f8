"""A new game of Metro 2033: seats, the draft, the options of M-61, and the game that is dealt at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.kernel.seats import HUMAN
from game.metro2033.rules import NAME
from game.metro2033.rules.options import MetroOptions
from game.metro2033.scenes.draft.scene import DraftScene
from game.metro2033.scenes.starting.new_metro_game import NewMetroGameScene
from game.metro2033.scenes.starting.starting import STARTING
from game.metro2033.scenes.table import MetroTableScene
from game.ui.places import SeatPlayer, VariantChip
from game.ui.rehearsal.driver import Rehearsal
from tests.metro2033.scenes.shelf_of_two import missing, open_shelf
from tests.metro2033.scenes.test_metro_title import SHAPES
from tests.ui.layout import problems
from tests.ui.menu_person import texts
from tests.ui.sweep import USUAL, Shape
from tests.ui.table_person import on_top


def opened(data: Path, shape: Shape = USUAL, seats: int = 4) -> Rehearsal:
    """The page with so many seats, of which four are taken at first."""
    window = open_shelf(data, shape)
    window.click(f"menu:{NAME}:new_game")
    for _ in range(seats - 4):
        window.click("add")
    window.settle()
    on_top(window, NewMetroGameScene)
    return window


def started(window: Rehearsal) -> Any:
    """The match that begins with a press on *Start*."""
    window.click("start")
    window.settle()
    assert isinstance(window.context.stack.top, DraftScene | MetroTableScene)
    return window.context.playing


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_six_seats_and_all_rules_have_room_in_every_window(shape: Shape, tmp_path: Path) -> None:
    window = opened(tmp_path, shape, 6)
    assert problems(window.app.marks, shape.size) == []
    window.click("variants")
    window.settle()
    assert problems(window.app.marks, shape.size) == []
    assert missing(window) == []


def test_it_begins_as_one_person_against_three_robots(tmp_path: Path) -> None:
    match = started(opened(tmp_path))
    assert [setup.player for setup in match.seats.values()] == [HUMAN, "medium", "medium", "medium"]
    assert match.game.options == MetroOptions()
    assert match.header.seed == 51


@pytest.mark.parametrize("seats", [2, 6])
def test_two_to_six_play(seats: int, tmp_path: Path) -> None:
    window = opened(tmp_path, seats=max(4, seats))
    for _ in range(4 - seats):
        window.click("remove:B")
    assert ("add" in window.labels()) == (seats < 6)
    assert len(started(window).seats) == seats


def test_the_draft_is_chosen_beside_the_players(tmp_path: Path) -> None:
    window = opened(tmp_path)
    window.click(VariantChip("draft", "dealt"))
    match = started(window)
    assert match.game.options == MetroOptions(draft="dealt")
    assert all(match.state.player(seat).faction for seat in match.seats)


def test_what_is_chosen_is_told_and_offered_again(tmp_path: Path) -> None:
    window = opened(tmp_path)
    assert "usual rules" in texts(window)
    window.click("variants")
    for name, value in (("goal", "8"), ("quests", "at_once"), ("first_player", "D"), ("tokens_limited", "yes")):
        window.click(VariantChip(name, value))
    window.click("variants")
    told = "First player: 4 · VP to win: 8 · Quests are completed: By themselves, at once · 1 more"
    assert told in texts(window)
    match = started(window)
    assert match.game.options == MetroOptions(goal=8, quests="at_once", first_player="D", tokens_limited=True)
    window.context.director.leave_match()
    window.settle()
    window.click(f"menu:{NAME}:new_game")
    assert on_top(window, NewMetroGameScene).choices == {
        "goal": 8, "quests": "at_once", "first_player": "D", "tokens_limited": True,
    }  # fmt: skip


def test_who_begins_has_a_seat(tmp_path: Path) -> None:
    window = opened(tmp_path)
    window.click("variants")
    assert VariantChip("first_player", "E") not in on_top(window, NewMetroGameScene).buttons
    window.click(VariantChip("first_player", "D"))
    window.click("variants")
    window.click("remove:B")
    assert started(window).game.options == MetroOptions()


def test_play_deals_against_three_robots_of_the_ladder(tmp_path: Path) -> None:
    window = open_shelf(tmp_path)
    window.click(f"menu:{NAME}:play")
    window.settle()
    assert [setup.player for setup in window.context.playing.seats.values()] == [HUMAN, *["medium"] * 3]
    window.context.director.leave_match()
    window.settle()
    assert "Player 1, Robot 2" in texts(window), "it can be continued"
    assert " and 1 more" in texts(window)


def test_what_is_dealt_at_once_fits_its_seats(tmp_path: Path) -> None:
    """The last new game had six seats, and the last of them began."""
    window = opened(tmp_path, seats=6)
    window.click("variants")
    window.click(VariantChip("first_player", "F"))
    window.click(VariantChip("draft", "dealt"))
    started(window)
    window.context.director.leave_match()
    window.settle()
    assert STARTING.told(window.context) == "Factions and heroes: Dealt at random"
    window.click(f"menu:{NAME}:play")
    window.settle()
    assert window.context.playing.game.options == MetroOptions(draft="dealt")


def test_the_seats_of_the_other_game_are_not_those_of_this_one(tmp_path: Path) -> None:
    """People stay; a robot that this game has not is replaced."""
    window = opened(tmp_path)
    window.click(SeatPlayer("B", HUMAN))
    assert list(started(window).names.values())[:2] == ["Player 1", "Player 2"]
