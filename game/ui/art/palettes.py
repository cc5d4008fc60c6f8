"""The inks of the pictures."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.ui.art.svg import elements, mixed

Palette = tuple[str, str, str, str, str, str, str]
"""Six inks from dark to light, and the accent."""

INKS: Final[Palette] = ("#1B1720", "#3B2C38", "#6E4A45", "#B9714A", "#E9AE62", "#F7E2B0", "#E4502F")
"""The colours of the motif and portrait files, to be replaced by those of a palette."""


class Sky(NamedTuple):
    """A time of day: the inks of everything under it."""

    inks: Palette
    kinds: tuple[str, ...]
    """Of `bands`, `rays`, `slits` and `stars`."""

    disc: str
    """The sun before rays."""

    sun: str = ""
    """The sun over bands; usually the lightest ink."""


EMBER: Final[Palette] = ("#241527", "#582139", "#983340", "#D9573A", "#F2934B", "#FBDDA4", "#3FA7A0")
DUSK: Final[Palette] = ("#0E2128", "#1A434B", "#2A6D6C", "#4FA394", "#9CCFB4", "#F3EBC8", "#F0A23C")

DAY: Final = ("bands", "rays", "slits")
NIGHT: Final = ("bands", "slits", "stars")
ALL_HOURS: Final = (*DAY, "stars")

_DARKEST, _LIGHTEST = "#15121A", "#FBF0CC"


def portrait_palette(colour: str, accent: str) -> Palette:
    """The inks of a portrait: shades of a colour, and an accent."""
    dark = [mixed(_DARKEST, colour, share) for share in (0.08, 0.34, 0.64)]
    light = [mixed(colour, _LIGHTEST, share) for share in (0.5, 0.92)]
    return dark[0], dark[1], dark[2], colour, light[0], light[1], accent


def inked(folder: str, name: str, palette: Palette) -> str:
    """The SVG elements of a motif or portrait, in the inks of a palette."""
    body = elements(folder, name)
    for ink, colour in zip(INKS, palette, strict=True):
        body = body.replace(ink, colour)
    return body
