"""The game in the terminal for screen readers: what changed comes first, everything else on request."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Final

from game.cli import text_screen
from game.cli.text_game import Sitting, TextGame, in_help

SECTIONS: Final = ("table", "log", "prompt", "changed")
"""Commands for the parts of the table that any game has; each has a line of help."""

_STOPS = (".", "!", "?", ":")
_INSTEAD = ("table", "log")
"""Commands of the usual game that `SECTIONS` replace in the help."""


class PlainGame(TextGame):
    """The game in whole sentences, without signs, columns and colours."""

    is_plain = True

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._news: Sequence[str] = ()
        """What has happened since the last question."""
        self._commands |= {
            "table": lambda _: self.say(self.table.lines(self.seat)),
            "prompt": lambda _: self._prompt(),
            **dict.fromkeys(("changed", "what"), lambda _: self._changed()),
            **{word: partial(one.act, self) for word, one in self.told.sections.items()},
        }

    def say(self, lines: Iterable[str]) -> None:
        """Print lines, each with a full stop, so that a voice pauses after it."""
        text_screen.show_whole(
            self.words.text("plain-stop", text=line) if line and not line.endswith(_STOPS) else line
            for line in map(str.strip, lines)
        )

    @property
    def welcome(self) -> str:
        return self.words.text("plain-welcome")

    def _next_line(self, name: str) -> str:
        return text_screen.ask(self.words.text("plain-turn" if name else "plain-turn.nobody", name=name))

    def _clear(self) -> None:
        text_screen.scroll_away()

    def _show(self, told: Sequence[str] = (), goes_on: bool = False) -> None:  # noqa: ARG002 - no table is told
        """Tell what has just happened and what is asked; the table follows on request."""
        self._news = told
        self.say(told)
        self._prompt()

    def _prompt(self) -> None:
        """Tell what is asked now, or that the turn or the game is over."""
        question = self.question
        if self.match.awaiting_end_turn:
            self._tell_turn_over()
        elif question:
            self.say([self.table.question(question)])
        else:
            self.say([self.words.text("text-over")])

    def _changed(self) -> None:
        self.say(self._news or [self.words.text("plain-nothing_new")])

    def _numbered(self, moves: Sequence[str]) -> list[str]:
        return [self.words.text("plain-number", number=number, move=move) for number, move in enumerate(moves, 1)]

    def _help_lines(self, without: Collection[str] = _INSTEAD) -> list[str]:
        sections = in_help(SECTIONS, self.told.sections)
        usual = super()._help_lines((*without, *self.told.instead))
        return [*(self.words.text(f"plain-help-{section}") for section in sections), *usual]
