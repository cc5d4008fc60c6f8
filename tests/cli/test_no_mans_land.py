"""The game in the terminal with No Man's Land: what the tests of all sets (`tests/conformance`) do not look at."""

from __future__ import annotations

import re
from pathlib import Path

from game.cards.catalog import Catalog
from game.cli.text_table import TextTable
from game.wording import Wording
from tests.cli.conftest import Play, told_to_anna
from tests.sets.matches import begun, submit
from tests.sets.no_mans_land import ROW

TABLE = ROW.turns["Outposts and what acts on them"]


def test_the_command_tells_every_area(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = told_to_anna(resume(begun(catalog, TABLE, tmp_path), ["", "map"]).out)[0].splitlines()
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
    match = begun(catalog, ROW.turns["other icons"], tmp_path)
    for plain in ((), ("--plain",)):
        told = resume(match, ["", "map", "card Central"], *plain).out
        assert "After razing an Outpost you build in its Area without discarding a card.\n" in told
        assert told.count("Level 1: 1 iron; brick icon; defence value 2") == 1
        assert told.count("Level 3: 1 iron and 2 VP; gun icon; defence value 4") == 1
        changed = Wording(catalog).area_facts(catalog.areas["area_central"], match.game)
        assert changed != Wording(catalog).area_facts(catalog.areas["area_central"])
        assert all(fact.sentence in told for fact in changed)


def test_the_table_tells_the_outposts_in_short(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TABLE, tmp_path), [""]).out
    assert (
        "Outposts: North-West [Ben, level 3, shield], North-Central [Anna, level 1], South-West [Anna, level 2]\n"
        "Markers left: Anna 4, Ben 5\n"
    ) in told
    empty = TABLE._replace(given={**TABLE.given, "map": {}})
    assert "Outposts: none\nMarkers left: Anna 6, Ben 6\n" in resume(begun(catalog, empty, tmp_path), [""]).out


def test_who_has_skipped_is_told(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, ROW.cases["a pick that must be skipped"], tmp_path)
    for plain, told in (((), "Ben has skipped a pick.\n"), (("--plain",), "Ben has skipped a pick in this phase.\n")):
        found = resume(match, ["", "table"], *plain).out
        assert told in found
        assert "Anna has skipped" not in found


def test_plain_sentences_tell_the_map(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    told = resume(begun(catalog, TABLE, tmp_path), ["", "map", "table"], "--plain").out
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


def test_an_opponent_without_a_hand_has_outposts_too(catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, ROW.cases["which Outpost Borgo's attack card hits"], tmp_path)
    told = resume(match, ["", "map"]).out
    assert "Central (CENTRAL): Borgo’s Outpost, level 2, defence value 4" in told
    assert "Markers left: Anna 3, Borgo 5" in told
    told = resume(match, ["", "map", "table"], "--plain").out
    assert told.count("Borgo has 5 markers left.") == 2
    assert "Borgo’s Outpost in Central is on level 2, with defence value 4.\n" in told


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
