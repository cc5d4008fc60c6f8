"""The game in the terminal with Scavengers: discard piles, Ruins, and every question answered in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli.plain_table import PlainTable
from game.fiftyfirst.cli.text_moves import TitleTranslation
from game.fiftyfirst.cli.text_table import TextTable
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.wording.wording import Wording
from tests.cli.conftest import Play
from tests.cli.talks import Talk, check, talks
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
one Ruin:
  A: {goods: {iron: 1}, state: [Blast Engineers, {card: Church, ruin: true, drawn: true}]}
"""
TURNS = cases(SETS, FURTHER)
SOLO = TURNS["solo"]


@talks(
    {**ROW.turns, **ROW.cases, **TURNS},
    r"""
the piles of all are told from the top:
  at: piles and Ruins
  typed: ["", piles]
  told: ["Anna> Deck: ", "Discard pile of Anna, the top card first: School, Docks\n",
         "Discard pile of Ben, the top card first: Camp\n", "yellow: "]
of the pile of the virtual opponent the top is told (R42.11):
  at: solo
  typed: [piles, table]
  told: ["Discard pile of Hegemony, the top card first: School, 2 cards that nobody knows\n",
         "Discard pile: School on top of 3 cards\n"]
  untold: [Camp]
without the set there is one pile:
  at: one pile
  typed: ["", piles, table]
  told: ["Discard pile, the top card first: School, Docks\n", "discard pile: 2."]
  untold: ["Discard pile: ", yellow]
the table tells the top of each pile:
  at: piles and Ruins
  typed: [""]
  told: ["    Discard pile: School on top of 2 cards\n", "    Discard pile: Camp\n"]
  untold: ["discard pile: 0"]
plain tops of piles are sentences:
  at: piles and Ruins
  plain: true
  typed: ["", table, piles]
  told: ["The discard pile of Anna has 2 cards, with School on top.\n", "The discard pile of Ben has 1 card, Camp.\n",
         "From top to bottom: School and Docks.\n"]
  untold: [The discard pile has]
of the pile of the virtual opponent a sentence tells the top:
  at: solo
  plain: true
  typed: [piles]
  told: ["The discard pile of Hegemony has 3 cards, with School on top.\n", "The cards below it are not known.\n"]
  untold: [Camp]
who chooses a Ruin to rebuild is told what it is:
  at: the Ruin to rebuild
  plain: both
  typed: ["", ""]
  told: ["Ruin is Pub and Ruin#2 is Docks."]
who chooses a Ruin to strip is told what it is:
  at: the first Ruin to strip
  plain: both
  typed: ["", ""]
  told: ["Ruin is Church and Ruin#2 is Gun Shop."]
the Ruin on which goods are placed is named:
  at: the goods on the second Ruin
  typed: ["", ""]
  told: ["which resource do you place on this Ruin? This is Ruin#2."]
a Ruin that pays is named, and no more than that:
  at: piles and Ruins
  typed: &pay ["", moves blast, "pay activate blast engineers discarding ruin#2", "1"]
  told: [" activate Blast Engineers discarding Ruin#2\n", discards the Ruin Church, 2 VP]
a Ruin that pays is named in a sentence:
  at: piles and Ruins
  plain: true
  typed: *pay
  told: [" activate Blast Engineers, paying 1 Ruin (Ruin#2: Church).\n", discards the Ruin Church, 2 VP]
the Ruin whose goods pay is named in a sentence:
  at: a resource besides
  plain: true
  typed: ["", pay faction grey]
  told: ["faction grey, paying 1 iron.\n", "faction grey, paying 1 iron from Ruin.\n"]
the only Ruin goes by its card:
  at: one Ruin
  plain: true
  typed: ["", pay activate blast engineers]
  told: ["activate Blast Engineers, paying 1 Ruin (Church).\n"]
who keeps four cards is told which lies on top:
  at: setup
  typed: ["", "keep school, pub, docks, quarry top church", end, "", "KEEP School, Pub, Docks, Quarry", piles]
  told: [the later one in your hand on top, with Church on top,
         "Discard pile of Anna, the top card first: Church, Archive\n",
         "Discard pile of Ben, the top card first: Motel, Church\n"]
""",
)
def test_what_is_typed_is_answered(talk: Talk, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    check(talk, catalog, tmp_path, resume)


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


def test_cards_of_own_ruins_and_goods_on_ruins_are_told(catalog: Catalog, tmp_path: Path) -> None:
    """R20.5: the owner may look at a Ruin at any time; others never learn what was drawn."""
    table = TextTable(begun(catalog, PILES, tmp_path), Wording(catalog))
    own, others = ("\n".join(table.lines(seat)) for seat in "AB")
    assert "Ruin [Pub, 1 iron], Ruin#2 [Church]" in own
    assert "Archive" not in own
    assert "Church" not in others
    assert "B:Ruin [Archive]" in others or "Ruin [Archive]" in others


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_goods_on_a_ruin_pay(
    plain: tuple[str, ...], language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    """R42.12: from the Ruin whose place among the Ruins is named, also as it is typed."""
    match = begun(catalog, TURNS["a resource besides"], tmp_path)
    ruin = TitleTranslation(Wording(catalog, language)).put("Ruin")
    moves = ["", "pay faction grey", f"faction grey paying {{iron: 1}} from {ruin.lower()}"]
    told = resume(match, moves, "--lang", language, *plain)
    assert plain or f" faction grey paying {{iron: 1}} from {ruin}\n" in told.out
    player = Match.load(match.path or Path(), fiftyfirst(catalog).only, play_bots=False).state.player("A")
    assert (player.goods["iron"], player.goods["grey"]) == (1, 1)
    assert [bool(site.goods) for site in player.sites] == [False, False, False]
