"""What is particular of No Man's Land at the table (R45); the deeds are in ``deeds.yaml``."""

from __future__ import annotations

import pytest

from game.fiftyfirst.rules.sets.no_mans_land.messages import ChooseActivated, ChooseOutpost
from game.fiftyfirst.table.spots import AreaAt
from game.ui.places import Answer
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.play.choices import targets_from
from tests.ui.deeds import opened
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import decisions, hand, scene, sit_down, site, state, texts
from tests.ui.table_script import perform, tip

POSITION = "table_map"
NORTH_WEST, NORTH, NORTH_EAST = "area_north_west", "area_north_central", "area_north_east"
WEST, CENTRAL = "area_west_central", "area_central"


@pytest.fixture
def window() -> Rehearsal:
    """A holds West-Central, South-West and Central, B North-Central, South-Central and East-Central."""
    return sit_down(POSITION)


# ---------------------------------------------------------------------- effects of cards
def test_a_card_of_which_only_the_icon_is_of_use_is_no_dim_card() -> None:
    window = opened("no goods on the map")
    offers = scene(window).standing.offers
    assert hand(window, "docks") in offers
    assert hand(window, "kiln_waystation") not in offers


def test_the_ground_of_the_large_map_takes_neither_drop_nor_click(window: Rehearsal) -> None:
    window.key("b")
    plan = scene(window).sight().layout.panels["map"]
    window.drag(hand(window, "relay_masts"), f"{plan.panel.x + 3},{plan.panel.bottom - 3}")
    assert decisions(window) == 0
    window.click(f"{plan.panel.x + 2},{plan.panel.bottom - 2}")
    assert (decisions(window), scene(window).sight().is_open("map")) == (0, True)


def test_a_marker_is_dragged_for_an_effect_that_razes(window: Rehearsal) -> None:
    window.click(site(window, "siege_howitzer"))
    assert isinstance(state(window).question, ChooseOutpost)
    held = targets_from(scene(window).standing, AreaAt(CENTRAL))
    assert {target.verb for target in held} == {"raze_outpost"}
    assert targets_from(scene(window).standing, AreaAt(NORTH)) == ()


def test_an_area_that_is_no_answer_says_why(window: Rehearsal) -> None:
    window.click(site(window, "concrete_masons"))
    other, answer = (tip(window, AreaAt(area)).splitlines() for area in (NORTH_EAST, CENTRAL))
    assert other[-1]
    assert len(other) > len(answer) - 3


# ---------------------------------------------------------------------- in Production
def test_an_outpost_that_production_activates_is_chosen_on_the_map_and_told_in_the_summary() -> None:
    window = sit_down("production_map", settings=Settings(speed="off"), scene="lookout")
    while not isinstance(state(window).question, ChooseActivated):
        perform(window, f"click card:{state(window).offer[0]}; go on")
    perform(window, f"open map; click answer:{WEST} > answer:2; top ProductionScene")
    assert "OUTPOST IN WEST-CENTRAL" in texts(window).upper()


# ---------------------------------------------------------------------- every size
@pytest.mark.usefixtures("blank_drawings")
@in_shapes(languages=("ru",))
def test_panels_and_questions_about_the_map_fit(shape: Shape) -> None:
    faults = []
    for area, answer in ((NORTH_WEST, ""), (NORTH, ""), (WEST, "2")):
        window = sit_down(POSITION, *shape)
        window.hover(AreaAt(area))
        window.click(AreaAt(area))
        faults += looked_at(window, f"{area} clicked")
        if answer:
            window.hover(Answer(answer))
            faults += looked_at(window, f"{area} level")
    window = sit_down(POSITION, *shape)
    window.click(site(window, "siege_howitzer"))
    faults += looked_at(window, "effect")
    window = sit_down("map_two", *shape)
    area = next(area for area in window.context.content.areas if area not in (state(window).outposts or {}))
    window.click(AreaAt(area))
    faults += looked_at(window, "which goes")
    assert not faults
