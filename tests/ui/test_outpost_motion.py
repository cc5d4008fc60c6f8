"""What moves when Outposts are built, upgraded, activated, razed and shielded (R45)."""

from __future__ import annotations

from collections.abc import Sequence

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.events import Source
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    OutpostActivated,
    OutpostAimed,
    OutpostBuilt,
    OutpostRazed,
    OutpostShielded,
    OutpostShieldLost,
    OutpostUpgraded,
)
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table.cues import sounds_of
from game.fiftyfirst.table.moves.show import changes, place_of
from game.fiftyfirst.table.sets.no_mans_land.draw import MapPlan, map_plan, marker_box, small_map_of, stock_box
from game.fiftyfirst.table.sets.no_mans_land.moves import STEPS
from game.fiftyfirst.table.sounds import OWN_SOUNDS
from game.fiftyfirst.table.spots import AreaAt, MarkersOf
from game.fiftyfirst.wording.rows.events import EVENTS
from game.ui.motion.motion import Aim, Gleam, Glide, Motion, Smoke, Token
from game.ui.rehearsal.driver import Rehearsal
from game.ui.sound.sounds import SOUNDS
from tests.ui.motion_person import motions_of, sit_down
from tests.ui.table_person import hand, scene

NORTH_WEST, CENTRAL, SOUTH_WEST = "area_north_west", "area_central", "area_south_west"
WEST, NORTH = "area_west_central", "area_north_central"


def plan_of(window: Rehearsal) -> MapPlan:
    plan = small_map_of(scene(window).sight().layout)
    assert plan is not None
    return plan


def glide_of(motions: Sequence[Motion], area: str) -> Glide:
    (found,) = (motion for motion in motions if isinstance(motion, Glide) and motion.label == area)
    return found


def test_a_marker_slides_from_beside_the_map_onto_its_area(played: list[Motion]) -> None:
    window = sit_down("table_map")
    plan = plan_of(window)
    window.click(AreaAt(NORTH_WEST))
    window.click("choice:0")
    glide = glide_of(played, NORTH_WEST)
    assert glide.start[:2] == stock_box(plan, "A")[:2]
    assert glide.end == marker_box(plan, NORTH_WEST, 1)
    (iron,) = (motion for motion in played if isinstance(motion, Token) and motion.good == "iron")
    assert plan.areas[NORTH_WEST].holds(iron.start), "what the level gives comes from there"
    assert iron.delay >= glide.ends


def test_a_dropped_marker_goes_on_from_where_it_was_let_go(played: list[Motion]) -> None:
    window = sit_down("table_map")
    window.drag(MarkersOf("A"), AreaAt(NORTH_WEST))
    window.click("choice:0")
    assert glide_of(played, NORTH_WEST).end == marker_box(plan_of(window), NORTH_WEST, 1)


def test_the_card_that_is_discarded_flies_to_the_pile(played: list[Motion]) -> None:
    window = sit_down("table_map")
    window.drag(hand(window, "relay_masts"), AreaAt(NORTH_WEST))
    assert glide_of(played, "relay_masts").fades


def test_the_marker_of_a_seventh_outpost_comes_from_the_one_that_goes() -> None:
    window = sit_down("table_map")
    glide = glide_of(motions_of(window, OutpostBuilt("A", NORTH_WEST, removed=SOUTH_WEST)), NORTH_WEST)
    assert glide.start[:2] == marker_box(plan_of(window), SOUTH_WEST, 2)[:2]


def test_a_marker_rises_to_its_next_level() -> None:
    window = sit_down("table_map")
    glide = glide_of(motions_of(window, OutpostUpgraded("A", WEST, 2)), WEST)
    plan = plan_of(window)
    assert (glide.start, glide.end) == (marker_box(plan, WEST, 1), marker_box(plan, WEST, 2))


def test_a_level_lights_up_and_its_goods_fly_out_of_it() -> None:
    window = sit_down("table_map")
    events = (
        OutpostActivated("A", SOUTH_WEST, 1),
        ev.GoodsGained("A", window.context.content.areas[SOUTH_WEST].level(1).gain, Source("outpost", SOUTH_WEST)),
    )
    motions = motions_of(window, *events)
    place = plan_of(window).levels[SOUTH_WEST, 1]
    (gleam,) = (motion for motion in motions if isinstance(motion, Gleam))
    assert gleam.at == place
    (brick,) = (motion for motion in motions if isinstance(motion, Token))
    assert brick.start == place.center


def test_a_razed_outpost_smokes_and_its_marker_goes_back_to_its_owner(played: list[Motion]) -> None:
    window = sit_down("table_map")
    plan = plan_of(window)
    window.click(AreaAt(NORTH))
    glide = glide_of(played, NORTH)
    assert glide.end[:2] == stock_box(plan, "B")[:2]
    assert any(isinstance(motion, Smoke) and motion.at == plan.areas[NORTH] for motion in played)
    reds = [motion for motion in played if isinstance(motion, Token) and motion.good == "red"]
    assert [motion.end for motion in reds] == [plan.areas[NORTH].center] * 2


def test_a_shield_flies_onto_its_area(played: list[Motion]) -> None:
    window = sit_down("table_map")
    window.drag("goods:shield", AreaAt(CENTRAL))
    (shield,) = (motion for motion in played if isinstance(motion, Token) and motion.good == "shield")
    assert shield.end == plan_of(window).areas[CENTRAL].center


def test_a_lost_shield_rises_from_its_area() -> None:
    window = sit_down("table_map")
    (shield,) = (motion for motion in motions_of(window, OutpostShieldLost("A", CENTRAL)) if isinstance(motion, Token))
    assert shield.start == plan_of(window).areas[CENTRAL].center
    assert shield.end[1] < shield.start[1]


def test_the_outpost_that_borgo_hits_gets_a_ring_first() -> None:
    window = sit_down("map_solo")
    area = next(iter(scene(window).sight().standing.view.outposts or {}))
    (aim,) = (
        motion
        for motion in motions_of(window, OutpostAimed(1, "docks", area, "ammo", "only"))
        if isinstance(motion, Aim)
    )
    assert aim.at == plan_of(window).areas[area]


def test_the_marker_of_the_virtual_opponent_slides_onto_level_two() -> None:
    window = sit_down("map_solo")
    areas, known = window.context.content.areas, scene(window).sight().standing.view.outposts or {}
    area = next(area for area in areas if area not in known)
    glide = glide_of(motions_of(window, OutpostBuilt(VIRTUAL, area, 2)), area)
    assert glide.end == marker_box(plan_of(window), area, 2)


def test_on_the_large_map_markers_slide_there(played: list[Motion]) -> None:
    window = sit_down("table_map")
    window.key("b")
    large = map_plan(scene(window).sight())
    assert large
    assert large.is_large
    window.drag(hand(window, "relay_masts"), AreaAt(NORTH_WEST))
    assert glide_of(played, NORTH_WEST).end == marker_box(large, NORTH_WEST, 1)


def test_every_event_of_outposts_has_a_motion_and_a_sound_or_none_on_purpose() -> None:
    of_map = {kind for kind in EVENTS if isinstance(kind, type) and kind.__name__.startswith("Outpost")}
    assert of_map == set(STEPS)
    heard = {
        *sounds_of(OutpostBuilt("A", CENTRAL)),
        *sounds_of(OutpostUpgraded("A", CENTRAL, 2)),
        *sounds_of(OutpostRazed("A", "B", CENTRAL, 1)),
        *sounds_of(OutpostShielded("A", CENTRAL)),
    }
    assert heard == {"flagpole", "winch", "flag_fall", "plate_clank"}
    assert heard <= SOUNDS.keys() | OWN_SOUNDS.keys()
    assert sounds_of(OutpostActivated("A", CENTRAL, 1)) == [], "its goods are heard"


def test_with_reduced_motion_areas_that_have_changed_are_marked() -> None:
    window = sit_down("table_map")
    before = scene(window).sight()
    window.drag(hand(window, "relay_masts"), AreaAt(NORTH_WEST))
    after = scene(window).sight()
    found = [label for label in changes(before, after) if isinstance(label, AreaAt)]
    assert found == [AreaAt(NORTH_WEST)]
    assert place_of(after, found[0]) == plan_of(window).areas[NORTH_WEST]
