"""The modules that the title does not need, in an order in which each loads little besides itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Final

_ROOMS: Final = (
    "kernel", "cards", "rules.phases", "rules", "play", "bots", "match.library", "match", "wording.rows", "wording",
    "ui.art", "ui.widgets", "ui.motion", "ui.running", "ui.table.plan", "ui.table.play", "ui.table.words",
    "ui.table.draw", "ui.table.moves", "ui.scenes",
)  # fmt: skip
"""Packages of `game`: none imports one that stands behind it."""


def unloaded_modules() -> Iterator[str]:
    """The names of the modules that are not loaded yet."""
    for room in _ROOMS:
        package = import_module(f"game.{room}")
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            if found.name not in sys.modules:
                yield found.name
