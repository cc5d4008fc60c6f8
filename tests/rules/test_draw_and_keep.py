"""Drawing cards and keeping several of them: printed cards keep one, a card of a pack may keep more."""

from __future__ import annotations

from pathlib import Path

from game.cards.catalog import load_catalog
from game.match.scenarios.scenario import read_scenario, run_scenario
from game.paths import cards_folder

PACK = """\
locations:
- id: watchtower
  title: "Watchtower"
  type: action
  distance: 1
  spoils: {card: 1}
  categories: [card]
  deal: {card: 1}
  copies: 1
  abilities:
    - action: {spend: {worker: 1}, uses: 1}
      draw: {count: 4, keep: 2}
"""

SCENARIO = """\
title: Each card is kept once, another one like it only if it is named again
given:
  sets: [base, towers]
  phase: action
  turn: A
  deck: [School, School, Docks, Pub]
  players:
    A: {faction: new_york, goods: {worker: 1}, hand: [School], state: [Watchtower]}
    B: {faction: mutants_union}
when:
  - A: activate Watchtower
  - A: choose School
  - A: choose School
then:
  A: {hand: [School, School, School]}
  discard: [Docks, Pub]
"""


def test_several_of_the_drawn_cards_are_kept_one_after_the_other(tmp_path: Path) -> None:
    (tmp_path / "towers").mkdir()
    (tmp_path / "towers" / "cards.yaml").write_text(PACK, "utf-8")
    (tmp_path / "scenario.yaml").write_text(SCENARIO, "utf-8")
    catalog = load_catalog(cards_folder(), packs=tmp_path)
    assert run_scenario(read_scenario(tmp_path / "scenario.yaml", catalog)) == ()
