"""Matches with border tiles, the Arena and districts in their files: left in the middle of a question, resumed, told as
a record, imported; what such a file may not say; their marks on the time line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.cards.catalog import Catalog
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.files.record import RULES
from game.match.library.importing import import_match
from game.match.library.vp_sources import vp_lines
from game.match.match import deal_match
from game.match.readable import read_readable, write_readable
from game.match.timeline import timeline
from game.play.files.record import read_record
from game.play.watching import watch_file
from game.rules.events import AnyEvent, DistrictDealMade, DistrictRazed, HqClaimed, LocationStolen
from game.rules.game import Game, Options
from game.rules.state import ChooseAction, ChooseEquipment, ChooseKept, ChooseLost, ChooseResource, ChooseVictim
from tests.match.conftest import play
from tests.match.golden_matches import FOLDER, WHOLE_BOX
from tests.match.questions import Case, begun, check_resumed, check_told_again, check_undone, path_of, submit
from tests.match.test_agreement import forged, told_of
from tests.match.test_no_mans_land import Change, damaged, event_of

RAID = """
    sets: [base]
    options: {borders: true}
    borders: [{side: "Borgo's Night Raid", between: [A, B]}, {side: Hands at the Oars, between: [B, C]},
              {side: Expedition to Moloch, between: [C, A]}]
    players:
      A: {faction: new_york, goods: {gun: 1}}
      B: {faction: mutants_union, goods: {iron: 1}}
      C: {faction: merchants_guild, goods: {brick: 1, fuel: 1}}"""

CASES: Mapping[str, Case] = {
    "whom a raid robs": Case(RAID, (("A", "border Borgo's Night Raid"),), ChooseVictim, ("choose B", "choose C")),
    "what a raid takes": Case(
        RAID,
        (("A", "border Borgo's Night Raid"), ("A", "choose C")),
        ChooseResource,
        ("choose brick", "choose fuel"),
    ),
    "which drawn card is kept": Case(
        """
        sets: [base]
        options: {borders: true}
        borders: [{side: Crossing by Night, between: [A, B]}]
        deck: [School, Docks]
        players: {A: {faction: new_york, goods: {blue: 1}}, B: {faction: mutants_union}}""",
        (("A", "border Crossing by Night"),),
        ChooseKept,
        ("choose Docks", "choose School"),
    ),
    "what equips a worker": Case(
        """
        sets: [base]
        options: {arena: true, districts: true}
        arena: {A: {worker: true}, B: {worker: true, gear: {gun: 1}}}
        players:
          A: {faction: new_york, goods: {gun: 1, iron: 2}}
          B: {faction: mutants_union, passed: true, goods: {ammo: 1}}""",
        (("A", "pass"),),
        ChooseEquipment,
        ("equip gun", "equip iron", "equip nothing"),
    ),
    "which Deal a Machine takes": Case(
        """
        sets: [base, moloch]
        options: {districts: true}
        districts: [{id: Foundry Quarter, goods: {iron: 3}, deals: [A]}]
        phase: assault
        machines: {deployed: [Night Auditor]}
        players: {A: {faction: new_york, deals: [Docks]}, B: {faction: mutants_union}}""",
        (),
        ChooseLost,
        ("choose Docks", "choose Foundry Quarter"),
    ),
}

each_case = pytest.mark.parametrize("case", CASES.values(), ids=[*CASES])


@each_case
def test_a_match_goes_on_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_resumed(catalog, case, tmp_path)


@each_case
def test_a_question_is_asked_again_after_undo_and_redo(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    """Only where the answer reveals nothing: what follows may turn up cards."""
    assert check_undone(catalog, case, tmp_path, answer=0) in (None, "revealed")


@each_case
def test_a_match_is_told_and_imported_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_told_again(catalog, case, tmp_path)


@pytest.mark.parametrize(("seats", "solo"), [(2, None), (3, None), (4, None), (1, "merchants"), (1, "borgo")])
def test_a_dealt_match_is_imported_and_dealt_again_from_its_record(
    seats: int, solo: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    sets, modules = ("base", "promo_2"), ("hq", "borders", "arena", "districts")
    people = [SeatSetup(f"Nr. {seat}") for seat in range(seats)]
    match = deal_match(Game(catalog, sets, WHOLE_BOX), people, 17, tmp_path, solo=solo)
    play(match, 80, seed=3)
    match.close()
    record = read_record(path_of(match), fiftyfirst(catalog))
    assert record.header.cards == catalog.digest(sets, record.header.factions, modules)
    assert read_readable(write_readable(record, catalog), catalog)[1].state == match.state
    assert import_match(path_of(match), tmp_path / "imported", catalog).outcome == "verified"


@pytest.mark.parametrize("module", ["borders", "arena", "districts"])
@pytest.mark.parametrize("dealt_with", [True, False])
def test_options_that_do_not_fit_the_deal_are_refused(
    dealt_with: bool, module: str, catalog: Catalog, tmp_path: Path
) -> None:
    people = [SeatSetup("Anna"), SeatSetup("Ben")]
    options = Options(**{module: True}) if dealt_with else Options()  # type: ignore[arg-type]
    match = deal_match(Game(catalog, ("base",), options), people, 17, tmp_path)
    match.close()
    header = {} if dealt_with else {module: True}
    data = forged(path_of(match).read_bytes(), 0, lambda found: found.update(options=header))
    assert told_of(data, catalog).endswith("does not fit the start of the game: its options have other modules")


@pytest.mark.parametrize(
    "borders",
    [
        [],
        [{"side": "human_trafficking", "between": ["B", "C"]}],
        [{"side": "human_trafficking", "between": ["A", "B"]}, {"side": "hands_at_the_oars", "between": ["A", "B"]}],
    ],
)
def test_border_tiles_that_lie_elsewhere_are_refused(borders: list[Any], catalog: Catalog, tmp_path: Path) -> None:
    people = [SeatSetup("Anna"), SeatSetup("Ben")]
    match = deal_match(Game(catalog, ("base",), Options(borders=True)), people, 17, tmp_path)
    match.close()
    data = forged(path_of(match).read_bytes(), 1, lambda line: line["events"][0]["state"].update(borders=borders))
    assert "other modules" in told_of(data, catalog)


@pytest.mark.parametrize("gone", ["crossing_by_night", "foundry_quarter"])
def test_a_tile_that_has_gone_is_named(gone: str, catalog: Catalog, tmp_path: Path) -> None:
    name = "which drawn card is kept" if gone == "crossing_by_night" else "which Deal a Machine takes"
    match = begun(catalog, CASES[name], tmp_path)
    match.close()
    data = path_of(match).read_bytes().replace(gone.encode(), b"castle_in_the_air")
    assert told_of(forged(data, 0, lambda _: None), catalog) == (
        "the sets of this match no longer hold its cards castle_in_the_air"
    )


# ---------------------------------------------------------------------- what a file may not say
USED = """
    sets: [base]
    options: {borders: true, arena: true, districts: true}
    borders: [{side: Human Trafficking, between: [A, B]}]
    districts: [{id: Foundry Quarter, goods: {iron: 3}}, {id: Lantern Market, deals: [B]}]
    players:
      A: {faction: new_york, goods: {worker: 2, brick: 1, blue: 2, red: 7, gun: 1}}
      B: {faction: mutants_union}"""


@pytest.mark.parametrize(
    ("move", "change", "damage"),
    [
        ("border Human Trafficking", lambda _: None, None),
        ("border Human Trafficking", lambda line: line["decision"].update(side="moon"), "unreadable"),
        ("border Human Trafficking", lambda line: line["decision"].update(side="school"), "unreadable"),
        ("border Human Trafficking", lambda line: event_of(line, "border_activated").update(side="x"), "unreadable"),
        ("border Human Trafficking", lambda line: event_of(line, "border_activated").update(turned="x"), "unreadable"),
        ("arena", lambda _: None, None),
        ("arena", lambda line: event_of(line, "arena_entered").update(seat="D"), "unreadable"),
        ("deal district Foundry Quarter", lambda _: None, None),
        ("deal district Foundry Quarter", lambda line: line["decision"].update(district="pub"), "unreadable"),
        (
            "deal district Foundry Quarter",
            lambda line: event_of(line, "district_deal_made").update(district="moon"),
            "unreadable",
        ),
        (
            "deal district Foundry Quarter",
            lambda line: event_of(line, "district_deal_made").update(district="gasworks_row"),
            "unreadable",
        ),
        ("raze district Lantern Market", lambda _: None, None),
        (
            "raze district Lantern Market",
            lambda line: event_of(line, "district_razed").update(goods={"gold": 1}),
            "unreadable",
        ),
        ("raze district Lantern Market", lambda line: event_of(line, "district_razed").update(deals="E"), "unreadable"),
    ],
)
def test_a_tile_that_does_not_exist_is_damage(
    move: str, change: Change, damage: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, CASES["whom a raid robs"]._replace(given=USED, moves=(), question=ChooseAction), tmp_path)
    submit(match, "A", move)
    match.close()
    assert damaged(match, 2, change, catalog) == damage


@pytest.mark.parametrize(
    ("change", "damage"),
    [
        (lambda _: None, None),
        (lambda line: line["decision"].update(gear="sword"), "unreadable"),
        (lambda line: event_of(line, "fighter_equipped").update(gear="sword"), "unreadable"),
        (lambda line: event_of(line, "fighter_equipped").update(seat="C"), "unreadable"),
    ],
)
def test_equipment_that_does_not_exist_is_damage(
    change: Change, damage: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    case = CASES["what equips a worker"]
    match = begun(catalog, case, tmp_path)
    submit(match, "A", "equip gun")
    match.close()
    assert damaged(match, len(case.moves) + 2, change, catalog) == damage


@pytest.mark.parametrize(
    "change",
    [
        {"borders": [{"side": "moon", "between": ["A", "B"]}]},
        {"borders": [{"side": "human_trafficking", "between": ["A", "V"]}]},
        {"arena": {"A": {"sword": 1}}},
        {"arena": {"D": {}}},
        {"arena": {"A": {"gun": 10**9}}},
        {"arena": None},
        {"districts": [{"district": "moon"}]},
        {"districts": [{"district": "foundry_quarter", "goods": {"gold": 1}}]},
        {"districts": [{"district": "foundry_quarter", "goods": {"iron": 10**9}}]},
        {"districts": [{"district": "foundry_quarter", "deals": ["C"]}]},
        {"districts": None},
    ],
)
def test_unknown_tiles_are_refused(change: dict[str, Any], catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, CASES["whom a raid robs"]._replace(given=USED, moves=(), question=ChooseAction), tmp_path)
    match.close()
    header, deal = (json.loads(line) for line in path_of(match).read_bytes().splitlines())
    header["rules"] = 1
    deal["events"][0]["state"].update(change)
    path_of(match).write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in (header, deal)))
    with pytest.raises(Unreadable):
        read_record(path_of(match), fiftyfirst(catalog))


# ---------------------------------------------------------------------- whole matches
OF_BOX = sorted(
    path
    for name in ("claimed", "claimed_by_borgo", "taken_from_borgo", "tiles", "box_with_machines", "box_with_map")
    for path in FOLDER.glob(f"rules_{RULES}*/{name}.jsonl")
)
each_of_box = pytest.mark.parametrize("path", OF_BOX, ids=lambda path: path.stem)


@each_of_box
def test_a_whole_match_is_told_in_a_record_and_read_back(path: Path, catalog: Catalog) -> None:
    record = read_record(path, fiftyfirst(catalog))
    text = write_readable(record, catalog)
    _, journal, _ = read_readable(text, catalog)
    assert journal.state == record.journal.state


@each_of_box
def test_the_account_adds_up(path: Path, catalog: Catalog) -> None:
    """R18.4: the VP of HQ cards, border tiles and the Arena have rows of their own."""
    record = read_record(path, fiftyfirst(catalog))
    entries = [record.journal[step] for step in range(record.journal.last + 1)]
    lines = vp_lines([event for entry in entries for event in entry.events], record.journal.state.scores)
    totals = [score.vp + score.locations for score in record.journal.state.scores]
    assert [sum(line.vp[place] for line in lines) for place in range(len(totals))] == totals
    prize = [line.vp for line in lines if line.group == "arena"]
    assert all(sum(vp) == 5 for vp in prize)


KINDS: Mapping[type[AnyEvent], str] = {
    HqClaimed: "claimed",
    LocationStolen: "stolen",
    DistrictRazed: "razed",
    DistrictDealMade: "deal",
}


@each_of_box
def test_claims_and_districts_are_marked_on_the_time_line(path: Path, catalog: Catalog) -> None:
    match = watch_file(path, fiftyfirst(catalog))
    entries = [match.journal[step] for step in range(len(match.journal))]
    line = timeline(entries)
    steps: dict[str, list[int]] = {mark: [] for mark in KINDS.values()}
    for entry in entries:
        for event in entry.events:
            if type(event) in KINDS:
                steps[KINDS[type(event)]].append(entry.number)
    marked = {mark: [line.mark_at(step) for step in found] for mark, found in steps.items()}
    assert all(one is not None for found in marked.values() for one in found)
    for mark, found in marked.items():
        assert not found or mark in {one.kind for one in found if one}
