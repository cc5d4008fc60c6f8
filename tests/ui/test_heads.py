"""The heads of what sets lay out: each is named, and shows its key and that it opens; the map grows while something
that fits it is held."""

from __future__ import annotations

import msgspec
import pytest

from game.fiftyfirst.art.small_areas import small_name_px
from game.fiftyfirst.rules.sets.no_mans_land.messages import BuildOutpost, ShieldOutpost, UpgradeOutpost
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.panels import Discarding, Paying
from game.fiftyfirst.table.sets import arena_tiles, district_tiles, districts, hq_tiles
from game.fiftyfirst.table.sets.moloch.draw import panel_of
from game.fiftyfirst.table.sets.no_mans_land import draw
from game.fiftyfirst.table.spots import AreaAt, HandCard, MachineAt
from game.ui.places import Label
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.table import labels
from game.ui.table.play.in_reach import target_box
from game.ui.table.play.modes import Held, targets_of
from tests.ui.layout import problems
from tests.ui.table_person import LARGE, SMALL, decisions, marked, mode, on_top, places, scene, sit_down, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZES = [SMALL, LARGE, (2560, 1440), (1000, 1400)]
WAYS = [("en", 1.0), ("de", 1.5), ("ru", 1.5)]
HEADS = {hq_tiles.HEAD: "q", arena_tiles.HEAD: "a", district_tiles.HEAD: "d"}


def box(size: tuple[int, int] = LARGE, position: str = "box_two", scale: float = 1.0, language: str = "en",
        left_handed: bool = False) -> Rehearsal:  # fmt: skip
    settings = msgspec.structs.replace(STILL, left_handed=left_handed)
    window = sit_down(position, size, scale, language, settings=settings)
    window.settle()
    return window


def is_open(window: Rehearsal, name: str) -> bool:
    return scene(window).sight().is_open(name)


def inside(window: Rehearsal, label: Label, kind: str) -> set[str]:
    """The texts or icons within the head of this label."""
    head = scene(window).sight().layout.tile(label)
    assert head
    return {mark.name for mark in marked(window, kind) if head.rect.inflate(6, 4).contains(mark.rect)}


# ---------------------------------------------------------------------- names, keys and signs
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("language", "scale"), WAYS)
@pytest.mark.parametrize("left_handed", [False, True])
def test_each_line_of_tiles_has_its_name_its_key_and_the_sign_that_it_opens(
    size: tuple[int, int], language: str, scale: float, left_handed: bool
) -> None:
    for position in ("box_two", "box_four", "box_solo"):
        window = box(size, position, scale, language, left_handed)
        assert problems(window.app.marks, size) == []
        names = {
            label: window.context.text(f"option-{kind}.name").upper()
            for label, kind in ((hq_tiles.HEAD, "hq"), (arena_tiles.HEAD, "arena"), (district_tiles.HEAD, "districts"))
        }
        for label, key in HEADS.items():
            prize = label == arena_tiles.HEAD  # which is five VP
            assert inside(window, label, "text") == {names[label], key.upper(), *(["5"] if prize else [])}
            sign = "expand" if label == district_tiles.HEAD else "zoom"
            assert inside(window, label, "icon") == {sign, *(["vp"] if prize else [])}
            assert label in places(window)


@pytest.mark.parametrize("way", ["click", "key"])
def test_headquarters_and_arena_are_shown_closely_and_the_districts_unfolded(way: str) -> None:
    window = box()
    for label, key in HEADS.items():
        before = decisions(window)
        window.click(label) if way == "click" else window.key(key)
        window.settle()
        if label == district_tiles.HEAD:
            assert is_open(window, districts.DRAWER)
            assert any(mark.name == "fold" for mark in marked(window, "icon"))
        else:
            assert isinstance(window.context.stack.top, ZoomScene)
        window.key("escape")
        assert not is_open(window, districts.DRAWER)
        assert decisions(window) == before


def test_all_headquarters_are_shown_closely_the_claimed_ones_last() -> None:
    window = box()
    view = scene(window).standing.view
    claimed = [card for player in view.players for card in player.hq]
    assert claimed
    window.key("q")
    assert on_top(window, ZoomScene).cards == (*(view.hq or ()), *claimed)


@pytest.mark.parametrize(("position", "size", "named"), [
    ("map_two", LARGE, True), ("map_two", SMALL, True), ("map_four", SMALL, False),
])  # fmt: skip
def test_the_map_has_its_name_where_the_markers_leave_room_and_always_its_key(
    position: str, size: tuple[int, int], named: bool
) -> None:
    window = box(size, position)
    plan = draw.small_map_of(scene(window).sight().layout)
    assert plan
    told = {mark.name for mark in marked(window, "text") if plan.head.rect.contains(mark.rect)}
    assert "B" in told
    assert ("MAP" in told) == named
    window.key("b")
    assert is_open(window, draw.NAME)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_areas_have_their_names_on_the_small_map(language: str, size: tuple[int, int]) -> None:
    window = box(size, "map_four", language=language)
    facts = draw.map_facts(scene(window).sight())
    plan = draw.small_map_of(scene(window).sight().layout)
    assert plan
    assert small_name_px(tuple(plan.areas), frozenset(box.size for box in plan.areas.values()), facts.wording)


@pytest.mark.parametrize(("size", "position", "count"), [
    (SMALL, "machines_four", "10"), (SMALL, "machines_two", "5"), (LARGE, "machines_four", "10"),
])  # fmt: skip
def test_the_panel_of_machines_is_named_and_tells_their_number(
    size: tuple[int, int], position: str, count: str
) -> None:
    window = box(size, position)
    plan = panel_of(scene(window).sight().layout)
    assert plan
    assert {"MACHINES", count} <= {mark.name for mark in marked(window, "text") if plan.head.rect.contains(mark.rect)}


def test_the_panel_of_machines_folds_to_its_head_while_none_is_deployed() -> None:
    empty, full = box(position="box_two"), box(position="machines_two")
    folded, open_one = (panel_of(scene(window).sight().layout) for window in (empty, full))
    assert folded
    assert open_one
    assert not any(isinstance(label, MachineAt) for label in places(empty))
    assert folded.panel.bottom <= folded.head.bottom + 6
    assert open_one.panel.h > 4 * folded.panel.h
    assert "MACHINES" in texts(empty)
    assert "MACHINES" in texts(full)


# ---------------------------------------------------------------------- the map grows
def fitting(window: Rehearsal) -> HandCard:
    """A card that can be discarded on the map."""
    kinds = BuildOutpost | UpgradeOutpost
    cards = {card for c in window.context.playing.legal() if isinstance(c, kinds) for card in c.discard}
    return next(label for label in places(window) if isinstance(label, HandCard) and label.card in cards)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(("position", "language", "scale"), [("map_two", "en", 1.0), ("map_four", "de", 1.5)])
def test_the_map_grows_while_a_card_that_fits_it_is_held_and_takes_the_drop(
    size: tuple[int, int], left_handed: bool, position: str, language: str, scale: float
) -> None:
    window = box(size, position, scale, language, left_handed)
    table = scene(window)
    small = draw.small_map_of(table.sight().layout)
    window.lift(fitting(window))
    window.settle()
    sight = table.sight()
    grown = draw.map_plan(sight)
    assert small
    assert grown
    assert grown.panel.w > 1.5 * small.panel.w
    assert problems(window.app.marks, size) == []
    lit = [target for target in targets_of(sight.mode) if target.is_legal]
    on_map = next(target for target in lit if isinstance(target.label, AreaAt))
    others = [target_box(sight, target) for target in lit if not isinstance(target.label, AreaAt)]
    assert all(place and not place.rect.colliderect(grown.panel.rect) for place in others)
    before, place = decisions(window), target_box(sight, on_map)
    assert place
    corner = place.x + 3, place.bottom - 3  # where only the grown Area lies
    assert table.drop_label(msgspec.structs.replace(held(window), pos=corner)) == on_map.label
    window.drop(f"{corner[0]},{corner[1]}")
    window.settle()
    assert not is_open(window, draw.GROWN)
    assert decisions(window) > before or isinstance(mode(window), Discarding | Paying), "it is done, or asked about"


def held(window: Rehearsal) -> Held:
    now = mode(window)
    assert isinstance(now, Held)
    return now


def test_the_map_also_grows_for_a_marker_and_for_a_shield_but_not_for_a_token_that_razes() -> None:
    window = box(LARGE, "map_two")
    legal = window.context.playing.legal()
    assert any(isinstance(command, ShieldOutpost) for command in legal)
    for taken, grows in ((spots.SHIELDS, True), (spots.REDS, False)):
        window.lift(taken)
        assert isinstance(mode(window), Held)
        assert is_open(window, draw.GROWN) == grows
        window.drop(labels.CANCEL)
        assert not is_open(window, draw.GROWN)


def test_beside_the_large_map_none_grows() -> None:
    window = box(LARGE, "map_two")
    card = fitting(window)
    window.key("b")
    window.lift(card)
    assert is_open(window, draw.NAME)
    assert not is_open(window, draw.GROWN)
