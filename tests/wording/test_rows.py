"""One row for each event, command, question and verb: none is missing, and what they name exists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_args

import pytest

from game.fiftyfirst.cards.card import Modifier, Timing
from game.fiftyfirst.cards.verbs import Reactivate, Verb
from game.fiftyfirst.rules.commands import Command
from game.fiftyfirst.rules.decide import CHAPTERS
from game.fiftyfirst.rules.effects import EFFECTS
from game.fiftyfirst.rules.event import Event
from game.fiftyfirst.rules.messages import AnyCommand, AnyEvent
from game.fiftyfirst.rules.notation import FORMS
from game.fiftyfirst.rules.state import Question
from game.fiftyfirst.wording import sets
from game.fiftyfirst.wording.row import NAMED, CommandRow, QuestionRow, Told, Virtual
from game.fiftyfirst.wording.rows.cards import MODIFIERS, TIMINGS, VERBS
from game.fiftyfirst.wording.rows.commands import COMMANDS
from game.fiftyfirst.wording.rows.events import EVENTS, name_of
from game.fiftyfirst.wording.rows.questions import QUESTIONS
from game.fiftyfirst.wording.rulebook_sections import BOOK
from game.fiftyfirst.wording.wording import Wording
from game.kernel.message import short_name
from game.paths import assets_folder
from tests.rules import questions


def lacking(kinds: Iterable[type], rows: Mapping[Any, object], place: str) -> list[str]:
    """A sentence for each kind without a row, and for each row without a kind."""
    known = set(kinds)
    return [f"{kind.__name__} has no row: add one to {place}" for kind in known - rows.keys()] + [
        f"{kind.__name__} has a row in {place}, but is in no union" for kind in rows.keys() - known
    ]


def test_every_event_has_a_row() -> None:
    own = {kind: row for kind, row in EVENTS.items() if not isinstance(kind, Virtual)}
    assert lacking(get_args(AnyEvent), own, "EVENTS in game/fiftyfirst/wording/rows/events.py") == []


CHANGING_NOTHING = {
    "ActionShown", "AssaultMissed", "AttackAimed", "EndTriggered", "OpponentMissed", "OutpostActivated", "OutpostAimed",
    "Overrun", "ShieldHeld", "WorkersExchanged",
}  # fmt: skip
"""Events that are only told: what they lead to are events of their own."""


def test_every_other_event_changes_the_state() -> None:
    assert {kind.__name__ for kind in get_args(AnyEvent) if kind.evolve is Event.evolve} == CHANGING_NOTHING


def test_every_table_of_the_rules_has_its_rows() -> None:
    assert lacking(get_args(AnyCommand), CHAPTERS, "CHAPTERS in game/fiftyfirst/rules/decide.py") == []
    assert lacking(get_args(AnyCommand), FORMS, "FORMS in game/fiftyfirst/rules/notation.py") == []
    assert (
        lacking(
            set(Verb.__subclasses__()) - {Reactivate}, EFFECTS, "EFFECTS in game/fiftyfirst/rules/effects/__init__.py"
        )
        == []
    )


def test_a_missing_row_is_told_with_its_place() -> None:
    class Recycled: ...

    assert lacking([Recycled], {}, "ROWS in rows.py") == ["Recycled has no row: add one to ROWS in rows.py"]


def test_every_command_has_a_row() -> None:
    assert lacking(get_args(AnyCommand), COMMANDS, "COMMANDS in game/fiftyfirst/wording/rows/commands.py") == []


@pytest.mark.parametrize(("kind", "row"), COMMANDS.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_what_the_row_of_a_command_names_exists(kind: type[Command], row: CommandRow, words: Wording) -> None:
    assert row.topic in BOOK.sections
    assert (assets_folder() / "icons" / f"{row.icon}.svg").is_file()
    name = short_name(kind.__name__)
    assert f"command-{name}" in words.messages, f"add command-{name} to assets/locale/*/fiftyfirst/game.ftl"
    assert f"hint-verb-{name}" in words.messages, f"add hint-verb-{name} to assets/locale/*/fiftyfirst/hints.ftl"


def test_every_question_has_a_row() -> None:
    assert lacking(questions.QUESTIONS, QUESTIONS, "QUESTIONS in game/fiftyfirst/wording/rows/questions.py") == []


@pytest.mark.parametrize(("kind", "row"), QUESTIONS.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_what_the_row_of_a_question_names_exists(kind: type[Question], row: QuestionRow, words: Wording) -> None:
    assert row.topic in BOOK.sections
    assert callable(row.named) or row.named in NAMED
    assert (f"prompt-{short_name(kind.__name__)}" in words.messages) == (row.short is not None)
    assert {fact for fact in row.facts if isinstance(fact, str)} <= set(kind.__struct_fields__)
    assert not row.icon or (assets_folder() / "icons" / f"{row.icon}.svg").is_file()


def test_all_of_the_card_language_has_a_row() -> None:
    place = "in game/fiftyfirst/wording/rows/cards.py"
    assert lacking(Verb.__subclasses__(), VERBS, f"VERBS {place}") == []
    assert lacking(get_args(Modifier), MODIFIERS, f"MODIFIERS {place}") == []
    assert lacking(get_args(Timing), TIMINGS, f"TIMINGS {place}") == []


def test_every_message_of_the_card_language_is_there(words: Wording) -> None:
    phrases = [*(row.phrase for row in VERBS.values()), *(row.phrase for row in MODIFIERS.values())]
    named = [name for name in (*phrases, *(row.message for row in TIMINGS.values())) if isinstance(name, str)]
    assert [name for name in named if name not in words.messages] == [], (
        "add it to assets/locale/*/fiftyfirst/cards.ftl"
    )


@pytest.mark.parametrize("key", EVENTS, ids=name_of)
def test_what_the_row_of_an_event_names_exists(key: type[Event] | Virtual, words: Wording) -> None:
    kind, row = key.kind if isinstance(key, Virtual) else key, EVENTS[key]
    assert (row.topic is None) == (row.told is Told.SILENT)
    assert row.topic is None or row.topic in BOOK.sections
    assert {fact for fact in row.facts if isinstance(fact, str)} <= set(dir(kind))
    name = name_of(key)
    if row.told in (Told.DEED, Told.EITHER):
        assert f"deed-{name}" in words.messages, f"add deed-{name} to assets/locale/*/fiftyfirst/log.ftl"
    if row.told in (Told.LINE, Told.ASIDE) and not row.line:
        assert f"log-{name}" in words.messages, f"add log-{name} to assets/locale/*/fiftyfirst/log.ftl"
    if row.told in (Told.EFFECT, Told.EITHER):
        assert row.effect, "an effect says what it adds to the tales of the seats"
    assert not row.lands or row.sounds


def test_every_room_of_a_set_has_a_line() -> None:
    rooms = [module.name for module in iter_modules(sets.__path__, f"{sets.__name__}.")]
    assert [name for name in rooms if import_module(name).WORDS not in sets.SETS] == []
    assert len(rooms) == len(sets.SETS)
