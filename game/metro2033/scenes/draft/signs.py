"""The signs at both sides of the map: one for each faction, or for each hero."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Final, NamedTuple

import pygame

from game.metro2033.art import inks
from game.metro2033.art.faces.face import face
from game.metro2033.art.icons import faction_badge, metro_icon
from game.metro2033.art.map.stations import StationLook, station_picture
from game.metro2033.cards.card import FactionCard
from game.metro2033.scenes.draft.map import Light
from game.metro2033.wording import card_words
from game.metro2033.wording.metro_words import MetroWords
from game.ui.art import chrome
from game.ui.art.lettering import block_height, fit
from game.ui.art.upright import RATIO, face_size
from game.ui.canvas import Canvas
from game.ui.theme import BODY, DISABLED, FLOOR, GOLD, ICON_FLOOR, MUTED, SUBHEADING, TITLE, TXT, PanelStyle, TextSize

BRASS: Final = "#D9A441"

_OPEN: Final = PanelStyle("#2D353D", BRASS, radius=12, edge_width=2.2)
_TAKEN: Final = PanelStyle("#262D34", "#414B54", radius=12)
_DARK: Final = PanelStyle("#1F252B", "#343C44", radius=12)
_LIT: Final = "#3A444E"
"""The signs by their light, and the field of one under the pointer."""

_PAD, _BAR, _BADGE, _STATUS, _BONUS, _HOME = 14.0, 7.0, 66.0, 24.0, 28.0, 32.0
"""In u: margin, width of the bar in the colour of the faction, size of its badge, and heights of the lines below."""

_TALLEST: Final = 0.82
"""Greatest size of letters, as a share of the height of their line."""

LARGE: Final = 1.25
"""Scale of the text from which on homes stand side by side without their names."""

_ROUND: Final = 12


@contextmanager
def alike(canvas: Canvas) -> Iterator[None]:
    """Within this context the lines of the signs have the same sizes, unless letters are large."""
    if canvas.metrics.text_scale >= LARGE:
        yield
    else:
        with canvas.one_size():
            yield


class SignLook(NamedTuple):
    """How a sign stands.

    Attributes:
        light: Whether what it shows can be taken.
        is_lit: Whether it is under the pointer.
        status: Who has taken it, or what it borders.
        by: The faction of who has taken a hero.
        is_chosen: Whether it is chosen already.
    """

    light: Light
    is_lit: bool
    status: str
    by: str = ""
    is_chosen: bool = False


def draw_ground(canvas: Canvas, rect: pygame.Rect, sign: SignLook, label: str) -> None:
    """The plate of a sign."""
    style = {"open": _OPEN, "taken": _TAKEN, "dark": _DARK}[sign.light]
    can_be_taken = sign.light == "open"
    if sign.is_lit and can_be_taken:
        chrome.glow(canvas, rect, GOLD, 9, _ROUND)
        style = style._replace(fill=_LIT, edge=GOLD)
    else:
        chrome.drop_shadow(canvas, rect, 5, _ROUND)
        style = style._replace(fill=_LIT) if sign.is_lit else style
    canvas.panel(rect, style, label)
    if sign.is_chosen:
        chrome.focus_ring(canvas, rect, GOLD, _ROUND, 4)


def _inks(sign: SignLook) -> tuple[str, str, str]:
    """The inks of names, of words and of what is told of their state."""
    if sign.light == "dark":
        return MUTED, DISABLED, DISABLED
    return TXT, TXT, BRASS if sign.light == "open" else MUTED


# ---------------------------------------------------------------------- factions
class _FactionPlan(NamedTuple):
    """The places on the sign of a faction: the bar in its colour, badge and name, what is special, what it begins with,
    and the rows of its homes, or one row with all of them."""

    bar: pygame.Rect
    head: pygame.Rect
    special: pygame.Rect
    bonus: pygame.Rect
    homes: pygame.Rect


def _faction_plan(canvas: Canvas, rect: pygame.Rect) -> _FactionPlan:
    scale, pad, bar = canvas.metrics.text_scale, canvas.px(_PAD), canvas.px(_BAR)
    colour = pygame.Rect(rect.x + bar, rect.y + pad, bar, rect.height - 2 * pad)
    left, edge = colour.right + canvas.px(10), pad * 2 // 3
    inner = pygame.Rect(left, rect.y + edge, rect.right - pad - left, rect.height - 2 * edge)
    head = min(canvas.px(_BADGE * min(max(1.0, scale), 1.35)), inner.height * 3 // 10)
    row = min(canvas.px(_HOME * (1.5 if scale >= LARGE else 1)), inner.height // (5 if scale >= LARGE else 8))
    homes = row if scale >= LARGE else 3 * row
    bonus = min(canvas.px(_BONUS * min(max(1.0, scale), 1.5)), inner.height // 6)
    top, low = inner.y + head + canvas.px(4), inner.bottom - homes - canvas.px(2) - bonus
    return _FactionPlan(
        colour,
        pygame.Rect(inner.x, inner.y, inner.width, head),
        pygame.Rect(inner.x, top, inner.width, low - top),
        pygame.Rect(inner.x, low, inner.width, bonus),
        pygame.Rect(inner.x, inner.bottom - homes, inner.width, homes),
    )


def special_px(canvas: Canvas, words: MetroWords, cards: Sequence[FactionCard], rects: Sequence[pygame.Rect]) -> int:
    """The size of the letters that tell what is special, the same on all signs; large ones have each what fits."""
    if canvas.metrics.text_scale >= LARGE:
        return canvas.metrics.text_px(BODY)
    places = (_faction_plan(canvas, rect).special for rect in rects)
    return canvas.common_px(zip((_special(words, card) for card in cards), places, strict=True), wrap=True)


def _special(words: MetroWords, card: FactionCard) -> str:
    return " ".join(card_words.abilities(words, card))


def draw_faction(
    canvas: Canvas, rect: pygame.Rect, words: MetroWords, card: FactionCard, sign: SignLook, px: int
) -> None:
    """The sign of a faction: its badge and name, what is special in letters of ``px`` pixels, what it begins with, and
    its homes with their goods."""
    plan = _faction_plan(canvas, rect)
    name, told, state = _inks(sign)
    draw_ground(canvas, rect, sign, f"sign {card.id}")
    canvas.panel(plan.bar, PanelStyle(inks.FACTIONS[card.id], None, radius=3), "colour")
    with canvas.within(rect):
        _draw_head(canvas, plan.head, words.short_title(card.id), card.id, sign.status, (name, state))
        _draw_paragraph(canvas, plan.special, _special(words, card), px, told)
        ink = told if sign.light == "dark" else inks.GOODS["mushroom"]
        canvas.text(_bonus_words(words, card), plan.bonus, "strong", BODY, ink)
        _draw_homes(canvas, plan.homes, words, card, told)


def _draw_paragraph(canvas: Canvas, place: pygame.Rect, told: str, px: int, ink: str) -> None:
    """Words from the upper edge of a place on."""
    lines = len(fit(told, "text", px, place.width, place.height, wrap=True).lines)
    high = min(place.height, ceil(block_height("text", px, lines) + 0.3 * px))
    canvas.letters(told, pygame.Rect(place.x, place.y, place.width, high), "text", px, ink, wrap=True)


def _bonus_words(words: MetroWords, card: FactionCard) -> str:
    bonus = card.bonus
    if bonus.deck:
        return words.text("draft-bonus.cards", deck=bonus.deck, n=bonus.draw)
    return words.text("draft-bonus", goods=bonus.goods)


def _draw_head(canvas: Canvas, head: pygame.Rect, title: str, faction: str, status: str, of: tuple[str, str]) -> None:
    """Badge, name and state of a faction, the latter two in their inks."""
    size = head.height
    canvas.picture(faction_badge(faction, size), (head.x + size // 2, head.centery), f"badge {faction}")
    left = head.x + size + canvas.px(10)
    upper = pygame.Rect(left, head.y, head.right - left, round(size * 0.54))
    lower = pygame.Rect(left, upper.bottom, upper.width, head.bottom - upper.bottom)
    canvas.letters(title, upper, "strong", _px_in(canvas, TITLE, upper), of[0])
    canvas.letters(status, lower, "text", _px_in(canvas, BODY, lower), of[1])


def _px_in(canvas: Canvas, u: TextSize, line: pygame.Rect) -> int:
    """The size of letters in a line that touches others."""
    return max(FLOOR, min(canvas.metrics.text_px(u), round(line.height * _TALLEST)))


def _draw_homes(canvas: Canvas, place: pygame.Rect, words: MetroWords, card: FactionCard, ink: str) -> None:
    """The homes with what they produce, below each other; where letters are large side by side, without names."""
    is_large = canvas.metrics.text_scale >= LARGE
    row = place.height // (1 if is_large else len(card.homes))
    for number, home in enumerate(card.homes):
        good = words.cards_of_game.map.stations[home].resource or ""
        picture = station_picture(StationLook("ordinary", good, card.id, card.id), round(row * 1.24))
        if is_large:
            canvas.picture(picture, (place.x + round((number + 0.5) * row * 1.4), place.centery), f"home {home}")
            continue
        top = place.y + number * row
        canvas.picture(picture, (place.x + row // 2, top + row // 2), f"home {home}")
        left = place.x + row + canvas.px(8)
        canvas.text(words.short_title(home), pygame.Rect(left, top, place.right - left, row), "text", BODY, ink)


# ---------------------------------------------------------------------- heroes
class _HeroPlan(NamedTuple):
    """The places on the sign of a hero: his card, name, strength and speed, property, and state."""

    card: pygame.Rect
    title: pygame.Rect
    figures: pygame.Rect
    property: pygame.Rect
    status: pygame.Rect


def _hero_plan(canvas: Canvas, rect: pygame.Rect, has_status: bool) -> _HeroPlan:
    scale, pad = max(1.0, canvas.metrics.text_scale), canvas.px(_PAD)
    wide = min(round((rect.height - 2 * pad) / RATIO), round(rect.width * (0.4 if scale >= LARGE else 0.5)))
    card = pygame.Rect((rect.x + pad, 0), face_size(wide))
    card.centery = rect.centery
    left = card.right + canvas.px(12)
    inner = pygame.Rect(left, rect.y + pad, rect.right - canvas.px(10) - left, rect.height - 2 * pad)
    title = pygame.Rect(inner.x, inner.y, inner.width, canvas.px(34 * min(scale, 1.5)))
    figures = pygame.Rect(inner.x, title.bottom + canvas.px(4), inner.width, canvas.px(38 * min(scale, 1.2)))
    low = canvas.px(_STATUS * min(scale, 1.5)) if has_status else 0
    top = figures.bottom + canvas.px(6)
    return _HeroPlan(
        card,
        title,
        figures,
        pygame.Rect(inner.x, top, inner.width, inner.bottom - low - top),
        pygame.Rect(inner.x, inner.bottom - low, inner.width, low),
    )


def property_px(canvas: Canvas, words: MetroWords, heroes: Sequence[str], rects: Sequence[pygame.Rect]) -> int:
    """The size of the letters of the properties, the same on all signs; large ones have each what fits."""
    if canvas.metrics.text_scale >= LARGE:
        return canvas.metrics.text_px(BODY)
    places = (_hero_plan(canvas, rect, has_status=True).property for rect in rects)
    return canvas.common_px(zip((_property(words, hero) for hero in heroes), places, strict=True), wrap=True)


def _property(words: MetroWords, hero: str) -> str:
    return " ".join(card_words.abilities(words, words.cards_of_game.heroes[hero]))


def draw_hero(canvas: Canvas, rect: pygame.Rect, words: MetroWords, hero: str, sign: SignLook, px: int) -> None:
    """The sign of a hero: his card, and beside it strength, speed and property, in letters of ``px`` pixels."""
    card, plan = words.cards_of_game.heroes[hero], _hero_plan(canvas, rect, bool(sign.status))
    name, told, state = _inks(sign)
    draw_ground(canvas, rect, sign, f"sign {hero}")
    canvas.image(face(words, hero, plan.card.width), plan.card.topleft, f"card {hero}")
    if sign.light == "dark":
        chrome.veil(canvas, plan.card)
    with canvas.within(rect):
        canvas.text(words.title(hero), plan.title, "title", TITLE, name, upper=True)
        _draw_figures(canvas, plan.figures, (("strength", card.strength), ("speed", card.speed)), told)
        _draw_paragraph(canvas, plan.property, _property(words, hero), px, told)
        if sign.status:
            canvas.text(sign.status, plan.status, "text", BODY, state)
    if sign.by:
        size = max(ICON_FLOOR, canvas.px(56))
        place = plan.card.right - size // 2, plan.card.bottom - size // 2
        canvas.picture(faction_badge(sign.by, size), place, "taker")


def _draw_figures(canvas: Canvas, place: pygame.Rect, figures: tuple[tuple[str, int], ...], ink: str) -> None:
    """Icons with numbers, side by side."""
    for number, (icon, value) in enumerate(figures):
        x = place.x + number * place.width // 2
        canvas.picture(metro_icon(icon, place.height), (x + place.height // 2, place.centery), icon)
        room = pygame.Rect(x + place.height + canvas.px(5), place.y, place.width // 2 - place.height, place.height)
        px = max(FLOOR, min(round(place.height * 0.8), canvas.metrics.text_px(SUBHEADING)))
        canvas.letters(str(value), room, "number", px, ink)
