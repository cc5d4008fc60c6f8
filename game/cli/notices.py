"""What a match in the terminal says of itself before the next line is read: programs that play no longer, its file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.kernel.text import legible

if TYPE_CHECKING:
    from game.kernel.seats import Seat
    from game.play.files.saving import Left
    from game.play.match import AnyMatch
    from game.wording.words import Words


class Notices:
    """The notices of a match, each told once; that it is not saved is told again and again."""

    def __init__(self, match: AnyMatch, words: Words) -> None:
        self._match = match
        self._words = words
        self._left_told: Left | None = None
        self._faults_told: set[Seat] = set()

    def faults(self) -> Iterator[str]:
        """Why programs play no longer."""
        for seat, fault in self._match.faults.items():
            if seat not in self._faults_told:
                yield self._words.fault(fault)
        self._faults_told |= self._match.faults.keys()

    def of_file(self) -> Iterator[str]:
        """That the match goes on in another file, or is not saved."""
        left, there, unsaved_since = self._match.left_file, self._match.goes_on_in, self._match.unsaved_since
        if left and left != self._left_told and there and unsaved_since is None:
            self._left_told = left
            yield self._words.text(f"notice-file-{left.why}", file=legible(str(there)))
        if unsaved_since is not None:
            yield self._words.text("text-not_saved", step=str(unsaved_since))
