"""The files of Metro 2033 with changes, in a folder of a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import pytest

from game.kernel.refusal import Unreadable
from game.metro2033.cards.printed import MetroCards
from game.metro2033.cards.reader import FILES, FOLDER, load_metro
from game.paths import cards_folder

METRO_FILES = cards_folder() / FOLDER


@cache
def printed() -> MetroCards:
    """What is printed, from the files of the game."""
    return load_metro(METRO_FILES)


@cache
def texts() -> Mapping[str, str]:
    """The files of the game by their stems."""
    return {stem: (METRO_FILES / f"{stem}.yaml").read_text("utf-8") for stem in FILES}


def edited(folder: Path, stem: str, change: Callable[[str], str]) -> Path:
    """A folder with the files of the game, of which one is changed."""
    for name, text in texts().items():
        (folder / f"{name}.yaml").write_text(change(text) if name == stem else text, "utf-8")
    return folder


def refused(folder: Path) -> Unreadable:
    """Why the files of a folder cannot be read: one sentence with file and line."""
    with pytest.raises(Unreadable) as caught:
        load_metro(folder)
    assert "\n" not in str(caught.value)
    return caught.value
