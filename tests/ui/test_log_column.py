"""The column of log lines: what stands in sight, and what is kept when a match goes back."""

from __future__ import annotations

import pygame
import pytest

from game.kernel.bag import Bag
from game.ui.art.lettering import width_of
from game.ui.table.draw.log_panel import Column
from game.ui.table.draw.typesetting import TypesetSentence
from game.ui.theme import Metrics
from game.wording.sentence import CardName, InlineIcon, Sentence

LINES = [
    Sentence(f"line {number}", ["word " * (number % 7), CardName("Steel Eagle", "steel_eagle"), " again"])
    for number in range(40)
]


@pytest.fixture
def column() -> Column:
    column = Column(16, 120, Metrics((1280, 720)))
    column.fill(LINES)
    return column


def test_the_lines_between_two_heights_are_those_that_reach_into_them(column: Column) -> None:
    height = column.tops[-1]
    for top in range(0, height, 5):
        for bottom in (top + 1, top + 90):
            reaching = {
                number
                for number, line in enumerate(column.set_lines)
                if column.tops[number] < bottom and column.tops[number] + line.height > top
            }
            assert reaching <= set(column.between(top, bottom))
            assert len(column.between(top, bottom)) <= len(reaching) + 1, "a gap belongs to the line above it"


def test_names_are_counted_through_the_lines(column: Column) -> None:
    assert column.names == list(range(len(LINES) + 1))


def test_lines_before_those_that_changed_are_kept(column: Column) -> None:
    before = list(column.set_lines)
    other = [*LINES[:30], Sentence("something else")]
    column.fill(other)
    assert column.set_lines[:30] == before[:30]
    assert column.lines == other
    assert len(column.tops) == len(column.names) == len(other) + 1


def test_lines_stay_laid_out_while_a_replay_goes_back_and_forth(column: Column) -> None:
    whole, laid_out = column.height, list(column.set_lines)
    column.fill(LINES[:3])
    assert column.count == 3
    assert column.height == column.tops[3] < whole
    assert list(column.between(0, whole)) == [0, 1, 2]
    column.fill(LINES)
    assert column.height == whole
    assert all(one is other for one, other in zip(column.set_lines, laid_out, strict=True))


def test_a_number_and_a_sign_stay_with_what_they_are_about() -> None:
    parts = ("word", " ", "word", Bag({"gun": 3}), InlineIcon("arrow_light"), Bag({"vp": 1}))
    rows = {TypesetSentence(parts, 16, width).rows for width in range(40, 200)}
    assert {1, 2, 3} <= rows
    for width in range(60, 200):
        *_, number, gun, arrow, star = [row for _, _, row in TypesetSentence(parts, 16, width)._places]
        assert number == gun, width
        assert arrow == star, width


def test_goods_of_a_kind_stay_on_one_row() -> None:
    for width in range(50, 200):
        *_, first, second = [row for _, _, row in TypesetSentence(("word gains", Bag({"card": 2})), 16, width)._places]
        assert first == second, width


def test_a_line_in_signs_that_is_a_little_too_long_has_numbers() -> None:
    line = Sentence("Anna gains 2 VP.", brief=(CardName("Archive", "archive"), Bag({"vp": 2, "worker": 2})))
    wide = TypesetSentence(line.brief, 16, 400)
    assert wide.rows == 1
    for width in range(40, 400):
        column = Column(16, width, Metrics((1280, 720)))
        column.fill([line])
        rows = TypesetSentence(line.brief, 16, width).rows
        assert column.set_lines[0].rows == min(rows, TypesetSentence(line.brief, 16, width, most=1).rows)


@pytest.mark.parametrize("px", range(12, 24))
def test_words_with_and_without_descenders_or_accents_stand_on_one_baseline(px: int) -> None:
    line = TypesetSentence(("H Hgyp HÄ Hox",), px, 400)
    bottoms = set()
    for _, left, _ in line._places:
        letter = pygame.Rect(left, 0, width_of("H", "text", px) - 1, line.height)
        ink = line.surface.subsurface(letter).get_bounding_rect()
        bottoms.add(ink.bottom)
    assert len(bottoms) == 1


def test_no_icon_stands_alone_on_the_last_row() -> None:
    parts = ("razes", CardName("Steel Eagle", "steel_eagle"), " and gains", Bag({"gun": 1, "iron": 1, "ruin": 1}))
    for width in range(60, 300, 3):
        rows = [row for _, _, row in TypesetSentence(parts, 16, width)._places]
        assert rows[-1] == rows[-2], width


def test_a_sign_a_long_name_and_a_good_leave_no_row() -> None:
    parts = (InlineIcon("build"), CardName("Riesenmaschine", "huge_machinery"), " ", Bag({"tool": 1}))
    for width in range(140, 220, 5):
        for piece, left, _ in TypesetSentence(parts, 18, width)._places:
            assert left + piece.width <= width, width
