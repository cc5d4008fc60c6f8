"""Messages at the top of the window have room, however long, in every language and shape of window."""

from __future__ import annotations

import re

import pygame
import pytest

from game.ui.rehearsal.driver import Rehearsal, rehearse
from game.ui.settings import Settings
from game.ui.theme import BODY
from game.ui.widgets.banner import CLOSE
from game.wording.messages import languages
from tests.ui.layout import problems

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
