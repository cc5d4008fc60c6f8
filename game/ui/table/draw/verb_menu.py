"""The menu of a clicked place: its verbs as buttons beside it, each with its cost.

It covers nothing that can be aimed at: it lies in a room of its own, as the verbs of a hand card over the other cards
of the hand, or where least lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from game.kernel.bag import EMPTY, Bag
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.lettering import width_of
from game.ui.art.strips import strip_surface
from game.ui.art.svg import faded
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import VerbSign
from game.ui.table.play.in_reach import fan_box
from game.ui.table.play.modes import Radial, best_of
from game.ui.table.sight import AnySight
from game.ui.widgets.button import record_hit
from game.wording.signs import MANY, goods_strip

LAYER: Final = 9
"""The layer of the buttons."""

_WIDE, _HIGH, _BETWEEN, _AWAY, _PAD, _ICON = 190, 56, 10, 12, 16, 28
"""In u: least size of a button, gap between buttons, gap to the place, space at both ends of a button, icons."""

_TALLEST: Final = 1.6
"""How much higher large text makes a button at most."""

_ABREAST: Final = 2
"""Buttons side by side in a room of their own."""


class _Face(NamedTuple):
    """A button: its verb in words, then its cost as icons, or a ``note`` in its place."""

    words: str
    is_legal: bool
    note: str = ""
    cost: Bag = EMPTY


# ---------------------------------------------------------------------- where it lies
def verb_boxes(sight: AnySight, mode: Radial) -> dict[str, Box]:
    """Verb -> its button."""
    place = fan_box(sight, mode)
    if place is None:
        return {}
    verbs = _verbs(sight, mode)
    size = _button_size(sight, [_face(sight, mode, verb) for verb in verbs])
    room = sight.zone(mode.source).menu_room(sight, mode.source)
    boxes = _in_room(sight, place, room, size, len(verbs)) if room else None
    return dict(zip(verbs, boxes or _on_free_side(sight, mode, place, size, len(verbs)), strict=True))


def _verbs(sight: AnySight, mode: Radial) -> tuple[str, ...]:
    menu = sight.zone(mode.source).menu
    return menu(sight, mode)[0] if menu else tuple(dict.fromkeys(target.verb for target in mode.targets))


def _in_room(sight: AnySight, card: Box, strip: Box, size: tuple[int, int], count: int) -> list[Box]:
    """The buttons in a strip, at the side of the card at which there is more room."""
    gap, away = _px(sight, _BETWEEN), _px(sight, _AWAY)
    left, right = card.x - away - strip.x, strip.right - away - card.right
    wide = min(size[0], (max(left, right) - gap) // _ABREAST)
    whole, lines = _ABREAST * (wide + gap) - gap, -(-count // _ABREAST)
    high = lines * (size[1] + gap) - gap
    x = card.right + away if (right, not sight.layout.left_handed) >= (left, True) else card.x - away - whole
    y = card.center[1] - high // 2
    return [
        Box(x + index % _ABREAST * (wide + gap), y + index // _ABREAST * (size[1] + gap), wide, size[1])
        for index in range(count)
    ]


def _on_free_side(sight: AnySight, mode: Radial, place: Box, size: tuple[int, int], count: int) -> list[Box]:
    """The buttons beside a place, or beside the panel in which it lies, where they hide nothing like it, and least of
    all else that lies on the table; one below the other or side by side."""
    menu, window = sight.zone(mode.source).menu, _open_part(sight)
    panel = menu(sight, mode)[1] if menu else None
    tiles = sight.layout.tiles([one.name for one in sight.opened])
    alike, lying = [place.rect, *(box.rect for box in tiles)], [box.rect for box in sight.layout.lying()]

    def hidden(boxes: Sequence[Box]) -> tuple[int, int]:
        whole = boxes[0].rect.unionall([box.rect for box in boxes])
        outside = whole.w * whole.h - _shared(whole, window)
        return outside + sum(_shared(whole, rect) for rect in alike), sum(_shared(whole, rect) for rect in lying)

    anchors = [place, *([panel] if panel and panel != place else [])]
    ways = [way for anchor in anchors for way in _around(sight, anchor, place, size, count)]
    return min(ways, key=hidden)


def _around(sight: AnySight, anchor: Box, place: Box, size: tuple[int, int], count: int) -> Iterator[list[Box]]:
    """The buttons at each side of an anchor, level with the place; the side to the middle of the window first."""
    gap, away, window = _px(sight, _BETWEEN), _px(sight, _AWAY), _open_part(sight)
    wide, high = size
    across, down = count * (wide + gap) - gap, count * (high + gap) - gap

    def grid(x: int, y: int, columns: int) -> list[Box]:
        """The buttons from an upper left corner on."""
        places = (divmod(index, columns) for index in range(count))
        return [Box(x + column * (wide + gap), y + line * (high + gap), wide, high) for line, column in places]

    level = max(window.y, min(place.center[1] - down // 2, window.bottom - down))
    beside = [anchor.right + away, anchor.x - away - wide]
    yield from (grid(x, level, 1) for x in (beside if anchor.center[0] < window.centerx else reversed(beside)))
    for columns, width, height in ((count, across, high), (1, wide, down)):
        left = max(window.x, min(place.center[0] - width // 2, window.right - width))
        yield from (grid(left, y, columns) for y in (anchor.bottom + away, anchor.y - away - height))


def _open_part(sight: AnySight) -> pygame.Rect:
    """The window below the top bar, without its edges."""
    (width, height), top, away = sight.layout.size, sight.layout.top, _px(sight, _AWAY)
    return pygame.Rect(away, top + away, width - 2 * away, height - top - 2 * away)


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    """The area that two rectangles share, in square pixels."""
    both = one.clip(other)
    return both.w * both.h


def _px(sight: AnySight, u: float) -> int:
    scale: float = sight.layout.scale
    return round(u * scale)


# ---------------------------------------------------------------------- what stands on a button
def _face(sight: AnySight, mode: Radial, verb: str) -> _Face:
    words, best = sight.text(f"table-verb-{verb}"), best_of(mode.targets, verb)
    if best is None or not best.is_legal:
        cost = best.cost if best else EMPTY
        return _Face(words, False, "" if cost else sight.text("table-verb-never"), cost)
    if (key := f"table-verb-{verb}.cost") in sight.wording.messages:
        return _Face(words, True, sight.text(key))
    is_free = sight.standing.has_prices and not best.cost
    return _Face(words, True, sight.text("table-verb-free") if is_free else "", best.cost)


def _button_size(sight: AnySight, faces: Sequence[_Face]) -> tuple[int, int]:
    """The size in pixels of all buttons: as wide as the longest verb and the longest cost need."""
    px = _letters(sight, theme.TITLE)
    words = max(width_of(face.words.upper(), "title", px) for face in faces) + 2
    costs = max(_cost_width(sight, face) for face in faces)
    wide = max(_px(sight, _WIDE), words + costs + 3 * _px(sight, _PAD))
    return wide, _px(sight, _HIGH * min(_TALLEST, max(1.0, sight.text_scale)))


def _cost_width(sight: AnySight, face: _Face) -> int:
    if face.note:
        return width_of(face.note, "text", _letters(sight, theme.CAPTION)) + 2
    return _icons(sight, face).get_width()


def _icons(sight: AnySight, face: _Face) -> pygame.Surface:
    px = max(theme.ICON_FLOOR + 2, _px(sight, _ICON * min(1.5, max(1.0, sight.text_scale))))
    return strip_surface(goods_strip(face.cost, face.cost.total > MANY), px, on_dark=True)


def _letters(sight: AnySight, u: theme.TextSize) -> int:
    return theme.Metrics(sight.layout.size, sight.text_scale).text_px(u)


# ---------------------------------------------------------------------- drawing
def draw_verb_menu(canvas: Canvas, sight: AnySight, mode: Radial) -> None:
    """Draw the verbs; those that are not possible are dim."""
    canvas.layer = LAYER
    boxes = verb_boxes(sight, mode)
    faces = {verb: _face(sight, mode, verb) for verb in boxes}
    rooms = {verb: _rooms(sight, box, faces[verb]) for verb, box in boxes.items()}
    px = canvas.common_px([(faces[verb].words, rooms[verb][0]) for verb in boxes], "title", theme.TITLE, upper=True)
    for verb, box in boxes.items():
        face, (words, cost) = faces[verb], rooms[verb]
        _draw_ground(canvas, sight, verb, box, face.is_legal)
        with canvas.within(box.rect):
            ink = theme.TXT if face.is_legal else theme.DISABLED
            canvas.letters(face.words, words, "title", px, ink, upper=True)
            if face.note:
                canvas.text(face.note, cost, "text", theme.CAPTION, ink, "right")
            else:
                _draw_icons(canvas, sight, face, cost)
        record_hit(canvas, box.rect, VerbSign(verb))


def _rooms(sight: AnySight, box: Box, face: _Face) -> tuple[pygame.Rect, pygame.Rect]:
    """The rooms for the words, at the left, and for the cost, at the right."""
    pad = _px(sight, _PAD)
    inner = box.rect.inflate(-2 * pad, -pad // 2)
    wide = min(_cost_width(sight, face), inner.width // 2)
    cost = pygame.Rect(inner.right - wide, inner.y, wide, inner.height)
    return pygame.Rect(inner.x, inner.y, cost.x - pad // 2 - inner.x, inner.height), cost


def _draw_ground(canvas: Canvas, sight: AnySight, verb: str, box: Box, is_legal: bool) -> None:
    chrome.drop_shadow(canvas, box.rect, 8, 12)
    if is_legal:
        edge = theme.GOLD if sight.touch.hover == VerbSign(verb) else sight.colour(verb)
        style = theme.PanelStyle(theme.PANEL2, edge, radius=14, edge_width=3)
    else:
        style = theme.PanelStyle(theme.PANEL, theme.LINE, radius=14, edge_width=1.5)
    canvas.panel(box.rect, style, verb)


def _draw_icons(canvas: Canvas, sight: AnySight, face: _Face, room: pygame.Rect) -> None:
    """The cost, as large as it can be in its room; faint where it cannot be paid."""
    row = _icons(sight, face)
    if row.get_width() > room.width:
        row = pygame.transform.smoothscale_by(row, room.width / row.get_width())
    if not face.is_legal:
        row = faded(row.copy())
    canvas.picture(row, room, "cost")
