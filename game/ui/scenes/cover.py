"""The hand-over as a full-screen sign: a setting, for players who do not want the table seen either."""

from __future__ import annotations

from game.ui.art.landscape import landscape
from game.ui.canvas import Canvas
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.recap import recap
from game.ui.scene import Scene
from game.ui.scenes.menu import open_game_menu
from game.ui.theme import GREEN_SIGN, PAPER, SIGN_NOTE
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import draw_scrim
from game.ui.widgets.handover import MOST_LINES, SHOW_HAND


class CoverScene(Scene):
    """Shows only whose turn it is; pressing it opens the hand and goes on."""

    def on_click(self, click: Click) -> None:
        if click.label == SHOW_HAND:
            self._open()

    def on_key(self, key: Key) -> None:
        if key.name in ("space", "return", "enter"):
            self._open()
        elif key.name == "escape":
            open_game_menu(self.context)

    def _open(self) -> None:
        self.context.viewer = self.context.playing.state.to_move
        self.context.director.advance()

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(landscape(canvas.metrics.size), (0, 0))
        draw_scrim(canvas, 150)
        match, text = self.context.playing, self.context.text
        seat = match.state.to_move
        if seat is None:
            return
        sign = self.box(410, 290, 1100, 440)
        with canvas.within(sign):
            canvas.panel(sign, GREEN_SIGN._replace(radius=24), "cover")
            canvas.icon(match.state.player(seat).faction, self.box(485, 435, 150, 150), canvas.px(150))
            title = text("handover-title", name=match.names[seat])
            canvas.text(title, self.box(670, 320, 800, 100), "title", 68, PAPER, upper=True)
            self._draw_recap(canvas, recap(match, self.context.wording, seat))
            button = Button(SHOW_HAND, text("handover-show"), self.box(670, 610, 420, 84), "primary", u=36)
            self.put(canvas, button)
            canvas.text(text("handover-key"), self.box(1116, 610, 350, 84), "text", 20, SIGN_NOTE)

    def _draw_recap(self, canvas: Canvas, lines: tuple[str, ...]) -> None:
        shown = lines[-MOST_LINES:] or (self.context.text("handover-nothing"),)
        for number, line in enumerate(shown):
            canvas.text(line, self.box(672, 430 + number * 38, 800, 36), "text", 24, SIGN_NOTE)
