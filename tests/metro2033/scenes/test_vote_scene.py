"""The vote on a law in the window: who looks and proposes, how votes stack up, and what comes of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.metro2033.scenes.vote import BALLOT_TIME
from game.metro2033.table import course
from game.ui.places import Answer
from game.ui.rehearsal.driver import Rehearsal
from game.ui.widgets.handover import SHOW_HAND
from tests.metro2033.scenes.fighting import LAW, MOVING, STILL, begun, in_each_shape, pictures, show, shown, texts, vote
from tests.ui.sweep import Shape, looked_at

LAWS = {"ceasefire", "free_passage"}


def labels_of(window: Rehearsal) -> set[str]:
    return set(window.labels())


def test_the_seat_that_may_look_is_asked_without_a_cover() -> None:
    window = show(begun(LAW))
    assert shown(window) == course.VOTE
    assert {"look", "decline"} <= labels_of(window)
    assert SHOW_HAND not in labels_of(window)
    assert LAWS.isdisjoint(pictures(window))
    window.click("decline")
    assert "ceasefire" in pictures(window), "the top law is voted on"


def test_the_laws_that_were_looked_at_are_covered_until_they_are_shown() -> None:
    window = show(begun(LAW))
    window.click("look")
    window.settle()
    assert LAWS.isdisjoint(pictures(window))
    assert "hidden card" not in texts(window)
    window.key("2")
    assert vote(window).vote.law is None, "nothing is proposed from closed cards"
    window.key("space")
    window.settle()
    assert set(pictures(window)) >= LAWS
    window.key("2")
    window.settle()
    assert vote(window).vote.law == "free_passage"
    assert "Ben chose it out of two." in texts(window)


def test_a_law_is_proposed_by_a_click() -> None:
    window = show(begun(LAW, moves=["look"]))
    window.click(SHOW_HAND)
    window.click(Answer("ceasefire"))
    window.settle()
    assert vote(window).vote.law == "ceasefire"


def test_votes_stack_up_by_seat_and_the_result_is_told() -> None:
    window = show(begun(LAW, moves=["decline"]))
    assert "With yes: it stands 3 to 0." in texts(window)
    window.key("y")
    window.settle()
    assert [ballot.seat for ballot in vote(window).vote.cast(True)] == ["A"]
    assert "Still to vote: Юлия (3)" in texts(window)
    window.click("no")
    window.settle()
    window.key("n")
    window.settle()
    assert vote(window).account is not None
    assert (vote(window).vote.total(True), vote(window).vote.total(False)) == (3, 9)
    assert "is rejected: 3 to 9" in texts(window)
    assert "stamp" in pictures(window)
    window.key("space")
    assert shown(window) == "table"


def test_what_a_vote_would_decide_is_told() -> None:
    window = show(begun(LAW, moves=["decline", "vote yes"]))
    assert "With yes: 9 to 0, the law comes into force. With no: 3 to 6, the law is rejected." in texts(window)


def test_a_tie_rejects_the_law() -> None:
    given = {**LAW, "players": {**LAW["players"], "B": {"faction": "arbat"}}}
    given["players"]["C"] = {"faction": "bandits"}
    given["players"]["A"] = {
        "faction": "red",
        "stations": [
            "Teatralnaya", "Okhotny Ryad", "Ploshchad Revolyutsii", "Lubyanka", "Chistye Prudy", "Kuznetsky Most"
        ],
    }  # fmt: skip
    window = show(begun(given, moves=["vote yes", "vote no", "vote no"]))
    assert "6 to 6. A tie rejects the law." in texts(window)


def test_a_quest_that_adds_votes_is_opened_by_its_owner_alone() -> None:
    window = show(begun(LAW, moves=["decline"]))
    assert SHOW_HAND in labels_of(window)
    assert "Foot in the Door" not in texts(window)
    window.click(SHOW_HAND)
    window.settle()
    window.click(Answer("foot_in_the_door"))
    window.settle()
    assert vote(window).vote.awaited[0].votes == 3 + 4
    window.key("y")
    window.settle()
    assert vote(window).vote.total(True) == 7


def test_who_plays_alone_sees_the_own_properties() -> None:
    window = show(begun(LAW, people="A", moves=["decline"]))
    assert "answer:foot_in_the_door" in labels_of(window)
    assert SHOW_HAND not in labels_of(window)


def test_robots_vote_at_once() -> None:
    window = show(begun(LAW, people="C"), MOVING)
    window.wait(4000)
    assert [ballot.seat for ballot in vote(window).vote.ballots if ballot.in_favour is not None] == ["A", "B"]
    window.key("y")
    window.settle()
    assert vote(window).account is not None


def test_votes_appear_one_after_another() -> None:
    window = show(begun(LAW, moves=["decline", "vote yes", "vote yes", "vote no"]), MOVING)
    window.wait(BALLOT_TIME // 2)
    assert len(vote(window).shown_ballots) == 1
    window.wait(BALLOT_TIME)
    assert len(vote(window).shown_ballots) == 2
    window.key("space")
    assert len(vote(window).shown_ballots) == 3
    assert "stamp" in pictures(window)


@pytest.mark.parametrize("shape", in_each_shape("vote"), ids=str)
def test_nothing_meets_or_leaves_its_place(shape: Shape) -> None:
    faults: list[str] = []
    for moves in (
        [],
        ["look"],
        ["look", "propose Ceasefire", "vote yes"],
        ["decline", "vote yes", "vote no", "vote no"],
    ):
        window = show(begun(LAW, moves=moves), shape.settings(STILL), shape.size, shape.language)
        faults += looked_at(window, f"{len(moves)} moves")
        if SHOW_HAND in labels_of(window):
            window.click(SHOW_HAND)
            faults += looked_at(window, f"{len(moves)} moves, open")
    assert faults == []


def test_high_contrast_and_the_left_hand() -> None:
    window = show(begun(LAW, moves=["decline"]), replace(STILL, high_contrast=True, left_handed=True))
    places = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    assert places["yes"].right < places["ceasefire"].x
    assert looked_at(window, "vote") == []
