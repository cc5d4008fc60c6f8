"""What fields of files are called since there was one game: files that are kept can be read for ever."""

from __future__ import annotations

from typing import Final

ROLE: Final = "faction"
"""What a seat plays."""

ROLES: Final = "factions"
"""What the seats play."""

SETS: Final = "sets"
OPPONENT: Final = "solo"
"""The virtual opponent."""

OPTIONS: Final = (SETS, OPPONENT)
"""Options that have fields of their own, beside those of all others."""
