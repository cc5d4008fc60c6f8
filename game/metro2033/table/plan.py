"""Where everything lies on the table of Metro 2033."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
import pygame
from msgspec.structs import replace

from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import MapPlanSize
from game.metro2033.table.map_frame import MapFrame
from game.metro2033.table.spots import (
    HERO_CARD,
    LAW,
    MAP,
    STAGE,
    ActSign,
    ArmyInPanel,
    BadgeOnTrack,
    CarriedCard,
    DeckOf,
    MarketCard,
    NotchAt,
    OwnQuest,
    RoundSpaceAt,
)
from game.ui.boxes import Box, Sheet, spread, turned
from game.ui.places import Label, PlateOf
from game.ui.table import labels
from game.ui.widgets.button import SMALLEST_HIT

DECKS: Final = ("threats", "equipment", "quests", "laws")
"""The decks in the order in which they lie, by their fields in the state."""

MOST_ARMY: Final = 8
_OF_STRONG: Final = 0.58
"""The share of the track that the strong half takes, which has upkeep."""

_GAP: Final = 8.0


class _Measures(NamedTuple):
    """The lengths of a layout, in u, in a window of 16:9.

    Attributes:
        left, right: Widths of the columns.
        top: Where they begin.
        strip: Height of the own strip.
        armies, market, decks: Heights of the parts of the right column; the log has the rest.
    """

    left: float
    right: float
    top: float
    strip: float
    armies: float
    market: float
    decks: float


_ROOMY: Final = _Measures(308, 348, 66, 136, 236, 336, 116)
_CLOSE: Final = _Measures(304, 312, 64, 110, 212, 320, 122)
"""For windows of 1280x720 and less, where letters take more room."""

_CLOSE_BELOW: Final = 0.85
"""Pixels a u below which the second one holds."""

_PROMPT, _WIDER = 262.0, 1.15
"""Width of the prompt in u, and how much more where letters take more room."""

_HIGHEST_PANEL: Final = 190.0
_STEP_OF_PANELS: Final = 6.0
_BAR: Final = 58.0


class MetroColumn(msgspec.Struct, frozen=True):
    """What all tables have: the log in the right column, the prompt and the large button in the strip, undo and redo in
    the bar."""

    panel: Box
    label: Box
    log: Box
    prompt: Box
    undo: Box
    redo: Box
    main: Box


class MetroLayout(msgspec.Struct, frozen=True):
    """Where everything lies, in pixels.

    Attributes:
        places: What lies where it always lies, and is a rectangle.
        seats: The panel of each seat, in turn order.
        armies, market: The parts of the right column, with their headings.
        strip: The own strip.
        goods: The goods of the player, below each other.
        phases: The lamps of the phases.
    """

    size: tuple[int, int]
    scale: float
    left_handed: bool
    menu: Box
    bar: Box
    round_sign: Box
    phases: Box
    track: Box
    side: MetroColumn
    frame: MapFrame
    seats: Mapping[Seat, Box]
    armies: Box
    market: Box
    decks: Box
    strip: Box
    room: Box
    goods: Box
    acts: Box
    places: Mapping[Label, Box]
    panels: Mapping[str, MetroColumn] = {}
    beside: Mapping[str, MetroColumn] = {}

    @property
    def top(self) -> int:
        return self.bar.bottom

    @property
    def beside_map(self) -> MetroLayout:
        """The layout with all of the map in sight: two that differ in this alone are equal here."""
        return replace(self, frame=self.frame.whole)

    @property
    def is_close(self) -> bool:
        """Whether letters take so much room that cards show less."""
        return self.scale < _CLOSE_BELOW

    def tile(self, label: Label) -> Box | None:
        return self.places.get(label)

    def middles(self, size: tuple[int, int], asks: bool) -> Iterator[tuple[int, int]]:
        """In the middle of the map, or at its edges; a question rather at its foot."""
        box, (across, down) = self.frame.box, (size[0] // 2, size[1] // 2)
        heights = [box.center[1], box.y + down, box.bottom - down]
        for y in reversed(heights) if asks else heights:
            yield from ((x, y) for x in (box.center[0], box.x + across, box.right - across))

    def cards(self) -> Sequence[Box]:
        return [box for label, box in self.places.items() if isinstance(label, CarriedCard | OwnQuest)]

    def lying(self) -> Sequence[Box]:
        return (self.side.panel, self.strip)

    def tiles(self, _: Sequence[str]) -> Sequence[Box]:
        return tuple(self.places.values())

    def lit_place(self, seat: Seat) -> Box:
        return self.seats.get(seat, self.strip)


class OnTable(NamedTuple):
    """What lies on the table, as far as that decides where it lies.

    Attributes:
        seats: In turn order.
        armies: The strength of each army.
        loop: The number of spaces of the round track after the start.
        market, carried, quests: The cards there; of the quests also the completed ones.
        acts: What can be done, in the order of its plates.
    """

    seats: tuple[Seat, ...]
    armies: tuple[int, ...]
    loop: int
    market: tuple[str, ...]
    carried: tuple[str, ...]
    quests: tuple[str, ...]
    acts: tuple[str, ...]


def map_frame(size: tuple[int, int], plan: MapPlanSize, left_handed: bool = False) -> MapFrame:
    """The frame of the whole map in a window of this size."""
    frame = _TablePlan(size, left_handed).map
    return MapFrame(frame, plan)


def lay_out(
    size: tuple[int, int], frame: MapFrame, lying: OnTable, text_scale: float = 1.0, left_handed: bool = False
) -> MetroLayout:
    """The layout of a table, with the part of the map that is seen in ``frame``."""
    plan = _TablePlan(size, left_handed, text_scale)
    places = {
        **plan.bar_places(lying.loop),
        **plan.army_places(lying),
        **plan.market_places(lying.market),
        **plan.deck_places(),
        **plan.card_places(lying.carried, lying.quests),
        **plan.act_places(lying.acts),
        MAP: plan.map,
    }
    seats = plan.seat_places(lying.seats)
    panels: dict[Label, Box] = {PlateOf(seat): box for seat, box in seats.items()}
    figures: dict[Label, Box] = {ArmyInPanel(seat): army_box(box) for seat, box in seats.items()}
    return plan.layout(frame, seats, {**panels, **figures, **places})


def army_box(panel: Box) -> Box:
    """Where the army of a seat lies in its panel, with its strength."""
    unit = panel.w / 308
    return Box(panel.x + round(40 * unit), panel.y + round(panel.h * 0.44), round(76 * unit), round(panel.h * 0.26))


class _TablePlan:
    """Works out a layout for a window: all lengths in u."""

    def __init__(self, size: tuple[int, int], left_handed: bool, text_scale: float = 1.0) -> None:
        self.sheet = Sheet(size)
        self.size, self.left_handed, self.text_scale = size, left_handed, text_scale
        self.of = _CLOSE if self.sheet.scale < _CLOSE_BELOW else _ROOMY
        width, height = self.sheet.width, self.sheet.height
        self.strip_top = height - _GAP - self.of.strip
        room = width - self.of.left - self.of.right - 4 * _GAP, self.strip_top - _GAP - self.of.top
        self.map_wide = min(room[0], room[1] / 0.7)
        spare = room[0] - self.map_wide
        self.left, self.right = self.of.left + spare * 0.45, self.of.right + spare * 0.55
        self.map_high = min(room[1], self.map_wide * 0.7)
        self.map_top = self.of.top + (room[1] - self.map_high) / 2
        self.high = room[1]

    def box(self, x: float, y: float, w: float, h: float, mirrors: bool = True) -> Box:
        """A box in u, in pixels; mirrored for the left hand."""
        found = self.sheet.box(x, y, w, h)
        if not (mirrors and self.left_handed):
            return found
        return Box(*turned(found.rect, pygame.Rect((0, 0), self.size)))

    @property
    def map(self) -> Box:
        return self.box(self.left + 2 * _GAP, self.map_top, self.map_wide, self.map_high)

    @property
    def column(self) -> float:
        """The left edge of the right column."""
        return self.sheet.width - _GAP - self.right

    # ------------------------------------------------------------------ the bar
    def bar_places(self, loop: int) -> Mapping[Label, Box]:
        """The spaces of the round track, the law and the stage."""
        found: dict[Label, Box] = {}
        left, wide = self._track_left, 68.0
        start = wide * 1.7
        found[RoundSpaceAt(0)] = self.box(left, 9, start, 40, False)
        for number in range(1, loop + 1):
            found[RoundSpaceAt(number)] = self.box(left + start + 14 + (number - 1) * (wide + 6), 9, wide, 40, False)
        end = left + start + 14 + loop * (wide + 6)
        found[LAW] = self.box(end + 44, 9, max(160, self._undo - end - 60), 40, False)
        found[STAGE] = self.box(self.sheet.width - 116, 9, 104, 40, False)
        return found

    @property
    def _track_left(self) -> float:
        return self.left + 2 * _GAP + 282 * min(self.text_scale, 1.2)

    @property
    def _undo(self) -> float:
        return self.sheet.width - 230

    # ------------------------------------------------------------------ the columns
    def seat_places(self, seats: Sequence[Seat]) -> Mapping[Seat, Box]:
        count = max(1, len(seats))
        high = min(_HIGHEST_PANEL, (self.high - (count - 1) * _STEP_OF_PANELS) / count)
        return {
            seat: self.box(_GAP, self.of.top + number * (high + _STEP_OF_PANELS), self.left, high)
            for number, seat in enumerate(seats)
        }

    @property
    def _market_top(self) -> float:
        return self.of.top + self.of.armies + _GAP

    @property
    def _decks_top(self) -> float:
        return self._market_top + self.of.market + _GAP

    def army_places(self, lying: OnTable) -> Mapping[Label, Box]:
        """The notches of the track in two columns, the strong ones first, and the badges on them: overlapping where
        many armies are as strong."""
        found: dict[Label, Box] = {}
        head, rows = 34.0, MOST_ARMY // 2
        high = (self.of.armies - head - 8) / rows
        wide = (self.right - 28) * _OF_STRONG, (self.right - 28) * (1 - _OF_STRONG)
        lefts = self.column + 10, self.column + 18 + wide[0]
        for notch in range(1, MOST_ARMY + 1):
            column, row = divmod(MOST_ARMY - notch, rows)
            y = self.of.top + head + row * high
            found[NotchAt(notch)] = self.box(lefts[column], y, wide[column], high - 4)
        for notch in range(1, MOST_ARMY + 1):
            seats = [seat for seat, army in zip(lying.seats, lying.armies, strict=True) if max(1, army) == notch]
            place = found[NotchAt(notch)]
            side = max(SMALLEST_HIT, round(place.h * 0.8))
            first = place.x + self.sheet.px(28)
            room = place.right - first - (3 if notch > rows else 0) * round(place.h * 0.55) - 4
            edges = spread(first, max(side, room), side, len(seats), 4)
            for seat, left in zip(seats, edges, strict=True):
                found[BadgeOnTrack(seat)] = Box(left, place.center[1] - side // 2, side, side)
        return found

    def market_places(self, market: Sequence[str]) -> Mapping[Label, Box]:
        """Two rows of two cards."""
        head, pad = 36.0, 12.0
        wide = (self.right - 3 * pad) / 2
        high = (self.of.market - head - 2 * pad) / 2
        return {
            MarketCard(number, card): self.box(
                self.column + pad + number % 2 * (wide + pad),
                self._market_top + head + number // 2 * (high + pad),
                wide,
                high,
            )
            for number, card in enumerate(market)
        }

    def deck_places(self) -> Mapping[Label, Box]:
        pad = 12.0
        wide = (self.right - 5 * pad) / 4
        return {
            DeckOf(deck): self.box(
                self.column + pad + number * (wide + pad), self._decks_top + 8, wide, self.of.decks - 16
            )
            for number, deck in enumerate(DECKS)
        }

    # ------------------------------------------------------------------ the strip
    @property
    def _card(self) -> tuple[float, float]:
        """Width and height of a card in the strip."""
        high = self.of.strip - 16
        return high * 5 / 7 + 14, high

    @property
    def _cards_end(self) -> float:
        return 8 + self.sheet.width * 0.325

    def card_places(self, carried: Sequence[str], quests: Sequence[str]) -> Mapping[Label, Box]:
        """The hero, what he carries, and the quests: overlapping where there are many."""
        wide, high = self._card
        y, first = self.strip_top + 8, _GAP + 14
        found: dict[Label, Box] = {HERO_CARD: self.box(first, y, wide, high)}
        left = first + wide + 10
        cards = [*(CarriedCard(number, card) for number, card in enumerate(carried)),
                 *(OwnQuest(number, card) for number, card in enumerate(quests))]  # fmt: skip
        edges = spread(round(left * 10), round((self._cards_end - left) * 10), round(wide * 10), len(cards), 80)
        for label, edge in zip(cards, edges, strict=True):
            found[label] = self.box(edge / 10, y, wide, high)
        return found

    @property
    def _goods(self) -> tuple[float, float]:
        """Left edge and width of the goods."""
        return self._cards_end + 10, 84.0

    @property
    def _prompt(self) -> tuple[float, float]:
        left = sum(self._goods) + 8
        wide = _PROMPT * (_WIDER if self.of is _CLOSE else 1)
        return left, wide * max(1.0, self.sheet.width / 1920)

    @property
    def _main(self) -> tuple[float, float]:
        wide = 236.0
        return self.sheet.width - _GAP - 12 - wide, wide

    @property
    def _acts(self) -> tuple[float, float]:
        left = sum(self._prompt) + 12
        return left, self._main[0] - 14 - left

    def act_places(self, acts: Sequence[str]) -> Mapping[Label, Box]:
        left, whole = self._acts
        count = max(1, len(acts))
        wide = min(176.0, (whole - 10 * (count - 1)) / count)
        first = left + (whole - count * wide - 10 * (count - 1)) / 2
        return {
            ActSign(act): self.box(first + number * (wide + 10), self.strip_top + 12, wide, self.of.strip - 24)
            for number, act in enumerate(acts)
        }

    # ------------------------------------------------------------------ all of it
    def layout(self, frame: MapFrame, seats: Mapping[Seat, Box], places: Mapping[Label, Box]) -> MetroLayout:
        width, strip = self.sheet.width, self.of.strip
        log_top = self._decks_top + self.of.decks + _GAP
        log = self.box(self.column, log_top, self.right, self.of.top + self.high - log_top)
        main, prompt, goods, acts = self._main, self._prompt, self._goods, self._acts
        side = MetroColumn(
            panel=log,
            label=self.box(self.column + 12, log_top + 4, self.right - 24, 26),
            log=self.box(self.column + 8, log_top + 30, self.right - 16, self.of.top + self.high - log_top - 36),
            prompt=self.box(prompt[0], self.strip_top + 10, prompt[1], strip - 20),
            undo=self.box(self._undo, 8, 50, 42, False),
            redo=self.box(self._undo + 56, 8, 50, 42, False),
            main=self.box(main[0], self.strip_top + 16, main[1], strip - 32),
        )
        return MetroLayout(
            size=self.size,
            scale=self.sheet.scale,
            left_handed=self.left_handed,
            menu=self.box(12, 7, 44, 44, False),
            bar=self.box(0, 0, width, _BAR, False),
            round_sign=self.box(66, 10, 130, 38, False),
            phases=self.box(204, 8, self._track_left - 214, 42, False),
            track=self.box(self._track_left, 8, 600, 42, False),
            side=side,
            frame=frame,
            seats=seats,
            armies=self.box(self.column, self.of.top, self.right, self.of.armies),
            market=self.box(self.column, self._market_top, self.right, self.of.market),
            decks=self.box(self.column, self._decks_top, self.right, self.of.decks),
            strip=self.box(_GAP, self.strip_top, width - 2 * _GAP, strip),
            room=self.box(_GAP, self.strip_top, prompt[0] - 4 - _GAP, strip),
            goods=self.box(goods[0], self.strip_top + 10, goods[1], strip - 20),
            acts=self.box(acts[0], self.strip_top, acts[1], strip),
            places={**places, labels.LOG: log},
        )
