"""Each scenario of Metro 2033 fails under a change of the rules or of the cards."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.metro2033.rules import atlas
from tests.conftest import ROOT
from tests.full import full_only
from tests.metro2033.changes import Change, all_changes, all_scenarios, passing

SELDOM = 50
"""Of so many changes the short suite makes one."""


def test_each_scenario_is_named_by_a_change_and_there_is_no_other_name() -> None:
    named = {name for change in all_changes() for name in change.fails}
    assert set(all_scenarios()) - named == set(), "they need a change under which they fail, in changes.yaml"
    assert named - set(all_scenarios()) == set()
    assert all(change.fails for change in all_changes())


def test_what_is_changed_stands_in_its_file_once() -> None:
    texts = {path: (ROOT / path).read_text("utf-8") for path in {change.path for change in all_changes()}}
    wrong = [change for change in all_changes() if texts[change.path].count(change.before) != 1]
    assert wrong == []
    assert [change for change in all_changes() if change.before == change.after] == []


@pytest.mark.parametrize(
    "change",
    [change if number % SELDOM == 0 else full_only(change) for number, change in enumerate(all_changes())],
    ids=lambda change: f"{change.path}: {change.after}",
)
def test_scenarios_fail_under_a_change(change: Change, tmp_path: Path) -> None:
    assert passing(change, change.fails, tmp_path) == []


def test_without_a_change_everything_passes_and_the_modules_come_back(tmp_path: Path) -> None:
    none = Change("game/metro2033/rules/atlas.py", "", "", ())
    few = all_scenarios()[::40]
    assert passing(none, few, tmp_path) == few
    assert sys.modules[atlas.__name__] is atlas
