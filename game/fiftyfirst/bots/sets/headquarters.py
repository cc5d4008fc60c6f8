"""Headquarters for robots: what they ask when they are claimed."""

from __future__ import annotations

from typing import Final

from game.fiftyfirst.bots.part import RobotPart
from game.fiftyfirst.rules.sets.headquarters.messages import ChooseHq, ChooseStolen

PART: Final = RobotPart(answered=(ChooseHq, ChooseStolen), together=(ChooseHq,))
