"""The game in the terminal with Moloch: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.cli import simulate
from game.match.series import meeting
from tests.cli.conftest import Play, Run, told_to_anna
from tests.cli.test_plain import faults
from tests.sets.matches import begun, submit
from tests.sets.moloch import ROW, SETS
from tests.sets.row import cases

TABLE = ROW.turns["Machines, some with goods on them"]

TURNS = cases(
    SETS,
    """
one Machine, which is in Frenzy:
  round: 3
  machines: {stack: [Lockjaw, Mother], deployed: [Toll Gate], discard: [Swarm Relay, Dragnet]}
  options: {moloch.difficulty: soldier, moloch.coop: true, server_room: true}
before Assault and Deploy:
  machines: {stack: [Mother, Lockjaw, Toll Gate], deployed: [Rust Locust, Turnstile, Curfew Siren, Siege Crane]}
  deck_only: true
  A: {state: [Rail Cannon, Wreck Field]}
  B: {passed: true, state: [Decoy Town]}
before the end:
  round: 6
  machines: {deployed: [Rust Locust, Turnstile]}
  A: {vp: 26}
  B: {vp: 20, passed: true}
""",
)


def test_the_command_tells_every_machine_and_the_piles(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = told_to_anna(resume(begun(catalog, TABLE, tmp_path), ["", "machines"]).out)[0].splitlines()
    assert told == [
        "Level: Soldier",
        "Cooperative variant: you may leave goods on a Machine, and anyone may finish it.",
        "  Toll Gate (1 iron and 2 workers; Strength 2): Each player loses 1 worker.",
        "  Rust Locust (1 brick and 2 workers; Strength 2): Each player loses 2 iron.",
        "  Rust Locust#2 (1 brick and 2 workers; Strength 2): Each player loses 2 iron. "
        "On it: 1 ammo, 1 worker and 1 red contact token.",
        "Stack: 2 Machines",
        "Discarded Machines, the newest first: Dragnet, Swarm Relay",
        "Server room: 1 of 3 markers",
    ]


def test_frenzy_is_told_while_it_lasts(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R44.5.5."""
    for plain, told in (
        ((), "Toll Gate (1 iron and 2 workers; Strength 3 in Frenzy): "),
        (("--plain",), "Toll Gate has Strength 3 in Frenzy, and its code is 1 iron and 2 workers. "),
    ):
        match = begun(catalog, TURNS["one Machine, which is in Frenzy"], tmp_path)
        assert told in resume(match, ["", "machines"], *plain).out


def test_the_table_tells_the_machines_in_short(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TABLE, tmp_path), [""]).out
    assert (
        "Machines: Toll Gate [2], Rust Locust [2], Rust Locust#2 [2, 1 ammo, 1 worker and 1 red contact token]. "
        "Stack: 2, discarded: 2.\nServer room: 1 of 3 markers\n"
    ) in told
    assert "    Stopped by Machines: red, exchange\n" in told
    assert "    Hacked cards in hand: Road Eater\n" in told
    assert "Hacked cards in hand: Night Ferry" not in told, "the own hand is told below"
    assert "Rail Cannon [5, stopped by a Machine]" in told
    assert "Captured Scanner [3, 2 red contact tokens]" in told


def test_plain_sentences_tell_the_machines(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TABLE, tmp_path), ["", "machines", "state", "state B", "table"], "--plain").out
    for sentence in (
        "3 Machines are deployed.",
        "The stack of Machines has 2.",
        "2 Machines are discarded, the newest first: Dragnet and Swarm Relay.",
        "The server room has 1 of 3 markers.",
        "They come at the level Soldier.",
        "Rust Locust has Strength 2, and its code is 1 brick and 2 workers. Each player loses 2 iron.",
        "Each player loses 2 iron. On it: 1 ammo, 1 worker and 1 red contact token.",
        "Machines have stopped the exchange for this round.",
        "A Machine has stopped its action for this round.",
        "Ben has hacked cards in hand: Road Eater.",
        "It was used once this round.",
    ):
        assert f"{sentence}\n" in told
    assert "Machines have stopped the faction action (red) for this round." in told or re.search(
        r"Machines have stopped the faction action \([^)]+\) for this round\.", told
    )
    assert faults(told) == []


def test_what_happens_in_assault_and_deploy_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """Each Machine in turn, what it does to whom, and which Machines come."""
    match = begun(catalog, TURNS["before Assault and Deploy"], tmp_path)
    submit(match, "A", "pass")
    assert (match.state.round, match.state.phase) == (3, "action")
    told = resume(match, ["", "log"], "--plain").out
    for part in ("Rust Locust takes ", "Turnstile stops ", "Curfew Siren stops ", "Machines are deployed: "):
        assert part in told, told
    assert faults(told) == []


def test_the_leader_is_told_what_the_machines_cost(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R44.7."""
    for plain in ((), ("--plain",)):
        told = resume(begun(catalog, TURNS["before the end"], tmp_path), ["", "pass", "", ""], *plain).out
        assert "Anna has lost 4 VP for the deployed Machines.\n" in told
        assert "Ben has lost" not in told


# ---------------------------------------------------------------------- series of games
MOLOCH = ("--sets", "base,moloch")


def test_games_that_are_cut_off_are_counted_and_no_problem(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody cares for the Machines, they gather, and a game can be long (R44.3)."""
    monkeypatch.setattr(meeting, "MOST_ROUNDS", 4)
    monkeypatch.setattr(simulate, "MOST_ROUNDS", 4)
    hard = ("simulate", *MOLOCH, "--players", 4, "--level", "veteran", "--games", 3)
    told = run(*hard, "--json")
    assert told.code == 0
    assert told.json["problems"] == []
    cut_off = told.json["cut_off"]
    assert cut_off > 0
    assert told.json["rounds"]["max"] == 5
    assert sum(told.json["winners"]["seat"].values()) <= 3 - cut_off + 3
    told = run(*hard)
    assert "cut off after 4 rounds: the Machines had gathered" in told.out
    assert told.out.endswith("No problems\n")


def test_robots_that_care_for_machines_end_their_games(run: Run) -> None:
    told = run("simulate", *MOLOCH, "--bots", "greedy", "--games", 4, "--json")
    assert told.json["problems"] == []
    assert "cut_off" not in told.json


def test_a_tournament_tells_of_games_that_were_cut_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    variants = ("--level", "veteran", "--coop", "--server-room")
    usual = ("tournament", "--bots", "random,greedy", *MOLOCH, *variants, "--games", 2)
    monkeypatch.setattr(meeting, "MOST_ROUNDS", 2)
    told = run(*usual, "--json")
    assert (told.code, told.json["cut_off"], told.json["bots"]) == (0, 2, {})
    assert "2 games were cut off after" in run(*usual).out


def test_a_tournament_goes_on_only_with_the_same_variants(run: Run, tmp_path: Path) -> None:
    usual = ("tournament", "--bots", "random,greedy", *MOLOCH, "--games", 1, "--out", tmp_path / "out.jsonl")
    assert run(*usual, "--coop").code == 0
    assert "expected the results of this tournament" in run(*usual).err
    assert run(*usual, "--coop").code == 0
