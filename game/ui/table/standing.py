"""One state of a match from a seat's point of view: what it sees, what it may do, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cached_property
from typing import Final

from game.cards.faction import Faction
from game.cards.vocabulary import GROUPS
from game.kernel.seats import Viewer
from game.match.match import Match
from game.rules.commands import AnyCommand, RazeLocation
from game.rules.decide import bill
from game.rules.forecast import Forecast, forecast_answered
from game.rules.state import ChooseAction, ChooseFollowUp, Question, Seat
from game.rules.view import SeatView, TableView
from game.ui.table.play.targets import Offers

RAZING: Final = ("red", "universal", *GROUPS)
"""The tokens with which razing begins."""

ACT, FOLLOW, ANSWER, END, WAIT, HIDDEN = "act", "follow", "answer", "end", "wait", "hidden"
"""What is expected of the seat: take an action, go on with an open turn, answer a question, end its turn, wait, or open
its hand."""


class Standing:
    """One state of a match, as ``viewer`` sees it, with ``seat`` at the lower edge of the table.

    A new one is made after every decision, so its properties are cached.
    """

    def __init__(self, match: Match, seat: Seat, viewer: Viewer) -> None:
        self.match = match
        self.seat = seat
        self.viewer = viewer
        self.view: TableView = match.view(viewer)
        self._forecasts: dict[tuple[AnyCommand, AnyCommand | None], Forecast | None] = {}

    @property
    def me(self) -> SeatView:
        return self.view.player(self.seat)

    @property
    def board(self) -> Faction:
        """The faction board of ``seat``."""
        return self.match.game.catalog.factions[self.me.faction]

    @property
    def hidden(self) -> bool:
        """Whether the hand of ``seat`` is shown face down."""
        return self.viewer != self.seat

    @property
    def question(self) -> Question | None:
        return self.view.question

    @property
    def mover(self) -> Seat | None:
        """The seat to move; until *End turn* is pressed, the one who took the action."""
        if self.match.awaiting_end_turn:
            return self.match.holder
        return self.question.seat if self.question else None

    @cached_property
    def turn(self) -> str:
        """One of ACT, FOLLOW, ANSWER, END, WAIT, HIDDEN."""
        if self.hidden:
            return HIDDEN
        if self.match.awaiting_end_turn:
            return END
        question = self.question
        if question is None or question.seat != self.seat or not self.match.is_human(self.seat):
            return WAIT
        return {ChooseAction: ACT, ChooseFollowUp: FOLLOW}.get(type(question), ANSWER)

    @cached_property
    def offers(self) -> Offers:
        """The legal commands by place; empty while it is not the seat's turn."""
        return Offers(self.match.legal() if self.turn in (ACT, FOLLOW, ANSWER) else (), self.board)

    @cached_property
    def razing(self) -> Mapping[str, Set[int]]:
        """The tokens of the seat with which it can raze, each with the Sites it can be paid for (R10.3, R43.5)."""
        found: dict[str, set[int]] = {token: set() for token in RAZING if self.me.goods[token]}
        for command in self.match.legal() if self.turn == ACT else ():
            if isinstance(command, RazeLocation):
                price = self.match.ask(bill, command).price
                kinds = {"universal"}.union(*price)
                for token in kinds & found.keys():
                    found[token].add(command.site)
        return {token: sites for token, sites in found.items() if sites}

    def forecast(self, command: AnyCommand, answer: AnyCommand | None = None) -> Forecast | None:
        """The forecast of a legal command, with the ``answer`` to the question that it asks; cached."""
        key = command, answer
        if key not in self._forecasts:
            match = self.match
            result = match.forecast(command) if answer is None else match.ask(forecast_answered, command, answer)
            self._forecasts[key] = result if isinstance(result, Forecast) else None
        return self._forecasts[key]
