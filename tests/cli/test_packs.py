"""Sets and packs on the command line: `--sets`, `--data-dir`, `cards --lint`, and questions in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match import trial
from game.fiftyfirst.match.files.record import sets_of
from game.fiftyfirst.match.match import fiftyfirst
from game.files import LARGEST_YAML
from game.match.library.index import MatchIndex
from game.paths import cards_folder, packs_folder
from game.play.files.record import read_record
from tests.cards.test_packs import BOTH, ENDLESS, MANY, add, card, cards
from tests.cli.conftest import Play, Run


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return packs_folder(tmp_path)


def sets_of_the_match(data: Path) -> tuple[str, ...]:
    (summary,) = MatchIndex(data / "matches", fiftyfirst().only).read_all().matches()
    return sets_of(read_record(summary.path, fiftyfirst().only).header)


# ------------------------------------------------------------------ --sets
def test_games_with_a_pack_are_simulated(run: Run, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card()))
    options = ("simulate", "--games", 1, "--data-dir", tmp_path, "--sets")
    assert run(*options, "base,coast").code == 0
    told = run(*options, "base,new_era,winter")
    assert (told.code, told.err) == (2, "--sets: a game has at most one expansion: leave out 'new_era' or 'winter'\n")
    assert "the set 'lakes' is not installed, only base, " in run(*options, "base,lakes").err


def test_a_pack_with_a_mistake_is_reported_and_left_out(run: Run, packs: Path, tmp_path: Path) -> None:
    file = add(packs, "coast", "locations: []")
    told = run("simulate", "--games", 1, "--data-dir", tmp_path)
    assert (told.code, told.err) == (0, f"{file}:1: expected at least one location\n")


def test_a_game_in_the_terminal_has_the_sets_of_the_option(start: Play, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card()))
    assert start([], "--sets", "coast,base").code == 0
    assert sets_of_the_match(tmp_path) == ("base", "coast")


def test_the_terminal_asks_for_sets_until_they_make_a_game(start: Play, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", "title: By the Sea\n" + cards(card()))
    told = start(["2", "", "", "", "", "", "", "lakes", "promo_1, coast", *[""] * 3])
    assert "coast By the Sea" in told.out
    assert "the set 'lakes' is not installed" in told.out
    assert sets_of_the_match(tmp_path) == ("base", "promo_1", "coast")


# ------------------------------------------------------------------ matches with a pack
def test_a_match_without_its_pack_is_refused_in_a_sentence(run: Run, start: Play, packs: Path, tmp_path: Path) -> None:
    file = add(packs, "coast", cards(card()))
    start([], "--sets", "base,coast")
    (summary,) = MatchIndex(tmp_path / "matches", fiftyfirst().only).read_all().matches()
    here = ("--data-dir", tmp_path)
    assert run("replay", summary.path, *here).code == run("export", summary.path, *here).code == 0
    file.unlink()
    for told in (start([], "--resume"), run("replay", summary.path, *here), run("export", summary.path, *here)):
        assert told.code == 2
        assert "coast" in told.err.splitlines()[-1]
        assert "Traceback" not in told.err


# ------------------------------------------------------------------ cards
def test_the_cards_of_a_pack_are_printed_with_the_others(run: Run, packs: Path, tmp_path: Path) -> None:
    add(packs, "coast", cards(card("name", "Town Sign")))
    told = run("cards", "--set", "coast", "--data-dir", tmp_path)
    assert told.out.startswith("Town Sign (name, coast, x2)\n"), "no message of the game takes the place of its title"
    (found,) = run("cards", "--set", "coast", "--json", "--data-dir", tmp_path).json["cards"]
    assert (found["id"], found["set"]) == ("name", "coast")


@pytest.mark.slow
@pytest.mark.parametrize("path", ["coast", "coast/cards.yaml"])
def test_the_check_of_a_pack_says_what_the_game_says(
    run: Run, packs: Path, tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "SECONDS", 1000)  # a busy machine is no fault
    add(packs, "alps", cards(card("hut")))
    add(packs, "coast", cards(card(), card("hut")))
    sentence = str(load_catalog(cards_folder(), packs=packs).refused["coast"])
    told = run("cards", "--lint", packs / path, "--data-dir", tmp_path)
    assert (told.code, told.err) == (1, f"{sentence}\n")
    assert "'hut' is taken in alps/cards.yaml" in sentence
    add(packs, "coast", cards(card()))
    told = run("cards", "--lint", packs / path, "--data-dir", tmp_path)
    assert (told.code, told.out) == (0, f"{packs / path}: ok\n6 games were played with it.\n")


@pytest.mark.slow
def test_a_pack_is_checked_before_it_is_installed(run: Run, tmp_path: Path) -> None:
    elsewhere = tmp_path / "drafts"
    file = add(elsewhere, "coast", cards(card()) + "reprints: [{id: shcool, copies: 1}]\n")
    told = run("cards", "--lint", elsewhere / "coast", "--data-dir", tmp_path)
    assert (told.code, told.err.startswith(f"{file}:11: expected the id of a location of another set")) == (1, True)
    add(elsewhere, "coast", cards(card()) + "reprints: [{id: school, copies: 1}]\n")
    assert run("cards", "--lint", elsewhere / "coast", "--data-dir", tmp_path).code == 0
    add(elsewhere, "base", cards(card()))
    assert "'base' is taken" in run("cards", "--lint", elsewhere / "base", "--data-dir", tmp_path).err


REFUSED = {
    "large": cards(card()) + "#" * LARGEST_YAML,
    "many": cards(*(card(f"hut{number}", copies=99) for number in range(6))),
    "boards": "factions: []\nexchange: {}\nconnections: []\n",
    "title": f"title: {'x' * 25}\n" + cards(card()),
    "taken": cards(card("school")),
    "both": cards(card()).replace("abilities: []", BOTH),
    "endless": cards(card()).replace("abilities: []", ENDLESS),
    "deals": cards(card()).replace("abilities: []", MANY),
    "reprint": cards(card()) + "reprints: [{id: lighthouse, copies: 1}]\n",
    "yaml": "locations: [",
}


@pytest.mark.slow
@pytest.mark.parametrize("content", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("kept", ["installed", "folder", "file"])
def test_the_check_refuses_what_the_program_refuses(
    run: Run, packs: Path, tmp_path: Path, content: str, kept: str
) -> None:
    """For an installed pack, a pack in another folder, and a single file."""
    add(packs, "coast", content)
    refused = load_catalog(cards_folder(), packs=packs).refused["coast"]
    draft = add(tmp_path / "drafts", "coast", content)
    path = {"installed": packs / "coast", "folder": draft.parent, "file": draft}[kept]
    told = run("cards", "--lint", path, "--data-dir", tmp_path, "--json")
    error = told.json["error"]
    assert (told.code, error["line"]) == (1, refused.line)
    assert error["message"] == refused.message.replace(str(packs), str(tmp_path / "drafts"))


def test_a_card_that_is_too_much_is_reported_with_its_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "MOST_DECISIONS", 80)
    file = add(tmp_path / "drafts", "huts", cards(card(copies=1), card("hut", copies=90)))
    for path in (file, file.parent):
        told = run("cards", "--lint", path, "--data-dir", tmp_path)
        assert told.code == 1
        assert told.err == f"{file}:11: the card 'hut' breaks the game: expected a game of at most 80 moves\n"
        told = run("cards", "--lint", path, "--data-dir", tmp_path, "--lang", "de")
        assert told.err == (
            f"{file}:11: mit der Karte 'hut' wird es zu viel: eine Partie von höchstens 80 Zügen erwartet\n"
        )


def test_the_check_reports_when_its_time_is_up(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SECONDS", 0)
    file = add(tmp_path / "drafts", "coast", cards(card()))
    told = run("cards", "--lint", file, "--data-dir", tmp_path)
    assert (told.code, told.out) == (0, f"{file}: ok\nTime ran out after 0 of 6 games with it.\n")
