"""The border tiles (R53.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.references import BORDER
from game.rules.sets.borders.messages import ActivateBorder
from game.ui.boxes import Box
from game.ui.places import BorderAt, Label
from game.ui.table import labels
from game.ui.table.sight import Sight
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.modules import about_border
from game.ui.table.zone import Cards, TableSet, Zone


def _borders(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    return ((BorderAt(side), box) for side, box in sight.layout.own.borders.items())


def _both_sides(sight: Sight, at: BorderAt) -> Cards:
    """Both sides of each border tile beside the player, or of this one."""
    view, seat = sight.standing.view, sight.standing.seat
    beside = [border.side for border in view.borders if seat in border.between]
    together = beside if at.side in beside else [at.side]
    sides = tuple(both for up in together for both in (up, sight.catalog.other_side(up).id))
    return sides, sides.index(at.side)


def _flipped(before: Sight, after: Sight) -> Iterator[Label]:
    known = before.standing.view.borders
    return (BorderAt(border.side) for border in after.standing.view.borders if border not in known)


def _activating(sight: Sight, at: BorderAt) -> tuple[str, ...]:
    commands = sight.standing.offers.at(at)
    return forecast_lines(sight, commands[0]) if commands else ()


BORDERS: Final = TableSet(
    has=lambda view: bool(view.borders),
    zones=(
        Zone(
            BorderAt,
            box=lambda sight, at: sight.layout.own.borders.get(at.side),
            about=lambda sight, at: about_border(sight, at.side),
            cards=_both_sides,
            offered=_borders,
            changed=_flipped,
            brings=_activating,
            tried=lambda standing, at: ActivateBorder(standing.seat, at.side),
            is_begun=True,
            begins=(BORDER,),
            after=labels.EXCHANGE,
            topic="borders",
        ),
    ),
)
