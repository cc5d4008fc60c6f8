"""The game in the terminal: every question is answered and every move is typed in the words of the player's language,
what lies there is told, and what cannot be is explained; in plain sentences, too."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from game.cli import text
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cli import text_moves, text_table
from game.fiftyfirst.cli.plain_moves import PlainMoves
from game.fiftyfirst.cli.text_moves import MoveList
from game.fiftyfirst.cli.text_table import TextTable
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.notation import decide_all, read_move, write_move
from game.fiftyfirst.rules.state import GameState
from game.fiftyfirst.wording import printed
from game.fiftyfirst.wording.sets import moloch, no_mans_land
from game.fiftyfirst.wording.wording import Wording
from game.kernel.message import encode
from game.kernel.refusal import Refusal
from tests.cli.conftest import Play, told_to_anna
from tests.cli.test_plain import faults
from tests.sets.matches import asked_seat, begun, path_of
from tests.sets.row import Case, SetUnderTest, Typed, cases
from tests.sets.spoken import titles_of
from tests.sets.table import ROWS
from tests.wording.conftest import wording

UNTOLD = re.compile(r"\?\?|\{|\$|text-|area-|machine[s]?-")
"""Marks of a message that is missing, or that lacks a fact."""
UNFILLED = re.compile(r"\?\?|\$")
"""The same where moves with goods are told."""
TYPED = {row.name: row.typed for row in ROWS if row.typed}


def turn_of(typed: Typed) -> Case:
    return next(row.turns[typed.at] for row in ROWS if row.typed is typed)


each_typed = pytest.mark.parametrize("typed", TYPED.values(), ids=[*TYPED])


@pytest.fixture
def words(language: str) -> Iterator[Wording]:
    """The words of the language of the test, read once; none of them is missing."""
    words = wording(language)
    words.messages.missing.clear()
    yield words
    assert not words.messages.missing
    assert not words.messages.damages


@pytest.fixture(autouse=True)
def _words_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """`tests/cli` reads cards and messages anew for each match, and puts titles together for each table."""
    for module in (text_moves, text_table):
        monkeypatch.setattr(module, "TitleTranslation", titles_of)
    monkeypatch.setattr(text, "_content_and_words", lambda *asked: (wording(asked[-1]).catalog, wording(asked[-1])))


def commands_of(match: Match, move: str) -> Sequence[AnyCommand]:
    commands = read_move(match.game, match.state, asked_seat(match), move)
    assert not isinstance(commands, Refusal), move
    return commands


def decisions_in(path: Path) -> list[object]:
    """All decisions of a file, also those that were taken back."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    return [line["decision"] for line in lines if "decision" in line]


def check_typed(match: Match, moves: Sequence[str], words: Wording, resume: Play) -> None:
    """Each of the moves is typed in small letters, with the titles of the language; all but the last are taken back."""
    titles, expected = titles_of(words), decisions_in(path_of(match))
    wanted = [commands_of(match, move) for move in moves]
    expected += [json.loads(encode(command)) for commands in wanted for command in commands]
    typed = [line for move in moves for line in (titles.put(move).lower(), "undo")][:-1]
    told = resume(match, ["", *typed, "quit"], "--lang", words.language)
    assert (told.code, told.err) == (0, "")
    assert decisions_in(path_of(match)) == expected, told.out
    outcomes = decide_all(match.game, match.state, wanted[-1])
    assert not isinstance(outcomes, Refusal)
    again = Match.load(path_of(match), fiftyfirst(match.game.catalog).only, play_bots=False)
    assert (again.damage, again.state) == (None, outcomes[-1].state)
    again.close()


# ---------------------------------------------------------------------- questions
def asked_about(state: GameState) -> str | None:
    """The Machine, Area, HQ card or side of a border tile that a question is about."""
    machine: int | None = getattr(state.question, "machine", None)
    if machine is not None and state.machines:
        return state.machines.deployed[machine].card
    found: Iterator[str | None] = (getattr(state.question, name, None) for name in ("area", "hq", "border"))
    return next((id for id in found if id), None)


def test_every_question_is_answered_in_words(
    case: Case, full: bool, words: Wording, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    """The question is told, and all answers are listed. Of those that cannot be taken back the last one alone is typed
    in the short run."""
    match = begun(catalog, case, tmp_path)
    titles, moves = titles_of(words), MoveList(match, words)
    listed = [moves.move(command) for command in match.legal()]
    assert all(any(move.startswith(titles.put(answer)) for move in listed) for answer in case.answers)
    assert match.state.question
    question = TextTable(match, words).question(match.state.question)
    assert question
    assert not UNFILLED.search(question)
    if id := asked_about(match.state):
        assert words.title(id) in question
    final = [answer for answer in case.answers if answer in case.reveals]
    taken_back = [answer for answer in case.answers if answer not in case.reveals]
    check_typed(match, [*taken_back, *final[-1:]], words, resume)
    for answer in final[:-1] if full else ():
        check_typed(begun(catalog, case, tmp_path / answer), [answer], words, resume)


LOOKING = ("prompt", "moves", "hint", "table", "state", "piles", "machines", "map", "hq", "tiles", "log")


def test_every_question_is_a_plain_sentence(
    case: Case, words: Wording, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    lines = ["", *LOOKING, "1", "", "changed"]
    told = resume(begun(catalog, case, tmp_path), lines, "--plain", "--lang", words.language)
    assert (told.code, told.err) == (0, "")
    assert not re.search(r"\?\?|\{|\$", told.out)
    assert faults(told.out) == []


# ---------------------------------------------------------------------- moves
@pytest.mark.parametrize(
    ("of", "move"), [pytest.param(row, move, id=move) for row in ROWS if row.typed for move in row.typed.moves]
)
def test_moves_are_typed_with_titles_of_the_language_in_small_letters(
    of: SetUnderTest, move: str, words: Wording, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    assert of.typed
    assert (titles_of(words).put(move) == move) == (words.language == "en" or " " not in move)
    check_typed(begun(catalog, of.at(of.typed.at), tmp_path), [move], words, resume)


@each_typed
@pytest.mark.parametrize("plain", [False, True])
def test_the_list_of_moves_tells_what_they_cost_and_bring(
    typed: Typed, plain: bool, words: Wording, catalog: Catalog
) -> None:
    match = begun(catalog, turn_of(typed), None)
    found = [command for command in match.legal() if type(command) in typed.kinds]
    assert {type(command) for command in found} == {*typed.kinds}
    moves = (PlainMoves if plain else MoveList)(match, words)
    for command in found:
        move, told = titles_of(words).put(write_move(match.game, match.state, command)), moves.move(command)
        assert len(told) > len(move)
        assert plain or told.startswith(move)
        assert not UNFILLED.search(told)
        if area := getattr(command, "area", None):
            assert words.title(area) in told


@each_typed
def test_what_is_wrong_and_what_pays_is_told(typed: Typed, catalog: Catalog, tmp_path: Path, resume: Play) -> None:
    match = begun(catalog, turn_of(typed), tmp_path)
    told = told_to_anna(resume(match, ["", *typed.answers]).out)[: len(typed.answers)]
    for (line, parts), answer in zip(typed.answers.items(), told, strict=True):
        assert answer, line
        assert all(part in f"\n{answer}\n" for part in ([parts] if isinstance(parts, str) else parts)), (line, answer)


# ---------------------------------------------------------------------- what lies there
def said_of(words: Wording, id: str, state: GameState) -> list[str]:
    """What is told where something lies: its title, of a deployed Machine its attack, of an Area all about it."""
    told, deployed = [words.title(id)], state.machines.deployed if state.machines else ()
    if id in {machine.card for machine in deployed}:
        told.append(moloch.attack(words, words.catalog.machines[id].attack))
    if area := words.catalog.areas.get(id):
        told += [
            no_mans_land.directions(words, area),
            *(no_mans_land.level_line(words, area, number) for number in (1, 2, 3)),
        ]
    return told


def said_on_card(words: Wording, id: str) -> list[str]:
    """What the command `card` tells."""
    catalog = words.catalog
    if id in catalog.machines:
        return [words.title(id), moloch.attack(words, catalog.machines[id].attack)]
    if id in catalog.locations:
        return [words.title(id)]
    return [f"{fact.heading}: {fact.sentence}" for fact in printed.facts(words, catalog.printed[id])]


@each_typed
@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["usual", "plain"])
def test_what_lies_there_is_told(
    typed: Typed, plain: Sequence[str], words: Wording, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    """By commands of the set; by `card` with the title in small letters, in the player's language or in English."""
    match = begun(catalog, turn_of(typed), tmp_path)
    lines = [*typed.looks, *(f"card {words.title(card).lower()}" for card in typed.cards)]
    lines += [f"card {catalog.title(card).lower()}" for card in typed.cards]
    told = resume(match, ["", *lines], *plain, "--lang", words.language)
    assert (told.code, told.err) == (0, "")
    lying = [said for id in typed.lying for said in said_of(words, id, match.state)]
    assert [said for said in lying if said not in told.out] == []
    for card in typed.cards:
        assert [said for said in said_on_card(words, card) if told.out.count(said) < 2] == []
    assert not UNTOLD.search(told.out)
    assert not plain or faults(told.out) == []


@each_typed
@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["usual", "plain"])
def test_a_game_without_the_set_says_so(
    typed: Typed, plain: Sequence[str], catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    (turn,) = cases(("base",), "a turn: {discard: [Docks, School]}").values()
    told = resume(begun(catalog, turn, tmp_path), ["", *typed.looks, "table"], *plain).out
    for sentence in typed.looks.values():
        assert sentence in told
        told = told.replace(sentence, "")
    assert not any(word in told for word in typed.unnamed)
