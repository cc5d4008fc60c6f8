"""Border tiles, the Arena and districts at the table, by click, drag and keys (R53)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.state import GameState
from game.ui.places import BorderAt, DistrictAt, Label, VerbSign
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.play.modes import Aiming, Paying, Radial, Rest
from game.ui.table.play.sources import targets_from
from game.ui.table.words.tips import promise_lines, target_rows, tip_at
from game.ui.topics import topic_of, topic_of_card
from tests.ui.key_player import press
from tests.ui.table_person import POSITIONS, SMALL, decisions, mode, player, scene, sit_down, state, texts

TRAFFICKING, FOUNDRY, GASWORKS, LANTERN = "human_trafficking", "foundry_quarter", "gasworks_row", "lantern_market"


@pytest.fixture
def window() -> Rehearsal:
    """A can use the border tile, enter the Arena, and deal with districts or raze one; B has a Deal with one."""
    return sit_down("table_modules")


def tip(window: Rehearsal, label: Label) -> str:
    return tip_at(scene(window).sight(), label) or ""


def complaint(window: Rehearsal) -> str:
    told = scene(window)._complaint
    assert told is not None
    return str(told.text)


def settle_payment(window: Rehearsal) -> None:
    if isinstance(mode(window), Paying):
        window.click(labels.CONFIRM)


def board(found: GameState, district: str) -> tuple[str, ...]:
    """The seats with a Deal with a district."""
    return next(board.deals for board in found.districts or () if board.district == district)


# ---------------------------------------------------------------------- border tiles
def test_a_click_on_a_border_tile_uses_it(window: Rehearsal) -> None:
    window.click(BorderAt(TRAFFICKING))
    settle_payment(window)
    assert state(window).borders[0].side != TRAFFICKING
    assert player(window).goods["worker"] == 4


def test_a_border_tile_is_used_by_keys(window: Rehearsal) -> None:
    press(window, BorderAt(TRAFFICKING))
    if isinstance(mode(window), Paying):
        window.key("space")
    assert state(window).borders[0].side != TRAFFICKING


def test_a_border_tile_says_what_it_brings_and_what_the_neighbour_then_sees(window: Rehearsal) -> None:
    told = tip(window, BorderAt(TRAFFICKING))
    assert "2 workers" in told
    assert "other side" in told
    assert "lies between" in told


def test_a_border_tile_can_be_undone(window: Rehearsal) -> None:
    window.click(BorderAt(TRAFFICKING))
    settle_payment(window)
    window.click(labels.UNDO)
    assert state(window).borders[0].side == TRAFFICKING


@pytest.fixture
def poor(tmp_path: Path) -> Rehearsal:
    """The same table, but A has one blue and one red contact token only."""
    rich, text = "{worker: 2, gun: 1, iron: 1, blue: 3, red: 7}", (POSITIONS / "table_modules.yaml").read_text("utf-8")
    assert rich in text
    path = tmp_path / "poor.yaml"
    path.write_text(text.replace(rich, "{blue: 1, red: 1}"), "utf-8")
    return rehearse("table", SMALL, position=path, seat="A", settings=Settings(speed="off"))


@pytest.mark.parametrize(
    ("clicks", "told"),
    [
        ((BorderAt(TRAFFICKING),), "Using Human Trafficking needs 1 resource"),
        ((labels.ARENA,), "Entering the Arena needs 1 worker"),
        ((labels.BLUES,), "needs 2 blue contact tokens"),
        ((DistrictAt(GASWORKS), VerbSign("deal_with_district")), "Gasworks Row needs 2 blue contact tokens"),
        ((DistrictAt(GASWORKS), VerbSign("raze_district")), "Gasworks Row needs 6 red contact tokens"),
    ],
)
def test_what_cannot_be_paid_says_so(poor: Rehearsal, clicks: tuple[Label, ...], told: str) -> None:
    before = decisions(poor)
    for label in clicks:
        poor.click(label)
    assert decisions(poor) == before
    assert told in complaint(poor)
    if clicks != (labels.BLUES,):
        scene(poor).controller.cancel()
        assert told in tip(poor, clicks[0])


# ---------------------------------------------------------------------- the Arena
def test_a_worker_is_dropped_on_the_arena(window: Rehearsal) -> None:
    window.drag("goods:worker", labels.ARENA)
    assert "A" in (state(window).arena or {})
    assert player(window).goods["worker"] == 1


def test_a_click_on_the_arena_sends_a_worker(window: Rehearsal) -> None:
    window.click(labels.ARENA)
    assert "A" in (state(window).arena or {})


def test_the_arena_is_entered_by_keys_from_the_tile_and_from_the_worker(window: Rehearsal) -> None:
    press(window, "goods:worker")
    assert isinstance(mode(window), Aiming)
    press(window, labels.ARENA)
    assert "A" in (state(window).arena or {})
    window.key("ctrl+z")
    press(window, labels.ARENA)
    assert "A" in (state(window).arena or {})


def test_the_arena_says_how_things_stand_and_why_nobody_enters_twice(window: Rehearsal) -> None:
    assert "Gun (2 points)" in tip(window, labels.ARENA)
    assert "next Cleanup phase" in tip(window, labels.ARENA)
    window.click(labels.ARENA)
    window.click(labels.END_TURN)
    window.click("show_hand")
    assert "B" in (state(window).arena or {})
    before = decisions(window)
    window.click(labels.ARENA)
    assert decisions(window) == before
    assert "Arena" in complaint(window)


# ---------------------------------------------------------------------- districts
def test_a_clicked_district_offers_both_deeds(window: Rehearsal) -> None:
    window.click(DistrictAt(GASWORKS))
    menu = mode(window)
    assert isinstance(menu, Radial)
    assert {target.verb for target in menu.targets} == {"deal_with_district", "raze_district"}
    window.click(VerbSign("raze_district"))
    settle_payment(window)
    assert GASWORKS not in {one.district for one in state(window).districts or ()}
    assert player(window).goods["gun"] == 2


def test_a_deal_is_made_by_a_blue_token(window: Rehearsal) -> None:
    window.drag(labels.BLUES, DistrictAt(FOUNDRY))
    settle_payment(window)
    assert board(state(window), FOUNDRY) == ("B", "A")


def test_a_district_is_razed_by_a_red_token(window: Rehearsal) -> None:
    window.drag(labels.REDS, DistrictAt(GASWORKS))
    settle_payment(window)
    assert GASWORKS not in {one.district for one in state(window).districts or ()}


def test_a_district_by_keys(window: Rehearsal) -> None:
    press(window, DistrictAt(FOUNDRY))
    press(window, VerbSign("deal_with_district"))
    if isinstance(mode(window), Paying):
        window.key("space")
    assert board(state(window), FOUNDRY) == ("B", "A")


def test_a_blue_token_is_aimed_by_keys(window: Rehearsal) -> None:
    press(window, labels.BLUES)
    aiming = mode(window)
    assert isinstance(aiming, Aiming)
    assert aiming.purpose == "deal_with_district"
    assert "district" in texts(window).lower()
    press(window, DistrictAt(FOUNDRY))
    if isinstance(mode(window), Paying):
        window.key("space")
    assert board(state(window), FOUNDRY) == ("B", "A")


def test_the_drawer_opens_and_closes_by_d_and_by_its_head(window: Rehearsal) -> None:
    assert not scene(window).sight().drawer
    window.key("d")
    assert scene(window).sight().drawer
    assert "DISTRICTS" in texts(window).upper()
    window.key("escape")
    assert not scene(window).sight().drawer
    window.click(labels.DISTRICTS)
    assert scene(window).sight().drawer
    window.click(labels.DISTRICTS)
    assert not scene(window).sight().drawer


def test_the_drawer_closes_by_itself_after_a_deed(window: Rehearsal) -> None:
    window.key("d")
    window.click(DistrictAt(FOUNDRY))
    window.click(VerbSign("deal_with_district"))
    settle_payment(window)
    assert board(state(window), FOUNDRY) == ("B", "A")
    assert not scene(window).sight().drawer


def test_in_the_open_drawer_a_token_is_dropped_too(window: Rehearsal) -> None:
    window.key("d")
    window.drag(labels.BLUES, DistrictAt(LANTERN))
    settle_payment(window)
    assert board(state(window), LANTERN) == ("A",)


def test_a_district_says_what_each_deed_would_bring(window: Rehearsal) -> None:
    told = tip(window, DistrictAt(FOUNDRY))
    assert "Deal: " in told
    assert "Raze: " in told
    assert "every Production phase" in told
    standing = scene(window).standing
    red = next(one for one in targets_from(standing, labels.REDS) if one.label == DistrictAt(FOUNDRY))
    assert any("Deals with it are over" in line for line in promise_lines(scene(window).sight(), red))
    assert target_rows(scene(window).sight(), red)


def test_a_second_deal_with_a_district_is_refused_with_its_reason(window: Rehearsal) -> None:
    window.drag(labels.BLUES, DistrictAt(FOUNDRY))
    settle_payment(window)
    window.click(labels.END_TURN)
    window.click("show_hand")
    before = decisions(window)
    window.click(DistrictAt(FOUNDRY))
    window.click(VerbSign("deal_with_district"))
    assert decisions(window) == before
    assert "Deal" in complaint(window)


# ---------------------------------------------------------------------- looking
@pytest.mark.parametrize("label", [BorderAt(TRAFFICKING), labels.ARENA, DistrictAt(FOUNDRY)])
def test_each_can_be_zoomed(window: Rehearsal, label: Label) -> None:
    window.click(label, button=3)
    assert isinstance(window.context.stack.top, ZoomScene)


@pytest.mark.parametrize(
    ("label", "card", "topic"),
    [
        (BorderAt(TRAFFICKING), TRAFFICKING, "borders"),
        (labels.ARENA, "arena_tile", "arena"),
        (DistrictAt(FOUNDRY), FOUNDRY, "districts"),
        (labels.DISTRICTS, FOUNDRY, "districts"),
    ],
)
def test_each_has_its_rules(window: Rehearsal, label: Label, card: str, topic: str) -> None:
    assert topic_of(label) == topic
    assert topic_of_card(window.context.catalog, card) == topic


def test_without_districts_nothing_opens_and_blue_tokens_lie_still() -> None:
    window = sit_down("table")
    window.key("d")
    assert not scene(window).sight().drawer
    if "goods:blue" in window.labels():
        window.click("goods:blue")
    assert isinstance(mode(window), Rest)
