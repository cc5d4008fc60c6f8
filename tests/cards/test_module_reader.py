"""Border tiles, the Arena and districts: what is read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.catalog import MODULES, Catalog, load_catalog
from game.cards.module import Arena, BorderSide, BorderTile, District, Modules
from game.cards.packs import read_pack_of_one_file
from game.cards.reader import read_file
from game.cards.verbs import DrawAndKeep, Gain, Steal
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable
from game.paths import cards_folder
from tests.cards.test_packs import card, cards


def _tile(name: str, fewest: int = 1) -> str:
    return f"""\
- id: {name}
  title: "{name.title()} Border"
  fewest_players: {fewest}
  sides:
    - {{id: {name}_north, title: "{name.title()} North", spend: {{basic: 1}}, gain: {{worker: 2}}}}
    - {{id: {name}_south, title: "{name.title()} South", spend: {{card: 1}}, draw: {{count: 3, keep: 1}}}}
"""


FILE = f"""\
border_tiles:
{_tile("river")}{_tile("dune")}{_tile("wall", 3)}{_tile("pass", 4)}
arena: {{place: {{worker: 1}}, equip: {{gun: 2, ammo: 3}}, prize: {{vp: 5}}, solo_points_a_cleanup: 2}}
districts:
- id: mill_row
  title: "Mill Row"
  distance: 2
  defence: 6
  setup: {{iron: 2}}
  produces: {{brick: 1, vp: 1}}
  deal: {{card: 1}}
"""


def _read(written: str, tmp_path: Path) -> Modules:
    path = tmp_path / f"{MODULES}.yaml"
    path.write_text(written)
    found = read_file(path, {})
    assert isinstance(found, Modules)
    return found


def test_modules_are_read(tmp_path: Path) -> None:
    found = _read(FILE, tmp_path)
    assert found.border_tiles[0] == BorderTile(
        "river",
        "River Border",
        1,
        (
            BorderSide("river_north", "River North", Bag({"basic": 1}), Gain(Bag({"worker": 2}))),
            BorderSide("river_south", "River South", Bag({"card": 1}), DrawAndKeep(3, 1)),
        ),
    )
    assert [tile.fewest_players for tile in found.border_tiles] == [1, 1, 3, 4]
    assert found.arena == Arena(Bag({"worker": 1}), {"gun": 2, "ammo": 3}, Bag({"vp": 5}), 2)
    assert found.districts == (
        District("mill_row", "Mill Row", 2, 6, Bag({"iron": 2}), Bag({"brick": 1, "vp": 1}), Bag({"card": 1})),
    )
    assert list(found.facts) == ["borders", "arena", "districts"]


def test_a_side_may_take_resources(tmp_path: Path) -> None:
    raid = FILE.replace("gain: {worker: 2}", "steal: {basic: 2, from: another_player}", 1)
    assert _read(raid, tmp_path).border_tiles[0].sides[0].verb == Steal(Bag({"basic": 2}))


@pytest.mark.parametrize(
    ("written", "instead", "sentence"),
    [
        ("fewest_players: 1", "fewest_players: 5", "expected a whole number from 1 to 4, not 5"),
        ("fewest_players: 1", "fewest_players: 3", "expected more border tiles: 1 for a game of 1"),
        ("fewest_players: 4\n", "fewest_players: 4\n  copies: 2\n", "copies"),
        (", gain: {worker: 2}}", "}", "expected an ability with one verb, not without one"),
        ("gain: {worker: 2}", "gain: {worker: 2}, draw: {count: 2, keep: 1}", "not with 'gain' and 'draw'"),
        ("gain: {worker: 2}", "gain: {worker: {per: {category: gun}, max: 2}}", "expected a fixed number"),
        ("gain: {worker: 2}", "gain: {ruin: 1}", "ruin"),
        ("gain: {worker: 2}", "store: {worker: 2}", "store"),
        ("spend: {basic: 1}", "spend: {ruin: 1}", "ruin"),
        ("spend: {basic: 1}, ", "", "spend"),
        ("id: river_north", "id: river", "'river' is taken"),
        ('title: "River North"', 'title: "River South"', "'River South' is taken"),
        ('title: "River North"', 'title: "River district"', "expected a title without a word that moves need"),
        ("{count: 3, keep: 1}", "{count: 3, keep: 3}", "expected fewer cards kept"),
        ("place: {worker: 1}", "place: {iron: 1}", "iron"),
        ("equip: {gun: 2, ammo: 3}", "equip: {card: 2}", "card"),
        ("equip: {gun: 2, ammo: 3}", "equip: {gun: 0}", "expected a whole number from 1"),
        ("prize: {vp: 5}", "prize: {iron: 5}", "iron"),
        (", solo_points_a_cleanup: 2", "", "solo_points_a_cleanup"),
        ("defence: 6", "defense: 6", "defense"),
        ("setup: {iron: 2}", "setup: {card: 2}", "card"),
        ("produces: {brick: 1, vp: 1}", "produces: {salvage: 1}", "salvage"),
        ("deal: {card: 1}", "deal: {ruin: 1}", "ruin"),
        ("id: mill_row", "id: river", "'river' is taken"),
        ("distance: 2", "distance: 0", "expected a whole number from 1"),
    ],
)
def test_a_mistake_in_a_module_is_refused(tmp_path: Path, written: str, instead: str, sentence: str) -> None:
    assert written in FILE
    count = -1 if "fewest_players: 3" in instead else 1
    with pytest.raises(Unreadable) as error:
        _read(FILE.replace(written, instead, count), tmp_path)
    assert sentence in str(error.value)


def test_a_tile_has_two_sides(tmp_path: Path) -> None:
    lines = FILE.splitlines()
    del lines[6]
    with pytest.raises(Unreadable, match=r"border tile .river.: expected 2 sides of a border tile, not 1"):
        _read("\n".join(lines), tmp_path)


def test_modules_stand_in_their_own_file(tmp_path: Path) -> None:
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "others.yaml").write_text(FILE)
    with pytest.raises(Unreadable, match=r"modules stand in modules\.yaml"):
        load_catalog(tmp_path)


def test_a_pack_has_no_modules(tmp_path: Path) -> None:
    path = tmp_path / "pack.yaml"
    path.write_text(cards(card("toll_bridge")) + FILE)
    with pytest.raises(Unreadable, match="border_tiles"):
        read_pack_of_one_file(path, {})


def test_a_card_has_no_title_of_a_module(tmp_path: Path, catalog: Catalog) -> None:
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "others.yaml").write_text(cards(card("gasworks_row")))
    with pytest.raises(Unreadable, match="taken in"):
        load_catalog(tmp_path)
    (tmp_path / "others.yaml").unlink()
    (tmp_path / "modules.yaml").unlink()
    bare = load_catalog(tmp_path)
    assert (bare.border_tiles, bare.arena, bare.districts, bare.module_facts) == ({}, None, {}, {})
    assert bare.facts == catalog.facts
    assert bare.digest(bare.sets) == catalog.digest(catalog.sets)


def test_the_modules_of_the_game(catalog: Catalog) -> None:
    """R53.1, R53.4: four tiles, one of them not for two players, and three districts."""
    assert [tile.fewest_players for tile in catalog.border_tiles.values()] == [1, 1, 3, 1]
    assert len(catalog.border_sides) == 8
    assert len(catalog.districts) == 3
    for side in catalog.border_sides:
        assert catalog.other_side(catalog.other_side(side).id).id == side
        assert catalog.find_border_side(catalog.title(side)) == catalog.find_border_side(side)
    for district in catalog.districts:
        assert catalog.find_district(catalog.title(district)) == catalog.find_district(district)
