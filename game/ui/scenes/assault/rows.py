"""An Assault as a table: a row for each Machine in the order of the attacks, a column for each seat that it hits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import NamedTuple

import pygame

from game.kernel.seats import Seat, Viewer
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import HitAt, Label, MachineAt, ScoreOf
from game.ui.running import assaults
from game.ui.scenes.account import rows_of
from game.ui.scenes.assault.drawing import draw_arrow, draw_hit, draw_machine, hit_tip, machine_tip
from game.ui.theme import DIALOG, LAMP, LINE, RED
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import Scroller
from game.ui.widgets.sheet import ScreenSheet

_PLATE, _GAP, _ROW_GAP, _PAD, _HEAD_GAP = 74, 26, 6, 12, 8
MACHINE, _SEAT, _ROW, _SMALLEST_ROW, _HINT = 380, 560, 92, 41, 26
"""In u: height of a plate, gaps between columns and rows, edge of the table, gap below the plates; greatest widths of a
Machine and of the column of a seat, greatest and least height of a row, height of a hint."""

_ARROW, _THREAD = 16, 4
"""In u: size of the head of an arrow, width of its shaft."""

_FEW = 4
"""From so many seats on a Machine has a smaller share of the width."""


class Shown(NamedTuple):
    """The part of an Assault that ``viewer`` is shown: the hits ``seen``; those of the Machine at the place ``lit``
    stand out as just done."""

    account: assaults.AssaultAccount
    seen: Set[Label]
    viewer: Viewer
    names: Mapping[Seat, str]
    first_player: Seat
    lit: int | None = None


class Cells(NamedTuple):
    """Where a Machine and what it did to each seat have been drawn."""

    machine: pygame.Rect
    seats: Mapping[Seat, pygame.Rect]


DrawPlate = Callable[[Canvas, pygame.Rect, Seat, bool], None]
"""Draws the licence plate of a seat, lit or not."""

Put = Callable[[Canvas, Button], None]
"""Records a place with its tooltip."""


class AssaultRows:
    """Draws an Assault; rows that have no room scroll."""

    def __init__(self, context: Context, draw_plate: DrawPlate, put: Put) -> None:
        self._context, self._draw_plate, self._put = context, draw_plate, put
        self.list = Scroller()

    def draw(self, canvas: Canvas, shown: Shown, room: pygame.Rect) -> Mapping[int, Cells]:
        """Draw into the middle of ``room``; returns the places of the rows in sight."""
        account, sheet = shown.account, ScreenSheet(canvas.metrics)
        count, seats = max(1, len(account.order)), max(1, len(account.seats))
        pad, gap, plate = canvas.px(_PAD), canvas.px(_GAP), canvas.px(sheet.grown(_PLATE, 1.25))
        fixed = plate + canvas.px(_HEAD_GAP) + 2 * pad
        pitch = min(canvas.px(sheet.grown(_ROW, 1.4)), (room.height - fixed) // count)
        pitch = max(pitch, canvas.px(sheet.grown(_SMALLEST_ROW, 1.6)))
        inner = room.width - 2 * pad
        machine = min(canvas.px(sheet.grown(MACHINE, 1.3)), inner * (30 if seats < _FEW else 24) // 100)
        column = min(canvas.px(sheet.grown(_SEAT, 1.3)), (inner - machine) // seats - gap)
        panel = pygame.Rect(0, 0, machine + seats * (column + gap) + 2 * pad, min(room.height, fixed + pitch * count))
        panel.center = room.center
        canvas.panel(panel, DIALOG._replace(edge=LINE, alpha=0.98), "account")
        left = pygame.Rect(panel.x + pad, panel.y + pad, machine, plate)
        columns = []
        for number, seat in enumerate(account.seats):
            place = pygame.Rect(left.right + gap + number * (column + gap), left.y, column, plate)
            first = seat == shown.first_player
            self._draw_plate(canvas, place, seat, first)
            canvas.panel(place, DIALOG._replace(fill=None, edge=LAMP if first else LINE), ScoreOf(seat))
            columns.append(place)
        top = left.bottom + canvas.px(_HEAD_GAP)
        rows = pygame.Rect(left.x, top, panel.right - canvas.px(3) - left.x, panel.bottom - pad - top)
        pitch = pitch if pitch * count > rows.height + 2 else min(pitch, rows.height // count)
        return self._draw_list(canvas, shown, rows, machine, columns, pitch)

    def _draw_list(
        self, canvas: Canvas, shown: Shown, rect: pygame.Rect, machine: int, columns: Sequence[pygame.Rect], pitch: int
    ) -> Mapping[int, Cells]:
        text, order = self._context.text, shown.account.order
        sizes = pitch, canvas.px(_ROW_GAP), canvas.px(ScreenSheet(canvas.metrics).grown(_HINT, 1.5))
        found: dict[int, Cells] = {}
        with rows_of(canvas, self.list, rect, sizes, len(order), lambda n: text("assault-more", count=n)) as rows:
            for number, row in rows.items():
                seats = {
                    seat: pygame.Rect(column.x, row.y, column.width, row.height)
                    for seat, column in zip(shown.account.seats, columns, strict=True)
                }
                found[order[number]] = Cells(pygame.Rect(row.x, row.y, machine, row.height), seats)
            with canvas.one_size():
                for place, cells in found.items():
                    self._draw_machine(canvas, shown, place, cells)
            for place, cells in found.items():
                self._draw_hits(canvas, shown, place, cells)
        return found

    def _draw_machine(self, canvas: Canvas, shown: Shown, place: int, cells: Cells) -> None:
        """A Machine, and the red thread that leads from it to all that it hits."""
        hurt = [seat for seat in shown.account.seats if _is_hurt(shown, seat, place)]
        if hurt:
            line, head = max(2, canvas.px(_THREAD)), cells.machine
            far = cells.seats[hurt[-1]].x - head.right - canvas.px(_ARROW) // 2
            canvas.fill((head.right, head.centery - line // 2, far, line), RED)
        machine = shown.account.machines[place]
        draw_machine(canvas, self._context, machine, cells.machine, place == shown.lit)
        tip = machine_tip(self._context, machine)
        self._put(canvas, Button(MachineAt(place), "", cells.machine, drawn=False, tip=tip))

    def _draw_hits(self, canvas: Canvas, shown: Shown, place: int, cells: Cells) -> None:
        """What a Machine did to each seat."""
        machine = shown.account.machines[place]
        for seat, cell in cells.seats.items():
            label = HitAt(seat, place)
            hit = shown.account.cells[label]
            if _is_hurt(shown, seat, place):
                draw_arrow(canvas, (cell.x, cell.centery), canvas.px(_ARROW))
            if hit.is_decided and label not in shown.seen:
                continue
            draw_hit(canvas, self._context, hit, cell, shown.viewer, fresh=place == shown.lit)
            words = hit_tip(self._context, hit, machine, shown.names[seat], shown.viewer)
            self._put(canvas, Button(label, "", cell, drawn=False, tip=words))


def _is_hurt(shown: Shown, seat: Seat, place: int) -> bool:
    label = HitAt(seat, place)
    return label in shown.seen and shown.account.cells[label].kind in assaults.HURTS
