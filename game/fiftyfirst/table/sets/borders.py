"""The border tiles (R53.1): those beside a seat at the foot of its board, all of them in the overview."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.art.tile_faces import border_strip
from game.fiftyfirst.cards.sets.borders import BORDER as KIND
from game.fiftyfirst.cards.sets.borders import BorderSide, border_sides, side_below, tile_of_side
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.references import BORDER
from game.fiftyfirst.rules.sets.borders.messages import ActivateBorder, Border, BorderActivated
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.boards import rounded
from game.fiftyfirst.table.moves.script import Endpoints, Script
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import BorderAt
from game.fiftyfirst.table.words.prompts import forecast_lines
from game.fiftyfirst.table.zone import LineTiles, TableSet
from game.fiftyfirst.wording.sets.borders import border_action, border_line, border_standing
from game.kernel.seats import Seat
from game.ui.art.lettering import width_of
from game.ui.art.strips import draw_signs, draw_strip, signs_width
from game.ui.art.upright import fitted
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.motion.motion import Gleam
from game.ui.places import Label
from game.ui.table.moves.script import GOODS
from game.ui.table.standing import ACT, ANSWER, END, FOLLOW, WAIT
from game.ui.table.zone import Cards, Zone
from game.ui.theme import CAPTION, FULL_CELL, ICON_FLOOR, NOTE_INK, PLATE_ICON_FLOOR, STRIP, STRIP_USED
from game.ui.widgets.button import record_hit
from game.wording.signs import ARROW, Strip, compacted

_IN_LINE = 200.0
"""In u: width of a tile in the line of the overview."""

_TILE: Final = FULL_CELL._replace(edge=PALETTES[KIND][3])

_BROAD, _PICTURE = 1.1, 0.34
"""Width of the picture of a tile, in heights, and at most as a share of the tile."""

TURN = 520
"""Milliseconds at normal speed for which a tile lights up."""


# ---------------------------------------------------------------------- where they lie, and how they are drawn
def beside(view: TableView, seat: Seat) -> tuple[BorderAt, ...]:
    """The tiles beside a seat, that to the next player first."""
    found = [border for border in view.borders if seat in border.between]
    return tuple(BorderAt(border.side) for border in sorted(found, key=lambda border: border.between[0] != seat))


def _border(sight: Sight, side: str) -> Border:
    return next(border for border in sight.standing.view.borders if border.side == side)


def _draw_beside(canvas: Canvas, sight: Sight, label: BorderAt, box: Box) -> None:
    """A tile on the board of the player: the neighbour who will find the other side up, what it is, in words where they
    have room, and what the side that is up costs and brings."""
    canvas.panel(box.rect, STRIP if _can_begin(sight, label) else STRIP_USED, label)
    art = _draw_picture(canvas, sight, label, box)
    left = art.right + canvas.px(7)
    left = _draw_name(canvas, sight, label, pygame.Rect(left, box.y, box.right - left - canvas.px(6), box.h))
    room = pygame.Rect(left, box.y + 1, box.right - left - canvas.px(4), box.h - 2)
    _draw_side(canvas, sight, label, box, room)


def _draw_picture(canvas: Canvas, sight: Sight, label: BorderAt, box: Box) -> pygame.Rect:
    """The picture of what lies there, and on it the emblem of the neighbour; returns its place."""
    seat, edge = sight.layout.own.seat, max(2, canvas.px(4))
    high = box.h - 2 * edge
    art = pygame.Rect(box.x + edge, box.y + edge, min(round(high * _BROAD), round(box.w * _PICTURE)), high)
    shown = rounded(picture(label.side, KIND, art.size), max(2, canvas.px(5)))
    canvas.image(shown, art.topleft, f"picture of {label.side}")
    other = next((one for one in _border(sight, label.side).between if one != seat), None)
    if other is not None:
        px = max(PLATE_ICON_FLOOR, min(canvas.px(26), art.height - 2, art.width - 2))
        canvas.picture(marker(sight.emblem(other), px), (art.right - px / 2, art.bottom - px / 2), f"border to {other}")
    return art


def _draw_name(canvas: Canvas, sight: Sight, label: BorderAt, room: pygame.Rect) -> int:
    """The name of what lies there, if it has room beside what the side that is up does; returns where that begins."""
    words, px = sight.text("kind-border"), canvas.metrics.text_px(CAPTION)
    wide = width_of(words, "strong", px) + 2
    does = signs_width(_strip_of(sight, label), _icon_px(room.height))
    if wide + canvas.px(8) + does > room.width:
        return room.x
    place = pygame.Rect(room.x, room.y, wide, room.height)
    return canvas.letters(words, place, "strong", px, NOTE_INK).right + canvas.px(8)


def _draw_between(canvas: Canvas, sight: Sight, label: BorderAt, box: Box) -> None:
    """A tile in the overview: its picture between the emblems of both neighbours, and below on paper what the side
    that is up costs and brings."""
    canvas.panel(box.rect, _TILE, label)
    inner, gap = box.grown(-max(1, canvas.px(3))).rect, canvas.px(6)
    foot = pygame.Rect(inner.x, 0, inner.width, round(inner.height * 0.44))
    foot.bottom = inner.bottom
    above = pygame.Rect(inner.x, inner.y, inner.width, foot.y - inner.y - max(1, gap // 2))
    px = max(ICON_FLOOR + 2, round(above.height * 0.78))
    between = _border(sight, label.side).between
    ends = (above.x + gap, above.right - gap - px)[: len(between)]
    art = pygame.Rect(above.x + px + 2 * gap, above.y, above.width - len(ends) * (px + 2 * gap), above.height)
    with canvas.within(box.rect):
        canvas.image(rounded(picture(label.side, KIND, art.size), max(1, art.height // 8)), art.topleft, label.side)
        for seat, x in zip(between, ends, strict=False):
            canvas.picture(marker(sight.emblem(seat), px), (x + px / 2, above.centery), f"border of {seat}")
        canvas.panel(foot, STRIP._replace(radius=5), "does")
        strip, size = _strip_of(sight, label), max(ICON_FLOOR, round(foot.height * 0.78))
        room = foot.inflate(-2 * gap, -2)
        draw_strip(canvas, fitted(strip, room.width, min(size, ICON_FLOOR + 4)), room, size)
    record_hit(canvas, box.rect, label)


def _draw_side(canvas: Canvas, sight: Sight, label: BorderAt, box: Box, room: pygame.Rect) -> None:
    """What the side that is up costs and brings, on one line or on two, with equal goods as one icon and their number
    or without: whatever gives the largest icons."""
    strip, most = _strip_of(sight, label), _icon_px(box.h)
    closer = compacted(strip)
    forms: tuple[tuple[Strip, ...], ...] = ((strip,), (closer,), _halves(strip), _halves(closer))

    def size_of(lines: tuple[Strip, ...]) -> int:
        sizes = range(min(most, room.height // len(lines) - 1), ICON_FLOOR - 1, -1)
        return next((px for px in sizes if all(signs_width(line, px) <= room.width for line in lines)), 0)

    lines = max(forms, key=size_of)
    high = room.height // len(lines)
    if size := size_of(lines):
        for number, line in enumerate(lines):
            draw_signs(canvas, line, pygame.Rect(room.x, room.y + number * high, room.width, high), size)
    else:
        draw_strip(canvas, fitted(strip, room.width, min(most, ICON_FLOOR + 4)), room, most)
    record_hit(canvas, box.rect, label)


def _halves(strip: Strip) -> tuple[Strip, Strip]:
    """What comes before the arrow, and the arrow with what comes after it."""
    cut = strip.index(ARROW)
    return strip[:cut], strip[cut:]


def _strip_of(sight: Sight, label: BorderAt) -> Strip:
    return border_strip(border_sides(sight.catalog)[label.side])


def _icon_px(high: int) -> int:
    return max(ICON_FLOOR, round(high * 0.56))


def _can_begin(sight: Sight, label: BorderAt) -> bool:
    """Whether a tile is not refused now, also while others play."""
    standing = sight.standing
    others_play = standing.turn == WAIT and standing.mover not in (None, standing.seat)
    return label in standing.offers or not (standing.turn in (ACT, FOLLOW, ANSWER, END) or others_play)


# ---------------------------------------------------------------------- what is said and done there
def _about(sight: Sight, side: str) -> tuple[str, ...]:
    """The name of a border tile, its neighbours, and what both its sides do, the one that is up first (R53.1)."""
    known = next((border for border in sight.standing.view.borders if border.side == side), None)
    standing = (str(border_standing(sight.wording, known, sight.names)),) if known else ()
    up, other = border_sides(sight.catalog)[side], side_below(sight.catalog, side)
    words = sight.wording
    return words.title(up.id), *standing, border_line(words, up), _other_side(sight, other.id)


def _other_side(sight: Sight, side: str) -> str:
    """What whoever uses a tile turns up for both neighbours."""
    does = border_action(sight.wording, border_sides(sight.catalog)[side])
    return sight.text("table-beyond-activate_border", does=does)


def _borders(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    return ((label, box) for label, box in sight.layout.own.tiles.items() if isinstance(label, BorderAt))


def _both_sides(sight: Sight, at: BorderAt) -> Cards:
    """Both sides of each border tile beside the player, or of this one."""
    view, seat = sight.standing.view, sight.standing.seat
    beside = [border.side for border in view.borders if seat in border.between]
    together = beside if at.side in beside else [at.side]
    sides = tuple(both for up in together for both in (up, side_below(sight.catalog, up).id))
    return sides, sides.index(at.side)


def _flipped(before: Sight, after: Sight) -> Iterator[Label]:
    known = before.standing.view.borders
    return (BorderAt(border.side) for border in after.standing.view.borders if border not in known)


def _activating(sight: Sight, at: BorderAt) -> tuple[str, ...]:
    commands = sight.standing.offers.at(at)
    return forecast_lines(sight, commands[0]) if commands else ()


def _box(sight: Sight, at: BorderAt) -> Box | None:
    """Where the tile with this side lies, whichever is up; None for a tile between others."""
    tile = tile_of_side(sight.catalog)[at.side]
    tiles = ((label, box) for label, box in sight.layout.own.tiles.items() if isinstance(label, BorderAt))
    return next((box for label, box in tiles if tile_of_side(sight.catalog)[label.side] is tile), None)


def _turning(sight: Sight, commands: Sequence[AnyCommand]) -> tuple[str, ...]:
    """Which side the neighbours then see."""
    command = commands[0]
    assert isinstance(command, ActivateBorder), "it stands at that command"
    return (_other_side(sight, side_below(sight.catalog, command.side).id),)


# ---------------------------------------------------------------------- what moves
def _tile(places: Endpoints, event: BorderActivated) -> Box:
    return places.after.box(BorderAt(event.side)) or places.plate(event.seat)


def _turn(script: Script, event: BorderActivated) -> None:
    """The tile shows its side until it is paid for, and lights up as it turns; what it gives flies out of it."""
    places = script.endpoints
    place = _tile(places, event)
    paid = script.next_token + GOODS // 2
    if place != places.plate(event.seat):
        script.veil(place.grown(2), paid)
    script.add(Gleam(at=place, delay=paid, lasts=TURN))
    script.origin = place
    script.now += GOODS // 2


BORDERS: Final = TableSet(
    has=lambda view: bool(view.borders),
    zones=(
        Zone(
            BorderAt,
            box=_box,
            draw_on_board=_draw_beside,
            draw_in_line=_draw_between,
            about=lambda sight, at: _about(sight, at.side),
            cards=_both_sides,
            shown=lambda _, at: at.side,
            offered=_borders,
            changed=_flipped,
            brings=_activating,
            tried=lambda standing, at: ActivateBorder(standing.seat, at.side),
            names_deed=True,
            is_begun=True,
            begins=(BORDER,),
            after=spots.EXCHANGE,
            topic="borders",
            source="border",
            printed=BorderSide,
        ),
    ),
    line=LineTiles(lambda sheet: [BorderAt(border.side) for border in sheet.view.borders], _IN_LINE),
    foot=beside,
    later={ActivateBorder: _turning},
    motions={BorderActivated: _turn},
    paid_at={BorderActivated: _tile},
)
