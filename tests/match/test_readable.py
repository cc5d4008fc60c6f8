"""Readable records: every match can be written, and every record played again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.files.record import RULES, MatchJournal, Record, game_of, position_hash, solo_of
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rules.options import Options
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Game
from game.kernel.refusal import Unreadable
from game.kernel.seats import SeatSetup
from game.match.readable import read_readable, write_readable
from game.play.files.line import Header, Origin
from game.play.files.record import read_record
from game.play.players import Players, Takeover
from game.play.scenarios.scenario import read_position_file
from tests.conftest import ROOT
from tests.match.conftest import play
from tests.match.golden_matches import JOINED, SETS, files

SHORT_SETS = ("base", "promo_1", "winter")
TABLES = [(sets, players) for sets in (*SETS, *JOINED) for players in (2, 3, 4)]


@pytest.fixture(scope="module")
def short(catalog: Catalog) -> Record:
    """The first rounds of a match against Borgo."""
    seats = [SeatSetup("Anna", "human", "new_york")]
    match = deal_match(Game(catalog, SHORT_SETS), seats, 1050, play_bots=False, solo="borgo")
    play(match, 40)
    return told(match)


def same_again(record: Record, catalog: Catalog) -> None:
    """A written record reads as the same match, which is written as the same text."""
    text = write_readable(record, fiftyfirst(catalog))
    header, journal, players = read_readable(text, fiftyfirst(catalog).only)
    game = game_of(record.header, catalog)
    assert journal.head == record.journal.head
    assert position_hash(game, journal.state) == position_hash(game, record.journal.state)
    assert position_hash(game, journal.state_after(0)) == position_hash(game, record.journal.state_after(0))
    assert (header.seats, header.created, header.seed, header.origin) == (
        record.header.seats, record.header.created, record.header.seed, record.header.origin
    )  # fmt: skip
    again = write_readable(record_of(header, journal, players), fiftyfirst(catalog))
    assert again.replace(f'[Rules "{RULES}"]', f'[Rules "{record.header.rules}"]') == text


def record_of(header: Header, journal: MatchJournal, players: Players) -> Record:
    return Record(header, journal, players, 0, None, header.format)


def told(match: Match) -> Record:
    return record_of(match.header, match.journal, match.players)


def test_a_player_who_takes_a_seat_is_told_before_the_move_from_which_on(catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 7, play_bots=False)
    play(match, 3)
    match.take_seat("B", "easy")
    play(match, 2)
    match.take_seat("A", "hard")
    record = told(match)
    lines = [line.strip() for line in write_readable(record, fiftyfirst(catalog)).splitlines()]
    before = lines[: lines.index("B is played by easy")]
    assert sum(line.startswith(("A: ", "B: ")) for line in before) == 3
    assert lines[-1] == "A is played by hard"
    taken = Takeover(3, "B", "easy"), Takeover(match.journal.head, "A", "hard")
    assert read_readable("\n".join(lines), fiftyfirst(catalog).only)[2].takeovers == taken
    same_again(record, catalog)


def test_a_player_takes_a_seat_of_the_match_alone(catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 7, play_bots=False)
    text = write_readable(told(match), fiftyfirst(catalog))
    with pytest.raises(Unreadable, match="expected a seat and a player of this match, not 'C is played by easy'"):
        read_readable(f"{text}C is played by easy\n", fiftyfirst(catalog).only)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_a_golden_match_is_written_and_played_again:
        metafunc.parametrize("path", files(metafunc.config.getoption("full")), ids=lambda path: path.stem)


def test_a_golden_match_is_written_and_played_again(path: Path, catalog: Catalog) -> None:
    record = read_record(path, fiftyfirst().only)
    if record.header.rules < 10 and solo_of(record.header) == "merchants":
        pytest.skip("its moves lead elsewhere: a development of the round before was finished then (R30.7)")
    same_again(record, catalog)


@pytest.mark.slow
@pytest.mark.parametrize(("sets", "players"), TABLES)
def test_a_match_with_drawn_factions(sets: tuple[str, ...], players: int, catalog: Catalog) -> None:
    match = deal_match(Game(catalog, sets), [SeatSetup(f"Nr. {seat}") for seat in range(players)], 7 + players)
    play(match, 120)
    same_again(told(match), catalog)


@pytest.mark.parametrize("solo", KINDS)
def test_a_match_against_every_opponent_to_its_end(solo: str, catalog: Catalog) -> None:
    options = Options(borgo_extra_brawlers=1, tiebreak_count="supply_stored")
    match = deal_match(Game(catalog, ("base",), options), [SeatSetup("Anna", "random")], 3, solo=solo)
    match.play_bots()
    assert match.state.is_over
    same_again(told(match), catalog)


def test_a_match_that_began_at_a_position_and_comes_from_another(catalog: Catalog) -> None:
    _, game, state = read_position_file(ROOT / "tests" / "positions" / "table_busy.yaml", fiftyfirst(catalog).only)
    seats = [SeatSetup("Anna"), SeatSetup("Ben")]
    match = Match.begin(fiftyfirst(), game, seats, state, 9, origin=Origin("a.jsonl", "2026-01-01", 12))
    play(match, 30)
    assert "[Position {" in write_readable(told(match), fiftyfirst(catalog))
    same_again(told(match), catalog)


def test_a_default_told_in_the_header_is_no_option(catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 1)
    header = replace(match.header, options=match.header.options | {"discard_public": True})
    text = write_readable(record_of(header, match.journal, match.players), fiftyfirst(catalog))
    assert "[Options" not in text
    read_readable(text, fiftyfirst(catalog).only)


@pytest.mark.parametrize("name", ['An "na"]', "Юлия, New York (human)", "a b\u2028c", "\\", "", "]["])
def test_any_name_can_be_written(name: str, catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup(name), SeatSetup("Ben", "greedy")], 1)
    same_again(told(match), catalog)


def test_undone_moves_are_left_out(catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Ben")], 1)
    match.submit(match.legal()[0])
    match.undo()
    assert read_readable(write_readable(told(match), fiftyfirst(catalog)), fiftyfirst(catalog).only)[1].last == 0


def test_that_robots_were_taken_back_is_told(catalog: Catalog) -> None:
    match = deal_match(Game(catalog), [SeatSetup("Anna"), SeatSetup("Robo", "random"), SeatSetup("Ben")], 1)
    match.submit(match.legal()[0])
    match.end_turn(is_taken=False)
    assert match.undo() is None
    play(match, 2)
    text = write_readable(told(match), fiftyfirst(catalog))
    assert '[Undone "robots"]' in text
    assert read_readable(text, fiftyfirst(catalog).only)[2].has_undone_robots
    same_again(told(match), catalog)
    with pytest.raises(Unreadable, match=r"\[Undone \.\.\.\] does not belong to this match"):
        read_readable(text.replace('[Undone "robots"]', '[Undone "people"]'), fiftyfirst(catalog).only)


def test_a_record_with_windows_line_endings_is_read(short: Record, catalog: Catalog) -> None:
    text = write_readable(short, fiftyfirst(catalog))
    windows = text.replace("\n", "\r\n")
    assert (
        read_readable(windows, fiftyfirst(catalog).only)[1].state
        == read_readable(text, fiftyfirst(catalog).only)[1].state
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('[Seed "1050"]', '[Seed "1051"]', "Deal", "a different game"),
        ('[Seed "1050"]', '[Seed "x"]', "Seed", "expected a whole number"),
        ('[Sets "base, promo_1, winter"]', '[Sets "base, promo_9"]', "Sets", "promo_9"),
        ('[Solo "borgo"]', '[Solo "nobody"]', "Solo", "a virtual opponent"),
        ('[Solo "borgo"]\n', "", "Seed", "no game can be dealt"),
        ("Anna, New York (human)", "Anna, New Yorks (human)", "A", "one of the factions"),
        ('[Record "1"]', '[Record "2"]', "Record", "expected"),
        (f'[Rules "{RULES}"]', '[Rules "99"]', "Rules", "newer version"),
        ('[Seed "1050"]', '[Seed "1050"', "Seed", "a header"),
        ('[Result "*"]', '[Result "A 40, V 30"]', "Result", "does not fit the moves"),
        ('[Result "*"]', '[Result "*"]\n[Grade "human"]', "Grade", "does not belong"),
        ('[Result "*"]', '[Result "*"]\n[Result "*"]', "Result", "second time"),
        ("Round 1", "Round 7", "Round", "expected 'Round 1'"),
        ("  Lookout", "  Cleanup", "  Cleanup", "expected 'Lookout'"),
        ("  A 0, V 0", "  A 1, V 0", "  A 1", "expected 'A 0, V 0'"),
        ("construct Brick Storage", "construct Brick Storages", "    A: construct Brick Storages", "no_such_card"),
        ("A: construct Brick Storage", "B: construct Brick Storage", "    B: construct Brick Storage", "not_your_turn"),
        ("A: construct Brick Storage", "thank you", "    thank you", "a move"),
    ],
)
def test_a_mistake_is_reported_with_its_line(
    old: str, new: str, line: str, reason: str, short: Record, catalog: Catalog
) -> None:
    text = write_readable(short, fiftyfirst(catalog))
    assert old in text
    changed = text.replace(old, new, 1)
    with pytest.raises(Unreadable, match=re.escape(reason)) as refused:
        read_readable(changed, fiftyfirst(catalog).only)
    assert refused.value.line
    assert changed.split("\n")[refused.value.line - 1].lstrip("[").startswith(line)
    assert "\n" not in str(refused.value)


def test_a_mistake_is_reported_in_legible_characters(short: Record, catalog: Catalog) -> None:
    text = write_readable(short, fiftyfirst(catalog)).replace("New York", "New Y\x7frk", 1)
    with pytest.raises(Unreadable) as refused:
        read_readable(text, fiftyfirst(catalog).only)
    assert refused.value.message.isprintable()


def test_a_record_that_was_cut_off_is_refused(short: Record, catalog: Catalog) -> None:
    lines = write_readable(short, fiftyfirst(catalog)).splitlines()
    for kept in range(len(lines) - 2):
        with pytest.raises(Unreadable):
            read_readable("\n".join(lines[:kept]), fiftyfirst(catalog).only)


def mutations(text: str, random: Random) -> Iterator[str]:
    """Records with a character changed or lost, or a line lost, repeated or moved."""
    lines = text.splitlines()
    for _ in range(60):
        place, line = random.randrange(len(text)), random.randrange(len(lines))
        yield text[:place] + random.choice('aZ0 9,:[]"{}é\0') + text[place + 1 :]
        yield text[:place] + text[place + 1 :]
        yield "\n".join(lines[:line] + lines[line + 1 :])
        yield "\n".join([*lines[:line], lines[line], *lines[line:]])
        yield "\n".join([*lines[:line], *lines[line + 1 :], lines[line]])


@pytest.mark.slow
def test_a_changed_record_is_refused_or_has_the_same_moves(short: Record, catalog: Catalog) -> None:
    text = write_readable(short, fiftyfirst(catalog))
    refused = []
    for changed in mutations(text, Random(1)):
        try:
            journal = read_readable(changed, fiftyfirst(catalog).only)[1]
        except Unreadable as error:
            refused.append(error)
        else:
            assert journal.state == short.journal.state
    assert len(refused) > 100
    assert all(error.line and "\n" not in str(error) for error in refused)
