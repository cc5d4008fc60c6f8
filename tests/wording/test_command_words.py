"""What a command is done with, in words, and the signs of what it costs and does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules import commands as cmd
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.commands import ChooseArea
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.arena.messages import EnterArena, EquipFighter
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder
from game.fiftyfirst.rules.sets.districts.messages import DealWithDistrict, RazeDistrict
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq
from game.fiftyfirst.rules.sets.moloch.messages import (
    ChooseLost,
    ChooseRazed,
    ChooseStopped,
    Deployed,
    DestroyMachine,
    HackMachine,
    MachinesView,
)
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    Outpost,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from game.fiftyfirst.rules.state import Game, Site
from game.fiftyfirst.rules.steps import ChooseAction, ChooseFollowUp, ChooseProduction, ChooseVictim
from game.fiftyfirst.rules.subject import card_of
from game.fiftyfirst.rules.view import TableView, view
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.rows.cards import VERBS, action_strip, bag_strip, trade_strip
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.rows.questions import card_asked
from game.fiftyfirst.wording.sets.moloch import attack_strip, stopped_by
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from tests.wording.conftest import NAMES


def _table(catalog: Catalog) -> TableView:
    """A game of Scavengers in which Anna has a Wasteland Expedition and an Archive."""
    game = Game(catalog, ("base", "scavengers"))
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    anna = replace(state.players[0], sites=(Site(1, "wasteland_expedition"), Site(2, "archive")))
    return view(game, replace(state, players=(anna, *state.players[1:])), "A")


def _machines(catalog: Catalog) -> TableView:
    """A game of Moloch with a Mother and two Rust Locusts."""
    game = Game(catalog, ("base", "moloch"))
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    assert state.machines is not None
    deployed = (
        Deployed("mother"),
        Deployed("rust_locust"),
        Deployed("rust_locust", Bag({"worker": 1})),
        Deployed("toll_gate", Bag({"universal": 1})),
    )
    return view(game, replace(state, machines=replace(state.machines, deployed=deployed)), "A")


def _map(catalog: Catalog) -> TableView:
    """A game of No Man's Land in which Anna and Ben have an Outpost each."""
    game = Game(catalog, ("base", "no_mans_land"))
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    standing = {"area_south_west": Outpost("A", 1), "area_central": Outpost("B", 2, True)}
    return view(game, replace(state, outposts=standing), "A")


def _modules(catalog: Catalog) -> TableView:
    """A game with headquarters and all modules, as it begins."""
    options = Options(hq=True, borders=True, arena=True, districts=True)
    game = Game(catalog, ("base", "promo_2"), options)
    return view(game, new_game(game, ["new_york", "mutants_union"], 1).state, "A")


TABLES: Mapping[str, Callable[[Catalog], TableView]] = {
    "scavengers": _table, "machines": _machines, "map": _map, "modules": _modules,
}  # fmt: skip
FOUR = ("school", "pub", "docks", "quarry")
NAMED: Sequence[tuple[str, AnyCommand, str, str | None]] = (
    ("machines", HackMachine("A", 0), "Mother", "mother"),
    ("machines", HackMachine("A", 2, to_server_room=True), "Rust Locust (to the server room)", "rust_locust"),
    (
        "machines", HackMachine("A", 1, Bag({"worker": 1, "red": 2})),
        "Rust Locust (leave 1 worker and 2 red on it)", "rust_locust",
    ),
    ("machines", HackMachine("A", 2), "Rust Locust (without its card, which is discarded)", "rust_locust"),
    ("machines", HackMachine("A", 3), "Toll Gate", "toll_gate"),
    ("machines", DestroyMachine("A", 0), "Mother", "mother"),
    ("machines", DestroyMachine("A", 2), "Rust Locust", "rust_locust"),
    ("machines", DestroyMachine("A", 3), "Toll Gate (without VP)", "toll_gate"),
    ("machines", DestroyMachine("A", 0, Bag({"red": 3})), "Mother (leave 3 red on it)", "mother"),
    ("machines", DestroyMachine("A", 7), "Destroy", None),
    ("map", SkipPick("A", "area_north_west"), "North-West", "area_north_west"),
    (
        "map", SkipPick("A", "area_north_west", "area_south_west"), "North-West, with the marker from South-West",
        "area_north_west",
    ),
    ("map", BuildOutpost("A", "area_south_central", None, ("docks",)), "South-Central", "area_south_central"),
    (
        "map", BuildOutpost("A", "area_central", "area_south_west"), "Central, with the marker from South-West",
        "area_central",
    ),
    ("map", UpgradeOutpost("A", "area_south_west"), "South-West (to level 2)", "area_south_west"),
    ("map", UpgradeOutpost("A", "area_north_west"), "North-West", "area_north_west"),
    ("map", RazeOutpost("A", "area_central"), "Ben’s Outpost in Central", "area_central"),
    ("map", RazeOutpost("A", "area_north_west"), "North-West", "area_north_west"),
    ("map", ShieldOutpost("A", "area_south_west"), "South-West", "area_south_west"),
    ("map", ChooseArea("A", "area_central"), "Central", "area_central"),
    ("map", cmd.Choose("A", "2"), "level 2", None),
    ("modules", ClaimHq("A", "hq_salt_bastion"), "Salt Bastion", "hq_salt_bastion"),
    ("modules", ClaimHq("A"), "none now", None),
    ("modules", ActivateBorder("A", "human_trafficking"), "Human Trafficking", "human_trafficking"),
    ("modules", EnterArena("A"), "1 worker", None),
    ("modules", EquipFighter("A", "gun"), "1 gun (2 points)", None),
    ("modules", EquipFighter("A", "nothing"), "nothing", None),
    ("modules", DealWithDistrict("A", "foundry_quarter"), "Foundry Quarter", "foundry_quarter"),
    ("modules", RazeDistrict("A", "lantern_market"), "Lantern Market", "lantern_market"),
    ("modules", cmd.ChooseDeal("A", "gasworks_row"), "Gasworks Row", "gasworks_row"),
    (
        "scavengers", cmd.ActivateLocation("A", 1, matched=cmd.Matched("B", "worker")),
        "Wasteland Expedition (worker icon on Ben’s discard pile)", "wasteland_expedition",
    ),
    ("scavengers", cmd.ActivateLocation("A", 2), "Archive", "archive"),
    ("scavengers", cmd.KeepCards("A", FOUR), "School, Pub, Docks and Quarry", None),
    (
        "scavengers", cmd.KeepCards("A", FOUR, "arena"),
        "School, Pub, Docks and Quarry (on top of your discard pile: Arena)", None,
    ),
    ("scavengers", cmd.Choose("A", "B"), "Ben", None),
    ("scavengers", cmd.Choose("A", "nothing"), "nothing", None),
    ("scavengers", cmd.Choose("A", "contact"), "contact", None),
    ("scavengers", cmd.Choose("A", "card"), "card", None),
    ("scavengers", cmd.Choose("A", "vp"), "VP", None),
    ("scavengers", cmd.Choose("A", "grey"), "grey contact token", None),
)  # fmt: skip
"""A table, a command there, with what it is done in words, and the card that it is about."""


@pytest.mark.parametrize(("table", "command", "name", "card"), NAMED)
def test_what_a_command_is_done_with_is_named(
    words: Wording, catalog: Catalog, table: str, command: AnyCommand, name: str, card: str | None
) -> None:
    """R42.1, R42.7, R44.5, R44.14, R45.3 to R45.9, R52.2, R53."""
    tell, lying = CardTeller(words, NAMES), TABLES[table](catalog)
    assert str(tell.finish(str(COMMANDS[type(command)].done_with(tell, command, lying)))) == name
    assert card_of(lying, command) == card


@pytest.mark.parametrize(
    ("table", "question", "card"),
    [
        ("modules", ChooseHq("A", ("hq_ibn",)), "hq_ibn"),
        ("modules", ChooseHq("A", ("hq_ibn", "hq_tent_city")), None),
        ("modules", ChooseStolen("A", "hq_ibn"), "hq_ibn"),
        ("modules", ChooseProduction("A", "headquarters", hq="hq_second_shift"), "hq_second_shift"),
        ("modules", ChooseVictim("A", None, 2, "borgos_night_raid"), "borgos_night_raid"),
        ("machines", ChooseRazed("A", 0), "mother"),
        ("machines", ChooseLost("A", 1, "card"), "rust_locust"),
        ("machines", ChooseStopped("A", 2), "rust_locust"),
        ("machines", ChooseAction("A"), None),
        ("scavengers", ChooseFollowUp("A", site=2), "archive"),
        ("scavengers", ChooseRazed("A", 0), None),
    ],
)
def test_a_question_is_about_a_card(catalog: Catalog, table: str, question: st.Question, card: str | None) -> None:
    assert card_asked(question, TABLES[table](catalog)) == card


def test_which_machine_stops_an_action(catalog: Catalog) -> None:
    """R44.3d: a universal contact token is of every colour."""
    boards = catalog.factions

    def stopping(board: str, action: str, *deployed: str) -> str | None:
        machines = MachinesView(20, tuple(map(Deployed, deployed)), (), None, 0)
        return stopped_by(catalog, machines, boards[board], action)

    assert stopping("new_york", "red", "mother", "curfew_siren") == "curfew_siren"
    assert stopping("new_york", "blue", "curfew_siren") is None
    assert stopping("new_york", "exchange", "curfew_siren", "lockjaw") == "lockjaw"
    assert stopping("new_york", "exchange", "mother") is None
    universal = [
        (board.id, action.name)
        for board in boards.values()
        for action in board.actions
        if "universal" in action.verb.gives
    ]
    assert universal
    for board, action in universal:
        assert stopping(board, action, "turnstile", "static_preacher") == "static_preacher"
        assert stopping(board, action, "flamethrower") == "flamethrower"


def test_a_ruin_is_crossed_out_where_it_is_paid_and_not_where_it_is_gained() -> None:
    assert [(sign.name, sign.crossed) for sign in bag_strip({"ruin": 1}, spent=True)] == [("ruin", True)]
    assert [(sign.name, sign.crossed) for sign in bag_strip({"ruin": 1, "salvage": 1})] == [
        ("ruin", False), ("salvage", False),
    ]  # fmt: skip
    assert [sign.name or sign.kind for sign in trade_strip({"fuel": 1}, {"salvage": 3})] == [
        "fuel", "arrow", "salvage", "salvage", "salvage",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("machine", "signs"),
    [
        ("rust_locust", [("iron", 2, True)]),
        ("rail_hound", [("red", 1, True), ("blue", 1, True)]),
        ("mother", [("raze", 1, False), ("production", 1, False)]),
        ("combat_machine", [("raze", 1, False), ("brick", 1, False)]),
        ("siege_crane", [("raze", 1, False), ("distance", 3, False)]),
        ("curfew_siren", [("blocked_action", 1, False), ("red", 1, False)]),
        ("lockjaw", [("blocked_action", 1, False), ("exchange", 1, False)]),
        ("turnstile", [("blocked_action", 1, False), ("action", 1, False)]),
    ],
)
def test_the_signs_of_an_attack(catalog: Catalog, machine: str, signs: list[tuple[str, int, bool]]) -> None:
    strip = attack_strip(catalog.machines[machine].attack)
    assert [(sign.name or sign.kind, sign.number, sign.crossed) for sign in strip] == signs


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("wreck_field", [("iron", 1), ("deployed", 3)]),
        ("freed_cyborg_camp", [("blue", 1), ("worker", 1), ("hacked", 2)]),
        ("hacked_flamethrower", [("activate", 1), ("person", 1), ("feature", 1)]),
        ("scrap_drone", [("matching", 1)]),
        ("scaffold_brigade", [("ruin", 1), ("rebuild", 1)]),
        ("red_anja", [("strip", 2)]),
        ("mike_the_bang", [("demolish", 1)]),
        ("tommy_the_bang", [("demolish", 1), ("person", 1)]),
        ("pony_express", [("place_on_ruins", 3), ("basic", 1)]),
        ("stakeout_crew", [("build_outpost", 1)]),
        ("concrete_masons", [("upgrade_outpost", 1)]),
        ("siege_howitzer", [("raze_outpost", 1), ("person", 1)]),
    ],
)
def test_the_signs_of_a_card(catalog: Catalog, card: str, signs: list[tuple[str, int]]) -> None:
    ability = catalog.locations[card].abilities[0]
    strip = [sign for verb in ability.verbs for sign in VERBS[type(verb)].signs(verb, False, False)]
    assert [(sign.name, sign.number) for sign in strip] == signs


def test_the_signs_of_an_action_of_a_tray_and_of_what_is_taken_over(catalog: Catalog) -> None:
    action = catalog.locations["wasteland_expedition"].action
    assert action is not None
    assert [sign.name or sign.kind for sign in action_strip(action, 1)] == ["matching", "arrow", "vp"]
    (tray,) = [sign for verb in catalog.locations["high_tech_cellar"].production
               for sign in VERBS[type(verb)].signs(verb, True, False)]  # fmt: skip
    assert [(sign.name, sign.number) for sign in tray.inside] == [("code", 2)]
    (verb,) = catalog.headquarters["hq_ibn"].claimed
    assert [sign.name or sign.kind for sign in VERBS[type(verb)].signs(verb, False, False)] == [
        "steal", "production", "bar", "feature", "bar", "action", "person",
    ]  # fmt: skip
