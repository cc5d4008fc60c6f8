"""Playing on from a step of a watched match: the dialog that asks who plays."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from game.kernel.seats import SeatSetup
from game.match.match import WatchedMatch
from game.rules.state import Seat
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Press
from game.ui.places import SeatName
from game.ui.pointer import Click
from game.ui.running.seating import LONGEST_NAME, offered
from game.ui.scenes.seat_dialog import SeatDialog, SeatLine
from game.ui.widgets.button import Button
from game.ui.widgets.text_field import TextField
from game.wording import Wording


class _Row(SeatLine):
    """A seat: the name entered, and who plays it."""

    def __init__(self, seat: Seat, setup: SeatSetup, words: Wording, robots: Sequence[str]) -> None:
        super().__init__(seat, setup.player, robots)
        self.setup = setup
        self._words = words
        self.name = TextField(SeatName(seat), words.player(setup.name)[:LONGEST_NAME], longest=LONGEST_NAME)

    @property
    def entered(self) -> SeatSetup:
        typed = self.name.text.strip()
        return replace(
            self.setup, name=self._words.kept_name(typed) if typed else self.setup.name, player=self.player.name
        )


class PlayOnScene(SeatDialog):
    """The dialog over the replay. It starts with ``seats``, those of the old match; unknown bots become persons."""

    match: WatchedMatch

    def __init__(self, context: Context, match: WatchedMatch, seats: Sequence[SeatSetup] = ()) -> None:
        super().__init__(context, match)
        setups = zip(match.seats, seats or match.seats.values(), strict=True)
        self.rows = [_Row(seat, setup, context.wording, offered(context)) for seat, setup in setups]

    @property
    def lines(self) -> Sequence[SeatLine]:
        return self.rows

    @property
    def words(self) -> tuple[str, str, str, str]:
        text = self.context.text
        title = text("play-on-title", step=self.match.head)
        return title, text("play-on-note"), text("play-on-start"), text("play-on-cancel")

    @property
    def same_names(self) -> bool:
        """True if two players have the same name."""
        names = [row.entered.name.casefold() for row in self.rows]
        return len(set(names)) < len(names)

    @property
    def why_not(self) -> str | None:
        return self.context.text("play-on-same-names") if self.same_names else None

    @property
    def takes_letters(self) -> bool:
        return any(row.name.is_edited for row in self.rows)

    # ------------------------------------------------------------------ acting
    def handle(self, value: Input) -> None:
        if isinstance(value, Press):
            for row in self.rows:
                row.name.edit(False)
        if any(row.name.handle(value) for row in self.rows):
            self.changed = True
            return
        super().handle(value)

    def on_click(self, click: Click) -> None:
        super().on_click(click)
        for row in self.rows:
            if click.label == row.name.label and click.button == "left":
                row.name.edit(True)

    def start(self) -> None:
        """Begin the new match, in a file of its own."""
        if not self.same_names:
            self.context.director.play_on(self.match, [row.entered for row in self.rows], self.context.dice())

    # ------------------------------------------------------------------ drawing
    def draw_name(self, canvas: Canvas, rect: pygame.Rect, line: SeatLine) -> None:
        assert isinstance(line, _Row)
        self.buttons[line.name.label] = Button(line.name.label, "", rect, drawn=False)
        line.name.draw(canvas, rect, self.touch)


class SameDealScene(PlayOnScene):
    """The dialog over the score of a solo game: a robot plays the same deal, to compare."""

    def __init__(self, context: Context, match: WatchedMatch, robot: SeatSetup) -> None:
        super().__init__(context, match, (robot,))

    @property
    def words(self) -> tuple[str, str, str, str]:
        text = self.context.text
        return text("same-deal-title"), text("same-deal-note"), text("new-start"), text("play-on-cancel")
