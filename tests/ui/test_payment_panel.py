"""The payment panel: every way to pay is reached by mouse and by keys, nothing else is paid, and nothing is hidden."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.bill import GoodsSource, taken_of
from game.fiftyfirst.rules.commands import Payment
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.table.draw.subject import subject_rect
from game.fiftyfirst.table.play.panels import Paying
from game.fiftyfirst.table.spots import PaymentGood, PaymentStep
from game.kernel.bag import EMPTY
from game.ui.places import Label
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.moves.lifting import BRIGHTEST
from game.ui.table.play.modes import Rest
from game.ui.widgets.screen import LAYER
from game.ui.widgets.tooltip import DELAY
from tests.ui.key_player import go_to
from tests.ui.layout import problems
from tests.ui.steps import go, says
from tests.ui.table_person import LARGE, POSITIONS, SMALL, decisions, hand, marked, mode, scene, site, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


def sit_down(
    position: str = "table_payment",
    size: tuple[int, int] = SMALL,
    text_scale: float = 1.0,
    language: str = "en",
    left_handed: bool = False,
) -> Rehearsal:
    """A table whose player always wants to be asked how to pay."""
    settings = Settings(speed="off", text_scale=text_scale, always_pay=True, left_handed=left_handed)
    path = POSITIONS / f"{position}.yaml"
    return rehearse("table", size, position=path, seat="A", settings=settings, language=language)


def paying(window: Rehearsal) -> Paying:
    panel = mode(window)
    assert isinstance(panel, Paying)
    return panel


def ways(window: Rehearsal) -> tuple[Payment, ...]:
    return tuple(scene(window).standing.match.ask(payments, paying(window).command.seat, paying(window).command))


def open_skyscraper(window: Rehearsal) -> None:
    window.click(site(window, "skyscraper"))


def steps_to(panel: Paying, goal: Payment) -> list[PaymentStep]:
    """The presses that take away what ``goal`` does not spend, then add what it does."""
    now, wanted = taken_of(panel.payment), taken_of(goal)
    less = [(source, count - wanted.get(source, 0), "minus") for source, count in now.items()]
    more = [(source, count - now.get(source, 0), "plus") for source, count in wanted.items()]
    return [PaymentStep(step, *source) for source, count, step in (*less, *more) for _ in range(count)]


# ---------------------------------------------------------------------- every way, and no other
def test_every_way_to_pay_is_reached_by_clicks() -> None:
    window = sit_down()
    open_skyscraper(window)
    found = ways(window)
    assert len(found) > 10
    for way in found:
        for step in steps_to(paying(window), way):
            window.click(step)
        assert taken_of(paying(window).payment) == taken_of(way)
        assert paying(window).is_settled
    window.click("confirm")
    assert decisions(window) == 1


def test_every_way_to_pay_is_reached_by_keys() -> None:
    window = sit_down()
    window.key("tab")
    go_to(window, site(window, "skyscraper"))
    window.key("return")
    for way in ways(window):
        for step in steps_to(paying(window), way):
            go_to(window, PaymentGood(step.good, step.site))
            window.key("up" if step.step == "plus" else "down")
        assert taken_of(paying(window).payment) == taken_of(way)
    window.key("return")
    assert decisions(window) == 1


@pytest.mark.parametrize("position", ["table_payment", "perft/wild_goods", "perft/goods_on_cards"])
def test_what_is_not_a_way_to_pay_cannot_be_paid(position: str) -> None:
    """Random presses: the button pays exactly what the rules take."""
    window, random = sit_down(position), Random(5)
    table = scene(window)
    match = table.standing.match
    commands = [move for move in match.legal() if len(match.ask(payments, move.seat, move)) > 1]
    for command in commands:
        table.controller.choose([command], shift=True)
        for _ in range(12):
            panel = paying(window)
            source, step = (
                random.choice(panel.bill.sources or (GoodsSource("worker"),)),
                random.choice(("plus", "minus")),
            )
            table.controller.click(PaymentStep(step, *source))
            panel = paying(window)
            is_legal = table.standing.match.check(panel.paid) is None
            assert panel.is_settled == is_legal == (panel.bill.unpaid(panel.payment) == EMPTY)
            if not is_legal:
                table.controller.confirm()
                assert paying(window) == panel
        table.controller.cancel()


@pytest.mark.parametrize("way", ["mouse", "space", "return"])
def test_the_usual_way_is_one_press(way: str) -> None:
    window = sit_down()
    window.key("tab")
    go_to(window, site(window, "skyscraper"))
    window.key("return")
    assert paying(window).paid == paying(window).usual
    if way == "mouse":
        window.click("confirm")
    else:
        window.key(way)
    assert decisions(window) == 1
    assert isinstance(mode(window), Rest)


# ---------------------------------------------------------------------- what it says
def rest_on(window: Rehearsal, label: Label) -> str:
    window.hover(label)
    window.wait(DELAY + 50)
    window.settle()
    return texts(window)


def test_a_good_taken_away_leaves_something_to_pay() -> None:
    window = sit_down()
    open_skyscraper(window)
    go(window, "click pay:minus:brick", says("Still to pay"), "click confirm")
    assert decisions(window) == 0, "it is not settled"
    window.hover("cancel")
    assert "Still to pay: 1 brick." in rest_on(window, "confirm")
    go(window, "click pay:plus:ammo", says("You keep"))


def test_an_impossible_step_says_why_and_a_swap_what_it_swaps() -> None:
    window = sit_down()
    open_skyscraper(window)
    assert "You have no more of it there." in rest_on(window, "pay:plus:brick")
    assert "The cost needs no more of it." in rest_on(window, "pay:plus:worker")
    assert "You pay none of it." in rest_on(window, "pay:minus:ammo")
    assert "1 ammo instead of 1 brick" in rest_on(window, "pay:plus:ammo")
    window.click("cancel")
    window.click("take:red")
    assert "Nothing else you have can pay for it." not in rest_on(window, "pay:minus:worker"), "Camp holds workers"


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_panel_hides_neither_its_card_nor_the_supply_nor_phase_and_score(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    for left_handed in (False, True):
        window = sit_down("table_payment", size, text_scale, language, left_handed)
        for begin in (open_skyscraper, lambda window: window.drag(hand(window, "refinery"), "build")):
            begin(window)
            window.settle()
            assert problems([mark for mark in window.app.marks if mark.layer >= LAYER], size) == []
            layout = scene(window).sight().layout
            (panel,) = (mark.rect for mark in window.app.marks if mark.name == "dialog")
            kept = [box.rect for box in (layout.own.goods_panel, layout.sign, layout.lane, *layout.phases)]
            subject = subject_rect(scene(window).sight(), paying(window).command)
            assert subject
            assert panel.collidelist([*kept, subject]) < 0
            window.key("escape")


def test_no_tip_covers_the_buttons_of_the_panel() -> None:
    for size in (SMALL, LARGE):
        window = sit_down(size=size)
        for begin in (open_skyscraper, lambda window: window.drag(hand(window, "refinery"), "build")):
            begin(window)
            for label in [button for button in scene(window).buttons if button not in ("menu",)]:
                window.key("tab")
                window.wait(DELAY + 50)
                window.settle()
                tips = [mark.rect for mark in window.app.marks if mark.name == "tooltip"]
                feet = [scene(window).buttons[foot].rect for foot in ("confirm", "cancel")]
                assert tips, label
                assert all(tip.collidelist(feet) < 0 for tip in tips), label
            window.key("escape")


def test_goods_that_pay_are_ringed_in_the_supply_and_on_cards() -> None:
    window = sit_down()
    open_skyscraper(window)
    go(window, "click pay:plus:ammo", "click pay:plus:worker:3")
    layout = scene(window).sight().layout
    taken = taken_of(paying(window).payment)
    assert GoodsSource("worker", 3) in taken
    rings = [mark.rect for mark in window.app.marks if mark.name == "paying"]
    places = [layout.own.goods[source.good] if source.site is None else layout.place(source.site) for source in taken]
    assert sorted(map(tuple, rings)) == sorted(tuple(box.rect) for box in places if box)


@pytest.mark.parametrize(("settings", "pulses"), [
    (Settings(speed="normal"), True),
    (Settings(speed="off"), False),
    (Settings(speed="normal", reduced_motion=True), False),
])  # fmt: skip
def test_what_pays_pulses_while_the_panel_is_open(settings: Settings, pulses: bool) -> None:
    shining: list[tuple[int, int]] = []
    settings = msgspec.structs.replace(settings, always_pay=True)
    window = rehearse("table", SMALL, position=POSITIONS / "table_payment.yaml", seat="A", settings=settings)
    lights = []
    for is_open in (True, False):
        if is_open:
            open_skyscraper(window)
        else:
            window.key("escape")
            window.settle()
        lights.append(set[int]())
        for _ in range(100):
            window.wait(FRAME)
            lights[-1].add(scene(window).lifting.light)
            shining += [mark.rect.center for mark in window.app.marks if mark.name == "shine"]
    assert lights == [{*range(BRIGHTEST + 1)} if pulses else {0}, {0}]
    cells = scene(window).sight().layout.own.goods
    assert {*shining} == ({cells[good].rect.center for good in ("worker", "brick")} if pulses else set())


def test_what_is_gained_stands_in_its_own_row_and_not_on_the_button() -> None:
    window = sit_down("table_payment", LARGE)
    window.click(site(window, "archive"))
    window.settle()
    pay = next(mark.rect for mark in marked(window, "hit") if mark.label == labels.CONFIRM)
    assert [mark.name for mark in marked(window, "icon") if pay.contains(mark.rect)] == []
    row = next(mark.rect for mark in marked(window, "text") if mark.name == "You get")
    beside = [mark.name for mark in marked(window, "icon") if row.top <= mark.rect.centery <= row.bottom]
    assert beside == ["vp"]
