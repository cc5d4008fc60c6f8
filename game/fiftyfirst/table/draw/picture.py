"""Draws the table of 51st State: what rests, what lies partly under others, and what is carried."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.atlas import atlas
from game.fiftyfirst.table.draw import boards
from game.fiftyfirst.table.draw.bars import draw_sidebar, draw_topbar
from game.fiftyfirst.table.draw.cards import draw_hand, face_of
from game.fiftyfirst.table.draw.glows import draw_means
from game.fiftyfirst.table.draw.lamplight import draw_lamplight
from game.fiftyfirst.table.draw.rows import draw_fronts, draw_raised, draw_rows, front_of, site_surface
from game.fiftyfirst.table.sight import Sight
from game.ui import places
from game.ui.art import chrome
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.input import Position
from game.ui.table.draw.picture import SHEER, held_picture
from game.ui.table.play.modes import Aiming, Held
from game.ui.table.zone import Carried, TableDrawing

_MARKER = 66
"""In u: size of a held marker."""


def draw_base(canvas: Canvas, sight: Sight) -> None:
    """Draw the table without log, hand, buttons and anything that moves."""
    canvas.blit(atlas(canvas.size), (0, 0))
    draw_lamplight(canvas, sight)
    canvas.layer = 1
    draw_topbar(canvas, sight)
    canvas.layer = 2
    if sight.layout.has_tabs:
        boards.draw_tabs(canvas, sight)
    else:
        boards.draw_board(canvas, sight, sight.layout.opponent)
    boards.draw_board(canvas, sight, sight.layout.own)
    draw_sidebar(canvas, sight)
    boards.draw_column(canvas, sight)
    boards.draw_beside(canvas, sight, sight.layout.beside)
    canvas.layer = 3
    draw_rows(canvas, sight, sight.layout.opponent)
    draw_rows(canvas, sight, sight.layout.own)


def _draw_raised(canvas: Canvas, sight: Sight) -> None:
    """Draw what lies partly under others as a whole: the hovered plate or Deal."""
    canvas.layer = 4
    draw_fronts(canvas, sight)
    if not isinstance(sight.mode, Held):
        draw_raised(canvas, sight, sight.layout.own)
        draw_raised(canvas, sight, sight.layout.opponent)
        boards.draw_hovered_deal(canvas, sight)


def _draw_aimed(canvas: Canvas, sight: Sight) -> None:
    if isinstance(sight.mode, Aiming) and sight.mode.purpose == "raze":
        draw_means(canvas, sight)


def _draw_hand(
    canvas: Canvas, sight: Sight, awaited: Collection[places.Label], risen: Mapping[places.Label, float]
) -> None:
    draw_hand(canvas, sight, awaited, dict(risen))


DRAWING: Final = TableDrawing(
    ground=draw_base,
    raised=_draw_raised,
    hand=_draw_hand,
    counts=boards.draw_counts,
    hovered=boards.draw_hovered_tab,
    aimed=_draw_aimed,
    face=face_of,
)
"""How what every table shows is drawn."""


# ---------------------------------------------------------------------- what is carried
def carried_marker(emblem: str) -> Carried:
    """The marker of an emblem under the pointer."""

    def draw(canvas: Canvas, _: Sight, pos: Position, __: bool) -> Box:
        return Box(*canvas.picture(marker(emblem, canvas.px(_MARKER)), pos, f"marker {emblem}"))

    return Carried(draw=draw)


def carried_site(number: int) -> Carried:
    """An own Site under the pointer."""

    def draw(canvas: Canvas, sight: Sight, pos: Position, is_over_legal: bool) -> Box:
        return _draw_carried_plate(canvas, sight, number, pos, is_over_legal)

    return Carried(draw=draw)


def _draw_carried_plate(canvas: Canvas, sight: Sight, number: int, pos: Position, is_over_legal: bool) -> Box:
    """An own Site under the pointer: a Ruin with its front."""
    box, (_, site) = sight.layout.place(number), sight.standing.view.site(number)
    assert box is not None, "what is held was taken from a place of the table"
    plate = front_of(sight, site, box) if site.ruin else site_surface(sight, site, box)
    place = Box(pos[0] - box.w // 2, pos[1] - box.h // 2, box.w, box.h)
    if not is_over_legal:
        chrome.drop_shadow(canvas, place.rect.move(canvas.px(8), canvas.px(14)), 14, 12)
    canvas.image(held_picture(plate, 0, SHEER if is_over_legal else 255), place[:2], site.card)
    return place
