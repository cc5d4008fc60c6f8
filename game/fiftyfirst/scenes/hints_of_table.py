"""How 51st State advises: its hints, its robots, and the places of commands on its table."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

import pygame

from game.fiftyfirst.match.match import Match, advice, has_advice
from game.fiftyfirst.rules.commands import ExchangeWorkers, FinishTurn, Pass
from game.fiftyfirst.rules.hints import Hints, hints_in_steps
from game.fiftyfirst.rules.messages import AnyCommand
from game.fiftyfirst.table.draw.subject import subject_rect
from game.fiftyfirst.table.sight import Sight
from game.kernel.seats import Seat
from game.ui.game_table import Advising


def _hints(match: Match, seat: Seat, legal: Sequence[AnyCommand]) -> Generator[None, None, Hints]:
    return match.ask(hints_in_steps, seat, legal)


def place_of(sight: Sight, command: AnyCommand) -> pygame.Rect | None:
    """The place on the table where a command begins; in a State that is not shown, its tab."""
    place, layout = subject_rect(sight, command), sight.layout
    if place:
        return place
    if isinstance(command, ExchangeWorkers) and layout.own.exchange:
        return layout.own.exchange.rect
    if isinstance(command, Pass | FinishTurn):
        return layout.side.main.rect
    owner = getattr(command, "owner", None)
    return next((plan.panel.rect for plan in layout.opponents if plan.seat == owner and layout.has_tabs), None)


ADVISING: Final = Advising(_hints, has_advice, advice, place_of)
