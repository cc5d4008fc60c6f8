"""The five further factions: chosen in the menus, and used at the table."""

from __future__ import annotations

from pathlib import Path

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.steps import ChooseKept, ChooseProduction
from game.fiftyfirst.table.play.panels import Branching, Discarding
from game.ui.rehearsal.driver import STILL
from game.ui.table.play.modes import Rest
from tests.ui.steps import go
from tests.ui.table_person import mode, pass_to_the_next, player, sit_down, state

SMALL = (1280, 720)


def test_what_is_repeated_is_chosen_in_a_panel() -> None:
    window = sit_down("table_factions")
    window.click("faction:again")
    found = mode(window)
    assert isinstance(found, Branching)
    assert found.ways == ("again blue", "again grey", "again red")
    window.click("way:again red")
    assert (player(window).goods["worker"], player(window).goods["fuel"], player(window).goods["red"]) == (2, 2, 2)


def test_the_panel_is_left_by_escape_and_used_by_keys() -> None:
    window = sit_down("table_factions")
    window.click("faction:again")
    window.key("escape")
    assert isinstance(mode(window), Rest)
    go(window, "click faction:again", "key tab", "key return")
    assert player(window).goods["blue"] == 2


def test_a_used_action_says_so() -> None:
    window = sit_down("table_factions")
    window.click("faction:red")
    assert isinstance(mode(window), Rest)
    assert "red" not in player(window).goods


def test_research_asks_what_to_discard_and_what_to_keep() -> None:
    window = sit_down("table_factions")
    pass_to_the_next(window)
    window.click("faction:research")
    assert isinstance(mode(window), Discarding)
    window.click("choice:0")
    assert isinstance(state(window).question, ChooseKept)
    window.click("answer:church")
    assert "church" in player(window, "B").hand


def test_a_shift_asks_for_a_production(tmp_path: Path) -> None:
    given = """
        given:
          sets: [base]
          players:
            A: {faction: city_of_uranopolis, goods: {fuel: 1}, state: [Oil Rig, Fuel Tank]}
            B: {faction: hegemony}
    """
    path = tmp_path / "shift.yaml"
    path.write_text(given)
    window = rehearse("table", SMALL, position=path, seat="A", settings=STILL)
    window.click("faction:shift")
    assert isinstance(state(window).question, ChooseProduction)
    oil_rig = player(window).sites[0].id
    window.click(f"answer:{oil_rig}")
    assert player(window).goods == {"fuel": 2}
