"""A person at the terminal who plays Metro 2033: reads what is asked, and types moves and other words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from random import Random
from typing import NamedTuple

from game.kernel.seats import Seat
from game.metro2033.bots.levels import robot
from game.metro2033.cli.text_titles import MetroTitles
from game.metro2033.wording.metro_words import MetroWords
from game.play.kind import decided
from game.play.match import AnyMatch
from tests.metro2033.laid import metro_cards

CURTAIN = {"en": "Press Enter when", "de": "Drück die Eingabetaste, wenn", "ru": "Нажмите Enter, когда"}


class Told(NamedTuple):
    """What a command told on standard output and standard error, and its code."""

    code: int
    out: str
    err: str


class Person:
    """Standard input: ``first`` lines, then moves of the greedy robot, sometimes with one of the words ``looking``.

    ``checks`` are called with the match, the seat that sits there, and what was told since the screen was handed over.
    """

    def __init__(
        self,
        out: StringIO,
        language: str,
        first: Sequence[str] = (),
        looking: Sequence[str] = (),
        check: Callable[[AnyMatch, Seat, str], None] | None = None,
        most: int = 10_000,
    ) -> None:
        self.match: AnyMatch | None = None
        self.seen_from = 0
        self._out = out
        self._first = iter(first)
        self._looking = looking
        self._check = check
        self._titles = MetroTitles(MetroWords(metro_cards(), language))
        self._curtain = CURTAIN[language]
        self._random = Random(7)
        self._lines = self._typed()
        self._most = most

    def readline(self) -> str:
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"

    def _typed(self) -> Iterator[str]:
        yield from self._first
        for _ in range(self._most):
            match = self.match
            assert match is not None, "the match has begun"
            told = self._out.getvalue()
            if self._curtain in told.rstrip().rpartition("\n")[2]:
                self.seen_from = len(told)
                yield ""
                continue
            if self._check and match.holder:
                self._check(match, match.holder, told[self.seen_from :])
            if match.status.is_over:
                yield from ("table", "log", "quit")
                return
            if self._looking and self._random.random() < 0.1:
                yield self._random.choice(self._looking)
            yield "" if match.awaiting_end_turn else self._move(match)

    def _move(self, match: AnyMatch) -> str:
        """What the greedy robot would do, in the player's language."""
        chosen = decided(robot("greedy", str(match.head))(match.game, match.state, match.legal(), ()))
        return self._titles.put(match.write_move(chosen))
