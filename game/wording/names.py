"""What players are called, and who looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Names = Mapping[str, str]
"""Seat -> what its player is called; a seat without a name goes by its letter."""

NOBODY: Final = ""
"""The viewer for whom every hand is hidden."""
