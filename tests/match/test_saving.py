"""Match files: what is on disk and when; files that are torn, damaged, foreign, or cannot be written."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from game.cards.catalog import Catalog
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match import fiftyfirst as game_kind
from game.match.fiftyfirst import fiftyfirst
from game.match.files import record
from game.match.match import Match, deal_match
from game.play import match as matches
from game.play.files import record as reading
from game.play.files import saving
from game.play.files.record import FORMAT, Damage, read_record
from game.rules.game import Game, Options
from game.rules.position import position_text
from game.rules.state import ChooseFollowUp, ChooseStorage, Question
from tests.match.conftest import HUMANS, NewMatch, decide_any, play, play_until


def path_of(match: Match) -> Path:
    assert match.path
    return match.path


def lines_of(match: Match) -> list[dict[str, object]]:
    return [json.loads(line) for line in path_of(match).read_text("utf-8").splitlines()]


def same(one: Match, other: Match) -> bool:
    """Whether two matches have the same journal, redo tail and head."""
    entries = range(len(one.journal))
    return (
        len(one.journal) == len(other.journal)
        and one.journal.head == other.journal.head
        and all(one.journal[number] == other.journal[number] for number in entries)
    )


@pytest.fixture
def read_only(played: Match) -> Iterator[pytest.MonkeyPatch]:
    """Makes the file system read-only until it is undone; the match ``played`` was written before."""
    assert played.path

    def refuse(path: str | Path, flags: int, *mode: int) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(errno.EROFS, "Read-only file system", str(path))
        return os_open(path, flags, *mode)

    os_open = os.open
    with pytest.MonkeyPatch.context() as system:
        system.setattr(os, "open", refuse)
        yield system


@pytest.fixture
def played(new_match: NewMatch) -> Match:
    """A match of twelve decisions, closed."""
    match = new_match()
    play(match, 12)
    match.close()
    return match


# The file


def test_the_file_begins_with_a_header(new_match: NewMatch, catalog: Catalog) -> None:
    header = lines_of(new_match(seed=77))[0]
    assert header["format"] == FORMAT
    assert header["cards"] == catalog.digest(["base"])
    assert (header["sets"], header["seed"]) == (["base"], 77)
    assert [seat["name"] for seat in header["seats"]] == ["Anna", "Ben"]  # type: ignore[attr-defined]


def test_every_decision_is_on_disk_when_submit_returns(new_match: NewMatch) -> None:
    match = new_match()
    for number in range(1, 6):
        decide_any(match, Random(number))
        line = lines_of(match)[-1]
        assert line["n"] == number
        assert line["hash"] == record.position_hash(match.game, match.state)


def test_the_file_is_named_after_date_and_players(game: Game, tmp_path: Path) -> None:
    seats = (SeatSetup("Anna / B: <*>"), SeatSetup("Юлия"))
    one, two = (deal_match(game, seats, 1, tmp_path / "matches") for _ in range(2))
    assert path_of(one).parent == tmp_path / "matches"
    assert path_of(one).stem.endswith("_Anna-B_Юлия")
    assert path_of(one) != path_of(two)


def test_a_match_without_a_folder_leaves_no_file(new_match: NewMatch, tmp_path: Path) -> None:
    match = new_match(in_memory=True)
    play(match, 3)
    assert (match.path, match.unsaved_since, list(tmp_path.iterdir())) == (None, None, [])


# Resuming


def test_a_match_resumes_where_it_was(played: Match, catalog: Catalog) -> None:
    again = Match.load(path_of(played), fiftyfirst(catalog))
    assert same(played, again)
    assert (again.game.sets, again.names, again.damage) == (played.game.sets, played.names, None)
    play(again, 5)
    again.close()
    assert same(again, Match.load(path_of(played), fiftyfirst(catalog)))


def test_options_are_kept(catalog: Catalog, tmp_path: Path) -> None:
    options = Options(connections_reshuffle=True, tiebreak_count="supply_stored")
    match = deal_match(Game(catalog, options=options), HUMANS, 1, tmp_path)
    match.close()
    assert Match.load(path_of(match), fiftyfirst(catalog)).game.options == options


def test_after_loading_the_last_turn_counts_as_handed_over(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    decide_any(match, Random(1))
    assert match.undo_possible
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert (again.holder, again.awaiting_end_turn, again.undo_barrier()) == ("B", False, "other_player")


@pytest.mark.parametrize("question", [ChooseFollowUp, ChooseStorage])
def test_a_match_goes_on_in_the_middle_of_a_question(
    new_match: NewMatch, catalog: Catalog, question: type[Question]
) -> None:
    match = new_match(seed=6)
    play_until(match, lambda match: isinstance(match.state.question, question) or match.state.is_over)
    assert isinstance(match.state.question, question), "another seed is needed"
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert again.state.question == match.state.question
    assert list(again.legal()) == list(match.legal())
    decide_any(again, Random(1))


def test_a_bot_moves_on_when_its_match_is_loaded(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match((SeatSetup("Anna"), SeatSetup("Bot", "random")))
    decide_any(match, Random(1))
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert again.journal.head > 1
    assert {entry.decision.seat for entry in again.journal.line[2:] if entry.decision} == {"B"}
    assert (again.state.to_move, again.holder) == ("A", "A")


def test_undo_and_redo_are_kept(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    decide_any(match, Random(1))
    match.undo()
    match.close()
    assert lines_of(match)[-1] == {"undo_to": 0}
    undone = Match.load(path_of(match), fiftyfirst(catalog))
    assert same(match, undone)
    assert undone.redo_to == 1
    undone.redo()
    undone.close()
    assert lines_of(match)[-1] == {"redo_to": 1}
    assert same(undone, Match.load(path_of(match), fiftyfirst(catalog)))


def test_a_decision_after_an_undo_drops_the_tail_in_the_file_too(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    for number in range(2):
        match.submit(match.legal()[number])
        match.undo()
    match.submit(match.legal()[2])
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert same(match, again)
    assert again.journal.last == 1


def test_a_finished_match_can_be_loaded(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    play_until(match, lambda match: match.state.is_over)
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert again.state.is_over
    assert again.state.winners == match.state.winners


# Torn and damaged files


def cut_points(data: bytes) -> range:
    """Every length that ends within the last three entries."""
    return range(data[:-1].rfind(b"\n", 0, data[:-1].rfind(b"\n", 0, data[:-1].rfind(b"\n"))) + 1, len(data))


@pytest.mark.slow
def test_a_file_torn_at_any_byte_is_good_up_to_its_last_complete_entry(played: Match) -> None:
    path = path_of(played)
    data = path.read_bytes()
    for length in cut_points(data):
        path.write_bytes(data[:length])
        whole = data[:length].count(b"\n") - 2
        found = read_record(path, fiftyfirst())
        assert found.journal.head == whole
        assert found.journal.state == played.journal[whole].state
        assert (found.damage is None) == (data[length - 1 : length] == b"\n")
        assert found.good == data.rfind(b"\n", 0, length) + 1
        assert path.read_bytes() == data[:length], "reading never changes a file"


def test_a_torn_tail_is_cut_when_the_match_is_played_on(played: Match, catalog: Catalog) -> None:
    path = path_of(played)
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    again = Match.load(path, fiftyfirst(catalog))
    assert again.damage == Damage(line=14, kept=11, reason="torn")
    assert path.read_bytes() == data[: data[:-1].rfind(b"\n") + 1]
    assert not path.with_suffix(saving.SET_ASIDE).exists()
    play(again, 4)
    again.close()
    whole = Match.load(path, fiftyfirst(catalog))
    assert (whole.damage, same(again, whole)) == (None, True)


@pytest.mark.slow
def test_a_changed_byte_anywhere_in_an_entry_is_noticed_or_harmless(played: Match, catalog: Catalog) -> None:
    """What can still be read is the beginning of the match; its positions agree with their hashes."""
    path, random = path_of(played), Random(1)
    data = path.read_bytes()
    start = data.index(b"\n", data.index(b"\n") + 1) + 1
    noticed = 0
    for place in random.sample(range(start, len(data)), 300):
        path.write_bytes(data[:place] + bytes([data[place] ^ (1 << random.randrange(7))]) + data[place + 1 :])
        found = read_record(path, fiftyfirst(catalog))
        assert [position_text(played.game, entry.state) for entry in found.journal.line] == [
            position_text(played.game, entry.state) for entry in played.journal.line[: found.journal.head + 1]
        ]
        noticed += found.damage is not None
    assert noticed > 200


def test_another_position_than_recorded_is_damage_from_there(played: Match, catalog: Catalog) -> None:
    path = path_of(played)
    lines = path.read_bytes().split(b"\n")
    wrong = json.loads(lines[7])
    wrong["hash"] = "000000000000"
    path.write_bytes(b"\n".join([*lines[:7], json.dumps(wrong).encode(), *lines[8:]]))
    assert read_record(path, fiftyfirst(catalog)).damage == Damage(line=8, kept=5, reason="hash")
    again = Match.load(path, fiftyfirst(catalog))
    assert again.journal.last == 5
    assert path.with_suffix(saving.SET_ASIDE).exists(), "whole entries are set aside before they are cut"


@pytest.mark.parametrize(
    "line",
    [
        b"[]",
        b"{}",
        b'{"undo_to": 99}',
        b'{"undo_to": 12}',
        b'{"undo_to": -1}',
        b'{"redo_to": 12}',
        b'{"n": 14, "decision": {"type": "pass", "seat": "A"}, "events": [], "hash": ""}',
        b'{"n": 13, "events": [], "hash": ""}',
        b'{"n": 13, "decision": {"type": "teleport", "seat": "A"}, "events": [], "hash": ""}',
        b'{"n": 13, "decision": {"type": "pass", "seat": "A"}, "hash": "", '
        b'"events": [{"type": "card_picked", "seat": "A", "card": "no such card"}]}',
        b"\xff\xfe",
    ],
)
def test_an_impossible_line_is_damage(played: Match, catalog: Catalog, line: bytes) -> None:
    path = path_of(played)
    path.write_bytes(path.read_bytes() + line + b"\n")
    found = read_record(path, fiftyfirst(catalog))
    assert found.damage == Damage(line=15, kept=12, reason="unreadable")
    assert found.journal.state == played.state


def test_a_match_of_other_rules_is_read_without_comparing_hashes(
    played: Match, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "RULES", record.RULES + 1)
    monkeypatch.setattr(game_kind._Notation, "position_text", lambda *_: "written in another way")
    assert read_record(path_of(played), fiftyfirst(catalog)).damage is None


def test_reading_needs_no_cards(played: Match) -> None:
    assert read_record(path_of(played), fiftyfirst()).journal.state == played.state


# Headers


def with_header(match: Match, change: Callable[[dict[str, object]], object]) -> Path:
    path = path_of(match)
    header, rest = path.read_bytes().split(b"\n", 1)
    data = json.loads(header)
    change(data)
    path.write_bytes(json.dumps(data).encode() + b"\n" + rest)
    return path


def test_a_match_of_a_newer_version_is_refused_with_a_sentence_and_left_alone(played: Match, catalog: Catalog) -> None:
    path = with_header(played, lambda header: header.update(format=FORMAT + 1))
    data = path.read_bytes()
    with pytest.raises(Unreadable, match=rf"newer version of the game \(format {FORMAT + 1}") as refused:
        Match.load(path, fiftyfirst(catalog))
    assert (refused.value.file, refused.value.line) == (str(path), 1)
    assert path.read_bytes() == data


def test_a_match_of_newer_rules_is_refused_and_left_alone(played: Match, catalog: Catalog) -> None:
    path = with_header(played, lambda header: header.update(rules=record.RULES + 1))
    data = path.read_bytes()
    with pytest.raises(Unreadable, match=rf"newer version of the game \(rules {record.RULES + 1}"):
        Match.load(path, fiftyfirst(catalog))
    assert path.read_bytes() == data


def test_a_match_continued_by_a_newer_version_is_refused(played: Match, catalog: Catalog) -> None:
    path = path_of(played)
    path.write_bytes(path.read_bytes() + f'{{"format": {FORMAT + 1}}}\n{{"something": "new"}}\n'.encode())
    data = path.read_bytes()
    with pytest.raises(Unreadable, match="newer version"):
        Match.load(path, fiftyfirst(catalog))
    assert path.read_bytes() == data


def test_an_older_match_is_upgraded_in_memory_and_goes_on_in_the_new_format(
    played: Match, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade(line: dict[str, object]) -> dict[str, object]:
        assert "n" not in line, "a line of the new format is left as it is"
        if "number" in line:
            line["n"] = line.pop("number")
        return line

    path = path_of(played)
    header, *entries = [json.loads(line) for line in path.read_bytes().splitlines()]
    old = [{**header, "format": 0}, *({"number": entry.pop("n"), **entry} for entry in entries)]
    path.write_text("".join(json.dumps(line) + "\n" for line in old))
    with pytest.raises(Unreadable, match="too old"):
        read_record(path, fiftyfirst())

    monkeypatch.setattr(reading, "UPGRADES", {0: upgrade})
    again = Match.load(path, fiftyfirst(catalog))
    assert same(played, again)
    play(again, 3)
    again.close()
    assert same(again, Match.load(path, fiftyfirst(catalog)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "not a header"),
        (b"\n", "not a header"),
        (b"hello\n", "not a header"),
        (b"[1]\n", "not a header"),
        (b'{"format": "1"}\n', "not a header"),
        (b'{"format": 1}\n', "header of the match is damaged"),
    ],
)
def test_a_file_that_is_no_match_is_refused_with_file_and_line(tmp_path: Path, text: bytes, sentence: str) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(text)
    with pytest.raises(Unreadable, match=sentence) as refused:
        read_record(path, fiftyfirst())
    assert (refused.value.file, refused.value.line) == (str(path), 1)


def test_a_match_without_its_deal_is_refused(played: Match) -> None:
    path = path_of(played)
    path.write_bytes(path.read_bytes().split(b"\n")[0] + b"\n")
    with pytest.raises(Unreadable, match="start of this match cannot be read") as refused:
        read_record(path, fiftyfirst())
    assert refused.value.line == 2


def test_a_missing_file_is_refused_with_a_sentence(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        Match.load(tmp_path / "nothing.jsonl", fiftyfirst(catalog))


def test_a_match_with_a_missing_robot_is_refused(played: Match, catalog: Catalog) -> None:
    seats = [{"name": "Anna", "player": "human", "faction": None}, {"name": "Hal", "player": "hal", "faction": None}]
    path = with_header(played, lambda header: header.update(seats=seats))
    with pytest.raises(Unreadable, match="needs hal"):
        Match.load(path, fiftyfirst(catalog))
    assert read_record(path, fiftyfirst()).journal.state == played.state, "but it can be replayed"


# Writing that fails


class FullDisk:
    """In place of `os.write`: after ``room`` bytes the disk is full; half of the last write still fits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room: int | None = None
        self._write = os.write
        monkeypatch.setattr(os, "write", self)

    def __call__(self, descriptor: int, data: memoryview) -> int:
        if self.room is None:
            return self._write(descriptor, data)
        if self.room == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        written = self._write(descriptor, data[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 100, 101])
def test_on_a_full_disk_the_decision_stands_and_nothing_saved_is_lost(
    new_match: NewMatch, catalog: Catalog, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    disk, match = FullDisk(monkeypatch), new_match()
    play(match, 5)
    saved = path_of(match).read_bytes()
    disk.room = room
    play(match, 3)
    assert match.journal.head == 8
    assert match.unsaved_since == 5
    assert path_of(match).read_bytes() == saved, "no half entry is left behind"
    disk.room = None
    play(match, 1)
    assert match.unsaved_since is None
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert (again.damage, same(match, again)) == (None, True)


def test_a_half_entry_that_cannot_be_cut_is_overwritten_later(
    new_match: NewMatch, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, match = FullDisk(monkeypatch), new_match()
    play(match, 5)

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "ftruncate", refuse)
        disk.room = 30
        play(match, 2)
    disk.room = None
    torn = read_record(path_of(match), fiftyfirst())
    assert (torn.journal.head, torn.damage and torn.damage.reason) == (5, "torn")
    play(match, 1)
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert (again.damage, same(match, again)) == (None, True)


def test_an_unsaved_undo_is_saved_later(new_match: NewMatch, catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, match = FullDisk(monkeypatch), new_match()
    decide_any(match, Random(1))
    disk.room = 0
    match.undo()
    assert match.unsaved_since == 1
    disk.room = None
    match.submit(match.legal()[-1])
    assert match.unsaved_since is None
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_unsaved_decisions_are_tried_again_when_the_match_is_closed(
    new_match: NewMatch, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, match = FullDisk(monkeypatch), new_match()
    disk.room = 0
    play(match, 3)
    disk.room = None
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_a_match_can_be_played_if_its_folder_cannot_be_created(game: Game, catalog: Catalog, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    match = deal_match(game, HUMANS, 1, tmp_path / "file" / "matches")
    play(match, 3)
    assert match.unsaved_since == 0
    (tmp_path / "file").unlink()
    play(match, 1)
    assert match.unsaved_since is None
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_in_a_read_only_folder_a_match_is_played_without_being_saved(
    game: Game, catalog: Catalog, tmp_path: Path, read_only: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "read only"
    match = deal_match(game, HUMANS, 1, folder)
    play(match, 3)
    assert (match.journal.head, match.unsaved_since, list(folder.iterdir())) == (3, 0, [])
    read_only.undo()
    play(match, 1)
    assert match.unsaved_since is None
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_a_file_that_cannot_be_opened_for_writing_can_be_played_on(
    played: Match, catalog: Catalog, read_only: pytest.MonkeyPatch
) -> None:
    saved = path_of(played).read_bytes()
    match = Match.load(path_of(played), fiftyfirst(catalog))
    play(match, 2)
    assert (match.unsaved_since, path_of(match).read_bytes()) == (12, saved)
    read_only.undo()
    play(match, 1)
    assert match.unsaved_since is None
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_a_damaged_tail_that_could_not_be_cut_is_cut_with_the_next_decision(
    played: Match, catalog: Catalog, read_only: pytest.MonkeyPatch
) -> None:
    path = path_of(played)
    path.write_bytes(path.read_bytes() + b"x" * 100_000)
    match = Match.load(path, fiftyfirst(catalog))
    assert match.damage
    read_only.undo()
    play(match, 1)
    match.close()
    again = Match.load(path, fiftyfirst(catalog))
    assert (again.damage, same(match, again)) == (None, True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_a_full_device_counts_as_a_full_disk(new_match: NewMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    match, write, full = new_match(), os.write, os.open("/dev/full", os.O_RDWR)
    monkeypatch.setattr(os, "write", lambda _, data: write(full, data))
    play(match, 2)
    assert (match.journal.head, match.unsaved_since) == (2, 0)
    os.close(full)


def test_a_file_size_limit_counts_as_a_full_disk(new_match: NewMatch, catalog: Catalog) -> None:
    """The operating system writes half an entry and refuses the rest."""
    resource = pytest.importorskip("resource")
    match = new_match()
    play(match, 3)
    saved = path_of(match).read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(saved) + 50, limits[1]))
    try:
        play(match, 3)
        assert (match.unsaved_since, path_of(match).read_bytes()) == (3, saved)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    play(match, 1)
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert (again.damage, same(match, again)) == (None, True)


# Two copies of the game


def test_a_match_is_played_by_one_copy_of_the_game_at_a_time(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    with pytest.raises(Unreadable, match="another window"):
        Match.load(path_of(match), fiftyfirst(catalog))
    read_record(path_of(match), fiftyfirst())
    match.close()
    Match.load(path_of(match), fiftyfirst(catalog)).close()


# Names, and files that vanish


def test_a_match_of_people_with_long_names_in_any_script_gets_a_file(
    game: Game, catalog: Catalog, tmp_path: Path
) -> None:
    seats = [SeatSetup(letter * 40) for letter in "龍Жя𠀀"]
    match = deal_match(game, seats, 1, tmp_path / "Мои игры и ещё" / "matches")
    assert match.unsaved_since is None
    match.close()
    assert Match.load(path_of(match), fiftyfirst(catalog)).names == match.names


def test_a_file_has_its_deal_or_does_not_exist(
    game: Game, catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that is full from the beginning leaves no unreadable file."""
    disk = FullDisk(monkeypatch)
    disk.room = 200
    match = deal_match(game, HUMANS, 1, tmp_path)
    play(match, 2)
    assert (match.unsaved_since, list(tmp_path.iterdir())) == (0, [])
    disk.room = None
    play(match, 1)
    assert (match.unsaved_since, [path.name for path in tmp_path.iterdir()]) == (None, [path_of(match).name])
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


@pytest.mark.parametrize("gone", ["file", "folder"])
def test_a_file_deleted_during_the_match_is_written_again(
    game: Game, catalog: Catalog, tmp_path: Path, gone: str
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path / "matches")
    play(match, 3)
    path_of(match).unlink()
    if gone == "folder":
        (tmp_path / "matches").rmdir()
    play(match, 2)
    assert match.unsaved_since is None
    match.close()
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert (again.damage, same(match, again)) == (None, True)


def test_a_deleted_file_is_not_lost_when_there_is_no_room_for_it_at_first(
    game: Game, catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, match = FullDisk(monkeypatch), deal_match(game, HUMANS, 1, tmp_path)
    play(match, 3)
    path_of(match).unlink()
    disk.room = 10
    play(match, 2)
    assert (match.unsaved_since, list(tmp_path.iterdir())) == (3, [])
    disk.room = None
    match.close()
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_without_hard_links_a_match_never_takes_the_name_of_another(
    game: Game, catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    matches = [deal_match(game, HUMANS, 1, tmp_path) for _ in range(3)]
    for match in matches:
        play(match, 2)
        match.close()
    assert len({path_of(match) for match in matches}) == len(list(tmp_path.iterdir())) == 3
    assert all(same(match, Match.load(path_of(match), fiftyfirst(catalog))) for match in matches)


# Files that another program changes


def take_back(match: Match) -> None:
    """Decide at random until a decision can be undone, and undo it."""
    random = Random(1)
    for _ in range(100):
        decide_any(match, random)
        if match.undo() is None:
            return
        match.end_turn()
    raise AssertionError("another seed is needed")


def _cut_short(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _appended_to(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\n")


def _replaced(path: Path) -> None:
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)


def _overwritten(path: Path) -> None:
    """Change the text, but neither size nor date."""
    status, data = path.stat(), path.read_bytes()
    with path.open("r+b") as file:
        file.write(data.replace(b"Anna", b"Anne", 1))
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def _pipe_instead(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


CHANGES: tuple[Callable[[Path], None], ...] = (_cut_short, _appended_to, _replaced, _overwritten, _pipe_instead)


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let others change an open file")
@pytest.mark.parametrize("is_loaded", [False, True])
@pytest.mark.parametrize("change", CHANGES)
def test_a_match_whose_file_is_changed_goes_on_in_another_file(
    game: Game, catalog: Catalog, tmp_path: Path, change: Callable[[Path], None], is_loaded: bool
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path)
    play(match, 6)
    take_back(match)
    if is_loaded:
        match.close()
        match = Match.load(path_of(match), fiftyfirst(catalog))
    path = path_of(match)
    change(path)
    left = path.read_bytes() if path.is_file() else None
    play(match, 4)
    assert (match.changed_file, match.unsaved_since) == (path, None)
    assert path_of(match) == path.with_stem(f"{path.stem}_2")
    take_back(match)
    match.close()
    assert left == (path.read_bytes() if path.is_file() else None), "the changed file stays as it is"
    again = Match.load(path_of(match), fiftyfirst(catalog))
    assert (again.damage, same(match, again), again.header) == (None, True, match.header)
    again.close()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_moved_match_is_written_again(game: Game, catalog: Catalog, tmp_path: Path) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path / "matches")
    play(match, 3)
    path_of(match).rename(tmp_path / "moved.jsonl")
    play(match, 2)
    match.close()
    assert match.changed_file is None
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))
    assert read_record(tmp_path / "moved.jsonl", fiftyfirst(catalog)).journal.head == 3


def test_a_new_date_alone_is_no_change(game: Game, catalog: Catalog, tmp_path: Path) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path)
    for _ in range(3):
        play(match, 2)
        os.utime(path_of(match), (1000, 1000))
    play(match, 1)
    match.close()
    assert (match.changed_file, len(list(tmp_path.iterdir()))) == (None, 1)
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_on_a_full_disk_a_changed_file_stays_and_saving_waits(
    game: Game, catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, match = FullDisk(monkeypatch), deal_match(game, HUMANS, 1, tmp_path)
    play(match, 3)
    path = path_of(match)
    _cut_short(path)
    left = path.read_bytes()
    disk.room = 10
    play(match, 2)
    assert (match.unsaved_since, path.read_bytes(), list(tmp_path.iterdir())) == (3, left, [path])
    disk.room = None
    match.close()
    assert path.read_bytes() == left
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog)))


def test_a_file_that_changes_while_it_is_opened_is_not_cut(
    played: Match, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = path_of(played)
    data = path.read_bytes()
    path.write_bytes(data[:-20])

    def read(_: Path) -> bytes:
        before = path.read_bytes()
        path.write_bytes(data)
        return before

    monkeypatch.setattr(matches, "read_match_bytes", read)
    match = Match.load(path, fiftyfirst(catalog))
    assert path.read_bytes() == data
    play(match, 1)
    assert (match.changed_file, path.read_bytes()) == (path, data)
