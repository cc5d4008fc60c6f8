"""Matches of Moloch in their files: left in the middle of each question, resumed, told as a record, imported."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml

from game.cards.catalog import Catalog
from game.kernel.bag import Bag
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.files.record import RULES
from game.match.library.importing import import_match
from game.match.match import Match, deal_match
from game.match.readable import read_readable, write_readable
from game.play.files.header import Origin
from game.play.files.record import read_record
from game.play.watching import watch_file
from game.rules.commands import AnyCommand, DestroyMachine, HackMachine
from game.rules.events import AssaultRazed, HackedDrawn, MachineCharged, MachineDestroyed, MachineHacked
from game.rules.game import Game, Options
from game.rules.state import ChooseCode, ChooseLost, ChooseRazed, ChooseStopped, Question
from tests.match.conftest import decided
from tests.match.golden_matches import FOLDER
from tests.match.questions import Case, begun, check_resumed, check_told_again, check_undone, path_of, seated, submit

SETS = ("base", "moloch", "promo_2")
NEW = (ChooseRazed, ChooseLost, ChooseStopped, ChooseCode)


def case(given: str, question: type[Question], answers: tuple[str, ...], *moves: tuple[str, str]) -> Case:
    """A position with the set; by default at the Assault phase."""
    held = yaml.safe_load(given)
    position = {"sets": list(SETS), "phase": "assault", **held}
    return Case(yaml.safe_dump(position), moves, question, answers)


CASES: Mapping[str, Case] = {
    "the Location that a Machine razes": case(
        """
        machines: {deployed: [Salt Sower]}
        players:
          A: {faction: new_york, state: [School, {card: Pub, ruin: true}, Punch-Card Vault]}
          B: {faction: mutants_union}""",
        ChooseRazed,
        ("choose School", "choose Punch-Card Vault"),
    ),
    "the Location that the first of two Machines razes": case(
        """
        machines: {deployed: [Combat Machine, Dragnet, Mother]}
        players:
          A: {faction: new_york, state: [Brick Supplier, Brick Storage, Wreck Field, Bombed-Out Arcade]}
          B: {faction: mutants_union}""",
        ChooseRazed,
        ("choose Brick Supplier", "choose Brick Storage", "choose Bombed-Out Arcade"),
    ),
    "the Location that the second of two Machines razes": case(
        """
        machines: {deployed: [Combat Machine, Dragnet, Mother]}
        players:
          A: {faction: new_york, state: [Brick Supplier, Brick Storage, Wreck Field, Bombed-Out Arcade]}
          B: {faction: mutants_union}""",
        ChooseRazed,
        ("choose Brick Supplier", "choose Wreck Field", "choose Bombed-Out Arcade"),
        ("A", "choose Brick Storage"),
    ),
    "the card that a Machine takes": case(
        """
        machines: {deployed: [Night Ferry]}
        players:
          A: {faction: new_york, hand: [Quarry, Pub, Quarry], connections: [Punks]}
          B: {faction: mutants_union}""",
        ChooseLost,
        ("choose Pub", "choose Punks", "choose Quarry"),
    ),
    "the card that a Machine takes of the next seat": case(
        """
        machines: {deployed: [Dragnet, Turnstile, Night Ferry, Rust Locust]}
        first_player: B
        players:
          A: {faction: new_york, hand: [Quarry, School]}
          B: {faction: mutants_union, hand: [Pub, Docks, Camp]}""",
        ChooseLost,
        ("choose Quarry", "choose School"),
        ("B", "choose Pub"),
    ),
    "the Deal that a Machine takes": case(
        """
        machines: {deployed: [Night Auditor, Sky Needle]}
        players:
          A: {faction: new_york, vp: 2, deals: [Pub, Docks]}
          B: {faction: mutants_union, deals: [School]}""",
        ChooseLost,
        ("choose Docks", "choose Pub"),
    ),
    "the action that a Machine stops": case(
        """
        machines: {deployed: [Lockjaw, Turnstile, Curfew Siren]}
        players:
          A: {faction: new_york, state: [Rail Cannon, School, Decoy Town]}
          B: {faction: mutants_union}""",
        ChooseStopped,
        ("choose Decoy Town", "choose Rail Cannon"),
    ),
    "the goods of a code in Production": case(
        """
        phase: production
        machines: {deployed: [Mother], discard: [Lockjaw]}
        players:
          A: {faction: new_york, state: [High-tech Cellar]}
          B: {faction: mutants_union}""",
        ChooseCode,
        ("choose brick", "choose gun", "choose fuel", "choose iron", "choose worker"),
    ),
    "the second good of a code in Production": case(
        """
        phase: production
        machines: {deployed: [Mother]}
        players:
          A: {faction: new_york, state: [School, {card: High-tech Cellar, goods: {gun: 1}}]}
          B: {faction: mutants_union}""",
        ChooseCode,
        ("choose brick", "choose gun", "choose fuel", "choose iron", "choose worker"),
        ("A", "choose worker"),
    ),
    "the goods of a code after building": case(
        """
        phase: action
        machines: {deployed: [Mother]}
        players:
          A: {faction: new_york, goods: {grey: 1}, hand: [Punch-Card Vault]}
          B: {faction: mutants_union}""",
        ChooseCode,
        ("choose brick", "choose gun", "choose fuel", "choose iron", "choose worker"),
        ("A", "construct Punch-Card Vault"),
    ),
    "a question while goods lie on Machines and in the server room": case(
        """
        options: {moloch.coop: true, moloch.difficulty: veteran, server_room: true}
        server_room: 2
        machines: {deployed: [{card: Rail Hound, red: 1, goods: {brick: 1, ammo: 1}}, Salt Sower, Siege Crane],
                   discard: [Swarm Relay, Mother]}
        players:
          A: {faction: new_york, state: [School, Punch-Card Vault]}
          B: {faction: mutants_union, hand: [Hacked Lockjaw], state: [Hacked Night Ferry]}""",
        ChooseRazed,
        ("choose School", "choose Punch-Card Vault"),
    ),
}

OF_SET = sorted(
    path
    for name in ("*moloch*", "together", "server_room", "stopped")
    for path in FOLDER.glob(f"rules_{RULES}*/{name}.jsonl")
)

each_case = pytest.mark.parametrize("case", CASES.values(), ids=[*CASES])


@each_case
def test_a_match_goes_on_in_the_middle_of_a_question(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    check_resumed(catalog, case, tmp_path)


@each_case
def test_a_question_is_asked_again_after_undo_and_redo(case: Case, catalog: Catalog, tmp_path: Path) -> None:
    """Only where the answer turns up no Machine: a Deploy phase may follow the Assault at once."""
    assert check_undone(catalog, case, tmp_path, answer=-1) in (None, "revealed")


@each_case
def test_a_match_is_told_and_played_again_in_the_middle_of_a_question(
    case: Case, catalog: Catalog, tmp_path: Path
) -> None:
    check_told_again(catalog, case, tmp_path)


def test_every_new_question_is_saved_and_resumed() -> None:
    assert {case.question for case in CASES.values()} == set(NEW)


def test_an_answer_in_the_assault_stands_under_its_heading(catalog: Catalog, tmp_path: Path) -> None:
    """R44.2. A phase in which nobody decides has none, as ever."""
    match = begun(catalog, CASES["the Deal that a Machine takes"], tmp_path)
    submit(match, "A", "choose Pub")
    text = write_readable(read_record(path_of(match), fiftyfirst()), catalog)
    assert "\nRound 2\n  Assault\n    A: choose Pub\n" in text
    for wrong in ("Production", "Deploy", "Action"):
        with pytest.raises(Unreadable, match="expected 'Assault' at this point"):
            read_readable(text.replace("  Assault\n", f"  {wrong}\n"), catalog)


# ---------------------------------------------------------------------- moves
TOGETHER = """
    sets: [base, moloch, promo_2]
    options: {moloch.coop: true, server_room: true}
    phase: action
    round: 2
    machines: {stack: [Toll Gate, Road Eater], deployed: [Rust Locust, Mother, Rust Locust]}
    players:
      A: {faction: new_york, goods: {brick: 1, worker: 4, red: 3, universal: 1, ammo: 1},
          state: [{card: Captured Scanner, goods: {red: 4}}, {card: Moonlight Terminal, goods: {brick: 1}}]}
      B: {faction: mutants_union, goods: {iron: 1, worker: 2, red: 3}}
"""


@pytest.mark.parametrize(
    ("moves", "kinds"),
    [
        ((("A", "hack Rust Locust#2"),), (MachineHacked,)),
        ((("A", "hack Rust Locust to server room"),), (MachineHacked,)),
        ((("A", "hack Rust Locust paying {worker: 2} and {brick: 1} from Moonlight Terminal"),), (MachineHacked,)),
        ((("A", "destroy Mother"),), (MachineDestroyed,)),
        ((("A", "destroy Mother paying {red: 1} and {red: 4} from Captured Scanner"),), (MachineDestroyed,)),
        ((("A", "hack Mother partly {worker: 1, red: 2}"), ("B", "hack Mother partly {iron: 1}")), (MachineCharged,)),
        ((("A", "destroy Mother partly {red: 3}"), ("B", "destroy Mother")), (MachineCharged, MachineDestroyed)),
    ],
)  # fmt: skip
def test_moves_of_the_set_are_told_in_a_record_and_read_back(
    moves: tuple[tuple[str, str], ...], kinds: tuple[type, ...], catalog: Catalog, tmp_path: Path
) -> None:
    match = at(catalog, TOGETHER, tmp_path)
    for seat, move in moves:
        submit(match, seat, move)
    events = {type(event) for entry in match.journal.line for event in entry.events}
    assert events >= set(kinds)
    match.close()
    record = read_record(path_of(match), fiftyfirst(catalog))
    assert record.damage is None
    written = write_readable(record, catalog)
    assert all(f"    {seat}: {move}\n" in written for seat, move in moves)
    assert read_readable(written, catalog)[1].state == match.state
    assert import_match(path_of(match), tmp_path / "imported", catalog).outcome == "verified"


def at(catalog: Catalog, given: str, folder: Path) -> Match:
    return seated(catalog, yaml.safe_load(given), folder)


# ---------------------------------------------------------------------- whole matches
@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "solo", "options"),
    [
        (2, None, Options(server_room=True)),
        (3, None, Options(moloch_coop=True, moloch_difficulty="veteran")),
        (4, None, Options(moloch_difficulty="soldier")),
        (1, "hegemony", Options()),
        (1, "borgo", Options(moloch_difficulty="veteran")),
    ],
)
def test_a_whole_match_is_the_same_from_its_file_at_any_step(
    seats: int, solo: str | None, options: Options, catalog: Catalog, tmp_path: Path
) -> None:
    people = [SeatSetup(f"Nr. {seat}") for seat in range(seats)]
    match = deal_match(Game(catalog, SETS, options), people, 17, tmp_path, solo=solo)
    random = Random(17)
    while not match.state.is_over and match.state.round < 9:
        decided(match, _wished(match, random))
        match.end_turn()
        if random.random() < 0.1:
            match.close()
            again = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False)
            assert (again.damage, again.state) == (None, match.state)
            match = again
    events = {type(event) for entry in match.journal.line for event in entry.events}
    assert events & {MachineHacked, MachineDestroyed, HackedDrawn, AssaultRazed}
    match.close()
    assert import_match(path_of(match), tmp_path / "imported", catalog).outcome == "verified"


def _wished(match: Match, random: Random) -> AnyCommand:
    """A random move, against a Machine if possible, so that the game gets on."""
    legal = match.legal()
    against = [move for move in legal if isinstance(move, HackMachine | DestroyMachine)]
    return random.choice(against or legal)


@pytest.mark.parametrize("path", OF_SET, ids=lambda path: path.stem)
def test_a_match_is_played_on_from_any_step(path: Path, catalog: Catalog, tmp_path: Path) -> None:
    """As from the replay: Machines, what lies on them and what they stop are the same in the new match."""
    watched = watch_file(path, fiftyfirst(catalog))
    steps = [watched.journal[step] for step in range(len(watched.journal))]
    first = {type(entry.state.question): entry.number for entry in reversed(steps)}
    for step in sorted({*first.values(), *range(0, len(steps), 40)}):
        state = steps[step].state
        if state.is_over:
            continue
        origin = Origin(path.name, watched.header.created, step)
        match = Match.begin(fiftyfirst(), watched.game, watched.header.seats, state, 7, tmp_path, False, origin)
        match.close()
        again = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False)
        assert (again.damage, again.state) == (None, state)
        again.close()
        text = write_readable(read_record(path_of(match), fiftyfirst()), catalog)
        assert read_readable(text, catalog)[1].state == state


# ---------------------------------------------------------------------- what a file may not say
Change = Callable[[dict[str, Any]], Any]


def damaged(match: Match, line: int, change: Change, catalog: Catalog) -> str | None:
    """The reason of the damage if one line of the file says something else; it has old rules, so no hash tells."""
    lines = [json.loads(one) for one in path_of(match).read_bytes().splitlines()]
    lines[0]["rules"] = 1
    change(lines[line])
    path_of(match).write_bytes(b"".join(json.dumps(one).encode() + b"\n" for one in lines))
    found = read_record(path_of(match), fiftyfirst(catalog)).damage
    return found.reason if found else None


@pytest.mark.parametrize(
    ("place", "damage"), [(0, None), (2, None), (3, "unreadable"), (-1, "unreadable"), (10**6, "unreadable")]
)
@pytest.mark.parametrize("what", ["decision", "event"])
def test_a_machine_that_is_not_deployed_is_damage(
    what: str, place: int, damage: str | None, catalog: Catalog, tmp_path: Path
) -> None:
    match = at(catalog, TOGETHER, tmp_path)
    submit(match, "A", "destroy Mother partly {red: 2}")
    match.close()

    def change(line: dict[str, Any]) -> None:
        if what == "decision":
            line["decision"]["machine"] = place
        else:
            (charged,) = [event for event in line["events"] if event["type"] == "machine_charged"]
            charged["place"] = place

    assert damaged(match, 2, change, catalog) == damage


@pytest.mark.parametrize("field", ["machine", "later"])
def test_a_question_about_a_machine_that_is_not_deployed_is_damage(
    field: str, catalog: Catalog, tmp_path: Path
) -> None:
    """It would be asked as soon as the match is resumed."""
    match = begun(catalog, CASES["the Location that the second of two Machines razes"], tmp_path)
    match.close()

    def change(line: dict[str, Any]) -> None:
        (awaited,) = [event for event in line["events"] if event["type"] == "awaited"]
        question = awaited["agenda"][-1]
        assert (question["type"], question["machine"]) == ("choose_razed", 2)
        question[field] = [7] if field == "later" else 7

    assert damaged(match, 2, change, catalog) == "unreadable"


def test_unknown_machines_are_refused(catalog: Catalog, tmp_path: Path) -> None:
    for place in ("stack", "deployed", "discard", "sides"):
        match = at(catalog, TOGETHER, tmp_path / place)
        match.close()
        header, deal = (json.loads(line) for line in path_of(match).read_bytes().splitlines())
        header["rules"] = 1
        machines = deal["events"][0]["state"]["machines"]
        machines[place] = {"deployed": [{"card": "moon"}], "sides": {"pub": "moon"}}.get(place, ["moon"])
        path_of(match).write_bytes(b"".join(json.dumps(line).encode() + b"\n" for line in (header, deal)))
        with pytest.raises(Unreadable):
            read_record(path_of(match), fiftyfirst(catalog))


def test_a_machine_that_comes_from_nowhere_is_damage(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, CASES["the Deal that a Machine takes"], tmp_path)
    submit(match, "A", "choose Pub")
    match.close()

    def change(line: dict[str, Any]) -> None:
        (deployed,) = [event for event in line["events"] if event["type"] == "machines_deployed"]
        deployed["cards"] = ["pub"]

    assert damaged(match, 2, change, catalog) == "unreadable"


def test_goods_on_machines_are_part_of_a_position(catalog: Catalog, tmp_path: Path) -> None:
    match = begun(catalog, CASES["a question while goods lie on Machines and in the server room"], tmp_path)
    position = match.kind.notation.write_position(match.game, match.state)
    assert position["machines"]["deployed"] == [
        {"card": "Rail Hound", "red": 1, "goods": {"brick": 1, "ammo": 1}}, "Salt Sower", "Siege Crane"
    ]  # fmt: skip
    assert position["server_room"] == 2
    assert position["options"] == {"moloch.difficulty": "veteran", "moloch.coop": True, "server_room": True}
    match.close()
    found = Match.load(path_of(match), fiftyfirst(catalog), play_bots=False).state.machines
    assert found
    assert found.deployed[0].goods == Bag({"brick": 1, "ammo": 1, "red": 1})
