"""Questions before a match: with lists and defaults in brackets, or in sentences."""

from __future__ import annotations

import re

from game.cli.output import say
from game.cli.text_screen import ask, show, show_whole
from game.wording import Wording

_DEFAULT = re.compile(r"(.*?) ?\[(.*)\]$")
"""A question with its default in brackets."""


class Asking:
    """Asks questions in the terminal."""

    def __init__(self, wording: Wording) -> None:
        self.words = wording

    def ask(self, key: str, **facts: str) -> str:
        """The answer to a message. Raises EOFError at the end of the input."""
        return ask(self.words.text(key, **facts))

    def tell(self, text: str) -> None:
        show([text])

    def offer(self, choice: str, what: str, width: int = 4) -> None:
        """Print a possible answer."""
        say(f"{choice:>{width}} {what}")


class PlainAsking(Asking):
    """Asks in whole sentences, for screen readers."""

    def ask(self, key: str, **facts: str) -> str:
        question = self.words.text(key, **facts)
        found = _DEFAULT.fullmatch(question)
        if found:
            kept = "plain-default" if found[2] else "plain-default.none"
            question = self.words.text(kept, question=found[1], default=found[2])
        return ask(question)

    def tell(self, text: str) -> None:
        show_whole([text])

    def offer(self, choice: str, what: str, width: int = 4) -> None:  # noqa: ARG002 - there are no columns
        show_whole([self.words.text("plain-option", choice=choice, what=what)])
