"""Draws the plates of Sites that are targets, what using them costs, and with what there is to pay."""

from __future__ import annotations

import pygame

from game.fiftyfirst.art import state_parts
from game.fiftyfirst.art.card_strips import goods_row
from game.fiftyfirst.art.plates import Shape
from game.fiftyfirst.rules.phases.actions.build import REWARD
from game.fiftyfirst.table.play.targets import Target
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import SiteAt
from game.kernel.bag import Bag
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.lettering import width_of
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table.draw.glows import EDGE, LAYER, bright
from game.ui.table.play.modes import Held


def draw_plate_target(canvas: Canvas, sight: Sight, target: Target, box: Box) -> None:
    """A plate as a target: outlined if it is legal, else dimmed. Developing with a development token (R8.4) is the
    second choice, and gets dashes."""
    colour = sight.colour(target.verb)
    if not target.is_legal:
        chrome.veil(canvas, box.rect)
    elif target.verb == "develop" and target.cost["development"] > 0:
        chrome.dashed_outline(canvas, box.grown(canvas.px(2)).rect, colour, 11, 2.5)
    else:
        chrome.focus_ring(canvas, box.rect, bright(colour), 12, 4)
    if sight.touch.hover == target.label and target.is_legal and not isinstance(sight.mode, Held):
        chrome.focus_ring(canvas, box.rect, theme.PAPER, 12, 4)
    canvas.hit(box.rect, target.label)


def draw_price(canvas: Canvas, sight: Sight, target: Target, box: Box) -> None:
    """What it costs to use a plate, and what that brings at once."""
    number = target.label.number if isinstance(target.label, SiteAt) else 0
    if target.verb == "raze":
        place = (box.x + canvas.px(8), box.y + canvas.px(12))  # clear of the ribbon of Spoils
        state_parts.defence_shield(canvas, place, max(20, canvas.px(36)), sight.raze_price(number), target.is_legal)
        _draw_spoils(canvas, sight, number, box)
        return
    if target.verb == "demolish":
        _draw_spoils(canvas, sight, number, box)
        return
    if not target.is_legal or target.verb not in ("develop", "visit"):
        return
    size = max(16, canvas.px(30))
    signs = [next(iter(target.cost), "brick"), *(REWARD if target.verb == "develop" else ())]
    tag = pygame.Rect(0, 0, size * len(signs) + canvas.px(8), size + canvas.px(4))
    tag.midbottom = (box.center[0], box.y + canvas.px(10))  # clear of icons and ribbon
    canvas.panel(
        tag, theme.PanelStyle(theme.INK, bright(sight.colour(target.verb)), radius=9, edge_width=EDGE), "price"
    )
    for index, name in enumerate(signs):
        canvas.icon(name, (tag.x + canvas.px(4) + size * (index + 0.5), tag.centery), size - canvas.px(2))


def _draw_spoils(canvas: Canvas, sight: Sight, number: int, box: Box) -> None:
    """The Spoils of a Location to raze at the upper right of its plate, if that is too low to show them itself."""
    found, seen = sight.site(number), sight.layout.uncovered(number) or box
    location = sight.location(found[1].card) if found else None
    if location is None or not Shape(*box.size, seen.w).is_low:
        return
    size = max(theme.ICON_FLOOR, canvas.px(21))
    goods = goods_row(location.spoils, size)
    if goods.get_width() > seen.w - size - canvas.px(30):
        goods = goods_row(location.spoils, size, badges=True)
    ribbon = pygame.Rect(0, 0, goods.get_width() + canvas.px(6), size + canvas.px(4))
    ribbon.topright = (seen.right - canvas.px(2), box.y - canvas.px(12))  # clear of a title of two lines
    canvas.panel(ribbon, theme.PanelStyle(theme.RED, theme.INK, radius=5, edge_width=1.5), f"spoils {number}")
    canvas.picture(goods, ribbon.center, "spoils")


def draw_means(canvas: Canvas, sight: Sight) -> None:
    """Draw between the States, while a Location to raze is chosen, what there is to pay with."""
    tokens, upper = sight.standing.me.goods, sight.layout.opponent.rows[-1].band
    have = Bag({good: tokens[good] for good in sight.standing.razing})
    if not have:
        return
    words, height, pad = sight.text("table-aim-raze.have"), max(20, canvas.px(34)), canvas.px(14)
    px, goods = canvas.metrics.text_px(theme.BODY), goods_row(have, max(20, canvas.px(28)), badges=have.total > 8)
    height = max(height, round(px * 1.5))
    wide = width_of(words, "strong", px)
    rect = pygame.Rect(0, 0, wide + goods.get_width() + 3 * pad, height)
    rect.midtop = (upper.center[0], upper.bottom + canvas.px(2))
    canvas.layer = LAYER
    with canvas.within(rect):
        canvas.panel(rect, theme.PanelStyle(theme.INK, bright(theme.RED), radius=17, edge_width=EDGE), "means")
        canvas.letters(words, pygame.Rect(rect.x + pad, rect.y, wide + 2, height), "strong", px, theme.PAPER)
        canvas.picture(goods, (rect.right - pad - goods.get_width() / 2, rect.centery), "means")
