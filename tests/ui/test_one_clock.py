"""The turns of three robots, frame by frame: the log, the strip that tells what one did, the plates, the goods and the
prompt tell the same moment, and a number in motion is the one before or the one after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from game.fiftyfirst.match.match import Match, fiftyfirst
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table.spots import GoodsOf, OwnGoods
from game.fiftyfirst.wording.log import log_lines
from game.kernel.seats import Seat, SeatSetup
from game.play.kind import decided
from game.play.scenarios.scenario import read_position_file
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.running.deeds import MOST_LINES, deed_lines
from game.ui.settings import Settings, Speed
from tests.ui.table_person import LARGE, POSITIONS, scene
from tests.ui.test_told_turn import prompt, within

pytestmark = pytest.mark.usefixtures("blank_drawings")

ROBOTS = ("greedy", "easy", "greedy")
MOST_FRAMES = 4000
TURNS = 2


class Moment(NamedTuple):
    """What a step of the match tells: VP and goods by seat, the deed of the last robot, and the lines of the log."""

    vp: Mapping[Seat, int]
    goods: Mapping[tuple[Seat, str], int]
    deed: tuple[str, ...]
    log: tuple[str, ...]


def begun(speed: Speed, data: Path) -> Rehearsal:
    window = rehearse("title", LARGE, data=data, settings=Settings(speed=speed))
    _, game, start = read_position_file(POSITIONS / "busy_four.yaml", fiftyfirst(window.context.content).only)
    seats = [SeatSetup("Alex"), *(SeatSetup(f"Robo {number}", kind) for number, kind in enumerate(ROBOTS, 1))]
    match = Match.begin(fiftyfirst(), game, seats, start, 1, play_bots=False)
    window.context.director.open_match(match)
    window.settle()
    return window


def moment(window: Rehearsal, step: int) -> Moment:
    match, words = window.context.playing, wording_of(window.context)
    view: TableView = match.view("A", step)
    vp = {player.seat: player.vp for player in view.players}
    goods = {(player.seat, good): count for player in view.players for good, count in player.goods.items()}
    told = [entry for entry in match.line[1 : step + 1] if entry.decision and entry.decision.seat != "A"]
    deeds = (lines for entry in reversed(told) if (lines := deed_lines(match, window.context.narrator, entry, "A")))
    deed = tuple(map(str, next(deeds, ())[:MOST_LINES]))
    events = [event for entry in match.line[: step + 1] for event in entry.events]
    return Moment(vp, goods, deed, tuple(map(str, log_lines(words, events, match.names, "A"))))


def seen(window: Rehearsal) -> Moment:
    """What the frame on the screen tells."""
    layout, marks = scene(window).sight().layout, window.app.marks
    vp, goods = {}, {}
    for seat in window.context.playing.seats:
        numbers = [text for text in within(window, layout.board(seat).plate.rect, "text") if text.isdecimal()]
        vp[seat] = int(numbers[0])
    for mark in marks:
        if mark.kind == "hit" and isinstance(mark.label, GoodsOf | OwnGoods):
            seat = mark.label.seat if isinstance(mark.label, GoodsOf) else "A"
            count = next((text for text in within(window, mark.rect, "text") if text.isdecimal()), "0")
            goods[seat, mark.label.good] = int(count)
    strip = next((mark.rect for mark in marks if mark.name == "deed"), None)
    above = layout.side.log.rect
    above.height = (strip.y if strip else above.bottom) - above.y
    deed = tuple(line for line in within(window, strip, "image") if " " in line) if strip else ()
    return Moment(vp, goods, deed, within(window, above, "image"))


def frames_of_robots(window: Rehearsal) -> Iterator[None]:
    """The frames until the person is to move again and nothing moves."""
    match = window.context.playing
    for _ in range(MOST_FRAMES):
        window.app.frame((), FRAME)
        yield
        if match.status.to_move == "A" and not scene(window).busy:
            return
    raise AssertionError("the robots do not end")


def assert_agrees(window: Rehearsal) -> None:
    match = window.context.playing
    found, now, before = seen(window), moment(window, match.head), moment(window, max(0, match.head - 1))
    assert found.log, "some lines are in sight"
    assert found.log == now.log[-len(found.log) :]
    assert found.deed in (now.deed, ())
    moves = scene(window).busy
    for seat, vp in found.vp.items():
        assert vp in (now.vp[seat], *([before.vp[seat]] if moves else ())), seat
    for (seat, good), count in found.goods.items():
        expected = [one.goods.get((seat, good), 0) for one in (now, *([before] if moves else ()))]
        assert min(expected) <= count <= max(expected), (seat, good)
    mover = match.status.to_move
    assert mover is not None
    assert match.names[mover].upper() in prompt(window).upper()


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["slow", "fastest", "off"])
def test_all_places_tell_the_same_moment_of_three_robots_turns(speed: Speed, tmp_path: Path) -> None:
    window = begun(speed, tmp_path)
    match, decisions = window.context.playing, set[int]()
    for _ in range(TURNS):
        while match.status.to_move == "A" and match.status.phase == "action":
            scene(window).submit(decided(match.advise("greedy", str(match.head))))
        if match.status.phase != "action":
            break
        for _ in frames_of_robots(window):
            assert_agrees(window)
            decisions.add(match.head)
    assert len(decisions) > len(ROBOTS)
