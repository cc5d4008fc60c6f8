"""The lessons of 51st State, and the matches that they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from game.fiftyfirst.cards.catalog import Catalog
from game.fiftyfirst.match.match import fiftyfirst
from game.fiftyfirst.rules.commands import FinishTurn, KeepCards
from game.fiftyfirst.rules.decide import payments
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.rules.position.reading import read_position
from game.fiftyfirst.rules.steps import ChooseFollowUp
from game.kernel.rules import Decision
from game.match.lessons.lesson import LessonPart, Syllabus
from game.match.lessons.played import LEARNER, LessonMatch

SCENES: Final = ("keep", "lookout", "production", "assault", "table", "cleanup", "tidied", "score")
"""The scenes where a step can be shown."""


def syllabus_of(catalog: Catalog) -> Syllabus:
    """What lessons with these cards may name: each but the first game has the name of the set whose news it teaches."""
    return Syllabus(tuple(catalog.sets), SCENES, tuple(catalog.printed), partial(read_position, catalog))


class CardLesson(LessonMatch):
    """A match of a lesson of 51st State."""

    robot: ClassVar = "greedy"

    @classmethod
    def of_part(cls, part: LessonPart, catalog: Catalog, names: Sequence[str]) -> CardLesson:
        """Begin the match of a part; ``names`` are those of the learner and the opponent."""
        return cls.begin_part(fiftyfirst(), read_position(catalog, part.given), part, names)

    @property
    def has_finished(self) -> bool:
        """Whether the learner has passed."""
        passed: bool = self.state.player(LEARNER).passed
        return passed

    @property
    def is_turn_open(self) -> bool:
        now = self.status
        return now.question is ChooseFollowUp and now.to_move == LEARNER

    def turn_end(self) -> Decision:
        return FinishTurn(LEARNER)

    def is_turn_end(self, command: Decision) -> bool:
        return isinstance(command, FinishTurn)

    def is_same(self, one: AnyCommand, other: AnyCommand) -> bool:
        """Apart from payment and the order of cards."""
        if isinstance(one, KeepCards) and isinstance(other, KeepCards):
            return sorted(one.cards) == sorted(other.cards)
        unpaid = [replace(each, payment=None) if hasattr(each, "payment") else each for each in (one, other)]
        return unpaid[0] == unpaid[1]

    def is_usual(self, command: AnyCommand) -> bool:
        """Whether it is paid in the usual way."""
        paid: Any = getattr(command, "payment", None)
        return not paid or paid == self.ask(payments, command.seat, command)[0]
