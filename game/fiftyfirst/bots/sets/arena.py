"""The Arena for robots: what makes two positions of a plan different."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.bots.part import RobotPart

PART: Final = RobotPart(different=lambda state: frozenset((state.arena or {}).items()))
