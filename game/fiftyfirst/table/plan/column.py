"""The layout of what sets lay out in the side column, between Connection cards and log: how much room each takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.fiftyfirst.table.plan.boards import TableSheet
from game.ui.boxes import Box, Sheet
from game.ui.places import Label

WIDTH = 254.0
"""In u: of what sets lay out there."""

GAP = 4.0
"""In u: gap above what a set lays out, and between tiles there."""

_HEAD, _LEAST_HEAD = 26.0, 18
"""In u, and at least in pixels: height of a head; what can be pressed there reaches a little further."""

_LOG, _LEAST_LOG = 124.0, 72.0
"""In u: height of the log with its heading that tiles leave free before they grow, and before they become lower than
usual."""


class Heights(NamedTuple):
    """Heights in u of what a set lays out there, with its head: in the narrowest windows, as a rule, and at most."""

    least: float
    usual: float
    most: float


def head_high(sheet: Sheet) -> float:
    """In u: height of a head in the side column."""
    return at_least(sheet, _HEAD, _LEAST_HEAD)


def at_least(sheet: Sheet, high: float, px: float) -> float:
    """A height in u that is no less than so many pixels."""
    return max(high, px / sheet.scale)


def column_plan(
    sheet: TableSheet, left: float, width: float, top: float, bottom: float, grows: bool = True
) -> tuple[Mapping[Label, Box], float]:
    """The tiles that sets lay out from ``top`` on, each with its head; and the lower edge of the lowest, in u. Down to
    ``bottom`` they leave room for the log, and all that they do not need if none ``grows``."""
    strips = [one.strip for one in sheet.sets if one.strip]
    tiles, heights = dict[Label, Box](), [strip.high(sheet) for strip in strips]
    if not grows:
        heights = [one._replace(most=one.usual) for one in heights]
    for strip, high in zip(strips, _shared(heights, bottom - top), strict=True):
        tiles |= strip.plan(sheet, left, width, top + GAP, high)
        top += GAP + high
    return tiles, top


def _shared(heights: Sequence[Heights], room: float) -> list[float]:
    """The height of each: what the log does not need makes all of them higher than usual, by the same share of what
    they may grow."""
    room -= GAP * len(heights)
    usual = sum(one.usual for one in heights)
    if room - usual < _LEAST_LOG:
        return [one.least for one in heights]
    growth = sum(one.most for one in heights) - usual
    share = min(1.0, max(0.0, room - _LOG - usual) / growth) if growth else 0.0
    return [one.usual + share * (one.most - one.usual) for one in heights]
