"""What a command would bring to everybody, in words, before it is submitted."""

from __future__ import annotations

from msgspec.structs import replace

from game.rules.commands import AnyCommand
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER


def forecast_lines(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """The outcome of a legal command for every seat, what it asks next, and a warning if it cannot be undone."""
    forecast = sight.standing.forecast(command)
    if forecast is None:
        return ()
    outcome, asked = str(sight.wording.forecast(forecast, command, sight.names)), ""
    if sight.standing.turn != ANSWER:  # after an answer, the next question may have nothing to do with it
        found = sight.site(getattr(command, "site", 0))
        card = getattr(command, "card", None) or (found[1].card if found else None)
        asked = sight.wording.forecast_question(forecast, command, card)
    notes = sight.wording.forecast_notes(replace(forecast, ends_turn=False))
    return tuple(filter(None, (outcome, asked, *notes)))
