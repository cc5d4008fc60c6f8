"""What the screen of an Assault draws: Machines, what each does to a seat, and the threads between them."""

from __future__ import annotations

import math

import pygame

from game.kernel.seats import Viewer, may_see
from game.ui import theme
from game.ui.art.cache import kept
from game.ui.art.machine_faces import KIND
from game.ui.art.scenery import picture
from game.ui.art.strips import draw_strip, strip_width
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.running import assaults
from game.ui.running.assaults import Hit
from game.ui.widgets.counts import ordered
from game.wording.rows.cards import Sign, Strip, bag_strip
from game.wording.sets import moloch

HIT = theme.SUNK._replace(edge=theme.RED, edge_width=2)
"""Where a Machine has found something."""

_ASKED = theme.SUNK._replace(fill=theme.PANEL2, edge=theme.LAMP, edge_width=2.5)
_LIT = theme.SUNK._replace(fill=theme.PANEL2, edge=theme.LAMP, edge_width=2.5)

_SIGN, _ICON, _PAD = 104, 38, 8
"""In u: width of a picture and of icons at most; distance of what stands in a line."""

_TWO_LINES = 2.1
"""Height of a Machine's place in heights of its title, from which its attack stands below the title."""


def draw_machine(canvas: Canvas, context: Context, machine: str, rect: pygame.Rect, lit: bool = False) -> None:
    """Draw a Machine into ``rect``: its picture, its title and the signs of its attack; ``lit`` while it attacks."""
    found, wording = context.catalog.machines[machine], context.wording
    canvas.panel(rect, _LIT if lit else theme.SUNK, "machine")
    pad = canvas.px(_PAD)
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(_SIGN), rect.width // 4), rect.height)
    inner = sign.inflate(-canvas.px(6), -canvas.px(6))
    with canvas.within(rect):
        canvas.image(picture(machine, KIND, inner.size), inner.topleft, machine)
        room = pygame.Rect(sign.right + pad, rect.y + 2, rect.right - sign.right - 2 * pad, rect.height - 4)
        strip = moloch.attack_strip(found.attack)
        if room.height > _TWO_LINES * canvas.metrics.text_px(theme.TITLE):
            title = pygame.Rect(room.x, room.y, room.width, room.height // 2)
            signs = pygame.Rect(room.x, title.bottom, room.width, room.bottom - title.bottom)
            draw_strip(canvas, strip, signs, _icon_px(canvas, signs), "left", on_dark=True)
        else:
            px = _icon_px(canvas, room)
            wide = min(math.ceil(strip_width(strip, px)), room.width // 2)
            signs = pygame.Rect(room.right - wide, room.y, wide, room.height)
            draw_strip(canvas, strip, signs, px, "right", on_dark=True)
            title = pygame.Rect(room.x, room.y, signs.x - pad - room.x, room.height)
        canvas.text(wording.title(machine), title, "title", theme.TITLE, theme.TXT, wrap=True, upper=True)


def _icon_px(canvas: Canvas, room: pygame.Rect) -> int:
    return max(theme.ICON_FLOOR, min(canvas.px(_ICON), room.height - 4))


def machine_tip(context: Context, machine: str) -> str:
    """The title of a Machine, what it does to each player, and how to look at it closely."""
    attack = moloch.attack(context.wording, context.catalog.machines[machine].attack)
    return "\n".join((context.wording.title(machine), attack, context.text("card-closely")))


# ---------------------------------------------------------------------- what it does
def draw_hit(canvas: Canvas, context: Context, hit: Hit, rect: pygame.Rect, viewer: Viewer, fresh: bool) -> None:
    """Draw what a Machine did to a seat; ``fresh`` if it has just appeared."""
    style = {assaults.ASKED: _ASKED}.get(hit.kind, HIT if hit.kind in assaults.HURTS else theme.SUNK)
    canvas.panel(rect, style._replace(fill=theme.PANEL2) if fresh and hit.kind in assaults.HURTS else style, "hit")
    pad = canvas.px(_PAD)
    room = rect.inflate(-2 * pad, -4)
    with canvas.within(rect):
        if hit.kind in (assaults.RAZED, assaults.LOCATION):
            _draw_location(canvas, context, hit, rect)
        elif hit.kind == assaults.TOOK:
            _draw_taken(canvas, context, hit, room, viewer)
        elif hit.kind == assaults.BOARD:
            strip = (Sign("good", "blocked_action"), *bag_strip(dict.fromkeys(hit.names, 1)))
            _draw_signs(canvas, strip, room, context.text("assault-blocked"), theme.TXT)
        elif hit.kind == assaults.NOTHING:
            strip = (Sign("good", "shield"),) if hit.reason == "shielded" else bag_strip(ordered(hit.missing), True)
            _draw_signs(canvas, strip, room, context.text(f"assault-nothing-{hit.reason}"), theme.MUTED, dim=True)
        elif hit.kind == assaults.ASKED:
            canvas.text(context.text("assault-asked"), room, "text", theme.BODY, theme.TXT, "center", wrap=True)


def _draw_location(canvas: Canvas, context: Context, hit: Hit, rect: pygame.Rect) -> None:
    """The Location that was razed or stopped, crossed by the sign of that, and what its owner got for it."""
    location = context.catalog.locations[hit.card or ""]
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(_SIGN), rect.width // 4), rect.height)
    inner, pad = sign.inflate(-canvas.px(8), -canvas.px(8)), canvas.px(_PAD)
    canvas.image(picture(location.id, location.type, inner.size), inner.topleft, location.id)
    done = "raze" if hit.kind == assaults.RAZED else "blocked_action"
    px = max(theme.ICON_FLOOR, min(canvas.px(_ICON), inner.height - 2, inner.width - 2))
    left, right = sign.right + pad, rect.right - pad
    canvas.icon(done, (left + px / 2, rect.centery), px)
    left += px + pad
    if hit.gained:
        strip = (Sign("arrow"), *bag_strip(ordered(hit.gained), hit.gained.total > 1))
        size = max(theme.ICON_FLOOR, min(px, round((rect.width - left + rect.x) * 0.2)))
        wide = math.ceil(strip_width(strip, size))
        room = pygame.Rect(right - wide, rect.y, wide, rect.height)
        right = draw_strip(canvas, strip, room, size, "right", on_dark=True).x - pad
    words = pygame.Rect(left, rect.y + 2, right - left, rect.height - 4)
    canvas.text(context.wording.title(location.id), words, "title", theme.TITLE, theme.TXT, wrap=True, upper=True)


def _draw_taken(canvas: Canvas, context: Context, hit: Hit, room: pygame.Rect, viewer: Viewer) -> None:
    """The goods that were taken, crossed; and which cards they are, or how many there should have been."""
    strip = tuple(
        sign._replace(crossed=True) for sign in bag_strip(ordered(hit.goods) or hit.goods, hit.goods.total > 2)
    )
    words = ""
    if hit.names and ("deal" in hit.goods or may_see(viewer, hit.seat)):
        words = ", ".join(map(context.wording.title, hit.names))
    elif hit.missing:
        words = context.text("assault-of", n=hit.goods.total, all=(hit.goods + hit.missing).total)
    _draw_signs(canvas, strip, room, words, theme.TXT)


def _draw_signs(canvas: Canvas, strip: Strip, room: pygame.Rect, words: str, colour: str, dim: bool = False) -> None:
    """Signs at the left, words behind them."""
    px = max(theme.PLATE_ICON_FLOOR, min(canvas.px(_ICON), room.height - 4))
    left, pad = room.x, canvas.px(_PAD)
    if strip and dim:
        for sign in strip:
            canvas.icon(sign.name, (left + px / 2, room.centery), px, dim=True)
            left += px + pad // 2
        left += pad // 2
    elif strip:
        wide = min(math.ceil(strip_width(strip, px)), room.width * 6 // 10 if words else room.width)
        left = draw_strip(canvas, strip, pygame.Rect(room.x, room.y, wide, room.height), px, "left", True).right + pad
    if words:
        place = pygame.Rect(left, room.y, room.right - left, room.height)
        canvas.text(words, place, "text", theme.BODY, colour, wrap=True)


def hit_tip(context: Context, hit: Hit, machine: str, name: str, viewer: Viewer) -> str:
    """What a Machine did to a seat, in words, and why."""
    text, wording = context.text, context.wording
    facts = {"name": name, "machine": wording.card(machine)}
    match hit.kind:
        case assaults.RAZED:
            card = wording.card(hit.card or "")
            told = text("assault-tip-razed", card=card, **facts)
            return f"{told}\n{text('assault-tip-gained', goods=hit.gained)}" if hit.gained else told
        case assaults.LOCATION:
            return text("assault-tip-location", card=wording.card(hit.card or ""), **facts)
        case assaults.BOARD:
            return text("assault-tip-board", **facts)
        case assaults.TOOK:
            lines = [text("assault-tip-took", goods=hit.goods, **facts)]
            if hit.names and ("deal" in hit.goods or may_see(viewer, hit.seat)):
                lines.append(wording.cards(hit.names))
            if hit.missing:
                lines.append(text("assault-tip-missing", goods=hit.missing))
            return "\n".join(lines)
        case assaults.NOTHING:
            return text(f"assault-tip-{hit.reason}", **facts)
    return text(f"assault-tip-{hit.kind}", **facts)


# ---------------------------------------------------------------------- threads
THREAD = 5
"""Width of a thread in u."""


def draw_thread(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], bold: bool) -> None:
    """Draw a thread that leaves ``start`` to the right and comes to ``end`` from the left."""
    bend = max(abs(end[0] - start[0]) // 2, canvas.px(20))
    curve = (start, (start[0] + bend, start[1]), (end[0] - bend, end[1]), end)
    _draw_path(canvas, curve, bold)


def draw_laid_thread(
    canvas: Canvas, start: tuple[int, int], end: tuple[int, int], lane: tuple[int, int], bold: bool
) -> None:
    """Draw a thread that leaves ``start`` to the right, runs above the cards from ``lane`` on, and comes to ``end``
    from above."""
    bend, turn = max(4, (lane[0] - start[0]) // 2), max(4, end[1] - lane[1])
    turn = min(turn, max(4, end[0] - lane[0]))
    way = (
        start, (start[0] + bend, start[1]), (lane[0] - bend, lane[1]), lane,
        lane, (end[0] - turn, lane[1]), (end[0] - turn, lane[1]),
        (end[0], lane[1]), (end[0], lane[1]), end,
    )  # fmt: skip
    _draw_path(canvas, way, bold)


def _draw_path(canvas: Canvas, points: tuple[tuple[int, int], ...], bold: bool) -> None:
    """Draw a thread along curves, each with two points that bend it before its end."""
    line = max(2, canvas.px(THREAD * (1.6 if bold else 1)))
    pad = 2 * line
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    size = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
    drawn = _thread(tuple((x - left, y - top) for x, y in points), size, line)
    canvas.image(drawn, (left, top), "thread")


@kept(96)
def _thread(points: tuple[tuple[int, int], ...], size: tuple[int, int], line: int) -> pygame.Surface:
    first, *rest = (f"{x},{y}" for x, y in points)
    path = f'd="M{first} C{" ".join(rest)}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    body = (
        f'<path {path} stroke="{theme.INK}" stroke-opacity="0.75" stroke-width="{line + 4}"/>'
        f'<path {path} stroke="{theme.RED}" stroke-width="{line}"/>'
    )
    return rasterise(body, size)


def draw_arrow(canvas: Canvas, tip: tuple[int, int], size: int) -> None:
    """The head of a red arrow that points to the right."""
    drawn = _head(size)
    canvas.image(drawn, (tip[0] - drawn.get_width(), tip[1] - drawn.get_height() // 2), "arrow")


@kept(8)
def _head(size: int) -> pygame.Surface:
    body = f'<path d="M1,1 L{size},{size * 0.6:.1f} L1,{size * 1.2:.1f} Z" fill="{theme.RED}" stroke="{theme.INK}"/>'
    return rasterise(body, (size + 1, round(size * 1.2) + 1))


def draw_knob(canvas: Canvas, rect: pygame.Rect, words: str, lit: bool) -> None:
    """The end of a thread: a red disc with the number of its Machine, if there are several."""
    canvas.image(_knob(rect.width, lit), rect.topleft, "knob")
    if words:
        canvas.letters(words, rect, "number", max(theme.FLOOR, rect.height * 5 // 9), theme.GLOSS, "center")


@kept(8)
def _knob(side: int, lit: bool) -> pygame.Surface:
    edge, middle = max(2, side // 9), side / 2
    stroke = theme.GOLD if lit else theme.PAPER
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{middle - edge}" fill="{theme.RED}" stroke="{stroke}"'
        f' stroke-width="{edge}"/>'
    )
    return rasterise(body, (side, side))
