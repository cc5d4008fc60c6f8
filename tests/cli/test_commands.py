"""The output of the commands, as text and as JSON."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli import installation
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.notation import read_move, write_move
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.position.writing import write_position
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.kernel.seats import SeatSetup
from game.play.checking import subtotals
from tests.cli.conftest import Run
from tests.conftest import ROOT


def file_of(match: Match) -> Path:
    assert match.path
    return match.path


# simulate


def test_simulate_plays_whole_games(run: Run) -> None:
    told = run("simulate", "--games", 3, "--players", 3, "--json")
    assert told.code == 0
    tally = told.json
    assert set(tally) == {"games", "decisions", "seconds", "decisions_per_second", "rounds", "winners", "problems"}
    assert (tally["games"], tally["problems"]) == (3, [])
    assert 3 < tally["rounds"]["min"] <= tally["rounds"]["mean"] <= tally["rounds"]["max"]
    assert sum(tally["winners"]["seat"].values()) >= 3
    assert sum(tally["winners"]["faction"].values()) == sum(tally["winners"]["seat"].values())


def test_simulate_plays_with_programs(run: Run) -> None:
    example = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'example_robot.py'))}"
    told = run("simulate", "--games", 1, "--bots", example, "--bots", "greedy", "--json")
    assert told.code == 0
    assert told.json["problems"] == []
    assert "faults" not in told.json


def test_simulate_tells_faults_of_programs_apart_from_problems(run: Run) -> None:
    told = run("simulate", "--games", 2, "--bots", "exec:./no,where --level 1", "--json")
    fault = {"program": "no_where", "reason": "start", "detail": "No such file or directory"}
    assert (told.code, told.json["problems"], told.json["faults"]) == (0, [], [fault])
    told = run("simulate", "--games", 1, "--bots", "exec:./no,where --level 1", "--lang", "de")
    assert "Der Roboter no_where lässt sich nicht starten (Datei oder Ordner nicht gefunden)" in told.out


@pytest.mark.slow
@pytest.mark.parametrize("opponent", KINDS)
def test_simulate_plays_against_a_virtual_opponent(run: Run, opponent: str) -> None:
    told = run("simulate", "--games", 3, "--players", 2, "--solo", opponent, "--bots", "greedy", "--json")
    assert told.code == 0
    solo, winners = told.json["solo"], told.json["winners"]
    assert (solo["opponent"], told.json["problems"]) == (opponent, [])
    assert sum(winners["seat"].values()) == 3
    assert set(winners["seat"]) <= {"A", "V"}
    won = winners["seat"].get("A", 0)
    assert solo["win_rate"] == round(won / 3, 3)
    assert sum(winners["faction"].values()) == sum(solo["grades"].values()) == won
    assert solo["vp"]["player"] > 0
    assert solo["vp"]["opponent"] > 0


def test_simulate_reports_the_results_against_an_opponent(run: Run) -> None:
    lines = run("simulate", "--games", 2, "--solo", "borgo").out.splitlines()
    assert "V: 2 wins" in lines
    assert "Against Borgo: 0% won" in lines
    assert any(line.startswith("Average final VP: ") and ", Borgo " in line for line in lines)


def test_an_unknown_virtual_opponent_is_wrong_use(run: Run) -> None:
    told = run("simulate", "--solo", "moloch")
    assert told.code == 2
    assert "moloch" in told.err


@pytest.mark.slow
def test_simulate_gives_the_same_result_for_any_number_of_jobs(run: Run) -> None:
    tallies = [run("simulate", "--games", 4, "--seed", 7, "--jobs", jobs, "--json").json for jobs in (1, 2)]
    for tally in tallies:
        del tally["seconds"], tally["decisions_per_second"]
    assert tallies[0] == tallies[1]


def test_game_i_has_seed_plus_i(run: Run) -> None:
    both = run("simulate", "--games", 2, "--seed", 5, "--json").json["decisions"]
    assert both == sum(run("simulate", "--games", 1, "--seed", seed, "--json").json["decisions"] for seed in (5, 6))


def test_a_broken_invariant_is_a_problem_with_its_seed_and_decision(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*facts: Any) -> list[str]:
        return ["too late"] if facts[-1].round > 1 else []

    monkeypatch.setattr("game.fiftyfirst.match.match._Rules.problems", late)
    told = run("simulate", "--games", 2, "--seed", 3)
    assert told.code == 1
    assert "2 problems" in told.out
    assert "seed 3, decision " in told.out
    assert "too late" in told.out


def test_a_program_error_in_a_game_is_a_problem(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("game.fiftyfirst.match.match._Rules.decide", fail)
    told = run("simulate", "--games", 1, "--json")
    assert told.code == 1
    assert told.json["problems"] == ["seed 1, decision 1: ZeroDivisionError: oops"]


def test_a_game_that_does_not_end_is_a_problem(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.fiftyfirst.match.match.MOST_DECISIONS", 10)
    told = run("simulate", "--games", 1, "--json")
    assert told.json["problems"] == ["seed 1, decision 11: the game is not over after 10 decisions"]


# perft


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A can make a Deal with School and pay it in two ways; the universal token also builds or razes it."""
    path = tmp_path / "position.yaml"
    path.write_text(
        "given:\n"
        "  phase: action\n"
        "  round: 2\n"
        "  turn: A\n"
        "  players:\n"
        "    A: {faction: mutants_union, hand: [School], goods: {blue: 2, universal: 1}, used: [grey, red, blue]}\n"
        "    B: {faction: new_york}\n"
    )
    return path


def test_perft_counts_sequences_by_their_first_move(run: Run, position: Path) -> None:
    told = run("perft", "--position", position, "--depth", 1, "--json")
    assert told.code == 0
    assert told.json["depth"] == 1
    assert told.json["moves"] == {"construct School": 1, "deal School": 1, "pass": 1, "raze School": 1}
    assert told.json["total"] == 4


def test_perft_counts_every_payment_if_asked_to(run: Run, position: Path) -> None:
    moves = run("perft", "--position", position, "--depth", 1, "--payments", "all", "--json").json["moves"]
    assert "deal School" in moves
    assert len([move for move in moves if move.startswith("deal School paying {") and "universal: 1" in move]) == 1


def test_an_impossible_pinned_outcome_is_reported_with_its_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "chance.yaml"
    path.write_text(
        "given:\n  deck_only: true\n  discard: [Docks]\n  chance: [[Pub]]\n"
        "  players: {A: {faction: new_york, goods: {worker: 2}}, B: {faction: mutants_union}}\n"
    )
    told = run("perft", "--position", path, "--depth", 2)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"{path}: chance: the given order does not hold the cards that are shuffled\n"


def test_perft_adds_up(run: Run, position: Path, catalog: Catalog) -> None:
    told = run("perft", "--position", position, "--depth", 3)
    game, state = read_position(catalog, yaml.safe_load(position.read_text())["given"])
    counts = subtotals(fiftyfirst(), game, state, 3)
    assert told.out.splitlines()[-1].strip() == str(sum(counts.values()))
    assert [line.split(maxsplit=1)[1] for line in told.out.splitlines()[:-1]] == list(counts)


def test_the_end_of_the_game_is_a_leaf(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "end.yaml"
    path.write_text(
        "given:\n  phase: action\n  round: 9\n  turn: A\n  players:\n"
        "    A: {faction: mutants_union, vp: 25}\n    B: {faction: new_york, passed: true}\n"
    )
    told = run("perft", "--position", path, "--depth", 5, "--json")
    assert told.json == {"depth": 5, "total": 1, "moves": {"pass": 1}}


# replay


def test_replay_prints_the_moves_of_a_match(run: Run, match: Match) -> None:
    told = run("replay", file_of(match))
    assert told.code == 0
    assert len(told.out.splitlines()) == match.journal.head
    assert told.out.startswith("1 A: keep ")


def test_the_moves_lead_from_the_deal_to_the_end(run: Run, match: Match) -> None:
    """Each move reads, in the position before it, as the recorded decision."""
    told = run("replay", file_of(match), "--json")
    assert len(told.json["decisions"]) == match.journal.head
    for number, decision in enumerate(told.json["decisions"], start=1):
        [(seat, move)] = decision.items()
        before, entry = match.journal.state_after(number - 1), match.journal[number]
        read = read_move(match.game, before, seat, move)
        assert isinstance(read, tuple)
        assert [write_move(match.game, before, command) for command in read] == [move]
        assert entry.decision
        assert entry.decision.seat == seat
    assert told.json["position"] == write_position(match.game, match.state)


@pytest.mark.slow
def test_replay_at_a_step_prints_a_position_file(run: Run, match: Match, catalog: Catalog) -> None:
    for step in (0, 1, 17, match.journal.head):
        told = run("replay", file_of(match), "--at", step)
        given = yaml.safe_load(told.out)["given"]
        assert read_position(catalog, given)[1] == match.journal.state_after(step)
        assert len(run("replay", file_of(match), "--at", step, "--json").json["decisions"]) == step


def test_an_unknown_step_is_wrong_use(run: Run, match: Match) -> None:
    told = run("replay", file_of(match), "--at", match.journal.head + 1)
    assert told.code == 2
    assert f"from 0 to {match.journal.head}" in told.err


def test_verify_decides_every_step_again(run: Run, match: Match) -> None:
    told = run("replay", file_of(match), "--verify", "--json")
    assert (told.code, told.json) == (0, {"ok": True, "first_difference": None})


def test_verify_names_the_first_step_that_differs(run: Run, match: Match) -> None:
    path = file_of(match)
    lines = path.read_text("utf-8").splitlines()
    changed = next(number for number, line in enumerate(lines) if number > 20 and '"goods_gained"' in line)
    entry = json.loads(lines[changed])
    gained = next(event for event in entry["events"] if event["type"] == "goods_gained")
    gained["source"] = {"kind": "deal"} if gained["source"]["kind"] != "deal" else {"kind": "action"}
    lines[changed] = json.dumps(entry)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    told = run("replay", path, "--verify", "--json")
    assert told.code == 1
    assert told.json["first_difference"]["step"] == entry["n"]
    assert f"Step {entry['n']} " in run("replay", path, "--verify").out


def test_verify_reports_changed_cards(run: Run, match: Match, catalog: Catalog) -> None:
    path = file_of(match)
    path.write_text(path.read_text("utf-8").replace(catalog.digest(["base"]), "0123456789ab"), "utf-8")
    told = run("replay", path, "--verify")
    assert told.code == 0
    assert "card data that differs" in told.err


def test_a_damaged_match_is_reported_and_its_intact_part_is_read(run: Run, match: Match) -> None:
    path = file_of(match)
    path.write_bytes(path.read_bytes()[:-3])
    told = run("replay", path)
    assert told.code == 0
    assert len(told.out.splitlines()) == match.journal.head - 1
    assert f"intact up to step {match.journal.head - 1}" in told.err
    assert run("replay", path, "--verify").code == 1


# export


def test_export_is_headers_and_moves_by_round(run: Run, match: Match) -> None:
    told = run("export", file_of(match))
    lines = told.out.splitlines()
    assert told.code == 0
    assert f'[Date "{match.created}"]' in lines
    assert '[Seed "1"]' in lines
    assert [line for line in lines if line.startswith('[A "Anna, ')]
    scores = ", ".join(f"{score.seat} {score.total}" for score in match.state.scores)
    assert f'[Result "{scores}"]' in lines
    rounds = [line for line in lines if line and line[0] not in "[ "]
    assert len(rounds) == match.state.round + 1
    assert len([line for line in lines if line.startswith("    ")]) == match.journal.head
    assert not any("[" in line for line in lines[lines.index("") :]), "every message is there"


def test_export_goes_to_a_file(run: Run, match: Match, tmp_path: Path) -> None:
    told = run("export", file_of(match), "--out", tmp_path / "record.txt")
    assert told.code == 0
    assert str(tmp_path / "record.txt") in told.out
    assert (tmp_path / "record.txt").read_text("utf-8") == run("export", file_of(match)).out


def test_a_file_that_exists_is_replaced_only_by_force(run: Run, match: Match, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_text("precious")
    told = run("export", file_of(match), "--out", path)
    assert (told.code, told.err.count("\n"), path.read_text()) == (2, 1, "precious")
    assert "--force" in told.err
    assert run("export", file_of(match), "--out", path, "--force").code == 0
    assert path.read_text("utf-8") == run("export", file_of(match)).out


def test_a_record_that_cannot_be_written_is_reported(run: Run, match: Match) -> None:
    told = run("export", file_of(match), "--out", file_of(match) / "record.txt")
    assert (told.code, told.err.count("\n")) == (2, 1)


def test_a_record_does_not_overwrite_its_match(run: Run, match: Match) -> None:
    before = file_of(match).read_bytes()
    for force in ((), ("--force",)):
        told = run("export", file_of(match), "--out", file_of(match), *force)
        assert (told.code, told.err.count("\n")) == (2, 1)
        assert file_of(match).read_bytes() == before


def test_a_printed_record_is_complete_with_any_names_of_players(run: Run, catalog: Catalog, tmp_path: Path) -> None:
    match = deal_match(Game(catalog), [SeatSetup("A\u2028B\x85"), SeatSetup("Ben")], 1, tmp_path / "sent")
    (tmp_path / "record.txt").write_text(run("export", file_of(match)).out, "utf-8", newline="\n")
    assert run("import", tmp_path / "record.txt", "--data-dir", tmp_path).code == 0


# import


def test_import_reports_its_outcome(run: Run, match: Match, tmp_path: Path) -> None:
    record, data = tmp_path / "record.txt", tmp_path / "data"
    run("export", file_of(match), "--out", record)
    told = run("import", record, "--data-dir", data)
    there = data / "matches" / file_of(match).name
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("Imported and verified: the match of Anna and Ben")
    assert str(there) in told.out
    assert run("export", there).out == record.read_text("utf-8")
    assert run("import", record, "--data-dir", data, "--json").json["was_there"]


def test_import_names_the_line_of_an_impossible_move(run: Run, match: Match, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    run("export", file_of(match), "--out", record)
    record.write_text(record.read_text("utf-8").replace("keep", "pick", 1), "utf-8")
    line = next(number for number, text in enumerate(record.read_text("utf-8").splitlines(), 1) if "pick" in text)
    told = run("import", record, "--data-dir", tmp_path / "data")
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith(f"{record}:{line}: ")


# cards


def test_cards_are_printed_in_words(run: Run, catalog: Catalog) -> None:
    told = run("cards")
    assert told.code == 0
    for id in (*catalog.locations, *catalog.factions, *catalog.connections, *catalog.machines, *catalog.areas):
        assert f"{catalog.title(id)} ({id}" in told.out
    assert "[" not in told.out, "every message is there"


def test_cards_of_a_set_are_printed_without_boards(run: Run, catalog: Catalog) -> None:
    told = run("cards", "--set", "base").out
    assert "School (school, base" in told
    assert not any(f"({id}" in told for id in (*catalog.factions, *catalog.connections))


def test_cards_as_data_are_in_the_card_language(run: Run, catalog: Catalog) -> None:
    cards = run("cards", "--json").json["cards"]
    printed = [id for id, location in catalog.locations.items() if location.machine is None]
    assert [card["id"] for card in cards] == printed, "a hacked side is part of its Machine"
    for name in catalog.sets:
        written = yaml.safe_load((ROOT / "cards" / f"{name}.yaml").read_text("utf-8"))["locations"]
        assert [card for card in cards if card["set"] == name] == [card | {"set": name} for card in written]


def test_everything_printed_is_in_the_data(run: Run, catalog: Catalog) -> None:
    found = run("cards", "--json").json
    listed = {
        "factions": catalog.factions,
        "connections": catalog.connections,
        "machines": catalog.machines,
        "areas": catalog.areas,
        "headquarters": catalog.headquarters,
        "districts": catalog.districts,
    }
    for key, known in listed.items():
        assert {one["id"] for one in found[key]} == {*known}, key
    assert all(found[key] for key in ("exchange", "borgo", "border_tiles", "arena", "server_room", "outposts"))
    of_scavengers = run("cards", "--json", "--set", "scavengers").json
    assert [card["id"] for card in of_scavengers["connections"]] == [
        card.id for card in catalog.connections.values() if card.pile == "yellow"
    ]
    assert (of_scavengers["server_room"], "factions" in of_scavengers) == (None, False)


@pytest.mark.parametrize("name", ["base", "boards", "new_era", "promo_1", "winter"])
def test_the_cards_of_the_game_have_no_mistake(run: Run, name: str) -> None:
    assert run("cards", "--lint", ROOT / "cards" / f"{name}.yaml").code == 0


def test_a_mistake_in_a_card_file_is_reported_with_exit_code_1(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("locations:\n- {id: hut, titel: Hut}\n")
    told = run("cards", "--lint", path)
    assert (told.code, told.err.count("\n")) == (1, 1)
    assert told.err.startswith(f"{path}:2: ")
    error = run("cards", "--lint", path, "--json").json["error"]
    assert (error["file"], error["line"]) == (str(path), 2)


def test_a_players_card_file_cannot_take_a_name_of_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_bytes((ROOT / "cards" / "base.yaml").read_bytes())
    told = run("cards", "--lint", path)
    assert told.code == 1
    assert "is taken in base.yaml" in told.err


# selfcheck


@pytest.mark.slow
def test_selfcheck_finds_no_problem(run: Run) -> None:
    told = run("selfcheck", "--json")
    assert (told.code, told.json["ok"]) == (0, True), told.out
    found: dict[str, list[str]] = {}
    for check in told.json["checks"]:
        found.setdefault(check["game"], []).append(check["name"])
    assert found == {
        "fiftyfirst": ["cards", "texts", "resources", "game", "frame"],
        "metro2033": ["cards", "texts", "pictures", "game", "frame"],
    }
    assert not [check["result"] for check in told.json["checks"] if "[" in check["result"]], "each has its message"


@pytest.mark.slow
def test_selfcheck_names_what_is_missing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "assets_folder", lambda: tmp_path)
    told = run("selfcheck")
    assert told.code == 1
    assert "FAILED  resources: AssertionError: no icons" in told.out
    assert "ok      game" in told.out


@pytest.mark.slow
def test_selfcheck_finds_a_picture_that_draws_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "blank.svg").write_text("no picture")
    monkeypatch.setattr(installation, "assets_folder", lambda: tmp_path)
    monkeypatch.setattr("game.ui.art.svg.assets_folder", lambda: tmp_path)
    told = run("selfcheck")
    assert told.code == 1
    assert "FAILED  resources: AssertionError: blank.svg in icons draws nothing" in told.out


def test_a_simulated_game_writes_no_match_file(game: Game, run: Run, tmp_path: Path) -> None:
    """Simulations write nothing to disk."""
    assert game
    run("simulate", "--games", 1)
    assert list(tmp_path.iterdir()) == []


# Shot: tests/ui tests the pictures


def test_an_unreadable_script_is_reported_with_its_line(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "do.txt"
    script.write_bytes(b"wait 10\nkey \xff\n")
    told = run("shot", "--scene", "title", "--size", "1280x720", "--do", script, "--out", tmp_path / "a.png")
    assert (told.code, told.out, told.err) == (2, "", f"{script}:2: expected text in UTF-8\n")
    assert not (tmp_path / "a.png").exists()


def test_the_record_of_an_unfinished_match_is_said_to_tell_everything(
    run: Run, catalog: Catalog, tmp_path: Path
) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Ada"), SeatSetup("Ben")], 1, tmp_path)
    told = run("export", file_of(match))
    assert (told.code, told.err.count("\n")) == (0, 1)
    assert "is not over" in told.err
