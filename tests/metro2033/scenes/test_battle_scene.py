"""A fight in the window: who defends, battle cards in secret, properties, and what has come of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.kernel.seats import NOBODY
from game.metro2033.scenes.battle.scene import BLOCK_TIME
from game.metro2033.table import course
from game.ui.places import Answer
from game.ui.rehearsal.driver import Rehearsal
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.table import labels
from game.ui.widgets.handover import SHOW_HAND
from tests.languages import LANGUAGES
from tests.metro2033.scenes.fighting import (
    ATTACK,
    BATTLE,
    MOVING,
    STILL,
    battle,
    begun,
    changed,
    give,
    in_each_shape,
    pictures,
    show,
    shown,
    texts,
)
from tests.ui.layout import problems
from tests.ui.sweep import Shape, looked_at

HANDS = {"A": ["frontal_assault", "feint", "ambush"], "B": ["counterattack", "breakthrough", "solid_defence"]}
LARDERS = changed(BATTLE, A={"quests": ["Full Larders"]})


def chosen(window: Rehearsal) -> str:
    """The question that is open."""
    question = window.context.playing.status.question
    return question.__name__ if question else ""


def blocks(window: Rehearsal) -> int:
    return sum(mark.name == "block" for mark in window.app.marks)


# ---------------------------------------------------------------------- the defender
def test_the_owner_of_the_station_sees_both_defenders_before_choosing() -> None:
    window = show(begun(BATTLE, moves=[ATTACK]))
    assert shown(window) == course.BATTLE
    assert "Battle for Tverskaya".upper() in texts(window)
    assert "Strength 4. 0 % victory, " in texts(window)
    assert SHOW_HAND not in window.labels(), "nothing hidden is needed"
    window.hover(Answer(1))
    window.settle()
    assert battle(window).shown_fight.defender.fighter == "hero"
    window.click(Answer(1))
    assert chosen(window) == "ChooseBattleCard"
    assert battle(window).fight.defender.fighter == "hero"


def test_keys_choose_the_defender() -> None:
    window = show(begun(BATTLE, moves=[ATTACK]))
    window.key("1")
    assert battle(window).fight.defender.fighter == "army"


def test_a_double_click_does_not_answer_the_next_question_as_well() -> None:
    window = show(begun(BATTLE, people="B", moves=[ATTACK]))
    assert chosen(window) == "ChooseDefender"
    window.double_click(Answer(0))
    window.settle()
    assert chosen(window) == "ChooseBattleCard"
    assert window.context.playing.status.to_move == "B"


# ---------------------------------------------------------------------- battle cards
def test_battle_cards_lie_face_down_until_their_player_shows_them() -> None:
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]))
    hidden = {*HANDS["A"], *HANDS["B"]}
    assert SHOW_HAND in window.labels()
    assert hidden.isdisjoint(pictures(window))
    window.key("2")
    assert chosen(window) == "ChooseBattleCard", "nothing is played from a closed hand"
    window.key("space")
    window.settle()
    assert hidden & set(pictures(window)) == set(HANDS["A"])
    assert "victory" in texts(window), "the odds of each card are told"


def test_both_play_a_card_and_both_are_turned_up_together() -> None:
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]))
    window.click(SHOW_HAND)
    window.key("1")
    window.settle()
    assert window.context.playing.status.to_move == "B"
    assert "frontal_assault" not in pictures(window), "it lies face down"
    assert SHOW_HAND in window.labels()
    window.click(SHOW_HAND)
    window.click(Answer(0))
    window.settle()
    account = battle(window).account
    assert account is not None
    assert {"frontal_assault", "counterattack"} <= set(pictures(window))
    assert battle(window).fight.attacker.strength == 6 + 3
    assert "Not played, never shown" in texts(window)
    assert {*HANDS["A"][1:], *HANDS["B"][1:]}.isdisjoint(pictures(window))
    assert "stamp won" in pictures(window)
    window.key("space")
    assert shown(window) == "table"
    assert chosen(window) == "ChooseCapture"


def test_a_card_is_played_by_dragging_it_into_the_middle() -> None:
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]))
    window.click(SHOW_HAND)
    window.settle()
    window.drag(Answer(1), "20,700")
    window.settle()
    assert window.context.playing.status.to_move == "A", "dropped elsewhere it goes back"
    window.lift(Answer(1))
    assert "Play it" in texts(window)
    window.drop("640,230")
    window.settle()
    assert window.context.playing.status.to_move == "B"


def test_secret_cards_are_covered_again() -> None:
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]))
    window.click(SHOW_HAND)
    window.key("escape")
    window.settle()
    assert SHOW_HAND in window.labels()
    window.click(SHOW_HAND)
    window.settle()
    assert SHOW_HAND not in window.labels()
    window.wait(10_100)
    window.settle()
    assert SHOW_HAND in window.labels()
    assert set(HANDS["A"]).isdisjoint(pictures(window))


def test_battle_cards_are_covered_from_who_has_just_chosen_the_defender() -> None:
    window = show(begun(BATTLE, moves=[ATTACK]), settings=STILL)
    window.context.viewer = "A"
    window.click(Answer(0))
    window.settle()
    assert window.context.playing.status.to_move == "A"
    assert SHOW_HAND in window.labels()
    assert set(HANDS["A"]).isdisjoint(pictures(window))


def test_a_hand_opened_for_a_secret_answer_is_closed_after_it() -> None:
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]), settings=STILL)
    window.click(SHOW_HAND)
    window.click(Answer(0))
    window.settle()
    assert window.context.viewer is NOBODY, "the other one looks on from here"
    window.click(SHOW_HAND)
    window.click(Answer(0))
    window.settle()
    assert battle(window).account is not None
    assert window.context.viewer is NOBODY


def test_nothing_is_covered_where_everything_is_open() -> None:
    settings = Settings(speed="off", handover="everything")
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]), settings=settings)
    assert SHOW_HAND not in window.labels()
    window.wait(10_100)
    window.settle()
    assert set(HANDS["A"]) <= set(pictures(window))


def test_who_plays_alone_covers_nothing() -> None:
    window = show(begun(BATTLE, people="A", moves=[ATTACK]))
    assert chosen(window) == "ChooseBattleCard"
    assert SHOW_HAND not in window.labels()
    window.wait(10_100)
    assert set(HANDS["A"]) <= set(pictures(window))
    window.key("1")
    window.settle()
    assert battle(window).account is not None
    assert battle(window).match.status.question is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_stands_beside_four_cards_and_their_odds(language: str) -> None:
    settings = Settings(speed="off", handover="everything", end_of_turn="press")
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army"]), settings, language=language)
    window.click(Answer(0))
    window.settle()
    assert len(battle(window).answers) == 4
    assert "undo" in window.labels()
    assert problems(window.app.marks, window.context.metrics.size) == []


def test_the_reich_has_four_cards() -> None:
    given = changed(BATTLE, A={"faction": "reich", "stations": ["Tverskaya", "Chekhovskaya", "Pushkinskaya"]})
    given["players"]["B"].update(faction="red", at="Teatralnaya", stations=["Teatralnaya", "Okhotny Ryad", "Lubyanka"])
    window = show(begun(given, people="A", moves=["army attacks Teatralnaya"]))
    assert [answer.key for answer in battle(window).answers] == ["1", "2", "3", "4"]
    window.key("4")
    window.settle()
    assert battle(window).fight.attacker.battle == "flanking_move"


def test_cards_are_shown_closely() -> None:
    window = show(begun(BATTLE, people="A", moves=[ATTACK]))
    window.click(Answer(1), button=3)
    top = window.context.stack.top
    assert isinstance(top, ZoomScene)
    window.key("escape")
    assert shown(window) == course.BATTLE


# ---------------------------------------------------------------------- properties
def test_a_property_is_used_or_not() -> None:
    window = show(begun(LARDERS, moves=["army attacks Chekhovskaya", "play Feint", "play Counterattack"]))
    assert chosen(window) == "ChooseUse"
    assert "full_larders" not in pictures(window), "a quest is hidden from the others"
    window.click(SHOW_HAND)
    window.settle()
    assert "full_larders" in pictures(window)
    before = battle(window).fight.attacker.strength
    assert f"Then it is {before + 2} against" in texts(window)
    window.click(Answer(0))
    window.settle()
    assert battle(window).fight.attacker.strength == before + 2
    assert "Full Larders +2" in texts(window)


@pytest.mark.parametrize("way", ["space", "click"])
def test_done_uses_nothing(way: str) -> None:
    match = begun(LARDERS, people="A", moves=["army attacks Chekhovskaya"])
    window = show(match)
    window.key("2")
    window.settle()
    assert chosen(window) == "ChooseUse"
    if way == "space":
        window.key("space")
    else:
        window.click(labels.DONE)
    window.settle()
    assert battle(window).account is not None
    assert match.view("A").player("A").quests == ("full_larders",)


def test_a_property_against_a_threat_is_offered_beside_the_threat() -> None:
    given = changed(BATTLE, A={"quests": ["Big Game"]})
    window = show(begun(given, people="A", moves=["army attacks Lubyanka"]))
    assert chosen(window) == "ChooseUse"
    assert {"rat_swarm", "big_game"} <= set(pictures(window))
    window.key("1")
    window.settle()
    assert "burrowers" in pictures(window), "it was replaced"


# ---------------------------------------------------------------------- what has come of it
def test_a_fight_with_a_threat_is_told() -> None:
    window = show(begun(BATTLE, people="A", moves=["army attacks Lubyanka"]))
    account = battle(window).account
    assert account is not None
    assert "rat_swarm" in pictures(window)
    assert "VICTORY" not in texts(window)
    assert "stamp won" in pictures(window)
    window.key("space")
    assert shown(window) == "table"


def test_polis_has_no_card() -> None:
    window = show(begun(BATTLE, people="A", moves=["army attacks Aleksandrovsky Sad"]))
    assert "polis" in pictures(window)
    assert "stamp lost" in pictures(window)
    assert "falls to 5" in texts(window)


def test_what_a_law_takes_away_is_struck_out() -> None:
    given = {**BATTLE, "law": "Ceasefire"}
    window = show(begun(given, moves=[ATTACK, "defend with army"]))
    assert "Ceasefire −2" in texts(window)
    assert battle(window).fight.attacker.strength == 4


def test_two_people_are_told_who_wins() -> None:
    window = show(begun(BATTLE, moves=[ATTACK, "defend with army", "play Feint", "play Counterattack"]))
    scene = battle(window)
    words, _ = scene._stamp(scene.fight)
    assert words == "Katharina wins"


def test_blocks_grow_and_a_press_shows_all() -> None:
    window = show(begun(BATTLE, people="A", moves=["army attacks Lubyanka"]), MOVING)
    early = blocks(window)
    window.wait(4 * BLOCK_TIME)
    later = blocks(window)
    assert early < later
    assert "stamp won" not in pictures(window)
    window.key("space")
    assert battle(window).account is not None, "the first press shows all"
    assert "stamp won" in pictures(window)
    assert blocks(window) > later
    window.key("space")
    assert shown(window) == "table"


@pytest.mark.parametrize("settings", [replace(MOVING, reduced_motion=True), STILL])
def test_without_motion_all_is_there_at_once(settings: Settings) -> None:
    window = show(begun(BATTLE, people="A", moves=["army attacks Lubyanka"]), settings)
    assert "stamp won" in pictures(window)


def test_undo_takes_back_a_fight_that_has_shown_nothing_and_redo_tells_it_again() -> None:
    window = show(
        begun(BATTLE, people="A", moves=["army attacks Aleksandrovsky Sad"]), replace(STILL, end_of_turn="press")
    )
    window.click("undo")
    window.settle()
    assert (shown(window), chosen(window)) == ("table", "ChooseArmyAction")
    window.key("ctrl+y")
    window.settle()
    assert battle(window).account is not None
    window.key("space")
    assert shown(window) == "table"
    window.key("ctrl+z")
    window.settle()
    assert (shown(window), chosen(window)) == ("table", "ChooseArmyAction")


def test_the_undo_of_what_follows_does_not_tell_a_fight_again() -> None:
    window = show(begun(BATTLE, people="A", moves=["army attacks Lubyanka"]), replace(STILL, end_of_turn="press"))
    window.key("space")
    assert chosen(window) == "ChooseCapture"
    give(window.context.playing, "capture")
    window.context.director.advance()
    window.key("ctrl+z")
    window.settle()
    assert (shown(window), chosen(window)) == ("table", "ChooseCapture")


# ---------------------------------------------------------------------- every size
FIGHTS = {
    "defender": [ATTACK],
    "cards": [ATTACK, "defend with hero"],
    "properties": ["army attacks Chekhovskaya", "play Feint", "play Counterattack"],
    "told": [ATTACK, "defend with hero", "play Feint", "play Breakthrough", "done"],
    "threat": ["army attacks Lubyanka", "done"],
}


@pytest.mark.parametrize("shape", in_each_shape("battle"), ids=str)
def test_nothing_meets_or_leaves_its_place(shape: Shape) -> None:
    given = changed(LARDERS, A={"quests": ["Full Larders", "Big Game"]})
    faults: list[str] = []
    for name, moves in FIGHTS.items():
        match = begun(given, moves=moves if name != "threat" else moves[:1])
        window = show(match, shape.settings(STILL), shape.size, shape.language)
        faults += looked_at(window, name)
        if SHOW_HAND in window.labels():
            window.click(SHOW_HAND)
            faults += looked_at(window, f"{name}, open")
    assert faults == []


def test_high_contrast_and_the_left_hand() -> None:
    settings = replace(STILL, high_contrast=True, left_handed=True)
    window = show(begun(LARDERS, people="A", moves=["army attacks Chekhovskaya"]), settings)
    window.key("2")
    window.settle()
    places = {mark.name: mark.rect for mark in window.app.marks if mark.kind == "hit"}
    assert places["done"].right < places["answer:0"].x
    assert looked_at(window, "left") == []


def test_the_focus_goes_from_answer_to_answer() -> None:
    window = show(begun(BATTLE, people="A", moves=[ATTACK]))
    found = []
    for _ in range(3):
        window.key("tab")
        found.append(battle(window).focus)
    assert found == [Answer(0), Answer(1), Answer(2)]
    window.key("return")
    window.settle()
    assert battle(window).account is not None
