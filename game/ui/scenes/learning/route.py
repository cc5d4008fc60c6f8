"""How a lesson is drawn as a route: signs along a line, each with a numbered stop, and covers of further lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.ui.art.cache import kept
from game.ui.art.lettering import block_height, fit, width_of
from game.ui.art.svg import mixed, rasterise
from game.ui.canvas import Canvas
from game.ui.game_table import LessonPicture, RouteLook
from game.ui.input import Touch
from game.ui.places import Label
from game.ui.theme import (
    ASPHALT,
    BODY,
    FLOOR,
    GOLD,
    GOLD_NOTE,
    GREEN_SIGN,
    ICON_FLOOR,
    INK,
    NIGHT,
    PAPER,
    SIGN,
    SIGN_NOTE,
    SUBHEADING,
    TITLE,
    TYPEFACES,
    PanelStyle,
)
from game.ui.widgets.button import toned
from game.ui.widgets.screen import ScreenSheet

_OPEN = GREEN_SIGN._replace(radius=12)
_DONE = _OPEN._replace(fill=mixed(SIGN, INK, 0.4), keyline=mixed(SIGN, PAPER, 0.35))
_NEXT = PanelStyle(GOLD, INK, radius=12, edge_width=2, keyline=INK)
_FRAME = PanelStyle(PAPER, INK, radius=12, edge_width=2)
_NEXT_FRAME = _FRAME._replace(fill=GOLD)
_BAND = PanelStyle(NIGHT, None, radius=1, alpha=0.9)


class RouteSign(NamedTuple):
    """A chapter: ``title``, ``about`` and ``minutes`` are words."""

    label: Label
    number: int
    icon: str
    title: str
    about: str
    minutes: str
    is_done: bool
    is_next: bool


class RouteCover(NamedTuple):
    """A further lesson: ``card`` is what its picture shows, ``title`` and ``note`` are words."""

    label: Label
    card: str
    title: str
    note: str
    is_done: bool
    is_next: bool


class RoutePlan(NamedTuple):
    """The places of all parts, in pixels. A stop is a shield with its sign. The road is a line of corners, drawn under
    the shields. ``poster`` is empty if there are covers."""

    stops: tuple[pygame.Rect, ...]
    signs: tuple[pygame.Rect, ...]
    shields: tuple[pygame.Rect, ...]
    covers: tuple[pygame.Rect, ...]
    poster: pygame.Rect
    road: tuple[tuple[int, int], ...]
    grown: float
    """How much larger letters are than usual, where signs are higher than usual."""


_MARGIN, _GAP, _APART = 24, 14, 30
"""In u: margin at both sides, least gap between signs, and gap above covers."""

_SHIELD, _LANE, _GUTTER, _ROAD = 0.68, 16, 84, 30
"""Size of a shield as a share of its sign's height; in u: gap beside it, width between columns, width of the road."""

_ROWS, _USUAL, _LARGEST = 5, 108, 1.5
"""Rows of signs in a broad window; the height of a sign in u at which letters have their usual size, and how much
larger they may become."""

_SIGNS, _COVERS, _HIGH_COVERS = 0.5, 0.235, 0.27
"""Width of signs beside a poster, and heights of all covers in a broad and in a high window, as shares of the room."""

_STRETCHED, _FARTHEST = 1.35, 64
"""How much higher the signs of a short route may be, and the largest gap between them, in u."""


def route_plan(sheet: ScreenSheet, stops: int, covers: int, top: float, low: float) -> RoutePlan:
    """The layout between ``top`` and ``low``, in u: two columns of signs in a broad window, one in a high one or beside
    a poster, which takes the place of covers."""
    is_high, room = sheet.is_high, low - top
    share = (_HIGH_COVERS if is_high else _COVERS) / min(1.4, max(1.0, sheet.metrics.text_scale))
    below = room * share
    rows = stops if is_high and covers else 2 * _ROWS if is_high else _ROWS
    tall = (room - below - _APART - (rows - 1) * _GAP) / rows
    grown = min(_LARGEST, max(1.0, tall / _USUAL / max(1.0, sheet.metrics.text_scale)))
    if covers:
        space = pygame.FRect(_MARGIN, top, sheet.width - 2 * _MARGIN, room)
        placed = _columns(sheet, stops, 1 if is_high else 2, tall, _GAP, space)
        return placed._replace(covers=_cover_places(sheet, covers, 2 if is_high else covers, low - below, low),
                               grown=grown)  # fmt: skip
    return _beside_poster(sheet, stops, tall, top, low)._replace(grown=grown)


def _beside_poster(sheet: ScreenSheet, stops: int, tall: float, top: float, low: float) -> RoutePlan:
    """A column of stops with signs of the height ``tall``, or somewhat higher, and the poster: beside it in a broad
    window, above it in a high one."""
    wide, is_high = sheet.width - 2 * _MARGIN, sheet.is_high
    tall = min(tall * _STRETCHED, ((low - top) * (0.6 if is_high else 1) - (stops - 1) * _GAP) / stops)
    gap = min(_FARTHEST, (low - top - stops * tall) / max(1, stops - 1))
    high = stops * tall + (stops - 1) * gap
    if is_high:
        poster = sheet.box(_MARGIN, top, wide, low - high - _APART - top)
        column = pygame.FRect(_MARGIN, low - high, wide, high)
    else:
        column = pygame.FRect(_MARGIN, (top + low - high) / 2, wide * _SIGNS, high)
        left = column.right + 2 * _GAP
        poster = sheet.box(left, column.y, _MARGIN + wide - left, high)
    return _columns(sheet, stops, 1, tall, gap, column)._replace(poster=poster)


def _columns(sheet: ScreenSheet, stops: int, columns: int, tall: float, gap: float, room: pygame.FRect) -> RoutePlan:
    """The stops in ``columns`` from the top of ``room``, and the road that joins them."""
    rows, shield = -(-stops // columns), tall * _SHIELD
    wide = (room.width - (columns - 1) * _GUTTER) / columns
    px, found, signs, shields = sheet.metrics.px, [], [], []
    for number in range(stops):
        column, row = divmod(number, rows)
        x, y = room.x + column * (wide + _GUTTER), room.y + row * (tall + gap)
        found.append(sheet.box(x, y, wide, tall))
        signs.append(sheet.box(x + shield + _LANE, y, wide - shield - _LANE, tall))
        place = pygame.Rect(0, 0, px(shield), px(shield))
        place.center = px(x + shield / 2), px(y + tall / 2)
        shields.append(place)
    ends = [shields[0].center, shields[min(rows, stops) - 1].center]
    if columns > 1:
        low, between = found[rows - 1].bottom + px(_GAP), found[0].right + px(_GUTTER / 2)
        first, last = shields[rows].center, shields[-1].center
        ends = [ends[0], (ends[1][0], low), (between, low), (between, first[1]), first, last]
    none = pygame.Rect(0, 0, 0, 0)
    return RoutePlan(tuple(found), tuple(signs), tuple(shields), (), none, tuple(ends), 1.0)


def _cover_places(sheet: ScreenSheet, count: int, abreast: int, top: float, low: float) -> tuple[pygame.Rect, ...]:
    """Rows of covers that fill the width."""
    rows, wide = -(-count // abreast), (sheet.width - 2 * _MARGIN - (abreast - 1) * 16) / abreast
    tall = (low - top - (rows - 1) * 16) / rows
    return tuple(
        sheet.box(_MARGIN + column * (wide + 16), top + row * (tall + 16), wide, tall)
        for row, column in (divmod(number, abreast) for number in range(count))
    )


# ---------------------------------------------------------------------- the road
_DASH, _BEND = 20, 34
"""In u: length of a dash and of the gap after it, radius of a bend."""

_LEAST_STROKE = 1.5
"""The least width of a stroke in pixels."""


def draw_road(canvas: Canvas, corners: Sequence[tuple[int, int]], look: RouteLook) -> None:
    """Draw the line along its corners: each stretch by itself, as a picture of all of it would be mostly empty."""
    scale = canvas.metrics.scale
    wide = max(8, round(_ROAD * scale))
    left, top = (min(corner[i] for corner in corners) - wide for i in (0, 1))
    moved = tuple((x - left, y - top) for x, y in corners)
    for number in range(len(moved) - 1):
        part, corner = _stretch(moved, number, wide, scale, tuple(look.strokes))
        canvas.blit(part, (left + corner[0], top + corner[1]))


@kept
def _stretch(
    corners: tuple[tuple[int, int], ...], number: int, wide: int, scale: float,
    strokes: tuple[tuple[float, str, bool], ...],
) -> tuple[pygame.Surface, tuple[int, int]]:  # fmt: skip
    """What is seen of a line from a corner to the next, and where its upper left is."""
    ends = corners[number : number + 2]
    left, top = (min(end[i] for end in ends) - wide for i in (0, 1))
    right, low = (max(end[i] for end in ends) + wide for i in (0, 1))
    path, dash = _bent(corners, _BEND * scale), _DASH * scale
    body = ""
    for width, ink, is_dashed in strokes:
        dashes = f'stroke-dasharray="{dash:.1f} {dash:.1f}"' if is_dashed else ""
        stroke = max(_LEAST_STROKE, width * scale)
        body += f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{stroke:.1f}" {dashes}/>'
    return rasterise(f'<g transform="translate({-left} {-top})">{body}</g>', (right - left, low - top)), (left, top)


def _bent(corners: Sequence[tuple[int, int]], radius: float) -> str:
    """A path through corners, each rounded."""
    path = f"M{corners[0][0]} {corners[0][1]}"
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        near, far = _towards(corner, before, radius), _towards(corner, after, radius)
        path += f"L{near[0]:.1f} {near[1]:.1f}Q{corner[0]} {corner[1]} {far[0]:.1f} {far[1]:.1f}"
    return f"{path}L{corners[-1][0]} {corners[-1][1]}"


def _towards(start: tuple[int, int], end: tuple[int, int], far: float) -> tuple[float, float]:
    """The point that is ``far`` from ``start`` on the way to ``end``, at most half of it."""
    way = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    share = min(0.5, far / way)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


# ---------------------------------------------------------------------- signs
class _Type(NamedTuple):
    """The sizes in pixels at which all signs of a route are set, and whether all have room for what they are about."""

    title: int
    about: int
    tells: bool


def draw_signs(canvas: Canvas, plan: RoutePlan, signs: Sequence[RouteSign], look: RouteLook, touch: Touch) -> bool:
    """Draw the signs with their stops, all in one size. Returns whether they say what they are about: in the smallest
    windows only their tooltips have room for that."""
    places = [_places(canvas, rect, signs, plan.grown) for rect in plan.signs]
    type = _type_of(canvas, signs, places, plan.grown)
    for sign, rect, shield, place in zip(signs, plan.signs, plan.shields, places, strict=True):
        look.draw_stop(canvas, shield, sign.number, sign.is_done, sign.is_next)
        style = _NEXT if sign.is_next else _DONE if sign.is_done else _OPEN
        canvas.panel(rect, toned(style, sign.label, touch), sign.label)
        with canvas.within(rect):
            canvas.icon(sign.icon, place.icon, place.icon.height)
            _draw_words(canvas, sign, place, type)
    return type.tells


class _Places(NamedTuple):
    """The places on a sign."""

    icon: pygame.Rect
    words: pygame.Rect
    minutes: pygame.Rect


_ICON, _SIDE = 0.54, 20
"""Size of the icon as a share of the height; margin beside it in u."""


def _places(canvas: Canvas, rect: pygame.Rect, signs: Sequence[RouteSign], grown: float) -> _Places:
    pad, most = canvas.px(_SIDE), round(canvas.metrics.text_px(BODY) * grown)
    size = min(round(rect.height * _ICON), rect.width // 6)
    icon = pygame.Rect(0, 0, size, size)
    icon.midleft = rect.x + pad, rect.centery
    wide = max(width_of(sign.minutes, "sign", most) for sign in signs) + 2
    minutes = pygame.Rect(rect.right - pad - wide, rect.y, wide, rect.height)
    inset = canvas.px(7)
    words = pygame.Rect(icon.right + pad, rect.y + inset, minutes.x - icon.right - 2 * pad, rect.height - 2 * inset)
    return _Places(icon, words, minutes)


def _type_of(canvas: Canvas, signs: Sequence[RouteSign], places: Sequence[_Places], grown: float) -> _Type:
    """The largest sizes up to the usual ones, ``grown``, at which all signs hold title and sentence; titles become
    smaller first."""
    most, least = (round(canvas.metrics.text_px(u) * grown) for u in (SUBHEADING, BODY))
    for about in range(least, FLOOR - 1, -1):
        for title in range(most, round(about * _TITLE_LEAST) - 1, -1):
            if all(_holds(sign, place.words, title, about) for sign, place in zip(signs, places, strict=True)):
                return _Type(title, about, True)
    return _Type(min(most, places[0].words.height * 3 // 4), FLOOR, False)


_TITLE_LEAST = 1.2
"""Least size of a title in sizes of the sentence below it."""

_LINES = 2
"""Maximum lines of what a sign is about."""


def _holds(sign: RouteSign, room: pygame.Rect, title: int, about: int) -> bool:
    """Whether a sign has room for both at these sizes, without narrowing them much."""
    head = fit(sign.title.upper(), "title", title, room.width, room.height, wrap=False)
    body = fit(sign.about, "text", about, room.width, room.height, wrap=True)
    high = _title_high(title) + _body_high(about, len(body.lines))
    return head.px == title and body.px == about and len(body.lines) <= _LINES and high <= room.height


def _title_high(px: int) -> int:
    return round(px * TYPEFACES["title"].pitch * 1.04)


def _body_high(px: int, lines: int) -> int:
    return round(block_height("text", px, lines) + 0.5 * px)


def _draw_words(canvas: Canvas, sign: RouteSign, place: _Places, type: _Type) -> None:
    """Title and sentence, in the middle of the height together, and the minutes."""
    colour, pale = (INK, GOLD_NOTE) if sign.is_next else (PAPER, SIGN_NOTE)
    room = place.words
    lines = len(fit(sign.about, "text", type.about, room.width, room.height, wrap=True).lines)
    head, body = _title_high(type.title), _body_high(type.about, lines) if type.tells else 0
    top = room.centery - (head + body) // 2
    canvas.letters(sign.title, pygame.Rect(room.x, top, room.width, head), "title", type.title, colour, upper=True)
    if type.tells:
        told = pygame.Rect(room.x, top + head, room.width, body)
        canvas.letters(sign.about, told, "text", type.about, pale, wrap=True)
    canvas.letters(sign.minutes, place.minutes, "sign", type.about, pale, "right")


def _draw_shield(canvas: Canvas, rect: pygame.Rect, number: int, is_done: bool, is_next: bool) -> None:
    """A road shield with the number of the chapter; with a tick once that is done, gold if it comes next."""
    canvas.icon("road_shield", rect, rect.height)
    if is_done and not is_next:
        canvas.icon("check", rect.move(0, rect.height // 12), max(ICON_FLOOR, rect.height * 5 // 9))
        return
    room = pygame.Rect(rect.x, rect.y, rect.width, round(rect.height * 1.04))
    colour = GOLD if is_next else PAPER
    canvas.letters(str(number), room, "number", max(FLOOR, round(rect.height * 0.48)), colour, "center")


HIGHWAY: Final = RouteLook(
    ((_ROAD, mixed(ASPHALT, PAPER, 0.35), False), (_ROAD - 6, ASPHALT, False), (4, PAPER, True)), _draw_shield
)
"""A road with dashes, and shields along it."""


# ---------------------------------------------------------------------- covers
_BORDER, _SPARE = 5, 12
"""Width of the frame, and margin beside the words, in u."""

_FOOT, _TITLE_MOST, _NOTE_MOST = 0.3, 0.26, 0.19
"""Least height of the band, and maximum sizes of its words, as shares of the height of the picture."""


def draw_covers(
    canvas: Canvas, picture: LessonPicture, plan: RoutePlan, covers: Sequence[RouteCover], touch: Touch
) -> None:
    """Draw the covers: a picture in a frame, the title and a note across its foot. All are set in one size."""
    with canvas.one_size():
        for cover, rect in zip(covers, plan.covers, strict=True):
            frame = toned(_NEXT_FRAME if cover.is_next else _FRAME, cover.label, touch)
            canvas.panel(rect, frame, cover.label)
            with canvas.within(rect):
                _draw_cover(canvas, picture, cover, rect, plan.grown)


def _draw_cover(canvas: Canvas, picture: LessonPicture, cover: RouteCover, rect: pygame.Rect, grown: float) -> None:
    border, pad = canvas.px(_BORDER), canvas.px(_SPARE)
    inner = rect.inflate(-2 * border, -2 * border)
    wanted = (canvas.metrics.text_px(TITLE), _TITLE_MOST), (canvas.metrics.text_px(BODY), _NOTE_MOST)
    title, small = (max(FLOOR, min(round(px * grown), round(inner.height * most))) for px, most in wanted)
    high = min(inner.height, max(round(inner.height * _FOOT), round(title * 1.3) + round(small * 1.4)))
    canvas.image(picture(cover.card, inner.size, high / max(1, inner.height)), inner.topleft, cover.card)
    band = pygame.Rect(inner.x, inner.bottom - high, inner.width, high)
    canvas.panel(band, _BAND, "band")
    tick = round(high * 0.7) if cover.is_done else 0
    words = pygame.Rect(band.x + pad, band.y, band.width - 2 * pad - tick, band.height)
    upper = pygame.Rect(words.x, words.y + round(high * 0.06), words.width, round(high * 0.52))
    lower = pygame.Rect(words.x, upper.bottom, words.width, words.bottom - upper.bottom - round(high * 0.06))
    canvas.letters(cover.title, upper, "title", title, GOLD if cover.is_next else PAPER, upper=True)
    canvas.letters(cover.note, lower, "text", small, PAPER)
    if tick:
        canvas.icon("check", (band.right - pad - tick // 2, band.centery), tick)


def draw_poster(canvas: Canvas, picture: LessonPicture, card: str, rect: pygame.Rect) -> None:
    """The picture of a lesson in a frame."""
    canvas.panel(rect, _FRAME, "poster")
    border = canvas.px(_BORDER)
    inner = rect.inflate(-2 * border, -2 * border)
    canvas.image(picture(card, inner.size, 0), inner.topleft, card)
