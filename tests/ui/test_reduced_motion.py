"""Reduced motion: nothing travels, what has changed is marked until the next input, and there is time to read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.box import BOX
from game.fiftyfirst.match.setup import chosen
from game.fiftyfirst.rehearsal import rehearse
from game.fiftyfirst.table.play.place_boxes import strip_places
from game.fiftyfirst.table.spots import HandCard
from game.kernel.seats import SeatSetup
from game.ui.art.svg import icon
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion import motion, signs
from game.ui.motion.motion import Fade, Motion, TimedSound, in_out_cubic
from game.ui.motion.signs import Caption, DropSign, ExitSign, Telling, head_sign, phase_sign, turn_sign
from game.ui.motion.stage import Stage
from game.ui.rehearsal.driver import FRAME, Rehearsal
from game.ui.scene import Scene
from game.ui.settings import FILE, Settings, Speed
from game.ui.theme import Metrics
from game.ui.window import opening
from game.ui.window.app import App, way_between
from game.ui.window.opening import run
from tests.ui.table_person import POSITIONS, SMALL, hand, player, scene

STILL = Settings(speed="normal", reduced_motion=True)
RESTING = (Fade, DropSign, Telling, ExitSign, TimedSound)
"""What may be played: it stands in its place from the first to the last."""


def sit_down(settings: Settings = STILL) -> Rehearsal:
    window = rehearse("table", SMALL, position=POSITIONS / "table.yaml", seat="A", settings=settings)
    window.wait(4000)
    return window


def marked(window: Rehearsal) -> list[pygame.Rect]:
    return [mark.rect for mark in window.app.marks if mark.name == "changed"]


# ---------------------------------------------------------------------- motions
def test_only_what_stands_still_is_left_of_the_motions() -> None:
    rooms = (motion, signs)
    kinds = {found for room in rooms for found in vars(room).values()
             if isinstance(found, type) and issubclass(found, Motion)}  # fmt: skip
    left = {kind for kind in kinds if kind.stilled is not Motion.stilled}
    assert left == {kind for kind in kinds if issubclass(kind, RESTING)}


CAPTION = Caption(emblem="borgo", name="Robot", lines=("It did this.",), bottom=600, note="", lasts=1500)


@pytest.mark.parametrize(
    "moving",
    [phase_sign("action", "Action"), head_sign("action", "Action"), turn_sign("borgo", "Robot", 0), CAPTION,
     ExitSign(words="Last round", lasts=1500)],
    ids=lambda moving: type(moving).__name__,
)  # fmt: skip
def test_a_sign_stands_in_its_place_all_the_time(moving: Motion) -> None:
    def places(shown: Motion) -> list[pygame.Rect]:
        found = []
        for age in (0, 60, 200, 500, shown.lasts * 0.85):
            canvas = Canvas(pygame.Surface((1280, 720)), Metrics((1280, 720)))
            shown.draw(canvas, age)
            found.append(canvas.marks[0].rect)
        return found

    still = moving.stilled()
    assert still is not None
    assert len(set(map(tuple, places(still)))) == 1
    assert len(set(map(tuple, places(moving)))) > 1, "the measure can fail"


@pytest.mark.parametrize("speed", ["slow", "normal", "fastest"])
def test_no_flight_is_played_at_any_speed(speed: Speed) -> None:
    picture, place = icon("gun", 20), Box(0, 0, 20, 20)
    flight = motion.Glide(picture=picture, start=place, end=place, easing=in_out_cubic, label="gun", lasts=300)
    stage = Stage()
    stage.play((flight, motion.ArrivingCard(label="gun", lasts=300)), Settings(speed=speed, reduced_motion=True))
    assert not stage.busy
    assert not stage.awaited, "a card does not wait for a flight that there is not"
    stage.play((flight,), Settings(speed=speed))
    assert stage.busy


class Curtain(Scene):
    curtain = True

    def draw(self, canvas: Canvas) -> None: ...


def test_no_curtain_falls_or_rises_and_no_hand_shows_through() -> None:
    window = sit_down()
    table: Sequence[Scene] = (scene(window),)
    cover: Sequence[Scene] = (Curtain(window.context),)
    for before, after, is_open in ((table, cover, True), (cover, table, True), (table, cover, False)):
        way = way_between(before, after, is_open, still=True)[0]
        assert way == ("fade" if is_open else "dark")
        assert way_between(before, after, is_open)[0] in ("fall", "rise")


def test_a_preview_and_a_lifted_card_have_their_size_at_once() -> None:
    window = sit_down()
    window.hover(hand(window, "factory"))
    frames = []
    for _ in range(6):
        window.app.frame((), FRAME)
        frames.append(pygame.image.tobytes(window.surface, "RGB"))
    assert all(one == other for one, other in pairwise(frames[1:]))


# ---------------------------------------------------------------------- marks
def test_what_has_changed_is_marked_until_the_next_input() -> None:
    window = sit_down()
    assert marked(window) == []
    window.drag(hand(window, "factory"), "build")
    built = next(site.id for site in player(window).sites if site.card == "factory")
    layout = scene(window).sight().layout
    place = layout.place(built)
    assert place
    window.wait(3000)
    assert not scene(window).busy
    rects = marked(window)
    assert any(rect.contains(place.rect) for rect in rects)
    assert any(rect.contains(layout.own.goods["grey"].rect) for rect in rects), "what was paid"
    assert not any(rect.contains(layout.own.goods["fuel"].rect) for rect in rects), "what is as it was"
    window.key("tab")
    assert marked(window) == []


def test_a_deal_that_was_made_is_marked() -> None:
    window = sit_down()
    before = player(window).deals
    window.drag(hand(window, "factory"), "deal")
    assert player(window).deals != before
    window.wait(3000)
    zone = scene(window).sight().layout.own.deal_zone
    assert any(rect.contains(zone.rect) for rect in marked(window))


def test_of_the_hand_only_what_is_new_is_marked() -> None:
    window = sit_down()
    before = player(window).hand
    window.click("exchange")
    window.click("exchange:card")
    window.wait(3000)
    (drawn,) = player(window).hand[len(before) :]
    sight = scene(window).sight()
    boxes = {place.card: sight.box(place) for place in strip_places(sight.standing.me) if isinstance(place, HandCard)}
    lit = [card for card, box in boxes.items() if box and any(mark.contains(box.rect) for mark in marked(window))]
    assert lit == [drawn]


def test_nothing_is_marked_where_motions_show_it() -> None:
    window = sit_down(Settings(speed="normal"))
    window.drag(hand(window, "factory"), "build")
    window.wait(3000)
    assert marked(window) == []


def test_marks_are_shown_at_the_speed_off_as_well() -> None:
    window = sit_down(Settings(speed="off", reduced_motion=True))
    window.drag(hand(window, "factory"), "build")
    window.settle()
    assert marked(window)


# ---------------------------------------------------------------------- robots
def test_robots_pause_and_no_motion_but_resting_ones_is_played_in_a_game_of_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Motion] = []
    original = Stage.draw

    def draw(stage: Stage, canvas: Canvas, flat: bool = False) -> None:
        played.extend(act.motion for act in stage._playing)
        original(stage, canvas, flat)

    monkeypatch.setattr(Stage, "draw", draw)
    window = rehearse("title", SMALL, data=tmp_path, settings=STILL)
    setups = [SeatSetup(f"Robot {number}", "random") for number in (1, 2)]
    window.context.director.start_match(setups, chosen(("base",)), 5)
    match, steps = window.context.playing, []
    for _ in range(900):
        before = match.journal.head
        window.app.frame((), FRAME)
        steps.append(match.journal.head - before)
    assert 5 < sum(steps) < 40, "there is time to read"
    assert max(steps) == 1
    assert any(isinstance(found, Telling) for found in played)
    assert {type(found) for found in played if not isinstance(found, RESTING)} == set()
    match.close()


# ---------------------------------------------------------------------- the system's wish
@pytest.mark.parametrize(
    ("platform", "told", "wanted"),
    [
        ("darwin", {"defaults": "1"}, True),
        ("darwin", {"defaults": "0"}, False),
        ("darwin", {}, False),
        ("linux", {"gsettings": "false"}, True),
        ("linux", {"gsettings": "true"}, False),
        ("linux", {}, False),
    ],
)
def test_what_the_system_wants(platform: str, told: dict[str, str], wanted: bool, tmp_path: Path) -> None:
    assert opening.wants_stillness(platform, lambda command: told.get(command[0], ""), tmp_path) == wanted


def test_what_plasma_wants(tmp_path: Path) -> None:
    (tmp_path / ".config").mkdir()
    for written, wanted in (("0", True), ("1", False), ("0.5", False)):
        (tmp_path / ".config" / "kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={written}\n", "utf-8")
        assert opening.wants_stillness("linux", lambda _: "", tmp_path) == wanted


def test_a_system_without_such_a_command_says_nothing() -> None:
    assert opening._ask(("surely there is no such command",)) == ""


@pytest.mark.parametrize("wish", [False, True])
def test_the_first_start_takes_the_wish_of_the_system_and_later_ones_what_was_chosen(
    wish: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Settings] = []
    monkeypatch.setattr("pygame.quit", lambda: None)  # the fonts of other tests stay
    monkeypatch.setattr(opening, "wants_stillness", lambda: wish)
    monkeypatch.setattr(App, "loop", lambda self: taken.append(self.context.settings))
    run(BOX, size=SMALL, data=tmp_path)
    (tmp_path / FILE).write_text(f'{{"reduced_motion": {str(not wish).lower()}}}', "utf-8")
    run(BOX, size=SMALL, data=tmp_path)
    assert [settings.reduced_motion for settings in taken] == [wish, not wish]
