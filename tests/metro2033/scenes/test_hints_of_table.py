"""The hints of Metro 2033 in the window, and the advice of a robot to one who plays without other people."""

from __future__ import annotations

from typing import Any

import pytest

from game.kernel.seats import SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.rules import steps as st
from game.metro2033.rules.commands import FinishMetroTurn, PassArmy
from game.metro2033.scenes.hints_of_table import ADVISING
from game.play.match import Match
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.hints import HintScene
from tests.languages import LANGUAGES
from tests.metro2033.laid import metro_cards
from tests.metro2033.window import SMALL, metro_context
from tests.ui.layout import problems


def asked(question: type, people: int = 1, seed: int = 3) -> Any:
    """A match in which a person is asked this."""
    seats = [SeatSetup("Anna"), *(SeatSetup(f"P{n}", "human" if n < people else "greedy") for n in range(1, 4))]
    match: Any = Match.deal(metro_kind(metro_cards()), seats, {"draft": "dealt"}, seed)
    match.play_bots()
    for _ in range(400):
        if match.status.question is question and match.is_human(match.status.to_move):
            return match
        match.submit(match.legal()[-1])
        match.end_turn()
    raise AssertionError("this is never asked")


def at_the_hints(match: Any, language: str = "en", size: tuple[int, int] = SMALL) -> Rehearsal:
    context = metro_context(size, language=language)
    context.director.open_match(match)
    window = Rehearsal(context)
    window.settle()
    window.key("h")
    window.settle()
    assert isinstance(context.stack.top, HintScene)
    return window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", [st.ChooseRecruits, st.ChooseArmyAction, st.ChooseHeroAction])
def test_hints_are_told(question: type, language: str) -> None:
    window = at_the_hints(asked(question), language)
    scene: Any = window.context.stack.top
    assert {"advice", "possible"} <= {group.name for group in scene.board.groups}
    assert problems([mark for mark in window.app.marks if mark.layer > 0], SMALL) == []
    for label in scene.board.places():
        if label in window.labels():
            window.hover(label)
            window.wait(600)
    assert sorted(window.context.wording.messages.missing) == []


def test_a_robot_advises_who_plays_alone() -> None:
    match = asked(st.ChooseHeroAction)
    assert ADVISING.has_advice(match)
    window = at_the_hints(match)
    scene: Any = window.context.stack.top
    for _ in range(400):
        if not scene.works:
            break
        window.wait(100)
    advised = scene.board.groups[0].lines[0].commands[0]
    assert match.check(advised) is None


def test_who_competes_is_not_advised() -> None:
    match = asked(st.ChooseHeroAction, people=2)
    assert not ADVISING.has_advice(match)
    scene: Any = at_the_hints(match).context.stack.top
    assert "advice" not in {group.name for group in scene.board.groups}
    assert "notable" in {group.name for group in scene.board.groups} or scene.board.groups


def test_what_ends_a_turn_begins_at_the_large_button() -> None:
    window = at_the_hints(asked(st.ChooseArmyAction))
    scene: Any = window.context.stack.top
    for command in (PassArmy("A"), FinishMetroTurn("A")):
        assert ADVISING.place(scene.sight, command) == scene.sight.layout.side.main.rect
