"""The final score of Metro 2033: the map and the VP of each seat at the end and after every round."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.kernel.seats import NOBODY, SeatSetup
from game.metro2033.kind import metro_kind
from game.metro2033.scenes.score import MetroScoreScene
from game.play.match import Match
from game.ui.places import ScoreOf
from game.ui.rehearsal.driver import Rehearsal
from game.ui.running.vp_course import vp_by_round
from game.ui.settings import Settings
from tests.languages import LANGUAGES
from tests.metro2033.laid import metro_cards
from tests.metro2033.scenes.sitting import at_the_score, played
from tests.metro2033.window import SMALL, STILL, metro_context
from tests.ui.layout import problems

SHAPES = (SMALL, (1920, 1080), (1000, 1600))


def score_of(window: Rehearsal) -> Any:
    window.settle()
    top = window.context.stack.top
    assert isinstance(top, MetroScoreScene)
    return top


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_all_has_its_place_and_its_words(language: str, seats: int, text_scale: float) -> None:
    for size in SHAPES:
        context = metro_context(size, replace(STILL, text_scale=text_scale), language)
        window = at_the_score(context, seats)
        window.settle()
        assert problems(window.app.marks, size) == []
        for label in dict.fromkeys(window.labels()):
            window.hover(label)
            window.wait(600)
        assert sorted(context.wording.messages.missing) == []


def test_each_seat_has_a_block_for_each_vp() -> None:
    window = at_the_score(metro_context(), 6)
    scene, match = score_of(window), played(6)
    view = match.view(NOBODY)
    for seat, vp in match.status.vp.items():
        blocks = [str(mark.label).split()[0] for mark in window.app.marks if str(mark.label).endswith(f" {seat}")]
        quests = len(view.player(seat).completed)
        assert (blocks.count("quest"), blocks.count("station")) == (quests, vp - quests)
        assert blocks.count("free") == max(0, scene.goal_of(seat) - vp)
    assert {scene.goal_of(seat) for seat in match.seats} == {9, 10}, "the Red Line needs fewer"


def test_the_rounds_can_be_looked_at_by_keys_and_along_the_course() -> None:
    window = at_the_score(metro_context(), 6)
    scene, match = score_of(window), played(6)
    assert scene.is_final
    window.key("pageup")
    assert scene.place == match.status.round - 1
    assert scene.shown == scene.ends[scene.place].view(match, NOBODY)
    window.key("home")
    assert (scene.place, scene.shown.round) == (0, 0)
    window.key("end")
    assert scene.is_final
    window.click("chart")
    assert 0 < scene.place < match.status.round, "a press in the middle of the course"
    assert f"AFTER ROUND {scene.place}" in [mark.label for mark in window.app.marks]
    window.click(ScoreOf("A"))
    assert not scene.is_final, "a press elsewhere leaves the round as it is"


def test_vp_are_counted_seat_by_seat() -> None:
    window = at_the_score(metro_context(settings=Settings(handover="open")), 2)
    scene = score_of(window)
    assert scene.busy
    assert all(sum(scene._counts(seat)) <= vp for seat, vp in scene.totals.items())
    window.wait(3000)
    assert not scene.busy
    assert {seat: sum(scene._counts(seat)) for seat in scene.totals} == scene.totals


def test_it_says_who_else_fulfilled_a_condition() -> None:
    scene = score_of(at_the_score(metro_context(), 6))
    winner = scene.winners[0]
    other = next(seat for seat in scene.totals if seat != winner)
    assert scene.tie() == ""
    scene.totals = {**scene.totals, other: 10}
    assert "fulfilled a condition of victory as well" in scene.tie()
    scene.totals = {**scene.totals, winner: 3, other: 3}
    assert scene.tie().endswith("owns all of Polis."), "what else could have won"


def test_the_course_begins_with_the_start_also_where_factions_are_dealt() -> None:
    seats = [SeatSetup("Anna", "greedy"), SeatSetup("Ben", "greedy")]
    match: Any = Match.deal(metro_kind(metro_cards()), seats, {"draft": "dealt"}, 7)
    match.play_bots()
    assert len(vp_by_round(match)) == match.status.round + 1
    assert vp_by_round(match)[0] == (3, 3)


def test_the_course_has_all_that_a_decision_brings_in_the_round_that_it_ends() -> None:
    match = played(3)
    rules, state = match.kind.rules, match.journal.state_after(0)
    ends = {0: rules.status(state).vp}
    for step in range(1, match.head + 1):
        for event in match.entry(step).events:
            state = rules.fold(state, (event,))
            ends[rules.status(state).round] = rules.status(state).vp
    assert vp_by_round(match) == tuple(tuple(vp.values()) for vp in ends.values())
