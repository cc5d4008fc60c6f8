"""Machines of Moloch: their upright faces, and the plates that lie on the table.

Everywhere the code stands at the left, the Strength at the right, and below them what an attack does; a faint sign of
the row type tells which Location the hacked side is, as the code hints (R44.5.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import pygame

from game.fiftyfirst.art import colours
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.art.pictures import composition, picture
from game.fiftyfirst.cards.sets.moloch import Machine
from game.fiftyfirst.wording.sets.moloch import attack_strip
from game.kernel.bag import EMPTY, Bag
from game.ui import theme
from game.ui.art import ornaments
from game.ui.art.cache import kept
from game.ui.art.counted import IconCount, counted, draw_row, row_width
from game.ui.art.lettering import width_of
from game.ui.art.ornaments import Drawing, FaceWords, in_any_size, title_setting
from game.ui.art.shapes import box
from game.ui.art.strips import draw_signs, draw_strip, signs_width
from game.ui.art.upright import Upright, draw_kind
from game.ui.canvas import Canvas
from game.wording.signs import Sign

KIND: Final = "machine"
"""The name of the inks and of the icon of Machines."""

_INKS: Final = PALETTES[KIND]
_TITLED_WIDE, _TITLED_HIGH = 100, 84
"""Least width and height, in pixels, of a plate with a title."""

_ACROSS: Final = 1.45
"""From this width, in heights, the code of a plate stands in a row, else in a column."""

_UPRIGHT: Final = 0.95
"""Under this width, in heights, a Machine lies there as a tile, as it does where a plate has no title."""

_SLIP: Final = 0.2
"""Height of a slip of a tile, as a share of that of the tile."""

_SHIELD: Final = 0.4
"""Maximum size of the Strength on a tile, as a share of its width."""

_READY: Final = theme.PanelStyle(theme.PAPER, theme.INK, radius=3, edge_width=1)
_CODE: Final = theme.PanelStyle(theme.INK, None, radius=3)
"""The ground of the code on a tile: where the Machine can be hacked now, and elsewhere."""

_STRIKES: Final = "#3B1B1F"
"""The ground of an attack on a tile."""
_ADDED: Final = "+1"
"""What Frenzy adds to the Strength."""

_GATHERED: Final = theme.PanelStyle("#FFF3CE", theme.INK, radius=3, edge_width=1)
_ON_CARD: Final = theme.PanelStyle(theme.TRAY, theme.TRAY_EDGE, radius=3, edge_width=1)
"""Trays of tokens that are being gathered, and of those that lie there."""

_ATTACK: Final = theme.PanelStyle(theme.PAPER, theme.INK, radius=4, edge_width=1)
_ATTACKS: Final = 0.34
"""Size of the signs of an attack on a plate, as a share of its height: crosses over goods hide less of them."""


class MachineMarks(msgspec.Struct, frozen=True):
    """What a deployed Machine shows: its ``strength`` now, whether that has risen by Frenzy (R44.5.5), the ``goods``
    that lie on it, those that are being ``gathered`` to be left there (R44.14), and whether it can be hacked now."""

    strength: int
    frenzy: bool = False
    goods: Bag = EMPTY
    gathered: Bag = EMPTY
    ready: bool = False


# ---------------------------------------------------------------------- upright
def machine_face(machine: Machine, width: int, wording: FaceWords, text: float = 1.0) -> pygame.Surface:
    """The face of a Machine in the shape of a card, of any width; ``text`` scales the title of a small one."""
    return machine_drawing(machine, width, wording, text).surface


@kept
def machine_drawing(machine: Machine, width: int, wording: FaceWords, text: float = 1.0) -> Drawing:
    """The face of a Machine, with its marks."""
    face = Upright(width)
    canvas, border = ornaments.blank((width, face.height)), face.border
    large, tiny = face.is_large, face.is_tiny
    foot = face.row(face.height - border, 4)
    attack = face.band(foot.y, 0.2, 0.17, theme.ICON_FLOOR + 2)
    with canvas.within(canvas.rect):

        def say_kind(strip: pygame.Rect) -> None:
            canvas.fill(strip, colours.MACHINE)
            draw_kind(canvas, strip, KIND, wording.text("art-machine"))

        of, ends = composition(machine.id, KIND), (attack.y, foot.y)
        above = face.draw_head(canvas, of, _INKS, wording, text, ends, say_kind, colours.MACHINE)
        if not tiny:
            _draw_attack_band(canvas, machine, attack, wording if large else None)
        _draw_foot(canvas, machine, foot, width, wording if large else None)
        _draw_code_column(canvas, machine, above)
        size = max(theme.ICON_FLOOR + 6, round(width * (0.2 if large else 0.27)))
        _draw_strength(canvas, (width - border - size * 0.56, border + size * 0.56), size, machine.strength)
        if machine.frenzy:
            flame = max(theme.ICON_FLOOR, round(size * 0.66))
            middle = (width - border - size * 0.56, border + size * 1.1 + flame * 0.5)
            if not tiny:
                _draw_frenzy(canvas, middle, flame)
            canvas.icon("frenzy", middle, flame)
    return ornaments.finished(canvas)


def _draw_frenzy(canvas: Canvas, flame: tuple[float, float], px: int) -> None:
    """The dark slip of a frenzied Machine, with the Strength that it adds left of the ``flame``."""
    size = max(theme.FLOOR, round(px * 0.56))
    wide = width_of(_ADDED, "number", size) + round(size * 0.5)
    slip = pygame.Rect(0, 0, wide + px, round(px * 1.1))
    slip.midright = (round(flame[0] + px * 0.55), round(flame[1]))
    ornaments.lay(canvas, slip, slip.height * 0.3, theme.INK)
    words = pygame.Rect(slip.x + round(size * 0.3), slip.y, wide, slip.height)
    canvas.letters(_ADDED, words, "number", size, theme.PAPER)


def _draw_attack_band(canvas: Canvas, machine: Machine, room: pygame.Rect, wording: FaceWords | None) -> None:
    """What an attack does, on paper; on large faces below the sign of the attack."""
    ornaments.lay(canvas, room, 0, theme.PAPER)
    strip = attack_strip(machine.attack)
    px = round(min(room.height * 0.8, room.width * 0.24))
    if wording is not None:
        strip = (Sign("good", "assault"), Sign("colon"), *strip)
    draw_strip(canvas, strip, room.inflate(-room.width // 12, -2), max(theme.ICON_FLOOR, px))


def _draw_foot(canvas: Canvas, machine: Machine, foot: pygame.Rect, width: int, wording: FaceWords | None) -> None:
    """The row type at which the code hints, behind the sign of hacking; with its name on large faces."""
    ornaments.lay(canvas, foot, width * 0.02, _INKS[2])
    px = max(theme.ICON_FLOOR, round(foot.height * 0.8))
    hint = (Sign("good", "hack"), Sign("arrow"), Sign("good", machine.hacked_type))
    if wording is None:
        draw_strip(canvas, hint, foot, px, on_dark=True)
        return
    shown = draw_strip(canvas, hint, pygame.Rect(foot.x + px // 2, foot.y, foot.width, foot.height), px, "left", True)
    left = shown.right + px // 3
    words = wording.text(f"art-type-{machine.hacked_type}").upper()
    room = pygame.Rect(left, foot.y, foot.right - px // 3 - left, foot.height)
    canvas.letters(words, room, "sign", max(theme.FLOOR, round(foot.height * 0.36)), theme.PAPER, wrap=True)


def _draw_code_column(canvas: Canvas, machine: Machine, room: pygame.Rect) -> None:
    """The code on dark pins at the left of the picture."""
    most = max(theme.ICON_FLOOR + 2, round(room.width * 0.19))
    size = max(theme.ICON_FLOOR + 2, min(most, room.height // len(machine.code) - 1))
    left, top = room.x + max(1, room.width // 40), room.y + max(1, room.width // 40)
    step = min(size + max(1, size // 14), max(1, (room.height - size) // max(1, len(machine.code) - 1)))
    for number, good in enumerate(machine.code):
        ornaments.disc(canvas, good, pygame.Rect(left, top + number * step, size, size))


def _draw_strength(canvas: Canvas, middle: tuple[float, float], px: int, strength: int, hot: bool = False) -> None:
    """The Strength on its armour plate; red if Frenzy has raised it."""
    rect = canvas.icon("strength", middle, px)
    number = str(strength)
    below, size = rect.move(0, round(px * 0.03)), max(theme.FLOOR, round(px * 0.6))
    canvas.letters(number, below, "number", size, _HOT if hot else theme.INK, "center")


_HOT: Final = "#9B1220"
"""The number of a Strength that Frenzy has raised."""


@kept
def machine_back(machine: Machine, size: tuple[int, int]) -> pygame.Surface:
    """What one sees of a hacked card from behind: its Machine, as a small picture in a steel edge."""
    canvas = ornaments.blank(size)
    border = max(1, round(size[0] * 0.06))
    ornaments.lay(canvas, canvas.rect, size[0] * 0.1, colours.MACHINE, theme.INK, 1)
    inner = canvas.rect.inflate(-2 * border, -2 * border)
    ornaments.hang(canvas, picture(machine.id, KIND, inner.size), inner.topleft, 1)
    return ornaments.finished(canvas).surface


# ---------------------------------------------------------------------- on the table
def machine_plate(
    machine: Machine, size: tuple[int, int], marks: MachineMarks, wording: FaceWords, text: float = 1.0
) -> pygame.Surface:
    """A deployed Machine in landscape format."""
    return in_any_size(size, lambda large: machine_plate_drawing(machine, large, marks, wording, text).surface)


@kept
def machine_plate_drawing(
    machine: Machine, size: tuple[int, int], marks: MachineMarks, wording: FaceWords, text: float = 1.0
) -> Drawing:
    """A deployed Machine, with its marks: as a plate with its title in landscape format, or else as a tile."""
    width, height = size
    canvas = ornaments.blank(size)
    border = max(2, round(height * 0.03))
    inner = pygame.Rect(border, border, width - 2 * border, height - 2 * border)
    with canvas.within(canvas.rect):
        ornaments.lay(canvas, canvas.rect, height * 0.07, _INKS[1], theme.INK, max(1.5, height * 0.016))
        if width < max(height * _UPRIGHT, _TITLED_WIDE):
            _draw_tile(canvas, machine, inner, marks)
        else:
            ornaments.hang(canvas, picture(machine.id, KIND, inner.size), inner.topleft, max(1, round(height * 0.05)))
            _draw_plate(canvas, machine, _draw_plate_title(canvas, machine, inner, wording, text), marks)
    return ornaments.finished(canvas)


def _draw_plate(canvas: Canvas, machine: Machine, room: pygame.Rect, marks: MachineMarks) -> None:
    """Over the picture of a plate, above its title: the code, the row type it hints at, Strength, the tokens that lie
    there, and its attack."""
    unit = max(theme.ICON_FLOOR, min(round(room.height * 0.3), round(canvas.rect.width * 0.21)))
    across = room.width >= _ACROSS * room.height
    code = _draw_plate_code(canvas, machine, room, unit, across)
    top = _draw_plate_strength(canvas, room, unit, marks, machine)
    bottom = _draw_plate_attack(canvas, machine, room, unit, code if not across else room.x)
    bare = not marks.goods and not marks.gathered
    _draw_plate_hint(canvas, machine, room, unit, code if not across else 0, top, bottom, bare)
    left = room.x if across else code
    upper = room.y + unit + 2 if across else top.bottom
    _draw_tokens(canvas, marks, pygame.Rect(left + 1, upper, room.right - left - 2, bottom.y - upper), unit)


def _draw_tile(canvas: Canvas, machine: Machine, inner: pygame.Rect, marks: MachineMarks) -> None:
    """An upright tile: a picture with the Strength and what lies there, below it a slip with the attack and one with
    the code, which is bright only where the Machine can be hacked now."""
    slip = max(theme.PLATE_ICON_FLOOR + 2, round(inner.height * _SLIP))
    art = pygame.Rect(inner.x, inner.y, inner.width, inner.height - 2 * slip)
    ornaments.hang(canvas, picture(machine.id, KIND, art.size), art.topleft, max(1, round(inner.height * 0.05)))
    attack, code = (pygame.Rect(inner.x, art.bottom + slip * row, inner.width, slip) for row in (0, 1))
    px = max(theme.ICON_FLOOR, min(slip - 2, round(slip * 0.86), (inner.width - 4) // len(machine.code)))
    canvas.fill(attack, _STRIKES)
    draw_signs(canvas, attack_strip(machine.attack), attack.inflate(-4, 0), px, on_dark=True)
    canvas.panel(code, _READY if marks.ready else _CODE, "ready" if marks.ready else "code")
    step = min(round(px * 1.24), (code.width - 4) // len(machine.code))
    left = code.centerx - (step * (len(machine.code) - 1) + px) // 2
    for number, good in enumerate(machine.code):
        canvas.icon(good, (left + number * step + px / 2, code.centery), px)
    shield = max(theme.ICON_FLOOR + 6, round(min(inner.height * 0.23, inner.width * _SHIELD)))
    place = pygame.Rect(art.right - shield - 1, art.y + 1, shield, shield)
    _draw_strength(canvas, place.center, shield, marks.strength, marks.frenzy)
    tray = pygame.Rect(art.x + 1, max(place.bottom, art.bottom - slip - 1), art.width - 2, slip)
    _draw_tokens(canvas, marks, tray, px)


def _draw_plate_title(
    canvas: Canvas, machine: Machine, inner: pygame.Rect, wording: FaceWords, text: float
) -> pygame.Rect:
    """The title at the foot of a large plate; returns what is left above it."""
    if inner.width < _TITLED_WIDE or inner.height < _TITLED_HIGH:
        return inner
    least = round(inner.height * 0.19)
    title = title_setting(machine.id, wording, max(theme.FLOOR, round(least * 0.7 * text)), inner.width - 6)
    if title.lines > 1 and inner.height < 2 * _TITLED_HIGH:
        title = title_setting(machine.id, wording, theme.FLOOR, inner.width - 6)
    high = title.height(least)
    band = pygame.Rect(inner.x, inner.bottom - high, inner.width, high)
    canvas.fill(band, _INKS[0])
    canvas.letters(title.text, band.inflate(-6, 0), "title", title.px, theme.PAPER, "center", wrap=True)
    return pygame.Rect(inner.x, inner.y, inner.width, inner.height - high)


def _draw_plate_code(canvas: Canvas, machine: Machine, room: pygame.Rect, unit: int, across: bool) -> int:
    """The code in a dark row or column at the left; returns its right edge."""
    count, pad = len(machine.code), max(1, unit // 12)
    px = unit if across else max(theme.ICON_FLOOR, min(unit, (room.height - 2 * pad) // count))
    long, broad = count * px + 2 * pad, px + 2 * pad
    ground = pygame.Rect(room.topleft, (long, broad) if across else (broad, min(room.height, long)))
    canvas.blit(box(ground.size, px * 0.2, theme.INK, alpha=0.8), ground)
    step = (ground.height - 2 * pad - px) / max(1, count - 1)
    for number, good in enumerate(machine.code):
        x = ground.x + pad + (number + 0.5) * px if across else ground.centerx
        y = ground.centery if across else ground.y + pad + px / 2 + number * step
        canvas.icon(good, (x, y), px)
    return ground.right


def _draw_plate_strength(
    canvas: Canvas, room: pygame.Rect, unit: int, marks: MachineMarks, machine: Machine
) -> pygame.Rect:
    """The Strength at the upper right, with a flame to its left: bright in Frenzy, faint while a Machine that may fall
    into Frenzy has not; returns what both cover."""
    px = max(theme.ICON_FLOOR + 4, round(unit * 1.25))
    px = min(px, room.height // 2)
    place = pygame.Rect(room.right - px, room.y, px, px)
    _draw_strength(canvas, place.center, px, marks.strength, marks.frenzy)
    if not machine.frenzy:
        return place
    flame = max(theme.ICON_FLOOR, round(px * 0.72))
    beside = pygame.Rect(place.x - flame, place.y + (px - flame) // 2, flame, flame)
    canvas.icon("frenzy", beside, flame, dim=not marks.frenzy)
    return place.union(beside)


def _draw_plate_attack(canvas: Canvas, machine: Machine, room: pygame.Rect, unit: int, left: int) -> pygame.Rect:
    """What an attack does, on a slip of paper at the lower right; returns its place."""
    strip, pad = attack_strip(machine.attack), max(2, unit // 8)
    most = room.right - left - 2
    largest = range(max(unit, round(room.height * _ATTACKS)), theme.ICON_FLOOR, -1)
    px = next((px for px in largest if signs_width(strip, px) <= most - 2 * pad), theme.ICON_FLOOR)
    slip = pygame.Rect(0, 0, min(most, round(signs_width(strip, px)) + 2 * pad), px + 2)
    slip.bottomright = (room.right, room.bottom)
    canvas.panel(slip, _ATTACK, "attack")
    draw_signs(canvas, strip, slip.inflate(-2 * pad, 0), px)
    return slip


def _draw_plate_hint(
    canvas: Canvas,
    machine: Machine,
    room: pygame.Rect,
    unit: int,
    code: int,
    strength: pygame.Rect,
    attack: pygame.Rect,
    bare: bool,
) -> None:
    """The row type at which the code hints, as a faint sign on a dark disc: below a row of code, or to the right of a
    column of it, which ends at ``code``: beside the Strength, beside the attack, or between them on a plate that is
    ``bare`` of tokens."""
    px = max(theme.ICON_FLOOR, round(unit * 0.9))
    ground = pygame.Rect(0, 0, px + 2, px + 2)
    if code:
        middle = strength.bottom + (attack.y - strength.bottom - ground.height) // 2
        ways = [(room.y, strength.x), (room.bottom - ground.height, attack.x), (middle, room.right)]
        top = next((top for top, end in ways[: 3 if bare else 2] if code + 1 + ground.width <= end), None)
        ground.x = code + 1
    else:
        ground.x, top = room.x, room.bottom - ground.height if room.x + ground.width <= attack.x else None
    if top is None:
        return
    ground.y = top
    canvas.blit(box(ground.size, px * 0.3, theme.INK, alpha=0.66), ground)
    canvas.icon(machine.hacked_type, ground.center, px, dim=True)


def _draw_tokens(canvas: Canvas, marks: MachineMarks, room: pygame.Rect, unit: int) -> None:
    """The tokens on a Machine in a tan tray, those that are being gathered in a bright one to its right, or all of them
    in that where there is no room for two."""
    most, pad = max(theme.ICON_FLOOR, min(unit, room.height - 2)), 2
    groups = [(bag, style) for bag, style in ((marks.goods, _ON_CARD), (marks.gathered, _GATHERED)) if bag]
    if not groups:
        return

    def fits(px: int) -> bool:
        rows = (counted(bag.items(), ones=False) for bag, _ in groups)
        return sum(row_width(row, px) + 2 * pad for row in rows) <= room.width

    if not fits(theme.ICON_FLOOR) and len(groups) > 1:
        groups = [(marks.goods + marks.gathered, _GATHERED)]
    px = next((px for px in range(most, theme.ICON_FLOOR, -1) if fits(px)), theme.ICON_FLOOR)
    rows = [(counted(bag.items(), ones=False), style) for bag, style in groups]
    widths = [min(room.width, row_width(row, px) + 2 * pad) for row, _ in rows]
    left, high = room.right - sum(widths), px + 2
    top = room.y + max(0, (room.height - high) // 2)  # on the lowest plates over the attack, not over the Strength
    for (row, style), wide in zip(rows, widths, strict=True):
        tray = pygame.Rect(left, top, wide, high)
        canvas.panel(tray, style, "tray")
        if row_width(row, px) <= wide:
            draw_row(canvas, row, tray.inflate(-2 * pad, 0), px, "left")
        else:
            _draw_closely(canvas, row, tray.inflate(-2 * pad, 0), px)
        left = tray.right


def _draw_closely(canvas: Canvas, row: Sequence[IconCount], tray: pygame.Rect, px: int) -> None:
    """Tokens of which each covers a part of the one before, without their numbers."""
    step = (tray.width - px) / max(1, len(row) - 1)
    for number, one in enumerate(row):
        canvas.icon(one.icon, (tray.x + px / 2 + number * step, tray.centery), px)
