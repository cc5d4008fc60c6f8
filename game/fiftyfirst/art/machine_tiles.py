"""Deployed Machines as tiles, where all of them are shown beside the States: the picture with the Strength alone on it;
beside or below it the title, the attack on paper and the code on dark ground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import pygame

from game.fiftyfirst.art import colours
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.machine_faces import KIND, MachineMarks
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.sets.moloch import attack_strip
from game.ui import theme
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.counted import LINES, counted, draw_row, row_px, row_width
from game.ui.art.ornaments import Drawing, FaceWords, Title, title_setting
from game.ui.art.shapes import box
from game.ui.art.strips import draw_strip, each_of, largest, strip_width
from game.ui.canvas import Canvas
from game.wording.signs import Strip

_INKS: Final = PALETTES[KIND]

_UPRIGHT: Final = 0.62
"""From this height, in widths, the picture stands above the words, else beside them."""

_ART = 0.44
"""Width of a picture beside the words, as a share of the tile."""

_STRENGTH, _TITLE = 0.3, 0.13
"""Size of the Strength, as a share of the picture, and of the title, as one of the tile."""

_HOT: Final = "#9B1220"
"""The number of a Strength that Frenzy has raised."""


class _Shape(NamedTuple):
    """Where the picture, the title, the attack and the code stand in a tile."""

    art: pygame.Rect
    title: pygame.Rect
    attack: pygame.Rect
    code: pygame.Rect


def _shape(size: tuple[int, int]) -> _Shape:
    width, height = size
    border = max(1, round(min(size) * 0.02))
    inner = pygame.Rect(border, border, width - 2 * border, height - 2 * border)
    gap = max(2, round(min(size) * 0.03))
    if height >= _UPRIGHT * width:
        return _upright(inner, gap)
    art = pygame.Rect(inner.x, inner.y, min(inner.height, round(inner.width * _ART)), inner.height)
    left, wide = art.right + gap, inner.right - gap - art.right - gap
    line = round((inner.height - 3 * gap) * 0.32)
    code = pygame.Rect(left, inner.bottom - gap - line, wide, line)
    attack = pygame.Rect(left, code.y - gap - line, wide, line)
    return _Shape(art, pygame.Rect(left, inner.y, wide, attack.y - inner.y), attack, code)


def _upright(inner: pygame.Rect, gap: int) -> _Shape:
    """The picture above the title; attack and code side by side at the foot."""
    line = max(theme.ICON_FLOOR + 4, round(inner.height * 0.19))
    foot = inner.bottom - gap - line
    half = (inner.width - 3 * gap) // 2
    attack = pygame.Rect(inner.x + gap, foot, half, line)
    code = pygame.Rect(attack.right + gap, foot, inner.right - gap - attack.right - gap, line)
    title = pygame.Rect(inner.x + gap, 0, inner.width - 2 * gap, max(theme.FLOOR + 6, round(inner.height * 0.17)))
    title.bottom = foot - gap // 2
    return _Shape(pygame.Rect(inner.x, inner.y, inner.width, title.y - inner.y), title, attack, code)


@kept
def machine_tile(
    machine: Machine, size: tuple[int, int], marks: MachineMarks, wording: FaceWords, text: float = 1.0
) -> Drawing:
    """A deployed Machine with its marks; ``text`` scales its title."""
    shape, canvas = _shape(size), ornaments.blank(size)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, min(size) * 0.06, _INKS[1], theme.INK, max(1.0, min(size) * 0.014))
        canvas.image(picture(machine.id, KIND, shape.art.size), shape.art.topleft, "picture")
        title = _title(machine, shape.title, min(size) * _TITLE * text, wording)
        canvas.letters(title.text, shape.title, "title", title.px, theme.PAPER, wrap=True)
        _draw_slip(canvas, each_of(attack_strip(machine.attack)), shape.attack, "left")
        at_right = "right" if shape.code.y == shape.attack.y else "left"
        _draw_slip(canvas, bag_strip(_counted(machine.code)), shape.code, at_right, on_dark=True)
        _draw_strength(canvas, shape.art, marks)
        _draw_lying(canvas, marks, shape.art)
    return ornaments.finished(canvas)


def _title(machine: Machine, room: pygame.Rect, most: float, wording: FaceWords) -> Title:
    """The title in the largest size that fits."""
    sizes = range(max(theme.FLOOR, round(most)), theme.FLOOR, -1)
    titles = (title_setting(machine.id, wording, px, room.width) for px in sizes)
    fitting = next((title for title in titles if title.height(0) <= room.height), None)
    return fitting or title_setting(machine.id, wording, theme.FLOOR, room.width)


def _counted(code: tuple[str, ...]) -> Mapping[str, int]:
    return {good: code.count(good) for good in dict.fromkeys(code)}


def _draw_slip(canvas: Canvas, strip: Strip, room: pygame.Rect, align: str, on_dark: bool = False) -> None:
    """Signs on a slip as long as they are, at the left or right of its place."""
    pad = max(2, room.height // 8)
    px = largest(strip, room.width - 2 * pad, max(theme.ICON_FLOOR, round(room.height * 0.8)))
    slip = pygame.Rect(room.x, room.y, min(room.width, round(strip_width(strip, px)) + 2 * pad), room.height)
    if align == "right":
        slip.right = room.right
    ground, edge = (theme.NIGHT, colours.MACHINE) if on_dark else (theme.PAPER, theme.INK)
    canvas.blit(box(slip.size, room.height * 0.16, ground, edge, 1), slip)
    draw_strip(canvas, strip, slip.inflate(-2 * pad, -2), px, on_dark=on_dark)


def _draw_strength(canvas: Canvas, art: pygame.Rect, marks: MachineMarks) -> None:
    """The Strength on its armour plate at the upper right of the picture, red if Frenzy has raised it."""
    px = max(theme.ICON_FLOOR + 6, round(min(art.size) * _STRENGTH))
    shown = canvas.icon("strength", (art.right - px * 0.56, art.y + px * 0.56), px)
    below, size = shown.move(0, round(px * 0.03)), max(theme.FLOOR, round(px * 0.6))
    canvas.letters(str(marks.strength), below, "number", size, _HOT if marks.frenzy else theme.INK, "center")


def _draw_lying(canvas: Canvas, marks: MachineMarks, art: pygame.Rect) -> None:
    """The tokens that lie on it, on a tray at the foot of the picture."""
    goods = counted((marks.goods + marks.gathered).items(), ones=False)
    if not goods:
        return
    pad = max(2, art.height // 24)
    px = row_px(goods, art.width - 4 * pad, min(art.height // 2, max(16, round(art.height * 0.24))), LINES)
    tray = pygame.Rect(0, 0, min(art.width - 2 * pad, row_width(goods, px, LINES) + 2 * pad), px + pad)
    tray.midbottom = (art.centerx, art.bottom - pad)
    canvas.blit(box(tray.size, tray.height * 0.2, theme.TRAY, theme.TRAY_EDGE, 1), tray)
    draw_row(canvas, goods, tray.inflate(-2 * pad, 0), px, form=LINES)
