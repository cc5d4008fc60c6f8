"""R44 Moloch: what scenarios cannot show. How Machines are dealt, who sees what, what is resumed, what is spared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import Lose, RazeOwn, StopAction, StopBoard, stack_of
from game.fiftyfirst.rules import commands as cm
from game.fiftyfirst.rules import events as ev
from game.fiftyfirst.rules import state as st
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import decide, legal_commands
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.invariants import problems
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import move_text, read_move
from game.fiftyfirst.rules.options import LEVELS, Level, Options, phases
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.sets.moloch.assault import stopped_actions
from game.fiftyfirst.rules.sets.moloch.machines import machines_to_come
from game.fiftyfirst.rules.sets.moloch.messages import (
    AssaultEvent,
    AssaultMissed,
    AssaultRazed,
    AssaultStoppedBoard,
    AssaultTook,
    AssaultTookCard,
    ChooseLost,
    ChooseRazed,
    ChooseStopped,
    DestroyMachine,
    HackMachine,
    MachineHacked,
    MachinesDeployed,
    Overrun,
    machines_of,
)
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.view import view
from game.fiftyfirst.wording import log
from game.fiftyfirst.wording.wording import Wording
from game.kernel.bag import Bag
from game.kernel.chance import Chance
from game.kernel.message import encode
from game.kernel.refusal import Refusal
from game.kernel.seats import EVERYONE, NOBODY
from tests.rules.play import decisions, hacking_play
from tests.rules.tables import TABLES, played, position_with

SETS = ("base", "moloch")
each_table = pytest.mark.parametrize(("players", "solo"), TABLES)
NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo", "D": "Dan", "V": "V"}


@pytest.fixture
def moloch(catalog: Catalog) -> Game:
    return Game(catalog, SETS)


position = partial(position_with, SETS)


# ---------------------------------------------------------------------- the deal
@each_table
@pytest.mark.parametrize(("sets", "stack"), [(SETS, 23), (("base", "moloch", "promo_2"), 26)])
def test_all_machines_are_a_stack(
    catalog: Catalog, players: int, solo: str | None, sets: tuple[str, ...], stack: int
) -> None:
    """R44.1, R51.2."""
    game = Game(catalog, sets)
    state = new_game(game, [None] * players, 5, solo).state
    machines = machines_of(state)
    assert Counter(machines.stack) == Counter(stack_of(catalog, sets))
    assert (len(machines.stack), machines.deployed, machines.discard, machines.server_room) == (stack, (), (), None)
    assert len(state.deck) == len(catalog.deck(sets)) - 6 * players
    assert problems(game, state) == ()


def test_another_seed_shuffles_the_machines_in_another_way(moloch: Game) -> None:
    stacks = [machines_of(new_game(moloch, [None, None], seed).state).stack for seed in (1, 2, 1)]
    assert stacks[0] == stacks[2] != stacks[1]


def test_the_server_room_is_empty_at_first(catalog: Catalog) -> None:
    """R53.3: and it is there only if it is played with."""
    state = new_game(Game(catalog, SETS, Options(server_room=True)), [None, None], 1).state
    assert machines_of(state).server_room == 0
    assert new_game(Game(catalog, ("base",), Options(server_room=True)), [None, None], 1).state.machines is None


def test_a_game_without_moloch_has_no_machines(catalog: Catalog) -> None:
    """R51.2: those of Promo 2 join only with Moloch; else the set is what it was without them."""
    game = Game(catalog, ("base", "promo_2"))
    state = new_game(game, [None, None], 3).state
    assert state.machines is None
    assert "rail_hound" not in encode(state).decode()
    bare = replace(catalog, apart={})
    assert catalog.digest(("base", "promo_2")) == bare.digest(("base", "promo_2"))
    assert catalog.digest(("base", "moloch")) != bare.digest(("base", "moloch"))


def test_phases_of_a_round(moloch: Game) -> None:
    """R44.2."""
    in_order = ("lookout", "production", "assault", "deploy", "action", "cleanup")
    assert phases(SETS) == ("setup", *in_order)
    seen = [
        event.phase
        for decision in decisions(moloch, 2, 3)
        for event in decision.events
        if isinstance(event, ev.PhaseBegan)
    ]
    first = [phase for phase in in_order if phase != "assault"]
    assert seen[:5] == first, "no Assault in the first round"
    assert seen[5:11] == list(in_order)
    assert seen[11:17] == list(in_order)


# ---------------------------------------------------------------------- R44.4, R53.3 how many come
MACHINES_A_ROUND = {1: (1, 2, 3), 2: (2, 3, 4), 3: (3, 4, 5), 4: (4, 5, 6)}
"""Players -> Machines for Recruit, Soldier and Veteran (the table of the book)."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", MACHINES_A_ROUND)
def test_machines_of_a_round(catalog: Catalog, players: int, level: Level) -> None:
    """R44.4; R53.3: one fewer once the server room is hacked, and alone as Recruit none in even rounds."""
    game = Game(catalog, SETS, Options(moloch_difficulty=level, server_room=True))
    state = new_game(game, [None] * players, 1, "hegemony" if players == 1 else None).state
    count = MACHINES_A_ROUND[players][LEVELS.index(level)]
    for number in range(1, 5):
        for markers in range(players + 2):
            there = replace(state, round=number, machines=replace(machines_of(state), server_room=markers))
            fewer = markers == players + 1
            expected = count if not fewer else count - 1 if count > 1 else number % 2
            assert machines_to_come(game, there) == expected, (number, markers)


@pytest.mark.parametrize("level", LEVELS)
@each_table
def test_so_many_are_deployed_in_each_round(catalog: Catalog, players: int, solo: str | None, level: Level) -> None:
    """R44.4: as long as there are some."""
    game = Game(catalog, SETS, Options(moloch_difficulty=level))
    met = 0
    for decision in decisions(game, players, 6, solo):
        came = sum(len(event.cards) for event in decision.events if isinstance(event, MachinesDeployed))
        if any(event == ev.PhaseBegan("deploy") for event in decision.events):
            met += 1
            before = machines_of(decision.before)
            left = len(before.stack) + len(before.discard)
            left += sum(isinstance(event, AssaultRazed) and event.discarded for event in decision.events)
            assert came == min(MACHINES_A_ROUND[players][LEVELS.index(level)], left) or came > left
        else:
            assert came == 0
    assert met > 1


def test_machines_come_from_the_bottom(catalog: Catalog) -> None:
    """R44.4: then the reshuffled ones, of which all can come at any place."""
    tops = set()
    for seed in range(30):
        given = {
            "stack": ["Mother", "Dragnet"],
            "discard": ["Toll Gate", "Lockjaw", "Turnstile"],
            "deployed": ["Sky Needle"],
        }
        options = {"moloch.difficulty": "veteran"}
        game, state = position(catalog, {}, {}, phase="deploy", seed=seed, machines=given, options=options)
        deployed = [one.card for one in machines_of(state).deployed]
        assert deployed[:3] == ["sky_needle", "dragnet", "mother"]
        assert len(deployed) == 5
        assert machines_of(state).discard == ()
        tops.add(tuple(deployed[3:]))
        assert problems(game, state) == ()
    assert len(tops) == 6


# ---------------------------------------------------------------------- R44.3d what is stopped
STOPPED: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "new_york": {"grey": ("grey",), "red": ("red",), "blue": ("blue",)},
    "appalachian_federation": {"grey": ("grey",), "red": ("red",), "blue": ("blue",)},
    "mutants_union": {"grey": ("grey",), "red": ("red",), "blue": ("blue",)},
    "merchants_guild": {"grey": ("grey",), "red": ("red",), "blue": ("blue",)},
    "texas": {"grey": ("grey",), "red": ("red_or_blue",), "blue": ("red_or_blue",)},
    "hegemony": {"grey": ("grey",), "red": ("red",), "blue": ("blue",)},
    "university": {"grey": ("universal",), "red": ("universal", "red_or_blue"), "blue": ("universal", "red_or_blue")},
    "mississippi": {"grey": ("grey",), "red": ("red",), "blue": ("blue",)},
    "city_of_uranopolis": {"grey": ("grey",), "red": ("red_or_blue",), "blue": ("red_or_blue",)},
}
"""Board -> colour -> its actions that give that colour in any branch."""


@pytest.mark.parametrize("what", ["grey", "blue", "red", "exchange"])
@pytest.mark.parametrize("faction", STOPPED)
def test_what_a_machine_stops_of_each_board(moloch: Game, faction: str, what: str) -> None:
    """R44.3d, R54.3."""
    assert STOPPED.keys() == moloch.catalog.factions.keys()
    player = st.Player(faction)
    expected = ("exchange",) if what == "exchange" else _named(moloch, faction, STOPPED[faction][what])
    assert stopped_actions(moloch, player, what) == expected


def _named(game: Game, faction: str, stopped: tuple[str, ...]) -> tuple[str, ...]:
    """The names of actions; one of two branches is called by what its two branches give."""
    actions = {
        "red_or_blue" if {"red", "blue"} <= {*action.verb.gives} else action.name: action.name
        for action in game.catalog.factions[faction].actions
    }
    return tuple(actions[name] for name in stopped)


@pytest.mark.parametrize("faction", STOPPED)
def test_a_stopped_action_is_never_listed_and_all_others_are(catalog: Catalog, faction: str) -> None:
    """R44.3d: by whatever name, branch or repetition."""
    goods = dict.fromkeys(("brick", "gun", "fuel", "iron", "worker", "red", "grey"), 5)
    own = {"faction": faction, "goods": goods, "hand": ["School"], "deals": ["Pub"], "state": ["Docks"]}
    machines = {"stack": ["Mother"], "deployed": ["Dragnet"]}
    free_game, free = position(catalog, own, {} if faction != "mutants_union" else {"faction": "new_york"},
                               machines=machines)  # fmt: skip
    uses = {move.action for move in legal_commands(free_game, free, "A") if isinstance(move, cm.ActivateFaction)}
    for action in catalog.factions[faction].actions:
        state = replace(free, players=(replace(free.players[0], stopped=(action.name,)), free.players[1]))
        listed = {move.action for move in legal_commands(free_game, state, "A") if isinstance(move, cm.ActivateFaction)}
        gone = {use.name for use in catalog.factions[faction].uses if use.action == action.name}
        assert listed == uses - gone
        for name in gone & uses:
            refused = decide(free_game, state, cm.ActivateFaction("A", name))
            assert isinstance(refused, Refusal)
            assert refused.code == "already_used"
        assert problems(free_game, state) == ()


def test_actions_are_stopped_until_cleanup(moloch: Game) -> None:
    """R44.3d, in whole games: what is stopped changes in Assault and Cleanup alone."""
    met = 0
    for decision in decisions(moloch, 3, 5):
        state = decision.before
        for event in decision.events:
            after = event.evolve(state)
            for seat in after.people:
                if after.player(seat).stopped != state.player(seat).stopped:
                    met += 1
                    assert isinstance(event, AssaultStoppedBoard | ev.TidiedUp)
            if isinstance(event, ev.TidiedUp):
                assert not any(player.stopped for player in after.players)
            state = after
    assert met > 4


# ---------------------------------------------------------------------- R44.3 the Assault
ASSAULT = {
    "sets": [*SETS, "promo_2"],
    "phase": "assault",
    "round": 2,
    "first_player": "B",
    "seed": 9,
    "machines": {
        "stack": ["Road Eater", "Toll Gate"],
        "deployed": ["Turnstile", "Mother", "Night Ferry", "Combat Machine", "Night Auditor", "Curfew Siren"],
    },
    "players": {
        "A": {
            "faction": "new_york",
            "hand": ["School", "Pub"],
            "deals": ["Church", "Docks"],
            "state": ["Brick Supplier", "Brick Storage", "Oil Rig", "Motel", "Archive"],
        },
        "B": {"faction": "mutants_union", "hand": ["Museum"], "connections": ["Thugs"], "state": ["Quarry", "Docks"]},
    },
}
"""Each question of an Assault: B razes and loses a card, A razes twice, loses a card and a Deal, and has an Action
Location blocked."""


def lines(game: Game, state: st.GameState) -> Iterator[tuple[tuple[st.Question, ...], st.GameState]]:
    """Every way through the Assault: the questions met, and the state with which Action begins."""
    if state.phase != "assault":
        yield (), state
        return
    assert state.question is not None
    for move in legal_commands(game, state, state.question.seat):
        outcome = decide(game, state, move)
        assert not isinstance(outcome, Refusal)
        yield from (((state.question, *met), end) for met, end in lines(game, outcome.state))


def test_an_assault_follows_player_order_and_asks_of_each_seat_in_order(catalog: Catalog) -> None:
    """R44.3a."""
    game, state = read_position(catalog, ASSAULT)
    straight = list(lines(game, state))
    for questions, end in straight:
        seats = [question.seat for question in questions]
        assert seats == sorted(seats, reverse=True), "B is first player"
        kinds = [(ChooseRazed, ChooseLost, ChooseStopped).index(type(question)) for question in questions]
        for seat in "AB":
            own = [kind for kind, question in zip(kinds, questions, strict=True) if question.seat == seat]
            assert own == sorted(own)
        assert end.phase == "action"
        assert sum(site.ruin for site in end.player("A").sites) == 2
        assert len(end.player("A").hand) == 1
        assert len(end.player("A").deals) == 1
        assert [player.stopped for player in end.players] == [("red",), ("red",)]
        assert problems(game, end) == ()
    met = {type(question) for questions, _ in straight for question in questions}
    assert met == {ChooseRazed, ChooseLost, ChooseStopped}
    assert len({len(questions) for questions, _ in straight}) > 1, (
        "the second raze is asked for only after some answers"
    )


def test_each_machine_razes_one_location_of_a_seat_at_most(catalog: Catalog) -> None:
    """R44.3a: and each Location is razed by one."""
    machines = {"stack": ["Night Ferry", "Toll Gate"], "deployed": ["Mother", "Salt Sower", "Hall Breaker"]}
    own, other = {"state": ["School", "Quarry", "Camp"]}, {"state": ["Moonlight Terminal"]}
    game, state = position(catalog, own, other, phase="production", round=2, machines=machines)
    events, _ = played(game, state, "B", "choose iron")
    razed = [event for event in events if isinstance(event, AssaultRazed) and event.seat == "A"]
    assert sorted(event.place for event in razed) == [0, 1, 2], "Mother could raze two of the three"
    assert sorted(event.card for event in razed) == ["camp", "quarry", "school"]
    met = 0
    for decision in decisions(game, 4, 12):
        razed = [event for event in decision.events if isinstance(event, AssaultRazed)]
        assert len({(event.seat, event.place) for event in razed}) == len(razed)
        assert len({(event.seat, event.site) for event in razed}) == len(razed)
        met += len(razed) > 1
    assert met


@pytest.mark.parametrize(
    ("deals", "questions", "left"), [(1, 0, 0), (2, 0, 0), (3, 2, 1), (4, 2, 2)], ids=lambda value: str(value)
)
def test_a_machine_can_take_two_deals(catalog: Catalog, deals: int, questions: int, left: int) -> None:
    """R44.3c: no Machine of the game does. Nobody is asked where all are taken."""
    attack = Lose(Bag({"deal": 2, "iron": 1}))
    auditor = replace(catalog.machines["night_auditor"], attack=attack)
    stricter = replace(catalog, machines={**catalog.machines, "night_auditor": auditor})
    own = {"goods": {"iron": 3}, "deals": ["School", "Pub", "Church", "Docks"][:deals]}
    machines = {"stack": ["Toll Gate", "Mother"], "deployed": ["Night Auditor"]}
    game, state = position(stricter, own, {}, phase="assault", round=2, machines=machines)
    for number in range(questions):
        assert state.question == ChooseLost("A", 0, "deal", questions - number)
        outcome = decide(game, state, legal_commands(game, state, "A")[0])
        assert not isinstance(outcome, Refusal)
        state = outcome.state
    assert state.phase == "action"
    assert len(state.player("A").deals) == left
    assert state.player("A").goods == {"iron": 2}
    assert len(state.discard) == deals - left


# ---------------------------------------------------------------------- who sees what
@pytest.fixture(scope="session")
def words_of(catalog: Catalog) -> Wording:
    return Wording(catalog)


@pytest.mark.parametrize(
    ("move", "card"), [("hack Rust Locust", "rust_locust"), ("activate Cracker's Garage", "mother")]
)
def test_who_gets_a_hacked_card_sees_it_and_others_see_the_machine(
    catalog: Catalog, words_of: Wording, move: str, card: str
) -> None:
    """R44.5.1, R20.1a: by hacking it, or from the stack."""
    machines = {"stack": ["Mother"], "deployed": ["Rust Locust"]}
    own = {"goods": {"brick": 1, "worker": 3, "gun": 1, "fuel": 1}, "state": ["Cracker's Garage"]}
    game, state = position(catalog, own, {}, machines=machines)
    title = catalog.title(card)
    events, state = played(game, state, "A", move)
    assert view(game, state, "A").player("A").hand == (f"hacked_{card}",)
    for viewer in ("B", NOBODY):
        seen = view(game, state, viewer).player("A")
        assert (seen.hand, seen.hand_size, seen.machines_held) == (None, 1, (card,))
        text = " ".join(str(line) for line in log.log_lines(words_of, events, NAMES, viewer))
        assert f"Hacked {title}" not in text
        assert title in text
    assert view(game, state, EVERYONE).player("A").hand == (f"hacked_{card}",)
    assert known_position(game, state, "B", Witnessed())["players"]["A"]["machines"] == [title]


def test_a_machine_whose_hacked_side_was_seen_is_not_imagined_with_another(catalog: Catalog) -> None:
    """R20.1a: of two copies one lies open, so the other has the same side."""
    machines = {"stack": ["Mother"], "deployed": ["Toll Gate", "Curfew Siren", "Hall Breaker", "Road Eater"]}
    own, other = {"state": ["Hacked Toll Gate"]}, {"hand": ["Hacked Night Auditor"]}
    game, state = position(catalog, own, other, machines=machines)
    imagined = Counter[str]()
    for seed in range(60):
        world = machines_of(imagine(game, state, "A", Chance(seed)))
        assert world.sides["hacked_toll_gate"] == "toll_gate"
        assert world.sides["hacked_mother"] in ("mother", "rust_locust", "quarry_mole", "pipeline_leech")
        imagined[world.hacked_side("night_auditor")] += 1
    features = {card for card, location in catalog.locations.items() if location.machine and location.type == "feature"}
    assert imagined.keys() == features - {"hacked_toll_gate", "hacked_siege_crane"}


def test_worlds_have_the_stack_in_any_order(catalog: Catalog) -> None:
    machines = {"stack": ["Mother", "Dragnet", "Lockjaw"], "deployed": ["Toll Gate"]}
    game, state = position(catalog, {}, {}, machines=machines)
    stacks = {machines_of(imagine(game, state, "A", Chance(seed))).stack for seed in range(60)}
    assert len(stacks) > 6, "of all Machines that are in no other place"
    assert {len(stack) for stack in stacks} == {3}


def test_a_witnessed_card_is_forgotten_when_a_machine_takes_it() -> None:
    """R44.3c: whether a Location or a Connection card."""
    known = Witnessed({"A": ("pub", "docks")}, {"A": ("thugs",)})
    took = known.after([AssaultTookCard("A", 0, "night_ferry", cards=("pub",))])
    assert took == Witnessed({"A": ("docks",)}, {"A": ("thugs",)})
    took = took.after([AssaultTookCard("A", 0, "night_ferry", connections=("thugs",))])
    assert took == Witnessed({"A": ("docks",)}, {"A": ()})


# ---------------------------------------------------------------------- notation
MOVES: dict[str, AnyCommand] = {
    "hack Rust Locust": HackMachine("A", 0),
    "hack Rust Locust#2": HackMachine("A", 2),
    "hack Mother to server room": HackMachine("A", 1, to_server_room=True),
    "hack Mother partly {worker: 1}": HackMachine("A", 1, Bag({"worker": 1})),
    "hack Rust Locust#2 partly {worker: 1, red: 2}": HackMachine("A", 2, Bag({"worker": 1, "red": 2})),
    "hack Mother partly {iron: 1} paying {ammo: 1}": HackMachine(
        "A", 1, Bag({"iron": 1}), payment=(cm.Pay(Bag({"ammo": 1})),)
    ),
    "hack Mother partly {iron: 1} to server room": HackMachine("A", 1, Bag({"iron": 1}), to_server_room=True),
    "hack Mother paying {brick: 1, iron: 1, worker: 1} from Moonlight Terminal": HackMachine(
        "A", 1, payment=(cm.Pay(Bag({"brick": 1, "iron": 1, "worker": 1}), 1),)
    ),
    "destroy Rust Locust#2": DestroyMachine("A", 2),
    "destroy Mother partly {red: 3}": DestroyMachine("A", 1, Bag({"red": 3})),
    "destroy Mother paying {red: 4, universal: 1}": DestroyMachine(
        "A", 1, payment=(cm.Pay(Bag({"red": 4, "universal": 1})),)
    ),
}


@pytest.fixture
def table(catalog: Catalog) -> tuple[Game, st.GameState]:
    machines = {"stack": ["Dragnet"], "deployed": ["Rust Locust", "Mother", "Rust Locust"]}
    return position(catalog, {"state": ["Moonlight Terminal"]}, {}, machines=machines)


@pytest.mark.parametrize("text", MOVES)
def test_a_move_reads_as_its_command_and_is_written_back(table: tuple[Game, st.GameState], text: str) -> None:
    assert read_move(*table, "A", text) == (MOVES[text],)
    assert move_text(*table, MOVES[text], with_payment=True) == text


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("hack rust_locust#2", 2), ("hack Rust Locust#1", 0), ("hack Rust Locust#3", -1), ("hack Dragnet", -1),
        ("hack Palace", -1), ("hack B:Mother", -1), ("hack Hacked Mother", -1),
    ],
)  # fmt: skip
def test_names_of_machines(table: tuple[Game, st.GameState], text: str, place: int) -> None:
    assert read_move(*table, "A", text) == (HackMachine("A", place),)


@pytest.mark.parametrize(
    "text",
    [
        "hack", "destroy", "hack Mother partly", "hack Mother partly {}", "hack Mother partly {worker: 0}",
        "destroy Mother to server room", "hack Mother partly {worker: 1} partly {worker: 1}", "Hack Mother",
        "hack Mother discarding School",
    ],
)  # fmt: skip
def test_a_text_that_does_not_follow_the_grammar_is_no_move(table: tuple[Game, st.GameState], text: str) -> None:
    read = read_move(*table, "A", text)
    if isinstance(read, Refusal):
        assert read.code == "unreadable_move"
        return
    refused = decide(*table, read[0])
    assert isinstance(refused, Refusal)
    assert refused.code == "no_such_card", "the rest is read as a name"


def test_a_place_that_is_not_there_is_refused_and_written(table: tuple[Game, st.GameState]) -> None:
    for place in (-1, 3, 99):
        refused = decide(*table, HackMachine("A", place))
        assert isinstance(refused, Refusal)
        assert refused.code == "no_such_card"
        assert move_text(*table, DestroyMachine("A", place)) == f"destroy #{place}"


# ---------------------------------------------------------------------- the Machines overrun all States
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_which_nobody_acts_ends_when_all_machines_are_deployed(moloch: Game, players: int) -> None:
    """R44.7: in the Action phase of the round in which the last Machine is deployed."""
    state = new_game(moloch, [None] * players, seed=players).state
    ending: Sequence[AnyEvent] = ()
    while not state.is_over:
        seat = state.to_move
        assert seat
        moves = legal_commands(moloch, state, seat)
        outcome = decide(moloch, state, next((move for move in moves if isinstance(move, cm.Pass)), moves[0]))
        assert not isinstance(outcome, Refusal)
        ending, state = outcome.events, outcome.state
        assert not problems(moloch, state)
    machines = machines_of(state)
    assert not (*machines.stack, *machines.discard)
    assert state.round == -(-len(machines.deployed) // players)
    assert [type(event) for event in ending if type(event) in (Overrun, ev.GameEnded)] == [Overrun, ev.GameEnded]


# ---------------------------------------------------------------------- in whole games
def test_what_machines_do_is_what_is_printed(catalog: Catalog) -> None:
    """R44.3, in whole games: each attack is that of its Machine, and every seat suffers all that it can."""
    game = Game(catalog, (*SETS, "promo_2"))
    met = Counter[str]()
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        for decision in decisions(game, players, seed):
            state = decision.before
            for event in decision.events:
                if isinstance(event, AssaultEvent):
                    assert machines_of(state).deployed[event.place].card == event.machine
                    met[type(event).__name__] += 1
                state = event.evolve(state)
                if isinstance(event, AssaultTook):
                    printed = catalog.machines[event.machine].attack.goods  # type: ignore[union-attr]
                    assert printed.covers(event.goods)
                    left = state.player(event.seat)
                    for good, count in printed.items():
                        if good not in ("card", "deal") and event.goods[good] < count:
                            assert (left.vp if good == "vp" else left.goods[good]) == 0
    assert met.keys() == {
        "AssaultRazed", "AssaultTook", "AssaultTookCard", "AssaultTookDeal", "AssaultStoppedBoard",
        "AssaultStoppedLocation", "AssaultMissed",
    }  # fmt: skip


def test_every_machine_does_something_to_every_seat_or_misses(catalog: Catalog) -> None:
    """R44.3: and why it misses can be seen in the States as they were before it."""
    game = Game(catalog, (*SETS, "promo_2"))
    reasons = Counter[str]()
    for players, seed in ((2, 1), (3, 2), (4, 3), (2, 4)):
        suffered, missed, awaited = set[tuple[str, int]](), set[tuple[str, int]](), set[tuple[str, int]]()
        for decision in decisions(game, players, seed):
            state = decision.before
            for event in decision.events:
                if isinstance(event, ev.PhaseBegan) and event.phase == "assault":
                    places = range(len(machines_of(state).deployed))
                    awaited = {(seat, place) for seat in state.people for place in places}
                    suffered, missed, before = set(), set(), state
                elif isinstance(event, ev.PhaseBegan) and event.phase == "deploy":
                    assert suffered | missed == awaited
                    assert not suffered & missed
                    awaited = set()
                elif isinstance(event, AssaultMissed):
                    assert (event.seat, event.place) not in missed
                    missed.add((event.seat, event.place))
                    assert_misses(game, before, state, event)
                    reasons[event.why] += 1
                elif isinstance(event, AssaultEvent):
                    suffered.add((event.seat, event.place))
                state = event.evolve(state)
    assert reasons.keys() >= {"none", "shared", "lacking", "absent"}, reasons


def assert_misses(game: Game, before: st.GameState, state: st.GameState, event: AssaultMissed) -> None:
    """The reason is true, by the State at the beginning of the Assault and now."""
    attack, player = game.catalog.machines[event.machine].attack, state.player(event.seat)
    first = [site for site in before.player(event.seat).sites if not site.ruin]
    standing = [site for site in player.sites if not site.ruin]
    match attack:
        case RazeOwn():
            fitting = [site for site in first if attack.fits(game.catalog.locations[site.card])]
            unshielded = [site for site in fitting if not game.catalog.locations[site.card].is_shielded(site.shield)]
            why = "shared" if unshielded else "shielded" if fitting else "none"
            assert not [site for site in unshielded if site in standing], "others raze what fits"
        case Lose():
            why = "lacking"
            held = {
                **player.goods,
                "vp": player.vp,
                "card": len(player.hand) + len(player.connections),
                "deal": len(player.deals),
            }
            assert not any(held.get(good) for good in attack.goods)
        case StopBoard():
            stopped = stopped_actions(game, player, attack.what)
            why = "already" if stopped else "absent"
            assert {*stopped} <= {*player.stopped}
        case StopAction():
            actions = [site for site in standing if "action" in game.catalog.locations[site.card].counts_as]
            why = "already" if actions else "absent"
    assert event.why == why


def test_the_virtual_opponent_is_left_alone(moloch: Game) -> None:
    """R44.13."""
    for solo in KINDS:
        for decision in hacking_play(moloch, 1, 4, solo):
            assert not any(isinstance(event, AssaultEvent) and event.seat == st.VIRTUAL for event in decision.events)
            for event in decision.events:
                if isinstance(event, MachineHacked) and event.seat == st.VIRTUAL:
                    assert solo == "borgo"
                    assert not event.server_room


def test_borgo_hacks_any_of_the_deployed_machines(catalog: Catalog) -> None:
    """R44.13, R32.11: at random."""
    hacked = Counter[str]()
    for seed in range(40):
        game, state = position(
            catalog,
            {"state": ["Camp"]},
            None,
            solo="borgo",
            turn="V",
            seed=seed,
            deck=["Scrap Metal", "Abandoned Suburbs", "Church"],
            connections={"red": [], "blue": []},
            machines={"stack": ["Mother"], "deployed": ["Dragnet", "Lockjaw", "Turnstile"]},
            opponent={"brawlers": 2},
        )
        _, state = played(game, state, "V", "turn")
        hacked[state.player(st.VIRTUAL).sites[0].card] += 1
        assert len(machines_of(state).deployed) == 2
    assert hacked.keys() == {"hacked_dragnet", "hacked_lockjaw", "hacked_turnstile"}
