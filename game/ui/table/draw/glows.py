"""Draws the targets of what is held or aimed: where it may go, what that costs, and what is not possible."""

from __future__ import annotations

from typing import Final

import pygame

from game.ui import theme
from game.ui.art import chrome
from game.ui.art.cache import kept
from game.ui.art.shapes import box as box_surface
from game.ui.art.shapes import shadow
from game.ui.art.strips import strip_surface
from game.ui.art.svg import convert, faded
from game.ui.boxes import Box
from game.ui.canvas import Canvas, cut_out
from game.ui.places import Label
from game.ui.shades import is_high_contrast
from game.ui.table.draw.shape_rings import ring_shape
from game.ui.table.play.in_reach import fan_box, offered_places, target_box
from game.ui.table.play.modes import Aiming, Held, Radial, TableTarget, source_of, targets_of
from game.ui.table.sight import AnySight
from game.wording.signs import MANY, goods_strip

LAYER: Final = 5

EDGE, _LIFT, _CORNER = 2, 5, 9
"""In u, of what can be used: width of its edge, blur of its shadow, radius."""


def draw_targets(canvas: Canvas, sight: AnySight) -> None:
    """Draw all targets of the mode."""
    canvas.layer = LAYER
    mode = sight.mode
    if isinstance(mode, Aiming) and sight.standing.drawing.dims:
        _dim_all_but_targets(canvas, sight)
    if isinstance(mode, Radial) and not sight.zone(mode.source).glows_in_menu:
        if place := fan_box(sight, mode):
            _ring(canvas, sight, mode.source, place, theme.GOLD, 12, 3)
        return
    found = _seen_targets(sight)
    drawn = [(target, sight.zone(target.label), box) for target, box in found if sight.zone(target.label).glow]
    for target, zone, box in drawn:
        if zone.glow:
            zone.glow(canvas, sight, target, box)
    for target, box in found:  # fields may lie over the end of what is drawn by its own row
        zone = sight.zone(target.label)
        if not zone.glow and isinstance(mode, Held | Radial | Aiming):
            zone.priced(canvas, sight, target, box)
            _draw_zone(canvas, sight, target, box)
            if isinstance(mode, Held) and target.is_legal:
                _draw_reach(canvas, sight, target)
    for target, zone, box in drawn:
        zone.priced(canvas, sight, target, box)


def _seen_targets(sight: AnySight) -> list[tuple[TableTarget, Box]]:
    """The targets of the mode with their boxes; without what open panels hide."""
    found = [(target, box) for target in targets_of(sight.mode) if (box := target_box(sight, target))]
    for name, panel in sight.overlays.items():
        found = [
            (target, box)
            for target, box in found
            if name in sight.zone(target.label).over or not panel.rect.colliderect(box.rect)
        ]
    return found


def draw_offers(canvas: Canvas, sight: AnySight) -> None:
    """Lift everything that can be used now, with a cream edge; not what rises under the pointer, as what cannot be used
    there is dimmed."""
    canvas.layer = LAYER
    for label, box in offered_places(sight):
        if sight.zone(label).rises:
            continue
        if is_high_contrast() or sight.zone(label).shape(sight, label):
            _ring(canvas, sight, label, box, theme.PAPER, 11, EDGE)
        else:
            line, blur = max(2, canvas.px(EDGE)), max(2, canvas.px(_LIFT))
            lifted = _lifted(box.size, line, blur, canvas.px(_CORNER))
            canvas.blit(lifted, (box.x - (lifted.get_width() - box.w) // 2, box.y - (lifted.get_height() - box.h) // 2))


def _ring(canvas: Canvas, sight: AnySight, label: Label, box: Box, colour: str, radius: float, wide: float) -> None:
    """Draw a ring around a place, in its shape if it is no rectangle."""
    if shape := sight.zone(label).shape(sight, label):
        ring_shape(canvas, shape, colour, wide)
    else:
        chrome.focus_ring(canvas, box.rect, colour, radius, wide)


@kept
def _lifted(size: tuple[int, int], line: int, blur: int, radius: int) -> pygame.Surface:
    """The cream edge around a place of ``size`` pixels, and outside it the shadow of what is lifted."""
    outer = (size[0] + 2 * line, size[1] + 2 * line)
    picture = shadow(outer, radius, blur, 190).copy()
    lower = picture.copy()
    picture.fill((0, 0, 0, 0))
    picture.blit(lower, (0, max(1, blur // 2)))
    inside = pygame.Rect(0, 0, *outer)
    inside.center = picture.get_rect().center
    picture.fill((0, 0, 0, 0), inside.inflate(-line, -line))
    picture.blit(box_surface(outer, radius, None, theme.PAPER, line), inside.topleft)
    return convert(picture)


def _dim_all_but_targets(canvas: Canvas, sight: AnySight) -> None:
    """Darken the table except for the legal targets and what is aimed at them; not in high contrast, where rings show
    them."""
    if is_high_contrast():
        return
    boxes: list[Box | None] = [box for target, box in _seen_targets(sight) if target.is_legal]
    source = source_of(sight.mode)
    if source and sight.zone(source).stays_lit:
        boxes.append(sight.box(source))
    bright = [cut_out(canvas.surface, box.rect) for box in boxes if box]
    canvas.blit(box_surface(canvas.size, 0, theme.SCRIM, alpha=0.47), (0, 0))
    for picture, rect in bright:
        canvas.blit(picture, rect)


def draw_lit(canvas: Canvas, sight: AnySight, target: TableTarget, phase: float) -> None:
    """Highlight the target under what is held; ``phase`` moves the dashes around a zone, in u."""
    box, zone = target_box(sight, target), sight.zone(target.label)
    if box is None or not target.is_legal:
        return
    canvas.layer = LAYER
    if zone.glow or zone.is_whole:
        _ring(canvas, sight, target.label, box, theme.PAPER, 12, 4)
        return
    colour = bright(sight.colour(target.verb))
    if not zone.is_outlined and not is_high_contrast():
        canvas.blit(box_surface(box.size, canvas.px(10), colour, alpha=0.25), box[:2])
    _draw_reach(canvas, sight, target, theme.PAPER)
    step = canvas.px(phase) // 2 * 2 % max(2, canvas.px(22))
    chrome.dashed_outline(canvas, box.rect, theme.PAPER, phase=step / canvas.metrics.scale)


def _draw_reach(canvas: Canvas, sight: AnySight, target: TableTarget, colour: str = "") -> None:
    """Outline what belongs to a zone."""
    if reach := sight.zone(target.label).reach(sight, target.label):
        chrome.focus_ring(canvas, reach.rect, colour or bright(sight.colour(target.verb)), 10, EDGE)


def _draw_zone(canvas: Canvas, sight: AnySight, target: TableTarget, box: Box) -> None:
    """A target as a field with its verb and cost; what lies at a place that is whole stays in sight, and what is large
    gets an outline only."""
    colour, zone = sight.colour(target.verb), sight.zone(target.label)
    if zone.is_whole:
        if target.is_legal:
            is_hovered = sight.touch.hover == target.label and not isinstance(sight.mode, Held)
            _ring(canvas, sight, target.label, box, theme.PAPER if is_hovered else bright(colour), 8, 4)
        else:
            chrome.veil(canvas, box.rect)
    elif zone.is_outlined:
        chrome.dashed_outline(canvas, box.rect, colour if target.is_legal else theme.DISABLED)
    else:
        strength = 0.24 if target.is_legal else 0.05
        chrome.target(canvas, box.rect, bright(colour) if target.is_legal else theme.DISABLED, 0, strength)
        _draw_words(canvas, sight, target, box)
    canvas.hit(zone.shape(sight, target.label) or box.rect, target.label)


def bright(colour: str) -> str:
    """The colour of an edge, bright enough on the table."""
    return {theme.GREY: "#BCC2C8", theme.BLUE: "#62A3E0", theme.RED: "#F27A6C"}.get(colour, colour)


def _draw_words(canvas: Canvas, sight: AnySight, target: TableTarget, box: Box) -> None:
    """The verb and its cost, at the upper left, where the held card does not hide them."""
    cost = strip_surface(goods_strip(target.cost, target.cost.total > MANY), max(16, canvas.px(34)), on_dark=True)
    pad, line = canvas.px(14), max(18, canvas.px(40))
    colour = theme.PAPER if target.is_legal else theme.DISABLED
    words = sight.text(f"table-verb-{target.verb}")
    tall, wide = box.h > canvas.px(80), box.w > canvas.px(250)
    top, high = (box.y + canvas.px(6), line) if tall else (box.y, box.h)
    with canvas.within(box.rect):
        head = pygame.Rect(box.x + pad, top, min(box.w - 2 * pad, canvas.px(150)), high)
        ink = canvas.text(words, head, "title", theme.TITLE, colour, upper=True)
        if tall and not wide:
            _put_cost(canvas, cost, head.move(0, line), target)
            return
        left = max(ink.right, head.x) + pad
        _put_cost(canvas, cost, pygame.Rect(left, top, box.right - pad - left, high), target)


def _put_cost(canvas: Canvas, cost: pygame.Surface, room: pygame.Rect, target: TableTarget) -> None:
    """The cost at the left of ``room``, scaled down to its width."""
    share = min(1.0, max(1, room.width) / max(1, cost.get_width()))
    if share < 1:
        cost = pygame.transform.smoothscale_by(cost, share)
    if not target.is_legal:
        cost = faded(cost.copy())
    canvas.picture(cost, (room.x + cost.get_width() / 2, room.centery), f"cost {target.verb}")
