"""Match files: what is on disk and when; files that are torn, damaged, foreign, or cannot be written."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match import match as game_kind
from game.fiftyfirst.match.files import record
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.position.writing import position_text
from game.fiftyfirst.rules.state import Game, Question
from game.fiftyfirst.rules.steps import ChooseFollowUp, ChooseStorage
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.play import match as matches
from game.play.files import record as reading
from game.play.files import saving
from game.play.files.record import FORMAT, Damage, read_record
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


def reloaded(match: Match, catalog: Catalog) -> Match:
    """The match from its file; it is closed before."""
    match.close()
    return Match.load(path_of(match), fiftyfirst(catalog).only)


def check_kept(match: Match, catalog: Catalog) -> None:
    """From its file it is the same again."""
    again = reloaded(match, catalog)
    assert (again.damage, same(match, again)) == (None, True)
    again.close()


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
    again = Match.load(path_of(played), fiftyfirst(catalog).only)
    assert same(played, again)
    assert (again.game.sets, again.names, again.damage) == (played.game.sets, played.names, None)
    play(again, 5)
    again.close()
    assert same(again, Match.load(path_of(played), fiftyfirst(catalog).only))


def test_options_are_kept(catalog: Catalog, tmp_path: Path) -> None:
    options = Options(connections_reshuffle=True, tiebreak_count="supply_stored")
    match = deal_match(Game(catalog, options=options), HUMANS, 1, tmp_path)
    match.close()
    assert Match.load(path_of(match), fiftyfirst(catalog).only).game.options == options


def test_after_loading_the_last_turn_counts_as_handed_over(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    decide_any(match, Random(1))
    assert match.undo_possible
    again = reloaded(match, catalog)
    assert (again.holder, again.awaiting_end_turn, again.undo_barrier()) == ("B", False, "other_player")


@pytest.mark.parametrize("question", [ChooseFollowUp, ChooseStorage])
def test_a_match_goes_on_in_the_middle_of_a_question(
    new_match: NewMatch, catalog: Catalog, question: type[Question]
) -> None:
    match = new_match(seed=6)
    play_until(match, lambda match: isinstance(match.state.question, question) or match.state.is_over)
    assert isinstance(match.state.question, question), "another seed is needed"
    again = reloaded(match, catalog)
    assert again.state.question == match.state.question
    assert list(again.legal()) == list(match.legal())
    decide_any(again, Random(1))


def test_a_bot_moves_on_when_its_match_is_loaded(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match((SeatSetup("Anna"), SeatSetup("Bot", "random")))
    decide_any(match, Random(1))
    again = reloaded(match, catalog)
    assert again.journal.head > 1
    assert {entry.decision.seat for entry in again.journal.line[2:] if entry.decision} == {"B"}
    assert (again.state.to_move, again.holder) == ("A", "A")


def test_undo_and_redo_are_kept(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    decide_any(match, Random(1))
    match.undo()
    match.close()
    assert lines_of(match)[-1] == {"undo_to": 0}
    undone = Match.load(path_of(match), fiftyfirst(catalog).only)
    assert same(match, undone)
    assert undone.redo_to == 1
    undone.redo()
    undone.close()
    assert lines_of(match)[-1] == {"redo_to": 1}
    assert same(undone, Match.load(path_of(match), fiftyfirst(catalog).only))


def test_a_decision_after_an_undo_drops_the_tail_in_the_file_too(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    for number in range(2):
        match.submit(match.legal()[number])
        match.undo()
    match.submit(match.legal()[2])
    again = reloaded(match, catalog)
    assert same(match, again)
    assert again.journal.last == 1


def test_a_finished_match_can_be_loaded(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    play_until(match, lambda match: match.state.is_over)
    again = reloaded(match, catalog)
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
        found = read_record(path, fiftyfirst().only)
        assert found.journal.head == whole
        assert found.journal.state == played.journal.state_after(whole)
        assert (found.damage is None) == (data[length - 1 : length] == b"\n")
        assert found.good == data.rfind(b"\n", 0, length) + 1
        assert path.read_bytes() == data[:length], "reading never changes a file"


def test_a_torn_tail_is_cut_when_the_match_is_played_on(played: Match, catalog: Catalog) -> None:
    path = path_of(played)
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    again = Match.load(path, fiftyfirst(catalog).only)
    assert again.damage == Damage(line=14, kept=11, reason="torn")
    assert path.read_bytes() == data[: data[:-1].rfind(b"\n") + 1]
    assert not path.with_suffix(saving.SET_ASIDE).exists()
    play(again, 4)
    again.close()
    whole = Match.load(path, fiftyfirst(catalog).only)
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
        found = read_record(path, fiftyfirst(catalog).only)
        assert [position_text(played.game, state) for state in found.journal.states] == [
            position_text(played.game, state) for state in played.journal.states[: found.journal.head + 1]
        ]
        noticed += found.damage is not None
    assert noticed > 200


def test_another_position_than_recorded_is_damage_from_there(played: Match, catalog: Catalog) -> None:
    path = path_of(played)
    lines = path.read_bytes().split(b"\n")
    wrong = json.loads(lines[7])
    wrong["hash"] = "000000000000"
    path.write_bytes(b"\n".join([*lines[:7], json.dumps(wrong).encode(), *lines[8:]]))
    assert read_record(path, fiftyfirst(catalog).only).damage == Damage(line=8, kept=5, reason="hash")
    again = Match.load(path, fiftyfirst(catalog).only)
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
    found = read_record(path, fiftyfirst(catalog).only)
    assert found.damage == Damage(line=15, kept=12, reason="unreadable")
    assert found.journal.state == played.state


def test_a_match_of_other_rules_is_read_without_comparing_hashes(
    played: Match, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "RULES", record.RULES + 1)
    monkeypatch.setattr(game_kind._Notation, "position_text", lambda *_: "written in another way")
    assert read_record(path_of(played), fiftyfirst(catalog).only).damage is None


def test_reading_needs_no_cards(played: Match) -> None:
    assert read_record(path_of(played), fiftyfirst().only).journal.state == played.state


# Headers


def header_with(**values: object) -> Callable[[bytes], bytes]:
    """Changes values in the header of a file."""

    def change(data: bytes) -> bytes:
        header, rest = data.split(b"\n", 1)
        return json.dumps(json.loads(header) | values).encode() + b"\n" + rest

    return change


@pytest.mark.parametrize(
    ("change", "sentence", "line"),
    [
        (header_with(format=FORMAT + 1), rf"newer version of the game \(format {FORMAT + 1}", 1),
        (header_with(rules=record.RULES + 1), rf"newer version of the game \(rules {record.RULES + 1}", 1),
        (
            lambda data: data + f'{{"format": {FORMAT + 1}}}\n{{"something": "new"}}\n'.encode(),
            rf"newer version of the game \(format {FORMAT + 1}",
            15,
        ),
        (lambda data: data.split(b"\n")[0] + b"\n", "start of this match cannot be read", 2),
        (lambda _: b"", "not a header", 1),
        (lambda _: b"\n", "not a header", 1),
        (lambda _: b"hello\n", "not a header", 1),
        (lambda _: b"[1]\n", "not a header", 1),
        (lambda _: b'{"format": "1"}\n', "not a header", 1),
        (lambda _: b'{"format": 1}\n', "header of the match is damaged", 1),
    ],
)
def test_a_file_that_is_no_match_of_this_version_is_refused_with_its_line_and_left_alone(
    played: Match, catalog: Catalog, change: Callable[[bytes], bytes], sentence: str, line: int
) -> None:
    path = path_of(played)
    data = change(path.read_bytes())
    path.write_bytes(data)
    for read in (lambda: read_record(path, fiftyfirst().only), lambda: Match.load(path, fiftyfirst(catalog).only)):
        with pytest.raises(Unreadable, match=sentence) as refused:
            read()
        assert (refused.value.file, refused.value.line) == (str(path), line)
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
        read_record(path, fiftyfirst().only)

    monkeypatch.setattr(reading, "UPGRADES", {0: upgrade})
    again = Match.load(path, fiftyfirst(catalog).only)
    assert same(played, again)
    play(again, 3)
    again.close()
    assert same(again, Match.load(path, fiftyfirst(catalog).only))


def test_a_missing_file_is_refused_with_a_sentence(tmp_path: Path, catalog: Catalog) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        Match.load(tmp_path / "nothing.jsonl", fiftyfirst(catalog).only)


def test_a_match_with_a_missing_robot_is_refused(played: Match, catalog: Catalog) -> None:
    seats = [{"name": "Anna", "player": "human", "faction": None}, {"name": "Hal", "player": "hal", "faction": None}]
    path = path_of(played)
    path.write_bytes(header_with(seats=seats)(path.read_bytes()))
    with pytest.raises(Unreadable, match="needs hal"):
        Match.load(path, fiftyfirst(catalog).only)
    assert read_record(path, fiftyfirst().only).journal.state == played.state, "but it can be replayed"


# Writing that fails


needs_links = pytest.mark.skipif(os.name == "nt", reason="Windows lets few users make links")

Trouble = Callable[[Path], AbstractContextManager[object]]
"""What is wrong for a while where a file or folder is."""


def full_disk(room: int) -> Trouble:
    """After ``room`` bytes the disk is full; half of the last write still fits."""

    @contextmanager
    def trouble(_: Path) -> Iterator[None]:
        left, write = room, os.write

        def limited(descriptor: int, data: memoryview) -> int:
            nonlocal left
            if not left:
                raise OSError(errno.ENOSPC, "No space left on device")
            written = write(descriptor, data[:left])
            left -= written
            return written

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "write", limited)
            yield

    return trouble


@contextmanager
def full_device(_: Path) -> Iterator[None]:
    """Linux has one for tests."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no device that is always full")
    write, full = os.write, os.open("/dev/full", os.O_RDWR)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "write", lambda _, data: write(full, data))
        yield
    os.close(full)


@contextmanager
def size_limit(path: Path) -> Iterator[None]:
    """The operating system writes half an entry and refuses the rest."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 50, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextmanager
def read_only(_: Path) -> Iterator[None]:
    """The file system is read-only."""

    def refuse(path: str | Path, flags: int, *mode: int) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(errno.EROFS, "Read-only file system", str(path))
        return os_open(path, flags, *mode)

    os_open = os.open
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refuse)
        yield


@contextmanager
def file_in_the_way(folder: Path) -> Iterator[None]:
    folder.parent.write_text("in the way")
    yield
    folder.parent.unlink()


@pytest.mark.parametrize(
    ("trouble", "is_loaded"),
    [
        *((full_disk(room), is_loaded) for room in (0, 1, 100, 101) for is_loaded in (False, True)),
        (full_device, False),
        (size_limit, False),
        (read_only, True),
    ],
)
def test_where_nothing_can_be_written_the_decision_stands_and_nothing_saved_is_lost(
    new_match: NewMatch, catalog: Catalog, trouble: Trouble, is_loaded: bool
) -> None:
    match = new_match()
    play(match, 5)
    path = path_of(match)
    saved = path.read_bytes()
    if is_loaded:
        match.close()
    with trouble(path):
        if is_loaded:
            match = Match.load(path, fiftyfirst(catalog).only)
        play(match, 3)
        assert (match.journal.head, match.unsaved_since) == (8, 5)
        assert path.read_bytes() == saved, "no half entry is left behind"
    play(match, 1)
    assert match.unsaved_since is None
    check_kept(match, catalog)


@pytest.mark.parametrize("trouble", [full_disk(200), read_only, file_in_the_way])
def test_a_file_has_its_deal_or_does_not_exist(game: Game, catalog: Catalog, tmp_path: Path, trouble: Trouble) -> None:
    """Where nothing can be written from the beginning, a match is played without being saved."""
    folder = tmp_path / "data" / "matches"
    with trouble(folder):
        match = deal_match(game, HUMANS, 1, folder)
        play(match, 3)
        assert (match.journal.head, match.unsaved_since, list(folder.glob("*"))) == (3, 0, [])
    play(match, 1)
    assert (match.unsaved_since, list(folder.iterdir())) == (None, [path_of(match)])
    check_kept(match, catalog)


def test_a_half_entry_that_cannot_be_cut_is_overwritten_later(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    play(match, 5)

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with full_disk(30)(path_of(match)), pytest.MonkeyPatch.context() as broken:
        broken.setattr(os, "ftruncate", refuse)
        play(match, 2)
    torn = read_record(path_of(match), fiftyfirst().only)
    assert (torn.journal.head, torn.damage and torn.damage.reason) == (5, "torn")
    play(match, 1)
    check_kept(match, catalog)


def test_an_unsaved_undo_is_saved_later(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    decide_any(match, Random(1))
    with full_disk(0)(path_of(match)):
        match.undo()
        assert match.unsaved_since == 1
    match.submit(match.legal()[-1])
    assert match.unsaved_since is None
    check_kept(match, catalog)


def test_unsaved_decisions_are_tried_again_when_the_match_is_closed(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    with full_disk(0)(path_of(match)):
        play(match, 3)
    check_kept(match, catalog)


def test_a_damaged_tail_that_could_not_be_cut_is_cut_with_the_next_decision(played: Match, catalog: Catalog) -> None:
    path = path_of(played)
    path.write_bytes(path.read_bytes() + b"{" + b"x" * 50_000)
    with read_only(path):
        match = Match.load(path, fiftyfirst(catalog).only)
    assert match.damage
    play(match, 1)
    match.close()
    again = Match.load(path, fiftyfirst(catalog).only)
    assert (again.damage, same(match, again)) == (None, True)


# Two copies of the game


def test_a_match_is_played_by_one_copy_of_the_game_at_a_time(new_match: NewMatch, catalog: Catalog) -> None:
    match = new_match()
    with pytest.raises(Unreadable, match="another window"):
        Match.load(path_of(match), fiftyfirst(catalog).only)
    read_record(path_of(match), fiftyfirst().only)
    match.close()
    Match.load(path_of(match), fiftyfirst(catalog).only).close()


# Names, and files that vanish


def test_a_match_of_people_with_long_names_in_any_script_gets_a_file(
    game: Game, catalog: Catalog, tmp_path: Path
) -> None:
    seats = [SeatSetup(letter * 40) for letter in "龍Жя𠀀"]
    match = deal_match(game, seats, 1, tmp_path / "Мои игры и ещё" / "matches")
    assert match.unsaved_since is None
    match.close()
    assert Match.load(path_of(match), fiftyfirst(catalog).only).names == match.names


@pytest.mark.parametrize(
    "created", ["2026-01-31/18:05:00", "../../x", "2026-01-31\x0018:05", "20260131T1805Z", "龍/ T"]
)
def test_of_a_date_only_digits_come_into_a_name(created: str) -> None:
    assert re.fullmatch(r"[0-9_-]+_Anna", saving.file_stem(created, ["Anna"]))


@pytest.mark.parametrize(
    "created", ["2026-01-31T18:05:00+00:00", "2026-01-31 18:05:00.123456Z", "2026-01-31", "20260131"]
)
def test_a_date_of_plain_iso_is_a_date(created: str) -> None:
    assert reading.is_moment(created)
    assert not reading.is_moment(created + "\n")


@pytest.mark.parametrize("letter", ["n", "Ж"])
@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_match_with_a_long_name_is_copied_and_goes_on_in_another_file(
    played: Match, catalog: Catalog, letter: str, is_damaged: bool
) -> None:
    whole = path_of(played)
    path = whole.rename(whole.with_name(letter * (240 // len(letter.encode())) + saving.SUFFIX))
    reopened = Match.load(path, fiftyfirst(catalog).only, play_bots=False)
    reopened.close()
    data = damaged_in_the_middle(reopened) if is_damaged else b""
    match = Match.load(path, fiftyfirst(catalog).only, play_bots=False)
    assert [copy.read_bytes() for copy in path.parent.glob(f"*{saving.SET_ASIDE}")] == [data] * is_damaged
    _appended_to(path)
    play(match, 1)
    assert (match.unsaved_since, match.left_file) == (None, (path, "changed"))
    assert path_of(match) != path
    check_kept(match, catalog)


def _folder_gone(path: Path) -> None:
    path.unlink()
    path.parent.rmdir()


def _moved(path: Path) -> None:
    path.rename(path.with_name("moved.jsonl"))


@pytest.mark.parametrize("go", [Path.unlink, _folder_gone, _moved])
def test_a_file_that_is_gone_during_the_match_is_written_again(
    game: Game, catalog: Catalog, tmp_path: Path, go: Callable[[Path], None]
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path / "matches")
    play(match, 3)
    path = path_of(match)
    go(path)
    play(match, 2)
    assert (match.unsaved_since, match.left_file) == (None, (path, "removed"))
    check_kept(match, catalog)
    assert go is not _moved or read_record(path.with_name("moved.jsonl"), fiftyfirst(catalog).only).journal.head == 3


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


def _loop_instead(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


CHANGES: tuple[Callable[[Path], None], ...] = (
    _cut_short, _appended_to, _replaced, _overwritten, _pipe_instead, _loop_instead,
)  # fmt: skip


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
        match = Match.load(path_of(match), fiftyfirst(catalog).only)
    path = path_of(match)
    change(path)
    left = path.read_bytes() if path.is_file() else None
    play(match, 4)
    assert (match.left_file, match.unsaved_since) == ((path, "changed"), None)
    assert path_of(match) == path.with_stem(f"{path.stem}_2")
    take_back(match)
    match.close()
    assert left == (path.read_bytes() if path.is_file() else None), "the changed file stays as it is"
    again = Match.load(path_of(match), fiftyfirst(catalog).only)
    assert (again.damage, same(match, again), again.header) == (None, True, match.header)
    again.close()
    assert len(list(tmp_path.iterdir())) == 2


@needs_links
def test_a_link_that_takes_the_place_of_a_file_is_not_followed_even_to_the_same_file(
    game: Game, catalog: Catalog, tmp_path: Path
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path)
    path = path_of(match)
    moved = path.rename(tmp_path / "moved")
    path.symlink_to(moved)
    data = moved.read_bytes()
    play(match, 1)
    assert (match.left_file, match.unsaved_since, moved.read_bytes()) == ((path, "changed"), None, data)
    check_kept(match, catalog)


@needs_links
@pytest.mark.parametrize("way", [_loop_instead, Path.touch])
def test_where_the_folder_has_become_something_else_saving_goes_on_as_soon_as_there_is_one(
    game: Game, catalog: Catalog, tmp_path: Path, way: Callable[[Path], None]
) -> None:
    folder = tmp_path / "matches"
    match = deal_match(game, HUMANS, 1, folder)
    folder.rename(tmp_path / "moved")
    folder.touch()
    way(folder)
    play(match, 2)
    assert not folder.is_dir()
    folder.unlink()
    play(match, 1)
    assert (match.unsaved_since, match.left_file) == (None, (folder / path_of(match).name, "changed"))
    check_kept(match, catalog)


def test_a_new_date_alone_is_no_change(game: Game, catalog: Catalog, tmp_path: Path) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path)
    for _ in range(3):
        play(match, 2)
        os.utime(path_of(match), (1000, 1000))
    play(match, 1)
    match.close()
    assert (match.left_file, len(list(tmp_path.iterdir()))) == (None, 1)
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog).only))


@pytest.mark.parametrize("change", [_cut_short, Path.unlink])
def test_on_a_full_disk_a_changed_file_stays_as_it_is_and_saving_waits(
    game: Game, catalog: Catalog, tmp_path: Path, change: Callable[[Path], None]
) -> None:
    match = deal_match(game, HUMANS, 1, tmp_path)
    play(match, 3)
    path = path_of(match)
    change(path)
    left = [path.read_bytes()] if path.exists() else []
    with full_disk(10)(path):
        play(match, 2)
        assert (match.unsaved_since, [file.read_bytes() for file in tmp_path.iterdir()]) == (3, left)
    check_kept(match, catalog)
    assert not left or path.read_bytes() == left[0]


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
    match = Match.load(path, fiftyfirst(catalog).only)
    assert path.read_bytes() == data
    play(match, 1)
    assert (match.left_file, path.read_bytes()) == ((path, "changed"), data)


def _soft_link(path: Path, name: Path) -> None:
    name.symlink_to(path)


def _hard_link(path: Path, name: Path) -> None:
    os.link(path, name)


@needs_links
@pytest.mark.parametrize("end", [b"", b'{"n": 13, "dec', b"damaged\n"], ids=["whole", "torn", "damaged"])
@pytest.mark.parametrize("link", [_soft_link, _hard_link])
def test_a_file_with_another_name_is_not_written_by_it(
    played: Match, catalog: Catalog, tmp_path: Path, link: Callable[[Path, Path], None], end: bytes
) -> None:
    path, folder = path_of(played), tmp_path / "linked"
    folder.mkdir()
    link(path, folder / path.name)
    path.write_bytes(data := path.read_bytes() + end)
    match = Match.load(folder / path.name, fiftyfirst(catalog).only, play_bots=False)
    assert (match.left_file, match.goes_on_in, len(list(folder.iterdir()))) == ((folder / path.name, "linked"), None, 1)
    play(match, 2)
    assert (match.goes_on_in, match.unsaved_since) == (folder / f"{path.stem}_2.jsonl", None)
    check_kept(match, catalog)
    assert (path.read_bytes(), len(list(folder.iterdir()))) == (data, 2)


# Copies of damaged files


def damaged_in_the_middle(match: Match) -> bytes:
    """Damage a line of the file of a match, with whole lines after it; the content."""
    path = path_of(match)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:6], b"damaged", *lines[7:]]))
    return path.read_bytes()


def test_each_copy_of_a_damaged_file_has_a_name_of_its_own(played: Match, catalog: Catalog) -> None:
    path, first = path_of(played), damaged_in_the_middle(played)
    match = Match.load(path, fiftyfirst(catalog).only, play_bots=False)
    play(match, 4)
    match.close()
    second = damaged_in_the_middle(match)
    Match.load(path, fiftyfirst(catalog).only, play_bots=False).close()
    copies = [path.with_suffix(saving.SET_ASIDE), path.with_name(f"{path.stem}_2{saving.SET_ASIDE}")]
    assert [copy.read_bytes() for copy in copies] == [first, second]


@pytest.mark.parametrize("rest", [b"x", b"\0" * 100, b"{" * 64_000, b'{"n": 13}\r{"n": 14}\r', b"\r"], ids=len)
def test_an_end_that_is_no_torn_line_is_copied_before_it_is_cut_off(
    played: Match, catalog: Catalog, rest: bytes
) -> None:
    path = path_of(played)
    whole = path.read_bytes()
    path.write_bytes(whole + rest)
    Match.load(path, fiftyfirst(catalog).only, play_bots=False).close()
    assert (path.read_bytes(), path.with_suffix(saving.SET_ASIDE).read_bytes()) == (whole, whole + rest)


def test_a_copy_follows_no_link_and_waits_for_no_pipe(played: Match, catalog: Catalog, tmp_path: Path) -> None:
    path, data = path_of(played), damaged_in_the_middle(played)
    precious = tmp_path / "precious"
    precious.write_bytes(b"precious")
    os.symlink(precious, path.with_suffix(saving.SET_ASIDE))
    if hasattr(os, "mkfifo"):
        os.mkfifo(path.with_name(f"{path.stem}_2{saving.SET_ASIDE}"))
    Match.load(path, fiftyfirst(catalog).only, play_bots=False).close()
    assert precious.read_bytes() == b"precious"
    assert data in [copy.read_bytes() for copy in path.parent.glob(f"*{saving.SET_ASIDE}") if copy.is_file()]


@pytest.mark.parametrize("trouble", [full_disk(0), full_disk(1000), read_only])
def test_without_a_copy_nothing_is_cut_off_and_the_match_goes_on_in_a_new_file(
    played: Match, catalog: Catalog, trouble: Trouble
) -> None:
    path, data = path_of(played), damaged_in_the_middle(played)
    with trouble(path.parent):
        match = Match.load(path, fiftyfirst(catalog).only, play_bots=False)
        play(match, 1)
        assert (match.unsaved_since is not None, path.read_bytes()) == (True, data)
    play(match, 2)
    assert (match.left_file, match.unsaved_since, path.read_bytes()) == ((path, "damaged"), None, data)
    match.close()
    assert path_of(match) != path
    assert same(match, Match.load(path_of(match), fiftyfirst(catalog).only, play_bots=False))
