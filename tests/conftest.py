"""What all tests share: the base cards, the engine's game, and no window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.cards.catalog import Catalog, load_catalog
from game.paths import cards_folder
from game.rules.game import Game

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.update(LC_ALL="C.UTF-8", LANG="C.UTF-8", LANGUAGE="")  # whoever runs the tests: English is spoken

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog(cards_folder())


@pytest.fixture(scope="session")
def game(catalog: Catalog) -> Game:
    return Game(catalog)


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Tests that open a real window run only where a display server can be started."""
    for item in items:
        if "xvfb" in item.keywords and not _has("Xvfb", "xdotool"):
            item.add_marker(pytest.mark.skip(reason="needs Xvfb and xdotool"))


def _has(*programs: str) -> bool:
    from shutil import which

    return all(which(program) for program in programs)
