"""The game in the terminal with Scavengers: discard piles, Ruins, and every question answered in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.cli.plain_table import PlainTable
from game.cli.text_table import TextTable
from game.cli.text_titles import Titles
from game.match.fiftyfirst import fiftyfirst
from game.match.match import Match
from game.wording import Wording
from tests.cli.conftest import Play, told_to_anna
from tests.cli.test_plain import faults
from tests.languages import LANGUAGES
from tests.sets.matches import begun
from tests.sets.row import cases
from tests.sets.scavengers import ROW, SETS

PILES = ROW.turns["piles and Ruins"]
FURTHER = """
solo:
  solo: hegemony
  A: {discard: [Docks]}
  opponent: {discard: [Pub, Camp, School]}
one pile:
  sets: [base]
  discard: [Docks, School]
setup:
  phase: setup
  A: {hand: [School, Pub, Docks, Quarry, Church, Archive]}
  B: {hand: [School, Pub, Docks, Quarry, Church, Motel]}
  ChooseHand: []
a resource besides:
  A: {goods: {worker: 2, iron: 1}, discard: [Docks, School], hand: [Quarry],
      state: [Blast Engineers, {card: Pub, ruin: true, goods: {iron: 1}}, {card: Church, ruin: true, drawn: true}]}
  B: {discard: [Camp], state: [{card: Archive, ruin: true, drawn: true}]}
"""
TURNS = cases(SETS, FURTHER)
SOLO = TURNS["solo"]


# ---------------------------------------------------------------------- piles
def test_the_piles_of_all_are_told_from_the_top(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = told_to_anna(resume(begun(catalog, PILES, tmp_path), ["", "piles"]).out)[0]
    assert "Discard pile of Anna, the top card first: School, Docks\n" in told
    assert "Discard pile of Ben, the top card first: Camp\n" in told
    assert "yellow: " in told
    assert told.startswith("Deck: ")


def test_of_the_pile_of_the_virtual_opponent_the_top_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R42.11."""
    told = resume(begun(catalog, SOLO, tmp_path), ["piles", "table"]).out
    assert "Discard pile of Hegemony, the top card first: School, 2 cards that nobody knows\n" in told
    assert "Discard pile: School on top of 3 cards\n" in told
    assert "Camp" not in told


def test_without_the_set_there_is_one_pile(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TURNS["one pile"], tmp_path), ["", "piles", "table"]).out
    assert "Discard pile, the top card first: School, Docks\n" in told
    assert "discard pile: 2." in told
    assert "Discard pile: " not in told
    assert "yellow" not in told


def test_the_table_tells_the_top_of_each_pile(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, PILES, tmp_path), [""]).out
    assert "    Discard pile: School on top of 2 cards\n" in told
    assert "    Discard pile: Camp\n" in told
    assert "discard pile: 0" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_sentences_tell_the_piles(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    for given in (PILES, SOLO):
        table = PlainTable(begun(catalog, given, tmp_path), words)
        piles, common = list(table.piles("A")), list(table.lines("A"))
        assert faults("\n".join([*piles, *common])) == []
        for told in (piles, common):
            assert any(words.title("school") in line for line in told)
        assert any(words.title("docks") in line for line in piles)
        assert not any(words.title("archive") in line for line in [*piles, *common])


def test_plain_tops_of_piles_are_sentences(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, PILES, tmp_path), ["", "table", "piles"], "--plain").out
    assert "The discard pile of Anna has 2 cards, with School on top.\n" in told
    assert "The discard pile of Ben has 1 card, Camp.\n" in told
    assert "From top to bottom: School and Docks.\n" in told
    assert "The discard pile has" not in told
    solo = resume(begun(catalog, SOLO, tmp_path), ["piles"], "--plain").out
    assert "The discard pile of Hegemony has 3 cards, with School on top.\n" in solo
    assert "The cards below it are not known.\n" in solo
    assert "Camp" not in solo


# ---------------------------------------------------------------------- Ruins
def test_cards_of_own_ruins_and_goods_on_ruins_are_told(catalog: Catalog, tmp_path: Path) -> None:
    """R20.5: the owner may look at a Ruin at any time; others never learn what was drawn."""
    table = TextTable(begun(catalog, PILES, tmp_path), Wording(catalog))
    own, others = ("\n".join(table.lines(seat)) for seat in "AB")
    assert "Ruin [Pub, 1 iron], Ruin#2 [Church]" in own
    assert "Archive" not in own
    assert "Church" not in others
    assert "B:Ruin [Archive]" in others or "Ruin [Archive]" in others


@pytest.mark.parametrize("name", ["the Ruin to rebuild", "the first Ruin to strip"])
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_who_chooses_a_ruin_is_told_what_it_is(
    name: str, plain: tuple[str, ...], catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    told = resume(begun(catalog, ROW.cases[name], tmp_path), ["", ""], *plain).out
    first, second = ("Pub", "Docks") if "rebuild" in name else ("Church", "Gun Shop")
    assert f"Ruin is {first} and Ruin#2 is {second}." in told


def test_the_ruin_on_which_goods_are_placed_is_named(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, ROW.cases["the goods on the second Ruin"], tmp_path), ["", ""]).out
    assert "which resource do you place on this Ruin? This is Ruin#2." in told


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_ruin_that_pays_is_named(plain: tuple[str, ...], catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, PILES, tmp_path)
    told = resume(match, ["", "moves blast", "pay activate blast engineers discarding ruin#2", "1"], *plain).out
    end = "." if plain else ""
    assert "activate Blast Engineers discarding Ruin#2" in told
    assert f" activate Blast Engineers discarding Ruin#2{end}\n" in told, "and no more than that"
    assert "discards the Ruin Church" in told
    assert "2 VP" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_goods_on_a_ruin_pay(
    plain: tuple[str, ...], language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    """R42.12: from the Ruin whose place among the Ruins is named, also as it is typed."""
    match = begun(catalog, TURNS["a resource besides"], tmp_path)
    ruin = Titles(Wording(catalog, language)).put("Ruin")
    moves = ["", "pay faction grey", f"faction grey paying {{iron: 1}} from {ruin.lower()}"]
    told = resume(match, moves, "--lang", language, *plain)
    assert plain or f" faction grey paying {{iron: 1}} from {ruin}\n" in told.out
    player = Match.load(match.path or Path(), fiftyfirst(catalog), play_bots=False).state.player("A")
    assert (player.goods["iron"], player.goods["grey"]) == (1, 1)
    assert [bool(site.goods) for site in player.sites] == [False, False, False]


# ---------------------------------------------------------------------- the setup
def test_who_keeps_four_cards_is_told_which_lies_on_top(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    lines = ["", "keep school, pub, docks, quarry top church", "end", "", "KEEP School, Pub, Docks, Quarry", "piles"]
    told = resume(begun(catalog, TURNS["setup"], tmp_path), lines).out
    assert "the later one in your hand lies on top of your discard pile" in told
    assert "with Church on top" in told
    assert "Discard pile of Anna, the top card first: Church, Archive\n" in told
    assert "Discard pile of Ben, the top card first: Motel, Church\n" in told
