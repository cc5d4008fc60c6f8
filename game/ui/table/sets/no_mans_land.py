"""The Areas of the map, their levels and the markers (R45)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.sets.no_mans_land.state import map_of
from game.ui.boxes import Box
from game.ui.places import AreaAt, Label, LevelAt, MarkersOf
from game.ui.table import labels
from game.ui.table.play.choices import asked_on_map
from game.ui.table.play.place_boxes import area_box, map_plan, marker_size
from game.ui.table.play.sources import owns_outpost
from game.ui.table.play.targets import Target, building_targets, razed_areas
from game.ui.table.sight import Sight
from game.ui.table.standing import ACT, Standing
from game.ui.table.words.areas import about_area, about_map, about_markers, cards_for, later_on_map, level_words
from game.ui.table.words.forecasts import forecast_lines
from game.ui.table.words.prompts import aim_words
from game.ui.table.zone import Cards, Carried, Overlay, TableSet, Zone


def _offered(sight: Sight) -> Iterator[tuple[Label, Box | None]]:
    areas = sight.layout.map.areas if sight.layout.map else {}
    return ((AreaAt(area), box) for area, box in areas.items())


def _areas(sight: Sight, at: AreaAt | LevelAt) -> Cards:
    areas = tuple(sight.catalog.areas)
    return areas, areas.index(at.area)


def _changed(before: Sight, after: Sight) -> Iterator[Label]:
    """The Areas on which another Outpost stands, or none any longer, or whose level or shield is another (R45.2)."""
    known, now = map_of(before.standing.view), map_of(after.standing.view)
    return (AreaAt(area) for area in after.catalog.areas if known.get(area) != now.get(area))


def _marker(sight: Sight, at: AreaAt) -> Carried:
    outpost = map_of(sight.standing.view).get(at.area)
    return Carried(marker=sight.emblem(outpost.owner if outpost else sight.standing.seat))


def _outcome(sight: Sight, at: AreaAt) -> tuple[str, ...]:
    """What a click brings, at once and later, and for which cards."""
    commands = sight.standing.offers.at(at) if sight.standing.turn == ACT else ()
    if not commands:
        return ()
    later = later_on_map(sight, commands)
    return (*forecast_lines(sight, commands[0]), *later, *cards_for(sight, commands))


def _razed(standing: Standing, at: AreaAt) -> tuple[Target, ...]:
    """The Outposts that the player's own marker can raze."""
    is_own = owns_outpost(standing, at.area)
    return razed_areas(standing.match, standing.view, standing.seat) if is_own else ()


def _built(standing: Standing, at: MarkersOf) -> tuple[Target, ...]:
    is_own = at.seat == standing.seat
    return building_targets(standing.match, standing.view, standing.seat) if is_own else ()


def _head(sight: Sight, _: MarkersOf) -> Box | None:
    plan = map_plan(sight)
    return plan.head if plan else None


MAP: Final = Overlay(
    "map",
    labels.MAP,
    "b",
    has=lambda view: view.outposts is not None,
    panel=lambda layout: layout.large_map.panel if layout.large_map else None,
    asked=asked_on_map,
)
"""The large map."""

NO_MANS_LAND: Final = TableSet(
    has=lambda view: view.outposts is not None,
    zones=(
        Zone(
            AreaAt,
            box=lambda sight, at: area_box(sight, at.area),
            about=lambda sight, at: about_area(sight, at.area),
            cards=_areas,
            offered=_offered,
            changed=_changed,
            carried=_marker,
            held=lambda sight, at: (sight.wording.title(at.area), aim_words(sight)),
            targets=_razed,
            drop=lambda sight, _: sight.text("table-drop-raze_outpost"),
            also="-map",
            brings=_outcome,
            is_begun=True,
            over="map",
            is_whole=True,
        ),
        Zone(
            LevelAt,
            about=lambda sight, at: (level_words(sight, at.area, at.level),),
            cards=_areas,
            over="map",
            is_whole=True,
        ),
        Zone(
            MarkersOf,
            about=lambda sight, at: about_markers(sight, at.seat),
            home=_head,
            carried=lambda sight, at: Carried(marker=sight.emblem(at.seat)),
            held=lambda sight, at: (sight.names[at.seat], aim_words(sight)),
            targets=_built,
            drop=lambda sight, _: sight.text("table-drop-build_outpost"),
            let_go=lambda sight, _: marker_size(sight),
        ),
        Zone(labels.MAP, about=lambda sight, _: about_map(sight)),
    ),
    overlays=(MAP,),
)
