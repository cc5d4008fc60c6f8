"""The layout of the virtual opponent: the status below its plate, and its piles to the right of its rows."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.rules.view import AutomaView
from game.fiftyfirst.table.plan.boards import COLUMN, LEFT, STATUS_PLATE, Band, TableSheet
from game.fiftyfirst.table.plan.piles import PilesPlan, StatusPlan
from game.ui.boxes import Sheet

PILES: Final = ("development", "attack", "merchant", "action")
"""The piles of the opponent, from left to right."""

BRAWLERS: Final = "brawlers"
MARKER: Final = "marker"
"""Borgo's Brawlers and his round marker (R32.1)."""

PORTRAIT, _HEAD, _FOOT, _LINE, _CELL, _BETWEEN = 120.0, 26.0, 26.0, 46.0, 36.0, 3.0
"""In u: side of its portrait; heights of the heading and the foot of its status, of a deed, and of a cell; the gap
between lines."""

_PANEL, _PANEL_BESIDE = 262.0, 190.0
PILES_GAP: Final = 10.0
"""In u: gap between the rows and the piles."""

_TITLE, _WORDS, _PIPS = 46.0, 84.0, 24.0
_DISCARD, _DISCARD_HIGH, _NOTE = 84.0, 118.0, 28.0
"""In u: the top card of its discard pile, and the line below it for the number of cards."""

_BESIDE_FIELD = _DISCARD + 12
"""In u: the width that the discard pile takes."""

_SEEN = 38.0
"""In u: the width of a covered card that stays visible and can be clicked."""


def shown_piles(known: AutomaView) -> tuple[str, ...]:
    """The piles with cards; if there are none, the next one to be drawn to."""
    full = tuple(pile for pile in PILES if known.pile(pile))
    if full:
        return full
    if known.attacks is None:
        return ("action",)
    following = tuple(deed for deed in known.deeds if deed in PILES)
    return (known.stage,) if known.stage in following else following[:1]


def piles_width(sheet: TableSheet) -> float:
    """The width of the piles: more with a discard pile among them; they are narrow beside the panel of a set."""
    return (_PANEL_BESIDE if sheet.beside else _PANEL) + (_BESIDE_FIELD if sheet.view.own_discards else 0)


def status_plan(sheet: Sheet, known: AutomaView, band: Band) -> StatusPlan:
    """The status of the opponent on its board, which is as high as ``band``."""
    names, left, wide = known.deeds, LEFT + 10, COLUMN - 20
    has_brawlers = known.round_marker is not None
    beside = PORTRAIT + 16
    top = band.top + STATUS_PLATE + 4
    first, last = top + _HEAD + 2, band.bottom - _FOOT - 2
    counted = 2 * (_CELL + _BETWEEN) if has_brawlers else 0
    pitch = min(_LINE * max(1.0, band.height / 316), (last - first - counted) / len(names))
    lines = {name: sheet.box(left, first + index * pitch, wide, pitch - _BETWEEN) for index, name in enumerate(names)}
    below = first + pitch * len(names)
    half = (wide - 6) / 2
    cells = (
        {BRAWLERS: sheet.box(left, below, half, _CELL), MARKER: sheet.box(left + half + 6, below, half, _CELL)}
        if has_brawlers
        else {}
    )
    return StatusPlan(
        portrait=sheet.box(LEFT + 6, band.top + 7, PORTRAIT, PORTRAIT),
        head=sheet.box(LEFT + beside, top, COLUMN - beside - 12, _HEAD),
        lines=lines,
        cells=cells,
        legend=sheet.box(left, below + _CELL + _BETWEEN, wide, _CELL) if has_brawlers else None,
        foot=sheet.box(left + 4, band.bottom - _FOOT - 2, wide - 8, _FOOT),
    )


def piles_plan(sheet: TableSheet, known: AutomaView, band: Band, edge: float) -> PilesPlan:
    """The piles of the opponent, as high as ``band``, from the left ``edge`` on; its discard pile, too, if it has
    one."""
    panel, own_discards = piles_width(sheet), sheet.view.own_discards
    left, wide, top = edge + 12, panel - 24, band.top + _TITLE
    field = band.height - _TITLE - _WORDS - _PIPS - 16
    words, beside = top + field + 4, _BESIDE_FIELD if own_discards else 0.0
    return PilesPlan(
        panel=sheet.box(edge, band.top, panel, band.height),
        head=sheet.box(left, band.top + 6, wide, _TITLE - 8),
        field=sheet.box(left + beside, top, wide - beside, field),
        words=sheet.box(left, words, wide, _WORDS),
        pips=sheet.box(left, words + _WORDS + 4, wide, _PIPS - 8),
        shown=shown_piles(known),
        slots=known.attacks or 1,
        least=sheet.px(_SEEN),
        discard=sheet.box(left, top, _DISCARD, _DISCARD_HIGH) if own_discards else None,
        discard_note=sheet.box(left, top + _DISCARD_HIGH, _DISCARD, _NOTE) if own_discards else None,
    )
