"""Golden matches: whole games, checked by hand, replay line by line as written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.agenda import AnyStep
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import Question
from game.kernel.refusal import Unreadable
from game.kernel.seats import SEATS
from tests.rules import golden
from tests.rules.golden import FOLDER, GoldenMatch
from tests.rules.golden_changes import WAITING

FILES = sorted(FOLDER.glob("*.txt"))
CHECKED_ROUNDS = 3
WORKED_OUT = (
    "two_players",
    "three_players",
    "four_players",
    "solo_hegemony",
    "two_players_new_era",
    "solo_borgo_new_era",
    "two_players_winter",
    "solo_hegemony_winter",
    "two_players_allies",
    "three_players_allies",
    "four_players_allies",
    "two_players_promo_2",
    "three_players_promo_2",
    "four_players_promo_2",
    "two_players_scavengers",
    "three_players_scavengers",
    "four_players_scavengers",
    "two_players_moloch",
    "three_players_moloch",
    "four_players_moloch",
    "two_players_no_mans_land",
    "three_players_no_mans_land",
    "four_players_no_mans_land",
)
"""The matches whose first rounds were worked out by hand; the others only keep decisions from changing."""

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def _read(path: Path) -> GoldenMatch:
    return golden.parse(f"tests/golden/{path.name}", path.read_text(encoding="utf-8"))


def test_every_question_can_be_told_in_a_golden_match() -> None:
    assert set(WAITING) == {step for step in get_args(AnyStep) if issubclass(step, Question)}


@each_file
def test_the_match_replays_as_it_is_written(catalog: Catalog, path: Path) -> None:
    match = _read(path)
    different = golden.differences(match, golden.machine_lines(catalog, match))
    assert not different, f"{len(different)} lines differ, the first ones:\n" + "\n".join(different[:3])


@each_file
def test_the_match_is_played_to_its_end(path: Path) -> None:
    assert _read(path).lines[-1].text.startswith("winners: ")


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKED_OUT)
def test_every_decision_of_the_first_rounds_has_a_comment_with_its_rules(catalog: Catalog, name: str) -> None:
    match = _read(FOLDER / f"{name}.txt")
    comments = {line.number: line.comments for line in match.lines}
    for move, step in zip(match.moves, golden.replay(catalog, match), strict=False):
        if step.before.round > CHECKED_ROUNDS:
            return
        above = " ".join(comments[move.line])
        assert re.search(r"\bR\d+\.\d+", above), f"{match.file}:{move.line}: no comment with a rule"
    raise AssertionError(f"{match.file} ends in its first rounds")


def test_every_number_of_players_has_a_golden_match() -> None:
    assert {_read(path).setting["players"] for path in FILES} == {1, 2, 3, 4}


def test_every_virtual_opponent_has_a_golden_match() -> None:
    settings = [_read(path).setting for path in FILES]
    assert {setting["solo"] for setting in settings if "solo" in setting} == set(KINDS)


def test_every_base_faction_plays(catalog: Catalog) -> None:
    seats = [(_read(path).setting, seat) for path in FILES for seat in SEATS]
    assert {setting[seat] for setting, seat in seats if seat in setting} >= {*map(catalog.title, catalog.base_factions)}


@pytest.mark.slow
def test_every_kind_of_command_is_used(catalog: Catalog) -> None:
    used = {type(command) for path in FILES for command in golden.commands(catalog, _read(path))}
    assert used == set(AnyCommand.__args__)


@each_file
def test_a_file_that_is_read_and_written_stays_the_same(path: Path) -> None:
    assert golden.render(_read(path)) == path.read_text(encoding="utf-8")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function is test_rewriting_corrects_machine_lines_and_keeps_comments:
        full = metafunc.config.getoption("full")
        metafunc.parametrize("path", FILES if full else FILES[::4], ids=lambda path: path.stem)


@pytest.mark.slow
def test_rewriting_corrects_machine_lines_and_keeps_comments(catalog: Catalog, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    spoiled = re.sub(r"^(\d+ [A-DV] [^|]+) \|.*$", r"\1", text, flags=re.MULTILINE).replace("goods left", "goods")
    assert spoiled != text
    assert golden.render(golden.rewritten(catalog, golden.parse(path.name, spoiled))) == text


def test_a_difference_names_file_line_and_only_the_parts_that_differ(catalog: Catalog) -> None:
    match = _read(FILES[0])
    expected = golden.machine_lines(catalog, match)
    place = next(index for index, line in enumerate(match.lines) if line.text.startswith("20 "))
    parts = expected[place].split(" | ")
    expected[place] = " | ".join([*parts[:-1], "00000000"])
    [found] = golden.differences(match, expected)
    assert found.splitlines() == [
        f"{match.file}:{match.lines[place].number}: {parts[0]}",
        f"    file:   {parts[-1]}",
        "    replay: 00000000",
    ]


def test_a_move_that_is_refused_names_its_line(catalog: Catalog) -> None:
    setting = "players: 2\nseed: 1\nsets: base\noptions: {}\nA: New York\nB: Mutants Union\n"
    early = golden.parse("early.txt", setting + "0 deal\n# before the cards are kept\n1 A pass\n")
    with pytest.raises(Unreadable, match=r"early\.txt:9: refused: A pass"):
        golden.machine_lines(catalog, early)


def test_an_unknown_line_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"odd\.txt:2"):
        golden.parse("odd.txt", "players: 2\nsomething else\n")
