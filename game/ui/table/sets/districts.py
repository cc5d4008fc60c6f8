"""The districts and the drawer with them (R53.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.ui.boxes import Box
from game.ui.places import DistrictAt, Label
from game.ui.table import labels
from game.ui.table.play.place_boxes import district_box
from game.ui.table.play.targets import district_targets
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT
from game.ui.table.words.modules import about_district, about_drawer, district_lines
from game.ui.table.zone import Cards, Overlay, TableSet, Zone


def _districts(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    boards = sight.standing.view.districts or ()
    return ((DistrictAt(board.district), district_box(sight, board.district)) for board in boards)


def _in_play(sight: Sight, at: DistrictAt) -> Cards | None:
    districts = tuple(board.district for board in sight.standing.view.districts or ())
    return (districts, districts.index(at.district)) if at.district in districts else None


def _changed_districts(before: Sight, after: Sight) -> Iterator[Label]:
    """Districts on which other goods or Deals lie. A razed district is no place any longer."""
    known, now = before.standing.view.districts or (), after.standing.view.districts or ()
    return (DistrictAt(board.district) for board in now if board not in known)


DRAWER: Final = Overlay(
    "drawer",
    labels.DISTRICTS,
    "d",
    has=lambda view: bool(view.districts),
    panel=lambda layout: layout.drawer.panel if layout.drawer else None,
    stays=False,
)
"""The districts, unfolded."""

DISTRICTS: Final = TableSet(
    has=lambda view: view.districts is not None,
    zones=(
        Zone(
            DistrictAt,
            box=lambda sight, at: district_box(sight, at.district),
            about=lambda sight, at: about_district(sight, at.district),
            cards=_in_play,
            offered=_districts,
            changed=_changed_districts,
            held=lambda sight, at: (sight.wording.title(at.district), sight.text("table-held-district")),
            verbs=lambda standing, at: district_targets(standing.match, standing.view, standing.seat, at.district),
            menu=lambda sight, mode: (labels.DISTRICT_VERBS, sight.box(mode.source)),
            brings=lambda sight, at: district_lines(sight, at.district) if sight.standing.turn == ACT else (),
            over="drawer",
            is_whole=True,
        ),
        Zone(labels.DISTRICTS, about=lambda sight, _: about_drawer(sight)),
    ),
    overlays=(DRAWER,),
)
