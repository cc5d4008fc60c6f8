"""The inks in which the pictures are printed."""

from __future__ import annotations

from typing import Final

Palette = tuple[str, str, str, str, str, str, str]
"""From dark to light P0 to P5, and the accent."""

INKS: Final[Palette] = ("#1B1720", "#3B2C38", "#6E4A45", "#B9714A", "#E9AE62", "#F7E2B0", "#E4502F")
"""The colours in which the motif files are drawn; they are replaced by those of a palette."""

PALETTES: Final[dict[str, Palette]] = {
    "production": ("#2A1A1B", "#57301F", "#96551F", "#C98425", "#EDB73A", "#FBE9B5", "#D8452E"),
    "open_production": ("#222A1F", "#47502B", "#7B7C2E", "#B8A338", "#E6CB57", "#FAF0C4", "#D8552E"),
    "feature": ("#0E2128", "#1A434B", "#2A6D6C", "#4FA394", "#9CCFB4", "#F3EBC8", "#F0A23C"),
    "action": ("#241527", "#582139", "#983340", "#D9573A", "#F2934B", "#FBDDA4", "#3FA7A0"),
    "blue": ("#0F1B30", "#1B3A66", "#2C5F9C", "#5B93CC", "#A4C8E6", "#F1EDD2", "#F0A23C"),
    "red": ("#2A0F14", "#571A22", "#922730", "#CF4A3A", "#EE8A5A", "#FBDDB4", "#F5BE2E"),
}
"""Card type, or pile of a Connection card -> its inks: noon, morning, dusk, ember."""
