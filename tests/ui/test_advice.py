"""The advice of robots in hints and in the replay: where it is given, when it is thought out, and what it tells."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import msgspec
import pytest

from game.fiftyfirst.match import match as matches
from game.fiftyfirst.match.files.record import RULES
from game.fiftyfirst.match.match import Match, deal_match, fiftyfirst
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.advice import Only
from game.fiftyfirst.rules.state import Game
from game.fiftyfirst.rules.steps import ChooseAction
from game.fiftyfirst.scenes.replay import ReplayScene
from game.kernel.seats import NOBODY, SeatSetup
from game.play.files.record import FORMAT
from game.play.kind import decided
from game.play.match import watch_file, watch_match
from game.play.scenarios.scenario import read_position_file
from game.ui.places import HintAt
from game.ui.rehearsal.driver import STILL, Rehearsal
from game.ui.scenes.hints import HintScene
from game.ui.scenes.replay.plan import ADVISE
from game.ui.scenes.replay.scene import open_replay
from game.ui.settings import Advice, read_settings
from game.ui.table.play.modes import Rest
from game.wording.hints import HintGroup, without_advised
from tests.conftest import ROOT
from tests.languages import LANGUAGES
from tests.ui.layout import problems
from tests.ui.lesson_person import at_chapter
from tests.ui.mouse_player import go_on
from tests.ui.sweep import USUAL, Shape, in_shapes, looked_at
from tests.ui.table_person import POSITIONS, SMALL, mode, sit_down, texts

pytestmark = pytest.mark.usefixtures("blank_drawings")

GOLDEN = ROOT / f"tests/golden/matches/rules_{RULES}_format_{FORMAT}"
SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]


def at_table(level: Advice = "expert", shape: Shape = USUAL) -> tuple[Rehearsal, Match]:
    """One person's turn at a table with a robot."""
    settings = shape.settings(msgspec.structs.replace(STILL, advice=level))
    window = rehearse("title", shape.size, shape.language, settings=settings)
    _, game, start = read_position_file(POSITIONS / "table_busy.yaml", fiftyfirst(window.context.content).only)
    seats = [SeatSetup("Alex"), SeatSetup("Ada", "hard")]
    match = Match.begin(fiftyfirst(), game, seats, start, 1, play_bots=False)
    window.context.director.open_match(match)
    window.settle()
    go_on(window)
    return window, match


def hints(window: Rehearsal) -> HintScene:
    top = window.context.stack.top
    assert isinstance(top, HintScene), f"the hints are not on top, but {type(top).__name__}"
    return top


def first(window: Rehearsal) -> HintGroup:
    return hints(window).board.groups[0]


def think(window: Rehearsal) -> int:
    """Frames until the advice is there."""
    for frame in range(2_000):
        if first(window).lines[0].commands:
            window.settle()
            return frame
        window.wait(0)
    raise AssertionError("it thinks for ever")


# ---------------------------------------------------------------------- hints
@pytest.mark.parametrize(("level", "frames"), [("hard", 1), ("expert", 5)])
def test_the_advice_appears_when_it_is_thought_out(level: Advice, frames: int) -> None:
    window, match = at_table(level)
    window.key("h")
    assert first(window).name == "advice"
    assert first(window).lines[0].commands == ()
    others = hints(window).board.groups[1:]
    assert think(window) >= frames
    told = decided(matches.advice(match, level, match.journal.head))
    assert told.command in first(window).lines[0].commands
    assert hints(window).board.groups[1:] == without_advised(others, first(window))
    told_once = [line.commands for group in hints(window).board.groups for line in group.lines if line.commands]
    assert len(told_once) == len(set(told_once))
    assert f"Advice · {level.title()}" in texts(window)


def test_choosing_it_does_it_as_any_hint_does() -> None:
    window, match = at_table()
    window.key("h")
    think(window)
    advised = first(window).lines[0].commands
    window.click(HintAt(0, 0))
    window.settle()
    assert isinstance(mode(window), Rest)
    assert match.entry(match.head).decision in advised


def test_the_focus_stays_on_its_line_when_the_advice_comes() -> None:
    window, _ = at_table()
    window.key("h")
    scene = hints(window)
    for _ in range(4):
        window.key("down")
    row = scene.board.row(scene.focus)
    assert row
    assert row.line
    think(window)
    now = scene.board.row(scene.focus)
    assert now
    assert now.line is row.line or now.label == HintAt(0, 0)


def test_leaving_the_hints_drops_the_thoughts() -> None:
    window, match = at_table("master")
    window.key("h")
    window.wait(50)
    thoughts = hints(window)._thoughts
    assert thoughts
    assert thoughts.choice is None
    dropped = weakref.ref(thoughts._steps)
    head = match.journal.head
    del thoughts
    window.key("escape")
    window.wait(200)
    gc.collect()
    assert dropped() is None
    assert match.journal.head == head


def test_people_who_compete_get_no_advice_but_a_word_why() -> None:
    window = sit_down()
    window.key("h")
    assert "advice" not in {group.name for group in hints(window).board.groups}
    assert "No advice from robots" in texts(window)


def test_it_can_be_switched_off() -> None:
    window, _ = at_table("off")
    window.key("h")
    assert "advice" not in {group.name for group in hints(window).board.groups}
    assert "No advice from robots" not in texts(window)


def test_lessons_advise_by_themselves(tmp_path: Path) -> None:
    window = at_chapter(tmp_path, "last")
    for _ in range(20):
        window.key("h")
        window.settle()
        if isinstance(window.context.stack.top, HintScene):
            break
        window.key("escape")
        window.key("return")
        window.settle()
    assert window.context.guide
    assert "advice" not in {group.name for group in hints(window).board.groups}
    assert hints(window).board.groups


def test_in_the_turn_of_another_nobody_is_advised() -> None:
    window, _ = at_table()
    window.key("h")
    think(window)
    window.key("escape")
    window.context.viewer = NOBODY
    window.context.stack.top.changed = True  # type: ignore[union-attr]
    window.settle()
    window.key("h")
    assert hints(window).board.groups == ()


@in_shapes(SIZES, languages=LANGUAGES)
def test_the_advice_has_room(shape: Shape) -> None:
    window, _ = at_table("expert", shape)
    window.key("h")
    assert looked_at(window, "hints") == []
    think(window)
    assert problems(window.app.marks, shape.size) == []


# ---------------------------------------------------------------------- the replay
def watch(step: int, name: str = "base_2_players", shape: Shape = USUAL, data: Path | None = None) -> Rehearsal:
    window = rehearse("title", shape.size, shape.language, settings=shape.settings(), data=data)
    match = watch_file(GOLDEN / f"{name}.jsonl", fiftyfirst(window.context.content).only)
    open_replay(window.context, match, step)
    window.settle()
    return window


def replay(window: Rehearsal) -> ReplayScene:
    top = window.context.stack.top
    assert isinstance(top, ReplayScene)
    return top


def told(window: Rehearsal) -> str:
    scene = replay(window)
    return scene.hindsight.sentence(scene.step, scene.eyes, window.context.narrator)


def test_the_replay_tells_what_the_expert_would_have_done() -> None:
    window = watch(1)
    assert told(window) == "Expert: thinking…"
    window.wait(3_000)
    match = replay(window).match
    best = decided(matches.advice(match, "expert", 0, match.journal[1].decision))
    assert best.command != match.journal[1].decision
    assert told(window).startswith("Expert: keep Boiler Room, ")
    assert "Played: keep " in told(window)
    assert told(window) in texts(window)


@pytest.mark.parametrize(("kind", "words"), [("same", "would have done the same"), ("only", "nothing else was")])
def test_it_agrees_or_there_was_no_choice(kind: str, words: str) -> None:
    window = watch(0)
    match = replay(window).match
    for step in range(20, 162):
        best = decided(matches.advice(match, "hard", step - 1))
        if kind == ("only" if best.reasons == (Only(),) else "same"):
            replay(window).go_to(step)
            window.wait(3_000)
            if words in told(window):
                return
    raise AssertionError(f"never told: {words}")


def test_nothing_is_thought_about_steps_that_are_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only about one that is looked at for a moment, and about each once."""
    asked: list[int] = []

    def count(match: Match, level: str, step: int, given: object) -> object:
        asked.append(step)
        return matches.advice(match, level, step, given)  # type: ignore[arg-type]

    monkeypatch.setattr("game.fiftyfirst.scenes.replay.advice", count)
    window = watch(40)
    for _ in range(6):
        window.key("right")
    assert asked == []
    window.wait(3_000)
    assert asked == [45]
    window.key("left")
    window.key("right")
    window.wait(1_000)
    assert asked == [45]


def test_the_key_and_the_chip_show_and_hide_it(tmp_path: Path) -> None:
    window = watch(1, data=tmp_path)
    high = replay(window).plan.table[1]
    window.key("h")
    window.settle()
    assert replay(window).plan.table[1] > high
    assert "Expert" not in texts(window)
    assert not read_settings(tmp_path, lambda _: None).replay_advice
    window.click(ADVISE)
    window.settle()
    assert "Expert" in texts(window)


def test_it_tells_nothing_of_hands_that_the_eyes_do_not_see() -> None:
    window = watch(1)
    window.wait(3_000)
    match = replay(window).match
    decision = match.journal[1].decision
    assert decision
    scene = replay(window)
    for eyes in scene.all_eyes:
        scene.look_with(eyes)
        window.settle()
        assert ("is hidden" in told(window)) == (eyes.own and eyes.side != decision.seat)


def test_a_match_of_people_that_goes_on_is_no_way_round(monkeypatch: pytest.MonkeyPatch) -> None:
    window = rehearse("title", SMALL)
    game = Game(window.context.content)
    match = deal_match(game, [SeatSetup("Anna"), SeatSetup("Ben")], 3)
    for _ in range(6):
        match.submit(match.legal()[0])
    monkeypatch.setattr("game.fiftyfirst.scenes.replay.advice", None)
    open_replay(window.context, watch_match(match), 4)
    window.wait(1_000)
    for eyes in replay(window).all_eyes:
        replay(window).look_with(eyes)
        window.wait(500)
        assert told(window) == "Expert: no advice while you are playing against each other."


def test_one_person_is_told_of_their_own_decisions_alone() -> None:
    window = rehearse("title", SMALL)
    game = Game(window.context.content)
    match = deal_match(game, [SeatSetup("Anna"), SeatSetup("Ada", "greedy")], 3)
    while match.status.phase == "setup" or not isinstance(match.state.question, ChooseAction):
        match.submit(match.legal()[0])
        match.end_turn()
    open_replay(window.context, watch_match(match), 1)
    seen = set()
    for step in range(1, match.journal.head):
        replay(window).go_to(step)
        decision = match.journal[step].decision
        assert decision
        seen.add(decision.seat)
        assert ("is hidden" in told(window)) == (decision.seat == "B")
    assert seen == {"A", "B"}


def test_other_rules_give_no_advice() -> None:
    window = rehearse("title", SMALL)
    older = ROOT / "tests/golden/matches/rules_1/base_2_players.jsonl"
    open_replay(window.context, watch_file(older, fiftyfirst(window.context.content).only), 5)
    window.wait(500)
    assert "other rules" in told(window)


def test_the_virtual_opponent_is_not_advised() -> None:
    window = watch(1, "solo_hegemony_new_york")
    match = replay(window).match
    step = next(n for n in range(1, len(match.journal)) if (d := match.journal[n].decision) and d.seat == "V")
    replay(window).go_to(step)
    window.wait(500)
    assert told(window) == "Expert: nobody decides here."


@in_shapes(SIZES, languages=LANGUAGES)
def test_the_longest_sentence_has_room(shape: Shape) -> None:
    window = watch(1, shape=shape)
    window.wait(3_000)
    assert problems(window.app.marks, shape.size) == []
