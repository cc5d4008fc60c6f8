"""The game in the terminal with No Man's Land: the map, moves and questions answered in words, the option."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from game.cards.catalog import Catalog
from game.cli.plain_game import PlainMoves
from game.cli.plain_table import PlainTable
from game.cli.text_moves import MoveList
from game.cli.text_table import TextTable
from game.cli.text_titles import Titles
from game.match.fiftyfirst import fiftyfirst
from game.match.library.index import MatchIndex
from game.match.match import Match
from game.wording import Wording
from tests.cli.conftest import Play, Run, Told, told_to_anna
from tests.cli.test_plain import faults
from tests.sets.matches import begun, seated, submit
from tests.sets.no_mans_land import ROW, SETS

LANGUAGES = ("en", "de", "ru")

TABLE = """
    round: 3
    phase: action
    map: {North-West: {owner: B, level: 3, shield: true}, North-Central: {owner: A}, South-West: {owner: A, level: 2}}
    players:
      A: {faction: new_york, goods: {red: 4, universal: 1, shield: 1}, hand: [Docks, Clay Pit, Archive, School]}
      B: {faction: mutants_union, hand: [Camp], goods: {worker: 1}}
"""


def at(catalog: Catalog, given: str, folder: Path) -> Match:
    return seated(catalog, {"sets": list(SETS), **yaml.safe_load(given)}, folder)


# ---------------------------------------------------------------------- the map
def test_the_command_tells_every_area(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), ["", "map"]).out)[0].splitlines()
    assert told[:9] == [
        "The map:",
        "  North-West (NORTH and WEST): Ben’s Outpost, level 3, defence value 5, with a shield",
        "    Level 1: 1 iron; ammo icon; defence value 2",
        "    Level 2: 2 iron; iron icon; defence value 3",
        "    Level 3: 1 iron and 2 VP; VP icon; defence value 4",
        "  North-Central (NORTH and CENTRAL): Anna’s Outpost, level 1, defence value 2",
        "    Level 1: 1 grey contact token; ammo icon; defence value 2",
        "    Level 2: 2 grey contact tokens; fuel icon; defence value 3",
        "    Level 3: 1 grey contact token and 2 VP; VP icon; defence value 4",
    ]
    assert "  Central (CENTRAL)" in told
    assert "  South-West (SOUTH and WEST): Anna’s Outpost, level 2, defence value 3" in told
    assert told[-1] == "Markers left: Anna 4, Ben 5"
    assert len([line for line in told if line.startswith("  ") and not line.startswith("    ")]) == 9


def test_options_are_told_with_the_map(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """Other icons stand at their levels; where one may build for nothing, a sentence says so."""
    options = "{outposts.build_icon: brick, outposts.level_3_icon: gun, no_mans_land.raze_build_free: true}"
    match = at(catalog, f"{TABLE}\n    options: {options}\n", tmp_path)
    for plain in ((), ("--plain",)):
        told = resume(match, ["", "map", "card Central"], *plain).out
        assert "After razing an Outpost you build in its Area without discarding a card.\n" in told
        assert told.count("Level 1: 1 iron; brick icon; defence value 2") == 1
        assert told.count("Level 3: 1 iron and 2 VP; gun icon; defence value 4") == 1
        changed = Wording(catalog).area_facts(catalog.areas["area_central"], match.game)
        assert changed != Wording(catalog).area_facts(catalog.areas["area_central"])
        assert all(fact.sentence in told for fact in changed)


def test_the_table_tells_the_outposts_in_short(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(at(catalog, TABLE, tmp_path), [""]).out
    assert (
        "Outposts: North-West [Ben, level 3, shield], North-Central [Anna, level 1], South-West [Anna, level 2]\n"
        "Markers left: Anna 4, Ben 5\n"
    ) in told
    empty = TABLE.replace("map: {North-West", "turn: A\n    map: {}\n    x: {North-West").split("    x:")
    given = f"{empty[0]}    players:{TABLE.split('players:')[1]}"
    assert "Outposts: none\nMarkers left: Anna 6, Ben 6\n" in resume(at(catalog, given, tmp_path), [""]).out


def test_who_has_skipped_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, ROW.cases["a pick that must be skipped"], tmp_path)
    for plain, told in (((), "Ben has skipped a pick.\n"), (("--plain",), "Ben has skipped a pick in this phase.\n")):
        found = resume(match, ["", "table"], *plain).out
        assert told in found
        assert "Anna has skipped" not in found


def test_without_the_set_there_is_no_map(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    given = """
        sets: [base]
        phase: action
        players: {A: {faction: new_york}, B: {faction: mutants_union}}"""
    for plain in ((), ("--plain",)):
        told = resume(at(catalog, given, tmp_path), ["", "map", "table"], *plain).out
        assert "There is no map in this game.\n" in told
        assert "Outpost" not in told
        assert "arkers left" not in told


def test_plain_sentences_tell_the_map(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(at(catalog, TABLE, tmp_path), ["", "map", "table"], "--plain").out
    for sentence in (
        "North-West belongs to NORTH and WEST. Ben has an Outpost there on level 3, with defence value 5, the shield "
        "there included. Level 1: 1 iron; ammo icon; defence value 2. Level 2: 2 iron; iron icon; defence value 3. "
        "Level 3: 1 iron and 2 VP; VP icon; defence value 4.",
        "Central belongs to CENTRAL. Level 1: 1 VP; ammo icon; defence value 3. Level 2: 2 VP; contact icon; "
        "defence value 4. Level 3: 3 VP; VP icon; defence value 5.",
        "Ben’s Outpost in North-West is on level 3, with defence value 5 (shield included).",
        "Anna’s Outpost in South-West is on level 2, with defence value 3.",
        "Anna has 4 markers left.",
        "Ben has 5 markers left.",
    ):
        assert f"{sentence}\n" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_is_told_in_every_language(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    match = at(catalog, TABLE, tmp_path)
    for kind in (TextTable, PlainTable):
        table = kind(match, words)
        told = "\n".join(table.map("A"))
        for area in catalog.areas.values():
            assert words.title(area.id) in told
            assert words.directions(area) in told
            assert all(words.level(area, number) in told for number in (1, 2, 3))
        assert not re.search(r"\?\?|\{|\$|area-|text-", told + "\n".join(table.lines("A")))
    assert faults("\n".join(PlainTable(match, words).map("A"))) == []


def test_an_opponent_without_a_hand_has_outposts_too(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, ROW.cases["which Outpost Borgo's attack card hits"], tmp_path)
    told = resume(match, ["", "map"]).out
    assert "Central (CENTRAL): Borgo’s Outpost, level 2, defence value 4" in told
    assert "Markers left: Anna 3, Borgo 5" in told
    told = resume(match, ["", "map", "table"], "--plain").out
    assert told.count("Borgo has 5 markers left.") == 2
    assert "Borgo’s Outpost in Central is on level 2, with defence value 4.\n" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_card_tells_an_area(
    plain: tuple[str, ...], language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    words = Wording(catalog, language)
    typed = [f"card {words.title('area_south_west').lower()}", "card south-west"]
    told = resume(at(catalog, TABLE, tmp_path), ["", *typed], "--lang", language, *plain).out
    for fact in words.area_facts(catalog.areas["area_south_west"]):
        assert told.count(f"{fact.heading}: {fact.sentence}") == 2


# ---------------------------------------------------------------------- moves
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "move",
    [
        "outpost Central discarding Docks", "outpost South-Central discarding School",
        "upgrade South-West discarding Archive", "raze outpost North-West", "shield outpost North-Central",
        "raze outpost North-West paying {red: 4, universal: 1}",
    ],
)  # fmt: skip
def test_moves_are_typed_with_titles_of_the_language_in_small_letters(
    move: str, language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    match = at(catalog, TABLE, tmp_path)
    translated = Titles(Wording(catalog, language)).put(move)
    assert (translated == move) == (language == "en")
    told = resume(match, ["", translated.lower(), "quit"], "--lang", language)
    again = Match.load(match.path or Path(), fiftyfirst(catalog), play_bots=False)
    assert again.journal.head == 1, told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_moves_tells_what_they_cost_and_bring(language: str, catalog: Catalog, tmp_path: Path) -> None:
    words = Wording(catalog, language)
    match = at(catalog, TABLE, tmp_path)
    kinds = ("BuildOutpost", "UpgradeOutpost", "RazeOutpost", "ShieldOutpost")
    found = [command for command in match.legal() if type(command).__name__ in kinds]
    assert {type(command).__name__ for command in found} == {*kinds}
    for moves in (MoveList(match, words), PlainMoves(match, words)):
        for command in found:
            told = moves.move(command)
            assert words.title(command.area) in told  # type: ignore[union-attr]
            assert not re.search(r"\?\?|\$", told)


def test_wrong_moves_are_explained(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    lines = [
        "", "outpost", "upgrade Central", "outpost South-East discarding Docks", "skip for Central", "help moves",
        "raze outpost north-west paying", "shield outpost north-west paying {red}",
    ]  # fmt: skip
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), lines).out)
    assert "Write it like this: outpost South-Central discarding Docks" in told[0]
    assert all(answer and "?" not in answer for answer in told[1:4])
    for line in (
        "skip for South-West: takes no card", "outpost South-Central discarding Docks: builds",
        "upgrade South-West discarding Clay Pit: brings", "raze outpost West-Central, shield outpost South-West: ",
    ):  # fmt: skip
        assert f"  {line}" in told[4]
    assert all("Write it like this: raze outpost West-Central, shield outpost " in answer for answer in told[5:7])


def test_what_pays_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    """R45.7: universal contact tokens stand for red ones; R45.4: one of several cards is discarded, and no goods."""
    lines = ["", "pay raze outpost north-west", "pay outpost central", "pay outpost central discarding docks"]
    told = told_to_anna(resume(at(catalog, TABLE, tmp_path), lines).out)
    assert "raze outpost North-West paying {red: 4, universal: 1}" in told[0]
    assert "outpost Central discarding Docks" in told[1]
    assert "outpost Central discarding School" in told[1]
    assert "outpost Central discarding Docks" in told[2]


# ---------------------------------------------------------------------- what happens
def test_a_pick_says_what_may_be_done_instead(catalog: Catalog, tmp_path: Path) -> None:
    """R45.3, R45.3a."""
    words = Wording(catalog)
    for name, told in (
        ("a pick that may be skipped", "Take one of the face-up cards, or skip this pick and build an Outpost."),
        ("a pick that must be skipped", "Skip this pick, and build your first Outpost."),
    ):
        match = begun(catalog, ROW.cases[name], tmp_path / name)
        assert match.state.question
        assert told in TextTable(match, words).question(match.state.question)


def test_what_happens_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, ROW.cases["the level of an Outpost that is razed"], tmp_path)
    for move in ("choose 2", "outpost West-Central discarding Docks"):
        submit(match, "A", move)
    told = resume(match, ["", "log"], "--plain").out
    assert "razes Ben’s Outpost in West-Central (level 3)" in told
    assert "builds an Outpost in West-Central" in told
    assert not re.search(r"\?\?|\{|\$", told)


# ---------------------------------------------------------------------- the start
def test_the_option_is_given(start: Callable[..., Told], tmp_path: Path) -> None:
    told = start(["", "map"], "--names", "Anna,Ben", "--sets", "base,no_mans_land", "--raze-build-free")
    assert "After razing an Outpost you build in its Area without discarding a card.\n" in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert (match.sets, match.options.raze_build_free) == (("base", "no_mans_land"), True)


def test_the_option_is_asked_for_with_the_map(start: Callable[..., Told], tmp_path: Path) -> None:
    told = start(["2", *[""] * 6, "no_mans_land", "2", "1", *[""] * 3, "", "map"])
    assert "Do you build without discarding a card after razing an Outpost? [0]" in told.out
    assert "Please type a number from 0 to 1." in told.out
    assert "level do the Machines" not in told.out
    (match,) = MatchIndex(tmp_path / "matches").read_all().matches()
    assert match.options.raze_build_free


def test_it_is_not_asked_for_without_the_map(start: Callable[..., Told]) -> None:
    assert "razing an Outpost" not in start(["2", *[""] * 6, "winter", *[""] * 3, ""]).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_a_plain_sentence(start: Callable[..., Told], language: str) -> None:
    told = start(["2", *[""] * 6, "no_mans_land", *[""] * 4, ""], "--plain", "--lang", language).out
    assert not re.search(r"\?\?|\{|\$|\[", told)


@pytest.mark.parametrize("command", ["simulate", "balance", "text", "tournament", "train"])
def test_the_option_needs_the_set(command: str, run: Run, tmp_path: Path) -> None:
    needed = {
        "tournament": ("--bots", "greedy,random"),
        "train": ("--lesson", "two", "--out", tmp_path / "weights.json"),
        "text": ("--data-dir", tmp_path, "--names", "Anna,Ben"),
    }
    told = run(command, *needed.get(command, ()), "--sets", "base,winter", "--raze-build-free")
    assert (told.code, told.out) == (2, "")
    assert told.err == "--raze-build-free: expected no_mans_land among the sets for this option\n"
    assert "no_mans_land" in run(command, *needed.get(command, ()), "--raze-build-free", "--lang", "ru").err


# ---------------------------------------------------------------------- series of games
NO_MANS_LAND = ("--sets", "base,no_mans_land")


@pytest.mark.parametrize("table", [("--players", 2), ("--players", 4), ("--solo", "borgo"), ("--solo", "hegemony")])
def test_games_are_simulated(table: tuple[object, ...], run: Run) -> None:
    told = run("simulate", *NO_MANS_LAND, "--games", 3, *table, "--json")
    assert (told.code, told.json["problems"]) == (0, [])


def test_the_option_changes_the_games(run: Run) -> None:
    usual = ("simulate", *NO_MANS_LAND, "--games", 6, "--json")
    assert run(*usual).json["decisions"] != run(*usual, "--raze-build-free").json["decisions"]


def test_a_tournament_and_a_report_tell_the_option(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "chart.html"
    told = run(
        "tournament", "--bots", "random,greedy", *NO_MANS_LAND, "--raze-build-free", "--games", 2,
        "--chart", page, "--json",
    )  # fmt: skip
    assert told.json["problems"] == []
    assert "; options: --raze-build-free" in page.read_text("utf-8")
    told = run("balance", "--bots", "greedy", "--games", 2, *NO_MANS_LAND, "--raze-build-free")
    assert " --bots greedy --games 2 --raze-build-free --seed 1\n" in told.out
    report = run("balance", "--bots", "greedy", "--games", 2, *NO_MANS_LAND, "--raze-build-free", "--json").json
    assert report["options"] == {"no_mans_land.raze_build_free": True}


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_describes_areas(language: str, run: Run, catalog: Catalog) -> None:
    words = Wording(catalog, language)
    told = run("cards", "--set", "no_mans_land", "--lang", language).out
    assert len(catalog.areas) == 9
    for area in catalog.areas.values():
        described = told.split(f"{words.title(area.id)} ({area.id}, no_mans_land)\n")[1].split("\n\n")[0]
        assert all(fact.sentence in described for fact in words.area_facts(area))
    assert "area_central" not in run("cards", "--set", "moloch", "--lang", language).out


def test_cards_has_areas_as_data(run: Run) -> None:
    written = yaml.safe_load(Path("cards/no_mans_land.yaml").read_text("utf-8"))["areas"]
    found = run("cards", "--set", "no_mans_land", "--json").json
    assert found["areas"] == [area | {"set": "no_mans_land"} for area in written]
    assert run("cards", "--set", "winter", "--json").json["areas"] == []
