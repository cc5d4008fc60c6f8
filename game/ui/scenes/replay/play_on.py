"""Playing on from a step of a watched match: the dialog that asks who plays."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.kernel.seats import NOBODY, SeatSetup
from game.match.watching import WatchedMatch
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Input, Key, Press
from game.ui.places import SeatName, SeatPlayer
from game.ui.pointer import Click
from game.ui.running.emblems import emblem_of
from game.ui.running.seating import LONGEST_NAME, SeatedPlayer
from game.ui.scene import Scene
from game.ui.scenes.starting.who_plays import put_who_plays
from game.ui.theme import BODY, DIALOG, HEADING, MUTED, TITLE, TXT
from game.ui.widgets.button import Button
from game.ui.widgets.choice import row_of_rects
from game.ui.widgets.dialog import LAYER, LIGHT, draw_scrim
from game.ui.widgets.sheet import ScreenSheet
from game.ui.widgets.text_field import TextField
from game.wording import Wording

_WIDTH, _HEAD, _NOTE, _ROW, _GAP, _BUTTON, _PAD = 1100.0, 64.0, 56.0, 72.0, 12.0, 72.0, 36.0
_EMBLEM, _NAME = 64.0, 330.0
_START, _CANCEL = "start", "cancel"


class _Row:
    """A seat: the name entered, and who plays it."""

    def __init__(self, seat: str, setup: SeatSetup, words: Wording) -> None:
        self.seat = seat
        self.setup = setup
        self._words = words
        self.name = TextField(SeatName(seat), words.player(setup.name)[:LONGEST_NAME], longest=LONGEST_NAME)
        self.player = SeatedPlayer(setup.player)

    @property
    def entered(self) -> SeatSetup:
        typed = self.name.text.strip()
        return replace(
            self.setup, name=self._words.kept_name(typed) if typed else self.setup.name, player=self.player.name
        )


class PlayOnScene(Scene):
    """The dialog over the replay. It starts with the seats of the old match; unknown bots become persons."""

    over = True
    arrows = True

    def __init__(self, context: Context, match: WatchedMatch) -> None:
        super().__init__(context)
        self.match = match
        self.rows = [_Row(seat, setup, context.wording) for seat, setup in match.seats.items()]
        self.focus = _START

    @property
    def same_names(self) -> bool:
        """True if two players have the same name."""
        names = [row.entered.name.casefold() for row in self.rows]
        return len(set(names)) < len(names)

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
        label = click.label or ""
        if click.button != "left":
            return
        self.changed = True
        if label == _START:
            self.start()
        elif label == _CANCEL:
            self.close()
        for row in self.rows:
            if label == row.name.label:
                row.name.edit(True)
            elif isinstance(label, SeatPlayer) and label.seat == row.seat:
                row.player.choose(label.player)

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.close()

    def close(self) -> None:
        """Return to the replay."""
        self.context.stack.pop()

    def start(self) -> None:
        """Begin the new match, in a file of its own."""
        if not self.same_names:
            self.context.director.play_on(self.match, [row.entered for row in self.rows], self.context.dice())

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, LIGHT)
        canvas.layer = LAYER
        sheet, text = ScreenSheet(canvas.metrics), self.context.text
        head, note, line, foot = (sheet.grown(high, 1.35) for high in (_HEAD, _NOTE, _ROW, _BUTTON))
        wide = sheet.grown(_WIDTH, 1.5)
        high = 2 * _PAD + head + note + len(self.rows) * (line + _GAP) + _GAP + foot
        top = (sheet.height - high) / 2
        left = (sheet.width - wide) / 2
        inner = wide - 2 * _PAD
        panel = sheet.box(left, top, wide, high)
        with canvas.within(panel):
            canvas.panel(panel, DIALOG, "dialog")
            title = sheet.box(left + _PAD, top + _PAD - 12, inner, head)
            canvas.text(text("play-on-title", step=self.match.journal.head), title, "title", HEADING, TXT, upper=True)
            words = sheet.box(left + _PAD, top + _PAD - 12 + head, inner, note)
            canvas.text(text("play-on-note"), words, "text", BODY, MUTED, wrap=True)
        y = top + _PAD + head + note
        for row in self.rows:
            self._draw_row(canvas, sheet.box(left + _PAD, y, inner, line), row)
            y += line + _GAP
        start, cancel = row_of_rects(sheet.box(left + _PAD, y + _GAP, inner, foot), 2, canvas.px(16))
        why = text("play-on-same-names") if self.same_names else None
        self.put(canvas, Button(_START, text("play-on-start"), start, "primary", "play", TITLE, why))
        self.put(canvas, Button(_CANCEL, text("play-on-cancel"), cancel, u=TITLE))

    def _draw_row(self, canvas: Canvas, rect: pygame.Rect, row: _Row) -> None:
        """Emblem, name, and who plays."""
        size = min(rect.height, canvas.px(_EMBLEM))
        canvas.portrait(emblem_of(self.match.view(NOBODY), row.seat), (rect.x + size // 2, rect.centery), size)
        name = pygame.Rect(rect.x + size + canvas.px(16), rect.y, canvas.px(_NAME), rect.height).inflate(0, -8)
        self.buttons[row.name.label] = Button(row.name.label, "", name, drawn=False)
        row.name.draw(canvas, name, self.touch)
        left = name.right + canvas.px(16)
        players = pygame.Rect(left, name.y, rect.right - left, name.height)
        put_who_plays(self, canvas, players, row.seat, row.player)
