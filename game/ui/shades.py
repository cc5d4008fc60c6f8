"""Palettes: tables that replace colours, for colour-blind players and for high contrast.

A colour of the `theme` or of a drawing is an ink, named by its usual shade, `#RRGGBB`. Whatever draws asks here for the
shade of an ink in the player's palette.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, get_args

Palette = Literal["standard", "colour_blind"]
PALETTES: Final[tuple[Palette, ...]] = get_args(Palette)

Shades = Mapping[str, str]
"""Ink -> shade; other inks keep their own."""

COLOUR_BLIND: Final[Shades] = {
    "#54B7A4": "#48CFCA", "#2B7769": "#1C8985",  # New York
    "#D7793F": "#CF9164", "#8A4219": "#855435",  # Appalachian Federation
    "#E6BB44": "#FDEB3E", "#8F6A10": "#A08D00",  # Merchants Guild
    "#B65BA3": "#9067D7", "#6D2B62": "#503588",  # Mutants Union
    "#CF4040": "#81244D", "#751919": "#3E0522",  # Hegemony
    "#A9C63C": "#456C00", "#586B12": "#162B00",  # Borgo
    "#4C7BC0": "#7B8699", "#A8875C": "#846A5D", "#4F9162": "#BEE7AF", "#7B6BD6": "#524797",  # the further factions
    "#7E9A3C": "#CFBF74", "#8F63E0": "#8F63DE", "#B8531F": "#654B3E",  # influence
    "#2368AD": "#0C5590", "#62A3E0": "#7291FF",  # blue; lit, where a Deal may be made
    "#C8323A": "#A8101A", "#F27A6C": "#CF523D",  # red; lit, where something may be razed
    "#9299A1": "#98ACB0", "#BCC2C8": "#DAE2FB",  # grey; lit, where something may be constructed
    "#3FAE8D": "#4ADDAD", "#83D8BC": "#91FFD7",  # development
    "#D2673B": "#B64C0E", "#F09A6A": "#DB8449", "#B9512B": "#A33B06",  # brick
    "#8C9B4A": "#667550", "#C3CF85": "#A1AF88", "#A9B765": "#899769", "#5C672B": "#404B30",  # gun
    "#E8A91F": "#AA9700", "#F7CE62": "#C3BE53", "#A66F08": "#786200",  # fuel
    "#AFC4D1": "#C1E1F1", "#DCE9F0": "#E5FAFF", "#7C95A6": "#89ABBF",  # iron
    "#EBC64D": "#EEEC95",  # ammo
    "#F28A34": "#D6896E", "#FFC080": "#E1BEAC",  # worker
    "#8D79C9": "#6236DC", "#7D68B8": "#5B33C7", "#B3A3DF": "#9A6FF0",  # shield
    "#2F9A8A": "#0C8A7F", "#A88A6A": "#484854",  # card, salvage
    "#94A0A2": "#989EAA",  # what cannot be done
    "#EDB73A": "#FFEB0D", "#46B5A2": "#02C5C8", "#F07E3C": "#CB7C59",  # production, feature, action
    "#BDD65E": "#E2FCD9", "#35451F": "#26413A", "#5F7A2B": "#4A7A6A", "#93AE3F": "#93BDA6",  # both of the first two
    "#582139": "#3F2459", "#983340": "#6B3F86", "#D9573A": "#9A6BB0", "#F2934B": "#CBA3CF", "#FBDDA4": "#F1E2EE",
}  # fmt: skip
"""Shades of goods, factions, rows, verbs and contacts that differ for eyes without red, green or blue cones: similar
hues differ in lightness. The last line makes pictures of actions violet, to tell them from those of productions."""

HIGH_CONTRAST: Final[Shades] = {
    "#1B2329": "#05080A", "#262F37": "#0A0E11", "#313C46": "#171D23", "#1D252C": "#05080A", "#10161B": "#000000",
    "#12181D": "#000000", "#2B2D33": "#101216", "#20282F": "#05080A", "#3A3531": "#1A1715", "#0C1014": "#000000",
    "#45525D": "#A9B6C1", "#2B353D": "#98A5B0", "#4A4D55": "#A9B6C1", "#6B6258": "#B9AC9C", "#3A4650": "#6F7C87",
    "#B3AA94": "#DDD5C0", "#94A0A2": "#B4BEC0", "#C9BCA9": "#E8DFD0", "#4A443A": "#211D16", "#3A2E08": "#1E1703",
    "#1E6F53": "#0C4532", "#8A5A2B": "#52310E", "#8E2630": "#54101A", "#2368AD": "#0F437A", "#C8323A": "#861019",
    "#5A616B": "#363B42", "#F07E3C": "#F8995E",
    "#2C3A43": "#151B20", "#41525C": "#151B20", "#8C9778": "#232A21", "#234557": "#0C1216", "#74838C": "#1D252B",
    "#56666F": "#1A2127", "#322F2E": "#0A0E11", "#44525A": "#151B20",
}  # fmt: skip
"""Grounds, edges, text on dark and on paper, signs, strips and the map under the table: contrasts of at least 7:1."""

_INK: Final = re.compile(r"#[0-9A-Fa-f]{6}\b")


class _Choice:
    """The palette in use."""

    def __init__(self) -> None:
        self.shades: Shades = {}
        self.high_contrast = False


_choice: Final = _Choice()


def choose(palette: Palette, high_contrast: bool) -> bool:
    """Use this palette; True if it differs from the one before, so that memoised drawings are out of date."""
    shades = table(palette, high_contrast)
    changed = shades != _choice.shades or high_contrast != _choice.high_contrast
    _choice.shades, _choice.high_contrast = shades, high_contrast
    shade.cache_clear()
    return changed


def table(palette: Palette, high_contrast: bool) -> Shades:
    """The replaced inks of a palette; those of high contrast come first."""
    return {**(COLOUR_BLIND if palette == "colour_blind" else {}), **(HIGH_CONTRAST if high_contrast else {})}


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
