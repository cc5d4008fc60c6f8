"""What a command is done with, in words, and the signs of what it costs and does."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.rules import commands as cmd
from game.rules.dealing import new_game
from game.rules.game import Game, Options
from game.rules.state import (
    ChooseAction,
    ChooseFollowUp,
    ChooseHq,
    ChooseLost,
    ChooseProduction,
    ChooseRazed,
    ChooseStolen,
    ChooseStopped,
    ChooseVictim,
    Deployed,
    Outpost,
    Site,
)
from game.rules.view import MachinesView, TableView, view
from game.wording import Wording
from game.wording.command_words import activated, answer, card_of, kept, machine
from game.wording.machine_words import stopped_by
from game.wording.questions import card_asked
from game.wording.rows.cards import VERBS, action_strip
from game.wording.rows.commands import COMMANDS
from game.wording.signs import attack_strip, bag_strip, trade_strip
from game.wording.teller import Teller
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


def test_a_machine_is_named_with_what_is_left_on_it_or_with_the_server_room(words: Wording, catalog: Catalog) -> None:
    """R44.5, R44.14, R53.3."""
    table = _machines(catalog)
    told: dict[cmd.HackMachine | cmd.DestroyMachine, str] = {
        cmd.HackMachine("A", 0): "Mother",
        cmd.HackMachine("A", 2, to_server_room=True): "Rust Locust (to the server room)",
        cmd.HackMachine("A", 1, Bag({"worker": 1, "red": 2})): "Rust Locust (leave 1 worker and 2 red on it)",
        cmd.HackMachine("A", 2): "Rust Locust (without its card, which is discarded)",
        cmd.HackMachine("A", 3): "Toll Gate",
        cmd.DestroyMachine("A", 0): "Mother",
        cmd.DestroyMachine("A", 2): "Rust Locust",
        cmd.DestroyMachine("A", 3): "Toll Gate (without VP)",
        cmd.DestroyMachine("A", 0, Bag({"red": 3})): "Mother (leave 3 red on it)",
        cmd.DestroyMachine("A", 7): "Destroy",
    }
    for command, name in told.items():
        tell = Teller(words, NAMES)
        assert _said(tell, machine(tell, command, table)) == name
    assert [card_of(command, table) for command in told] == [
        "mother", "rust_locust", "rust_locust", "rust_locust", "toll_gate", "mother", "rust_locust", "toll_gate",
        "mother", None,
    ]  # fmt: skip


def _map(catalog: Catalog) -> TableView:
    """A game of No Man's Land in which Anna and Ben have an Outpost each."""
    game = Game(catalog, ("base", "no_mans_land"))
    state = new_game(game, ["new_york", "mutants_union"], 1).state
    standing = {"area_south_west": Outpost("A", 1), "area_central": Outpost("B", 2, True)}
    return view(game, replace(state, outposts=standing), "A")


def test_an_area_is_named_with_what_is_done_there(words: Wording, catalog: Catalog) -> None:
    """R45.3 to R45.9."""
    table = _map(catalog)
    told: dict[cmd.AnyCommand, str] = {
        cmd.SkipPick("A", "area_north_west"): "North-West",
        cmd.SkipPick("A", "area_north_west", "area_south_west"): "North-West, with the marker from South-West",
        cmd.BuildOutpost("A", "area_south_central", None, ("docks",)): "South-Central",
        cmd.BuildOutpost("A", "area_central", "area_south_west"): "Central, with the marker from South-West",
        cmd.UpgradeOutpost("A", "area_south_west"): "South-West (to level 2)",
        cmd.UpgradeOutpost("A", "area_north_west"): "North-West",
        cmd.RazeOutpost("A", "area_central"): "Ben’s Outpost in Central",
        cmd.RazeOutpost("A", "area_north_west"): "North-West",
        cmd.ShieldOutpost("A", "area_south_west"): "South-West",
        cmd.ChooseArea("A", "area_central"): "Central",
        cmd.Choose("A", "2"): "level 2",
    }
    for command, name in told.items():
        tell = Teller(words, NAMES)
        assert _said(tell, COMMANDS[type(command)].done_with(tell, command, table)) == name
    assert [card_of(command, table) for command in told][-4:] == [
        "area_north_west", "area_south_west", "area_central", None,
    ]  # fmt: skip


def _modules(catalog: Catalog) -> TableView:
    """A game with headquarters and all modules, as it begins."""
    options = Options(hq=True, borders=True, arena=True, districts=True)
    game = Game(catalog, ("base", "promo_2"), options)
    return view(game, new_game(game, ["new_york", "mutants_union"], 1).state, "A")


def test_headquarters_and_modules_are_named_with_what_is_done(words: Wording, catalog: Catalog) -> None:
    """R52.2, R53."""
    table = _modules(catalog)
    told: dict[cmd.AnyCommand, str] = {
        cmd.ClaimHq("A", "hq_salt_bastion"): "Salt Bastion",
        cmd.ClaimHq("A"): "none now",
        cmd.ActivateBorder("A", "human_trafficking"): "Human Trafficking",
        cmd.EnterArena("A"): "1 worker",
        cmd.EquipFighter("A", "gun"): "1 gun (2 points)",
        cmd.EquipFighter("A", "nothing"): "nothing",
        cmd.DealWithDistrict("A", "foundry_quarter"): "Foundry Quarter",
        cmd.RazeDistrict("A", "lantern_market"): "Lantern Market",
        cmd.ChooseDeal("A", "gasworks_row"): "Gasworks Row",
    }
    for command, name in told.items():
        tell = Teller(words, NAMES)
        assert _said(tell, COMMANDS[type(command)].done_with(tell, command, table)) == name
    assert [card_of(command, table) for command in told] == [
        "hq_salt_bastion", None, "human_trafficking", None, None, None, "foundry_quarter", "lantern_market",
        "gasworks_row",
    ]  # fmt: skip


def test_a_question_of_an_hq_or_a_border_tile_is_about_it(catalog: Catalog) -> None:
    table = _modules(catalog)
    assert card_asked(ChooseHq("A", ("hq_ibn",)), table) == "hq_ibn"
    assert card_asked(ChooseHq("A", ("hq_ibn", "hq_tent_city")), table) is None
    assert card_asked(ChooseStolen("A", "hq_ibn"), table) == "hq_ibn"
    assert card_asked(ChooseProduction("A", "headquarters", hq="hq_second_shift"), table) == "hq_second_shift"
    assert card_asked(ChooseVictim("A", None, 2, "borgos_night_raid"), table) == "borgos_night_raid"


def test_the_signs_of_a_location_that_is_taken_over(catalog: Catalog) -> None:
    (verb,) = catalog.headquarters["hq_ibn"].claimed
    strip = VERBS[type(verb)].signs(verb, False, False)
    assert [sign.name or sign.kind for sign in strip] == [
        "steal", "production", "bar", "feature", "bar", "action", "person",
    ]  # fmt: skip


def test_the_signs_of_cards_that_concern_outposts(catalog: Catalog) -> None:
    assert _signs(catalog, "stakeout_crew")[:1] == [("build_outpost", 1)]
    assert _signs(catalog, "concrete_masons")[:1] == [("upgrade_outpost", 1)]
    assert _signs(catalog, "siege_howitzer")[:1] == [("raze_outpost", 1)]


def test_a_question_of_the_assault_is_about_its_machine(catalog: Catalog) -> None:
    table = _machines(catalog)
    assert card_asked(ChooseRazed("A", 0), table) == "mother"
    assert card_asked(ChooseLost("A", 1, "card"), table) == card_asked(ChooseStopped("A", 2), table) == "rust_locust"
    assert card_asked(ChooseAction("A"), table) is None
    other = _table(catalog)
    assert card_asked(ChooseFollowUp("A", site=2), other) == "archive"
    assert card_asked(ChooseRazed("A", 0), other) is None


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


def _attack_signs(catalog: Catalog, machine: str) -> list[tuple[str, int, bool]]:
    strip = attack_strip(catalog.machines[machine].attack)
    return [(sign.name or sign.kind, sign.number, sign.crossed) for sign in strip]


def test_the_signs_of_machines_and_of_their_cards(catalog: Catalog) -> None:
    assert _attack_signs(catalog, "rust_locust") == [("iron", 2, True)]
    assert _attack_signs(catalog, "rail_hound") == [("red", 1, True), ("blue", 1, True)]
    assert _attack_signs(catalog, "mother") == [("raze", 1, False), ("production", 1, False)]
    assert _attack_signs(catalog, "combat_machine") == [("raze", 1, False), ("brick", 1, False)]
    assert _attack_signs(catalog, "siege_crane") == [("raze", 1, False), ("distance", 3, False)]
    assert _attack_signs(catalog, "curfew_siren") == [("blocked_action", 1, False), ("red", 1, False)]
    assert _attack_signs(catalog, "lockjaw") == [("blocked_action", 1, False), ("exchange", 1, False)]
    assert _attack_signs(catalog, "turnstile") == [("blocked_action", 1, False), ("action", 1, False)]
    assert _signs(catalog, "wreck_field") == [("iron", 1), ("deployed", 3)]
    assert _signs(catalog, "freed_cyborg_camp") == [("blue", 1), ("worker", 1), ("hacked", 2)]
    (tray,) = [sign for verb in catalog.locations["high_tech_cellar"].production
               for sign in VERBS[type(verb)].signs(verb, True, False)]  # fmt: skip
    assert [(sign.name, sign.number) for sign in tray.inside] == [("code", 2)]
    assert _signs(catalog, "hacked_flamethrower") == [("activate", 1), ("person", 1), ("feature", 1)]


def _said(tell: Teller, text: str) -> str:
    return str(tell.finish(str(text)))


def test_a_matched_category_is_named_with_the_pile(words: Wording, catalog: Catalog) -> None:
    """R42.7."""
    table, tell = _table(catalog), Teller(words, NAMES)
    matched = cmd.ActivateLocation("A", 1, matched=cmd.Matched("B", "worker"))
    told = _said(tell, activated(tell, matched, table))
    assert told == "Wasteland Expedition (worker icon on Ben’s discard pile)"
    tell = Teller(words, NAMES)
    assert _said(tell, activated(tell, cmd.ActivateLocation("A", 2), table)) == "Archive"


def test_the_card_that_lies_on_top_is_named_if_it_is_chosen(words: Wording, catalog: Catalog) -> None:
    """R42.1."""
    table, cards = _table(catalog), ("school", "pub", "docks", "quarry")
    tell = Teller(words, NAMES)
    assert _said(tell, kept(tell, cmd.KeepCards("A", cards), table)) == "School, Pub, Docks and Quarry"
    tell = Teller(words, NAMES)
    assert _said(tell, kept(tell, cmd.KeepCards("A", cards, "arena"), table)) == (
        "School, Pub, Docks and Quarry (on top of your discard pile: Arena)"
    )


def test_every_word_that_answers_a_question_has_a_name(words: Wording, catalog: Catalog) -> None:
    table = _table(catalog)
    told = {
        "B": "Ben",
        "nothing": "nothing",
        "contact": "contact",
        "card": "card",
        "vp": "VP",
        "grey": "grey contact token",
    }
    for word, name in told.items():
        tell = Teller(words, NAMES)
        assert _said(tell, answer(tell, cmd.Choose("A", word), table)) == name


def test_a_ruin_is_crossed_out_where_it_is_paid_and_not_where_it_is_gained() -> None:
    assert [(sign.name, sign.crossed) for sign in bag_strip({"ruin": 1}, spent=True)] == [("ruin", True)]
    assert [(sign.name, sign.crossed) for sign in bag_strip({"ruin": 1, "salvage": 1})] == [
        ("ruin", False), ("salvage", False),
    ]  # fmt: skip
    assert [sign.name or sign.kind for sign in trade_strip({"fuel": 1}, {"salvage": 3})] == [
        "fuel", "arrow", "salvage", "salvage", "salvage",
    ]  # fmt: skip


def _signs(catalog: Catalog, card: str) -> list[tuple[str, int]]:
    """The signs of what a card does, and how many of each."""
    ability = catalog.locations[card].abilities[0]
    strip = [sign for verb in ability.verbs for sign in VERBS[type(verb)].signs(verb, False, False)]
    return [(sign.name, sign.number) for sign in strip]


def test_the_signs_of_salvage_and_ruins(catalog: Catalog) -> None:
    assert _signs(catalog, "scrap_drone") == [("matching", 1)]
    assert _signs(catalog, "scaffold_brigade") == [("ruin", 1), ("rebuild", 1)]
    assert _signs(catalog, "red_anja") == [("strip", 2)]
    assert _signs(catalog, "mike_the_bang") == [("demolish", 1)]
    assert _signs(catalog, "tommy_the_bang") == [("demolish", 1), ("person", 1)]
    assert _signs(catalog, "pony_express") == [("place_on_ruins", 3), ("basic", 1)]
    action = catalog.locations["wasteland_expedition"].action
    assert action is not None
    assert [sign.name or sign.kind for sign in action_strip(action, 1)] == ["matching", "arrow", "vp"]
