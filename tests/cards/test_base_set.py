"""The base set, the boards and the Connection cards agree with the lists of the rule book (R2)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.fiftyfirst.cards.card import Ability, Action, Built, Cleanup, FactionAction, Location, Produces
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.verbs import Counted, Gain, Steal, Store
from game.kernel.bag import Bag
from tests.each import each

CATALOG = load_catalog(Path(__file__).parents[2] / "cards")
LOCATIONS = tuple(card for card in CATALOG.locations.values() if card.set == "base")

each_location = each(LOCATIONS, lambda location: location.id)


@pytest.fixture
def catalog() -> Catalog:
    return CATALOG


def timings(kind: type) -> list[str]:
    return [card.id for card in LOCATIONS for ability in card.abilities if isinstance(ability.timing, kind)]


def verbs(kind: type) -> list[str]:
    return [card.id for card in LOCATIONS for ability in card.abilities if isinstance(ability.verbs[0], kind)]


def test_sixty_titles_make_eighty_eight_cards(catalog: Catalog) -> None:
    assert len(LOCATIONS) == len({card.title for card in LOCATIONS}) == 60
    assert len(catalog.deck(["base"])) == 88
    assert Counter(catalog.deck(["base"])) == {card.id: card.copies for card in LOCATIONS}
    assert Counter(card.copies for card in LOCATIONS) == {1: 35, 2: 22, 3: 3}


def test_three_titles_have_three_copies() -> None:
    assert {card.title for card in LOCATIONS if card.copies == 3} == {"Construction Vehicles", "School", "Wrecked Tank"}


def test_rows_and_distances() -> None:
    assert Counter(card.type for card in LOCATIONS) == {
        "action": 29,
        "feature": 17,
        "open_production": 9,
        "production": 5,
    }
    assert Counter(card.distance for card in LOCATIONS) == {1: 23, 2: 27, 3: 10}


def test_timings_and_verbs() -> None:
    assert len(timings(Produces)) == 14
    assert len(timings(Built)) == 19
    assert len(timings(Action)) == 29
    assert timings(Cleanup) == verbs(Store) == ["ruined_library", "thieves_den", "underground_warehouse"]
    assert verbs(Steal) == ["thieves_caravan"]
    assert [card.id for card in LOCATIONS if card.places_goods] == [
        "brick_storage",
        "camp",
        "city_guards",
        "methane_storage",
        "scrap_metal",
    ]


@each_location
def test_a_location_is_complete(location: Location) -> None:
    assert location.spoils.total in (2, 3, 4)
    assert location.deal.total == 1
    assert 1 <= len(location.categories) <= 2
    assert location.distance in (1, 2, 3)
    assert location.abilities
    assert location.set == "base"


@each_location
def test_the_abilities_of_a_location_fit_its_row(location: Location) -> None:
    kinds = {type(ability.timing) for ability in location.abilities}
    if location.row == "production":
        assert Produces in kinds
        assert kinds <= {Produces, Built}
    elif location.row == "action":
        assert kinds == {Action}
    else:
        assert kinds <= {Built, Cleanup}
    assert location.is_open == (location.type == "open_production")


@each_location
def test_an_ability_has_one_verb(location: Location) -> None:
    assert [len(ability.verbs) for ability in location.abilities] == [1] * len(location.abilities)


@each_location
def test_a_card_action_is_used_once_or_twice(location: Location) -> None:
    if location.action:
        assert isinstance(location.action.timing, Action)
        assert location.action.timing.uses in (1, 2)
        assert 1 <= location.action.timing.spend.total <= 3


def test_counted_gains_have_a_category_and_a_limit() -> None:
    counted = {card.id: found for card in LOCATIONS for found in counted_gains(card)}
    productions = {id: amount for id, amount in counted.items() if amount.good != "vp"}
    assert {(amount.good, amount.category, amount.max) for amount in productions.values()} == {
        (resource, resource, 3) for resource in ("brick", "gun", "fuel", "iron")
    }
    bonuses = [amount for amount in counted.values() if amount.good == "vp"]
    assert {amount.max for amount in bonuses} == {5}
    assert Counter(amount.category for amount in bonuses) == {"liberty": 2, "brick": 1, "gun": 1, "fuel": 1, "iron": 1}


def counted_gains(card: Location) -> list[Counted]:
    gains = [verb for ability in card.abilities for verb in ability.verbs if isinstance(verb, Gain)]
    return [counted for gain in gains for counted in gain.counted if isinstance(counted, Counted)]


def test_some_cards_are_as_printed(catalog: Catalog) -> None:
    school = catalog.locations["school"]
    assert (school.production, school.building_bonus) == ((Gain(Bag({"worker": 1})),), (Gain(Bag({"worker": 1})),))
    assert (school.type, school.defence) == ("production", 3)
    assert catalog.locations["thieves_den"].storage == Bag({"basic": 2, "worker": 2})
    assert catalog.locations["sharrash"].production == (Gain(Bag({"universal": 1})),)
    hideout = Ability(Action(Bag({"deal": 1}), 2), (Gain(Bag({"vp": 1})),))
    assert catalog.locations["hideout"].abilities == (hideout,)
    assert catalog.locations["thieves_caravan"].action == Ability(
        Action(Bag({"worker": 2}), 2), (Steal(Bag({"basic": 1})),)
    )
    assert catalog.locations["corner_shop"].action == Ability(
        Action(Bag({"basic": 1, "worker": 1}), 2), (Gain(Bag({"vp": 1})),)
    )


def test_four_factions_produce_three_workers_a_resource_a_contact_and_a_card(catalog: Catalog) -> None:
    own = {"new_york": "iron", "appalachian_federation": "brick", "mutants_union": "gun", "merchants_guild": "fuel"}
    produced = {id: catalog.factions[id].produces for id in catalog.base_factions}
    assert produced == {id: Bag({"worker": 3, resource: 1, "grey": 1, "card": 1}) for id, resource in own.items()}


def gained(action: FactionAction) -> dict[str, int]:
    assert isinstance(action.verb, Gain)
    return dict(action.verb.goods)


def test_faction_actions(catalog: Catalog) -> None:
    actions = {
        id: [
            (dict(action.spend), dict(gain.goods))
            for action in catalog.factions[id].actions
            if isinstance(gain := action.verb, Gain)
        ]
        for id in catalog.base_factions
    }
    assert actions == {
        "new_york": [({"iron": 1}, {"grey": 1}), ({"gun": 1}, {"red": 2}), ({"fuel": 2}, {"blue": 2})],
        "appalachian_federation": [
            ({"brick": 1, "card": 1}, {"grey": 2}),
            ({"gun": 1}, {"red": 2}),
            ({"fuel": 1}, {"blue": 2}),
        ],
        "mutants_union": [({"iron": 2}, {"grey": 2}), ({"gun": 1}, {"red": 3}), ({"fuel": 1}, {"blue": 1})],
        "merchants_guild": [({"iron": 2}, {"grey": 2}), ({"gun": 1}, {"red": 2}), ({"fuel": 1}, {"blue": 3})],
    }


def test_the_exchange_turns_two_workers_into_a_resource_or_a_card(catalog: Catalog) -> None:
    assert catalog.exchange.spend == Bag({"worker": 2})
    assert catalog.exchange.choose == (Gain(Bag({"basic": 1})), Gain(Bag({"card": 1})))


def test_twelve_connection_cards(catalog: Catalog) -> None:
    assert catalog.pile("yellow", ["base"]) == ()
    assert Counter(catalog.pile("red", ["base"])) == {"punks": 4, "thugs": 2}
    assert Counter(catalog.pile("blue", ["base"])) == {"merchants": 4, "junk_train": 2}
    cards = [card for card in catalog.connections.values() if card.set == "boards"]
    facts = {card.id: (dict(card.spend), dict(card.gain)) for card in cards}
    assert facts == {
        "punks": ({}, {"red": 2}),
        "thugs": ({"gun": 1}, {"red": 3}),
        "merchants": ({}, {"blue": 2}),
        "junk_train": ({}, {"blue": 3}),
    }
