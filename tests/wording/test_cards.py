"""Cards and boards in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.cards.card import Ability, Action, Cleanup, Location
from game.cards.catalog import Catalog
from game.cards.verbs import Gain, Store
from game.cards.vocabulary import TOKENS, UNLIMITED
from game.kernel.bag import EMPTY, Bag
from game.wording import Fact, Wording
from tests.wording.conftest import Golden


def _told(facts: tuple[Fact, ...]) -> Iterator[str]:
    return (f"  {fact.icon} | {fact.heading} | {fact.sentence}" for fact in facts)


@pytest.mark.slow
def test_every_location_card_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for location in catalog.locations.values():
        lines += (spoken.title(location.id), *spoken.abilities(location), *_told(spoken.card_facts(location)), "")
    golden("locations", lines)


def test_every_board_and_connection_card_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for faction in catalog.factions.values():
        lines += (f"{spoken.title(faction.id)} / {spoken.short_title(faction.id)}", spoken.faction_production(faction))
        lines += (spoken.faction_action(action) for action in faction.actions)
        lines += _told(spoken.faction_facts(faction))
    lines += ("", spoken.exchange(catalog.exchange), "")
    for card in catalog.connections.values():
        lines += (spoken.title(card.id), spoken.connection(card), *_told(spoken.connection_facts(card)))
    golden("boards", lines)


def test_every_machine_in_words(spoken: Wording, catalog: Catalog, golden: Golden) -> None:
    lines: list[str] = []
    for machine in catalog.machines.values():
        lines += (f"{spoken.title(machine.id)} / {spoken.short_title(machine.id)}", spoken.attack(machine))
        lines += (*_told(spoken.machine_facts(machine)), spoken.expected(machine))
        lines += (spoken.machine_facts(machine, hacked_known=True)[-1].sentence, "")
    golden("machines", lines)


def test_only_the_library_names_a_hacked_side(words: Wording, catalog: Catalog) -> None:
    """R44.5.1: by its code one knows its type alone."""
    for machine in catalog.machines.values():
        hacked = words.title(machine.hacked)
        told = " ".join(fact.sentence for fact in words.machine_facts(machine))
        assert hacked not in told + words.expected(machine) + words.written(machine.id).text
        assert hacked in words.machine_facts(machine, hacked_known=True)[-1].sentence
        assert words.expected(machine).startswith(f"a{'n' if machine.hacked_type[0] in 'ao' else ''} ")


def test_a_card_may_store_any_number_of_some_goods(words: Wording) -> None:
    """R22.3."""
    for good in (*TOKENS, "basic"):
        stored = words.abilities(_card(abilities=(Ability(Cleanup(), (Store(Bag({good: UNLIMITED})),)),)))
        assert "any " in stored[0]
        assert "1000000" not in stored[0]


def test_short_titles_are_short_and_distinct(words: Wording, catalog: Catalog) -> None:
    short = {id: words.short_title(id) for id in (*catalog.locations, *catalog.factions)}
    assert len(set(short.values())) == len(short)
    assert all(len(title) <= 16 for title in short.values()), sorted(short.values(), key=len)[-3:]


def _card(**facts: object) -> Location:
    printed = {
        "id": "synthetic", "title": "Synthetic", "type": "action", "distance": 1, "spoils": Bag({"gun": 1}),
        "categories": (), "deal": Bag({"gun": 1}), "copies": 1, "abilities": (), "set": "base",
    }  # fmt: skip
    return Location(**printed | facts)  # type: ignore[arg-type]


def test_a_location_without_categories_says_that_it_matches_everything(words: Wording) -> None:
    """R8.5."""
    facts = {fact.heading: fact.sentence for fact in words.card_facts(_card())}
    assert facts["Icons"] == "None: you may develop any Location into it, and it into any Location."


def test_an_action_may_cost_nothing_or_be_used_three_times(words: Wording) -> None:
    gain = Gain(Bag({"vp": 1}))
    free, thrice = Ability(Action(EMPTY), (gain,)), Ability(Action(Bag({"gun": 1}), 3), (gain, gain))
    assert words.abilities(_card(abilities=(free, thrice))) == (
        "Action: gain 1 VP.",
        "Action, 3 times a round: spend 1 gun to gain 1 VP and gain 1 VP.",
    )


def test_a_card_that_diverts_production_gives_nothing_when_built(words: Wording) -> None:
    """R41.2."""
    facts = {fact.heading: fact.sentence for fact in words.card_facts(words.catalog.locations["suppliers"])}
    assert facts["Production"].startswith("In the Production phase, but not when you build it: choose")
