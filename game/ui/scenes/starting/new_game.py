"""A new game of several players: the seats, and in a subclass what it is played with."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.kernel.seats import SEATS
from game.play.setup import Choices
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import Label, SeatName, SeatPlayer, SeatRemove
from game.ui.running.seating import Seating, SeatRow
from game.ui.scenes.starting.seat_card import RoleFace, SeatChoice, draw_free_seat, draw_seat
from game.ui.scenes.starting.starting import LEFT, WIDTH, StartingScene
from game.ui.settings import Settings
from game.ui.widgets.button import Button
from game.ui.widgets.text_field import TextField

_GAP = 20
"""Gap between cards, in u."""

_ABREAST = 4
"""The most cards side by side."""


class NewGameScene(StartingScene):
    """A card for each seat, or what the game is played with."""

    sign = "first_player", "new-title"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.seating = Seating(context)

    # ------------------------------------------------------------------ for the game
    @property
    @abstractmethod
    def choices(self) -> Choices:
        """What the game is played with."""

    @abstractmethod
    def remembered(self, settings: Settings) -> Settings:
        """The settings with what is to be offered first for the next new game, but for the seats."""

    @property
    def by_chance(self) -> tuple[str, ...]:
        """The roles among which chance decides; none if the game has no roles."""
        return ()

    def role_title(self, role: str | None) -> str:  # noqa: ARG002 - not every game has roles
        """The title of a role, or what stands for a random one."""
        return ""

    def faces_for(self, row: SeatRow, chance: tuple[str, ...]) -> Sequence[RoleFace]:  # noqa: ARG002 - likewise
        """The roles that can be chosen for a seat."""
        return ()

    def picture_of(self, row: SeatRow) -> Callable[[tuple[int, int], int], pygame.Surface] | None:  # noqa: ARG002
        """What the poster of a seat shows, if the game has no roles to choose (`SeatChoice.picture`)."""
        return None

    # ------------------------------------------------------------------ the players

    @property
    def names(self) -> Sequence[TextField]:
        return [row.name for row in self.seating.rows]

    # ------------------------------------------------------------------ acting
    def choose(self, label: Label | None) -> None:
        match label:
            case SeatName(seat):
                self.seating.row(seat).name.edit(True)
            case SeatPlayer(seat, player):
                self.seating.row(seat).player.choose(player)
            case SeatRemove(seat):
                self.seating.remove(self.seating.row(seat))
                self.focus = "add" if self.focus else None
            case "add":
                self.seating.add()
                if self.focus:
                    self._focus_on(self.seating.rows[-1].name.label)

    def why_taken(self, row: SeatRow, role: str) -> str | None:
        """Why a role cannot be chosen for a seat."""
        taken = self.seating.taken_by(row, role)
        return self.text("new-taken", name=taken) if taken else None

    def deal(self) -> None:
        """Start the match, and save seats and what it is played with for the next one."""
        context = self.context
        settings = msgspec.structs.replace(context.settings, seats=self.seating.entered())
        context.change_settings(self.remembered(settings))
        context.director.start_match(self.seating.setups(), self.choices, self.entered_seed)

    def why_not(self) -> str | None:
        return self.text("new-same-names") if self.seating.same_names else None

    # ------------------------------------------------------------------ drawing
    @property
    def players(self) -> Sequence[str]:
        seating = self.seating
        return [self.told_player(seating.name(row), row.player, row.role) for row in seating.rows]

    def draw_players(self, canvas: Canvas, top: float, high: float) -> None:
        """Draw a card for each seat, taken or free."""
        rows = self.seating.rows
        own = next((row for row in rows if not row.player.is_robot), None)
        for number, place in enumerate(self._places(top, high)):
            if number < len(rows):
                draw_seat(self, canvas, place, self._choice(rows[number], rows[number] is own))
            else:
                draw_free_seat(self, canvas, place, number == len(rows))

    def _places(self, top: float, high: float) -> Sequence[pygame.Rect]:
        """The places of all seats: side by side, or in lines where there is no room for that."""
        most = self.seating.most
        columns = _ABREAST // 2 if self.is_high else most if most <= _ABREAST else -(-most // 2)
        lines = -(-most // columns)
        wide, tall = (WIDTH + _GAP) / columns - _GAP, (high + _GAP) / lines - _GAP
        return [
            self.box(LEFT + number % columns * (wide + _GAP), top + number // columns * (tall + _GAP), wide, tall)
            for number in range(most)
        ]

    def _choice(self, row: SeatRow, is_own: bool) -> SeatChoice:
        seating, first = self.seating, SEATS.index(row.seat)
        chance = (*self.by_chance[first:], *self.by_chance[:first])  # so that no two posters are alike
        why = self.text("new-fewest", n=seating.fewest) if len(seating.rows) == seating.fewest else None
        tip = self.text("new-remove", name=seating.name(row))
        remove = Button(SeatRemove(row.seat), "", pygame.Rect(0, 0, 0, 0), icon="crossed", why=why, tip=tip)
        return SeatChoice(
            row.seat, row.name, seating.usual_name(row), row.player, row.role, self.role_title(row.role), chance,
            self.faces_for(row, chance), is_own, remove, self.picture_of(row),
        )  # fmt: skip
