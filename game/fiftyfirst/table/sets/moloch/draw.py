"""Draws the Machines (R44.1): a panel with a head for the stack, the discard pile and the server room, and below it a
plate for every deployed Machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame
from msgspec.structs import replace

from game.fiftyfirst.art import colours
from game.fiftyfirst.art.machine_faces import MachineMarks, machine_back, machine_plate
from game.fiftyfirst.art.machine_tiles import machine_tile
from game.fiftyfirst.rules.sets.moloch.machines import FRENZY
from game.fiftyfirst.rules.sets.moloch.messages import HackMachine, MachinesView
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.plan.boards import Band, BoardPlan, RowsPlan, TableSheet
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.plan.panorama import Panorama
from game.fiftyfirst.table.play.panels import gathered_at
from game.fiftyfirst.table.sight import Sight
from game.fiftyfirst.table.spots import MachineAt, MachinesOf
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.counted import IconCount, count_px, count_width, draw_row
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.shapes import box as flat
from game.ui.boxes import Box, Sheet, spread
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.widgets.button import record_hit

NAME: Final = "machines"
"""The name of the panel in the layout."""

_PANEL, _PANEL_SOLO = 340.0, 300.0
"""In u: width of the panel at the right end of the State above; its width beside the piles of a virtual opponent."""

_WHOLE, _WHOLE_SLIM, _IN_COLUMN = 560.0, 290.0, 4
"""In u: width of the panel beside the States of the overview with two columns of Machines, and with one; and how many
that one holds at most."""

_ALONE, _TILE_BELOW = 6, 150.0
"""How many Machines lie side by side below the States of the overview, and the height of each in u."""

_TILE_LEAST, _TALLEST = 92.0, 1.0
"""In u: least height of a tile of the overview beside the States; its maximum height, in its widths."""

_PAD, _GAP = 6.0, 6.0
_HEAD, _PILE, _ROOM = 38.0, 52.0, 68.0
"""In u: height of the head, width of a pile there, and of the server room."""

_PILE_PX, _ROOM_PX = 32, 42
"""Least width in pixels of a pile and of the server room, which have numbers beside their icons."""

_SLIM, _PILE_SLIM = 170, 24
"""Under this width of the panel, in pixels, a pile may be so narrow; it then has a number of two digits alone."""

_FOLDED = 4.0 + _HEAD + 4.0
"""In u: height of the panel while no Machine is deployed."""

_FEW = 4
"""Most Machines whose plates lie two by two."""

_ROWS, _ABREAST = 2, 3
"""Rows of a page, in a window of 16:9, and number of tiles side by side if there are more."""

_TILE = 128.0
"""In u: height of a tile from which on a page has more rows."""

_SLENDER = 1.8
"""Tiles higher than this, in their widths, are slender: their pictures are slots, and their signs cover each other."""

_DOTS, _DOT = 16.0, 10
"""In u: height of the line of dots below pages, and the size of a dot."""


class MachinesPlan(RowsPlan, frozen=True):
    """The panel. ``head`` is for how many are deployed and at which level. ``places`` are the plates of the Machines
    that are seen, by their places in the order of deployment. If there are several pages, the one that is seen is
    ``first``, and below it ``up`` and ``down`` turn to others, with a dot for each."""

    head: Box
    stack: Box
    discard: Box
    server_room: Box | None
    field: Box
    places: Mapping[int, Box]
    up: Box | None = None
    down: Box | None = None
    are_tiles: bool = False
    """Whether all Machines are shown, each as a tile with title, attack and code beside its picture."""

    def labelled(self) -> Iterator[tuple[Label, Box | None]]:
        """The places, the head and the piles first."""
        yield from ((spots.MACHINES, self.head), (spots.SERVER_ROOM, self.server_room))
        yield from ((spots.MACHINE_STACK, self.stack), (spots.MACHINE_DISCARD, self.discard))
        yield from ((MachineAt(index), box) for index, box in self.places.items())


def panel_of(layout: Layout | Panorama) -> MachinesPlan | None:
    """The panel of the Machines beside the State above, or in the overview; None if the game has none."""
    plan = layout.beside.get(NAME)
    return plan if isinstance(plan, MachinesPlan) else None


def plate_of(layout: Layout, index: int) -> Box | None:
    """The plate of a deployed Machine; None if it is out of sight."""
    plan = panel_of(layout)
    return plan.places.get(index) if plan else None


def panel_width(sheet: TableSheet) -> float:
    """In u: the width of the panel beside the State above."""
    return _PANEL_SOLO if sheet.view.automa else _PANEL


def machines_plan(sheet: TableSheet, right: float, band: Band, page: int) -> MachinesPlan:
    """The panel beside a State, up to ``right`` and as high as ``band``: up to four plates two by two, more as upright
    tiles on pages, of which one is seen. Without Machines it is only its head."""
    known, width = machines_in(sheet.view), panel_width(sheet)
    count, left = len(known.deployed), right - width
    if not count:
        return _plan(sheet, known, left, width, Band(band.top, _FOLDED), {})
    field, wide = _field(band), width - 2 * _PAD
    columns, rows = _page_shape(field, wide, count)
    last = (count - 1) // (rows * columns)
    if not last:
        places = _grid(sheet, left + _PAD, wide, field, columns, rows, range(count))
        return _plan(sheet, known, left, width, band, places)
    page, size = min(max(page, 0), last), rows * columns
    tiles = Band(field.top, field.height - _DOTS)
    shown = range(page * size, min(count, (page + 1) * size))
    places = _grid(sheet, left + _PAD, wide, tiles, columns, rows, shown)
    plan = _plan(sheet, known, left, width, band, places)
    up, down = (sheet.box(left + _PAD + half * wide / 2, tiles.bottom, wide / 2, _DOTS) for half in (0, 1))
    return replace(plan, first=page, last=last, up=up, down=down)


def _page_shape(field: Band, wide: float, count: int) -> tuple[int, int]:
    """Columns and rows of a page with up to ``count`` Machines: fewer columns than usual where they would be slender,
    and no more pages for that."""
    usual, most = 2 if count <= _FEW else _ABREAST, max(_ROWS, int((field.height + _GAP) / (_TILE + _GAP)))
    shapes = [(columns, max(_ROWS, min(most, -(-count // columns)))) for columns in range(usual, 0, -1)]
    held = min(count, usual * shapes[0][1])
    for columns, rows in shapes:
        high, across = (field.height + _GAP) / rows - _GAP, (wide + _GAP) / columns - _GAP
        if columns * rows >= held and high <= _SLENDER * across:
            return columns, rows
    return shapes[0]


def whole_size(sheet: TableSheet) -> tuple[float, float]:
    """In u: the width of the panel beside the States of the overview; or 0 and its height below them, while no Machine
    is deployed and in a window that is higher than wide."""
    count = len(machines_in(sheet.view).deployed)
    if not count:
        return 0.0, _FOLDED
    if sheet.is_upright:
        return 0.0, _whole_high(-(-count // _ALONE), _TILE_BELOW)
    return (_WHOLE if count > _IN_COLUMN else _WHOLE_SLIM), 0.0


def _whole_high(rows: int, tile: float) -> float:
    """In u: the height of the panel with so many rows of tiles."""
    return _PAD + _HEAD + _GAP - 2 + rows * (tile + _GAP) - _GAP + _PAD


def whole_plan(sheet: TableSheet, left: float, width: float, band: Band) -> MachinesPlan:
    """The panel with all deployed Machines, no higher than they need: a column of them, or several."""
    known, wide = machines_in(sheet.view), width - 2 * _PAD
    count = len(known.deployed)
    if not count:
        return _plan(sheet, known, left, width, band, {})
    columns = _ALONE if sheet.is_upright else 1 if count <= _IN_COLUMN else 2
    least = min(_TILE_LEAST, (band.height - _HEAD) / 4)
    while _tile_high(band, -(-count // columns)) < least and columns < _ALONE:
        columns += 1
    rows = -(-count // columns)
    across = (wide + _GAP) / columns - _GAP
    high = min(_tile_high(band, rows), across * _TALLEST)
    band = Band(band.top, min(band.height, _whole_high(rows, high)))
    field = Band(_field(band).top, rows * (high + _GAP) - _GAP)
    places = _grid(sheet, left + _PAD, wide, field, columns, rows, range(count))
    return replace(_plan(sheet, known, left, width, band, places), are_tiles=True)


def _tile_high(band: Band, rows: int) -> float:
    """In u: the height of tiles in so many rows that fill a band."""
    return (_field(band).height + _GAP) / rows - _GAP


def machines_in(view: TableView) -> MachinesView:
    """The Machines of a game that has them."""
    assert view.machines is not None, "only games with Machines have their panel"
    return view.machines


def _field(band: Band) -> Band:
    """Where the plates lie, from top to bottom."""
    top = band.top + _PAD + _HEAD + _GAP - 2
    return Band(top, band.bottom - _PAD - top)


def _plan(
    sheet: Sheet, known: MachinesView, left: float, width: float, band: Band, places: Mapping[int, Box]
) -> MachinesPlan:
    """The panel with its head: from the right the discard pile, the stack and the server room."""
    top, right = band.top + 4, left + width - _PAD
    field = _field(band)
    field = Band(field.top, max(0.0, field.height))
    least = _PILE_PX if sheet.px(width) >= _SLIM else _PILE_SLIM
    pile, markers = (max(u, px / sheet.scale) for u, px in ((_PILE, least), (_ROOM, _ROOM_PX)))
    discard = right - pile
    stack = discard - 4 - pile
    room = stack - 4 - markers if known.server_room is not None else stack
    return MachinesPlan(
        panel=sheet.box(left, band.top, width, band.height),
        head=sheet.box(left + _PAD + 2, top, room - 6 - left - _PAD - 2, _HEAD),
        stack=sheet.box(stack, top, pile, _HEAD),
        discard=sheet.box(discard, top, pile, _HEAD),
        server_room=sheet.box(room, top, markers, _HEAD) if known.server_room is not None else None,
        field=sheet.box(left + _PAD, field.top, width - 2 * _PAD, field.height),
        places=places,
    )


def _grid(sheet: Sheet, left: float, width: float, band: Band, columns: int, rows: int, shown: range) -> dict[int, Box]:
    """The plates of the Machines ``shown``, row by row."""
    across, high = (width + _GAP) / columns - _GAP, (band.height + _GAP) / rows - _GAP
    places = {}
    for number, index in enumerate(shown):
        row, column = divmod(number, columns)
        places[index] = sheet.box(left + column * (across + _GAP), band.top + row * (high + _GAP), across, high)
    return places


_STYLE: Final = theme.PLAIN._replace(edge=colours.MACHINE)
_HACKED: Final = theme.PanelStyle("#2C3A2B", "#9BE5BC", radius=7, edge_width=1.2)
"""The server room once it is hacked."""

_HELD_LEAST = 20
"""Least width, in pixels, of the back of a Machine held in a hand."""

_SIGN_SHARE = 0.44
"""Share of the place beside a board that the sign of stopped actions takes from Machines held in a hand."""


# ---------------------------------------------------------------------- the panel
def draw_machines(canvas: Canvas, sight: Sight, plan: MachinesPlan) -> None:
    """Draw the panel of the Machines."""
    known = machines_in(sight.standing.view)
    chrome.drop_shadow(canvas, plan.panel.rect, 5, 10)
    canvas.panel(plan.panel.rect, _STYLE, "machines")
    _draw_head(canvas, sight, plan.head, known)
    if plan.server_room and known.server_room is not None:
        _draw_server_room(canvas, plan.server_room, known.server_room, known.markers_to_hack)
    _draw_pile(canvas, plan.stack, "machine", known.stack_size)
    record_hit(canvas, plan.stack.rect, spots.MACHINE_STACK)
    _draw_pile(canvas, plan.discard, "discard", len(known.discard))
    record_hit(canvas, plan.discard.rect, spots.MACHINE_DISCARD)
    for index, box in plan.places.items():
        if index < len(known.deployed):  # the newest ones are still to slide in
            draw_machine(canvas, sight, index, box, plan.are_tiles)
    if plan.up and plan.down:
        _draw_dots(canvas, plan, plan.up.rect.union(plan.down.rect))
        record_hit(canvas, plan.up.rect, spots.MACHINES_UP)
        record_hit(canvas, plan.down.rect, spots.MACHINES_DOWN)


def _draw_head(canvas: Canvas, sight: Sight, box: Box, known: MachinesView) -> None:
    """The number of deployed Machines with their name, behind the sign of that where there is room, and the level;
    where there is little room the number with its sign, and the sign of the level."""
    px = max(theme.ICON_FLOOR, round(box.h * 0.76))
    level = sight.standing.match.game.options.moloch_difficulty
    number, size = str(len(known.deployed)), round(px * 0.8)
    wide, gap = width_of(number, "number", size) + 2, max(3, canvas.px(7))
    name, letters = sight.text("machines-name").upper(), min(canvas.metrics.text_px(theme.CAPTION), round(box.h * 0.5))
    smallest = _smallest(canvas)
    named, least = (round(width_of(name, "sign", smallest) * share) + gap for share in (1, NARROW))
    forms = ((px, named, px), (0, least, px), (0, least, 0), (px, 0, px), (px, 0, 0), (0, 0, 0))
    sign, words, hard = next((form for form in forms if sum(form) + wide + 2 <= box.w), forms[-1])
    left = box.x
    with canvas.within(box.rect):
        if sign:
            left = canvas.icon("deployed", (left + px / 2, box.center[1]), px).right + 2
        left = canvas.letters(number, pygame.Rect(left, box.y, wide, box.h), "number", size, theme.TXT).right + gap
        if words:
            room = pygame.Rect(left, box.y, box.right - left - (hard + gap // 2 if hard else 0), box.h)
            letters = _fitting(name, room.width, letters, smallest) or smallest
            left = canvas.letters(name, room, "sign", letters, theme.MUTED).right + gap
        if hard:
            _draw_level(canvas, sight, level, px, pygame.Rect(left, box.y, box.right - left, box.h))
    record_hit(canvas, box.rect, spots.MACHINES)


def _draw_level(canvas: Canvas, sight: Sight, level: str, px: int, room: pygame.Rect) -> None:
    """The sign of a level, with its name where that has room."""
    shown = canvas.icon(level, (room.x + px / 2, room.centery), px)
    words = sight.text(f"level-{level}").upper()
    place = pygame.Rect(shown.right + 3, room.y, room.right - shown.right - 3, room.height)
    most = min(canvas.metrics.text_px(theme.CAPTION), round(room.height * 0.5))
    if letters := _fitting(words, place.width, most, _smallest(canvas)):
        canvas.letters(words, place, "sign", letters, theme.MUTED)


def _smallest(canvas: Canvas) -> int:
    """The least size of words in the head, in pixels: large windows have no smaller ones than they need."""
    return max(theme.FLOOR, round(canvas.metrics.text_px(theme.CAPTION) * 0.75))


def _fitting(words: str, width: int, most: int, least: int) -> int:
    """The largest size between two in which words have room; 0 if there is none."""
    return next((px for px in range(max(most, least), least - 1, -1) if width_of(words, "sign", px) <= width), 0)


def _draw_server_room(canvas: Canvas, box: Box, markers: int, needed: int) -> None:
    """The markers in the server room of those that hack it; once it is hacked the tile is flipped (R53.3)."""
    hacked = markers >= needed
    canvas.panel(box.rect, _HACKED if hacked else theme.FULL_CELL, "server room")
    px = max(theme.ICON_FLOOR, round(box.h * 0.84))
    with canvas.within(box.rect):
        shown = canvas.icon("server_room_hacked" if hacked else "server_room", (box.x + px * 0.58, box.center[1]), px)
        room = pygame.Rect(shown.right + 1, box.y, box.right - shown.right - 3, box.h)
        if hacked:
            canvas.icon("check", room, max(theme.ICON_FLOOR, round(px * 0.8)))
        else:
            canvas.letters(f"{markers}/{needed}", room, "number", round(box.h * 0.5), theme.TXT, "center")
    record_hit(canvas, box.rect, spots.SERVER_ROOM)


def _draw_pile(canvas: Canvas, box: Box, sign: str, count: int) -> None:
    """A pile in the head: its icon, and beside it the number of its Machines."""
    canvas.panel(box.rect, theme.FULL_CELL if count else theme.EMPTY_CELL, f"pile {sign}")
    room, px = box.rect.inflate(-2, 0), max(theme.ICON_FLOOR, round(box.h * 0.7))
    with canvas.within(box.rect):
        if count_width(IconCount(sign, count), theme.ICON_FLOOR) > room.width:
            canvas.letters(str(count), box.rect, "number", count_px(theme.ICON_FLOOR), theme.TXT, "center")
            return
        draw_row(canvas, (IconCount(sign, count),), room, px, colour=theme.PAPER)


def _draw_dots(canvas: Canvas, plan: MachinesPlan, room: pygame.Rect) -> None:
    """A dot for each page, that of the one that is seen bright."""
    size, count = max(6, canvas.px(_DOT)), plan.last + 1
    step = min(size * 2, room.width // count)
    left = room.centerx - (step * (count - 1) + size) // 2
    for page in range(count):
        colour = theme.TXT if page == plan.first else theme.LINE
        dot = flat((size, size), size / 2, colour, theme.MUTED, 1)
        canvas.image(dot, (left + page * step, room.centery - size / 2), f"page {page}")


# ---------------------------------------------------------------------- the Machines
def draw_machine(canvas: Canvas, sight: Sight, index: int, box: Box, is_tile: bool = False) -> None:
    """Draw the plate, or the tile, of a deployed Machine with its shadow."""
    known = machines_in(sight.standing.view)
    chrome.drop_shadow(canvas, box.rect, 3, 8)
    canvas.image(machine_surface(sight, index, box, is_tile), box[:2], known.deployed[index].card)
    canvas.hit(box.rect, MachineAt(index))


def machine_surface(sight: Sight, index: int, box: Box, is_tile: bool = False) -> pygame.Surface:
    """The plate, or the tile, of a deployed Machine in the size of ``box``, with the tokens that lie on it and those
    that are being gathered."""
    view = sight.standing.view
    one = machines_in(view).deployed[index]
    strength, frenzy = strength_of(sight, view, one.card)
    gathered = gathered_at(sight.mode, MachineAt(index))
    marks = MachineMarks(strength, frenzy, one.goods, gathered, is_ready(sight, index))
    machine, text = sight.catalog.machines[one.card], sight.layout.card_text
    if is_tile:
        return machine_tile(machine, box.size, marks, sight.wording, text).surface
    return machine_plate(machine, box.size, marks, sight.wording, text)


def is_ready(sight: Sight, index: int) -> bool:
    """Whether a deployed Machine can be hacked now."""
    return any(isinstance(command, HackMachine) for command in sight.standing.offers.at(MachineAt(index)))


def strength_of(sight: Sight, view: TableView, card: str) -> tuple[int, bool]:
    """The Strength of a deployed Machine, and whether Frenzy has raised it: as long as no more Machines are deployed
    than players began (R44.5.5)."""
    machine = sight.catalog.machines[card]
    frenzy = machine.frenzy and len(machines_in(view).deployed) <= len(view.people)
    return machine.strength + (FRENZY if frenzy else 0), frenzy


# ---------------------------------------------------------------------- at the boards of others
def draw_held_machines(canvas: Canvas, sight: Sight, plan: BoardPlan) -> None:
    """Draw beside the board of a seat the actions that Machines stop, and the Machines whose hacked sides are in its
    hand: from behind one sees which they are."""
    box, player = plan.held, sight.player(plan.seat)
    if box is None:
        return
    signs, backs = _shared(box, bool(player.stopped), bool(player.machines_held))
    with canvas.within(box.rect):
        if player.stopped:
            _draw_stopped(canvas, signs, len(player.stopped))
        if player.machines_held:
            _draw_backs(canvas, sight, backs, player.machines_held)
    record_hit(canvas, box.rect, MachinesOf(player.seat))


def _shared(box: Box, stopped: bool, held: bool) -> tuple[Box, Box]:
    """The places for what is stopped and for the Machines: side by side, or one above the other in a narrow box."""
    if not (stopped and held):
        return box, box
    if box.h > box.w:
        high = round(box.h * _SIGN_SHARE)
        return box._replace(h=high), box._replace(y=box.y + high, h=box.h - high)
    wide = round(box.w * _SIGN_SHARE)
    return box._replace(w=wide), box._replace(x=box.x + wide, w=box.w - wide)


def _draw_stopped(canvas: Canvas, box: Box, count: int) -> None:
    """The sign of stopped actions, with their number beside it if there are several."""
    px = max(theme.ICON_FLOOR, min(round(box.h * 0.8), round(box.w * 0.9), canvas.px(34)))
    stopped = IconCount("blocked_action", count if count > 1 else None)
    if count_width(stopped, theme.ICON_FLOOR) > box.w:
        stopped = IconCount("blocked_action")
    draw_row(canvas, (stopped,), box.rect, px, "left", colour=theme.PAPER)


def _draw_backs(canvas: Canvas, sight: Sight, room: Box, held: tuple[str, ...]) -> None:
    """The Machines side by side at the right, or one over the other."""
    wide = max(min(_HELD_LEAST, room.w), min(round(room.h * 63 / 88), room.w))
    high = min(room.h, round(wide * 88 / 63))
    lefts, top = spread(room.x, room.w, wide, len(held), 2), room.y + (room.h - high) // 2
    shift = room.right - lefts[-1] - wide
    for card, left in zip(held, lefts, strict=True):
        canvas.image(machine_back(sight.catalog.machines[card], (wide, high)), (left + shift, top), card)
