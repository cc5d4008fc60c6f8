"""The flow of a game whose every decision is made at the table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from game.ui.running.flow import SCORE, TABLE, can_take_back, shown_status

if TYPE_CHECKING:
    from game.kernel.message import Question
    from game.kernel.rules import Status
    from game.play.match import AnyMatch


class PlainFlow:
    """Leads from the table to the score. Questions are ``hidden`` that are answered in secret even among friends, and
    ``open`` that are about nothing hidden."""

    SEEN: tuple[str, ...] = (TABLE,)
    SUMMARIES: tuple[str, ...] = ()

    def __init__(self, hidden: Collection[type[Question]] = (), open: Collection[type[Question]] = ()) -> None:
        self._hidden, self._open = hidden, open

    def scene_name(self, match: AnyMatch, _: object, /) -> str:
        return SCORE if match.status.is_over and not can_take_back(match) else TABLE

    def is_summary(self, _: AnyMatch, __: object, /) -> bool:
        return False

    def is_turn(self, status: Status, /) -> bool:
        """Whatever is neither secret nor open belongs to a turn."""
        return not (self.is_hidden(status) or status.question in self._open)

    def is_hidden(self, status: Status, /) -> bool:
        return status.question in self._hidden

    def is_open(self, match: AnyMatch, /) -> bool:
        return match.status.question in self._open

    def shows_something(self, _: AnyMatch, /) -> bool:
        return False

    def is_covered(self, match: AnyMatch, scene: str, /) -> bool:
        return scene == TABLE and not self.is_open(match)

    def phase_of(self, match: AnyMatch, scene: str, /) -> tuple[int, str] | None:
        """Those of the table. A game without rounds shows no phases."""
        shown = shown_status(match)
        return (shown.round, shown.phase) if scene == TABLE and shown.round else None

    def read_before(self, _: AnyMatch, /) -> None:
        """Nothing is to be read."""

    def still_read(self, _: AnyMatch, __: object, /) -> None:
        """Nothing is to be read."""

    def all_read(self, _: AnyMatch, /) -> None:
        """Nothing is to be read."""
