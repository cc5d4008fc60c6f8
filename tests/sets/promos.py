"""Promo 1 (R51): a visit where a worker stands, drawn cards of which one is kept; and New Era, which asks nothing."""

from __future__ import annotations

from game.fiftyfirst.rules.steps import ChooseDiscarded, ChooseKept, ChooseVisited
from tests.sets.row import SetUnderTest, Table, cases

SETS = ("base", "new_era", "promo_1")

CASES = """
which occupied Open Production is used:
  A: {goods: {worker: 2}, state: [Fixer, {card: Quarry, worker: true}]}
  B: {state: [{card: Docks, worker: true}, Boiler Room]}
  C: {state: [{card: Quarry, worker: true}, School]}
  moves: [A: activate Fixer]
  ChooseVisited: ['choose B:Docks', 'choose C:Quarry']
which card is kept:
  deck: [Docks, Camp, Church]
  A: {hand: [School, Pub, Motel], state: [Propaganda Center]}
  moves: [A: "activate Propaganda Center discarding School, Pub"]
  ChooseKept: [choose Camp, choose Docks]
which card is discarded of very many:
  A: {hand: [School, Quarry, Docks, Pub, Church, Motel, Brick Supplier, Gun Shop, Arena, Camp, Refinery, Crossroads,
             Factory, Shelter, Archive], state: [Propaganda Center]}
  moves: [A: activate Propaganda Center]
  ChooseDiscarded: [choose Archive, choose Arena, choose Brick Supplier, choose Camp, choose Church, choose Crossroads,
                    choose Docks, choose Factory, choose Gun Shop, choose Motel, choose Pub, choose Quarry,
                    choose Refinery, choose School, choose Shelter]
"""

ROW = SetUnderTest(
    "promos",
    SETS,
    cases(SETS, CASES),
    questions=(ChooseVisited, ChooseKept, ChooseDiscarded),
    tables=tuple(Table(players, solo)
                 for players, solo in ((2, None), (3, None), (4, None), (1, "new_york"), (1, "borgo"))),
)  # fmt: skip
