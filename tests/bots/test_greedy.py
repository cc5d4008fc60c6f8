"""The greedy bot: most VP now, then most goods, ties by the order of the moves."""

from __future__ import annotations

from typing import Any

import pytest

from game.fiftyfirst.bots.greedy import worth
from game.fiftyfirst.bots.player import make_bot
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.match.match import deal_match, sight_of
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.forecast import Forecast, SeatForecast
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sets.no_mans_land.messages import ChooseActivated, ChooseOutpost
from game.fiftyfirst.rules.sets.scavengers.messages import ChooseSalvage
from game.fiftyfirst.rules.source import Source
from game.fiftyfirst.rules.state import Game
from game.kernel.bag import Bag
from game.kernel.seats import SeatSetup
from game.match.series.simulate import Meeting
from game.paths import cards_folder
from game.play.kind import decided
from tests.robot_games import play


def chosen(catalog: Catalog, phase: str = "action", more: dict[str, Any] | None = None, **a: Any) -> str:
    """The move of the greedy bot at seat A."""
    players = {"A": {"faction": "new_york", **a}, "B": {"faction": "mutants_union", "state": ["Pub"]}}
    top = {"phase": phase, "turn": "A", "first_player": "A", "round": 1, "seed": 1, "players": players}
    game, state = read_position(catalog, top | (more or {}))
    assert state.to_move
    legal = legal_commands(game, state, state.to_move)
    return write_move(game, state, decided(make_bot("greedy", "any").think(sight_of(game, state, legal))))


def test_it_takes_the_most_vp(catalog: Catalog) -> None:
    state = ["Archive", "Skyscraper"]
    assert chosen(catalog, state=state, goods={"worker": 1, "brick": 2}) == "activate Skyscraper"
    assert chosen(catalog, state=state, goods={"worker": 2}) == "activate Archive"


def test_a_location_counts_as_the_vp_that_it_gives_in_the_end(catalog: Catalog) -> None:
    assert chosen(catalog, hand=["School"], goods={"grey": 1, "iron": 1, "gun": 1}) == "construct School"


def test_without_vp_it_takes_the_most_goods(catalog: Catalog) -> None:
    assert chosen(catalog, goods={"gun": 1, "iron": 1}) == "faction red", "two red contact tokens for a gun"


def test_of_equals_it_takes_the_first(catalog: Catalog) -> None:
    assert chosen(catalog, goods={"worker": 2}).startswith("exchange brick")


def test_it_passes_when_nothing_brings_anything(catalog: Catalog) -> None:
    assert chosen(catalog, goods={"shield": 1}, state=["School"]) == "pass"


def test_it_stores_as_much_as_it_can(catalog: Catalog) -> None:
    stored = chosen(catalog, "cleanup", state=["Underground Warehouse"], goods={"iron": 2, "fuel": 2})
    assert stored.startswith("store {")
    assert "2" in stored


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_a_player_that_plays_any_move(players: int) -> None:
    game = Game(load_catalog(cards_folder()))
    bots = ("greedy", "random") * (players // 2)
    winners = [play(game, Meeting(seed, bots)).winners for seed in range(1, 9)]
    assert all(set(won) <= {"A", "C"} for won in winners)


def test_a_match_of_greedy_bots_is_the_same_every_time(catalog: Catalog) -> None:
    def vp() -> tuple[int, ...]:
        match = deal_match(Game(catalog), [SeatSetup("One", "greedy"), SeatSetup("Two", "greedy")], 3)
        match.play_bots()
        return tuple(score.total for score in match.state.scores)

    assert vp() == vp()


def test_vp_and_locations_count_first_then_all_goods_and_cards_alike() -> None:
    mine = SeatForecast("A", gained=Bag({"vp": 2, "brick": 3}), cards=4, locations=1, stored=Bag({"gun": 5}))
    told = Forecast((SeatForecast("B", gained=Bag({"vp": 9})), mine), reveals=False, ends_turn=True, question=None)
    assert worth(told, "A") == (3, 3 + 4 + 5)
    assert worth(told, "C") == (0, 0)


def test_cards_that_may_be_salvaged_next_count() -> None:
    """R42.5: what salvages asks whose card it is, and would seem to bring nothing."""
    asked = ChooseSalvage("A", 2, Source("action"))
    told = Forecast((SeatForecast("A", cards=1),), reveals=False, ends_turn=False, question=asked)
    assert worth(told, "A") == (0, 1 + 2)
    assert worth(told, "B") == (0, 0)


def test_what_an_effect_may_choose_of_the_map_counts() -> None:
    """R45.10, R45.11: a good for each Area."""
    for asked, goods in ((ChooseActivated("A", 2, "action", 3), 3), (ChooseOutpost("A", 2, "action", "upgrade"), 1)):
        told = Forecast((SeatForecast("A"),), reveals=False, ends_turn=False, question=asked)
        assert (worth(told, "A"), worth(told, "B")) == ((0, goods), (0, 0))


def on_map(catalog: Catalog, map: dict[str, Any], phase: str = "action", **given: Any) -> str:
    """Its move beside Outposts."""
    hand, goods = given.pop("hand", []), given.pop("goods", {})
    more = {"sets": ["base", "no_mans_land"], "map": map, **given}
    return chosen(catalog, phase, more, hand=hand, goods=goods)


def test_it_builds_and_upgrades_where_that_brings_something(catalog: Catalog) -> None:
    west = {"West-Central": {"owner": "A", "level": 2}}
    vp = on_map(catalog, west, hand=["Polar Obelisk", "Stakeout Crew"])
    assert vp == "upgrade West-Central discarding Polar Obelisk", "2 VP, by the better of both levels"
    assert on_map(catalog, west, hand=["Stakeout Crew"]) == "outpost Central discarding Stakeout Crew"
    first = {"South-West": {"owner": "A"}, "South-Central": {"owner": "B"}, "West-Central": {"owner": "B"}}
    assert on_map(catalog, first, hand=["Kiln Waystation"]) == "upgrade South-West discarding Kiln Waystation"


def test_it_razes_what_brings_something(catalog: Catalog) -> None:
    beside = {"South-West": {"owner": "A"}, "South-Central": {"owner": "B", "level": 3}}
    assert on_map(catalog, beside, goods={"red": 4}) == "raze outpost South-Central"


def test_it_skips_a_pick_for_vp_and_where_it_must(catalog: Catalog) -> None:
    """R45.3: a card of the offer is worth more than an Outpost and one good."""
    lookout: dict[str, Any] = {"phase": "lookout", "draft": 1, "offer": ["School", "Pub", "Church"]}
    west = {"West-Central": {"owner": "A"}}
    assert on_map(catalog, west, round=2, **lookout) == "skip for Central"
    taken = {**west, "Central": {"owner": "B"}}
    assert on_map(catalog, taken, round=2, **lookout).startswith("pick ")
    lookout |= {"draft": 2, "offer": ["School", "Pub"]}
    assert on_map(catalog, {}, round=1, **lookout).startswith("skip for ")
