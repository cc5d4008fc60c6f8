"""Letters that no typeface has are boxes with their code points, as wide as measured, in every text of a player."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fiftyfirst.rehearsal import rehearse
from game.paths import assets_folder
from game.ui.art.lettering import (
    box_width,
    covered,
    cut,
    draw_box,
    draw_line,
    fit,
    has_letters,
    lettering,
    line_width,
    width_of,
)
from game.ui.settings import LastSeat, Settings
from game.ui.theme import TYPEFACES

NAME = "Ян你好😀{x}"
TEXTS = (NAME, "你", "😀" * 30, "אבג", "Ωmega", "a\u2009b", "\ufffd", "Ян", "Anna", "e\u0301\u0940")
SIZES = (11, 15, 16, 19, 20, 33)


def ink(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_a_typeface_is_asked_which_letters_it_has() -> None:
    for face in {face.file for face in TYPEFACES.values()}:
        found = covered((assets_folder() / "fonts" / face).read_bytes())
        assert {ord(letter) for letter in "AzÄßéŁЯжё0–“…"} <= found
        assert not found & {ord(letter) for letter in "你😀אあ\uffff"}
    assert has_letters("Ω", "text")
    assert not has_letters("Ω", "title")


@pytest.mark.parametrize("role", TYPEFACES)
def test_what_is_measured_is_drawn(role: str) -> None:
    for px in SIZES:
        for text in TEXTS:
            assert draw_line(text, role, px, "#FFFFFF").get_width() == line_width(text, role, px), (text, px)
            assert draw_line(text, role, px, "#FFFFFF").get_height() == draw_line("A", role, px, "#FFFFFF").get_height()
            narrow = max(20, width_of(text, role, px) // 2)
            assert lettering(text, role, px, "#FFFFFF", narrow, 60, wrap=True).surface.get_width() <= narrow


def test_each_letter_without_a_typeface_has_a_box_of_its_own() -> None:
    pictures = [ink(draw_line(letter, "text", 20, "#FFFFFF")) for letter in "你好אב"]
    assert len(set(pictures)) == 4
    one, two = width_of("你", "text", 20), width_of("你好", "text", 20)
    assert two == 2 * one == 2 * box_width("你", 20)
    assert box_width("😀", 20) > one, "six digits need more room"
    line = draw_line("你A", "text", 20, "#FFFFFF")
    edge = [x for x in range(one) if line.get_at((x, line.get_height() // 2)).a]
    assert (edge[0], edge[-1]) == (1, one - 2), "the outline"
    assert has_letters("A")
    assert line.subsurface((one, 0, line.get_width() - one, line.get_height())).get_bounding_rect().width > 5


def test_the_digits_are_those_of_the_code_point() -> None:
    box = draw_box("你", 16, pygame.Color("white"), 24, 18)  # U+4F60
    frame = box.get_bounding_rect()
    assert frame.size == (11, 15)
    inner = box.subsurface(frame.inflate(-4, -4))
    rows = ["".join(".#"[inner.get_at((x, y)).a > 0] for x in range(7)) for y in range(11)]
    assert rows == [
        "#.#.###",
        "#.#.#..",
        "###.##.",
        "..#.#..",
        "..#.#..",
        ".......",
        "###.###",
        "#...#.#",
        "###.#.#",
        "#.#.#.#",
        "###.###",
    ]


def test_a_letter_that_another_typeface_has_is_drawn_in_that() -> None:
    assert ink(draw_line("Ω", "title", 30, "#FFFFFF"))[3::4] != ink(draw_box("Ω", 30, pygame.Color("white"), 44, 36))
    assert width_of("Ω", "title", 30) == width_of("Ω", "strong", 30)
    assert width_of("\ufffd", "text", 30) == width_of("\ufffd", "number", 30)


def test_a_line_with_boxes_is_cut_and_broken_where_it_does_not_fit() -> None:
    whole = "好" * 40
    short = cut(whole, "text", 16, 100)
    assert short.endswith("…")
    assert width_of(short, "text", 16) <= 100
    setting = fit("好好 " * 20, "text", 16, 200, 400, wrap=True)
    assert len(setting.lines) > 2


def test_a_name_with_such_letters_stands_on_the_plate_of_its_player(tmp_path: Path) -> None:
    seats = (LastSeat(NAME, "human"), LastSeat("Anna", "human"))
    window = rehearse("new_game", (1280, 720), data=tmp_path, settings=Settings(speed="off", seats=seats))
    window.click("start")
    window.settle()
    assert window.context.playing.names["A"] == NAME
    assert any(NAME.lower() in mark.name.lower() for mark in window.app.marks if mark.kind == "text")
