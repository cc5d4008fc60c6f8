"""Draws the side column: deck, discard pile, Connection cards, and the prompt."""

from __future__ import annotations

import pygame

from game.rules.phases.actions.connections import TAKING
from game.rules.view import PileView
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.faces import card_back, connection_face, mini_face
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import ConnectionPile
from game.ui.table import labels
from game.ui.table.sight import Sight
from game.ui.table.words.prompts import prompt_of
from game.ui.widgets.button import SMALLEST_HIT, record_hit

_TALLEST = 0.9
"""Maximum height of the number of cards in the deck, as a share of its note."""


_CARDS, _PER_EDGE, _HIGHEST = 9, 1.5, 9.0
"""Cards for each edge that is seen under the top card of a pile; in u its height, and the maximum height of all."""

_EDGE = theme.PanelStyle(theme.PAPER2, theme.INK, radius=7, edge_width=1)


def draw_sidebar(canvas: Canvas, sight: Sight) -> None:
    """Draw what changes only with the state of the match: the panel and all piles."""
    side = sight.layout.side
    chrome.drop_shadow(canvas, side.panel.rect, 6, 10)
    canvas.panel(side.panel.rect, theme.PLAIN, "sidebar")
    _draw_deck(canvas, sight)
    _draw_discard(canvas, sight)
    _draw_price(canvas, sight, side.label)
    for pile in sight.standing.view.piles:
        if pile.colour in side.piles:
            _draw_pile(canvas, sight, pile, side.piles[pile.colour])


def _draw_deck(canvas: Canvas, sight: Sight) -> None:
    box = sight.layout.side.deck
    count = sight.standing.view.deck_size
    if count:
        _draw_edges(canvas, box, count, "deck edge")
        canvas.image(card_back(box.w), box[:2], "deck")
    else:
        canvas.panel(box.rect, theme.EMPTY_CELL, "deck")
    note = pygame.Rect(0, 0, round(box.w * 0.56), max(18, canvas.px(28)))
    note.center = (box.center[0], box.bottom - note.height)
    with canvas.within(note):
        canvas.panel(note, theme.PanelStyle(theme.INK, theme.PAPER, radius=13), "deck count")
        px = min(canvas.metrics.text_px(theme.BODY), round(note.height * _TALLEST))
        canvas.letters(str(count), note.inflate(-8, 0), "number", px, theme.PAPER, "center")
    canvas.hit(box.rect, labels.DECK)


def _draw_edges(canvas: Canvas, box: Box, count: int, label: str) -> None:
    """The edges of the cards under the top card at ``box``: the more of them, the higher the pile, on its shadow."""
    high = min(_HIGHEST, _PER_EDGE * -(-(count - 1) // _CARDS))
    step = max(2, canvas.px(_PER_EDGE))  # a dark line and at least one of paper
    edges = max(min(1, count - 1), round(high * canvas.metrics.scale / step))
    chrome.drop_shadow(canvas, box.rect.move(edges * step // 2, edges * step), 5)
    for number in range(edges, 0, -1):
        canvas.panel(box.rect.move(number * step // 2, number * step), _EDGE, label)


def _draw_discard(canvas: Canvas, sight: Sight) -> None:
    """The discard pile of all, or, where each seat has one, that of the seat at this screen (R42.1)."""
    side, view = sight.layout.side, sight.standing.view
    pile = sight.standing.me if view.own_discards else view
    top = sight.location(pile.discard[-1]) if pile.discard else None
    if top:
        _draw_edges(canvas, side.discard, pile.discard_size, "discard edge")
        canvas.image(mini_face(top, side.discard.w, sight.wording, sight.layout.card_text), side.discard[:2], top.id)
    else:
        canvas.panel(side.discard.rect, theme.EMPTY_CELL, "discard")
    left = side.discard.right + canvas.px(8)
    room = pygame.Rect(left, side.discard.y + canvas.px(6), side.discard_zone.right - left, canvas.px(22))
    raze = (room.x + canvas.px(20), room.y + canvas.px(86))
    if view.own_discards:
        words = pygame.Rect(room.x, side.discard.y, room.width, canvas.px(44))
        canvas.text(sight.text("table-own-discards"), words, "sign", theme.CAPTION, theme.MUTED, upper=True, wrap=True)
        room.move_ip(0, canvas.px(14))
    else:
        canvas.text(sight.text("table-discard"), room, "sign", theme.CAPTION, theme.MUTED, upper=True)
    canvas.text(str(pile.discard_size), room.move(0, canvas.px(28)), "number", theme.TITLE, theme.TXT)
    canvas.icon("raze", raze, max(16, canvas.px(34)), dim=True)
    canvas.hit(side.discard_zone.rect, labels.DISCARD)


def _draw_price(canvas: Canvas, sight: Sight, label: Box) -> None:
    """The heading of the Connection cards, and the workers that it costs to take one (R14.1)."""
    size, count = max(14, canvas.px(24)), TAKING[0]["worker"]
    words = label._replace(w=label.w - size * count - canvas.px(6))
    canvas.text(sight.text("table-connections"), words.rect, "sign", theme.CAPTION, theme.MUTED, upper=True)
    for index in range(count):
        canvas.icon("worker", (label.right - size * (0.5 + index), label.center[1]), size)
    record_hit(canvas, label.rect, labels.PRICE)


def _draw_pile(canvas: Canvas, sight: Sight, pile: PileView, box: Box) -> None:
    label = ConnectionPile(pile.colour)
    if pile.face_up is None:
        canvas.panel(box.rect, theme.EMPTY_CELL, label)
        with canvas.within(box.rect):
            closed = "table-pile-taken" if sight.standing.view.round else "table-pile-covered"
            words = sight.text(closed if pile.left else "table-pile-empty")
            room = box.rect.inflate(-canvas.px(16), -canvas.px(8))
            canvas.text(words, room, "text", theme.CAPTION, theme.MUTED, "center", wrap=True)
    else:
        connection = sight.catalog.connections[pile.face_up]
        chrome.drop_shadow(canvas, box.rect, 4)
        tight, text = len(sight.standing.view.piles) > 2, sight.layout.card_text
        face = connection_face(connection, box.w, sight.wording, text, tight=tight)
        canvas.image(face, box[:2], pile.face_up)
    canvas.hit(box.rect, label)


def _draw_hint(canvas: Canvas, head: pygame.Rect) -> int:
    """The button for hints at the right end of the first line of the prompt. Returns its width."""
    size = max(SMALLEST_HIT, round(head.height * 0.9))
    place = pygame.Rect(head.right - size + canvas.px(6), head.y - canvas.px(2), size, size)
    canvas.icon("help", place, max(theme.ICON_FLOOR, round(size * 0.86)))
    canvas.hit(place, labels.HINT)
    return size


def draw_prompt(canvas: Canvas, sight: Sight) -> None:
    """Draw what to do now, in two lines."""
    box = sight.layout.side.prompt
    prompt = prompt_of(sight)
    canvas.panel(box.rect, theme.PROMPT if prompt.urgent else theme.NOTICE, "prompt")
    pad = canvas.px(12)
    with canvas.within(box.rect):
        high = min(round(box.h * 0.36), max(SMALLEST_HIT, round(canvas.metrics.text_px(theme.BODY) * 1.6)))
        head = pygame.Rect(box.x + pad, box.y + canvas.px(6), box.w - 2 * pad, high)
        body = pygame.Rect(head.x, head.bottom, head.width, box.bottom - canvas.px(8) - head.bottom)
        head.width -= _draw_hint(canvas, head)
        canvas.text(prompt.title, head, "title", theme.BODY, theme.INK, upper=True)
        canvas.text(prompt.text, body, "text", theme.BODY, theme.INK, wrap=True)
