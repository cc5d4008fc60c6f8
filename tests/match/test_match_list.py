"""Searching matches by words and traits, their order, and their number."""

from __future__ import annotations

import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.fiftyfirst.match.match import fiftyfirst
from game.kernel.spelling import folded
from game.match.library import database
from game.match.library.index import MatchIndex
from game.match.library.match_list import FAVOURITE, ORDERS, FoundMatches, Wanted, counts
from game.match.library.notes import Note, Notes
from game.match.library.searching import Trait, words_of
from game.match.library.stored import traits_of
from game.match.library.summary import MatchSummary
from tests.match.kept import kept
from tests.match.test_statistics import ROBOT, finished, seat

ANNALS = fiftyfirst().annals


def named(name: str, match: MatchSummary) -> MatchSummary:
    return replace(match, path=Path(f"{name}.jsonl"))


DUEL = named("duel", finished(seat(0, 40, "Anna"), seat(1, 30, "Юлия"), steps=50))
TRIO = named(
    "trio", finished(seat(0, 25, "Ben"), ROBOT, seat(2, 20, "Öz"), steps=90, sets=("base", "winter")),
)  # fmt: skip
SOLO = named("solo_2026-05-01", finished(seat(0, 60, "Cleo"), solo="borgo", theirs=50, steps=70))
BROKEN = "broken.txt"


@pytest.fixture(params=["fts", "like"])
def index(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MatchIndex]:
    """Three matches and a file that is none, with and without full-text search."""
    if request.param == "like":
        monkeypatch.setattr(database, "_can_fts", lambda: False)
    Notes(tmp_path).put(Path("trio.jsonl"), Note("Zeppelin 100%", True))
    index = kept(tmp_path / "matches", (DUEL, TRIO, SOLO))
    (tmp_path / "matches" / BROKEN).write_text("Dear Anna")
    index.refresh()
    index.read_all()
    assert index.database.has_fts is (request.param == "fts")
    yield index
    index.close()


def looked_for(index: MatchIndex, order: str = "played", text: str = "", **chosen: str) -> list[str]:
    wanted = Wanted(text, frozenset(chosen.items()))
    return [match.path.stem.partition("_")[0] for match in FoundMatches(index, wanted, order)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        ({"states": "favourite"}, ["trio"]),
        ({"states": "finished"}, ["duel", "trio", "solo"]),
        ({"states": "unfinished"}, []),
        ({"players": "3"}, ["trio"]),
        ({"factions": "hegemony"}, ["trio"]),
        ({"opponents": "borgo"}, ["solo"]),
        ({"opponents": "robot"}, ["trio"]),
        ({"opponents": "human"}, ["duel", "trio"]),
        ({"sets": "winter"}, ["trio"]),
        ({"sets": "base"}, ["duel", "solo"]),
        ({"sets": "base", "players": "2"}, ["duel"]),
        ({"text": "юл"}, ["duel"]),
        ({"text": "лия"}, []),
        ({"text": "oz BEN"}, ["trio"]),
        ({"text": "öz cleo"}, []),
        ({"text": "zeppelin"}, ["trio"]),
        ({"text": "100%"}, ["trio"]),
        ({"text": "%"}, ["duel", "trio", "solo", "broken"]),
        ({"text": "bor"}, ["solo"]),
        ({"text": "new york"}, ["duel", "trio", "solo"]),
        ({"text": "solo_2026-05"}, ["solo"]),
        ({"text": "2026-06"}, []),
        ({"text": "broken"}, ["broken"]),
        ({"text": '" OR "an* NEAR('}, []),
        ({"text": "§states"}, []),
    ],
)
def test_matches_are_found_by_words_and_traits(index: MatchIndex, chosen: dict[str, str], expected: list[str]) -> None:
    assert looked_for(index, **chosen) == expected


def test_a_word_can_mean_traits_in_the_language_of_the_player(index: MatchIndex) -> None:
    def meant(word: str) -> Sequence[Trait]:
        return [("factions", "hegemony"), ("opponents", "borgo")] if "гегемония".startswith(word) else []

    for text, expected in (("ге", ["trio", "solo"]), ("Гег ben", ["trio"]), ("юл", ["duel"])):
        found = FoundMatches(index, Wanted(text), "played", meant)
        assert [match.path.stem.partition("_")[0] for match in found] == expected


def test_values_of_one_facet_are_alternatives(index: MatchIndex) -> None:
    wanted = Wanted().toggled("players", "3").toggled("players", "2")
    assert [match.path.stem for match in FoundMatches(index, wanted)] == ["duel", "trio"]
    assert wanted.toggled("players", "2").toggled("players", "3").is_empty


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("played", ["duel", "trio", "solo"]),
        ("name", ["duel", "solo", "trio"]),
        ("length", ["trio", "solo", "duel"]),
        ("vp", ["solo", "duel", "trio"]),
    ],
)
def test_matches_are_sorted_and_unreadable_files_are_last(index: MatchIndex, order: str, expected: list[str]) -> None:
    assert looked_for(index, order) == [*expected, "broken"]


def test_changing_or_removing_a_note_changes_what_is_found(index: MatchIndex) -> None:
    index.notes.put(Path("trio.jsonl"), Note())
    index.notes.put(Path("duel.jsonl"), Note("Zzz"))
    assert looked_for(index, text="zep") == ["trio"], "not known yet"
    index.take_notes()
    assert looked_for(index, text="zep") == []
    assert looked_for(index, states="favourite") == []
    assert looked_for(index, "name") == ["trio", "solo", "duel", "broken"]
    assert looked_for(index, text="zzz") == ["duel"]


def test_a_note_of_another_window_is_noticed(index: MatchIndex) -> None:
    Notes(index.folder.parent).put(Path("duel.jsonl"), Note(favourite=True))
    index.refresh()
    assert looked_for(index, states="favourite") == ["duel", "trio"]


def test_one_person_among_robots_has_no_human_opponent() -> None:
    assert [value for facet, value in traits_of(finished(seat(0, 40), ROBOT), ANNALS) if facet == "opponents"] == [
        "robot"
    ]


def test_the_position_of_a_file_in_the_list(index: MatchIndex) -> None:
    for order in ORDERS:
        for wanted in (Wanted(), Wanted("new"), Wanted("", frozenset({("states", "finished")}))):
            found = FoundMatches(index, wanted, order)
            assert [found.number_of(match.path) for match in found] == list(range(len(found)))
    assert FoundMatches(index, Wanted("юлия")).number_of(index.folder / "trio.jsonl") is None
    assert FoundMatches(index, Wanted()).number_of(index.folder / "gone.jsonl") is None


def test_a_match_deleted_by_another_window_is_a_gap_until_the_list_is_rebuilt(index: MatchIndex) -> None:
    found = FoundMatches(index, Wanted())
    (index.folder / "duel.jsonl").unlink()
    with_another = MatchIndex(index.folder, fiftyfirst().only)
    assert looked_for(with_another) == ["trio", "solo", "broken"]
    assert (len(found), found[3].match, found[3].path.name) == (4, None, "")
    with pytest.raises(IndexError):
        _ = found[4]


def test_a_match_with_a_damaged_row_is_read_again(index: MatchIndex) -> None:
    index.database.write(lambda connection: _spoil(connection))
    assert [match.match for match in FoundMatches(index, Wanted())] == [None] * 4, "the files are empty"


def _spoil(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE told SET summary = replace(summary, 'Anna', 'Anne')")
    connection.execute("UPDATE told SET summary = x'00' WHERE checksum = (SELECT max(checksum) FROM told)")
    connection.execute("UPDATE told SET checksum = 1")


# ------------------------------------------------------------------ compared with a plain computation
NAMES = ("Anna", "Ben", "Öz Юлия", "ann-marie", "R2", "🎲")
_seats = st.builds(
    lambda vp, name, player, faction: (vp, name, player, faction),
    st.integers(0, 3), st.sampled_from(NAMES), st.sampled_from(("human", "greedy")),
    st.sampled_from(("new_york", "hegemony")),
)  # fmt: skip
_matches = st.builds(
    lambda seats, sets, solo, steps, over: finished(
        *(seat(place, *each) for place, each in enumerate(seats)), sets=sets, solo=solo, steps=steps, is_over=over
    ),
    st.lists(_seats, min_size=1, max_size=4), st.sampled_from((("base",), ("base", "winter"), ("base", "my pack"))),
    st.sampled_from((None, "borgo")), st.integers(0, 3), st.booleans(),
)  # fmt: skip
_texts = st.lists(st.sampled_from(("a", "AN", "юл", "ben öz", "m", "🎲", "new", "york", "my", "-", "r")), max_size=2)
_chosen = st.sets(
    st.sampled_from(
        (("states", "finished"), FAVOURITE, ("players", "2"), ("factions", "hegemony"), ("opponents", "robot"),
         ("sets", "my pack"), ("sets", "base"))
    ), max_size=3,
)  # fmt: skip


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.lists(_matches, max_size=7), st.lists(st.booleans(), min_size=7, max_size=7), _texts, _chosen)
def test_the_database_finds_what_a_plain_search_finds(
    matches: list[MatchSummary], favourites: list[bool], texts: list[str], chosen: set[Trait]
) -> None:
    wanted = Wanted(" ".join(texts), frozenset(chosen))
    listed = [replace(match, path=Path(f"f{number}.jsonl")) for number, match in enumerate(matches)]
    notes = {match.path.name: Note(favourite=mark) for match, mark in zip(listed, favourites, strict=False)}
    expected = [match for match in listed if _is_wanted(match, notes[match.path.name], wanted)]
    for has_fts in (True, False):
        with tempfile.TemporaryDirectory() as data, pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "_can_fts", lambda known=has_fts: known)
            for match in listed:
                Notes(Path(data)).put(match.path, notes[match.path.name])
            index = kept(Path(data) / "matches", listed)
            for order in ORDERS:
                names = [match.path.name for match in FoundMatches(index, wanted, order)]
                assert names == [match.path.name for match in sorted(expected, key=lambda match: _rank(order, match))]
            assert +counts(index) == Counter(
                trait for match in listed for trait in _traits(match, notes[match.path.name])
            )
            index.close()


def _traits(match: MatchSummary, note: Note) -> set[Trait]:
    return {*traits_of(match, ANNALS), *([FAVOURITE] if note.favourite else ())}


def _is_wanted(match: MatchSummary, note: Note, wanted: Wanted) -> bool:
    traits = _traits(match, note)
    facets = {facet for facet, _ in wanted.chosen}
    if any(not any(trait in traits for trait in wanted.chosen if trait[0] == facet) for facet in facets):
        return False
    ids = [value for facet, value in traits if facet in ("factions", "opponents", "sets")]
    words = words_of(" ".join([match.path.name, *(seat.name for seat in match.seats), *ids]))
    return all(any(word.startswith(typed) for word in words) for typed in words_of(wanted.text))


def _rank(order: str, match: MatchSummary) -> int | str:
    names = folded(" ".join(seat.name for seat in match.seats))
    ranks: dict[str, int | str] = {"name": names, "length": -match.steps, "vp": -max(seat.vp for seat in match.seats)}
    return ranks.get(order, 0)
