"""The panel that asks whether something is really to be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from game.ui.canvas import Canvas
from game.ui.table.draw.frames import draw_feet, open_frame
from game.ui.table.play.modes import Panel, Rest
from game.ui.table.zone import PanelRow
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.table.play.controller import Controller

_WIDE, _HIGH = 200, 10
"""In pixels: the least size of its body, in which nothing stands."""


class AskSure(Panel, frozen=True):
    """Asks with the message ``question`` whether a command is to be sent, and with ``answer`` does so."""

    command: Any
    question: str
    answer: str

    @property
    def confirms(self) -> bool:
        return True

    def confirm(self, table: Controller) -> None:
        table.mode = Rest()
        table.submit(self.command)


def _draw(canvas: Canvas, sight: Any, asked: AskSure, *_: object) -> tuple[Button, ...]:
    frame = open_frame(canvas, sight, (_WIDE, _HIGH), sight.text(asked.question), "")
    return draw_feet(canvas, sight, frame.foot, sight.text(asked.answer))


SURE: Final[Mapping[type[Panel], PanelRow]] = {AskSure: PanelRow(_draw)}
"""Its row, for the panels of a game."""
