"""What players are called."""

from __future__ import annotations

from collections.abc import Mapping

Names = Mapping[str, str]
"""Seat -> what its player is called; a seat without a name goes by its letter."""
