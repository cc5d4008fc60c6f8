"""Every scenario under tests/scenarios: one a rule, one a refusal, one an example of the rule book."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.match.scenario import read_scenario, run_scenario
from tests.conftest import ROOT

FOLDER = ROOT / "tests" / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_scenario(catalog: Catalog, path: Path) -> None:
    assert run_scenario(read_scenario(path, catalog)) == ()
