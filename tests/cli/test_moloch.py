"""The game in the terminal with Moloch: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli.text_table import TextTable
from game.fiftyfirst.match import setup
from game.fiftyfirst.wording.wording import Wording
from tests.cli.conftest import Play, Run
from tests.cli.talks import Talk, check, talks
from tests.sets.matches import begun
from tests.sets.moloch import ROW, SETS
from tests.sets.row import cases

TURNS = cases(
    SETS,
    """
one Machine, which is in Frenzy:
  round: 3
  machines: {stack: [Lockjaw, Mother], deployed: [Toll Gate], discard: [Swarm Relay, Dragnet]}
  options: {moloch.difficulty: soldier, moloch.coop: true, server_room: true}
after Assault and Deploy:
  machines: {stack: [Mother, Lockjaw, Toll Gate], deployed: [Rust Locust, Turnstile, Curfew Siren, Siege Crane]}
  deck_only: true
  A: {state: [Rail Cannon, Wreck Field]}
  B: {passed: true, state: [Decoy Town]}
  moves: [A: pass]
before the end:
  round: 6
  machines: {deployed: [Rust Locust, Turnstile]}
  A: {vp: 26}
  B: {vp: 20, passed: true}
a board that repeats its actions:
  machines: {stack: [Mother], deployed: [Dragnet]}
  A: {faction: texas, used: [grey, again grey], stopped: [red, exchange]}
""",
)


@talks(
    {**ROW.turns, **TURNS},
    r"""
the command tells every Machine and the piles:
  at: Machines, some with goods on them
  typed: ["", machines]
  told:
  - |-
    Anna> Level: Soldier
    Cooperative variant: you may leave goods on a Machine, and anyone may finish it.
      Toll Gate (1 iron and 2 workers; Strength 2): Each player loses 1 worker.
      Rust Locust (1 brick and 2 workers; Strength 2): Each player loses 2 iron.
      Rust Locust#2 (1 brick and 2 workers; Strength 2): Each player loses 2 iron. On it: 1 ammo, 1 worker and 1 red contact token.
    Stack: 2 Machines
    Discarded Machines, the newest first: Dragnet, Swarm Relay
    Server room: 1 of 3 markers
    Anna>
Frenzy is told while it lasts (R44.5.5):
  at: one Machine, which is in Frenzy
  typed: ["", machines]
  told: ["Toll Gate (1 iron and 2 workers; Strength 3 in Frenzy): "]
Frenzy is told in a sentence:
  at: one Machine, which is in Frenzy
  plain: true
  typed: ["", machines]
  told: ["Toll Gate has Strength 3 in Frenzy, and its code is 1 iron and 2 workers. "]
the table tells the Machines in short, and of hacked cards in the own hand below:
  at: Machines, some with goods on them
  typed: [""]
  told:
  - |
    Machines: Toll Gate [2], Rust Locust [2], Rust Locust#2 [2, 1 ammo, 1 worker and 1 red contact token]. Stack: 2, discarded: 2.
    Server room: 1 of 3 markers
  - "    Stopped by Machines: red, exchange\n"
  - "    Hacked cards in hand: Road Eater\n"
  - Rail Cannon [5, stopped by a Machine]
  - Captured Scanner [3, 2 red contact tokens]
  untold: ["Hacked cards in hand: Night Ferry"]
plain sentences tell the Machines:
  at: Machines, some with goods on them
  plain: true
  typed: ["", machines, state, state B, table]
  told:
  - "3 Machines are deployed.\n"
  - "Machines left in the stack: 2.\n"
  - "2 Machines are discarded, the newest first: Dragnet and Swarm Relay.\n"
  - "The server room has 1 of 3 markers.\n"
  - "They come at Soldier level.\n"
  - "Rust Locust has Strength 2, and its code is 1 brick and 2 workers. Each player loses 2 iron.\n"
  - "Each player loses 2 iron. On it: 1 ammo, 1 worker and 1 red contact token.\n"
  - "Machines have stopped the exchange for this round.\n"
  - "Machines have stopped the faction action (red contact token) for this round.\n"
  - "A Machine has stopped its action for this round.\n"
  - "Ben has hacked cards in hand: Road Eater.\n"
  - "It was used once this round.\n"
what happens in Assault and Deploy is told:
  at: after Assault and Deploy
  plain: true
  typed: ["", log]
  told: ["Rust Locust takes ", "Turnstile stops ", "Curfew Siren stops ", "Machines are deployed: "]
the leader is told what the Machines cost (R44.7):
  at: before the end
  plain: both
  typed: ["", pass, "", ""]
  told: ["Anna has lost 4 VP for the deployed Machines.\n"]
  untold: [Ben has lost]
""",  # noqa: E501
)
def test_what_is_typed_is_answered(talk: Talk, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    check(talk, catalog, tmp_path, resume)


@pytest.mark.parametrize(
    ("language", "used", "stopped", "looked"),
    [
        ("en", "actions used: grey, again grey", "Machines: red, exchange", "Faction action red or blue: "),
        (
            "de",
            "Fraktionsaktionen: grau (grey), noch einmal: grau (again grey)",
            "lahmgelegt: rot (red), Tausch (exchange)",
            "Fraktionsaktion rot (red) oder blau (blue): ",
        ),
        (
            "ru",
            "действия фракции: серое (grey), ещё раз: серое (again grey)",
            "машинами: красное (red), обмен (exchange)",
            "Действие фракции — красное (red) или синее (blue): ",
        ),
    ],
)
def test_faction_actions_are_told_in_the_language_with_what_is_typed_for_them(
    language: str, used: str, stopped: str, looked: str, catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, TURNS["a board that repeats its actions"], tmp_path)
    table = TextTable(match, Wording(catalog, language))
    told = [*table.lines("A"), *table.look("A")]
    assert any(line.endswith(used) for line in told)
    assert any(line.endswith(stopped) for line in told)
    assert any(line.startswith(f"  {looked}") for line in told)


# ---------------------------------------------------------------------- series of games
MOLOCH = ("--sets", "base,moloch")


def test_games_that_are_cut_off_are_counted_and_no_problem(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody cares for the Machines, they gather, and a game can be long (R44.3)."""
    monkeypatch.setattr(setup, "MOST_ROUNDS", 4)
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
    monkeypatch.setattr(setup, "MOST_ROUNDS", 2)
    told = run(*usual, "--json")
    assert (told.code, told.json["cut_off"], told.json["bots"]) == (0, 2, {})
    assert "2 games were cut off after" in run(*usual).out


def test_a_tournament_goes_on_only_with_the_same_variants(run: Run, tmp_path: Path) -> None:
    usual = ("tournament", "--bots", "random,greedy", *MOLOCH, "--games", 1, "--out", tmp_path / "out.jsonl")
    assert run(*usual, "--coop").code == 0
    assert "expected the results of this tournament" in run(*usual).err
    assert run(*usual, "--coop").code == 0
