"""Options of the command line that a set brings: where a match begins, in series of games and in their reports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.fiftyfirst.match.match import fiftyfirst
from game.match.library.index import MatchIndex
from tests.cli.conftest import Play, Run
from tests.sets.row import Flags, Start, Table
from tests.sets.table import ROWS

FLAGS = {row.name: row.flags for row in ROWS if row.flags}
STARTS = [
    pytest.param(start, id=f"{name}: {number}")
    for name, flags in FLAGS.items()
    for number, start in enumerate(flags.starts)
]
NEEDED = [(flags, *flag) for flags in FLAGS.values() if flags.needs for flag in flags.flags]

each_flags = pytest.mark.parametrize("flags", FLAGS.values(), ids=[*FLAGS])


def all_of(flags: Flags) -> list[str]:
    return [word for flag in flags.flags for word in flag]


# ---------------------------------------------------------------------- where a match begins
@pytest.mark.parametrize("begin", STARTS)
def test_options_are_given_or_asked_for(begin: Start, start: Play, tmp_path: Path) -> None:
    """They are asked for where their set is played with, and where no option is given."""
    told = start(begin.typed, *begin.arguments).out
    assert [part for part in begin.told if part not in told] == []
    assert [part for part in begin.untold if part in told] == []
    (match,) = MatchIndex(tmp_path / "matches", fiftyfirst().only).read_all().matches()
    assert (match.facts.sets, match.facts.options) == (begin.sets, begin.options)


@each_flags
def test_the_questions_are_plain_sentences(flags: Flags, language: str, start: Play) -> None:
    told = start(flags.asked, "--plain", "--lang", language).out
    assert not re.search(r"\?\?|\{|\$|\[", told)


@pytest.mark.parametrize(("flags", "flag", "value"), [(flags, flag, value) for flags, flag, *value in NEEDED])
@pytest.mark.parametrize("command", ["simulate", "balance", "text", "tournament", "train"])
def test_an_option_needs_its_set(
    command: str, flags: Flags, flag: str, value: list[str], run: Run, tmp_path: Path
) -> None:
    needed = {
        "tournament": ("--bots", "greedy,random"),
        "train": ("--lesson", "two", "--out", tmp_path / "weights.json"),
        "text": ("--data-dir", tmp_path, "--names", "Anna,Ben"),
    }
    told = run(command, *needed.get(command, ()), "--sets", "base,winter", flag, *value)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"{flag}: expected {flags.needs} among the sets for this option\n"
    assert flags.needs in run(command, *needed.get(command, ()), flag, *value, "--lang", "ru").err


# ---------------------------------------------------------------------- series of games
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The first table of each row with options; with `--full` all of them."""
    if "table" in metafunc.fixturenames:
        full = metafunc.config.getoption("full")
        found = [
            pytest.param(row.flags, table, id=f"{row.name}: {table.players} {table.solo or ''}".strip())
            for row in ROWS
            for table in (row.tables if full else row.tables[-1:])
            if row.flags
        ]
        metafunc.parametrize(("flags", "table"), found)


def test_games_are_simulated(flags: Flags, table: Table, full: bool, run: Run) -> None:
    seats = ("--solo", table.solo) if table.solo else ("--players", table.players)
    games = 3 if full else 1
    told = run("simulate", "--sets", ",".join(flags.sets), *all_of(flags), "--games", games, *seats, "--json")
    assert (told.code, told.json["problems"]) == (0, [])


@each_flags
def test_each_option_changes_the_games(flags: Flags, run: Run) -> None:
    """The same deals are played otherwise; a value that is the usual one changes nothing."""
    usual = ("simulate", "--sets", ",".join(flags.sets), "--games", flags.games, "--json")
    decisions = [run(*usual, *flag).json["decisions"] for flag in ((), *flags.flags)]
    assert len(set(decisions)) == len(decisions)
    if ("--level", "veteran") in flags.flags:
        assert run(*usual, "--level", "recruit").json["decisions"] == decisions[0]


@each_flags
def test_a_tournament_and_a_report_tell_the_options(flags: Flags, run: Run, tmp_path: Path) -> None:
    """A tournament with some of them, a report with all."""
    page, sets, words = tmp_path / "chart.html", ("--sets", ",".join(flags.sets)), all_of(flags)
    some = [word for flag in flags.flags[1:3] or flags.flags for word in flag]
    told = run("tournament", "--bots", "random,greedy", *sets, *some, "--games", 2, "--chart", page, "--json")
    assert told.json["problems"] == []
    options = page.read_text("utf-8").split("; options: ")[1].split("<")[0]
    assert options.startswith(" ".join(some))
    assert [flag for flag, *_ in flags.flags if flag in options and flag not in some] == []
    report = ("balance", "--bots", "greedy", "--games", 1, *sets, "--extra-factions", *words)
    found = run(*report).out
    command = ["python -m game balance", *sets, "--players 2 --bots greedy --games 1 --extra-factions", *words]
    assert f"    {' '.join(command)} --seed 1\n" in found
    assert flags.report in found
    assert run(*report, "--json").json["options"] == {"extra_factions": True, **flags.options}
