"""Programs of others play Nim: greeted with its name, told what their seat knows, and replaced after a fault."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.kernel.refusal import Fault
from game.kernel.seats import SeatSetup
from game.match.series.simulate import Meeting, play
from game.play.external.external import FAULTS
from game.play.match import AnyMatch, Match
from game.play.programs import NamedProgram, read_program
from game.start import start
from game.wording.messages import languages
from tests.conftest import ROOT
from tests.nim.box import BOX, TWO_GAMES
from tests.nim.kind import NIM, nim
from tests.nim.state import BIDS
from tests.nim.words import NimWords

EXAMPLE = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'example_robot.py'))}"
CHOICES: Mapping[str, Any] = {"bids": True, "toast": True}

NOTING = """
import json, sys
for line in sys.stdin:
    open({told!r}, "a").write(line)
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({ready!r}), flush=True)
    elif said["type"] == "choose":
        print(json.dumps({{"type": "move", "id": said["id"], "move": said["moves"][0]}}), flush=True)
    else:
        break
"""
"""A program that plays the first move, and notes what it is told."""
READY: Mapping[str, Any] = {"type": "ready", "protocol": 1, "name": "Noting"}


def noted(folder: Path, bids: Sequence[int], **ready: Any) -> tuple[AnyMatch, list[dict[str, Any]]]:
    """A match in which a program bids after these, and what it was told up to then."""
    told, file = folder / "told", folder / "robot.py"
    told.unlink(missing_ok=True)
    file.write_text(NOTING.format(told=str(told), ready={**READY, **ready}), encoding="utf-8")
    setups = [*(SeatSetup(name) for name in ("Anna", "Ben", "Cleo")[: len(bids)]), SeatSetup("Robot", "exec:robot.py")]
    kind = nim({"exec:robot.py": NamedProgram((sys.executable, str(file)))})
    match: AnyMatch = Match.deal(kind, setups, CHOICES, 5, play_bots=False)
    for bid in bids:
        match.submit(next(command for command in match.legal() if command.number == bid))
        match.end_turn()
    match.play_bot()
    match.close()
    return match, [
        said for line in told.read_text("utf-8").splitlines() if (said := json.loads(line))["type"] != "quit"
    ]


def test_the_example_plays_a_series(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--games", "3", "--players", "3", "--option", "toast=yes", "--json")
    code = start(["simulate", "--game", "nim", *options, "--bots", EXAMPLE, "--bots", "last"], TWO_GAMES)
    tally = json.loads(capsys.readouterr().out)
    assert (code, tally["problems"], tally.get("faults", [])) == (0, [], [])
    assert sum(tally["winners"]["seat"].values()) == 3


def test_the_same_seed_gives_the_same_game() -> None:
    kind, meeting = nim({EXAMPLE: read_program(EXAMPLE)}), Meeting(7, (EXAMPLE, "last", EXAMPLE))
    once = play(kind, CHOICES, meeting)
    assert (once.problems, once.faults) == ((), ())
    assert play(kind, CHOICES, meeting) == once


def test_a_program_is_greeted_with_the_game(tmp_path: Path) -> None:
    """Nim has neither sets of cards nor virtual opponents, and says nothing of them."""
    match, (hello, choose) = noted(tmp_path, (2,))
    seed = hello.pop("seed")
    assert hello == {"type": "hello", "protocol": 1, "game": "Nim", "players": 2, "seat": "B"}
    assert len(seed) == 16
    assert choose == {
        "type": "choose", "id": 1, "position": {"stones": [5, 4, 5], "bids": [None], "toast": True},
        "moves": [f"bid {number}" for number in BIDS], "nodes": 160,
    }  # fmt: skip
    assert match.faults == {}


def test_a_program_is_not_told_what_others_have_bid(tmp_path: Path) -> None:
    told = [noted(tmp_path, bids)[1] for bids in ((0, 3, 1), (3, 1, 2))]
    assert told[0] == told[1]


@pytest.mark.parametrize(("ready", "faulty"), [({"games": ["Nim", "51st State"]}, False), ({"games": ["Chess"]}, True)])
def test_a_program_may_say_which_games_it_plays(ready: Mapping[str, Any], faulty: bool, tmp_path: Path) -> None:
    match, _ = noted(tmp_path, (1,), **ready)
    assert match.faults.keys() == ({"B"} if faulty else set())
    for fault in match.faults.values():
        assert (fault.reason, fault.detail) == ("game", "Nim")
        assert NimWords().fault(fault) == "The robot robot.py does not play Nim: a simple robot plays for it."
    assert len(match.journal.line) == 3, "another robot has bid for it"


def test_a_program_that_was_not_named_is_not_run(tmp_path: Path) -> None:
    setups = [SeatSetup("Anna", "first"), SeatSetup("Robot", "exec:robot.py")]
    kind = BOX.kind(None, {"exec:another.py": NamedProgram(("nowhere",))})
    match: AnyMatch = Match.deal(kind, setups, CHOICES, 5, tmp_path)
    match.play_bots()
    match.close()
    assert (bool(match.status.winners), match.faults) == (True, {})
    assert match.path is not None
    assert Match.load(match.path, NIM.only, play_bots=False).seats["B"].player == "exec:robot.py"


@pytest.mark.parametrize("language", languages())
def test_every_fault_is_told_in_any_game(language: str) -> None:
    words = NimWords(language)
    for reason, detail in product(FAULTS, ("2", "")):
        told = words.fault(Fault("robot.py", reason, detail))
        assert "robot.py" in told
        assert words.text("robot-instead") in told
