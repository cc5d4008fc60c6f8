"""What the table tells a player who does not know the rules by heart: reasons, outcomes, warnings, the keyboard."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.of_context import catalog_of, wording_of
from game.fiftyfirst.table.play.panels import Paying
from game.fiftyfirst.table.spots import SiteAt
from game.fiftyfirst.wording import card_words
from game.kernel.seats import SeatSetup
from game.ui.places import Label
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.table.play.modes import Radial
from game.ui.widgets.tooltip import DELAY
from tests.ui.layout import problems
from tests.ui.table_person import LARGE, SMALL, decisions, hand, mode, scene, sit_down, site, state, texts


def rest_on(window: Rehearsal, label: Label) -> str:
    """Point there until the tooltip shows; all texts of the frame."""
    window.hover(label)
    window.wait(DELAY + 50)
    window.settle()
    return texts(window)


# ------------------------------------------------------------------ reasons
def test_a_hand_card_explains_itself_beside_its_large_face() -> None:
    for size in (SMALL, LARGE):
        window = sit_down(size=size)
        told = rest_on(window, hand(window, "hideout"))
        assert "discard 1 of your Deals to gain 1 VP" in told
        assert problems(window.app.marks, size) == []


def test_in_an_open_turn_a_dim_card_says_what_is_asked() -> None:
    window = sit_down("table_payment")
    window.click(site(window, "archive"))
    told = rest_on(window, hand(window, "school"))
    assert told.count("Activate Archive again, or end your turn.") == 2, "in the prompt and beside the card"


def test_after_the_action_a_click_on_a_card_reminds_of_ending_the_turn() -> None:
    window = sit_down("table_last_round", settings=Settings(speed="off", end_of_turn="press"))
    window.click("take:red")
    window.click(hand(window, "school"))
    window.settle()
    assert decisions(window) == 1
    assert texts(window).count("End your turn (Space), or undo.") == 2, "the prompt and the reminder"


def test_develop_without_a_state_says_that_there_is_nothing_to_build_over() -> None:
    window = sit_down("table_last_round")
    start = state(window)
    bare = replace(start, players=(replace(start.players[0], sites=()), *start.players[1:]))
    setups = [SeatSetup("Alex"), SeatSetup("Katharina")]
    window.context.match = Match.begin(fiftyfirst(), window.context.playing.game, setups, bare, 1)
    scene(window).enter()
    window.settle()
    window.click(hand(window, "school"))
    assert isinstance(mode(window), Radial)
    assert "no Location or Ruin that this card could replace" in rest_on(window, "verb:develop")


# ------------------------------------------------------------------ outcomes
def test_the_payment_panel_promises_the_outcome_of_the_chosen_way() -> None:
    window = sit_down("table_payment")
    window.drag(hand(window, "refinery"), "build")
    assert not scene(window).busy, "the card waits for the payment"
    window.settle()
    assert isinstance(mode(window), Paying)
    assert "Construct: pay 1 grey and 1 universal, gain 3 VP" in rest_on(window, "confirm")
    window.click("pay:plus:universal")
    assert "Construct: pay 2 universal, gain 3 VP" in rest_on(window, "confirm")


def test_a_face_up_connection_card_tells_what_it_is_for_before_it_is_taken() -> None:
    window = sit_down()
    told = rest_on(window, "take:blue")
    assert "Take: pay 2 workers" in told
    effect = card_words.connection(wording_of(window.context), catalog_of(window.context).connections["junk_train"])
    assert effect in told


# ------------------------------------------------------------------ warnings
def test_the_last_round_is_announced_on_both_signs_and_in_the_prompt() -> None:
    calm, last = texts(sit_down()), sit_down("table_last_round")
    for words in ("LAST ROUND", "25 VP – LAST ROUND", "the game ends when all players have passed"):
        assert words in texts(last)
        assert words not in calm
    assert "without a Cleanup phase" in rest_on(last, "round")
    for size in (SMALL, LARGE):
        assert problems(sit_down("table_last_round", size).app.marks, size) == []


def test_beyond_fifty_the_emblem_wraps_and_carries_fifty() -> None:
    window = sit_down("table_last_round")
    emblems = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "icon" and mark.rect.bottom < 62}
    assert emblems["new_york"].x < emblems["mutants_union"].x, "53 stands on 3, left of 27"
    assert "+50" in texts(window)


def test_the_action_can_be_taken_back_from_its_line_in_the_log() -> None:
    window = sit_down()
    log = scene(window).sight().layout.side.log.rect
    assert not any(mark.name == "undo" and log.contains(mark.rect) for mark in window.app.marks)
    window.click(site(window, "convoy"))
    window.settle()
    button = next(m.rect for m in window.app.marks if m.kind == "hit" and m.name == "undo" and log.contains(m.rect))
    window.click(f"{button.centerx},{button.centery}")
    assert decisions(window) == 0


def test_what_a_robot_did_to_the_player_is_told_when_the_turn_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    window = sit_down("table_last_round")
    setups = [SeatSetup("Alex"), SeatSetup("Robo", "random")]
    window.context.match = Match.begin(fiftyfirst(), window.context.playing.game, setups, state(window), 1)
    scene(window).enter()
    window.settle()
    monkeypatch.setattr("game.ui.scenes.match_table.recap", lambda *_: ("Robo razes Alex’s Church.",))
    window.click("take:red")
    window.settle()
    assert "SINCE YOUR LAST TURN\nRobo razes Alex’s Church." in texts(window)
    window.click("lane")
    window.settle()
    assert "SINCE YOUR LAST TURN" not in texts(window), "any press puts it away"


# ------------------------------------------------------------------ where the large card goes
def test_in_a_low_window_the_hovered_hand_card_hides_no_drop_target() -> None:
    window = sit_down()
    layout = scene(window).sight().layout
    label = hand(window, "refinery")
    window.hover(label)
    window.wait(200)
    large = max((m.rect for m in window.app.marks if m.name == "refinery" and m.kind == "image"), key=lambda r: r.w)
    assert large.w >= 190
    assert not large.colliderect(layout.side.discard_zone.rect)
    assert not large.colliderect(layout.own.deal_zone.rect)
    assert not large.colliderect(layout.hand.strip.rect)
    for row in layout.own.rows:
        for box in row.places.values():
            assert box.center[0] < large.x or not large.colliderect(box.rect), (
                "of a plate no more than its end is hidden"
            )
        assert row.free.x < large.x, "the end of the row stays in sight"


# ------------------------------------------------------------------ keyboard
def test_arrows_move_the_focus_and_what_has_it_is_shown_as_if_pointed_at() -> None:
    window = sit_down()
    window.key("tab")
    assert scene(window).focus == hand(window, "refinery")
    window.key("right")
    assert scene(window).focus == hand(window, "factory")
    window.key("up")
    assert isinstance(scene(window).focus, SiteAt)
    window.wait(DELAY + 50)
    window.settle()
    assert "has already been used this round" in texts(window), "what is not legal has the focus too, and says why"
    window.key("right")
    window.key("right")
    window.wait(DELAY + 50)
    window.settle()
    assert "Activate: pay" in texts(window)
