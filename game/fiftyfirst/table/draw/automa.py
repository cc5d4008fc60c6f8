"""Draws what only the virtual opponent has: the status that says what it does next, and its piles."""

from __future__ import annotations

from typing import Final

import pygame

from game.fiftyfirst.art.faces import mini_face
from game.fiftyfirst.rules.solo.borgo import STANDARD, icons
from game.fiftyfirst.rules.view import AutomaView
from game.fiftyfirst.table.plan.automa import BRAWLERS
from game.fiftyfirst.table.plan.boards import BoardPlan
from game.fiftyfirst.table.plan.piles import PilesPlan, StatusPlan
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import BorgoIcon, DrawnCard, OpponentDeed, OpponentPile
from game.fiftyfirst.table.words.automa import current_pile, deed_words, last_deed, state_words, tries_of
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.lettering import block_height, broken, width_of
from game.ui.art.upright import common_title_size
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.widgets.button import record_hit

DEED_ICONS: Final = {
    "connection": "contact",
    "attack": "raze",
    "merchant": "deal",
    "development": "development",
    "draw": "card",
    "action": "card",
    "build": "build",
    "expansion": "open_production",
    STANDARD: "contact",
    "pass": "pass",
}
"""Deed of the opponent -> its icon."""

_TALLEST = 0.8
"""Maximum size of the words of a deed, as a share of its line."""

_DEED_ICON = 0.15
"""Maximum size of the icon of a deed, as a share of the width of its line: words need the rest."""

_ATTACKS: Final = theme.PanelStyle("#2A1A1E", theme.RED, radius=10, edge_width=2)
_PEACEFUL: Final = theme.PLAIN._replace(edge=theme.GREY, edge_width=2)
_TRIED: Final = theme.PanelStyle(theme.RED, theme.INK, radius=4, edge_width=1)
_LEFT: Final = theme.PanelStyle(None, theme.RED, radius=4, edge_width=1.5)


def draw_automa(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw its status and piles, if the plan has them."""
    if plan.status:
        _draw_status(canvas, sight, plan.status)
    if plan.piles:
        _draw_piles(canvas, sight, plan.piles, sight.automa)


# ---------------------------------------------------------------------- what it does next
def _draw_status(canvas: Canvas, sight: Sight, plan: StatusPlan) -> None:
    """Its deeds in order, Borgo's cells and legend, and the size of its State."""
    known = sight.automa
    canvas.text(sight.text("solo-next"), plan.head.rect, "sign", theme.CAPTION, theme.MUTED, upper=True)
    names = list(plan.lines)
    current = names.index(known.next_deed) if known.next_deed in names else len(names)
    for index, (deed, box) in enumerate(plan.lines.items()):
        _draw_deed(canvas, sight, deed, box, index - current)
    for name, box in plan.cells.items():
        _draw_cell(canvas, sight, name, box, known)
    if plan.legend:
        _draw_legend(canvas, sight, plan.legend)
    canvas.text(state_words(sight), plan.foot.rect, "text", theme.CAPTION, theme.MUTED)


def _draw_deed(canvas: Canvas, sight: Sight, deed: str, box: Box, place: int) -> None:
    """A deed, ``place`` deeds after the next one: the next one is highlighted, done ones have a check mark."""
    now, over = place == 0, place < 0
    style = theme.NOTICE._replace(radius=8) if now else theme.SUNK
    canvas.panel(box.rect, style, f"deed {deed}")
    px = max(theme.ICON_FLOOR, round(min(box.h * 0.66, box.w * _DEED_ICON)))
    pad = canvas.px(8)
    with canvas.within(box.rect):
        canvas.icon(DEED_ICONS[deed], (box.x + pad + px / 2, box.center[1]), px, dim=not now)
        right = box.right - pad
        if over:
            canvas.icon("check", (right - px / 2, box.center[1]), px)
            right -= px + pad // 2
        left = box.x + 2 * pad + px
        room = pygame.Rect(left, box.y, right - left, box.h)
        letters = min(canvas.metrics.text_px(theme.BODY), round(box.h * _TALLEST))
        role, ink = ("strong", theme.INK) if now else ("text", theme.MUTED)
        canvas.letters(deed_words(sight, deed, now), room, role, letters, ink, wrap=box.h > 3 * letters)
    record_hit(canvas, box.rect, OpponentDeed(deed))


def _draw_cell(canvas: Canvas, sight: Sight, name: str, box: Box, known: AutomaView) -> None:
    """Borgo's Brawlers, or his round marker."""
    count = known.brawlers if name == BRAWLERS else known.round_marker or 0
    canvas.panel(box.rect, theme.FULL_CELL if count else theme.EMPTY_CELL, name)
    px = max(theme.ICON_FLOOR, round(box.h * 0.7))
    with canvas.within(box.rect):
        icon = "worker" if name == BRAWLERS else "lookout"
        shown = canvas.icon(icon, (box.x + canvas.px(8) + px / 2, box.center[1]), px, dim=not count)
        number = pygame.Rect(box.right - canvas.px(40), box.y, canvas.px(34), box.h)
        left = shown.right + canvas.px(4)
        words = sight.text("solo-brawlers" if name == BRAWLERS else "solo-marker")
        canvas.text(words, pygame.Rect(left, box.y, number.x - left, box.h), "text", theme.CAPTION, theme.MUTED)
        canvas.text(str(count), number, "number", theme.TITLE, theme.TXT if count else theme.DISABLED, "right")
    record_hit(canvas, box.rect, name)


def _draw_legend(canvas: Canvas, sight: Sight, box: Box) -> None:
    """Borgo's icons: the category on a drawn card and the action that follows from it (R32.7)."""
    table = {**icons(sight.standing.match.game), "": STANDARD}
    wide = box.w // len(table)
    px = max(theme.ICON_FLOOR, min(round(box.h * 0.62), round(wide * 0.42)))
    for number, (category, action) in enumerate(table.items()):
        cell = pygame.Rect(box.x + number * wide, box.y, wide - canvas.px(4), box.h)
        canvas.panel(cell, theme.SUNK, f"icon {category}")
        with canvas.within(cell):
            left = (cell.x + cell.width * 0.27, cell.centery)
            if category:
                canvas.icon(category, left, px)
            else:
                canvas.icon("unknown", left, px, dim=True)
            canvas.icon(DEED_ICONS[action], (cell.x + cell.width * 0.74, cell.centery), px)
        record_hit(canvas, cell, BorgoIcon(action, category))


# ---------------------------------------------------------------------- piles
def _draw_piles(canvas: Canvas, sight: Sight, plan: PilesPlan, known: AutomaView) -> None:
    """The cards drawn and not yet discarded, the last deed with its reason, and the attempts."""
    pile = current_pile(known)
    canvas.panel(plan.panel.rect, _ATTACKS if pile == "attack" else _PEACEFUL, "piles")
    canvas.hit(plan.panel.rect, OpponentPile(pile))
    _draw_pile_head(canvas, sight, plan.head, pile)
    for name in plan.shown:
        cards = known.pile(name)
        if cards:
            _draw_cards(canvas, sight, plan, name, cards)
        else:
            _draw_empty(canvas, sight, plan.cards(name, 1)[0].rect, known.is_done)
    box, words = plan.words, last_deed(sight)
    if _has_room(words, box.rect):
        with canvas.within(box.rect):
            room = box.rect.inflate(0, -canvas.px(6))  # quotation marks reach beyond capitals and baseline
            canvas.text(words, room, "text", theme.CAPTION, theme.PAPER, "left", wrap=True)
    _draw_pips(canvas, plan.pips, *tries_of(known, pile))


def _has_room(words: str, rect: pygame.Rect) -> bool:
    """Whether words can be read in a place; in a replay it may be too small."""
    lines = broken(words, "text", theme.FLOOR, rect.width)
    is_broad = max(width_of(line, "text", theme.FLOOR) for line in lines) <= rect.width
    return is_broad and block_height("text", theme.FLOOR, len(lines)) + theme.FLOOR * 0.2 <= rect.height


def _draw_pile_head(canvas: Canvas, sight: Sight, box: Box, pile: str) -> None:
    px = max(theme.ICON_FLOOR, round(box.h * 0.82))
    with canvas.within(box.rect):
        canvas.icon(DEED_ICONS[pile], (box.x + px / 2, box.center[1]), px)
        left = box.x + px + canvas.px(8)
        room = pygame.Rect(left, box.y, box.right - left, box.h).inflate(0, -canvas.px(12))
        canvas.text(sight.text(f"solo-pile-{pile}"), room, "title", theme.TITLE, theme.TXT, upper=True)


def _draw_cards(canvas: Canvas, sight: Sight, plan: PilesPlan, pile: str, cards: tuple[str, ...]) -> None:
    """The cards of a pile; of those that others cover everything stands in what is seen, with titles of one size."""
    boxes, words, text = plan.cards(pile, len(cards)), sight.wording, sight.layout.card_text
    ends = (*(box.x for box in boxes[1:]), boxes[-1].right)
    is_column = len({box.x for box in boxes}) < len(boxes)
    seen = [box.w if is_column else min(box.w, end - box.x) for box, end in zip(boxes, ends, strict=True)]
    faces = tuple((card, box.w, part) for card, box, part in zip(cards, boxes, seen, strict=True))
    px = common_title_size(faces, words, text)
    for index, (card, box, part) in enumerate(zip(cards, boxes, seen, strict=True)):
        chrome.drop_shadow(canvas, box.rect, 4)
        face = mini_face(sight.catalog.locations[card], box.w, words, text, part if part < box.w else 0, px)
        canvas.image(face, box[:2], card)
        record_hit(canvas, box.rect, DrawnCard(pile, index, card))


def _draw_empty(canvas: Canvas, sight: Sight, place: pygame.Rect, over: bool) -> None:
    """The outline of an empty pile, with words in it."""
    chrome.dashed_outline(canvas, place, theme.LINE, line=2)
    with canvas.within(place):
        words = sight.text("solo-pile-over" if over else "solo-pile-empty")
        inner = place.inflate(-canvas.px(28), -canvas.px(28))
        if _has_room(words, inner):
            canvas.text(words, inner, "text", theme.CAPTION, theme.MUTED, "center", wrap=True)


def _draw_pips(canvas: Canvas, box: Box, tried: int, most: int) -> None:
    """A bar for every attempt, filled if it was made; none if attempts are not limited."""
    if not most:
        return
    gap = canvas.px(8)
    wide = (box.w - gap * (most - 1)) // most
    for number in range(most):
        rect = pygame.Rect(box.x + number * (wide + gap), box.y, wide, box.h)
        canvas.panel(rect, _TRIED if number < tried else _LEFT, f"try {number + 1}")
