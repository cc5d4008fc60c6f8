"""The English words, and comparison with the golden texts beside these tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from game.cards.catalog import Catalog
from game.wording import Wording

GOLDEN = Path(__file__).parent / "golden"
NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo"}

Golden = Callable[[str, Iterable[str]], None]


@pytest.fixture(scope="session")
def words(catalog: Catalog) -> Wording:
    return Wording(catalog)


@pytest.fixture(scope="session")
def golden() -> Golden:
    """Compares lines with a golden text; with GOLDEN=write in the environment it writes the text instead."""

    def compare(name: str, lines: Iterable[str]) -> None:
        file, told = GOLDEN / f"{name}.txt", "\n".join(lines) + "\n"
        if os.environ.get("GOLDEN") == "write":
            file.write_text(told, "utf-8")
        assert told == file.read_text("utf-8")

    return compare


@pytest.fixture(autouse=True)
def nothing_amiss(words: Wording) -> Iterable[None]:
    """No test may ask for a message that is missing, or leave a fact out of one."""
    words.messages.missing.clear()
    words.messages.damages.clear()
    yield
    assert not words.messages.missing
    assert not words.messages.damages
