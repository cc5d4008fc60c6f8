"""Who plays the seats, a person or a robot of a level: the chips that choose it, and the dialogs that ask it: during a
match, and to play on from a step of a watched one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

import pygame
from msgspec.structs import replace

from game.kernel.seats import HUMAN, Seat, SeatSetup
from game.play.match import AnyMatch, AnyWatchedMatch
from game.play.programs import is_program
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Input, Press
from game.ui.places import SeatName, SeatPlayer
from game.ui.running.seating import LONGEST_NAME, SeatedPlayer, offered, robot_name, seated
from game.ui.scene import Scene
from game.ui.theme import BODY, DIALOG, MUTED, TITLE, TXT
from game.ui.widgets.button import Button, row_of_rects
from game.ui.widgets.screen import LAYER, LIGHT, ScreenSheet, draw_dialog_heading, draw_scrim
from game.ui.widgets.text_field import TextField

_PERSON, _STEPPER = 0.34, 0.16
"""Shares of the width."""


def put_who_plays(scene: Scene, canvas: Canvas, rect: pygame.Rect, seat: Seat, player: SeatedPlayer) -> None:
    """Draw chips for a person and a robot, and beside a chosen robot buttons to a weaker and a stronger one."""
    text, gap = scene.context.text, canvas.px(8)
    wide, beside = round(rect.width * _PERSON), 2 * round(rect.width * _STEPPER)
    person = pygame.Rect(rect.x, rect.y, wide, rect.height)
    robot = pygame.Rect(person.right + gap, rect.y, rect.right - person.right - gap, rect.height)
    if player.is_robot:
        robot.width -= beside + gap
    steps = pygame.Rect(rect.right - beside, rect.y, beside, rect.height)
    chip = Button(SeatPlayer(seat, HUMAN), text("new-person"), person, icon="person", tip=text("new-person-note"))
    scene.put_chip(canvas, chip, not player.is_robot)
    name = robot_name(scene.context, player.robot)
    note = text("bot-program-note" if is_program(player.robot) else f"bot-{player.robot}-note")
    chip = Button(SeatPlayer(seat, player.robot), name, robot, icon="robot", tip=note)
    scene.put_chip(canvas, chip, player.is_robot)
    if player.is_robot:
        for button in steppers(scene.context, row_of_rects(steps, 2, gap), seat, player):
            scene.put(canvas, button)


def steppers(context: Context, places: Sequence[pygame.Rect], seat: Seat, player: SeatedPlayer) -> Iterator[Button]:
    """The buttons to a weaker and a stronger robot."""
    text = context.text
    for sign, step, place, key in zip("−+", (-1, 1), places, ("weakest", "strongest"), strict=True):
        other = player.other_robot(step)
        if other is None:
            why = text("new-robot-last" if is_program(player.robot) else f"new-robot-{key}")
            yield Button(f"{key}:{seat}", sign, place, u=TITLE, why=why)
        else:
            yield Button(SeatPlayer(seat, other), sign, place, u=TITLE, tip=robot_name(context, other))


_WIDTH, _HEAD, _NOTE, _ROW, _GAP, _BUTTON, _PAD = 1100.0, 64.0, 56.0, 72.0, 12.0, 72.0, 36.0
_EMBLEM, _NAME = 64.0, 330.0
START = "start"
_CANCEL = "cancel"


class SeatLine:
    """A seat, and who is to play it."""

    def __init__(self, seat: Seat, player: SeatedPlayer) -> None:
        self.seat = seat
        self.player = player


class SeatDialog(Scene):
    """The dialog over another scene, which asks about the seats of ``match``."""

    over = True
    arrows = True
    keys: ClassVar[tuple[str, str, str, str]]
    """The messages of the title, the note, and the buttons for *Start* and *Back*."""

    lines: Sequence[SeatLine]
    """The seats."""

    def __init__(self, context: Context, match: AnyMatch) -> None:
        super().__init__(context)
        self.match = match
        self.focus = START

    @property
    def why_not(self) -> str | None:
        """Why the dialog cannot be confirmed; None if it can."""
        return None

    @abstractmethod
    def start(self) -> None:
        """Do what was asked about."""

    @abstractmethod
    def draw_name(self, canvas: Canvas, rect: pygame.Rect, line: SeatLine) -> None:
        """Draw the name of a seat."""

    # ------------------------------------------------------------------ acting
    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        self.changed = True
        if click.label == START:
            self.start()
        elif click.label == _CANCEL:
            self.close()
        for line in self.lines:
            if isinstance(click.label, SeatPlayer) and click.label.seat == line.seat:
                line.player.choose(click.label.player)

    # ------------------------------------------------------------------ drawing
    @property
    def sheet(self) -> ScreenSheet:
        return super().sheet.closer

    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        with canvas.measured(self.sheet.metrics):
            self._draw_dialog(canvas)

    def _draw_dialog(self, canvas: Canvas) -> None:
        sheet = self.sheet
        head, note, tall, foot = (sheet.grown(high, 1.35) for high in (_HEAD, _NOTE, _ROW, _BUTTON))
        wide = min(sheet.grown(_WIDTH, 1.5), sheet.width - 2 * _PAD)
        high = 2 * _PAD + head + note + len(self.lines) * (tall + _GAP) + _GAP + foot
        top = (sheet.height - high) / 2
        left = (sheet.width - wide) / 2
        inner = wide - 2 * _PAD
        panel = sheet.box(left, top, wide, high)
        title, about, start, back = (self.text(key, step=self.match.head) for key in self.keys)
        with canvas.within(panel):
            canvas.panel(panel, DIALOG, "dialog")
            place = sheet.box(left + _PAD, top + _PAD - 12, inner, head)
            draw_dialog_heading(canvas, place, title)
            words = sheet.box(left + _PAD, top + _PAD - 12 + head, inner, note)
            canvas.text(about, words, "text", BODY, MUTED, wrap=True)
        y = top + _PAD + head + note
        for line in self.lines:
            rect = sheet.box(left + _PAD, y, inner, tall)
            size = min(rect.height, canvas.px(_EMBLEM))
            canvas.portrait(self.context.table.emblem(self.match, line.seat), (rect.x + size // 2, rect.centery), size)
            name = pygame.Rect(rect.x + size + canvas.px(16), rect.y, canvas.px(_NAME), rect.height).inflate(0, -8)
            self.draw_name(canvas, name, line)
            beside = name.right + canvas.px(16)
            players = pygame.Rect(beside, name.y, rect.right - beside, name.height)
            put_who_plays(self, canvas, players, line.seat, line.player)
            y += tall + _GAP
        first, second = row_of_rects(sheet.box(left + _PAD, y + _GAP, inner, foot), 2, canvas.px(16))
        self.put(canvas, Button(START, start, first, "primary", "play", TITLE, self.why_not))
        self.put(canvas, Button(_CANCEL, back, second, u=TITLE))


class PlayersScene(SeatDialog):
    """The dialog over the table. What is not changed in it stays, also a robot that is not offered any more: the
    weakest one is shown for it."""

    keys = "players-title", "players-note", "players-confirm", "players-back"

    def __init__(self, context: Context) -> None:
        super().__init__(context, context.playing)
        robots = offered(context)
        known = (HUMAN, *robots)
        self.lines = [
            SeatLine(seat, seated(context, setup.player if setup.player in known else robots[0]))
            for seat, setup in self.match.seats.items()
        ]
        self._before = {line.seat: line.player.name for line in self.lines}
        self.focus = None  # nothing is changed yet that could be confirmed

    @property
    def changed_players(self) -> Mapping[Seat, str]:
        """The seats that get another player."""
        return {line.seat: line.player.name for line in self.lines if line.player.name != self._before[line.seat]}

    @property
    def why_not(self) -> str | None:
        return None if self.changed_players else self.text("players-same")

    def start(self) -> None:
        """Let the chosen players take their seats, and go back to the table."""
        if players := self.changed_players:
            self.close()
            self.context.director.change_players(players)

    def draw_name(self, canvas: Canvas, rect: pygame.Rect, line: SeatLine) -> None:
        canvas.text(self.match.names[line.seat], rect, "text", TITLE, TXT)


class _Row(SeatLine):
    """A seat: the name entered, and who plays it."""

    def __init__(self, seat: Seat, setup: SeatSetup, context: Context) -> None:
        super().__init__(seat, seated(context, setup.player))
        self.setup = setup
        self._words = words = context.wording
        self.name = TextField(SeatName(seat), words.player(setup.name)[:LONGEST_NAME], longest=LONGEST_NAME)

    @property
    def entered(self) -> SeatSetup:
        typed = self.name.text.strip()
        name = self._words.kept_name(typed) if typed else self.setup.name
        return replace(self.setup, name=name, player=self.player.name)


class PlayOnScene(SeatDialog):
    """The dialog over the replay. It starts with ``seats``, those of the old match; unknown bots become persons."""

    keys = "play-on-title", "play-on-note", "play-on-start", "play-on-cancel"
    match: AnyWatchedMatch

    def __init__(self, context: Context, match: AnyWatchedMatch, seats: Sequence[SeatSetup] = ()) -> None:
        super().__init__(context, match)
        setups = zip(match.seats, seats or match.seats.values(), strict=True)
        self.lines = self.rows = [_Row(seat, setup, context) for seat, setup in setups]

    @property
    def same_names(self) -> bool:
        """True if two players have the same name."""
        names = [row.entered.name.casefold() for row in self.rows]
        return len(set(names)) < len(names)

    @property
    def why_not(self) -> str | None:
        return self.text("play-on-same-names") if self.same_names else None

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
