"""Parts of all panels over the table: frame, buttons, tiles, and the places that stay bright; and callouts, small
panels beside a target that say what a drop or click does, or why it is not possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.ui.art import chrome
from game.ui.art.lettering import NARROW, block_height, broken, fit, width_of
from game.ui.art.strips import draw_strip, strip_width
from game.ui.boxes import Box, turned
from game.ui.canvas import Canvas, Mark, cut_out
from game.ui.input import Position
from game.ui.places import Label
from game.ui.table import labels
from game.ui.table.play.choices import meanings
from game.ui.table.sight import AnySight
from game.ui.table.words.prompts import OutcomeRow
from game.ui.theme import BODY, DIALOG, DISABLED, GOLD, ICON_FLOOR, INK, MUTED, NOTICE, PAPER, RED, TITLE, TOOLTIP, TXT
from game.ui.widgets.button import Button, draw_button, toned
from game.ui.widgets.free_room import free_place, least_harmful
from game.ui.widgets.screen import LIGHT, draw_scrim
from game.ui.widgets.tooltip import LAYER, WIDEST
from game.wording.signs import Strip

_PITCH = 1.3

_CLOSE = 330
"""In u: maximum size of a place for words beside it to be near the pointer."""


_AIR = 12
"""In u: around what a callout leaves in sight; a price stands so far above its place."""


def draw_callout(
    canvas: Canvas,
    title: str,
    lines: Sequence[str],
    anchor: Box,
    edge: str,
    above: bool = False,
    rows: Sequence[OutcomeRow] = (),
    clear: Sequence[pygame.Rect] = (),
    corner: Callable[[tuple[int, int]], tuple[int, int]] | None = None,
) -> None:
    """Draw ``title``, ``rows`` and ``lines`` beside ``anchor``, or ``above`` it, inside the window, and off what is to
    be ``clear``; or at the ``corner`` for a size, if there is one."""
    head_px, px = canvas.metrics.text_px(TITLE), canvas.metrics.text_px(BODY)
    pad, widest = canvas.px(16), canvas.px(WIDEST)
    icon = max(ICON_FLOOR, round(px * 1.5))
    high, label = round(icon * 1.35), max((width_of(row.words, "text", px) for row in rows), default=0) + canvas.px(14)
    shown = [label + round(strip_width(row.strip, icon)) for row in rows]
    words = [width_of(line, "text", px) for line in lines]
    width = min(max(width_of(title.upper(), "title", head_px), *shown, *words, 0) + 4, max(widest, round(px * 14)))
    heights = []
    for line in lines:  # a line that is slightly too long is narrowed rather than broken
        fits = width_of(line, "text", px) * NARROW <= width
        count = 1 if fits else len(broken(line, "text", px, width))
        heights.append(round(count * px * _PITCH) + canvas.px(6))
    height = round(head_px * 1.3) + len(rows) * high + sum(heights)
    size = (width + 2 * pad, height + round(1.6 * pad))
    window, gap = canvas.metrics.size, canvas.px(14)
    wanted = [_above(anchor, size, window, gap)] if above else _beside(anchor, size, window, gap)
    corners, air = [place.topleft for place in wanted], 2 * canvas.px(_AIR)
    kept = [anchor.rect, *(rect.inflate(air, air) for rect in clear)]
    if corner:
        rect = pygame.Rect(corner(size), size)
    else:
        rect = free_place(size, canvas.rect, corners, kept) or least_harmful(size, canvas.rect, corners, kept)
    before, canvas.layer = canvas.layer, LAYER
    chrome.drop_shadow(canvas, rect, 8, 10)
    with canvas.within(rect):
        canvas.panel(rect, TOOLTIP._replace(edge=edge, edge_width=2), "callout")
        head = pygame.Rect(rect.x + pad, rect.y + pad // 2, width, round(head_px * 1.4))
        canvas.letters(title, head, "title", head_px, TXT, upper=True)
        top = head.bottom
        for row in rows:
            place = pygame.Rect(rect.x + pad, top, width, high)
            label = min(label, width * 2 // 3)
            canvas.letters(row.words, pygame.Rect(place.x, top, label, high), "text", px, MUTED)
            icons = pygame.Rect(place.x + label, top, width - label, high)
            draw_strip(canvas, row.strip, icons, icon, "left", on_dark=True)
            top += high
        for index, (line, tall) in enumerate(zip(lines, heights, strict=True)):
            room = pygame.Rect(rect.x + pad, top, width, tall - canvas.px(6))
            canvas.letters(line, room, "text", px, TXT if index == 0 and not rows else MUTED, wrap=True)
            top += tall
    canvas.layer = before


def _beside(anchor: Box, size: tuple[int, int], window: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """To the right of the anchor and to its left; above it if both leave the window."""
    beside = [x for x in (anchor.right + gap, anchor.x - gap - size[0]) if 0 <= x <= window[0] - size[0]]
    places = [Box(x, anchor.y, *size).clamped(window, 4).rect for x in beside]
    return places or [_above(anchor, size, window, gap)]


def draw_complaint(
    canvas: Canvas,
    title: str,
    lines: Sequence[str],
    pos: Position,
    place: pygame.Rect | None,
    clear: Sequence[pygame.Rect],
) -> None:
    """Draw why the last click did nothing, beside the clicked ``place``, or beside the pointer if that is large, and
    off what is to be ``clear``."""
    canvas.layer = LAYER
    beside = place and max(place.size) <= canvas.px(_CLOSE)
    at = Box(*place) if place and beside else Box(*pos, 1, 1).grown(canvas.px(22))
    draw_callout(canvas, title, lines, at, RED, clear=clear)


def _above(anchor: Box, size: tuple[int, int], window: tuple[int, int], gap: int) -> pygame.Rect:
    return Box(anchor.center[0] - size[0] // 2, anchor.y - gap - size[1], *size).clamped(window, 4).rect


_PAD, _HEAD, _NOTE, _GAP, _FOOT = 24, 36, 27, 10, 54
"""In u, at normal text size: padding, title, note, gap and buttons of a panel."""

_EDGE = 16
"""Minimum distance of a panel from the edge of the window, in pixels."""


class Frame(NamedTuple):
    """A panel: the ``body`` for its choices, and the line of buttons at its ``foot``."""

    rect: pygame.Rect
    body: pygame.Rect
    foot: pygame.Rect


class LitPlace(NamedTuple):
    """A place on the table that can be clicked as one of the choices of a panel; ``label`` is that choice."""

    rect: pygame.Rect
    label: Label


def text_growth(canvas: Canvas) -> float:
    """The scale of a panel's parts for large text; small text does not shrink them."""
    return max(1.0, canvas.metrics.text_scale)


def open_frame(
    canvas: Canvas, sight: AnySight, size: tuple[float, float], title: str, note: str, keep: Sequence[pygame.Rect] = ()
) -> Frame:
    """Draw a panel where it hides least of ``keep``. ``size`` of its body is in pixels; a low window makes it lower."""
    grown, pad = text_growth(canvas), canvas.px(_PAD)
    window = canvas.rect.inflate(-2 * _EDGE, -2 * _EDGE)
    width = min(
        max(round(size[0]), width_of(title.upper(), "title", canvas.metrics.text_px(TITLE))) + 2 * pad, window.width
    )
    head, notes = canvas.px(_HEAD * grown), _note_height(canvas, note, width - 2 * pad)
    foot = max(30, canvas.px(_FOOT * min(grown, 1.5)))
    around = 2 * pad + head + notes + foot + 2 * canvas.px(_GAP)
    rect = _place(sight, window, (width, min(around + round(size[1]), window.height)), keep)
    canvas.panel(rect, DIALOG, "dialog")
    canvas.hit(rect, labels.PANEL)
    inner = rect.inflate(-2 * pad, -2 * pad)
    with canvas.within(rect):
        canvas.text(title, pygame.Rect(inner.x, inner.y, inner.width, head), "title", TITLE, TXT, upper=True)
        if note:
            line = pygame.Rect(inner.x, inner.y + head, inner.width, notes)
            canvas.text(note, line, "text", BODY, MUTED, wrap=True)
    top = inner.y + head + notes + canvas.px(_GAP)
    body = pygame.Rect(inner.x, top, inner.width, inner.bottom - foot - canvas.px(_GAP) - top)
    return Frame(rect, body, pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot))


def _note_height(canvas: Canvas, note: str, width: int) -> int:
    if not note:
        return 0
    px = canvas.metrics.text_px(BODY)
    lines = len(fit(note, "text", px, width, 100 * px, wrap=True).lines)
    return max(canvas.px(_NOTE), round(block_height("text", px, lines) + px))


def _place(sight: AnySight, window: pygame.Rect, size: tuple[int, int], keep: Sequence[pygame.Rect]) -> pygame.Rect:
    """In the middle of the table, or where it hides less of ``keep``."""
    rects = []
    for middle in sight.layout.middles(size, False):
        rect = pygame.Rect((0, 0), size)
        rect.center = middle
        rects.append(rect.clamp(window))
    return min(rects, key=lambda rect: sum(shared(rect, kept) for kept in keep))


def shared(one: pygame.Rect, other: pygame.Rect) -> int:
    """The area that two rectangles share, in square pixels."""
    both = one.clip(other)
    return both.width * both.height


def draw_feet(
    canvas: Canvas,
    sight: AnySight,
    foot: pygame.Rect,
    confirm: str | None,
    style: str = "primary",
    strip: Strip = (),
    why: str | None = None,
) -> tuple[Button, ...]:
    """Draw the buttons Cancel and, if there are words to ``confirm``, the one to its right; mirrored for the left
    hand. A ``strip`` of icons follows the words; ``why`` disables the button."""
    gap, size = canvas.px(12), max(ICON_FLOOR, min(canvas.px(32), foot.height - 8))
    width = min(canvas.px(200 * min(text_growth(canvas), 1.5)), (foot.width - gap) // 2)
    icons = round(strip_width(strip, size)) + gap if strip else 0
    wide = min(width + max(0, icons - canvas.px(40)), foot.width - gap - width)
    right = pygame.Rect(foot.right - wide, foot.y, wide, foot.height)
    cancel = pygame.Rect(right.x - gap - width if confirm else foot.right - width, foot.y, width, foot.height)
    buttons = [Button(labels.CANCEL, sight.text("table-cancel"), cancel, u=TITLE)]
    if confirm:
        buttons.insert(0, Button(labels.CONFIRM, "" if strip else confirm, right, style, u=TITLE, why=why))
    if sight.layout.left_handed:
        buttons = [replace(button, rect=turned(button.rect, foot)) for button in buttons]
    for button in buttons:
        draw_button(canvas, button, sight.touch)
    if confirm and strip:
        _draw_face(canvas, buttons[0], confirm, strip, size)
    return tuple(buttons)


def _draw_face(canvas: Canvas, button: Button, words: str, strip: Strip, size: int) -> None:
    """The words of a button, then icons, in its middle together."""
    inner = button.rect.inflate(-2 * canvas.px(12), -6)
    gap, icons = canvas.px(12), round(strip_width(strip, size))
    letters = pygame.Rect(inner.x, inner.y, max(1, inner.width - icons - gap), inner.height)
    px = canvas.common_px([(words, letters)], "title", TITLE, upper=True)
    wide = min(letters.width, width_of(words.upper(), "title", px) + 2)
    letters.update(inner.centerx - (wide + gap + icons) // 2, inner.y, wide, inner.height)
    with canvas.within(button.rect):
        canvas.letters(words, letters, "title", px, INK if button.why is None else DISABLED, upper=True)
        room = pygame.Rect(letters.right + gap, inner.y, icons, inner.height)
        draw_strip(canvas, strip, room, size, "left")


def option(canvas: Canvas, sight: AnySight, label: Label, rect: pygame.Rect) -> Button:
    """A choice for pointer and keyboard whose picture is drawn already."""
    button = Button(label, "", rect, drawn=False)
    draw_button(canvas, button, sight.touch)
    return button


def tile_px(canvas: Canvas, names: Sequence[str], width: int) -> int:
    """The size of the words of all tiles that stand together, each ``width`` pixels wide."""
    px = canvas.metrics.text_px(BODY)
    return canvas.common_px([(name, pygame.Rect(0, 0, width - 8, round(px * 1.3))) for name in names], "strong", BODY)


def draw_tile(
    canvas: Canvas,
    sight: AnySight,
    label: Label,
    pictures: Sequence[pygame.Surface],
    words: str,
    cell: pygame.Rect,
    px: int,
) -> Button:
    """Draw a tile with pictures from the top down and words of ``px`` below them."""
    style = toned(NOTICE, label, sight.touch)
    canvas.panel(cell, style._replace(edge=GOLD, edge_width=3) if sight.touch.hover == label else style, label)
    foot = max(16, round(canvas.metrics.text_px(BODY) * 1.3))
    top = cell.y + canvas.px(8)
    with canvas.within(cell):
        for picture in pictures:
            canvas.picture(picture, (cell.centerx, top + picture.get_height() / 2), label)
            top += picture.get_height() + canvas.px(4)
        room = pygame.Rect(cell.x + 4, cell.bottom - foot - canvas.px(4), cell.width - 8, foot)
        canvas.letters(words, room, "strong", px, INK, "center")
    return option(canvas, sight, label, cell)


# ---------------------------------------------------------------------- what stays bright
def lit_places(sight: AnySight, marks: Iterable[Mark]) -> tuple[LitPlace, ...]:
    """The places on the table that stand for a choice of the open panel or question; of what others cover the
    visible part."""
    hits = {}
    for mark in marks:
        if mark.kind == "hit":
            hits[mark.label] = sight.seen(mark)
    return tuple(LitPlace(hits[place], label) for place, label in meanings(sight, hits).items())


def draw_lit_places(canvas: Canvas, sight: AnySight, places: Sequence[LitPlace]) -> None:
    """Draw a cream outline around each place, a gold one under the pointer, and make it clickable."""
    for place in places:
        colour, wide = (GOLD, 5) if sight.touch.hover == place.label else (PAPER, 3)
        chrome.focus_ring(canvas, place.rect, colour, 10, wide)
        canvas.hit(place.rect, place.label)


def darken_all_but(canvas: Canvas, bright: Sequence[pygame.Rect]) -> None:
    """Darken the table except for the ``bright`` rectangles."""
    kept = [cut_out(canvas.surface, rect) for rect in bright]
    draw_scrim(canvas, LIGHT)
    for picture, rect in kept:
        canvas.blit(picture, rect)
