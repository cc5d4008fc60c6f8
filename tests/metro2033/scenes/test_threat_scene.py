"""The threat from the tunnels in the window: named stations, a stamp for each seat, and what follows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.metro2033.scenes.threat import CARD_TIME, LINE_TIME
from game.metro2033.table import course
from game.play.match import Match
from game.ui.places import PlateOf
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.zoom import ZoomScene
from tests.metro2033.golden_matches import MetroMatch
from tests.metro2033.scenes.fighting import (
    EVENT,
    MOVING,
    STILL,
    begun,
    changed,
    in_each_shape,
    pictures,
    show,
    shown,
    texts,
    threat,
)
from tests.ui.sweep import Shape, looked_at

GUARDS = ["guard Teatralnaya with army", "guard Tverskaya with army", "guard Baumanskaya with army"]


def met(people: str = "ABC") -> MetroMatch:
    return begun(EVENT, people, [*GUARDS, "choose Baumanskaya"])


def stamps(window: Rehearsal) -> list[str]:
    return [name for name in pictures(window) if name.startswith("stamp")]


def test_each_seat_has_a_plate_with_both_strengths_and_a_stamp() -> None:
    window = show(met())
    assert shown(window) == course.THREAT
    assert "burrowers" in pictures(window)
    assert {"ring teatralnaya", "ring tverskaya", "ring baumanskaya"} <= set(pictures(window))
    assert sorted(stamps(window)) == sorted(["stamp won", "stamp tied", "stamp lost"] * 2), "on the map, and on plates"
    assert {PlateOf(seat) for seat in "ABC"} <= set(threat(window).buttons)


def test_the_table_is_shown_as_it_was_when_the_threat_came() -> None:
    window = show(met())
    assert window.context.playing.view("A").owners.get("baumanskaya") in (None, "C")
    assert threat(window).sight.standing.view.owners["baumanskaya"] == "C"
    assert threat(window).shown_phase == (3, "events")


def test_what_has_come_of_it_is_told_for_each_seat_that_is_pointed_at() -> None:
    window = show(met())
    window.hover(PlateOf("A"))
    window.settle()
    assert "Katharina holds Teatralnaya: 6 against 4. Katharina receives" in texts(window)
    window.hover(PlateOf("B"))
    window.settle()
    assert "Ben at Tverskaya: 4 against 4, a tie changes nothing." in texts(window)
    window.hover(PlateOf("C"))
    window.settle()
    assert "Юлия is beaten at Baumanskaya: 3 against 4. Юлия loses Baumanskaya." in texts(window)


def test_who_plays_alone_is_told_the_own_fight_first() -> None:
    match = met("B")
    window = show(match)
    assert threat(window).lit == 1


def test_stamps_come_one_after_another() -> None:
    window = show(met(), MOVING)
    window.wait(CARD_TIME + LINE_TIME)
    assert len(stamps(window)) == 2
    assert "Next: " in texts(window)
    window.wait(LINE_TIME)
    assert len(stamps(window)) == 4
    window.key("space")
    assert len(stamps(window)) == 6
    assert shown(window) == course.THREAT
    window.key("space")
    assert shown(window) == "table"


def test_it_is_told_once() -> None:
    match = met()
    window = show(match)
    window.click("continue")
    assert shown(window) == "table"
    window.context.director.advance()
    assert shown(window) == "table"


def test_a_threat_that_was_drawn_instead_stands_beside_its_station() -> None:
    given = changed(EVENT, A={"quests": ["Big Game"]})
    window = show(begun(given, "ABC", [*GUARDS, "use Big Game", "choose Baumanskaya"]))
    assert "against Rat Swarm" in texts(window)


def test_the_threat_is_shown_closely() -> None:
    window = show(met())
    window.click("burrowers", button=3)
    assert isinstance(window.context.stack.top, ZoomScene)


def test_a_saved_match_is_opened_at_what_has_not_been_read() -> None:
    match = met()
    line = match.line
    assert isinstance(match, Match)
    assert course.read_before(match).step == line[-1].number
    assert course.pending(match, course.read_before(match)) is not None


@pytest.mark.parametrize("shape", in_each_shape("threat"), ids=str)
def test_nothing_meets_or_leaves_its_place(shape: Shape) -> None:
    window = show(met(), shape.settings(STILL), shape.size, shape.language)
    assert looked_at(window, "threat") == []


def test_high_contrast_and_the_left_hand() -> None:
    window = show(met(), replace(STILL, high_contrast=True, left_handed=True))
    places = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    assert places["continue"].right < window.surface.get_width() // 2
    assert places["plate:A"].x > window.surface.get_width() // 2
    assert looked_at(window, "threat") == []
