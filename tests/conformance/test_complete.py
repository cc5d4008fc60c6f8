"""Nothing of a set is forgotten in its row: every question, command and event of the game belongs to one set, and is
met where that set is tested."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.steps import ChooseAction, ChooseCard, ChooseHand, OpponentTurn
from game.kernel.message import short_name
from tests.match.golden_matches import FOLDER
from tests.rules.questions import QUESTIONS
from tests.sets import base_game
from tests.sets.row import SetUnderTest
from tests.sets.table import ROWS

IN_EVERY_MATCH = {ChooseHand, ChooseCard, ChooseAction, OpponentTurn}
"""Questions that need no position of their own to be asked."""

OF_SETS = [pytest.param(row, id=row.name) for row in ROWS if row is not base_game.ROW]


def test_every_question_command_and_event_belongs_to_one_set() -> None:
    """Whoever adds one names it in the row of its set."""
    assert Counter(kind for row in ROWS for kind in row.questions) == Counter(QUESTIONS)
    assert Counter(kind for row in ROWS for kind in row.commands) == Counter(get_args(AnyCommand))
    assert Counter(kind for row in ROWS for kind in row.events) == Counter(get_args(AnyEvent))


def test_every_question_of_a_set_is_open_in_a_case(row: SetUnderTest) -> None:
    assert {case.question for case in row.cases.values()} >= {*row.questions} - IN_EVERY_MATCH


@pytest.mark.parametrize("of", OF_SETS)
def test_every_command_and_event_of_a_set_is_in_a_golden_match_of_it(of: SetUnderTest) -> None:
    """Those of the base game are in one of all matches."""
    kept = b"".join(map(_read, golden_of(of)))
    kinds = {*of.commands, *of.events} - {*of.of_packs}
    assert [kind for kind in kinds if f'"type":"{short_name(kind.__name__)}"'.encode() not in kept] == []
    assert all(any(FOLDER.glob(f"*/{name}.jsonl")) for name in of.golden)


def golden_of(row: SetUnderTest) -> list[Path]:
    return [path for name in row.golden for path in FOLDER.glob(f"*/{name}.jsonl")]


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()
