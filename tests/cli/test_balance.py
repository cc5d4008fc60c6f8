"""The command `balance`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.fiftyfirst.match.series.balance import DEEDS, USES
from game.wording.messages import languages
from tests.cli.conftest import Run

GAMES = ("balance", "--bots", "greedy", "--games", 3)


def tables(text: str) -> list[list[str]]:
    """The tables of a Markdown text, each as its lines."""
    return [table.splitlines() for table in re.findall(r"(?:^\|.*\n)+", text, re.M)]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_the_report_is_printed(run: Run) -> None:
    told = run(*GAMES)
    assert told.code == 0
    assert told.out.startswith("# Balance: 51st State\n")
    assert "    python -m game balance --sets base --players 2 --bots greedy --games 3 --seed 1\n" in told.out
    assert told.err == "", "no bar where nobody looks"


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_report_has_whole_tables_in_every_language(run: Run, language: str, tmp_path: Path) -> None:
    base, file = tmp_path / "base.json", tmp_path / "reports" / "winter.md"
    base.write_text(run(*GAMES, "--json").out)
    told = run(*GAMES, "--sets", "base,winter", "--compare", base, "--out", file, "--lang", language)
    assert (told.code, len(told.out.splitlines())) == (0, 1)
    report = file.read_text("utf-8")
    lengths, _, turns, factions, use, won, stood = tables(report)
    assert (len(turns), len(factions)) == (4, 6)
    assert (len(cells(lengths[0])), len(lengths)) == (7, 6)
    assert len(use) == len(won) == len(stood) > 80
    for table in (lengths, turns, factions, use, won, stood):
        assert {len(cells(line)) for line in table} == {len(cells(table[0]))}
        assert {len(line) for line in table} == {len(table[0])}, "columns stand below each other"
    assert not re.search(r"\?\?|\{ *\$|balance-", report.replace("game balance", ""))


def test_a_program_and_its_faults(run: Run) -> None:
    told = run("balance", "--bots", "exec:./no,where --level 1", "--games", 1)
    assert told.code == 0
    assert (
        "\n    python -m game balance --sets base --players 2 --bots 'exec:./no,where --level 1' --games 1" in told.out
    )
    assert "no_where" in told.out.split("## ")[0], "what was counted is not of this program"


def test_the_result_as_json(run: Run) -> None:
    told = run(*GAMES, "--players", 3, "--json").json
    assert (told["games"], told["players"], told["robot"], told["sets"]) == (3, 3, "greedy", ["base"])
    assert len(told["turns"]) == 3
    assert sum(won["part"] for won in told["turns"]) == pytest.approx(3, abs=0.01)
    card = told["cards"][0]
    assert set(card["counts"]) == set(DEEDS)
    assert set(card["ratios"]) == {"used", *USES}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--bots", "hard,easy"), "--bots: expected one robot, which plays in all seats"),
        (("--bots", "clever"), "expected a robot"),
        (("--compare", "nothing.json"), "nothing.json: expected a report that `balance --json` has printed"),
        (("--sets", "base,moon"), "'moon'"),
    ],
)
def test_wrong_use_is_told_before_a_game_is_played(run: Run, options: tuple[str, ...], told: str) -> None:
    found = run("balance", "--games", 1_000_000, *options)
    assert (found.code, found.out) == (2, "")
    assert told in found.err
    assert len(found.err.splitlines()) == 1


def test_a_file_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = run(*GAMES, "--out", tmp_path / "file" / "report.md")
    assert told.code == 2
    assert "cannot be written" in told.err
