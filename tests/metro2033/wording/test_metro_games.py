"""Whole games of Metro 2033 are told to everybody: nothing is missing, and no hidden card is named."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.kernel.reference import mentions
from game.kernel.seats import EVERYONE, NOBODY, Viewer
from game.metro2033.rules.commands import MetroCommand
from game.metro2033.rules.forecast import foresee
from game.metro2033.rules.hints import MetroHints, hints
from game.metro2033.rules.state import MetroState
from game.metro2033.rules.view import view
from game.wording.messages import languages
from game.wording.sentence import CardName
from tests.metro2033.laid import metro, metro_cards
from tests.metro2033.rules.test_metro_play import Decision, played
from tests.metro2033.wording.spoken import NAMES, narrator

HINTED_AT = 20
"""Of so many decisions one is also hinted at."""


@pytest.fixture(scope="module")
def game() -> list[Decision]:
    return list(played(metro(), 3, seed=1))


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told(game: list[Decision], language: str) -> None:
    told = narrator(language)
    told.words.messages.missing.clear()
    told.words.messages.damages.clear()
    for number, decision in enumerate(game):
        question = decision.before.question
        assert question is not None
        for viewer in (question.seat, NOBODY, EVERYONE):
            assert all(told.log(decision.outcome.events, NAMES, viewer))
        assert told.question(question, view(metro(), decision.before, question.seat), NAMES)
        assert told.waiting(question, NAMES)
        assert told.command(decision.command)
        if number % HINTED_AT == 0:
            groups = list(told.hints(found(decision.before, decision.legal), decision.before, NAMES))
            assert all(line.title for group in groups for line in group.lines)
    assert (told.words.messages.missing, [str(one) for one in told.words.messages.damages]) == (set(), [])


def found(state: MetroState, legal: Iterable[MetroCommand]) -> MetroHints:
    forecasts = {command: foresee(metro(), state, command) for command in legal}
    return hints(metro(), view(metro(), state, state.to_move or ""), forecasts)  # type: ignore[arg-type]


def test_a_line_names_no_card_that_its_reader_may_not_know(game: list[Decision]) -> None:
    """Whatever a line names, its reader has seen before, or while the events of the decision happened."""
    told = narrator("en")
    for decision in game:
        viewers: tuple[Viewer, ...] = (*decision.before.seats, NOBODY)
        for viewer in viewers:
            named = {
                part.id
                for line in told.log(decision.outcome.events, NAMES, viewer)
                for part in line.parts
                if isinstance(part, CardName) and part.id in metro_cards().all
            }
            assert not named or named <= seen_in(decision, viewer), decision.command


def seen_in(decision: Decision, viewer: Viewer) -> set[str]:
    """All that a viewer sees in the course of a decision."""
    state = decision.before
    seen = seen_at(state, viewer)
    for event in decision.outcome.events:
        state = event.evolve(state)
        seen |= seen_at(state, viewer)
    return seen


def seen_at(state: MetroState, viewer: Viewer) -> set[str]:
    return {str(mention.value) for mention in mentions(view(metro(), state, viewer))}
