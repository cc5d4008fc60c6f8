"""Matches of older rules are read in today's words: the same happenings lead to the same positions."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.older import in_todays_words, translated
from game.fiftyfirst.match.files.record import RULES, game_of, position_hash
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.play.checking import first_difference
from game.play.files.record import read_record
from tests.match.golden_matches import FOLDER

OLDER = sorted(FOLDER.glob("rules_[12]/*.jsonl"))
each_older_match = pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}/{path.stem}")


@each_older_match
def test_every_position_is_the_one_that_was_recorded(path: Path, catalog: Catalog) -> None:
    """Positions are written as in versions 1 and 2."""
    found = read_record(path, fiftyfirst().only)
    game = game_of(found.header, catalog)
    recorded = {line["n"]: line["hash"] for line in map(json.loads, path.read_bytes().splitlines()) if "n" in line}
    hashes = [position_hash(game, state) for state in found.journal.states]
    assert hashes == [recorded[entry.number] for entry in found.journal.line]


@pytest.mark.parametrize("path", [path for path in OLDER if path.parent.name == "rules_2"], ids=lambda path: path.stem)
def test_what_version_2_recorded_is_what_would_be_decided_today(path: Path, catalog: Catalog) -> None:
    found = read_record(path, fiftyfirst().only)
    assert first_difference(fiftyfirst(), game_of(found.header, catalog), found.journal) is None


@pytest.mark.parametrize("name", ["solo_borgo_appalachian_federation", "solo_appalachian_new_york"])
def test_an_older_match_is_played_on_and_read_again(name: str, catalog: Catalog, tmp_path: Path) -> None:
    path = Path(shutil.copy(FOLDER / "rules_2" / f"{name}.jsonl", tmp_path))
    match = Match.load(path, fiftyfirst(catalog).only)
    head = match.journal.head
    for _ in range(12):
        if match.state.is_over:
            break
        match.submit(match.legal()[-1])
        match.end_turn()
    match.close()
    again = read_record(path, fiftyfirst(catalog).only)
    assert again.header.rules < RULES
    assert again.damage is None
    assert again.journal.head > head
    assert again.journal.line == match.journal.line


def test_the_opponent_of_a_dealt_position_becomes_a_player_with_an_automa() -> None:
    human = {"faction": "new_york", "vp": 3}
    player = {"vp": 7, "sites": [{"id": 4, "card": "pub"}], "passed": True}
    automa = {"kind": "borgo", "stage": "attack", "must_pass": True, "brawlers": 2, "attack_pile": ["docks"]}
    line = {"n": 0, "events": [{"type": "game_started", "state": {"players": [human], "opponent": player | automa}}]}
    state = {"players": [human, {"faction": "", **player}], "automa": automa}
    assert translated(line) == {"n": 0, "events": [{"type": "game_started", "state": state}]}


def test_a_line_of_today_stays_as_it_is() -> None:
    line = b'{"n":1,"events":[{"type":"opponent_drew","pile":"attack","number":1,"card":"pub"}]}'
    assert in_todays_words(line) == line
    assert in_todays_words(b"no JSON, and nothing older") == b"no JSON, and nothing older"


def test_an_older_event_that_lacks_something_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    lines = (FOLDER / "rules_2/solo_hegemony_new_york.jsonl").read_bytes().splitlines(keepends=True)
    number = next(number for number, line in enumerate(lines) if b'"opponent_picked"' in line)
    lines[number] = lines[number].replace(b'"type":"opponent_picked","card"', b'"type":"opponent_picked","cart"')
    path.write_bytes(b"".join(lines))
    damage = read_record(path, fiftyfirst().only).damage
    assert damage is not None
    assert (damage.line, damage.reason) == (number + 1, "unreadable")
