"""The lesson of Metro 2033, and the matches that it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final

from game.kernel.rules import Decision
from game.match.lessons.lesson import LessonPart, Syllabus
from game.match.lessons.played import LEARNER, LessonMatch
from game.metro2033.cards.printed import MetroCards
from game.metro2033.rules.commands import FinishMetroTurn
from game.metro2033.rules.position.reading import read_position
from game.metro2033.rules.steps import ChooseHeroAction
from game.play.kind import AnyKind

SCENES: Final = ("table", "threat", "vote", "battle", "score")
"""The scenes where a step can be shown."""


def syllabus_of(cards: MetroCards) -> Syllabus:
    """What the lesson may name: there is only the first game."""
    return Syllabus((), SCENES, tuple(cards.all), partial(read_position, cards))


class MetroLesson(LessonMatch):
    """A match of a lesson of Metro 2033."""

    robot: ClassVar = "easy"

    @classmethod
    def of_part(cls, part: LessonPart, kind: AnyKind, cards: MetroCards, names: Sequence[str]) -> MetroLesson:
        """Begin the match of a part with the kind of the game; ``names`` are those of the learner and the opponent."""
        return cls.begin_part(kind, read_position(cards, part.given), part, names)

    @property
    def has_finished(self) -> bool:
        """Whether the match is over: no step lets the learner go on alone before."""
        return self.status.is_over

    @property
    def is_turn_open(self) -> bool:
        """Whether the hero has moved or bought, and may do more."""
        now = self.status
        return now.question is ChooseHeroAction and now.is_turn_open and now.to_move == LEARNER

    def turn_end(self) -> Decision:
        return FinishMetroTurn(LEARNER)

    def is_turn_end(self, command: Decision) -> bool:
        return isinstance(command, FinishMetroTurn)

    def is_same(self, one: Any, other: Any) -> bool:
        """Prices are fixed, and what is chosen is told in order."""
        return bool(one == other)

    def is_usual(self, command: Any) -> bool:  # noqa: ARG002 - there is only one way to pay
        return True
