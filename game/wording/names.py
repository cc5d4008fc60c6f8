"""Names of players."""

from __future__ import annotations

from collections.abc import Mapping

Names = Mapping[str, str]
"""Seat -> name of its player; a seat without a name is called by its letter."""
