"""The questions that expansions, headquarters and modules ask, answered and read in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.cli.text_moves import MoveList
from game.cli.text_table import TextTable
from game.cli.text_titles import Titles
from game.match.fiftyfirst import fiftyfirst
from game.match.match import Match
from game.rules.state import GameState
from game.wording import Wording
from tests.cli.conftest import Play
from tests.cli.test_plain import faults
from tests.sets.matches import begun
from tests.sets.table import CASES

each_language = pytest.mark.parametrize("language", ["en", "de", "ru"])
each_case = pytest.mark.parametrize("name", CASES)


def asked_about(state: GameState) -> str | None:
    """The Machine, Area, HQ card or side of a border tile that a question is about."""
    machine: int | None = getattr(state.question, "machine", None)
    if machine is not None and state.machines:
        return state.machines.deployed[machine].card
    found: Iterator[str | None] = (getattr(state.question, name, None) for name in ("area", "hq", "border"))
    return next((id for id in found if id), None)


@each_language
@each_case
def test_every_question_is_answered_in_words(
    name: str, language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    """Typed in small letters, with the titles of the language. What has only one answer is not asked."""
    case, words = CASES[name], Wording(catalog, language)
    titles = Titles(words)
    for number, answer in enumerate(case.answers):
        match = begun(catalog, case, tmp_path / str(number))
        assert match.state.question
        listed = [MoveList(match, words).move(command) for command in match.legal()]
        assert all(any(text.startswith(titles.put(wanted)) for text in listed) for wanted in case.answers)
        question = TextTable(match, words).question(match.state.question)
        assert question
        assert not re.search(r"\?\?|\$", question)
        if id := asked_about(match.state):
            assert words.title(id) in question
        head = match.journal.head
        told = resume(match, ["", titles.put(answer).lower(), "quit"], "--lang", language)
        assert (told.code, told.err) == (0, "")
        again = Match.load(match.path or Path(), fiftyfirst(catalog), play_bots=False)
        assert again.journal.head >= head + 1, told.out
        again.close()


@each_language
@each_case
def test_every_question_is_a_plain_sentence(
    name: str, language: str, catalog: Catalog, tmp_path: Path, resume: Play
) -> None:
    looking = ["", "prompt", "moves", "hint", "table", "state", "piles", "machines", "map", "hq", "tiles", "log"]
    told = resume(begun(catalog, CASES[name], tmp_path), [*looking, "1", "", "changed"], "--plain", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert not re.search(r"\?\?|\{|\$", told.out)
    if language == "en":
        assert faults(told.out) == []
