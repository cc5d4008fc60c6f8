"""Draws the answers to questions of 51st State."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.fiftyfirst.art.card_strips import goods_row
from game.fiftyfirst.art.faces import mini_face
from game.fiftyfirst.cards.verbs import ChooseGain, GainMissing
from game.fiftyfirst.rules.effects.context import verbs_of
from game.fiftyfirst.rules.effects.gain import goods_of_deal
from game.fiftyfirst.rules.steps import ChooseGood, ChooseResource
from game.fiftyfirst.table.draw.cards import face_of
from game.fiftyfirst.table.draw.rows import site_surface
from game.fiftyfirst.table.play.choices import asking_location
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.words.about import resources_of
from game.fiftyfirst.wording.row import CARD, CATEGORY, DEAL, GOOD, SEAT, SITE
from game.kernel.bag import Bag
from game.ui.art.svg import icon
from game.ui.art.upright import RATIO
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table.zone import AnswerKind

Face = tuple[list[pygame.Surface], str]
"""The pictures on a tile, and its words."""

_CARD, _HIGHEST_CARD = 250, 0.4
"""Width of a card in u, and its maximum height as a share of the window."""

_MOST_CARDS = 6
"""Maximum number of cards side by side."""


def _seat_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """The emblem of a player, and the resources that could be taken."""
    player = sight.standing.view.player(answer)
    row = goods_row(resources_of(sight, answer), max(16, canvas.px(30)), badges=True, on_dark=False)
    return [icon(player.faction, max(24, canvas.px(62))), row], sight.names[answer]


def _good_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A good with the number that the victim has, or all goods of that option."""
    row = goods_row(_goods_of(sight, answer), max(24, canvas.px(70)), badges=True, on_dark=False)
    return [row], sight.wording.good_name(answer)


def _goods_of(sight: Sight, answer: str) -> Bag:
    question = sight.standing.question
    if isinstance(question, ChooseResource):
        return Bag({answer: sight.standing.view.player(question.victim).goods[answer]})
    location = asking_location(sight)
    if isinstance(question, ChooseGood) and location:
        for verb in verbs_of(location, question.kind):
            if isinstance(verb, ChooseGain) and (option := verb.option(answer)):
                return option.goods
            if isinstance(verb, GainMissing):
                return Bag({answer: verb.count})
    return Bag({answer: 1})


def _site_face(canvas: Canvas, sight: Sight, number: int) -> Face:
    """A Location as it stands in its State; its owner if that is another player, else its title."""
    owner, site = sight.standing.view.site(number)
    plate = site_surface(sight, site, Box(0, 0, max(110, canvas.px(170)), max(70, canvas.px(112))))
    is_own = owner == sight.standing.seat
    return [plate], sight.wording.short_title(site.card) if is_own else sight.name(owner)


def _category_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A category, and its name."""
    return [icon(answer, max(24, canvas.px(70)))], sight.wording.category(answer)


def _deal_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """The good that a Deal gives."""
    row = goods_row(goods_of_deal(sight.catalog, answer), max(24, canvas.px(62)), on_dark=False)
    return [row], sight.wording.short_title(answer)


def card_width(canvas: Canvas) -> int:
    """The width of a card that is large enough to read, in pixels."""
    return max(110, min(canvas.px(_CARD), round(canvas.size[1] * _HIGHEST_CARD / RATIO)))


def card_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A card, large enough to read."""
    wide, location = card_width(canvas), sight.location(answer)
    if location is None:
        return [face_of(sight, answer, wide)], sight.wording.short_title(answer)
    return [mini_face(location, wide, sight.wording, sight.layout.card_text)], sight.wording.short_title(answer)


ANSWERS: Final[Mapping[str, AnswerKind]] = {
    SEAT: AnswerKind(_seat_face),
    GOOD: AnswerKind(_good_face),
    DEAL: AnswerKind(_deal_face),
    CARD: AnswerKind(card_face, most=_MOST_CARDS),
    CATEGORY: AnswerKind(_category_face),
    SITE: AnswerKind(_site_face, on_table=True),
}
"""What answers of the base game name -> how they are drawn."""
