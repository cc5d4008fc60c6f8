"""Moves in the terminal: spelling, outcomes, ways to pay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from game.cards.catalog import Catalog
from game.cli.text_titles import TitleTranslation, named_in_moves, ruin_title
from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules.commands import Named
from game.rules.decide import payments
from game.rules.forecast import Forecast
from game.rules.messages import AnyCommand
from game.rules.notation import paid_move_text
from game.rules.sheets import RUIN
from game.wording import Wording, forecasts

_SEAT = re.compile(r"\b[a-dv](?=:\S|$)")


class Spelling:
    """Corrects moves typed in lower case, or with translated titles, to the notation.

    >>> from game.cards.catalog import load_catalog
    >>> from game.paths import cards_folder
    >>> Spelling(catalog := load_catalog(cards_folder()), Wording(catalog, "de")).mend("Raze schule")
    'raze School'
    """

    def __init__(self, catalog: Catalog, words: Wording | None = None) -> None:
        cards = named_in_moves(catalog)
        titles = {words.title(id): catalog.title(id) for id in cards} | {ruin_title(words): RUIN} if words else {}
        titles |= {title: title for title in (*map(catalog.title, cards), RUIN)}
        self._titles = {title.casefold(): own for title, own in titles.items()}
        longest_first = sorted({*titles, *self._titles}, key=len, reverse=True)
        self._known = re.compile(rf"(?<![\w'])({'|'.join(map(re.escape, longest_first))})(?![\w'])", re.IGNORECASE)

    def mend(self, text: str) -> str:
        """The move with its verb, titles and seats as the notation spells them."""
        verb, space, rest = text.replace("’", "'").partition(" ")
        rest = self._known.sub(lambda found: self._titles[found[0].casefold()], rest)
        return verb.lower() + space + _SEAT.sub(lambda found: found[0].upper(), rest)


class MoveList:
    """Moves with their outcomes."""

    def __init__(self, match: Match, wording: Wording) -> None:
        self.match = match
        self.words = wording
        self.titles = TitleTranslation(wording)

    def move(self, command: AnyCommand) -> str:
        """A legal move with its costs and gains, and whether it can be undone."""
        return self._told(self.titles.put(self.match.write_move(command)), command)

    def payment(self, command: AnyCommand) -> str:
        """A move with its payment, as it is typed."""
        return self.titles.put(self.match.ask(paid_move_text, command.seat, command))

    def ways_to_pay(self, command: AnyCommand) -> list[AnyCommand]:
        """The command with all discards and payments; empty if it is impossible or free."""
        return [way for named in self._with_discards(command) for way in self._with_payments(named)]

    def _told(self, text: str, command: AnyCommand) -> str:
        forecast = self.match.forecast(command)
        if isinstance(forecast, Refusal):
            return text
        return self.put(text, str(forecasts.outcomes(self.words, forecast, command, self.match.names)), forecast)

    def put(self, text: str, outcomes: str, forecast: Forecast) -> str:
        """A move with its outcomes, in one line."""
        told = self.words.text("text-move", move=text, outcomes=outcomes) if outcomes else text
        return self.words.text("text-move.reveals", move=told) if outcomes and forecast.reveals else told

    def _with_discards(self, command: AnyCommand) -> list[AnyCommand]:
        if getattr(command, "discard", None) != ():
            return [command]
        found = [legal for legal in self.match.legal() if bare(legal) == bare(command)]
        return [replace(command, discard=discard_of(legal)) for legal in found] or [command]

    def _with_payments(self, command: AnyCommand) -> Iterator[AnyCommand]:
        paid = self.match.ask(payments, command.seat, command)
        if not paid and discard_of(command) and not self.match.check(command):
            yield command
        for payment in paid:
            if payment or discard_of(command):
                yield replace(command, payment=payment)


def discard_of(command: AnyCommand) -> tuple[Named, ...]:
    """What a command discards."""
    discard: tuple[Named, ...] = getattr(command, "discard", ())
    return discard


def bare(command: AnyCommand) -> AnyCommand:
    """The command without payment and discard."""
    left_out: dict[str, Any] = {"payment": None, "discard": ()}
    return replace(command, **{name: value for name, value in left_out.items() if hasattr(command, name)})
