"""Modules of the base game with an option each (R53): border tiles, the Arena, districts; and all of them beside
headquarters."""

from __future__ import annotations

from game.fiftyfirst.cards.sets.arena import Arena
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.arena.messages import (
    ArenaEntered,
    ChooseEquipment,
    EnterArena,
    EquipFighter,
    FighterEquipped,
)
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder, BorderActivated
from game.fiftyfirst.rules.sets.districts.messages import (
    DealWithDistrict,
    DistrictDealMade,
    DistrictProduced,
    DistrictRazed,
    RazeDistrict,
)
from tests.match.golden_matches import WHOLE_BOX
from tests.sets.row import Flags, SetUnderTest, Start, Table, Typed, cases, refused, spoilt, told

RAID = """
  options: {borders: true}
  borders: [{side: "Borgo's Night Raid", between: [A, B]}, {side: Hands at the Oars, between: [B, C]},
            {side: Expedition to Moloch, between: [C, A]}]
  A: {goods: {gun: 1}}
  B: {goods: {iron: 1}}
  C: {goods: {brick: 1, fuel: 1}}"""

CASES = f"""
whom a raid robs:{RAID}
  moves: [A: border Borgo's Night Raid]
  ChooseVictim: [choose B, choose C]
what a raid takes:{RAID}
  moves: [A: border Borgo's Night Raid, A: choose C]
  ChooseResource: [choose brick, choose fuel]
which drawn card is kept:
  options: {{borders: true}}
  borders: [{{side: Crossing by Night, between: [A, B]}}]
  deck: [School, Docks]
  A: {{goods: {{blue: 1}}}}
  moves: [A: border Crossing by Night]
  ChooseKept: [choose Docks, choose School]
what equips a worker:
  options: {{arena: true, districts: true}}
  arena: {{A: {{worker: true}}, B: {{worker: true, gear: {{gun: 1}}}}}}
  A: {{goods: {{gun: 1, iron: 2}}}}
  B: {{passed: true, goods: {{ammo: 1}}}}
  moves: [A: pass]
  ChooseEquipment: [equip gun, equip iron, equip nothing]
which Deal a Machine takes:
  sets: [base, moloch]
  options: {{districts: true}}
  districts: [{{id: Foundry Quarter, goods: {{iron: 3}}, deals: [A]}}]
  phase: assault
  machines: {{deployed: [Night Auditor]}}
  A: {{deals: [Docks]}}
  ChooseLost: [choose Docks, choose Foundry Quarter]
  reveals: all
"""

TURNS = """
all modules:
  sets: [base, promo_2]
  options: {hq: true, borders: true, arena: true, districts: true}
  round: 3
  hq: [Salt Bastion]
  borders: [{side: Human Trafficking, between: [A, B]}]
  arena: {B: {worker: true, gear: {gun: 1}}}
  districts: [{id: Foundry Quarter, goods: {iron: 3}, deals: [B]}, {id: Lantern Market}]
  A: {goods: {worker: 2, blue: 2, red: 6, brick: 1}, hand: [School]}
  B: {hand: [Camp], hq: [Ledger House]}
all but headquarters:
  options: {borders: true, arena: true, districts: true}
  borders: [{side: Human Trafficking, between: [A, B]}]
  districts: [{id: Foundry Quarter, goods: {iron: 3}}, {id: Lantern Market, deals: [B]}]
  A: {goods: {worker: 2, brick: 1, blue: 2, red: 7, gun: 1}}
"""

REFUSED = """
- expected a border tile beside A and B, too: {borders: []}
- a side of a border tile: {borders: [{side: Docks, between: [A, B]}]}
- expected a border tile for 2 players: {borders: [{side: Tribute to Borgo, between: [A, B]}]}
- expected two neighbours: {borders: [{side: Human Trafficking, between: [A]}]}
- expected two neighbours: {borders: [{side: Human Trafficking, between: [A, A]}]}
- not two: {borders: [{side: Human Trafficking, between: [A, B]}, {side: Hands at the Oars, between: [B, A]}]}
- expected no equipment without a worker: {arena: {A: {worker: false, gear: {gun: 1}}}}
- brick: {arena: {A: {gear: {brick: 1}}}}
- no key of workers by seat: {arena: {C: {}}}
- a district: {districts: [{id: Docks}]}
- expected each district once: {districts: [Gasworks Row, gasworks_row]}
- expected each seat once: {districts: [{id: Gasworks Row, deals: [A, A]}]}
- card: {districts: [{id: Gasworks Row, goods: {card: 1}}]}
- worker in the Arena: {phase: cleanup, pending: [{step: choose_equipment, seat: A}, tidy_up]}
- goods to equip its worker: {arena: {A: {}}, phase: cleanup, pending: [{step: choose_equipment, seat: A}, tidy_up]}
- expected: {pending: [{step: choose_kept, seat: A, cards: [], border: Human Trafficking}, tidy_up]}
- only in games with the option 'borders': {options: {}, borders: []}
- only in games with the option 'arena': {options: {}, arena: {}}
- only in games with the option 'districts': {options: {}, districts: []}
"""

ROW = SetUnderTest(
    "modules",
    ("base",),
    cases(("base",), CASES),
    questions=(ChooseEquipment,),
    commands=(ActivateBorder, EnterArena, EquipFighter, DealWithDistrict, RazeDistrict),
    events=(
        BorderActivated, ArenaEntered, FighterEquipped, DistrictProduced, DistrictDealMade,
        DistrictRazed,
    ),
    turns=cases(("base",), TURNS),
    told=told("""
    - {at: all but headquarters, moves: [A: border Human Trafficking], events: [BorderActivated]}
    - {at: all but headquarters, moves: [A: arena], events: [ArenaEntered]}
    - {at: all but headquarters, moves: [A: deal district Foundry Quarter], events: [DistrictDealMade]}
    - {at: all but headquarters, moves: [A: raze district Lantern Market], events: [DistrictRazed]}
    - {at: what equips a worker, moves: [A: equip gun], events: [FighterEquipped]}
    """),
    spoilt=spoilt("""
    - at: all but headquarters
      moves: [A: border Human Trafficking]
      lies: {decision: [{side: moon}, {side: school}], border_activated: [{side: x}, {turned: x}]}
    - at: all but headquarters
      moves: [A: arena]
      lies: {arena_entered: [{seat: D}]}
    - at: all but headquarters
      moves: [A: deal district Foundry Quarter]
      lies: {decision: [{district: pub}], district_deal_made: [{district: moon}, {district: gasworks_row}]}
    - at: all but headquarters
      moves: [A: raze district Lantern Market]
      lies: {district_razed: [{goods: {gold: 1}}, {deals: E}]}
    - at: what equips a worker
      moves: [A: equip gun]
      lies: {decision: [{gear: sword}], fighter_equipped: [{gear: sword}, {seat: C}]}
    """),
    unknown=(
        "all but headquarters",
        [
            {"borders": [{"side": "moon", "between": ["A", "B"]}]},
            {"borders": [{"side": "human_trafficking", "between": ["A", "V"]}]},
            {"arena": {"A": {"sword": 1}}}, {"arena": {"D": {}}}, {"arena": {"A": {"gun": 10**9}}}, {"arena": None},
            {"districts": [{"district": "moon"}]},
            {"districts": [{"district": "foundry_quarter", "goods": {"gold": 1}}]},
            {"districts": [{"district": "foundry_quarter", "goods": {"iron": 10**9}}]},
            {"districts": [{"district": "foundry_quarter", "deals": ["C"]}]}, {"districts": None},
        ],
    ),
    tables=tuple(Table(players, solo, ("base", "promo_2"), WHOLE_BOX)
                 for players, solo in ((2, None), (3, None), (4, None), (1, "merchants"), (1, "borgo"))),
    dealt=dict.fromkeys(("borders", "arena", "districts"), "its options have other modules"),
    gone={"which drawn card is kept": "crossing_by_night", "which Deal a Machine takes": "foundry_quarter"},
    golden=("tiles", "box_with_machines", "box_with_map", "claimed_by_borgo", "taken_from_borgo"),
    wished=(ActivateBorder, EnterArena, DealWithDistrict),
    happens=frozenset({BorderActivated, ArenaEntered, DistrictProduced}),
    typed=Typed(
        "all modules",
        moves=(
            "border Human Trafficking", "arena", "deal district Foundry Quarter", "raze district Foundry Quarter",
            "border Human Trafficking paying {brick: 1}",
        ),
        kinds=(ActivateBorder, EnterArena, DealWithDistrict, RazeDistrict),
        answers={
            "border": "Write it like this: border Human Trafficking: uses the side",
            "equip": "Write it like this: arena: sends a worker into the Arena; equip gun",
            "claim Salt Bastion": "", "border Gene": "", "deal district Lantern Market": "",
            "help moves": ("\n  claim Salt Bastion, or claim nothing: ", "\n  border Human Trafficking: ",
                           "\n  arena: ", "\n  deal district "),
            "pay border human trafficking": "border Human Trafficking paying {brick: 1}",
        },
        looks={
            "hq": "There are no headquarters in this game.",
            "tiles": "There are no border tiles, Arena or districts in this game.",
        },
        unnamed=("claimed",),
        lying=("hq_salt_bastion", "human_trafficking", "gene_supplies", "foundry_quarter", "lantern_market"),
        cards=("hq_salt_bastion", "human_trafficking", "foundry_quarter", Arena.id),
    ),
    flags=Flags(
        ("base",),
        (("--borders",), ("--arena",), ("--districts",)),
        {"borders": True, "arena": True, "districts": True},
        asked=["2", *[""] * 6, "", *[""] * 4, ""],
        starts=(
            Start(
                ["", "tiles"],
                ("--names", "Anna,Ben", "--sets", "base,promo_2", "--hq", "--borders", "--arena", "--districts"),
                ("base", "promo_2"),
                WHOLE_BOX,
                told=["Border tiles:\n"],
            ),
            Start([""], ("--arena",), ("base",), Options(arena=True)),
        ),
    ),
    refused=refused(("base",), REFUSED, options={"borders": True, "arena": True, "districts": True}),
    traces=('"border":', '"borders"', "'border", "border_activated", '"arena":', "'arena':", "district"),
)  # fmt: skip
