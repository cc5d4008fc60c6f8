"""Nim on the command line, beside 51st State: every command that any game has, in every language, with bids."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.cli.crash import report, report_scene
from game.fiftyfirst.box import BOX as FIFTYFIRST
from game.kernel.seats import SeatSetup
from game.match.library.exchange import export_match
from game.match.library.index import MatchIndex
from game.match.library.match_list import FoundMatches, Wanted
from game.paths import APPLICATION
from game.play.files.line import FIRST_GAME
from game.play.files.record import read_record
from game.play.kind import AnyKind
from game.play.match import AnyMatch, Match
from game.start import start
from game.wording.messages import languages
from tests.cli.conftest import Run, Told
from tests.conftest import ROOT
from tests.nim.box import TWO_GAMES
from tests.nim.kind import NIM
from tests.nim.sitting import sit_down
from tests.nim.state import AnswerToast, Bid, Heaps, Nim, Take
from tests.nim.table import SIDE, StoneAt

LANGUAGES = languages()
KEY = re.compile(r"\[[a-z]+[-_][a-z_-]+\]")
"""What is told of a message that is missing."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line of a program that has both games; nothing that it tells may be missing."""

    def run_command(*arguments: object) -> Told:
        code = start([str(argument) for argument in arguments], TWO_GAMES)
        captured = capsys.readouterr()
        assert KEY.findall(captured.out + captured.err) == []
        return Told(code, captured.out, captured.err)

    return run_command


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """A match of three robots with bids and toasts that is over."""
    robots = [SeatSetup(name, robot) for name, robot in (("Zoë", "first"), ("Юра", "last"), ("Ben", "last"))]
    match = Match.deal(NIM, robots, {"heaps": (2, 3), "toast": True}, 4, tmp_path)
    match.play_bots()
    match.close()
    assert match.path is not None
    return match.path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A match of two people of whom one has bid."""
    match = Match.deal(NIM, [SeatSetup("Zoë"), SeatSetup("Ben")], {}, 4, tmp_path)
    match.submit(Bid("A", 2))
    match.close()
    assert match.path is not None
    return match.path


def position(folder: Path, text: str, name: str = "nim.yaml") -> Path:
    path = folder / name
    path.write_text(f"game: nim\n{text}", encoding="utf-8")
    return path


# ---------------------------------------------------------------------- robots
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_is_told_in_each_language(run: Run, language: str) -> None:
    told = run("simulate", "--game", "nim", "--games", 3, "--players", 3, "--option", "toast=yes", "--lang", language)
    assert (told.code, told.err) == (0, "")


def test_the_stones_of_heaps_are_given_with_commas(run: Run) -> None:
    told = run("simulate", "--game", "nim", "--games", 1, "--option", "heaps=3,1", "--option", "bids=no", "--json")
    assert told.json["decisions"] == 5, "the seed has added one stone, and the weakest robot takes one at a time"
    assert run("simulate", "--game", "nim", "--games", 1, "--option", "heaps=3,1", "--json").json["decisions"] == 7


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("heaps=x", "Expected `int`, got `str`"),
        ("heaps=0,0", "Expected `int` >= 1"),
        ("heaps=" + "9" * 5000, "Expected `int`"),
        ("bids=2", "--option: expected a value of bids (no, yes), not '2'"),
    ],
)
def test_an_option_that_cannot_be_is_refused_in_a_sentence(run: Run, given: str, sentence: str) -> None:
    told = run("simulate", "--game", "nim", "--option", given)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence in told.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_told_with_its_options(run: Run, tmp_path: Path, language: str) -> None:
    page = tmp_path / "page.html"
    usual = ("tournament", "--game", "nim", "--games", 2, "--bots", "first,last", "--lang", language, "--chart", page)
    assert run(*usual, "--option", "heaps=2,3", "--option", "most=3").code == 0
    chart = page.read_text(encoding="utf-8")
    assert KEY.findall(chart) == []
    assert "heaps=2,3 most=3" in chart


@pytest.mark.parametrize("language", LANGUAGES)
def test_selfcheck_speaks_of_nim(run: Run, language: str) -> None:
    assert run("selfcheck", "--game", "nim", "--lang", language).code == 0


@pytest.mark.parametrize(
    "command", ["simulate", "tournament", "perft", "replay", "export", "import", "scenario", "text"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_is_whole(capsys: pytest.CaptureFixture[str], command: str, language: str) -> None:
    with pytest.raises(SystemExit, match="0"):
        start([command, "--help", "--game", "nim", "--lang", language], TWO_GAMES)
    assert KEY.findall(capsys.readouterr().out) == []


# ---------------------------------------------------------------------- scenarios and positions
BIDS = """\
title: The highest bid begins
given: {stones: [1, 2], bids: [], toast: true}
when: [{A: bid 1}, {B: bid 2}, {B: take 1 from 1}, {A: drink}, {B: take 1 from 2}, {A: take 1 from 2}]
then: {winners: [A], turn: A, stones: [0, 0]}
"""
REFUSED = """\
title: Nobody takes stones while all bid
given: {stones: [1, 2], bids: [3]}
when: [{B: take 1 from 1}]
then: {refused: not_asked, asked: B, stones: [1, 2]}
"""


def test_scenarios_of_both_games_are_played_in_one_run(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    position(folder, BIDS, "bids.yaml")
    position(folder, REFUSED, "refused.yaml")
    shutil.copy(min((ROOT / "tests/scenarios/build").glob("*.yaml")), folder)
    told = run("scenario", folder)
    assert (told.code, told.out.splitlines()[-1]) == (0, "3 passed, 0 failed")
    told = run("scenario", "--json", folder)
    assert [result["ok"] for result in told.json["results"]] == [True] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_says_what_it_has_found(run: Run, tmp_path: Path, language: str) -> None:
    wrong = BIDS.replace("winners: [A]", "winners: [B]").replace("[0, 0]", "[0, 1]")
    told = run("scenario", position(tmp_path, wrong), "--lang", language)
    assert told.code == 1
    for written in ("[A]", "[B]", "[0, 0]", "[0, 1]"):
        assert written in told.out


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{stones: [1], bids: [1, 2]}", "nim.yaml:2: given: expected fewer bids than seats"),
        ("{stones: [1], turn: D}", "nim.yaml:2: given: it is the turn of nobody"),
        ("{piles: [1]}", "nim.yaml:2: given: Object"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_line(
    run: Run, tmp_path: Path, given: str, sentence: str
) -> None:
    told = run("perft", "--position", position(tmp_path, f"given: {given}\n"), "--depth", 1)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert sentence in told.err


def test_sequences_are_counted_through_bids_and_toasts(run: Run, tmp_path: Path) -> None:
    path = position(tmp_path, "given: {stones: [1, 1], bids: [0], toast: true}\n")
    told = run("perft", "--position", path, "--depth", 3, "--json")
    assert told.json == {"depth": 3, "total": 16, "moves": {f"bid {bid}": 4 for bid in range(4)}}


# ---------------------------------------------------------------------- matches
def test_a_match_is_told_verified_and_taken_up_at_a_step(run: Run, over: Path, tmp_path: Path) -> None:
    lines = run("replay", over).out.splitlines()
    assert lines[:5] == ["1 A: bid 0", "2 B: bid 3", "3 C: bid 3", "4 B: take 3 from 2", "5 C: decline"]
    assert run("replay", over, "--verify").code == 0
    at_step = tmp_path / "at.yaml"
    at_step.write_text(run("replay", over, "--at", 4).out, encoding="utf-8")
    assert run("perft", "--position", at_step, "--depth", 1, "--json").json["moves"] == {"drink": 1, "decline": 1}


def test_a_match_that_is_decided_otherwise_is_found(run: Run, over: Path) -> None:
    over.write_bytes(over.read_bytes().replace(b'"bids":[0,3,3]', b'"bids":[0,3,2]'))
    told = run("replay", over, "--verify")
    assert (told.code, "Step 3 (bid 3) differs" in told.out) == (1, True)


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "expected at least one stone"), ("de", "mindestens ein Stein muss da sein")]
)
def test_why_a_match_cannot_be_read_is_told_in_the_words_of_its_game(
    run: Run, tmp_path: Path, language: str, sentence: str
) -> None:
    match = Match.begin(NIM, Nim(), [SeatSetup("Zoë"), SeatSetup("Ben")], Heaps((0, 0)), 1, tmp_path)
    match.close()
    for asked in ((), ("--game", "nim")):
        told = run("replay", match.path, *asked, "--lang", language)
        assert (told.code, sentence in told.err) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["over", "begun"])
def test_a_match_is_exported_and_imported_as_record_and_as_file(
    run: Run, name: str, language: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path: Path = request.getfixturevalue(name)
    sent = tmp_path / "sent.txt"
    told = run("export", path, "--out", sent, "--lang", language)
    assert (told.code, bool(told.err)) == (0, name == "begun")
    for number, file in enumerate((sent, path)):
        told = run("import", file, "--data-dir", tmp_path / str(number), "--json", "--lang", language)
        assert (told.code, told.json["verified"], told.json["was_there"]) == (0, True, False)
        assert read_record(Path(told.json["path"]), NIM.only).journal.state == read_record(path, NIM.only).journal.state
        assert run("import", file, "--data-dir", tmp_path / str(number), "--json").json["was_there"]


def test_a_record_of_a_dealt_match_needs_no_position(run: Run, over: Path) -> None:
    lines = run("export", over).out.splitlines()
    assert lines[3:7] == ["[Heaps [2, 3]]", "[Most null]", "[Bids true]", "[Toast true]"]
    assert not [line for line in lines if line.startswith("[Position")]
    assert "Setup" in lines
    assert lines[lines.index("Round 1") + 1] == "    B: take 3 from 2"


def test_a_folder_with_matches_of_both_games_is_listed_verified_exported_and_imported(
    run: Run, over: Path, begun: Path, tmp_path: Path
) -> None:
    content = FIFTYFIRST.content(None, None)

    def kinds(id: str) -> AnyKind:
        return TWO_GAMES[id].kind(content if id == FIRST_GAME else None)

    robots = [SeatSetup(name, "random") for name in ("Anna", "Ben")]
    match: AnyMatch = Match.deal(kinds(FIRST_GAME), robots, {}, 4, tmp_path)
    match.close()
    ours = match.path
    assert ours is not None
    index = MatchIndex(tmp_path, TWO_GAMES.kind).read_all()
    found = {game: {one.path for one in FoundMatches(index, Wanted(game=game))} for game in TWO_GAMES}
    index.close()
    assert found == {FIRST_GAME: {ours}, "nim": {over, begun}}
    for path in (ours, over, begun):
        assert run("replay", path, "--verify").code == 0
        for sent in export_match(path, tmp_path / "exports", kinds):
            told = run("import", sent, "--data-dir", tmp_path / "friend", "--json")
            assert (told.code, told.json["verified"]) == (0, True)
    taken = MatchIndex(tmp_path / "friend" / "matches", TWO_GAMES.kind).read_all()
    assert {game: len(FoundMatches(taken, Wanted(game=game))) for game in TWO_GAMES} == {FIRST_GAME: 1, "nim": 2}
    taken.close()


def test_a_match_with_a_takeover_and_an_undo_is_imported(run: Run, tmp_path: Path) -> None:
    match = Match.deal(NIM, [SeatSetup("Zoë"), SeatSetup("Ben")], {"heaps": (1, 2), "toast": True}, 3, tmp_path)
    match.submit(Bid("A", 3))
    match.undo()
    match.submit(Bid("A", 2))
    match.take_seat("B", "first")
    match.end_turn()
    match.submit(Take("A", 1))
    match.end_turn()
    match.take_seat("B", "human")
    match.submit(Take("A", 2, 1))
    match.close()
    assert match.path is not None
    assert AnswerToast("B", True) in [entry.decision for entry in match.line]
    sent = tmp_path / "sent.txt"
    assert run("export", match.path, "--out", sent).code == 0
    told = run("import", sent, "--data-dir", tmp_path / "friend", "--json")
    record = read_record(Path(told.json["path"]), NIM.only)
    assert (record.journal.state, record.players.takeovers) == (match.state, match.players.takeovers)


# ---------------------------------------------------------------------- errors of the program
def test_the_report_of_an_error_tells_the_options_and_moves_of_nim(tmp_path: Path) -> None:
    window = sit_down(3, 4, 5)
    window.context.data = tmp_path
    window.drag(StoneAt(0, 1), SIDE)
    file = report_scene(window.context, ValueError("odd"))
    assert file is not None
    lines = file.read_text(encoding="utf-8").splitlines()
    assert {"heaps: 3 4 5", "  1: A take 1 from 1"} <= set(lines)


def test_an_error_without_a_window_is_headed_by_the_program_where_the_game_has_no_words(tmp_path: Path) -> None:
    told = report(ValueError("odd"), ("--game", "nim", "--data-dir", str(tmp_path), "--lang", "en"))
    assert (told.title, str(tmp_path) in told.sentence) == (APPLICATION, True)
