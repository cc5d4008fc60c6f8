"""The game in the terminal with HQ cards, border tiles, the Arena and districts: what the tests of all sets
(`tests/conformance`) do not look at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from tests.cli.conftest import Play, told_to_anna
from tests.cli.test_plain import faults
from tests.sets import headquarters
from tests.sets.matches import begun, submit
from tests.sets.modules import ROW

TABLE = ROW.turns["all modules"]


def test_the_commands_tell_what_lies_there(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    hq, tiles = told_to_anna(resume(begun(catalog, TABLE, tmp_path), ["", "hq", "tiles"]).out)[:2]
    assert hq.splitlines() == [
        "Headquarters to be claimed:",
        "  Salt Bastion (2 gun icons and 1 ammo icon): gain 4 red contact tokens and 1 shield",
        "Anna has claimed no HQ.",
        "Ben has claimed Ledger House.",
    ]
    assert tiles.splitlines() == [
        "Border tiles:",
        "  Hegemony Border lies between Anna and Ben, with Human Trafficking up.",
        "    Action: Spend 1 resource to gain 2 workers.",
        "    Other side: Supplies for Gene Experiments: Spend 3 workers to gain 1 ammo and 1 card. "
        "It is up after somebody has used this side.",
        "Arena: Gun (2 points), iron (1 point), ammo (3 points); prize: 5 VP",
        "  Ben’s worker in the Arena has 1 gun: 2 points.",
        "  Ben would win the prize now.",
        "Districts:",
        "  Foundry Quarter: Distance 2, defence value 6; each round 1 brick and 1 iron; Deal: 1 iron",
        "    Foundry Quarter: 3 iron on it; Deals: Ben.",
        "  Lantern Market: Distance 3, defence value 7; each round 1 ammo and 1 worker; Deal: 1 ammo",
        "    Lantern Market: nothing on it.",
    ]


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_the_table_tells_them_in_short(plain: tuple[str, ...], catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TABLE, tmp_path), ["", "table"], *plain).out
    for sentence in (
        "Hegemony Border lies between Anna and Ben, with Human Trafficking up.",
        "Ben’s worker in the Arena has 1 gun: 2 points.",
        "Foundry Quarter: 3 iron on it; Deals: Ben.",
        "Ben has claimed Ledger House.",
        "One HQ can still be claimed, Salt Bastion." if plain else "Headquarters to be claimed: Salt Bastion\n",
    ):
        assert sentence in told


def test_a_deal_with_a_district_is_told_among_deals(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, TABLE, tmp_path)
    assert "    Deals: Foundry Quarter (1 iron)\n" in resume(match, [""]).out
    told = resume(match, ["", "look B", "state B"], "--plain").out
    assert "The Deal of Foundry Quarter gives 1 iron in every Production phase.\n" in told


def test_all_claimed_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, TABLE._replace(given={**TABLE.given, "hq": []}), tmp_path)
    assert "All headquarters are claimed." in resume(match, ["", "hq"]).out
    assert "All headquarters are claimed." in resume(match, ["", "hq"], "--plain").out


def test_plain_sentences_tell_them(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TABLE, tmp_path), ["", "hq", "tiles", "table", "moves", "hint", "log"], "--plain").out
    assert faults(re.sub(r"\{[^}]*\}", "goods", told)) == []
    assert "Requires: You need 2 gun icons and 1 ammo icon, each on a different Location in your State." in told
    assert "Defence value 6: For 6 red contact tokens you raze it and gain all goods on it." in told


def test_what_happens_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, headquarters.ROW.cases["an HQ that is offered"], tmp_path)
    submit(match, "A", "claim Ledger House")
    assert "claims Ledger House" in resume(match, ["", "log"]).out
