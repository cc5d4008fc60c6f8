"""The command `tournament`."""

from __future__ import annotations

import shlex
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.conftest import ROOT

GAMES = ("tournament", "--bots", "greedy,random", "--games", 4, "--pairs")


def test_a_tournament_is_told_as_a_table(run: Run) -> None:
    told = run(*GAMES)
    assert told.code == 0
    head, *bots, method, problems = told.out.splitlines()
    assert head.split() == ["Robot", "Games", "Wins", "Share", "95%", "interval", "Mean", "VP", "Elo"]
    assert {line.split()[0]: line.split()[1] for line in bots} == {"greedy": "4", "random": "4"}
    assert "Bradley-Terry" in method
    assert problems == "No problems"
    assert told.err == "", "no bar where nobody looks"


def test_the_last_line_of_json_is_one_object(run: Run, tmp_path: Path) -> None:
    told = run(*GAMES, "--json", "--out", tmp_path / "out.jsonl")
    assert told.json["games"] == 4
    assert told.json["problems"] == []
    assert set(told.json["bots"]) == {"greedy", "random"}
    for standing in told.json["bots"].values():
        assert standing.keys() >= {"games", "wins", "mean_vp", "elo"}
        assert standing["games"] == 4
    assert sum(standing["wins"] for standing in told.json["bots"].values()) == 4
    again = run(*GAMES, "--json", "--out", tmp_path / "out.jsonl")
    assert again.out == told.out, "gone on with: all games are there"


def test_the_chart_is_a_page_with_a_row_for_each_robot(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "charts" / "chart.html"
    run(*GAMES, "--chart", page)
    open_tags, cells = list[str](), list[str]()

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, _: object) -> None:
            open_tags.append(tag)

        def handle_data(self, data: str) -> None:
            cells.append(data.strip())

    Reader().feed(page.read_text(encoding="utf-8"))
    assert open_tags.count("tr") == 3
    assert {"greedy", "random"} <= set(cells)


def test_a_program_may_follow_names_in_one_value(run: Run) -> None:
    example = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'example_robot.py'))}"
    told = run("tournament", "--bots", f"greedy,{example}", "--games", 2, "--json")
    assert set(told.json["bots"]) == {"greedy", example}
    assert told.json["problems"] == []


def test_one_robot_meets_several_of_another(run: Run) -> None:
    told = run("tournament", "--bots", "random,greedy,greedy", "--players", 3, "--games", 3, "--pairs", "--json")
    assert {bot: standing["games"] for bot, standing in told.json["bots"].items()} == {"random": 3, "greedy": 6}
    alone = run("tournament", "--bots", "random,greedy,greedy", "--players", 2, "--games", 2, "--pairs", "--json")
    assert {bot: standing["games"] for bot, standing in alone.json["bots"].items()} == {"random": 2, "greedy": 2}


def test_an_opponent_is_rated_among_the_robots(run: Run) -> None:
    told = run("tournament", "--bots", "greedy", "--solo", "hegemony", "--games", 2, "--json")
    assert set(told.json["bots"]) == {"greedy", "hegemony"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "hard"), "--bots: expected two robots or more, separated by commas"),
        (("--bots", "hard,hard"), "--bots: expected two robots or more, separated by commas"),
        (("--solo", "borgo"), "--bots: expected a robot or more, separated by commas"),
        (("--bots", "hard,deep"), "expected a robot"),
        (("--bots", "hard,,exec:bot"), "expected a robot"),
        (("--bots", "hard,exec:"), "expected a program and its arguments"),
        (("--bots", "hard,easy", "--sets", "moloch"), "--sets: "),
        (("--bots", "hard,easy", "--scheduler", "nowhere"), "nowhere: expected the address of a Dask scheduler"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    told = run("tournament", *arguments)
    assert told.code == 2
    assert told.out == ""
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = run(*GAMES, "--out", tmp_path / "file" / "out.jsonl")
    assert told.code == 2
    assert "cannot be written" in told.err
