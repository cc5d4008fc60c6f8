"""Headquarters (R52), a part of Promo 2 with an option of its own: cards that are claimed by what one has built."""

from __future__ import annotations

from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen, ClaimHq, HqClaimed, LocationStolen
from tests.sets.row import Flags, SetUnderTest, Start, Table, cases, refused, told

SETS = ("base", "promo_2")

CASES = """
an HQ that is offered:
  hq: [Ledger House, Salt Bastion]
  A: {goods: {grey: 1}, hand: [School], state: [Construction Vehicles, Fuel Tank]}
  B: {state: [Camp, {card: City Guards, goods: {gun: 1}}]}
  moves: [A: construct School]
  ChooseHq: [claim Ledger House, claim nothing]
the Location that is stolen:
  hq: [IBN HQ]
  A: {goods: {grey: 1}, hand: [Construction Vehicles], state: [Scrap Metal, Shipwreck, Quarry]}
  B: {state: [Camp, {card: City Guards, goods: {gun: 1}}]}
  moves: [A: construct Construction Vehicles, A: claim IBN HQ]
  ChooseStolen: ['choose B:Camp', 'choose B:City Guards']
the second of three Deals:
  hq: [Refinery Throne]
  A: {goods: {grey: 1}, hand: [Corner Shop], state: [Fuel Tank, Methane Storage],
      deals: [Gun Shop, Docks, Quarry, Old Cinema]}
  B: {state: [Camp, {card: City Guards, goods: {gun: 1}}]}
  moves: [A: construct Corner Shop, A: claim Refinery Throne, A: choose Quarry]
  ChooseCopiedDeal: [choose Docks, choose Gun Shop, choose Old Cinema]
the production that works again:
  hq: [Second Shift]
  A: {goods: {grey: 1}, hand: [Corner Shop], state: [Scrap Metal, Fuel Tank, School]}
  B: {state: [Camp, {card: City Guards, goods: {gun: 1}}]}
  moves: [A: construct Corner Shop, A: claim Second Shift]
  ChooseProduction: [choose Fuel Tank, choose School]
what asks in its turn:
  hq: [Second Shift]
  A: {goods: {grey: 1}, hand: [Corner Shop], state: [Scrap Metal, Methane Storage, Customs Ford]}
  B: {state: [Camp, {card: City Guards, goods: {gun: 1}}]}
  moves: [A: construct Corner Shop, A: claim Second Shift]
  ChooseGood: [choose blue, choose shield]
"""

REFUSED = """
- with Promo 2 and the option 'hq': {options: {}, hq: [Tent City]}
- with Promo 2 and the option 'hq': {sets: [base], hq: [Tent City]}
- named more often: {hq: [Tent City, Tent City]}
- named more often: {hq: [Tent City], A: {hq: [Tent City]}}
- the title or id of a card: {hq: [School]}
- 3 HQ cards for 2 players: {hq: [Tent City, IBN HQ, Quarry Keep]}
- with Promo 2 and the option 'hq': {options: {}, A: {hq: [Tent City]}}
- laid out and that the seat fulfils:
    {hq: [Tent City], pending: [{step: choose_hq, seat: A, offered: [Ledger House]}, &turn {step: follow_up, seat: A}]}
- laid out and that the seat fulfils:
    {hq: [Tent City], A: {state: [School]}, pending: [{step: choose_hq, seat: A, offered: [Tent City]}, *turn]}
- laid out and that the seat fulfils: {hq: [Ledger House], pending: [{step: choose_hq, seat: A, offered: []}, *turn]}
- that the seat has claimed, with the ability for this step:
    {pending: [{step: choose_stolen, seat: A, hq: IBN HQ}, *turn]}
- that the seat has claimed, with the ability for this step:
    {A: {hq: [Tent City]}, pending: [{step: choose_stolen, seat: A, hq: Tent City}, *turn]}
- that the seat has claimed, with the ability for this step:
    {A: {hq: [Tent City]}, pending: [{step: choose_copied_deal, seat: A, hq: Tent City}, *turn]}
- expected either a site or an action that is paid: {pending: [{step: choose_copied_deal, seat: A}, *turn]}
- expected either a site or an action that is paid:
    {sets: [base, winter, promo_2], A: {hq: [Refinery Throne], state: [Caravanner]},
     pending: [{step: choose_copied_deal, seat: A, site: "A:Caravanner", hq: Refinery Throne}, *turn]}
- expected the kind 'headquarters':
    {A: {hq: [Second Shift]}, pending: [{step: choose_production, seat: A, kind: action, hq: Second Shift}, *turn]}
- expected the kind 'headquarters':
    {A: {faction: city_of_uranopolis},
     pending: [{step: choose_production, seat: A, kind: headquarters, action: shift}, *turn]}
- expected a step of the phase 'production':
    {phase: production, hq: [Ledger House], A: {state: [School, Fuel Tank, Construction Vehicles]},
     pending: [{step: choose_hq, seat: A, offered: [Ledger House]}, begin_actions, *turn]}
"""

ROW = SetUnderTest(
    "headquarters",
    SETS,
    cases(SETS, CASES, options={"hq": True}),
    questions=(ChooseHq, ChooseStolen),
    commands=(ClaimHq,),
    events=(HqClaimed, LocationStolen),
    told=told("""
    - {at: an HQ that is offered, moves: [A: claim Ledger House], events: [HqClaimed]}
    - {at: the Location that is stolen, moves: [A: 'choose B:Camp'], events: [LocationStolen]}
    """),
    tables=tuple(Table(players, solo, (), Options(hq=True))
                 for players, solo in ((2, None), (4, None), (1, "hegemony"), (1, "borgo"))),
    happens=frozenset({HqClaimed}),
    dealt={"hq": "its options have other HQ cards"},
    gone={"an HQ that is offered": "hq_salt_bastion"},
    wished=(ClaimHq, cm.ConstructLocation, cm.DevelopLocation),
    golden=("claimed", "claimed_by_borgo", "taken_from_borgo", "box_with_machines"),
    flags=Flags(
        SETS,
        (("--hq",),),
        {"hq": True},
        asked=["2", *[""] * 6, "promo_2", *[""] * 4, ""],
        starts=(
            Start(
                ["2", *[""] * 6, "promo_2", "1", "3", "0", "1", "", "", "tiles"],
                (),
                SETS,
                Options(hq=True, arena=True),
                told=["Do you play with headquarters? [0]", "Please type a number from 0 to 1."],
            ),
            Start(["2", *[""] * 6, "", "1", "", "1", ""], (), ("base",), Options(borders=True, districts=True),
                  untold=["play with headquarters"]),
        ),
        needs="promo_2",
    ),
    refused=refused(
        SETS,
        REFUSED,
        options={"hq": True},
        A={"state": ["School", "Fuel Tank", "Construction Vehicles"]},
        B={"state": ["Docks", "Camp"]},
    ),
    traces=('"hq', "'hq"),
)  # fmt: skip
