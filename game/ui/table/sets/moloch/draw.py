"""Draws the Machines: the panel with its head, and a plate for each deployed Machine (R44.1)."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.sets.moloch.machines import FRENZY
from game.rules.sets.moloch.messages import MachinesView
from game.rules.view import TableView
from game.ui import theme
from game.ui.art import chrome
from game.ui.art.icons import icon
from game.ui.art.lettering import NARROW, width_of
from game.ui.art.machine_faces import MachineMarks, machine_back, machine_plate
from game.ui.art.strips import badge
from game.ui.boxes import Box, spread
from game.ui.canvas import Canvas
from game.ui.places import MachineAt, MachinesOf
from game.ui.table import labels
from game.ui.table.plan.boards import BoardPlan
from game.ui.table.play.gathering import gathered_at
from game.ui.table.sets.moloch.plan import MachinesPlan, machines_in
from game.ui.table.sight import Sight
from game.ui.widgets.button import record_hit

_PANEL: Final = theme.PLAIN._replace(edge=theme.MACHINE)
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
    canvas.panel(plan.panel.rect, _PANEL, "machines")
    _draw_head(canvas, sight, plan.head, known)
    if plan.server_room and known.server_room is not None:
        _draw_server_room(canvas, plan.server_room, known.server_room, known.markers_to_hack)
    _draw_pile(canvas, plan.stack, "machine", known.stack_size)
    record_hit(canvas, plan.stack.rect, labels.MACHINE_STACK)
    _draw_pile(canvas, plan.discard, "discard", len(known.discard))
    record_hit(canvas, plan.discard.rect, labels.MACHINE_DISCARD)
    for index, box in plan.places.items():
        if index < len(known.deployed):  # the newest ones are still to slide in
            draw_machine(canvas, sight, index, box)
    for label, arrow, turns in (
        (labels.MACHINES_UP, plan.up, plan.first > 0),
        (labels.MACHINES_DOWN, plan.down, plan.first < plan.last),
    ):
        if arrow:
            _draw_arrow(canvas, arrow, label, turns, _out_of_sight(known, plan, label == labels.MACHINES_UP))


def _draw_head(canvas: Canvas, sight: Sight, box: Box, known: MachinesView) -> None:
    """The number of deployed Machines and the level, with its name where there is room."""
    px, middle = max(theme.ICON_FLOOR, round(box.h * 0.8)), box.center[1]
    level = sight.standing.match.game.options.moloch_difficulty
    with canvas.within(box.rect):
        shown = canvas.icon("deployed", (box.x + px / 2, middle), px)
        number, size = str(len(known.deployed)), round(px * 0.78)
        wide = width_of(number, "number", size)
        room = pygame.Rect(shown.right + 2, box.y, round(wide) + 4, box.h)
        canvas.letters(number, room, "number", size, theme.TXT)
        left = room.right + max(2, px // 4)
        shown = canvas.icon(level, (left + px / 2, middle), px)
        words = sight.text(f"level-{level}")
        room = pygame.Rect(shown.right + 3, box.y, box.right - shown.right - 3, box.h)
        size = min(canvas.metrics.text_px(theme.BODY), round(box.h * 0.5))
        if width_of(words, "strong", size) * NARROW <= room.width:
            canvas.letters(words, room, "strong", size, theme.MUTED)
    record_hit(canvas, box.rect, labels.MACHINES)


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
def draw_machine(canvas: Canvas, sight: Sight, index: int, box: Box) -> None:
    """Draw the plate of a deployed Machine with its shadow."""
    known = machines_in(sight.standing.view)
    chrome.drop_shadow(canvas, box.rect, 3, 8)
    canvas.image(machine_surface(sight, index, box), box[:2], known.deployed[index].card)
    canvas.hit(box.rect, MachineAt(index))


def machine_surface(sight: Sight, index: int, box: Box) -> pygame.Surface:
    """The plate of a deployed Machine in the size of ``box``, with the tokens that lie on it and those that are being
    gathered."""
    view = sight.standing.view
    one = machines_in(view).deployed[index]
    strength, frenzy = strength_of(sight, view, one.card)
    marks = MachineMarks(strength, frenzy, one.goods, gathered_at(sight.mode, MachineAt(index)))
    return machine_plate(sight.catalog.machines[one.card], box.size, marks, sight.wording, sight.layout.card_text)


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
