"""The icon grammar: an effect as a row of signs, without words.

*Per* is the good, a small dark disc with the category and the limit as a badge; a timing is its sign and a
colon; goods that lie on a card stand in the tan tray; what is discarded carries a cross.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.cards.card import (
    Ability,
    Action,
    Built,
    Cleanup,
    Connection,
    Counted,
    Exchange,
    Gain,
    PlaceHere,
    Steal,
    Store,
    Verb,
)
from game.ui.art.cache import kept
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, PLATE_ICON_FLOOR, TRAY, TRAY_EDGE, Metrics

MANY = 4
"""From more goods than this in one effect, equal goods become one icon with a count badge."""

PIXELS = Metrics((1920, 1080))
"""Measures in which 1 u is 1 pixel: for what is drawn in sizes of its own."""

_DISCARDED = frozenset({"deal", "card"})
"""Goods which, when spent, are cards that go to the discard pile."""


class Sign(NamedTuple):
    """One sign of a strip; ``kind``: `good`, `arrow`, `colon`, `bar`, `per`, `tray` or `times`."""

    kind: str
    name: str = ""
    number: int = 1
    crossed: bool = False
    inside: tuple[Sign, ...] = ()


Strip = tuple[Sign, ...]
ARROW = Sign("arrow")
COLON = Sign("colon")
BAR = Sign("bar")


def bag_strip(goods: Mapping[str, int], badges: bool = False, spent: bool = False) -> Strip:
    """Goods in a row, one icon each; with ``badges`` equal ones as one icon with its number."""
    signs: list[Sign] = []
    for good, count in goods.items():
        crossed = spent and good in _DISCARDED
        if badges or count > MANY:
            signs.append(Sign("good", good, count, crossed))
        else:
            signs += [Sign("good", good, 1, crossed)] * count
    return tuple(signs)


def trade_strip(spend: Mapping[str, int], gain: Mapping[str, int]) -> Strip:
    """A price, an arrow and what it gives: an action of a faction board, a Connection card."""
    price = (*bag_strip(spend, spent=True), ARROW) if spend else ()
    return (*price, *bag_strip(gain))


def connection_strip(connection: Connection) -> Strip:
    """What a Connection card takes and gives."""
    return trade_strip(connection.spend, connection.gain)


def exchange_strip(exchange: Exchange) -> Strip:
    """The bottom action of a faction board: one or the other."""
    choices: list[Sign] = []
    for gain in exchange.choose:
        choices += [*([BAR] if choices else []), *verb_strip(gain, False)]
    return (*bag_strip(exchange.spend, spent=True), ARROW, *choices)


def ability_strip(ability: Ability, is_open: bool, tight: bool = False) -> Strip:
    """The signs of one ability of a Location; ``tight`` for small faces."""
    timing = ability.timing
    if isinstance(timing, Action):
        badges = tight and timing.spend.total + sum(_size(verb) for verb in ability.verbs) > MANY
        head: Strip = (*bag_strip(timing.spend, badges, spent=True), ARROW)
    else:
        badges = tight and sum(_size(verb) for verb in ability.verbs) > MANY
        head = _timing_strip(ability, is_open)
    return (*head, *(sign for verb in ability.verbs for sign in verb_strip(verb, badges, tight)))


def _timing_strip(ability: Ability, is_open: bool) -> Strip:
    """The sign of the timing and a colon; a plain production and a store need none."""
    if isinstance(ability.timing, Built):
        return (Sign("good", "build"), COLON)
    if isinstance(ability.timing, Cleanup):
        return (Sign("good", "lock"),)
    return (Sign("good", "open_production"), COLON) if is_open else ()


def verb_strip(verb: Verb, badges: bool, tight: bool = False) -> Strip:
    """The signs of one verb; what a card stores always stands with its number."""
    match verb:
        case Gain(goods, counted):
            return (*bag_strip(goods, badges), *(sign for amount in counted for sign in _per_strip(amount)))
        case PlaceHere(goods):
            return (Sign("tray", inside=bag_strip(goods, badges or tight)),)
        case Store(goods):
            return (Sign("tray", inside=bag_strip(goods, badges=True)),)
        case Steal(goods):
            return (Sign("good", "steal"), *bag_strip(goods, badges))


def _per_strip(amount: Counted) -> Strip:
    return (Sign("good", amount.good), Sign("per", amount.category, amount.max))


def _size(verb: Verb) -> int:
    """How many goods a verb names."""
    return verb.goods.total + (len(verb.counted) if isinstance(verb, Gain) else 0)


_WIDTHS = {"good": 1.04, "arrow": 0.86, "colon": 0.36, "bar": 0.36, "times": 1.0}
_TRAY_PAD = 0.24
_WORTH_BREAKING = 1.32
_CLOSEST = 0.84
_DISC = 1.34
_SHOWN = 9
"""So many pixels of an icon are not covered by its badge."""


def strip_width(strip: Sequence[Sign], px: float) -> float:
    """How wide a strip is with icons of ``px``."""
    return sum(_sign_width(sign, px) for sign in strip)


def _sign_width(sign: Sign, px: float) -> float:
    if sign.kind == "tray":
        return strip_width(sign.inside, _tray_icon(px)) + 2 * _TRAY_PAD * px
    if sign.kind == "good" and sign.number > 1:
        number = str(sign.number)
        return max(px * 1.16, _badge_middle(px * 0.94, px, number) + _badge_size(px, number)[0] / 2 + 1)
    if sign.kind == "per":
        disc = _category_icon(px) * _DISC
        limit = f"≤{sign.number}"
        return max(px * 1.12, disc + 2, _badge_middle(disc * 0.8, px, limit) + _badge_size(px, limit)[0] / 2 + 2)
    return px * _WIDTHS[sign.kind]


def _category_icon(px: float) -> float:
    """How large the category on the disc of a *per* is."""
    return max(ICON_FLOOR, min(px, PLATE_ICON_FLOOR), px * 0.62)


def _tray_icon(px: float) -> float:
    return max(ICON_FLOOR, px * 0.86)


def largest(strip: Strip, width: float, px: float, floor: int = ICON_FLOOR) -> int:
    """The largest icon size up to ``px`` with which a strip fits into ``width``; never under the floor."""
    for size in range(int(px), floor, -1):
        if strip_width(strip, size) <= width:
            return size
    return floor


def lines_of(
    strip: Strip, width: float, height: float, px: float, floor: int = ICON_FLOOR
) -> tuple[tuple[Strip, ...], int]:
    """The strip on one line, or on two, broken at the arrow or colon, if its icons get much larger or one line
    is too short for it; and their size."""
    single = largest(strip, width, min(px, height), floor)
    least = _WORTH_BREAKING * single if strip_width(strip, single) <= width else floor - 1
    best: tuple[tuple[Strip, ...], int] = ((strip,), single)
    for halves in _halves(strip):
        double = min(largest(half, width, min(px, height * 0.49), floor) for half in halves)
        if double > least and 2 * double <= height and all(strip_width(half, double) <= width for half in halves):
            best, least = (halves, double), double
    return best


def _halves(strip: Strip) -> list[tuple[Strip, Strip]]:
    """Where a strip may be broken: after the arrow, before it, after the colon of a timing."""
    cuts = [strip.index(ARROW) + 1, strip.index(ARROW)] if ARROW in strip else []
    if COLON in strip:
        cuts.append(strip.index(COLON) + 1)
    return [(strip[:cut], strip[cut:]) for cut in cuts if 0 < cut < len(strip)]


def holds(strip: Strip, width: float, height: float, floor: int) -> bool:
    """Whether a strip fits into a place with icons of at least ``floor``."""
    lines, size = lines_of(strip, width, height, floor, floor)
    return size * len(lines) <= height and all(strip_width(line, size) <= width for line in lines)


def compacted(strip: Strip) -> Strip:
    """Equal goods that stand side by side as one with a number."""
    signs: list[Sign] = []
    for sign in strip:
        before = signs[-1] if signs else None
        if before and sign.kind == "good" and before._replace(number=1) == sign._replace(number=1):
            signs[-1] = before._replace(number=before.number + sign.number)
        else:
            signs.append(sign)
    return tuple(signs)


def draw_strip(
    canvas: Canvas,
    strip: Strip,
    rect: pygame.Rect,
    px: float,
    align: str = "center",
    on_dark: bool = False,
    floor: int = ICON_FLOOR,
) -> pygame.Rect:
    """Draw a strip in the vertical middle of ``rect`` with icons of at most ``px`` and at least ``floor``, on two
    lines where that is better; returns what it takes up."""
    lines, size = lines_of(strip, rect.width, rect.height, px, floor)
    height = rect.height / len(lines)
    taken = [
        _draw_line(canvas, line, rect, rect.y + height * (number + 0.5), size, align, on_dark)
        for number, line in enumerate(lines)
    ]
    return taken[0].unionall(taken[1:])


def _draw_line(
    canvas: Canvas, strip: Strip, rect: pygame.Rect, middle: float, px: int, align: str, on_dark: bool
) -> pygame.Rect:
    """One line; if it is too long even at the floor, its signs move closer together."""
    natural = strip_width(strip, px)
    closer = max(_CLOSEST, min(1.0, rect.width / natural)) if natural else 1.0
    width = natural * closer
    x = rect.x + {"left": 0.0, "center": (rect.width - width) / 2, "right": rect.width - width}[align]
    start = x
    for sign in strip:
        advance = _sign_width(sign, px)
        _draw_sign(canvas, sign, (x, middle), advance, px, on_dark)
        x += advance * closer
    return pygame.Rect(round(start), round(middle - px / 2), round(width), px)


def _draw_sign(canvas: Canvas, sign: Sign, at: tuple[float, float], advance: float, px: int, on_dark: bool) -> None:
    """Draw one sign; ``at`` is the middle of its left side."""
    x, y = at
    ink = PAPER if on_dark else INK
    match sign.kind:
        case "good":
            _draw_good(canvas, sign, x, y, px)
        case "arrow":
            canvas.icon("arrow_light" if on_dark else "arrow", (x + advance / 2, y), max(ICON_FLOOR, round(px * 0.66)))
        case "colon":
            dot = max(2, round(px * 0.13))
            for side in (-1, 1):
                _block(canvas, (x + advance / 2, y + side * px * 0.17), (dot, dot), ink)
        case "bar":
            _block(canvas, (x + advance / 2, y), (max(2, round(px * 0.1)), round(px * 0.9)), ink)
        case "per":
            _draw_per(canvas, sign, (x, y), px)
        case "times":
            room = pygame.Rect(round(x), round(y - px / 2), round(advance), px)
            canvas.letters(f"×{sign.number}", room, "number", max(FLOOR, round(px * 0.6)), ink, "center")
        case "tray":
            _draw_tray(canvas, sign, (x, y), advance, px)


def _draw_good(canvas: Canvas, sign: Sign, x: float, y: float, px: int) -> None:
    rect = canvas.icon(sign.name, (x + px * 0.52, y), px)
    if sign.crossed:
        canvas.icon("crossed", (rect.right - px * 0.24, rect.bottom - px * 0.24), max(ICON_FLOOR, round(px * 0.56)))
    if sign.number > 1:
        low = min(rect.bottom - px * 0.22, rect.bottom + 1 - _badge_size(px, "0")[1] / 2)
        badge(canvas, (rect.x + _badge_middle(px * 0.94, px, str(sign.number)), low), px, str(sign.number))


def _draw_per(canvas: Canvas, sign: Sign, at: tuple[float, float], px: int) -> None:
    """The dark disc with the category, and the limit as a badge."""
    inner = round(_category_icon(px))
    disc = round(inner * _DISC)
    spot = (at[0] + 1 + disc / 2, at[1] - px * 0.08)
    _disc(canvas, spot, disc)
    canvas.icon(sign.name, spot, inner)
    low = min(at[1] + px * 0.27, at[1] + px / 2 + 2 - _badge_size(px, "0")[1] / 2)
    limit = f"≤{sign.number}"
    badge(canvas, (at[0] + 1 + _badge_middle(disc * 0.8, px, limit), low), px, limit)


def _draw_tray(canvas: Canvas, sign: Sign, at: tuple[float, float], advance: float, px: int) -> None:
    """The tan tray with what lies or may lie in it."""
    x, y = at
    inner = int(_tray_icon(px))
    size = (round(advance - px * 0.1), round(inner * 1.24))
    canvas.surface.blit(
        box(size, inner * 0.25, TRAY, TRAY_EDGE, max(1.0, px * 0.05)), (round(x + px * 0.05), round(y - size[1] / 2))
    )
    left = x + _TRAY_PAD * px
    for good in sign.inside:
        width = _sign_width(good, inner)
        _draw_sign(canvas, good, (left, y), width, inner, False)
        left += width


def badge(canvas: Canvas, middle: tuple[float, float], px: float, text: str) -> None:
    """A dark rounded badge with a number, on an icon of ``px``."""
    rect = pygame.Rect((0, 0), _badge_size(px, text))
    rect.center = (round(middle[0]), round(middle[1]))
    canvas.surface.blit(box(rect.size, rect.height * 0.34, INK, PAPER, max(1.0, px * 0.03)), rect)
    canvas.letters(text, rect, "number", _badge_letter(px), PAPER, "center")


def _badge_middle(usual: float, px: float, text: str) -> float:
    """How far right of its icon's left edge a badge stands: of a small icon it must leave something in sight."""
    return max(usual, _SHOWN + _badge_size(px, text)[0] / 2)


def _badge_letter(px: float) -> int:
    return max(FLOOR, round(px * 0.4))


def _badge_size(px: float, text: str) -> tuple[int, int]:
    letter = _badge_letter(px)
    height = round(letter * 1.14)
    return max(height, round(letter * 0.66 * len(text) + letter * 0.4)), height


def _disc(canvas: Canvas, middle: tuple[float, float], size: int) -> None:
    surface = box((size, size), size * 0.3, INK, PAPER, max(1.0, size * 0.05))
    canvas.surface.blit(surface, (round(middle[0] - size / 2), round(middle[1] - size / 2)))


def _block(canvas: Canvas, middle: tuple[float, float], size: tuple[int, int], colour: str) -> None:
    surface = box(size, min(size) * 0.4, colour)
    canvas.surface.blit(surface, (round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)))


@kept(512)
def strip_surface(strip: Strip, px: int, on_dark: bool = False) -> pygame.Surface:
    """A strip as a picture of its own, with icons of ``px``."""
    width, height = round(strip_width(strip, px)) + 2, round(px * 1.3)
    surface = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    _draw_line(Canvas(surface, PIXELS), strip, surface.get_rect(), height / 2, px, "center", on_dark)
    return surface


def goods_row(goods: Mapping[str, int], px: int, badges: bool = False, on_dark: bool = True) -> pygame.Surface:
    """Any bag as a row of icons of ``px``; equal ones beyond four, or all with ``badges``, with a number."""
    return strip_surface(bag_strip(goods, badges), px, on_dark)
