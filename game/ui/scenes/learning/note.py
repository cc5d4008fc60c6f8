"""The note of a lesson: what a step is about, why, and what to do; and the rings around its places."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import pygame

from game.ui.art.chrome import dashed_outline, drop_shadow
from game.ui.art.lettering import broken
from game.ui.art.shapes import box
from game.ui.canvas import Canvas, Mark
from game.ui.game_table import NoteGround
from game.ui.input import Touch
from game.ui.places import label_kind
from game.ui.table.labels import NOTE
from game.ui.theme import BODY, BROWN, GOLD, INK, PAPER, TITLE, TYPEFACES, PanelStyle
from game.ui.widgets.button import Button, draw_button

LAYER = 9
"""Above the table and dragged cards, below tooltips."""

NEXT, FOLD = "note:next", "note:fold"
"""Labels of the button *Next* of the note, and of the button that folds and opens it."""

_WIDE, _HEAD, _PAD, _FOOT = 470, 40, 18, 52
"""In u: width of the note, height of its head, margin, height of its button."""

BRIGHT = "#FFB35C"
"""Colour of the rings, which nothing else on the table has."""

_GROWTH = 1.7
_PAPER = PanelStyle(PAPER, INK, radius=12, edge_width=2)
_BAND = PanelStyle(BROWN, INK, radius=12, edge_width=2)
_STRIPE = PanelStyle(GOLD, INK, radius=4, edge_width=1)
_INDENT = 20
"""Indent of what is to be done, behind its stripe, in u."""

_STEP = 56
"""Distance between places that are tried for the note, in u."""

_AWAY = 6
"""Distance of a ring from its place, in u."""

_NEEDED = 60
"""Cost of covering a pixel of a number of goods or of its buttons, so that the note rather hides a heading."""

_PREVIEWED = 6
"""Cost of covering a pixel of the place where hand cards are shown large."""

_LIT, _APART = 1000, 14
"""Cost of covering a pixel of a place that the note is about, and how far the note stays apart from it, in u, to keep
off its ring."""

_AIR, _NUDGE = 8, 64
"""In u: how far the note stays apart from plates, and how far it is moved at most for that."""

_FAR = 4
"""Cost of a pixel of distance from the place that the note is about."""


class NoteWords(NamedTuple):
    """The words of a note."""

    head: str
    """The chapter."""

    place: str
    """The number of the step."""

    text: str
    do: str
    """What to do now."""

    next: str
    """The word on the button *Next*; empty without that button."""

    tips: tuple[str, str]
    """Tooltips of the buttons *Next* and fold."""

    folded: bool = False


def ring(canvas: Canvas, lit: Sequence[pygame.Rect], flags: Sequence[Mark] = ()) -> None:
    """Draw rings around the ``lit`` places, which a note is about, and again the ``flags`` that a ring would cross."""
    before, canvas.layer = canvas.layer, LAYER
    window = canvas.rect
    for place in lit:
        around = place.inflate(2 * canvas.px(_AWAY), 2 * canvas.px(_AWAY)).clip(window)
        canvas.blit(box(around.size, canvas.px(12), None, INK, max(4, canvas.px(9))), around)
        dashed_outline(canvas, around.inflate(-canvas.px(4), -canvas.px(4)), BRIGHT, 10, 5)
        for flag in flags:
            if around.colliderect(flag.rect):
                canvas.icon(str(flag.label), flag.rect, flag.px)
    canvas.layer = before


def size_of(canvas: Canvas, words: NoteWords) -> tuple[int, int]:
    """Width and height of a note, in pixels."""
    grown = min(max(1.0, canvas.metrics.text_scale), _GROWTH)
    wide = min(canvas.px(_WIDE * grown), canvas.metrics.size[0] - canvas.px(40))
    if words.folded:
        return min(wide, canvas.px(300 * grown)), _head(canvas)
    inner = wide - 2 * canvas.px(_PAD)
    tall = _head(canvas) + canvas.px(_PAD) + _block(canvas, words.text, "text", inner)
    tall += _block(canvas, words.do, "strong", inner - canvas.px(_INDENT)) + canvas.px(6) if words.do else 0
    tall += _foot(canvas) + canvas.px(10) if words.next else 0
    return wide, tall + canvas.px(_PAD)


def _head(canvas: Canvas) -> int:
    return max(26, canvas.px(_HEAD * min(max(1.0, canvas.metrics.text_scale), _GROWTH)))


def _foot(canvas: Canvas) -> int:
    return max(28, canvas.px(_FOOT * min(max(1.0, canvas.metrics.text_scale), _GROWTH)))


def _block(canvas: Canvas, text: str, role: str, width: int) -> int:
    """Height of a paragraph, in pixels."""
    px = canvas.metrics.text_px(BODY)
    return round((len(broken(text, role, px, width)) * TYPEFACES[role].pitch + 0.35) * px)


def draw_note(canvas: Canvas, words: NoteWords, rect: pygame.Rect, touch: Touch) -> tuple[Button, ...]:
    """Draw the note into ``rect``; returns its buttons."""
    before, canvas.layer = canvas.layer, LAYER
    drop_shadow(canvas, rect, 10, 12)
    canvas.hit(rect.clip(canvas.rect), NOTE)
    head = pygame.Rect(rect.x, rect.y, rect.width, _head(canvas))
    if not words.folded:
        canvas.panel(rect, _PAPER, "note")
    canvas.panel(head, _BAND, "note head")
    buttons = [_draw_head(canvas, words, head, touch)]
    if not words.folded:
        pad = canvas.px(_PAD)
        body = pygame.Rect(rect.x + pad, head.bottom + pad // 2, rect.width - 2 * pad, rect.bottom - head.bottom - pad)
        with canvas.within(rect):
            buttons += _draw_body(canvas, words, body, touch)
    canvas.layer = before
    return tuple(buttons)


def _draw_head(canvas: Canvas, words: NoteWords, head: pygame.Rect, touch: Touch) -> Button:
    """The chapter, the number of the step, and the button that folds the note."""
    pad, side = canvas.px(_PAD), max(24, head.height - canvas.px(8))
    fold = pygame.Rect(0, 0, side, side)
    fold.midright = (head.right - canvas.px(6), head.centery)
    button = Button(FOLD, "+" if words.folded else "–", fold, tip=words.tips[1])
    with canvas.within(head):
        count = pygame.Rect(0, head.y, canvas.px(76 * min(max(1.0, canvas.metrics.text_scale), _GROWTH)), head.height)
        count.right = fold.x - canvas.px(8)
        title = pygame.Rect(head.x + pad, head.y, count.x - head.x - pad - canvas.px(8), head.height)
        canvas.text(words.head, title.inflate(0, -6), "sign", BODY, PAPER, upper=True)
        canvas.text(words.place, count.inflate(0, -6), "sign", BODY, PAPER, "right")
    draw_button(canvas, button, touch)
    return button


def _draw_body(canvas: Canvas, words: NoteWords, body: pygame.Rect, touch: Touch) -> tuple[Button, ...]:
    top = body.y
    for text, role, indent in ((words.text, "text", 0), (words.do, "strong", canvas.px(_INDENT))):
        if text:
            tall = _block(canvas, text, role, body.width - indent)
            if indent:
                canvas.panel(pygame.Rect(body.x, top, canvas.px(8), tall), _STRIPE, "note do")
            canvas.text(text, pygame.Rect(body.x + indent, top, body.width - indent, tall), role, BODY, INK, wrap=True)
            top += tall + canvas.px(6)
    if not words.next:
        return ()
    foot = _foot(canvas)
    place = pygame.Rect(0, body.bottom - foot, min(body.width, canvas.px(210) * foot // canvas.px(_FOOT)), foot)
    place.right = body.right
    button = Button(NEXT, words.next, place, "primary", u=TITLE, tip=words.tips[0])
    draw_button(canvas, button, touch)
    return (button,)


# ---------------------------------------------------------------------- place
def place_for(
    canvas: Canvas, size: tuple[int, int], lit: Sequence[pygame.Rect], marks: Sequence[Mark], ground: NoteGround,
    preview: pygame.Rect | None = None,
) -> pygame.Rect:  # fmt: skip
    """The place where a note of ``size`` hides least, close to the ``lit`` places but not over them if possible, and
    off the place of the ``preview`` of cards; the ``ground`` says what else it may cover."""
    window, gap = canvas.rect.inflate(-canvas.px(16), -canvas.px(16)), canvas.px(_STEP)
    goal = lit[0].center if lit else window.center
    weights = [(mark.rect, weight) for mark in _seen(marks) if (weight := _weight(mark, ground))]
    weights += [(preview, _PREVIEWED)] if preview else []
    lefts = _tries(window.x, window.right - size[0], gap)
    tops = _tries(window.y, window.bottom - size[1], gap)
    costs = _costs(size, lefts, tops, [(rect, _LIT, canvas.px(_APART)) for rect in lit], weights, goal)
    cheapest = min(costs, key=costs.__getitem__)
    return pygame.Rect(cheapest, size)


def hides(rect: pygame.Rect, lit: Sequence[pygame.Rect], marks: Sequence[Mark], ground: NoteGround) -> bool:
    """True if a note there covers what it is about, something to be pressed, or a notice."""
    pressed = (mark.rect for mark in marks if mark.kind == "hit" and label_kind(mark.label) in ground.precious)
    told = (mark.rect for mark in marks if _is_notice(mark))
    return rect.collidelist([*lit, *pressed, *told]) >= 0


def with_air(
    canvas: Canvas, rect: pygame.Rect, lit: Sequence[pygame.Rect], marks: Sequence[Mark], ground: NoteGround
) -> pygame.Rect:
    """The place of a note, moved a little if it touches the edge of a plate and there is room beside that."""
    air, most = canvas.px(_AIR), canvas.px(_NUDGE)
    plates = [mark.rect for mark in marks if mark.kind == "hit" and label_kind(mark.label) in ground.plates]
    ways: list[tuple[int, int]] = []
    for plate in (plates[n] for n in rect.inflate(2 * air, 2 * air).collidelistall(plates)):
        ways += [(0, plate.bottom + air - rect.y), (0, plate.y - air - rect.bottom)]
        ways += [(plate.right + air - rect.x, 0), (plate.x - air - rect.right, 0)]
    for way in sorted(ways, key=lambda way: abs(way[0]) + abs(way[1])):
        moved = rect.move(way)
        is_near = abs(way[0]) + abs(way[1]) <= most and canvas.rect.contains(moved)
        if is_near and moved.inflate(2 * air, 2 * air).collidelist(plates) < 0 and not hides(moved, lit, marks, ground):
            return moved
    return rect


def _tries(low: int, high: int, gap: int) -> Sequence[int]:
    return [low] if high <= low else [*range(low, high, max(8, gap)), high]


def _seen(marks: Sequence[Mark]) -> Iterator[Mark]:
    """All marks but the words and icons that a later panel covers, such as those of the table under a summary."""
    panels: list[pygame.Rect] = []
    for mark in reversed(marks):
        if mark.kind == "panel":
            panels.append(mark.rect)
        if mark.kind in ("hit", "panel") or not any(panel.contains(mark.rect) for panel in panels):
            yield mark


def _is_notice(mark: Mark) -> bool:
    return mark.kind == "panel" and mark.label == "notice"


def _weight(mark: Mark, ground: NoteGround) -> int:
    """Cost of covering a pixel of a place."""
    if _is_notice(mark):
        return _NEEDED
    if mark.kind == "icon":
        return 3
    if mark.kind in ("text", "panel"):
        return 6 if mark.kind == "text" or mark.label == "heading" else 0
    if mark.kind != "hit" or mark.label in (NEXT, FOLD, *ground.free):
        return 0
    if label_kind(mark.label) in ground.needed:
        return _NEEDED
    return 6 if label_kind(mark.label) in ground.precious else 1


def _costs(
    size: tuple[int, int], lefts: Sequence[int], tops: Sequence[int], lit: Sequence[tuple[pygame.Rect, int, int]],
    weights: Sequence[tuple[pygame.Rect, int]], goal: tuple[int, int],
) -> dict[tuple[int, int], int]:  # fmt: skip
    """Corner of each place for a note of ``size`` -> its cost: the pixels it covers, each with its weight, and how far
    it is from the ``goal``. ``lefts`` and ``tops`` ascend; ``lit`` are places, their weights, and how far to stay apart
    from them.

    There are hundreds of places and of rectangles. What a note covers of a rectangle is as wide in all places of a
    column, and as tall in all of a row: both are measured once, and only where it covers something.
    """
    wide, tall = size
    across = [abs(left + wide // 2 - goal[0]) for left in lefts]
    costs = [[_FAR * (part + abs(top + tall // 2 - goal[1])) for part in across] for top in tops]
    covered = [*((rect, weight, 0) for rect, weight in weights), *lit]
    for rect, weight, apart in covered:
        widths = _covered(lefts, wide, apart, rect.left, rect.right)
        for row, height in _covered(tops, tall, apart, rect.top, rect.bottom):
            of_row, cost = costs[row], weight * height
            for column, width in widths:
                of_row[column] += cost * width
    return dict(zip(((left, top) for top in tops for left in lefts), chain.from_iterable(costs), strict=True))


def _covered(starts: Sequence[int], length: int, apart: int, low: int, high: int) -> Sequence[tuple[int, int]]:
    """Index of each of the ascending ``starts`` from which a line of ``length``, longer by ``apart`` at both ends,
    covers a part of the line from ``low`` to ``high``; with the length of that part."""
    reached = range(bisect_right(starts, low - length - apart), bisect_left(starts, high + apart))
    return [(n, min(starts[n] + length + apart, high) - max(starts[n] - apart, low)) for n in reached]
