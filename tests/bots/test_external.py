"""Programs that play: told no more than their seat knows, replaced after a fault, and never left running."""

from __future__ import annotations

import gc
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from threading import active_count
from typing import Any

import msgspec
import pytest

from game.fiftyfirst.bots.player import make_bot
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import BRIEFING, Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.dealing import new_game
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.imagine import Witnessed, imagine
from game.fiftyfirst.rules.notation import write_move
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.data import Data
from game.fiftyfirst.rules.position.known import known_position
from game.fiftyfirst.rules.position.writing import write_position
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState, Seat
from game.fiftyfirst.wording.wording import Wording
from game.kernel.chance import Chance
from game.kernel.refusal import Fault, Unreadable
from game.kernel.seats import SeatSetup
from game.match.readable import read_readable, write_readable
from game.match.series.simulate import Meeting
from game.play.external import child
from game.play.external.external import FAULTS, External
from game.play.external.messages import schema
from game.play.files.line import read_header
from game.play.files.record import read_record
from game.play.kind import decided
from game.play.programs import NamedProgram, Programs, not_named, read_program, recorded
from tests.bots.moves import after, turn
from tests.conftest import ROOT
from tests.robot_games import play
from tests.rules.play import decisions

EXAMPLE = ROOT / "docs" / "example_robot.py"
READY = {"type": "ready", "protocol": 1, "name": "Test", "sets": ["base", "new_era", "winter", "promo_1"]}

FIRST_MOVE = f"""
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({READY!r}), flush=True)
    elif said["type"] == "choose":
        print(json.dumps({{"type": "move", "id": said["id"], "move": said["moves"][0]}}), flush=True)
    else:
        break
"""
"""A program without faults."""

AFTER_READY = f"""
import json, sys, time, os
sys.stdin.readline()
print(json.dumps({READY!r}), flush=True)
said = json.loads(sys.stdin.readline())
"""
"""What is added comes instead of the first move."""


def saying(line: str) -> str:
    """Code that says a line and then waits."""
    return f"\nprint({line!r}, flush=True); import time; time.sleep(60)"


WRONG: Mapping[str, tuple[str, str, str]] = {
    "ends at once": ("raise SystemExit('no licence')", "ended", "no licence"),
    "ends later": (AFTER_READY + "sys.exit()", "ended", ""),
    "does not read": ("import time; time.sleep(60)", "silent", "0.5"),
    "says nothing": (AFTER_READY + "time.sleep(60)", "silent", "0.5"),
    "is no JSON": (AFTER_READY + saying("e2e4"), "nonsense", "e2e4"),
    "is not UTF-8": (AFTER_READY + "os.write(1, b'\\xff\\x00\\n'); time.sleep(60)", "nonsense", "\ufffd\ufffd"),
    "is deep": (AFTER_READY + saying("[" * 60_000), "nonsense", "[[["),
    "is another message": (AFTER_READY + saying(json.dumps(READY)), "nonsense", '{"type":"ready"'),
    "lacks a field": (AFTER_READY + saying('{"type": "move"}'), "nonsense", '{"type": "move"}'),
    "moves before hello": (saying('{"type":"move","id":1,"move":"pass"}'), "nonsense", '{"type":"move"'),
    "has another number": (AFTER_READY + saying('{"type":"move","id":7,"move":"pass"}'), "number", "7"),
    "is no legal move": (AFTER_READY + saying('{"type":"move","id":1,"move":"win \\u001b[31m"}'), "move", "win \ufffd"),
    "is endless": (AFTER_READY + "\nwhile True: os.write(1, b'x' * 4096)", "long", "65536"),
    "speaks another version": (saying('{"type":"ready","protocol":2,"name":"","sets":[]}'), "protocol", "2"),
    "knows no cards": (saying('{"type":"ready","protocol":1,"name":"","sets":[]}'), "sets", "base"),
    "names no cards": (saying('{"type":"ready","protocol":1,"name":""}'), "sets", "base"),
    "plays another game": (saying('{"type":"ready","protocol":1,"name":"","games":["Nim"]}'), "game", "51st State"),
    "complains without end": (AFTER_READY + "\nwhile True: os.write(2, b'no! ' * 999)", "silent", "0.5"),
}
"""What a program does or answers -> how, the reason of the fault, and how its detail begins."""


@pytest.fixture(autouse=True)
def _nothing_is_left_running() -> Iterator[None]:
    """After each test all its children and their threads are gone."""
    before, open_before, children_before = active_count(), _open_files(), _children()
    yield
    for attempt in range(200):
        if active_count() <= before and _open_files() <= open_before and _children() <= children_before:
            return
        if not attempt:
            gc.collect()
        time.sleep(0.05)
    raise AssertionError(
        f"left: {active_count() - before} threads, {_open_files() - open_before} files, {_children() - children_before}"
    )


def _open_files() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def _children() -> set[str]:
    file = Path(f"/proc/self/task/{os.getpid()}/children")
    return set(file.read_text().split()) if file.exists() else set()


def program(tmp_path: Path, code: str, patience: float = 60) -> NamedProgram:
    file = tmp_path / "robot.py"
    file.write_text(code, encoding="utf-8")
    return NamedProgram((sys.executable, str(file)), patience)


def named(program: NamedProgram) -> Programs:
    return {"exec:robot.py": program}


def begun(game: Game, programs: Programs, folder: Path | None = None, other: str = "greedy") -> Match:
    seats = [SeatSetup("Ada", "exec:robot.py"), SeatSetup("Bob", other)]
    return deal_match(game, seats, 5, folder, play_bots=False, programs=programs)


# ---------------------------------------------------------------------- what a program is told
TABLES = [(2, None), (4, None), (1, "hegemony"), (1, "borgo")]
THREE = (3, None)
WHOLE_BOX = Options(hq=True, borders=True, arena=True, districts=True)
TOLD: Sequence[tuple[tuple[str, ...], Options, int, str | None]] = (
    (("base", "new_era", "promo_1"), Options(), *THREE),
    (("base", "winter"), Options(), *THREE),
    (("base", "allies"), Options(), *THREE),
    *((("base", "scavengers"), Options(), *table) for table in (THREE, *TABLES[2:])),
    *(
        (("base", "moloch", "promo_2"), Options(moloch_coop=True, server_room=True), *table)
        for table in (*TABLES, THREE)
    ),
    *((("base", "no_mans_land"), Options(raze_build_free=True), *table) for table in (*TABLES, THREE)),
    *((("base", "promo_2"), WHOLE_BOX, *table) for table in TABLES),
)
"""Sets, options, people and virtual opponent of games that are played at random."""
HIDDEN = ("seed", "chance", "deck", "deck_only")
MET = {
    "moloch": {"goods on a Machine"},
    "no_mans_land": {"Outposts on two levels", "a pick that is skipped", "a pick that is not skipped"},
    "promo_2": {"workers in the Arena"},
}
"""Set -> what comes about in each of its games; with four people HQ cards are claimed besides."""


@pytest.mark.parametrize(("sets", "options", "players", "solo"), TOLD)
def test_a_position_tells_all_that_a_seat_sees(
    sets: tuple[str, ...], options: Options, players: int, solo: str | None, catalog: Catalog
) -> None:
    game, witnessed, met = Game(catalog, sets, options), Witnessed(), set[str]()
    for number, (state, _, _, events, _) in enumerate(decisions(game, players, 51, solo)):
        if number % 3 == 0 and state.to_move and state.to_move != VIRTUAL:
            told = known_position(game, state, state.to_move, witnessed)
            assert told == seen_by(game, state, state.to_move, witnessed)
            assert told["options"] == msgspec.to_builtins(options) if options != Options() else "options" not in told
            met |= {*met_in(state)}
            if options.modules:
                other = imagine(game, state, state.to_move, Chance(1), witnessed)
                assert json.dumps(known_position(game, other, state.to_move, witnessed)) == json.dumps(told)
        witnessed = witnessed.after(events)
    assert met >= MET.get("promo_2" if options.modules else sets[1], set())
    assert "HQ cards that are claimed" in met or not options.hq or players < 4


def seen_by(game: Game, state: GameState, seat: Seat, witnessed: Witnessed) -> Data:
    """The whole position without what the seat cannot know (R20): neither the order of the stack of Machines nor a
    hacked side, but whose hand holds which Machine (R20.1a); of the pile of a virtual opponent only the top (R42.11).
    """
    titles = partial(map, game.catalog.title)
    seen = {key: value for key, value in write_position(game, state).items() if key not in HIDDEN}
    seen |= {"deck_size": len(state.deck), "discard_size": len(state.discard)}
    face_up = slice(0 if state.phase == "setup" else 1)
    seen["connections"] = {colour: cards[face_up] for colour, cards in seen["connections"].items()}
    seen["connections_size"] = {pile.colour: len(pile.cards) + bool(pile.face_up) for pile in state.piles}
    for other in state.people:
        player, one = state.player(other), seen["players"][other]
        if other != seat:
            sides = state.machines.sides if state.machines else {}
            known = {
                "hand": [*titles(witnessed.hands.get(other, ()))],
                "connections": [*titles(witnessed.connections.get(other, ()))],
                "state": [*map(_from_outside, one.get("state", ()))],
                "machines": [*titles(sides[card] for card in player.hand if card in sides)],
                "chosen": "kept" in one,
            }
            one = {key: value for key, value in one.items() if key not in ("kept", "top", *known)}
            one |= {key: value for key, value in known.items() if value}
        one |= {"hand_size": len(player.hand), "connections_size": len(player.connections)}
        seen["players"][other] = one | ({"discard_size": len(player.discard)} if state.own_discards else {})
    if state.own_discards and VIRTUAL in state.seats:
        pile = state.player(VIRTUAL).discard
        seen["opponent"] = seen.get("opponent", {}) | {"discard_size": len(pile)}
        seen["opponent"] |= {"discard": [*titles(pile[-1:])]} if pile else {}
    if state.machines:
        seen["machines"] = {key: cards for key, cards in seen["machines"].items() if key != "stack"}
        seen["machines"]["stack_size"] = len(state.machines.stack)
    return seen


def _from_outside(site: str | Data) -> str | Data:
    """A Ruin from the deck has no front for others, but what lies on it is seen (R20.5)."""
    if isinstance(site, str) or not site.get("drawn"):
        return site
    there = {key: value for key, value in site.items() if key not in ("card", "ruin", "drawn")}
    return {"card": "Ruin", **there} if there else "Ruin"


def met_in(state: GameState) -> Iterator[str]:
    if state.machines and any(machine.goods for machine in state.machines.deployed):
        yield "goods on a Machine"
    levels = {outpost.level for outpost in (state.outposts or {}).values()}
    of_opponent = {outpost.level for outpost in (state.outposts or {}).values() if outpost.owner == VIRTUAL}
    if {1, 2} <= levels and (not state.automa or of_opponent >= {2}):
        yield "Outposts on two levels"
    yield from (f"a pick that is {'' if player.skipped else 'not '}skipped" for player in state.players)
    if state.arena:
        yield "workers in the Arena"
    if any(player.hq for player in state.players):
        yield "HQ cards that are claimed"


def test_a_ruin_that_another_has_drawn_is_told_in_every_phase(catalog: Catalog) -> None:
    """R20.5: it has no front for the others, but what lies on it is seen; also where a phase asks for cards."""
    drawn = {"card": "Church", "ruin": True, "drawn": True, "goods": {"iron": 1}}
    storing = {"goods": {"iron": 1}, "state": ["Ruined Library"]}
    for phase in ("lookout", "action", "cleanup"):
        game, state = turn(("base", "scavengers"), catalog, {"state": [drawn, "Pub"]}, storing, phase=phase)
        assert state.phase == phase
        theirs, own = (known_position(game, state, seat, Witnessed())["players"]["A"]["state"] for seat in "BA")
        assert theirs == [{"card": "Ruin", "goods": {"iron": 1}}, "Pub"]
        assert own == [drawn, "Pub"]


def test_the_order_in_which_others_discard_in_the_setup_stays_their_secret(catalog: Catalog) -> None:
    """R42.1, R3.7: which card a seat lays on top is known when all have chosen."""
    game = Game(catalog, ("base", "scavengers"))
    state = new_game(game, [None, None], 51).state
    moves = [write_move(game, state, command) for command in legal_commands(game, state, "A")[:3]]
    states = [after(game, state, move).state for move in moves]
    assert len({json.dumps(known_position(game, other, "B", Witnessed())) for other in states}) == 1


def test_who_holds_a_machine_says_not_which_hacked_side_it_is(catalog: Catalog) -> None:
    """Of the two titles a program learns that of the Machine; how a hand came to it changes nothing."""
    game, state = turn(("base", "moloch"), catalog, {"hand": ["Hacked Mother"]})
    own, others = (known_position(game, state, seat, Witnessed())["players"]["A"] for seat in "AB")
    assert (own["hand"], "machines" in own) == (["Hacked Mother"], False)
    assert ("hand" in others, others["machines"]) == (False, ["Mother"])


def test_a_question_about_an_area_names_it(catalog: Catalog) -> None:
    """R45.5, R45.7, R45.9: else a program would not know what the levels and Outposts in its list stand for."""
    held = {"South-West": {"owner": "A", "level": 2}}
    game, state = turn(("base", "no_mans_land"), catalog, {"hand": ["Archive"]}, map=held)
    asked = known_position(game, after(game, state, "upgrade South-West discarding Archive").state, "A", Witnessed())
    assert asked["pending"][0] == {"step": "choose_level", "seat": "A", "area": "South-West", "level": 3, "lowest": 2}


def test_a_shield_on_an_area_is_told(catalog: Catalog) -> None:
    """R45.8."""
    held = {"Central": {"owner": "B", "level": 2, "shield": True}, "South-West": {"owner": "A", "level": 1}}
    game, state = turn(("base", "no_mans_land"), catalog, {"goods": {"shield": 1}}, map=held)
    for seat in "AB":
        assert known_position(game, state, seat, Witnessed())["map"] == held
    held["South-West"]["shield"] = True
    shielded = after(game, state, "shield outpost South-West").state
    assert known_position(game, shielded, "B", Witnessed())["map"] == held


def test_a_program_is_told_nothing_of_the_seed_of_the_deal(game: Game, tmp_path: Path) -> None:
    told = tmp_path / "told"
    noting = FIRST_MOVE.replace("said = json", f"open({str(told)!r}, 'a').write(line); said = json")
    match = begun(game, named(program(tmp_path, noting)))
    match.play_bot()
    match.close()
    greeting, question, *_ = told.read_text("utf-8").splitlines()
    hello, choose = json.loads(greeting), json.loads(question)
    assert greeting == (
        '{"type":"hello","protocol":1,"game":"51st State","sets":["base"],"players":2,"seat":"A","solo":null,'
        f'"seed":"{hello["seed"]}"}}'
    ), "as it was when there was one game"
    assert len(hello["seed"]) == 16
    assert (choose["id"], choose["nodes"]) == (1, 160)
    assert choose["moves"] == [write_move(game, match.journal.state_after(0), one) for one in _first_legal(match)]
    assert choose["position"]["turn"] == "A"


def _first_legal(match: Match) -> list[Any]:
    return list(legal_commands(match.game, match.journal.state_after(0), "A"))


# ---------------------------------------------------------------------- playing
@pytest.mark.parametrize(
    ("players", "solo", "sets", "options"),
    [
        (2, None, ("base",), Options()),
        (2, None, ("base", "scavengers"), Options()),
        (1, "hegemony", ("base", "winter"), Options()),
        (1, "borgo", ("base", "scavengers"), Options()),
        (2, None, ("base", "moloch", "promo_2"), Options()),
        (1, "borgo", ("base", "moloch"), Options()),
        (2, None, ("base", "no_mans_land"), Options()),
        (1, "borgo", ("base", "no_mans_land"), Options()),
        (2, None, ("base", "promo_2"), WHOLE_BOX),
        (1, "borgo", ("base", "promo_2"), WHOLE_BOX),
    ],
)
def test_the_example_plays_a_whole_game(
    players: int, solo: str | None, sets: tuple[str, ...], options: Options, catalog: Catalog
) -> None:
    bots = (f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}", "greedy")[:players]
    game = Game(catalog, sets, options)
    played = play(game, Meeting(51, bots, solo))
    assert (played.problems, played.faults) == ((), ())
    assert len(sets) > 1 or play(game, Meeting(51, bots, solo)) == played, "the same seed, the same game"


def test_a_program_plays_a_whole_match_in_one_process(game: Game, tmp_path: Path) -> None:
    started = tmp_path / "started"
    counting = f"open({str(started)!r}, 'a').write('x')\n" + FIRST_MOVE
    match = begun(game, named(program(tmp_path, counting)))
    match.play_bots()
    assert match.state.is_over
    assert match.faults == {}
    assert started.read_text() == "x"
    match.close()


def test_a_program_that_was_closed_is_started_again(game: Game, tmp_path: Path) -> None:
    match = begun(game, named(program(tmp_path, FIRST_MOVE)))
    match.play_bot()
    match.close()
    match.play_bot()
    while match.bot_to_move == "B":
        match.play_bot()
    match.play_bot()
    assert match.faults == {}
    match.close()


def test_thoughts_that_are_dropped_end_the_program(game: Game, tmp_path: Path) -> None:
    match = begun(game, named(program(tmp_path, AFTER_READY + "time.sleep(60)")))
    thoughts = match.bot_thoughts()
    for _ in range(100):
        next(thoughts)
    del thoughts
    assert match.faults == {}
    assert match.journal.head == 0


def test_a_match_that_is_forgotten_ends_its_program(game: Game, tmp_path: Path) -> None:
    match = begun(game, named(program(tmp_path, FIRST_MOVE)))
    match.play_bot()
    del match


def test_another_robot_that_takes_the_seat_ends_the_program(game: Game, tmp_path: Path) -> None:
    match = begun(game, named(program(tmp_path, FIRST_MOVE)))
    match.play_bot()
    match.take_seat("A", "greedy")


@pytest.mark.skipif(sys.platform == "win32", reason="the signals of Windows cannot be ignored")
def test_a_program_that_ignores_quit_and_signals_is_killed_with_its_children(game: Game, tmp_path: Path) -> None:
    stubborn = (
        "import signal, subprocess, sys\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        + FIRST_MOVE
        + "\nimport time; time.sleep(60)"
    )
    match = begun(game, named(program(tmp_path, stubborn)))
    match.play_bot()
    match.close()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux tells of the handles of a process")
@pytest.mark.parametrize(
    "leave", ["os.fork() == 0", "os.fork() == 0 and not os.setsid()", "os.fork() == 0 and os.fork() == 0"]
)
@pytest.mark.parametrize("end", ["", "import time; time.sleep(60)", "sys.exit()"])
def test_nothing_of_a_program_is_left(leave: str, end: str, game: Game, tmp_path: Path) -> None:
    """A child that it leaves behind holds its pipes, ignores signals, and may have a session of its own."""
    told = tmp_path / "child"
    code = (
        f"import os, signal, sys\nif {leave}:\n    import time\n    signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"    print(os.getpid(), file=open({str(told)!r}, 'w'), flush=True)\n    time.sleep(60)\n"
        + FIRST_MOVE
        + f"\n{end}\n"
    )
    before = (len(os.listdir("/proc/self/fd")), active_count())
    match = begun(game, named(program(tmp_path, code)))
    match.play_bot()
    eventually(told.exists)
    match.close()
    del match
    eventually(lambda: not Path(f"/proc/{told.read_text().strip()}/environ").exists() or _is_dead(told))
    eventually(lambda: (len(os.listdir("/proc/self/fd")), active_count()) <= before)


def _is_dead(told: Path) -> bool:
    """Whether it has ended, although nobody has asked for its end code yet."""
    return Path(f"/proc/{told.read_text().strip()}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds, as long as it may take."""
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("it never happened")


# ---------------------------------------------------------------------- faults
@pytest.fixture(scope="module")
def of_greedy(game: Game) -> Match:
    """The match that `begun` begins, played by greedy alone."""
    match = deal_match(game, [SeatSetup("Ada", "greedy"), SeatSetup("Bob", "greedy")], 5)
    match.play_bots()
    return match


@pytest.mark.parametrize("what", WRONG)
def test_after_a_fault_greedy_plays_on(what: str, game: Game, tmp_path: Path, of_greedy: Match) -> None:
    code, reason, detail = WRONG[what]
    match = begun(game, named(program(tmp_path, code, 0.5 if reason == "silent" else 60)))
    match.play_bots()
    fault = match.faults["A"]
    assert (fault.program, fault.reason) == ("robot.py", reason)
    assert fault.detail.startswith(detail)
    assert len(fault.detail) <= 120
    assert match.state == of_greedy.state
    match.close()


def test_a_program_that_does_not_exist_cannot_be_started(game: Game, tmp_path: Path) -> None:
    match = begun(game, named(NamedProgram((str(tmp_path / "nowhere"),))))
    match.play_bots()
    fault = match.faults["A"]
    assert (fault.program, fault.reason) == ("nowhere", "start")
    assert match.state.is_over


def test_every_fault_is_tested() -> None:
    assert {reason for _, reason, _ in WRONG.values()} | {"start"} == set(FAULTS)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_fault_is_one_sentence_with_the_name_of_the_program(language: str, catalog: Catalog) -> None:
    wording = Wording(catalog, language)
    for reason in FAULTS:
        for detail in ("base", ""):
            told = wording.fault(Fault("robot.py", reason, detail))
            assert "robot.py" in told
            assert "greedy" in told
            assert "robot-fault" not in told


def test_a_fault_of_a_program_is_no_problem_of_the_rules(game: Game) -> None:
    played = play(game, Meeting(51, ("exec:nowhere", "greedy")))
    assert played.problems == ()
    assert [fault.reason for fault in played.faults] == ["start"]


def test_waiting_lets_go_of_the_processor_and_of_the_window(game: Game, tmp_path: Path) -> None:
    state = new_game(game, [None, None], 5).state
    bot = External(BRIEFING, program(tmp_path, AFTER_READY + "time.sleep(60)", 0.5), "1")
    thoughts = bot(game, state, legal_commands(game, state, "A"), ())
    pauses = sum(1 for _ in thoughts)
    assert 1 <= pauses <= 2 * 0.5 / 0.003, "it waits a few milliseconds each time, and does not ask again and again"
    assert bot.fault is not None


# ---------------------------------------------------------------------- what a match file may make run
def test_a_match_file_never_makes_a_program_run(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever command a file names as its robot, in its header or later, greedy plays."""
    mark = tmp_path / "done"
    evil = f"exec:{sys.executable} -c open({str(mark)!r},'w')"[:60]
    short = "exec:touch done"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(child, "_Process", lambda words: pytest.fail(f"{words} was run"))
    for name in (evil, short, "exec:robot.py"):
        folder = tmp_path / name.replace("/", "_")[:12]
        match = begun(game, {}, folder, "hard")
        match.close()
        assert match.path is not None
        lines = match.path.read_text("utf-8").replace("exec:robot.py", name).splitlines(keepends=True)
        match.path.write_text("".join(lines), "utf-8")
        again = Match.load(match.path, fiftyfirst(game.catalog).only, play_bots=False)
        assert again.seats["A"].player == name
        again.take_seat("B", name)
        again.close()
        again = Match.load(match.path, fiftyfirst(game.catalog).only, play_bots=False)
        again.play_bots()
        assert again.state.is_over
        assert not_named((setup.player for setup in again.seats.values()), {}) == [
            name.removeprefix("exec:")[:40].rstrip()
        ]
        again.close()
    assert not mark.exists()
    assert not (tmp_path / "done").exists()


def test_a_match_goes_on_with_the_program_that_is_named_again(game: Game, tmp_path: Path) -> None:
    programs = recorded([f"exec:{sys.executable} robot.py --level 3"])[1]
    assert list(programs) == ["exec:robot.py"]
    match = begun(game, named(program(tmp_path, FIRST_MOVE)), tmp_path)
    match.play_bot()
    match.close()
    assert match.path is not None
    header = read_header(match.path.read_bytes().splitlines()[0])
    assert [seat.player for seat in header.seats] == ["exec:robot.py", "greedy"], "no folder, no argument"
    again = Match.load(match.path, fiftyfirst(game.catalog, named(program(tmp_path, FIRST_MOVE))).only, play_bots=False)
    again.play_bots()
    assert again.faults == {}
    again.close()


def test_a_match_of_a_program_can_be_told_as_a_record_and_read_back(game: Game, tmp_path: Path) -> None:
    match = begun(game, {}, tmp_path)
    match.play_bots()
    match.close()
    assert match.path is not None
    text = write_readable(read_record(match.path, fiftyfirst(game.catalog).only), fiftyfirst(game.catalog))
    header, journal, _ = read_readable(text, fiftyfirst(game.catalog).only)
    assert header.seats[0].player == "exec:robot.py"
    assert journal.state == match.state


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize(
    ("robot", "words", "title"),
    [
        ("exec:bot", ("bot",), "bot"),
        ("exec:./my\\ bots/bot,1 --level '1,2'", ("./my bots/bot,1", "--level", "1,2"), "bot_1"),
        ("exec:/usr/bin/python3.11 -u bots/a.py x", ("/usr/bin/python3.11", "-u", "bots/a.py", "x"), "a.py"),
        ("exec:java -jar bot.jar", ("java", "-jar", "bot.jar"), "bot.jar"),
        ("exec:python3", ("python3",), "python3"),
        ("exec:b(o)t\u202e", ("b(o)t\u202e",), "b_o_t_"),
        (f"exec:{'b' * 300}", ("b" * 300,), "b" * 40),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="backslashes part folders on Windows")
def test_a_command_line_is_split_like_in_a_shell(robot: str, words: tuple[str, ...], title: str) -> None:
    read = read_program(robot)
    assert (read.words, read.title) == (words, title)


@pytest.mark.parametrize("robot", ["exec:", "exec:  ", "exec:'bot", "exec:-c", "hard", "exec:a\0b"])
def test_what_is_no_command_line_is_refused(robot: str) -> None:
    with pytest.raises(Unreadable, match="expected a program and its arguments"):
        read_program(robot)


# ---------------------------------------------------------------------- documents
def test_the_schema_is_that_of_the_messages() -> None:
    written = (ROOT / "docs" / "robot-protocol.schema.json").read_text("utf-8")
    assert json.loads(written) == schema()


def test_the_page_tells_messages_as_they_are() -> None:
    """Each example of the page is a message, and each kind of message has one."""
    page = (ROOT / "docs" / "robot-protocol.md").read_text("utf-8")
    shown = [
        json.loads(line.strip().lstrip("<> ")) for line in page.splitlines() if line.startswith(("    > {", "    < {"))
    ]
    kinds = {name.removesuffix("Message").lower() for name in schema()["$defs"]}
    assert {message["type"] for message in shown} == kinds
    for message in shown:
        described = schema()["$defs"][f"{message['type'].capitalize()}Message"]
        assert message.keys() <= described["properties"].keys()
        assert set(described["required"]) <= message.keys()


@pytest.mark.parametrize(
    ("game", "moves", "chosen"),
    [
        ("51st State", ["pass", "take red", "exchange iron"], "take red"),
        ("Metro 2033", ["done", "vote yes", "army attacks Begovaya"], "army attacks Begovaya"),
        ("Chess", ["pass", "e2e4"], "e2e4"),
    ],
)
def test_the_example_needs_nothing_but_python(game: str, moves: Sequence[str], chosen: str, tmp_path: Path) -> None:
    hello, choose = {"type": "hello", "game": game, "seed": "1"}, {"type": "choose", "id": 3, "moves": moves}
    command = [sys.executable, "-I", "-S", str(EXAMPLE)]
    lines = f"{json.dumps(hello)}\n{json.dumps(choose)}\n"
    told = subprocess.run(command, input=lines, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
    assert [json.loads(line) for line in told.stdout.splitlines()][1] == {"type": "move", "id": 3, "move": chosen}
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 50


def test_weak_robots_are_what_they_were(game: Game) -> None:
    """A bot by name is never a program."""
    with pytest.raises(KeyError):
        make_bot("exec:robot.py", "1")
    state = new_game(game, [None, None], 5).state
    kind = fiftyfirst(programs={"exec:robot.py": NamedProgram(("nowhere",))})
    legal = legal_commands(game, state, "A")
    greedy = decided(kind.robot("greedy", "1")(game, state, legal, ()))
    assert decided(kind.robot("exec:robot.py", "1")(game, state, legal, ())) == greedy
