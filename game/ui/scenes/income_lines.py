"""A line of the production summary: the picture of a source, its name, and what it gives."""

from __future__ import annotations

import pygame

from game.ui.art.scenery import location_picture
from game.ui.art.strips import draw_strip
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.running.accounts import STORED, IncomeLine
from game.ui.theme import ICON_FLOOR, LAMP, MUTED, PANEL2, PLATE_ICON_FLOOR, SUNK, TITLE, TXT
from game.ui.widgets.counts import ordered
from game.wording.signs import bag_strip
from game.wording.teller import called

_SIGNS = {STORED: "lock", "deal": "deal", "outpost": "outpost"}
"""Kind of source -> its sign, if it is not the picture of a card."""

_KEYS = {
    STORED: "production-stored",
    "deal": "production-deal",
    "after_production": "production-after",
    "outpost": "source-outpost",
}
"""Kind of source -> the message with its name, if that is not just the title of a card."""

_LIT = SUNK._replace(fill=PANEL2, edge=LAMP, edge_width=2.5)


def line_words(context: Context, line: IncomeLine) -> str:
    """The name of a source: a card, a Deal, stored goods; and the card that activated it or the seat that took it."""
    names = context.playing.names
    title = context.wording.title(line.card) if line.card else ""
    facts = {"card": title, "via": context.wording.title(line.via) if line.via else ""}
    if line.salvaged:
        owner = called(context.wording, names, line.owner) if line.owner else ""
        return context.text("production-salvaged", card=title, taken=context.wording.title(line.salvaged), owner=owner)
    if line.taker:
        return context.text("production-taken", taker=names[line.taker], **facts)
    if line.owner:
        return context.text("production-diverted", owner=names[line.owner], **facts)
    key = "production-activated" if line.via else _KEYS.get(line.kind)
    return context.text(key, **facts) if key else title


def draw_line(canvas: Canvas, context: Context, line: IncomeLine, rect: pygame.Rect, lit: bool, badges: bool) -> None:
    """Draw a line into ``rect``; ``lit`` while its goods are being added, with goods as ``badges`` to save room."""
    canvas.panel(rect, _LIT if lit else SUNK, "line")
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(104), rect.width // 6), rect.height)
    with canvas.within(rect):
        _draw_sign(canvas, context, line, sign)
        px = max(PLATE_ICON_FLOOR, min(canvas.px(38), rect.height - canvas.px(8)))
        room = pygame.Rect(rect.x + rect.width * 9 // 20, rect.y, rect.width * 11 // 20 - canvas.px(8), rect.height)
        many = badges or line.goods.total * px > room.width * 9 // 10
        right = rect.right
        if not line.taker:
            right = draw_strip(canvas, bag_strip(ordered(line.goods), many), room, px, "right", on_dark=True).x
        left = sign.right + canvas.px(8)
        words = pygame.Rect(left, rect.y, right - canvas.px(8) - left, rect.height)
        colour = MUTED if line.taker else TXT
        canvas.text(line_words(context, line), words, "title", TITLE, colour, wrap=True, upper=True)


def _draw_sign(canvas: Canvas, context: Context, line: IncomeLine, rect: pygame.Rect) -> None:
    """A picture of the Location, or the sign of another kind of source."""
    location = context.catalog.locations.get(line.card or "")
    if location is None or line.kind in _SIGNS:
        name = _SIGNS.get(line.kind, line.card or line.kind)
        canvas.icon(name, rect, max(ICON_FLOOR, min(canvas.px(40), rect.height - 4)))
        return
    inner = rect.inflate(-canvas.px(6), -canvas.px(6))
    canvas.image(location_picture(location, inner.size), inner.topleft, location.id)
