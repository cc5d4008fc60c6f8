"""`balance --game metro2033`: how often each faction wins."""

from __future__ import annotations

import json

import pytest

from game.match.series.simulate import Played
from game.metro2033.box import BOX
from game.metro2033.match.balance import measured
from game.metro2033.rules import NAME
from game.play.games import Games
from game.start import start
from game.wording.messages import languages

METRO: Games = Games({NAME: BOX})
PLAYED = ("--bots", "greedy", "--games", "4", "--players", "3", "--seed", "5")


def run(*arguments: str) -> int:
    return start(["balance", "--game", NAME, *arguments], METRO)


@pytest.mark.parametrize("language", languages())
def test_a_table_tells_how_often_each_faction_has_won(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert run(*PLAYED, "--lang", language) == 0
    told = capsys.readouterr().out.splitlines()
    heads = next(number for number, line in enumerate(told) if "95" in line)
    rows = told[heads + 1 : -1]
    assert len({len(line) for line in told[heads : heads + 1 + len(rows)]}) == 1
    assert sum(int(line.split("%")[0].split()[-3]) for line in rows) == 12
    assert "[" not in "".join(told)


def test_the_same_is_told_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*PLAYED, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert sum(faction["wins"] for faction in told["factions"].values()) == 4


def test_games_that_were_broken_off_count_apart() -> None:
    over = Played(90, 12, ("red", "reich"), ("B",), (), {"A": 8, "B": 10})
    broken_off = Played(4000, 80, ("red", "bandits"), (), (), cut_off=True)
    found = measured([over, broken_off])
    assert (found.games, found.cut_off, found.rounds.max) == (1, 1, 12)
    assert {faction: share.share for faction, share in found.factions.items()} == {"red": 0.0, "reich": 1.0}
    assert measured([broken_off]).factions == {}
