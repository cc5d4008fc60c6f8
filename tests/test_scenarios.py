"""Every scenario under tests/scenarios: one a rule, one a refusal, one an example of the rule book."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.play.scenarios.scenario import read_scenario, run_scenario
from tests.conftest import ROOT
from tests.each import try_each

FOLDER = ROOT / "tests" / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("chapter", sorted({path.parent for path in FILES}), ids=lambda path: path.name)
def test_scenarios(catalog: Catalog, chapter: Path) -> None:
    def check(path: Path) -> None:
        assert run_scenario(read_scenario(path, fiftyfirst(catalog).only)) == ()

    try_each((path for path in FILES if path.parent == chapter), lambda path: path.stem, check)


CHAPTERS = {
    5: 7, 6: 8, 7: 7, 8: 15, 9: 3, 10: 8, 11: 6, 12: 3, 13: 6, 14: 6, 15: 5, 16: 4, 17: 5, 18: 6, 19: 8, 22: 4,
    21: 2, 30: 18, 31: 5, 32: 16,
    40: 3, 41: 3, 42: 12, 43: 7, 44: 14, 45: 14, 51: 3,
}  # fmt: skip
"""Chapter of the rules -> how many rules it has. R20 (information) is tested on views."""

LETTERED = {
    "R42.3a", "R42.5a", "R42.5b", "R42.5c", "R42.9a", "R44.3a", "R44.3b", "R44.3c", "R44.3d", "R44.3.1", "R44.5.2",
    "R44.5.3", "R44.5.4", "R44.5.5", "R45.2.1", "R45.3a", "R45.3b", "R45.11a", "R53.3",
}  # fmt: skip
"""Rules within others, and the one module that can be played."""

NO_CARD = {
    "R6.3": "production by goods owned",
    "R13.5": "an Open Production that counts categories",
    "R32.1": "components, not a rule",
}
"""Rules that no card can show, and what would be needed."""


def test_every_rule_that_the_cards_can_show_has_a_scenario() -> None:
    texts = "".join(path.read_text("utf-8") for path in FILES)
    shown = {rule for line in re.findall(r"^rules: \[(.*)\]$", texts, re.MULTILINE) for rule in line.split(", ")}
    rules = {f"R{chapter}.{number}" for chapter, most in CHAPTERS.items() for number in range(1, most + 1)}
    assert rules - shown == set(NO_CARD)
    assert shown >= LETTERED
