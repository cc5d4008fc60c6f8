"""What a command would bring, in words and for everybody it touches, told before it is sent."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.commands import AnyCommand
from game.ui.table.sight import Sight


def promise_of(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """The outcome of a legal command for every seat, and a warning if it cannot be taken back."""
    forecast = sight.standing.forecast(command)
    if forecast is None:
        return ()
    outcome = sight.wording.forecast(forecast, command, sight.names)
    return (str(outcome), *sight.wording.forecast_notes(replace(forecast, ends_turn=False)))
