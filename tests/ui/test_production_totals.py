"""The totals of Production: one line or two, counted when the goods have landed, in panels as high as they need."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.account import LINE_TIME, ROLLING, ProductionScene
from game.fiftyfirst.table.spots import IncomeSource, TotalOf
from game.kernel.bag import Bag
from game.ui.art.ornaments import blank
from game.ui.motion.motion import Token
from game.ui.places import ScoreOf
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.widgets.counts import Rolling, draw_counts
from tests.ui.sweep import SIZES, Size
from tests.ui.table_person import POSITIONS, SMALL, marked, on_top

pytestmark = pytest.mark.usefixtures("blank_drawings")

FULL = POSITIONS / "production_full.yaml"


def production(size: Size = SMALL, settings: Settings | None = None) -> Rehearsal:
    return rehearse("production", size, position=FULL, settings=settings or Settings(speed="off"))


def numbers_at(window: Rehearsal, label: TotalOf) -> list[str]:
    """The numbers that are seen at a good of the totals."""
    place = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.label == label)
    return [mark.name for mark in marked(window, "text") if place.contains(mark.rect)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_totals_stand_clear_of_the_edges_of_their_paper(size: Size) -> None:
    window = production(size)
    totals = [mark.rect for mark in marked(window, "panel") if mark.name == "total"]
    assert len(totals) == 2
    inside = [mark.rect for mark in marked(window, "icon") if any(total.contains(mark.rect) for total in totals)]
    assert inside
    for total in totals:
        goods = [rect for rect in inside if total.contains(rect)]
        assert min(min(rect.top - total.top, total.bottom - rect.bottom) for rect in goods) >= 5


def test_a_panel_is_as_high_as_its_lines_need() -> None:
    window = production((1920, 1080))
    scene = on_top(window, ProductionScene)
    panels = {mark.label: mark.rect for mark in marked(window, "panel") if isinstance(mark.label, ScoreOf)}
    lines = {seat: len(scene.account.told_of(seat)) for seat in scene.lists}
    few, many = sorted(lines, key=lambda seat: lines[seat])
    assert lines[few] < lines[many]
    assert panels[ScoreOf(few)].height < panels[ScoreOf(many)].height - 100
    assert panels[ScoreOf(few)].top == panels[ScoreOf(many)].top


def test_a_good_lands_on_its_icon_and_then_its_number_changes() -> None:
    window = production(settings=Settings(speed="normal"))
    scene, stage = on_top(window, ProductionScene), window.context.stage
    while not stage.plays(Token):
        window.wait(20)
    [seat] = {label.seat for label in scene.seen if isinstance(label, IncomeSource)}
    worker = TotalOf(seat, "worker")
    token = next(one.motion for one in stage._playing if isinstance(one.motion, Token))
    icons = [mark.rect for mark in marked(window, "icon") if mark.name == token.good]
    assert any(rect.center == token.end for rect in icons)
    assert numbers_at(window, worker) == []
    window.wait(LINE_TIME + ROLLING + 40)
    assert numbers_at(window, worker) == ["2"]
    window.key("space")
    assert numbers_at(window, worker) == ["7"]


def test_a_number_rolls_within_its_line() -> None:
    canvas = blank((300, 60))
    rolling = Rolling(Bag({"gun": 2}), Bag({"gun": 3}), 0.5)
    place = draw_counts(canvas, Bag({"gun": 3, "vp": 1}), pygame.Rect(0, 0, 300, 60), u=36, rolling=rolling)["gun"]
    seen = {mark.name: mark.rect for mark in canvas.marks if mark.kind == "text"}
    assert list(seen) == ["2", "3"]
    assert seen["2"].centery < place.centery < seen["3"].centery
