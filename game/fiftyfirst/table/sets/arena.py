"""The Arena (R53.2): a tile of the side column, in which a worker fights for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.fiftyfirst.art.area_faces import marker
from game.fiftyfirst.art.inks import PALETTES
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.arena import ARENA as KIND
from game.fiftyfirst.cards.sets.arena import Arena, arena_of
from game.fiftyfirst.rules.sets.arena import messages
from game.fiftyfirst.rules.state import VIRTUAL
from game.fiftyfirst.rules.view import TableView
from game.fiftyfirst.table import spots
from game.fiftyfirst.table.draw.line_tiles import draw_tile_ground
from game.fiftyfirst.table.moves.script import Script
from game.fiftyfirst.table.play.targets import Target, targets_at
from game.fiftyfirst.table.sets import arena_tiles
from game.fiftyfirst.table.sets.arena_tiles import HEAD, TILE, seats_of
from game.fiftyfirst.table.sight import Sight, Standing
from game.fiftyfirst.table.spots import Origin, OwnGoods
from game.fiftyfirst.table.words.prompts import forecast_lines
from game.fiftyfirst.table.zone import ColumnTiles, LineTiles, TableSet, TileQuestion
from game.fiftyfirst.wording.sets.arena import arena_line, arena_standing, gear_button
from game.kernel.seats import Seat
from game.ui.art.counted import LINES, counted, draw_row, row_width
from game.ui.boxes import Box
from game.ui.canvas import Canvas
from game.ui.places import Label
from game.ui.table.moves.script import GOODS
from game.ui.table.zone import Zone
from game.ui.theme import CAPTION, EMPTY_CELL, FLOOR, FULL_CELL, ICON_FLOOR, PAPER, PLAIN, TXT
from game.ui.widgets.button import record_hit, row_of_rects

_IN_LINE = 300.0
"""In u: width of the tile in the line of the overview."""

_TILE: Final = PLAIN._replace(edge=PALETTES[KIND][3], radius=8)

_LEADS: Final = FULL_CELL._replace(fill=PALETTES[KIND][2], edge=PALETTES[KIND][4])

_PICTURE: Final = 1.0
"""Width of the picture in the line of the overview, as a share of its height."""


# ---------------------------------------------------------------------- where it lies, and how it is drawn
def fighter_box(box: Box, view: TableView, seat: Seat) -> Box:
    """Where the worker of a seat stands in the tile: at the left end of its field."""
    seats = seats_of(view)
    return Box(box.x + box.w * seats.index(seat) // len(seats), box.y, box.h, box.h)


def _draw_in_line(canvas: Canvas, sight: Sight, label: str, box: Box) -> None:
    """The tile in the overview: its picture, its name with the prize beside it, and below a field for each seat."""
    view, gap = sight.standing.view, canvas.px(4)
    assert view.arena is not None, "a tile lies only where there is one"
    place = draw_tile_ground(canvas, box, _TILE, Arena.id, KIND, _PICTURE)
    tile = arena_of(sight.catalog)
    prize = place.head.copy()
    if tile:
        px = max(ICON_FLOOR, round(place.head.height * 0.86))
        won = counted(tile.prize.items(), ones=False)
        prize.width = row_width(won, px, LINES)
        prize.right = place.head.right - gap
        draw_row(canvas, won, prize, px, "right", TXT, LINES)
        place.head.width = prize.x - gap - place.head.x
    canvas.text(sight.wording.title(Arena.id), place.head, "title", CAPTION, TXT, upper=True)
    seats, body = seats_of(view), place.body
    columns = len(seats) if len(seats) <= 2 or body.width >= 4 * body.height else -(-len(seats) // 2)
    lines = -(-len(seats) // columns)
    for number, seat in enumerate(seats):
        line, column = divmod(number, columns)
        across = row_of_rects(body, columns, gap)[column]
        high = (body.height - gap * (lines - 1)) // lines
        field = pygame.Rect(across.x, body.y + line * (high + gap), across.width, high)
        _draw_field(canvas, sight, view.arena, seat, field)
    record_hit(canvas, box.rect, label)


def _draw_field(canvas: Canvas, sight: Sight, arena: messages.ArenaView, seat: Seat, field: pygame.Rect) -> None:
    """The field of a seat: its emblem, faint without a worker there, its points, and its gear where there is room; that
    of the leader is red."""
    is_champion = seat == VIRTUAL and seat not in sight.standing.view.people
    is_there = seat in arena.gear or is_champion
    canvas.panel(field, _LEADS if arena.leader == seat else FULL_CELL if is_there else EMPTY_CELL, f"field {seat}")
    px = max(ICON_FLOOR, min(round(field.height * 0.8), canvas.px(36), field.width // 2))
    middle = (field.x + canvas.px(6) + px / 2, field.centery)
    with canvas.within(field):
        if is_champion:
            canvas.icon("champion", middle, px)
        else:
            disc = marker(sight.emblem(seat), px, dim=not is_there)
            canvas.picture(disc, middle, f"fighter {seat}")
        if not is_there:
            return
        points = (arena.champion or 0) if is_champion else arena.points.get(seat, 0)
        left = round(middle[0] + px / 2) + canvas.px(8)
        words = pygame.Rect(left, field.y, field.right - left - 2, field.height)
        right = canvas.letters(str(points), words, "number", max(FLOOR, round(px * 0.74)), TXT).right + canvas.px(10)
        size = max(ICON_FLOOR, round(px * 0.7))
        gear = counted(arena.gear.get(seat, {}).items(), ones=False)
        room = pygame.Rect(right, field.y, field.right - canvas.px(6) - right, field.height)
        if gear and row_width(gear, size, LINES) <= room.width:
            draw_row(canvas, gear, room, size, "right", TXT, LINES)


# ---------------------------------------------------------------------- what is said and done there
def _about(sight: Sight) -> tuple[str, ...]:
    """Its name, what goods are worth there, the fighters, and the one that would win now."""
    known, arena = sight.standing.view.arena, arena_of(sight.catalog)
    if known is None or arena is None:
        return ()
    fighters = arena_standing(sight.wording, known, sight.names)
    return sight.wording.title(Arena.id), arena_line(sight.wording, arena), *map(str, fighters)


def _fought_for(before: Sight, after: Sight) -> Iterator[Label]:
    now = after.standing.view.arena
    if now is not None and before.standing.view.arena != now:
        yield TILE


def _entering(sight: Sight, label: str) -> tuple[str, ...]:
    """What entering brings, at once and later."""
    commands = sight.standing.offers.at(label)
    return (*forecast_lines(sight, commands[0]), sight.text("table-beyond-enter_arena")) if commands else ()


def _takes(standing: Standing, source: Origin) -> tuple[Target, ...]:
    """A worker is dropped into it."""
    if source != OwnGoods("worker"):
        return ()
    return targets_at(standing.match, [(TILE, "enter_arena", messages.EnterArena(standing.seat))], names_deed=True)


# ---------------------------------------------------------------------- what moves
def _enter(script: Script, _: messages.ArenaEntered) -> None:
    """The worker has flown there already; it stands there when it has arrived."""
    tile = script.endpoints.lying(TILE)
    script.veil(tile.grown(2), script.next_token + GOODS)
    script.origin = tile


def _equip(script: Script, event: messages.FighterEquipped) -> None:
    """The good flies from its cell to the worker."""
    places, tile = script.endpoints, script.endpoints.lying(TILE)
    script.veil(tile.grown(2), script.next_token + GOODS)
    end = fighter_box(tile, places.after.standing.view, event.seat)
    script.move(event.seat, None, {event.gear: 1}, places.cell(event.seat, event.gear), end)


def _arena(catalog: Catalog) -> Arena:
    arena = arena_of(catalog)
    assert arena is not None, "it asks nothing where there is none"
    return arena


ARENA: Final = TableSet(
    has=lambda view: view.arena is not None,
    zones=(
        Zone(
            TILE,
            draw=arena_tiles.draw,
            draw_in_line=_draw_in_line,
            about=lambda sight, _: _about(sight),
            cards=lambda *_: ((Arena.id,), 0),
            shown=lambda *_: Arena.id,
            offered=lambda sight: ((TILE, sight.box(TILE)),),
            changed=_fought_for,
            brings=_entering,
            tried=lambda standing, _: messages.EnterArena(standing.seat),
            names_deed=True,
            takes=_takes,
            is_begun=True,
            is_whole=True,
            is_lit=True,
            after=spots.EXCHANGE,
            topic="arena",
            source="arena",
        ),
        Zone(
            HEAD,
            draw=arena_tiles.draw_caption,
            about=lambda sight, _: (*_about(sight), sight.text("arena-head-tip")),
            cards=lambda *_: ((Arena.id,), 0),
            key="a",
            topic="arena",
        ),
    ),
    strip=ColumnTiles(HEAD, arena_tiles.high, arena_tiles.plan),
    line=LineTiles(lambda _: (TILE,), _IN_LINE),
    begins={messages.EnterArena: lambda _, __: (TILE,), messages.EquipFighter: lambda _, __: ()},
    tile_questions={
        messages.ChooseEquipment: TileQuestion(
            Arena.id,
            goods=lambda catalog: _arena(catalog).equip,
            answer=messages.EquipFighter,
            worth=lambda catalog, good: _arena(catalog).equip[good],
            about=lambda words: arena_line(words, _arena(words.catalog)),
            standing=lambda words, view, names: arena_standing(words, view.arena, names) if view.arena else (),
            button=lambda words, good: gear_button(words, _arena(words.catalog), good),
            done="cleanup-equipped",
        )
    },
    colours={"enter_arena": PAPER},
    later={messages.EnterArena: lambda sight, _: (sight.text("table-beyond-enter_arena"),)},
    motions={messages.ArenaEntered: _enter, messages.FighterEquipped: _equip},
    paid_at={messages.ArenaEntered: lambda places, _: places.lying(TILE)},
)
