"""Allies (R43): influence of groups, Locations that are blocked, goods that others give up."""

from __future__ import annotations

from game.fiftyfirst.cards.vocabulary import GROUPS
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.steps import ChooseBlocked, ChooseForfeiting
from tests.sets.row import SetUnderTest, Table, cases, told

SETS = ("base", "allies")

CASES = """
which Location is blocked:
  A: {goods: {worker: 2, iron_gang: 2, gun: 2}, state: [Rat Hunt]}
  B: {state: [Motel, Pub]}
  moves: [A: activate Rat Hunt]
  ChooseBlocked: ['choose B:Motel', 'choose B:Pub']
who gives up guns:
  A: {goods: {iron_gang: 1}, state: [Rapid Robbery]}
  B: {goods: {gun: 1}}
  C: {goods: {gun: 4}}
  moves: [A: activate Rapid Robbery]
  ChooseForfeiting: [choose B, choose C]
"""

ROW = SetUnderTest(
    "allies",
    SETS,
    cases(SETS, CASES),
    questions=(ChooseBlocked, ChooseForfeiting),
    events=(ev.LocationBlocked, ev.GoodsForfeited, ev.RuinGained),
    told=told("""
    - {at: which Location is blocked, moves: [A: 'choose B:Pub'], events: [LocationBlocked]}
    - {at: who gives up guns, moves: [A: choose C], events: [GoodsForfeited]}
    """),
    tables=(Table(2), Table(4), Table(1, "borgo")),
    traces=("blocked", *(f"{quote}{group}{quote}:" for group in GROUPS for quote in "'\"")),
    golden=("*allies*", "robbed", "blocked"),
)  # fmt: skip
