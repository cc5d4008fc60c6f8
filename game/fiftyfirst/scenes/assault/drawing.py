"""What the screen of an Assault draws: a row for each Machine in the order of the attacks, a column for each seat, and
in them what each Machine does; and the threads of a question."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence, Set
from typing import NamedTuple

import pygame

from game.fiftyfirst.art.goods import ordered
from game.fiftyfirst.art.machine_faces import KIND
from game.fiftyfirst.art.pictures import picture
from game.fiftyfirst.of_context import catalog_of, wording_of
from game.fiftyfirst.scenes.account import rows_of
from game.fiftyfirst.table import accounts
from game.fiftyfirst.table.accounts import Hit
from game.fiftyfirst.table.spots import HitAt, MachineAt
from game.fiftyfirst.wording.rows.cards import bag_strip
from game.fiftyfirst.wording.sets import moloch
from game.kernel.seats import Seat, Viewer, may_see
from game.ui import theme
from game.ui.art.cache import kept
from game.ui.art.strips import draw_strip, each_of, strip_width
from game.ui.art.svg import rasterise
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, ScoreOf
from game.ui.widgets.button import Button
from game.ui.widgets.screen import ScreenSheet
from game.ui.widgets.scroller import Scroller
from game.wording.signs import Sign, Strip

HIT = theme.SUNK._replace(edge=theme.RED, edge_width=2)
"""Where a Machine has found something."""

_ASKED = theme.SUNK._replace(fill=theme.PANEL2, edge=theme.LAMP, edge_width=2.5)
_LIT = theme.SUNK._replace(fill=theme.PANEL2, edge=theme.LAMP, edge_width=2.5)

_SIGN, _ICON, _PAD = 104, 38, 8
"""In u: width of a picture and of icons at most; distance of what stands in a line."""

_TWO_LINES = 2.1
"""Height of a Machine's place in heights of its title, from which its attack stands below the title."""


def draw_machine(canvas: Canvas, context: Context, machine: str, rect: pygame.Rect, lit: bool = False) -> None:
    """Draw a Machine into ``rect``: its picture, its title and the signs of its attack; ``lit`` while it attacks."""
    found, wording = context.content.machines[machine], context.wording
    canvas.panel(rect, _LIT if lit else theme.SUNK, "machine")
    pad = canvas.px(_PAD)
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(_SIGN), rect.width // 4), rect.height)
    inner = sign.inflate(-canvas.px(6), -canvas.px(6))
    with canvas.within(rect):
        canvas.image(picture(machine, KIND, inner.size), inner.topleft, machine)
        room = pygame.Rect(sign.right + pad, rect.y + 2, rect.right - sign.right - 2 * pad, rect.height - 4)
        strip = each_of(moloch.attack_strip(found.attack))
        if room.height > _TWO_LINES * canvas.metrics.text_px(theme.TITLE):
            title = pygame.Rect(room.x, room.y, room.width, room.height // 2)
            signs = pygame.Rect(room.x, title.bottom, room.width, room.bottom - title.bottom)
            draw_strip(canvas, strip, signs, _icon_px(canvas, signs), "left", on_dark=True)
        else:
            px = _icon_px(canvas, room)
            wide = min(math.ceil(strip_width(strip, px)), room.width // 2)
            signs = pygame.Rect(room.right - wide, room.y, wide, room.height)
            draw_strip(canvas, strip, signs, px, "right", on_dark=True)
            title = pygame.Rect(room.x, room.y, signs.x - pad - room.x, room.height)
        canvas.text(wording.title(machine), title, "title", theme.TITLE, theme.TXT, wrap=True, upper=True)


def _icon_px(canvas: Canvas, room: pygame.Rect) -> int:
    return max(theme.ICON_FLOOR, min(canvas.px(_ICON), room.height - 4))


def machine_tip(context: Context, machine: str) -> str:
    """The title of a Machine, what it does to each player, and how to look at it closely."""
    attack = moloch.attack(wording_of(context), catalog_of(context).machines[machine].attack)
    return "\n".join((context.wording.title(machine), attack, context.text("card-closely")))


# ---------------------------------------------------------------------- what it does
def draw_hit(canvas: Canvas, context: Context, hit: Hit, rect: pygame.Rect, viewer: Viewer, fresh: bool) -> None:
    """Draw what a Machine did to a seat, nothing while that is open; ``fresh`` if it has just appeared."""
    if hit.kind == accounts.WAITING:
        return
    style = {accounts.ASKED: _ASKED}.get(hit.kind, HIT if hit.kind in accounts.HURTS else theme.SUNK)
    canvas.panel(rect, style._replace(fill=theme.PANEL2) if fresh and hit.kind in accounts.HURTS else style, "hit")
    pad = canvas.px(_PAD)
    room = rect.inflate(-2 * pad, -4)
    with canvas.within(rect):
        if hit.kind in (accounts.RAZED, accounts.LOCATION):
            _draw_location(canvas, context, hit, rect)
        elif hit.kind == accounts.TOOK:
            _draw_taken(canvas, context, hit, room, viewer)
        elif hit.kind == accounts.BOARD:
            strip = (Sign("good", "blocked_action"), *bag_strip(dict.fromkeys(hit.names, 1)))
            _draw_signs(canvas, strip, room, context.text("assault-blocked"), theme.TXT)
        elif hit.kind == accounts.NOTHING:
            strip = (Sign("good", "shield"),) if hit.reason == "shielded" else bag_strip(ordered(hit.missing), True)
            _draw_signs(canvas, strip, room, context.text(f"assault-nothing-{hit.reason}"), theme.MUTED, dim=True)
        elif hit.kind == accounts.ASKED:
            canvas.text(context.text("assault-asked"), room, "text", theme.BODY, theme.TXT, "center", wrap=True)


def _draw_location(canvas: Canvas, context: Context, hit: Hit, rect: pygame.Rect) -> None:
    """The Location that was razed or stopped, crossed by the sign of that, and what its owner got for it."""
    location = context.content.locations[hit.card or ""]
    sign = pygame.Rect(rect.x, rect.y, min(canvas.px(_SIGN), rect.width // 4), rect.height)
    inner, pad = sign.inflate(-canvas.px(8), -canvas.px(8)), canvas.px(_PAD)
    canvas.image(picture(location.id, location.type, inner.size), inner.topleft, location.id)
    done = "raze" if hit.kind == accounts.RAZED else "blocked_action"
    px = max(theme.ICON_FLOOR, min(canvas.px(_ICON), inner.height - 2, inner.width - 2))
    left, right = sign.right + pad, rect.right - pad
    canvas.icon(done, (left + px / 2, rect.centery), px)
    left += px + pad
    if hit.gained:
        strip = (Sign("arrow"), *bag_strip(ordered(hit.gained), hit.gained.total > 1))
        size = max(theme.ICON_FLOOR, min(px, round((rect.width - left + rect.x) * 0.2)))
        wide = math.ceil(strip_width(strip, size))
        room = pygame.Rect(right - wide, rect.y, wide, rect.height)
        right = draw_strip(canvas, strip, room, size, "right", on_dark=True).x - pad
    words = pygame.Rect(left, rect.y + 2, right - left, rect.height - 4)
    canvas.text(context.wording.title(location.id), words, "title", theme.TITLE, theme.TXT, wrap=True, upper=True)


def _draw_taken(canvas: Canvas, context: Context, hit: Hit, room: pygame.Rect, viewer: Viewer) -> None:
    """The goods that were taken, crossed; and which cards they are, or how many there should have been."""
    taken = bag_strip(ordered(hit.goods) or hit.goods, hit.goods.total > 2)
    strip = tuple(sign._replace(crossed=True) for sign in taken)
    words = ""
    if hit.names and ("deal" in hit.goods or may_see(viewer, hit.seat)):
        words = ", ".join(map(context.wording.title, hit.names))
    elif hit.missing:
        words = context.text("assault-of", n=hit.goods.total, all=(hit.goods + hit.missing).total)
    _draw_signs(canvas, strip, room, words, theme.TXT)


def _draw_signs(canvas: Canvas, strip: Strip, room: pygame.Rect, words: str, colour: str, dim: bool = False) -> None:
    """Signs at the left, words behind them."""
    px = max(theme.PLATE_ICON_FLOOR, min(canvas.px(_ICON), room.height - 4))
    left, pad = room.x, canvas.px(_PAD)
    if strip and dim:
        for sign in strip:
            canvas.icon(sign.name, (left + px / 2, room.centery), px, dim=True)
            left += px + pad // 2
        left += pad // 2
    elif strip:
        wide = min(math.ceil(strip_width(strip, px)), room.width * 6 // 10 if words else room.width)
        left = draw_strip(canvas, strip, pygame.Rect(room.x, room.y, wide, room.height), px, "left", True).right + pad
    if words:
        place = pygame.Rect(left, room.y, room.right - left, room.height)
        canvas.text(words, place, "text", theme.BODY, colour, wrap=True)


def hit_tip(context: Context, hit: Hit, machine: str, name: str, viewer: Viewer) -> str:
    """What a Machine did to a seat, in words, and why."""
    text, wording = context.text, context.wording
    facts = {"name": name, "machine": wording.card(machine)}
    match hit.kind:
        case accounts.RAZED:
            card = wording.card(hit.card or "")
            told = text("assault-tip-razed", card=card, **facts)
            return f"{told}\n{text('assault-tip-gained', goods=hit.gained)}" if hit.gained else told
        case accounts.LOCATION:
            return text("assault-tip-location", card=wording.card(hit.card or ""), **facts)
        case accounts.BOARD:
            return text("assault-tip-board", **facts)
        case accounts.TOOK:
            lines = [text("assault-tip-took", goods=hit.goods, **facts)]
            if hit.names and ("deal" in hit.goods or may_see(viewer, hit.seat)):
                lines.append(wording.cards(hit.names))
            if hit.missing:
                lines.append(text("assault-tip-missing", goods=hit.missing))
            return "\n".join(lines)
        case accounts.NOTHING:
            return text(f"assault-tip-{hit.reason}", **facts)
    return text(f"assault-tip-{hit.kind}", **facts)


# ---------------------------------------------------------------------- threads
THREAD = 5
"""Width of a thread in u."""


def draw_thread(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], bold: bool) -> None:
    """Draw a thread that leaves ``start`` to the right and comes to ``end`` from the left."""
    bend = max(abs(end[0] - start[0]) // 2, canvas.px(20))
    curve = (start, (start[0] + bend, start[1]), (end[0] - bend, end[1]), end)
    _draw_path(canvas, curve, bold)


def draw_laid_thread(
    canvas: Canvas, start: tuple[int, int], end: tuple[int, int], lane: tuple[int, int], bold: bool
) -> None:
    """Draw a thread that leaves ``start`` to the right, runs above the cards from ``lane`` on, and comes to ``end``
    from above."""
    bend, turn = max(4, (lane[0] - start[0]) // 2), max(4, end[1] - lane[1])
    turn = min(turn, max(4, end[0] - lane[0]))
    way = (
        start, (start[0] + bend, start[1]), (lane[0] - bend, lane[1]), lane,
        lane, (end[0] - turn, lane[1]), (end[0] - turn, lane[1]),
        (end[0], lane[1]), (end[0], lane[1]), end,
    )  # fmt: skip
    _draw_path(canvas, way, bold)


def _draw_path(canvas: Canvas, points: tuple[tuple[int, int], ...], bold: bool) -> None:
    """Draw a thread along curves, each with two points that bend it before its end."""
    line = max(2, canvas.px(THREAD * (1.6 if bold else 1)))
    pad = 2 * line
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    size = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
    drawn = _thread(tuple((x - left, y - top) for x, y in points), size, line)
    canvas.image(drawn, (left, top), "thread")


@kept
def _thread(points: tuple[tuple[int, int], ...], size: tuple[int, int], line: int) -> pygame.Surface:
    first, *rest = (f"{x},{y}" for x, y in points)
    path = f'd="M{first} C{" ".join(rest)}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    body = (
        f'<path {path} stroke="{theme.INK}" stroke-opacity="0.75" stroke-width="{line + 4}"/>'
        f'<path {path} stroke="{theme.RED}" stroke-width="{line}"/>'
    )
    return rasterise(body, size)


def draw_arrow(canvas: Canvas, tip: tuple[int, int], size: int) -> None:
    """The head of a red arrow that points to the right."""
    drawn = _head(size)
    canvas.image(drawn, (tip[0] - drawn.get_width(), tip[1] - drawn.get_height() // 2), "arrow")


@kept
def _head(size: int) -> pygame.Surface:
    body = f'<path d="M1,1 L{size},{size * 0.6:.1f} L1,{size * 1.2:.1f} Z" fill="{theme.RED}" stroke="{theme.INK}"/>'
    return rasterise(body, (size + 1, round(size * 1.2) + 1))


def draw_knob(canvas: Canvas, rect: pygame.Rect, words: str, lit: bool) -> None:
    """The end of a thread: a red disc with the number of its Machine, if there are several."""
    canvas.image(_knob(rect.width, lit), rect.topleft, "knob")
    if words:
        canvas.letters(words, rect, "number", max(theme.FLOOR, rect.height * 5 // 9), theme.GLOSS, "center")


@kept
def _knob(side: int, lit: bool) -> pygame.Surface:
    edge, middle = max(2, side // 9), side / 2
    stroke = theme.GOLD if lit else theme.PAPER
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{middle - edge}" fill="{theme.RED}" stroke="{stroke}"'
        f' stroke-width="{edge}"/>'
    )
    return rasterise(body, (side, side))


_PLATE, _GAP, _ROW_GAP, _EDGE, _HEAD_GAP = 74, 26, 6, 12, 8
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

    account: accounts.AssaultAccount
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


_HIGHER = 1.5
"""How much higher than usual rows are at most, in a window higher than wide."""


class AssaultRows:
    """Draws an Assault; rows that have no room scroll."""

    def __init__(self, context: Context, draw_plate: DrawPlate, put: Put) -> None:
        self._context, self._draw_plate, self._put = context, draw_plate, put
        self.list = Scroller()
        self.foot = 0
        """The lower edge of the panel that was drawn last, in pixels."""

    def draw(self, canvas: Canvas, shown: Shown, room: pygame.Rect) -> Mapping[int, Cells]:
        """Draw into the middle of ``room``; returns the places of the rows in sight."""
        account, sheet = shown.account, ScreenSheet(canvas.metrics)
        count, seats = max(1, len(account.order)), max(1, len(account.seats))
        pad, gap, plate = canvas.px(_EDGE), canvas.px(_GAP), canvas.px(sheet.grown(_PLATE, 1.25))
        fixed = plate + canvas.px(_HEAD_GAP) + 2 * pad
        row = _ROW * (_HIGHER if sheet.is_upright else 1)
        pitch = min(canvas.px(sheet.grown(row, 1.4)), (room.height - fixed) // count)
        pitch = max(pitch, canvas.px(sheet.grown(_SMALLEST_ROW, 1.6)))
        inner = room.width - 2 * pad
        machine = min(canvas.px(sheet.grown(MACHINE, 1.3)), inner * (30 if seats < _FEW else 24) // 100)
        column = min(canvas.px(sheet.grown(_SEAT, 1.3)), (inner - machine) // seats - gap)
        panel = pygame.Rect(0, 0, machine + seats * (column + gap) + 2 * pad, min(room.height, fixed + pitch * count))
        panel.center = room.center
        self.foot = panel.bottom
        canvas.panel(panel, theme.DIALOG._replace(edge=theme.LINE, alpha=0.98), "account")
        left = pygame.Rect(panel.x + pad, panel.y + pad, machine, plate)
        columns = []
        for number, seat in enumerate(account.seats):
            place = pygame.Rect(left.right + gap + number * (column + gap), left.y, column, plate)
            first = seat == shown.first_player
            self._draw_plate(canvas, place, seat, first)
            edge = theme.LAMP if first else theme.LINE
            canvas.panel(place, theme.DIALOG._replace(fill=None, edge=edge), ScoreOf(seat))
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
            canvas.fill((head.right, head.centery - line // 2, far, line), theme.RED)
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
    return label in shown.seen and shown.account.cells[label].kind in accounts.HURTS
