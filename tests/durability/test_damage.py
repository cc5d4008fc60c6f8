"""Damaged files of every kind are read, repaired to the last whole entry, or refused with one sentence."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.kernel.refusal import Unreadable
from game.match.library.summary import ends_of
from game.play.files.record import read_record
from game.ui.settings import read_settings
from tests.durability.damage import READ, REFUSED, REPAIRED, damage_often, kinds, kinds_with, try_one
from tests.match.golden_matches import FOLDER
from tests.ui.menu_person import can_continue

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarm")

MATCH = next(FOLDER.glob(f"rules_{RULES}*/base_2_players.jsonl")).read_bytes()


def damaged(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "matches" / "match.jsonl"
    path.parent.mkdir()
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    ("part", "seed", "times", "at_night"),
    [
        ("", 51, 240, 1000),
        ("scavengers", 52, 40, 200),
        ("moloch", 53, 40, 200),
        ("no_mans_land", 54, 40, 200),
        ("metro2033", 55, 60, 400),
    ],
    ids=("all", "scavengers", "moloch", "no_mans_land", "metro2033"),
)
def test_damaged_files_do_no_harm(
    tmp_path: Path, part: str, seed: int, times: int, at_night: int, request: pytest.FixtureRequest
) -> None:
    """Files of every kind, those with the places, pieces and questions of a set in them, and those of Metro 2033."""
    known = kinds_with(part.encode())
    game = "metro " if part == "metro2033" else ""
    assert {f"{game}match", f"{game}record"} <= known.keys()
    full = request.config.getoption("full")
    ends, faults = damage_often(at_night if full else times, seed, tmp_path, known)
    assert not faults, faults[0]
    for kind in known:
        assert ends[kind, REFUSED] or ends[kind, REPAIRED], f"{kind}: nothing was damaged"


def test_whole_files_are_read(tmp_path: Path) -> None:
    """Else nothing would be tried by damaging them."""
    for name, kind in kinds().items():
        path = tmp_path / kind.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(kind.originals[0])
        assert kind.read(path) == READ, name


def test_a_fault_is_found(tmp_path: Path) -> None:
    def clumsy(path: Path) -> str:
        path.write_bytes(b"")
        raise Unreadable("cannot be read", str(path))

    kind = kinds()["settings"]._replace(read=clumsy)
    assert try_one(kind, 1, tmp_path, (b"x",))[1] == "a file was changed that was refused"
    broken = kind._replace(read=lambda path: str(int(path.name)))
    assert "ValueError" in try_one(broken, 1, tmp_path, (b"x",))[1]


@pytest.mark.parametrize("depth", [2_000, 100_000])
@pytest.mark.parametrize("line", [0, 1, 5])
def test_a_line_that_is_nested_beyond_measure_is_damage(tmp_path: Path, depth: int, line: int) -> None:
    lines = MATCH.split(b"\n")
    lines[line] = b'{"n":' + b"[" * depth + b"]" * depth + b"}"
    path = damaged(tmp_path, b"\n".join(lines))
    if line < 2:
        with pytest.raises(Unreadable):
            read_record(path, fiftyfirst().only)
    else:
        found = read_record(path, fiftyfirst().only).damage
        assert found is not None
        assert (found.line, found.reason) == (6, "unreadable")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (b"An\\u0000na", "Anna"),
        (b"\\u001b[31m\\u202eAnna\\n", "[31mAnna"),
        (b"\\u200b", "Player 1"),
        (b"x" * 10_000, "x" * 60),
    ],
)
def test_names_in_a_header_are_made_such_as_can_be_shown(tmp_path: Path, written: bytes, shown: str) -> None:
    path = damaged(tmp_path, MATCH.replace(b'"name":"Anna"', b'"name":"' + written + b'"'))
    assert read_record(path, fiftyfirst().only).header.seats[0].name == shown
    ends = ends_of(path, fiftyfirst().only)
    assert ends is not None
    assert ends.header.seats[0].name == shown


def test_a_header_without_a_date_is_refused(tmp_path: Path) -> None:
    path = damaged(tmp_path, MATCH.replace(b'"created":"', b'"created":"yesterday '))
    with pytest.raises(Unreadable, match="expected a date") as refused:
        read_record(path, fiftyfirst().only)
    assert refused.value.line == 1


def test_a_match_of_other_rules_goes_on_only_from_a_position_that_these_rules_know(
    tmp_path: Path, catalog: Catalog
) -> None:
    older = MATCH.replace(b'"rules":%d' % RULES, b'"rules":0', 1)
    path = damaged(tmp_path, older)
    Match.load(path, fiftyfirst(catalog).only, play_bots=False).close()
    one, other = (seat.role for seat in read_record(path, fiftyfirst().only).header.seats)
    path.write_bytes(older.replace(f'"faction":"{one}"'.encode(), f'"faction":"{other}"'.encode()))
    before = path.read_bytes()
    with pytest.raises(Unreadable, match="begun under other rules and cannot continue under these"):
        Match.load(path, fiftyfirst(catalog).only)
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["solo_borgo_new_york", "base_4_players"])
def test_a_damaged_match_on_the_title_is_told_in_one_sentence(tmp_path: Path, name: str) -> None:
    data = next(FOLDER.glob(f"*/{name}.jsonl")).read_bytes()
    path = damaged(tmp_path, data.replace(b'"type":"game_started"', b'"type":"game_stopped"'))
    window = rehearse("title", (1280, 720), data=tmp_path)
    assert [notice for notice in window.context.shown_notices() if str(path) in notice and "\n" not in notice]
    assert not can_continue(window)


def test_names_in_damaged_settings_can_be_shown(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"seats": [{"name": "A\\u0000b\\n", "player": "human"}]}')
    window = rehearse("new_game", (1280, 720), data=tmp_path, settings=read_settings(tmp_path, print))
    assert "Ab" in [mark.name for mark in window.app.marks]
