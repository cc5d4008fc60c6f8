"""Setup: keep four of six cards (R3.7) by choosing two to discard; the choice is secret."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.fiftyfirst.art.atlas import atlas
from game.fiftyfirst.art.faces import full_face, small_board_face
from game.fiftyfirst.of_context import wording_of
from game.fiftyfirst.rules.commands import KeepCards
from game.fiftyfirst.rules.phases.setup import DISCARDED
from game.fiftyfirst.scenes.state_phase import StatePhaseScene, laid_out
from game.fiftyfirst.table import course
from game.fiftyfirst.table.spots import FaceUpCard, FactionChip
from game.fiftyfirst.wording import printed
from game.ui.art.chrome import drop_shadow, glow, veil
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.input import Click, Drag, Input
from game.ui.places import Label
from game.ui.scenes.phase import card_places
from game.ui.shades import is_high_contrast
from game.ui.theme import BODY, DIALOG, GOLD, MUTED, PAPER, RED, TITLE, TXT, PanelStyle
from game.ui.widgets.button import Button

SWAP = "swap"
"""The button that lays the other discarded card on top."""

_SWAP, _EDGE = 230, 12
"""In u: its width, and the least distance of buttons from the edge of the window."""

_WIDEST, _PLATE, _BUTTON, _HIDDEN = 360, 96, 70, 300
_BOARD, _GAP, _LEAST = 150, 10, 420
"""In u: maximum width of a card, heights of a licence plate, of a button and of the face-down hand; height of a small
faction board, the gap above it, and the least height that it leaves to the cards."""

_SIGN = 260
"""Width of the sign below the cards, in u."""

_BROADEST, _BOARD_SHAPE = 600, 0.31
"""In a window higher than wide, greatest width of a card and of a plate in u, and height of a small board as a share of
its width."""

_AWAY = DIALOG._replace(edge_width=3)
_MARK = PanelStyle(RED, PAPER, radius=8, edge_width=2)


class KeepScene(StatePhaseScene):
    """Six large faces; ``chosen`` are the indices of the cards to discard, the one that lies on top last."""

    name = course.KEEP

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen: list[int] = []
        self._away = pygame.Rect(0, 0, 0, 0)
        """Where a card is dropped to be discarded."""

        self.drag: Drag[FaceUpCard] = Drag(self.pointer, self._lift, self._drop)

    # ------------------------------------------------------------------ acting
    def begin(self) -> None:
        self.chosen.clear()

    @property
    def has_chosen(self) -> bool:
        return bool(self.chosen)

    def handle(self, value: Input) -> None:
        if not self.follow_drag(self.drag, value):
            super().handle(value)

    @property
    def _places(self) -> tuple[FaceUpCard, ...]:
        """The places of the cards that lie open."""
        return () if self.is_hidden else laid_out(self._hand())

    def _lift(self, label: Label) -> FaceUpCard | None:
        return label if self.may_decide and isinstance(label, FaceUpCard) and label in self._places else None

    def _drop(self, card: FaceUpCard, _: Label | None) -> None:
        """A card was dropped: below the others it is to be discarded, elsewhere it is kept."""
        goes, place = self._away.collidepoint(self.pointer.pos), self._places.index(card)
        if goes != (place in self.chosen):
            self._choose(place)
        self.changed = True

    def _choose(self, place: int) -> None:
        """Choose a card to be discarded, or keep it after all; say so if two are chosen already."""
        if place in self.chosen:
            self.chosen.remove(place)
        elif len(self.chosen) < DISCARDED:
            self.chosen.append(place)
        else:
            self.complain(self.text("keep-enough"))
        self.changed = True

    def on_click(self, click: Click) -> None:
        places = self._places
        if isinstance(click.label, FaceUpCard) and click.label in places:
            if click.button == "right":
                self.look_at(click.label)
            elif click.button == "left" and self.may_decide:
                self._choose(places.index(click.label))
        elif click.label == "confirm" and click.button == "left":
            self.confirm()
        elif click.label == SWAP and click.button == "left":
            self.chosen.reverse()
            self.changed = True
        else:
            super().on_click(click)

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        places = self._places
        return (self._hand(), places.index(label)) if isinstance(label, FaceUpCard) and label in places else None

    def confirm(self) -> None:
        seat = self.match.status.to_move
        if seat is None or len(self.chosen) != DISCARDED:
            return
        kept = tuple(card for place, card in enumerate(self._hand()) if place not in self.chosen)
        is_usual = not self._is_ordered or self.chosen == sorted(self.chosen)
        self.submit(KeepCards(seat, kept, None if is_usual else self._hand()[self.chosen[-1]]))

    @property
    def _is_ordered(self) -> bool:
        """Whether it matters which of the two discarded cards lies on top: of a pile of the player's own (R42.1)."""
        cards = {self._hand()[place] for place in self.chosen}
        return self.view.own_discards and len(cards) == DISCARDED

    def _hand(self) -> Sequence[str]:
        """The six cards, or the four that were kept while a lesson tells of it."""
        if self.mover is None:
            return ()
        player = self.view.player(self.mover)
        return player.kept or player.hand or ()

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "card", self.text("keep-title")

    def draw_ground(self, canvas: Canvas) -> None:
        canvas.blit(atlas(canvas.metrics.size), (0, 0))

    def put_corners(self, canvas: Canvas) -> None:
        self.put_menu_button(canvas)

    def draw_phase(self, canvas: Canvas) -> None:
        top = self.draw_head(canvas, self._line())
        sheet, seats = self.sheet, self._draw_seats(canvas, top)
        buttons = seats - self._button_high - 24
        room = sheet.box(20, top + 8, sheet.width - 40, buttons - top - 24)
        if self.is_hidden:
            tall = min(sheet.grown(_HIDDEN, 1.6), buttons - top)
            wide = sheet.width - 100 if sheet.is_upright else 1290
            self.draw_hand_over(canvas, sheet.centred((top + buttons - tall) / 2, wide, tall))
            if self.match.undo_possible:
                self.put_undo(canvas, sheet.centred(buttons, sheet.grown(170), self._button_high))
        else:
            self._draw_cards(canvas, room)
            self._draw_buttons(canvas, buttons)
            self._away = sheet.box(20, buttons - 8, sheet.width - 40, sheet.height - buttons - 4)
            if self.drag.held:
                self._draw_away(canvas)

    @property
    def _button_high(self) -> float:
        """Height of the buttons, in u."""
        return self.sheet.grown(_BUTTON, 1.3)

    def _line(self) -> str:
        """What to do."""
        if self.mover is None or self.is_hidden:
            return self.text("keep-secret")
        name = self.match.names[self.mover]
        if self._is_ordered:
            top = self.context.wording.card(self._hand()[self.chosen[-1]])
            return self.text("keep-line-top", name=name, card=top)
        return self.text("keep-line", name=name, left=DISCARDED - len(self.chosen))

    def _draw_cards(self, canvas: Canvas, room: pygame.Rect) -> None:
        hand = self._hand()
        widest = canvas.px(_BROADEST if self.sheet.is_upright else _WIDEST)
        places = card_places(len(hand), room, canvas.px(16), widest)
        for place, (card, label, rect) in enumerate(zip(hand, laid_out(hand), places, strict=True)):
            face = full_face(self.context.content.locations[card], rect.width, self.context.wording)
            if self.touch.hover == label and not self.drag.held:
                glow(canvas, rect, GOLD, 10, 14)
            else:
                drop_shadow(canvas, rect)
            canvas.image(face, rect.topleft, card)
            if self.drag.held == label:
                veil(canvas, rect)
            elif place in self.chosen:
                if not is_high_contrast():
                    shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                    radius = max(1, round(rect.width * 0.045))
                    pygame.draw.rect(shade, (16, 22, 27, 110), shade.get_rect(), border_radius=radius)
                    canvas.blit(shade, rect.topleft)
                self._draw_mark(canvas, rect, self._sign(place))
            self.put(canvas, Button(label, "", rect, drawn=False, tip=self.card_words(card)))

    def _draw_away(self, canvas: Canvas) -> None:
        """Where the card that is held can be dropped to be discarded."""
        over = self._away.collidepoint(self.pointer.pos)
        canvas.panel(self._away, _AWAY._replace(edge=GOLD if over else PAPER), "away")
        sign = pygame.Rect(0, 0, canvas.px(self.sheet.grown(_SIGN, 1.5)), canvas.px(56))
        sign.midtop = (self._away.centerx, self._away.y + canvas.px(20))
        self._draw_sign(canvas, sign, self.text("keep-discard"))

    def draw_carried(self, canvas: Canvas) -> None:
        super().draw_carried(canvas)
        if self.drag.held:
            self.draw_held_card(canvas, self.drag.held.card)

    def _sign(self, place: int) -> str:
        """What the sign across a card to discard says: in which order the two will lie, where that matters."""
        if not self._is_ordered:
            return self.text("keep-discard")
        return self.text("keep-top" if place == self.chosen[-1] else "keep-below")

    def _draw_mark(self, canvas: Canvas, card: pygame.Rect, words: str) -> None:
        """The red sign across a card to discard."""
        sign = pygame.Rect(0, 0, card.width * 3 // 4, canvas.px(56))
        sign.center = (card.centerx, card.y + card.height * 3 // 10)
        self._draw_sign(canvas, sign, words)

    def _draw_sign(self, canvas: Canvas, sign: pygame.Rect, words: str) -> None:
        with canvas.within(sign):
            canvas.panel(sign, _MARK, "discard")
            tall = sign.height
            canvas.icon("discard", (sign.x + tall * 9 // 14, sign.centery), tall * 19 // 28)
            room = pygame.Rect(sign.x + tall * 8 // 7, sign.y, sign.width - tall * 19 // 14, tall)
            canvas.text(words, room, "title", TITLE, PAPER, upper=True)

    def _draw_buttons(self, canvas: Canvas, top: float) -> None:
        text, sheet = self.text, self.sheet
        tall, undo, go = self._button_high, sheet.grown(170), sheet.grown(540, 1.6)
        swap = sheet.grown(_SWAP, 1.6) + 16 if self._is_ordered else 0
        go = min(go, sheet.width - 2 * _EDGE - undo - 16 - swap)
        most = sheet.width - _EDGE - undo - 16 - go
        left = (sheet.width - undo - go - 16) / 2
        left = max(left, _EDGE + swap) if self.context.settings.left_handed else min(left, most - swap)
        back, place = self.at_hand(sheet.box(left, top, undo, tall), sheet.box(left + undo + 16, top, go, tall))
        self.put_undo(canvas, back)
        if swap:
            width, gap = canvas.px(swap - 16), canvas.px(16)
            outer = place.x - gap - width if self.context.settings.left_handed else place.right + gap
            beside = pygame.Rect(outer, place.y, width, place.height)
            swap_tip = text("keep-swap-tip")
            self.put(canvas, Button(SWAP, text("keep-swap"), beside, icon="exchange", u=TITLE, tip=swap_tip))
        left_over = DISCARDED - len(self.chosen)
        why = text("keep-choose-more", left=left_over) if left_over else None
        tip = text("keep-confirm-tip")
        self.put(canvas, Button("confirm", text("keep-confirm"), place, "primary", u=TITLE, why=why, tip=tip))

    def _draw_seats(self, canvas: Canvas, top: float) -> float:
        """Draw the seats along the lower edge: who has chosen, and below each plate what its faction produces and can
        do, if that leaves the cards enough room; returns their top in u."""
        seats, sheet, catalog = self.view.people, self.sheet, self.context.content
        tall, below = sheet.grown(_PLATE, 1.5), sheet.grown(32, 1.6)
        wide = _BROADEST if sheet.is_upright else sheet.grown(440, 1.5)
        wide = min(wide, (sheet.width - 40 - 28 * (len(seats) - 1)) / len(seats))
        high = round(wide * _BOARD_SHAPE) + _GAP if sheet.is_upright else _BOARD
        upper = sheet.height - tall - below - 14
        board = high if upper - high - self._button_high - top >= _LEAST else 0
        upper -= board
        for seat, rect in zip(seats, sheet.row(len(seats), upper, wide, tall, 28), strict=True):
            player = self.view.player(seat)
            active = seat == self.mover
            self.draw_plate(canvas, rect, seat, player, active)
            if board:
                size = (min(rect.width, canvas.px(_BROADEST if sheet.is_upright else 440)), canvas.px(board - _GAP))
                place = pygame.Rect((rect.centerx - size[0] // 2, rect.bottom + canvas.px(_GAP)), size)
                face = small_board_face(catalog.factions[player.faction], catalog.exchange, size)
                canvas.image(face, place.topleft, f"board {player.faction}")
                facts = printed.facts(wording_of(self.context), catalog.factions[player.faction])
                words = "\n".join((*(fact.sentence for fact in facts), self.text("card-closely")))
                self.explain(canvas, place, FactionChip(player.faction, seat), words)
            word = self.text("keep-chosen" if player.chosen else "keep-choosing" if active else "keep-waiting")
            line = pygame.Rect(rect.x, rect.bottom + canvas.px(board + 4), rect.width, canvas.px(below))
            canvas.text(word, line, "text", BODY, TXT if active else MUTED, "center")
        return upper
