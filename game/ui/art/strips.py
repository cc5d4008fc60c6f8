"""Strips of signs on the screen: their width, line breaks, drawing."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.ui.art.cache import kept
from game.ui.art.counted import ARROW_ICON, IconCount, draw_number, draw_row, row_width
from game.ui.art.lettering import width_of
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.theme import FLOOR, ICON_FLOOR, INK, PAPER, PLATE_ICON_FLOOR, TRAY, TRAY_EDGE, Metrics
from game.wording.signs import ARROW, COLON, Sign, Strip

PIXELS = Metrics((1920, 1080))
"""Metrics in which 1 u is 1 pixel."""

_WIDTHS = {"good": 1.04, "arrow": 0.86, "colon": 0.36, "bar": 0.36, "times": 1.0, "numbered": 1.04, "least": 1.04}
_TRAY_PAD, _IN_TRAY = 0.24, 0.86
_WORTH_BREAKING = 1.25
_CLOSEST = 0.84
_DISC = 1.34
_NUMBER, _AFTER = 0.52, 0.12
"""Size of a number beside its icon, and the air behind it, in sizes of the icon."""

_LOW = 0.1
"""How far the middle of a number is below that of its icon, in sizes of the icon."""


def strip_width(strip: Sequence[Sign], px: float) -> float:
    """Width in pixels of a strip with icons of ``px``."""
    return sum(_sign_width(sign, px) for sign in strip)


def _sign_width(sign: Sign, px: float) -> float:
    if sign.kind == "tray":
        return strip_width(sign.inside, _tray_icon(px)) + 2 * _TRAY_PAD * px
    return _icon_width(sign, px) + _number_width(px, _number(sign))


def _closest_width(sign: Sign, px: float) -> float:
    """The width of a sign as close to the next one as allowed: icons may touch, a number keeps its room."""
    if sign.kind == "tray":
        return _sign_width(sign, px) - 0.08 * px
    number = _number(sign)
    return _icon_width(sign, px) + _letters(px, number) + 1 if number else _icon_width(sign, px) * _CLOSEST


def _icon_width(sign: Sign, px: float) -> float:
    """Width of a sign without the number beside it."""
    if sign.kind == "per":
        return _category_icon(px) * _DISC + 1
    return px if _number(sign) else px * _WIDTHS[sign.kind]


def _number(sign: Sign) -> str:
    """What stands beside the icon of a sign: how many there are, how many must have been gained at least, or are
    counted at most."""
    if sign.kind == "good":
        return str(sign.number) if sign.number > 1 else ""
    return {"least": f"≥{sign.number}", "per": f"≤{sign.number}"}.get(sign.kind, "") if sign.number else ""


def _number_px(px: float) -> int:
    return max(FLOOR, round(px * _NUMBER))


def _number_width(px: float, number: str) -> float:
    """Width of a number beside an icon of ``px``, with the air behind it."""
    return _letters(px, number) + max(2.0, px * _AFTER) if number else 0.0


def _letters(px: float, number: str) -> int:
    return width_of(number, "number", _number_px(px))


def _category_icon(px: float) -> float:
    """Size of the category on the disc of a *per*."""
    return max(ICON_FLOOR, min(px, PLATE_ICON_FLOOR), px * 0.62)


def _tray_icon(px: float) -> float:
    return max(ICON_FLOOR, px * _IN_TRAY)


def largest(strip: Strip, width: float, px: float, floor: int = ICON_FLOOR) -> int:
    """The largest icon size up to ``px`` at which a strip fits into ``width``; at least ``floor``."""
    for size in range(int(px), floor, -1):
        if strip_width(strip, size) <= width:
            return size
    return floor


def lines_of(
    strip: Strip, width: float, height: float, px: float, floor: int = ICON_FLOOR
) -> tuple[tuple[Strip, ...], int]:
    """The lines of a strip and the size of its icons: two lines, broken at the arrow or colon, if one line is too
    short or two allow much larger icons. Lines that are too long even so are to be drawn closer together."""
    single = largest(strip, width, min(px, height), floor)
    least = _WORTH_BREAKING * single if strip_width(strip, single) <= width else floor - 1
    best: tuple[tuple[Strip, ...], int] = ((strip,), single)
    for halves in _halves(strip, width, floor):
        double = min(largest(half, width, min(px, height * 0.49), floor) for half in halves)
        if double > least and 2 * double <= height and all(strip_width(half, double) <= width for half in halves):
            best, least = (halves, double), double
    if len(best[0]) == 1 and _closest(strip, single) > width and 2 * floor <= height:
        closer = [pair for pair in _halves(strip, width, floor) if _can_be_squeezed(pair, width, floor)]
        return (closer[0], floor) if closer else best
    return best


def _can_be_squeezed(lines: Sequence[Strip], width: float, px: int) -> bool:
    return all(_closest(line, px) <= width for line in lines)


def _closest(strip: Strip, px: float) -> float:
    """Width of a strip with its signs as close together as allowed."""
    return sum(_closest_width(sign, px) for sign in strip)


def _halves(strip: Strip, width: float, floor: int) -> list[tuple[Strip, Strip]]:
    """The ways to break a strip: before the arrow, after the colon of a timing; with no room for that, after the
    arrow."""
    cuts = [strip.index(ARROW)] if ARROW in strip else []
    if COLON in strip:
        cuts.append(strip.index(COLON) + 1)
    if ARROW in strip and all(strip_width(strip[cut:], floor) > width for cut in cuts):
        cuts.append(strip.index(ARROW) + 1)
    return [(strip[:cut], strip[cut:]) for cut in cuts if 0 < cut < len(strip)]


def least_px(strip: Strip, floor: int) -> int:
    """The size of icons at which all of a strip, also those in its trays, have at least ``floor`` pixels."""
    return math.ceil(floor / _IN_TRAY) if any(sign.kind == "tray" for sign in strip) else floor


def holds(strip: Strip, width: float, height: float, floor: int) -> bool:
    """True if a strip fits with icons of at least ``floor``, also in its trays."""
    least = least_px(strip, floor)
    lines, size = lines_of(strip, width, height, least, least)
    return size * len(lines) <= height and all(strip_width(line, size) <= width for line in lines)


def can_be_squeezed(strip: Strip, width: float, height: float, floor: int) -> bool:
    """True if a strip that is too long fits with its signs as close together as allowed."""
    return _can_be_squeezed(lines_of(strip, width, height, floor, floor)[0], width, floor)


def draw_strip(
    canvas: Canvas,
    strip: Strip,
    rect: pygame.Rect,
    px: float,
    align: str = "center",
    on_dark: bool = False,
    floor: int = ICON_FLOOR,
) -> pygame.Rect:
    """Draw a strip, vertically centred in ``rect``, with icons of ``floor`` to ``px`` pixels, on two lines where that
    is better; returns the area it covers."""
    lines, size = lines_of(strip, rect.width, rect.height, px, floor)
    if not _can_be_squeezed(lines, rect.width, size):
        lines, size = lines_of(without_limits(strip), rect.width, rect.height, px, floor)
    height = rect.height / len(lines)
    taken = [
        _draw_line(canvas, line, rect, rect.y + height * (number + 0.5), size, align, on_dark)
        for number, line in enumerate(lines)
    ]
    return taken[0].unionall(taken[1:])


def without_limits(strip: Strip) -> Strip:
    """The strip without the numbers of what is counted at most or at least, which the hover tells."""
    return tuple(sign._replace(number=0) if sign.kind in ("per", "least") else sign for sign in strip)


def _draw_line(
    canvas: Canvas, strip: Strip, rect: pygame.Rect, middle: float, px: int, align: str, on_dark: bool
) -> pygame.Rect:
    """Draw one line; if it is too long, its signs move closer together."""
    natural, closest = strip_width(strip, px), _closest(strip, px)
    closer = min(1.0, max(0.0, natural - rect.width) / (natural - closest)) if natural > closest else 0.0
    width = natural - closer * (natural - closest)
    x = rect.x + {"left": 0.0, "center": (rect.width - width) / 2, "right": rect.width - width}[align]
    start = x
    for sign in strip:
        advance = _sign_width(sign, px)
        _draw_sign(canvas, sign, (x, middle), advance, px, on_dark)
        x += advance - closer * (advance - _closest_width(sign, px))
    return pygame.Rect(round(start), round(middle - px / 2), round(width), px)


def _draw_sign(canvas: Canvas, sign: Sign, at: tuple[float, float], advance: float, px: int, on_dark: bool) -> None:
    """Draw one sign; ``at`` is the middle of its left side."""
    x, y = at
    ink = PAPER if on_dark else INK
    match sign.kind:
        case "good":
            _draw_good(canvas, sign, x, y, px)
            _draw_number(canvas, sign, at, px, ink)
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
            _draw_number(canvas, sign, at, px, ink)
        case "least":
            canvas.icon(sign.name, (x + px * 0.52, y), px)
            _draw_number(canvas, sign, at, px, ink)
        case "times":
            room = pygame.Rect(round(x), round(y - px / 2), round(advance), px)
            canvas.letters(f"×{sign.number}", room, "number", max(FLOOR, round(px * 0.6)), ink, "center")
        case "numbered":
            shown = canvas.icon(sign.name, (x + px * 0.52, y), px)
            canvas.letters(str(sign.number), shown, "number", max(FLOOR - 1, round(px * 0.6)), PAPER, "center")
        case "tray":
            _draw_tray(canvas, sign, (x, y), advance, px)


def _draw_good(canvas: Canvas, sign: Sign, x: float, y: float, px: int) -> None:
    rect = canvas.icon(sign.name, (x + px * 0.52, y), px)
    if sign.crossed:
        size = max(ICON_FLOOR, round(px * 0.56))
        inset = max(px * 0.24, size / 2 - 1)
        canvas.icon("crossed", (rect.right - inset, rect.bottom - inset), size)


def _draw_number(canvas: Canvas, sign: Sign, at: tuple[float, float], px: int, ink: str) -> None:
    """The number of a sign, a little low at the right of its icon."""
    if number := _number(sign):
        left, middle = round(at[0] + _icon_width(sign, px)), round(at[1] + px * _LOW)
        draw_number(canvas, number, left, middle, _number_px(px), ink)


def _draw_per(canvas: Canvas, sign: Sign, at: tuple[float, float], px: int) -> None:
    """The dark disc with the category."""
    inner = round(_category_icon(px))
    disc = round(inner * _DISC)
    spot = (at[0] + 1 + disc / 2, at[1])
    corner = (round(spot[0] - disc / 2), round(spot[1] - disc / 2))
    canvas.blit(box((disc, disc), disc * 0.3, INK, PAPER, max(1.0, disc * 0.05)), corner)
    canvas.icon(sign.name, spot, inner)


def _draw_tray(canvas: Canvas, sign: Sign, at: tuple[float, float], advance: float, px: int) -> None:
    """The tan tray with its goods."""
    x, y = at
    inner = int(_tray_icon(px))
    size = (round(advance - px * 0.1), round(inner * 1.24))
    tray = box(size, inner * 0.25, TRAY, TRAY_EDGE, max(1.0, px * 0.05))
    canvas.image(tray, (x + px * 0.05, y - size[1] / 2), "tray")
    left = x + _TRAY_PAD * px
    for good in sign.inside:
        width = _sign_width(good, inner)
        _draw_sign(canvas, good, (left, y), width, inner, False)
        left += width


def _block(canvas: Canvas, middle: tuple[float, float], size: tuple[int, int], colour: str) -> None:
    surface = box(size, min(size) * 0.4, colour)
    canvas.blit(surface, (round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)))


@kept
def strip_surface(strip: Strip, px: int, on_dark: bool = False) -> pygame.Surface:
    """A strip as a picture of its own, with icons of ``px``."""
    width, height = round(strip_width(strip, px)) + 2, round(px * 1.3)
    surface = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    _draw_line(Canvas(surface, PIXELS), strip, surface.get_rect(), height / 2, px, "center", on_dark)
    return surface


# ---------------------------------------------------------------------- strips as icons with their numbers
def each_of(strip: Strip) -> Strip:
    """A strip with a sign for each of several equal goods, instead of a number beside one."""
    goods = (max(1, sign.number) if sign.kind == "good" else 1 for sign in strip)
    return tuple(
        sign._replace(number=1) if count > 1 else sign
        for sign, count in zip(strip, goods, strict=True)
        for _ in range(count)
    )


def _counted_signs(strip: Strip) -> tuple[IconCount, ...] | None:
    """The signs of a strip as icons with their numbers, and arrows as such; None if it has others."""
    if any(sign.kind not in ("good", "arrow") for sign in strip):
        return None
    return tuple(map(_counted_sign, strip))


def _counted_sign(sign: Sign) -> IconCount:
    if sign.kind == "arrow":
        return IconCount(ARROW_ICON)
    return IconCount(sign.name, sign.number if sign.number > 1 else None, sign.crossed)


def signs_width(strip: Strip, px: int) -> float:
    """Width in pixels of a strip as `draw_signs` draws it."""
    row = _counted_signs(strip)
    return strip_width(strip, px) if row is None else row_width(row, px)


def draw_signs(
    canvas: Canvas, strip: Strip, rect: pygame.Rect, px: int, align: str = "center", on_dark: bool = False
) -> None:
    """Draw a strip in ``rect``: as icons with their numbers if it has no other signs."""
    row = _counted_signs(strip)
    if row is None:
        draw_strip(canvas, strip, rect, px, align, on_dark)
    else:
        draw_row(canvas, row, rect, px, align, PAPER if on_dark else INK)
