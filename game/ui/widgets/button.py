"""Buttons: the gold primary one of a screen, plain ones, the red one for passing; and chips, of which one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pygame

from game.ui import theme
from game.ui.art.lettering import width_of
from game.ui.art.svg import mixed
from game.ui.canvas import Canvas
from game.ui.input import Touch
from game.ui.places import Label
from game.ui.shades import is_high_contrast

SMALLEST_HIT = 24
"""Least width and height of a hit area, in pixels."""

_STYLES = {
    "primary": (theme.PRIMARY, theme.INK), "plain": (theme.SECONDARY, theme.TXT),
    "grave": (theme.GRAVE_BUTTON, theme.PAPER),
}  # fmt: skip
_TALLEST = 0.56
"""Maximum height of capitals, as a share of a button's height."""

_ICON = 1.3
"""Size of the icon before the words, in sizes of their letters."""

_NARROW_AIR = 6
"""In u: gap behind the icon and margins of a button that has little room for its words."""

_EDGE = 3
"""Least distance of letters from the upper and lower edge, in pixels."""

_RING = theme.PanelStyle(None, theme.GOLD, radius=14, edge_width=3)
_RING_EDGE = theme.PanelStyle(None, theme.INK, radius=15, edge_width=5)
_HOVER, _HELD = 0.16, 0.22
_HINT = 0.7
"""How strongly the hint of keys stands out from its ground."""


class Button(msgspec.Struct, frozen=True):
    """A button."""

    label: Label
    text: str
    rect: pygame.Rect
    style: str = "plain"
    """`primary`, `plain`, or `grave` for what is not done lightly."""

    icon: str | None = None
    u: theme.TextSize = theme.BODY
    """Size of its words."""

    why: str | None = None
    """Why it cannot be pressed, shown on hover; None if it can."""

    tip: str | None = None
    """Shown on hover while it can be pressed."""

    hint: str = ""
    """The keys that press it, small at the right of its words, which an icon does not precede."""

    drawn: bool = True
    """False if the caller draws its face, such as a card: the button adds only hit area and focus ring."""


def draw_button(canvas: Canvas, button: Button, touch: Touch) -> None:
    """Draw the face and the focus ring, and record the hit area."""
    if button.drawn:
        style, colour = _STYLES[button.style]
        if button.why is not None:
            style, colour = theme.SECONDARY, theme.DISABLED
        else:
            style = toned(style, button.label, touch)
        with canvas.within(button.rect):
            canvas.panel(button.rect, style, button.label)
            _draw_words(canvas, button, colour, style.fill or colour)
    if touch.focus == button.label:
        draw_ring(canvas, button.rect)
    record_hit(canvas, button.rect, button.label)


def record_hit(canvas: Canvas, rect: pygame.Rect, label: Label) -> None:
    """Record a hit area, widened to `SMALLEST_HIT` within the window, for fingers and shaky hands."""
    width, height = max(rect.width, SMALLEST_HIT), max(rect.height, SMALLEST_HIT)
    widened = rect.inflate(width - rect.width, height - rect.height)
    canvas.hit(widened if widened == rect else widened.clamp(canvas.rect), label)


def draw_ring(canvas: Canvas, rect: pygame.Rect) -> None:
    """The keyboard focus: a gold ring of 3 u just outside, edged with ink to be seen on bright ground."""
    for gap, ring in ((7, _RING_EDGE), (6, _RING)):
        canvas.panel(rect.inflate(2 * canvas.px(gap), 2 * canvas.px(gap)), ring, "focus")


def toned(style: theme.PanelStyle, label: Label, touch: Touch) -> theme.PanelStyle:
    """The style, lighter under the pointer, darker while held down."""
    if style.fill is None or touch.hover != label:
        return style
    held = touch.held == label
    return style._replace(fill=mixed(style.fill, theme.INK if held else theme.PAPER, _HELD if held else _HOVER))


def _draw_words(canvas: Canvas, button: Button, colour: str, ground: str) -> None:
    """The words, centred together with the icon before them. Accents have room above the capitals, so that words with
    and without accents share a baseline."""
    inner = button.rect.inflate(-2 * canvas.px(12), -2 * _EDGE)
    px = min(canvas.metrics.text_px(button.u), int(button.rect.height * _TALLEST / theme.TYPEFACES["title"].cap))
    if button.icon is None:
        if not button.text:
            return
        if button.hint:
            pale = colour if is_high_contrast() else mixed(ground, colour, _HINT)
            inner = _beside_hint(canvas, button, inner, pale, px)
        canvas.letters(button.text, inner, "title", px, colour, "center", upper=True)
        return
    size = _icon_size(button, px)
    if not button.text:
        canvas.icon(button.icon, button.rect, size, dim=button.why is not None)
        return
    gap, words = canvas.px(10), button.text.upper()
    wide = width_of(words, "title", px) + 2
    if size + gap + wide > inner.width:  # the icon becomes smaller with the words, with less air around both
        gap, inner = canvas.px(_NARROW_AIR), button.rect.inflate(-2 * canvas.px(_NARROW_AIR), -2 * _EDGE)
        while px > theme.FLOOR and size + gap + wide > inner.width:
            px -= 1
            size, wide = _icon_size(button, px), width_of(words, "title", px) + 2
    wide = min(wide, inner.width - size - gap)
    left = inner.centerx - (size + gap + wide) // 2
    canvas.icon(button.icon, (left + size // 2, inner.centery), size, dim=button.why is not None)
    place = pygame.Rect(left + size + gap, inner.y, wide, inner.height)
    canvas.letters(button.text, place, "title", px, colour, upper=True)


def _icon_size(button: Button, px: int) -> int:
    """Size of the icon before words with letters of ``px``."""
    return max(16, min(round(button.rect.height * 0.8), round(px * _ICON)))


def _beside_hint(canvas: Canvas, button: Button, inner: pygame.Rect, colour: str, px: int) -> pygame.Rect:
    """Set the hint at the right; returns the room for the words, in the middle of the button if they fit there."""
    small = canvas.metrics.text_px(theme.CAPTION)
    wide = min(width_of(button.hint, "text", small) + 2, inner.width * 2 // 5)
    place = pygame.Rect(inner.right - wide, inner.y, wide, inner.height)
    canvas.letters(button.hint, place, "text", small, colour, "right")
    taken = wide + canvas.px(10)
    is_narrow = width_of(button.text.upper(), "title", px) + 2 > inner.width - 2 * taken
    return pygame.Rect(
        inner.x + (0 if is_narrow else taken), inner.y, inner.width - taken * (2 - is_narrow), inner.height
    )


_CHOSEN = theme.PanelStyle(theme.PAPER, theme.INK, radius=8)
_OPEN = theme.PanelStyle(theme.PANEL2, theme.LINE, radius=8)

_SQUARE = 0.5
"""A chip higher than this share of its width has its icon above its words."""

_UPPER, _HIGHEST = 0.42, 0.9
"""Share of a described chip that its words take, and maximum share of their line that letters fill."""

_SIGN = 30
"""Size in u of a sign behind the words of a described chip."""

_LARGEST_ICON = 150
"""Size in u of an icon above words, however large its chip is."""


def draw_chip(canvas: Canvas, chip: Button, chosen: bool, touch: Touch) -> None:
    """A value to choose: bright if chosen, else dark. ``chip.drawn`` must be False."""
    style, colour = (_CHOSEN, theme.INK) if chosen else (_OPEN, theme.TXT)
    if chip.why is not None:
        colour = theme.DISABLED
    elif not chosen:
        style = toned(style, chip.label, touch)
    with canvas.within(chip.rect):
        canvas.panel(chip.rect, style, chip.label)
        _draw_chip_words(canvas, chip, colour)
    draw_button(canvas, chip, touch)


class ChipSign(NamedTuple):
    """A small icon, dim or not."""

    icon: str
    dim: bool


def draw_described(
    canvas: Canvas, chip: Button, note: str, chosen: bool, touch: Touch, signs: Sequence[ChipSign] = (), beside: int = 0
) -> None:
    """A chip with an icon, and below its words a note on what choosing it means; ``signs`` stand behind the words, and
    ``beside`` pixels at the right are left to the caller."""
    style = _CHOSEN if chosen else toned(_OPEN, chip.label, touch)
    colour, pale = (theme.INK, theme.NOTE_INK) if chosen else (theme.TXT, theme.MUTED)
    with canvas.within(chip.rect):
        canvas.panel(chip.rect, style, chip.label)
        pad = canvas.px(12)
        inner = chip.rect.inflate(-2 * pad, -pad)
        size = max(16, min(inner.height, canvas.px(112)))
        canvas.portrait(chip.icon or "", (inner.x + size // 2, inner.centery), size)
        left = inner.x + size + pad
        inner = pygame.Rect(inner.x, inner.centery - size // 2, inner.width - beside, size)
        upper = pygame.Rect(left, inner.y, inner.right - left, round(inner.height * _UPPER))
        for sign in reversed(signs):
            wide = max(theme.ICON_FLOOR, canvas.px(_SIGN))
            upper.width -= wide
            canvas.icon(sign.icon, (upper.right + wide // 2, upper.centery), wide, dim=sign.dim)
        upper.width -= pad if signs else 0
        px = min(canvas.metrics.text_px(chip.u), round(upper.height * _HIGHEST))
        canvas.letters(chip.text, upper, "title", px, colour, upper=True)
        top = upper.bottom + max(2, canvas.px(6))
        lower = pygame.Rect(left, top, inner.right - left, inner.bottom - top)
        canvas.text(note, lower, "text", theme.BODY, pale, wrap=True)
    draw_button(canvas, chip, touch)


def _draw_chip_words(canvas: Canvas, chip: Button, colour: str) -> None:
    inner = chip.rect.inflate(-canvas.px(14), -canvas.px(8))
    if chip.icon is None:
        _set(canvas, chip, inner, colour, "center")
        return
    size = max(16, round(chip.rect.height * 0.72))
    if not chip.text:
        canvas.portrait(chip.icon, chip.rect, size, dim=chip.why is not None)
        return
    if chip.rect.height > _SQUARE * chip.rect.width:
        _draw_stacked(canvas, chip, colour)
        return
    canvas.portrait(chip.icon, (inner.x + size // 2, inner.centery), size, dim=chip.why is not None)
    words = pygame.Rect(inner.x + size + canvas.px(8), inner.y, inner.width - size - canvas.px(8), inner.height)
    _set(canvas, chip, words, colour, "left")


def _draw_stacked(canvas: Canvas, chip: Button, colour: str) -> None:
    """The icon above the words; across the whole chip if it is tall."""
    pad = canvas.px(6)
    inner = chip.rect.inflate(-2 * pad, -2 * pad)
    words_high = min(round(inner.height * 0.5), 3 * canvas.metrics.text_px(chip.u))
    size = max(16, min(inner.width, inner.height - words_high - 2, canvas.px(_LARGEST_ICON)))
    canvas.portrait(chip.icon or "", (inner.centerx, inner.y + size // 2), size, dim=chip.why is not None)
    words = pygame.Rect(inner.x, inner.y + size + 2, inner.width, inner.height - size - 2)
    _set(canvas, chip, words, colour, "center")


def _set(canvas: Canvas, chip: Button, rect: pygame.Rect, colour: str, align: str) -> None:
    """The words of a chip, no higher than ``rect``."""
    px = min(canvas.metrics.text_px(chip.u), max(theme.FLOOR, round(rect.height * _HIGHEST)))
    canvas.letters(chip.text, rect, "strong", px, colour, align, wrap=True)


def row_of_rects(rect: pygame.Rect, count: int, gap: int) -> tuple[pygame.Rect, ...]:
    """``count`` equal rectangles side by side in ``rect``, ``gap`` pixels apart.

    >>> [one.x for one in row_of_rects(pygame.Rect(0, 0, 320, 40), 3, 10)]
    [0, 110, 220]
    """
    lefts = [rect.x + round(i * (rect.width + gap) / count) for i in range(count + 1)]
    return tuple(pygame.Rect(left, rect.y, right - gap - left, rect.height) for left, right in pairwise(lefts))
