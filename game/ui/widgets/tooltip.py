"""Words about what has attention, and the card that it is, large: both in one panel, off whatever can be pressed or
chosen, and off the thing that they tell of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

import pygame

from game.ui.art import chrome
from game.ui.art.lettering import block_height, broken, width_of
from game.ui.art.upright import face_size
from game.ui.canvas import Canvas
from game.ui.input import Position
from game.ui.theme import BODY, FLOOR, TITLE, TOOLTIP, TXT, Metrics
from game.ui.widgets.free_room import NOTHING, InSight, Size, free_place, hidden_area, least_harmful

DELAY = 350
"""Milliseconds of rest before a tooltip is shown."""

LAYER = 10
WIDEST = 430
"""Maximum width of words in u, at text scale 1."""

_SHARE = 0.45
"""Maximum width, as a share of the window's."""

_WIDTHS = (1.0, 1.6, 2.4, 0.7, 0.5, 4.0, 0.85)
"""Widths of words, as shares of the usual one, in the order in which room is looked for."""

_NEAR, _UNUSUAL = 300, 40
"""In u: how far from its usual place a panel goes aside for what it should rather not cover, and how much nearer it
has to be for each less usual form."""

_PAD, _GAP, _AIR, _BESIDE = 12, 18, 6, 4
"""In u: around words, from the pointer to them, around what they leave in sight, and from a card to them."""

_PITCH = 1.24

FACE, _SMALL_FACE, _SMALLEST_FACE = 250, 190, 160
"""Width of a card that is shown large, in u and at least in pixels; in pixels where there is no room for it, and where
there is hardly any."""


_LONGEST_NAME, _ENDS = 60, (".", "!", "?", "…")
"""Maximum letters of a first line that is a heading, and with what it does not end, brackets apart."""

_QUOTE = '[„“”«»"]?'
"""What may stand around a title."""

NOWHERE: Final = pygame.Rect(0, 0, 0, 0)


class TipWords(NamedTuple):
    """A text, under a heading if it has one."""

    text: str
    heading: str = ""


class LargeCard(NamedTuple):
    """A card that is shown large beside the words about it.

    Attributes:
        card: Its id.
        title: Its name, the heading of the words.
        draw: Draws its face in a width.
        corner: The lower outer corner of the place where the scene shows cards.
        is_left: Whether that is at the left.
        at_once: Whether the card appears at once, and only the words when the pointer has rested.
    """

    card: str
    title: str
    draw: Callable[[int], pygame.Surface]
    corner: Position
    is_left: bool = False
    at_once: bool = False


class _Form(NamedTuple):
    """A form of words and a card: its size, the places in it, the sizes of heading and text in pixels, the face, and
    the part that is a panel, if not all is."""

    size: Size
    head: pygame.Rect
    words: pygame.Rect
    px: int
    head_px: int = 0
    face: pygame.Rect = NOWHERE
    panel: pygame.Rect = NOWHERE


def draw_tooltip(
    canvas: Canvas, text: str, pos: Position, place: pygame.Rect | None = None, end: int | None = None,
    in_sight: InSight = NOTHING,
) -> pygame.Rect:  # fmt: skip
    """Draw ``text`` as near to ``pos`` as there is room; returns its place.

    Args:
        place: what the text explains.
        end: right edge of the room for it; by default that of the window.
        in_sight: what it does not cover.
    """
    gap, about = canvas.px(_GAP), place or pygame.Rect(pos, (1, 1))
    room = pygame.Rect(0, 0, canvas.size[0] if end is None else end, canvas.size[1])
    told = headed(text)
    usual = _of_words(canvas.metrics, told, 1.0, canvas.metrics.text_px(BODY)).size
    x = pos[0] + gap if pos[0] + gap + usual[0] <= room.right else pos[0] - gap - usual[0]
    heights = max(pos[1] + gap, about.bottom + gap // 2), min(pos[1] - gap, about.y - gap // 2)

    def wanted(size: Size) -> tuple[Position, ...]:
        return (x, heights[0]), (x, heights[1] - size[1])

    for words, px in _shortened(told, canvas.metrics.text_px(BODY)):
        forms = partial(_forms_of, canvas.metrics, words, px)
        if found := _find(canvas, forms, room, wanted, in_sight):
            break
    else:
        words = told
        found = _least_harmful(tuple(_forms_of(canvas.metrics, told, FLOOR)), room, wanted, in_sight)
    form, rect = found
    _draw_panel(canvas, rect, form, words)
    return rect


def headed(text: str) -> TipWords:
    """A text of several lines under its first one, if that is no sentence but names something; they do not repeat it.

    >>> headed("First phase\\nAll players take cards.")
    TipWords(text='All players take cards.', heading='First phase')
    >>> headed("Anna: 12 points\\nBen: 9 points").heading
    ''
    >>> headed("Old Mill (2 wheels)\\nLevel 1: 1 coin").heading
    'Old Mill (2 wheels)'
    >>> headed("Old Mill\\nOld Mill: 4 coins on it.").text
    '4 coins on it.'
    """
    first, _, rest = text.partition("\n")
    words = re.sub(r" \([^()]*\)$", "", first)
    is_name = rest and len(first) <= _LONGEST_NAME and not words.endswith(_ENDS) and ":" not in first
    return _under(first, rest) if is_name else TipWords(text)


def _shortened(words: TipWords, px: int) -> Iterator[tuple[TipWords, int]]:
    """Words and the size of their letters: if there is no room, smaller letters, then fewer lines, as the first ones
    matter most, at last the heading alone."""
    yield words, px
    yield words, FLOOR
    lines = words.text.split("\n")
    for count in range(len(lines) - 1, 0, -1):
        yield words._replace(text="\n".join(lines[:count])), px
    if words.heading:
        yield words._replace(text=""), FLOOR


def draw_shown(
    canvas: Canvas, shown: LargeCard, text: str, in_sight: InSight, is_told: bool = True
) -> pygame.Rect | None:  # fmt: skip
    """Draw a card and, if ``is_told``, the ``text`` about it where the scene shows cards, or as near to that as there
    is room; returns the place of both. None if there is no room for the card."""
    words, largest = _under(shown.title, text), max(FACE, canvas.px(FACE))
    widths = (largest, max(_SMALL_FACE, canvas.px(_SMALL_FACE)), max(_SMALLEST_FACE, canvas.px(_SMALLEST_FACE)))
    faces = [face_size(width) for width in widths]
    found = _at_home(canvas, shown, words, faces, in_sight) or _elsewhere(canvas, shown, words, faces, in_sight)
    if found is None:
        return None
    form, rect = found
    if is_told:
        _draw_panel(canvas, rect, form, words)
    before, canvas.layer = canvas.layer, LAYER
    if not is_told or form.panel.width or not rect.contains(form.face):
        chrome.drop_shadow(canvas, form.face, 12, 12)
    canvas.image(shown.draw(form.face.width), form.face.topleft, shown.card)
    canvas.layer = before
    return rect.union(form.face)


def _at_home(
    canvas: Canvas, shown: LargeCard, words: TipWords, faces: Sequence[Size], in_sight: InSight
) -> tuple[_Form, pygame.Rect] | None:
    """The card where the scene shows cards, and the words next to it, on the inner side or above it, in the form that
    hides least."""
    gap, always = canvas.px(_BESIDE), _with_air(canvas, in_sight.always)
    everything = [*always, *in_sight.rather]
    for off_face, off_words in ((everything, everything), (everything, always), (always, always)):
        for size in faces:
            face = pygame.Rect((0, 0), size)
            setattr(face, "bottomleft" if shown.is_left else "bottomright", shown.corner)
            if face.collidelist(off_face) >= 0 or not canvas.rect.contains(face):
                continue
            if not words.text:
                return _Form(face.size, NOWHERE, NOWHERE, 0, 0, face), face
            found: list[tuple[_Form, pygame.Rect]] = []
            for form in _blocks(canvas.metrics, words, size[0]):
                width, height = form.size
                x = face.right + gap if shown.is_left else face.x - gap - width
                strip = pygame.Rect(x, face.y - height // 2, width, face.height + height).clip(canvas.rect)
                rect = free_place(form.size, strip, [(x, face.y)], off_words) if strip.width == width else None
                above = pygame.Rect(face.x if shown.is_left else face.right - width, face.y - gap - height, *form.size)
                if rect is None and canvas.rect.contains(above) and above.collidelist(off_words) < 0:
                    rect = above
                if rect:
                    found.append((form._replace(face=face), rect))
            if found:
                return min(found, key=lambda one: hidden_area(one[1], in_sight.rather))
    return None


def _elsewhere(
    canvas: Canvas, shown: LargeCard, words: TipWords, faces: Sequence[Size], in_sight: InSight
) -> tuple[_Form, pygame.Rect] | None:
    """Card and words in one panel, as near as possible to where the scene shows cards."""

    def wanted(size: Size) -> tuple[Position, ...]:
        return ((shown.corner[0] - (0 if shown.is_left else size[0]), shown.corner[1] - size[1]),)

    def forms() -> Iterator[_Form]:
        for face in faces:
            yield from _with_face(canvas.metrics, words, face, shown.is_left)

    found = _find(canvas, forms, canvas.rect, wanted, in_sight)
    return (found[0]._replace(face=found[0].face.move(found[1].topleft)), found[1]) if found else None


def _under(title: str, text: str) -> TipWords:
    """A text under a title, which its lines do not repeat."""
    first, _, rest = text.partition("\n")
    lines = (rest if first == title else text).split("\n")
    return TipWords("\n".join(_unnamed(line, title) for line in lines), title)


def _unnamed(line: str, title: str) -> str:
    """A line without the title before its colon or bracket.

    >>> _unnamed("Old Mill (2 wheels): gain 5 coins", "Old Mill")
    '2 wheels: gain 5 coins'
    >>> _unnamed("Sale Old Mill: 1 coin", "Old Mill")
    'Sale: 1 coin'
    """
    name = f"{_QUOTE}{re.escape(title)}{_QUOTE}"
    line = re.sub(rf"^(\w+) {name}:", r"\1:", line)
    line = re.sub(rf"^{name}(?:: | \(([^()]*)\))", r"\1", line)
    return line[:1].upper() + line[1:]


def _find(
    canvas: Canvas, forms: Callable[[], Iterable[_Form]], room: pygame.Rect,
    wanted: Callable[[Size], Sequence[Position]], in_sight: InSight,
) -> tuple[_Form, pygame.Rect] | None:  # fmt: skip
    """The form with room nearest to its usual place: off everything that can be pointed at, else off what has to be in
    sight. Less usual forms come later, and only if they are nearer."""
    always, unusual = _with_air(canvas, in_sight.always), canvas.px(_UNUSUAL)
    for kept, near in (([*always, *in_sight.rather], canvas.px(_NEAR)), (always, sum(canvas.size))):
        best: tuple[int, _Form, pygame.Rect] | None = None
        for rank, form in enumerate(forms()):
            if best and rank * unusual >= best[0]:
                break
            corners = wanted(form.size)
            reach = best[0] - rank * unusual - 1 if best else near
            if rect := free_place(form.size, room, corners, kept, reach):
                best = min(abs(rect.x - x) + abs(rect.y - y) for x, y in corners) + rank * unusual, form, rect
        if best:
            return best[1:]
    return None


def _with_air(canvas: Canvas, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    air = 2 * canvas.px(_AIR)
    return [rect.inflate(air, air) for rect in rects]


def _least_harmful(
    forms: Sequence[_Form], room: pygame.Rect, wanted: Callable[[Size], Sequence[Position]], in_sight: InSight
) -> tuple[_Form, pygame.Rect]:
    """The form and the place that cover least, where there is no room for any."""
    kept = in_sight.always
    places = [(form, least_harmful(form.size, room, wanted(form.size), kept)) for form in forms]
    return min(places, key=lambda found: hidden_area(found[1], kept))


# ---------------------------------------------------------------------- forms
def _forms_of(metrics: Metrics, words: TipWords, px: int) -> Iterator[_Form]:
    """Words alone, in each width."""
    return (_of_words(metrics, words, share, px) for share in _WIDTHS)


@lru_cache(64)
def _of_words(metrics: Metrics, words: TipWords, share: float, largest: int) -> _Form:
    """Words alone, in letters of ``largest`` pixels, or in smaller ones if the window is too low."""
    window, pad = metrics.size, metrics.px(_PAD)
    usual = min(metrics.px(WIDEST * max(1.0, metrics.text_scale)), round(window[0] * _SHARE))
    widest = min(round(usual * share), window[0] - 2 * pad)
    heading = words.heading.upper()
    for px in range(largest, FLOOR - 1, -1):
        head_px = max(FLOOR, metrics.text_px(TITLE) * px // metrics.text_px(BODY))
        longest = max(width_of(line, "text", px) for line in words.text.split("\n"))
        width = min(max(longest, width_of(heading, "title", head_px)) + 2, widest)
        high = _head_height(heading, head_px, width)
        rows = len(broken(words.text, "text", px, width)) if words.text else 0
        height = high + round(rows * px * _PITCH)
        if height + 2 * pad <= window[1]:
            break
    head = pygame.Rect(pad, pad, width, high)
    text = pygame.Rect(pad, head.bottom - pad // 2, width, height - high + pad)
    return _Form((width + 2 * pad, height + 2 * pad), head, text, px, head_px)


def _head_height(heading: str, px: int, width: int) -> int:
    """Height of a heading with the air below it; 0 without a heading."""
    rows = len(broken(heading, "title", px, width)) if heading else 0
    return round(block_height("title", px, rows) + 0.3 * px) if rows else 0


def _blocks(metrics: Metrics, words: TipWords, face: int) -> Iterator[_Form]:
    """Words alone, in the widths that suit a face so wide."""
    pad, usual = metrics.px(_PAD), metrics.px(WIDEST * max(1.0, metrics.text_scale))
    for widest in (usual, round(usual * 0.75), round(usual * 0.6), face - 2 * pad):
        head, text, px, head_px = _block(metrics, words, widest)
        size = (2 * pad + text.width, 2 * pad + text.bottom)
        yield _Form(size, head.move(pad, pad), text.move(pad, pad), px, head_px)


def _with_face(metrics: Metrics, words: TipWords, face: Size, is_left: bool) -> Iterator[_Form]:
    """Words beside a face, on the inner side, and below it."""
    pad = metrics.px(_PAD)
    if not words.text:
        yield _Form(face, NOWHERE, NOWHERE, 0, 0, pygame.Rect((0, 0), face))
        return
    gap = metrics.px(_BESIDE)
    for block in list(_blocks(metrics, words, face[0]))[:2]:
        size = (block.size[0] + gap + face[0], max(face[1], block.size[1]))
        aside = gap + face[0] if is_left else 0
        yield block._replace(
            size=size,
            head=block.head.move(aside, 0),
            words=block.words.move(aside, 0),
            face=pygame.Rect((0 if is_left else block.size[0] + gap, 0), face),
            panel=pygame.Rect((aside, 0), block.size),
        )
    for wide in (face[0], round(face[0] * 1.35)):
        head, text, px, head_px = _block(metrics, words, wide, is_narrow=False)
        size = (2 * pad + wide, 3 * pad + face[1] + text.bottom)
        place = pygame.Rect((pad + (wide - face[0]) // 2, pad), face)
        below = 2 * pad + face[1]
        yield _Form(size, head.move(pad, below), text.move(pad, below), px, head_px, place)


@lru_cache(64)
def _block(
    metrics: Metrics, words: TipWords, widest: int, is_narrow: bool = True
) -> tuple[pygame.Rect, pygame.Rect, int, int]:
    """Heading and text below each other, and the sizes of their letters; as narrow as they are, if ``is_narrow``."""
    px, head_px = metrics.text_px(BODY), metrics.text_px(TITLE)
    heading = words.heading.upper()
    wide = max([width_of(line, "text", px) for line in words.text.split("\n")] + [width_of(heading, "title", head_px)])
    width = min(wide + 2, widest) if is_narrow else widest
    head = pygame.Rect(0, 0, width, _head_height(heading, head_px, width))
    lines = len(broken(words.text, "text", px, width)) if words.text else 0
    return head, pygame.Rect(0, head.bottom, width, round(lines * px * _PITCH)), px, head_px


def _draw_panel(canvas: Canvas, rect: pygame.Rect, form: _Form, words: TipWords) -> None:
    before, canvas.layer = canvas.layer, LAYER
    panel = form.panel.move(rect.topleft) if form.panel.width else rect
    if form.face.width:
        chrome.drop_shadow(canvas, panel, 8, 10)
    with canvas.within(panel):
        canvas.panel(panel, TOOLTIP, "tooltip")
        if words.heading:
            place = form.head.move(rect.topleft)
            canvas.letters(words.heading, place, "title", form.head_px, TXT, wrap=True, upper=True)
        if words.text:
            canvas.letters(words.text, form.words.move(rect.topleft), "text", form.px, TXT, wrap=True)
    canvas.layer = before
