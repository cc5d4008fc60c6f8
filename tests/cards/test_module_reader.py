"""Border tiles, the Arena and districts: what is read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards import reader
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.reader import Tiles
from game.fiftyfirst.cards.sets import PARTS
from game.fiftyfirst.cards.sets.arena import PART, Arena
from game.fiftyfirst.cards.sets.borders import BorderSide, BorderTile, border_sides, side_below
from game.fiftyfirst.cards.sets.districts import District
from game.fiftyfirst.cards.verbs import DrawAndKeep, Gain, Steal
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable
from game.paths import cards_folder
from tests.cards.parts import MODULES, read_part
from tests.cards.test_packs import card, cards


def test_modules_are_read(tmp_path: Path) -> None:
    found = read_part(tmp_path, MODULES, "modules")
    assert isinstance(found, Tiles)
    assert found.parts["border_tiles"]["river"] == BorderTile(
        "river",
        "River Border",
        1,
        (
            BorderSide("river_north", "River North", Bag({"basic": 1}), Gain(Bag({"worker": 2}))),
            BorderSide("river_south", "River South", Bag({"card": 1}), DrawAndKeep(3, 1)),
        ),
    )
    assert [tile.fewest_players for tile in found.parts["border_tiles"].values()] == [1, 1, 3, 4]
    assert found.parts["tiles"] == {Arena.id: Arena(Bag({"worker": 1}), {"gun": 2, "ammo": 3}, Bag({"vp": 5}), 2)}
    assert found.parts["districts"] == {
        "mill_row": District(
            "mill_row", "Mill Row", 2, 6, Bag({"iron": 2}), Bag({"brick": 1, "vp": 1}), Bag({"card": 1})
        )
    }
    assert list(found.apart) == ["borders", "arena", "districts"]


def test_two_tiles_of_which_there_is_one_stay_beside_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pit = PART._replace(name="pit", keys=("pit",), apart="pit", read=lambda *_: {"tiles": {"pit": None}})
    monkeypatch.setattr(reader, "PARTS", (*PARTS, pit))
    monkeypatch.setattr(reader, "_TILE_KEYS", (*reader._TILE_KEYS, "pit"))
    found = read_part(tmp_path, f"{MODULES}pit: {{depth: 3}}\n", "modules")
    assert isinstance(found, Tiles)
    assert list(found.parts["tiles"]) == [Arena.id, "pit"]
    assert list(found.apart) == ["borders", "arena", "districts", "pit"]


def test_a_side_may_take_resources(tmp_path: Path) -> None:
    raid = MODULES.replace("gain: {worker: 2}", "steal: {basic: 2, from: another_player}", 1)
    found = read_part(tmp_path, raid, "modules")
    assert isinstance(found, Tiles)
    assert found.parts["border_tiles"]["river"].sides[0].verb == Steal(Bag({"basic": 2}))


def test_modules_stand_in_their_own_file(tmp_path: Path) -> None:
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "others.yaml").write_text(MODULES)
    with pytest.raises(Unreadable, match=r"modules stand in modules\.yaml"):
        load_catalog(tmp_path)


def test_a_card_has_no_title_of_a_module(tmp_path: Path, catalog: Catalog) -> None:
    for path in cards_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "others.yaml").write_text(cards(card("gasworks_row")))
    with pytest.raises(Unreadable, match="taken in"):
        load_catalog(tmp_path)
    (tmp_path / "others.yaml").unlink()
    (tmp_path / "modules.yaml").unlink()
    bare = load_catalog(tmp_path)
    assert (bare.border_tiles, bare.tiles, bare.districts, bare.apart["arena"]) == ({}, {}, {}, {})
    assert bare.facts == catalog.facts
    assert bare.digest(bare.sets) == catalog.digest(catalog.sets)


def test_the_modules_of_the_game(catalog: Catalog) -> None:
    """R53.1, R53.4: four tiles, one of them not for two players, and three districts."""
    assert [tile.fewest_players for tile in catalog.border_tiles.values()] == [1, 1, 3, 1]
    assert len(border_sides(catalog)) == 8
    assert len(catalog.districts) == 3
    for side in border_sides(catalog):
        assert side_below(catalog, side_below(catalog, side).id).id == side
        assert catalog.find(BorderSide, catalog.title(side)) == catalog.find(BorderSide, side)
    for district in catalog.districts:
        assert catalog.find(District, catalog.title(district)) == catalog.find(District, district)
