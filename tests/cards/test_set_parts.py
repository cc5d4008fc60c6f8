"""What belongs to a set stands in its file: Connection cards of a set are dealt with it alone, and so are Machines and
the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.sets.moloch import Attack, Lose, Machine, RazeOwn, ServerRoom, StopAction, StopBoard
from game.fiftyfirst.cards.sets.no_mans_land import Area, Level, OutpostRules, has_map_of_areas
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.supply import connections_in_play
from game.kernel.bag import Bag
from game.paths import cards_folder
from tests.cards.parts import AREAS, CONNECTIONS, MACHINE, OUTPOSTS, ROOM, read_set, written


@pytest.fixture
def roads(tmp_path: Path) -> Catalog:
    """The cards of the game, and a set of its own with a Connection card."""
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    written(tmp_path, CONNECTIONS)
    return load_catalog(tmp_path)


def test_a_connection_card_of_a_set_joins_its_pile_in_games_with_the_set(roads: Catalog) -> None:
    assert roads.pile("blue", ["base", "roads"]).count("mule_train") == 2
    assert "mule_train" not in roads.pile("blue", ["base"])
    assert roads.colours(["base", "roads"]) == roads.colours(["base"]) == ("red", "blue")


def test_a_game_with_the_set_deals_it(roads: Catalog) -> None:
    game = Game(roads, ("base", "roads"))
    state = new_game(game, [None, None], 5).state
    assert connections_in_play(state)["mule_train"] == 2
    assert problems(game, state) == ()


def test_a_game_without_the_set_is_dealt_as_ever(roads: Catalog, catalog: Catalog) -> None:
    assert new_game(Game(roads), [None, None], 5) == new_game(Game(catalog), [None, None], 5)
    assert roads.digest(["base"]) == catalog.digest(["base"])


def test_a_connection_card_that_the_sets_do_not_hold_is_a_problem(roads: Catalog) -> None:
    state = new_game(Game(roads, ("base", "roads")), [None, None], 5).state
    assert any("mule_train" in problem for problem in problems(Game(roads), state))


def test_a_machine_is_read_with_its_hacked_side(tmp_path: Path) -> None:
    """R44.1, R44.5.3."""
    content = read_set(tmp_path, MACHINE + ROOM)
    assert tuple(content.parts["machines"].values()) == (
        Machine(
            "mother", "Mother", 1, ("brick", "iron", "worker"), 5, False, RazeOwn(row="production"), "hacked_mother",
            "roads",
        ),
    )  # fmt: skip
    (hacked,) = content.parts["locations"].values()
    assert (hacked.id, hacked.distance, hacked.copies, hacked.machine) == ("hacked_mother", 1, 1, "mother")
    assert [one.id for one in content.locations] == ["toll_bridge"]
    assert "mother" in content.apart["machines"]
    assert "mother" not in content.facts
    assert content.parts["server_room"] == ServerRoom("iron", 1, Bag({"vp": 1}), 1)
    with_feature = MACHINE.replace("code: [brick", "code: [gun").replace(
        "type: production\n", "type: production_feature\n"
    )
    assert read_set(tmp_path, with_feature).parts["locations"]["hacked_mother"].counts_as == (
        "production",
        "feature",
    ), "R44.10"


@pytest.mark.parametrize(
    ("written", "attack"),
    [
        ("{lose: {iron: 2, vp: 1}}", Lose(Bag({"iron": 2, "vp": 1}))),
        ("{lose: {card: 1}}", Lose(Bag({"card": 1}))),
        ("{raze_own: {category: brick}}", RazeOwn(category="brick")),
        ("{raze_own: {distance: 3}}", RazeOwn(distance=3)),
        ("{block: {faction: grey}}", StopBoard("grey")),
        ("{block: {faction: exchange}}", StopBoard("exchange")),
        ("{block: {type: action}}", StopAction()),
    ],
)
def test_an_attack_is_read(tmp_path: Path, written: str, attack: Attack) -> None:
    content = read_set(tmp_path, MACHINE.replace("{raze_own: {type: production}}", written))
    assert content.parts["machines"]["mother"].attack == attack


def test_areas_are_read_with_their_levels(tmp_path: Path) -> None:
    """R45.1, R45.2."""
    content = read_set(tmp_path, AREAS + OUTPOSTS)
    assert content.parts["outposts"] == OutpostRules(6, "ammo")
    assert content.parts["areas"]["area_2_3"] == Area(
        "area_2_3",
        "Area 23",
        2,
        3,
        ("north",),
        (
            Level(1, 2, Bag({"iron": 1})),
            Level(2, 3, Bag({"iron": 2}), "fuel"),
            Level(3, 4, Bag({"vp": 2, "iron": 1}), "vp"),
        ),
        "roads",
    )
    assert "area_2_3" in content.facts, "a change of the map is a change of the set"


def test_areas_stand_in_the_order_of_the_map(catalog: Catalog) -> None:
    places = [(area.row, area.column) for area in catalog.areas.values()]
    assert places == [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
    area = catalog.areas["area_east_central"]
    assert catalog.find(Area, "East-Central") == catalog.find(Area, "area_east_central") == area
    assert catalog.find(Area, "east-central") is None
    assert catalog.title("area_east_central") == "East-Central"


def test_only_no_mans_land_has_a_map(catalog: Catalog) -> None:
    assert has_map_of_areas(catalog, ("base", "no_mans_land"))
    assert not any(has_map_of_areas(catalog, ("base", name)) for name in catalog.sets if name != "no_mans_land")
