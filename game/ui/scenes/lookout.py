"""Lookout: two drafts from an open offer, clockwise and then back (R5.3, R5.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.commands import PickCard
from game.rules.phases import lookout
from game.rules.state import ChooseCard, GameState, Seat
from game.ui.art.chrome import drop_shadow, glow
from game.ui.art.faces import full_face
from game.ui.canvas import Canvas
from game.ui.pointer import Click
from game.ui.scene import Context
from game.ui.scenes.phase import PhaseScene, card_labels
from game.ui.theme import GOLD, INK, LINE, MUTED, PANEL, PAPER, TXT, PanelStyle
from game.ui.widgets.button import Button
from game.ui.widgets.heading import draw_heading

_WIDTH, _PITCH, _TOP, _LIFT = 300, 344, 230, 14
_HAND = (328, 800, 1264, 270)
_STRIP = PanelStyle(PANEL, LINE, radius=32)
_NOW = PanelStyle(PAPER, GOLD, radius=24, edge_width=2)


def picking_order(state: GameState) -> tuple[Seat, ...]:
    """Who picks in both drafts, one after the other (R5.5)."""
    return (*lookout.picking_order(state, 1), *lookout.picking_order(state, 2))


def picks_done(state: GameState) -> int:
    """How many places of `picking_order` are over."""
    if not isinstance(state.question, ChooseCard):
        return len(picking_order(state))
    before = 0 if state.draft == 1 else len(state.seats)
    return before + lookout.picking_order(state, state.draft).index(state.question.seat)


class LookoutScene(PhaseScene):
    """The offer in large faces; ``chosen`` is the place of the card that is selected."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen: int | None = None

    # ------------------------------------------------------------------ acting
    def enter(self) -> None:
        super().enter()
        self.chosen = None

    def on_click(self, click: Click) -> None:
        offer = self.match.state.offer
        labels = card_labels(offer)
        if click.label in labels:
            self._click_card(labels.index(click.label), click)
        elif click.label == "take":
            self.confirm()
        elif click.button == "right" and (click.label or "").startswith("hand:"):
            self.zoom(self._hand(), int((click.label or "").split(":")[1]))
        else:
            super().on_click(click)

    def _click_card(self, place: int, click: Click) -> None:
        """The first click selects, a second one takes."""
        if click.button == "right":
            self.zoom(self.match.state.offer, place)
        elif not self.match.awaiting_end_turn and not self.is_hidden:
            if self.chosen == place:
                self.confirm()
            else:
                self.chosen, self.changed = place, True

    def confirm(self) -> None:
        seat = self.match.state.to_move
        if seat is not None and self.chosen is not None and not self.is_hidden:
            self.submit(PickCard(seat, self.match.state.offer[self.chosen]))

    def _hand(self) -> Sequence[str]:
        return self.match.state.player(self.mover).hand if self.mover else ()

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        state, text = self.match.state, self.context.text
        draw_heading(canvas, self.box(560, 76, 800, 78), "lookout", text("lookout-title", draft=state.draft))
        canvas.text(self._line(), self.box(260, 162, 1400, 44), "text", 22, TXT, "center")
        self._draw_offer(canvas)
        self._draw_order(canvas, self.box(555 if self.is_hidden else 300, 676, 810, 64))
        self._draw_buttons(canvas)
        self._draw_hand(canvas)

    def _line(self) -> str:
        state, text = self.match.state, self.context.text
        if self.mover is None:
            return ""
        name = self.match.names[self.mover]
        if self.match.awaiting_end_turn:
            return text("lookout-done", name=name)
        return text("lookout-line", name=name, count=len(state.offer))

    def _draw_offer(self, canvas: Canvas) -> None:
        offer = self.match.state.offer
        pitch = min(_PITCH, (1880 - _WIDTH) / max(1, len(offer) - 1))
        left = 960 - (pitch * (len(offer) - 1) + _WIDTH) / 2
        for place, (card, label) in enumerate(zip(offer, card_labels(offer), strict=True)):
            top = _TOP - (_LIFT if place == self.chosen else 0)
            rect = self.box(left + place * pitch, top, _WIDTH, _WIDTH * 88 / 63)
            self._draw_card(canvas, card, label, rect, place == self.chosen)

    def _draw_card(self, canvas: Canvas, card: str, label: str, rect: pygame.Rect, chosen: bool) -> None:
        if chosen or (self.touch.hover == label and not self.match.awaiting_end_turn):
            glow(canvas, rect, GOLD if chosen else PAPER, 14 if chosen else 7, 14)
        else:
            drop_shadow(canvas, rect, 10)
        face = full_face(self.context.catalog.locations[card], rect.width, self.context.wording)
        canvas.image(face, rect.topleft, card)
        self.put(canvas, Button(label, "", rect, drawn=False, tip=self.card_words(card)))

    def _draw_order(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """Who picks when, over both drafts: a check mark when it is over, gold when it is now."""
        order = picking_order(self.match.state)
        done = picks_done(self.match.state)
        with canvas.within(rect):
            canvas.panel(rect, _STRIP, "order")
            head = pygame.Rect(rect.x + canvas.px(28), rect.y, canvas.px(70), rect.height)
            canvas.text(self.context.text("lookout-order"), head, "sign", 15, MUTED, upper=True)
            left, gap = head.right + canvas.px(8), canvas.px(6)
            wide = (rect.right - canvas.px(16) - left) // len(order)
            for number, seat in enumerate(order):
                chip = pygame.Rect(left + number * wide, rect.y + canvas.px(8), wide - gap, rect.height - canvas.px(16))
                self._draw_turn(canvas, chip, seat, number < done, number == done)

    def _draw_turn(self, canvas: Canvas, rect: pygame.Rect, seat: Seat, over: bool, now: bool) -> None:
        if now:
            canvas.panel(rect, _NOW, "now")
        size = min(canvas.px(38), rect.height - 4)
        emblem = (rect.x + canvas.px(8) + size // 2, rect.centery)
        canvas.icon(self.match.state.player(seat).faction, emblem, size)
        if over:
            px = max(14, canvas.px(22))
            canvas.icon("check", (emblem[0] + size // 2 - px // 4, emblem[1] + size // 2 - px // 4), px)
        left = rect.x + canvas.px(20) + size
        words = pygame.Rect(left, rect.y, rect.right - canvas.px(6) - left, rect.height)
        colour = INK if now else MUTED if over else TXT
        canvas.text(self.match.names[seat], words, "strong" if now else "text", 19, colour)

    def _draw_buttons(self, canvas: Canvas) -> None:
        if self.is_hidden:
            return
        place = self.box(1280, 676, 340, 64)
        self.put_undo(canvas, self.box(1122, 676, 146, 64))
        if self.match.awaiting_end_turn:
            self.put_end_turn(canvas, place)
        else:
            self.put(canvas, self._take_button(place))

    def _take_button(self, place: pygame.Rect) -> Button:
        text = self.context.text
        if self.chosen is None:
            return Button("take", text("lookout-take-none"), place, "primary", u=28, why=text("lookout-choose"))
        title = self.context.wording.title(self.match.state.offer[self.chosen])
        return Button("take", text("lookout-take", card=title), place, "primary", u=28)

    def _draw_hand(self, canvas: Canvas) -> None:
        rect = self.box(*_HAND)
        if self.is_hidden:
            self.draw_hand_over(canvas, self.box(_HAND[0], 776, _HAND[2], 284), len(self._hand()))
            return
        if self.mover:
            words = self.context.text("lookout-hand", name=self.match.names[self.mover])
            canvas.text(words, self.box(460, 752, 1000, 36), "sign", 15, MUTED, "center", upper=True)
        self.draw_hand(canvas, rect, self._hand())
