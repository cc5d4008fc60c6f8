"""The name of 51st State, for what must not load the rules."""

from __future__ import annotations

from typing import Final

GAME: Final = "fiftyfirst"
"""The id of the game in match files."""
