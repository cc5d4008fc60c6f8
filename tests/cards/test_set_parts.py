"""What belongs to a set stands in its file: Connection cards of a set are dealt with it alone, and so are Machines and
the map."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.area import Area, Level, OutpostRules
from game.cards.catalog import Catalog, load_catalog
from game.cards.machine import Attack, Lose, Machine, RazeOwn, ServerRoom, StopAction, StopBoard
from game.cards.packs import read_pack_of_one_file
from game.cards.reader import CardSet, read_file
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable
from game.paths import cards_folder
from game.rules.dealing import new_game
from game.rules.game import Game
from game.rules.invariants import connections_in_play, problems
from tests.cards.test_packs import card, cards

ROADS = (
    cards(card("toll_bridge"))
    + """
connections:
- {id: mule_train, title: "Mule Train", pile: blue, copies: 2, gain: {blue: 3}}
"""
)


@pytest.fixture
def roads(tmp_path: Path) -> Catalog:
    """The cards of the game, and a set of its own with a Connection card."""
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "roads.yaml").write_text(ROADS)
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


def test_a_pack_has_no_connection_cards(tmp_path: Path) -> None:
    path = tmp_path / "roads.yaml"
    path.write_text(ROADS)
    with pytest.raises(Unreadable, match="expected a key of a set, not 'connections'"):
        read_pack_of_one_file(path, {})


MACHINE = """\
machines:
- id: mother
  title: "Mother"
  copies: 1
  code: [brick, iron, worker]
  strength: 5
  frenzy: false
  attack: {raze_own: {type: production}}
  hacked:
    id: hacked_mother
    title: "Hacked Mother"
    type: production
    spoils: {worker: 2, iron: 1}
    categories: [worker, iron]
    deal: {worker: 1}
    abilities: [{produces: , gain: {worker: 2, iron: 1}}]
"""
ROOM = "server_room: {marker: iron, players_plus: 1, gain: {vp: 1}, fewer_machines: 1}\n"


def _set_with(written: str, tmp_path: Path) -> CardSet:
    path = tmp_path / "roads.yaml"
    path.write_text(cards(card("toll_bridge")) + written)
    found = read_file(path, {})
    assert isinstance(found, CardSet)
    return found


def test_a_machine_is_read_with_its_hacked_side(tmp_path: Path) -> None:
    """R44.1, R44.5.3."""
    content = _set_with(MACHINE + ROOM, tmp_path)
    assert content.machines == (
        Machine(
            "mother", "Mother", 1, ("brick", "iron", "worker"), 5, False, RazeOwn(row="production"), "hacked_mother",
            "roads",
        ),
    )  # fmt: skip
    (hacked,) = content.hacked
    assert (hacked.id, hacked.distance, hacked.copies, hacked.machine) == ("hacked_mother", 1, 1, "mother")
    assert [one.id for one in content.locations] == ["toll_bridge"]
    assert "mother" in content.machine_facts
    assert "mother" not in content.facts
    assert content.server_room == ServerRoom("iron", 1, Bag({"vp": 1}), 1)


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
    content = _set_with(MACHINE.replace("{raze_own: {type: production}}", written), tmp_path)
    assert content.machines[0].attack == attack


MISTAKES = {
    ("copies: 1", "copies: 0"): "expected a whole number from 1 to 99, not 0",
    ("code: [brick, iron, worker]", "code: [brick, iron]"): "expected 3 goods in a code, not 2",
    ("code: [brick, iron, worker]", "code: [brick, iron, ammo]"): "expected a good of a code, not 'ammo'",
    ("code: [brick, iron, worker]", "code: [gun, iron, worker]"): (
        "expected the type 'production_feature' behind a code that begins with 'gun', not 'production'"
    ),
    ("strength: 5", "strength: 6"): "expected a whole number from 2 to 5, not 6",
    ("strength: 5", "strength: 1"): "expected a whole number from 2 to 5, not 1",
    ("frenzy: false", "frenzy: 1"): "expected true or false, not 1",
    ("{raze_own: {type: production}}", "{}"): "attack",
    ("{raze_own: {type: production}}", "{steal: {iron: 1}}"): "not 'steal'",
    ("{raze_own: {type: production}}", "{lose: {iron: 1}, block: {type: action}}"): "expected",
    ("{raze_own: {type: production}}", "{lose: {salvage: 1}}"): "not 'salvage'",
    ("{raze_own: {type: production}}", "{lose: {card: 1, deal: 1}}"): "expected either cards or Deals",
    ("{raze_own: {type: production}}", "{raze_own: {type: open_production}}"): "expected a row, not 'open_production'",
    ("{raze_own: {type: production}}", "{raze_own: {category: bricks}}"): "expected a category, not 'bricks'",
    ("{raze_own: {type: production}}", "{raze_own: {distance: 0}}"): "expected a whole number from 1 to 99, not 0",
    ("{raze_own: {type: production}}", "{raze_own: {distance: 1, type: action}}"): "expected",
    ("{raze_own: {type: production}}", "{block: {type: feature}}"): "expected a row, not 'feature'; known: action",
    ("{raze_own: {type: production}}", "{block: {faction: universal}}"): "not 'universal'",
    ("    id: hacked_mother\n", "    id: mother\n"): "'mother' is taken",
    ('title: "Hacked Mother"', 'title: "Mother"'): "'Mother' is taken",
    (
        "    type: production\n",
        "    type: production\n    distance: 2\n",
    ): "expected a key of a hacked side, not 'distance'",
    (
        "    type: production\n",
        "    type: production\n    copies: 2\n",
    ): "expected a key of a hacked side, not 'copies'",
    ('title: "Mother"', 'title: "Mother partly"'): "partly",
    ("    deal: {worker: 1}\n", ""): "a hacked side needs the key 'deal'",
}


@pytest.mark.parametrize(("written", "instead"), MISTAKES)
def test_a_mistake_in_a_machine_is_refused(tmp_path: Path, written: str, instead: str) -> None:
    assert written in MACHINE
    with pytest.raises(Unreadable) as caught:
        _set_with(MACHINE.replace(written, instead, 1), tmp_path)
    assert MISTAKES[written, instead] in str(caught.value)


@pytest.mark.parametrize(
    ("written", "instead"),
    [("marker: iron", "marker: red"), ("gain: {vp: 1}", "gain: {vp: 0}"), (", fewer_machines: 1", "")],
)
def test_a_mistake_in_a_server_room_is_refused(tmp_path: Path, written: str, instead: str) -> None:
    with pytest.raises(Unreadable):
        _set_with(MACHINE + ROOM.replace(written, instead), tmp_path)


@pytest.mark.parametrize(
    ("abilities", "sentence"),
    [
        ("[{built: , gain: {vp: 1}}]", "expected an ability with 'produces' and none with 'action'"),
        (
            "[{produces: , gain: {vp: 1}}, {action: {spend: {gun: 1}, uses: 1}, gain: {vp: 1}}]",
            "expected an ability with 'produces' and none with 'action'",
        ),
    ],
)
def test_a_location_of_two_rows_produces_and_has_no_action(tmp_path: Path, abilities: str, sentence: str) -> None:
    """R44.10."""
    written = MACHINE.replace("code: [brick", "code: [gun").replace(
        "    type: production\n", "    type: production_feature\n"
    )
    assert _set_with(written, tmp_path).hacked[0].counts_as == ("production", "feature")
    with pytest.raises(Unreadable, match=sentence):
        _set_with(written.replace("[{produces: , gain: {worker: 2, iron: 1}}]", abilities), tmp_path)


def test_a_pack_has_no_machines(tmp_path: Path) -> None:
    for part, key in ((MACHINE, "machines"), (ROOM, "server_room")):
        path = tmp_path / f"{key}.yaml"
        path.write_text(cards(card("toll_bridge")) + part)
        with pytest.raises(Unreadable, match=f"expected a key of a set, not '{key}'"):
            read_pack_of_one_file(path, {})


OUTPOSTS = "outposts: {markers: 6, build: ammo, level_3: vp}\n"
AREA = """\
- id: area_{row}_{column}
  title: "Area {row}{column}"
  place: {{row: {row}, column: {column}}}
  directions: [north]
  levels:
    - {{level: 1, defence: 2, gain: {{iron: 1}}}}
    - {{level: 2, defence: 3, category: fuel, gain: {{iron: 2}}}}
    - {{level: 3, defence: 4, category: vp, gain: {{vp: 2, iron: 1}}}}
"""
AREAS = "areas:\n" + "".join(AREA.format(row=row, column=column) for column in (3, 2, 1) for row in (1, 2, 3))
"""Nine Areas, not in the order of the map."""


def test_areas_are_read_with_their_levels(tmp_path: Path) -> None:
    """R45.1, R45.2."""
    content = _set_with(AREAS + OUTPOSTS, tmp_path)
    assert content.outposts == OutpostRules(6, "ammo")
    assert content.areas[1] == Area(
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


AREA_MISTAKES = {
    ("place: {row: 2, column: 2}", "place: {row: 4, column: 2}"): "expected a whole number from 1 to 3, not 4",
    ("place: {row: 2, column: 2}", "place: {row: 2}"): "a place on the map needs the key 'column'",
    ("place: {row: 2, column: 2}", "place: {row: 2, column: 3}"): "expected 9 Areas, one on each place of the map",
    ("directions: [north]", "directions: []"): "expected one or two different directions",
    ("directions: [north]", "directions: [north, north]"): "expected one or two different directions",
    ("directions: [north]", "directions: [north, west, south]"): "expected one or two different directions",
    ("directions: [north]", "directions: [corner]"): "expected a direction, not 'corner'; known: north,",
    ("{level: 1, defence: 2,", "{level: 2, defence: 2,"): "expected the levels in their order, here level 1",
    ("{level: 1, defence: 2,", "{level: 1, defence: 0,"): "expected a whole number from 1 to 99, not 0",
    ("{level: 1, defence: 2,", "{level: 1, defence: 2, category: fuel,"): "expected a key of a level, not 'category'",
    ("category: fuel, ", ""): "a level needs the key 'category'",
    ("category: fuel", "category: fuels"): "expected a category, not 'fuels'; did you mean 'fuel'?",
    ("category: vp", "category: iron"): "expected the category 'vp' for level 3, as 'outposts' says",
    ("gain: {iron: 1}", "gain: {basic: 1}"): "expected a good, not 'basic'",
    (
        "    - {level: 3, defence: 4, category: vp, gain: {vp: 2, iron: 1}}\n",
        "",
    ): "expected 3 levels, not 2",
    ("  directions: [north]\n", ""): "an area needs the key 'directions'",
    ("id: area_1_3", "id: area_2_3"): "'area_2_3' is taken",
    ('title: "Area 13"', 'title: "Area 23"'): "'Area 23' is taken",
    ('title: "Area 13"', 'title: "Area removing"'): "expected a title without a word that moves need",
    ("markers: 6", "markers: 0"): "expected a whole number from 1 to 99, not 0",
    ("build: ammo", "build: ammunition"): "expected a category, not 'ammunition'",
    (", level_3: vp", ""): "'outposts' needs the key 'level_3'",
}


@pytest.mark.parametrize(("written", "instead"), AREA_MISTAKES)
def test_a_mistake_on_the_map_is_refused(tmp_path: Path, written: str, instead: str) -> None:
    whole = AREAS + OUTPOSTS
    assert written in whole
    with pytest.raises(Unreadable) as caught:
        _set_with(whole.replace(written, instead, 1), tmp_path)
    assert AREA_MISTAKES[written, instead] in str(caught.value)


def test_a_map_lacks_no_area(tmp_path: Path) -> None:
    first = AREA.format(row=1, column=3)
    assert first in AREAS
    with pytest.raises(Unreadable, match="expected 9 Areas, one on each place of the map"):
        _set_with(AREAS.replace(first, "") + OUTPOSTS, tmp_path)


@pytest.mark.parametrize("part", [AREAS, OUTPOSTS], ids=["areas", "outposts"])
def test_areas_and_the_rules_of_outposts_come_together(tmp_path: Path, part: str) -> None:
    with pytest.raises(Unreadable, match="expected 'areas' and 'outposts' together"):
        _set_with(part, tmp_path)


@pytest.mark.parametrize(("part", "key"), [(AREAS, "areas"), (OUTPOSTS, "outposts")], ids=["areas", "outposts"])
def test_a_pack_has_no_map(tmp_path: Path, part: str, key: str) -> None:
    path = tmp_path / "roads.yaml"
    path.write_text(cards(card("toll_bridge")) + part)
    with pytest.raises(Unreadable, match=f"expected a key of a set, not '{key}'"):
        read_pack_of_one_file(path, {})


def test_areas_stand_in_the_order_of_the_map(catalog: Catalog) -> None:
    places = [(area.row, area.column) for area in catalog.areas.values()]
    assert places == [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
    area = catalog.areas["area_east_central"]
    assert catalog.find_area("East-Central") == catalog.find_area("area_east_central") == area
    assert catalog.find_area("east-central") is None
    assert catalog.title("area_east_central") == "East-Central"


def test_only_no_mans_land_has_a_map(catalog: Catalog) -> None:
    assert catalog.has_map(("base", "no_mans_land"))
    assert not any(catalog.has_map(("base", name)) for name in catalog.sets if name != "no_mans_land")
