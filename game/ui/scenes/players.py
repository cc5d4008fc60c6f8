"""Who plays the seats of the match on the table: a robot takes one, or a person takes one back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.kernel.seats import HUMAN
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.running.seating import ROBOTS, offered
from game.ui.scenes.seat_dialog import SeatDialog, SeatLine
from game.ui.theme import TITLE, TXT


class PlayersScene(SeatDialog):
    """The dialog over the table. What is not changed in it stays, also a robot that is not offered any more: the
    weakest one is shown for it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.playing)
        robots = offered(context)
        known = (HUMAN, *robots)
        self._lines = [
            SeatLine(seat, setup.player if setup.player in known else ROBOTS[0], robots)
            for seat, setup in self.match.seats.items()
        ]
        self._before = {line.seat: line.player.name for line in self._lines}
        self.focus = None  # nothing is changed yet that could be confirmed

    @property
    def lines(self) -> Sequence[SeatLine]:
        return self._lines

    @property
    def words(self) -> tuple[str, str, str, str]:
        text = self.context.text
        return text("players-title"), text("players-note"), text("players-confirm"), text("players-back")

    @property
    def changed_players(self) -> Mapping[Seat, str]:
        """The seats that get another player."""
        return {line.seat: line.player.name for line in self._lines if line.player.name != self._before[line.seat]}

    @property
    def why_not(self) -> str | None:
        return None if self.changed_players else self.context.text("players-same")

    def start(self) -> None:
        """Let the chosen players take their seats, and go back to the table."""
        if players := self.changed_players:
            self.close()
            self.context.director.change_players(players)

    def draw_name(self, canvas: Canvas, rect: pygame.Rect, line: SeatLine) -> None:
        canvas.text(self.match.names[line.seat], rect, "text", TITLE, TXT)
