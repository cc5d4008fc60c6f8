"""Whole matches in the window with expansions, chosen so that their cards ask all kinds of things.

Those of the short run are played by mouse and keyboard by turns. They were sought among 13,700 games of random players:
the fewest decisions that reach, by mouse and by keyboard, every command and question, and every event, that the matches
of the full run reach, but for two questions that the matches of `test_scavengers_table.py` ask. Each says what of that
it alone reaches.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from game.fiftyfirst.match.match import Match
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.options import Options
from tests.ui import key_player, mouse_player
from tests.ui.whole_game import SIZE, MouseAndKeys, play_match

pytestmark = pytest.mark.usefixtures("blank_drawings")

WINTER, NEW_ERA, ALLIES = ("base", "winter", "promo_1"), ("base", "new_era", "promo_1"), ("base", "allies")
SCAVENGERS, MOLOCH = ("base", "scavengers"), ("base", "moloch")
NO_MANS_LAND = ("base", "no_mans_land")
COOPERATIVE = Options(moloch_coop=True, server_room=True)
BOX = Options(hq=True, borders=True, arena=True, districts=True)
PROMO = ("base", "promo_2")
BOTH = (*PROMO, "no_mans_land")


@pytest.mark.parametrize(
    ("first", "seats", "sets", "seed", "solo", "options", "reached"),
    [
        ("keys", 1, ALLIES, 222, "borgo", None, "both ChooseCopiedDeal"),
        ("mouse", 1, MOLOCH, 122, "borgo", None, "mouse ChooseProduction, RuinDiscarded"),
        ("mouse", 1, MOLOCH, 27, "hegemony", COOPERATIVE, "HackedDrawn, MachineCharged"),
        ("mouse", 1, MOLOCH, 191, "hegemony", None, "AssaultStoppedLocation, mouse ChooseStopped"),
        ("keys", 1, NO_MANS_LAND, 136, "merchants", None, "both ChooseActivated, keys ChooseToBuild"),
        ("keys", 1, BOTH, 141, "borgo", BOX, "OutpostAimed, OutpostShielded, mouse ShieldOutpost"),
        ("mouse", 1, BOTH, 328, "borgo", BOX, "both ChooseOpponentArea, mouse ChooseOutpostHit, mouse RazeOutpost"),
        ("keys", 1, PROMO, 52, "borgo", BOX, "keys RazeDistrict"),
        ("keys", 1, PROMO, 161, "hegemony", BOX, "keys ChooseHq, keys ChooseStolen, keys ClaimHq, keys FinishTurn"),
        ("mouse", 1, PROMO, 219, "hegemony", BOX,
         "mouse ChooseHq, mouse ChooseStolen, mouse ClaimHq, keys DealWithDistrict"),
        ("mouse", 1, PROMO, 223, "hegemony", BOX, "mouse RazeDistrict"),
        ("keys", 1, SCAVENGERS, 196, "borgo", None, "both ChooseDemolished, LocationDemolished"),
        ("keys", 1, SCAVENGERS, 266, "hegemony", None, "both ChooseMatched, RuinRebuilt"),
        ("mouse", 1, SCAVENGERS, 248, "merchants", None, "mouse ChoosePlaced, GoodsPlacedOnRuin"),
        ("mouse", 1, WINTER, 197, "borgo", None, "mouse ChooseVisited"),
        ("mouse", 1, WINTER, 248, "borgo", None, "both ChooseDiscarded"),
        ("keys", 1, WINTER, 316, "borgo", None, "keys ChooseDiverted, keys ChooseProduction"),
        ("mouse", 1, WINTER, 5, "mutants", None, "mouse ChooseDiverted, ShieldLost"),
        ("mouse", 2, ALLIES, 277, None, None, "both ChooseBlocked, LocationBlocked"),
        ("mouse", 2, MOLOCH, 285, None, None,
         "AssaultRazed, AssaultTookDeal, keys ChooseLost, both ChooseRazed, LocationCleared, MachineDestroyed, "
         "StackReshuffled, VpLost"),
        ("mouse", 3, ALLIES, 27, None, None, "mouse ChooseResource, mouse ChooseVictim, GoodsStolen"),
    ],
)  # fmt: skip
def test_a_whole_match_by_mouse_and_keyboard(
    first: str,
    seats: int,
    sets: tuple[str, ...],
    seed: int,
    solo: str | None,
    options: Options | None,
    reached: str,
    tmp_path: Path,
) -> None:
    person = MouseAndKeys(first)
    window = rehearse("title", SIZE, data=tmp_path)
    match = play_match(window, seats, sets, seed, person.give, person.go_on, solo, options)
    events = {type(event).__name__ for entry in match.journal.line for event in entry.events}
    both = {name.replace("mouse", "both") for name in person.reached if name.replace("mouse", "keys") in person.reached}
    assert events | person.reached | both >= {*reached.split(", ")}


def asked_in(match: Match) -> set[str]:
    """The kinds of questions that were asked."""
    return {type(state.question).__name__ for state in match.journal.states}


@pytest.mark.full
@pytest.mark.parametrize(
    ("seats", "sets", "seed", "solo", "questions"),
    [
        (4, WINTER, 4, None, {"ChooseCopiedDeal", "ChooseDiverted", "ChooseGood", "ChooseKept", "ChooseProduction"}),
        (4, NEW_ERA, 145, None, {"ChooseKept", "ChooseProduction", "ChooseVisited"}),
        (1, WINTER, 6970, "hegemony", {"ChooseCopiedDeal", "ChooseDiverted", "ChooseGood", "ChooseProduction"}),
        (1, WINTER, 6, "borgo", {"ChooseDiverted", "ChooseGood", "ChooseProduction"}),
        (2, ALLIES, 29, None, {"ChooseBlocked", "ChooseGood", "ChooseStorage"}),
        (1, ALLIES, 120, "merchants", {"ChooseGood"}),
        (2, SCAVENGERS, 223, None, {"ChooseSalvage"}),
        (1, SCAVENGERS, 373, "borgo", {"ChooseSalvage"}),
        (2, MOLOCH, 10, None, {"ChooseLost", "ChooseRazed", "ChooseStopped"}),
        (1, MOLOCH, 6, "hegemony", {"ChooseCode", "ChooseRazed", "ChooseStopped"}),
        (2, NO_MANS_LAND, 30, None, {"ChooseActivated", "ChooseLevel", "ChooseToBuild"}),
        (1, NO_MANS_LAND, 22, "borgo", {"ChooseActivated", "ChooseOpponentArea", "ChooseOutpostHit", "ChooseToBuild"}),
    ],
)
def test_a_whole_match_by_mouse(
    seats: int, sets: tuple[str, ...], seed: int, solo: str | None, questions: set[str], tmp_path: Path
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert asked_in(play_match(window, seats, sets, seed, mouse_player.give, mouse_player.go_on, solo)) >= questions


@pytest.mark.full
@pytest.mark.parametrize(
    ("seats", "sets", "seed", "solo", "questions"),
    [
        (2, WINTER, 15, None, {"ChooseDiscarded", "ChooseDiverted", "ChooseGood", "ChooseKept"}),
        (2, NEW_ERA, 15, None, {"ChooseKept", "ChooseProduction"}),
        (1, WINTER, 6970, "hegemony", {"ChooseCopiedDeal", "ChooseDiverted", "ChooseGood", "ChooseProduction"}),
        (2, ALLIES, 103, None, {"ChooseBlocked", "ChooseGood", "ChooseStorage"}),
        (1, ALLIES, 75, "borgo", {"ChooseGood"}),
        (2, SCAVENGERS, 163, None, {"ChooseSalvage"}),
        (1, SCAVENGERS, 354, "hegemony", {"ChooseSalvage"}),
        (2, MOLOCH, 3, None, {"ChooseLost", "ChooseRazed"}),
        (1, MOLOCH, 8, "borgo", {"ChooseCode"}),
        (2, NO_MANS_LAND, 26, None, {"ChooseActivated", "ChooseLevel", "ChooseOutpost"}),
        (1, NO_MANS_LAND, 3, "hegemony", {"ChooseActivated", "ChooseOpponentArea", "ChooseOutpost", "ChooseToBuild"}),
    ],
)
def test_a_whole_match_by_keyboard(
    seats: int, sets: tuple[str, ...], seed: int, solo: str | None, questions: set[str], tmp_path: Path
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert asked_in(play_match(window, seats, sets, seed, key_player.give, key_player.go_on, solo)) >= questions


@pytest.mark.full
@pytest.mark.parametrize(
    ("player", "seats", "seed", "solo", "questions"),
    [(mouse_player, 2, 69, None, {"ChooseCode", "ChooseLost", "ChooseRazed"}), (key_player, 1, 9, "hegemony", set())],
)
def test_a_whole_match_with_the_cooperative_variant_and_the_server_room(
    player: ModuleType, seats: int, seed: int, solo: str | None, questions: set[str], tmp_path: Path
) -> None:
    window = rehearse("title", SIZE, data=tmp_path)
    assert asked_in(play_match(window, seats, MOLOCH, seed, player.give, player.go_on, solo, COOPERATIVE)) >= questions


@pytest.mark.full
@pytest.mark.parametrize(
    ("player", "seats", "sets", "seed", "solo", "questions"),
    [
        (mouse_player, 2, PROMO, 27, None, {"ChooseHq", "ChooseStolen", "ChooseEquipment"}),
        (key_player, 2, PROMO, 21, None, {"ChooseHq", "ChooseStolen", "ChooseEquipment"}),
        (mouse_player, 1, PROMO, 3, "hegemony", {"ChooseHq", "ChooseStolen", "ChooseEquipment"}),
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
    assert asked_in(play_match(window, seats, sets, seed, player.give, player.go_on, solo, BOX)) >= questions
