"""What the screens of a match have in common: the dimmed table behind them, the hand-over, taking back, the menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from game.kernel.refusal import Refusal
from game.match.match import Match
from game.rules.commands import AnyCommand
from game.rules.state import Seat
from game.ui.art.chrome import glow
from game.ui.art.faces import full_face, mini_face
from game.ui.canvas import Canvas
from game.ui.input import Key
from game.ui.pointer import Click
from game.ui.recap import recap
from game.ui.scene import Context, Scene
from game.ui.scenes.menu import open_game_menu
from game.ui.table import labels
from game.ui.table.draw.hand import SMALLEST_PREVIEW
from game.ui.theme import GOLD, MUTED, Metrics
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import PHASE, draw_scrim
from game.ui.widgets.handover import SHOW_HAND, Handover, draw_handover

_CARD_WIDTH = 186


class PhaseScene(Scene):
    """A screen of the match on the table, drawn over the dimmed table.

    ``shown_phase`` is the phase of the screen, where the match itself is further on already.
    """

    arrows = True
    shown_phase: ClassVar[str | None] = None

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._backdrop: tuple[object, Metrics, pygame.Surface] | None = None

    @property
    def match(self) -> Match:
        return self.context.playing

    @property
    def mover(self) -> Seat | None:
        """Who decides here: the holder while the turn could still be taken back, else the seat to move."""
        return self.match.holder if self.match.awaiting_end_turn else self.match.state.to_move

    @property
    def is_hidden(self) -> bool:
        """The hand of the player to decide has not been opened yet."""
        return self.mover is not None and self.context.viewer != self.mover

    # ------------------------------------------------------------------ acting
    def submit(self, command: AnyCommand) -> None:
        """Send a command; on to what comes next, or say why it was refused."""
        answer = self.match.submit(command)
        if isinstance(answer, Refusal):
            self.context.notices[:] = [self.context.wording.refusal(answer, self.match.names)]
            self.changed = True
        else:
            self.context.dismiss_notices()
            self.context.director.advance()

    def undo(self) -> None:
        """Take back the holder's last decision, if that is possible."""
        if self.match.undo() is None:
            self.context.director.advance()

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self.match.redo() is None:
            self.context.director.advance()

    def end_turn(self) -> None:
        self.match.end_turn()
        self.context.director.advance()

    def show_hand(self) -> None:
        """The player to decide has taken the seat."""
        self.context.viewer = self.mover
        self.changed = True

    def zoom(self, cards: Sequence[str], place: int) -> None:
        """Look at one of these cards closely."""
        from game.ui.scenes.zoom import ZoomScene

        self.context.stack.push(ZoomScene(self.context, tuple(cards), place))

    def confirm(self) -> None:
        """What Space does when no button has the focus; nothing here."""

    def on_click(self, click: Click) -> None:
        if click.button != "left":
            return
        actions = {
            labels.MENU: self.open_menu,
            labels.UNDO: self.undo,
            labels.END_TURN: self.end_turn,
            SHOW_HAND: self.show_hand,
        }
        if click.label in actions:
            actions[click.label]()

    def on_key(self, key: Key) -> None:
        if key.name == "escape":
            self.open_menu()
        elif key.name == "z" and "ctrl" in key.mods:
            self.undo()
        elif key.name == "y" and "ctrl" in key.mods:
            self.redo()
        elif key.name in ("space", "return", "enter"):
            self.press_on()

    def press_on(self) -> None:
        """Space, when no button has the focus: the one thing that goes on from here."""
        if self.match.awaiting_end_turn:
            self.end_turn()
        elif self.is_hidden and SHOW_HAND in self.buttons:
            self.show_hand()
        else:
            self.confirm()

    def open_menu(self) -> None:
        open_game_menu(self.context)

    # ------------------------------------------------------------------ drawing
    def draw_backdrop(self, canvas: Canvas) -> None:
        """The table as all may see it, dimmed; kept until the match or the window changes."""
        key, metrics = (id(self.match.state), self.mover), canvas.metrics
        if self._backdrop is None or self._backdrop[:2] != (key, metrics):
            self._backdrop = (key, metrics, self._draw_table(canvas))
        canvas.surface.blit(self._backdrop[2], (0, 0))
        self.put_menu_button(canvas)

    def _draw_table(self, canvas: Canvas) -> pygame.Surface:
        from game.ui.scenes.table import draw_public_table

        behind = Canvas(canvas.surface.copy(), canvas.metrics)
        draw_public_table(behind, self.context, self.shown_phase)
        draw_scrim(behind, PHASE)
        return behind.surface

    def put_menu_button(self, canvas: Canvas) -> None:
        rect = pygame.Rect(canvas.px(12), canvas.px(9), canvas.px(44), canvas.px(44))
        canvas.icon("menu", rect, canvas.px(30))
        self.put(canvas, Button(labels.MENU, "", rect, drawn=False, tip=self.context.text("menu-tip")))

    def put_undo(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Taking back is always in sight, and says what is in its way."""
        text, barrier = self.context.text, self.match.undo_barrier()
        why = self.context.wording.undo_barrier(barrier) if barrier else None
        icon = "lock" if barrier == "revealed" else "undo"
        self.put(canvas, Button(labels.UNDO, text("undo"), rect, icon=icon, u=24, why=why, tip=text("undo-tip")))

    def put_end_turn(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Stands where the decision was made while it could still be taken back."""
        self.put(canvas, Button(labels.END_TURN, self.context.text("end-turn"), rect, "primary", u=30))

    def draw_hand_over(self, canvas: Canvas, rect: pygame.Rect, cards: int) -> None:
        """The hand face down under the name of the player who is to decide."""
        seat = self.mover
        if seat is None:
            return
        handover = Handover(
            seat, self.match.names[seat], self.match.state.player(seat).faction, cards,
            recap(self.match, self.context.wording, seat),
        )  # fmt: skip
        button = draw_handover(canvas, rect, handover, self.context.text, self.touch)
        self.buttons[button.label] = button

    def draw_hand(self, canvas: Canvas, rect: pygame.Rect, hand: Sequence[str]) -> None:
        """The open hand, small; overlapping evenly when there are many cards."""
        width = min(canvas.px(_CARD_WIDTH), rect.height * 63 // 88)
        if not hand:
            canvas.text(self.context.text("hand-empty"), rect, "text", 20, MUTED, "center")
            return
        step = min(width + canvas.px(8), (rect.width - width) // max(1, len(hand) - 1))
        left = rect.centerx - (step * (len(hand) - 1) + width) // 2
        for number, card in enumerate(hand):
            face = mini_face(self.context.catalog.locations[card], width, self.context.wording)
            place = canvas.image(face, (left + number * step, rect.y), card)
            canvas.hit(place, f"hand:{number}:{card}")
        for number, card in enumerate(hand):
            if self.touch.hover == f"hand:{number}:{card}":
                self._draw_large(canvas, card, left + number * step + width // 2, rect.bottom)

    def _draw_large(self, canvas: Canvas, card: str, middle: int, bottom: int) -> None:
        """The card of the hand under the pointer, large enough to be read, above its place."""
        width = max(SMALLEST_PREVIEW, canvas.px(SMALLEST_PREVIEW))
        face = full_face(self.context.catalog.locations[card], width, self.context.wording)
        place = face.get_rect(midbottom=(middle, bottom)).clamp(canvas.surface.get_rect())
        glow(canvas, place, GOLD, 10)
        canvas.image(face, place.topleft, card)

    def card_words(self, card: str) -> str:
        """What the icons of a Location card say, for a tooltip."""
        location = self.context.catalog.locations[card]
        return "\n".join((*self.context.wording.abilities(location), self.context.text("card-closely")))


def card_labels(cards: Sequence[str]) -> tuple[str, ...]:
    """``card:school``, and ``card:school#2`` for a second copy."""
    found: list[str] = []
    for number, card in enumerate(cards):
        copy = 1 + cards[:number].count(card)
        found.append(f"card:{card}" if copy == 1 else f"card:{card}#{copy}")
    return tuple(found)
