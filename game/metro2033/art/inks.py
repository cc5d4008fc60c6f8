"""The inks of Metro 2033: enamel lines and badges over slate, paper and brass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GROUND: Final = "#14171B"
"""The wall in the dark."""

EDGE: Final = "#080A0C"
"""The black edge of whatever lies on the map."""

INK: Final = "#17151C"
LAMPLIGHT: Final = "#FFE08A"
RIVER: Final = "#223A4E"
RIVER_MIDDLE: Final = "#284660"
PASSAGE: Final = "#D8D2C2"
PASSAGE_MIDDLE: Final = "#3C4147"
CLOSED: Final = "#4B5157"
"""A line, a passage or a rim in a closed zone."""

CLOSED_DARK: Final = "#2B2F34"
CLOSED_ZONE: Final = "#6B7178"

FACTIONS: Final[Mapping[str, str]] = {
    "arbat": "#2FB4C2",
    "confederation": "#9479EE",
    "reich": "#B9B7AD",
    "red": "#E5483B",
    "bauman": "#57B867",
    "bandits": "#E69D2E",
    "polis": "#EFE2B4",
}
"""Faction, or Polis -> the ink of its zone, its badge and its figure."""

GOODS: Final[Mapping[str, str]] = {"pig": "#F0978F", "mushroom": "#E2C48A", "ammo": "#B3CF6E"}
"""Good -> the ink of its disc."""

ABANDONED: Final = "#858B91"
DISC: Final = "#F6EFDD"
"""The paper disc of a neutral station."""

GLYPH: Final = "#FFFAF0"
"""A good or an emblem on a badge."""

POLIS_RIM: Final = "#C79A3A"
HANSA: Final = ((13.0, EDGE), (11.0, "#F4E3C0"), (8.6, "#9A6A43"), (5.0, "#2A1C12"), (3.0, "#F2C46B"))
"""The discs of a station of the Ring: radius in units of the plan, and ink."""

PAPER: Final = "#EFE6CF"
"""The paper of a card."""

PAPER_LINE: Final = "#D3C6A6"
"""A line on it."""

CARD_EDGE: Final = "#0D0E10"
