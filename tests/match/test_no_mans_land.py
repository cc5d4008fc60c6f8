"""Matches of No Man's Land in their files: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.sets.no_mans_land.messages import ChooseLevel
from game.fiftyfirst.rules.state import VIRTUAL
from game.play.files.record import read_record
from tests.match.test_agreement import forged
from tests.sets.matches import begun, path_of, submit
from tests.sets.no_mans_land import ROW, SETS
from tests.sets.row import cases


def test_the_map_is_part_of_a_position(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, ROW.cases["the level of an Outpost that is razed"], tmp_path)
    position = match.kind.notation.write_position(match.game, match.state)
    assert position["map"] == {"South-West": {"owner": "A", "level": 1}}
    match = begun(catalog, ROW.cases["a pick that may be skipped"], tmp_path)
    submit(match, "A", "skip for West-Central")
    position = match.kind.notation.write_position(match.game, match.state)
    assert position["map"] == {
        "West-Central": {"owner": "A", "level": 1}, "South-West": {"owner": "A", "level": 2},
        "South-Central": {"owner": "B", "level": 1},
    }  # fmt: skip
    assert position["players"]["A"]["skipped"] is True
    assert "skipped" not in position["players"]["B"]


def test_outposts_of_the_virtual_opponent_are_known(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, ROW.cases["which Outpost Borgo's attack card hits"], tmp_path)
    assert match.state.outposts
    assert match.state.outposts["area_central"].owner == VIRTUAL
    match.close()
    assert read_record(path_of(match), fiftyfirst(catalog).only).damage is None


TWO_IN_LINE = """
two Outposts in one line:
  map: {Central: {owner: A, level: 2}, West-Central: {owner: A, level: 2}}
  A: {goods: {worker: 2}, state: [Grand Meridian]}
  moves: [A: activate Grand Meridian]
  ChooseLevel: []
"""


def test_an_outpost_that_does_not_stand_is_not_activated(catalog: Catalog, tmp_path: Path) -> None:
    """A file may name any in what is still to be done; the match goes on."""
    (case,) = cases(SETS, TWO_IN_LINE).values()
    match = begun(catalog, case, tmp_path)
    match.close()

    def change(line: dict[str, Any]) -> None:
        awaited = next(event for event in line["events"] if event["type"] == "awaited")
        (step,) = [step for step in awaited["agenda"] if step["type"] == "activate_areas"]
        step["areas"] = ["area_south_east", "area_central"]

    path_of(match).write_bytes(forged(path_of(match).read_bytes(), 2, change))
    again = Match.load(path_of(match), fiftyfirst(catalog).only, play_bots=False)
    assert again.damage is None
    assert isinstance(again.state.question, ChooseLevel)
    submit(again, "A", "choose 1")
    now = again.state.question
    assert isinstance(now, ChooseLevel)
    assert now.area == "area_central"
