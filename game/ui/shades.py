"""Palettes: tables that replace colours, for colour-blind players and for high contrast.

A colour of the `theme` or of a drawing is an ink, named by its usual shade, `#RRGGBB`. Whatever draws asks here for the
shade of an ink in the player's palette.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

Palette = Literal["standard", "colour_blind"]
PALETTES: Final[tuple[Palette, ...]] = get_args(Palette)

Shades = Mapping[str, str]
"""Ink -> shade; other inks keep their own."""

COLOUR_BLIND: Final[Shades] = {
    "#2368AD": "#0C5590", "#62A3E0": "#7291FF",  # blue; lit
    "#C8323A": "#A8101A", "#F27A6C": "#CF523D",  # red; lit
    "#9299A1": "#98ACB0", "#BCC2C8": "#DAE2FB",  # grey; lit
    "#3FAE8D": "#4ADDAD", "#83D8BC": "#91FFD7",  # teal; lit
    "#94A0A2": "#989EAA",  # what cannot be done
}  # fmt: skip
"""Shades that differ for eyes without red, green or blue cones: similar hues differ in lightness."""

HIGH_CONTRAST: Final[Shades] = {
    "#1B2329": "#05080A", "#262F37": "#0A0E11", "#313C46": "#171D23", "#1D252C": "#05080A", "#10161B": "#000000",
    "#2B2D33": "#101216", "#20282F": "#05080A", "#0C1014": "#000000", "#45525D": "#A9B6C1", "#2B353D": "#98A5B0",
    "#3A4650": "#6F7C87", "#B3AA94": "#DDD5C0", "#94A0A2": "#B4BEC0", "#4A443A": "#211D16", "#3A2E08": "#1E1703",
    "#1E6F53": "#0C4532", "#8A5A2B": "#52310E", "#8E2630": "#54101A", "#2368AD": "#0F437A", "#C8323A": "#861019",
    "#322F2E": "#0A0E11",
}  # fmt: skip
"""Grounds, edges, text on dark and on paper, and signs: contrasts of at least 7:1."""


class OwnShades(NamedTuple):
    """The shades of inks that only a game has."""

    colour_blind: Shades
    high_contrast: Shades


NO_SHADES: Final = OwnShades({}, {})

_INK: Final = re.compile(r"#[0-9A-Fa-f]{6}\b")


class _Choice:
    """The palette in use."""

    def __init__(self) -> None:
        self.shades: Shades = {}
        self.high_contrast = False


_choice: Final = _Choice()


def choose(palette: Palette, high_contrast: bool, own: OwnShades = NO_SHADES) -> bool:
    """Use this palette, with the shades of inks that a game has of its ``own``. True if it differs from the one
    before, so that memoised drawings are out of date."""
    shades = table(palette, high_contrast, own)
    changed = shades != _choice.shades or high_contrast != _choice.high_contrast
    _choice.shades, _choice.high_contrast = shades, high_contrast
    shade.cache_clear()
    return changed


def table(palette: Palette, high_contrast: bool, own: OwnShades = NO_SHADES) -> Shades:
    """The replaced inks of a palette; those of high contrast come first."""
    eyes = {**COLOUR_BLIND, **own.colour_blind} if palette == "colour_blind" else {}
    contrast = {**HIGH_CONTRAST, **own.high_contrast} if high_contrast else {}
    return {**eyes, **contrast}


def is_high_contrast() -> bool:
    """True if nothing may veil a text and edges are broader."""
    return _choice.high_contrast


@lru_cache(1024)
def shade(ink: str) -> str:
    """The shade of an ink in the present palette."""
    return _choice.shades.get(ink.upper(), ink)


def shaded(drawing: str) -> str:
    """The source of a drawing with its inks replaced by their shades."""
    if not _choice.shades:
        return drawing
    return _INK.sub(lambda found: shade(found[0]), drawing)
