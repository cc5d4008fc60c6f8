"""The final score of solo games: both accounts, who won, the grade, and whether it was ever done better."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.fiftyfirst.match.files.record import solo_of
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.match.vp_sources import vp_lines
from game.fiftyfirst.rules.solo.kinds import KINDS
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.table.accounts import events_of
from game.match.library.summary import first_with_deal
from game.paths import matches_folder
from game.play.files.line import Origin
from game.ui.rehearsal.driver import Rehearsal
from tests.match.test_best_results import played
from tests.ui.layout import problems
from tests.ui.menu_person import can_continue, press, texts
from tests.ui.solo_games import NAME, ended, game, played_by_robot, score_window, shown
from tests.ui.sweep import USUAL
from tests.ui.whole_game import scene_name

pytestmark = pytest.mark.usefixtures("blank_drawings")

SIZE = (1280, 720)


def tip(window: Rehearsal, place: str) -> str:
    """What is said when the pointer rests there."""
    window.hover(place)
    window.wait(500)
    return texts(window)


# ------------------------------------------------------------------ the accounts
def test_the_opponents_sources_have_rows_of_their_own() -> None:
    match = played_by_robot("borgo")
    gained = {line.group: line.vp for line in vp_lines(events_of(match), match.state.scores)}
    assert gained["connection_discarded"][0] == 0 < gained["connection_discarded"][1]
    assert gained["brawler"][0] == 0 < gained["brawler"][1]
    assert match.names[VIRTUAL] == "borgo"


@pytest.mark.parametrize("solo", KINDS)
def test_the_account_of_each_opponent_is_told_in_words(solo: str, tmp_path: Path) -> None:
    window = score_window(solo, USUAL, tmp_path)
    assert window.context.wording.opponent(solo) in texts(window)
    for place in [
        label for label in window.labels() if label.startswith(("line:", "seat:", "total", "chart", "winner"))
    ]:
        assert "[" not in tip(window, place), f"words are missing at {place}"
        assert problems(window.app.marks, SIZE) == []
    assert "2 VP for each Connection card the opponent discarded." in tip(window, "line:connection_discarded")


# ------------------------------------------------------------------ who won, and the grade
def test_a_victory_is_graded_in_the_words_of_the_edition(tmp_path: Path) -> None:
    window = score_window("won", USUAL, tmp_path)
    assert f"{NAME} wins 39–32 after 5 rounds." in texts(window)
    assert "CREATURE WITH A BRAIN" in texts(window).replace("\n", " ")
    assert "80 or more: Grandmaster" in tip(window, "grade")
    window = shown(ended("won", None, "master"), USUAL, tmp_path)
    assert "SURVIVOR" in texts(window)
    assert "80 or more: Leader" in tip(window, "grade")


def test_a_defeat_and_equal_vp_have_no_grade(tmp_path: Path) -> None:
    for outcome, told in (("lost", f"{NAME} loses 34–48"), ("equal", "A tie is a defeat.")):
        window = score_window(outcome, USUAL, tmp_path / outcome)
        assert told in texts(window)
        assert "APPALACHIAN FEDERATION PREVAILS" in texts(window)
        assert "grade" not in window.labels()


# ------------------------------------------------------------------ the best result
def after(vp: int, data: Path) -> Match:
    """A victory after one with so many VP; 0 for the first one."""
    if vp:
        played(game(), matches_folder(data), vp, solo="appalachian", faction="appalachian_federation")
    return ended("won", matches_folder(data))


def played_on(data: Path) -> Match:
    match = after(0, data)
    match.header = replace(match.header, origin=Origin("other.jsonl", match.created, 7))
    return match


def ended_by_a_robot(_: Path) -> Match:
    match = ended("won", None)
    match.undo()
    match.take_seat("A", "easy")
    match.play_bots()
    assert match.state.is_over
    return match


@pytest.mark.parametrize(("over", "told", "untold"), [
    (partial(after, 31), ["New best result!", "was 31–30, grade Creature with a brain."], []),
    (partial(after, 99), ["so far: won 99–30, grade Grandmaster."], ["New best result!"]),
    (partial(after, 0), ["New best result!", "Your first victory over Appalachian Federation"], []),
    (lambda data: ended("lost", matches_folder(data)), [], ["best"]),
    (played_on, [], ["best result"]),
    (ended_by_a_robot, [], ["best result"]),
])  # fmt: skip
def test_the_best_result_is_told(
    over: Callable[[Path], Match], told: list[str], untold: list[str], tmp_path: Path
) -> None:
    seen = texts(shown(over(tmp_path), USUAL, tmp_path))
    assert [words for words in told if words not in seen] == []
    assert [words for words in untold if words in seen] == []


# ------------------------------------------------------------------ the same deal
def test_a_robot_plays_the_same_deal_and_the_score_compares_both_games(tmp_path: Path) -> None:
    window = score_window("lost", USUAL, tmp_path)
    before = window.context.playing
    press(window, "robot")
    press(window, "player:A:easy")
    press(window, "start")
    match = window.context.playing
    assert match.journal.state_after(0) == before.journal.state_after(0)
    assert (match.seats["A"].player, match.names["A"], solo_of(match.header)) == ("easy", "Robot 1", "appalachian")
    assert window.context.viewer == "A", "a robot that plays alone has no secrets"
    for _ in range(200):
        if match.status.is_over:
            break
        window.wait(100)
    window.settle()
    assert scene_name(window) == "ScoreScene"
    assert f"{NAME} had 34–48 with this deal: as many VP as now." in texts(window)
    assert "best result" not in texts(window)


def test_a_game_is_compared_with_the_first_one_with_its_deal(tmp_path: Path) -> None:
    folder = matches_folder(tmp_path)
    first = ended("lost", folder)
    assert first.path
    origin = Origin(first.path.name, first.created, 0)
    found = first_with_deal(folder, origin, fiftyfirst().only)
    assert found
    assert found.path == first.path
    again = played(game(), folder, 50, origin=origin)
    assert again.path
    second = first_with_deal(folder, Origin(again.path.name, again.created, 0), fiftyfirst().only)
    assert second
    assert second.path == first.path
    assert first_with_deal(folder, Origin(first.path.name, first.created, 7), fiftyfirst().only) is None
    assert first_with_deal(folder, Origin(first.path.name, "2020-01-01", 0), fiftyfirst().only) is None
    assert first_with_deal(folder, Origin(f"../matches/{first.path.name}", first.created, 0), fiftyfirst().only) is None
    assert first_with_deal(folder, Origin("gone.jsonl", first.created, 0), fiftyfirst().only) is None


# ------------------------------------------------------------------ on from here
def test_a_rematch_is_against_the_same_opponent(tmp_path: Path) -> None:
    window = score_window("lost", USUAL, tmp_path)
    before = window.context.playing
    press(window, "rematch")
    match = window.context.playing
    assert match is not before
    assert (solo_of(match.header), match.game.options, match.seats) == (
        "appalachian",
        before.game.options,
        before.seats,
    )


def test_all_states_are_shown_over_the_score(tmp_path: Path) -> None:
    window = score_window("borgo", USUAL, tmp_path)
    window.key("o")
    window.settle()
    assert problems(window.app.marks, SIZE) == []
    assert "BORGO" in texts(window)
    window.key("escape")
    window.settle()
    assert "rematch" in window.labels()


def test_the_menu_leads_to_a_title_without_the_finished_game(tmp_path: Path) -> None:
    window = score_window("won", USUAL, tmp_path)
    window.click("menu")
    window.settle()
    assert "menu:solo" in window.labels()
    assert not can_continue(window)
