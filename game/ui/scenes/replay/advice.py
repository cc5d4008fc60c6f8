"""What the expert would have done at each step of a replay, thought out while a step is looked at."""

from __future__ import annotations

from typing import Final

from game.match.advice import advice
from game.match.match import WatchedMatch
from game.rules.advice import Advice
from game.rules.state import VIRTUAL
from game.ui.running.thoughts import Thoughts
from game.ui.scenes.replay.eyes import Eyes
from game.wording import Wording
from game.wording.hints import in_hindsight, level_name
from game.wording.teller import called

LEVEL: Final = "expert"
REST: Final = 250
"""Milliseconds for which a step is looked at before anything is thought about it."""


class Hindsight:
    """The advice of the expert about the decisions of a match, kept by step.

    It tells nothing that the watcher may not see: a choice gives away what is in the hand. While a match of several
    people goes on, no hand is open, so no one is advised by it.
    """

    def __init__(self, match: WatchedMatch) -> None:
        self._match = match
        self._told: dict[int, Advice] = {}
        self._thoughts: tuple[int, Thoughts[Advice]] | None = None
        self._rest: tuple[int, int] = 0, 0
        """A step, and for how many milliseconds it has been looked at."""

    def update(self, dt: int, step: int, eyes: Eyes) -> bool:
        """Let time pass, and think a little about the decision that led to ``step``; True if that is done."""
        seen, rested = self._rest
        self._rest = step, (rested + dt if seen == step else 0)
        if self._rest[1] < REST or step in self._told or self._silence(step, eyes):
            return False
        if self._thoughts is None or self._thoughts[0] != step:
            given = self._match.entry(step).decision
            self._thoughts = step, Thoughts(advice(self._match, LEVEL, step - 1, given))
        thoughts = self._thoughts[1]
        thoughts.go_on()
        if thoughts.choice:
            self._told[step], self._thoughts = thoughts.choice, None
        return step in self._told

    def sentence(self, step: int, eyes: Eyes, words: Wording) -> str:
        """What the expert would have done instead of the decision that led to ``step``; else that it is still thinking,
        or why nothing is told."""
        level, silence = level_name(words, LEVEL), self._silence(step, eyes)
        played = self._match.entry(step).decision
        if silence or played is None:
            name = called(words, self._match.names, played.seat) if played else ""
            return words.text(f"advice-{silence}", level=level, name=name)
        told = self._told.get(step)
        if told is None:
            return words.text("advice-wait", level=level)
        view = self._match.view(played.seat, step - 1)
        return in_hindsight(words, LEVEL, told, played, view, self._match.names)

    def _silence(self, step: int, eyes: Eyes) -> str:
        """Why nothing is told about a step: the end of the key of a message; "" if there is no reason."""
        played = self._match.entry(step).decision
        if played is None or played.seat == VIRTUAL:
            return "nobody"
        if not eyes.sees(played.seat):
            return "hidden" if eyes.own else "not_over"
        return "other_rules" if self._match.header.rules != self._match.kind.version else ""
