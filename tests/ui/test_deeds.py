"""Whatever can be done at the table is done in each of its ways; what cannot be done is refused, and says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.notation import FORMS
from game.fiftyfirst.scenes.table import TableScene
from game.fiftyfirst.table.topics import topic_of, topic_of_card
from game.fiftyfirst.table.words.tips import target_rows
from game.ui.table.play.modes import Rest
from game.ui.table.words.tips import promise_lines
from tests.ui.deeds import opened, rows, sections, verbs_of_deeds
from tests.ui.table_person import decisions, mode, scene
from tests.ui.table_script import complaint, found, moves, perform, target_at, tip, words

pytestmark = pytest.mark.usefixtures("blank_drawings")


ELSEWHERE = {"keep", "pick", "skip", "store", "turn"}
"""What is done on the screens of other phases, and by the virtual opponent."""


def test_every_kind_of_move_has_a_row() -> None:
    assert verbs_of_deeds() == {form.verb for form in FORMS.values()} - ELSEWHERE


@rows("deeds")
def test_every_way_to_do_a_deed_makes_its_moves_and_no_others(group: str, key: str, value: str) -> None:
    window = opened(group)
    start = decisions(window)
    perform(window, value)
    assert moves(window, start) == key.split(" > ")
    top = window.context.stack.top
    assert not isinstance(top, TableScene) or isinstance(top.controller.mode, Rest)


@rows("refusals")
def test_what_cannot_be_done_changes_nothing_and_says_why(group: str, key: str, value: str) -> None:
    window = opened(group)
    *before, last = key.split("; ")
    perform(window, "; ".join(before))
    start, begun = decisions(window), mode(window)
    perform(window, last)
    assert (decisions(window), mode(window)) == (start, begun)
    assert value in complaint(window)
    assert value in words(window), "it is seen"


@sections("tips")
def test_a_place_tells_what_is_there_and_what_comes_of_it(group: str, rows: Mapping[str, str | Sequence[str]]) -> None:
    window = opened(group)
    for place, parts in rows.items():
        told = tip(window, found(window, place))
        for part in [parts] if isinstance(parts, str) else parts:
            assert part in told, place


@sections("topics")
def test_the_rules_open_at_a_place(group: str, rows: Mapping[str, str]) -> None:
    window = opened(group)
    for place, topic in rows.items():
        kind, _, card = place.partition("/")
        is_card = kind == "card"
        assert (topic_of_card(wording_of(window.context), card) if is_card else topic_of(found(window, place))) == topic


@sections("promises")
def test_what_a_deed_brings_is_told_before_it_is_done(group: str, rows: Mapping[str, str]) -> None:
    window = opened(group)
    for dragged, line in rows.items():
        assert promise_lines(scene(window).sight(), target_at(window, dragged))[-1] == line


@sections("gains")
def test_what_a_deed_brings_is_shown_by_signs(group: str, rows: Mapping[str, str]) -> None:
    window = opened(group)
    for dragged, signs in rows.items():
        shown = target_rows(scene(window).sight(), target_at(window, dragged))
        assert [sign.name for row in shown for sign in row.strip] == signs.split()


@rows("courses")
def test_the_table_follows_what_a_person_does(group: str, key: str, value: str) -> None:  # noqa: ARG001
    perform(opened(key), value)
