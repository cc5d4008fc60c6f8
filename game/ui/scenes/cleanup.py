"""Cleanup: choosing what to store on a card (R17.1), and what each seat keeps and loses (R17.2, R17.3)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cards.vocabulary import TOKENS
from game.kernel.bag import EMPTY, Bag
from game.rules.commands import StoreGoods
from game.rules.effects import store
from game.rules.state import ChooseStorage, Site
from game.rules.view import SeatView
from game.ui.art.card_face import RATIO
from game.ui.art.chrome import drop_shadow
from game.ui.art.faces import face_size, full_face
from game.ui.art.lettering import broken
from game.ui.canvas import Canvas
from game.ui.context import Context
from game.ui.places import FaceUpCard, Label, OwnedGood, StoreStep
from game.ui.pointer import Click
from game.ui.running import flow
from game.ui.scenes.phase import PhaseScene
from game.ui.scenes.seat_account import SeatAccount, draw_account
from game.ui.theme import DIALOG, ICON_FLOOR, LINE, MUTED, SUNK, TXT
from game.ui.widgets.button import SMALLEST_HIT, Button

_WIDEST, _TALLEST = 1100, 900
_FACE, _STEPPER, _FOOT = 340, 84, 70
"""In u: maximum size of each panel; width of the card, heights of a stepper and of the buttons."""

_NAMED = 5
"""Maximum kinds of goods named on the button."""


class CleanupScene(PhaseScene):
    """``stored`` are the goods chosen for the card, at first as many as it holds, because the rest is lost. All of it
    is public, so no hand is opened."""

    name = flow.CLEANUP

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.stored = EMPTY

    # ------------------------------------------------------------------ acting
    def begin(self) -> None:
        self.stored = self._most()

    def _most(self) -> Bag:
        """As many goods as the card has room for."""
        if self.question is None:
            return EMPTY
        player = self.view.player(self.question.seat)
        site = player.site(self.question.site)
        if site is None:
            return EMPTY
        room = store.room_left(site.stored, self.context.catalog.locations[site.card].storage)
        return store.all_that_fits(player.goods, room)

    @property
    def question(self) -> ChooseStorage | None:
        """The open question; None while the last answer can be undone."""
        question = self.view.question
        return question if isinstance(question, ChooseStorage) and not self.match.awaiting_end_turn else None

    def on_click(self, click: Click) -> None:
        if click.button == "left" and isinstance(click.label, StoreStep):
            self.stored = self._changed(click.label.good, 1 if click.label.step == "plus" else -1)
            self.changed = True
        elif click.button == "left" and click.label == "confirm":
            self.confirm()
        elif isinstance(click.label, FaceUpCard):
            self.look_at(click.label)
        else:
            super().on_click(click)

    def cards_at(self, label: Label) -> tuple[Sequence[str], int] | None:
        return ((label.card,), 0) if isinstance(label, FaceUpCard) else None

    def _changed(self, good: str, by: int) -> Bag:
        return Bag({**self.stored, good: self.stored[good] + by})

    def confirm(self) -> None:
        if self.question:
            self.submit(StoreGoods(self.question.seat, self.question.site, self.stored))

    # ------------------------------------------------------------------ drawing
    def heading(self) -> tuple[str, str]:
        return "cleanup", self.context.text("cleanup-title", round=self.view.round)

    def draw(self, canvas: Canvas) -> None:
        self.draw_backdrop(canvas)
        sheet = self.sheet
        top = self.draw_head(canvas, self._line()) + 8
        half = min((sheet.width - 56) / 2, sheet.grown(_WIDEST, 1.3))
        tall = min(sheet.height - top - 20, sheet.grown(_TALLEST, 1.5))
        panel = sheet.box(sheet.width / 2 - half - 8, top, half, tall)
        canvas.panel(panel, DIALOG._replace(alpha=0.98), "storage")
        inner = panel.inflate(-canvas.px(48), -canvas.px(40))
        foot = canvas.px(sheet.grown(_FOOT, 1.6))
        upper = pygame.Rect(inner.x, inner.y, inner.width, inner.height - foot - canvas.px(12))
        if self.question:
            self._draw_question(canvas, self.question, upper)
        else:
            self._draw_answered(canvas, upper)
        self._put_feet(canvas, pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot))
        self._draw_accounts(canvas, sheet.box(sheet.width / 2 + 8, top, half, tall))

    def _line(self) -> str:
        question, text = self.question, self.context.text
        if question is None:
            holder = self.match.holder
            return text("cleanup-done", name=self.match.names[holder] if holder else "")
        site = self.view.player(question.seat).site(question.site)
        card = self.context.wording.card(site.card) if site else ""
        return text("cleanup-store", name=self.match.names[question.seat], card=card)

    def _draw_answered(self, canvas: Canvas, room: pygame.Rect) -> None:
        holder, lines = self.match.holder, []
        for site in self.view.player(holder).sites if holder else ():
            if site.stored:
                title, goods = self.context.wording.title(site.card), self.context.wording.goods(site.stored)
                lines.append(self.context.text("cleanup-stored", card=title, goods=goods))
        words = "\n".join(lines) or self.context.text("cleanup-stored-nothing")
        canvas.text(words, room, "text", 26, TXT, "center", wrap=True)

    def _draw_question(self, canvas: Canvas, question: ChooseStorage, room: pygame.Rect) -> None:
        """The storing card, and beside it the goods to store."""
        player = self.view.player(question.seat)
        site = player.site(question.site)
        if site is None:
            return
        location, wording = self.context.catalog.locations[site.card], self.context.wording
        width = min(room.width * 2 // 5, int(room.height / RATIO), canvas.px(_FACE))
        face = pygame.Rect(room.topleft, face_size(width))
        face.centery = room.centery
        drop_shadow(canvas, face)
        canvas.image(full_face(location, face.width, wording), face.topleft, site.card)
        self.put(canvas, Button(FaceUpCard(site.card), "", face, drawn=False, tip=self.card_words(site.card)))
        right = pygame.Rect(face.right + canvas.px(24), room.y, room.right - face.right - canvas.px(24), room.height)
        self._draw_steppers(canvas, right, site, player)

    def _draw_steppers(self, canvas: Canvas, room: pygame.Rect, site: Site, player: SeatView) -> None:
        """What the card can store, and a stepper for each good, vertically centred."""
        storage = self.context.catalog.locations[site.card].storage
        goods, high = storable(storage), canvas.px(self.sheet.grown(64, 1.6)) + canvas.px(8)
        pitch = min(canvas.px(self.sheet.grown(_STEPPER, 1.6)), (room.height - high) // max(1, len(goods)))
        top = room.centery - (high + pitch * len(goods)) // 2
        head = pygame.Rect(room.x, top, room.width, high - canvas.px(8))
        words = self.context.text("cleanup-room", storing=self.context.wording.storing(storage))
        px = canvas.metrics.text_px(22)
        if len(broken(words, "text", px, head.width)) * px <= head.height:
            canvas.text(words, head, "text", 22, MUTED, wrap=True)
        for number, good in enumerate(goods):
            row = pygame.Rect(room.x, top + high + number * pitch, room.width, pitch - canvas.px(10))
            self._draw_stepper(canvas, row, site, good, player.goods[good])

    def _draw_stepper(self, canvas: Canvas, row: pygame.Rect, site: Site, good: str, owned: int) -> None:
        """Minus, the number to store, plus; and the number that is left."""
        text, count = self.context.text, self.stored[good]
        side = max(SMALLEST_HIT, min(row.height - canvas.px(12), row.width // 5))
        plus = pygame.Rect(row.right - canvas.px(10) - side, row.centery - side // 2, side, side)
        minus = plus.move(-side - canvas.px(56), 0)
        icon = max(ICON_FLOOR, min(canvas.px(48), row.height - 6, row.width // 6))
        left = row.x + canvas.px(12) + icon
        have = pygame.Rect(left + canvas.px(10), row.y, minus.x - canvas.px(18) - left, row.height)
        canvas.panel(row, SUNK, good)
        with canvas.within(row):
            canvas.icon(good, (row.x + canvas.px(12) + icon / 2, row.centery), icon, dim=not owned)
            canvas.text(text("cleanup-have", count=owned - count), have, "text", 19, MUTED)
            middle = pygame.Rect(minus.right, row.y, plus.x - minus.right, row.height)
            canvas.text(str(count), middle, "number", 30, TXT, "center")
        named = pygame.Rect(row.x, row.y, minus.x - row.x, row.height)
        self.explain(canvas, named, OwnedGood(good), self.context.wording.good_help(good))
        self._put_steps(canvas, site.id, good, minus, plus)

    def _put_steps(self, canvas: Canvas, site: int, good: str, minus: pygame.Rect, plus: pygame.Rect) -> None:
        text, one = self.context.text, Bag({good: 1})
        less = None if self.stored[good] else text("cleanup-none-stored")
        tips = text("cleanup-less-tip", goods=one), text("cleanup-more-tip", goods=one)
        self.put(canvas, Button(StoreStep(site, good, "minus"), "−", minus, u=30, why=less, tip=tips[0]))
        self.put(canvas, Button(StoreStep(site, good, "plus"), "+", plus, u=30, why=self._why_not(good), tip=tips[1]))

    def _why_not(self, good: str) -> str | None:
        """Why no more of a good can be stored; None if it can."""
        question = self.question
        if question is None:
            return None
        refusal = self.match.check(StoreGoods(question.seat, question.site, self._changed(good, 1)))
        return self.context.wording.refusal(refusal, self.match.names) if refusal else None

    def _put_feet(self, canvas: Canvas, rect: pygame.Rect) -> None:
        undo = pygame.Rect(rect.x, rect.y, rect.width // 4, rect.height)
        go = pygame.Rect(undo.right + canvas.px(14), rect.y, rect.right - undo.right - canvas.px(14), rect.height)
        undo, go = self.at_hand(undo, go)
        self.put_undo(canvas, undo)
        if not self.question:
            self.put_end_turn(canvas, go)
            return
        text = self.context.text
        count, many = self.stored.total, len(self.stored) > _NAMED
        words = text("cleanup-confirm-many", n=count) if many else text("cleanup-confirm", goods=self.stored)
        words = words if self.stored else text("cleanup-nothing")
        self.put(canvas, Button("confirm", words, go, "primary", u=30, tip=text("cleanup-confirm-tip")))

    def _draw_accounts(self, canvas: Canvas, panel: pygame.Rect) -> None:
        """For each seat, what stays and what goes back to the general supply."""
        canvas.panel(panel, DIALOG._replace(edge=LINE, alpha=0.98), "account")
        seats = self.view.people
        tall = (panel.height - canvas.px(24)) // len(seats)
        for number, seat in enumerate(seats):
            top = panel.y + canvas.px(12) + number * tall
            block = pygame.Rect(panel.x + canvas.px(16), top, panel.width - canvas.px(32), tall - canvas.px(10))
            stored = self.stored if self.question and self.question.seat == seat else EMPTY
            account = SeatAccount(seat, self.view.player(seat), stored, seat == self.mover)
            draw_account(self, canvas, block, account)


def storable(storage: Bag) -> tuple[str, ...]:
    """The goods that may go onto a card (R17.1)."""
    return tuple(good for good in TOKENS if store.fits(Bag({good: 1}), storage))
