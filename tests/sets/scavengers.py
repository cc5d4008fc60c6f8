"""Scavengers (R42): discard piles of one's own, salvage, Ruins as goods."""

from __future__ import annotations

from game.fiftyfirst.bots.sets.scavengers import LATER_PILES, PILES
from game.fiftyfirst.rules.sets.scavengers.messages import (
    CardSalvaged,
    ChooseDemolished,
    ChooseMatched,
    ChoosePlaced,
    ChooseRebuilt,
    ChooseSalvage,
    ChooseStripped,
    GoodsPlacedOnRuin,
    LocationDemolished,
    RuinDiscarded,
    RuinRebuilt,
)
from tests.sets.row import SetUnderTest, Table, Typed, cases, refused, spoilt, told

SETS = ("base", "scavengers")

CASES = """
salvage:
  A: {goods: {worker: 1}, state: [Torchlight Kids], discard: [Quarry]}
  B: {discard: [Docks, School]}
  C: {discard: [Pub]}
  moves: [A: activate Torchlight Kids]
  ChooseSalvage: [choose B, choose C, choose nothing]
the second of two salvages:
  A: {goods: {brick: 1}, state: [Deep Heap Diggers]}
  B: {discard: [Docks, School]}
  moves: [A: activate Deep Heap Diggers, A: choose B]
  ChooseSalvage: [choose B, choose nothing]
salvage by a yellow card:
  A: {goods: {fuel: 1}, connections: [Night Freight]}
  B: {discard: [Docks, School]}
  moves: [A: play Night Freight]
  ChooseSalvage: [choose B, choose nothing]
salvage in Production:
  phase: production
  A: {state: [Erie Dredgers]}
  B: {discard: [Docks, School], state: [Toledo Swap Meet]}
  C: {discard: [Pub]}
  ChooseSalvage: [choose B, choose C, choose nothing]
salvage of the next seat in Production:
  phase: production
  A: {state: [Erie Dredgers], discard: [Church]}
  B: {discard: [Docks, School], state: [Toledo Swap Meet, Scrap Drone]}
  moves: [A: choose B]
  ChooseSalvage: [choose A, choose nothing]
Spoils of a razed Location:
  A: {goods: {red: 9}, discard: [Pub]}
  B: {discard: [Docks], state: [Toledo Swap Meet]}
  moves: [A: raze B:Toledo Swap Meet]
  ChooseSalvage: [choose B, choose nothing]
compensation of a razed Location:
  A: {goods: {red: 9}, discard: [Pub]}
  B: {discard: [Docks], state: [Toledo Swap Meet]}
  moves: [A: raze B:Toledo Swap Meet, A: choose nothing]
  ChooseSalvage: [choose A, choose nothing]
Spoils of a Location that goes:
  solo: hegemony
  A: {goods: {red: 9}, discard: [Pub]}
  opponent: {state: [Toledo Swap Meet], discard: [Docks, School]}
  moves: [A: raze V:Toledo Swap Meet]
  ChooseSalvage: [choose V, choose nothing]
  reveals: [choose V]
the pile to match:
  phase: production
  A: {state: [Scrap Drone]}
  B: {discard: [School]}
  C: {discard: [Quarry]}
  ChooseMatched: [choose B, choose C]
the category to match:
  phase: production
  A: {state: [Scrap Drone]}
  B: {discard: [Rubble Sieve]}
  C: {discard: [Pub]}
  moves: [A: choose B]
  ChooseMatched: [choose brick, choose contact]
the colour of a contact:
  phase: production
  A: {state: [Scrap Drone]}
  B: {discard: [Rubble Sieve]}
  moves: [A: choose contact]
  ChooseMatched: [choose grey, choose blue, choose red]
the Ruin to rebuild:
  A: {goods: {worker: 2}, state: [New Horizons Initiative, {card: Pub, ruin: true},
                                  {card: Docks, ruin: true, drawn: true}]}
  moves: [A: activate New Horizons Initiative]
  ChooseRebuilt: [choose Ruin, choose Ruin#2]
  reveals: [choose Ruin]
the first Ruin to strip:
  A: {goods: {worker: 2}, state: [Red Anja, {card: Church, ruin: true, goods: {fuel: 1}},
                                  {card: Gun Shop, ruin: true, drawn: true}]}
  moves: [A: activate Red Anja]
  ChooseStripped: [choose Ruin, choose Ruin#2, done]
the second Ruin to strip:
  A: {goods: {worker: 2}, state: [Red Anja, {card: Church, ruin: true, goods: {fuel: 1}}, {card: Gun Shop, ruin: true}]}
  moves: [A: activate Red Anja, A: choose Ruin#2]
  ChooseStripped: [choose Ruin, done]
the Location to demolish:
  A: {goods: {worker: 1, gun: 1}, state: [Mike the Bang, Pub, {card: Docks, ruin: true}, School]}
  moves: [A: activate Mike the Bang]
  ChooseDemolished: [choose Pub, choose School]
  reveals: [choose Pub]
the goods on the second Ruin:
  A: {goods: {worker: 1}, state: [{card: Docks, ruin: true, drawn: true}, Pony Express, {card: Pub, ruin: true}]}
  moves: [A: activate Pony Express, A: choose iron]
  ChoosePlaced: [choose gun, choose fuel, choose iron, choose brick, choose nothing]
"""

TURNS = """
piles and Ruins:
  A: {goods: {worker: 2}, discard: [Docks, School], hand: [Quarry],
      state: [Blast Engineers, {card: Pub, ruin: true, goods: {iron: 1}}, {card: Church, ruin: true, drawn: true}]}
  B: {discard: [Camp], state: [{card: Archive, ruin: true, drawn: true}]}
a worker to match:
  A: {goods: {worker: 1}, state: [Wasteland Expedition]}
  B: {discard: [Squatters' Row]}
VP to match:
  A: {vp: 3, state: [Wasteland Expedition]}
  B: {discard: [Wall of Names, Wasteland Expedition]}
a Ruin to spend:
  A: {state: [{card: Pub, ruin: true}, Gary Steel Magnet, {card: Docks, ruin: true}]}
one Ruin to strip:
  A: {goods: {worker: 2}, state: [Red Anja, {card: Pub, ruin: true}]}
"""

REFUSED = """
- from 1: {pending: [{step: choose_salvage, seat: A, count: 0, source: {kind: action}},
                     &turn {step: follow_up, seat: A}]}
- expected a kind of source: {pending: [{step: choose_salvage, seat: A, count: 1, source: {kind: luck}}, *turn]}
- expected a discard: {pending: [{step: choose_matched, seat: A, site: "B:Scrap Drone", kind: open_production,
                                  owner: A}, *turn]}
- expected a category of the top card: {pending: [{step: choose_matched, seat: A, site: "B:Scrap Drone",
                                                   kind: open_production, owner: B, category: iron}, *turn]}
- expected a Ruin of the seat: {pending: [{step: choose_placed, seat: A, site: "A:Pony Express", ruin: "B:Ruin",
                                           count: 1}, *turn]}
- the ability for this step: {pending: [{step: choose_rebuilt, seat: A, site: "A:Pony Express", kind: action}, *turn]}
- the ability for this step: {pending: [{step: choose_stripped, seat: A, site: "A:Pony Express", count: 1}, *turn]}
- the ability for this step: {pending: [{step: choose_demolished, seat: A, site: "A:Pony Express"}, *turn]}
- all seats share one discard pile in this game: {sets: [base], A: {discard: [Pub]}}
- each seat has a discard pile of its own: {B: {}, discard: [Pub]}
"""

ROW = SetUnderTest(
    "scavengers",
    SETS,
    cases(SETS, CASES),
    questions=(
        ChooseSalvage, ChooseMatched, ChooseRebuilt, ChooseStripped, ChooseDemolished,
        ChoosePlaced,
    ),
    events=(
        CardSalvaged, RuinDiscarded, RuinRebuilt, LocationDemolished, GoodsPlacedOnRuin,
    ),
    turns=cases(SETS, TURNS),
    told=told("""
    - at: a worker to match
      moves: [A: "activate Wasteland Expedition matching B:worker"]
      events: [LocationActivated]
    - {at: VP to match, moves: [A: "activate Wasteland Expedition matching B:vp"], events: [LocationActivated]}
    - {at: a Ruin to spend, moves: [A: "activate Gary Steel Magnet discarding Ruin#2"], events: [RuinDiscarded]}
    - {at: one Ruin to strip, moves: [A: activate Red Anja, A: done], events: [LocationActivated]}
    """),
    spoilt=spoilt("""
    - at: a Ruin to spend
      moves: [A: activate Gary Steel Magnet discarding Ruin]
      lies: {decision: [{discard: [77]}]}
      fine: {decision: [{discard: [1]}]}
    """),
    unknown=("piles and Ruins", [{"players": [{"top": "moon"}]}, {"players": [{"discard": ["moon"]}]}]),
    tables=(Table(2), Table(4), Table(1, "hegemony"), Table(1, "borgo")),
    happens=frozenset({CardSalvaged}),
    golden=("*scavengers*", "demolished", "rebuilt", "stripped", "piles_reshuffled"),
    typed=Typed(
        "piles and Ruins",
        moves=("activate Blast Engineers discarding Ruin#2",),
        kinds=(),
        answers={"pay activate blast engineers discarding ruin#2": "activate Blast Engineers discarding Ruin#2"},
        looks={"piles": ""},
        unnamed=("Discard pile: ", "yellow"),
        lying=("school", "docks", "camp"),
    ),
    refused=refused(
        SETS,
        REFUSED,
        A={"state": ["Pony Express", {"card": "Camp", "ruin": True}]},
        B={"state": ["Scrap Drone", {"card": "Pub", "ruin": True}], "discard": ["School"]},
    ),
    features=(
        *PILES, *LATER_PILES, "salvage_actions", "open_ruins", "ruin_actions", "spent_ruins", "turned_ruins",
    ),
    traces=(
        "own_discards", '"discard":[]', "'top'", '"top"', "salvaged", "choose_salvage",
        "yellow", '"kept":3', "matched",
    ),
)  # fmt: skip
