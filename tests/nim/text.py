"""Nim in the terminal: the heaps are told, and what is no turn; all else is as in any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cli.narrated import NarratedMoves, NarratedTable
from game.cli.text_kind import TextKind, ToldMatch
from game.kernel.seats import Seat
from tests.nim.state import ChooseStones


class NimLines(NarratedTable):
    def lying(self, seat: Seat) -> Iterator[str]:
        for heap, stones in enumerate(self.match.view(seat).stones, 1):
            yield self.words.text("nim-heap_of", heap=heap, stones=stones)


TEXT: Final = TextKind(
    lambda *told: ToldMatch(NimLines(*told), NarratedMoves(*told)),
    is_turn=lambda status: status.question is ChooseStones,
)
