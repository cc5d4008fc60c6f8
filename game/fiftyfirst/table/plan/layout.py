"""The layout of the whole table: from window size and view to named rectangles.

For left-handed players panels change sides, so that the arm does not cover the cards. A panel is moved as a whole: the
order of cards, goods and letters in it stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import pygame
from msgspec.structs import asdict, replace

from game.fiftyfirst.art.faces import SMALLEST
from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.view import SeatView, TableView
from game.fiftyfirst.table.plan import boards
from game.fiftyfirst.table.plan.automa import PILES_GAP, piles_plan, piles_width, status_plan
from game.fiftyfirst.table.plan.column import WIDTH, column_plan
from game.fiftyfirst.table.plan.tabs import tabs
from game.kernel.seats import Seat
from game.ui.art.upright import RATIO
from game.ui.boxes import Box, Sheet, fitting, spread
from game.ui.places import Label
from game.ui.theme import FLOOR

if TYPE_CHECKING:
    from game.fiftyfirst.table.zone import TableSet

Plan = TypeVar("Plan", bound=msgspec.Struct)


def mirrored(box: Box, width: int) -> Box:
    """The box mirrored in a window of this width.

    >>> mirrored(Box(10, 0, 30, 20), 100)
    Box(x=60, y=0, w=30, h=20)
    """
    return box._replace(x=width - box.right)


def moved(plan: Plan, by: int) -> Plan:
    """The plan with every box in it moved ``by`` pixels to the right."""
    return replace(plan, **{name: _moved(value, by) for name, value in asdict(plan).items()})


def _moved(value: Any, by: int) -> Any:
    if isinstance(value, Box):
        return value._replace(x=value.x + by)
    if isinstance(value, msgspec.Struct):
        return moved(value, by)
    if isinstance(value, tuple):
        return tuple(_moved(item, by) for item in value)
    if isinstance(value, Mapping):
        return {key: _moved(item, by) for key, item in value.items()}
    return value


def at_other_side(plan: Plan, panel: Box, width: int) -> Plan:
    """The plan moved as a whole so that its ``panel`` is mirrored in the window."""
    return moved(plan, mirrored(panel, width).x - panel.x)


def panels_at_other_side(panels: Mapping[str, boards.PanelPlan], width: int) -> dict[str, boards.PanelPlan]:
    """Panels of sets at the other side of the window."""
    return {name: at_other_side(plan, plan.panel, width) for name, plan in panels.items()}


def mirrored_board(board: boards.BoardPlan, width: int) -> boards.BoardPlan:
    """The board at the other side of the window; its rows and piles are mirrored separately."""
    rows, link = board.rows, board.link
    piles = at_other_side(board.piles, board.piles.panel, width) if board.piles else None
    alone = at_other_side(replace(board, rows=(), piles=None, link=None), board.panel, width)
    return replace(
        alone,
        rows=tuple(at_other_side(row, row.band, width) for row in rows),
        piles=piles,
        link=mirrored(link, width) if link else None,
        discard=piles.discard if piles else alone.discard,
        discard_note=piles.discard_note if piles else alone.discard_note,
    )


_HAND_HEIGHT, _OWN_HEIGHT, _OTHER_HEIGHT = 218.0, 432.0, 316.0
"""In u, in a window of 16:9: heights of the hand, the player's own State and the band of the opponents."""

_ROOM_BELOW = 14.0
"""In u: from the hand cards that can be played to the end of the strip; the others lie lower."""

_UPPER_SHARE = 0.42
"""Share of the State above in the height beyond 16:9 that is left by the hand."""

_TALLEST_PROMPT = 2.7
"""Maximum height of the prompt, as a multiple of that in a window of 16:9: small letters do not shrink further."""

_CARD_SEEN, _PORTRAIT_SEEN = 1.0, 0.62
"""Minimum visible share of a hand card that is larger than usual; in portrait windows they may cover each other."""

_LEAST_SEEN = 38
"""Pixels of a hand card that are seen at least where it is large enough to show its effects."""

_PORTRAIT = 1900.0
"""In u: height from which a window counts as a portrait one."""

_HIGHER_HAND, _PORTRAIT_HAND = 1.3, 1.8
"""Maximum height of the hand, and in portrait windows, as a multiple of that in a window of 16:9."""

_EDGE = 16
"""Minimum distance of a panel from the edge of the window, in pixels."""

_TWO_ABREAST, _THREE_ABREAST = (122.0, 170.0, 10.0), (80.0, 112.0, 7.0)
"""In u: width and height of Connection cards that lie so many side by side, and the gap between them."""

_TALL = 1300.0
"""In u: height of a window in which the third Connection card lies below the others, as large as they are."""

_PILES_TOP, _BELOW_PILES = 238.0, 38.0
"""In u: upper edge of the Connection cards, and from their lower edge to the log."""

_BESIDE = 10.0
"""In u: gap between the State above and a panel of a set at its right end."""

_PLATE_TITLE = 22.0
"""In u: size of the title of a plate in a window of 16:9."""

_LEAST_TITLE, _LARGEST_TITLE = 0.8, 1.3
"""Titles of plates and cards follow the player's text size between these factors."""


class HandPlan(msgspec.Struct, frozen=True):
    """The strip along the lower edge: ``cards`` are the Locations, ``connections`` lie to their right."""

    strip: Box
    cards: tuple[Box, ...]
    connections: tuple[Box, ...]


class SidePlan(msgspec.Struct, frozen=True):
    """The side column; ``main`` is the large button."""

    panel: Box
    deck: Box
    discard: Box
    discard_zone: Box
    label: Box
    piles: Mapping[str, Box]
    log: Box
    prompt: Box
    undo: Box
    redo: Box
    main: Box
    tiles: Mapping[Label, Box]
    """What sets bring, between Connection cards and log."""


class Layout(msgspec.Struct, frozen=True):
    """Named rectangles in pixels. ``own`` is the seat at this screen, ``opponents`` are the others in turn order, and
    ``shown`` is the opponent whose State lies above the player's. ``card_text`` is the scale of titles on plates and
    cards. The panels of sets ``beside`` the State above are always open; ``panels`` can be opened over the States. If
    ``left_handed``, the side column is at the left."""

    size: tuple[int, int]
    scale: float
    menu: Box
    sign: Box
    phases: tuple[Box, ...]
    overview: Box
    lane: Box
    own: boards.BoardPlan
    opponents: tuple[boards.BoardPlan, ...]
    shown: Seat
    card_text: float
    title_px: int
    """Size of the titles of plates, in pixels, where they fit on one or two lines."""
    hand: HandPlan
    side: SidePlan
    left_handed: bool = False
    beside: Mapping[str, boards.PanelPlan] = {}
    panels: Mapping[str, boards.PanelPlan] = {}

    @property
    def opponent(self) -> boards.BoardPlan:
        """The board whose State is shown above the player's."""
        return self.board(self.shown)

    @property
    def has_tabs(self) -> bool:
        """Whether there is more than one opponent."""
        return len(self.opponents) > 1

    def board(self, seat: Seat) -> boards.BoardPlan:
        """The board of a seat; raises LookupError if it is not on the table."""
        for plan in (self.own, *self.opponents):
            if plan.seat == seat:
                return plan
        raise LookupError(f"no board of {seat}")

    def pile(self, seat: Seat) -> Box:
        """The discard pile onto which the cards of a seat go: its own (R42.1), or that of all."""
        return self.board(seat).discard or self.side.discard

    def tile(self, label: Label) -> Box | None:
        """Where a tile lies: in the side column, or on a board."""
        of_boards = (board.tiles for board in (self.own, *self.opponents))
        return next((tiles[label] for tiles in (self.side.tiles, *of_boards) if label in tiles), None)

    def place(self, site: int) -> Box | None:
        """The plate of a Site in either State; None if it is not shown."""
        return self.own.place(site) or self.opponent.place(site)

    def uncovered(self, site: int) -> Box | None:
        """The visible part of the plate of a Site in either State."""
        rows = (*self.own.rows, *self.opponent.rows)
        return next((row.uncovered[site] for row in rows if site in row.uncovered), None)

    # ------------------------------------------------------------------ what every table is asked
    @property
    def top(self) -> int:
        return self.lane.bottom

    @property
    def room(self) -> Box:
        return self.hand.strip

    def middles(self, size: tuple[int, int], asks: bool) -> Iterator[tuple[int, int]]:
        """Of a panel in the middle of the rows, or at their ends; of a question between the States, over the upper one,
        or over the hand."""
        upper, lower, (width, height) = self.opponent.rows, self.own.rows, size
        if asks:
            strip = self.hand.strip
            lefts = (strip.center[0] - width // 2, strip.right - width, strip.x)
            between = (upper[-1].band.bottom + lower[0].band.y) // 2
            over = upper[-1].band.bottom - height // 2, strip.bottom - 2 - height // 2, upper[0].band.y + height // 2
            heights = (between, *over)
            yield from ((left + width // 2, middle) for middle in heights for left in lefts)
            return
        band, window = lower[0].band, pygame.Rect((0, 0), self.size).inflate(-2 * _EDGE, -2 * _EDGE)
        downs = (window.centery, upper[1].band.center[1], lower[1].band.center[1], window.bottom, window.top)
        for x in (band.center[0], band.x + width // 2, band.right - width // 2):
            yield from ((x, y) for y in downs)

    def cards(self) -> Iterator[Box]:
        for row in (*self.opponent.rows, *self.own.rows):
            yield from row.uncovered.values()
        yield from (*self.hand.cards, *self.hand.connections)

    def lying(self) -> Iterator[Box]:
        """Plates, boards, and what is pressed in the side column."""
        side = self.side
        for board in (self.own, self.opponent):
            yield from (box for row in board.rows for box in row.uncovered.values())
        yield from (board.panel for board in (self.own, *self.opponents))
        yield from (side.deck, side.discard, side.prompt, side.undo, side.redo, side.main, self.hand.strip)

    def tiles(self, opened: Sequence[str]) -> Iterator[Box]:
        """The tiles and the Connection cards of the side column, and the places in the panels of sets."""
        yield from (*self.side.tiles.values(), *self.side.piles.values())
        plans = (*self.beside.values(), *(self.panels[name] for name in opened))
        yield from (box for plan in plans for _, box in plan.labelled() if box)

    def lit_place(self, seat: Seat) -> Box:
        return boards.lit_place(self.board(seat))


def lay_out(
    size: tuple[int, int],
    text_scale: float,
    view: TableView,
    own: Seat,
    catalog: Catalog,
    shown: Seat | None = None,
    left_handed: bool = False,
    row: int = 0,
    sets: Sequence[TableSet] = (),
    is_watched: bool = False,
) -> Layout:
    """The table with the State of ``own`` below and that of ``shown`` above; by default that of the next seat. If the
    panel beside that has more rows than there is room for, those from ``row`` on are seen. ``sets`` are those of the
    game. If it ``is_watched``, tiles and log have the room of prompt and buttons, as nothing is asked.

    ``text_scale`` is the player's setting, 0.8 to 2.0; large text makes the prompt higher. In a window higher than 16:9
    the player's own State gets most of the extra height, then the hand and the State above. If ``left_handed``, side
    column and boards change sides.
    """
    sheet = boards.TableSheet(size, view, catalog, sets)
    others = opponents_of(view, own)
    above = shown if shown in others else others[0]
    upper, lower = _bands(sheet.height)
    hand_top, whole = lower.bottom + 4, boards.beside_boards(sheet)
    player = view.player(own)
    sign_wide = _SIGN * max(1.0, min(text_scale, _WIDEST_SIGN))
    left_of_lane = _LANE + _MORE * (len(view.phases) - _USUAL_PHASES) + sign_wide - _SIGN
    layout = Layout(
        size=size,
        scale=sheet.scale,
        menu=sheet.box(12, 9, 44, 44),
        sign=sheet.box(68, 9, sign_wide, 44),
        phases=_phases(sheet, view.phases, view.phase, sign_wide - _SIGN),
        overview=sheet.box(left_of_lane - 70, 9, 48, 44),
        lane=sheet.box(left_of_lane, 0, sheet.width - left_of_lane - 26, 62),
        own=boards.own_board(sheet, player, lower, hand_top),
        opponents=_opponents(sheet, [view.player(seat) for seat in others], above, upper),
        shown=above,
        card_text=max(_LEAST_TITLE, min(text_scale, _LARGEST_TITLE)),
        title_px=_title_px(sheet, text_scale),
        hand=_hand(sheet, player, hand_top),
        side=_side(sheet, text_scale, is_watched),
        beside={one.name: one.plan(sheet, whole.left + whole.width, upper, row) for one in sheet.beside},
        panels={overlay.name: overlay.plan(sheet, upper, lower) for one in sets for overlay in one.overlays},
    )
    if not left_handed:
        return layout
    return replace(
        layout,
        own=mirrored_board(layout.own, size[0]),
        opponents=tuple(mirrored_board(board, size[0]) for board in layout.opponents),
        hand=at_other_side(layout.hand, layout.hand.strip, size[0]),
        side=at_other_side(layout.side, layout.side.panel, size[0]),
        left_handed=True,
        beside=panels_at_other_side(layout.beside, size[0]),
        panels=panels_at_other_side(layout.panels, size[0]),
    )


def _title_px(sheet: Sheet, text_scale: float) -> int:
    """The size of the titles of plates, larger in a window higher than 16:9, where plates are higher."""
    text, high = max(_LEAST_TITLE, min(text_scale, _LARGEST_TITLE)), max(1.0, sheet.height / 1080)
    return max(FLOOR, sheet.px(_PLATE_TITLE * text * high**0.5))


def opponents_of(view: TableView, own: Seat) -> tuple[Seat, ...]:
    """The other players, in turn order after ``own``."""
    seats = [owner.seat for owner in view.players]
    start = seats.index(own)
    return (*seats[start + 1 :], *seats[:start])


def _bands(height: float) -> tuple[boards.Band, boards.Band]:
    """The zones of the upper State and of the player's own; the hand lies below them."""
    extra = height - 1080
    for_hand = min(extra * 0.3, _HAND_HEIGHT * (_grown_hand(height) - 1))
    for_upper = (extra - for_hand) * _UPPER_SHARE
    upper = boards.Band(74, _OTHER_HEIGHT + for_upper)
    return upper, boards.Band(upper.bottom + 12, _OWN_HEIGHT + extra - for_hand - for_upper)


def _opponents(
    sheet: boards.TableSheet, players: Sequence[SeatView], shown: Seat, band: boards.Band
) -> tuple[boards.BoardPlan, ...]:
    reach, automa = _upper_reach(sheet), sheet.view.automa
    if automa:
        board = boards.other_board(sheet, players[0], band, reach, status_plan(sheet, automa, band))
        piles = piles_plan(sheet, automa, band, reach.left + reach.width + PILES_GAP)
        return (replace(board, piles=piles, discard=piles.discard, discard_note=piles.discard_note),)
    if len(players) == 1:
        return (boards.other_board(sheet, players[0], band, reach),)
    return tabs(sheet, players, shown, band, reach)


def _upper_reach(sheet: boards.TableSheet) -> boards.Reach:
    """The rows of the State above: between the boards and the side column, or up to piles and panels of sets."""
    whole = boards.beside_boards(sheet)
    beside = piles_width(sheet) + PILES_GAP if sheet.view.automa else 0.0
    beside += sum(panel.wide(sheet) + _BESIDE for panel in sheet.beside)
    return boards.Reach(whole.left, whole.width - beside)


_PHASES, _PHASE, _WIDE_PHASE, _BETWEEN_PHASES = 222.0, 46.0, 148.0, 18.0
"""In u: left edge of the phases, width of each, of the present one, and the gap between them."""

_SIGN, _WIDEST_SIGN = 136.0, 1.4
"""In u: width of the sign of the round, and how many times wider large text makes it."""

_LANE, _USUAL_PHASES, _MORE = 646.0, 4, _PHASE + _BETWEEN_PHASES
"""In u: left edge of the score lane beside so many phases, and how much further right it begins for each more."""


def _phases(sheet: Sheet, phases: Sequence[str], phase: str, further: float) -> tuple[Box, ...]:
    """The signs of the phases, ``further`` to the right than usual."""
    left, boxes = _PHASES + further, []
    for name in phases:
        width = _WIDE_PHASE if name == phase else _PHASE
        boxes.append(sheet.box(left, 10, width, 42))
        left += width + _BETWEEN_PHASES
    return tuple(boxes)


def _grown_hand(height: float) -> float:
    """How many times higher than usual the hand is at most, in a window of a ``height`` in u."""
    return _HIGHER_HAND if height < _PORTRAIT else _PORTRAIT_HAND


def _widest_card(sheet: Sheet, count: int) -> float:
    """Maximum width of each of so many hand cards, in u. In a portrait window they cover each other rather than show no
    effects."""
    width = sheet.width - 630
    if sheet.height < _PORTRAIT:
        return fitting(width, count, _CARD_SEEN)
    legible = min(SMALLEST / sheet.scale, width - (count - 1) * _LEAST_SEEN / sheet.scale)
    return max(fitting(width, count, _PORTRAIT_SEEN), legible)


def _hand(sheet: Sheet, player: SeatView, top: float) -> HandPlan:
    height = sheet.height - top - 10
    strip = sheet.box(328, top, sheet.width - 630, height)
    locations = player.hand_size if player.hand is None else len(player.hand)
    connections = player.connection_count
    most = _widest_card(sheet, locations + connections) * RATIO
    high = min(height - _ROOM_BELOW, max(_HAND_HEIGHT, min(most, _HAND_HEIGHT * _grown_hand(sheet.height))))
    card = sheet.px(high / RATIO)
    gap = sheet.px(8)
    lefts = spread(strip.x, strip.w, card, locations + connections, gap)
    shift = (strip.right - (lefts[-1] + card)) // 2 if lefts else 0
    top = max(strip.y, strip.bottom - sheet.px(high + _ROOM_BELOW))
    boxes = tuple(Box(left + shift, top, card, sheet.px(high)) for left in lefts)
    return HandPlan(strip, boxes[:locations], boxes[locations:])


def _piles(sheet: Sheet, left: float, colours: Sequence[str]) -> tuple[Mapping[str, Box], float]:
    """The Connection cards side by side in the order of their piles: two, or three smaller ones, if there is no room
    for a second line; and the lower edge of the lowest, in u."""
    abreast = 2 if len(colours) <= 2 or sheet.height >= _TALL else 3
    wide, high, gap = _TWO_ABREAST if abreast == 2 else _THREE_ABREAST
    boxes = {}
    for index, colour in enumerate(colours):
        line, column = divmod(index, abreast)
        boxes[colour] = sheet.box(left + column * (wide + gap), _PILES_TOP + line * (high + gap), wide, high)
    lines = max(1, -(-len(colours) // abreast))
    return boxes, _PILES_TOP + lines * (high + gap) - gap


_LOG_AIR = 8.0
"""In u: gap between the heading of the log and its lines where there is room for many."""

_SIDE = 290.0
"""In u: from the left edge of the side column to the edge of the window."""


def _side(sheet: boards.TableSheet, text_scale: float, is_watched: bool) -> SidePlan:
    left, bottom = sheet.width - _SIDE, sheet.height - 10
    prompt = 82 * max(1.0, min(text_scale, 1.6)) * max(1.0, min(sheet.height / 1080, _TALLEST_PROMPT))
    main_top = bottom - 14 - 72
    undo_top = main_top - 62
    prompt_top = undo_top - 12 - prompt
    piles, piles_bottom = _piles(sheet, left + 14, tuple(pile.colour for pile in sheet.view.piles))
    log_bottom = main_top + 72 if is_watched else prompt_top - 12
    tiles, tiles_bottom = column_plan(sheet, left + 14, WIDTH, piles_bottom, log_bottom, grows=not is_watched)
    log_top = tiles_bottom + _BELOW_PILES + (_LOG_AIR if is_watched else 0)
    return SidePlan(
        panel=sheet.box(left, 74, 282, bottom - 74),
        deck=sheet.box(left + 14, 86, 84, 118),
        discard=sheet.box(left + 112, 86, 84, 118),
        discard_zone=sheet.box(left + 108, 82, 168, 126),
        label=sheet.box(left + 14, 208, 254, 26),
        piles=piles,
        log=sheet.box(left + 10, log_top, 262, log_bottom - log_top),
        prompt=sheet.box(left + 12, prompt_top, 258, prompt),
        undo=sheet.box(left + 12, undo_top, 123, 50),
        redo=sheet.box(left + 147, undo_top, 123, 50),
        main=sheet.box(left + 12, main_top, 258, 72),
        tiles=tiles,
    )
