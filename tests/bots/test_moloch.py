"""What robots see of Machines (R44), and what they do about them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.bots.foresight import ANSWERED, Foreseen, Outlook, foresee, result
from game.fiftyfirst.bots.levels import learned_value, reasons_for
from game.fiftyfirst.bots.sets.moloch import LATER_MACHINES, MACHINES, WEIGHTS
from game.fiftyfirst.bots.value import NAMES, UNLEARNED
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import sight_of
from game.fiftyfirst.rules.advice import Advice, Follows, PlannedMove
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.sets.moloch.messages import ChooseCode, ChooseRazed, ChooseStopped, DestroyMachine
from game.fiftyfirst.rules.state import Game, GameState
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.wording.hint_words import advice_group
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.play.kind import decided
from tests.bots.moves import after, move, seen, turn

SETS = ("base", "moloch")
STACK = ["Magpie Drone", "Pipeline Leech", "Static Preacher"]


def position(
    catalog: Catalog, a: dict[str, Any], b: dict[str, Any] | None = None, machines: tuple[Any, ...] = (), **given: Any
) -> tuple[Game, GameState]:
    """A turn of A beside deployed Machines."""
    return turn(SETS, catalog, a, b, **{"machines": {"stack": STACK, "deployed": list(machines)}, **given})


def told(catalog: Catalog, *machines: Any, b: dict[str, Any] | None = None, **a: Any) -> dict[str, float]:
    """The features of a turn of A beside these Machines."""
    return seen(*position(catalog, a, b, machines))


def differ(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """The features of A that are different, and by how much they are greater in the first."""
    return {name: one[name] - other[name] for name in NAMES if name.startswith("own_") and one[name] != other[name]}


def test_every_feature_of_machines_has_a_weight_where_a_file_has_none() -> None:
    assert set(WEIGHTS) == {*MACHINES, *LATER_MACHINES}
    value = learned_value("two")
    assert value is not None
    assert UNLEARNED["rival_penalty"].start == -UNLEARNED["own_penalty"].start > 0


# ---------------------------------------------------------------------- the end
def test_the_leader_pays_for_machines_at_the_end(catalog: Catalog) -> None:
    """R44.7: 2 VP for each; how likely a seat leads depends on its lead."""
    ahead = seen(*position(catalog, {"vp": 30}, {"vp": 20}, ("Mother", "Dragnet"), is_last=True))
    assert ahead["own_penalty"] == pytest.approx(4, abs=0.01)
    assert ahead["rival_penalty"] == pytest.approx(0, abs=0.01)
    behind = seen(*position(catalog, {"vp": 20}, {"vp": 30}, ("Mother", "Dragnet"), is_last=True))
    assert (behind["own_penalty"], behind["rival_penalty"]) == (ahead["rival_penalty"], ahead["own_penalty"])
    level = told(catalog, "Mother", "Dragnet", vp=10, b={"vp": 10})
    assert level["own_penalty"] == level["rival_penalty"] == 2
    close = told(catalog, "Mother", "Dragnet", vp=12, b={"vp": 10})
    assert 2 < close["own_penalty"] < 4
    assert told(catalog, vp=12)["own_penalty"] == 0


def test_nobody_is_thought_to_lose_more_than_there_is(catalog: Catalog) -> None:
    many = ["Mother", "Dragnet", "Lockjaw", "Turnstile"]
    last = seen(*position(catalog, {"vp": 5}, {"vp": 0}, tuple(many), is_last=True))
    assert 4.5 < last["own_penalty"] < 5


def test_goods_on_a_machine_make_it_count_for_less(catalog: Catalog) -> None:
    """R44.14: as far as the cheaper way to be rid of it is paid."""
    options = {"moloch.coop": True}

    def penalty(**charged: Any) -> float:
        return seen(*position(catalog, {}, {}, ({"card": "Mother", **charged},), options=options))["own_penalty"]

    assert penalty() == 1
    assert penalty(goods={"iron": 1}) == pytest.approx(2 / 3)
    assert penalty(red=2) == pytest.approx(3 / 5)
    assert penalty(red=2, goods={"iron": 1, "ammo": 1}) == pytest.approx(1 / 3)


def test_markers_in_the_server_room_make_fewer_machines_count(catalog: Catalog) -> None:
    def penalty(markers: int, last: bool = False) -> float:
        given: dict[str, Any] = {"options": {"server_room": True}, "server_room": markers, "is_last": last}
        return seen(*position(catalog, {"vp": 5}, {"vp": 5}, ("Mother", "Dragnet", "Lockjaw"), **given))["own_penalty"]

    assert penalty(0) > penalty(1) > penalty(2) > penalty(3) >= 0
    assert penalty(0, last=True) == penalty(3, last=True), "no more come"


def test_a_game_that_ends_now_is_judged_with_what_the_leader_loses(catalog: Catalog) -> None:
    _, state = position(catalog, {"vp": 26}, {"vp": 25}, ("Mother", "Dragnet"), is_last=True)
    assert result(state, "A") == (26 - 4) - 25
    assert result(state, "B") == 25 - (26 - 4)
    tied = replace(state, players=tuple(replace(player, vp=26) for player in state.players))
    assert result(tied, "A") == 0, "all who lead lose"


def test_a_late_game_counts_less_the_later_it_is(catalog: Catalog) -> None:
    """Otherwise a leader could fight Machines for ever rather than pay for them."""
    value = learned_value("two")
    assert value is not None
    game, first = position(catalog, {"vp": 24}, {"vp": 10}, ("Mother", "Dragnet"))
    outlook = Outlook(game, value)

    def margin(round: int, is_last: bool = False, seat: str = "A") -> float:
        return outlook.of(Foreseen(replace(first, round=round, end_triggered=is_last), 0, passed=False), seat)

    assert margin(2) == margin(11) > margin(12) > margin(13)
    assert margin(12) - margin(13) > margin(11) - margin(12)
    assert margin(2, is_last=True) == margin(16, is_last=True)
    assert margin(11, seat="B") - margin(14, seat="B") > margin(11) - margin(14), "for who is farther from the end"
    without = replace(first, machines=None)
    assert outlook.of(Foreseen(replace(without, round=16), 0, passed=False), "A") == outlook.of(
        Foreseen(without, 0, passed=False), "A"
    )


# ---------------------------------------------------------------------- the next Assault
def test_what_the_assault_takes_is_missing_from_what_is_made(catalog: Catalog) -> None:
    """R44.3c: what there is no more of is no loss."""
    plain, taken = (told(catalog, *there, state=["Shipwreck", "Scrap Metal"]) for there in ([], ["Dragnet"]))
    workers = min(2, plain["own_makes_worker"])
    assert workers > 0
    assert differ(plain, taken)["own_makes_worker"] == workers
    none = told(catalog, "Quarry Mole")["own_makes_brick"], told(catalog)["own_makes_brick"]
    assert none == (0, 0)
    assert told(catalog, vp=1)["own_makes_vp"] - told(catalog, "Sky Needle", vp=1)["own_makes_vp"] == 1
    assert told(catalog)["own_makes_vp"] == told(catalog, "Sky Needle")["own_makes_vp"], "there are none"


def test_goods_of_this_round_are_no_loss(catalog: Catalog) -> None:
    """The Assault comes after Production: what is in the supply now is gone by then."""
    goods = {"iron": 3, "worker": 2}
    plain, taken = (told(catalog, *there, goods=goods) for there in ([], ["Rust Locust"]))
    assert plain["own_has_iron"] == taken["own_has_iron"] == 3
    _, state = position(catalog, {"goods": goods}, {}, ("Rust Locust",))
    game, produced = Game(catalog, SETS), replace(state, phase="production")
    assert seen(game, produced)["own_has_iron"] == 1
    assert seen(game, replace(produced, round=1))["own_has_iron"] == 3, "there is none in the first round"


def test_cards_and_deals_that_are_taken_do_not_last(catalog: Catalog) -> None:
    there: dict[str, Any] = {"hand": ["School", "Pub"], "deals": ["Quarry"]}
    plain = told(catalog, **there)
    assert differ(plain, told(catalog, "Night Ferry", **there))["own_later_hand"] == 1
    assert differ(plain, told(catalog, "Night Auditor", **there))["own_deals"] == 1
    assert told(catalog, "Night Auditor")["own_deals"] == 0


def test_the_least_useful_location_counts_as_razed(catalog: Catalog) -> None:
    def razed(*state: Any, machines: tuple[str, ...] = ("Mother",)) -> float:
        return told(catalog, *machines, state=list(state))["own_razed"]

    def worth(card: str, machine: str) -> float:
        return razed(card, machines=(machine,))

    assert razed() == razed("Scrap Metal", "Church") == 0, "no production"
    assert worth("School", "Mother") > 0
    assert worth("School", "Mother") < worth("Hacked Rust Locust", "Mother")
    assert razed("School", "Hacked Rust Locust") == worth("School", "Mother")
    assert razed({"card": "School", "shield": True}) == 0, "R44.3b"
    assert razed({"card": "School", "ruin": True}) == 0
    assert razed("Captured Scanner", machines=("Mother",)) == razed("Captured Scanner", machines=("Hall Breaker",)) > 0
    both = razed("Scrap Metal", "School", machines=("Mother", "Hall Breaker"))
    assert both == razed("School") + razed("Scrap Metal", machines=("Hall Breaker",))
    assert razed("Captured Scanner", machines=("Mother", "Hall Breaker")) == razed("Captured Scanner"), "only once"


def test_stopped_actions_are_seen(catalog: Catalog) -> None:
    def stopped(*machines: str, **a: Any) -> float:
        return told(catalog, *machines, **a)["own_later_stopped"]

    assert stopped("Flamethrower") == stopped("Curfew Siren") == stopped("Lockjaw") == 1
    assert stopped("Flamethrower", "Lockjaw") == 2
    assert stopped("Turnstile") == 0
    assert stopped("Turnstile", state=["Archive"]) > 0
    assert stopped("Turnstile", state=["Archive"]) <= stopped("Turnstile", state=["Archive", "Oilmen Fortress"])


# ---------------------------------------------------------------------- what fights them
def test_reserved_goods_are_seen_apart_from_others(catalog: Catalog) -> None:
    """R44.9: they pay for one thing alone."""
    scanner = {"card": "Captured Scanner", "goods": {"red": 2}}
    full, empty = told(catalog, "Mother", state=[scanner]), told(catalog, "Mother", state=["Captured Scanner"])
    assert differ(full, empty) == {"own_reserved_red": 2}
    assert empty["own_makes_reserved"] == 2
    assert empty["own_makes_red"] == 0
    free = told(catalog, state=[{"card": "Scrap Metal", "goods": {"iron": 2}}])
    assert free["own_has_iron"] == 2
    assert free["own_reserved_code"] == 0


def test_reserved_goods_count_as_far_as_a_code_needs_them(catalog: Catalog) -> None:
    def ready(*machines: str, **goods: int) -> float:
        return told(catalog, *machines, state=[{"card": "Punch-Card Vault", "goods": goods}])["own_reserved_code"]

    assert ready("Mother", brick=1, iron=1) > ready("Mother", gun=1, fuel=1)
    assert ready("Mother", brick=1, iron=1) > ready("Mother", iron=2)
    assert ready("Sky Needle", gun=1, fuel=1) > ready("Sky Needle", brick=1, iron=1)
    assert ready(worker=1) > 0
    game, state = position(catalog, {"state": [{"card": "Punch-Card Vault", "goods": {"fuel": 2}}]}, {}, ("Mother",))
    (site,) = state.players[0].sites
    by_ammo = replace(state.players[0], sites=(replace(site, goods=Bag({"ammo": 2})),))
    found = seen(game, replace(state, players=(by_ammo, state.players[1])))["own_reserved_code"]
    assert found > ready("Mother", fuel=2), "it pays for any resource"


def test_hacked_locations_and_machines_are_counted(catalog: Catalog) -> None:
    """R44.11, R44.12: by production, bonuses and actions."""
    alone = told(catalog, state=["Freed Cyborg Camp", "Church"])
    hacked = told(catalog, state=["Freed Cyborg Camp", "Hacked Hall Breaker"])
    assert differ(hacked, alone)["own_makes_worker"] == 1
    makes = [told(catalog, *there, state=["Wreck Field"])["own_makes_iron"] for there in ([], ["Lockjaw", "Turnstile"])]
    assert makes[1] - makes[0] == 2
    buys = [
        told(catalog, *there, state=["Decoy Town"], goods={"worker": 1, "brick": 1})["own_affordable_vp"]
        for there in ([], ["Lockjaw"], ["Lockjaw", "Turnstile"])
    ]
    assert buys == [0, 1, 2]
    bonus = [
        told(catalog, state=there, hand=["Hall of Dead Screens"])["own_hand_bonus_vp"]
        for there in ([], ["Hacked Mother"])
    ]
    assert bonus[1] - bonus[0] == 1
    assert told(catalog, hand=["Hacked Hall Breaker"])["own_hand_bonus_vp"] == 1, "it counts itself"


def test_rewards_for_fighting_are_seen(catalog: Catalog) -> None:
    office = told(catalog, state=["Salvage Rights Office"])["own_rewards"]
    assert told(catalog, state=["School"])["own_rewards"] == 0
    assert office > told(catalog, state=["Backdoor Cartel"])["own_rewards"] > 0
    assert told(catalog, state=["Trophy Antenna"])["own_rewards"] > 0
    assert told(catalog, state=["Tank Trap Field"])["own_rewards"] > 0


def test_a_hacked_card_is_not_known_before_it_is_hacked(catalog: Catalog) -> None:
    """R44.5.1."""
    game, state = position(catalog, {"goods": {"brick": 1, "iron": 1, "worker": 1}}, {}, ("Mother",))
    hacked = after(game, state, "hack Mother")
    assert (hacked.unknown, hacked.state.player("A").hand) == (1, ())
    assert hacked.state.machines is not None
    assert hacked.state.machines.deployed == ()


# ---------------------------------------------------------------------- what robots do
@pytest.mark.parametrize("level", ["greedy", "hard", "expert"])
def test_a_robot_fights_machines(level: str, catalog: Catalog) -> None:
    game, state = position(catalog, {"goods": {"red": 2}}, {}, ("Rust Locust",))
    assert move(level, game, state) == "destroy Rust Locust"
    game, state = position(catalog, {"vp": 5, "goods": {"brick": 1, "iron": 1, "worker": 1}}, {}, ("Mother",))
    assert move(level, game, state) == "hack Mother"


def test_a_greedy_robot_builds_before_it_leaves_goods_on_a_machine(catalog: Catalog) -> None:
    """R44.14: that brings it nothing at once, but what it cannot spend otherwise is gone."""
    there = {"goods": {"iron": 1, "grey": 2}, "hand": ["Hacked Mother"]}
    game, state = position(catalog, there, {}, ("Turnstile",), options={"moloch.coop": True})
    assert move("greedy", game, state) == "construct Hacked Mother"
    game, state = position(catalog, {"goods": {"fuel": 1}}, {}, ("Sky Needle",), options={"moloch.coop": True})
    state = replace(state, players=tuple(replace(player, stopped=("red", "grey", "blue")) for player in state.players))
    assert move("greedy", game, state) == "hack Sky Needle partly {fuel: 1}"


def test_advice_names_the_machine_that_its_plan_means(catalog: Catalog) -> None:
    """Once one is gone, the places of those after it are others."""
    game, state = position(catalog, {"goods": {"red": 6}}, {}, ("Rust Locust", "Mother", "Turnstile"))
    legal = legal_commands(game, state, "A")
    first = next(one for one in legal if write_move(game, state, one) == "destroy Rust Locust")
    second = DestroyMachine("A", 1)
    later = replace(foresee(game, state, first).state, agenda=(*state.agenda[:-1], ChooseAction("A")))
    sight = sight_of(game, state, legal)
    follows = decided(reasons_for(sight, ((state, first), (later, second)), None))[-1]
    assert follows == Follows(PlannedMove(second, "turnstile"))
    advice = Advice(first, {}, (first, second), (follows,))
    (line,) = advice_group(Wording(catalog, "en"), "expert", advice, None, sight.view, {"A": "Ann", "B": "Bo"}).lines
    assert "Rust Locust" in str(line.title)
    assert "Turnstile" in str(line.text)


def asked(game: Game, state: GameState, kind: type[Any]) -> GameState:
    """The position with the first question of a kind for A, after others in its way."""
    while not (isinstance(state.question, kind) and state.to_move == "A"):
        assert state.phase != "action", f"nothing asks {kind}"
        assert state.to_move is not None
        state = foresee(game, state, legal_commands(game, state, state.to_move)[0]).state
    return state


LOOKOUT: dict[str, Any] = {
    "phase": "lookout",
    "draft": 2,
    "offer": ["Church", "Corner Shop"],
    "first_player": "A",
    "round": 3,
}


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_robot_gives_up_what_it_needs_least(level: str, catalog: Catalog) -> None:
    state_of_a = ["Hacked Night Ferry", "School", "Recycling Line", "Archive"]
    game, state = position(catalog, {"vp": 3, "state": state_of_a}, {}, ("Mother", "Turnstile"), **LOOKOUT)
    there = asked(game, state, ChooseRazed)
    assert move(level, game, there) == "choose School"
    there = asked(game, after(game, there, "choose School").state, ChooseStopped)
    assert move(level, game, there) == "choose Recycling Line", "it gives no VP"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_robot_puts_there_what_a_code_needs(level: str, catalog: Catalog) -> None:
    """R44.12."""
    there = {"hand": ["Punch-Card Vault"], "goods": {"grey": 1}}
    for machine, goods in (("Sky Needle", {"gun", "fuel"}), ("Mother", {"brick", "iron"})):
        game, state = position(catalog, there, {}, (machine,))
        question = after(game, state, "construct Punch-Card Vault").state
        assert isinstance(question.question, ChooseCode)
        assert isinstance(question.question, ANSWERED)
        answered = set[str]()
        while isinstance(question.question, ChooseCode):
            text = move(level, game, question)
            answered.add(text.removeprefix("choose "))
            question = after(game, question, text).state
        assert answered >= goods
