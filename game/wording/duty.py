"""What the words of each game bring: messages that shared rooms ask for, and that only the game can word.

All else that shared rooms say stands in the shared files, in words that fit any game. A game that has better ones puts
a message of the same name into its own files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

OWED: Final = ("title-name", "title-about")
"""The messages that every game brings: what it is called, and in a line what one does there and how many play."""

OWED_FOR: Final[Mapping[str, str]] = {
    "phase-": "a phase of the game",
    "bot-": "a robot; for a level that can be chosen, with `-note` how it plays",
    "new-level-": "the level of a robot where there is little room",
    "opponent-": "a virtual opponent",
    "good-": "a good: a number of it, its `.name`, and with `.help` what it is for",
    "title-": "a card, board or tile; without a message it goes by its id",
    "option-": "what can be chosen for a new game; with a value behind it, what that is called",
    "score-": "a group of sources of VP; with `-tip` what counts for it",
    "statistics-by-": "a facet of matches; with `-tip` what it tells apart",
    "matches-": "the same facet, above its filters in the list of matches",
    "table-verb-": "what can be done with a thing on the table",
    "table-held-": "what happens where a thing is dropped",
    "table-aim-": "what is aimed at, for a purpose",
    "decline-": "a question that one need not answer",
    "rulebook-": "a section of the rules; `.heading`, and `.words` by which it is found, too",
    "rulebook-chapter-": "a chapter of the rules",
    "learn-": "a lesson, its chapters and their steps",
    "help-": "what a key does that only its table has",
    "library-": "a filter of the library of cards",
    "library-part-": "a part of the library; with `-tip` what it shows",
    "library-order-": "an order of the cards there; with `-tip` what comes first",
    "cli-": "a command that only this game has",
    "text-help-": "a word of the terminal that only this game understands",
    "text-help-move-": "a way in which moves are written there",
    "plain-help-": "a word there about a part of the table, for screen readers",
    "selfcheck-name-": "what only this game checks of itself",
}
"""Beginning of messages -> the thing whose name follows. A game brings them for those things that it has."""
