"""Moloch (R44), with its cooperative variant and the server room (R53.3): Machines to be hacked and destroyed."""

from __future__ import annotations

from game.fiftyfirst.bots.sets.moloch import LATER_MACHINES, MACHINES
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.sets.moloch.messages import (
    AssaultMissed,
    AssaultRazed,
    AssaultStoppedBoard,
    AssaultStoppedLocation,
    AssaultTook,
    AssaultTookCard,
    AssaultTookDeal,
    ChooseCode,
    ChooseLost,
    ChooseRazed,
    ChooseStopped,
    DestroyMachine,
    HackedDrawn,
    HackMachine,
    MachineCharged,
    MachineDestroyed,
    MachineHacked,
    MachinesDeployed,
    Overrun,
    StackReshuffled,
)
from tests.sets.row import Flags, SetUnderTest, Start, Table, Typed, cases, refused, spoilt, told

SETS = ("base", "moloch", "promo_2")

CASES = """
the Location that a Machine razes:
  machines: {deployed: [Salt Sower]}
  A: {state: [School, {card: Pub, ruin: true}, Punch-Card Vault]}
  ChooseRazed: [choose School, choose Punch-Card Vault]
  reveals: all
the Location that the first of two Machines razes:
  machines: {deployed: [Combat Machine, Dragnet, Mother]}
  A: {state: [Brick Supplier, Brick Storage, Wreck Field, Bombed-Out Arcade]}
  ChooseRazed: [choose Brick Supplier, choose Brick Storage, choose Bombed-Out Arcade]
the Location that the second of two Machines razes:
  machines: {deployed: [Combat Machine, Dragnet, Mother]}
  A: {state: [Brick Supplier, Brick Storage, Wreck Field, Bombed-Out Arcade]}
  moves: [A: choose Brick Storage]
  ChooseRazed: [choose Brick Supplier, choose Wreck Field, choose Bombed-Out Arcade]
  reveals: all
the card that a Machine takes:
  machines: {deployed: [Night Ferry]}
  A: {hand: [Quarry, Pub, Quarry], connections: [Punks]}
  ChooseLost: [choose Pub, choose Punks, choose Quarry]
  reveals: all
the card that a Machine takes of the next seat:
  machines: {deployed: [Dragnet, Turnstile, Night Ferry, Rust Locust]}
  first_player: B
  A: {hand: [Quarry, School]}
  B: {hand: [Pub, Docks, Camp]}
  moves: [B: choose Pub]
  ChooseLost: [choose Quarry, choose School]
  reveals: all
the Deal that a Machine takes:
  machines: {deployed: [Night Auditor, Sky Needle]}
  A: {vp: 2, deals: [Pub, Docks]}
  B: {deals: [School]}
  ChooseLost: [choose Docks, choose Pub]
  reveals: all
the action that a Machine stops:
  machines: {deployed: [Lockjaw, Turnstile, Curfew Siren]}
  A: {state: [Rail Cannon, School, Decoy Town]}
  ChooseStopped: [choose Decoy Town, choose Rail Cannon]
  reveals: all
the goods of a code in Production:
  phase: production
  machines: {deployed: [Mother], discard: [Lockjaw]}
  A: {state: [High-tech Cellar]}
  ChooseCode: [choose brick, choose gun, choose fuel, choose iron, choose worker]
the second good of a code in Production:
  phase: production
  machines: {deployed: [Mother]}
  A: {state: [School, {card: High-tech Cellar, goods: {gun: 1}}]}
  moves: [A: choose worker]
  ChooseCode: [choose brick, choose gun, choose fuel, choose iron, choose worker]
  reveals: all
the goods of a code after building:
  phase: action
  machines: {deployed: [Mother]}
  A: {goods: {grey: 1}, hand: [Punch-Card Vault]}
  moves: [A: construct Punch-Card Vault]
  ChooseCode: [choose brick, choose gun, choose fuel, choose iron, choose worker]
a question while goods lie on Machines and in the server room:
  options: {moloch.coop: true, moloch.difficulty: veteran, server_room: true}
  server_room: 2
  machines: {deployed: [{card: Rail Hound, red: 1, goods: {brick: 1, ammo: 1}}, Salt Sower, Siege Crane],
             discard: [Swarm Relay, Mother]}
  A: {state: [School, Punch-Card Vault]}
  B: {hand: [Hacked Lockjaw], state: [Hacked Night Ferry]}
  ChooseRazed: [choose School, choose Punch-Card Vault]
  reveals: all
"""

TURNS = """
Machines, some with goods on them:
  round: 3
  options: {moloch.difficulty: soldier, moloch.coop: true, server_room: true}
  server_room: 1
  machines:
    stack: [Lockjaw, Mother]
    deployed: [Toll Gate, Rust Locust, {card: Rust Locust, red: 1, goods: {ammo: 1, worker: 1}}]
    discard: [Swarm Relay, Dragnet]
  A: {goods: {worker: 4, brick: 1, red: 3}, hand: [Hacked Night Ferry, Pub], stopped: [red, exchange],
      state: [{card: Rail Cannon, used: 2, stopped: true}, {card: Captured Scanner, goods: {red: 2}}]}
  B: {hand: [Hacked Road Eater, Camp], goods: {worker: 1}, state: [{card: Archive, used: 1, marks: {worker: 1}}]}
goods for any Machine:
  options: {moloch.coop: true, server_room: true}
  machines: {stack: [Toll Gate, Road Eater], deployed: [Rust Locust, Mother, Rust Locust]}
  A: {goods: {brick: 1, worker: 4, red: 3, universal: 1, ammo: 1},
      state: [{card: Captured Scanner, goods: {red: 4}}, {card: Moonlight Terminal, goods: {brick: 1}}]}
  B: {goods: {iron: 1, worker: 2, red: 3}}
"""

REFUSED = """
- machines.stack: {machines: {stack: [Palace]}}
- "'Mother' is named more often than these sets hold it": {machines: {deployed: [Mother, Mother]}}
- Rail Hound: {machines: {deployed: [Rail Hound]}}
- grey: {machines: {deployed: [{card: Mother, goods: {grey: 1}}]}}
- this is no key of the Machines: {machines: {pile: []}}
- expected 'server_room' only in games with Moloch and the option 'server_room': {server_room: 1}
- expected a whole number from 0 to 3: {options: {server_room: true}, server_room: 4}
- hero: {options: {moloch.difficulty: hero}}
- expected 'machines' only in games with Moloch: {sets: [base], machines: {stack: []}}
- assault: {sets: [base], phase: assault}
- deploy: {sets: [base, promo_2], phase: deploy}
- a game has at most one expansion: {sets: [base, moloch, scavengers]}
- expected a Site: {A: {state: [Docks]}, B: {state: [High-tech Cellar]}, phase: production, round: 1,
                    pending: [{step: choose_code, seat: A, site: "A:Docks", kind: production}, begin_actions]}
- expected a Site: {A: {state: [Docks]}, B: {state: [High-tech Cellar]}, phase: production, round: 1, pending: [
                    {step: choose_code, seat: A, site: "B:High-tech Cellar", kind: production}, begin_actions]}
"""

REFUSED_PLAYERS = """
- "'Mother' is named more often": {A: {hand: [Hacked Mother]}}
- "'Toll Gate' is named more often": {A: {state: [Hacked Toll Gate], hand: [Hacked Toll Gate]}}
- Mother: {A: {hand: [Mother]}}
- expected a faction action, or 'exchange', not 'purple': {A: {stopped: [purple]}}
- expected a faction action, or 'exchange', not 'research': {A: {stopped: [research]}}
- Captured Scanner: {A: {state: [{card: Captured Scanner, goods: {gun: 1}}]}}
- Kasparov's Comeback: {A: {state: [{card: Kasparov's Comeback, goods: {red: 4}}]}}
- High-tech Cellar: {A: {state: [{card: High-tech Cellar, goods: {ammo: 1}}]}}
- Punch-Card Vault: {A: {state: [{card: Punch-Card Vault, goods: {iron: 4}}]}}
"""

REFUSED_QUESTIONS = """
- expected a deployed Machine: {pending: [{step: choose_razed, seat: A, machine: Lockjaw}, &then begin_actions]}
- expected a card or Deal of the seat: {pending: [{step: choose_lost, seat: B, machine: Dragnet, good: card}, *then]}
- expected 'card' or 'deal': {pending: [{step: choose_lost, seat: A, machine: Dragnet, good: iron}, *then]}
- from 1: {pending: [{step: choose_lost, seat: A, machine: Dragnet, good: card, count: 0}, *then]}
- a seat: {pending: [{step: choose_stopped, seat: V, machine: Dragnet}, *then]}
- expected a deployed Machine: {pending: [{step: attack, seat: A, machines: ["Mother#2"]}, *then]}
- expected a step of the phase 'assault': {pending: [{step: choose_action, seat: A}, *then]}
"""

ROW = SetUnderTest(
    "moloch",
    SETS,
    cases(SETS, CASES, phase="assault"),
    questions=(ChooseRazed, ChooseLost, ChooseStopped, ChooseCode),
    commands=(HackMachine, DestroyMachine),
    events=(
        MachinesDeployed, StackReshuffled, AssaultRazed, AssaultTook, AssaultTookCard,
        AssaultTookDeal, AssaultStoppedBoard, AssaultStoppedLocation, AssaultMissed, MachineHacked,
        MachineDestroyed, MachineCharged, HackedDrawn, Overrun, ev.VpLost,
    ),
    turns=cases(SETS, TURNS),
    told=told("""
    - {at: goods for any Machine, moves: [A: "hack Rust Locust#2"], events: [MachineHacked]}
    - {at: goods for any Machine, moves: [A: hack Rust Locust to server room], events: [MachineHacked]}
    - {at: goods for any Machine, moves: [A: destroy Mother], events: [MachineDestroyed]}
    - at: goods for any Machine
      moves: [A: "hack Rust Locust paying {worker: 2} and {brick: 1} from Moonlight Terminal"]
      events: [MachineHacked]
    - at: goods for any Machine
      moves: [A: "destroy Mother paying {red: 1} and {red: 4} from Captured Scanner"]
      events: [MachineDestroyed]
    - at: goods for any Machine
      moves: [A: "hack Mother partly {worker: 1, red: 2}", B: "hack Mother partly {iron: 1}"]
      events: [MachineCharged]
    - at: goods for any Machine
      moves: [A: "destroy Mother partly {red: 3}", B: destroy Mother]
      events: [MachineCharged, MachineDestroyed]
    """),
    spoilt=spoilt("""
    - at: goods for any Machine
      moves: [A: "destroy Mother partly {red: 2}"]
      lies:
        decision: [{machine: 3}, {machine: -1}, {machine: 1000000}]
        machine_charged: [{place: 3}, {place: -1}, {place: 1000000}]
      fine: {decision: [{machine: 0}, {machine: 2}], machine_charged: [{place: 0}, {place: 2}]}
    - at: the Location that the second of two Machines razes
      lies: {question: [{machine: 7}, {later: [7]}]}
    - at: the Deal that a Machine takes
      moves: [A: choose Pub]
      lies: {machines_deployed: [{cards: [pub]}]}
    """),
    unknown=(
        "goods for any Machine",
        [
            {"machines": {"stack": ["moon"]}}, {"machines": {"deployed": [{"card": "moon"}]}},
            {"machines": {"discard": ["moon"]}}, {"machines": {"sides": {"pub": "moon"}}},
        ],
    ),
    tables=(
        Table(2, None, (), Options(server_room=True)),
        Table(3, None, (), Options(moloch_coop=True, moloch_difficulty="veteran")),
        Table(4, None, (), Options(moloch_difficulty="soldier")),
        Table(1, "hegemony"),
        Table(1, "borgo", (), Options(moloch_difficulty="veteran")),
        Table(4, None, (), Options(moloch_difficulty="veteran", moloch_coop=True, server_room=True)),
    ),
    happens=frozenset({MachineHacked}),
    wished=(HackMachine, DestroyMachine),
    golden=("*moloch*", "together", "server_room", "stopped", "hacked_by_borgo", "overrun"),
    typed=Typed(
        "Machines, some with goods on them",
        moves=(
            "hack Rust Locust", "hack Rust Locust#2", "hack Rust Locust to server room",
            "hack Rust Locust partly {worker: 1, red: 1}", "destroy Toll Gate", "destroy Rust Locust#2 paying {red: 1}",
            "destroy Toll Gate partly {red: 1}", "destroy Toll Gate paying {red: 2} from Captured Scanner",
        ),
        kinds=(HackMachine, DestroyMachine),
        answers={
            "hack": "Write it like this: hack Mother, or hack Rust Locust#2",
            "destroy Mother": "", "hack Toll Gate partly {worker: 3}": "", "exchange iron": "",
            "help moves": "  destroy Mother: for red contact tokens",
            "pay destroy toll gate": ("destroy Toll Gate paying {red: 2} from Captured Scanner",
                                      "destroy Toll Gate paying {red: 2}\n"),
        },
        looks={"machines": "There are no Machines in this game."},
        unnamed=("Machines",),
        lying=("toll_gate", "rust_locust", "dragnet", "swarm_relay"),
        cards=("mother", "hacked_mother"),
    ),
    flags=Flags(
        ("base", "moloch"),
        (("--level", "veteran"), ("--coop",), ("--server-room",)),
        {"moloch.difficulty": "veteran", "moloch.coop": True, "server_room": True},
        asked=["2", *[""] * 6, "moloch", *[""] * 6, ""],
        starts=(
            Start(
                ["", "machines"],
                ("--names", "Anna,Ben", "--sets", "base,moloch", "--level", "veteran", "--coop", "--server-room"),
                ("base", "moloch"),
                Options(moloch_difficulty="veteran", moloch_coop=True, server_room=True),
                told=["Level: Veteran\nCooperative variant: "],
            ),
            Start(
                ["2", *[""] * 6, "moloch", "3", "1", "yes", "1", *[""] * 4, "", "machines"],
                (),
                ("base", "moloch"),
                Options(moloch_difficulty="soldier", moloch_coop=True),
                told=["At which level do the Machines come? [0]", "Please type a number from 0 to 2.",
                      "Please type a number from 0 to 1.", "Level: Soldier\n"],
            ),
            Start(["2", *[""] * 6, "winter", *[""] * 3, ""], (), ("base", "winter"), Options(), untold=["level"]),
        ),
        needs="moloch",
        report="Hacked Rust Locust",
    ),
    refused=(
        *refused(("base", "moloch"), REFUSED),
        *refused(
            ("base", "moloch"), REFUSED_PLAYERS, machines={"stack": ["Dragnet"], "deployed": ["Mother", "Toll Gate"]}
        ),
        *refused(
            ("base", "moloch"), REFUSED_QUESTIONS, phase="assault", A={"hand": ["Pub"]},
            machines={"stack": ["Toll Gate"], "deployed": ["Mother", "Dragnet"]},
        ),
    ),
    features=(*MACHINES, *LATER_MACHINES),
    traces=('"machine', "'machine", '"stopped"', "'stopped'", "server_room", "hacked", "assault", "deploy"),
)  # fmt: skip
