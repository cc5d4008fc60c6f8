"""Complaints: why the last click at the table did nothing, shown for a while, and what the rules say about it."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.game_table import PlaceTopics
from game.ui.table import labels
from game.ui.table.play.modes import source_of
from game.ui.table.sight import AnySight
from game.ui.table.standing import END
from game.ui.table.words.prompts import drop_words, reminder
from game.wording.rulebook import heading
from game.wording.words import Words

_LASTS = 4000
"""ms that a complaint is shown."""


class Complaint(NamedTuple):
    """``topic`` is the section of the rules about it; "" if there is none."""

    text: str
    topic: str
    age: int = 0

    def older(self, dt: int) -> Complaint | None:
        """The same after ``dt`` ms; None when its time is over."""
        return self._replace(age=self.age + dt) if self.age + dt < _LASTS else None

    def lines(self, wording: Words) -> tuple[str, ...]:
        """The reason, and that the rules can be opened at it."""
        if not self.topic:
            return (self.text,)
        return self.text, wording.text("rulebook-here", heading=heading(wording, self.topic))


def reminded(sight: AnySight, topics: PlaceTopics) -> Complaint:
    """The complaint about an action that was tried while a question is open."""
    question = sight.standing.question
    if question is None or sight.standing.turn == END:
        return Complaint(reminder(sight), topics.topic_of(labels.END_TURN) or "")
    return Complaint(reminder(sight), sight.narrator.topic(question))


def missed(sight: AnySight, topics: PlaceTopics, scene: str) -> Complaint:
    """The complaint about something dropped where it cannot be used: it says where it can."""
    return Complaint(drop_words(sight), topics.topic_of(source_of(sight.mode)) or topics.topic_of_scene(scene) or "")
