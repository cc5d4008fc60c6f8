"""Light and shade on the zones of the map, while one of them is to be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from typing import Final, Literal

import pygame

from game.metro2033.art import inks
from game.metro2033.art.map.geometry import MapGeometry
from game.metro2033.art.map.zone_fields import outlines_of, path_of
from game.ui.art.cache import kept
from game.ui.art.svg import rasterise

ZoneLight = Literal["dark", "open", "lit"]
"""Out of reach, to be chosen, or under the pointer."""

_REACH: Final = 12.0
"""How far light reaches beyond the outline of a zone, in units of the plan."""

_RIMS: Final[Mapping[ZoneLight, Sequence[tuple[float, float]]]] = {
    "dark": (),
    "open": ((9, 0.22), (3.4, 0.95)),
    "lit": ((20, 0.2), (11, 0.4), (5, 1.0)),
}
"""Light -> the strokes of the rim: width in units, and opacity."""

_FIELDS: Final[Mapping[ZoneLight, float]] = {"dark": 0.62, "open": 0.0, "lit": 0.22}
"""Light -> the opacity of the field."""


@kept
def zone_light(
    geometry: MapGeometry, zone: str, light: ZoneLight, scale: float, has_fields: bool = True
) -> tuple[pygame.Surface, tuple[int, int]]:
    """What lies over a zone, at so many pixels a unit, and where its upper left corner lies on the plan, in pixels.

    Args:
        has_fields: whether fields are tinted; else there are only rims.
    """
    outlines = outlines_of(geometry, zone)
    across, down = zip(*(spot for outline in outlines for spot in outline), strict=True)
    left, top = floor((min(across) - _REACH) * scale), floor((min(down) - _REACH) * scale)
    width, height = ceil((max(across) + _REACH) * scale) - left, ceil((max(down) + _REACH) * scale) - top
    body = "".join(_lit(path_of(outline), zone, light, has_fields) for outline in outlines)
    moved = f'<g transform="translate({-left / scale:.4f} {-top / scale:.4f})">{body}</g>'
    return rasterise(moved, (width, height), (width / scale, height / scale)), (left, top)


def _lit(path: str, zone: str, light: ZoneLight, has_fields: bool) -> str:
    ink = inks.EDGE if light == "dark" else inks.FACTIONS[zone]
    opacity = _FIELDS[light] if has_fields else 0.0
    field = f'<path d="{path}" fill="{ink}" fill-opacity="{opacity:g}"/>' if opacity else ""
    rims = (
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-opacity="{strength:g}"/>'
        for width, strength in _RIMS[light]
    )
    return field + "".join(rims)
