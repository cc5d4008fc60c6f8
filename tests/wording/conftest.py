"""The words of each language, and comparison with the golden texts beside the tests."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest

from game.fiftyfirst.cards.catalog import Catalog, load_catalog
from game.fiftyfirst.wording.wording import Wording
from game.paths import cards_folder
from game.wording.messages import ENGLISH, languages

GOLDEN = Path(__file__).parent / "golden"
NAMES = {"A": "Anna", "B": "Ben", "C": "Cleo"}

Golden = Callable[[str, Iterable[str]], None]


@pytest.fixture(scope="session")
def words(catalog: Catalog) -> Wording:
    return Wording(catalog)


@cache
def wording(language: str) -> Wording:
    """The words of a language, read once; damage is collected."""
    return Wording(load_catalog(cards_folder()), language, on_error=lambda _: None)


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest) -> Iterable[Wording]:
    """The words of each language in turn; the test fails if a message or a fact of one is missing."""
    words = wording(request.param)
    yield from nothing_amiss_in(words)


@pytest.fixture
def golden(spoken: Wording) -> Golden:
    """Compares lines with the golden text of the language.

    ``GOLDEN=write python -m pytest tests/wording`` writes the texts instead.
    """

    def compare(name: str, lines: Iterable[str]) -> None:
        folder = GOLDEN if spoken.language == ENGLISH else GOLDEN / spoken.language
        file, told = folder / f"{name}.txt", "\n".join(lines) + "\n"
        if os.environ.get("GOLDEN") == "write":
            folder.mkdir(exist_ok=True)
            file.write_text(told, "utf-8")
        assert told == file.read_text("utf-8")

    return compare


def nothing_amiss_in(words: Wording) -> Iterable[Wording]:
    words.messages.missing.clear()
    words.messages.damages.clear()
    yield words
    assert not words.messages.missing
    assert not words.messages.damages


@pytest.fixture(autouse=True)
def nothing_amiss(words: Wording) -> Iterable[None]:
    """Fails a test that asks for a missing message, or leaves out a fact."""
    for _ in nothing_amiss_in(words):
        yield
