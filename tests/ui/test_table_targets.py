"""Targets and places agree with the judge: what is lit is legal, what is not has a reason."""

from __future__ import annotations

from collections import Counter

import pytest

from game.fiftyfirst.art.plates import Shape
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.commands import MakeDeal, Pay
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.choices import raze_targets
from game.fiftyfirst.table.play.panels import opens_payment_panel
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.sets import with_sets
from game.fiftyfirst.table.sets.base import card_targets, shield_targets
from game.fiftyfirst.table.sight import Standing
from game.fiftyfirst.table.spots import HandCard, SiteAt
from game.kernel.bag import Bag
from game.kernel.seats import SeatSetup
from game.play.scenarios.scenario import read_position_file
from game.ui.table.play.modes import Offers, best_of
from tests.ui.table_person import LARGE, POSITIONS, SMALL, scene, sit_down


def match_of(catalog: Catalog, name: str) -> Match:
    _, game, state = read_position_file(POSITIONS / f"{name}.yaml", fiftyfirst(catalog).only)
    return Match.begin(fiftyfirst(), game, [SeatSetup("Anna"), SeatSetup("Ben")], state, 1)


def targets_of(match: Match, card: str) -> tuple[Target, ...]:
    return card_targets(Standing(match, "A", "A"), HandCard(0, card))


@pytest.fixture
def match(catalog: Catalog) -> Match:
    return match_of(catalog, "table")


def test_every_legal_command_begins_somewhere_on_the_table(match: Match) -> None:
    standing = with_sets(Standing(match, "A", "A"))
    assert all(standing.beginnings(command) for command in match.legal())


@pytest.mark.parametrize("name", ["table", "table_busy", "table_payment"])
def test_lit_targets_of_the_hand_are_exactly_the_legal_commands(catalog: Catalog, name: str) -> None:
    match = match_of(catalog, name)
    hand, standing = match.view("A").player("A").hand, with_sets(Standing(match, "A", "A"))
    assert hand
    for card in hand:
        targets = targets_of(match, card)
        lit = {command for target in targets for command in target.commands}
        assert lit == {command for command in match.legal() if standing.beginnings(command) == ((HandCard, card),)}
        assert all(target.refusal is not None for target in targets if not target.is_legal)


def test_a_target_that_is_too_dear_tells_its_price(match: Match) -> None:
    targets = {target.label: target for target in targets_of(match, "oilmen_fortress")}
    raze = targets[spots.DISCARD]
    assert not raze.is_legal
    assert raze.refusal is not None
    assert raze.refusal.code == "not_enough_goods"
    assert raze.cost == {"red": 3}


def test_the_price_of_a_legal_target_is_its_payment(match: Match) -> None:
    targets = {target.label: target for target in targets_of(match, "oilmen_fortress")}
    assert targets[spots.DEAL].cost == {"blue": 2, "universal": 1}


def test_ruins_and_own_locations_are_no_targets_of_razing(catalog: Catalog) -> None:
    match = match_of(catalog, "table_busy")
    targets = raze_targets(Standing(match, "A", "A"))
    sites = {SiteAt(site.id) for site in match.state.player("B").sites if not site.ruin}
    assert {target.label for target in targets} == sites
    assert all(target.is_legal for target in targets), "five red and a universal token reach everything"


def test_a_shield_cannot_lie_on_a_second_one(catalog: Catalog) -> None:
    match = match_of(catalog, "table_busy")
    refused = [target.refusal for target in shield_targets(Standing(match, "A", "A")) if not target.is_legal]
    assert {refusal.code for refusal in refused if refusal} == {"has_shield", "is_ruin"}


def test_two_copies_of_a_card_offer_the_same(match: Match) -> None:
    offers = Offers([MakeDeal("A", "school")], with_sets(Standing(match, "A", "A")).beginnings)
    assert offers.at(HandCard(0, "school")) == offers.at(HandCard(5, "school")) == (MakeDeal("A", "school"),)
    assert HandCard(0, "pub") not in offers


def test_the_targets_of_a_card_hold_every_legal_way_to_use_it(match: Match) -> None:
    targets = targets_of(match, "oilmen_fortress")
    ways = [command for target in targets for command in target.commands]
    legal = [command for command in match.legal() if getattr(command, "card", None) == "oilmen_fortress"]
    assert Counter(ways) == Counter(legal) != Counter()


def test_the_payment_panel_opens_for_precious_goods_only_where_there_is_a_choice() -> None:
    plain, wild = (Pay(Bag({"brick": 2})),), (Pay(Bag({"brick": 1, "ammo": 1})),)
    assert not opens_payment_panel((plain, wild), always=False)
    assert opens_payment_panel((wild, plain), always=False)
    assert not opens_payment_panel((wild,), always=True)
    assert opens_payment_panel((plain, wild), always=True)


def test_where_a_card_takes_any_resources_the_way_to_pay_is_asked_for() -> None:
    iron, gun = (Pay(Bag({"iron": 1})),), (Pay(Bag({"gun": 1})),)
    assert opens_payment_panel((iron, gun), always=False)
    assert not opens_payment_panel((iron, (Pay(Bag({"iron": 1}), 3),)), always=False), "it differs in the place alone"


def test_developing_with_a_brick_stands_before_the_development_token(match: Match) -> None:
    best = best_of(targets_of(match, "refinery"), "develop")
    assert best is not None
    assert best.cost == {"brick": 1}


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_while_a_location_to_raze_is_chosen_all_spoils_are_in_sight(size: tuple[int, int]) -> None:
    window = sit_down("table_busy", size)
    window.click("goods:red")
    sight = scene(window).sight()
    row = sight.layout.opponent.rows[0]
    told = {mark.name: mark.rect for mark in window.app.marks if mark.name.startswith("spoils ")}
    low = [number for number, box in row.places.items() if Shape(*box.size, row.uncovered[number].w).is_low]
    assert len(low) == (len(row.places) if size == SMALL else 0), "higher plates show them themselves"
    for number in low:
        assert row.places[number].grown(10).rect.contains(told[f"spoils {number}"])
