"""A robot takes a seat of the match on the table, and a person takes one back: the menu, the hands, the scenes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import load_catalog
from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.scenes.keep import KeepScene
from game.fiftyfirst.scenes.table import TableScene
from game.kernel.seats import NOBODY, SeatSetup
from game.paths import cards_folder, matches_folder
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.running import flow
from game.ui.scenes.replay.eyes import eyes_for
from game.ui.scenes.who_plays import PlayersScene
from game.ui.settings import Settings
from game.ui.table.play.modes import Rest
from game.ui.table.standing import ACT, HIDDEN, WAIT
from tests.ui.menu_person import go_to
from tests.ui.mouse_player import go_on
from tests.ui.steps import go
from tests.ui.table_person import POSITIONS

SIZE = (1280, 720)
PEOPLE = ("Alex", "Ada", "Sam", "Robin")
WAYS = {
    "human": ["human"],
    "easy": ["medium", "easy"],
    "medium": ["medium"],
    "master": ["medium", "hard", "expert", "master"],
}


def at_table(*players: str, data: Path | None = None, settings: Settings = STILL) -> Rehearsal:
    """The table with these players; the first one is to act."""
    window = rehearse("title", SIZE, data=data, settings=settings)
    context = window.context
    position = {2: "table_busy", 4: "busy_four"}[len(players)]
    _, game, start = read_position_file(POSITIONS / f"{position}.yaml", fiftyfirst(context.content).only)
    seats = [SeatSetup(name, player) for name, player in zip(PEOPLE, players, strict=False)]
    folder = matches_folder(data) if data else None
    context.director.open_match(Match.begin(fiftyfirst(), game, seats, start, 1, folder, play_bots=False))
    window.settle()
    go_on(window)
    return window


def choose(window: Rehearsal, chosen: str) -> None:
    """Choose a player, as `B:easy`, in the dialog of the menu; of robots the medium one is offered first."""
    seat, player = chosen.split(":")
    window.key("escape")
    window.click("menu:players")
    for step in WAYS[player]:
        window.click(f"player:{seat}:{step}")
    window.click("start")


def top(window: Rehearsal) -> object:
    return window.context.stack.top


def wait_for(window: Rehearsal, head: int) -> None:
    """Let frames pass until the match has so many decisions."""
    for _ in range(2_000):
        if window.context.playing.journal.head >= head:
            return
        window.wait(16)
    raise AssertionError("the robot never decides")


def test_a_robot_takes_the_seat_of_another_person_who_has_to_leave(tmp_path: Path) -> None:
    window = at_table("human", "human", data=tmp_path)
    match = window.context.playing
    choose(window, "B:easy")
    assert isinstance(top(window), TableScene)
    assert match.seats["B"].player == "easy"
    assert window.context.viewer == "A", "who is left needs no hand-over"
    assert window.context.notices == ("From now on a robot plays for Ada.",)
    assert match.path
    assert b'{"seat":"B","player":"easy"}' in match.path.read_bytes()
    window.context.director.leave_match()
    again = Match.load(match.path, fiftyfirst(window.context.content).only, play_bots=False)
    assert again.seats["B"].player == "easy"


def test_the_seat_is_given_and_taken_back_by_keys() -> None:
    window = at_table("human", "human")
    match = window.context.playing
    for player in ("medium", "human"):
        window.key("escape")
        for _ in range(4):
            window.key("down")
        window.key("enter")
        assert isinstance(top(window), PlayersScene)
        go_to(window, f"player:B:{player}")
        window.key("enter")
        go_to(window, "start")
        window.key("enter")
        assert match.seats["B"].player == player


def test_nothing_is_changed_without_a_choice_or_with_escape() -> None:
    window = at_table("human", "hard")
    match = window.context.playing
    window.key("escape")
    window.click("menu:players")
    assert "start" in window.labels()
    window.key("enter")
    assert isinstance(top(window), PlayersScene), "there is nothing to confirm"
    window.click("player:B:human")
    window.key("escape")
    assert isinstance(top(window), TableScene)
    assert match.players.takeovers == ()


def test_a_robot_of_before_stays_when_another_seat_changes() -> None:
    window = at_table("human", "greedy")
    choose(window, "A:easy")
    assert window.context.playing.seats["B"].player == "greedy"


def test_the_last_person_watches_and_keeps_seeing_the_hand_but_cannot_decide() -> None:
    window = at_table("human", "easy")
    match, scene = window.context.playing, top(window)
    assert isinstance(scene, TableScene)
    assert scene.standing.turn == ACT
    choose(window, "A:master")
    scene = top(window)
    assert isinstance(scene, TableScene)
    assert window.context.viewer == "A"
    assert match.bot_to_move == "A"
    assert scene.standing.turn == WAIT
    window.key("p")
    window.key("space")
    assert match.journal.head == 0
    wait_for(window, 3)
    assert {match.players.at(step, "A") for step in range(1, 4)} == {"master"}


def test_a_seat_is_taken_back_while_its_robot_thinks() -> None:
    window = at_table("human", "human")
    match = window.context.playing
    choose(window, "A:master")
    window.wait(0)
    assert (match.bot_to_move, match.journal.head) == ("A", 0)
    choose(window, "A:human")
    window.wait(3_000)
    assert match.journal.head == 0, "what the robot thought is dropped"
    scene = top(window)
    assert isinstance(scene, TableScene)
    go_on(window)
    assert scene.standing.turn == ACT


def test_a_person_takes_the_seat_of_a_robot_and_its_hand_waits_for_them() -> None:
    window = at_table("human", "easy")
    match = window.context.playing
    choose(window, "B:human")
    assert flow.humans_of(match) == ("A", "B")
    assert window.context.viewer == "A", "the turn goes on"


def test_what_was_begun_is_dropped_when_a_robot_takes_the_seat() -> None:
    window = at_table("human", "human")
    scene = top(window)
    assert isinstance(scene, TableScene)
    window.click("pass")
    assert not isinstance(scene.controller.mode, Rest)
    go(window, "click menu", "click menu:players", "click player:A:medium", "click start")
    now = top(window)
    assert isinstance(now, TableScene)
    assert isinstance(now.controller.mode, Rest)


def test_the_hand_of_who_leaves_is_closed_for_the_others() -> None:
    window = at_table("human", "human", "human", "human")
    choose(window, "A:master")
    assert window.context.viewer is NOBODY
    scene = top(window)
    assert isinstance(scene, TableScene)
    assert scene.standing.turn == HIDDEN


def test_a_robot_takes_the_seat_while_a_hand_is_chosen() -> None:
    window = rehearse("title", SIZE, settings=STILL)
    seats = [SeatSetup("Alex"), SeatSetup("Ada", "easy")]
    window.context.director.start_match(seats, chosen(("base",)), 7)
    window.settle()
    match = window.context.playing
    assert isinstance(top(window), KeepScene)
    choose(window, "A:medium")
    wait_for(window, 6)
    assert {match.players.at(step, "A") for step in range(1, 7)} == {"medium"}


def test_a_match_that_all_people_have_left_is_resumed_with_the_hand_of_the_only_one(tmp_path: Path) -> None:
    window = at_table("human", "easy", data=tmp_path)
    match = window.context.playing
    choose(window, "A:easy")
    window.context.director.leave_match()
    assert match.path
    again = Match.load(match.path, fiftyfirst(window.context.content).only, play_bots=False)
    window.context.director.open_match(again)
    assert window.context.viewer == "A"
    assert [eyes.side for eyes in eyes_for(again)] == ["A"], "the others' hands stay closed until the end"
    wait_for(window, match.journal.head + 2)


def test_nobody_decides_for_a_robot_in_a_phase_screen() -> None:
    window = rehearse("keep", SIZE, settings=STILL)
    scene, match = top(window), window.context.playing
    assert isinstance(scene, KeepScene)
    match.take_seat("A", "easy")
    scene.submit(match.legal()[0])
    assert match.journal.head == 0


@pytest.mark.parametrize("players", [("human", "easy"), ("easy", "easy")])
def test_watchers_of_a_match_with_two_seats(players: tuple[str, str]) -> None:
    _, game, start = read_position_file(POSITIONS / "table_busy.yaml", fiftyfirst(load_catalog(cards_folder())).only)
    seats = [SeatSetup(name, player) for name, player in zip(PEOPLE, players, strict=False)]
    match = Match.begin(fiftyfirst(), game, seats, start, 1, play_bots=False)
    assert flow.watchers_of(match) == (("A",) if players[0] == "human" else ())
