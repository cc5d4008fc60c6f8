"""Matches with border tiles, the Arena, districts and headquarters in their files: what the tests of all sets
(`tests/conformance`) do not look at; their accounts, and their marks on the time line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES, Record
from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.fiftyfirst.match.vp_sources import vp_lines
from game.fiftyfirst.rules.messages import AnyEvent
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.districts.messages import DistrictDealMade, DistrictRazed
from game.fiftyfirst.rules.sets.headquarters.messages import HqClaimed, LocationStolen
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.match.timeline import timeline
from game.play.files.record import read_record
from tests.match.golden_matches import FOLDER
from tests.match.test_agreement import forged, told_of
from tests.sets.matches import path_of


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


# ---------------------------------------------------------------------- whole matches
OF_BOX = sorted(
    path
    for name in ("claimed", "claimed_by_borgo", "taken_from_borgo", "tiles", "box_with_machines", "box_with_map")
    for path in FOLDER.glob(f"rules_{RULES}*/{name}.jsonl")
)
each_of_box = pytest.mark.parametrize("path", OF_BOX, ids=lambda path: path.stem)


@cache
def read(path: Path) -> Record:
    return read_record(path, fiftyfirst().only)


@each_of_box
def test_the_account_adds_up(path: Path) -> None:
    """R18.4: the VP of HQ cards, border tiles and the Arena have rows of their own."""
    record = read(path)
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
def test_claims_and_districts_are_marked_on_the_time_line(path: Path) -> None:
    journal = read(path).journal
    entries = [journal[step] for step in range(len(journal))]
    line = timeline(fiftyfirst(), journal)
    steps: dict[str, list[int]] = {mark: [] for mark in KINDS.values()}
    for entry in entries:
        for event in entry.events:
            if type(event) in KINDS:
                steps[KINDS[type(event)]].append(entry.number)
    marked = {mark: [line.mark_at(step) for step in found] for mark, found in steps.items()}
    assert all(one is not None for found in marked.values() for one in found)
    for mark, found in marked.items():
        assert not found or mark in {one.kind for one in found if one}
