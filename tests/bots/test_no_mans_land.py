"""What robots see of the map of No Man's Land (R45), and what they do there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots.foresight import ANSWERED, TOGETHER
from game.fiftyfirst.bots.levels import known_part
from game.fiftyfirst.bots.search import _position
from game.fiftyfirst.bots.sets.no_mans_land import LATER_OUTPOSTS, OUTPOSTS, WEIGHTS
from game.fiftyfirst.bots.value import FIRST_LASTING, NAMES, UNLEARNED
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOutpost,
    ChooseToBuild,
    Outpost,
    RazeOutpost,
)
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.view import view
from game.kernel.bag import Bag
from tests.bots.moves import after, move, seen, turn

SETS = ("base", "no_mans_land")
Map = dict[str, Any]


def position(
    catalog: Catalog, map: Map, a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **given: Any
) -> tuple[Game, GameState]:
    """A turn of A with these Outposts; `A` and `B2` tell whose, and on which level."""
    marked = {area: _marker(text) if isinstance(text, str) else text for area, text in map.items()}
    return turn(SETS, catalog, a, b, map=marked, **given)


def _marker(text: str) -> dict[str, Any]:
    return {"owner": text[0], "level": int(text[1:] or 1)}


def told(catalog: Catalog, map: Map, b: dict[str, Any] | None = None, **a: Any) -> dict[str, float]:
    """The features of a turn of A with this map."""
    return seen(*position(catalog, map, a, b))


def test_every_feature_of_the_map_has_a_weight_where_a_file_has_none() -> None:
    assert set(WEIGHTS) == {*OUTPOSTS, *LATER_OUTPOSTS}
    assert UNLEARNED["rival_outposts"].start == -UNLEARNED["own_outposts"].start


def test_what_can_be_upgraded_later_counts_for_nothing_in_the_last_round() -> None:
    assert all(NAMES.index(f"rival_{name}") < FIRST_LASTING for name in OUTPOSTS)
    assert all(NAMES.index(f"own_{name}") >= FIRST_LASTING for name in LATER_OUTPOSTS)


# ---------------------------------------------------------------------- what is counted
def test_outposts_are_counted_by_production_bonuses_and_actions(catalog: Catalog) -> None:
    """R45.10: with the Outposts that there are."""
    maps: list[Map] = [{}, {"North-West": "A"}, {"North-West": "A", "North-Central": "A2", "North-East": "B3"}]
    made = [told(catalog, map, state=["Sentinel Mesa"])["own_makes_gun"] for map in maps]
    assert made == [0, 1, 2]
    bonus = [told(catalog, map, hand=["Polar Obelisk"])["own_hand_bonus_vp"] for map in maps]
    assert bonus == [0, 1, 3], "levels"
    goods = {"worker": 1, "iron": 2}
    buys = [told(catalog, map, state=["Frontier Parliament"], goods=goods)["own_affordable_vp"] for map in maps]
    assert buys == [0, 1, 2]


def test_only_own_outposts_are_counted(catalog: Catalog) -> None:
    kitchens: dict[str, Any] = {"state": ["Garrison Kitchens"], "b": {"state": ["Sentinel Mesa"]}}
    none, two = (told(catalog, map, **kitchens) for map in ({}, {"North-West": "B2", "North-Central": "B"}))
    assert two["rival_makes_gun"] - none["rival_makes_gun"] == 2
    assert two["own_makes_worker"] == none["own_makes_worker"]


def test_activations_bring_what_the_best_level_does(catalog: Catalog) -> None:
    """R45.11: the level on which the Outpost stands, or a lower one."""
    worker = {"worker": 2}
    buys = [
        told(catalog, {"North-West": f"A{level}"}, state=["Frostline Riders"], goods=worker)["own_affordable_vp"]
        for level in (1, 2, 3)
    ]
    assert buys == [0, 0, 4], "two uses of 2 VP each"
    south = told(catalog, {"South-West": "A3"}, state=["Frostline Riders"], goods=worker)
    assert south["own_affordable_vp"] == 0, "not in the north"
    made = told(catalog, {"North-West": "A2"}, state=["Relay Masts"])["own_makes_iron"]
    assert made - told(catalog, {}, state=["Relay Masts"])["own_makes_iron"] == 2
    central = {"North-Central": "A3", "West-Central": "A3", "South-Central": "A3"}
    meridian = told(catalog, central, state=["Grand Meridian"], goods=worker)["own_affordable_vp"]
    assert meridian == 4, "only one line: north and south, without the middle"


def test_actions_on_the_map_bring_what_is_possible_there(catalog: Catalog) -> None:
    goods = {"worker": 1, "brick": 1}
    vp = [
        told(catalog, {"South-West": f"A{level}"}, state=["Concrete Masons"], goods=goods)["own_affordable_vp"]
        for level in (1, 2, 3)
    ]
    assert vp == [0, 2, 0]
    howitzer: dict[str, Any] = {"state": ["Siege Howitzer"], "goods": {"gun": 1}}
    assert told(catalog, {"South-West": "A", "South-Central": "B3"}, **howitzer)["own_affordable_vp"] == 2
    assert told(catalog, {"South-West": "A", "South-East": "B3"}, **howitzer)["own_affordable_vp"] == 0, "out of reach"


# ---------------------------------------------------------------------- cards in hand
def test_cards_in_hand_are_matched_with_what_they_upgrade(catalog: Catalog) -> None:
    """R45.5, R45.6: brick for level 2 of South-West, VP for level 3; one card does one thing."""

    def found(map: Map, *hand: str) -> tuple[float, float]:
        features = told(catalog, map, hand=list(hand))
        return features["own_upgrades_vp"], features["own_upgrades_goods"]

    assert found({"South-West": "A"}, "Bayou Pyramid") == (0, 2), "brick: level 2"
    assert found({"South-West": "A2"}, "Bayou Pyramid") == (2, 1), "VP: level 3"
    assert found({"South-West": "A3"}, "Bayou Pyramid") == (0, 0)
    assert found({"South-West": "A"}, "Bayou Pyramid", "Polar Obelisk") == (2, 3), "one after the other"
    assert found({"South-West": "A"}, "Bayou Pyramid", "Kiln Waystation") == (2, 3), "the VP are spared for level 3"
    assert found({"South-West": "A"}, "Polar Obelisk") == (0, 0), "gun and VP"
    assert found({"South-West": "B"}, "Bayou Pyramid") == (0, 0)


def test_cards_in_hand_are_matched_with_what_they_build(catalog: Catalog) -> None:
    """R45.4: ammo for an empty Area next to an own one."""
    assert told(catalog, {"West-Central": "A"}, hand=["Stakeout Crew"])["own_upgrades_vp"] == 1, "Central"
    beside = told(catalog, {"West-Central": "A", "Central": "B"}, hand=["Stakeout Crew"])
    assert (beside["own_upgrades_vp"], beside["own_upgrades_goods"]) == (0, 1)


def test_the_hand_of_the_rival_is_unknown(catalog: Catalog) -> None:
    other = told(catalog, {"South-West": "B2"}, b={"hand": ["Bayou Pyramid"]})
    assert (other["rival_upgrades_vp"], other["rival_next_vp"]) == (0, 2)


def test_who_has_passed_upgrades_and_razes_nothing_more(catalog: Catalog) -> None:
    map = {"South-West": "A2", "South-Central": "B2"}
    game, state = position(catalog, map, {"hand": ["Bayou Pyramid"], "goods": {"red": 3}})
    assert all(seen(game, state)[f"own_{name}"] > 0 for name in OUTPOSTS)
    own, other = state.players
    passed = seen(game, replace(state, players=(replace(own, passed=True), other)))
    assert [passed[f"own_{name}"] for name in OUTPOSTS] == [0, 0, 0]
    assert passed["own_outposts"] == 1


# ---------------------------------------------------------------------- razing
def test_what_can_be_razed_is_seen(catalog: Catalog) -> None:
    """R45.7: next to an own Outpost, for its defence in red, one more with a shield; protected by a pass."""
    map: Map = {"South-West": "A", "South-Central": "B2"}
    assert told(catalog, map, goods={"red": 3})["own_raze_gain"] == 1, "two goods"
    assert told(catalog, map, goods={"red": 2, "universal": 1})["own_raze_gain"] == 1
    assert told(catalog, map, goods={"red": 2})["own_raze_gain"] == 0
    shielded: Map = {"South-West": "A", "South-Central": {"owner": "B", "level": 2, "shield": True}}
    assert told(catalog, shielded, goods={"red": 3})["own_raze_gain"] == 0
    assert told(catalog, map, {"passed": True}, goods={"red": 3})["own_raze_gain"] == 0
    assert told(catalog, {"South-West": "A", "South-East": "B2"}, goods={"red": 9})["own_raze_gain"] == 0
    assert told(catalog, map, {"goods": {"red": 2}})["rival_raze_gain"] == 0.5, "one good of level 1"


def test_outposts_beside_each_other_threaten_both(catalog: Catalog) -> None:
    map: Map = {"South-West": "A", "South-Central": "B3"}
    beside = told(catalog, map)
    assert beside["own_targets"] == beside["rival_threatened"] > beside["own_threatened"] == beside["rival_targets"] > 0
    map["South-Central"] = {"owner": "B", "level": 3, "shield": True}
    assert told(catalog, map)["own_targets"] < beside["own_targets"]
    own = told(catalog, {"South-West": "A", "South-Central": "A2"})
    assert own["own_targets"] == own["own_threatened"] == own["rival_targets"] == 0
    apart = told(catalog, {"South-West": "A", "South-East": "B3"})
    assert apart["own_targets"] == apart["own_threatened"] == 0


@pytest.mark.parametrize(("opponent", "razes"), [("borgo", True), ("hegemony", False)])
def test_only_a_virtual_opponent_that_razes_is_a_threat(opponent: str, razes: bool, catalog: Catalog) -> None:
    """R32.9, R45.12."""
    found = seen(*position(catalog, {"South-West": "A", "South-Central": "V2"}, solo=opponent))
    assert (found["own_threatened"] > 0) == razes
    assert found["own_targets"] > 0


def test_room_and_rewards_are_seen(catalog: Catalog) -> None:
    assert told(catalog, {"South-West": "A"})["own_room"] == 2
    assert told(catalog, {"South-West": "A", "South-Central": "B"})["own_room"] == 1
    rewarded = told(catalog, {}, state=["Fortress Architects", "Homesteaders' Union"])["own_rewarded"]
    assert rewarded > told(catalog, {}, state=["Fortress Architects"])["own_rewarded"] > 0
    assert told(catalog, {}, state=["School"])["own_rewarded"] == 0


def test_a_location_without_categories_fits_any_step(catalog: Catalog) -> None:
    """R45.4: so it is spared."""
    bare = replace(catalog.locations["drum_waystation"], categories=())
    plain = replace(catalog, locations={**catalog.locations, "drum_waystation": bare})
    for cards, found in ((catalog, (0, 2)), (plain, (2, 3))):
        features = told(cards, {"South-West": "A"}, hand=["Drum Waystation", "Watchtower Chain"])
        assert (features["own_upgrades_vp"], features["own_upgrades_goods"]) == found


def test_the_better_level_is_foreseen(catalog: Catalog) -> None:
    """R45.6: the new level or the one below."""
    area = catalog.areas["area_south_west"]
    poor = replace(area, levels=(*area.levels[:2], replace(area.levels[2], gain=Bag({"brick": 1}))))
    other = replace(catalog, areas={**catalog.areas, area.id: poor})
    features = told(other, {"South-West": "A2"}, hand=["Bayou Pyramid"])
    assert (features["own_upgrades_vp"], features["own_upgrades_goods"]) == (0, 2)


def test_the_options_say_which_cards_fit(catalog: Catalog) -> None:
    options = {"outposts.build_icon": "worker", "outposts.level_3_icon": "brick"}

    def found(*hand: str) -> tuple[float, float]:
        features = seen(*position(catalog, {"South-West": "A2"}, {"hand": list(hand)}, options=options))
        return features["own_upgrades_vp"], features["own_upgrades_goods"]

    assert found("Polar Obelisk") == (0, 0), "gun and VP"
    assert found("Watchtower Chain") == (2, 1), "gun and brick"
    assert found("Scout Barracks") == (0, 1), "card and worker"


# ---------------------------------------------------------------------- what robots do
def test_a_position_is_judged_after_what_it_asks_about_the_map() -> None:
    assert {ChooseOutpost, ChooseActivated, ChooseGivenUp, ChooseLevel, ChooseToBuild} <= set(ANSWERED)
    assert {ChooseOutpost, ChooseActivated} <= set(TOGETHER)


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_upgrades_for_vp_and_takes_the_better_level(level: str, catalog: Catalog) -> None:
    game, state = position(catalog, {"South-West": "A2"}, {"hand": ["Bayou Pyramid"]}, is_last=True)
    assert move(level, game, state) == "upgrade South-West discarding Bayou Pyramid"
    question = after(game, state, "upgrade South-West discarding Bayou Pyramid").state
    assert move(level, game, question) == "choose 3"


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_builds_where_that_gives_vp(level: str, catalog: Catalog) -> None:
    game, state = position(catalog, {"West-Central": "A"}, {"hand": ["Stakeout Crew"]}, is_last=True)
    assert move(level, game, state) == "outpost Central discarding Stakeout Crew"


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_razes_outposts_and_settles_there(level: str, catalog: Catalog) -> None:
    map = {"South-West": "A", "South-Central": "B3"}
    game, state = position(catalog, map, {"goods": {"red": 4}, "hand": ["Stakeout Crew"]})
    if level == "greedy":
        assert move(level, game, state) == "raze outpost South-Central"
    question = after(game, state, "raze outpost South-Central").state
    assert move(level, game, question) == "choose 3"
    question = after(game, question, "choose 3").state
    assert isinstance(question.question, ChooseToBuild)
    built = "outpost South-Central discarding Stakeout Crew"
    assert move(level, game, question) in ((built,) if level == "greedy" else (built, "done"))


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_robot_razes_an_outpost_that_gives_vp(level: str, catalog: Catalog) -> None:
    game, state = position(catalog, {"South-West": "A", "South-Central": "B3"}, {"goods": {"red": 4}}, is_last=True)
    assert move(level, game, state) == "raze outpost South-Central"


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_activates_what_gives_most(level: str, catalog: Catalog) -> None:
    there: dict[str, Any] = {"state": ["Frostline Riders"], "goods": {"worker": 1}}
    game, state = position(catalog, {"North-West": "A3", "North-East": "A2"}, there, is_last=True)
    assert move(level, game, state) == "activate Frostline Riders"
    question = after(game, state, "activate Frostline Riders").state
    assert isinstance(question.question, ChooseActivated)
    assert move(level, game, question) == "choose North-West"
    question = after(game, question, "choose North-West").state
    assert move(level, game, question) == "choose 3"


SIX = {"South-West": "A3", "South-Central": "A", "South-East": "A2", "West-Central": "A2", "Central": "A2"}


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_gives_up_the_outpost_that_is_worth_least(level: str, catalog: Catalog) -> None:
    """R45.9: to Greedy the lowest one; else the highest, which becomes nothing more, unless something activates it."""

    def given_up(*cards: str) -> str:
        there: dict[str, Any] = {"state": ["Stakeout Crew", *cards], "goods": {"worker": 2}}
        game, state = position(catalog, {**SIX, "East-Central": "A2"}, there)
        question = after(game, state, "activate Stakeout Crew").state
        while not isinstance(question.question, ChooseGivenUp):
            question = after(game, question, "choose North-West").state
        return move(level, game, question)

    assert given_up() == ("choose South-Central" if level == "greedy" else "choose South-West")
    assert given_up("Relay Masts") != "choose South-West"


LOOKOUT: dict[str, Any] = {"phase": "lookout", "first_player": "A", "draft": 2}


@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_begins_where_its_cards_can_go_on(level: str, catalog: Catalog) -> None:
    """R45.3: brick lifts South-West to level 2, and no other corner; Greedy takes the first."""
    hand = ["Arena", "Parking Lot"]
    bricks = [card for card in hand if "brick" in catalog.locations[card.lower().replace(" ", "_")].categories]
    game, state = position(
        catalog, {}, {"hand": hand}, {"skipped": True}, offer=["School", "Pub"], **{**LOOKOUT, "round": 1}
    )
    chosen = move(level, game, state)
    assert chosen.startswith("skip for ")
    if bricks and level != "greedy":
        assert chosen == "skip for South-West"


def test_a_plan_tells_areas_apart_that_a_question_is_about(catalog: Catalog) -> None:
    """Otherwise it would follow one of two Outposts that can be activated."""
    there: dict[str, Any] = {"state": ["Frostline Riders"], "goods": {"worker": 1}}
    game, state = position(catalog, {"North-West": "A3", "North-East": "A3"}, there)
    question = after(game, state, "activate Frostline Riders").state
    west, east = (after(game, question, f"choose {area}").state for area in ("North-West", "North-East"))
    assert isinstance(west.question, ChooseLevel)
    assert _position(west, "A", 0) != _position(east, "A", 0)
    _, other = position(catalog, {"North-West": "A3"}, there)
    assert _position(state, "A", 0) != _position(other, "A", 0)
    _, empty = position(catalog, {}, there)
    assert len({_position(state, "A", 0), _position(empty, "A", 0)}) == 2, "a map without Outposts, too"


def test_a_plan_is_told_as_far_as_its_outposts_stand(catalog: Catalog) -> None:
    """What Borgo builds in an imagined world, nobody knows."""
    game, state = position(catalog, {"South-West": "A", "South-Central": "V2"}, {"goods": {"red": 9}}, solo="borgo")
    shown = view(game, state, "A")
    first, second = RazeOutpost("A", "area_south_central"), RazeOutpost("A", "area_west_central")
    assert state.outposts is not None
    grown = replace(state, outposts={**state.outposts, "area_west_central": Outpost("V", 2)})
    assert known_part(shown, ((state, first), (grown, second))) == ((state, first),)
    assert known_part(view(game, grown, "A"), ((grown, first), (grown, second))) == ((grown, first), (grown, second))
