"""The cards of Metro 2033 are put into words ahead of time."""

from __future__ import annotations

import pygame

from game.metro2033.table.cards_ahead import unwritten_cards
from game.ui.canvas import Canvas
from game.ui.theme import Metrics
from tests.metro2033.laid import metro_cards
from tests.metro2033.wording.spoken import narrator


def test_nothing_is_left_to_be_put_into_words() -> None:
    words, canvas = narrator("en").words, Canvas(pygame.Surface((1, 1)), Metrics((1280, 720)))
    work = list(unwritten_cards(words))
    assert len(work) == len(metro_cards().all)
    for one in work:
        one(canvas)
    assert not words.messages.missing
