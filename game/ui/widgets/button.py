"""Buttons: the gold primary one of a screen, plain ones, the red one for passing."""

from __future__ import annotations

import msgspec
import pygame

from game.ui import theme
from game.ui.art.lettering import width_of
from game.ui.art.svg import mixed
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.pointer import Touch

SMALLEST_HIT = 24
"""Least width and height of a hit area, in pixels."""

_STYLES = {
    "primary": (theme.PRIMARY, theme.INK),
    "plain": (theme.SECONDARY, theme.TXT),
    "pass": (theme.PASSING, theme.PAPER),
}
_TALLEST = 0.56
"""Maximum height of capitals, as a share of a button's height."""

_ICON = 1.3
"""Size of the icon before the words, in sizes of their letters."""

_EDGE = 3
"""Least distance of letters from the upper and lower edge, in pixels."""

_RING = theme.PanelStyle(None, theme.GOLD, radius=14, edge_width=3)
_RING_EDGE = theme.PanelStyle(None, theme.INK, radius=15, edge_width=5)
_HOVER, _HELD = 0.16, 0.22


class Button(msgspec.Struct, frozen=True):
    """A button."""

    label: Label
    text: str
    rect: pygame.Rect
    style: str = "plain"
    """`primary`, `plain` or `pass`."""

    icon: str | None = None
    u: theme.TextSize = theme.BODY
    """Size of its words."""

    why: str | None = None
    """Why it cannot be pressed, shown on hover; None if it can."""

    tip: str | None = None
    """Shown on hover while it can be pressed."""

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
            _draw_words(canvas, button, colour)
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


def _draw_words(canvas: Canvas, button: Button, colour: str) -> None:
    """The words, centred together with the icon before them. Accents have room above the capitals, so that words with
    and without accents share a baseline."""
    inner = button.rect.inflate(-2 * canvas.px(12), -2 * _EDGE)
    px = min(canvas.metrics.text_px(button.u), int(button.rect.height * _TALLEST / theme.TYPEFACES["title"].cap))
    if button.icon is None:
        if not button.text:
            return
        canvas.letters(button.text, inner, "title", px, colour, "center", upper=True)
        return
    size = max(16, min(round(button.rect.height * 0.8), round(px * _ICON)))
    if not button.text:
        canvas.icon(button.icon, button.rect, size, dim=button.why is not None)
        return
    gap = canvas.px(10)
    wide = width_of(button.text.upper(), "title", px) + 2
    wide = min(wide, inner.width - size - gap)
    left = inner.centerx - (size + gap + wide) // 2
    canvas.icon(button.icon, (left + size // 2, inner.centery), size, dim=button.why is not None)
    words = pygame.Rect(left + size + gap, inner.y, wide, inner.height)
    canvas.letters(button.text, words, "title", px, colour, upper=True)
