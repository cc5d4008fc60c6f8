"""Complaints: why the last click at the table did nothing, shown for a while, and what the rules say about it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.state import Question
from game.ui.table.play.modes import source_of
from game.ui.table.sight import END, Sight
from game.ui.table.words.prompts import drop_words, reminder
from game.ui.topics import topic_of
from game.wording.rows.questions import QUESTIONS
from game.wording.rulebook import heading
from game.wording.wording import Wording

_LASTS = 4000
"""ms that a complaint is shown."""


class Complaint(NamedTuple):
    """``topic`` is the section of the rules about it."""

    text: str
    topic: str
    age: int = 0

    def older(self, dt: int) -> Complaint | None:
        """The same after ``dt`` ms; None when its time is over."""
        return self._replace(age=self.age + dt) if self.age + dt < _LASTS else None

    def lines(self, wording: Wording) -> tuple[str, ...]:
        """The reason, and that the rules can be opened at it."""
        return self.text, wording.text("rulebook-here", heading=heading(wording, self.topic))


def reminded(sight: Sight) -> Complaint:
    """The complaint about an action that was tried while a question is open."""
    question: Question | None = sight.standing.question
    open_turn = question is None or sight.standing.turn == END
    return Complaint(reminder(sight), "turn_end" if open_turn or question is None else QUESTIONS[type(question)].topic)


def missed(sight: Sight) -> Complaint:
    """The complaint about something dropped where it cannot be used: it says where it can."""
    return Complaint(drop_words(sight), topic_of(source_of(sight.mode)) or "action_phase")
