"""Every action of R7.2 at the table, once dragged and once clicked, by posted mouse events."""

from __future__ import annotations

import pygame
import pytest

from game.ui.rehearsal.driver import Rehearsal
from game.ui.table.play.modes import Aiming, Held, Radial, Rest
from tests.ui.table_person import connection, decisions, hand, mode, player, scene, sit_down, site, state, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")


@pytest.fixture
def window() -> Rehearsal:
    return sit_down()


@pytest.fixture
def choices() -> Rehearsal:
    return sit_down("table_payment")


def cards(window: Rehearsal, seat: str = "A") -> set[str]:
    return {site.card for site in player(window, seat).sites if not site.ruin}


# ------------------------------------------------------------------ construct (R8.1)
def test_dragging_a_card_to_the_end_of_its_row_constructs_it(window: Rehearsal) -> None:
    window.drag(hand(window, "factory"), "build")
    assert "factory" in cards(window)
    assert player(window).goods["grey"] == 1, "two grey contact tokens are its Distance"


def test_the_radial_menu_constructs_a_card(window: Rehearsal) -> None:
    window.click(hand(window, "factory"))
    assert isinstance(mode(window), Radial)
    window.click("verb:construct")
    assert "factory" in cards(window)


# ------------------------------------------------------------------ develop (R8.2 to R8.4)
def test_dragging_a_card_onto_a_matching_location_develops_it(window: Rehearsal) -> None:
    window.drag(hand(window, "refinery"), site(window, "archive"))
    assert "refinery" in cards(window)
    assert "archive" not in cards(window)
    assert player(window).goods["brick"] == 1


def test_develop_by_click_asks_for_the_location(window: Rehearsal) -> None:
    window.click(hand(window, "refinery"))
    window.click("verb:develop")
    assert isinstance(mode(window), Aiming)
    window.click(site(window, "archive"))
    assert "archive" not in cards(window)


def test_without_a_common_category_the_development_token_pays(window: Rehearsal) -> None:
    window.drag(hand(window, "refinery"), site(window, "church"))
    assert player(window).goods["development"] == 0
    assert player(window).goods["brick"] == 2


# ------------------------------------------------------------------ Deal (R9)
def test_dragging_a_card_below_the_faction_board_makes_a_deal(window: Rehearsal) -> None:
    window.drag(hand(window, "factory"), "deal")
    assert player(window).deals[-1] == "factory"


def test_the_radial_menu_makes_a_deal(window: Rehearsal) -> None:
    window.click(hand(window, "factory"))
    window.click("verb:deal")
    assert player(window).deals[-1] == "factory"


# ------------------------------------------------------------------ raze (R10)
def test_dragging_a_card_to_the_discard_pile_razes_it(choices: Rehearsal) -> None:
    choices.drag(hand(choices, "school"), "discard")
    assert state(choices).discard[-1] == "school"
    assert player(choices).goods["red"] == 2


def test_the_radial_menu_razes_a_hand_card(choices: Rehearsal) -> None:
    choices.click(hand(choices, "school"))
    choices.click("verb:raze")
    assert state(choices).discard[-1] == "school"


def test_the_red_token_is_dragged_onto_a_location_of_the_other_state(choices: Rehearsal) -> None:
    choices.drag("goods:red", site(choices, "fuel_tank", "B"))
    assert "fuel_tank" not in cards(choices, "B")


def test_clicking_the_red_tokens_and_a_location_razes_it(choices: Rehearsal) -> None:
    choices.click("goods:red")
    assert mode(choices).purpose == "raze"  # type: ignore[union-attr]
    choices.click(site(choices, "fuel_tank", "B"))
    assert "fuel_tank" not in cards(choices, "B")


def test_the_outcome_for_both_is_told_before_the_location_is_razed(choices: Rehearsal) -> None:
    choices.click("goods:red")
    choices.hover(site(choices, "fuel_tank", "B"))
    choices.settle()
    assert "RAZE FUEL TANK\nPay\nYou get\nKatharina gets" in texts(choices)


# ------------------------------------------------------------------ card and faction actions (R11, R12)
def test_clicking_an_own_action_activates_it(window: Rehearsal) -> None:
    window.click(site(window, "convoy"))
    assert player(window).goods["fuel"] == 2
    assert player(window).goods["blue"] == 3


def test_clicking_a_faction_action_uses_it(window: Rehearsal) -> None:
    window.click("faction:blue")
    assert player(window).goods["blue"] == 4


@pytest.mark.parametrize("good", ["brick", "gun", "fuel", "iron"])
def test_the_exchange_asks_for_the_good(window: Rehearsal, good: str) -> None:
    before = player(window).goods[good]
    window.click("exchange")
    window.click(f"exchange:{good}")
    assert player(window).goods[good] == before + 1
    assert player(window).goods["worker"] == 2


def test_the_exchange_gives_a_card_and_says_that_it_cannot_be_undone(window: Rehearsal) -> None:
    window.click("exchange")
    window.hover("exchange:card")
    window.wait(400)
    assert "you cannot undo it" in texts(window)
    window.click("exchange:card")
    assert len(player(window).hand) == 8


# ------------------------------------------------------------------ Open Production (R13)
def test_clicking_an_open_production_of_the_other_visits_it(window: Rehearsal) -> None:
    window.click(site(window, "boiler_room", "B"))
    window.click("verb:visit")
    assert player(window, "B").goods["worker"] == 3, "its owner gains a worker"


def test_a_worker_is_dragged_to_an_open_production(window: Rehearsal) -> None:
    window.drag("goods:worker", site(window, "boiler_room", "B"))
    assert player(window, "B").goods["worker"] == 3


# ------------------------------------------------------------------ Connection cards (R14)
def test_clicking_a_face_up_connection_card_takes_it(window: Rehearsal) -> None:
    window.click("take:blue")
    assert player(window).connections == ("thugs", "junk_train")


def test_a_connection_card_is_dragged_into_the_hand(window: Rehearsal) -> None:
    window.drag("take:red", "strip")
    assert player(window).connections == ("thugs", "punks")


def test_clicking_a_connection_card_in_hand_plays_it(window: Rehearsal) -> None:
    window.click(connection(window, "thugs"))
    assert player(window).goods["red"] == 4


def test_a_connection_card_is_dragged_onto_the_table(window: Rehearsal) -> None:
    window.drag(connection(window, "thugs"), "table")
    assert player(window).goods["red"] == 4


# ------------------------------------------------------------------ shields (R16)
def test_a_shield_is_dragged_onto_an_own_location(window: Rehearsal) -> None:
    window.drag("goods:shield", site(window, "church"))
    assert next(site for site in player(window).sites if site.card == "church").shield


def test_clicking_the_shield_and_a_location_places_it(window: Rehearsal) -> None:
    window.click("goods:shield")
    window.click(site(window, "church"))
    assert next(site for site in player(window).sites if site.card == "church").shield


# ------------------------------------------------------------------ what cannot be done
def test_a_card_dropped_beside_every_target_glides_home(window: Rehearsal) -> None:
    window.lift(hand(window, "factory"))
    assert isinstance(mode(window), Held)
    assert "build" in window.labels()
    window.drop("price")
    assert isinstance(mode(window), Rest)
    assert decisions(window) == 0
    assert "hand:1:factory" in window.labels()


def test_a_target_that_is_too_dear_says_what_is_missing_and_refuses_the_drop(window: Rehearsal) -> None:
    window.drag(hand(window, "oilmen_fortress"), "discard")
    assert decisions(window) == 0
    assert "needs 3 red contact tokens" in texts(window)


def test_a_used_action_says_why_it_does_nothing(window: Rehearsal) -> None:
    window.hover(site(window, "assembly_plant"))
    window.wait(400)
    assert "has already been used this round" in texts(window)
    window.click(site(window, "assembly_plant"))
    assert decisions(window) == 0


def test_escape_steps_back_and_sends_nothing(window: Rehearsal) -> None:
    window.lift(hand(window, "factory"))
    window.key("escape")
    assert isinstance(mode(window), Rest)
    window.click(hand(window, "factory"))
    window.key("escape")
    assert isinstance(mode(window), Rest)
    assert decisions(window) == 0


def test_a_press_that_hardly_moves_is_a_click(window: Rehearsal) -> None:
    x, y = window.find(hand(window, "factory"))
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1),), 16)
    window.hover(f"{x + 5},{y + 5}")
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONUP, pos=(x + 5, y + 5), button=1),), 16)
    assert isinstance(mode(window), Radial)


def test_holding_the_button_lifts_without_moving(window: Rehearsal) -> None:
    pos = window.find(hand(window, "factory"))
    window.hover(f"{pos[0]},{pos[1]}")
    window.app.frame((pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),), 16)
    window.wait(200)
    assert isinstance(mode(window), Held)
    assert scene(window).controller.mode.targets  # type: ignore[union-attr]
