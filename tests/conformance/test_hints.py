"""Whatever a set lets a player do, and what it does not, is told in words: hints, the advice of a robot, and with what
a command is done."""

from __future__ import annotations

import re

import pytest

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.decide import legal_commands
from game.fiftyfirst.rules.hints import hints
from game.fiftyfirst.rules.state import VIRTUAL, Game, GameState
from game.fiftyfirst.rules.view import view
from game.fiftyfirst.wording.facts import CardTeller
from game.fiftyfirst.wording.hint_words import hint_groups
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.wording import Wording
from game.play.match import watch_file
from tests.sets.matches import begun, golden
from tests.sets.row import Case, SetUnderTest
from tests.sets.table import ROWS
from tests.wording.conftest import nothing_amiss_in, wording

NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo", "D": "Dan"}
UNTOLD = re.compile(r"\[|\barea_|\bhq_|_quarter\b|_row\b|_market\b")
"""Marks of a message that is missing, and ids."""


def check(words: Wording, game: Game, state: GameState) -> None:
    """All is told that the seat to move can do, and that it cannot do."""
    seat, names = state.to_move, {**NAMES, VIRTUAL: state.automa.kind if state.automa else ""}
    assert seat
    legal, table = legal_commands(game, state, seat), view(game, state, seat)
    for _ in nothing_amiss_in(words):
        for command in legal:
            tell = CardTeller(words, names)
            told = str(tell.finish(str(COMMANDS[type(command)].done_with(tell, command, table))))
            assert not UNTOLD.search(told), command
        for group in hint_groups(words, hints(game, state, seat, legal), table, names):
            assert all(line.text and "[" not in line.title + line.text for line in group.lines), group


def test_every_hint_at_a_question_has_its_words(case: Case, language: str, catalog: Catalog) -> None:
    match = begun(catalog, case, None)
    check(wording(language), match.game, match.state)


def test_every_hint_in_a_turn_has_its_words(turn: Case, language: str, catalog: Catalog) -> None:
    match = begun(catalog, turn, None)
    check(wording(language), match.game, match.state)


@pytest.mark.slow
@pytest.mark.parametrize("of", [pytest.param(row, id=row.name) for row in ROWS if row.golden])
def test_every_hint_in_a_whole_match_has_its_words(
    of: SetUnderTest, language: str, full: bool, catalog: Catalog
) -> None:
    """Of golden matches: wherever a command is possible for the first time, and at some steps besides. All commands of
    the set come up."""
    met = set[type]()
    for path in golden(of):
        if not full and met >= {*of.commands}:
            break
        watched = watch_file(path, fiftyfirst(catalog).only)
        for number in range(len(watched.journal)):
            state = watched.journal.state_after(number)
            if state.to_move in state.people:
                found = {type(command) for command in legal_commands(watched.game, state, state.to_move or "")}
                if number % (5 if full else 20) == 0 or not found <= met:
                    check(wording(language), watched.game, state)
                met |= found
    assert met >= {*of.commands}
