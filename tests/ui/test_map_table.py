"""No Man's Land at the table: Outposts that are built, upgraded, razed and shielded, and the large map (R45)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import events as ev
from game.rules.commands import BuildOutpost
from game.rules.state import ChooseActivated, ChooseLevel, ChooseOutpost, ChooseToBuild, Outpost, Question
from game.ui.places import Answer, AreaAt, HandCard, LevelAt, MarkersOf
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.scenes.production import ProductionScene
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Discarding, Held, Rest
from game.ui.table.play.sources import targets_from
from game.ui.table.words.tips import promise_lines, target_rows, tip_at
from game.ui.topics import topic_of
from tests.ui.key_player import go_to, press
from tests.ui.sweep import Shape, in_shapes, looked_at
from tests.ui.table_person import POSITIONS, SMALL, decisions, hand, mode, player, scene, sit_down, site, state, texts

POSITION = "table_map"
NORTH_WEST, NORTH_EAST, SOUTH_EAST = "area_north_west", "area_north_east", "area_south_east"
WEST, CENTRAL, SOUTH_WEST = "area_west_central", "area_central", "area_south_west"
NORTH, SOUTH, EAST = "area_north_central", "area_south_central", "area_east_central"
ALL_OUT = "map_two"


@pytest.fixture
def window() -> Rehearsal:
    """A holds West-Central, South-West and Central, B North-Central, South-Central and East-Central."""
    return sit_down(POSITION)


@pytest.fixture
def all_out() -> Rehearsal:
    """All markers of A are on the map; North-East and two more Areas are empty."""
    return sit_down(ALL_OUT)


def _changed(folder: Path, *changes: str) -> Rehearsal:
    """The position in which each of ``changes`` is replaced by the one after it."""
    text = (POSITIONS / f"{POSITION}.yaml").read_text("utf-8")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    path = folder / "changed.yaml"
    path.write_text(text, "utf-8")
    return rehearse("table", SMALL, position=path, seat="A", settings=Settings(speed="off"))


def outposts(window: Rehearsal) -> dict[str, Outpost]:
    return dict(state(window).outposts or {})


def asked(window: Rehearsal) -> Question | None:
    return state(window).question


def complaint(window: Rehearsal) -> str:
    told = scene(window)._complaint
    assert told is not None
    return str(told.text)


def tip(window: Rehearsal, area: str) -> str:
    return tip_at(scene(window).sight(), AreaAt(area)) or ""


# ---------------------------------------------------------------------- building
def test_an_outpost_is_built_by_dragging_a_card_onto_an_area(window: Rehearsal) -> None:
    window.drag(hand(window, "relay_masts"), AreaAt(NORTH_WEST))
    assert outposts(window)[NORTH_WEST] == Outpost("A")
    assert "relay_masts" not in player(window).hand
    assert player(window).goods["iron"] == 4


def test_a_clicked_area_asks_for_the_card(window: Rehearsal) -> None:
    window.click(AreaAt(NORTH_WEST))
    asking = mode(window)
    assert isinstance(asking, Discarding)
    assert set(asking.options) == {"docks", "relay_masts"}
    card = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.label == HandCard(3, "docks"))
    window.click(f"{card.centerx},{card.centery}")  # it glows in the hand
    assert outposts(window)[NORTH_WEST] == Outpost("A")
    assert "docks" not in player(window).hand


def test_an_outpost_is_built_by_keys(window: Rehearsal) -> None:
    press(window, AreaAt(NORTH_WEST))
    press(window, "choice:0")
    assert outposts(window)[NORTH_WEST] == Outpost("A")


def test_a_marker_from_beside_the_map_can_be_dropped_too(window: Rehearsal) -> None:
    window.lift(MarkersOf("A"))
    assert isinstance(mode(window), Held)
    window.drop(AreaAt(NORTH_WEST))
    asking = mode(window)
    assert isinstance(asking, Discarding)
    assert all(isinstance(command, BuildOutpost) for command in asking.commands)


def test_the_markers_of_others_stay_where_they_are(window: Rehearsal) -> None:
    window.lift(MarkersOf("B"))
    assert isinstance(mode(window), Rest)


def test_what_building_brings_is_told_before(window: Rehearsal) -> None:
    standing = scene(window).standing
    target = next(
        target for target in targets_from(standing, hand(window, "relay_masts")) if target.label == AreaAt(NORTH_WEST)
    )
    rows = target_rows(scene(window).sight(), target)
    assert [sign.name for row in rows for sign in row.strip] == ["card", "iron"]
    assert "Docks" in tip(window, NORTH_WEST)
    assert "gain 1 iron" in tip(window, NORTH_WEST)


def test_an_area_out_of_reach_says_why(window: Rehearsal) -> None:
    before = decisions(window)
    window.drag(hand(window, "relay_masts"), AreaAt(NORTH_EAST))
    assert decisions(window) == before
    assert "next to" in complaint(window)
    assert "next to" in tip(window, NORTH_EAST)


def test_a_card_without_the_icon_says_so(window: Rehearsal) -> None:
    window.drag(hand(window, "kiln_waystation"), AreaAt(NORTH_WEST))
    assert NORTH_WEST not in outposts(window)
    assert "icon that builds an Outpost" in complaint(window)


def test_a_card_of_which_only_the_icon_is_of_use_is_no_dim_card(tmp_path: Path) -> None:
    window = _changed(
        tmp_path, "goods: {worker: 6, brick: 3, gun: 3, fuel: 3, iron: 3, ammo: 2, red: 4, shield: 1}", "goods: {}"
    )
    offers = scene(window).standing.offers
    assert hand(window, "docks") in offers
    assert hand(window, "kiln_waystation") not in offers


# ---------------------------------------------------------------------- a seventh Outpost
def test_with_all_markers_out_it_is_asked_which_outpost_goes(all_out: Rehearsal) -> None:
    area = next(area for area in scene(all_out).standing.match.game.catalog.areas if area not in outposts(all_out))
    all_out.click(AreaAt(area))
    aiming = mode(all_out)
    assert isinstance(aiming, Aiming)
    assert aiming.purpose == "give_up_outpost"
    assert scene(all_out).shows_map
    all_out.click(AreaAt(SOUTH_WEST))
    if isinstance(mode(all_out), Discarding):
        all_out.click("choice:0")
    assert SOUTH_WEST not in outposts(all_out)
    assert outposts(all_out)[area] == Outpost("A")
    assert not scene(all_out).shows_map


def test_nothing_is_built_if_the_choice_is_cancelled(all_out: Rehearsal) -> None:
    before = outposts(all_out)
    area = next(area for area in scene(all_out).standing.match.game.catalog.areas if area not in before)
    all_out.click(AreaAt(area))
    all_out.key("escape")
    assert isinstance(mode(all_out), Rest)
    assert outposts(all_out) == before


# ---------------------------------------------------------------------- upgrading
def test_an_outpost_is_upgraded_by_dragging_a_card_onto_it(window: Rehearsal) -> None:
    window.drag(hand(window, "powder_waystation"), AreaAt(WEST))
    assert outposts(window)[WEST] == Outpost("A", 2)
    assert asked(window) == ChooseLevel("A", WEST, 2, 1)
    assert scene(window).shows_map
    level = next(mark for mark in window.app.marks if mark.kind == "hit" and mark.label == LevelAt(WEST, 2))
    window.click(f"{level.rect.centerx},{level.rect.centery}")
    assert player(window).goods["worker"] == 8
    assert not scene(window).shows_map


def test_the_level_is_chosen_by_keys(window: Rehearsal) -> None:
    press(window, AreaAt(WEST))
    press(window, Answer("1"))
    assert player(window).goods["worker"] == 7


def test_both_levels_are_told_before(window: Rehearsal) -> None:
    standing = scene(window).standing
    found = targets_from(standing, hand(window, "powder_waystation"))
    target = next(target for target in found if target.label == AreaAt(WEST))
    told = "\n".join(promise_lines(scene(window).sight(), target))
    assert "2 workers, or 1 worker" in told


def test_what_a_level_gives_is_told_where_it_is_chosen(window: Rehearsal) -> None:
    window.click(AreaAt(WEST))
    told = tip_at(scene(window).sight(), Answer("2")) or ""
    assert "Level 2: 2 workers" in told


# ---------------------------------------------------------------------- razing
def test_an_outpost_is_razed_by_dragging_an_own_marker_onto_it(window: Rehearsal) -> None:
    window.lift(AreaAt(CENTRAL))
    held = mode(window)
    assert isinstance(held, Held)
    assert {target.label.area for target in held.targets if isinstance(target.label, AreaAt)} == {NORTH, SOUTH, EAST}
    window.drop(AreaAt(NORTH))
    assert NORTH not in outposts(window)
    assert player(window).goods["red"] == 2
    assert isinstance(asked(window), ChooseToBuild)


@pytest.mark.parametrize("way", ["click", "keys", "token", "aimed token"])
def test_an_outpost_is_razed_in_other_ways(window: Rehearsal, way: str) -> None:
    if way == "click":
        window.click(AreaAt(NORTH))
    elif way == "keys":
        press(window, AreaAt(NORTH))
    elif way == "token":
        window.drag("goods:red", AreaAt(NORTH))
    else:
        window.click("goods:red")
        window.click(AreaAt(NORTH))
    assert NORTH not in outposts(window)
    assert isinstance(asked(window), ChooseToBuild)


def test_razing_tells_the_price_the_gain_and_that_one_may_build_there(window: Rehearsal) -> None:
    told = tip(window, SOUTH)
    assert "pay 4 red" in told
    assert "2 ammo, or 1 ammo" in told
    assert "build an Outpost there" in told


def test_an_outpost_too_dear_to_raze_says_so(tmp_path: Path) -> None:
    window = _changed(tmp_path, "red: 4", "red: 1")
    window.click(AreaAt(NORTH))
    assert NORTH in outposts(window)
    assert "red contact token" in complaint(window)


def test_where_an_outpost_was_razed_a_card_builds_there(window: Rehearsal) -> None:
    window.click(AreaAt(NORTH))
    window.drag(Answer("docks"), AreaAt(NORTH))
    assert outposts(window)[NORTH] == Outpost("A")
    assert "docks" not in player(window).hand


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_card_for_it_can_be_chosen_as_well(window: Rehearsal, by_keys: bool) -> None:
    window.click(AreaAt(NORTH))
    if by_keys:
        press(window, Answer("docks"))
    else:
        window.click(Answer("docks"))
    assert outposts(window)[NORTH] == Outpost("A")


def test_one_need_not_build_there(window: Rehearsal) -> None:
    window.click(AreaAt(NORTH))
    window.click(labels.DONE)
    assert NORTH not in outposts(window)
    assert not isinstance(asked(window), ChooseToBuild)


@pytest.mark.parametrize("by_keys", [False, True])
def test_where_building_costs_no_card_the_area_is_the_answer(tmp_path: Path, by_keys: bool) -> None:
    window = _changed(tmp_path, "  round: 3\n", "  options: {no_mans_land.raze_build_free: true}\n  round: 3\n")
    window.click(AreaAt(NORTH))
    assert scene(window).shows_map
    if by_keys:
        press(window, Answer(NORTH))
    else:
        window.click(Answer(NORTH))
    assert outposts(window)[NORTH] == Outpost("A")
    assert len(player(window).hand) == 4


# ---------------------------------------------------------------------- shields
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_shield_is_put_beside_an_own_outpost(window: Rehearsal, way: str) -> None:
    if way == "drag":
        window.drag("goods:shield", AreaAt(CENTRAL))
    elif way == "click":
        window.click("goods:shield")
        window.click(AreaAt(CENTRAL))
    else:
        press(window, "goods:shield")
        press(window, AreaAt(CENTRAL))
    assert outposts(window)[CENTRAL] == Outpost("A", 2, shield=True)
    assert not player(window).goods["shield"]


# ---------------------------------------------------------------------- effects of cards
def test_an_effect_asks_for_the_area_on_the_large_map(window: Rehearsal) -> None:
    window.click(site(window, "concrete_masons"))
    assert isinstance(asked(window), ChooseOutpost)
    assert scene(window).shows_map
    window.click(Answer(CENTRAL))
    assert outposts(window)[CENTRAL].level == 3


def test_the_area_of_an_effect_is_chosen_by_keys(window: Rehearsal) -> None:
    press(window, site(window, "siege_howitzer"))
    press(window, Answer(NORTH))
    assert NORTH not in outposts(window)
    assert player(window).goods["red"] == 4


def test_a_marker_is_dragged_for_an_effect_that_razes(window: Rehearsal) -> None:
    window.click(site(window, "siege_howitzer"))
    question = asked(window)
    assert isinstance(question, ChooseOutpost)
    held = targets_from(scene(window).standing, AreaAt(CENTRAL))
    assert {target.verb for target in held} == {"raze_outpost"}
    assert targets_from(scene(window).standing, AreaAt(NORTH)) == ()


def test_an_area_that_is_no_answer_says_why(window: Rehearsal) -> None:
    window.click(site(window, "concrete_masons"))
    assert tip(window, NORTH_EAST).splitlines()[-1]
    assert len(tip(window, NORTH_EAST).splitlines()) > len(tip(window, CENTRAL).splitlines()) - 3


def test_outposts_are_activated_one_after_the_other(tmp_path: Path) -> None:
    window = _changed(
        tmp_path,
        "Grand Meridian",
        "Four Corners Exchange",
        "West-Central: {owner: A, level: 1}",
        "North-West: {owner: A, level: 1}",
    )
    window.click(site(window, "four_corners_exchange"))
    assert isinstance(asked(window), ChooseActivated)
    window.click(Answer(NORTH_WEST))
    activated = [event for entry in window.context.playing.journal.line for event in entry.events]
    assert ev.OutpostActivated("A", NORTH_WEST, 1) in activated


# ---------------------------------------------------------------------- the large map
def test_the_large_map_is_opened_and_closed(window: Rehearsal) -> None:
    for way in ("key", "head"):
        for is_open in (True, False):
            if way == "key":
                window.key("b")
            else:
                window.click(labels.MAP)
            assert scene(window).shows_map == is_open
    window.key("b")
    window.key("escape")
    assert not scene(window).shows_map


def test_a_card_is_dropped_on_the_large_map(window: Rehearsal) -> None:
    window.key("b")
    window.drag(hand(window, "relay_masts"), AreaAt(NORTH_WEST))
    assert outposts(window)[NORTH_WEST] == Outpost("A")
    assert scene(window).shows_map


def test_what_the_large_map_hides_takes_no_drop(window: Rehearsal) -> None:
    before = decisions(window)
    window.key("b")
    plan = scene(window).sight().layout.large_map
    assert plan is not None
    window.drag(hand(window, "relay_masts"), f"{plan.panel.x + 3},{plan.panel.bottom - 3}")
    assert decisions(window) == before


def test_a_click_on_the_ground_of_the_large_map_does_nothing(window: Rehearsal) -> None:
    window.key("b")
    before = decisions(window)
    plan = scene(window).sight().layout.large_map
    assert plan is not None
    window.click(f"{plan.panel.x + 2},{plan.panel.bottom - 2}")
    assert (decisions(window), scene(window).shows_map) == (before, True)


def test_the_map_can_be_closed_while_it_is_asked_about(window: Rehearsal) -> None:
    window.click(site(window, "concrete_masons"))
    window.key("b")
    assert not scene(window).shows_map
    window.click(Answer(CENTRAL))
    assert outposts(window)[CENTRAL].level == 3
    assert scene(window).shows_map  # the next question opens it again


def test_games_without_a_map_have_no_key_for_it() -> None:
    window = sit_down("table")
    window.key("b")
    assert not scene(window).shows_map


def test_an_area_is_looked_at_closely(window: Rehearsal) -> None:
    window.click(AreaAt(CENTRAL), button=3)
    assert isinstance(window.context.stack.top, ZoomScene)


# ---------------------------------------------------------------------- words and rules
def test_every_place_of_the_map_tells_what_it_is(window: Rehearsal) -> None:
    sight = scene(window).sight()
    assert "Level 2: 2 bricks" in tip(window, SOUTH_WEST)
    assert "3 markers left" in (tip_at(sight, MarkersOf("A")) or "")
    assert "large map" in (tip_at(sight, labels.MAP) or "")


def test_the_prompt_of_the_chosen_outpost_names_what_to_do(all_out: Rehearsal) -> None:
    area = next(area for area in scene(all_out).standing.match.game.catalog.areas if area not in outposts(all_out))
    all_out.click(AreaAt(area))
    assert "Choose the Outpost that goes" in texts(all_out).title() or "CHOOSE THE OUTPOST" in texts(all_out).upper()


def test_the_rules_open_at_the_map() -> None:
    assert topic_of(AreaAt(CENTRAL)) == topic_of(labels.MAP) == topic_of(LevelAt(CENTRAL, 1)) == "map"
    assert topic_of(MarkersOf("A")) == "build_outpost"


def test_every_area_is_reached_by_tab(window: Rehearsal) -> None:
    for area in (NORTH_WEST, CENTRAL, SOUTH_EAST):
        go_to(window, AreaAt(area))
    go_to(window, labels.MAP)


# ---------------------------------------------------------------------- in Production
def test_an_outpost_that_production_activates_is_chosen_on_the_map_and_told_in_the_summary() -> None:
    path = POSITIONS / "production_map.yaml"
    window = rehearse("lookout", SMALL, position=path, settings=Settings(speed="off", end_turns=True))
    while not isinstance(asked(window), ChooseActivated):
        window.click(f"card:{state(window).offer[0]}")
        window.click("take")
        for label in ("end_turn", "show_hand"):
            if label in window.labels():
                window.click(label)
    assert scene(window).shows_map
    window.click(Answer(WEST))
    window.click(Answer("2"))
    for label in ("end_turn", "show_hand"):
        if label in window.labels():
            window.click(label)
    assert isinstance(window.context.stack.top, ProductionScene)
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
    window = sit_down(ALL_OUT, *shape)
    area = next(area for area in window.context.catalog.areas if area not in outposts(window))
    window.click(AreaAt(area))
    faults += looked_at(window, "which goes")
    assert not faults
