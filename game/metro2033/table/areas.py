"""The parts of the table of Metro 2033, in u: beside each other in wide windows, one below the other in high ones."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.theme import Metrics

Area = tuple[float, float, float, float]
"""Left edge, top, width and height, in u."""

GAP: Final = 8.0
BAR: Final = 58.0
_TRACK: Final = 50.0
"""Height of the second line of the bar in a high window, with the round track."""

_HIGH: Final = 1.1
"""A window is high from this height on, as a share of its width."""

_CLOSER: Final = 1.6
"""How much larger a u is in a high window."""

_PLAN: Final = 0.7
"""Height of the map, as a share of its width."""


class TableAreas(NamedTuple):
    """Where the parts lie. ``seat_columns`` is how many columns the panels of the seats have, and ``reading`` where the
    log begins while it is read."""

    menu: Area
    bar: Area
    round_sign: Area
    phases: Area
    track: Area
    law: Area
    undo: Area
    redo: Area
    stage: Area
    map: Area
    seats: Area
    seat_columns: int
    armies: Area
    market: Area
    decks: Area
    log: Area
    reading: float
    strip: Area
    room: Area
    cards: Area
    goods: Area
    prompt: Area
    acts: Area
    main: Area


class _Measures(NamedTuple):
    """The lengths of a layout, in u, in a window of 16:9.

    Attributes:
        left, right: Widths of the columns.
        top: Where they begin.
        strip: Height of the own strip.
        armies, market, decks: Heights of the parts of the right column; the log has the rest.
        prompt: Width of the prompt.
    """

    left: float
    right: float
    top: float
    strip: float
    armies: float
    market: float
    decks: float
    prompt: float


_ROOMY: Final = _Measures(308, 348, 66, 136, 236, 336, 116, 262)
_CLOSE: Final = _Measures(304, 312, 64, 110, 212, 320, 122, 300)
"""For windows of 1280x720 and less, where letters take more room."""

CLOSE_BELOW: Final = 0.85
"""Pixels a u below which the second one holds."""


def closer(size: tuple[int, int]) -> float:
    """How much larger than usual a u is in a window of this size."""
    return _CLOSER if size[1] > size[0] * _HIGH else 1.0


def table_areas(size: tuple[int, int], text_scale: float) -> TableAreas:
    """The parts of the table in a window of this size."""
    scale = Metrics(size).seen_closer(closer(size)).scale
    width, height = size[0] / scale, size[1] / scale
    if closer(size) > 1:
        return _below_each_other(width, height)
    return _beside_each_other(width, height, _CLOSE if scale < CLOSE_BELOW else _ROOMY, text_scale)


def _bar(width: float, phases: float) -> dict[str, Area]:
    """The parts at both ends of the bar; those of the phases end at ``phases``."""
    return {
        "menu": (12, 7, 44, 44),
        "round_sign": (66, 10, 130, 38),
        "phases": (204, 8, phases - 214, 42),
        "undo": (width - 230, 8, 50, 42),
        "redo": (width - 174, 8, 50, 42),
        "stage": (width - 116, 9, 104, 40),
    }


def _beside_each_other(width: float, height: float, of: _Measures, text_scale: float) -> TableAreas:
    """The map between two columns, the strip below them."""
    strip_top = height - GAP - of.strip
    room = width - of.left - of.right - 4 * GAP, strip_top - GAP - of.top
    map_wide = min(room[0], room[1] / _PLAN)
    spare = room[0] - map_wide
    left, right = of.left + spare * 0.45, of.right + spare * 0.55
    map_high, column = min(room[1], map_wide * _PLAN), width - GAP - right
    market_top = of.top + of.armies + GAP
    decks_top = market_top + of.market + GAP
    log_top = decks_top + of.decks + GAP
    track = left + 2 * GAP + 282 * min(text_scale, 1.2)
    cards_end = 8 + width * 0.325
    goods, prompt = cards_end + 10, cards_end + 102
    prompt_wide = of.prompt * max(1.0, width / 1920)
    acts, main = prompt + prompt_wide + 12, width - GAP - 248
    return TableAreas(
        **_bar(width, track),
        bar=(0, 0, width, BAR),
        track=(track, 9, 590, 40),
        law=(track + 634, 9, max(160, width - 290 - track - 634), 40),
        map=(left + 2 * GAP, of.top + (room[1] - map_high) / 2, map_wide, map_high),
        seats=(GAP, of.top, left, room[1]),
        seat_columns=1,
        armies=(column, of.top, right, of.armies),
        market=(column, market_top, right, of.market),
        decks=(column, decks_top, right, of.decks),
        log=(column, log_top, right, of.top + room[1] - log_top),
        reading=of.top,
        strip=(GAP, strip_top, width - 2 * GAP, of.strip),
        room=(GAP, strip_top, prompt - 4 - GAP, of.strip),
        cards=(GAP + 14, strip_top + 8, cards_end - GAP - 14, of.strip - 16),
        goods=(goods, strip_top + 1, 84, of.strip - 2),
        prompt=(prompt, strip_top + 10, prompt_wide, of.strip - 20),
        acts=(acts, strip_top + 12, main - 14 - acts, of.strip - 24),
        main=(main, strip_top + 16, 236, of.strip - 32),
    )


def _below_each_other(width: float, height: float) -> TableAreas:
    """The map above, then the panels of the seats in two columns beside all else, the strip in two lines."""
    top, strip = BAR + _TRACK, 232.0
    strip_top = height - GAP - strip
    map_wide = min(width - 2 * GAP, (strip_top - top) * 0.6 / _PLAN)
    map_high = map_wide * _PLAN
    under = top + map_high + GAP
    high, seats = strip_top - GAP - under, 0.52 * width
    column, half = GAP + seats + GAP, (width - seats - 4 * GAP) / 2
    second, decks = column + half + GAP, 122.0
    lower = strip_top + 116
    return TableAreas(
        **_bar(width, width - 240),
        bar=(0, 0, width, top - 4),
        track=(12, BAR + 2, 590, 40),
        law=(646, BAR + 2, width - 658, 40),
        map=((width - map_wide) / 2, top, map_wide, map_high),
        seats=(GAP, under, seats, high),
        seat_columns=2,
        armies=(column, under, half, high - decks - GAP),
        market=(second, under, half, high * 0.55),
        decks=(column, strip_top - GAP - decks, half, decks),
        log=(second, under + high * 0.55 + GAP, half, high * 0.45 - GAP),
        reading=under,
        strip=(GAP, strip_top, width - 2 * GAP, strip),
        room=(GAP, strip_top, width - 2 * GAP - 300, 116),
        cards=(GAP + 14, strip_top + 8, width - 420 - GAP, 100),
        goods=(width - 392, strip_top + 4, 84, 108),
        prompt=(width - 300 - GAP, strip_top + 10, 290, 96),
        acts=(GAP + 14, lower + 4, width - 300 - GAP - 30, 100),
        main=(width - 258 - GAP, lower + 14, 248, 80),
    )
