"""The panels that sets bring to table, overview and boards: what lies in them, and where they may not lie.

A row of `PANELS` says for each panel of what it is made; `test_panels` looks at all of them in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.cards.sets.moloch import stack_of
from game.fiftyfirst.cards.sets.no_mans_land import LEVELS
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.sets.moloch.messages import Deployed
from game.fiftyfirst.rules.view import TableView, view
from game.fiftyfirst.table.plan.boards import BoardPlan
from game.fiftyfirst.table.plan.layout import Layout
from game.fiftyfirst.table.plan.panorama import Panorama
from game.fiftyfirst.table.sets import arena_tiles, district_tiles, hq_tiles
from game.fiftyfirst.table.sets.arena_tiles import TILE
from game.fiftyfirst.table.sets.districts import DRAWER, DrawerPlan
from game.fiftyfirst.table.sets.moloch.draw import MachinesPlan, panel_of
from game.fiftyfirst.table.sets.no_mans_land.draw import MapPlan, small_map_of
from game.fiftyfirst.table.spots import BorderAt, HqAt
from game.play.scenarios.scenario import read_position_file
from game.ui.boxes import Box
from tests.ui.sweep import Size
from tests.ui.table_person import POSITIONS, parts_of

AREAS = ("north_west", "north_central", "north_east", "west_central", "central", "east_central", "south_west",
         "south_central", "south_east")  # fmt: skip
DEPLOYED = (0, 1, 10, 26)


def seen(catalog: Catalog, name: str, viewer: str = "A", deployed: int | None = None) -> TableView:
    """The table as a seat sees it; with so many deployed Machines, if that is given."""
    _, game, state = read_position_file(POSITIONS / f"{name}.yaml", fiftyfirst(catalog).only)
    table = view(game, state, viewer)
    if deployed is None or table.machines is None:
        return table
    cards = (stack_of(game.catalog, game.sets) * 2)[:deployed]
    return replace(table, machines=replace(table.machines, deployed=tuple(map(Deployed, cards))))


# ---------------------------------------------------------------------- parts of a plan
class Part(NamedTuple):
    """A box that holds others, of which none meets another; what it leaves free may touch its edges, and what it is
    apart from may not."""

    box: Box
    inside: Sequence[Box] = ()
    free: Sequence[Box] = ()
    apart: Sequence[Box] = ()


def check(parts: Iterable[Part]) -> None:
    for part in parts:
        room = part.box.rect
        assert [box for box in part.inside if not room.contains(box.rect)] == []
        assert meetings(part.inside) == []
        assert [box for box in part.free if box.rect.inflate(-2, -2).colliderect(room)] == []
        assert [box for box in part.apart if box.rect.colliderect(room)] == []


def meetings(boxes: Sequence[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one, other in combinations(boxes, 2) if one.rect.colliderect(other.rect)]


def check_panel(plan: MachinesPlan) -> None:
    """The Machines."""
    check([machines_part(plan)])


def check_map(plan: MapPlan) -> None:
    """Areas lie as on the map, their levels from below."""
    check(map_parts(plan))
    boxes = [plan.areas[f"area_{area}"] for area in AREAS]
    assert boxes == sorted(boxes, key=lambda box: (box.y, box.x))
    assert [len({box.x for box in boxes}), len({box.y for box in boxes})] == [3, 3]
    for area in plan.areas:
        levels = [plan.levels[area, level] for level in range(1, LEVELS + 1)]
        assert plan.is_small or [upper.bottom <= lower.y for lower, upper in pairwise(levels)] == [True, True]


def check_pile(plan: BoardPlan) -> None:
    """The discard pile on a board."""
    check(pile_parts(plan))


# ---------------------------------------------------------------------- Machines
def machines_part(plan: MachinesPlan, free: Sequence[Box] = (), apart: Sequence[Box] = ()) -> Part:
    turning = filter(None, (plan.server_room, plan.up, plan.down))
    return Part(plan.panel, [plan.head, plan.stack, plan.discard, *plan.places.values(), *turning], free, apart)


def machines(layout: Layout) -> Iterator[Part]:
    plan = panel_of(layout)
    assert plan
    yield machines_part(plan, free=parts_of(layout))


def machines_in_overview(overview: Panorama, table: TableView, _: Size) -> Iterator[Part]:
    plan = panel_of(overview)
    assert plan
    assert table.machines
    places = plan.places
    assert list(places) == list(range(len(table.machines.deployed)))
    assert all(min(box.size) >= 24 for box in places.values())
    yield machines_part(plan, apart=boards_of(overview))


def boards_of(overview: Panorama) -> list[Box]:
    """The boards of the overview with their rows."""
    rects = [board.panel.rect.unionall([row.band.rect for row in board.rows]) for board in overview.boards]
    return [Box(*rect) for rect in rects]


def held_parts(board: BoardPlan) -> Iterator[Part]:
    """What tells on a board that a seat holds Machines, or is stopped by them."""
    assert board.held
    yield Part(board.panel, [board.held])
    yield Part(board.held, free=[board.plate, *board.deals, *board.goods.values(), *[row.band for row in board.rows]])


# ---------------------------------------------------------------------- map
def map_parts(plan: MapPlan, free: Sequence[Box] = ()) -> Iterator[Part]:
    yield Part(plan.panel, [plan.head, *plan.areas.values()], free)
    yield Part(plan.head, [*plan.markers.values()])
    for area, box in plan.areas.items():
        levels = [plan.levels[area, level] for level in range(1, LEVELS + 1)]
        yield Part(box, levels[:1] if plan.is_small else levels)


def maps_of(layout: Layout) -> tuple[MapPlan, MapPlan]:
    """The small one and the large one."""
    small, large = small_map_of(layout), layout.panels["map"]
    assert small
    assert isinstance(large, MapPlan)
    return small, large


def drawer_of(layout: Layout) -> DrawerPlan:
    """The districts, unfolded."""
    plan = layout.panels[DRAWER]
    assert isinstance(plan, DrawerPlan)
    return plan


def small_and_large_map(layout: Layout) -> Iterator[Part]:
    small, large = maps_of(layout)
    for plan in (small, large):
        check_map(plan)
    yield Part(small.panel, free=parts_of(layout))
    yield Part(large.panel, free=[layout.side.panel, layout.hand.strip, *layout.hand.cards, *layout.phases])
    yield Part(Box(0, 0, *layout.size), [large.panel])
    one, other = (next(iter(plan.areas.values())) for plan in (large, small))
    assert one.w > 1.8 * other.w


def map_in_overview(overview: Panorama, _: TableView, size: Size) -> Iterator[Part]:
    plan, boards = small_map_of(overview), boards_of(overview)
    assert plan
    assert overview.tiles is None
    check_map(plan)
    assert all(min(box.size) >= 24 for box in plan.areas.values())
    yield Part(plan.panel, free=boards)
    window = pygame.Rect((0, 0), size).inflate(2, 2)
    assert [box for box in (*boards, plan.panel) if not window.contains(box.rect)] == []


# ---------------------------------------------------------------------- HQ cards, borders, the Arena, districts
def tiles(layout: Layout) -> Iterator[Part]:
    side, own, drawer = layout.side, layout.own, drawer_of(layout)
    yield Part(side.panel, [*side.tiles.values(), *side.piles.values(), side.log, side.discard, side.prompt])
    assert side.log.h > side.prompt.h / 2
    assert own.exchange
    borders = [box for label, box in own.tiles.items() if isinstance(label, BorderAt)]
    assert borders
    yield Part(own.panel, [*borders, *own.actions, own.exchange])
    for board in (own, *layout.opponents):
        claimed = [box for label, box in board.tiles.items() if isinstance(label, HqAt)]
        yield Part(board.panel, [*claimed, board.plate])
        yield from (Part(box, apart=board.deals) for box in claimed)
    boards = [own.panel, *(board.panel for board in layout.opponents)]
    yield Part(drawer.panel, [drawer.head, *drawer.districts.values()], [side.panel, layout.hand.strip, *boards])
    yield Part(Box(0, 0, *layout.size), [drawer.panel])


def tiles_in_overview(overview: Panorama, table: TableView, _: Size) -> Iterator[Part]:
    line = overview.tiles
    assert line
    assert TILE in line.tiles
    sides = [label.side for label in line.tiles if isinstance(label, BorderAt)]
    assert sides == [border.side for border in table.borders]
    others = [board.panel for board in overview.boards]
    others += [plan.panel for plan in overview.beside.values()]
    others += [row.band for board in overview.boards for row in board.rows]
    yield Part(line.panel, [*line.tiles.values()], others)


# ---------------------------------------------------------------------- discard piles
def pile_parts(plan: BoardPlan) -> Iterator[Part]:
    """The pile of a seat on its board, and the number beside it."""
    assert plan.discard
    assert min(plan.discard.size) >= 24
    others = [plan.plate, *plan.deals, *plan.goods.values(), *[row.band for row in plan.rows]]
    others += [plan.count] if plan.count else []
    others += [plan.piles.head, plan.piles.field, plan.piles.words] if plan.piles else []
    others += [*plan.status.lines.values(), plan.status.foot] if plan.status else []
    boxes = [box for box in (plan.discard, plan.discard_note) if box]
    yield Part(plan.piles.panel if plan.piles else plan.panel, boxes)
    yield from (Part(box, free=others) for box in boxes)


def piles(layout: Layout) -> Iterator[Part]:
    assert layout.own.discard is None, "that of the player lies in the side column"
    for board in layout.opponents:
        yield from pile_parts(board)


def piles_in_overview(overview: Panorama, *_: object) -> Iterator[Part]:
    for board in overview.boards:
        yield from pile_parts(board)


# ---------------------------------------------------------------------- the table of them
class Panel(NamedTuple):
    """Positions in which there is a panel, and other ones without it; what must hold at the table and in the overview;
    what is pressed, and what moves as a whole to the side of the left hand."""

    positions: Sequence[str]
    plain: Mapping[str, str]
    at_table: Callable[[Layout], Iterator[Part]]
    in_overview: Callable[[Panorama, TableView, Size], Iterator[Part]]
    pressed: Callable[[Layout], Iterable[Box]]
    moved: Callable[[Layout], Iterable[Part]] = lambda _: ()


def pressed_machines(layout: Layout) -> Iterable[Box]:
    """All but the dots: what can be pressed there is higher than they are."""
    plan = panel_of(layout)
    assert plan
    return [plan.stack, plan.discard, *plan.places.values(), *filter(None, (plan.server_room,))]


def pressed_on_maps(layout: Layout) -> Iterable[Box]:
    small, large = maps_of(layout)
    areas = [box for plan in (small, large) for box in (*plan.areas.values(), *plan.markers.values())]
    return [*areas, large.head, *large.levels.values()]


def pressed_tiles(layout: Layout) -> Iterable[Box]:
    """All but the heads in the column: what can be pressed there is higher than they are."""
    drawer, heads = drawer_of(layout), (hq_tiles.HEAD, arena_tiles.HEAD, district_tiles.HEAD)
    tiles = (box for label, box in layout.side.tiles.items() if label not in heads)
    return [*tiles, *layout.own.tiles.values(), *drawer.districts.values(), drawer.head]


def whole_maps(layout: Layout) -> Iterator[Part]:
    for plan in maps_of(layout):
        yield Part(plan.panel, [*plan.areas.values(), *plan.levels.values(), *plan.markers.values()])


PANELS = {
    "machines": Panel(
        ("machines_two", "machines_three", "machines_four", "machines_solo", "machines_solo_borgo"),
        {"machines_two": "table", "machines_four": "table_4p", "machines_solo": "solo_hegemony"},
        machines, machines_in_overview, pressed_machines, machines,
    ),
    "map": Panel(
        ("map_two", "map_three", "map_four", "map_solo"),
        {"map_two": "table", "map_three": "table_3p", "map_four": "table_4p", "map_solo": "solo_hegemony"},
        small_and_large_map, map_in_overview, pressed_on_maps, whole_maps,
    ),
    "tiles": Panel(("box_two", "box_four", "box_solo"), {}, tiles, tiles_in_overview, pressed_tiles),
    "piles": Panel(
        ("discards_two", "discards_four", "discards_solo"), {}, piles, piles_in_overview,
        lambda layout: [board.discard for board in layout.opponents if board.discard],
    ),
}  # fmt: skip
