"""Messages at the top of the window have room, however long, in every language and shape of window."""

from __future__ import annotations

import re

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.ui.rehearsal.driver import Rehearsal
from game.ui.settings import Settings
from game.ui.theme import BODY
from game.ui.widgets.banner import CLOSE
from game.wording.messages import languages
from tests.ui.layout import problems
from tests.ui.phase_person import take_seat
from tests.ui.sweep import USUAL
from tests.ui.table_person import sit_down
from tests.ui.words_person import rest, top, used

pytestmark = pytest.mark.usefixtures("blank_drawings")

NAME = "2026-11-28_22-28-30_Katharina-Sophie_Maximilian Moll_Jean-Christophe_Wilhelmina Worth_2.jsonl"
FOLDER = "/home/katharina/.local/share/51st-state/matches"
SIZES = ((1024, 576), (780, 560), (640, 360), (1280, 720), (700, 900))


def noticed(size: tuple[int, int], language: str, scale: float, *lines: str) -> Rehearsal:
    window = rehearse("title", size, language, settings=Settings(speed="off", text_scale=scale))
    window.context.notify(*(lambda line=line: line for line in lines))
    assert window.context.stack.top is not None
    window.context.stack.top.changed = True
    window.settle()
    return window


def banner(window: Rehearsal) -> tuple[pygame.Rect, list[str], int]:
    """The place of the banner, what it says, and the size of its letters."""
    place = next(mark.rect for mark in window.app.marks if mark.name == "notice")
    words = [mark for mark in window.app.marks if mark.kind == "text" and mark.within == place]
    close = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == CLOSE)
    assert words
    for mark in words:
        assert place.contains(mark.rect), "the text has room"
        assert not mark.rect.colliderect(close)
    return place, [mark.name for mark in words], min(mark.px for mark in words)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_message_fits_at_its_full_size(size: tuple[int, int], language: str) -> None:
    for scale in (1.0, 2.0):
        window = noticed(size, language, scale)
        texts = [
            window.context.text("notice-file-changed", file=f"{FOLDER}/{NAME}"),
            window.context.text("notice-file-damaged", file=f"{FOLDER}/{NAME}"),
        ]
        for lines in (texts[:1], texts[1:]):
            window = noticed(size, language, scale, *lines)
            _, said, px = banner(window)
            assert px == window.context.metrics.text_px(BODY)
            assert NAME in " ".join(said)
            assert [problem for problem in problems(window.app.marks, size) if "notice" in problem] == []


def test_a_path_stands_whole_where_it_fits_into_two_lines() -> None:
    text = noticed((1920, 1080), "en", 1.0).context.text("notice-file-changed", file=f"{FOLDER}/short.jsonl")
    assert FOLDER in " ".join(banner(noticed((1920, 1080), "en", 1.0, text))[1])
    said = " ".join(banner(noticed((780, 560), "de", 1.5, text * 2))[1])
    assert "short.jsonl" in said
    assert FOLDER not in said


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((640, 360), 2.0)])
def test_many_messages_are_shown_in_turn_as_there_is_room(size: tuple[int, int], scale: float) -> None:
    window = noticed(size, "en", scale, *(f"{FOLDER}/{NAME}, number {number}." for number in range(20)))
    read = list[str]()
    while window.context.notices:
        place, said, _ = banner(window)
        assert place.height <= size[1] * 0.9
        found = re.findall(r"number (\d+)\.|and (one|\d+) more", " ".join(said))
        read += [number for number, _ in found if number]
        more = [count for _, count in found if count]
        left = 20 - len(read)
        assert more == ([] if left == 0 else ["one" if left == 1 else str(left)])
        window.click(CLOSE)
    assert read == [str(number) for number in range(20)]


# ------------------------------------------------------------------ where they stand, and how long
def told(window: Rehearsal, *lines: str, passing: bool = False) -> pygame.Rect:
    """Where a notice stands that is told now."""
    window.context.notify(*(lambda line=line: line for line in lines), passing=passing)
    window.settle()
    top(window).changed = True
    window.settle()
    return banner(window)[0]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 1400)], ids=str)
@pytest.mark.parametrize("position", ["table", "table_4p", "table_full", "box_four", "map_two"])
def test_a_notice_at_the_table_covers_nothing_that_is_pressed_nor_the_score(
    position: str, size: tuple[int, int]
) -> None:
    window = sit_down(position, size)
    for key in ("", "b"):
        if key:
            window.key(key)
        place = told(window, "From now on a robot plays for Player.", passing=True)
        lane = next(mark.rect for mark in window.app.marks if mark.kind == "hit" and mark.name == "lane")
        assert not place.colliderect(lane)
        assert [name for name, rect in used(window) if place.colliderect(rect)] == []


@pytest.mark.parametrize("name", ["keep", "lookout", "production", "cleanup", "tidied", "score"])
def test_a_notice_on_a_screen_of_a_phase_covers_no_text_and_no_button(name: str) -> None:
    window = take_seat(name, 4, USUAL)
    place = told(window, "Player is played by a robot from now on.")
    read = [m for m in window.app.marks if m.kind in ("text", "icon") and m.within != place and m.name != "Close"]
    covered = [mark.name for mark in read if mark.rect.colliderect(place) and mark.name not in ("CLOSE", "Close")]
    assert [name for name, rect in used(window) if place.colliderect(rect) and name != CLOSE] == []
    assert covered == []


def test_a_notice_goes_by_itself_unless_it_tells_of_damage() -> None:
    window = take_seat("cleanup", 2, USUAL)
    told(window, "It cannot be stored there.", passing=True)
    window.wait(1000)
    assert len(window.context.notices) == 1
    window.wait(6000)
    assert len(window.context.notices) == 0
    assert not any(mark.name == "notice" for mark in window.app.marks)
    told(window, "The match is damaged.")
    window.wait(60_000)
    assert list(window.context.notices) == ["The match is damaged."]


def test_a_notice_stays_in_its_place_while_the_pointer_moves() -> None:
    window = sit_down("table_4p")
    place = told(window, "From now on a robot plays for Player.")
    for label in ("undo", "deck", "faction:red"):
        window.hover(label)
        rest(window)
        assert banner(window)[0] == place
