"""A person watches a match again: goes through it, sees it with other eyes, plays on from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.fiftyfirst.match.match import deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.scenes.replay import ReplayScene
from game.fiftyfirst.scenes.score import ScoreScene
from game.fiftyfirst.table.spots import OpenCard
from game.kernel.seats import EVERYONE, SeatSetup
from game.play.files.record import read_record
from game.play.match import watch_file, watch_match
from game.ui.places import name_of
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.replay.eyes import READ, SPEEDS
from game.ui.scenes.replay.plan import replay_plan
from game.ui.scenes.replay.scene import open_replay
from game.ui.scenes.zoom import ZoomScene
from game.ui.settings import Settings
from game.ui.theme import Metrics
from tests.conftest import ROOT
from tests.ui.layout import problems
from tests.ui.menu_person import texts
from tests.ui.table_person import LARGE, SMALL

pytestmark = pytest.mark.usefixtures("blank_drawings")

GOLDEN = ROOT / "tests/golden/matches/rules_1"
NEWEST = ROOT / "tests/golden/matches/rules_7_format_2"


def watch(
    name: str = "base_2_players",
    step: int = 0,
    settings: Settings = STILL,
    data: Path | None = None,
    folder: Path = GOLDEN,
) -> Rehearsal:
    """The replay of a golden match, over the title."""
    window = rehearse("title", SMALL, settings=settings, data=data)
    open_replay(window.context, watch_file(folder / f"{name}.jsonl", fiftyfirst(window.context.content).only), step)
    window.settle()
    return window


def scene(window: Rehearsal) -> ReplayScene:
    top = window.context.stack.top
    assert isinstance(top, ReplayScene), f"the replay is not on top, but {type(top).__name__}"
    return top


def step(window: Rehearsal) -> int:
    return scene(window).step


def cards_shown(window: Rehearsal) -> set[str]:
    """The seats whose hands lie open beside each other."""
    return {label.split(":")[1] for label in window.labels() if label.startswith("shown:")}


# ---------------------------------------------------------------------- opening it
def test_what_is_watched_from_its_beginning_plays_and_leaves_time_to_see_it() -> None:
    window = rehearse("score", SMALL)
    window.click("watch")
    assert scene(window).playback.playing
    window.wait(READ // 2)
    assert step(window) == 0
    window.wait(READ)
    assert step(window) == 1
    window.key("space")
    window.wait(5 * READ)
    assert step(window) == 1


@pytest.mark.parametrize("step_shown", [0, 40])
def test_what_is_opened_at_a_step_stands_still(step_shown: int) -> None:
    window = watch(step=step_shown)
    window.wait(5 * READ)
    assert step(window) == step_shown


def test_looking_back_stands_still_where_the_match_is() -> None:
    window = rehearse("menu", SMALL)
    head = window.context.playing.head
    window.click("menu:look_back")
    window.wait(5 * READ)
    assert (step(window), scene(window).playback.playing) == (head, False)


def test_a_match_without_decisions_does_not_play(game: Game) -> None:
    window = rehearse("title", SMALL)
    open_replay(window.context, watch_match(deal_match(game, [SeatSetup("Anna"), SeatSetup("Ben")], 3)))
    assert not scene(window).playback.playing


@pytest.mark.parametrize("kind", ["hegemony", "merchants", "borgo"])
def test_at_setup_the_opponent_has_done_nothing_and_does_its_first_deed_next(kind: str, game: Game) -> None:
    window = rehearse("title", SMALL)
    open_replay(window.context, watch_match(deal_match(game, [SeatSetup("Anna")], 3, solo=kind)), 0)
    window.settle()
    marks = window.app.marks
    deeds = [mark.rect for mark in marks if mark.kind == "panel" and mark.name.startswith("deed ")]
    assert len(deeds) > 1
    assert not [mark for mark in marks if mark.kind == "icon" and mark.name == "check" and mark.within in deeds]
    assert " of 3" not in texts(window)


# ---------------------------------------------------------------------- going through it
def test_before_the_first_round_the_table_tells_of_setup_not_of_a_round() -> None:
    told = texts(watch(step=1))
    assert "SETUP" in told
    assert "ROUND 0" not in told
    assert told.count("Face down until round\u00a01") == 2, "no Connection card has been taken yet"


def test_the_keys_go_by_decision_turn_phase_and_round() -> None:
    window = watch()
    line = scene(window).line
    window.key("right")
    assert step(window) == 1
    for key, unit in (("shift+right", "turn"), ("page down", "phase"), ("ctrl+right", "round")):
        wanted = line.next_stop(step(window), unit)  # type: ignore[arg-type]
        window.key(key)
        assert step(window) == wanted
    for key, unit in (("ctrl+left", "round"), ("page up", "phase"), ("shift+left", "turn"), ("left", "decision")):
        wanted = line.previous_stop(step(window), unit)  # type: ignore[arg-type]
        window.key(key)
        assert step(window) == wanted
    window.key("end")
    assert step(window) == line.last
    window.key("home")
    assert step(window) == 0


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["decision", "turn", "phase", "round"])
def test_the_buttons_go_where_the_keys_go(unit: str) -> None:
    window = watch(step=50)
    line = scene(window).line
    window.click(f"leap:{unit}:1")
    assert step(window) == line.next_stop(50, unit)  # type: ignore[arg-type]
    there = step(window)
    window.click(f"leap:{unit}:-1")
    assert step(window) == line.previous_stop(there, unit)  # type: ignore[arg-type]


def test_the_table_follows_the_pointer_along_the_time_line() -> None:
    window = watch()
    lane = scene(window).plan.lane
    window.lift(f"{lane.x + lane.width // 4},{lane.centery}")
    quarter = step(window)
    window.hover(f"{lane.x + lane.width // 2},{lane.y - 60}")
    half = step(window)
    assert 0 < quarter < half < scene(window).line.last
    window.drop(f"{lane.right - 2},{lane.centery}")
    assert step(window) == scene(window).line.last
    window.hover(f"{lane.x + 9},{lane.centery}")
    assert step(window) == scene(window).line.last, "the button is up"


def test_a_click_on_a_mark_and_on_a_round_goes_there() -> None:
    window = watch()
    marks = [label for label in window.labels() if label.startswith("mark:")]
    window.click(marks[3])
    assert step(window) == int(marks[3].split(":")[1])
    third = next(stop for stop in scene(window).line.stops["round"] if scene(window).line.moments[stop].round == 3)
    window.click(f"stop:{third}")
    assert step(window) == third
    window.settle()
    assert "ROUND 3" in texts(window)


def test_a_mark_tells_what_happened() -> None:
    window = watch("base_winter_4_players", 150)
    window.hover("mark:75")
    window.wait(400)
    window.settle()
    assert "Anna razes Robot’s Steel Eagle" in texts(window)


def test_the_sentence_log_and_position_are_those_of_the_step() -> None:
    window = watch("base_winter_4_players", 150)
    assert "step 150 of 334" in texts(window)
    assert "Robot exchanges 2 workers: gains 1 brick." in texts(window)
    told = len(scene(window).picture.log.sentences(scene(window).sight()))
    window.key("left")
    assert 0 < told - len(scene(window).picture.log.sentences(scene(window).sight())) < 5


@pytest.mark.slow
def test_it_plays_at_four_speeds_and_stops_at_the_end() -> None:
    passed = {}
    for number, speed in enumerate(SPEEDS):
        window = watch(step=20)
        window.click(f"speed:{number}")
        window.key("space")
        window.wait(5000)
        passed[speed] = step(window) - 20
        window.key("space")
        before = step(window)
        window.wait(2000)
        assert step(window) == before, "paused"
    assert 0 < passed[0.5] < passed[1] < passed[2] < passed[4]
    window.key("end")
    window.key("left")
    window.key("space")
    window.wait(3000)
    assert step(window) == scene(window).line.last
    assert not scene(window).playback.playing


def test_a_decision_is_seen_in_motion() -> None:
    window = watch(step=60, settings=Settings(speed="normal"))
    window.wait(200)
    window.key("right")
    assert scene(window).busy
    window.wait(3000)
    assert not scene(window).busy


# ---------------------------------------------------------------------- eyes
def test_all_hands_lie_open_when_the_match_is_over_and_one_through_the_eyes_of_a_seat() -> None:
    window = watch(step=60)
    assert cards_shown(window) == {"A", "B"}
    assert scene(window).standing.viewer == EVERYONE, "the log names every card"
    window.key("e")
    window.settle()
    assert cards_shown(window) == set()
    assert any(label.startswith("hand:") for label in window.labels())
    assert scene(window).standing.view.player("B").hand is None
    assert scene(window).standing.viewer == "A"
    window.click("eyes:2")
    window.settle()
    assert scene(window).standing.view.player("A").hand is None
    assert scene(window).standing.viewer == "B"


@pytest.mark.parametrize("size", [SMALL, (1000, 1400), (800, 1200)], ids=str)
def test_most_of_each_open_card_is_seen(size: tuple[int, int]) -> None:
    window = rehearse("replay", size)
    strip = scene(window).sight().layout.hand.strip.rect
    hits = [mark for mark in window.app.marks if mark.kind == "hit"]
    shown = {hit.label: hit.rect for hit in hits if isinstance(hit.label, OpenCard)}
    lefts = {(label.owner, label.index): rect.x for label, rect in shown.items()}
    for label, rect in shown.items():
        following = lefts.get((label.owner, label.index + 1), rect.right)
        assert following - rect.x >= 0.8 * rect.width, label
    assert shown
    assert all(strip.contains(rect) for rect in shown.values())


def test_nobody_sees_hidden_hands_while_the_match_goes_on() -> None:
    window = rehearse("table", SMALL)
    match = window.context.playing
    window.key("escape")
    window.click("menu:look_back")
    window.settle()
    assert step(window) == match.journal.head
    assert not any(label.startswith(("hand:", "shown:")) for label in window.labels())
    assert not any(eyes.all or eyes.own for eyes in scene(window).all_eyes)
    hands = {card for player in match.state.players for card in player.hand} - {match.state.discard[-1]}
    built = {site.card for player in match.state.players for site in player.sites}
    drawn = {mark.name for mark in window.app.marks if mark.kind == "image"}
    assert drawn.isdisjoint(hands - built)
    window.key("left")
    assert match.journal.head == step(window) + 1, "the match itself stays where it is"
    window.key("escape")
    assert window.context.stack.top is not None
    assert window.context.stack.top.name == "table"


def test_the_only_person_looks_back_through_the_own_eyes() -> None:
    window = rehearse("title", SMALL)
    seats = [SeatSetup("Anna"), SeatSetup("Robot", "random")]
    game = rehearse("table", SMALL).context.playing.game
    open_replay(window.context, watch_match(deal_match(game, seats, 3)))
    window.settle()
    assert [(eyes.side, eyes.own) for eyes in scene(window).all_eyes] == [("A", True)]


# ---------------------------------------------------------------------- what else is there
def test_the_cards_of_the_lookout_lie_open() -> None:
    window = watch("base_winter_4_players", 8)
    offer = scene(window).standing.view.offer
    assert offer
    assert [label.split(":")[-1] for label in window.labels() if label.startswith("shown:offer:")] == list(offer)


def test_the_turns_of_a_virtual_opponent_are_steps() -> None:
    window = watch("solo_mutants_merchants_guild", 20)
    assert any(label.startswith("hand:") for label in window.labels()), "the one hand is open"
    assert "Mutants Union discards the Connection card Merchants" in texts(window)


def test_every_place_can_be_reached_with_tab() -> None:
    window = watch(step=60)
    reached = set()
    for _ in range(len(scene(window).buttons)):
        window.key("tab")
        reached.add(name_of(scene(window).focus))
    assert {"replay:play", "replay:play_on", "eyes:1"} <= reached
    assert {label for label in window.labels() if label.startswith(("mark:", "stop:", "leap:", "site:"))} <= reached


def test_a_damaged_match_is_watched_as_far_as_it_is_whole_and_says_so(tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes((GOLDEN / "base_2_players.jsonl").read_bytes()[:50_000])
    window = rehearse("title", SMALL)
    open_replay(window.context, watch_file(torn, fiftyfirst(window.context.content).only))
    window.key("end")
    window.settle()
    assert f"You can watch it up to step {step(window)}." in texts(window)


def test_a_finished_match_is_watched_again_from_its_score() -> None:
    window = rehearse("score", SMALL)
    window.click("watch")
    window.settle()
    assert step(window) == 0
    window.click("replay:leave")
    assert isinstance(window.context.stack.top, ScoreScene)


def test_a_file_that_is_no_match_is_refused_at_the_command_line_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "list.jsonl").write_text("milk, eggs\n", "utf-8")
    command = [sys.executable, "-m", "game", "--replay", str(tmp_path / "list.jsonl")]
    done = subprocess.run(command, env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "this is not a match" in done.stderr


# ---------------------------------------------------------------------- playing on
def test_playing_on_begins_a_new_match_and_leaves_the_old_one_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / "matches" / "old.jsonl"
    old.parent.mkdir()
    shutil.copy(GOLDEN / "base_2_players.jsonl", old)
    bytes_before = old.read_bytes()
    window = rehearse("title", SMALL, data=tmp_path)
    open_replay(window.context, watch_file(old, fiftyfirst(window.context.content).only), 80)
    state = scene(window).match.state
    window.key("p")
    window.settle()
    window.click("player:B:medium")
    window.click("start")
    match = window.context.playing
    assert match.journal.state_after(0) == state
    assert match.seats["B"].player == "medium"
    match.close()
    assert match.path is not None
    assert match.path != old
    origin = read_record(match.path, fiftyfirst(window.context.content).only).header.origin
    assert origin is not None
    assert (origin.file, origin.step) == ("old.jsonl", 80)
    assert old.read_bytes() == bytes_before


def test_a_match_that_these_rules_cannot_go_on_with_stays_watched_and_says_why(tmp_path: Path) -> None:
    old = tmp_path / "old.jsonl"
    lines = (GOLDEN / "base_2_players.jsonl").read_bytes().replace(b'"rules":1', b'"rules":0', 1)
    old.write_bytes(lines.replace(b'"hand":', b'"vp":-1,"hand":', 1))
    window = rehearse("title", SMALL, data=tmp_path)
    open_replay(window.context, watch_file(old, fiftyfirst(window.context.content).only))
    window.key("p")
    window.click("start")
    assert window.context.match is None
    (notice,) = window.context.notices
    assert "begun under other rules" in notice
    assert list((tmp_path / "matches").glob("*")) == []


def test_the_last_step_cannot_be_played_on_from() -> None:
    window = watch()
    window.key("end")
    window.settle()
    window.click("replay:play_on")
    window.key("p")
    assert isinstance(window.context.stack.top, ReplayScene)
    assert scene(window).buttons["replay:play_on"].why is not None


@pytest.mark.slow
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_the_question_who_sits_where_has_room(size: tuple[int, int]) -> None:
    for scale in (1.0, 2.0):
        window = rehearse("play_on", size, settings=Settings(speed="off", text_scale=scale))
        window.settle()
        assert problems(window.app.marks, size) == []


def opened(window: Rehearsal) -> list[bool]:
    """Whether the large map and the districts are open."""
    sight = scene(window).sight()
    return [sight.is_open("map"), sight.is_open("drawer")]


@pytest.mark.parametrize(
    ("key", "place", "sheet"), [("b", "markers:A", [True, False]), ("d", "districts", [False, True])]
)
def test_map_and_districts_open_as_at_the_table(key: str, place: str, sheet: list[bool]) -> None:
    """By key and by click; they stay open from step to step, and Esc closes them before it leaves."""
    window = watch("box_with_map", step=40, folder=NEWEST)
    assert opened(window) == [False, False]
    window.click(place)
    assert opened(window) == sheet
    window.key("right")
    assert opened(window) == sheet
    window.key("escape")
    assert opened(window) == [False, False]
    window.key(key)
    assert opened(window) == sheet
    window.key(key)
    assert opened(window) == [False, False]
    assert step(window) == 41


@pytest.mark.parametrize(("key", "place"), [("q", "hq:head"), ("a", "arena:head")])
def test_headquarters_and_arena_are_zoomed_as_at_the_table(key: str, place: str) -> None:
    window = watch("box_with_map", step=40, folder=NEWEST)
    for way in (window.key, window.click):
        way(key if way == window.key else place)
        assert isinstance(window.context.stack.top, ZoomScene)
        window.key("escape")
        assert step(window) == 40


# ---------------------------------------------------------------------- the time line
@pytest.mark.parametrize("size", [SMALL, (1000, 1400), LARGE])
def test_beside_the_sign_of_each_round_stands_the_icon_of_its_action_phase_which_the_status_tells(
    size: tuple[int, int],
) -> None:
    window = watch(step=60)
    window.resize(size)
    window.settle()
    line, plan = scene(window).line, scene(window).plan
    begun = {stop for stop in line.stops["phase"] if line.moments[stop].phase == "action"}
    icons = [mark for mark in window.app.marks if mark.kind == "icon"]
    on_line = [mark for mark in icons if mark.name == "action" and plan.signs.contains(mark.rect)]
    assert len(on_line) == len(begun)
    signs = [mark.rect for mark in window.app.marks if mark.kind == "panel" and mark.name == "round"]
    assert not [mark for mark in on_line if mark.rect.collidelist(signs) >= 0]
    phase = line.moments[60].phase
    assert [mark for mark in icons if mark.name == phase and plan.status.contains(mark.rect)]


def test_the_curves_are_high_enough_to_be_read_and_the_bar_leaves_room_for_the_table() -> None:
    usual = replay_plan(Metrics((1920, 1080)), is_advised=True)
    assert usual.curves.height == 90
    for scale in (1.0, 1.5, 2.0):
        assert replay_plan(Metrics((1920, 1080), scale), is_advised=True).bar.height <= 320
