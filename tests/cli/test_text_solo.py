"""Solo games in the terminal, from the first move to the grade; and their export."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.match.library.index import MatchIndex
from tests.cli.conftest import Play, Run
from tests.cli.talks import Talk, check, talks
from tests.sets.matches import begun
from tests.sets.row import cases

POSITIONS = cases(
    ("base",),
    """
an attack to come:
  solo: merchants
  A: {state: [Camp]}
  opponent: {vp: 3, state: [Docks, Church], stage: attack, attack_pile: [Arena]}
a Brawler:
  solo: borgo
  first_player: V
  turn: A
  opponent: {brawlers: 1, passed: true}
an attack that asks:
  solo: hegemony
  deck: [Camp]
  A: {goods: {worker: 1}, state: [School, School]}
  opponent: {state: [Docks]}
before a victory: {solo: hegemony, A: &leading {vp: 80}}
before a victory with other titles: {solo: hegemony, A: *leading, options: {solo.titles: master}}
before a defeat: {solo: hegemony, A: *leading, opponent: {vp: 80}}
before the end:
  solo: hegemony
  deck: [Church]
  A: {vp: 40, goods: {worker: 1}}
  opponent: {state: [Docks]}
""",
    round=1,
    connections={"red": [], "blue": []},
)


@talks(
    POSITIONS,
    r"""
the table shows the opponent and what it will do:
  at: an attack to come
  typed: [look V, look merchants guild]
  told: ["V Merchants Guild: 3 VP, next: attacks\n    State: Docks [3], Church [4]\n",
         "    Attacks: Arena (at most 3)\n", "Merchants Guild:\n  Docks (1; iron, ammo): ": 2]
Borgo has Brawlers:
  at: a Brawler
  typed: []
  told: ["V Borgo: 0 VP, 1 Brawler, nothing more this round, first player, has passed\n"]
the opponent moves when the turn is ended, and may ask:
  at: an attack that asks
  typed: ["visit v:docks", "", moves, "choose school#2", table]
  told:
  - Enter hands over to Hegemony; “undo” lets you change it.
  - Hegemony draws Camp for attack 1.
  - which do you give up?
  - "   2 choose School#2 – gain 1 worker and 1 Ruin; Hegemony gains 2 VP"
  - "Attack 1: Camp matches School (worker); Anna chooses."
  - "Hegemony razes Anna’s School: gains 2 VP; Anna gains 1 worker and 1 Ruin."
  - "State: School [3], Ruin"
a victory has its grade (R30.17):
  at: before a victory
  typed: [pass]
  told: ["Title earned: Grandmaster\n"]
a victory has its grade in the titles of the edition:
  at: before a victory with other titles
  typed: [pass]
  told: ["Title earned: Leader\n"]
a defeat has none:
  at: before a defeat
  typed: [pass]
  untold: [Worth of the victory, Title earned]
""",
)
def test_what_is_typed_is_answered(talk: Talk, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    check(talk, catalog, tmp_path, resume)


@pytest.mark.slow
@pytest.mark.parametrize("opponent", KINDS)
def test_a_whole_solo_game_is_played_by_typing(start: Play, tmp_path: Path, opponent: str) -> None:
    """Repeatedly a random number of the listed moves, then Enter to hand over."""
    random = Random(1)
    lines = [line for _ in range(1_000) for line in ("moves", str(random.randrange(1, 20)), "")]
    told = start(lines, "--solo", opponent, "--seed", 1)
    assert (told.code, told.err) == (0, "")
    assert " (winner): " in told.out
    assert "[opponent-" not in told.out
    (summary,) = MatchIndex(tmp_path / "matches", fiftyfirst().only).read_all().matches()
    assert (summary.opponents[0].id, summary.is_over) == (opponent, True)


@pytest.mark.parametrize("arguments", [("--names", "Anna,Ben"), ("--players", 2), ("--bots", "random,random")])
def test_one_player_plays_against_an_opponent(start: Play, arguments: tuple[object, ...]) -> None:
    told = start([], "--solo", "borgo", *arguments)
    assert told.code == 2
    assert "expected names, factions and robots for one player" in told.err


def test_a_bot_may_play_against_the_opponent(start: Play) -> None:
    told = start([], "--solo", "borgo", "--bots", "greedy", "--seed", 2)
    assert told.code == 0
    assert "Borgo" in told.out
    assert " (winner): " in told.out


def test_export_names_the_opponent_its_turns_and_the_grade(
    resume: Play, run: Run, catalog: Catalog, tmp_path: Path
) -> None:
    match = begun(catalog, POSITIONS["before the end"], tmp_path)
    resume(match, ["visit V:Docks", "", "pass"])
    lines = run("export", match.path).out.splitlines()
    assert '[Solo "hegemony"]' in lines
    assert '[Result "A 40, V 2"]' in lines
    assert '[Grade "human"]' in lines
    assert [line.strip() for line in lines if line.startswith("    ")] == ["A: visit V:Docks", "V: turn", "A: pass"]
    assert lines[-1] == "  A 40, V 1"


def test_replay_verifies_a_solo_match(start: Play, run: Run, tmp_path: Path) -> None:
    start([], "--solo", "appalachian", "--bots", "random", "--seed", 4)
    (summary,) = MatchIndex(tmp_path / "matches", fiftyfirst().only).read_all().matches()
    assert run("replay", summary.path, "--verify").code == 0
    position = run("replay", summary.path, "--at", summary.steps // 2, "--json").json["position"]
    assert position["solo"] == "appalachian"
