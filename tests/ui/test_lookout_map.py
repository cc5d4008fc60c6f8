"""The map in the Lookout: a pick is skipped for an Outpost (R45.3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.sets.no_mans_land.messages import Outpost
from game.fiftyfirst.scenes.lookout import LookoutScene
from game.fiftyfirst.table.accounts import events_of, picked_cards
from game.fiftyfirst.table.spots import AreaAt, FaceUpCard, HandCard, MarkersOf, PickTurn
from game.kernel.seats import NOBODY
from game.ui.motion.motion import Glide
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.widgets.tooltip import DELAY, LAYER
from tests.ui.key_player import press
from tests.ui.steps import begin, keep_first
from tests.ui.table_person import POSITIONS, SMALL, on_top, texts

CORNERS = {"area_north_west", "area_north_east", "area_south_west", "area_south_east"}


def begun(folder: Path, solo: str | None = None) -> Rehearsal:
    """The first Lookout of a new game: everybody has kept the first cards of the first hand."""
    window = rehearse("title", SMALL, data=folder)
    return keep_first(begin(window, ("base", "no_mans_land"), 1 if solo else 2, solo))


def lookout(window: Rehearsal) -> LookoutScene:
    return on_top(window, LookoutScene)


def outposts(window: Rehearsal) -> dict[str, Outpost]:
    return dict(window.context.playing.state.outposts or {})


def mover(window: Rehearsal) -> str:
    return str(window.context.playing.state.to_move)


def take(window: Rehearsal) -> None:
    """Take the first card of the offer."""
    window.click(f"card:{window.context.playing.state.offer[0]}")


# ---------------------------------------------------------------------- skipping
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_pick_is_skipped_for_an_outpost(tmp_path: Path, way: str) -> None:
    window = begun(tmp_path)
    seat = mover(window)
    if way == "drag":
        window.drag(MarkersOf(seat), AreaAt("area_south_west"))
    elif way == "keys":
        press(window, AreaAt("area_south_west"))
    else:
        window.click(AreaAt("area_south_west"))
    assert outposts(window) == {"area_south_west": Outpost(seat)}
    assert picked_cards(events_of(window.context.playing)) == (None,)
    assert window.context.playing.view(NOBODY).lookout.done == 1


def test_a_corner_alone_can_be_chosen_first(tmp_path: Path) -> None:
    window = begun(tmp_path)
    skip = lookout(window).skip
    assert skip is not None
    assert skip.open_areas == CORNERS
    window.click(AreaAt("area_central"))
    assert skip.area is None
    window.drag(MarkersOf(mover(window)), AreaAt("area_central"))
    assert outposts(window) == {}


def test_an_area_is_shown_large_beside_its_words() -> None:
    window = rehearse("lookout", SMALL, position=POSITIONS / "lookout_map.yaml", seat="A")
    window.hover(AreaAt("area_south_west"))
    window.wait(DELAY + 50)
    window.settle()
    (large,) = (mark for mark in window.app.marks if mark.kind == "image" and mark.layer == LAYER)
    assert large.name == "area_south_west"
    hand = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and isinstance(mark.label, HandCard))
    assert not [mark.name for mark in window.app.marks if mark.layer == LAYER and mark.rect.colliderect(hand)]


def test_the_area_says_what_it_gives_and_why_it_cannot_be_chosen(tmp_path: Path) -> None:
    window = begun(tmp_path)
    scene = lookout(window)
    assert "Level 1: 1 brick" in scene._area_words("area_south_west")
    assert "Click to skip" in scene._area_words("area_south_west")
    assert "cannot build in Central" in scene._area_words("area_central")


def test_who_has_picked_must_skip_and_the_cards_say_why(tmp_path: Path) -> None:
    window = begun(tmp_path)
    assert "skip one of your two picks" in texts(window)
    take(window)
    take(window)
    assert "skip this pick" in texts(window)
    scene = lookout(window)
    card = window.context.playing.state.offer[0]
    head = window.context.playing.journal.head
    window.click(f"card:{card}")
    assert window.context.playing.journal.head == head
    assert "must skip this pick" in (scene.buttons[_card(scene)].tip or "")


def _card(scene: LookoutScene) -> Any:
    return next(label for label in scene.buttons if type(label).__name__ == "FaceUpCard")


def test_who_has_skipped_takes_a_card_the_second_time(tmp_path: Path) -> None:
    window = begun(tmp_path)
    for area in ("area_south_west", "area_north_east"):
        window.drag(MarkersOf(mover(window)), AreaAt(area))
    assert "already skipped" in texts(window)
    take(window)
    assert len(picked_cards(events_of(window.context.playing))) == 3


def test_the_order_tells_a_skipped_pick(tmp_path: Path) -> None:
    window = begun(tmp_path)
    window.click(AreaAt("area_south_west"))
    assert "skipped" in texts(window)


def test_skipping_can_be_undone(tmp_path: Path) -> None:
    window = begun(tmp_path)
    window.drag(MarkersOf(mover(window)), AreaAt("area_south_west"))
    window.click("undo")
    assert outposts(window) == {}


def test_only_the_marker_of_who_picks_is_dragged(tmp_path: Path) -> None:
    window = begun(tmp_path)
    other = next(seat for seat in window.context.playing.seats if seat != mover(window))
    window.drag(MarkersOf(other), AreaAt("area_south_west"))
    assert outposts(window) == {}


def test_a_marker_that_is_dropped_elsewhere_skips_nothing(tmp_path: Path) -> None:
    window = begun(tmp_path)
    head = window.context.playing.journal.head
    window.drag(MarkersOf(mover(window)), "10,400")
    assert window.context.playing.journal.head == head


@pytest.mark.parametrize("solo", ["hegemony", "borgo"])
def test_picks_are_counted_where_a_skip_leaves_the_offer_as_it_is(tmp_path: Path, solo: str) -> None:
    window = begun(tmp_path, solo)
    done = []
    while isinstance(window.context.stack.top, LookoutScene):
        done.append(window.context.playing.view(NOBODY).lookout.done)
        skip = lookout(window).skip
        assert skip is not None
        if skip.skips:
            window.drag(MarkersOf("A"), AreaAt(min(skip.open_areas)))
        else:
            take(window)
        window.settle()
    assert done == sorted(set(done))
    assert done[0] in (0, 1)


# ---------------------------------------------------------------------- all markers in use
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_with_all_markers_out_another_outpost_goes(way: str) -> None:
    window = rehearse("lookout", SMALL, position=POSITIONS / "lookout_map.yaml", seat="A")
    given_up, area = "area_south_west", "area_north_east"
    skip = lookout(window).skip
    assert skip is not None
    if way == "drag":
        window.drag(AreaAt(given_up), AreaAt(area))
    elif way == "click":
        window.click(AreaAt(area))
        assert skip.asks_given_up
        window.click(AreaAt(given_up))
    else:
        for place in (AreaAt(area), AreaAt(given_up)):
            press(window, place)
    assert given_up not in outposts(window)
    assert outposts(window)[area] == Outpost("A")


# ---------------------------------------------------------------------- looks
def test_an_area_is_looked_at_closely(tmp_path: Path) -> None:
    window = begun(tmp_path)
    window.click(AreaAt("area_central"), button=3)
    assert isinstance(window.context.stack.top, ZoomScene)


def test_the_marker_slides_onto_its_area(tmp_path: Path) -> None:
    window = begun(tmp_path)
    played: list[Any] = []
    window.context.stage.play = lambda motions, _: played.extend(motions)  # type: ignore[method-assign, assignment]
    window.drag(MarkersOf(mover(window)), AreaAt("area_south_west"))
    slides = [motion for motion in played if isinstance(motion, Glide) and motion.label == "area_south_west"]
    assert len(slides) == 1


def test_games_without_a_map_have_none_beside_the_offer() -> None:
    window = rehearse("lookout", SMALL, settings=STILL)
    assert lookout(window).skip is None
    assert not [label for label in window.labels() if label.startswith(("area:", "markers:"))]


@pytest.mark.parametrize("left", [False, True])
def test_the_map_is_as_high_as_the_window_and_all_else_stands_beside_it(left: bool) -> None:
    settings = replace(STILL, left_handed=left)
    window = rehearse("lookout", SMALL, position=POSITIONS / "lookout_map.yaml", seat="A", settings=settings)
    places = {mark.label: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    areas = [rect for label, rect in places.items() if isinstance(label, AreaAt)]
    assert all(rect.width >= 118 and rect.height >= 170 for rect in areas)
    taken = areas[0].unionall(areas[1:])
    beside = [rect for label, rect in places.items() if isinstance(label, FaceUpCard | HandCard | PickTurn)]
    assert len(beside) >= 5
    assert not [rect for rect in beside if rect.x < taken.right and rect.right > taken.x]
