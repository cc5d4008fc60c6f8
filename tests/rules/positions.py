"""Position files of the tests."""

from __future__ import annotations

from pathlib import Path

import yaml

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.state import Game, GameState


def load_position(catalog: Catalog, path: Path) -> tuple[Game, GameState]:
    """The position of a file."""
    return read_position(catalog, yaml.safe_load(path.read_text(encoding="utf-8"))["given"])
