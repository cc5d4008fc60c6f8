"""The inks of the pictures."""

from __future__ import annotations

from typing import Final

from game.ui.art.svg import elements, mixed
from game.ui.theme import FACTION_COLOURS

Palette = tuple[str, str, str, str, str, str, str]
"""Six inks from dark to light, and the accent."""

INKS: Final[Palette] = ("#1B1720", "#3B2C38", "#6E4A45", "#B9714A", "#E9AE62", "#F7E2B0", "#E4502F")
"""The colours of the motif and portrait files, to be replaced by those of a palette."""

PALETTES: Final[dict[str, Palette]] = {
    "production": ("#2A1A1B", "#57301F", "#96551F", "#C98425", "#EDB73A", "#FBE9B5", "#D8452E"),
    "open_production": ("#222A1F", "#47502B", "#7B7C2E", "#B8A338", "#E6CB57", "#FAF0C4", "#D8552E"),
    "feature": ("#0E2128", "#1A434B", "#2A6D6C", "#4FA394", "#9CCFB4", "#F3EBC8", "#F0A23C"),
    "action": ("#241527", "#582139", "#983340", "#D9573A", "#F2934B", "#FBDDA4", "#3FA7A0"),
    "blue": ("#0F1B30", "#1B3A66", "#2C5F9C", "#5B93CC", "#A4C8E6", "#F1EDD2", "#F0A23C"),
    "red": ("#2A0F14", "#571A22", "#922730", "#CF4A3A", "#EE8A5A", "#FBDDB4", "#F5BE2E"),
}
"""Card type, or pile of a Connection card -> its inks."""

_DARKEST, _LIGHTEST = "#15121A", "#FBF0CC"
_ACCENTS: Final = {
    "new_york": "#E4502F",
    "appalachian_federation": "#3FA7A0",
    "merchants_guild": "#D8452E",
    "mutants_union": "#F5BE2E",
    "hegemony": "#F5BE2E",
    "borgo": "#E4502F",
}


def faction_palette(faction: str) -> Palette:
    """The inks of a portrait: shades of the faction's colour, and an accent.

    Raises KeyError for a faction without a colour.
    """
    colour = FACTION_COLOURS[faction]
    dark = [mixed(_DARKEST, colour, share) for share in (0.08, 0.34, 0.64)]
    light = [mixed(colour, _LIGHTEST, share) for share in (0.5, 0.92)]
    return dark[0], dark[1], dark[2], colour, light[0], light[1], _ACCENTS[faction]


def inked(folder: str, name: str, palette: Palette) -> str:
    """The SVG elements of a motif or portrait, in the inks of a palette."""
    body = elements(folder, name)
    for ink, colour in zip(INKS, palette, strict=True):
        body = body.replace(ink, colour)
    return body
