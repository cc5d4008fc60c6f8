"""The question of an effect: its answers as tiles, and lit on the table where they lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.cards.vocabulary import RESOURCES
from game.kernel.bag import Bag
from game.ui.art import chrome
from game.ui.art.icons import icon
from game.ui.art.lettering import broken, width_of
from game.ui.art.strips import goods_row
from game.ui.canvas import Canvas
from game.ui.table import labels
from game.ui.table.draw.frames import draw_lit_places, draw_tile, lit_places, text_growth
from game.ui.table.play.choices import GOOD, SEAT, answers_of, named_by
from game.ui.table.sight import Sight
from game.ui.theme import DIALOG, GOLD, MUTED, PAPER, PanelStyle
from game.ui.widgets.button import Button, draw_button
from game.ui.widgets.dialog import LAYER

_TILE, _WIDEST = 108, 560
"""In u: the height of a tile without its name; the width of the words over it."""

Face = tuple[list[pygame.Surface], str]
"""The pictures on a tile, and its name."""


def draw_question(canvas: Canvas, sight: Sight, title: str) -> None:
    """The answers in a panel over the hand strip, where it hides nothing of the States, and lit on the table."""
    lit = lit_places(sight, canvas.marks)
    canvas.layer = LAYER
    draw_lit_places(canvas, sight, lit)
    answers = answers_of(sight.standing)
    face = _FACES[named_by(sight.standing.question)]
    tiles = [(labels.answer(answer), *face(canvas, sight, answer)) for answer in answers]
    gap, pad = canvas.px(14), canvas.px(18)
    name = canvas.metrics.text_px(16)
    wide = max(canvas.px(150), *(width_of(words, "strong", name) + canvas.px(28) for _, _, words in tiles),
               *(picture.get_width() + canvas.px(28) for _, pictures, _ in tiles for picture in pictures))  # fmt: skip
    tall = max(sum(p.get_height() + canvas.px(4) for p in pictures) for _, pictures, _ in tiles)
    tall += round(name * 1.3) + canvas.px(16)
    px = canvas.metrics.text_px(24)
    room = sight.layout.hand.strip
    width = min(room.w, max(len(tiles) * (wide + gap) + 2 * pad, canvas.px(_WIDEST * text_growth(canvas))))
    head = round(len(broken(title.upper(), "title", px, width - 2 * pad)) * px * 1.3)
    foot = max(30, canvas.px(46 * min(1.5, text_growth(canvas))))
    rect = pygame.Rect(0, 0, width, head + tall + foot + 4 * canvas.px(12))
    rect.midbottom = (room.center[0], room.bottom - 2)
    chrome.drop_shadow(canvas, rect, 12, 14)
    canvas.panel(rect, PanelStyle(DIALOG.fill, GOLD, radius=14, edge_width=3), "question")
    canvas.hit(rect, labels.PANEL)
    top = rect.y + canvas.px(12)
    with canvas.within(rect):
        words = pygame.Rect(rect.x + pad, top, rect.width - 2 * pad, head)
        canvas.text(title, words, "title", 24, PAPER, "center", wrap=True, upper=True)
    _draw_tiles(canvas, sight, tiles, pygame.Rect(rect.x + pad, top + head + canvas.px(12), rect.width - 2 * pad, tall))
    _draw_cancel(
        canvas, sight, pygame.Rect(rect.x + pad, rect.bottom - canvas.px(12) - foot, rect.width - 2 * pad, foot)
    )


def _draw_tiles(
    canvas: Canvas, sight: Sight, tiles: list[tuple[str, list[pygame.Surface], str]], room: pygame.Rect
) -> None:
    gap = canvas.px(14)
    step = (room.width + gap) // max(1, len(tiles))
    wide = min(step - gap, canvas.px(260 * text_growth(canvas)))
    left = room.centerx - (len(tiles) * (wide + gap) - gap) // 2
    for index, (label, pictures, words) in enumerate(tiles):
        cell = pygame.Rect(left + index * (wide + gap), room.y, wide, room.height)
        draw_tile(canvas, sight, label, pictures, words, cell)


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
    has = Bag({good: player.goods[good] for good in RESOURCES if player.goods[good]})
    row = goods_row(has, max(16, canvas.px(30)), badges=True, on_dark=False)
    return [icon(player.faction, max(24, canvas.px(62))), row], sight.names[answer]


def _good_face(canvas: Canvas, sight: Sight, answer: str) -> Face:
    """A good, with how many of it there are to take from."""
    victim = getattr(sight.standing.question, "victim", None)
    count = sight.standing.view.player(victim).goods[answer] if victim else 1
    row = goods_row(Bag({answer: count}), max(24, canvas.px(70)), badges=True, on_dark=False)
    return [row], sight.wording.good_name(answer)


_FACES: Mapping[str, Callable[[Canvas, Sight, str], Face]] = {SEAT: _seat_face, GOOD: _good_face}
"""What an answer names -> how it is shown."""
