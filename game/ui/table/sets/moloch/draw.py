"""Draws the Machines (R44.1): a panel with a head for the stack, the discard pile and the server room, and below it a
plate for every deployed Machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame
from msgspec.structs import replace

from game.rules.sets.moloch.machines import FRENZY
from game.rules.sets.moloch.messages import MachinesView
from game.rules.view import TableView
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.machine_faces import MachineMarks, machine_back, machine_plate
from game.ui.art.machine_tiles import machine_tile
from game.ui.art.strips import badge
from game.ui.art.svg import icon
from game.ui.boxes import Box, Sheet, spread
from game.ui.canvas import Canvas
from game.ui.places import Label, MachineAt, MachinesOf
from game.ui.table import labels
from game.ui.table.plan.boards import Band, BoardPlan, RowsPlan, TableSheet
from game.ui.table.plan.layout import Layout
from game.ui.table.plan.panorama import Panorama
from game.ui.table.play.gathering import gathered_at
from game.ui.table.sight import Sight
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
_HEAD, _PILE, _ROOM = 38.0, 42.0, 72.0
"""In u: height of the head, width of a pile there, and of the server room."""

_FOLDED = 4.0 + _HEAD + 4.0
"""In u: height of the panel while no Machine is deployed."""

_LEAST = 78.0
"""In u: minimum height of a plate."""

_FEWEST = 2
"""Rows for which there is room at least: few Machines are not larger than that."""

_ABREAST = 3
"""Maximum number of plates side by side beside a State."""

_ARROWS = 38.0
"""In u: width of the column of the arrows that turn to further rows."""


class MachinesPlan(RowsPlan, frozen=True):
    """The panel. ``head`` is for how many are deployed and at which level. ``places`` are the plates of the Machines
    that are seen, by their places in the order of deployment. ``up`` and ``down`` turn to other rows if there are
    any."""

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
        yield from ((labels.MACHINES, self.head), (labels.SERVER_ROOM, self.server_room))
        yield from ((labels.MACHINE_STACK, self.stack), (labels.MACHINE_DISCARD, self.discard))
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


def machines_plan(sheet: TableSheet, right: float, band: Band, row: int) -> MachinesPlan:
    """The panel beside a State, up to ``right`` and as high as ``band``: two plates side by side, or three smaller
    ones; of more than there is room for, those from the ``row`` on. Without Machines it is only its head."""
    known, width = machines_in(sheet.view), panel_width(sheet)
    count, left = len(known.deployed), right - width
    if not count:
        return _plan(sheet, known, left, width, Band(band.top, _FOLDED), {})
    field = _field(band)
    high, wide = field.height, width - 2 * _PAD
    rows = max(1, int((high + _GAP) / (_LEAST + _GAP)))
    columns = 2 if count <= 2 * rows else _ABREAST
    needed = -(-count // columns)
    last, rows = max(0, needed - rows), min(rows, max(_FEWEST, needed))
    if last:
        wide -= _ARROWS + _GAP
    first = min(max(row, 0), last)
    shown = range(first * columns, min(count, (first + rows) * columns))
    places = _grid(sheet, left + _PAD, wide, field, columns, rows, shown)
    plan = _plan(sheet, known, left, width, band, places)
    if not last:
        return plan
    arrows, half = left + width - _PAD - _ARROWS, (high - _GAP) / 2
    up, down = (sheet.box(arrows, top, _ARROWS, half) for top in (field.top, field.top + half + _GAP))
    return replace(plan, first=first, last=last, up=up, down=down)


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
    discard = right - _PILE
    stack = discard - 4 - _PILE
    room = stack - 4 - _ROOM if known.server_room is not None else stack
    return MachinesPlan(
        panel=sheet.box(left, band.top, width, band.height),
        head=sheet.box(left + _PAD + 2, top, room - 6 - left - _PAD - 2, _HEAD),
        stack=sheet.box(stack, top, _PILE, _HEAD),
        discard=sheet.box(discard, top, _PILE, _HEAD),
        server_room=sheet.box(room, top, _ROOM, _HEAD) if known.server_room is not None else None,
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


_STYLE: Final = theme.PLAIN._replace(edge=theme.MACHINE)
_HACKED: Final = theme.PanelStyle("#2C3A2B", "#9BE5BC", radius=7, edge_width=1.2)
"""The server room once it is hacked."""

_HELD_LEAST = 20
"""Least width, in pixels, of the back of a Machine held in a hand."""

_COUNTED = 20
"""Least size, in pixels, of the sign of stopped actions that has room for their number."""

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
    record_hit(canvas, plan.stack.rect, labels.MACHINE_STACK)
    _draw_pile(canvas, plan.discard, "discard", len(known.discard))
    record_hit(canvas, plan.discard.rect, labels.MACHINE_DISCARD)
    for index, box in plan.places.items():
        if index < len(known.deployed):  # the newest ones are still to slide in
            draw_machine(canvas, sight, index, box, plan.are_tiles)
    for label, arrow, turns in (
        (labels.MACHINES_UP, plan.up, plan.first > 0),
        (labels.MACHINES_DOWN, plan.down, plan.first < plan.last),
    ):
        if arrow:
            _draw_arrow(canvas, arrow, label, turns, _out_of_sight(known, plan, label == labels.MACHINES_UP))


def _draw_head(canvas: Canvas, sight: Sight, box: Box, known: MachinesView) -> None:
    """The number of deployed Machines, with their name where there is room, and the level, with its own where there is
    room for both."""
    px, middle = max(theme.ICON_FLOOR, round(box.h * 0.8)), box.center[1]
    level = sight.standing.match.game.options.moloch_difficulty
    with canvas.within(box.rect):
        shown = canvas.icon("deployed", (box.x + px / 2, middle), px)
        number, size = str(len(known.deployed)), round(px * 0.78)
        wide = width_of(number, "number", size)
        room = pygame.Rect(shown.right + 2, box.y, round(wide) + 4, box.h)
        canvas.letters(number, room, "number", size, theme.TXT)
        room = pygame.Rect(room.right + 4, box.y, box.right - room.right - 4, box.h)
        for words, sign in ((sight.text("machines-name"), ""), (sight.text(f"level-{level}"), level)):
            room = _draw_named(canvas, words, sign, px, room)
    record_hit(canvas, box.rect, labels.MACHINES)


def _draw_named(canvas: Canvas, words: str, sign: str, px: int, room: pygame.Rect) -> pygame.Rect:
    """A sign, and its words where they have room; words without a sign leave room for one. Returns what is left of the
    room."""
    left = room.x
    if sign:
        left = canvas.icon(sign, (room.x + px / 2, room.centery), px).right + 3
    place = pygame.Rect(left, room.y, room.right - left - (0 if sign else px + 6), room.height)
    most = min(canvas.metrics.text_px(theme.CAPTION), round(room.height * 0.5))
    sizes = range(most, theme.FLOOR - 1, -1)
    size = next((px for px in sizes if width_of(words.upper(), "sign", px) * NARROW <= place.width), 0)
    if size:
        left = canvas.letters(words, place, "sign", size, theme.MUTED, upper=True).right + 6
    return pygame.Rect(left, room.y, room.right - left, room.height)


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
    record_hit(canvas, box.rect, labels.SERVER_ROOM)


def _draw_pile(canvas: Canvas, box: Box, sign: str, count: int) -> None:
    """A pile in the head: its icon, and the number of its Machines on it."""
    canvas.panel(box.rect, theme.FULL_CELL if count else theme.EMPTY_CELL, f"pile {sign}")
    px = max(theme.ICON_FLOOR, round(min(box.h, box.w) * 0.8))
    with canvas.within(box.rect):
        canvas.icon(sign, (box.x + px * 0.55, box.center[1] - px * 0.08), px, dim=not count)
        badge(canvas, (box.right - px * 0.42, box.bottom - px * 0.36), px, str(count))


def _draw_arrow(canvas: Canvas, box: Box, label: str, turns: bool, hidden: int) -> None:
    """An arrow to further rows, with the number of Machines there."""
    canvas.panel(box.rect, theme.SECONDARY._replace(radius=7), label)
    px = max(theme.ICON_FLOOR, round(box.w * 0.56))
    up = label == labels.MACHINES_UP
    with canvas.within(box.rect):
        middle = (box.center[0], box.center[1] - round(px * 0.5))
        canvas.picture(_arrow(px, up, turns), middle, label)
        if hidden:
            room = pygame.Rect(box.x, middle[1] + px // 2, box.w, px)
            canvas.letters(str(hidden), room, "number", max(11, round(px * 0.8)), theme.TXT, "center")
    record_hit(canvas, box.rect, label)


def _arrow(px: int, up: bool, bright: bool) -> pygame.Surface:
    """An arrow up or down, faint where there are no further rows."""
    return pygame.transform.rotate(icon("arrow_light", px, dim=not bright), 90 if up else -90)


def _out_of_sight(known: MachinesView, plan: MachinesPlan, above: bool) -> int:
    """How many Machines lie above or below those that are seen."""
    seen = plan.places
    return min(seen, default=0) if above else len(known.deployed) - 1 - max(seen, default=-1)


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
    marks = MachineMarks(strength, frenzy, one.goods, gathered_at(sight.mode, MachineAt(index)))
    machine, text = sight.catalog.machines[one.card], sight.layout.card_text
    if is_tile:
        return machine_tile(machine, box.size, marks, sight.wording, text).surface
    return machine_plate(machine, box.size, marks, sight.wording, text)


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
    """The sign of stopped actions, with their number if there are several."""
    px = max(theme.ICON_FLOOR, min(round(box.h * 0.8), round(box.w * 0.9), canvas.px(34)))
    middle = (box.x + px // 2, box.center[1])
    canvas.icon("blocked_action", middle, px)
    if count > 1 and px >= _COUNTED:
        badge(canvas, (middle[0] + px * 0.3, middle[1] + px * 0.3), px, str(count))


def _draw_backs(canvas: Canvas, sight: Sight, room: Box, held: tuple[str, ...]) -> None:
    """The Machines side by side at the right, or one over the other, and their number if there are several."""
    wide = max(min(_HELD_LEAST, room.w), min(round(room.h * 63 / 88), room.w))
    high = min(room.h, round(wide * 88 / 63))
    lefts, top = spread(room.x, room.w, wide, len(held), 2), room.y + (room.h - high) // 2
    shift = room.right - lefts[-1] - wide
    for card, left in zip(held, lefts, strict=True):
        canvas.image(machine_back(sight.catalog.machines[card], (wide, high)), (left + shift, top), card)
    if len(held) > 1:
        px = max(theme.ICON_FLOOR, min(high, wide) * 0.9)
        badge(canvas, (room.right - px * 0.4, top + high - px * 0.3), px, str(len(held)))
