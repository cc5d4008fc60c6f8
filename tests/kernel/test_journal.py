"""The journal: entries, head, redo tail."""

from __future__ import annotations

import pytest

from game.kernel.journal import Journal


def journal_of(*decisions: str) -> Journal[str, str, str]:
    """A journal whose state is the text of all decisions so far."""
    journal: Journal[str, str, str] = Journal(["dealt"], "")
    for decision in decisions:
        journal.append(decision, [f"{decision} happened"], journal.state + decision)
    return journal


def test_entry_0_is_the_set_up() -> None:
    first = journal_of()[0]
    assert (first.number, first.decision, first.events) == (0, None, ("dealt",))
    assert journal_of().state_after(0) == ""


def test_a_decision_becomes_the_head_with_its_events_and_the_state_after_it() -> None:
    journal = journal_of("a", "b")
    assert (journal.head, journal.last, journal.state) == (2, 2, "ab")
    assert journal[2].events == ("b happened",)
    assert [entry.decision for entry in journal.line] == [None, "a", "b"]


def test_going_back_keeps_the_redo_tail() -> None:
    journal = journal_of("a", "b", "c")
    journal.go_to(1)
    assert (journal.head, journal.last, journal.state, len(journal)) == (1, 3, "a", 4)
    assert [entry.number for entry in journal.line] == [0, 1]
    journal.go_to(3)
    assert journal.state == "abc"


def test_the_next_decision_drops_the_redo_tail() -> None:
    journal = journal_of("a", "b", "c")
    journal.go_to(1)
    entry = journal.append("x", [], journal.state + "x")
    assert (entry.number, journal.head, journal.last, journal.state) == (2, 2, 2, "ax")
    with pytest.raises(IndexError):
        journal.go_to(3)


def test_states_are_kept_and_not_computed_again() -> None:
    journal = journal_of("a", "b")
    now = journal.state
    journal.go_to(0)
    journal.go_to(2)
    assert journal.state is now


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_entry_outside_the_journal(number: int) -> None:
    journal = journal_of("a", "b")
    with pytest.raises(IndexError):
        journal.go_to(number)
    with pytest.raises(IndexError):
        journal[number]
    assert journal.head == 2
