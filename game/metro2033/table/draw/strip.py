"""Draws the own strip: hero, what he carries, quests, goods, and what can be done."""

from __future__ import annotations

from typing import Final

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.backs import back
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import metro_icon
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.rules.state import HIDDEN
from game.metro2033.table.acts import ACTS
from game.metro2033.table.draw.seats import px_of
from game.metro2033.table.sight import MetroTableSight
from game.metro2033.table.spots import HERO_CARD, ActSign, CarriedCard, GoodsInStrip, OwnQuest, ScoutedThreat
from game.ui.art import chrome
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.play.modes import Held
from game.ui.theme import DISABLED, ICON_FLOOR, TXT, PanelStyle

_STRIP: Final = PanelStyle("#20262C", "#414B54", radius=10, edge_width=1.4)
_ACT: Final = PanelStyle("#323A42", "#6B7780", radius=8, edge_width=1.6)
_LIT: Final = PanelStyle("#3A3322", "#D9A441", radius=8, edge_width=2)
_DIM: Final = PanelStyle("#20262C", "#343C44", radius=8, edge_width=1.4)


def draw_strip_ground(canvas: Canvas, sight: MetroTableSight) -> None:
    """The ground of the strip, the goods, and the plates of what can be done."""
    layout, me = sight.layout, sight.standing.me
    canvas.panel(layout.strip.rect, _STRIP, "strip")
    if me.faction:
        top, high = layout.strip.y + canvas.px(8), layout.strip.h - canvas.px(16)
        bar = layout.strip.x + 4, top, canvas.px(6), high
        canvas.fill(bar, inks.FACTIONS[me.faction])
    _draw_goods(canvas, sight)
    for act in sight.standing.lying.acts:
        _draw_act(canvas, sight, act)


def _draw_goods(canvas: Canvas, sight: MetroTableSight) -> None:
    for good in GOODS:
        box = sight.layout.places[GoodsInStrip(good)]
        side = max(ICON_FLOOR, min(box.h - 2, canvas.px(34)))
        with canvas.within(box.rect):
            canvas.picture(metro_icon(good, side), (box.x + side // 2 + 2, box.center[1]), good)
            room = pygame.Rect(box.x + side + 10, box.y, box.w - side - 12, box.h)
            canvas.letters(str(sight.standing.me.goods[good]), room, "number", px_of(canvas, 26), TXT)
        canvas.hit(box.rect, GoodsInStrip(good))


def _draw_act(canvas: Canvas, sight: MetroTableSight, act: str) -> None:
    """A plate: lit while it can be pressed."""
    label, row = ActSign(act), ACTS[act]
    box, can = sight.layout.places[label], sight.standing.is_offered(label)
    is_aimed = sight.source == label
    with canvas.within(box.rect):
        canvas.panel(box.rect, _LIT if is_aimed else _ACT if can else _DIM, label)
        side = max(ICON_FLOOR, round(box.h * 0.4))
        canvas.picture(metro_icon(row.icon, side, dim=not can), (box.center[0], box.y + round(box.h * 0.32)), row.icon)
        room = pygame.Rect(box.x + 3, box.y + round(box.h * 0.56), box.w - 6, round(box.h * 0.38))
        words = sight.text(row.words, n=row.number)
        canvas.letters(words, room, "strong", px_of(canvas, 18), TXT if can else DISABLED, "center", wrap=True)
    canvas.hit(box.rect, label)


def strip_cards(sight: MetroTableSight) -> list[tuple[Label, str]]:
    """The places of the cards in the strip, and which card lies at each."""
    found: list[tuple[Label, str]] = [(HERO_CARD, sight.standing.me.hero)] if sight.standing.me.hero else []
    found += [
        (place, place.card)
        for place in sight.layout.places
        if isinstance(place, CarriedCard | OwnQuest | ScoutedThreat)
    ]
    return found


def draw_strip_cards(canvas: Canvas, sight: MetroTableSight) -> None:
    """The cards of the player; one that is carried leaves its place."""
    held = sight.mode.source if isinstance(sight.mode, Held) else None
    me = sight.standing.me
    for place, card in strip_cards(sight):
        box = sight.layout.places[place]
        if place == held:
            continue
        deck = "threat" if isinstance(place, ScoutedThreat) else "quest"
        picture = back(deck, box.w, box.h) if card == HIDDEN else face(sight.wording, card, box.w, box.h)
        canvas.image(picture, box[:2], card)
        sign = "scout" if isinstance(place, ScoutedThreat) else "complete" if card in me.completed else ""
        if sign:
            side = max(ICON_FLOOR, canvas.px(26))
            high = box.bottom - side // 2 if sign == "scout" else box.y + side // 2
            canvas.picture(metro_icon(sign, side), (box.right - side // 2, high), sign)
        if card in me.used:
            chrome.veil(canvas, box.rect)
        canvas.hit(box.rect, place)
