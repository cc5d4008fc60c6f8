"""The table without a mouse: where the focus goes, what each key does, and that nothing is out of reach."""

from __future__ import annotations

import pytest

from game.rules import commands as cm
from game.ui.places import Label, SiteAt, name_of
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.table.play.modes import Aiming, Discarding, Passing, Paying, Radial, Reading, Rest
from game.ui.widgets.tooltip import DELAY
from tests.ui.key_player import go_to, press
from tests.ui.table_person import LARGE, decisions, hand, mode, player, scene, sit_down, site, state, texts


@pytest.fixture
def window() -> Rehearsal:
    return sit_down()


@pytest.fixture
def choices() -> Rehearsal:
    return sit_down("table_payment")


def rings(window: Rehearsal) -> int:
    window.settle()
    return sum(mark.name == "focus" for mark in window.app.marks)


def sent(window: Rehearsal) -> cm.AnyCommand | None:
    return window.context.playing.journal[decisions(window)].decision


# ------------------------------------------------------------------ where the focus is
def test_tab_goes_through_what_is_legal_first_and_through_the_own_state_before_the_others() -> None:
    window = sit_down("table_3p")
    reached = [label for label in scene(window).buttons if name_of(label).startswith("site:")]
    offers = scene(window).standing.offers
    own = {f"site:{site.id}" for site in player(window).sites}
    for group in ([label in own for label in reached if (label in offers) is offered] for offered in (True, False)):
        assert group == sorted(group, reverse=True)
    window.click("goods:worker")
    window.settle()
    aim = mode(window)
    assert isinstance(aim, Aiming)
    legal = [target.is_legal for label in scene(window).buttons for target in aim.targets if target.label == label]
    assert legal == sorted(legal, reverse=True)
    assert {True, False} == set(legal)


def test_the_focus_on_a_plate_that_is_partly_covered_rings_what_is_in_sight() -> None:
    window = sit_down("table_full")
    layout = scene(window).sight().layout
    row = next(row for row in layout.own.rows if row.overlapping)
    number = next(iter(row.places))
    assert scene(window).buttons[SiteAt(number)].rect == row.uncovered[number].rect
    assert row.uncovered[number].w < row.places[number].w


def test_every_place_that_can_be_pointed_at_is_reached_by_the_keyboard(window: Rehearsal) -> None:
    reached = set()
    for _ in range(len(window.labels())):
        window.key("tab")
        reached.add(name_of(scene(window).focus))
        assert rings(window) >= 1, "the focus is always seen"
    assert set(window.labels()) - reached == {"strip"}


def test_what_can_be_done_comes_first_and_what_cannot_says_why() -> None:
    window = sit_down("table_last_round")
    window.key("tab")
    assert (scene(window).focus or "") in scene(window).standing.offers
    go_to(window, hand(window, "factory"))
    window.wait(DELAY + 50)
    window.settle()
    assert "Construct: Factory needs 2 grey contact tokens" in texts(window)


def test_the_first_arrow_starts_at_what_the_pointer_was_on(window: Rehearsal) -> None:
    window.hover(hand(window, "hideout"))
    window.key("right")
    assert scene(window).focus == hand(window, "oilmen_fortress")


@pytest.mark.parametrize("size", [(1280, 720), LARGE], ids=str)
def test_the_ring_is_seen_on_a_place_with_another_outline(size: tuple[int, int]) -> None:
    window = sit_down(size=size)
    go_to(window, site(window, "archive"))
    window.settle()
    ring = next(mark.rect for mark in window.app.marks if mark.name == "focus")
    place = next(m.rect for m in window.app.marks if m.kind == "hit" and m.label == site(window, "archive"))
    assert ring.contains(place)
    with_ring = window.surface.get_at((ring.centerx, ring.y + 1))[:3]
    go_to(window, site(window, "skyscraper"))
    window.settle()
    assert window.surface.get_at((ring.centerx, ring.y + 1))[:3] != with_ring


def test_the_words_about_a_place_do_not_hide_it(window: Rehearsal) -> None:
    go_to(window, "goods:shield")
    window.wait(DELAY + 50)
    window.settle()
    tip = next(mark.rect for mark in window.app.marks if mark.name == "tooltip")
    place = next(m.rect for m in window.app.marks if m.kind == "hit" and m.name == "goods:shield")
    assert not tip.colliderect(place)


def test_after_an_action_the_focus_is_on_the_end_of_the_turn(window: Rehearsal) -> None:
    press(window, "take:blue")
    window.settle()
    assert scene(window).focus == "done", "a shield could still be placed; the button ends the turn"
    window.key("return")
    window.settle()
    assert scene(window).focus == "show_hand"
    window.key("space")
    window.settle()
    assert scene(window).focus is not None


def test_after_a_question_comes_up_its_first_answer_has_the_focus(choices: Rehearsal) -> None:
    press(choices, site(choices, "thieves_caravan"))
    choices.settle()
    assert name_of(scene(choices).focus) == "answer:gun", "resources stand in the order of the rows of goods"
    choices.key("right")
    choices.key("return")
    assert player(choices, "B").goods["fuel"] == 0


def test_a_panel_puts_the_focus_on_its_choice_and_escape_brings_it_back(choices: Rehearsal) -> None:
    press(choices, "exchange")
    choices.settle()
    assert name_of(scene(choices).focus) == "exchange:brick"
    choices.key("escape")
    choices.settle()
    assert isinstance(mode(choices), Rest)
    assert scene(choices).focus == "exchange"


# ------------------------------------------------------------------ one key, one meaning
def test_enter_does_what_a_click_does_and_shift_enter_asks_how_to_pay() -> None:
    window = sit_down("table_payment")
    press(window, hand(window, "school"))
    assert isinstance(mode(window), Radial)
    go_to(window, "verb:deal")
    window.key("shift+return")
    assert isinstance(mode(window), Paying)
    window.key("escape")
    press(window, hand(window, "school"))
    press(window, "verb:deal")
    assert isinstance(sent(window), cm.MakeDeal)


def test_space_pays_ends_the_turn_and_shows_the_hand(choices: Rehearsal) -> None:
    press(choices, hand(choices, "refinery"))
    press(choices, "verb:construct")
    choices.settle()
    assert name_of(scene(choices).focus) == "confirm", "one press pays the usual way"
    go_to(choices, "payment:universal")
    choices.key("up")
    choices.key("space")
    paid = sent(choices)
    assert isinstance(paid, cm.ConstructLocation)
    assert paid.payment is not None
    assert paid.payment[0].goods == {"universal": 2}
    choices.key("space")
    choices.settle()
    assert scene(choices).standing.hidden
    choices.key("space")
    assert not scene(choices).standing.hidden


def test_space_on_cancel_cancels(choices: Rehearsal) -> None:
    choices.key("p")
    assert isinstance(mode(choices), Passing)
    press_space_on(choices, "cancel")
    assert isinstance(mode(choices), Rest)
    assert decisions(choices) == 0


def press_space_on(window: Rehearsal, label: Label) -> None:
    go_to(window, label)
    window.key("space")


def test_space_at_rest_presses_what_has_the_focus(window: Rehearsal) -> None:
    press_space_on(window, site(window, "convoy"))
    assert decisions(window) == 1


def test_p_asks_and_space_passes(window: Rehearsal) -> None:
    window.key("tab")
    window.key("p")
    window.settle()
    assert scene(window).focus == "confirm"
    window.key("space")
    assert isinstance(sent(window), cm.Pass)


def test_undo_and_redo_have_their_keys(window: Rehearsal) -> None:
    press(window, "take:blue")
    window.key("ctrl+z")
    assert decisions(window) == 0
    window.settle()
    assert scene(window).focus is not None
    window.key("ctrl+y")
    assert decisions(window) == 1


def test_i_looks_closely_at_what_has_the_focus_or_lies_under_the_pointer(window: Rehearsal) -> None:
    go_to(window, site(window, "archive"))
    window.key("i")
    assert "ARCHIVE" in texts(window)
    window.key("escape")
    window.hover(site(window, "arena", "B"))
    window.key("i")
    assert "ARENA" in texts(window)


def test_l_opens_the_log_whose_cards_are_reached_and_looked_at(window: Rehearsal) -> None:
    press(window, site(window, "convoy"))
    window.settle()
    before = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == "log")
    window.key("l")
    window.settle()
    assert isinstance(mode(window), Reading)
    opened = max((m.rect for m in window.app.marks if m.kind == "hit" and m.name == "log"), key=lambda rect: rect.h)
    assert opened.height > before.height
    window.key("tab")
    assert name_of(scene(window).focus) == "named:0:convoy"
    assert rings(window) == 1
    window.key("i")
    assert type(window.context.stack.top).__name__ == "ZoomScene"
    window.key("escape")
    window.key("l")
    window.settle()
    assert isinstance(mode(window), Rest)


def test_a_name_of_two_words_is_one_place_in_the_log() -> None:
    window = rehearse("table", (1280, 720))
    window.key("l")
    window.settle()
    named = scene(window).picture.log.named
    assert [name_of(label).split(":")[1] for label in named] == [str(number) for number in range(len(named))]
    start = scene(window).picture.log.scroller.offset
    window.key("tab")
    window.settle()
    assert scene(window).focus in named
    assert scene(window).picture.log.scroller.offset == start, "the last name in sight comes first"
    assert name_of(scene(window).focus) in window.labels()


def test_up_and_down_scroll_the_open_log() -> None:
    window = rehearse("table", (1280, 720))
    log = scene(window).picture.log
    window.key("l")
    window.settle()
    at = log.scroller.offset
    assert at == log.scroller.furthest > 0, "the newest line is in sight"
    window.key("up")
    assert log.scroller.offset < at
    window.key("home")
    assert log.scroller.offset == 0
    window.key("end")
    assert log.scroller.offset == at


# ------------------------------------------------------------------ what is else dragged
def test_a_location_of_the_other_state_is_razed_by_keys(choices: Rehearsal) -> None:
    press(choices, "goods:red")
    choices.settle()
    assert isinstance(mode(choices), Aiming)
    assert scene(choices).focus == site(choices, "fuel_tank", "B")
    choices.key("return")
    assert isinstance(sent(choices), cm.RazeLocation)


def test_a_worker_is_sent_by_keys(window: Rehearsal) -> None:
    press(window, "goods:worker")
    press(window, site(window, "boiler_room", "B"))
    assert isinstance(sent(window), cm.UseOpenProduction)


def test_a_shield_is_placed_by_keys(window: Rehearsal) -> None:
    press(window, "goods:shield")
    press(window, site(window, "church"))
    assert isinstance(sent(window), cm.PlaceShield)


def test_a_card_is_discarded_in_place_or_in_the_panel(choices: Rehearsal) -> None:
    press(choices, site(choices, "negotiator"))
    choices.settle()
    asked = mode(choices)
    assert isinstance(asked, Discarding)
    deals = [mark for mark in choices.app.marks if mark.kind == "hit" and mark.name == "choice:0"]
    assert len(deals) == 2, "in the panel, and the Deal itself"
    tab = min(deals, key=lambda mark: mark.rect.width).rect
    choices.click(f"{tab.centerx},{tab.centery}")
    assert len(player(choices).deals) == 2


# ------------------------------------------------------------------ stepping back from a question
def test_a_question_is_cancelled_by_its_button_and_by_escape(choices: Rehearsal) -> None:
    for cancel in ("escape", "button"):
        choices.click(site(choices, "thieves_caravan"))
        choices.settle()
        assert decisions(choices) == 1
        if cancel == "button":
            choices.click("cancel")
        else:
            choices.key("escape")
        choices.settle()
        assert decisions(choices) == 0
        assert state(choices).to_move == "A"


def test_the_goods_of_the_victim_light_up_and_answer(choices: Rehearsal) -> None:
    choices.click(site(choices, "thieves_caravan"))
    choices.settle()
    cells = [mark.rect for mark in choices.app.marks if mark.kind == "hit" and mark.name == "answer:gun"]
    assert len(cells) == 2
    cell = min(cells, key=lambda rect: rect.width)
    choices.click(f"{cell.centerx},{cell.centery}")
    assert player(choices, "B").goods["gun"] == 1


def test_space_alone_does_not_take_the_focus_from_the_mouse() -> None:
    window = sit_down()
    window.click("take:red")
    window.key("space")
    window.key("space")
    window.settle()
    assert "show_hand" not in window.labels()
    assert not scene(window).by_key
    window.key("tab")
    assert scene(window).by_key
