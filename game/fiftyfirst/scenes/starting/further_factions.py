"""The faction boards beside those of the base set, over a new game: a click on one takes it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from game.fiftyfirst.art.faces import board_face
from game.fiftyfirst.table.spots import FactionChip
from game.ui.art.chrome import drop_shadow, glow
from game.ui.art.shapes import box
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click
from game.ui.scene import Scene
from game.ui.theme import BODY, GOLD, MUTED, SCRIM, TITLE
from game.ui.widgets.button import Button
from game.ui.widgets.screen import DEEP, LAYER, draw_heading, draw_scrim

_BOARD, _GAP = (544, 363), 24
"""Size of a board and the gap between boards, in u."""

_TAKEN = 0.6
"""How far a board that cannot be taken is darkened."""

_ROWS = (0, 3, 6)
"""The first board of each row, and the number of boards that have room."""


class FurtherFactionsScene(Scene):
    """``chosen`` is the faction of the player; ``why_not`` says why one cannot be taken, ``take`` takes one."""

    over = True
    arrows = True

    def __init__(
        self, context: Context, chosen: str | None, why_not: Callable[[str], str | None], take: Callable[[str], None]
    ) -> None:
        super().__init__(context)
        self._chosen = chosen
        self._why_not = why_not
        self._take = take

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        match click.label:
            case FactionChip(faction) if self._why_not(faction) is None:
                self.close()
                self._take(faction)
            case "back":
                self.close()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_scrim(canvas, DEEP)
        canvas.layer = LAYER
        text, factions = self.text, further_factions(self.context)
        draw_heading(canvas, self.box(460, 28, 1000, 74), "plus", text("factions-title"))
        wide, tall = _BOARD
        for row, (first, end) in enumerate(pairwise(_ROWS)):
            shown = factions[first:end]
            left = (1920 - len(shown) * (wide + _GAP) + _GAP) / 2
            for number, faction in enumerate(shown):
                place = self.box(left + number * (wide + _GAP), 122 + row * (tall + _GAP), wide, tall)
                context, label = self.context, FactionChip(faction)
                if label in (self.touch.hover, self.focus) or faction == self._chosen:
                    glow(canvas, place, GOLD, 10)
                drop_shadow(canvas, place, 8, 12)
                drawn, scale = context.content.factions[faction], context.settings.text_scale
                board = board_face(drawn, context.content.exchange, place.size, context.wording, scale)
                canvas.image(board, place.topleft, f"board {faction}")
                why = self._why_not(faction)
                self.put(canvas, Button(label, "", place, why=why, tip=context.wording.title(faction), drawn=False))
                if why:
                    canvas.blit(box(place.size, 0, SCRIM, alpha=_TAKEN), place)
                if faction == self._chosen:
                    tick = self.box(0, 0, 54, 54)
                    tick.center = place.topright
                    canvas.icon("ticked", tick.center, tick.width)
        note = self.box(110, 890, 1700, 52)
        canvas.text(text("factions-note"), note, "text", BODY, MUTED, "center", wrap=True)
        self.put(canvas, Button("back", text("new-back"), self.box(780, 956, 360, 78), u=TITLE))


def further_factions(context: Context) -> tuple[str, ...]:
    """The ids of the factions that do not belong to the base set."""
    catalog = context.content
    return tuple(id for id in catalog.factions if id not in catalog.base_factions)
