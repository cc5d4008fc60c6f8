"""Draws the question of an effect: its answers as tiles, and lit on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.ui.art import chrome
from game.ui.art.lettering import broken, width_of
from game.ui.canvas import Canvas
from game.ui.places import Answer, Label
from game.ui.shades import is_high_contrast
from game.ui.table import labels
from game.ui.table.draw import frames
from game.ui.table.sight import AnySight
from game.ui.table.words.prompts import decline_key
from game.ui.theme import BODY, DIALOG, GOLD, MUTED, PAPER, TITLE, PanelStyle
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.screen import LAYER

_WIDEST = 560
"""In u: width of the words over the tiles, at normal text size."""

_BESIDE = 14
"""In u: gap between two tiles."""


class _Tile(NamedTuple):
    """One answer: its label, its pictures and its words."""

    label: Label
    pictures: list[pygame.Surface]
    words: str


class _Parts(NamedTuple):
    """The panel and its parts from the top down."""

    rect: pygame.Rect
    head: pygame.Rect
    tiles: pygame.Rect
    foot: pygame.Rect
    across: int
    """Number of tiles side by side."""

    decline: pygame.Rect | None = None
    """The button that takes nothing, or no more, if there is one."""


def draw_question(canvas: Canvas, sight: AnySight, title: str) -> None:
    """Draw the answers in a panel, and light them on the table, where the panel hides as few as possible.

    Much of what lies on the table is chosen there, and so are cards in the hand if there are too many for the panel.
    """
    lit = frames.lit_places(sight, canvas.marks)
    about = _place_asked_about(sight)
    bright = [place.rect for place in lit] + ([about] if about else [])
    if not is_high_contrast():
        frames.darken_all_but(canvas, bright)
    canvas.layer = LAYER
    frames.draw_lit_places(canvas, sight, lit)
    if about:
        chrome.focus_ring(canvas, about, GOLD, 10, 4)
    tiles = [_Tile(Answer(answer), *face) for answer, face in _faces(canvas, sight, lit)]
    if tiles or sight.standing.match.undo_barrier():
        parts = _measure(canvas, sight, title, tiles, bright)
    else:
        parts = _measure_bar(canvas, sight, title, bright)
    chrome.drop_shadow(canvas, parts.rect, 12, 14)
    canvas.panel(parts.rect, PanelStyle(DIALOG.fill, GOLD, radius=14, edge_width=3), "question")
    canvas.hit(parts.rect, labels.PANEL)
    with canvas.within(parts.rect):
        canvas.text(title, parts.head, "title", TITLE, PAPER, "center", wrap=True, upper=True)
    _draw_tiles(canvas, sight, tiles, parts)
    if parts.decline:
        label, words = _decline(sight)
        draw_button(canvas, Button(label, words, parts.decline), sight.touch)
    _draw_cancel(canvas, sight, parts.foot)


def _faces(
    canvas: Canvas, sight: AnySight, lit: Sequence[frames.LitPlace]
) -> Iterator[tuple[str | int, tuple[list[pygame.Surface], str]]]:
    """The answers that have tiles, with their pictures and words: not those that take nothing, nor what is lit on the
    table and has no tile then, nor too many cards."""
    standing, row = sight.standing, sight.standing.answer_row(sight.standing.named)
    answers = [answer for answer in standing.answers if not standing.declines(answer)]
    if row is None or (row.most and len(answers) > row.most):
        return
    on_table = {place.label for place in lit} if row.on_table else set()
    for answer in answers:
        if Answer(answer) not in on_table:
            yield answer, row.face(canvas, sight, answer)


def _place_asked_about(sight: AnySight) -> pygame.Rect | None:
    """The place that the question is about."""
    about = sight.standing.asked.about
    place = about(sight.standing.question) if about else None
    if place is None:
        return None
    box = sight.box(place)
    return box.rect if box else None


def _decline(sight: AnySight) -> tuple[Label, str]:
    """Label and words of the button that takes nothing, or no more; without words if there is none."""
    question, label = sight.standing.question, sight.standing.decline
    if question is None or label not in sight.standing.offers:
        return label, ""
    return label, sight.text(decline_key(question))


def _decline_width(canvas: Canvas, sight: AnySight) -> int:
    words = _decline(sight)[1]
    return width_of(words.upper(), "title", canvas.metrics.text_px(BODY)) + canvas.px(48) if words else 0


def _measure(canvas: Canvas, sight: AnySight, title: str, tiles: Sequence[_Tile], lit: Sequence[pygame.Rect]) -> _Parts:
    """As large as words and pictures need, where it hides least of ``lit``, then least of all other cards.

    Tiles stand in one line, or in lines of nearly the same length.
    """
    room, grown, pad, gap = sight.layout.room, frames.text_growth(canvas), canvas.px(18), canvas.px(12)
    wide, tall = _tile_size(canvas, tiles)
    most = max(1, (room.w - 2 * pad + canvas.px(_BESIDE)) // (wide + canvas.px(_BESIDE)))
    across = -(-len(tiles) // -(-len(tiles) // most)) if tiles else 1
    width = min(room.w, max(across * (wide + canvas.px(_BESIDE)) + 2 * pad, canvas.px(_WIDEST * grown)))
    px = canvas.metrics.text_px(TITLE)
    head = round(len(broken(title.upper(), "title", px, width - 2 * pad)) * px * 1.3)
    foot = _foot_height(canvas)
    lines = -(-len(tiles) // across)
    decline = foot + gap if _decline(sight)[1] else 0
    grid = min(max(0, lines * (tall + gap) - gap), canvas.size[1] - head - foot - decline - 5 * gap)
    rect = pygame.Rect(0, 0, width, head + grid + foot + decline + 4 * gap)
    rect = _place(sight, rect, lit)
    inner = rect.inflate(-2 * pad, -2 * gap)
    button = pygame.Rect(0, inner.bottom - foot - decline, min(inner.width, _decline_width(canvas, sight)), foot)
    button.centerx = inner.centerx
    return _Parts(
        rect,
        pygame.Rect(inner.x, inner.y, inner.width, head),
        pygame.Rect(inner.x, inner.y + head + gap, inner.width, grid),
        pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot),
        across,
        button if decline else None,
    )


def _measure_bar(canvas: Canvas, sight: AnySight, title: str, lit: Sequence[pygame.Rect]) -> _Parts:
    """One line for a question whose answers all lie on the table: its words, then the button."""
    room, pad, gap = sight.layout.room, canvas.px(18), canvas.px(12)
    px, foot, decline = canvas.metrics.text_px(TITLE), _cancel_width(canvas, sight), _decline_width(canvas, sight)
    buttons = foot + (decline + pad if decline else 0)
    words = min(width_of(title.upper(), "title", px) + 4, room.w - buttons - 3 * pad)
    lines = len(broken(title.upper(), "title", px, words))
    height = max(round(lines * px * 1.3), _foot_height(canvas)) + 2 * gap
    rect = _place(sight, pygame.Rect(0, 0, words + buttons + 3 * pad, height), lit)
    head = pygame.Rect(rect.x + pad, rect.y + gap, words, height - 2 * gap)
    foot_rect = pygame.Rect(rect.right - pad - foot, rect.y + gap, foot, height - 2 * gap)
    button = pygame.Rect(foot_rect.x - pad - decline, 0, decline, _foot_height(canvas))
    button.centery = rect.centery
    return _Parts(rect, head, pygame.Rect(rect.x, rect.y, 0, 0), foot_rect, 1, button if decline else None)


def _cancel_width(canvas: Canvas, sight: AnySight) -> int:
    return width_of(_cancel_words(sight).upper(), "title", canvas.metrics.text_px(BODY)) + canvas.px(70)


def _cancel_words(sight: AnySight) -> str:
    """What the button says that undoes what led to the question: whose decision goes, if it was another person's."""
    match, undoer = sight.standing.match, sight.standing.match.undoer
    if undoer and undoer != sight.standing.asked_seat and match.is_human(undoer):
        return str(sight.text("undo-of", name=match.names[undoer]))
    return str(sight.text("table-cancel"))


def _foot_height(canvas: Canvas) -> int:
    return max(30, canvas.px(46 * min(1.6, frames.text_growth(canvas))))


def _place(sight: AnySight, rect: pygame.Rect, lit: Sequence[pygame.Rect]) -> pygame.Rect:
    """The place for the question that covers least of what can be chosen."""
    window = pygame.Rect((0, 0), sight.layout.size).inflate(-8, -8)
    places = []
    for middle in sight.layout.middles(rect.size, True):
        place = rect.copy()
        place.center = middle
        places.append(place.clamp(window))
    cards = [box.rect for box in sight.layout.cards()]

    def hidden(place: pygame.Rect) -> tuple[int, int]:
        return sum(frames.shared(place, kept) for kept in lit), sum(frames.shared(place, card) for card in cards)

    return min(places, key=hidden)


def _tile_size(canvas: Canvas, tiles: Sequence[_Tile]) -> tuple[int, int]:
    """Width and height that hold the pictures and words of every tile."""
    if not tiles:
        return 1, 0
    px, air = canvas.metrics.text_px(BODY), canvas.px(28)
    widths = [width_of(tile.words, "strong", px) for tile in tiles]
    widths += [picture.get_width() for tile in tiles for picture in tile.pictures]
    tall = max(sum(picture.get_height() + canvas.px(4) for picture in tile.pictures) for tile in tiles)
    return max(canvas.px(150), max(widths) + air), tall + round(px * 1.3) + canvas.px(16)


def _draw_tiles(canvas: Canvas, sight: AnySight, tiles: Sequence[_Tile], parts: _Parts) -> None:
    gap, room, across = canvas.px(_BESIDE), parts.tiles, parts.across
    lines = max(1, -(-len(tiles) // across))
    wide = min((room.width + gap) // across - gap, canvas.px(260 * frames.text_growth(canvas)))
    tall = (room.height + canvas.px(12)) // lines - canvas.px(12)
    px = frames.tile_px(canvas, [tile.words for tile in tiles], wide)
    for index, tile in enumerate(tiles):
        line, place = divmod(index, across)
        count = min(across, len(tiles) - line * across)
        left = room.centerx - (count * (wide + gap) - gap) // 2
        cell = pygame.Rect(left + place * (wide + gap), room.y + line * (tall + canvas.px(12)), wide, tall)
        frames.draw_tile(canvas, sight, tile.label, tile.pictures, tile.words, cell, px)


def _draw_cancel(canvas: Canvas, sight: AnySight, foot: pygame.Rect) -> None:
    """The button that undoes what led to the question, or why that is not possible."""
    barrier = sight.standing.match.undo_barrier()
    if barrier:
        why = sight.text("keys-no-cancel", reason=sight.narrator.barrier(barrier))
        with canvas.within(foot):
            canvas.text(why, foot, "text", BODY, MUTED, "center", wrap=True)
        return
    words = _cancel_words(sight)
    rect = pygame.Rect(0, 0, min(_cancel_width(canvas, sight), foot.width), min(foot.height, _foot_height(canvas)))
    rect.center = foot.center
    draw_button(canvas, Button(labels.CANCEL, words, rect, icon="undo"), sight.touch)
