"""Where everything lies on the table of Metro 2033."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
import pygame
from msgspec.structs import replace

from game.kernel.seats import Seat
from game.metro2033.cards.metro_map import MapPlanSize
from game.metro2033.cards.vocabulary import GOODS
from game.metro2033.table.areas import CLOSE_BELOW, Area, closer, table_areas
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
    GoodsInStrip,
    MarketCard,
    NotchAt,
    OwnQuest,
    RoundSpaceAt,
    ScoutedThreat,
)
from game.ui.boxes import Box, spread, turned
from game.ui.places import Label, PlateOf
from game.ui.table import labels
from game.ui.theme import Metrics
from game.ui.widgets.button import SMALLEST_HIT

DECKS: Final = ("threats", "equipment", "quests", "laws")
"""The decks in the order in which they lie, by their fields in the state."""

MOST_ARMY: Final = 8
_OF_STRONG: Final = 0.58
"""The share of the track that the strong half takes, which has upkeep."""

_FIRST, _BETWEEN = 1.7, 6.0
"""Width of the start of the round track, in widths of another space; the gap between two spaces, in u."""

_LOW_MARKET: Final = 0.4
"""Height of the market's cards as a share of its width, from which on they lie in two rows."""

_HIGHEST_PANEL, _STEP_OF_PANELS = 190.0, 6.0
_WIDEST_ACT, _BESIDE = 176.0, 10.0
"""In u: of panels the greatest height and the gap, of plates the greatest width and the gap."""


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
        closer: How much larger a u is than usual.
        places: What lies where it always lies, and is a rectangle.
        seats: The panel of each seat, in turn order.
        armies, market: The parts of the right column, with their headings.
        strip: The own strip.
        phases: The lamps of the phases.
    """

    size: tuple[int, int]
    scale: float
    closer: float
    left_handed: bool
    menu: Box
    bar: Box
    round_sign: Box
    phases: Box
    side: MetroColumn
    frame: MapFrame
    seats: Mapping[Seat, Box]
    armies: Box
    market: Box
    decks: Box
    strip: Box
    room: Box
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
        return self.scale < CLOSE_BELOW

    def tile(self, label: Label) -> Box | None:
        return self.places.get(label)

    def middles(self, size: tuple[int, int], asks: bool) -> Iterator[tuple[int, int]]:
        """In the middle of the map, or at its edges; a question rather at its foot."""
        box, (across, down) = self.frame.box, (size[0] // 2, size[1] // 2)
        heights = [box.center[1], box.y + down, box.bottom - down]
        for y in reversed(heights) if asks else heights:
            yield from ((x, y) for x in (box.center[0], box.x + across, box.right - across))

    def cards(self) -> Sequence[Box]:
        return [box for label, box in self.places.items() if isinstance(label, CarriedCard | OwnQuest | ScoutedThreat)]

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
        scouted: The threat that the player has scouted.
    """

    seats: tuple[Seat, ...]
    armies: tuple[int, ...]
    loop: int
    market: tuple[str, ...]
    carried: tuple[str, ...]
    quests: tuple[str, ...]
    acts: tuple[str, ...]
    scouted: str | None = None


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
        **plan.card_places(lying.carried, lying.quests, lying.scouted),
        **plan.goods_places(),
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
    """Works out a layout for a window from its areas, in u."""

    def __init__(self, size: tuple[int, int], left_handed: bool, text_scale: float = 1.0) -> None:
        self.size, self.left_handed = size, left_handed
        self.scale = Metrics(size).seen_closer(closer(size)).scale
        self.of = table_areas(size, text_scale)

    def px(self, u: float) -> int:
        return round(u * self.scale)

    def box(self, area: Area, mirrors: bool = True) -> Box:
        """A box in u, in pixels; mirrored for the left hand."""
        x, y, w, h = area
        left, top = self.px(x), self.px(y)
        found = Box(left, top, self.px(x + w) - left, self.px(y + h) - top)
        if not (mirrors and self.left_handed):
            return found
        return Box(*turned(found.rect, pygame.Rect((0, 0), self.size)))

    @property
    def map(self) -> Box:
        return self.box(self.of.map)

    # ------------------------------------------------------------------ the bar
    def bar_places(self, loop: int) -> Mapping[Label, Box]:
        """The spaces of the round track, the law and the stage."""
        x, y, whole, high = self.of.track
        wide = (whole - 14 - loop * _BETWEEN) / (loop + _FIRST)
        found: dict[Label, Box] = {RoundSpaceAt(0): self.box((x, y, wide * _FIRST, high), False)}
        for number in range(1, loop + 1):
            left = x + wide * _FIRST + 14 + (number - 1) * (wide + _BETWEEN)
            found[RoundSpaceAt(number)] = self.box((left, y, wide, high), False)
        return {**found, LAW: self.box(self.of.law, False), STAGE: self.box(self.of.stage, False)}

    # ------------------------------------------------------------------ beside the map
    def seat_places(self, seats: Sequence[Seat]) -> Mapping[Seat, Box]:
        """The panels in turn order, one below the other, or in two columns."""
        x, y, whole, room = self.of.seats
        columns = self.of.seat_columns
        rows = -(-max(1, len(seats)) // columns)
        high = min(_HIGHEST_PANEL, (room - (rows - 1) * _STEP_OF_PANELS) / rows)
        wide = (whole - (columns - 1) * _STEP_OF_PANELS) / columns
        found = {}
        for number, seat in enumerate(seats):
            row, column = divmod(number, columns)
            left, top = x + column * (wide + _STEP_OF_PANELS), y + row * (high + _STEP_OF_PANELS)
            found[seat] = self.box((left, top, wide, high))
        return found

    def army_places(self, lying: OnTable) -> Mapping[Label, Box]:
        """The notches of the track in two columns, the strong ones first, and the badges on them: overlapping where
        many armies are as strong."""
        found: dict[Label, Box] = {}
        x, y, whole, room = self.of.armies
        head, rows = 34.0, MOST_ARMY // 2
        high = (room - head - 8) / rows
        wide = (whole - 28) * _OF_STRONG, (whole - 28) * (1 - _OF_STRONG)
        lefts = x + 10, x + 18 + wide[0]
        for notch in range(1, MOST_ARMY + 1):
            column, row = divmod(MOST_ARMY - notch, rows)
            found[NotchAt(notch)] = self.box((lefts[column], y + head + row * high, wide[column], high - 4))
            seats = [seat for seat, army in zip(lying.seats, lying.armies, strict=True) if max(1, army) == notch]
            found |= self._badges(found[NotchAt(notch)], seats, 3 if notch > rows else 0)
        return found

    def _badges(self, notch: Box, seats: Sequence[Seat], upkeep: int) -> Mapping[Label, Box]:
        """The badges on a notch, beside its number and so many signs of its upkeep."""
        side = min(max(SMALLEST_HIT, round(notch.h * 0.8)), max(SMALLEST_HIT, self.px(34)))
        first = notch.x + self.px(28)
        room = notch.right - first - upkeep * self.px(22) - 4
        edges = spread(first, max(side, room), side, len(seats), 4)
        return {
            BadgeOnTrack(seat): Box(left, notch.center[1] - side // 2, side, side)
            for seat, left in zip(seats, edges, strict=True)
        }

    def market_places(self, market: Sequence[str]) -> Mapping[Label, Box]:
        """Two rows of two cards."""
        x, y, whole, room = self.of.market
        head, pad = 36.0, 12.0
        across = 2 if (room - head) / whole > _LOW_MARKET else 4
        wide, high = (whole - pad) / across - pad, (room - head) / (4 // across) - pad
        found: dict[Label, Box] = {}
        for number, card in enumerate(market):
            line, left = divmod(number, across)
            corner = (x + pad + left * (wide + pad), y + head + line * (high + pad))
            found[MarketCard(number, card)] = self.box((*corner, wide, high))
        return found

    def deck_places(self) -> Mapping[Label, Box]:
        x, y, whole, room = self.of.decks
        pad = 12.0
        wide = (whole - 5 * pad) / 4
        return {
            DeckOf(deck): self.box((x + pad + number * (wide + pad), y + 8, wide, room - 16))
            for number, deck in enumerate(DECKS)
        }

    # ------------------------------------------------------------------ the strip
    def card_places(self, carried: Sequence[str], quests: Sequence[str], scouted: str | None) -> Mapping[Label, Box]:
        """The hero, what he carries, the quests, and the scouted threat: overlapping where there are many."""
        x, y, whole, high = self.of.cards
        wide = high * 5 / 7 + 14
        found: dict[Label, Box] = {HERO_CARD: self.box((x, y, wide, high))}
        left = x + wide + 10
        cards = [*(CarriedCard(number, card) for number, card in enumerate(carried)),
                 *(OwnQuest(number, card) for number, card in enumerate(quests)),
                 *([ScoutedThreat(scouted)] if scouted else [])]  # fmt: skip
        edges = spread(round(left * 10), round((x + whole - left) * 10), round(wide * 10), len(cards), 80)
        return found | {label: self.box((edge / 10, y, wide, high)) for label, edge in zip(cards, edges, strict=True)}

    def goods_places(self) -> Mapping[Label, Box]:
        """The goods, below each other."""
        x, y, wide, room = self.of.goods
        high = room / len(GOODS)
        return {GoodsInStrip(good): self.box((x, y + number * high, wide, high)) for number, good in enumerate(GOODS)}

    def act_places(self, acts: Sequence[str]) -> Mapping[Label, Box]:
        x, y, whole, high = self.of.acts
        count = max(1, len(acts))
        wide = min(_WIDEST_ACT, (whole - _BESIDE * (count - 1)) / count)
        first = x + (whole - count * wide - _BESIDE * (count - 1)) / 2
        return {
            ActSign(act): self.box((first + number * (wide + _BESIDE), y, wide, high))
            for number, act in enumerate(acts)
        }

    # ------------------------------------------------------------------ all of it
    def layout(self, frame: MapFrame, seats: Mapping[Seat, Box], places: Mapping[Label, Box]) -> MetroLayout:
        of = self.of
        x, y, wide, high = of.log
        log = self.box(of.log)
        side = MetroColumn(
            panel=log,
            label=self.box((x + 12, of.reading + 4, wide - 24, 26)),
            log=self.box((x + 8, y + 30, wide - 16, high - 36)),
            prompt=self.box(of.prompt),
            undo=self.box(of.undo, False),
            redo=self.box(of.redo, False),
            main=self.box(of.main),
        )
        return MetroLayout(
            size=self.size,
            scale=self.scale,
            closer=closer(self.size),
            left_handed=self.left_handed,
            menu=self.box(of.menu, False),
            bar=self.box(of.bar, False),
            round_sign=self.box(of.round_sign, False),
            phases=self.box(of.phases, False),
            side=side,
            frame=frame,
            seats=seats,
            armies=self.box(of.armies),
            market=self.box(of.market),
            decks=self.box(of.decks),
            strip=self.box(of.strip),
            room=self.box(of.room),
            places={**places, labels.LOG: log},
        )
