"""What moves when an HQ is claimed, a Location taken over, and on border tiles, in the Arena and on districts (R52,
R53)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.sets.arena.messages import ArenaEntered, FighterEquipped
from game.fiftyfirst.rules.sets.borders.messages import BorderActivated
from game.fiftyfirst.rules.sets.districts.messages import DistrictDealMade, DistrictProduced, DistrictRazed
from game.fiftyfirst.rules.sets.headquarters.messages import HqClaimed, LocationStolen
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table.cues import sounds_of
from game.fiftyfirst.table.moves.show import changes, place_of
from game.fiftyfirst.table.sets import SETS
from game.fiftyfirst.table.sets.arena import fighter_box
from game.fiftyfirst.table.sets.arena_tiles import TILE
from game.fiftyfirst.table.sounds import OWN_SOUNDS
from game.fiftyfirst.table.spots import BorderAt, DistrictAt, HqAt
from game.fiftyfirst.wording.steps import steps_of
from game.kernel.bag import Bag
from game.ui.motion.motion import Aim, Burn, Gleam, Glide, Morph, Motion, Smoke, Token
from game.ui.places import Answer, VerbSign
from game.ui.rehearsal.driver import Rehearsal
from game.ui.sound.sounds import SOUNDS
from game.ui.table import labels
from tests.ui.motion_person import LONG, motions_of, sit_down
from tests.ui.table_person import hand, scene, site

IBN, TRAFFICKING, FOUNDRY, GASWORKS = "hq_ibn", "human_trafficking", "foundry_quarter", "gasworks_row"


def tokens(motions: Sequence[Motion], good: str) -> list[Token]:
    return [motion for motion in motions if isinstance(motion, Token) and motion.good == good]


def claim(window: Rehearsal) -> None:
    window.drag(hand(window, "construction_vehicles"), "build")
    window.click(Answer(IBN))


# ---------------------------------------------------------------------- headquarters
def test_a_claimed_hq_flies_to_the_board_of_its_owner(played: list[Motion]) -> None:
    window = sit_down("table_hq")
    laid_out = scene(window).sight().box(HqAt(IBN))
    claim(window)
    (glide,) = (motion for motion in played if isinstance(motion, Glide) and motion.label == IBN)
    claimed = scene(window).sight().layout.own.tiles[HqAt(IBN)]
    assert laid_out is not None
    assert (glide.start.center, glide.end.center) == (laid_out.center, claimed.center)


def test_a_location_that_is_taken_over_is_ringed_and_flies_into_the_other_state(played: list[Motion]) -> None:
    window = sit_down("table_hq")
    claim(window)
    docks = site(window, "docks", "B")
    before = scene(window).sight().layout.place(docks.number)
    played.clear()
    window.click(Answer(docks.number) if f"answer:{docks.number}" in window.labels() else docks)
    (ring,) = (motion for motion in played if isinstance(motion, Aim))
    (flight,) = (motion for motion in played if isinstance(motion, Morph))
    assert ring.at == flight.start == before
    assert flight.end == scene(window).sight().layout.own.place(docks.number)
    assert ring.ends <= flight.delay


def test_the_claim_of_the_virtual_opponent_belongs_to_its_step() -> None:
    built, claimed = ev.LocationConstructed(VIRTUAL, "school", 9), HqClaimed(VIRTUAL, IBN)
    assert steps_of((built, claimed)) == ((built, claimed),)


# ---------------------------------------------------------------------- border tiles and the Arena
def test_what_a_border_tile_gives_flies_out_of_it(played: list[Motion]) -> None:
    window = sit_down("table_modules")
    tile = scene(window).sight().layout.own.tiles[BorderAt(TRAFFICKING)]
    window.click(BorderAt(TRAFFICKING))
    if labels.CONFIRM in window.labels():
        window.click(labels.CONFIRM)
    workers = tokens(played, "worker")
    assert len(workers) == 2
    assert {token.start for token in workers} == {tile.center}
    assert any(isinstance(motion, Gleam) and motion.at == tile for motion in played)


def test_the_worker_flies_into_the_arena(played: list[Motion]) -> None:
    window = sit_down("table_modules")
    arena = scene(window).sight().layout.side.tiles[TILE]
    window.click(TILE)
    (worker,) = tokens(played, "worker")
    assert worker.end == arena.center


def test_equipment_flies_to_its_worker() -> None:
    window = sit_down("table_modules", seat="B")
    sight = scene(window).sight()
    (gun,) = tokens(motions_of(window, FighterEquipped("B", "gun")), "gun")
    assert gun.end == fighter_box(sight.layout.side.tiles[TILE], sight.standing.view, "B").center


# ---------------------------------------------------------------------- districts
def test_the_goods_of_a_deal_fly_out_of_the_district(played: list[Motion]) -> None:
    window = sit_down("table_modules")
    district = scene(window).sight().layout.side.tiles[DistrictAt(FOUNDRY)]
    window.click(DistrictAt(FOUNDRY))
    window.click(VerbSign("deal_with_district"))
    (iron,) = tokens(played, "iron")
    assert iron.start == district.center
    assert {token.end for token in tokens(played, "blue")} == {district.center}


def test_a_razed_district_burns_and_gives_what_lay_on_it(played: list[Motion]) -> None:
    window = sit_down("table_modules")
    district = scene(window).sight().layout.side.tiles[DistrictAt(GASWORKS)]
    window.click(DistrictAt(GASWORKS))
    window.click(VerbSign("raze_district"))
    (burn,) = (motion for motion in played if isinstance(motion, Burn))
    assert burn.at.center[0] == district.center[0]
    assert any(isinstance(motion, Smoke) for motion in played)
    (gun,) = tokens(played, "gun")
    assert gun.start == district.center
    assert gun.delay >= burn.ends


def test_a_district_gathers_its_goods_where_it_lies() -> None:
    window = sit_down("table_modules")
    district = scene(window).sight().layout.side.tiles[DistrictAt(FOUNDRY)]
    (iron,) = tokens(motions_of(window, DistrictProduced(FOUNDRY, Bag({"iron": 1}))), "iron")
    assert iron.end == district.center


# ---------------------------------------------------------------------- marks and sounds
def test_with_reduced_motion_all_of_it_is_marked() -> None:
    window = sit_down("table_modules")
    before = scene(window).sight()
    window.click(TILE)
    window.wait(LONG)
    after = scene(window).sight()
    assert TILE in changes(before, after)
    assert place_of(after, TILE) == after.layout.side.tiles[TILE]
    for label in (BorderAt(TRAFFICKING), DistrictAt(FOUNDRY)):
        assert place_of(after, label) is not None


def test_a_claimed_hq_is_marked() -> None:
    window = sit_down("table_hq")
    before = scene(window).sight()
    claim(window)
    window.wait(LONG)
    after = scene(window).sight()
    assert HqAt(IBN) in changes(before, after)
    assert place_of(after, HqAt(IBN)) == after.layout.own.tiles[HqAt(IBN)]


@pytest.mark.parametrize(
    "event",
    [
        HqClaimed("A", IBN),
        HqClaimed(VIRTUAL, IBN),
        LocationStolen("A", "B", 5, "docks"),
        BorderActivated("A", TRAFFICKING, "gene_supplies"),
        ArenaEntered("A"),
        FighterEquipped("A", "gun"),
        DistrictProduced(FOUNDRY, Bag({"iron": 1})),
        DistrictDealMade("A", FOUNDRY),
        DistrictRazed("A", FOUNDRY, Bag({"iron": 1})),
    ],
)
def test_each_of_them_moves_and_is_heard(event: AnyEvent) -> None:
    assert [one for one in SETS if type(event) in one.motions]
    sounds = sounds_of(event)
    assert sounds
    assert set(sounds) <= SOUNDS.keys() | OWN_SOUNDS.keys()
