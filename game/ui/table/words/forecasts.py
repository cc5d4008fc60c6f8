"""What a command would bring to everybody, in words and in icons, before it is submitted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from game.kernel.bag import Bag
from game.rules.forecast import Forecast, SeatForecast
from game.rules.messages import AnyCommand
from game.ui.table.sight import Sight
from game.ui.table.standing import ANSWER
from game.wording import forecasts
from game.wording.rows.cards import MANY, Sign, Strip, bag_strip


class OutcomeRow(NamedTuple):
    """A line of an outcome: in words, which player it concerns and how; the goods as icons."""

    words: str
    strip: Strip


def forecast_lines(sight: Sight, command: AnyCommand) -> tuple[str, ...]:
    """The outcome of a legal command for every seat, what it asks next, and a warning if it cannot be undone."""
    forecast = sight.standing.forecast(command)
    if forecast is None:
        return ()
    outcome = str(forecasts.forecast(sight.wording, forecast, command, sight.names))
    return tuple(filter(None, (outcome, *_later(sight, command, forecast))))


def later_lines(sight: Sight, command: AnyCommand, answer: AnyCommand | None = None) -> tuple[str, ...]:
    """What a legal command asks next, and a warning if it cannot be undone; with the ``answer`` to what it asks."""
    forecast = sight.standing.forecast(command, answer)
    return _later(sight, command, forecast) if forecast else ()


def _later(sight: Sight, command: AnyCommand, forecast: Forecast) -> tuple[str, ...]:
    asked = ""
    if sight.standing.turn != ANSWER:  # after an answer, the next question may have nothing to do with it
        found = sight.site(getattr(command, "site", 0))
        card = getattr(command, "card", None) or (found[1].card if found else None)
        asked = forecasts.forecast_question(sight.wording, forecast, command, card, sight.names)
    notes = forecasts.forecast_notes(sight.wording, replace(forecast, ends_turn=False))
    return tuple(filter(None, (asked, *notes)))


# ---------------------------------------------------------------------- in icons
def outcome_rows(sight: Sight, command: AnyCommand, answer: AnyCommand | None = None) -> tuple[OutcomeRow, ...]:
    """The outcome of a legal command for every seat, in icons: what it pays, loses and gets; with the ``answer`` to the
    question that it asks."""
    forecast = sight.standing.forecast(command, answer)
    return tuple(row for seat in forecast.seats for row in _rows(sight, command, seat)) if forecast else ()


def rows_of_others(sight: Sight, command: AnyCommand) -> tuple[OutcomeRow, ...]:
    """The part of the outcome that concerns other seats."""
    forecast = sight.standing.forecast(command)
    others = [seat for seat in forecast.seats if seat.seat != command.seat] if forecast else []
    return tuple(row for seat in others for row in _rows(sight, command, seat))


def gain_strip(sight: Sight, command: AnyCommand) -> Strip:
    """What the seat that gives the command gets."""
    forecast = sight.standing.forecast(command)
    return _gained(forecast.of(command.seat)) if forecast else ()


def _rows(sight: Sight, command: AnyCommand, outcome: SeatForecast) -> Iterator[OutcomeRow]:
    mine = outcome.seat == command.seat
    name = sight.name(outcome.seat)
    if outcome.paid:
        yield OutcomeRow(
            sight.text("table-row-pay" if mine else "table-row-other_pay", name=name), _row_strip(outcome.paid)
        )
    if outcome.lost:
        yield OutcomeRow(
            sight.text("table-row-lose" if mine else "table-row-other_lose", name=name), _row_strip(outcome.lost)
        )
    gained = _gained(outcome)
    if gained:
        yield OutcomeRow(sight.text("table-row-get" if mine else "table-row-other_get", name=name), gained)


def _gained(outcome: SeatForecast) -> Strip:
    """What a seat gets; goods on cards lie in trays."""
    supplied = outcome.supplied
    goods = supplied + {"card": outcome.cards} if outcome.cards else supplied
    trays = [Sign("tray", inside=bag_strip(placed.goods, badges=True)) for placed in outcome.placed]
    return (*_row_strip(goods), *trays, *((Sign("good", "ruin"),) if outcome.ruin else ()))


def _row_strip(goods: Bag) -> Strip:
    return bag_strip(goods, badges=goods.total > MANY + 1, spent=True)
