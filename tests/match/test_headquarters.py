"""Matches with headquarters in their files: left in the middle of a question, resumed, told as a record, imported."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.library.importing import import_match
from game.match.match import deal_match
from game.match.readable import read_readable, write_readable
from game.play.files.record import read_record
from game.rules.game import Game, Options
from game.rules.state import ChooseCopiedDeal, ChooseGood, ChooseHq, ChooseProduction, ChooseStolen
from tests.match.conftest import play
from tests.match.questions import Case, begun, check_resumed, check_told_again, check_undone, path_of
from tests.match.test_agreement import forged, told_of

SETS = ("base", "promo_2")
OTHERS = "B: {faction: mutants_union, state: [Camp, {card: City Guards, goods: {gun: 1}}]}"


def given(hq: str, own: str) -> str:
    return f"""
        sets: [base, promo_2]
        options: {{hq: true}}
        hq: [{hq}]
        players:
          A: {{faction: new_york, goods: {{grey: 1}}, {own}}}
          {OTHERS}"""


CASES: Mapping[str, Case] = {
    "an HQ that is offered": Case(
        given("Ledger House, Salt Bastion", "hand: [School], state: [Construction Vehicles, Fuel Tank]"),
        (("A", "construct School"),),
        ChooseHq,
        ("claim Ledger House", "claim nothing"),
    ),
    "the Location that is stolen": Case(
        given("IBN HQ", "hand: [Construction Vehicles], state: [Scrap Metal, Shipwreck, Quarry]"),
        (("A", "construct Construction Vehicles"), ("A", "claim IBN HQ")),
        ChooseStolen,
        ("choose B:Camp", "choose B:City Guards"),
    ),
    "the second of three Deals": Case(
        given(
            "Refinery Throne",
            "hand: [Corner Shop], state: [Fuel Tank, Methane Storage], deals: [Gun Shop, Docks, Quarry, Old Cinema]",
        ),
        (("A", "construct Corner Shop"), ("A", "claim Refinery Throne"), ("A", "choose Quarry")),
        ChooseCopiedDeal,
        ("choose Docks", "choose Gun Shop", "choose Old Cinema"),
    ),
    "the production that works again": Case(
        given("Second Shift", "hand: [Corner Shop], state: [Scrap Metal, Fuel Tank, School]"),
        (("A", "construct Corner Shop"), ("A", "claim Second Shift")),
        ChooseProduction,
        ("choose Fuel Tank", "choose School"),
    ),
    "what asks in its turn": Case(
        given("Second Shift", "hand: [Corner Shop], state: [Scrap Metal, Methane Storage, Customs Ford]"),
        (("A", "construct Corner Shop"), ("A", "claim Second Shift")),
        ChooseGood,
        ("choose blue", "choose shield"),
    ),
}

each_case = pytest.mark.parametrize("case", CASES.values(), ids=[*CASES])


@each_case
def test_a_match_goes_on_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_resumed(catalog, case, tmp_path)


@each_case
def test_a_question_is_asked_again_after_undo_and_redo(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    assert check_undone(catalog, case, tmp_path, answer=0) is None


@each_case
def test_a_match_is_told_and_imported_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_told_again(catalog, case, tmp_path)


@pytest.mark.parametrize(("seats", "solo"), [(2, None), (4, None), (1, "hegemony"), (1, "borgo")])
def test_a_dealt_match_has_the_digest_of_its_cards(
    seats: int, solo: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    """With the HQ cards; it is imported as verified, and dealt again from its record."""
    people = [SeatSetup(f"Nr. {seat}") for seat in range(seats)]
    match = deal_match(Game(catalog, SETS, Options(hq=True)), people, 17, tmp_path, solo=solo)
    play(match, 60, seed=3)
    match.close()
    record = read_record(path_of(match), fiftyfirst(catalog))
    assert record.header.cards == catalog.digest(SETS, record.header.factions, ("hq",))
    assert record.header.cards != catalog.digest(SETS, record.header.factions)
    assert read_readable(write_readable(record, catalog), catalog)[1].state == match.state
    assert import_match(path_of(match), tmp_path / "imported", catalog).outcome == "verified"


@pytest.mark.parametrize(("dealt_with", "header"), [(True, {}), (False, {"hq": True})])
def test_options_that_do_not_fit_the_deal_are_refused(
    dealt_with: bool, header: Mapping[str, bool], catalog: Catalog, tmp_path: Path
) -> None:
    people = [SeatSetup("Anna"), SeatSetup("Ben")]
    match = deal_match(Game(catalog, SETS, Options(hq=dealt_with)), people, 17, tmp_path)
    match.close()
    data = forged(path_of(match).read_bytes(), 0, lambda found: found.update(options=header))
    assert told_of(data, catalog).endswith("does not fit the start of the game: its options have other HQ cards")


def test_a_card_that_has_gone_is_named(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, CASES["an HQ that is offered"], tmp_path)
    match.close()
    data = path_of(match).read_bytes().replace(b"hq_salt_bastion", b"hq_salt_bastinado")
    told = told_of(forged(data, 0, lambda _: None), catalog)
    assert told == "the sets of this match no longer hold its cards hq_salt_bastinado"
