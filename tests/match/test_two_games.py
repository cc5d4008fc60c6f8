"""A folder with matches of two games: they are listed, searched and counted apart, and each is read by its own kind."""

from __future__ import annotations

import shutil
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import deal_match, fiftyfirst, without_cards
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.library import database
from game.match.library.database import FILE, VERSION
from game.match.library.exchange import export_match, import_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import FoundMatches, Wanted, counts, facets_of
from game.match.library.notes import Note
from game.match.library.statistics import Choice, Statistics, is_any_finished, left_out, traits_of_results
from game.match.library.stored import LEFT_OUT, MatchRegister
from game.match.library.summary import ends_of, game_in, is_finished, summary
from game.match.library.unfinished import UnfinishedSearch, note_on_table
from game.match.readable import read_readable, write_readable
from game.match.timeline import TimelineMark, timeline, timeline_of
from game.play.annals import MOST_SOURCES
from game.play.checking import first_difference
from game.play.files.line import FIRST_GAME
from game.play.files.record import read_record
from game.play.kind import AnyKind, AnyKinds, missing
from game.play.match import Match, watch_file
from tests.match.test_background import go_on
from tests.match.test_best_results import path_of, played
from tests.nim.box import TWO_GAMES
from tests.nim.kind import NIM
from tests.nim.records import NimFacts
from tests.nim.state import Heaps, Nim, Take

TODAY = date(2026, 6, 15)
BOTH: AnyKinds = TWO_GAMES.kind


def nim(folder: Path, stones: int = 3, most: int = 3, robot: str = "human", name: str = "Zoë") -> Path:
    """A match of Nim, in which the first player takes all stones if that is possible, and else as many as it is."""
    match = Match.begin(
        NIM, Nim(most=most), (SeatSetup(name), SeatSetup("Ben", robot)), Heaps((stones,)), seed=stones, folder=folder
    )
    match.submit(Take("A", min(most, stones)))
    match.end_turn()
    match.close()
    assert match.path is not None
    return match.path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def files(game: Game, folder: Path) -> dict[str, Path]:
    """An unfinished and a finished match of each game."""
    begun = deal_match(game, (SeatSetup("Anna"), SeatSetup("Ben")), 7, folder)
    begun.close()
    return {
        "begun": path_of(begun), "over": path_of(played(game, folder, 50)),
        "nim begun": nim(folder, stones=7), "nim over": nim(folder),
    }  # fmt: skip


@pytest.fixture
def with_cards(catalog: Catalog) -> AnyKinds:
    """Both games, 51st State with its cards."""

    def kind(id: str) -> AnyKind:
        kinds: dict[str, AnyKind] = {"nim": NIM, FIRST_GAME: fiftyfirst(catalog)}
        if id not in kinds:
            raise missing(id)
        return kinds[id]

    return kind


def listed(index: MatchIndex, game: str, text: str = "", **chosen: str) -> set[Path]:
    return {found.path for found in FoundMatches(index, Wanted(text, frozenset(chosen.items()), game))}


@pytest.mark.parametrize("has_fts", [True, False])
def test_matches_are_listed_searched_and_filtered_one_game_at_a_time(
    files: dict[str, Path], folder: Path, monkeypatch: pytest.MonkeyPatch, has_fts: bool
) -> None:
    monkeypatch.setattr(database, "_can_fts", lambda: has_fts)
    index = MatchIndex(folder, BOTH).read_all()
    ours, theirs = {files["begun"], files["over"]}, {files["nim begun"], files["nim over"]}
    assert listed(index, FIRST_GAME) == ours
    assert listed(index, "nim") == theirs
    assert listed(index, "nim", "ben") == theirs
    assert listed(index, "nim", "anna") == set()
    assert listed(index, FIRST_GAME, "ben") == {files["begun"]}
    assert listed(index, "nim", states="finished") == {files["nim over"]}
    assert listed(index, "nim", limits="most 3") == theirs
    assert listed(index, "nim", "most") == theirs, "a value of a facet is found by its words"
    assert listed(index, FIRST_GAME, limits="most 3") == set()
    for order in ("played", "name", "length", "vp"):
        found = FoundMatches(index, Wanted(game="nim"), order)
        assert (len(found), found.total) == (2, 2)
        assert [found.number_of(match.path) for match in found] == [0, 1]
        assert found.number_of(files["begun"]) is None
    index.close()


def test_traits_are_counted_one_game_at_a_time(files: dict[str, Path], folder: Path) -> None:
    index = MatchIndex(folder, BOTH).read_all()
    index.notes.put(files["nim over"], Note(favourite=True))
    index.take_notes()
    assert +counts(index, "nim") == {
        ("states", "finished"): 1, ("states", "unfinished"): 1, ("states", "favourite"): 1, ("players", "2"): 2,
        ("opponents", "human"): 2, ("limits", "most 3"): 2,
    }  # fmt: skip
    ours = counts(index)
    assert (ours["sets", "base"], ours["opponents", "hegemony"], ours["states", "favourite"]) == (2, 1, 0)
    assert ("limits", "most 3") not in ours


def test_a_summary_has_what_only_its_game_tells(files: dict[str, Path], folder: Path) -> None:
    told = summary(files["nim over"], BOTH)
    assert (told.game, told.facts, told.opponents, told.winners) == ("nim", NimFacts(3), (), ("A",))
    assert [(seat.name, seat.role, seat.vp) for seat in told.seats] == [("Zoë", "", 1), ("Ben", "", 0)]
    index = MatchIndex(folder, BOTH).read_all()
    assert {path: index.known(path) for path in files.values()} == {
        path: summary(path, BOTH) for path in files.values()
    }


def test_the_facets_of_a_game_are_those_of_its_kind() -> None:
    assert facets_of(NIM) == ("states", "players", "opponents", "limits")
    assert traits_of_results(NIM) == ("opponent", "limit", "name", "players")
    assert facets_of(fiftyfirst()) == ("states", "players", "factions", "opponents", "sets")
    assert traits_of_results(fiftyfirst()) == ("faction", "opponent", "set", "name", "players")


@pytest.mark.parametrize("game", list(TWO_GAMES))
def test_the_database_has_a_column_for_each_source_of_vp(game: str) -> None:
    assert len(BOTH(game).annals.sources) <= MOST_SOURCES


@pytest.mark.usefixtures("files")
def test_results_are_counted_one_game_at_a_time(folder: Path) -> None:
    nim(folder, most=5, robot="first", stones=4)
    index = MatchIndex(folder, BOTH).read_all()
    of_nim = Statistics(index, Choice(game="nim"), TODAY)
    assert (of_nim.total.games, of_nim.total.results, of_nim.total.wins) == (2, 3, 2)
    assert {row.value: row.games for row in of_nim.rows("limit")} == {"most 3": 1, "most 5": 1}
    assert {row.value: row.games for row in of_nim.rows("opponent")} == {"human": 1, "first": 1}
    assert {row.value: row.wins for row in of_nim.rows("name")} == {"Zoë": 2, "Ben": 0}
    assert of_nim.sources == {"last_stone": 2}
    assert of_nim.records["highest"].match.game == "nim"
    assert len(of_nim.course(5)) == 3
    only = Choice(game="nim").toggled("limit", "most 5")
    assert Statistics(index, only, TODAY).total.games == 1
    ours = Statistics(index, Choice(), TODAY)
    assert (ours.total.games, ours.total.vp) == (1, 50)
    assert {row.value for row in ours.rows("faction")} == {"new_york"}
    assert is_any_finished(index, "nim")
    assert not is_any_finished(index, "chess")


def test_what_does_not_count_is_told_one_game_at_a_time(folder: Path) -> None:
    path = nim(folder, stones=6)
    match = Match.load(path, BOTH)
    match.take_seat("B", "first")
    match.play_bots()
    while match.status.to_move:
        match.submit(match.legal()[-1])
        match.end_turn()
    match.close()
    index = MatchIndex(folder, BOTH).read_all()
    assert (left_out(index, "nim"), left_out(index)) == ({"robot": 1}, {})
    assert {found.path for found in FoundMatches(index, Wanted("", frozenset([LEFT_OUT]), "nim"))} == {path}


def test_the_match_to_continue_is_one_of_the_game(files: dict[str, Path], folder: Path) -> None:
    def to_continue(of: str) -> Path | None:
        search = UnfinishedSearch(folder, lambda error: pytest.fail(str(error)), BOTH, BOTH, of)
        found = search.to_end()
        return found.path if found else None

    for _ in ("read anew", "from the database"):
        assert to_continue("nim") == files["nim begun"]
        assert to_continue(FIRST_GAME) == files["begun"]
        MatchIndex(folder, BOTH).read_all().close()
    again = Match.load(files["nim begun"], BOTH)
    note_on_table(folder, again)
    again.close()
    assert to_continue(FIRST_GAME) == files["begun"], "the one that was on the table later is of the other game"
    assert to_continue("nim") == files["nim begun"]


def test_a_match_is_continued_and_told_to_the_database(files: dict[str, Path], folder: Path) -> None:
    MatchIndex(folder, BOTH).read_all().close()
    match = Match.load(files["nim begun"], BOTH)
    match.submit(Take("B", 3))
    match.end_turn()
    match.submit(Take("A", 1))
    match.close()
    register = MatchRegister(folder, BOTH)
    register.add(match)
    register.close()
    index = MatchIndex(folder, BOTH)
    assert index.waiting == 0
    assert listed(index, "nim", states="finished") == {files["nim begun"], files["nim over"]}


def test_matches_are_watched_and_verified_by_their_own_rules(files: dict[str, Path], with_cards: AnyKinds) -> None:
    for path in files.values():
        record = read_record(path, with_cards)
        kind = with_cards(record.header.game)
        assert first_difference(kind, kind.content.game(record.header), record.journal) is None
        assert watch_file(path, with_cards).last == record.journal.last
    line = timeline_of(watch_file(files["nim over"], BOTH))
    assert line.marks == (TimelineMark(1, "emptied", "A"),)
    assert timeline(NIM, read_record(files["nim begun"], NIM.only).journal).marks == ()


def test_matches_are_exported_and_imported_by_their_own_rules(
    files: dict[str, Path], tmp_path: Path, with_cards: AnyKinds
) -> None:
    for number, path in enumerate(files.values()):
        copy, text = export_match(path, tmp_path / "exports", with_cards)
        assert copy.read_bytes() == path.read_bytes()
        folder = tmp_path / f"friend {number}" / "matches"
        for sent in (copy, text):
            imported = import_match(sent, folder, with_cards)
            assert (imported.verified, imported.was_there) == (True, sent == text)
        assert summary(imported.path, BOTH).steps == imported.steps
        record = import_match(text, tmp_path / f"other {number}" / "matches", with_cards)
        assert read_record(record.path, BOTH).journal.state == read_record(path, BOTH).journal.state


RECORD = """[Record "1"]
[Game "nim"]
[Date "{created}"]
[Heaps [3, 4, 5]]
[Most 3]
[Bids true]
[Toast false]
[Seed "3"]
[A "Zoë (human)"]
[B "Ben (human)"]
[Position {{"most": 3, "stones": [3]}}]
[Result "A 1, B 0"]
[Winners "A"]
[Rules "1"]
[Cards ""]
[Deal "{deal}"]
[End "{end}"]

Round 1
    A: take 3
  A 1, B 0
"""


def test_the_readable_record_of_another_game_names_it(files: dict[str, Path]) -> None:
    record = read_record(files["nim over"], BOTH)
    deal, end = (NIM.hash_of(Nim(most=3), state) for state in (Heaps((3,)), Heaps((0,))))
    text = RECORD.format(created=record.header.created, deal=deal, end=end)
    assert write_readable(record, NIM) == text
    header, journal, _ = read_readable(text, BOTH)
    assert (header, journal.state) == (record.header, Heaps((0,)))


@pytest.mark.parametrize(
    ("before", "after", "line", "message"),
    [
        ('"nim"', '"chess"', 2, "this match needs 'chess', which this program does not have"),
        ('"nim"', "7", 2, r"expected a text in \[Game ...\], not 7"),
        ("take 3", "take 4", 20, r"'A: take 4' is not allowed at this point \(too_few_stones\)"),
        ("[Most 3]", '[Most "3"]', 5, r"\[Most ...\] cannot be read: Expected `int"),
        ("[Most 3]\n", "", 16, r"this record has no header \[Most ...\]"),
        ("Zoë (human)", "Zoë", 9, r"expected NAME \(PLAYER\) in \[A ...\]"),
        ('[Game "nim"]\n', "", 16, r"this record has no header \[Sets ...\]"),
        ('[Position {"most": 3, "stones": [3]}]\n', "", 15, "this deals a different game from the recorded one"),
        ('"stones": [3]', '"stones": [-3]', 11, "Expected `int` >= 0"),
    ],
)
def test_a_mistake_in_a_record_of_another_game_is_told(
    files: dict[str, Path], before: str, after: str, line: int, message: str
) -> None:
    text = write_readable(read_record(files["nim over"], BOTH), NIM)
    assert text.count(before) == 1
    with pytest.raises(Unreadable, match=message) as error:
        read_readable(text.replace(before, after), BOTH)
    assert error.value.line == line


def test_a_match_of_an_unknown_game_is_listed_as_not_readable(files: dict[str, Path], folder: Path) -> None:
    index = MatchIndex(folder, without_cards).read_all()
    found = {listed.path: listed.reason for listed in FoundMatches(index, Wanted()) if listed.match is None}
    why = "this match needs 'nim', which this program does not have"
    assert found == {files["nim begun"]: why, files["nim over"]: why}
    assert {match.path for match in index.matches()} == {files["begun"], files["over"]}
    assert (game_in(files["nim over"]), ends_of(files["nim over"], without_cards)) == ("nim", None)
    assert [is_finished(files[name], BOTH) for name in ("nim begun", "nim over")] == [False, True]
    with pytest.raises(Unreadable, match="needs 'nim'"):
        import_match(files["nim over"], folder.parent / "mine", without_cards)


def test_a_file_that_is_no_match_is_listed_with_the_first_game(folder: Path) -> None:
    path = nim(folder)
    damaged = path.with_name("damaged.jsonl")
    damaged.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    (folder / "letter.txt").write_text("Dear Anna")
    index = MatchIndex(folder, BOTH).read_all()
    assert listed(index, FIRST_GAME) == {folder / "letter.txt"}
    assert listed(index, "nim") == {path, damaged}, "its header says what it was"


def rows_of(folder: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder.parent / FILE)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def change(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder.parent / FILE)
    connection.execute(statement)
    connection.commit()
    connection.close()


def test_matches_are_read_again_when_the_program_has_their_game(files: dict[str, Path], folder: Path) -> None:
    MatchIndex(folder, without_cards).read_all().close()
    assert set(rows_of(folder, "SELECT id, version FROM games")) == {("nim", 0), (FIRST_GAME, fiftyfirst().version)}
    index = MatchIndex(folder, BOTH)
    assert (index.trouble, index.waiting) == (None, 4)
    assert listed(index.read_all(), "nim") == {files["nim begun"], files["nim over"]}


@pytest.mark.parametrize(
    "statement",
    [f"PRAGMA user_version = {VERSION - 1}", "UPDATE games SET sources = 'others'", "UPDATE games SET version = 0"],
)
def test_an_older_database_is_rebuilt(files: dict[str, Path], folder: Path, statement: str) -> None:
    MatchIndex(folder, BOTH).read_all().close()
    change(folder, statement)
    index = MatchIndex(folder, BOTH)
    assert (index.trouble, index.waiting) == (None, len(files))
    assert len(index.read_all().matches()) == len(files)


@pytest.mark.parametrize(
    ("statement", "aside"),
    [("UPDATE games SET version = 1000 WHERE id = 'nim'", "newer"), ("UPDATE games SET version = 'x'", "damaged")],
)
def test_a_database_of_newer_rules_or_with_senseless_ones_is_set_aside(
    files: dict[str, Path], folder: Path, statement: str, aside: str
) -> None:
    MatchIndex(folder, BOTH).read_all().close()
    change(folder, statement)
    index = MatchIndex(folder, BOTH).read_all()
    assert index.trouble is not None
    assert (folder.parent / f"{FILE}.{aside}").exists()
    assert len(index.matches()) == len(files)


def test_a_process_reads_the_matches_of_both_games(
    files: dict[str, Path], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.match.library.index.MANY", 10)
    for number in range(20):
        shutil.copy(files["nim over"], folder / f"{number}.jsonl")
    index = MatchIndex(folder, BOTH)
    index.go_on()
    assert index._background is not None
    go_on(index, lambda: not index.is_busy)
    assert (len(listed(index, "nim")), index.trouble) == (22, None)
