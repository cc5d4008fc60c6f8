"""The places that sets bring to the table: a game has those of its sets, and what has changed there is found."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.moves.show import changes
from game.fiftyfirst.table.sets.arena_tiles import TILE
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import AreaAt, BorderAt, DistrictAt, HqAt, MachineAt, PileOf
from game.kernel.bag import Bag
from game.ui.places import Label
from game.ui.table.play.in_reach import offered_places
from game.ui.table.play.modes import Aiming
from game.ui.table.words.prompts import prompt_of
from tests.ui.table_person import scene, sit_down


def altered(sight: Sight, **fields: Any) -> Sight:
    """The same table with other values in its view."""
    standing = copy(sight.standing)
    standing.view = replace(standing.view, **fields)
    return sight._replace(standing=standing)


def _goods_on_a_machine(view: TableView) -> Mapping[str, Any]:
    assert view.machines
    first, *others = view.machines.deployed
    charged = replace(first, goods=first.goods + Bag({"iron": 1}))
    return {"machines": replace(view.machines, deployed=(charged, *others))}


def _goods_on_a_district(view: TableView) -> Mapping[str, Any]:
    assert view.districts
    first, *others = view.districts
    return {"districts": (replace(first, goods=first.goods + Bag({"iron": 1})), *others)}


def _a_flipped_border(view: TableView) -> Mapping[str, Any]:
    first, *others = view.borders
    return {"borders": (replace(first, side="gene_supplies"), *others)}


def _an_outpost(view: TableView) -> Mapping[str, Any]:
    return {"outposts": {**(view.outposts or {}), "area_central": Outpost("B", 3)}}


def _a_claimed_hq(view: TableView) -> Mapping[str, Any]:
    return {"hq": tuple(card for card in view.hq or () if card != "hq_ibn")}


CHANGED = {
    "machines_two": (_goods_on_a_machine, MachineAt(0)),
    "map_two": (_an_outpost, AreaAt("area_central")),
    "box_two": (_a_flipped_border, BorderAt("gene_supplies")),
    "box_four": (_goods_on_a_district, DistrictAt("foundry_quarter")),
    "table_hq": (_a_claimed_hq, HqAt("hq_ibn")),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_place_on_which_something_has_changed_is_marked(name: str) -> None:
    alter, place = CHANGED[name]
    before = scene(sit_down(name)).sight()
    after = altered(before, **alter(before.standing.view))
    assert place in changes(before, after)
    assert place not in changes(after, after)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("table", set()),
        ("table_machines", {MachineAt, spots.SERVER_ROOM}),
        ("table_map", {AreaAt, spots.MAP}),
        ("table_scavengers", {PileOf}),
        ("table_hq", {HqAt}),
        ("table_modules", {BorderAt, DistrictAt, TILE}),
    ],
)
def test_a_table_has_the_places_of_its_sets_only(name: str, kinds: set[type | str]) -> None:
    brought: set[type | str] = {MachineAt, spots.SERVER_ROOM, AreaAt, spots.MAP, PileOf, HqAt, BorderAt, DistrictAt}
    brought.add(TILE)
    assert brought & scene(sit_down(name)).sight().zones.keys() == kinds


def test_every_place_of_a_set_lies_somewhere() -> None:
    sight = scene(sit_down("box_four")).sight()
    offered: list[Label] = [label for zone in sight.zones.values() for label, _ in zone.offered(sight)]
    assert {type(label) for label in offered} >= {BorderAt, DistrictAt, str}
    assert [label for label in offered if sight.box(label) is None] == []


@pytest.mark.parametrize(
    ("name", "kind"),
    [("table_machines", MachineAt), ("table_map", AreaAt), ("table_modules", BorderAt), ("table_modules", DistrictAt)],
)
def test_the_places_of_sets_at_which_a_command_begins_are_offered(name: str, kind: type) -> None:
    sight = scene(sit_down(name)).sight()
    lying = [label for label, _ in sight.zones[kind].offered(sight)]
    begun = [label for label in lying if label in sight.standing.offers]
    assert begun
    assert [label for label, _ in offered_places(sight) if isinstance(label, kind)] == begun


@pytest.mark.parametrize(("name", "also"), [("table_busy", ""), ("table_machines", "-machines"), ("table_map", "-map")])
def test_a_prompt_tells_of_machines_and_the_map_where_red_tokens_reach_them(name: str, also: str) -> None:
    window = sit_down(name)
    window.click(spots.REDS)
    sight = scene(window).sight()
    assert prompt_of(sight).title == sight.text(f"table-aim-raze{also}")


@pytest.mark.parametrize(("name", "place"), [("table_machines", MachineAt(0)), ("table_hq", HqAt("hq_ibn"))])
def test_what_is_dropped_comes_to_rest_in_its_own_size(name: str, place: Label) -> None:
    sight = scene(sit_down(name)).sight()
    size, box = sight.zone(place).let_go(sight, place), sight.box(place)
    assert size
    assert box
    assert abs(size[0] - box.w) <= 1


@pytest.mark.parametrize("name", ["table_machines", "table_map", "table_modules"])
def test_what_lies_where_something_can_be_dropped_stays_in_sight(name: str) -> None:
    """A ring lights it; only free places are filled, with the verb and its cost."""
    window = sit_down(name)
    window.click(spots.REDS)
    window.settle()
    filled = [mark.name for mark in window.app.marks if mark.name.startswith("cost ")]
    assert isinstance(scene(window).controller.mode, Aiming)
    assert filled == []
