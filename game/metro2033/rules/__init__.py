"""The rules of Metro 2033: pure functions of frozen values. Commands become events or a refusal, events make states."""

from __future__ import annotations

from typing import Final

NAME: Final = "metro2033"
"""Names the game in match files and on the command line."""
