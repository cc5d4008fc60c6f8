"""What belongs to a set stands in its file: Connection cards of a set are dealt with it alone, and so are Machines."""

from __future__ import annotations

from pathlib import Path

import pytest

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
