"""HQ cards: what is printed on them, how they are read, and where they count (R52)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.card import Location
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.headquarters import Headquarters, hq_cards
from game.fiftyfirst.cards.verbs import ActivateProduction, CopyDeals, Gain, StealLocation
from game.kernel.bag import Bag
from tests.cards.parts import HQ, read_set

PRINTED = {
    "hq_ibn": "iron contact vp ammo",
    "hq_salt_bastion": "gun gun ammo",
    "hq_refinery_throne": "fuel fuel vp",
    "hq_ledger_house": "contact fuel ammo",
    "hq_iron_cathedral": "iron liberty vp",
    "hq_tent_city": "worker worker ammo",
    "hq_quarry_keep": "brick brick ammo",
    "hq_second_shift": "iron fuel vp",
}
"""HQ -> what it requires."""


def test_every_hq_is_as_printed(catalog: Catalog) -> None:
    headquarters = catalog.headquarters
    assert {id: " ".join(card.requires) for id, card in headquarters.items()} == PRINTED
    assert {card.set for card in headquarters.values()} == {"promo_2"}
    assert {id: card.claimed for id, card in headquarters.items()} == {
        "hq_ibn": (StealLocation(),),
        "hq_salt_bastion": (Gain(Bag({"red": 4, "shield": 1})),),
        "hq_refinery_throne": (CopyDeals(3, "you"),),
        "hq_ledger_house": (Gain(Bag({"universal": 3})),),
        "hq_iron_cathedral": (Gain(Bag({"vp": 4})),),
        "hq_tent_city": (Gain(Bag({"worker": 5, "card": 2})),),
        "hq_quarry_keep": (Gain(Bag({"development": 2, "vp": 1})),),
        "hq_second_shift": (Gain(Bag({"worker": 2})), ActivateProduction("you")),
    }


def test_an_hq_is_found_by_title_and_id(catalog: Catalog) -> None:
    ibn = catalog.headquarters["hq_ibn"]
    assert catalog.find(Headquarters, "IBN HQ") == catalog.find(Headquarters, "hq_ibn") == ibn
    assert catalog.find(Headquarters, "School") is None
    assert catalog.title("hq_ibn") == "IBN HQ"
    assert catalog.find(Location, "IBN HQ") is None


def test_only_promo_2_has_headquarters(catalog: Catalog) -> None:
    assert hq_cards(catalog, ["base", "promo_2"]) == tuple(PRINTED)
    assert hq_cards(catalog, [name for name in catalog.sets if name != "promo_2"]) == ()


def test_headquarters_count_in_the_digest_where_they_are_played_with(catalog: Catalog) -> None:
    """The cards of a set are the same with them and without."""
    bare, sets = replace(catalog, apart={}), ("base", "promo_2")
    assert catalog.digest(sets) == bare.digest(sets) == bare.digest(sets, (), ("hq",))
    assert catalog.digest(sets, (), ("hq",)) != catalog.digest(sets)
    assert catalog.digest(("base",), (), ("hq",)) == catalog.digest(("base",))


def test_an_hq_is_read_set(tmp_path: Path) -> None:
    content = read_set(tmp_path, HQ)
    assert tuple(content.parts["headquarters"].values()) == (
        Headquarters("hq_tower", "Tower", ("gun", "gun", "vp"), (Gain(Bag({"red": 4})),), "roads"),
    )
    assert "hq_tower" in content.apart["hq"]
    assert "hq_tower" not in content.facts


@pytest.mark.parametrize(
    ("written", "verbs"),
    [
        ("gain: {vp: {per: {category: gun}, max: 3}}", 1),
        ("do: [{gain: {worker: 2}}, {activate: {type: production, of: another_player}}]", 2),
        ("copy_deal: {count: 1, of: another_player}", 1),
        ("steal: {location: 1, from: another_player}", 1),
        ("do: [{gain: {vp: 1}}, {steal: {location: 1, from: another_player}}]", 2),
    ],
)
def test_what_claiming_can_do(tmp_path: Path, written: str, verbs: int) -> None:
    (tower,) = read_set(tmp_path, HQ.replace("gain: {red: 4}", written)).parts["headquarters"].values()
    assert len(tower.claimed) == verbs
