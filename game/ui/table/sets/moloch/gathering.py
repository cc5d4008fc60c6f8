"""Draws the panel in which goods are gathered on a Machine (R44.14): what it takes, a tile with minus and plus for each
good, and what is then still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.cards.vocabulary import CODE_GOODS
from game.rules.bill import GoodsSource
from game.ui.canvas import Canvas
from game.ui.table.draw import payments
from game.ui.table.draw.frames import draw_feet, open_frame
from game.ui.table.play.gathering import command_of, kinds, with_one_less, with_one_more
from game.ui.table.play.modes import Gathering
from game.ui.table.sets.moloch.draw import machine_surface
from game.ui.table.sets.moloch.plan import machines_in
from game.ui.table.sets.moloch.spending import at_hand, spendings, token_target
from game.ui.table.sets.moloch.words import deed_of, gathering_lines, gathering_rows, machine_of, reserved_lines
from game.ui.table.sight import Sight
from game.ui.table.words.forecasts import gain_strip
from game.ui.table.zone import Gathers
from game.ui.theme import BODY, MUTED
from game.ui.widgets.button import Button
from game.ui.widgets.scroller import Scroller


def draw_gathering(
    canvas: Canvas, sight: Sight, mode: Gathering, keep: Sequence[pygame.Rect], scroller: Scroller
) -> tuple[Button, ...]:
    """Draw the panel; its gold button leaves the goods there, or hacks or destroys the Machine if that is all it
    takes."""
    command = command_of(sight.standing, mode)
    notes = " ".join(gathering_lines(sight, mode))
    above, below = gathering_rows(sight, mode)
    high, gap, tiles = payments.row_height(canvas), payments.tile_gap(canvas), _tiles(sight, mode)
    room = canvas.size[0] - canvas.px(160)
    grid = payments.grid_of(canvas, tiles, room)
    width = min(max(canvas.px(620), grid.width(gap), payments.row_width(canvas, (*above, below))), room)
    told = payments.note_height(canvas, notes, width)
    height = (len(above) + 1) * high + grid.height(gap) + told
    machine = machines_in(sight.standing.view).deployed[machine_of(mode)]
    title = sight.text("table-part-title", card=sight.wording.title(machine.card))
    frame = open_frame(canvas, sight, (width, height), title, "", keep)
    body = frame.body
    label = min(payments.label_width(canvas, (*above, below)), body.width * 2 // 3)
    payments.draw_rows(canvas, above, body, label)
    field = pygame.Rect(body.x, body.y + len(above) * high, body.width, grid.height(gap))
    field.height = max(min(field.height, body.bottom - high - told - field.y), grid.tall + gap)
    buttons = payments.draw_step_tiles(canvas, sight, tiles, field, grid, scroller)
    rest = pygame.Rect(body.x, field.bottom, body.width, max(0, body.bottom - field.bottom))
    is_part = deed_of(command) == "part"
    if is_part:
        payments.draw_rows(canvas, (below,), rest, label)
    notes_room = pygame.Rect(body.x, rest.y + high * is_part, body.width, told)
    with canvas.within(frame.rect):
        canvas.text(notes, notes_room, "text", BODY, MUTED, wrap=True)
    why = None if command else sight.text("table-part-first")
    words = sight.text(f"table-part-{deed_of(command)}")
    strip = gain_strip(sight, command) if command and not is_part else ()
    return (*buttons, *draw_feet(canvas, sight, frame.foot, words, strip=strip, why=why))


def _tiles(sight: Sight, mode: Gathering) -> tuple[payments.StepTile, ...]:
    """A tile for each kind of goods that can be spent on the Machine."""
    have = at_hand(sight.standing)
    return tuple(
        payments.StepTile(
            GoodsSource(good),
            _name(sight, good),
            sight.text("table-pay-count", n=mode.goods[good], all=have[good]),
            mode.goods[good] > 0,
            {
                step
                for step, after in (
                    ("plus", with_one_more(sight.standing, mode, good)),
                    ("minus", with_one_less(mode, good)),
                )
                if after
            },
        )
        for good in kinds(sight.standing, mode)
    )


def _name(sight: Sight, good: str) -> str:
    name = str(sight.wording.good_name(good))
    return name[:1].upper() + name[1:]


GATHERS: Final = Gathers(
    "part",
    spendings,
    token_target,
    (*CODE_GOODS, "ammo", "red", "universal"),
    picture=lambda sight, at, box: machine_surface(sight, at.index, box),
    draw=draw_gathering,
    first=lambda sight: sight.text("table-part-first"),
    confirms=gathering_lines,
    tells=reserved_lines,
)
