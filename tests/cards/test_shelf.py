"""Searching, sorting and filtering all cards, also by what they give."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.fiftyfirst.cards import verbs as vb
from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.cards.sets.no_mans_land import ActivateOutposts, BuildOutposts, RazeOutposts, UpgradeOutposts
from game.fiftyfirst.cards.sets.scavengers import DemolishLocation, MatchCategory, RebuildRuins, StripRuins
from game.fiftyfirst.cards.shelf import KINDS, ORDERS, Search, ShelfCard, Writing, copies_in, gives, ranking, shelf_of
from game.kernel.bag import EMPTY, Bag

CARDS = Path(__file__).parents[2] / "cards"
PACK = """
locations:
- id: lighthouse
  title: "Lighthouse"
  type: feature
  distance: 2
  spoils: {gun: 1}
  categories: [liberty]
  deal: {vp: 1}
  copies: 3
  abilities: [{cleanup: , store: {basic: 2}}]
"""


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The base game with a pack of one card."""
    folder = tmp_path_factory.mktemp("cards")
    for file in ("base", "boards", "borgo"):
        (folder / f"{file}.yaml").write_bytes((CARDS / f"{file}.yaml").read_bytes())
    (folder / "my_pack.yaml").write_text(PACK)
    return load_catalog(folder)


@pytest.fixture(scope="module")
def shelf(catalog: Catalog) -> tuple[ShelfCard, ...]:
    return shelf_of(catalog, catalog.sets, lambda id: Writing(catalog.title(id), f"text of {id}"))


def found(shelf: tuple[ShelfCard, ...], **search: object) -> list[str]:
    looked_for = msgspec.convert(search, Search)
    return [card.id for card in shelf if looked_for.finds(card)]


def test_every_card_and_board_is_on_the_shelf(catalog: Catalog, shelf: tuple[ShelfCard, ...]) -> None:
    assert [card.id for card in shelf] == [*catalog.locations, *catalog.connections, *catalog.factions]
    assert found(shelf) == [card.id for card in shelf], "nothing is looked for"


def test_only_the_chosen_sets_are_on_the_shelf(catalog: Catalog) -> None:
    base = shelf_of(catalog, ("base",), lambda id: Writing(id, ""))
    assert "lighthouse" not in {card.id for card in base}


def test_values_of_one_kind_are_alternatives_and_kinds_are_combined(shelf: tuple[ShelfCard, ...]) -> None:
    actions, features = found(shelf, kinds=["action"]), found(shelf, kinds=["feature"])
    assert set(found(shelf, kinds=["action", "feature"])) == {*actions, *features}
    assert set(found(shelf, kinds=["feature"], sets=["my_pack"])) == {"lighthouse"}
    assert found(shelf, kinds=["connection"]) == ["punks", "thugs", "merchants", "junk_train"]
    assert found(shelf, kinds=["connection"], categories=["gun"]) == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("LIGHT", ["lighthouse"]),
        ("house  light", ["lighthouse"]),
        ("light dark", []),
        ("of lighthouse", ["lighthouse"]),
        ("  ", None),
    ],
)
def test_every_word_must_be_on_the_card(shelf: tuple[ShelfCard, ...], text: str, ids: list[str] | None) -> None:
    assert found(shelf, text=text) == ([card.id for card in shelf] if ids is None else ids)


def test_a_value_is_toggled() -> None:
    search = Search().toggled("goods", "iron")
    assert search.goods == {"iron"}
    assert not search.is_empty
    assert search.toggled("goods", "iron").is_empty
    assert Search(text=" ").is_empty
    assert not Search(text="a").is_empty


def test_a_card_gives_by_its_ability_its_deal_and_its_spoils(catalog: Catalog) -> None:
    assert gives(catalog.locations["arena"]) == {"gun"}
    assert gives(catalog.locations["archive"]) == {"vp", "worker"}
    assert gives(catalog.locations["lighthouse"]) == {"gun", "vp"}, "storing gives nothing"
    assert gives(catalog.connections["thugs"]) == {"red"}
    assert gives(catalog.factions["new_york"]) == {"worker", "iron", "grey", "card", "red", "blue"}


def test_what_is_salvaged_or_put_on_ruins_is_given_too() -> None:
    """R42.5, R42.12."""
    whole = load_catalog(CARDS)
    assert gives(whole.locations["toledo_swap_meet"]) == {"salvage", "card"}
    assert gives(whole.locations["wrecking_ball_crew"]) == {"iron", "brick"}, "a Ruin is no good to look for"
    assert gives(whole.locations["wall_of_names"]) == {"vp"}, "as many as there are Ruins"
    assert gives(whole.locations["red_anja"]) == {"red", "card"}, "Spoils are those of other cards"
    assert gives(whole.locations["pony_express"]) == {"brick", "gun", "fuel", "iron", "blue"}, "what it puts on Ruins"
    assert gives(whole.connections["night_freight"]) == {"salvage"}


def test_what_is_put_on_a_card_of_moloch_is_given_too() -> None:
    """R44.8, R44.12."""
    whole = load_catalog(CARDS)
    assert gives(whole.locations["high_tech_cellar"]) == {"brick", "gun", "fuel", "iron", "worker", "ammo", "vp"}
    assert gives(whole.locations["captured_scanner"]) == {"red", "gun"}
    assert gives(whole.locations["crackers_garage"]) == {"fuel", "card"}, "a hacked card is no good to look for"
    assert gives(whole.locations["robot_circus"]) == {"vp", "fuel"}, "as many as there are Machines"


def test_what_outposts_are_counted_for_is_given_too() -> None:
    """R45.10."""
    whole = load_catalog(CARDS)
    assert gives(whole.locations["sentinel_mesa"]) == {"worker", "gun"}
    assert gives(whole.locations["polar_obelisk"]) == {"vp", "gun"}, "as many as there are levels"
    assert gives(whole.locations["relay_masts"]) == {"ammo", "vp"}, "an Outpost gives what its Area says"
    assert gives(whole.locations["stakeout_crew"]) == {"ammo"}


def test_a_resource_of_choice_is_any_of_the_four() -> None:
    card = Location("x", "X", "feature", 1, Bag({"basic": 1}), (), EMPTY, 1, (), "base")
    assert gives(card) == {"brick", "gun", "fuel", "iron"}


def test_every_verb_says_what_it_gives_unless_it_gives_nothing_by_itself() -> None:
    silent = {verb for verb in vb.Verb.__subclasses__() if "gives" not in vars(verb)}
    assert silent == {
        vb.Store,
        vb.StealLocation,
        vb.ActivateProduction,
        vb.DivertProduction,
        vb.CopyDeals,
        vb.ClearLocations,
        vb.VisitOccupied,
        vb.BlockLocation,
        vb.Reactivate,
        vb.ForfeitGoods,
        MatchCategory,
        RebuildRuins,
        StripRuins,
        DemolishLocation,
        BuildOutposts,
        UpgradeOutposts,
        RazeOutposts,
        ActivateOutposts,
    }


@pytest.mark.parametrize("order", ORDERS)
def test_the_shelf_is_sorted(catalog: Catalog, shelf: tuple[ShelfCard, ...], order: str) -> None:
    mixed = tuple(reversed(shelf))
    ordered = sorted(mixed, key=ranking(order, catalog.sets))
    assert set(ordered) == set(shelf)
    titles = [card.writing.title for card in ordered]
    if order == "title":
        assert titles == sorted(titles)
    elif order == "set":
        assert ordered[-1].id == "lighthouse"
    elif order == "kind":
        assert [KINDS.index(card.kind) for card in ordered] == sorted(KINDS.index(card.kind) for card in shelf)
    else:
        assert [card.distance for card in ordered[:2]] == [1, 1]
        assert [card.distance for card in ordered[-8:]] == [None] * 8
        assert titles[:2] == sorted(titles[:2])


def test_copies_are_counted_in_the_chosen_sets(shelf: tuple[ShelfCard, ...]) -> None:
    card = next(card for card in shelf if card.id == "lighthouse")
    assert copies_in(card, frozenset()) == copies_in(card, frozenset({"my_pack"})) == 3
    assert copies_in(card, frozenset({"base"})) == 0
