"""The question of an effect: its answers as tiles, and lit on the table where they lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.kernel.bag import Bag
from game.ui.art import chrome
from game.ui.art.icons import icon
from game.ui.art.lettering import broken, width_of
from game.ui.art.strips import goods_row
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.draw.frames import draw_lit_places, draw_tile, lit_places, text_growth
from game.ui.table.draw.rows import site_surface
from game.ui.table.play.choices import DEAL, GOOD, SEAT, SITE, answers_of, named_by
from game.ui.table.sight import Sight
from game.ui.table.words.places import resources_of
from game.ui.theme import DIALOG, GOLD, MUTED, PAPER, PanelStyle
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.dialog import LAYER

_WIDEST = 560
"""In u: the width of the words over the tiles, at the usual size of text."""

Face = tuple[list[pygame.Surface], str]
"""The pictures on a tile, and its name."""


class _Tile(NamedTuple):
    """One answer: its label, its pictures and its name."""

    label: str
    pictures: list[pygame.Surface]
    words: str


class _Parts(NamedTuple):
    """The panel and its parts from the top down."""

    rect: pygame.Rect
    head: pygame.Rect
    tiles: pygame.Rect
    foot: pygame.Rect


def draw_question(canvas: Canvas, sight: Sight, title: str) -> None:
    """The answers in a panel over the hand strip, where it hides nothing of the States, and lit on the table."""
    lit = lit_places(sight, canvas.marks)
    canvas.layer = LAYER
    draw_lit_places(canvas, sight, lit)
    face = _FACES[named_by(sight.standing.question)]
    tiles = [_Tile(labels.answer(answer), *face(canvas, sight, answer)) for answer in answers_of(sight.standing)]
    parts = _measure(canvas, sight, title, tiles)
    chrome.drop_shadow(canvas, parts.rect, 12, 14)
    canvas.panel(parts.rect, PanelStyle(DIALOG.fill, GOLD, radius=14, edge_width=3), "question")
    canvas.hit(parts.rect, labels.PANEL)
    with canvas.within(parts.rect):
        canvas.text(title, parts.head, "title", 24, PAPER, "center", wrap=True, upper=True)
    _draw_tiles(canvas, sight, tiles, parts.tiles)
    _draw_cancel(canvas, sight, parts.foot)


def _measure(canvas: Canvas, sight: Sight, title: str, tiles: Sequence[_Tile]) -> _Parts:
    """As large as words and pictures need; the foot of the panel is the foot of the hand strip."""
    room, grown, pad, gap = sight.layout.hand.strip, text_growth(canvas), canvas.px(18), canvas.px(12)
    wide, tall = _tile_size(canvas, tiles)
    width = min(room.w, max(len(tiles) * (wide + canvas.px(14)) + 2 * pad, canvas.px(_WIDEST * grown)))
    px = canvas.metrics.text_px(24)
    head = round(len(broken(title.upper(), "title", px, width - 2 * pad)) * px * 1.3)
    foot = max(30, canvas.px(46 * min(1.5, grown)))
    rect = pygame.Rect(0, 0, width, head + tall + foot + 4 * gap)
    rect.midbottom = (room.center[0], room.bottom - 2)
    inner = rect.inflate(-2 * pad, -2 * gap)
    return _Parts(
        rect,
        pygame.Rect(inner.x, inner.y, inner.width, head),
        pygame.Rect(inner.x, inner.y + head + gap, inner.width, tall),
        pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot),
    )


def _tile_size(canvas: Canvas, tiles: Sequence[_Tile]) -> tuple[int, int]:
    """Width and height with which every tile holds its pictures and its name."""
    px, air = canvas.metrics.text_px(16), canvas.px(28)
    names = [width_of(tile.words, "strong", px) for tile in tiles]
    pictures = [picture.get_width() for tile in tiles for picture in tile.pictures]
    tall = max(sum(picture.get_height() + canvas.px(4) for picture in tile.pictures) for tile in tiles)
    return max(canvas.px(150), max(*names, *pictures) + air), tall + round(px * 1.3) + canvas.px(16)


def _draw_tiles(canvas: Canvas, sight: Sight, tiles: Sequence[_Tile], room: pygame.Rect) -> None:
    gap = canvas.px(14)
    step = (room.width + gap) // max(1, len(tiles))
    wide = min(step - gap, canvas.px(260 * text_growth(canvas)))
    left = room.centerx - (len(tiles) * (wide + gap) - gap) // 2
    for index, tile in enumerate(tiles):
        cell = pygame.Rect(left + index * (wide + gap), room.y, wide, room.height)
        draw_tile(canvas, sight, tile.label, tile.pictures, tile.words, cell)


def _draw_cancel(canvas: Canvas, sight: Sight, foot: pygame.Rect) -> None:
    """Take back what led to the question, or why that is not possible."""
    barrier = sight.standing.match.undo_barrier()
    if barrier:
        why = sight.text("keys-no-cancel", reason=sight.wording.undo_barrier(barrier))
        with canvas.within(foot):
            canvas.text(why, foot, "text", 16, MUTED, "center", wrap=True)
        return
    words = sight.text("table-cancel")
    wide = width_of(words.upper(), "title", canvas.metrics.text_px(20)) + canvas.px(70)
    rect = pygame.Rect(0, 0, min(wide, foot.width), foot.height)
    rect.center = foot.center
    draw_button(canvas, Button(labels.CANCEL, words, rect, icon="undo"), sight.touch)


def _seat_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """The emblem of a player, and the resources from which one would be taken."""
    player = sight.standing.view.player(answer)
    row = goods_row(resources_of(sight, answer), max(16, canvas.px(30)), badges=True, on_dark=False)
    return [icon(player.faction, max(24, canvas.px(62))), row], sight.names[answer]


def _good_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A good, with how many of it there are to take from."""
    victim = getattr(sight.standing.question, "victim", None)
    count = sight.standing.view.player(victim).goods[answer] if victim else 1
    row = goods_row(Bag({answer: count}), max(24, canvas.px(70)), badges=True, on_dark=False)
    return [row], sight.wording.good_name(answer)


def _site_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A Location as it stands in its State."""
    found = sight.site(int(answer))
    assert found is not None, "what is asked for stands in a State"
    plate = site_surface(sight, found[1], Box(0, 0, max(110, canvas.px(170)), max(70, canvas.px(112))))
    return [plate], sight.wording.short_title(found[1].card)


def _deal_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """What a Deal gives."""
    row = goods_row(sight.catalog.locations[answer].deal, max(24, canvas.px(62)), on_dark=False)
    return [row], sight.wording.short_title(answer)


_FACES: Mapping[str, Callable[[Canvas, Sight, str], Face]] = {
    SEAT: _seat_face,
    GOOD: _good_face,
    SITE: _site_face,
    DEAL: _deal_face,
}
"""What an answer names -> how it is shown."""
