"""All sets but the base one agree with the rule book (R40 to R45, R51)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.fiftyfirst.cards import card as cd
from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.cards.sets.moloch import (
    Attack,
    Lose,
    Machine,
    RazeOwn,
    ServerRoom,
    StopAction,
    StopBoard,
    hacked_sides,
    stack_of,
)
from game.fiftyfirst.cards.sets.no_mans_land import (
    ActivateOutposts,
    BuildOutposts,
    OutpostRules,
    RazeOutposts,
    UpgradeOutposts,
)
from game.fiftyfirst.cards.verbs import Gain, Store
from game.fiftyfirst.cards.vocabulary import GROUPS, PARTS_OF_MAP, UNLIMITED
from game.kernel.bag import Bag
from tests.each import each

CATALOG = load_catalog(Path(__file__).parents[2] / "cards")
LOCATIONS = tuple(card for card in CATALOG.locations.values() if card.set != "base")

ABOUT_OUTPOSTS = (BuildOutposts, UpgradeOutposts, RazeOutposts, ActivateOutposts)

each_location = each(LOCATIONS, lambda location: location.id)

TIMINGS_OF_ROWS: dict[str, set[type[cd.Timing]]] = {
    "production": {cd.Produces, cd.Built, cd.AfterProduction, cd.Always},
    "feature": {cd.Built, cd.Cleanup, cd.Whenever, cd.AfterProduction, cd.Always},
    "action": {cd.Action, cd.Built},
}


def test_the_sets_and_their_sizes() -> None:
    assert CATALOG.sets == (
        "base", "allies", "moloch", "new_era", "no_mans_land", "promo_1", "promo_2", "scavengers", "winter",
    )  # fmt: skip
    titles = {
        "allies": 45, "moloch": 24, "new_era": 40, "no_mans_land": 38, "winter": 39, "scavengers": 36, "promo_1": 6,
        "promo_2": 12,
    }  # fmt: skip
    assert Counter(card.set for card in LOCATIONS if card.machine is None) == titles
    assert {name: len(CATALOG.deck([name])) for name in CATALOG.sets} == {
        "base": 88,
        "allies": 50,
        "moloch": 27,
        "new_era": 50,
        "no_mans_land": 41,
        "winter": 50,
        "scavengers": 44,
        "promo_1": 6,
        "promo_2": 12,
    }


def test_every_title_and_id_occurs_once_in_all_sets() -> None:
    assert len(CATALOG.locations) == len({card.title for card in CATALOG.locations.values()}) == 323


def test_winter_brings_copies_of_base_and_new_era_titles() -> None:
    sets = [CATALOG.locations[id].set for id in CATALOG.reprints["winter"]]
    assert Counter(sets) == {"base": 5, "new_era": 4}
    assert CATALOG.deck(["base", "winter"]).count("courthouse") == 1
    assert CATALOG.deck(["base", "new_era"]).count("church") == CATALOG.deck(["base"]).count("church") + 1


@each_location
def test_a_location_is_complete(location: cd.Location) -> None:
    assert location.spoils.total in (2, 3, 4, 5)
    assert location.deal.total == 1
    assert len(location.categories) <= 2
    assert location.distance in (1, 2, 3)
    assert location.abilities


@each_location
def test_the_abilities_of_a_location_fit_its_row(location: cd.Location) -> None:
    kinds = {type(ability.timing) for ability in location.abilities}
    assert kinds <= set().union(*(TIMINGS_OF_ROWS[row] for row in location.counts_as))
    assert location.is_open == (location.type == "open_production")


def test_two_new_era_cards_have_no_category() -> None:
    """R40.3."""
    assert [card.id for card in LOCATIONS if not card.categories] == ["foundation", "radioactive_colony"]


def test_four_winter_productions_give_nothing_when_built() -> None:
    """R41.1."""
    late = [card.id for card in LOCATIONS if card.set == "winter" and card.row == "production" and not card.production]
    assert late == ["cistern", "construction_site", "sheriffs_office", "small_factory"]


def test_lasting_rules_of_a_card() -> None:
    shielded = [card.id for card in LOCATIONS if card.has_printed_shield]
    assert shielded == ["hidden_forge"]
    assert {card.id: card.raze_discount for card in LOCATIONS if card.raze_discount} == {
        "armored_car": 1,
        "ram_plate_workshop": 1,
    }
    assert {card.id: card.exchange_resources for card in LOCATIONS if card.exchange_resources} == {"secret_stock": 2}


def test_each_group_has_fourteen_cards_and_its_influence_as_their_deals() -> None:
    """R43.1, R43.2."""
    for group in GROUPS:
        own = [CATALOG.locations[id] for id in CATALOG.deck(["allies"]) if group in CATALOG.locations[id].categories]
        assert len(own) == 14
        assert {card.deal for card in own} == {Bag({group: 1})}
        assert {card.groups for card in own} == {(group,)}
    assert not any(card.groups for card in CATALOG.locations.values() if card.set != "allies")


def test_scavengers_brings_a_third_pile_of_six_connection_cards() -> None:
    """R42.1, R42.4."""
    assert Counter(CATALOG.pile("yellow", ["base", "scavengers"])) == {"back_alley_finders": 4, "night_freight": 2}
    assert CATALOG.colours(["base", "scavengers"]) == ("red", "blue", "yellow")
    assert not any("yellow" in CATALOG.colours(["base", name]) for name in CATALOG.sets if name != "scavengers")


def test_only_scavengers_give_what_comes_from_discard_piles() -> None:
    """R42.5."""
    salvaging = [card for card in CATALOG.locations.values() if "salvage" in (*card.spoils, *card.deal, *_gains(card))]
    assert {card.set for card in salvaging} == {"scavengers"}
    assert len(salvaging) == 14


def _gains(location: cd.Location) -> tuple[str, ...]:
    return tuple(good for ability in location.abilities for verb in ability.verbs for good in verb.gives)


def test_costs_of_scavengers() -> None:
    """R42.7, R42.9a."""
    own = [CATALOG.locations[id] for id in dict.fromkeys(CATALOG.deck(["scavengers"]))]
    assert [card.id for card in own if "matching" in card.action_cost] == ["wasteland_expedition"]
    assert [card.id for card in own if "ruin" in card.action_cost] == ["blast_engineers", "gary_steel_magnet"]
    assert [card.id for card in own if "card" in card.action_cost] == ["spare_parts_counter"]


def test_gains_whenever_the_owner_makes_a_deal_or_razes() -> None:
    """R10.7."""
    truck = CATALOG.locations["truck"]
    assert truck.whenever("deal") == truck.whenever("raze") == (Gain(Bag({"ammo": 1})),)
    assert CATALOG.locations["rifle"].whenever("raze") == (Gain(Bag({"card": 1})),)
    assert CATALOG.locations["rifle"].whenever("deal") == ()


def test_hibernation_chambers_store_any_number_of_workers() -> None:
    """R22.3."""
    chambers = CATALOG.locations["hibernation_chambers"]
    assert chambers.storage == Bag({"worker": UNLIMITED})
    assert [type(verb) for ability in chambers.abilities for verb in ability.verbs] == [Gain, Store]


MACHINES = {
    "mother": ("brick iron worker", 5, False, RazeOwn(row="production")),
    "rust_locust": ("brick worker worker", 2, False, Lose(Bag({"iron": 2}))),
    "quarry_mole": ("brick fuel worker", 3, False, Lose(Bag({"brick": 2}))),
    "pipeline_leech": ("brick gun worker", 3, False, Lose(Bag({"fuel": 2}))),
    "magpie_drone": ("fuel worker worker", 2, False, Lose(Bag({"gun": 2}))),
    "night_ferry": ("fuel brick worker", 3, False, Lose(Bag({"card": 1}))),
    "static_preacher": ("fuel gun worker", 2, False, StopBoard("blue")),
    "toll_gate": ("iron worker worker", 2, True, Lose(Bag({"worker": 1}))),
    "curfew_siren": ("iron fuel worker", 3, False, StopBoard("red")),
    "hall_breaker": ("iron brick worker", 4, False, RazeOwn(row="feature")),
    "road_eater": ("iron gun worker", 3, False, Lose(Bag({"grey": 1}))),
    "night_auditor": ("iron gun fuel", 4, True, Lose(Bag({"deal": 1}))),
    "flamethrower": ("worker fuel iron", 3, False, StopBoard("grey")),
    "dragnet": ("worker gun worker", 3, False, Lose(Bag({"worker": 2}))),
    "repo_crane": ("worker iron brick", 5, False, RazeOwn(row="action")),
    "turnstile": ("worker iron worker", 3, True, StopAction()),
    "lockjaw": ("worker worker worker", 4, False, StopBoard("exchange")),
    "sky_needle": ("worker gun fuel", 3, True, Lose(Bag({"vp": 1}))),
    "combat_machine": ("gun iron worker", 4, True, RazeOwn(category="brick")),
    "salt_sower": ("gun worker worker", 4, False, RazeOwn(distance=1)),
    "rail_hound": ("brick brick worker", 3, False, Lose(Bag({"red": 1, "blue": 1}))),
    "siege_crane": ("iron iron worker", 4, False, RazeOwn(distance=3)),
    "swarm_relay": ("worker fuel worker", 2, True, Lose(Bag({"ammo": 2}))),
}
"""Machine -> code, Strength, Frenzy, attack."""

TYPES = {
    "brick": "production",
    "fuel": "open_production",
    "iron": "feature",
    "worker": "action",
    "gun": "production_feature",
}
"""The first good of a code -> what it tells of the hacked side (R44.5.1)."""


def test_every_machine_is_as_printed() -> None:
    """R44.1, R44.5, R51.2."""

    def printed(machine: Machine) -> tuple[str, int, bool, Attack]:
        return " ".join(machine.code), machine.strength, machine.frenzy, machine.attack

    assert {id: printed(machine) for id, machine in CATALOG.machines.items()} == MACHINES
    twice = [id for id, machine in CATALOG.machines.items() if machine.copies == 2]
    assert twice == ["rust_locust", "toll_gate", "dragnet"]
    assert all(machine.copies in (1, 2) for machine in CATALOG.machines.values())


def test_machines_come_with_moloch_alone() -> None:
    """R44.1: 23 Machines; R51.2: three more with Promo 2."""
    assert len(stack_of(CATALOG, ["base", "moloch"])) == 23
    assert len(stack_of(CATALOG, ["base", "moloch", "promo_2"])) == 26
    assert stack_of(CATALOG, ["base", "promo_2"]) == stack_of(CATALOG, ["base"]) == ()
    assert hacked_sides(CATALOG, ["base", "promo_2"]) == {}
    assert len(hacked_sides(CATALOG, ["base", "moloch", "promo_2"])) == 23


@pytest.mark.parametrize("machine", CATALOG.machines.values(), ids=lambda machine: machine.id)
def test_the_hacked_side_of_a_machine(machine: Machine) -> None:
    """R44.5.1, R44.5.3: its row type is that of the code; it has Distance 1, and as many copies as the Machine."""
    hacked = CATALOG.locations[machine.hacked]
    assert (hacked.id, hacked.title) == (f"hacked_{machine.id}", f"Hacked {machine.title}")
    assert (hacked.machine, hacked.set) == (machine.id, machine.set)
    assert hacked.type == machine.hacked_type == TYPES[machine.code[0]]
    assert (hacked.distance, hacked.copies) == (1, machine.copies)
    assert hacked.id not in CATALOG.deck(CATALOG.sets), "it is no card of the deck"


def test_what_goods_of_moloch_are_reserved_for() -> None:
    """R44.9, R44.12."""
    assert CATALOG.reserving == {
        "captured_scanner": "destroy",
        "high_tech_cellar": "hack",
        "moonlight_terminal": "hack",
        "kasparovs_comeback": "destroy",
        "punch_card_vault": "hack",
    }
    discounts = {card.id: card.destroy_discount for card in LOCATIONS if card.destroy_discount}
    assert discounts == {"tank_trap_field": 1, "hacked_curfew_siren": 1}


def test_rows_of_two_kinds() -> None:
    """R44.10: in the production row, with its defence value; it counts as both."""
    both = [card for card in CATALOG.locations.values() if card.type == "production_feature"]
    assert [card.id for card in both] == [
        "captured_scanner", "high_tech_cellar", "moonlight_terminal", "hacked_combat_machine", "hacked_salt_sower",
    ]  # fmt: skip
    assert {(card.row, card.defence, card.counts_as) for card in both} == {("production", 3, ("production", "feature"))}
    others = [card for card in CATALOG.locations.values() if card not in both]
    assert all(card.counts_as == (card.row,) for card in others)


def test_the_server_room() -> None:
    """R53.3."""
    assert CATALOG.server_room == ServerRoom("iron", 1, Bag({"vp": 1}), 1)


AREAS = {
    "North-West": ("north west", "iron", {"iron": 1}),
    "North-Central": ("north central", "fuel", {"grey": 1}),
    "North-East": ("north east", "gun", {"gun": 1}),
    "West-Central": ("west central", "gun", {"worker": 1}),
    "Central": ("central", "contact", {"vp": 1}),
    "East-Central": ("east central", "brick", {"universal": 1}),
    "South-West": ("south west", "brick", {"brick": 1}),
    "South-Central": ("south central", "iron", {"ammo": 1}),
    "South-East": ("south east", "fuel", {"fuel": 1}),
}
"""Area, in the order of the map -> its directions, the category of level 2, and what level 1 brings."""


def test_the_map_is_as_printed() -> None:
    """R45.1, R45.2: level 2 brings twice as much as level 1, level 3 the same and 2 VP, in the middle 3 VP."""
    assert [area.title for area in CATALOG.areas.values()] == [*AREAS]
    for area in CATALOG.areas.values():
        directions, category, gain = AREAS[area.title]
        assert " ".join(area.directions) == directions
        assert [level.category for level in area.levels] == [None, category, "vp"]
        dearer = area.title == "Central"
        assert [level.defence - dearer for level in area.levels] == [2, 3, 4]
        first = Bag(gain)
        assert [level.gain for level in area.levels] == [first, first + first, first + {"vp": 2}]


def test_outposts_are_as_printed() -> None:
    """R45.1, R45.4: six markers, and the icon that Docks has beside iron."""
    assert CATALOG.outposts == OutpostRules(6, "ammo")
    assert "ammo" in CATALOG.locations["docks"].categories


def test_three_titles_of_no_mans_land_are_there_twice() -> None:
    own = [card for card in LOCATIONS if card.set == "no_mans_land"]
    assert [card.id for card in own if card.copies == 2] == ["fortress_architects", "stakeout_crew", "concrete_masons"]
    assert all(card.categories for card in own)


def test_cards_about_outposts_are_in_no_mans_land_alone() -> None:
    """R45.10."""
    cards = CATALOG.locations.values()
    verbs = [(card.set, verb) for card in cards for ability in card.abilities for verb in ability.verbs]
    assert {name for name, verb in verbs if isinstance(verb, ABOUT_OUTPOSTS)} == {"no_mans_land"}
    parts = {verb.part for _, verb in verbs if isinstance(verb, ActivateOutposts)}
    assert parts == {*PARTS_OF_MAP}
