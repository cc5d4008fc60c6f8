"""Whole matches in the window with expansions, chosen so that their cards ask all kinds of things.

Those of the short run reach every gesture for a command, and every question and event, that all of them reach.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from game.rules.game import Options
from game.ui.rehearsal.driver import rehearse
from tests.full import full_only
from tests.ui import key_player, mouse_player
from tests.ui.whole_game import SIZE, ask_on

pytestmark = pytest.mark.usefixtures("blank_drawings")

WINTER, NEW_ERA, ALLIES = ("base", "winter", "promo_1"), ("base", "new_era", "promo_1"), ("base", "allies")
SCAVENGERS, MOLOCH = ("base", "scavengers"), ("base", "moloch")
NO_MANS_LAND = ("base", "no_mans_land")
COOPERATIVE = Options(moloch_coop=True, server_room=True)
BOX = Options(hq=True, borders=True, arena=True, districts=True)
PROMO = ("base", "promo_2")


@pytest.mark.parametrize(
    ("seats", "sets", "seed", "solo", "questions"),
    [
        full_only(
            4, WINTER, 4, None, {"ChooseCopiedDeal", "ChooseDiverted", "ChooseGood", "ChooseKept", "ChooseProduction"}
        ),
        (4, NEW_ERA, 145, None, {"ChooseKept", "ChooseProduction", "ChooseVisited"}),
        full_only(
            1, WINTER, 6970, "hegemony", {"ChooseCopiedDeal", "ChooseDiverted", "ChooseGood", "ChooseProduction"}
        ),
        (1, WINTER, 6, "borgo", {"ChooseDiverted", "ChooseGood", "ChooseProduction"}),
        (2, ALLIES, 29, None, {"ChooseBlocked", "ChooseGood", "ChooseStorage"}),
        full_only(1, ALLIES, 120, "merchants", {"ChooseGood"}),
        full_only(2, SCAVENGERS, 223, None, {"ChooseSalvage"}),
        (1, SCAVENGERS, 373, "borgo", {"ChooseSalvage"}),
        (2, MOLOCH, 10, None, {"ChooseLost", "ChooseRazed", "ChooseStopped"}),
        full_only(1, MOLOCH, 6, "hegemony", {"ChooseCode", "ChooseRazed", "ChooseStopped"}),
        full_only(2, NO_MANS_LAND, 30, None, {"ChooseActivated", "ChooseLevel", "ChooseToBuild"}),
        (1, NO_MANS_LAND, 22, "borgo", {"ChooseActivated", "ChooseOpponentArea", "ChooseOutpostHit", "ChooseToBuild"}),
    ],
)
def test_a_whole_match_by_mouse(
    seats: int, sets: tuple[str, ...], seed: int, solo: str | None, questions: set[str], tmp_path: Path
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert ask_on(window, seats, sets, seed, mouse_player.give, mouse_player.go_on, solo) >= questions


@pytest.mark.parametrize(
    ("seats", "sets", "seed", "solo", "questions"),
    [
        (2, WINTER, 15, None, {"ChooseDiscarded", "ChooseDiverted", "ChooseGood", "ChooseKept"}),
        full_only(2, NEW_ERA, 15, None, {"ChooseKept", "ChooseProduction"}),
        full_only(
            1, WINTER, 6970, "hegemony", {"ChooseCopiedDeal", "ChooseDiverted", "ChooseGood", "ChooseProduction"}
        ),
        full_only(2, ALLIES, 103, None, {"ChooseBlocked", "ChooseGood", "ChooseStorage"}),
        full_only(1, ALLIES, 75, "borgo", {"ChooseGood"}),
        full_only(2, SCAVENGERS, 163, None, {"ChooseSalvage"}),
        full_only(1, SCAVENGERS, 354, "hegemony", {"ChooseSalvage"}),
        full_only(2, MOLOCH, 3, None, {"ChooseLost", "ChooseRazed"}),
        (1, MOLOCH, 8, "borgo", {"ChooseCode"}),
        full_only(2, NO_MANS_LAND, 26, None, {"ChooseActivated", "ChooseLevel", "ChooseOutpost"}),
        (1, NO_MANS_LAND, 3, "hegemony", {"ChooseActivated", "ChooseOpponentArea", "ChooseOutpost", "ChooseToBuild"}),
    ],
)
def test_a_whole_match_by_keyboard(
    seats: int, sets: tuple[str, ...], seed: int, solo: str | None, questions: set[str], tmp_path: Path
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert ask_on(window, seats, sets, seed, key_player.give, key_player.go_on, solo) >= questions


@pytest.mark.parametrize(
    ("player", "seats", "seed", "solo", "questions"),
    [
        full_only(mouse_player, 2, 69, None, {"ChooseCode", "ChooseLost", "ChooseRazed"}),
        (key_player, 1, 9, "hegemony", set()),
    ],
)
def test_a_whole_match_with_the_cooperative_variant_and_the_server_room(
    player: ModuleType, seats: int, seed: int, solo: str | None, questions: set[str], tmp_path: Path
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert ask_on(window, seats, MOLOCH, seed, player.give, player.go_on, solo, COOPERATIVE) >= questions


@pytest.mark.parametrize(
    ("player", "seats", "sets", "seed", "solo", "questions"),
    [
        full_only(mouse_player, 2, PROMO, 27, None, {"ChooseHq", "ChooseStolen", "ChooseEquipment"}),
        (key_player, 2, PROMO, 21, None, {"ChooseHq", "ChooseStolen", "ChooseEquipment"}),
        full_only(mouse_player, 1, PROMO, 3, "hegemony", {"ChooseHq", "ChooseStolen", "ChooseEquipment"}),
        (key_player, 1, PROMO, 2, "hegemony", {"ChooseHq", "ChooseEquipment"}),
        (mouse_player, 4, (*PROMO, "no_mans_land"), 8, None, {"ChooseCopiedDeal", "ChooseStolen", "ChooseVictim"}),
    ],
)
def test_a_whole_match_with_headquarters_and_all_modules(
    player: ModuleType,
    seats: int,
    sets: tuple[str, ...],
    seed: int,
    solo: str | None,
    questions: set[str],
    tmp_path: Path,
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert ask_on(window, seats, sets, seed, player.give, player.go_on, solo, BOX) >= questions
