"""What a command would bring, in words and for everybody it touches, told before it is sent."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.commands import AnyCommand
from game.rules.forecast import Forecast
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER


def forecast_lines(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """The outcome of a legal command for every seat, and a warning if it cannot be taken back."""
    forecast = sight.standing.forecast(command)
    if forecast is None:
        return ()
    outcome = str(sight.wording.forecast(forecast, command, sight.names))
    notes = sight.wording.forecast_notes(replace(forecast, ends_turn=False))
    return tuple(filter(None, (outcome, _asked_then(sight, command, forecast), *notes)))


def _asked_then(sight: Sight, command: AnyCommand, forecast: Forecast) -> str:
    """What an action asks in the course of it; after an answer it may be something quite different that is asked."""
    if sight.standing.turn == ANSWER:
        return ""
    found = sight.site(getattr(command, "site", 0))
    card = getattr(command, "card", None) or (found[1].card if found else None)
    return sight.wording.forecast_question(forecast, command, card)
