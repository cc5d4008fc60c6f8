"""A turn at the table: ways to pay, what to discard, questions, passing, taking back, handing over."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.kernel.bag import Bag
from game.kernel.seats import NOBODY
from game.rules.commands import Pay
from game.rules.state import ChooseAction, ChooseFollowUp, ChooseResource
from game.ui.art import chrome
from game.ui.canvas import Canvas
from game.ui.places import BoardAction, InHand, Label, VerbSign
from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.table.play.modes import Discarding, Passing, Paying, Radial, Reading, Rest
from game.ui.table.standing import END
from game.ui.theme import STRIP_USED, PanelStyle
from tests.ui.table_person import (
    POSITIONS,
    SMALL,
    connection,
    decisions,
    hand,
    mode,
    player,
    scene,
    sit_down,
    site,
    state,
    texts,
)

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.fixture
def window() -> Rehearsal:
    return sit_down()


@pytest.fixture
def choices() -> Rehearsal:
    return sit_down("table_payment")


# ------------------------------------------------------------------ paying
def test_a_wild_token_opens_the_payment_panel_when_another_way_exists(choices: Rehearsal) -> None:
    choices.drag(hand(choices, "refinery"), "build")
    asked = mode(choices)
    assert isinstance(asked, Paying)
    assert asked.paid == asked.usual, "the canonical way is preselected"
    choices.click("pay:plus:universal")
    assert decisions(choices) == 0
    choices.click("confirm")
    assert player(choices).goods["universal"] == 0
    assert player(choices).goods["grey"] == 1


def test_space_pays_the_chosen_way(choices: Rehearsal) -> None:
    choices.drag(hand(choices, "refinery"), "build")
    choices.key("space")
    assert player(choices).goods["universal"] == 1
    assert player(choices).goods["grey"] == 0


def test_cancel_leaves_the_payment_panel_and_changes_nothing(choices: Rehearsal) -> None:
    choices.drag(hand(choices, "refinery"), "build")
    choices.click("cancel")
    assert isinstance(mode(choices), Rest)
    assert decisions(choices) == 0


def test_a_usual_payment_asks_nothing(choices: Rehearsal) -> None:
    choices.click(site(choices, "skyscraper"))
    assert decisions(choices) == 1


def test_with_shift_every_way_to_pay_is_shown(choices: Rehearsal) -> None:
    pos = choices.find(site(choices, "skyscraper"))
    shift = pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, unicode="")
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)
    for event in (shift, down, up):
        choices.app.frame((event,), 16)
    asked = mode(choices)
    assert isinstance(asked, Paying)
    assert asked.payment == (Pay(Bag({"brick": 2, "worker": 1})),)
    choices.settle()
    assert "Brick Storage" in texts(choices)
    for _ in range(2):
        choices.click("pay:plus:ammo")
    asked = mode(choices)
    assert isinstance(asked, Paying)
    assert asked.payment == (Pay(Bag({"worker": 1, "ammo": 2})),)


def test_a_cost_in_cards_asks_which_to_discard(choices: Rehearsal) -> None:
    choices.click("faction:grey")
    asked = mode(choices)
    assert isinstance(asked, Discarding)
    museum = next(i for i, command in enumerate(asked.commands) if command.discard == ("museum",))  # type: ignore[union-attr]
    choices.click(f"choice:{museum}")
    assert state(choices).discard == ("museum",)
    assert player(choices).goods["grey"] == 3


def test_a_cost_in_deals_asks_which_to_discard(choices: Rehearsal) -> None:
    choices.click(site(choices, "hideout"))
    asked = mode(choices)
    assert isinstance(asked, Discarding)
    choices.click("choice:0")
    assert len(player(choices).deals) == 2


# ------------------------------------------------------------------ questions and open turns
def test_a_question_is_answered_on_the_table_and_the_open_turn_is_closed(choices: Rehearsal) -> None:
    choices.click(site(choices, "thieves_caravan"))
    assert isinstance(state(choices).question, ChooseResource)
    assert {"answer:gun", "answer:fuel"} <= set(choices.labels())
    choices.click("answer:gun")
    assert player(choices).goods["gun"] == 1
    assert isinstance(state(choices).question, ChooseFollowUp)
    choices.click(site(choices, "thieves_caravan"))
    choices.click("answer:fuel")
    assert player(choices, "B").goods == {"worker": 1, "gun": 1}


def test_in_an_open_turn_another_action_reminds_of_what_is_asked(choices: Rehearsal) -> None:
    choices.click(site(choices, "archive"))
    choices.click(hand(choices, "school"))
    assert isinstance(mode(choices), Rest)
    assert "again, or end your turn" in texts(choices)


def test_one_press_ends_an_open_turn_and_hands_over(choices: Rehearsal) -> None:
    choices.click(site(choices, "archive"))
    choices.click("done")
    assert state(choices).to_move == "B"
    assert "show_hand" in choices.labels()


# ------------------------------------------------------------------ undo, end of turn, hand-over
def test_an_action_is_taken_back_and_done_again(window: Rehearsal) -> None:
    before = state(window)
    window.click(site(window, "convoy"))
    window.click("undo")
    assert state(window) == before
    window.click("redo")
    assert player(window).goods["blue"] == 3
    window.key("ctrl+z")
    assert state(window) == before
    window.key("ctrl+y")
    assert player(window).goods["blue"] == 3


def test_undo_is_locked_with_its_reason_after_a_card_was_drawn(window: Rehearsal) -> None:
    window.click("exchange")
    window.click("exchange:card")
    window.hover("undo")
    window.wait(400)
    assert "revealed" in texts(window)
    after = decisions(window)
    window.click("undo")
    assert decisions(window) == after


@pytest.mark.slow
def test_the_drawn_card_is_seen_before_the_turn_is_handed_over(choices: Rehearsal) -> None:
    choices.click("exchange")
    choices.click("exchange:card")
    hand_now = [label for label in choices.labels() if label.startswith("hand:")]
    assert len(hand_now) == 5
    assert "done" in choices.labels() or "end_turn" in choices.labels()


def test_the_hand_is_handed_over_face_down_with_a_recap(choices: Rehearsal) -> None:
    choices.drag("goods:red", site(choices, "fuel_tank", "B"))
    choices.click("done")
    choices.settle()
    assert not [label for label in choices.labels() if label.startswith("hand:")]
    shown = texts(choices)
    assert "KATHARINA, YOUR TURN" in shown
    assert "razes" in shown
    choices.click("show_hand")
    assert "hand:0:crossroads" in choices.labels()
    assert scene(choices).standing.seat == "B"


def test_space_ends_the_turn_and_opens_the_next_hand(choices: Rehearsal) -> None:
    choices.click(site(choices, "skyscraper"))
    choices.key("space")
    assert "show_hand" in choices.labels()
    choices.key("space")
    assert "hand:0:crossroads" in choices.labels()


def test_while_a_hand_is_closed_nothing_can_be_done(choices: Rehearsal) -> None:
    choices.click(site(choices, "archive"))
    choices.click("done")
    after = decisions(choices)
    for label in ("faction:red", "pass", "exchange", "goods:worker"):
        choices.click(label)
    assert decisions(choices) == after
    assert isinstance(mode(choices), Rest)


# ------------------------------------------------------------------ passing
def test_passing_asks_once_and_lists_what_is_lost(window: Rehearsal) -> None:
    window.click("pass")
    assert isinstance(mode(window), Passing)
    shown = texts(window)
    assert "You lose in the Cleanup phase" in shown
    assert "nobody can raze" in shown
    window.click("cancel")
    assert decisions(window) == 0
    window.key("p")
    window.click("confirm")
    assert player(window).passed
    assert "end_turn" in window.labels()
    window.click("undo")
    assert not player(window).passed


def test_who_has_passed_is_left_alone(choices: Rehearsal) -> None:
    choices.click("pass")
    choices.click("confirm")
    choices.click("end_turn")
    choices.click("show_hand")
    assert isinstance(state(choices).question, ChooseAction)
    choices.click("pass")
    choices.click("confirm")
    assert state(choices).phase != "action"
    assert type(choices.context.stack.top).__name__ != "TableScene"


# ------------------------------------------------------------------ keyboard, zoom, log
def test_tab_and_return_do_what_a_click_does(window: Rehearsal) -> None:
    for _ in range(60):
        window.key("tab")
        if scene(window).focus == site(window, "convoy"):
            break
    window.key("return")
    assert player(window).goods["blue"] == 3


def test_a_right_click_zooms_every_card(window: Rehearsal) -> None:
    for label in (hand(window, "factory"), site(window, "arena", "B"), connection(window, "thugs"), "take:blue"):
        window.click(label, 3)
        assert type(window.context.stack.top).__name__ == "ZoomScene"
        window.key("escape")
        assert isinstance(mode(window), Rest)


def test_the_zoom_of_a_hand_card_tells_what_building_it_would_bring(window: Rehearsal) -> None:
    window.click(hand(window, "refinery"), 3)
    assert "pay 2 grey, gain 3 VP" in texts(window)


def test_the_log_names_cards_that_can_be_zoomed(window: Rehearsal) -> None:
    window.click(site(window, "convoy"))
    window.click("named:0:convoy")
    assert type(window.context.stack.top).__name__ == "ZoomScene"


def test_a_click_beside_the_radial_menu_closes_it(window: Rehearsal) -> None:
    window.click(hand(window, "factory"))
    assert isinstance(mode(window), Radial)
    window.click(hand(window, "factory"))
    assert isinstance(mode(window), Rest)


def test_a_click_on_a_deal_shows_its_card(window: Rehearsal) -> None:
    window.click("made_deal:A:1:quarry")
    assert "QUARRY" in texts(window)


def test_a_ruin_is_looked_at_by_whoever_knows_its_front(window: Rehearsal, tmp_path: Path) -> None:
    window.click(site(window, "city_guards", "B"), 3)
    assert "CITY GUARDS" in texts(window), "all have seen it before it was razed"
    position = tmp_path / "drawn.yaml"
    table = (POSITIONS / "table.yaml").read_text("utf-8")
    position.write_text(table.replace("City Guards, ruin: true", "City Guards, ruin: true, drawn: true"), "utf-8")
    for seat, is_shown in (("A", False), ("B", True)):
        drawn = rehearse("table", SMALL, position=position, seat=seat, settings=Settings(speed="off"))
        drawn.click(site(drawn, "city_guards", "B"), 3)
        assert ("CITY GUARDS" in texts(drawn)) == is_shown
    busy = sit_down("table_busy")
    busy.click(site(busy, "thieves_den"), 3)
    assert "THIEVES DEN" in texts(busy)


def test_a_hand_card_that_can_do_nothing_says_why(choices: Rehearsal) -> None:
    while decisions(choices) == 0:
        choices.click("faction:blue")
    choices.click("done")
    choices.click("show_hand")
    choices.hover(hand(choices, "negotiator"))
    choices.wait(400)
    assert "needs 3 grey contact tokens" in texts(choices)


def test_the_keyboard_alone_builds_a_card(window: Rehearsal) -> None:
    def tab_to(label: Label) -> None:
        for _ in range(80):
            window.key("tab")
            if scene(window).focus == label:
                return
        raise AssertionError(f"{label} was not reached")

    tab_to(hand(window, "factory"))
    window.key("return")
    tab_to(VerbSign("construct"))
    window.key("return")
    assert "factory" in {site.card for site in player(window).sites}


def shown_large(window: Rehearsal) -> set[str]:
    return {mark.name for mark in window.app.marks if mark.kind == "image" and mark.layer == 7}


def test_cards_of_the_log_the_deals_and_the_other_state_are_shown_large_on_hover(window: Rehearsal) -> None:
    window.click(site(window, "convoy"))
    window.hover("named:0:convoy")
    window.settle()
    assert shown_large(window) == {"convoy"}
    window.hover("made_deal:B:0:gunsmith")
    window.wait(500)
    assert shown_large(window) == {"gunsmith"}
    window.hover(site(window, "arena", "B"))
    window.wait(500)
    assert shown_large(window) == {"arena"}


def test_alt_zooms_the_card_under_the_pointer(window: Rehearsal) -> None:
    window.hover(site(window, "gun_shop", "B"))
    window.key("left alt")
    assert "GUN SHOP" in texts(window)


def test_leaving_the_window_puts_a_held_card_back(window: Rehearsal) -> None:
    window.lift(hand(window, "factory"))
    window.app.frame((pygame.Event(pygame.WINDOWLEAVE),), 16)
    assert isinstance(mode(window), Rest)
    assert decisions(window) == 0


def test_the_log_has_a_line_with_the_emblem_of_who_acted(window: Rehearsal) -> None:
    log = scene(window).sight().layout.side.log.rect
    window.click(site(window, "convoy"))
    window.settle()
    icons = [mark for mark in window.app.marks if mark.kind == "icon" and log.contains(mark.rect)]
    emblems = [mark for mark in icons if mark.name != "undo"]
    assert [mark.name for mark in emblems] == ["new_york"]


def test_the_wheel_turns_the_log_and_new_lines_bring_its_end_back(window: Rehearsal) -> None:
    match = window.context.playing
    for _ in range(30):
        match.end_turn()
        match.submit(match.legal()[0])
    window.context.viewer = match.holder or NOBODY
    scene(window).enter()
    window.settle()
    log = scene(window).picture.log.scroller
    assert log.offset == log.furthest > 0, "the newest line is in sight"
    pos = log.rect.center
    window.hover(f"{pos[0]},{pos[1]}")
    window.app.frame((pygame.Event(pygame.MOUSEWHEEL, x=0, y=2),), 16)
    assert log.offset < log.furthest


def told(window: Rehearsal) -> str:
    """The lines of the log, which are pictures."""
    return "\n".join(mark.name for mark in window.app.marks if mark.kind == "image")


def test_while_a_hand_is_closed_the_log_tells_no_card_that_its_player_drew(window: Rehearsal) -> None:
    window.click(site(window, "convoy"))
    window.click("done")
    window.click("show_hand")
    window.click("exchange")
    window.click("exchange:card")
    drawn = window.context.wording.title(player(window, "B").hand[-1])
    assert drawn in told(window)
    window.key("space")
    window.click("show_hand")
    window.click("pass")
    window.click("confirm")
    window.click("end_turn")
    assert "show_hand" in window.labels()
    assert drawn not in told(window)
    window.click("show_hand")
    assert drawn in told(window)


def test_undo_and_redo_say_how_far_they_go(window: Rehearsal) -> None:
    window.click(site(window, "convoy"))
    window.hover("undo")
    window.wait(400)
    assert "Undoes one decision:" in texts(window)
    window.click("undo")
    window.hover("redo")
    window.wait(400)
    assert "Redoes one decision:" in texts(window)


def test_who_always_wants_to_be_asked_is_asked_how_to_pay() -> None:
    settings = Settings(speed="off", always_pay=True)
    asked = rehearse("table", SMALL, position=POSITIONS / "table.yaml", seat="A", settings=settings)
    asked.drag(hand(asked, "factory"), "build")
    asked.settle()
    assert isinstance(mode(asked), Paying)


def test_a_click_into_the_open_log_leaves_it_open_and_one_beside_it_closes_it() -> None:
    window = sit_down()
    window.key("l")
    window.settle()
    window.click("log")
    window.settle()
    assert isinstance(mode(window), Reading)
    window.click("round")
    window.settle()
    assert isinstance(mode(window), Rest)


def test_after_the_action_no_card_in_the_hand_is_bright(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more can be done with them in this turn, whatever could be paid."""
    veiled: list[pygame.Rect] = []

    def note(_canvas: Canvas, rect: pygame.Rect, _radius: float = 8) -> None:
        veiled.append(rect)

    monkeypatch.setattr(chrome, "veil", note)
    window = sit_down("table_questions")
    window.click(site(window, "archive"))
    window.settle()
    veiled.clear()
    window.hover("end_turn")
    window.settle()
    cards = [mark.rect for mark in window.app.marks if mark.kind == "hit" and isinstance(mark.label, InHand)]
    assert scene(window).standing.turn == END
    assert cards
    assert all(card in veiled for card in cards)


def test_after_the_action_no_faction_action_is_bright(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Label] = []
    panel = Canvas.panel

    def note(canvas: Canvas, rect: pygame.Rect, style: PanelStyle, label: Label = "") -> pygame.Rect:
        if style == STRIP_USED:
            used.append(label)
        return panel(canvas, rect, style, label)

    window = sit_down("table_questions")
    monkeypatch.setattr(Canvas, "panel", note)
    window.click(site(window, "archive"))
    window.settle()
    assert scene(window).standing.turn == END
    actions = scene(window).standing.board.actions
    assert {*(BoardAction(action.name) for action in actions), labels.EXCHANGE} <= {*used}
