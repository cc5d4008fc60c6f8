"""The rules beside a zoomed card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import arena_of
from game.fiftyfirst.cards.sets.borders import border_sides
from game.fiftyfirst.cards.vocabulary import ROWS
from game.fiftyfirst.wording import printed
from game.fiftyfirst.wording.card_words import OF_TYPES
from game.fiftyfirst.wording.printed import RULES
from game.fiftyfirst.wording.rows.cards import MODIFIERS, TIMINGS, VERBS
from game.fiftyfirst.wording.rulebook_sections import BOOK
from game.fiftyfirst.wording.wording import Wording
from game.paths import assets_folder


def headings(words: Wording, id: str) -> list[str]:
    catalog = words.catalog
    known: tuple[Mapping[str, Any], ...] = (
        *(catalog.locations, catalog.connections, catalog.factions, catalog.machines, catalog.areas),
        *(catalog.headquarters, border_sides(catalog), catalog.districts, {"arena_tile": arena_of(catalog)}),
    )
    card = next(cards[id] for cards in known if id in cards)
    return [rule.heading for rule in printed.rules(words, card)]


def test_every_timing_verb_and_type_has_its_rule() -> None:
    assert set(OF_TYPES) == set(ROWS)
    rules = [
        *(row.rules for row in TIMINGS.values()),
        *(row.rules for row in VERBS.values()),
        *(row.rules for row in MODIFIERS.values()),
    ]
    assert all(rules)
    assert {name for names in (*rules, *OF_TYPES.values()) for name in names} <= set(RULES)


def test_every_rule_has_a_text_an_icon_and_a_section(words: Wording) -> None:
    for name, rule in RULES.items():
        assert rule.topic in BOOK.sections
        assert (assets_folder() / "icons" / f"{rule.icon}.svg").is_file()
        assert f"rule-{name}" in words.messages
        assert f"rule-{name}.heading" in words.messages


@pytest.mark.parametrize(
    ("card", "told", "not_told"),
    [
        ("assassin", {"Producing", "Open Production"}, {"Feature", "Activating", "Building Bonus"}),
        ("archive", {"Activating", "Twice a round"}, {"Producing", "Open Production"}),
        ("bioweaponry", {"Activating"}, {"Twice a round"}),
        ("arena", {"Producing", "For each icon"}, {"Open Production", "Twice a round"}),
        ("underground_warehouse", {"Feature", "Cleanup phase", "Storing"}, {"Producing"}),
        ("thieves_caravan", {"Activating", "Taking from others"}, set()),
        ("foundation", {"No icons", "Goods on the card"}, set()),
        ("hidden_forge", {"Lasting", "Printed shield"}, set()),
        ("suppliers", {"Taking a production", "Building Bonus"}, {"Producing"}),
        ("scrap_drone", {"Matching an icon", "Other discard piles", "Open Production"}, {"Gaining"}),
        ("wasteland_expedition", {"Matching an icon", "Activating"}, {"Other discard piles"}),
        ("blast_engineers", {"Giving up a Ruin", "Gaining"}, {"Ruins from the deck"}),
        ("wall_of_names", {"For each Ruin", "Building Bonus"}, {"For each icon"}),
        ("barter_blanket", {"Other discard piles", "Each time"}, {"Gaining"}),
        ("wrecking_ball_crew", {"Ruins from the deck"}, {"Gaining"}),
        ("scaffold_brigade", {"Ruins from the deck", "Rebuilding"}, {"Gaining"}),
        ("red_anja", {"Taking Spoils of Ruins"}, {"Giving up a Ruin"}),
        ("mike_the_bang", {"Demolishing"}, {"Gaining"}),
        ("pony_express", {"Goods on Ruins"}, {"Goods on the card"}),
        ("patriot_tower", {"After production"}, {"For each icon"}),
        ("night_freight", {"Playing", "Other discard piles"}, {"Gaining"}),
        ("punks", {"Taking", "Playing", "In hand"}, {"Deal", "Razing"}),
        ("new_york", {"Faction actions", "Exchange"}, {"Deal", "Razing"}),
        ("captured_scanner", {"Reserved for destroying", "Production and Feature"}, {"Goods on the card", "Feature"}),
        ("high_tech_cellar", {"Reserved for hacking"}, {"Goods on the card", "Reserved for destroying"}),
        ("kasparovs_comeback", {"Reserved for destroying", "Building Bonus", "Feature"}, {"Reserved for hacking"}),
        ("tank_trap_field", {"Cheaper destroying", "Lasting"}, {"Cheaper razing"}),
        ("wreck_field", {"For each Machine", "Producing"}, {"For each icon", "Hacked card"}),
        ("freed_cyborg_camp", {"For each hacked Location"}, {"For each Machine"}),
        ("crackers_garage", {"A hacked card", "Activating"}, {"Gaining", "Hacked card"}),
        ("hacked_mother", {"Hacked card", "Producing"}, {"A hacked card"}),
        ("toll_gate", {"Attack", "Hacking", "Destroying", "Frenzy", "At the end"}, {"Deal", "Razing"}),
        ("mother", {"Attack", "Hacking", "Destroying"}, {"Frenzy"}),
        ("sentinel_mesa", {"For each Outpost", "Producing"}, {"For each icon", "For each level", "CENTRAL"}),
        ("crown_of_the_crossroads", {"For each Outpost", "CENTRAL"}, {"For each level"}),
        ("polar_obelisk", {"For each level", "Building Bonus"}, {"For each Outpost"}),
        ("grand_meridian", {"Activating Outposts", "CENTRAL"}, {"Gaining"}),
        ("frostline_riders", {"Activating Outposts", "Twice a round"}, {"CENTRAL"}),
        ("stakeout_crew", {"Building an Outpost"}, {"Upgrading an Outpost", "Razing an Outpost"}),
        ("concrete_masons", {"Upgrading an Outpost"}, {"Building an Outpost"}),
        ("siege_howitzer", {"Razing an Outpost", "Razing"}, {"Upgrading an Outpost"}),
        ("homesteaders_union", {"Each time", "Building Bonus"}, {"Building an Outpost"}),
        ("area_north_west", {"Building", "Upgrading", "Razing", "Shield"}, {"CENTRAL", "Deal"}),
        ("area_central", {"Building", "CENTRAL"}, {"Deal"}),
        ("hq_ibn", {"Claiming", "Taking over a Location", "Headquarters"}, {"Gaining", "Deal", "Building"}),
        ("hq_second_shift", {"Claiming", "Activating a production", "Gaining"}, {"Taking over a Location"}),
        ("hq_refinery_throne", {"Claiming", "Copying a Deal"}, {"Gaining"}),
        ("human_trafficking", {"Border tile", "Gaining"}, {"Claiming"}),
        ("borgos_night_raid", {"Border tile", "Taking from others"}, {"Gaining"}),
        ("crossing_by_night", {"Border tile", "Drawing"}, {"Gaining"}),
        ("arena_tile", {"In the Arena", "When you equip", "Winning the prize", "Playing alone"}, {"Deal"}),
        ("foundry_quarter", {"District", "A Deal with it", "Razing it"}, {"Deal", "Razing"}),
    ],
)
def test_a_card_has_the_rules_that_concern_it(words: Wording, card: str, told: set[str], not_told: set[str]) -> None:
    found = headings(words, card)
    assert told <= set(found)
    assert not_told.isdisjoint(found)
    assert len(found) == len(set(found)), "nothing is told twice"


def test_every_location_has_the_rules_of_its_three_uses(words: Wording, catalog: Catalog) -> None:
    for card in catalog.locations.values():
        rules = printed.rules(words, card)
        assert [rule.heading for rule in rules[-3:]] == ["Building", "Deal", "Razing"]
        assert len(rules) <= 9
        assert f"in another State {card.defence}" in rules[-1].sentence
