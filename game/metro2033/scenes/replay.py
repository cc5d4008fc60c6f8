"""Watching a match of Metro 2033: the table after any decision, and the marks of its time line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.ui.scenes.replay.plain import PlainReplayScene


class MetroReplayScene(PlainReplayScene):
    """A match that is watched at its table."""

    mark_icons: ClassVar[Mapping[str, str]] = {
        "stage": "metro2033/stage_two",
        "taken": "metro2033/capture",
        "captured": "metro2033/capture",
        "lost": "metro2033/abandoned",
        "battle": "metro2033/attack",
        "wounded": "metro2033/wound",
        "completed": "metro2033/complete",
        "law": "metro2033/law",
        "refuge": "metro2033/tunnel",
    }

    phases: ClassVar[Mapping[str, str]] = {
        "events": "metro2033/threat",
        "mobilisation": "metro2033/recruit",
        "army": "metro2033/army",
        "hero": "metro2033/hero",
    }
    longest_phase = "hero"

    @property
    def goal(self) -> int:
        """That of the options."""
        goal: int = self.match.game.options.goal
        return goal
