"""Draws the answers to questions: cards, goods, and deeds in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import metro_icon
from game.metro2033.cards import vocabulary
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.standing import CARD, DEED, GOODS, STATION
from game.ui.art.upright import RATIO
from game.ui.canvas import Canvas
from game.ui.places import Answer
from game.ui.table.zone import AnswerKind

_CARD, _HIGHEST = 190, 0.34
"""Width of a card in u, and its height as a share of the window at most."""

Face = tuple[list[pygame.Surface], str]


def _cards(canvas: Canvas, sight: MetroTableSight, answer: str) -> Face:
    """One card or, where an order is asked for, several."""
    cards = answer.split(",")
    wide = max(96, min(canvas.px(_CARD), round(canvas.size[1] * _HIGHEST / RATIO)))
    pictures = [face(sight.wording, card, wide) for card in cards]
    if len(pictures) > 1:
        pictures = [side_by_side(pictures, canvas.px(8))]
    return pictures, " · ".join(sight.wording.title(card) for card in cards)


def _goods(canvas: Canvas, sight: MetroTableSight, answer: str) -> Face:
    goods = answer.split(",")
    icons = [metro_icon(good, max(24, canvas.px(52))) for good in goods]
    counts = {good: goods.count(good) for good in goods}
    return [side_by_side(icons, canvas.px(6))], str(sight.wording.goods(counts))


def side_by_side(pictures: list[pygame.Surface], gap: int) -> pygame.Surface:
    wide = sum(picture.get_width() + gap for picture in pictures) - gap
    found = pygame.Surface((wide, max(picture.get_height() for picture in pictures)), pygame.SRCALPHA)
    left = 0
    for picture in pictures:
        found.blit(picture, (left, 0))
        left += picture.get_width() + gap
    return found


def _deed(canvas: Canvas, sight: MetroTableSight, answer: str) -> Face:
    """A deed in words, and what it costs."""
    command = sight.standing.offers.at(Answer(answer))[0]
    foreseen = sight.standing.forecast(command)
    paid = [good for good in vocabulary.GOODS for _ in range(foreseen.paid[good])] if foreseen is not None else []
    icons = [metro_icon(good, max(24, canvas.px(40))) for good in paid]
    return [side_by_side(icons, canvas.px(4))] if icons else [], str(sight.narrator.command(command))


def _station(_: Canvas, sight: MetroTableSight, answer: str) -> Face:
    return [], sight.wording.title(answer)


ANSWERS: Final[Mapping[str, AnswerKind]] = {
    CARD: AnswerKind(_cards),
    GOODS: AnswerKind(_goods),
    STATION: AnswerKind(_station, on_table=True),
    DEED: AnswerKind(_deed),
}
