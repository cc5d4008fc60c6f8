"""Importing matches: they are verified, no file is overwritten, and a match that is there already is reported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES, position_hash
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.library.exchange import import_match
from game.match.library.index import MatchIndex
from game.match.readable import write_readable
from game.play.files import record
from game.play.files.record import read_record
from tests.match.conftest import play


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    return tmp_path / "my matches" / "Матчи"


@pytest.fixture
def sent(tmp_path: Path, catalog: Catalog) -> Path:
    """The file of a match begun by a friend, whose seat a robot had for a moment."""
    seats = [SeatSetup("Anna", "human", "new_york")]
    match = deal_match(Game(catalog), seats, 1050, tmp_path / "friend", play_bots=False, solo="borgo")
    play(match, 20)
    match.take_seat("A", "easy")
    match.take_seat("A", "human")
    play(match, 20)
    match.close()
    assert match.path
    return match.path


@pytest.fixture
def readable(sent: Path, tmp_path: Path, catalog: Catalog) -> Path:
    """The readable record of the same match."""
    path = tmp_path / "запись.txt"
    path.write_text(write_readable(read_record(sent, fiftyfirst().only), fiftyfirst(catalog)), "utf-8")
    return path


def test_a_match_file_is_copied_byte_by_byte(sent: Path, matches: Path, catalog: Catalog) -> None:
    imported = import_match(sent, matches, fiftyfirst(catalog).only)
    assert imported.outcome == "verified"
    assert imported.path.read_bytes() == sent.read_bytes()
    assert imported.path.name == sent.name


def test_a_readable_record_becomes_a_match_that_goes_on(
    sent: Path, readable: Path, matches: Path, catalog: Catalog
) -> None:
    imported = import_match(readable, matches, fiftyfirst(catalog).only)
    match, original = Match.load(imported.path, fiftyfirst(catalog).only), read_record(sent, fiftyfirst().only)
    assert (imported.outcome, imported.steps, imported.names) == ("verified", original.journal.head, ("Anna",))
    assert match.players.takeovers == original.players.takeovers != ()
    assert position_hash(match.game, match.state) == position_hash(match.game, original.journal.state)
    play(match, 5)
    match.close()
    assert read_record(imported.path, fiftyfirst(catalog).only).damage is None


def test_a_readable_record_keeps_that_robots_were_taken_back(tmp_path: Path, catalog: Catalog) -> None:
    seats = [SeatSetup("Anna"), SeatSetup("Robo", "random"), SeatSetup("Ben")]
    match = deal_match(Game(catalog), seats, 1, tmp_path / "friend")
    match.submit(match.legal()[0])
    match.end_turn(is_taken=False)
    match.undo()
    play(match, 4)
    match.close()
    assert match.path
    written = tmp_path / "record.txt"
    written.write_text(write_readable(read_record(match.path, fiftyfirst().only), fiftyfirst(catalog)), "utf-8")
    imported = import_match(written, tmp_path / "matches", fiftyfirst(catalog).only)
    record = read_record(imported.path, fiftyfirst(catalog).only)
    assert record.players.has_undone_robots
    assert (record.damage, record.journal.head) == (None, match.head)


def test_a_match_that_is_there_already_is_not_imported_again(
    sent: Path, readable: Path, matches: Path, catalog: Catalog
) -> None:
    first = import_match(sent, matches, fiftyfirst(catalog).only)
    renamed = first.path.rename(matches / "mine.jsonl")
    for path in (sent, readable):
        again = import_match(path, matches, fiftyfirst(catalog).only)
        assert (again.outcome, again.path) == ("there", renamed)
    assert [path.name for path in matches.iterdir()] == ["mine.jsonl"]


def test_a_match_played_on_elsewhere_is_kept_beside_its_beginning(tmp_path: Path, catalog: Catalog) -> None:
    friend, mine = tmp_path / "friend", tmp_path / "mine"
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 1, friend)
    assert match.path
    play(match, 10)
    begun = import_match(match.path, mine, fiftyfirst(catalog).only)
    before = begun.path.read_bytes()
    play(match, 10)
    (tmp_path / "begun.jsonl").write_bytes(before)
    longer = import_match(match.path, mine, fiftyfirst(catalog).only)
    match.close()
    assert (begun.outcome, longer.outcome) == ("verified", "verified")
    assert begun.path.read_bytes() == before
    assert len(list(mine.iterdir())) == 2
    begun.path.unlink()
    assert import_match(tmp_path / "begun.jsonl", mine, fiftyfirst(catalog).only).path == longer.path, (
        "it stands in the longer one"
    )


def test_the_intact_part_of_a_damaged_match_is_imported(
    sent: Path, tmp_path: Path, matches: Path, catalog: Catalog
) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(sent.read_bytes()[:-2000])
    imported = import_match(torn, matches, fiftyfirst(catalog).only)
    assert imported.outcome == "damaged"
    assert read_record(imported.path, fiftyfirst(catalog).only).damage is None
    assert torn.read_bytes() == sent.read_bytes()[:-2000]


def test_a_match_with_other_cards_is_imported_but_not_verified(
    sent: Path, tmp_path: Path, matches: Path, catalog: Catalog
) -> None:
    other = tmp_path / "other.jsonl"
    cards = f'"cards":"{catalog.digest(["base"])}"'.encode()
    other.write_bytes(sent.read_bytes().replace(cards, b'"cards":"0123456789ab"'))
    assert import_match(other, matches, fiftyfirst(catalog).only).outcome == "unverified"


def test_a_match_of_other_rules_is_imported_but_not_verified(
    sent: Path, tmp_path: Path, matches: Path, catalog: Catalog
) -> None:
    older = tmp_path / "older.jsonl"
    older.write_bytes(sent.read_bytes().replace(b'"rules":%d' % RULES, b'"rules":0'))
    assert import_match(older, matches, fiftyfirst(catalog).only).outcome == "unverified"


def test_a_match_that_the_rules_do_not_allow_is_refused(
    sent: Path, tmp_path: Path, matches: Path, catalog: Catalog
) -> None:
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(sent.read_bytes().replace(b'"source":{"kind":"faction"', b'"source":{"kind":"deal"', 1))
    with pytest.raises(Unreadable, match="cannot have been played: the rules decide step"):
        import_match(forged, matches, fiftyfirst(catalog).only)
    assert not matches.exists()


def test_a_file_that_is_no_match_is_refused_in_one_sentence(
    tmp_path: Path, matches: Path, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    for content in (b"", b"\0\xff", b"[\xff]", b"[", b"{}", b"A letter\n"):
        (tmp_path / "file").write_bytes(content)
        with pytest.raises(Unreadable) as refused:
            import_match(tmp_path / "file", matches, fiftyfirst(catalog).only)
        assert str(tmp_path / "file") in str(refused.value)
        assert "\n" not in str(refused.value)
    for path in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(Unreadable, match="cannot be read"):
            import_match(path, matches, fiftyfirst(catalog).only)
    monkeypatch.setattr(record, "LARGEST", 3)
    with pytest.raises(Unreadable, match="expected a file of at most 0 kB"):
        import_match(tmp_path / "file", matches, fiftyfirst(catalog).only)
    assert not matches.exists()


@pytest.mark.parametrize("letter", ["\0", "/", "\\", "\x1b", "\u202e", "+", "x"])
def test_no_letter_of_a_date_leads_out_of_the_folder(
    sent: Path, readable: Path, matches: Path, catalog: Catalog, letter: str
) -> None:
    header, rest = sent.read_text("utf-8").split("\n", 1)
    created = str(json.loads(header)["created"])
    wrong = created.replace("T", letter)
    sent.write_text(json.dumps(json.loads(header) | {"created": wrong}) + "\n" + rest, "utf-8")
    readable.write_text(readable.read_text("utf-8").replace(created, wrong), "utf-8")
    for path in (sent, readable):
        with pytest.raises(Unreadable, match="expected"):
            import_match(path, matches, fiftyfirst(catalog).only)
    assert not list(matches.rglob("*"))


def test_a_folder_that_cannot_be_written_is_reported(sent: Path, tmp_path: Path, catalog: Catalog) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be", "utf-8")
    with pytest.raises(Unreadable, match="cannot be written"):
        import_match(sent, tmp_path / "matches", fiftyfirst(catalog).only)


def test_an_imported_match_is_listed(sent: Path, matches: Path, catalog: Catalog) -> None:
    imported = import_match(sent, matches, fiftyfirst(catalog).only)
    assert [match.path for match in MatchIndex(matches, fiftyfirst().only).read_all().matches()] == [imported.path]
