"""Notes for people in the files: where a fact comes from. They may stand in every mapping and are never read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.given import Given
from game.metro2033.cards.origins import by_id, telling

NOTES: Final = ("source", "order_source")
"""Keys of notes in every file."""


def without_notes(given: Given, notes: Sequence[str] = NOTES) -> Given:
    """The same value as if no note had been written; refuses a note that is no text or mapping of texts."""
    _check(given, notes)
    return given.without(notes)


def _check(given: Given, notes: Sequence[str]) -> None:
    """Check the notes of a value at any depth."""
    id = by_id(given)
    with telling(f"entry {id}" if id else ""):
        for value in given.items("values") if given.is_list else ():
            _check(value, notes)
        for key, value in given.pairs("a mapping") if given.is_mapping else ():
            if key.value in notes:
                _check_note(value, f"a text or a mapping of texts as the note {key.value!r}")
            else:
                _check(value, notes)


def _check_note(given: Given, what: str) -> None:
    for text in [value for _, value in given.pairs(what)] if given.is_mapping else [given]:
        text.text(what)
