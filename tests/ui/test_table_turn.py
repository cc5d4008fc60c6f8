"""A turn at the table: what is shown of it, of the log, and of cards in sight; the deeds are in ``deeds.yaml``."""

from __future__ import annotations

import pygame
import pytest

from game.fiftyfirst.rules.commands import Pass, Pay
from game.fiftyfirst.rules.phases.cleanup import lost_of
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.play.panels import Paying
from game.fiftyfirst.table.spots import BoardAction, HandCard
from game.kernel.bag import Bag
from game.kernel.seats import NOBODY
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.play.modes import Rest
from game.ui.table.standing import END
from game.ui.theme import STRIP_USED, PanelStyle
from game.ui.widgets.tooltip import LAYER
from tests.ui import mouse_player
from tests.ui.table_person import decisions, hand, marked, mode, player, scene, sit_down, site, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.fixture
def window() -> Rehearsal:
    return sit_down()


@pytest.fixture
def choices() -> Rehearsal:
    return sit_down("table_payment")


# ------------------------------------------------------------------ paying
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


# ------------------------------------------------------------------ undo, end of turn, hand-over
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


# ------------------------------------------------------------------ keyboard, zoom, log
@pytest.mark.parametrize(("seat", "is_shown"), [("A", False), ("B", True)])
def test_a_ruin_is_looked_at_by_whoever_knows_its_front(seat: str, is_shown: bool) -> None:
    window = sit_down(seat=seat, changed={"City Guards, ruin: true": "City Guards, ruin: true, drawn: true"})
    window.click(site(window, "city_guards", "B"), 3)
    assert ("CITY GUARDS" in texts(window)) == is_shown


def shown_large(window: Rehearsal) -> set[str]:
    return {mark.name for mark in window.app.marks if mark.kind == "image" and mark.layer == LAYER}


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
    mouse_player.give(window, Pass("A"))
    assert "show_hand" in window.labels()
    assert drawn not in told(window)
    window.click("show_hand")
    assert drawn in told(window)


def test_after_the_action_all_cards_of_the_hand_lie_low() -> None:
    """Nothing more can be done with them in this turn, whatever could be paid."""
    window = sit_down("table_questions", settings=Settings(speed="off", end_of_turn="press"))
    window.click(site(window, "archive"))
    window.settle()
    sight = scene(window).sight()
    assert sight.standing.turn == END
    hand = sight.layout.hand
    laid = {
        mark.label: mark.rect.y for mark in window.app.marks if mark.kind == "hit" and isinstance(mark.label, HandCard)
    }
    assert len(laid) == len(hand.cards) > 0
    assert all(y == hand.cards[0].y + round(24 * sight.layout.scale) for y in laid.values())


def test_after_the_action_no_faction_action_is_bright(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Label] = []
    panel = Canvas.panel

    def note(canvas: Canvas, rect: pygame.Rect, style: PanelStyle, label: Label = "") -> pygame.Rect:
        if style == STRIP_USED:
            used.append(label)
        return panel(canvas, rect, style, label)

    window = sit_down("table_questions", settings=Settings(speed="off", end_of_turn="press"))
    monkeypatch.setattr(Canvas, "panel", note)
    window.click(site(window, "archive"))
    window.settle()
    assert scene(window).standing.turn == END
    actions = scene(window).standing.board.actions
    assert {*(BoardAction(action.name) for action in actions), spots.EXCHANGE} <= {*used}


def test_what_passing_costs_stands_in_icons_with_their_numbers() -> None:
    window = sit_down("table_busy")
    window.click("pass")
    [line] = [mark.rect for mark in marked(window, "panel") if mark.name == "lost"]
    inside = [mark for mark in (*marked(window, "icon"), *marked(window, "text")) if line.contains(mark.rect)]
    lost = lost_of(player(window, "A"))
    assert lost
    assert {mark.name for mark in inside if mark.kind == "icon"} == {*lost}
    assert sorted(mark.name for mark in inside if mark.kind == "text") == sorted(map(str, lost.values()))
