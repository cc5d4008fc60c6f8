"""The layout of a table whose places lie where its game puts them, with a side column for log, prompt and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from game.kernel.seats import Seat
from game.ui.boxes import Box, Sheet
from game.ui.hit_shapes import HitShape
from game.ui.places import Label

SIDE = 290.0
"""In u: from the edge of the side column that is nearer to the table to the edge of the window."""

BAR = 74.0
"""In u: height of the bar along the upper edge of the window."""

_HEADING, _LEAST = 26.0, 1.0
_MENU, _PLATE = 70.0, 300.0
"""In u: where the plates of the seats begin beside the menu, and how wide one is at most."""


class PlainColumn(msgspec.Struct, frozen=True):
    """The side column: the heading of the log, its lines, the prompt, and the buttons, of which ``main`` is the large
    one."""

    panel: Box
    label: Box
    log: Box
    prompt: Box
    undo: Box
    redo: Box
    main: Box


class PlainLayout(msgspec.Struct, frozen=True):
    """Where everything lies, in pixels. ``places`` has what the game has put there; those that are no rectangles have
    their shapes besides. ``room`` is where the hand lies, or would lie, and ``seats`` is what belongs to each seat."""

    size: tuple[int, int]
    scale: float
    menu: Box
    side: PlainColumn
    ground: Box
    room: Box
    places: Mapping[Label, Box]
    shapes: Mapping[Label, HitShape]
    seats: Mapping[Seat, Box]
    left_handed: bool = False
    panels: Mapping[str, PlainColumn] = {}
    beside: Mapping[str, PlainColumn] = {}

    @property
    def top(self) -> int:
        return self.ground.y

    def tile(self, label: Label) -> Box | None:
        return self.places.get(label)

    def middles(self, size: tuple[int, int], asks: bool) -> Iterator[tuple[int, int]]:
        """In the middle of the table, or at its edges; a question rather over the room of the hand."""
        ground, (across, down) = self.ground, (size[0] // 2, size[1] // 2)
        heights = [ground.center[1], ground.y + down, ground.bottom - down]
        for y in [self.room.bottom - down, *heights] if asks else heights:
            yield from ((x, y) for x in (ground.center[0], ground.x + across, ground.right - across))

    def cards(self) -> Sequence[Box]:
        return tuple(self.places.values())

    def lying(self) -> Sequence[Box]:
        return (self.side.panel, self.room)

    def tiles(self, _: Sequence[str]) -> Sequence[Box]:
        return tuple(self.places.values())

    def lit_place(self, seat: Seat) -> Box:
        return self.seats.get(seat, self.room)


class TableGround:
    """The part of a window in which a game puts its places. It converts the units of the game to pixels: a picture of
    its ``extent`` is as large as there is room for, in the middle. The side column is at the left if ``left_handed``.
    """

    def __init__(self, size: tuple[int, int], extent: tuple[float, float], left_handed: bool = False) -> None:
        sheet = Sheet(size)
        self.box = sheet.box(SIDE if left_handed else 8, BAR, sheet.width - SIDE - 16, sheet.height - BAR - 10)
        self._scale = min(self.box.w / extent[0], self.box.h / extent[1])
        self._left = self.box.x + (self.box.w - extent[0] * self._scale) / 2
        self._top = self.box.y + (self.box.h - extent[1] * self._scale) / 2

    def place(self, x: float, y: float, w: float, h: float) -> Box:
        """A box in units of the game, in pixels."""
        left, top = round(self._left + x * self._scale), round(self._top + y * self._scale)
        right, bottom = (round(self._left + (x + w) * self._scale), round(self._top + (y + h) * self._scale))
        return Box(left, top, right - left, bottom - top)


def plain_layout(
    size: tuple[int, int],
    text_scale: float,
    ground: TableGround,
    places: Mapping[Label, Box | HitShape],
    room: Box,
    seats: Sequence[Seat] = (),
    left_handed: bool = False,
) -> PlainLayout:
    """The layout of a table with these ``places`` on a ground; large text makes the prompt higher. The plates of the
    ``seats`` are in the bar. If ``left_handed``, the side column is at the left."""
    sheet = Sheet(size)
    left = 8.0 if left_handed else sheet.width - SIDE
    shapes = {label: place for label, place in places.items() if not isinstance(place, Box)}
    boxes = {label: place if isinstance(place, Box) else Box(*place.rect) for label, place in places.items()}
    wide = min(_PLATE, (sheet.width - _MENU - 8) / max(1, len(seats)))
    plates = {seat: sheet.box(_MENU + number * wide, 10, wide - 10, BAR - 20) for number, seat in enumerate(seats)}
    return PlainLayout(
        size=size,
        scale=sheet.scale,
        menu=sheet.box(12, 9, 44, 44),
        side=_column(sheet, left, text_scale),
        ground=ground.box,
        room=room,
        places=boxes,
        shapes=shapes,
        seats=plates,
        left_handed=left_handed,
    )


def _column(sheet: Sheet, left: float, text_scale: float) -> PlainColumn:
    bottom = sheet.height - 10
    main_top = bottom - 14 - 72
    undo_top = main_top - 62
    prompt = 82 * max(_LEAST, min(text_scale, 1.6)) * max(_LEAST, sheet.height / 1080)
    prompt_top = undo_top - 12 - prompt
    log_top = BAR + 12 + 2 * _HEADING
    return PlainColumn(
        panel=sheet.box(left, BAR, 282, bottom - BAR),
        label=sheet.box(left + 14, BAR + 6, 254, _HEADING),
        log=sheet.box(left + 10, log_top, 262, prompt_top - 12 - log_top),
        prompt=sheet.box(left + 12, prompt_top, 258, prompt),
        undo=sheet.box(left + 12, undo_top, 123, 50),
        redo=sheet.box(left + 147, undo_top, 123, 50),
        main=sheet.box(left + 12, main_top, 258, 72),
    )
