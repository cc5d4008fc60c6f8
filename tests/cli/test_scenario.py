"""The command `scenario`: its output, exit codes, and JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAYERS = "given: {players: {A: {faction: mutants_union}, B: {faction: new_york}}}\n"
PASSING = "title: It is the first player's turn\n" + PLAYERS + "then: {turn: A}\n"
FAILING = "title: Nobody has points\n" + PLAYERS + "when: [{A: pass}]\nthen: {B: {vp: 3}, turn: A}\n"
UNREADABLE = "title: Something else\n" + PLAYERS + "then: {turn: Z}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"a.yaml": PASSING, "deeper/b.yaml": FAILING, "c.yaml": UNREADABLE, "notes.txt": "x"}.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_a_scenario_that_passes(run: Run, folder: Path) -> None:
    told = run("scenario", folder / "a.yaml")
    assert told == (0, f"PASS {folder / 'a.yaml'}: It is the first player's turn\n1 passed, 0 failed\n", "")


def test_a_failing_scenario_prints_the_differences(run: Run, folder: Path) -> None:
    told = run("scenario", folder / "a.yaml", folder / "deeper" / "b.yaml")
    assert told.code == 1
    line = f"FAIL {folder / 'deeper' / 'b.yaml'}: Nobody has points: B.vp is 0, not 3. turn is B, not A.\n"
    assert line in told.out
    assert told.out.endswith("1 passed, 1 failed\n")


def test_an_unreadable_scenario_does_not_stop_the_others(run: Run, folder: Path) -> None:
    told = run("scenario", folder)
    assert told.code == 2
    assert [line.split()[0] for line in told.out.splitlines()] == ["PASS", "FAIL", "1"]
    assert told.err == f"{folder / 'c.yaml'}:3: then.turn: expected a seat, not 'Z'; known: A, B\n"


def test_json_is_one_object(run: Run, folder: Path) -> None:
    told = run("scenario", "--json", folder)
    assert told.code == 2
    assert (told.json["passed"], told.json["failed"]) == (1, 1)
    assert told.json["results"][1] == {
        "file": str(folder / "deeper" / "b.yaml"),
        "title": "Nobody has points",
        "ok": False,
        "differences": ["B.vp is 0, not 3.", "turn is B, not A."],
    }
    assert told.json["error"]["file"] == str(folder / "c.yaml")
    assert told.json["error"]["line"] == 3


@pytest.mark.parametrize("name", ["none.yaml", "empty"])
def test_nothing_to_run_is_wrong_use(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    told = run("scenario", tmp_path / name)
    assert told.code == 2
    assert len(told.err.splitlines()) == 1
    assert str(tmp_path / name) in told.err


SENTENCES = {
    "when: [{A: sing}]\nthen: {}": "A: “sing” was refused: unreadable_move.",
    "when: [{A: pass}]\nthen: {refused: no_effect}": "A: “pass” was accepted; it should be refused: no_effect.",
    "when: [{A: sing}]\nthen: {refused: no_effect}": (
        "A: “sing” was refused for another reason: unreadable_move, not no_effect."
    ),
    "then: {legal: [done]}": "“done” should be legal, but is refused: no_question.",
    "then: {illegal: [pass]}": "“pass” should be illegal, but is allowed.",
    "then: {winners: [A]}": "The game is not over.",
}


@pytest.mark.parametrize("lines", SENTENCES)
def test_each_difference_has_its_sentence(run: Run, tmp_path: Path, lines: str) -> None:
    path = tmp_path / "one.yaml"
    path.write_text(PLAYERS + lines, encoding="utf-8")
    told = run("scenario", "--json", path)
    assert told.json["results"][0]["differences"] == [SENTENCES[lines]]


def test_chance_has_its_sentences(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "chance.yaml"
    path.write_text(PLAYERS.replace("players:", "chance: [2], players:"), encoding="utf-8")
    told = run("scenario", "--json", path)
    assert told.json["results"][0]["differences"] == ["Random choices were given but not used: 1."]
