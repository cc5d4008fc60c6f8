"""Each command with a game of its own choice: Nim beside 51st State."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.kernel.seats import SeatSetup
from game.match.series.simulate import Series, simulate
from game.match.series.workers import Workers
from game.play.games import GameSource
from game.play.match import Match
from game.start import COMMANDS, start
from game.wording.messages import languages
from tests.cli.conftest import Run, Told
from tests.conftest import ROOT
from tests.nim.box import TWO_GAMES
from tests.nim.kind import NIM

GOLDEN = next(iter(sorted((ROOT / "tests/golden/matches").rglob("*.jsonl"))))
POSITION = ROOT / "tests" / "positions" / "table.yaml"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line of a program that has both games."""

    def run_command(*arguments: object) -> Told:
        try:
            code = start([str(argument) for argument in arguments], TWO_GAMES)
        except SystemExit as told:  # the help
            code = int(told.code or 0)
        captured = capsys.readouterr()
        return Told(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """The file of a match of Nim."""
    bots = (SeatSetup("Anna", "first"), SeatSetup("Ben", "last"))
    played = Match.deal(NIM, bots, {"heaps": (7,), "most": 3, "bids": False}, 3, tmp_path)
    played.play_bots()
    played.close()
    assert played.path is not None
    return played.path


def written(folder: Path, text: str) -> Path:
    path = folder / "nim.yaml"
    path.write_text(text)
    return path


# ---------------------------------------------------------------------- robots
def test_robots_play_a_series_of_any_game(run: Run) -> None:
    told = run("simulate", "--game", "nim", "--games", 3, "--option", "heaps=4", "--json").json
    assert (told["games"], told["decisions"], told["problems"]) == (3, (2 + 5) + (2 + 6) + (2 + 4), [])
    assert told["winners"] == {"role": {}, "seat": {"A": 1, "B": 2}}
    lines = run("--game", "nim", "simulate", "--games", 3, "--option", "heaps=4").out.splitlines()
    assert lines[-1] == "No problems"


def test_a_game_that_its_kind_cuts_off_is_no_problem(run: Run) -> None:
    told = run("simulate", "--game", "nim", "--games", 2, "--option", "heaps=40")
    assert (told.code, "2 games were broken off" in told.out) == (0, True)


def test_processes_are_told_which_game_they_play() -> None:
    series = Series(4, 2, 1, ("first", "last"), {"heaps": (5,)})
    one, two = (simulate(series, GameSource(TWO_GAMES, "nim"), Workers(jobs)) for jobs in (1, 2))
    assert (one.winners, one.decisions) == (two.winners, two.decisions)


def test_robots_of_any_game_meet_in_a_tournament(run: Run, tmp_path: Path) -> None:
    usual = ("tournament", "--game", "nim", "--games", 4, "--pairs", "--bots", "first,last", "--out", tmp_path / "out")
    told = run(*usual, "--chart", tmp_path / "page.html", "--json")
    assert (told.code, set(told.json["bots"])) == (0, {"first", "last"})
    assert "4 games between 2 robots" in (tmp_path / "page.html").read_text()
    assert run(*usual, "--json") == told, "nothing is left to play"
    assert "expected the results of this tournament" in run(*usual, "--option", "most=2").err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", 7), "invalid choice: 7"),
        (("--bots", "greedy"), "expected a robot (first, last), not 'greedy'"),
        (("--option", "most=9"), "--option: expected a value of most (none, 2, 3, 4), not '9'"),
        (("--option", "piles=2"), "--option: expected an option (heaps, most, bids, toast), not 'piles'"),
        (("--sets", "base"), "takes no option --sets"),
    ],
)
def test_what_a_game_does_not_have_is_refused_in_a_sentence(
    run: Run, arguments: tuple[object, ...], sentence: str
) -> None:
    told = run("simulate", "--game", "nim", *arguments)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence in told.err


# ---------------------------------------------------------------------- positions, scenarios and matches
SCENARIO = """\
game: nim
title: Whoever takes the last stone wins
given: {stones: [3]}
when: [{A: take 2}, {B: take 1}]
then: {stones: [0]}
"""


def test_scenarios_of_several_games_are_played_in_one_run(run: Run, tmp_path: Path) -> None:
    own = written(tmp_path, SCENARIO)
    other = next(iter(sorted((ROOT / "tests/scenarios/build").glob("*.yaml"))))
    told = run("scenario", own, other)
    assert told.code == 0, told.err
    assert "2 passed" in told.out.splitlines()[-1]


def test_a_scenario_of_any_game_fails_and_is_refused(run: Run, tmp_path: Path) -> None:
    told = run("scenario", written(tmp_path, SCENARIO.replace("[0]", "[1]")))
    assert (told.code, "FAIL" in told.out) == (1, True)
    told = run("scenario", written(tmp_path, SCENARIO.replace("{stones: [0]}", "{refused: too_few_stones}")))
    assert (told.code, "FAIL" in told.out) == (1, True)
    told = run(
        "scenario",
        written(tmp_path, SCENARIO.replace("take 1", "take 2").replace("stones: [0]", "refused: too_few_stones")),
    )
    assert told.code == 0
    told = run("scenario", written(tmp_path, SCENARIO.replace("game: nim", "game: chess")))
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "nim.yaml:1: this match needs 'chess', which this program does not have" in told.err


def test_a_file_that_names_no_game_is_of_the_game_of_the_command_line(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, SCENARIO.removeprefix("game: nim\n"))
    assert run("scenario", path).code == 2
    assert run("scenario", "--game", "nim", path).code == 0


def test_sequences_are_counted_from_a_position_of_any_game(run: Run, tmp_path: Path) -> None:
    told = run("perft", "--depth", 2, "--position", written(tmp_path, "game: nim\ngiven: {stones: [3]}\n"), "--json")
    assert told.json == {"depth": 2, "total": 4, "moves": {"take 1": 2, "take 2": 1, "take 3": 1}}


def test_a_match_of_any_game_is_told_and_verified(run: Run, match: Path, tmp_path: Path) -> None:
    assert run("replay", match).out.splitlines()[:2] == ["1 A: take 1", "2 B: take 3"]
    assert run("replay", match, "--verify").code == 0
    position = written(tmp_path, run("replay", match, "--at", 2).out)
    assert position.read_text().startswith("game: nim\n")
    assert run("perft", "--position", position, "--depth", 1, "--json").json["total"] == 3


@pytest.mark.parametrize("command", ["replay", "export"])
def test_a_match_of_another_game_than_that_asked_for_is_refused(run: Run, command: str) -> None:
    told = run(command, GOLDEN, "--game", "nim")
    assert (told.code, told.out) == (2, "")
    assert "expected a match of nim, not of 'fiftyfirst'" in told.err


# ---------------------------------------------------------------------- commands
@pytest.mark.parametrize("command", COMMANDS)
def test_a_game_that_is_not_there_is_refused_in_a_sentence(run: Run, command: str) -> None:
    told = run(command, "--game", "chess")
    assert (told.code, told.out) == (2, "")
    assert told.err == "expected a game (fiftyfirst, nim), not 'chess'\n"


@pytest.mark.parametrize("command", [name for name, module in COMMANDS.items() if module is None])
def test_a_command_that_a_game_does_not_have_is_refused_in_a_sentence(run: Run, command: str) -> None:
    told = run(command, "--game", "nim")
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert f"not '{command}'" in told.err
    assert "simulate" in told.err


def test_the_help_has_the_commands_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    helps = []
    for game in TWO_GAMES:
        with pytest.raises(SystemExit, match="0"):
            start(["--help", "--game", game], TWO_GAMES)
        helps.append(capsys.readouterr().out)
    assert ["    balance " in told for told in helps] == [True, False]
    assert ["    simulate " in told for told in helps] == [True, True]


def test_selfcheck_plays_the_game(run: Run) -> None:
    told = run("selfcheck", "--game", "nim", "--json")
    assert (told.code, [check["name"] for check in told.json["checks"]]) == (0, ["game"])


def test_a_game_without_scenes_has_no_pictures(run: Run, tmp_path: Path) -> None:
    told = run("shot", "--game", "nim", "--scene", "title", "--out", tmp_path / "picture.png")
    assert (told.code, told.err) == (2, "the game nim has no scenes yet\n")


@pytest.mark.parametrize("arguments", [("simulate", "--games", 1), ("perft", "--position", POSITION, "--depth", 1)])
def test_the_first_game_is_played_if_none_is_named(run: Run, arguments: tuple[object, ...]) -> None:
    usual, named = (run(*arguments, *game, "--json").json for game in ((), ("--game", "fiftyfirst")))
    assert {name: usual[name] for name in usual if "second" not in name} == {
        name: named[name] for name in named if "second" not in name
    }


# ---------------------------------------------------------------------- words
MISSING = re.compile(r"\[[a-z]\w*(?:-\w+)+(?:\.\w+)?\]")
"""The name of a missing message, as it is shown."""


@pytest.mark.parametrize("language", languages())
def test_commands_of_another_game_lack_no_words(run: Run, match: Path, tmp_path: Path, language: str) -> None:
    shared = [command for command, module in COMMANDS.items() if module]
    lines = (
        ("--help",), *((command, "--help") for command in shared),
        ("simulate", "--games", 2), ("tournament", "--games", 4, "--bots", "first,last"),
        ("replay", match), ("replay", match, "--verify"), ("export", match),
        ("import", match, "--data-dir", tmp_path / "data"),
        ("scenario", written(tmp_path, SCENARIO.replace("stones: 0", "stones: 1"))), ("selfcheck",),
    )  # fmt: skip
    told = {line: run(*line, "--game", "nim", "--lang", language) for line in lines}
    missing = {line: MISSING.findall(one.out + one.err) for line, one in told.items()}
    assert {line: keys for line, keys in missing.items() if keys} == {}
