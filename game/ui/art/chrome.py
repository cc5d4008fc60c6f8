"""The furniture of the table: signs, licence plates, chips, cells and outlines. All sizes in real pixels."""

from __future__ import annotations

import pygame

from game.ui import theme
from game.ui.art.cache import kept
from game.ui.art.portraits import SMALLEST_BADGED, emblem_colour
from game.ui.art.shapes import box, cast_shadow, dashed, shadow
from game.ui.art.svg import mixed, rasterise
from game.ui.canvas import Canvas
from game.ui.shades import is_high_contrast
from game.ui.theme import GOLD, INK, LAMP, PAPER, PanelStyle

_PORTRAIT = 0.8
"""Height of a portrait on a licence plate, as a share of the plate."""

_POINTS, _SMALL_POINTS = 0.46, 0.36
"""Size of the points on a licence plate, as a share of its height - 44 u on the player's own -, and on a small one."""

_ROOMY_PLATE = 56
"""Height in pixels from which a licence plate has room for large points beside the name."""

_SLIMMEST = 3.1
"""Least width of the words on a licence plate, as a multiple of their height."""

_TWO_LINES = 2.4
"""Least height of a plate with title and name, in their least size."""

_SUPPLY = 28
"""In u: size of the numbers in a supply; larger only in cells that are high as in portrait windows."""

_BROADER = 1.5
"""Factor on the width of a ring in high contrast."""


def drop_shadow(canvas: Canvas, rect: pygame.Rect, lift: float = 6, radius: float = 8) -> None:
    """The shadow under a card or plate that lies ``lift`` u above the table."""
    reach = max(2, canvas.px(lift))
    canvas.blit(cast_shadow(rect.size, max(1, canvas.px(radius)), reach), (rect.x - 3 * reach, rect.y - 3 * reach))


def glow(canvas: Canvas, rect: pygame.Rect, colour: str = GOLD, spread: float = 10, radius: float = 10) -> None:
    """Light around ``rect``: the active board, the hovered card."""
    blur = max(2, canvas.px(spread))
    light = shadow(rect.size, max(1, canvas.px(radius)), blur, 225, colour)
    canvas.blit(light, (rect.x - 2 * blur, rect.y - 2 * blur))
    if is_high_contrast():
        focus_ring(canvas, rect, colour, radius)


def veil(canvas: Canvas, rect: pygame.Rect, radius: float = 8, alpha: float = 0.5) -> None:
    """Darken what cannot be chosen now; in high contrast dash its outline instead, to keep its words clear."""
    if is_high_contrast():
        dashed_outline(canvas, rect, theme.DISABLED, radius)
    else:
        canvas.blit(box(rect.size, canvas.px(radius), theme.NIGHT, alpha=alpha), rect.topleft)


def focus_ring(canvas: Canvas, rect: pygame.Rect, colour: str = GOLD, radius: float = 12, line: float = 3) -> None:
    """A solid outline just outside ``rect``: keyboard focus, a matching place, a chosen card; in high contrast
    broader, with black on both sides."""
    width = max(2, canvas.px(line))
    if is_high_contrast():
        width = max(3, round(width * _BROADER))
        for inset in (2, -2 * width - 4):
            dark = rect.inflate(-inset, -inset)
            canvas.blit(box(dark.size, canvas.px(radius), None, INK, 2), dark.topleft)
    outer = rect.inflate(2 * width + 2, 2 * width + 2)
    canvas.blit(box(outer.size, canvas.px(radius), None, colour, width), outer.topleft)


def edge_ring(canvas: Canvas, rect: pygame.Rect, colour: str, radius: float) -> None:
    """An outline on the edge of ``rect`` in high contrast, with black outside it: for cards that lie so close to each
    other that a ring around one would cover the next."""
    corner, dark = canvas.px(radius), rect.inflate(4, 4)
    canvas.blit(box(dark.size, corner + 2, None, INK, 2), dark.topleft)
    canvas.blit(box(rect.size, corner, None, colour, max(3, round(canvas.px(3) * _BROADER))), rect.topleft)


def brackets(canvas: Canvas, rect: pygame.Rect) -> None:
    """Four corners around what has just changed."""
    margin = max(2, canvas.px(4))
    outer = rect.inflate(2 * margin, 2 * margin)
    canvas.image(_corners(outer.size, max(2, canvas.px(4))), outer.topleft, "changed")


@kept
def _corners(size: tuple[int, int], line: int) -> pygame.Surface:
    width, height = size
    arm = min(round(min(size) * 0.4), 9 * line)
    near, far, low = line, width - line, height - line
    path = (
        f"M{near} {near + arm}V{near}H{near + arm}M{far - arm} {near}H{far}V{near + arm}"
        f"M{far} {low - arm}V{low}H{far - arm}M{near + arm} {low}H{near}V{low - arm}"
    )
    strokes = ((INK, 2 * line), (PAPER, line))
    return rasterise(
        "".join(f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{w}"/>' for ink, w in strokes), size
    )


def dashed_outline(
    canvas: Canvas, rect: pygame.Rect, colour: str, radius: float = 10, line: float = 3, phase: float = 0
) -> None:
    """A dashed outline inside ``rect``; ``phase``, in u, shifts the dashes."""
    dash = (max(6, canvas.px(14)), max(4, canvas.px(8)))
    step = round(canvas.px(phase)) % sum(dash)
    canvas.blit(dashed(rect.size, canvas.px(radius), colour, max(2, canvas.px(line)), dash, step), rect.topleft)


def target(canvas: Canvas, rect: pygame.Rect, colour: str, phase: float = 0, strength: float = 0.18) -> None:
    """A place where the held card may go: darkened, tinted, glowing and dashed; in high contrast without the tint.

    The caller prints verb and cost on it.
    """
    glow(canvas, rect, colour, 8)
    radius = canvas.px(10)
    if is_high_contrast():
        canvas.blit(box(rect.size, radius, theme.NIGHT), rect.topleft)
    else:
        canvas.blit(box(rect.size, radius, theme.NIGHT, alpha=0.72), rect.topleft)
        canvas.blit(box(rect.size, radius, colour, alpha=strength), rect.topleft)
    dashed_outline(canvas, rect, colour, phase=phase)


def guide_sign(canvas: Canvas, rect: pygame.Rect, style: PanelStyle = theme.GREEN_SIGN, radius: float = 8) -> None:
    """A road sign with its keyline."""
    canvas.panel(rect, style._replace(radius=radius), "sign")


def exit_sign(canvas: Canvas, rect: pygame.Rect, text: str) -> None:
    """A small green sign with a number, as at 25 on the score lane."""
    guide_sign(canvas, rect, theme.GREEN_SIGN._replace(keyline=None, edge=PAPER), radius=6)
    with canvas.within(rect):
        px = max(theme.FLOOR, round(rect.height * 0.62))
        canvas.letters(text, rect.inflate(-6, 0), "number", px, PAPER, "center")


def licence_plate(
    canvas: Canvas,
    rect: pygame.Rect,
    emblem: str,
    title: str,
    name: str,
    points: int,
    active: bool = False,
    flag: str = "",
    sign: str = "",
    coming: int = 0,
) -> None:
    """The head of a board: portrait or emblem, title, player's name, points and below them those ``coming`` at the
    end; the active one has a lit edge. A ``flag`` is the icon at its upper corner; one who does no more now has a
    ``sign`` at the lower corner, and a faded portrait. On a plate that is high for its width the words keep their usual
    shape; on a low one the name stands alone, as colour and emblem tell the role."""
    height = min(rect.height, round(rect.width / _SLIMMEST))
    words = pygame.Rect(rect.x, rect.centery - height // 2, rect.width, height)
    face = _plate_metal(rect.size, emblem_colour(emblem), (active, bool(flag)), _is_badged(words))
    canvas.image(face, rect.topleft, f"plate {emblem}")
    with canvas.within(rect):
        shown = _likeness(canvas, words, emblem, bool(sign))
        right = _points(canvas, words, points, coming)
        left = shown.right + round(height * 0.08)
        if height < _TWO_LINES * theme.FLOOR:
            room = pygame.Rect(left, words.y, right - left, height)
            canvas.letters(name, room, "strong", theme.FLOOR, theme.NOTE_INK)
        else:
            _title_and_name(canvas, pygame.Rect(left, words.y, right - left, height), emblem, title, name)
    _corner_signs(canvas, rect, flag, sign)


def _title_and_name(canvas: Canvas, room: pygame.Rect, emblem: str, title: str, name: str) -> None:
    """The title in the colour of the emblem, and below it the player's name."""
    height = room.height
    colour = mixed(emblem_colour(emblem), INK, 1 if is_high_contrast() else 0.78)
    upper = pygame.Rect(room.x, room.y + round(height * 0.14), room.width, round(height * 0.42))
    wraps = upper.height >= 2 * theme.FLOOR
    canvas.letters(title, upper, "title", round(height * 0.34), colour, wrap=wraps, upper=True)
    lower = pygame.Rect(room.x, room.y + round(height * 0.58), room.width, round(height * 0.28))
    wanted = max(round(height * 0.18), min(round(height * 0.26), canvas.metrics.text_px(theme.CAPTION)))
    canvas.letters(name, lower, "strong", max(theme.FLOOR, wanted), theme.NOTE_INK)


def leader_plate(
    canvas: Canvas, rect: pygame.Rect, portrait: pygame.Rect, emblem: str, title: str, note: str, points: int,
    active: bool = False, flag: str = "", sign: str = "", coming: int = 0,
) -> None:  # fmt: skip
    """A licence plate with a large ``portrait`` over its left end, which hangs out of it; title, note and points stand
    below each other."""
    face = _plate_metal(rect.size, emblem_colour(emblem), (active, bool(flag)), True)
    canvas.image(face, rect.topleft, f"plate {emblem}")
    drop_shadow(canvas, portrait, 4, 8)
    canvas.portrait(emblem, portrait, portrait.width, dim=bool(sign))
    left, right = portrait.right + canvas.px(10), rect.right - canvas.px(20)
    colour = mixed(emblem_colour(emblem), INK, 1 if is_high_contrast() else 0.78)
    with canvas.within(rect):
        for words, role, top, tall, px, ink in (
            (title.upper(), "title", 0.1, 0.32, round(rect.height * 0.3), colour),
            (note, "strong", 0.42, 0.18, max(theme.FLOOR, round(rect.height * 0.15)), theme.NOTE_INK),
        ):
            line = pygame.Rect(left, rect.y + round(rect.height * top), right - left, round(rect.height * tall))
            canvas.letters(words, line, role, px, ink)
        star = leader_star(rect, portrait)
        canvas.icon("vp", star, star.width)
        room = pygame.Rect(star.right + canvas.px(6), star.y, right - star.right - canvas.px(6), star.height)
        number = canvas.letters(str(points), room, "number", round(rect.height * 0.3), INK)
        if coming:
            more = pygame.Rect(number.right + canvas.px(10), star.y, right - number.right - canvas.px(10), star.height)
            canvas.letters(f"+ {coming}", more, "number", max(theme.FLOOR, round(rect.height * 0.2)), theme.NOTE_INK)
    _corner_signs(canvas, rect, flag, sign)


def leader_star(plate: pygame.Rect, portrait: pygame.Rect) -> pygame.Rect:
    """The star beside the points on a plate with a large portrait."""
    side = max(theme.ICON_FLOOR, round(plate.height * 0.32))
    left = portrait.right + round(plate.height * 0.09)
    return pygame.Rect(left, plate.y + round(plate.height * 0.6), side, side)


def _likeness(canvas: Canvas, plate: pygame.Rect, emblem: str, dim: bool) -> pygame.Rect:
    """The portrait at the left end of a licence plate, or the emblem where a portrait has no room for its badge."""
    side = round(plate.height * _PORTRAIT)
    if _is_badged(plate):
        return canvas.portrait(emblem, (plate.x + plate.height * 0.13 + side / 2, plate.centery), side, dim=dim)
    px = round(plate.height * 0.66)
    return canvas.icon(emblem, (plate.x + plate.height * 0.17 + px / 2, plate.centery + 1), px, dim=dim)


def _is_badged(plate: pygame.Rect) -> bool:
    """Whether a portrait has room on a licence plate."""
    return round(plate.height * _PORTRAIT) >= SMALLEST_BADGED


def _points(canvas: Canvas, plate: pygame.Rect, points: int, coming: int) -> int:
    """The star and the points at the right end of a licence plate; returns their left edge."""
    height = plate.height
    px = max(theme.FLOOR, round(height * 0.23))
    low = round(height * 0.26)
    more = pygame.Rect(
        plate.right - round(height * 0.28) - height, plate.bottom - round(height * 0.12) - low, height, low
    )
    if coming and low >= theme.FLOOR:
        canvas.letters(f"+ {coming}", more, "number", px, theme.NOTE_INK, "right")
        plate = pygame.Rect(plate.x, plate.y - round(height * 0.07), plate.width, height)
    room = pygame.Rect(plate.right - round(height * 0.2) - height, plate.y, height, height)
    share = _POINTS if height >= _ROOMY_PLATE else _SMALL_POINTS
    number = canvas.letters(str(points), room, "number", round(height * share), INK, "right")
    star = max(theme.ICON_FLOOR, round(height * 0.44))
    middle = (number.x - star * 0.58, plate.centery)
    return canvas.icon("vp", middle, star).x - max(6, round(height * 0.12))


def _corner_signs(canvas: Canvas, plate: pygame.Rect, flag: str, sign: str) -> None:
    """The flag and the sign at the corners of a plate, clear of the points."""
    px = max(theme.ICON_FLOOR, round(min(plate.height, plate.width / _SLIMMEST) * 0.36))
    if flag:
        canvas.icon(flag, (plate.right - px * 0.2, plate.y + px * 0.12), px)
    if sign:
        px = max(theme.ICON_FLOOR, round(plate.height * 0.52))
        canvas.icon(sign, (plate.x + px * 0.52, plate.bottom - px * 0.42), px)


@kept
def _plate_metal(size: tuple[int, int], colour: str, state: tuple[bool, bool], portrait: bool) -> pygame.Surface:
    """The empty licence plate with its gradient, keyline and screws: four, but none under a ``portrait`` or the flag.

    Args:
        state: whether its player is active, and whether it has a flag.
    """
    active, flagged = state
    width, height = size
    unit = min(height, width / _SLIMMEST) / 96
    pale = 0.3 if is_high_contrast() else 0
    top, bottom = mixed(colour, PAPER, 0.6 + pale), mixed(colour, PAPER, 0.42 + pale)
    gradient = (
        f'<defs><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
    )
    edge = LAMP if active else INK
    frame = _rect(1.5 * unit, size, 12 * unit, f'fill="url(#g)" stroke="{edge}" stroke-width="{3 * unit}"')
    line = _rect(7 * unit, size, 8 * unit, f'fill="none" stroke="{mixed(colour, INK, 0.45)}" stroke-width="{2 * unit}"')
    left, right, high, low = 14 * unit, width - 14 * unit, 14 * unit, height - 14 * unit
    corners = {(left, high): not portrait, (left, low): not portrait, (right, high): not flagged, (right, low): True}
    screws = "".join(
        f'<circle cx="{x}" cy="{y}" r="{4.5 * unit}" fill="#8C8676" stroke="{INK}" stroke-width="{1.5 * unit}"/>'
        for (x, y), is_free in corners.items()
        if is_free
    )
    return rasterise(gradient + frame + line + screws, size)


def _rect(inset: float, size: tuple[int, int], radius: float, paint: str) -> str:
    width, height = size[0] - 2 * inset, size[1] - 2 * inset
    return f'<rect x="{inset}" y="{inset}" width="{width}" height="{height}" rx="{radius}" {paint}/>'


def chip(
    canvas: Canvas, rect: pygame.Rect, icon_name: str, text: str = "", on: bool = False, dim: bool = False
) -> pygame.Rect:
    """A pill with an icon and, if there is room for it, a word: a phase, a filter."""
    style = theme.NOTICE if on else theme.PLAIN
    canvas.panel(rect, style._replace(radius=rect.height / 2 / canvas.metrics.scale), "chip")
    px = max(theme.ICON_FLOOR, round(rect.height * 0.62))
    with canvas.within(rect):
        x = rect.x + rect.height * 0.56 if text else rect.centerx
        canvas.icon(icon_name, (x, rect.centery), px, dim)
        if text:
            left = round(rect.x + rect.height * 1.05)
            room = pygame.Rect(left, rect.y, rect.right - rect.height // 3 - left, rect.height)
            canvas.letters(text, room, "title", round(rect.height * 0.45), INK if on else theme.TXT, upper=True)
    return rect


def good_cell(canvas: Canvas, rect: pygame.Rect, good: str, count: int) -> None:
    """The cell of one good in a supply, faded at zero."""
    canvas.panel(rect, theme.FULL_CELL if count else theme.EMPTY_CELL, f"cell {good}")
    px = max(theme.ICON_FLOOR, round(min(rect.height * 0.76, rect.width * 0.5)))
    with canvas.within(rect):
        shown = canvas.icon(good, (rect.x + rect.width * 0.08 + px / 2, rect.centery), px, dim=not count)
        room = pygame.Rect(
            shown.right + 2, rect.y, rect.right - round(rect.width * 0.08) - shown.right - 2, rect.height
        )
        size = max(theme.FLOOR, canvas.px(_SUPPLY), round(min(rect.height * 0.5, rect.width * 0.34)))
        canvas.letters(str(count), room, "number", size, theme.TXT if count else theme.DISABLED, "right")


def slot(canvas: Canvas, rect: pygame.Rect, token: str | None = None) -> pygame.Rect:
    """A square for the token that marks a use."""
    canvas.blit(box(rect.size, rect.width * 0.2, theme.TRAY, theme.TRAY_EDGE, max(1, rect.width * 0.07)), rect)
    if token:
        canvas.icon(token, rect, max(theme.ICON_FLOOR, round(rect.width * 0.92)))
    return rect


def lane(canvas: Canvas, rect: pygame.Rect, last: int, goal: int) -> None:
    """The score track as an asphalt road from 0 to ``last``, with its numbers and the sign of ``goal`` below it.

    ``rect`` is the road itself; use `lane_x` to put emblems on it.
    """
    style = PanelStyle(theme.ASPHALT, "#4A4D55", radius=rect.height / 2 / canvas.metrics.scale)
    canvas.panel(rect, style, "lane")
    step = (lane_x(rect, last, last) - lane_x(rect, 0, last)) / last
    foot = lane_foot(canvas, rect)
    for value in range(last + 1):
        x = lane_x(rect, value, last)
        if value < last:
            canvas.fill((round(x + step * 0.28), rect.centery - 1, max(2, round(step * 0.44)), 2), "#8C7A3E")
        if value % 5 == 0 and value != goal:
            room = pygame.Rect(round(x) - 16, foot.y, 32, foot.height)
            canvas.letters(str(value), room, "sign", canvas.metrics.text_px(theme.CAPTION), "#CFC6AE", "center")
    x = round(lane_x(rect, goal, last))
    canvas.fill((x - 1, rect.y - 2, max(2, canvas.px(2.5)), foot.y - rect.y + 2), PAPER)
    sign = pygame.Rect(0, 0, max(canvas.px(48), round(foot.height * 1.8)), foot.height)
    sign.midtop = (x, foot.y)
    exit_sign(canvas, sign, str(goal))


def lane_foot(canvas: Canvas, road: pygame.Rect) -> pygame.Rect:
    """The line below the road of the score track, in which its numbers and signs stand."""
    return pygame.Rect(road.x, road.bottom + canvas.px(6), road.width, canvas.px(23))


def lane_x(rect: pygame.Rect, value: float, last: int) -> float:
    """The x of a number of points on the road; beyond ``last`` it starts again, as the caller says on the emblem."""
    shown = value % last if value > last else value
    return rect.x + rect.height * 0.85 + (rect.width - rect.height * 1.7) * shown / last
