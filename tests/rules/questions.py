"""All kinds of questions of 51st State; games made up in tests have others."""

from __future__ import annotations

from typing import get_args

from game.fiftyfirst.rules.agenda import AnyStep
from game.kernel.message import Question

QUESTIONS: tuple[type[Question], ...] = tuple(kind for kind in get_args(AnyStep) if issubclass(kind, Question))
