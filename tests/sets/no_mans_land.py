"""No Man's Land (R45): Outposts on a map of nine Areas, built, upgraded, activated, shielded and razed."""

from __future__ import annotations

from game.fiftyfirst.bots.sets.no_mans_land import LATER_OUTPOSTS, OUTPOSTS
from game.fiftyfirst.rules.commands import ChooseArea
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.no_mans_land.messages import (
    BuildOutpost,
    ChooseActivated,
    ChooseGivenUp,
    ChooseLevel,
    ChooseOpponentArea,
    ChooseOutpost,
    ChooseOutpostHit,
    ChooseToBuild,
    OutpostActivated,
    OutpostAimed,
    OutpostBuilt,
    OutpostRazed,
    OutpostShielded,
    OutpostShieldLost,
    OutpostUpgraded,
    PickSkipped,
    RazeOutpost,
    ShieldOutpost,
    SkipPick,
    UpgradeOutpost,
)
from tests.sets.row import Flags, SetUnderTest, Start, Table, Typed, cases, refused, spoilt, told

SETS = ("base", "no_mans_land")

CASES = """
a pick that may be skipped:
  phase: lookout
  turn: A
  first_player: A
  draft: 1
  offer: [School, Pub, Docks]
  deck: [Quarry, Church, Archive, Scrap Metal, Shelter]
  map: {South-West: {owner: A, level: 2}, South-Central: {owner: B}}
  ChooseCard: [pick Docks, pick Pub, pick School, skip for West-Central]
a pick that must be skipped:
  round: 1
  phase: lookout
  turn: A
  first_player: A
  draft: 1
  offer: [School, Pub, Docks]
  deck: [Quarry, Church, Archive]
  map: {}
  moves: [A: pick School, B: skip for South-West, B: pick Church]
  ChooseCard: [skip for North-East, skip for North-West, skip for South-East]
  reveals: all
a skipped pick when all markers are in use:
  round: 3
  phase: lookout
  turn: A
  first_player: A
  draft: 2
  offer: [School]
  map: {North-West: {owner: A}, North-Central: {owner: A}, North-East: {owner: A, level: 3},
        West-Central: {owner: A}, Central: {owner: A}, East-Central: {owner: A, level: 2},
        South-West: {owner: B}, South-East: {owner: B}}
  ChooseCard: [pick School, skip for South-Central removing Central, skip for South-Central removing East-Central,
               skip for South-Central removing North-Central, skip for South-Central removing North-East,
               skip for South-Central removing North-West, skip for South-Central removing West-Central]
  reveals: all
where an effect builds:
  map: {South-West: {owner: A}}
  A: {goods: {worker: 2}, state: [Stakeout Crew]}
  moves: [A: activate Stakeout Crew]
  ChooseOutpost: [choose South-Central, choose West-Central]
where a building bonus builds:
  map: {South-East: {owner: B}, North-East: {owner: B, level: 2}, Central: {owner: B}}
  A: {goods: {grey: 2}, hand: [Pioneer Convoy]}
  moves: [A: construct Pioneer Convoy]
  ChooseOutpost: [choose North-West, choose South-West]
which Outpost an effect upgrades:
  map: {South-West: {owner: A}, Central: {owner: A, level: 2}, North-West: {owner: A, level: 3}}
  A: {goods: {worker: 1, brick: 1}, state: [Concrete Masons]}
  moves: [A: activate Concrete Masons]
  ChooseOutpost: [choose Central, choose South-West]
which Outpost an effect razes:
  map: {Central: {owner: A}, North-Central: {owner: B, level: 2, shield: true}, West-Central: {owner: B},
        North-West: {owner: B}}
  A: {goods: {gun: 1}, state: [Siege Howitzer]}
  moves: [A: activate Siege Howitzer]
  ChooseOutpost: [choose North-Central, choose West-Central]
which Outpost is activated:
  phase: production
  map: {South-West: {owner: A}, Central: {owner: A, level: 2}, North-West: {owner: B, level: 3}}
  A: {state: [Relay Masts]}
  ChooseActivated: [choose Central, choose South-West, done]
  reveals: [choose South-West, done]
the second of three Outposts in one line:
  map: {Central: {owner: A}, West-Central: {owner: A}, East-Central: {owner: A}, South-Central: {owner: A}}
  A: {goods: {worker: 2}, state: [Grand Meridian]}
  moves: [A: activate Grand Meridian, A: choose Central]
  ChooseActivated: [choose East-Central, choose South-Central, choose West-Central, done]
which Outpost is given up for another one:
  map: {North-West: {owner: A}, North-Central: {owner: A}, North-East: {owner: A, level: 3},
        West-Central: {owner: A}, Central: {owner: A}, East-Central: {owner: A, level: 2},
        South-West: {owner: B}, South-East: {owner: B}}
  A: {goods: {worker: 2}, state: [Stakeout Crew]}
  moves: [A: activate Stakeout Crew]
  ChooseGivenUp: [choose Central, choose East-Central, choose North-Central, choose North-East, choose North-West,
                  choose West-Central]
the level after an upgrade:
  map: {South-West: {owner: A, level: 2}}
  A: {hand: [Archive, Quarry]}
  moves: [A: upgrade South-West discarding Archive]
  ChooseLevel: [choose 2, choose 3]
the level of an Outpost that is activated:
  map: {North-West: {owner: A, level: 3}, West-Central: {owner: A}}
  A: {goods: {worker: 1}, state: [Frostline Riders]}
  moves: [A: activate Frostline Riders]
  ChooseLevel: [choose 1, choose 2, choose 3]
the level of an Outpost that is razed:
  map: {South-West: {owner: A}, West-Central: {owner: B, level: 3, shield: true}}
  A: {goods: {red: 5}, hand: [Docks]}
  moves: [A: raze outpost West-Central]
  ChooseLevel: [choose 2, choose 3]
whether to build where an Outpost was razed:
  map: {South-West: {owner: A}, West-Central: {owner: B, level: 1}}
  A: {goods: {red: 2}, hand: [Docks, Sentinel Mesa, Convoy]}
  moves: [A: raze outpost West-Central]
  ChooseToBuild: [done, outpost West-Central discarding Docks, outpost West-Central discarding Sentinel Mesa]
whether to build there for nothing:
  options: {no_mans_land.raze_build_free: true}
  map: {South-West: {owner: A}, West-Central: {owner: B, level: 1}}
  A: {goods: {red: 2}}
  moves: [A: raze outpost West-Central]
  ChooseToBuild: [done, outpost West-Central]
which Outpost goes so that one can stand there:
  options: {no_mans_land.raze_build_free: true}
  map: {North-West: {owner: A}, North-Central: {owner: A}, North-East: {owner: A}, West-Central: {owner: A},
        Central: {owner: A}, East-Central: {owner: A}, South-Central: {owner: B}}
  A: {goods: {red: 2}}
  moves: [A: raze outpost South-Central]
  ChooseToBuild: [done, outpost South-Central removing Central, outpost South-Central removing East-Central,
                  outpost South-Central removing North-Central, outpost South-Central removing North-East,
                  outpost South-Central removing North-West, outpost South-Central removing West-Central]
where the virtual opponent builds:
  solo: hegemony
  phase: lookout
  deck: [School, Pub, Docks, Quarry, Arena, Camp]
  map: {South-West: {owner: A}, North-East: {owner: A}, North-West: {owner: V, level: 2}}
  moves: [A: pick School, A: pick Pub]
  ChooseOpponentArea: [choose North-Central, choose West-Central]
  reveals: all
which Outpost Borgo's attack card hits:
  solo: borgo
  options: {borgo.icon_map: {gun: attack}}
  turn: V
  deck: [Arena, Quarry]
  connections: {red: [], blue: []}
  map: {Central: {owner: V, level: 2}, South-Central: {owner: A}, East-Central: {owner: A, level: 2},
        North-Central: {owner: A, level: 2, shield: true}}
  opponent: {brawlers: 3}
  ChooseOutpostHit: [choose East-Central, choose South-Central]
which Outpost Borgo's expansion razes:
  solo: borgo
  options: {borgo.icon_map: {gun: expansion}}
  turn: V
  deck: [Arena, Church]
  connections: {red: [], blue: []}
  map: {Central: {owner: V, level: 2}, South-Central: {owner: A}, East-Central: {owner: A, level: 2},
        North-Central: {owner: A, shield: true}}
  opponent: {brawlers: 3}
  ChooseOutpostHit: [choose North-Central, choose South-Central]
"""

TURNS = """
Outposts and what acts on them:
  round: 3
  map: {North-West: {owner: B, level: 3, shield: true}, North-Central: {owner: A}, South-West: {owner: A, level: 2}}
  A: {goods: {red: 4, universal: 1, shield: 1}, hand: [Docks, Clay Pit, Archive, School]}
  B: {hand: [Camp], goods: {worker: 1}}
other icons:
  options: {no_mans_land.raze_build_free: true, outposts.build_icon: brick, outposts.level_3_icon: gun}
  map: {South-West: {owner: A, level: 2}, West-Central: {owner: B, level: 2}, Central: {owner: A}}
  A: {goods: {red: 2, universal: 2, shield: 2}, hand: [Quarry, Arena, Clay Pit, Pub]}
  B: {goods: {grey: 1}}
"""

REFUSED = """
- expected 'map' only in games with No Man's Land: {sets: [base], map: {}}
- expected the title or id of an Area, not 'Nowhere': {map: {Nowhere: {owner: A}}}
- expected a seat, not 'C': {map: {Central: {owner: C}}}
- expected a whole number from 1 to 3, not 4: {map: {Central: {owner: A, level: 4}}}
- expected true or false, not 1: {map: {Central: {owner: A, shield: 1}}}
- levle: {map: {Central: {owner: A, levle: 1}}}
- owner: {map: {Central: {}}}
- expected each Area once, not: {map: {Central: {owner: A}, area_central: {owner: B}}}
- expected at most 6 Outposts of A, not 7: {map: {North-West: {owner: A}, North-Central: {owner: A},
    North-East: {owner: A}, West-Central: {owner: A}, Central: {owner: A}, East-Central: {owner: A},
    South-West: {owner: A}}}
- expected 'skipped' only in games with No Man's Land: {sets: [base], A: {skipped: true}}
"""

ROW = SetUnderTest(
    "no_mans_land",
    SETS,
    cases(SETS, CASES),
    questions=(
        ChooseOutpost, ChooseActivated, ChooseGivenUp, ChooseLevel, ChooseToBuild,
        ChooseOpponentArea, ChooseOutpostHit,
    ),
    commands=(SkipPick, BuildOutpost, UpgradeOutpost, RazeOutpost, ShieldOutpost, ChooseArea),
    events=(
        PickSkipped, OutpostBuilt, OutpostUpgraded, OutpostActivated, OutpostRazed, OutpostShielded,
        OutpostShieldLost, OutpostAimed,
    ),
    turns=cases(SETS, TURNS),
    told=told("""
    - {at: a pick that may be skipped, moves: [A: skip for West-Central], events: [PickSkipped, OutpostBuilt]}
    - at: a skipped pick when all markers are in use
      moves: [A: skip for South-Central removing North-East]
      events: [PickSkipped, OutpostBuilt]
    - at: the level of an Outpost that is razed
      moves: [A: choose 2, A: outpost West-Central discarding Docks]
      events: [OutpostRazed, OutpostActivated, OutpostBuilt]
    - {at: whether to build there for nothing, moves: [A: outpost West-Central], events: [OutpostBuilt]}
    - {at: the level after an upgrade, moves: [A: choose 3], events: [OutpostUpgraded, OutpostActivated]}
    - at: which Outpost Borgo's attack card hits
      moves: [A: choose East-Central]
      events: [OutpostAimed, OutpostRazed]
    - {at: which Outpost Borgo's expansion razes, moves: [A: choose North-Central], events: [OutpostShieldLost]}
    - {at: other icons, moves: [A: outpost South-Central discarding Quarry], events: [OutpostBuilt]}
    - {at: other icons, moves: [A: upgrade South-West discarding Arena, A: choose 3], events: [OutpostUpgraded]}
    - at: other icons
      moves: [A: "raze outpost West-Central paying {red: 1, universal: 2}"]
      events: [OutpostRazed]
    - at: other icons
      moves: [A: shield outpost Central, A: shield outpost South-West]
      events: [OutpostShielded]
    """),
    spoilt=spoilt("""
    - at: a skipped pick when all markers are in use
      moves: [A: skip for South-Central removing North-East]
      lies:
        decision: [{area: moon}, {area: school}, {removing: moon}]
        outpost_built: [{area: moon}, {removed: moon}, {level: 0}, {level: 4}, {seat: D}]
        outpost_activated: [{level: 4}, {area: pub}]
        pick_skipped: [{seat: V}]
        goods_gained.source: [{card: moon}]
      fine:
        decision: [{removing: null}]
        outpost_built: [{level: 3}]
        goods_gained.source: [{card: area_central}]
    - {at: the level after an upgrade, lies: {question: [{area: moon}, {level: 4}, {lowest: 0}]}}
    - {at: which Outpost is given up for another one, lies: {question: [{area: moon}]}}
    - {at: whether to build where an Outpost was razed, lies: {question: [{area: pub}]}}
    - {at: where an effect builds, lies: {question: [{deed: sell}]}}
    - {at: the second of three Outposts in one line, lies: {question: [{activated: [moon]}]}}
    - at: other icons
      moves: [A: upgrade South-West discarding Arena]
      lies: {outpost_upgraded: [{area: area_north_east}]}
    - at: other icons
      moves: [A: shield outpost Central]
      lies: {outpost_shielded: [{area: area_north_east}]}
    """),
    unknown=(
        "other icons",
        [
            {"outposts": {"moon": {"owner": "A"}}}, {"outposts": {"area_central": {"owner": "C"}}},
            {"outposts": {"area_central": {"owner": "V"}}}, {"outposts": {"area_central": {"owner": "A", "level": 0}}},
            {"outposts": {"area_central": {"owner": "A", "level": 4}}},
            {"outposts": {"area_central": {"owner": "A", "level": 10**9}}}, {"outposts": None},
        ],
    ),
    tables=(
        Table(2),
        Table(3, None, (*SETS, "promo_2"), Options(raze_build_free=True)),
        Table(4, None, (), Options(outposts_build_icon="brick", outposts_level_3_icon="gun")),
        Table(1, "hegemony", (), Options(raze_build_free=True)),
        Table(1, "borgo", (), Options(extra_factions=True)),
    ),
    happens=frozenset({PickSkipped, OutpostBuilt, OutpostActivated}),
    golden=("*no_mans_land*", "built_there", "other_icons", "raided", "shielded", "razed_by_howitzer"),
    typed=Typed(
        "Outposts and what acts on them",
        moves=(
            "outpost Central discarding Docks", "outpost South-Central discarding School",
            "upgrade South-West discarding Archive", "raze outpost North-West", "shield outpost North-Central",
            "raze outpost North-West paying {red: 4, universal: 1}",
        ),
        kinds=(BuildOutpost, UpgradeOutpost, RazeOutpost, ShieldOutpost),
        answers={
            "outpost": "Write it like this: outpost South-Central discarding Docks",
            "upgrade Central": "", "outpost South-East discarding Docks": "", "skip for Central": "",
            "help moves": (
                "  skip for South-West: takes no card", "  outpost South-Central discarding Docks: builds",
                "  upgrade South-West discarding Clay Pit: brings",
                "  raze outpost West-Central, shield outpost South-West: ",
            ),
            "raze outpost north-west paying": "Write it like this: raze outpost West-Central, shield outpost ",
            "shield outpost north-west paying {red}": "Write it like this: raze outpost West-Central, shield outpost ",
            "pay raze outpost north-west": "raze outpost North-West paying {red: 4, universal: 1}",
            "pay outpost central": ("outpost Central discarding Docks", "outpost Central discarding School"),
            "pay outpost central discarding docks": "outpost Central discarding Docks",
        },
        looks={"map": "There is no map in this game."},
        unnamed=("Outpost", "arkers left"),
        lying=("area_north_west", "area_north_central", "area_north_east", "area_west_central", "area_central",
               "area_east_central", "area_south_west", "area_south_central", "area_south_east"),
        cards=("area_south_west",),
    ),
    flags=Flags(
        SETS,
        (("--raze-build-free",),),
        {"no_mans_land.raze_build_free": True},
        asked=["2", *[""] * 6, "no_mans_land", *[""] * 4, ""],
        starts=(
            Start(
                ["", "map"],
                ("--names", "Anna,Ben", "--sets", "base,no_mans_land", "--raze-build-free"),
                SETS,
                Options(raze_build_free=True),
                told=["After razing an Outpost you build in its Area without discarding a card.\n"],
            ),
            Start(
                ["2", *[""] * 6, "no_mans_land", "2", "1", *[""] * 3, "", "map"],
                (),
                SETS,
                Options(raze_build_free=True),
                told=["Do you build without discarding a card after razing an Outpost? [0]",
                      "Please type a number from 0 to 1."],
                untold=["level do the Machines"],
            ),
            Start(["2", *[""] * 6, "winter", *[""] * 3, ""], (), ("base", "winter"), Options(),
                  untold=["razing an Outpost"]),
        ),
        needs="no_mans_land",
        games=4,
    ),
    refused=refused(SETS, REFUSED),
    features=(*OUTPOSTS, *LATER_OUTPOSTS),
    traces=('"outposts"', "OutpostBuilt", "skipped", "area_", "'map'"),
)  # fmt: skip
