"""The layout of the Machines (R44.1): a panel with a head for the stack, the discard pile and the server room, and
below it a plate for every deployed Machine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.rules.sets.moloch.messages import MachinesView
from game.rules.view import TableView
from game.ui.boxes import Box, Sheet
from game.ui.places import Label, MachineAt
from game.ui.table import labels
from game.ui.table.plan.boards import Band
from game.ui.table.plan.layout import Layout
from game.ui.table.plan.panorama import Panorama
from game.ui.table.plan.tiles import RowsPlan

NAME: Final = "machines"
"""The name of the panel in the layout."""

_PANEL, _PANEL_SOLO = 340.0, 300.0
"""In u: width of the panel at the right end of the State above; its width beside the piles of a virtual opponent."""

_ALONE = 13
"""How many Machines lie side by side below four States in the overview."""

_PAD, _GAP = 6.0, 6.0
_HEAD, _PILE, _ROOM = 38.0, 42.0, 84.0
"""In u: height of the head, width of a pile there, and of the server room."""

_LEAST, _BROADEST = 78.0, 190.0
"""In u: minimum height and maximum width of a plate."""

_FEWEST = 2
"""Rows for which there is room at least: few Machines are not larger than that."""

_ABREAST = 3
"""Maximum number of plates side by side beside a State."""

_ARROWS = 38.0
"""In u: width of the column of the arrows that turn to further rows."""

_SQUAREST, _LONGEST = 0.95, 2.1
"""Minimum and maximum width of a plate, in heights, where all Machines are shown."""


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


def panel_width(view: TableView) -> float:
    """In u: the width of the panel beside the State above."""
    return _PANEL_SOLO if view.automa else _PANEL


def machines_plan(sheet: Sheet, view: TableView, _: Catalog, right: float, band: Band, row: int = 0) -> MachinesPlan:
    """The panel beside a State, up to ``right`` and as high as ``band``: two plates side by side, or three smaller
    ones; of more than there is room for, those from the ``row`` on."""
    known, width = machines_in(view), panel_width(view)
    count, left = len(known.deployed), right - width
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


def whole_size(view: TableView, players: int) -> tuple[float, float]:
    """In u: the width of the panel beside the States of the overview, or 0 and its height below four of them."""
    if players <= 3:
        return _PANEL, 0.0
    rows = max(1, -(-len(machines_in(view).deployed) // _ALONE))
    return 0.0, _HEAD + _PAD + rows * (_LEAST + _GAP) + _PAD - _GAP


def whole_plan(sheet: Sheet, view: TableView, _: Catalog, left: float, width: float, band: Band) -> MachinesPlan:
    """The panel with all deployed Machines, as large as they can be in it."""
    known = machines_in(view)
    count, field = len(known.deployed), _field(band)
    wide = width - 2 * _PAD

    def size(columns: int) -> tuple[float, float]:
        rows = -(-count // columns)
        across = min(_BROADEST, (wide + _GAP) / columns - _GAP)
        return across, min((field.height + _GAP) / rows - _GAP, across / _SQUAREST)

    def area(columns: int) -> float:
        across, high = size(columns)
        return min(across, high * _LONGEST) * high

    columns = max(range(1, max(1, count) + 1), key=area) if count else 1
    across, high = size(columns) if count else (0.0, 0.0)
    rows = max(1, -(-count // columns))
    used = columns * (across + _GAP) - _GAP
    lying = Band(field.top, rows * (high + _GAP) - _GAP)
    places = _grid(sheet, left + _PAD, used, lying, columns, rows, range(count)) if count else {}
    return _plan(sheet, known, left, width, band, places)


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
