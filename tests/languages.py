"""The languages of the game, and which of them a test speaks that can speak any."""

from __future__ import annotations

from zlib import crc32

from game.wording.messages import languages

LANGUAGES = languages()


def language_of(name: str, turn: int = 0) -> str:
    """The language of a test that needs only one, by its name, so that all languages are spoken equally often; the next
    one for each ``turn``.

    >>> [language_of("test_the_hand_is_open", turn) for turn in range(3)]
    ['de', 'ru', 'en']
    """
    return LANGUAGES[(crc32(name.encode()) + turn) % len(LANGUAGES)]
