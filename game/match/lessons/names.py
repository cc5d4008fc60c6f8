"""Names of lessons and of their messages, for what must not load the rules."""

from __future__ import annotations

FIRST_GAME = "first_game"
"""The lesson for newcomers. Every other lesson has the name of the set whose news it teaches."""


def lesson_key(lesson: str) -> str:
    """The message of a lesson's title.

    >>> lesson_key("allies")
    'learn-allies'
    """
    return f"learn-{lesson}"


def chapter_key(lesson: str, chapter: str) -> str:
    """The message of a chapter's title.

    >>> chapter_key(FIRST_GAME, "deal"), chapter_key("allies", "influence")
    ('learn-deal', 'learn-allies-influence')
    """
    return f"learn-{chapter}" if lesson == FIRST_GAME else f"{lesson_key(lesson)}-{chapter}"
