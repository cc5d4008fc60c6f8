"""All kinds of questions of 51st State; games made up in tests have others."""

from __future__ import annotations

from typing import get_args

from game.kernel.message import Question
from game.rules.agenda import AnyStep

QUESTIONS: tuple[type[Question], ...] = tuple(kind for kind in get_args(AnyStep) if issubclass(kind, Question))
