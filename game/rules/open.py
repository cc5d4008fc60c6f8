"""What may be asked for a seat: functions of the rules that tell it nothing hidden from it, as views do.

Each takes a game, a state, the seat and further facts: ``payments(game, state, "A", command)``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.decide import bill, payments
from game.rules.forecast import forecast_answered, if_built
from game.rules.hints import hints, hints_in_steps
from game.rules.parts import PARTS
from game.rules.phases.actions.raze import contacts_to_raze

OPEN: Final[frozenset[Callable[..., Any]]] = frozenset((
    payments, bill, forecast_answered, if_built, hints, hints_in_steps, contacts_to_raze,
    *[function for part in PARTS for function in part.open],
))  # fmt: skip
