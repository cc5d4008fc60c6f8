"""Everything of Metro 2033 has a scenario: its rules, options, refusals, cards, commands and questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

from game.kernel.message import Question
from game.kernel.refusal import Refusal
from game.metro2033.kind import metro_kind
from game.metro2033.rules.commands import AnyMetroCommand, MetroCommand
from game.metro2033.rules.decide import decide
from game.metro2033.rules.notation import read_move
from game.metro2033.rules.option_values import OPTION_VALUES
from game.metro2033.rules.options import MetroOptions
from game.metro2033.rules.refusals import REASONS
from game.metro2033.rules.steps import MetroStep
from game.play.scenarios.scenario import read_scenario
from tests.metro2033.laid import metro_cards
from tests.yaml_text import data_of

FOLDER = Path(__file__).parent / "scenarios"
CHAPTERS = {1: 4, 2: 8, 3: 5, 4: 2, 5: 6, 6: 2, 7: 5, 8: 9, 9: 9, 10: 8, 11: 5, 12: 3, 13: 5, 14: 2}
"""Chapter of the rules -> how many rules it has."""

WHOLE = {"M-15", "M-20", "M-30", "M-40", "M-50", "M-61"}
"""Chapters without numbers of their own."""

BY_A_DEAL = {"first_player", "draft"}
"""Options that say how a match begins: a scenario begins where its position says."""

BY_A_TABLE = {"cannot_undo", "cannot_redo"}
"""Refusals that only a match with a past can give."""

RULINGS = 35
"""Where the book is silent (M-60)."""

NO_SCENARIO = {
    "A-09": "no cards together make a hero slower than 0",
    "A-13": "battle cards that were not played are gathered unseen",
    "A-26": "of each law there is one card, which is in force or in the deck",
}
"""Rulings that no scenario can show, and why."""


@cache
def scenarios() -> dict[str, Any]:
    """Chapter and name -> what the file of a scenario says."""
    paths = sorted(FOLDER.rglob("*.yaml"))
    return {path.relative_to(FOLDER).as_posix(): data_of(path.read_text("utf-8")) for path in paths}


def test_every_rule_has_a_scenario() -> None:
    shown = {rule for scenario in scenarios().values() for rule in scenario["rules"]}
    rules = {f"M-{chapter}.{number}" for chapter, most in CHAPTERS.items() for number in range(1, most + 1)}
    rulings = {f"A-{number:02}" for number in range(1, RULINGS + 1)}
    assert shown == rules | WHOLE | (rulings - set(NO_SCENARIO))


def test_every_option_has_a_scenario_with_each_value_or_with_another_number() -> None:
    usual = MetroOptions()
    shown = {
        (option, value)
        for scenario in scenarios().values()
        for option, value in scenario["given"].get("options", {}).items()
    }
    for option, values in OPTION_VALUES.items():
        others = {(option, value) for value in values if value != getattr(usual, option)}
        if option in BY_A_DEAL:
            assert not others & shown
        elif isinstance(values[0], int) and not isinstance(values[0], bool):
            assert others & shown, option
        else:
            assert others <= shown, option


def test_every_refusal_has_a_scenario() -> None:
    shown = {scenario["then"].get("refused") for scenario in scenarios().values()} - {None}
    assert set(REASONS) - shown == BY_A_TABLE


def test_every_card_that_does_something_is_in_a_scenario() -> None:
    cards = metro_cards()
    texts = "\n".join(path.read_text("utf-8") for path in FOLDER.rglob("*.yaml"))
    decks = (cards.factions, cards.heroes, cards.equipment, cards.laws, cards.quests, cards.battle_cards)
    ids = [id for deck in decks for id in deck]
    assert len(ids) == 62
    assert [id for id in ids if not re.search(rf"\b({id}|{cards.title(id)})\b", texts)] == []


def test_every_command_is_given_and_every_question_asked_in_a_scenario() -> None:
    seen = {step for path in sorted(FOLDER.rglob("*.yaml")) for step in _commands_and_questions(path)}
    assert {kind for kind in get_args(AnyMetroCommand) if kind not in seen} == set()
    assert {kind for kind in get_args(MetroStep) if issubclass(kind, Question) and kind not in seen} == set()


def _commands_and_questions(path: Path) -> Iterator[type[MetroCommand | Question]]:
    """The kinds of the commands that are accepted in a scenario, and of the questions that are open."""
    scenario = read_scenario(path, metro_kind(metro_cards()).only)
    metro, state = scenario.game, scenario.state
    for move in scenario.moves:
        if state.question is not None:
            yield type(state.question)
        commands = read_move(metro, state, move.seat, move.text)
        outcome = commands if isinstance(commands, Refusal) else decide(metro, state, commands[0])
        if isinstance(outcome, Refusal):
            break
        assert not isinstance(commands, Refusal)
        yield type(commands[0])
        state = outcome.state
    if state.question is not None:
        yield type(state.question)
