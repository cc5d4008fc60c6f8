"""Stations as they lie on the map: what they produce, whose home they are, and who owns them."""

from __future__ import annotations

from typing import Final

import msgspec
import pygame

from game.metro2033.art import inks
from game.ui.art.cache import kept
from game.ui.art.svg import elements, mixed, rasterise

ICONS: Final = "metro2033/icons"
"""The folder of the icons of the game."""

REACH: Final = 24.0
"""How far a picture of a station reaches from its centre, in units of the plan."""

_GLYPH: Final = "#FFFFFF"
"""The ink of a glyph or a badge in its file; each is drawn in an ink of its place."""

_LARGER: Final = {"bandits": 1.12, "bauman": 1.06}
"""Badges with slim corners are drawn larger, so that all look alike large."""

_ON_BADGE, _ON_DIAMOND = 0.59, 0.5
"""The size of what stands on a badge, as a share of it; there is less room on the diamond of the bandits."""


class StationLook(msgspec.Struct, frozen=True):
    """What a station looks like.

    Attributes:
        kind: `ordinary`, `polis`, `hansa` or `abandoned`.
        good: What it produces; empty if that is nothing, or any good.
        owner: The faction that owns it.
        home_of: The faction whose home it is.
        is_closed: Whether it lies in a closed zone.
    """

    kind: str
    good: str = ""
    owner: str = ""
    home_of: str = ""
    is_closed: bool = False


@kept
def station_picture(look: StationLook, side: int) -> pygame.Surface:
    """A station in the middle of a square, ``side`` pixels wide, that reaches `REACH` to all sides."""
    width = 2 * REACH
    return rasterise(f'<g transform="translate({REACH:g} {REACH:g})">{_body(look)}</g>', (side, side), (width, width))


def _body(look: StationLook) -> str:
    if look.kind == "hansa":
        return _hansa()
    if look.kind == "abandoned":
        return _abandoned(inks.CLOSED_ZONE if look.is_closed else inks.ABANDONED)
    if look.is_closed:
        return _disc(10, inks.EDGE) + _disc(8, inks.CLOSED_ZONE) + _disc(6, inks.CLOSED_DARK)
    if look.owner:
        return _owned(look)
    return _polis() if look.kind == "polis" else _neutral(look)


def _hansa() -> str:
    return "".join(_disc(radius, ink) for radius, ink in inks.HANSA)


def _abandoned(ink: str) -> str:
    cross = f'<path d="M-3.6 -3.6L3.6 3.6M-3.6 3.6L3.6 -3.6" stroke="{ink}" stroke-width="2" stroke-linecap="round"/>'
    return f"{_disc(11.5, inks.EDGE)}{_disc(9.6, ink)}{_disc(7.4, inks.CLOSED_DARK)}{cross}"


def _neutral(look: StationLook) -> str:
    home = _disc(17, inks.EDGE) + _disc(15.5, inks.FACTIONS[look.home_of]) if look.home_of else ""
    return f"{home}{_disc(13.2, inks.EDGE)}{_disc(11.9, inks.DISC)}{_icon(look.good, 10.4)}"


def _polis() -> str:
    goods = "".join(
        _icon(good, 5.6, x, y) for good, x, y in (("pig", 0, -6), ("mushroom", 5.4, 3.4), ("ammo", -5.4, 3.4))
    )
    return f"{_disc(17.5, inks.EDGE)}{_disc(15.8, inks.POLIS_RIM)}{_disc(13.4, inks.DISC)}{goods}"


def _owned(look: StationLook) -> str:
    """The badge of the owner with the good, or with the emblem on a station of Polis."""
    radius = (16.5 if look.kind == "polis" else 15.0) * 1.22
    name = f"{look.good}_glyph" if look.good else f"emblem_{look.owner}"
    lost = look.home_of and look.home_of != look.owner
    ring = f'<circle r="22" fill="none" stroke="{inks.FACTIONS[look.home_of]}" stroke-width="2"/>' if lost else ""
    return f"{ring}{badge(look.owner, radius)}{glyph(name, look.owner, radius)}"


def badge(faction: str, radius: float) -> str:
    """The elements of the badge of a faction around the point 0, 0; its outline tells the faction without colour."""
    ink = inks.FACTIONS[faction]
    dark = mixed(ink, inks.INK, 0.36) if faction == "reich" else ink
    return _tinted(f"badge_{faction}", radius * _LARGER.get(faction, 1.0), dark)


def glyph(name: str, faction: str, radius: float) -> str:
    """The elements of a good or an emblem on the badge of a faction that has this radius."""
    return _icon(name, radius * (_ON_DIAMOND if faction == "bandits" else _ON_BADGE), ink=inks.GLYPH)


def _tinted(name: str, radius: float, ink: str) -> str:
    return _scaled(elements(ICONS, name).replace(_GLYPH, ink), radius)


def _icon(name: str, radius: float, x: float = 0, y: float = 0, ink: str = _GLYPH) -> str:
    return _scaled(elements(ICONS, name).replace(_GLYPH, ink), radius, x, y)


def _scaled(drawn: str, radius: float, x: float = 0, y: float = 0) -> str:
    """What is drawn on the grid of 64, with its middle at a point."""
    return f'<g transform="translate({x - radius:g} {y - radius:g}) scale({radius / 32:.4f})">{drawn}</g>'


def _disc(radius: float, ink: str) -> str:
    return f'<circle r="{radius:g}" fill="{ink}"/>'
