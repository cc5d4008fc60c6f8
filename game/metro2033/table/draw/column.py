"""Draws the right column: the track of armies, the market, and the decks."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import faction_badge, metro_icon
from game.metro2033.table.draw.seats import px_of
from game.metro2033.table.plan import DECKS, MOST_ARMY
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import BadgeOnTrack, DeckOf, MarketCard, NotchAt
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.theme import ICON_FLOOR, MUTED, TXT, PanelStyle

PART: Final = PanelStyle("#262D34", "#414B54", radius=8, edge_width=1.4)
_NOTCH: Final = PanelStyle("#1D242A", None, radius=4)
_BACKS: Final = {"threats": "threat", "equipment": "equipment", "quests": "quest", "laws": "law"}
"""Deck -> the back of its cards."""


def draw_column(canvas: Canvas, sight: MetroTableSight) -> None:
    _draw_armies(canvas, sight)
    _draw_market(canvas, sight)
    _draw_decks(canvas, sight)
    canvas.panel(sight.layout.side.panel.rect, PART, "log panel")


def _head_of(canvas: Canvas, box: Box) -> pygame.Rect:
    """Where the heading of a part stands."""
    return pygame.Rect(box.x + canvas.px(12), box.y + canvas.px(5), box.w - canvas.px(24), canvas.px(28))


def _draw_armies(canvas: Canvas, sight: MetroTableSight) -> None:
    """The notches with the upkeep that each costs, and the badges of the factions on them."""
    layout, cards = sight.layout, sight.cards_of_game
    canvas.panel(layout.armies.rect, PART, "armies")
    with canvas.within(layout.armies.rect):
        head = _head_of(canvas, layout.armies)
        half = pygame.Rect(head.x, head.y, head.width // 2 - 2, head.height)
        canvas.letters(sight.text("metro-armies"), half, "title", px_of(canvas, 18), MUTED, upper=True)
        half = half.move(head.width - half.width, 0)
        canvas.letters(sight.text("metro-upkeep"), half, "text", px_of(canvas, 16), MUTED, "right")
        for notch in range(MOST_ARMY, 0, -1):
            box = layout.places[NotchAt(notch)]
            canvas.panel(box.rect, _NOTCH, f"notch {notch}")
            room = pygame.Rect(box.x + 4, box.y, canvas.px(26), box.h)
            canvas.letters(str(notch), room, "number", px_of(canvas, 16), TXT, "center")
            side, right = max(ICON_FLOOR, min(round(box.h * 0.5), canvas.px(26))), box.right - 4
            for good, count in cards.army.upkeep.get(notch, {}).items():
                for _ in range(count):
                    canvas.picture(metro_icon(good, side), (right - side // 2, box.center[1]), good)
                    right -= side + 2
            canvas.hit(box.rect, NotchAt(notch))
        for seat in sight.standing.view.in_order:
            box, faction = layout.places[BadgeOnTrack(seat)], sight.standing.view.player(seat).faction
            if faction:
                canvas.picture(faction_badge(faction, box.h), box.center, f"badge {seat}")
                canvas.hit(box.rect, BadgeOnTrack(seat))


def _draw_market(canvas: Canvas, sight: MetroTableSight) -> None:
    layout = sight.layout
    canvas.panel(layout.market.rect, PART, "market")
    with canvas.within(layout.market.rect):
        side = max(ICON_FLOOR, canvas.px(20))
        price = sight.standing.abilities.price(("equipment",), sight.cards_of_game.market.price)
        goods = [good for good, count in price.items() for _ in range(count)]
        right = layout.market.right - canvas.px(12)
        y = layout.market.y + canvas.px(19)
        each = pygame.Rect(right - canvas.px(70), y - canvas.px(14), canvas.px(70), canvas.px(28))
        canvas.letters(sight.text("metro-each"), each, "text", px_of(canvas, 15), MUTED, "right")
        right -= canvas.px(76)
        for good in reversed(goods):
            canvas.picture(metro_icon(good, side), (right - side // 2, y), good)
            right -= side + 2
        head = _head_of(canvas, layout.market)
        head.width = right - head.x
        canvas.letters(sight.text("metro-market"), head, "title", px_of(canvas, 18), MUTED, upper=True)
    for number, card in enumerate(sight.standing.view.market):
        place = MarketCard(number, card)
        box = layout.places[place]
        canvas.image(face(sight.wording, card, box.w, box.h), box[:2], card)
        canvas.hit(box.rect, place)


def _draw_decks(canvas: Canvas, sight: MetroTableSight) -> None:
    """The decks with the number of their cards, and their names if there is room."""
    layout, view = sight.layout, sight.standing.view
    canvas.panel(layout.decks.rect, PART, "decks")
    for deck in DECKS:
        box = layout.places[DeckOf(deck)]
        foot = 0 if layout.is_close else canvas.px(22)
        high = box.h - foot
        wide = min(box.w, round(high * 5 / 7))
        place = pygame.Rect(box.center[0] - wide // 2, box.y, wide, high)
        with canvas.within(layout.decks.rect):
            canvas.image(back(_BACKS[deck], wide, high), place.topleft, f"back {deck}")
            count = pygame.Rect(place.x, place.bottom - round(high * 0.4), wide, round(high * 0.36))
            canvas.letters(str(len(getattr(view, deck))), count, "number", px_of(canvas, 24), TXT, "center")
            if foot:
                room = pygame.Rect(box.x - 6, box.bottom - foot, box.w + 12, foot)
                canvas.letters(sight.text(f"metro-deck-{deck}"), room, "text", px_of(canvas, 14), MUTED, "center")
        canvas.hit(box.rect, DeckOf(deck))
