"""Solo games in the terminal, from the first move to the grade; and their export."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from game.cards.catalog import Catalog
from game.kernel.seats import SeatSetup
from game.match.fiftyfirst import fiftyfirst
from game.match.library.index import MatchIndex
from game.match.match import Match
from game.rules.position import read_position
from game.rules.solo.kinds import KINDS
from tests.cli.conftest import Run, Told

Play = Callable[..., Told]


@pytest.fixture
def play(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays with lines as standard input."""

    def play_lines(lines: Iterable[str], *arguments: object) -> Told:
        monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
        return run("text", "--data-dir", tmp_path, *arguments)

    return play_lines


@pytest.fixture
def begin(catalog: Catalog, tmp_path: Path) -> Callable[..., str]:
    """Saves a solo match that begins at a position; returns its file."""

    def begin_at(**given: object) -> str:
        game, state = read_position(catalog, {"connections": {"red": [], "blue": []}} | given)
        match = Match.begin(fiftyfirst(), game, [SeatSetup("Anna")], state, 1, tmp_path / "matches")
        match.close()
        return str(match.path)

    return begin_at


@pytest.mark.slow
@pytest.mark.parametrize("opponent", KINDS)
def test_a_whole_solo_game_is_played_by_typing(play: Play, tmp_path: Path, opponent: str) -> None:
    """Repeatedly a random number of the listed moves, then Enter to hand over."""
    random = Random(1)
    lines = [line for _ in range(1_000) for line in ("moves", str(random.randrange(1, 20)), "")]
    told = play(lines, "--solo", opponent, "--seed", 1)
    assert (told.code, told.err) == (0, "")
    assert " (winner): " in told.out
    assert "[opponent-" not in told.out
    (summary,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert (summary.solo, summary.is_over) == (opponent, True)


def test_the_table_shows_the_opponent_and_what_it_will_do(play: Play, begin: Callable[..., str]) -> None:
    file = begin(
        solo="merchants",
        players={"A": {"faction": "new_york", "state": ["Camp"]}},
        opponent={"vp": 3, "state": ["Docks", "Church"], "stage": "attack", "attack_pile": ["Arena"]},
    )
    told = play(["look V", "look merchants guild"], "--resume", file)
    assert "V Merchants Guild: 3 VP, next: attacks\n    State: Docks [3], Church [4]\n" in told.out
    assert "    Attacks: Arena (at most 3)\n" in told.out
    assert told.out.count("Merchants Guild:\n  Docks (1; iron, ammo): ") == 2


def test_borgo_has_brawlers(play: Play, begin: Callable[..., str]) -> None:
    file = begin(
        solo="borgo",
        first_player="V",
        turn="A",
        players={"A": {"faction": "new_york"}},
        opponent={"brawlers": 1, "passed": True},
    )
    told = play([], "--resume", file)
    assert "V Borgo: 0 VP, 1 Brawler, nothing more this round, first player, has passed\n" in told.out


def test_the_opponent_moves_when_the_turn_is_ended_and_may_ask(play: Play, begin: Callable[..., str]) -> None:
    file = begin(
        solo="hegemony",
        deck=["Camp"],
        players={"A": {"faction": "new_york", "goods": {"worker": 1}, "state": ["School", "School"]}},
        opponent={"state": ["Docks"]},
    )
    told = play(["visit v:docks", "", "moves", "choose school#2", "table"], "--resume", file)
    assert "Enter hands over to Hegemony; “undo” lets you change it." in told.out
    assert "Hegemony draws Camp for attack 1." in told.out
    assert "which do you give up?" in told.out
    assert "   2 choose School#2 – gain 1 worker and a Ruin; Hegemony gains 2 VP" in told.out
    assert "Attack 1: Camp matches School (worker); Anna chooses." in told.out
    assert "Hegemony razes Anna’s School: gains 2 VP; Anna gains 1 worker and a Ruin." in told.out
    assert "State: School [3], Ruin" in told.out


def test_a_victory_has_its_grade_in_the_titles_of_the_edition(play: Play, begin: Callable[..., str]) -> None:
    """R30.17."""
    given = {"solo": "hegemony", "players": {"A": {"faction": "new_york", "vp": 80}}}
    assert "Title earned: Grandmaster\n" in play(["pass"], "--resume", begin(**given)).out
    master = begin(**given, options={"solo.titles": "master"})
    assert "Title earned: Leader\n" in play(["pass"], "--resume", master).out
    lost = begin(**given, opponent={"vp": 80})
    assert "Worth of the victory" not in play(["pass"], "--resume", lost).out


@pytest.mark.parametrize("arguments", [("--names", "Anna,Ben"), ("--players", 2), ("--bots", "random,random")])
def test_one_player_plays_against_an_opponent(play: Play, arguments: tuple[object, ...]) -> None:
    told = play([], "--solo", "borgo", *arguments)
    assert told.code == 2
    assert "expected names, factions and robots for one player" in told.err


def test_a_bot_may_play_against_the_opponent(play: Play) -> None:
    told = play([], "--solo", "borgo", "--bots", "greedy", "--seed", 2)
    assert told.code == 0
    assert "Borgo" in told.out
    assert " (winner): " in told.out


def test_export_names_the_opponent_its_turns_and_the_grade(play: Play, run: Run, begin: Callable[..., str]) -> None:
    file = begin(
        solo="hegemony",
        deck=["Church"],
        players={"A": {"faction": "new_york", "vp": 40, "goods": {"worker": 1}}},
        opponent={"state": ["Docks"]},
    )
    play(["visit V:Docks", "", "pass"], "--resume", file)
    lines = run("export", file).out.splitlines()
    assert '[Solo "hegemony"]' in lines
    assert '[Result "A 40, V 2"]' in lines
    assert '[Grade "human"]' in lines
    assert [line.strip() for line in lines if line.startswith("    ")] == ["A: visit V:Docks", "V: turn", "A: pass"]
    assert lines[-1] == "  A 40, V 1"


def test_replay_verifies_a_solo_match(play: Play, run: Run, tmp_path: Path) -> None:
    play([], "--solo", "appalachian", "--bots", "random", "--seed", 4)
    (summary,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert run("replay", summary.path, "--verify").code == 0
    position = run("replay", summary.path, "--at", summary.steps // 2, "--json").json["position"]
    assert position["solo"] == "appalachian"
