"""Winter (R41): production that is taken, copied and repeated, workers that are freed."""

from __future__ import annotations

from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.steps import ChooseCleared, ChooseCopiedDeal, ChooseDiverted, ChooseGood, ChooseProduction
from tests.sets.row import SetUnderTest, Table, cases

SETS = ("base", "winter")

CASES = """
whose production Suppliers take:
  phase: production
  A: {state: [Suppliers]}
  B: {state: [Quarry, Docks]}
  ChooseDiverted: ['choose B:Quarry', 'choose B:Docks']
  reveals: all
which production works again:
  phase: production
  A: {state: [Power Station, Quarry, Docks]}
  ChooseProduction: [choose Quarry, choose Docks]
  reveals: all
which of two kinds is produced:
  phase: production
  A: {state: [Storehouse]}
  ChooseGood: [choose fuel, choose gun]
  reveals: all
which Deal is copied:
  A: {goods: {worker: 1}, state: [Camino Real], deals: [Church]}
  B: {deals: [Docks]}
  C: {deals: [Quarry]}
  moves: [A: activate Camino Real]
  ChooseCopiedDeal: [choose Docks, choose Quarry]
which Location is cleared next:
  A: {goods: {worker: 1}, state: [Body Hunters, {card: Marketplace, used: 2}, {card: Marketplace, used: 1},
                                  {card: Docks, worker: true}, {card: Transmitter, used: 1}, Pub]}
  moves: [A: activate Body Hunters, A: choose Marketplace#2]
  ChooseCleared: [choose Marketplace, choose Docks, choose Transmitter]
"""

ROW = SetUnderTest(
    "winter",
    SETS,
    cases(SETS, CASES),
    questions=(
        ChooseDiverted, ChooseProduction, ChooseGood, ChooseCopiedDeal, ChooseCleared,
    ),
    events=(ev.ProductionDiverted, ev.LocationCleared),
    golden=("*winter*", "solo_appalachian_appalachian_federation"),
    tables=tuple(Table(players, solo, ("base", "winter"))
                 for players, solo in ((2, None), (3, None), (4, None), (1, "new_york"), (1, "borgo"))),
)  # fmt: skip
